### विश्लेषण की हुई बाज़ी के बारे में जो कहा जाता है।

analysis = विश्लेषण
analysing = { $all } में से चाल { $done } देखी जा रही है…
outlook-chance = जीतने की संभावना, चाल-दर-चाल
outlook-lead = अंत में अनुमानित बढ़त, चाल-दर-चाल
points = { $number } अंक
summary =
    { $who ->
        [you] { $way ->
            [gained] आपको किस्मत से { $luck } का फ़ायदा और चालों से { $choice } का नुकसान हुआ।
           *[lost] आपको किस्मत से { $luck } का और चालों से { $choice } का नुकसान हुआ।
        }
       *[other] { $way ->
            [gained] { $who } को किस्मत से { $luck } का फ़ायदा और चालों से { $choice } का नुकसान हुआ।
           *[lost] { $who } को किस्मत से { $luck } का और चालों से { $choice } का नुकसान हुआ।
        }
    }
summary-each =
    { $who ->
        [you] { $way ->
            [gained] हर चाल पर औसतन: आपको किस्मत से { $luck } का फ़ायदा और चालों से { $choice } का नुकसान हुआ।
            [even] किस्मत बराबर रही। हर चाल पर औसतन: आपको चालों से { $choice } का नुकसान हुआ।
           *[lost] हर चाल पर औसतन: आपको किस्मत से { $luck } का और चालों से { $choice } का नुकसान हुआ।
        }
       *[other] { $way ->
            [gained] हर चाल पर औसतन: { $who } को किस्मत से { $luck } का फ़ायदा और चालों से { $choice } का नुकसान हुआ।
            [even] { $who } की किस्मत बराबर रही। हर चाल पर औसतन: चालों से { $choice } का नुकसान हुआ।
           *[lost] हर चाल पर औसतन: { $who } को किस्मत से { $luck } का और चालों से { $choice } का नुकसान हुआ।
        }
    }
summary-choice =
    { $who ->
        [you] आपको चालों से { $choice } का नुकसान हुआ।
       *[other] { $who } को चालों से { $choice } का नुकसान हुआ।
    }
accuracy = सटीकता { $percent }
luck-and-choice = किस्मत: दाँवों से जो मिला या गया। चालें: सबसे अच्छी चाल न चलने से जो गया। दोनों अनुमान हैं।
choice-alone = चालें: सबसे अच्छी चाल न चलने से जो गया। यह अनुमान है।
points-meaning = अंक बाज़ी के अंत के स्कोर के हैं।
tried-lead = अंत में { $outlook }
tried-chance = जीतने की संभावना: { $outlook }
best-play = फिर
costliest =
    { $who ->
        [you] आपकी सबसे महँगी चालें
       *[other] { $who } की सबसे महँगी चालें
    }
moments =
    { $who ->
        [you] आपके लिए सबसे अहम मौके
       *[other] { $who } के लिए सबसे अहम मौके
    }
step-luck = { $step }: किस्मत { $amount }
step-cost = { $step }: { $amount }
next-mistake = अगली गलती
previous-mistake = पिछली गलती
none-costly = कोई चाल महँगी नहीं पड़ी।
simultaneous-phases =
    { $who ->
        [you] हर मुकाबले से आपको क्या मिला या क्या गया
       *[other] हर मुकाबले से { $who } को क्या मिला या क्या गया
    }
duels-not-judged = हाथ ने क्या महसूस किया, यह यहाँ पता नहीं, इसलिए कोई भी निकालना अच्छा या बुरा नहीं कहा जाता। संख्याएँ अनुमान हैं।
summary-shares =
    { $who ->
        [you] अंत में आपकी बढ़त { $result }: किस्मत { $luck }, आपके फ़ैसले { $own }, दूसरों के फ़ैसले { $others }। अंत को छोड़कर सब अनुमान हैं।
       *[other] अंत में { $who } की बढ़त { $result }: किस्मत { $luck }, उनके फ़ैसले { $own }, दूसरों के फ़ैसले { $others }।
    }
phase-time = { $phase }, { $seconds } सेकंड में
percent = { $number }%
play-better = बेहतर: { $action } ({ $more })
fault =
    { $grave ->
        [slip] चूक, { $cost }
        [blunder] भारी गलती, { $cost }
       *[mistake] गलती, { $cost }
    }

warn-me = गलती से पहले टोकें
warned = इस चाल से करीब { $cost } का नुकसान होगा।
warned-meaning = शायद इससे अच्छी चाल है। सुझाव उसे दिखाता है।
play-anyway = फिर भी चलें
