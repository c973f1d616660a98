### Damath की प्रतियोगिता के पन्ने के संदेश।

players = खिलाड़ी
names-about = हर पंक्ति में एक नाम, सबसे मज़बूत खिलाड़ी पहले। { $least } से { $most } खिलाड़ी।
names-read = { $count } खिलाड़ी: { $names }।
columns = सूची का पहला नाम
system = तरीका
swiss = स्विस
swiss-about = बराबर अंक वाले भिड़ते हैं।
round-robin = राउंड रॉबिन
round-robin-about = हर कोई हर किसी से भिड़ता है।
rounds = दौर
start = शुरू करें
parts = क्या देखें
standings = तालिका
round-of = दौर { $number }, कुल { $count }
previous-round = पिछला दौर
next-round = अगला दौर
not-begun = अभी किसी दौर की जोड़ियाँ नहीं बनीं।
moves-first = पहली चाल
moves-second = दूसरी चाल
wins = { $name } की जीत
draw-of = { $first } और { $second } बराबर
not-played = { $first } और { $second } की बाज़ी नहीं हुई
wins-unplayed = { $name } की बिना खेले जीत
nobody-came = दोनों नहीं आए
bye = बाई, एक अंक: { $name }
not-playing = कोई बाज़ी नहीं: { $names }
pair-round = दौर { $number } की जोड़ियाँ बनाएँ
unpair-round = दौर { $number } वापस लें
undo = वापस लें
over = सारे दौर पूरे हुए।
latecomer = देर से आए खिलाड़ी का नाम
add = जोड़ें
withdraw = हटाएँ
withdraw-of = हटाएँ: { $name }
re-enter = वापस लाएँ
re-enter-of = वापस लाएँ: { $name }
rename = नाम बदलें
rename-of = { $name } का नया नाम
save-name = सेव करें
new-tournament = नई प्रतियोगिता
remove-question = यह प्रतियोगिता हटाएँ?
remove-meaning = “वापस लें” से वह लौट आएगी।
name = नाम
points = अंक
buchholz = बुखोल्ज़
line-number = क्रम
standings-about = अंक बराबर हों तो सब विरोधियों के अंक गिने जाते हैं (बुखोल्ज़), फिर बराबर वालों की आपसी बाज़ियाँ। कटे हुए नाम वाले जा चुके हैं।
buchholz-about = बुखोल्ज़: जिस दौर में बाज़ी न हो (बाई, वॉकओवर, गैरहाज़िरी), वह आपके जितने अंक वाले विरोधी से खेला गिना जाता है। विरोधियों के अंत में छूटे दौर बराबरी गिने जाते हैं।
find-name = नाम खोजें
order = क्रम
by-place = स्थान से
by-name = नाम से
too-few = प्रतियोगिता में कम से कम { $least } खिलाड़ी चाहिए।
too-many = प्रतियोगिता में ज़्यादा से ज़्यादा { $most } खिलाड़ी होते हैं।
no-name = नाम खाली है।
name-too-long = नाम में ज़्यादा से ज़्यादा { $most } अक्षर होते हैं: { $name }
name-twice = यह नाम दो बार है: { $name }
wrong-rounds = इतने खिलाड़ियों के साथ 1 से { $most } दौर हो सकते हैं।
round-robin-has-begun = राउंड रॉबिन में पहले दौर की जोड़ियाँ बनने के बाद कोई नहीं जुड़ सकता।
results-missing =
    { $missing ->
        [one] { $missing } नतीजा बाकी है।
       *[other] { $missing } नतीजे बाकी हैं।
    }
