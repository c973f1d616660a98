### दाँव।

throws = दाँव
throw-came = आए
throw-expected = अनुमान
dice-look-crooked = पासे खरे हों, तब भी बेईमान लगते हैं।
run-of-hundred = सबसे लंबा सिलसिला: लगातार { $times } बार { $shows }। इतने दाँवों में खरे पासों से भी 100 में से लगभग { $count } बार ऐसा होता है।
run-one-in = सबसे लंबा सिलसिला: लगातार { $times } बार { $shows }। इतने दाँवों में खरे पासों से भी हर { $count } में लगभग 1 बार ऐसा होता है।
throws-right = { $count ->
        [one] इकलौता दाँव मुहर के मुताबिक है।
       *[other] सभी { $count } दाँव मुहर के मुताबिक हैं।
    }
throws-right-since = { $count ->
        [one] लिंक से खेलने के बाद का इकलौता दाँव मुहर के मुताबिक है।
       *[other] लिंक से खेलने के बाद के सभी { $count } दाँव मुहर के मुताबिक हैं।
    }
throws-wrong = दाँव { $number } मुहर के मुताबिक नहीं है।
throws-open = बाज़ी पूरी होने पर दाँव जाँच सकते हैं।
throws-unsealed = इस बाज़ी के दाँव जाँचे नहीं जा सकते।
fingerprint = छाप: { $fingerprint }
throws-how = यह कैसे जाँचा गया?
throws-promise = क्या पक्का है?

## दिन की बाज़ी

days-title = दिन की बाज़ी
day-points = { $points } अंक, { $seats } में से स्थान { $place }
day-place = स्थान { $place } (कुल { $seats })
day-line = { $game }, { $date }: { $result }
day-checked = { $date } के दाँव जाँचे गए: { $result }।
day-so-far = अब तक के दाँव { $date } के ही हैं।
day-wrong = दाँव { $number } { $date } के दाँव से नहीं मिलता।
