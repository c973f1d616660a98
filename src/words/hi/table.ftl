### हर मेज़ पर जो कहा जाता है, खेल कोई भी हो।

## Parts of sentences

you = आप
list-more = { $a }, { $b }
list-and = { $a } और { $b }
list-or = { $a } या { $b }
decimal = { $whole }.{ $tenth }

## Names

chaupar-title = चौपड़
pachisi-title = पचीसी

you-name = आप

## Languages

languages = भाषा

## Every page

back = वापस
close = बंद करें
rules = नियम
how-to-play = कैसे खेलें
play-match = बाज़ी खेलें
lessons = पाठ
puzzles = पहेलियाँ
new-to-game = { $game } पहली बार? पाँच मिनट में सीखें।
go-on =
    { $is ->
        [against] बाज़ी जारी रखें, मुकाबला: { $players }
       *[among] बाज़ी जारी रखें: { $players }
    }
home = मुख्य पन्ना
labelled = { $what }: { $value }
go-back = वापस जाएँ
copy = कॉपी करें
copied = कॉपी हो गया
selected = चुन लिया गया

## Seats and players

players = खिलाड़ी
who-plays = कौन खेलेगा?
me-against = मैं और { $guest }
me-and-bots = मैं और { $count } बॉट
quick = झटपट: { $minutes } मिनट
two-of-us = हम दो
family = परिवार
rules-and-speed = नियम और रफ़्तार
sits-as-player = खिलाड़ी { $number }: { $who }
person = व्यक्ति
level-beginner = नौसिखिया
level-casual = शौकिया
level-advanced = होशियार
level-master = उस्ताद
guest-sparrow = गौरैया
guest-goat = बकरी
guest-fox = लोमड़ी
guest-falcon = बाज़
bot-of-level = { $guest }, { $level } बॉट
look-of-player = खिलाड़ी { $number } का रंग: { $look }
name-of-player = खिलाड़ी { $number } का नाम
sits-opposite =
    { $opposite ->
        [you] आपके सामने
       *[other] सामने: { $opposite }
    }
same-person =
    { $opposite ->
        [you] आपकी दूसरी जगह
       *[other] दूसरी जगह: { $opposite }
    }

## Setting up a match

start = शुरू करें
more-options = और विकल्प
from-text = टेक्स्ट चिपकाएँ
text-of-match = बाज़ी का टेक्स्ट
open-it = खोलें
open-file = फ़ाइल खोलें
given-match = { $game } की एक बाज़ी: { $names }
given-match-at = { $game } की एक बाज़ी, चाल { $number }: { $names }
given-position = { $game } की एक स्थिति
given-live = { $game } लाइव खेलने का लिंक
given-backup = Caravanserai का एक बैकअप
given-meaning = यह अपने अलग पन्ने पर खुलेगा।
given-nothing = यह खुल नहीं सकता।
given-kinds = आप टेक्स्ट या लिंक के रूप में बाज़ी, Damath की स्थिति या बैकअप खोल सकते हैं।
from-position = आपकी स्थिति से
change-position = स्थिति बदलें
set-up-position = स्थिति जमाएँ
taking-back = चाल वापस लेना
take-back-allowed = छूट है
take-back-note = जितनी चालें चाहें।
take-back-note-clocks = जितनी चाहें, उतनी; घड़ी के साथ दो लोग खेलें तो नहीं।
take-back-never = बंद
take-back-never-note = चली हुई चाल पक्की।
devices = डिवाइस
devices-one = यह डिवाइस
devices-two = दो फ़ोन
devices-two-note = पास-पास, एक ही नेटवर्क पर: चाल दोनों पर तुरंत दिखती है। चाल वापस नहीं होती।
devices-several = लिंक से
devices-several-note = सब अपने-अपने डिवाइस पर खेलते हैं और लिंक आगे भेजते हैं। चाल वापस नहीं होती।
link-people-only = हर जगह किसी इंसान की।
takes-minutes = मध्यम रफ़्तार पर करीब { $minutes } मिनट।
link-players = कौन खेले
link-with-bots = आप, एक दोस्त, दो बॉट
link-with-bots-note = दोस्त सामने बैठे। जिस डिवाइस की बारी अभी थी, वही बॉट की चाल चले।
link-pairs = आप और एक दोस्त
link-pairs-note = दो डिवाइस, हर एक की आमने-सामने की दो जगहें।
link-people = चार लोग
link-people-note = सब अपने-अपने डिवाइस पर।
move-by-itself = एक ही चाल हो तो अपने-आप
throw-by-itself = पासे अपने-आप
turn-board = बिसात चलने वाले की ओर घुमाएँ
seats-do-not-fit = ये खिलाड़ी साथ में यह खेल नहीं खेल सकते।
name-needed = खिलाड़ी { $number } को नाम चाहिए, 1 से { $most } अक्षरों का।
choose-another = खिलाड़ी { $number } के लिए दूसरा रंग या बॉट चुनें।

