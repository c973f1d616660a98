### हर मेज़ पर जो कहा जाता है, खेल कोई भी हो।

## Parts of sentences

you = आप
list-more = { $a }, { $b }
list-and = { $a } और { $b }
list-or = { $a } या { $b }
decimal = { $whole }.{ $tenth }

## Names

you-name = आप

## Languages

languages = भाषा

## Every page

back = वापस
close = बंद करें
rules = नियम
home = मुख्य पन्ना
go-back = वापस जाएँ
copy = कॉपी करें
copied = कॉपी हो गया
selected = चुन लिया गया

## Who sits where

players = खिलाड़ी
person = इंसान
level-beginner = नौसिखिया
level-casual = शौकिया
level-keen = होशियार
level-master = उस्ताद
guest-sparrow = गौरैया
guest-goat = बकरी
guest-fox = लोमड़ी
guest-falcon = बाज़
bot-of-level = { $guest }, { $level } बॉट
look-of-player = खिलाड़ी { $number } का रंग: { $look }
name-of-player = खिलाड़ी { $number } का नाम
plays-with =
    { $partner ->
        [you] साथी: आप
       *[other] साथी: { $partner }
    }

## Setting up a match

start = शुरू करें
more-options = और विकल्प
from-text = पाठ से बाज़ी खोलें
text-of-match = बाज़ी का पाठ
open-it = खोलें
open-file = फ़ाइल खोलें
from-position = हाथ से जमाई स्थिति से
change-position = बदलें
set-up-position = स्थिति हाथ से जमाएँ
taking-back = चाल वापस लेना
take-back-allowed = छूट है
take-back-note = जितनी चाहें, उतनी।
take-back-note-clocks = जितनी चाहें, उतनी; घड़ी लगाकर दो लोग खेलें, तो नहीं।
take-back-never = इस बाज़ी में नहीं
take-back-never-note = जो चला, सो चला।
devices = डिवाइस
devices-one = यही
devices-one-note = सब यहीं खेलते हैं।
devices-several = कई, लिंक से
devices-several-note = सब अपने-अपने डिवाइस पर खेलते हैं और लिंक आगे भेजते हैं। कोई चाल वापस नहीं होती।
move-by-itself = एक ही चाल हो, तो अपने-आप चले
throw-by-itself = दाँव अपने-आप
on = चालू
off = बंद
seats-do-not-fit = इस खेल में ऐसे नहीं बैठा जाता।
name-needed = खिलाड़ी { $number } को नाम चाहिए, 1 से { $most } अक्षरों का।
cannot-sit = वहाँ खिलाड़ी { $number } की जगह नहीं बन सकती।

## Kept matches that cannot be read, on the home page

damaged-title = { $game } की एक रखी हुई बाज़ी पढ़ी नहीं जाती
damaged-meaning = उसका पाठ यहाँ रखा है: सुधारने के लिए कॉपी करें, या हटा दें।
text-of-the-match = बाज़ी का पाठ
discard = हटाएँ
discard-question = यह बाज़ी हटा दें?
discard-meaning = फिर उसका पाठ इस डिवाइस पर नहीं रहेगा।
discard-it = हटा दें
save-file = फ़ाइल में सहेजें
not-here = यह बाज़ी इस डिवाइस पर नहीं रखी है।
store-silent = यह ब्राउज़र अभी सहेजी गई बाज़ियाँ नहीं दे रहा। वे जहाँ हैं वहीं रहेंगी।
try-again = फिर कोशिश करें

## The table

moves = चालें
menu = मेन्यू
menu-unkept = मेन्यू: बाज़ी रखी नहीं जा रही
not-kept = यह ब्राउज़र बाज़ी नहीं रखता: पन्ना बंद होते ही वह खो जाएगी।
saved-here = इस डिवाइस पर सहेजी गई है।
elsewhere = यह बाज़ी दूसरे टैब में खेली जा रही है।
play-here = यहाँ खेलें
tap-to-skip = आगे बढ़ने के लिए कहीं भी टैप करें।
next = आगे
pause = रोकें
go-on = आगे चलें
step = एक चाल
seconds-left = { $clock }: { $seconds } सेकंड बाकी
sound = आवाज़

## The menu

take-back = वापस लें
play-again = फिर चलें
look-back = पीछे देखें
new-match = नई बाज़ी
as-text = बाज़ी का पाठ
match-as-text = बाज़ी का पाठ
as-text-meaning = इसे रख लें या भेज दें: जहाँ बाज़ी की तैयारी होती है, वहाँ यह “पाठ से बाज़ी खोलें” से खुलती है।
pace = रफ़्तार
pace-calm = धीमी
pace-steady = मध्यम
pace-brisk = तेज़
pace-instant = फ़ौरन
volume = आवाज़ कितनी
volume-quiet = धीमी
volume-medium = मध्यम
volume-loud = तेज़
vibration = कंपन
hint = सुझाव
hint-thinking = सोच रहे हैं …
take-hint = यही करें
cannot-take-back = इसे वापस नहीं लिया जा सकता।
question = { $action }?
rule = नियम { $clause }
the-rule = नियम

