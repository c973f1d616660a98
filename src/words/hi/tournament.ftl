### Damath की प्रतियोगिता के पन्ने के संदेश।

players = खिलाड़ी
names-about = हर पंक्ति में एक नाम, सबसे मज़बूत खिलाड़ी पहले। { $least } से { $most } खिलाड़ी।
names-read = { $count } नाम
system = तरीका
swiss = स्विस
swiss-about = बराबर अंक वाले भिड़ते हैं।
round-robin = राउंड रॉबिन
round-robin-about = हर कोई हर किसी से भिड़ता है।
rounds = दौर
begin = शुरू करें
parts = क्या दिखे
standings = तालिका
round-of = दौर { $number }, कुल { $count }
previous-round = पिछला दौर
next-round = अगला दौर
not-begun = अभी किसी दौर की जोड़ियाँ नहीं बनीं।
moves-first = पहली चाल
moves-second = दूसरी चाल
wins = { $name } की जीत
draw-of = { $first } और { $second } बराबर
bye = बाई, एक अंक: { $name }
no-game = कोई बाज़ी नहीं: { $names }
pair-round = दौर { $number } की जोड़ियाँ बनाएँ
unpair-round = दौर { $number } वापस लें
undo = पहले जैसा करें
over = सारे दौर पूरे हुए।
late-comer = देर से आने का नाम
add = जोड़ें
drop-out = हटाएँ
drop-out-of = हटाएँ: { $name }
come-back = वापस लाएँ
come-back-of = वापस लाएँ: { $name }
projector = प्रोजेक्टर (F)
new-tournament = नई प्रतियोगिता
remove-question = नई प्रतियोगिता शुरू करें?
remove-meaning = इस पन्ने की प्रतियोगिता हट जाएगी। जब तक पन्ना खुला है, “पहले जैसा करें” से वह लौट आएगी।
name = नाम
points = अंक
buchholz = बुखोल्ज़
standings-about = अंक बराबर हों तो सब विरोधियों के अंक गिने जाते हैं (बुखोल्ज़), फिर बराबर वालों की आपसी बाज़ियाँ। कटे हुए नाम वाले जा चुके हैं।
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
not-there = यह बाज़ी अब नहीं है।
damaged = सेव की हुई प्रतियोगिता की पंक्ति { $line } बिगड़ी है। उसका टेक्स्ट अब भी यहीं है।
damaged-kept = जो सही है: { $players } खिलाड़ी, { $rounds } दौर।
keep-whole = आगे चलें
