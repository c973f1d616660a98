### इस डिवाइस पर रखी सब बाज़ियों का पन्ना: सूची, बैकअप और आँकड़े

## पन्ना

matches-title = बाज़ियाँ
statistics = आँकड़े

## सूची

all-games = सब खेल
going-on = जारी
over = पूरी हुईं
none-saved = इस डिवाइस पर अभी कोई बाज़ी सेव नहीं है।
none-of-game = इस खेल की कोई बाज़ी यहाँ सेव नहीं है।
listing = बाज़ियाँ लोड हो रही हैं…
cannot-list = ब्राउज़र इस पन्ने को सूची पढ़ने नहीं दे रहा। बाकी बाज़ियाँ खेली जा सकती हैं।
unreadable =
    { $count ->
        [one] { $count } सेव बाज़ी सूची में नहीं आ सकती। उसमें कुछ नहीं बदला।
       *[other] { $count } सेव बाज़ियाँ सूची में नहीं आ सकतीं। उनमें कुछ नहीं बदला।
    }
turn-of =
    { $who ->
        [you] आपकी बारी
       *[other] { $who } की बारी
    }
won-by =
    { $who ->
        [you] विजेता: आप
       *[other] विजेता: { $who }
    }
shared-by = बराबरी: { $names }
rename = नाम बदलें
duplicate = नकल बनाएँ
delete = मिटाएँ
new-name = बाज़ी का नाम
save-name = नाम सेव करें
copy-of = { $name } (नकल)
deleted = मिटाई गई: { $name }
undo = वापस लाएँ
more = और दिखाएँ
not-stored = ब्राउज़र इसे सेव नहीं कर पाया। कुछ नहीं बदला।

## बैकअप

backup = बैकअप
backup-meaning = सब बाज़ियों और सेटिंग की एक फ़ाइल। इसे किसी सुरक्षित जगह रखें: ब्राउज़र साइटों का डेटा मिटा सकते हैं।
save-backup = बैकअप सेव करें
read-backup = बैकअप वापस लाएँ
backup-read = बैकअप वापस आ गया। बाज़ियाँ: { $added } नई, { $longer } आगे बढ़ीं, { $same } वैसी ही रहीं।
backup-tournaments = प्रतियोगिताएँ: { $new } नई, { $known } पहले से यहाँ हैं।
backup-settings =
    { $count ->
        [one] { $count } सेटिंग वापस आई।
       *[other] { $count } सेटिंग वापस आईं।
    }
backup-kept = इस डिवाइस का अपना ही रहा: { $things }।
backup-thing =
    { $thing ->
        [lessons] पाठ
        [puzzles] पहेलियों के नतीजे
        [sums] विद्यार्थियों के हिसाब
        [names] लिखे हुए नाम
        [position] सजाई हुई स्थिति
       *[preferences] पसंद
    }
backup-read-partly =
    { $count ->
        [one] ब्राउज़र में इस बैकअप की सिर्फ़ { $count } बाज़ी की जगह थी। जगह होने पर इसे फिर वापस लाएँ।
       *[other] ब्राउज़र में इस बैकअप की सिर्फ़ { $count } बाज़ियों की जगह थी। जगह होने पर इसे फिर वापस लाएँ।
    }
not-a-backup = यह फ़ाइल Caravanserai का बैकअप नहीं है। कुछ नहीं बदला।
backup-of-later = यह बैकअप नए वर्शन का है। पन्ना फिर लोड करके कोशिश करें। कुछ नहीं बदला।
backup-too-big = यह फ़ाइल { $most } MB से बड़ी है, बैकअप के लिए बहुत बड़ी। कुछ नहीं बदला।
backup-saved-too-big = बैकअप सेव हुआ, पर { $most } MB से बड़ा है, वापस लाने के लिए बहुत बड़ा। कुछ बाज़ियाँ हटाकर फिर सेव करें।
backup-cut = यह बैकअप कटा हुआ है: इसका अंत नहीं है। कुछ नहीं बदला।
backup-wrong = यह बैकअप बदला गया है या बिगड़ गया है। यहाँ कुछ नहीं बदला।

## आँकड़े

on-this-device = पूरी हुई बाज़ियाँ, सिर्फ़ इस डिवाइस की।
no-statistics = आँकड़े देखने के लिए एक बाज़ी पूरी करें।
game = खेल
against = किसके सामने
played = खेलीं
won = जीतीं
people = लोग
bots-alone = सिर्फ़ बॉट
all-together = कुल
records = रिकॉर्ड
biggest-payment =
    { $count ->
        [one] सबसे बड़ा भुगतान: { $count } दिरहम
       *[other] सबसे बड़ा भुगतान: { $count } दिरहम
    }
longest-capture =
    { $count ->
        [one] सबसे लंबी मार: { $count } मोहरा
       *[other] सबसे लंबी मार: { $count } मोहरे
    }
biggest-sum = सबसे ज़्यादा अंकों की मार: { $sum }
most-throws =
    { $count ->
        [one] एक बारी में सबसे ज़्यादा: { $count } दाँव
       *[other] एक बारी में सबसे ज़्यादा: { $count } दाँव
    }
most-hits =
    { $count ->
        [one] एक खिलाड़ी ने सबसे ज़्यादा मारीं: { $count } गोटी
       *[other] एक खिलाड़ी ने सबसे ज़्यादा मारीं: { $count } गोटियाँ
    }
most-duels =
    { $count ->
        [one] एक खिलाड़ी ने सबसे ज़्यादा जीते: { $count } मुकाबला
       *[other] एक खिलाड़ी ने सबसे ज़्यादा जीते: { $count } मुकाबले
    }
highlight-of = { $highlight } ({ $name }, { $game })

## सब भूल जाना

wipe = सब मिटाएँ
wipe-question = इस डिवाइस से सब कुछ मिटा दें?
wipe-meaning = सब बाज़ियाँ, आँकड़े और सेटिंग मिट जाएँगी। सिर्फ़ बैकअप उन्हें वापस ला सकता है।
wiped = सब मिट गया।