## Keys

keys = कुंजियाँ
key-arrows = बोर्ड की अगली खुली जगह पर जाएँ; Shift के साथ, किसी भी अगली जगह पर
key-enter = वह जगह चुनें
key-space = यह भी वही; बोर्ड से बाहर, मुख्य बटन दबाएँ
key-digits = बोर्ड के नीचे के विकल्प चुनें, उसी क्रम में
key-tab = बोर्ड से बटनों पर, और आगे जाएँ
key-steps = एक कदम पीछे या आगे; बोर्ड से बाहर ← और → भी
key-ends = बाज़ी की शुरुआत पर, या आखिरी चाल पर
key-take-back = पिछली चाल वापस लें
key-play-again = वापस ली हुई चाल फिर चलें
key-hint = सबसे अच्छी चाल का सुझाव दिखाएँ या हटाएँ
key-escape = चुना हुआ छोड़ें, दिखाई जा रही चाल से आगे बढ़ें, खुला पन्ना बंद करें, पीछे देखने से लौटें
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Looking back

looking-back = पीछे देखते हुए: कदम { $step } / { $steps }
tried-out = आज़माइश: { $prompt }
step-of = { $steps } में से कदम { $step }
to-start = शुरुआत तक
step-back = एक कदम पीछे
step-on = एक कदम आगे
show-film = फ़िल्म की तरह दिखाएँ
stop-film = फ़िल्म रोकें
play-from-here = यहाँ से आगे खेलें
move-for-all = सबकी चालें चलें
back-to-match = बाज़ी पर लौटें
back-to-now = आखिरी चाल पर

## The end of a match

final-score = आखिरी स्कोर
next-match = अगली बाज़ी
see-board = बोर्ड देखें
change-something = कुछ बदलें
matches-won = जीती हुई बाज़ियाँ:
curve = पहली चाल से आखिरी तक के स्कोर

## The players’ colours and patterns

# The same colour words stand in marrakech.ftl.
look-terracotta = लाल बर्फ़ियाँ
look-saffron = केसरिया धारियाँ
look-cedar = हरा लहरिया
look-indigo = नीले क्रॉस
look-rose = गुलाबी सीपियाँ
look-turquoise = फ़िरोज़ी चौखाने
look-plum = जामुनी तिरछी धारियाँ
look-stone = सलेटी बुंदकियाँ
player-name = खिलाड़ी { $number }

## The heading of the end: who has won

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

## Texts that cannot be read: kept or pasted matches and positions

expected =
    { $what ->
        [seat] जगह का अक्षर, “A” से “H”
        [game-line] “game” वाली पंक्ति
        [start-line] “options” या “position” वाली पंक्ति
        [options-line] “options”, क्योंकि इस खेल की बाज़ी जमाई हुई स्थिति से शुरू नहीं होती
        [player-line] “player 0 person Ada” या “player 3 bot one-ahead Brahim” जैसी पंक्ति
        [player-name] 1 से 24 अक्षरों का नाम
        [look] रंग का नंबर, 0 से 7 तक
        [bot-name] किसी बॉट का नाम
        [actions-line] “actions” वाली पंक्ति
        [play-or-try] “@play” या “@try”
        [place-before] इस पंक्ति से पहले की किसी जगह का नंबर
        [place-to-stand] ऐसी जगह का नंबर जहाँ बाज़ी ठहर सके
        [hex-digits] 64 अंक, 0 से 9 और a से f
       *[other] कुछ और
    }