## Matches that cannot be opened

damaged-title = { $game } की एक सेव बाज़ी पढ़ी नहीं जाती
damaged-meaning = उसका टेक्स्ट अब भी यहाँ है: सुधारने के लिए कॉपी करें, या मिटा दें।
text-of-the-match = बाज़ी का टेक्स्ट
discard = मिटाएँ
discard-question = यह बाज़ी मिटा दें?
discard-meaning = यह इस डिवाइस से हमेशा के लिए हट जाएगी।
discard-it = मिटा दें
save-file = फ़ाइल में सेव करें
not-here = यह बाज़ी इस डिवाइस पर सेव नहीं है।
store-silent = ब्राउज़र अभी सेव की हुई बाज़ियाँ नहीं पढ़ पा रहा। वे सुरक्षित हैं।
try-again = फिर कोशिश करें
open-anyway = फिर भी खोलें
open-anyway-meaning = अगर आप इस डिवाइस पर पहले से इस बाज़ी में हैं, तो पहले फिर कोशिश करें।

## The table

moves = चालें
notation = लिखने का तरीका
menu = मेन्यू
menu-not-saved = मेन्यू: बाज़ी सेव नहीं हो रही
not-saved = यह ब्राउज़र बाज़ी सेव नहीं कर रहा: पन्ना बंद होते ही वह खो जाएगी।
saved-here = इस डिवाइस पर सेव है।
version = वर्शन { $version }
elsewhere = यह बाज़ी दूसरे टैब में खुली है।
play-here = यहाँ खेलें
tap-to-skip = आगे बढ़ने के लिए कहीं भी टैप करें।
next = आगे
pause = रोकें
resume = फिर चलाएँ
end-here = यहीं खत्म करें
step = एक चाल
seconds-left = { $clock }: { $seconds } सेकंड बाकी
sound = आवाज़

## The menu

take-back = वापस लें
taken-back = { $who } की चाल वापस ली गई। ↷ उसे फिर चलता है।
redo = दोबारा करें
review = बाज़ी दोबारा देखें
new-match = नई बाज़ी
as-text = टेक्स्ट दिखाएँ
on-paper = कागज़ पर
tournament = प्रतियोगिता
match-as-text = बाज़ी का टेक्स्ट
as-text-meaning = इसे रख लें या भेज दें। फिर खोलने के लिए बाज़ी की तैयारी में “टेक्स्ट चिपकाएँ” चुनें।
speed = रफ़्तार
speed-slow = धीमी
speed-normal = मध्यम
speed-fast = तेज़
speed-instant = तुरंत
light = रोशनी
light-device = डिवाइस जैसी
light-day = दिन
light-night = रात
volume = आवाज़ का स्तर
volume-quiet = धीमी
volume-medium = मध्यम
volume-loud = तेज़
vibration = कंपन
hint = सुझाव
hint-thinking = सोच रहे हैं…
take-hint = यही चलें
cannot-take-back = इसे वापस नहीं ले सकते।
rule = नियम { $clause }
the-rule = { $game } का नियम { $clause }

## Keys

