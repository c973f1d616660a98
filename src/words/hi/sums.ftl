### वे हिसाब जो खिलाड़ी लगाते हैं।

sums = हिसाब
sums-table = अपने-आप
sums-table-note = हर हिसाब दिखाया जाता है।
sums-player = आप लगाएँ
sums-player-note = मार के अंक खुद निकालें, तब वे गिने जाएँगे।
work-it-out-switch = मार के अंक पहले खुद निकालें, फिर गिनें
work-it-out = हिसाब लगाएँ
result = जवाब
check = जाँचें
sum-right = सही!
sum-wrong = ज़रा-सी चूक।
sum-no-number = कोई संख्या लिखें: −3, 3/4 या 2√2 जैसी।
delete = मिटाएँ
sums-right =
    { $all ->
        [one] { $all } हिसाब में { $right } सही: { $kinds }
       *[other] { $all } हिसाबों में { $right } सही: { $kinds }
    }
sums-of-kind = { $sign } { $all } में { $right }
told-of = { $name }: { $told }