not-a-record = यह किसी बाज़ी का रिकॉर्ड नहीं है।
record-version = यह रिकॉर्ड वर्शन { $version } का है, जिसे यह प्रोग्राम नहीं जानता।
record-of-another-game = यह “{ $found }” का रिकॉर्ड है, { $game } का नहीं।
record-cut = रिकॉर्ड अधूरा है: उसकी आखिरी पंक्ति नहीं है।
record-changed = रिकॉर्ड बिगड़ा हुआ है: लिखे जाने के बाद उसमें कुछ बदला गया है।
record-over = इस रिकॉर्ड की बाज़ी जिस स्थिति से शुरू होती है, उसमें वह पहले ही खत्म है।
record-players = रिकॉर्ड के खिलाड़ी इस खेल से मेल नहीं खाते।
record-no-throws = इस रिकॉर्ड पर मुहर लगी है, पर { $game } में ऐसे दाँव नहीं जिन पर मुहर लगे।
secret-not-sealed = पंक्ति { $line } में भेद लिखा है, पर इस बाज़ी पर मुहर नहीं लगी।
secret-another = पंक्ति { $line } में भेद लिखा है, पर वह नहीं जिससे इस बाज़ी पर मुहर लगी थी।
secret-again = पंक्ति { $line } में वह भेद लिखा है जो पहले ही खुल चुका है।
bind-not-by-link = पंक्ति { $line } में एक जगह वचन देती है, पर यह बाज़ी लिंक से नहीं खेली जाती।
bind-not-now = पंक्ति { $line } में ऐसी जगह वचन देती है जिसे वहाँ वचन नहीं देना है।
bind-not-next = पंक्ति { $line } में जगह का वचन उसके पिछले वचन से मेल नहीं खाता।
line-unbound = पंक्ति { $line } में चाल है, पर उससे पहले एक जगह को वचन देना है।
record-bot-by-link = इस रिकॉर्ड में बॉट लिंक से खेलता है, जो सिर्फ़ लोग कर सकते हैं।
record-only-by-link = यह बाज़ी सिर्फ़ लिंक से खेली जा सकती है।
line-unread = पंक्ति { $line } पढ़ी नहीं जाती। चाहिए: { $expected }। मिला: “{ $found }”।
line-empty = पंक्ति { $line } पढ़ी नहीं जाती। चाहिए: { $expected }। मिला कुछ नहीं।
line-not-allowed = नियम { $clause } के हिसाब से पंक्ति { $line } जायज़ नहीं।
record-colour = इस सराय में रंग { $number } नहीं है।
record-bot = इस सराय में “{ $bot }” नाम का बॉट नहीं है।
position-impossible = ऐसी स्थिति हो नहीं सकती।
needs-instead = चाहिए: { $expected }; “{ $found }” नहीं।
needs = चाहिए: { $expected }।
position-over = इस स्थिति में बाज़ी खत्म है: इससे आगे खेला नहीं जा सकता।
text-is-no-position = यह पाठ कोई स्थिति नहीं है। { $needs } बोर्ड जैसा था, वैसा ही है।

## शेयर करना

share = शेयर करें
share-title = बाज़ी शेयर करें
share-meaning = जो भी यह लिंक खोलेगा, उसे किसी भी डिवाइस पर पूरी बाज़ी दिखेगी। बाज़ी लिंक में ही है: कोई सर्वर इसे नहीं देखता।
share-place = बाज़ी वहीं खुलेगी जो जगह अभी दिख रही है।
share-link = बाज़ी का लिंक
share-code = लिंक का QR कोड
share-send = भेजें …
share-too-long = यह बाज़ी लिंक के लिए बहुत लंबी है। इसे फ़ाइल में सहेजें और वही भेजें।

## किसी की भेजी हुई बाज़ी

visit = किसी ने आपको यह बाज़ी भेजी है। यह अभी रखी नहीं गई है।
visit-known = किसी ने आपको यह बाज़ी भेजी है। यह इस डिवाइस पर पहले से है।
visit-goes-on = किसी ने आपको यह बाज़ी भेजी है। इसकी शुरुआत इस डिवाइस पर पहले से है।
keep-it = रख लें
go-on-with-it = इसे आगे बढ़ाएँ
leave = रहने दें
link-title = यह लिंक नहीं खुल सकता
link-too-long = यह किसी भी बाज़ी के लिंक से लंबा है।
link-damaged = यह रास्ते में कट गया या बदल गया: इसे फिर से मँगवाएँ।
link-version = यह वर्शन { $version } का है, जिसे यह प्रोग्राम नहीं जानता।
link-impossible = इसमें ऐसा कुछ है जो किसी बाज़ी में हो ही नहीं सकता।
link-unusual = इसमें बाज़ी से ज़्यादा कुछ है: यह यहाँ नहीं लिखा गया।

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
invites = { $host } ने बुलाया है: आप { $you } हैं। आपका खेल इसी डिवाइस पर होगा।
join-match = शामिल हों
yet-to-join = { $who } का शामिल होना बाकी है
link-known = इस लिंक में कुछ नया नहीं है।
link-refused = { $reason } यहाँ कुछ नहीं बदला।
link-of-others = यह बाज़ी दूसरे लोग खेल रहे हैं।
to-table = मेज़ पर
move-differs = चाल { $number } यहाँ { $here } थी, इस लिंक में { $there } है।
bonds-differ = दाँव जिससे बँधे हैं, वह यहाँ और इस लिंक में अलग है।
throw-unbound = इस लिंक की चाल { $number } में { $thrown } है, पर बँधा हुआ { $should } था।