enter-result = नतीजा दर्ज करें
projector = प्रोजेक्टर (F)
keys = कुंजियाँ
key-arrows = अगली चुनने लायक जगह; Shift के साथ, कोई भी जगह
key-enter = उसे चुनें
key-space = यह भी वही; बोर्ड से बाहर, मुख्य बटन दबाएँ
key-digits = बोर्ड के नीचे के विकल्प चुनें, उसी क्रम में
key-tab = बोर्ड से बटनों पर, और आगे जाएँ
key-steps = एक चरण पीछे या आगे; बोर्ड से बाहर ← और → भी
key-ends = पहला चरण, आखिरी चरण
key-take-back = पिछली चाल वापस लें
key-redo = वापस ली हुई चाल दोबारा करें
key-hint = सुझाव दिखाएँ या छिपाएँ
key-mistakes = विश्लेषण में पिछली या अगली गलती
key-projector = प्रोजेक्टर के लिए सिर्फ़ बोर्ड, बड़ा करके
key-players = प्रोजेक्टर पर: खिलाड़ी दिखाएँ
key-players-and-clocks = प्रोजेक्टर पर: खिलाड़ी और घड़ियाँ दिखाएँ
key-results = प्रोजेक्टर पर: जवाब दिखाएँ
key-escape = चुना हुआ छोड़ें, एनिमेशन छोड़ें, खुला पन्ना बंद करें, दोबारा देखने से लौटें
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Reviewing a match

looking-back = दोबारा देख रहे हैं: चाल { $number } / { $moves }
tried-out = आज़माइश: { $prompt }
step-of = { $moves } में से चाल { $number }
step-shows = { $moves } में से चाल { $number }। { $line }
to-start = शुरुआत तक
step-back = एक चरण पीछे
step-on = एक चरण आगे
watch-replay = पूरी बाज़ी चलाएँ
stop-replay = चलाना रोकें
play-from-here = यहाँ से आगे खेलें
move-for-all = सबकी चालें चलें
back-to-match = बाज़ी पर लौटें
back-to-now = आखिरी चाल पर

## The end of a match

final-score = आखिरी स्कोर
next-match = अगली बाज़ी
see-board = बोर्ड देखें
players-and-options = खिलाड़ी और विकल्प
matches-won = जीती हुई बाज़ियाँ:
curve = पहली चाल से आखिरी तक के स्कोर। अंत में: { $scores }।

## The players’ colours and patterns

# marrakech.ftl uses the same words for the colours.
look-terracotta = लाल बर्फ़ियाँ
look-saffron = केसरिया धारियाँ
look-cedar = हरा लहरिया
look-indigo = नीले क्रॉस
look-rose = गुलाबी सीपियाँ
look-turquoise = फ़िरोज़ी चौखाने
look-plum = जामुनी तिरछी धारियाँ
look-stone = सलेटी बुंदकियाँ
player-name = खिलाड़ी { $number }

## The heading of the result: the winners

won =
    { $who ->
        [you] आपकी जीत
       *[other] { $who } की जीत
    }
won-by =
    { $who ->
        [you] आपकी जीत, { $most } : { $least }
       *[other] { $who } की जीत, { $most } : { $least }
    }
won-with =
    { $who ->
        [you] आपकी जीत, स्कोर { $score }
       *[other] { $who } की जीत, स्कोर { $score }
    }
drawn = बाज़ी बराबर, { $first } : { $second }
won-shared =
    { $who ->
        [you] आपकी साझी जीत, { $others } के साथ
       *[other] { $who } की साझी जीत, { $others } के साथ
    }
won-together =
    { $who ->
        [you] आपकी साझी जीत, { $others } के साथ: हर एक का स्कोर { $score }
       *[other] { $who } की साझी जीत, { $others } के साथ: हर एक का स्कोर { $score }
    }

## Texts that cannot be parsed: saved or pasted matches and positions

