### वे हिसाब जो खिलाड़ी लगाते हैं।

sums = हिसाब
sums-table = अपने-आप
sums-table-note = हर हिसाब दिखाया जाता है।
sums-player = खुद लगाएँ
sums-player-note = मार के अंक खुद निकालें, तब वे गिने जाएँगे।
work-it-out-switch = मार का हिसाब मैं लगाऊँ
work-it-out = हिसाब लगाएँ
result = जवाब
check = जाँचें
sum-right = सही!
sum-again = अभी सही नहीं। एक बार फिर कोशिश करें:
sum-wrong = यह सही नहीं: सही उत्तर ऊपर है।
whole-number = 12 जैसी कोई पूर्ण संख्या लिखें।
two-meanings = इसे दो तरह से पढ़ा जा सकता है। किसी और तरह लिखें।
too-rough = पूरा-पूरा मान लिखें, या दशमलव के बाद कम से कम दो अंक।
delete = मिटाएँ
sums-right =
    { $all ->
        [one] { $all } में से { $right } हिसाब पहली बार में सही: { $kinds }
       *[other] { $all } में से { $right } हिसाब पहली बार में सही: { $kinds }
    }
sums-of-kind = { $sign } { $all } में से { $right }
told-of = { $name }: { $told }
