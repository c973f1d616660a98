### पहेलियों के संदेश, सब खेलों में।

puzzles-about = हर स्थिति में सबसे अच्छी चाल ढूँढें। उतनी ही अच्छी कोई भी चाल सही है।
rating = आपकी रेटिंग: { $rating }
rating-uncertain = आपकी रेटिंग: लगभग { $rating }
rating-about = हर नई पहेली से यह घटती-बढ़ती है, और इसी डिवाइस पर रहती है।
rating-course = आपकी रेटिंग कैसे बदली
seen-of = { $count } में से { $seen } पहेलियाँ आज़माईं।
difficulty = कठिनाई
band =
    { $band ->
        [1] बहुत आसान
        [2] आसान
        [3] मध्यम
        [4] कठिन
       *[other] बहुत कठिन
    }
solved-of = { $count } में से { $solved } हल
begin-puzzles = शुरू करें
continue-puzzles = जारी रखें
failed-again = चूकी हुई फिर: { $count }
all-tried = आपने सारी पहेलियाँ आज़मा ली हैं।
puzzle-of-day = दिन की पहेली
solve-today = आज की पहेली हल करें
day-solved = हल हुई
day-failed = पहली बार में नहीं
day-to-come = यह पहेली { $date } को खुलेगी।
loading-list = पहेलियाँ लोड हो रही हैं…
list-missing = पहेलियाँ अभी लोड नहीं हो सकीं।
progress-damaged = इन पहेलियों की सेव की हुई प्रगति पढ़ी नहीं जा सकी। ये शुरू से फिर चलेंगी; और कुछ नहीं खोया।
find-best = सबसे अच्छी चाल ढूँढें
go-on = सही! अब आगे?
not-best = सबसे अच्छी नहीं: जवाब देखें
not-best-throw = सबसे अच्छी नहीं: एक मिसाल
not-best-chances = सबसे अच्छी नहीं: तुलना करें
try-again = फिर कोशिश करें
costs = { $step }: सबसे अच्छी चाल के मुकाबले लगभग { $cost } का नुकसान।
worse = { $step }: सबसे अच्छी चाल से थोड़ी कमज़ोर।
tempting = मन ललचाता है, पर कमज़ोर चाल: { $step }।
solved = सही!
next-puzzle = आगे
end-run = पूरा हुआ
right-of = { $right } / { $done }
rated = पहेली { $number } · { $band } · { $rating } ({ $change })
run-over = { $done } में से { $right } पहली बार में सही।
work-out-costs = हर दिशा की कीमत क्या है?
costs-task = छहों फलकों (1, 2, 2, 3, 3, 4) पर आप जो देंगे, उसे जोड़ें।
where-pays-most = गलीचा कहाँ सबसे ज़्यादा दिलाएगा?
payment-task = अगला खिलाड़ी छहों फलकों (1, 2, 2, 3, 3, 4) पर आपको जो देगा, उसे जोड़ें। वह सबसे सस्ती दिशा चुनता है।
way-working = { $way }: { $working }
faces-bring = छह मुखों से आपको { $working } = { $total } मिलते हैं; सबसे अच्छे चुनाव से { $best }।
faces-cost = छह मुखों का दाम { $working } = { $total }; सबसे अच्छी दिशा का { $best }।
rest-decides = फ़र्क़ खानों और आगे की बारियों से पड़ता है।

theme =
    { $theme ->
        [zero] शून्य से भाग
        [end] सटीक अंत
        [dama] दामा की चाल
        [most] सबसे ज़्यादा मोहरे
        [sign] सही चिह्न
        [taking] मारना
        [sacrifice] देकर लेना
        [quiet] शांत चाल
        [costs] हिसाब
        [direction] दिशा
        [rug] कालीन
        [hit] मारना
        [home] घर पहुँचना
        [pair] जोड़ी
        [start] निकलना
       *[running] गोटी का चुनाव
    }
solved-theme = सही! · { $theme }
solved-streak = सही! · { $theme } · लगातार { $count }
streak-now = { $run } · लगातार { $count } (अधिकतम { $best })
streak = लगातार { $count } सही। सबसे ज़्यादा: { $best }।
analyse-position = स्थिति परखें
play-fox = लोमड़ी से खेलें
rush = तीन मिनट की दौड़
rush-best = सबसे अच्छा: { $score }
rush-about = तीन मिनट में जितनी हो सकें उतनी पहेलियाँ हल करें। वे कठिन होती जाती हैं, और तीसरी चूक पर दौड़ खत्म। आपकी रेटिंग वैसी ही रहती है।
lives =
    { $count ->
        [one] { $count } मौका
       *[other] { $count } मौके
    }
rush-score =
    { $score ->
        [one] { $score } पहेली हल
       *[other] { $score } पहेलियाँ हल
    }
rush-time = समय पूरा हुआ।
rush-lives = कोई मौका नहीं बचा।
rush-none-left = कोई पहेली नहीं बची।
rush-record = अब तक का सबसे अच्छा!
rush-missed = चूकी हुई पहेलियाँ
missed = पहेली { $number } · { $band } · { $theme }
rush-again = एक और दौड़
day-line = { $game }, दिन की पहेली, { $date }: { $squares }
earlier-days = { $game }: पिछली पहेलियाँ
daily-puzzles = दिन की सब पहेलियाँ