expected =
    { $what ->
        [seat] खिलाड़ी का अक्षर, “A” से “H”
        [game-line] “game” वाली पंक्ति
        [start-line] “options” या “position” वाली पंक्ति
        [options-line] “options”: यह खेल जमाई हुई स्थिति से शुरू नहीं हो सकता
        [player-line] “player 0 person Ada” या “player 3 bot one-ahead Brahim” जैसी पंक्ति
        [player-name] 1 से 24 अक्षरों का नाम
        [look] रंग का नंबर, 0 से 7 तक
        [bot-name] किसी बॉट का नाम
        [actions-line] “actions” वाली पंक्ति
        [play-or-try] “@play” या “@try”
        [place-before] इस पंक्ति से पहले के किसी चरण का नंबर
        [place-to-stand] ऐसे चरण का नंबर जहाँ से बाज़ी आगे बढ़ सके
        [hex-digits] 64 अंक, 0 से 9 और a से f
        [date] 2026-11-24 जैसी तारीख
       *[other] कुछ और
    }
not-a-record = यह टेक्स्ट कोई सेव बाज़ी नहीं है।
record-version = यह किसी नए वर्शन ({ $version }) की है। पन्ना फिर लोड करके कोशिश करें।
record-of-another-game = यह “{ $found }” की बाज़ी है, { $game } की नहीं।
record-cut = टेक्स्ट का एक हिस्सा गायब है: आखिरी पंक्ति नहीं है।
record-changed = सेव होने के बाद यह टेक्स्ट बदला गया है।
record-over = यह बाज़ी ऐसी स्थिति से शुरू होती है जिसमें वह पहले ही खत्म है।
record-players = इस बाज़ी के खिलाड़ी इस खेल से मेल नहीं खाते।
record-no-throws = इस बाज़ी के दाँवों पर मुहर है, पर { $game } में दाँव नहीं होते।
record-not-of-day = यह उस दिन की बाज़ी नहीं है: इसके खिलाड़ी या विकल्प अलग हैं।
secret-not-sealed = पंक्ति { $line } में भेद लिखा है, पर इस बाज़ी पर मुहर नहीं लगी।
secret-another = पंक्ति { $line } में भेद लिखा है, पर वह नहीं जिससे इस बाज़ी पर मुहर लगी थी।
secret-again = पंक्ति { $line } में वह भेद लिखा है जो पहले ही खुल चुका है।
token-not-by-link = पंक्ति { $line } में टोकन है, पर यह बाज़ी लिंक से नहीं खेली जाती।
token-not-now = पंक्ति { $line } में टोकन है, पर वहाँ कोई टोकन नहीं होना चाहिए।
token-not-next = पंक्ति { $line } का टोकन अपने से पहले वाले टोकन का अगला नहीं है।
line-unbound = पंक्ति { $line } में चाल है, पर उससे पहले टोकन चाहिए।
record-bot-by-link = इस बाज़ी में ऐसा बॉट है जो लिंक से नहीं खेल सकता।
record-only-by-link = यह बाज़ी सिर्फ़ लिंक से खेली जा सकती है।
line-unread = पंक्ति { $line } पढ़ी नहीं जाती। चाहिए: { $expected }। मिला: “{ $found }”।
line-empty = पंक्ति { $line } पढ़ी नहीं जाती। चाहिए: { $expected }। मिला कुछ नहीं।
line-not-allowed = पंक्ति { $line } नियम { $clause } तोड़ती है।
record-bot = “{ $bot }” नाम का कोई बॉट नहीं है।
position-impossible = ऐसी स्थिति हो नहीं सकती।
needs-instead = चाहिए: { $expected }; “{ $found }” नहीं।
needs = चाहिए: { $expected }।
position-over = इस स्थिति में बाज़ी पहले ही खत्म है।
text-is-no-position = यह टेक्स्ट कोई स्थिति नहीं है। { $needs } बोर्ड नहीं बदला।

## शेयर करना

share = शेयर करें
share-line = साझा करने की पंक्ति
share-title = बाज़ी शेयर करें
share-meaning = जो भी यह लिंक खोलेगा, उसे किसी भी डिवाइस पर पूरी बाज़ी दिखेगी। बाज़ी लिंक में ही है: कोई सर्वर इसे नहीं देखता।
share-place = बाज़ी वहीं से खुलेगी जो अभी दिख रहा है।
share-link = बाज़ी का लिंक
share-code = लिंक का QR कोड
share-send = भेजें…
share-too-long = यह बाज़ी लिंक के लिए बहुत लंबी है। इसे फ़ाइल में सेव करें और वही भेजें।

