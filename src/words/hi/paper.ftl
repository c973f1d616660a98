### उस पन्ने के वाक्य, जिससे दामाथ छपता है।

score-sheet = स्कोर शीट
score-sheet-about = A4 के एक पन्ने पर ख़ाली स्कोर शीट।
board = बिसात
board-about = A4 के चार पन्ने, जिन्हें जोड़कर 32 सेमी की बिसात बनती है। 100% पर छापें।
chips = गोटियाँ
chips-about = दोनों खिलाड़ियों की गोटियाँ A4 के एक पन्ने पर, काटने के लिए। 100% पर छापें।
board-quarter =
    { $number ->
        [1] ऊपर बायाँ चौथाई
        [2] ऊपर दायाँ चौथाई
        [3] नीचे बायाँ चौथाई
       *[other] नीचे दायाँ चौथाई
    }
print = छापें
round = दौर
table-number = मेज़
date = तारीख़
number = क्र॰
first-player = पहला खिलाड़ी
second-player = दूसरा खिलाड़ी
arbiter = निर्णायक
moved = चाल
score = स्कोर
total = कुल