all-rounds-paired = सारे दौर की जोड़ियाँ बन चुकी हैं।
nobody-present = दो से कम खिलाड़ी बचे हैं।
everybody-had-bye = खिलाड़ियों की गिनती विषम है, और सबको बाई मिल चुकी है। एक खिलाड़ी जोड़ें, या एक को हटाएँ।
no-pairing = कोई जोड़ी नहीं बन सकती: किसी की लगातार तीसरी बार पहली या दूसरी चाल होगी। एक खिलाड़ी जोड़ें, या प्रतियोगिता पूरी करें।
not-there = यह बाज़ी अब टूर्नामेंट में नहीं है।
result-link = पूरी हुई बाज़ी का लिंक
result-entered = दर्ज हुआ: { $first } { $result } { $second }, दौर { $round }, मेज़ { $table }
result-before = यह नतीजा दौर { $round } में पहले से दर्ज है।
result-otherwise = दौर { $round } में इस बाज़ी का दूसरा नतीजा दर्ज है। कुछ नहीं बदला।
result-not-paired = इस प्रतियोगिता में { $first } और { $second } की जोड़ी नहीं है।
result-elsewhere = { $first } और { $second } की जोड़ी दूसरी प्रतियोगिता में है। नतीजा वहाँ दर्ज करने के लिए उसे चुनें।
result-in-several = { $first } और { $second } की जोड़ी कई प्रतियोगिताओं में है। जिसमें यह बाज़ी खेली गई, उसे चुनें।
several-pairs = इस बाज़ी के नाम कई जोड़ियों से मिलते हैं। जो जोड़ी खेली, उसे चुनें।
pair-result = { $first } { $result } { $second }, दौर { $round }
result-unread = यह दमथ की बाज़ी का लिंक नहीं है। { $reason }
result-not-people = सिर्फ़ दो लोगों के बीच की बाज़ी गिनी जाती है।
result-not-finished = यह बाज़ी पूरी नहीं हुई है।
result-forged = यह बाज़ी नकली है: पहली चाल की पर्ची बदली गई है।
damaged = सेव की हुई प्रतियोगिता की पंक्ति { $line } बिगड़ी है। उसका टेक्स्ट अब भी यहीं है।
damaged-intact = जो सही है: { $players } खिलाड़ी, { $rounds } दौर।
continue-with-these = इन्हीं से आगे बढ़ें
untitled =
    { $count ->
        [one] { $name } और { $count } अन्य
       *[other] { $name } और { $count } अन्य
    }
damaged-other = बिगड़ी हुई प्रतियोगिता
others = दूसरी प्रतियोगिताएँ
about = शीर्षक, कक्षा, स्कूल, तारीख
title = शीर्षक
section = कक्षा
school = स्कूल
remove = प्रतियोगिता हटाएँ
cross-table = क्रॉस टेबल
cross-table-about = हर दौर में: इस टेबल में विरोधी की पंक्ति, और अंक; बिना बाज़ी + या −।
bye-short = बाई
standings-after = दौर { $number } के बाद तालिका
standings-during = दौर { $number } के बीच तालिका
opponent = विरोधी
entry-bye = बाई
entry-absence = गैरहाज़िर
entry-forfeit = { $name } (बाज़ी नहीं हुई)
part-of-own = { $all } (अपने अंक)
part-with-missed = { $all } ({ $points } + छूटे दौर के { $missed })
csv-pairings = जोड़ियाँ (CSV)
csv-standings = तालिका (CSV)
on-paper = कागज़ पर
paper-lists = दौर और तालिका
paper-slips = नतीजे की पर्चियाँ
paper-cards = मेज़ के कार्ड
signature = दस्तखत
unpair-question = दौर { $number } वापस लें?
unpair-meaning =
    { $count ->
        [one] इसका { $count } नतीजा भी हटेगा। “वापस लें” से वह लौट आएगा।
       *[other] इसके { $count } नतीजे भी हटेंगे। “वापस लें” से वे लौट आएँगे।
    }
old-question = दौर { $number } का नतीजा बदलें?
old-meaning = बाद के दौरों की जोड़ियाँ वैसी ही रहेंगी।
old-yes = बदलें