## किसी की भेजी हुई बाज़ी

visit = किसी ने आपको यह बाज़ी भेजी है। यह अभी सेव नहीं है।
visit-known = किसी ने आपको यह बाज़ी भेजी है। यह इस डिवाइस पर पहले से है।
visit-goes-on = किसी ने आपको यह बाज़ी भेजी है। इसकी शुरुआत इस डिवाइस पर पहले से है।
save-it = सेव करें
continue-play = जारी रखें
leave = सेव न करें
link-title = यह लिंक नहीं खुल सकता
link-too-long = यह इतना लंबा है कि बाज़ी नहीं हो सकता।
link-damaged = यह रास्ते में कट गया या बदल गया: इसे फिर से मँगवाएँ।
link-version = यह किसी नए वर्शन ({ $version }) का है। पन्ना फिर लोड करके कोशिश करें।
link-impossible = इसमें ऐसी चाल है जो हो नहीं सकती।
link-unusual = इसमें कुछ ऐसा है जो इस सराय ने नहीं लिखा।

## लिंक से खेल

link-to-send = { $who } को लिंक भेजें।
link-copied-for = लिंक कॉपी हो गया: { $who } को भेजें।
link-selected-for = लिंक चुन लिया गया: कॉपी करके { $who } को भेजें।
has-link = लिंक { $who } के पास है।
send-link-to = { $who } को लिंक भेजें
link-to-send-all = सबको लिंक भेजें।
link-copied-for-all = लिंक कॉपी हो गया: सबको भेजें।
link-selected-for-all = लिंक चुन लिया गया: कॉपी करके सबको भेजें।
all-have-link = लिंक सबके पास है।
send-link-to-all = सबको लिंक भेजें
play-live = लाइव खेलें
live-to-join = जुड़ गए: { $who } अब शामिल हो सकते हैं।
live-with = लाइव खेल: { $who } की बारी।
live-lost = { $who } अब जुड़े नहीं हैं। { $who } को लिंक भेजें, या फिर से जुड़ें।
live-lost-here = दूसरे डिवाइस का कनेक्शन टूट गया। चाल चलकर लिंक भेजें, या मेन्यू से फिर जुड़ें।
live-lost-turn = { $who } अब जुड़े नहीं हैं। बारी { $who } की है: लिंक भेजें, या फिर से जुड़ें।
live-seeking = { $who } से कनेक्शन नहीं है: फिर कोशिश हो रही है। आप लिंक भी भेज सकते हैं।
live-seeking-turn = { $who } की बारी। कनेक्शन नहीं है: फिर कोशिश हो रही है। आप लिंक भी भेज सकते हैं।
live-seeking-here = आपकी बारी। दूसरे डिवाइस से कनेक्शन नहीं है: फिर कोशिश हो रही है।
live-seen = पूरी बाज़ी { $who } के पास है।
invites = { $host } ने आपको { $you } के नाम से खेलने बुलाया है। आपका खेल इसी डिवाइस पर होगा।
join-match = शामिल हों
own-name = आपका नाम
yet-to-join = { $who } का शामिल होना बाकी है
seat-is-free = { $who } की जगह खाली है
link-known = इस लिंक में कुछ नया नहीं है।
link-refused = { $reason } यहाँ कुछ नहीं बदला।
watch-only = आप इस ब्राउज़र में शामिल नहीं हुए, और कोई जगह खाली नहीं है। अगर आप इस बाज़ी में हैं, तो लिंक वहीं खोलें जहाँ शामिल हुए थे। यहाँ आप देख सकते हैं।
watch = देखें
watching = आप दर्शक हैं। नए लिंक में आगे की चालें दिखेंगी।
to-table = मेज़ पर
move-differs = चाल { $number } यहाँ { $here } थी, इस लिंक में { $there } है।
tokens-differ = इस लिंक के दाँव यहाँ की बाज़ी के नहीं हैं।
throw-unbound = इस लिंक की चाल { $number } में { $thrown } है, पर होना { $should } चाहिए था।
