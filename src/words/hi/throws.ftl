### दाँव।

throws = दाँव
throw-came = आए
throw-expected = उम्मीद
dice-look-crooked = पासे ईमानदार हों, तब भी टेढ़े लगते हैं।
run-of-hundred = सबसे लंबा सिलसिला: लगातार { $times } बार { $shows }। इतने दाँवों में ईमानदार पासों से भी 100 में से लगभग { $count } बार कम से कम इतना लंबा सिलसिला आता है।
run-one-in = सबसे लंबा सिलसिला: लगातार { $times } बार { $shows }। इतने दाँवों में ईमानदार पासों से भी { $count } में से लगभग 1 बार कम से कम इतना लंबा सिलसिला आता है।
throws-right = { $count ->
        [one] इसका इकलौता दाँव वैसा ही है जैसा मुहर से तय था।
       *[other] इसके सभी { $count } दाँव वैसे ही हैं जैसे मुहर से तय थे।
    }
throws-wrong = दाँव { $number } वैसा नहीं है जैसा मुहर से तय था।
throws-open = बाज़ी पूरी होने पर इसके दाँव जाँचे जा सकेंगे।
throws-unsealed = इसके दाँव जाँचे नहीं जा सकते।
sealed = दाँवों पर मुहर: { $fingerprint }
fingerprint = छाप: { $fingerprint }
throws-how = यह कैसे जाँचा गया?
throws-promise = क्या पक्का है?
