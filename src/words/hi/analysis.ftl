### विश्लेषण की हुई बाज़ी के बारे में जो कहा जाता है।

analysis = विश्लेषण
analysing = { $all } में से कदम { $done } देखा जा रहा है…
outlook-chance = जीतने की संभावना, पहली चाल से आखिरी तक
outlook-lead = अंत में अनुमानित बढ़त, पहली चाल से आखिरी तक
luck-and-play = किस्मत वह है जो फेंकों ने बदला। खेल वह है जो चालों से सबसे अच्छी चालों के मुकाबले गँवाया गया।
play-alone = खेल वह है जो चालों से सबसे अच्छी चालों के मुकाबले गँवाया गया।
luck-play-of = किस्मत { $luck }, खेल { $play }
play-of = खेल { $play }
turned =
    { $who ->
        [you] जहाँ आपके लिए बाज़ी पलटी
       *[other] जहाँ { $who } के लिए बाज़ी पलटी
    }
costly = जिन चालों से नुकसान हुआ
none-costly = कोई चाल इससे अच्छी नहीं हो सकती थी।
percent = { $number }%
play-better = बेहतर: { $action } ({ $more })
fault =
    { $grave ->
        [slip] चूक, { $cost }
        [blunder] भारी गलती, { $cost }
       *[mistake] गलती, { $cost }
    }
