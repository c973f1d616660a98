### विश्लेषण की हुई बाज़ी के बारे में जो कहा जाता है।

analysis = विश्लेषण
analysing = { $all } में से चरण { $done } देखा जा रहा है…
outlook-chance = जीतने की संभावना, पहली चाल से आखिरी तक
outlook-chance-told = जीतने की संभावना। पहली चाल के बाद: { $first }। आखिरी के बाद: { $last }।
outlook-lead = अंत में अनुमानित बढ़त, पहली चाल से आखिरी तक
outlook-lead-told = अंत में अनुमानित बढ़त। पहली चाल के बाद: { $first }। आखिरी के बाद: { $last }।
luck-and-play = किस्मत: दाँवों से जो मिला या गया। खेल: सबसे अच्छी चाल न चलने से जो गया। दोनों अनुमान हैं।
play-alone = खेल: सबसे अच्छी चाल न चलने से जो गया। यह अनुमान है।
luck-play-of = किस्मत { $luck }, खेल { $play }
play-of = खेल { $play }
turned =
    { $who ->
        [you] जहाँ आपके लिए बाज़ी पलटी
       *[other] जहाँ { $who } के लिए बाज़ी पलटी
    }
costly = महँगी चालें
none-costly = हर चाल सबसे अच्छी थी।
percent = { $number }%
play-better = बेहतर: { $action } ({ $more })
fault =
    { $grave ->
        [slip] चूक, { $cost }
        [blunder] भारी गलती, { $cost }
       *[mistake] गलती, { $cost }
    }
