### Ang sinasabi ng bawat mesa, anuman ang laro.

## Mga bahagi ng pangungusap

you = ikaw

list-more = { $a }, { $b }

list-and = { $a } at { $b }

list-or = { $a } o { $b }

decimal = { $whole }.{ $tenth }

## Mga pangalan

chaupar-title = Chaupar
pachisi-title = Pachisi

you-name = Ikaw

## Mga wika

languages = Wika

## Bawat pahina

back = Bumalik
close = Isara
rules = Tuntunin
how-to-play = Paano maglaro
play-match = Maglaro
lessons = Mga aralin
puzzles = Mga palaisipan
new-to-game = Bago ka ba sa { $game }? Matututuhan mo ito sa limang minuto.
go-on =
    { $is ->
        [against] Ituloy ang laban. Kalaban: { $players }
       *[among] Ituloy ang laban: { $players }
    }
home = Home
labelled = { $what }: { $value }
go-back = Huwag na
copy = Kopyahin
copied = Nakopya na
selected = Napili na

## Sino ang nakaupo saan

players = Manlalaro
who-plays = Sino ang maglalaro?
me-against = Ako laban kay { $guest }
me-and-bots = Ako at { $count } bot
quick = Mabilis: { $minutes } minuto
two-of-us = Kaming dalawa
family = Pamilya
rules-and-speed = Tuntunin at bilis
sits-as-player = Manlalaro { $number }: { $who }
person = Tao
level-beginner = Baguhan
level-casual = Kaswal
level-advanced = Sanay
level-master = Master
guest-sparrow = Maya
guest-goat = Kambing
guest-fox = Soro
guest-falcon = Lawin
bot-of-level = { $guest }, bot na { $level }
look-of-player = Kulay ng manlalaro { $number }: { $look }
name-of-player = Pangalan ng manlalaro { $number }
sits-opposite =
    { $opposite ->
        [you] Katapat mo
       *[other] Katapat ni { $opposite }
    }
same-person =
    { $opposite ->
        [you] Ikalawang puwesto mo
       *[other] Ikalawang puwesto ni { $opposite }
    }

## Setup ng laban

start = Simulan
more-options = Iba pang opsiyon
from-text = Mag-paste ng laban
text-of-match = Teksto ng laban
open-it = Buksan
open-file = Magbukas ng file
given-match = Isang laban ng { $game }: { $names }
given-match-at = Isang laban ng { $game }, galaw { $number }: { $names }
given-position = Isang posisyon ng { $game }
given-live = Isang link para maglaro ng { $game } nang live
given-backup = Isang backup ng Caravanserai
given-meaning = Bubukas ito sa sarili nitong pahina.
given-nothing = Hindi ito mabubuksan.
given-kinds = Puwedeng buksan ang laban bilang teksto o link, posisyon ng Damath, o backup.
from-position = Mula sa posisyon mo
change-position = Baguhin ang posisyon
set-up-position = Mag-ayos ng posisyon
taking-back = Pagbawi
take-back-allowed = Puwede
take-back-note = Kahit ilang tira.
take-back-note-clocks = Kahit ilang tira, maliban kung dalawang tao ang may orasan.
take-back-never = Walang bawian
take-back-never-note = Hindi na mababawi ang naitira.
devices = Mga device
devices-one = Device na ito
devices-two = Dalawang phone
devices-two-note = Magkatabi, sa iisang network: kita agad ang tira sa dalawa. Walang bawian.
devices-several = Gamit ang link
devices-several-note = May sariling device ang bawat isa, at ipinapasa ang link. Walang bawian.
link-people-only = Tao ang lahat ng maglalaro.
takes-minutes = Mga { $minutes } minuto sa bilis na Normal.
link-players = Sino ang maglalaro
link-with-bots = Ikaw, kaibigan, dalawang bot
link-with-bots-note = Katapat mo ang kaibigan. Ang device na katatapos lang tumira ang titira para sa mga bot.
link-pairs = Ikaw at isang kaibigan
link-pairs-note = Dalawang device, tigdalawang magkatapat na puwesto.
link-people = Apat na tao
link-people-note = May sariling device ang bawat isa.
move-by-itself = Itira agad kung iisa lang
throw-by-itself = Kusang dice
turn-board = Iharap ang board sa titira
seats-do-not-fit = Hindi puwede sa larong ito ang ganitong mga manlalaro.
name-needed = Kailangan ng manlalaro { $number } ng pangalang may 1 hanggang { $most } karakter.
choose-another = Pumili ng ibang kulay o bot para sa manlalaro { $number }.

## Mga nakatagong laban na hindi mabasa, sa home page

damaged-title = May naka-save na laban ng { $game } na hindi mabasa
damaged-meaning = Narito pa ang teksto nito: kopyahin at subukang ayusin, o burahin.
text-of-the-match = Teksto ng laban
discard = Burahin
discard-question = Burahin ang labang ito?
discard-meaning = Tuluyan itong mawawala sa device na ito.
discard-it = Burahin
save-file = I-save bilang file
not-here = Hindi naka-save sa device na ito ang labang ito.
store-silent = Hindi mabasa ngayon ng browser ang mga naka-save na laban. Ligtas ang mga ito.
try-again = Subukan uli
open-anyway = Buksan pa rin
open-anyway-meaning = Kung sumali ka na sa labang ito sa device na ito, subukan uli muna.

## Ang mesa

moves = Mga tira
notation = Paano isinusulat
menu = Menu
menu-not-saved = Menu: hindi nase-save ang laban
not-saved = Hindi sine-save ng browser na ito ang laban: mawawala ito kapag isinara ang pahina.
saved-here = Naka-save sa device na ito.
version = Bersiyon { $version }
elsewhere = Bukas ang labang ito sa ibang tab.
play-here = Dito maglaro
tap-to-skip = I-tap kahit saan para laktawan.
next = susunod
pause = I-pause
resume = Ituloy
end-here = Tapusin dito
step = Hakbang
seconds-left = { $clock }: { $seconds } segundo na lang
sound = Tunog

## Ang menu

take-back = Bawi
taken-back = Binawi ang tira ni { $who }. Ibinabalik ito ng ↷.
redo = I-redo
review = Balikan
new-match = Bagong laban
as-text = Ipakita ang teksto
on-paper = Sa papel
tournament = Paligsahan
match-as-text = Ang laban bilang teksto
as-text-meaning = Itago o ipadala. Para buksan uli, piliin ang “Mag-paste ng laban” sa setup.
speed = Bilis
speed-slow = Mabagal
speed-normal = Normal
speed-fast = Mabilis
speed-instant = Agad
light = Liwanag
light-device = Gaya ng device
light-day = Araw
light-night = Gabi
volume = Lakas ng tunog
volume-quiet = Mahina
volume-medium = Normal
volume-loud = Malakas
vibration = Vibration
hint = Hint
hint-thinking = Nag-iisip…
take-hint = Itira
cannot-take-back = Hindi na ito mababawi.
rule = Tuntunin { $clause }
the-rule = Tuntunin { $clause } ng { $game }

## Keyboard

enter-result = Itala ang resulta
projector = Projector (F)
keys = Keyboard
key-arrows = susunod na puwestong puwedeng piliin; kapag may Shift, alinmang puwesto
key-enter = piliin ito
key-space = piliin din ito; kapag wala sa board, pindutin ang pangunahing button
key-digits = pindutin ang mga pagpipilian sa ibaba ng board, ayon sa ayos nila
key-tab = mula sa board papunta sa mga button, at sa iba pa
key-steps = isang hakbang pabalik o pasulong; sa labas ng board, ← at → rin
key-ends = unang hakbang, huling hakbang
key-take-back = bawiin ang huling tira
key-redo = ibalik ang binawi
key-hint = ipakita o itago ang hint
key-mistakes = nauna o susunod na mali, sa pagsusuri
key-projector = ang board lang, malaki, para sa projector
key-players = sa projector: ipakita ang mga manlalaro
key-players-and-clocks = sa projector: ipakita ang mga manlalaro at orasan
key-results = sa projector: ipakita ang mga sagot
key-escape = bawiin ang napili, laktawan ang animation, isara ang panel, umalis sa pagbabalik-tanaw
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Pagbabalik-tanaw

looking-back = Binabalikan: tira { $number } sa { $moves }
tried-out = Subok: { $prompt }
step-of = Tira { $number } sa { $moves }
step-shows = Tira { $number } sa { $moves }. { $line }
to-start = Sa simula
step-back = Isang hakbang pabalik
step-on = Isang hakbang pasulong
watch-replay = Panoorin ang laban
stop-replay = Ihinto
play-from-here = Maglaro mula rito
move-for-all = Tumira para sa lahat
back-to-match = Balik sa laban
back-to-now = Balik sa ngayon

## Ang katapusan ng laban

final-score = Huling iskor
next-match = Susunod na laban
see-board = Tingnan ang board
players-and-options = Manlalaro at opsiyon
matches-won = Mga naipanalong laban:
curve = Ang mga iskor mula sa unang tira hanggang sa huli. Sa dulo: { $scores }.

## Mga kulay at disenyo ng mga manlalaro

# Kulay muna, saka ang habi. Ang kulay lang ang nasa a-rug at rug ng Marrakech.
look-terracotta = Terracotta, diyamante

look-saffron = Saffron, guhit

look-cedar = Sedro, sigsag

look-indigo = Indigo, krus

look-rose = Rosas, kaliskis

look-turquoise = Turkesa, kuwadro

look-plum = Ube, hilis

look-stone = Abuhin, tuldok

player-name = Manlalaro { $number }

## Ang pamagat ng katapusan: sino ang panalo

won =
    { $who ->
        [you] Panalo ka
       *[other] Panalo si { $who }
    }

won-by =
    { $who ->
        [you] Panalo ka, { $most } : { $least }
       *[other] Panalo si { $who }, { $most } : { $least }
    }

won-with =
    { $who ->
        [you] Panalo ka sa iskor na { $score }
       *[other] Panalo si { $who } sa iskor na { $score }
    }

drawn = Tabla, { $first } : { $second }

won-shared =
    { $who ->
        [you] Kahati mo sa panalo: { $others }
       *[other] Kahati ni { $who } sa panalo: { $others }
    }

won-together =
    { $who ->
        [you] Kahati mo sa panalo: { $others }, tig-{ $score } kayo
       *[other] Kahati ni { $who } sa panalo: { $others }, tig-{ $score } sila
    }

## Mga tekstong hindi mabasa: mga laban at posisyong itinago o idinikit

# Nasa dulo ng “Kailangan: …” at “Dapat: …”. Hindi isinasalin ang mga nasa panipi.
expected =
    { $what ->
        [seat] titik ng manlalaro, A hanggang H
        [game-line] ang linyang “game”
        [start-line] ang linyang “options” o “position”
        [options-line] “options”: hindi puwedeng magsimula sa posisyon ang larong ito
        [player-line] linyang gaya ng “player 0 person Ada” o “player 3 bot one-ahead Brahim”
        [player-name] pangalang may 1 hanggang 24 karakter
        [look] numero ng kulay, 0 hanggang 7
        [bot-name] pangalan ng bot
        [actions-line] ang linyang “actions”
        [play-or-try] “@play” o “@try”
        [place-before] numero ng hakbang bago ang linyang ito
        [place-to-stand] numero ng hakbang na puwedeng ituloy
        [hex-digits] 64 na digit, 0 hanggang 9 at a hanggang f
        [date] petsa tulad ng 2026-11-24
       *[other] iba rito
    }

not-a-record = Hindi naka-save na laban ang tekstong ito.

record-version = Galing ito sa mas bagong bersiyon ({ $version }). I-load uli ang pahina at subukan uli.

record-of-another-game = Laban ito ng “{ $found }”, hindi ng { $game }.

record-cut = Kulang ang teksto: wala ang huling linya nito.

record-changed = May nabago sa tekstong ito matapos itong i-save.

record-over = Nagsisimula ang labang ito sa posisyong tapos na.

record-players = Hindi bagay sa laro ang mga manlalaro ng labang ito.

record-no-throws = May selyo ang mga hagis ng labang ito, pero walang hagis sa { $game }.
record-not-of-day = Hindi ito laban ng araw na iyon: iba ang mga manlalaro o opsiyon.

secret-not-sealed = May lihim sa linya { $line }, pero hindi selyado ang labang ito.

secret-another = May lihim sa linya { $line }, pero hindi iyon ang ipinangselyo sa labang ito.

secret-again = Nasa linya { $line } ang lihim na nasabi na sa naunang linya.

token-not-by-link = May token sa linya { $line }, pero hindi nilalaro gamit ang link ang labang ito.

token-not-now = May token sa linya { $line }, pero walang dapat na token doon.

token-not-next = May token sa linya { $line }, pero hindi ito kasunod ng nauna.

line-unbound = Tira ang linya { $line }, pero dapat may token muna.

record-bot-by-link = May bot sa labang ito na hindi puwedeng maglaro gamit ang link.

record-only-by-link = Gamit ang link lang malalaro ang labang ito.

line-unread = Hindi mabasa ang linya { $line }. Dapat: { $expected }. Nakasulat: “{ $found }”.

line-empty = Hindi mabasa ang linya { $line }. Dapat: { $expected }. Walang nakasulat.

line-not-allowed = Labag sa tuntunin { $clause } ang linya { $line }.

record-bot = Walang bot na “{ $bot }” dito.

position-impossible = Hindi puwede ang posisyong ito.

needs-instead = Kailangan: { $expected }, hindi “{ $found }”.

needs = Kailangan: { $expected }.

position-over = Tapos na ang laban sa posisyong ito.

text-is-no-position = Hindi ito posisyon. { $needs } Hindi nagbago ang board.

## Pagbabahagi

share = Ibahagi
share-line = Linyang maibabahagi
share-title = Ibahagi ang laban
share-meaning = Makikita ng sinumang magbukas ng link na ito ang buong laban, sa kahit anong device. Nasa link mismo ang laban: walang server na nakakakita nito.
share-place = Bubukas ito sa hakbang na ipinapakita ngayon.
share-link = Link ng laban
share-code = QR code ng link
share-send = Ipadala…
share-too-long = Masyadong mahaba ang labang ito para sa link. I-save ito bilang file, at iyon ang ipadala.

## Labang ipinadala ng iba

visit = May nagpadala sa iyo ng labang ito. Hindi pa ito naka-save.
visit-known = May nagpadala sa iyo ng labang ito. Nasa device na ito na ang laban.
visit-goes-on = May nagpadala sa iyo ng labang ito. Nasa device na ito na ang simula nito.
save-it = I-save
continue-play = Ituloy
leave = Huwag i-save
link-title = Hindi mabuksan ang link na ito
link-too-long = Masyado itong mahaba para maging laban.
link-damaged = Naputol o nabago ito sa daan. Hingin ito uli.
link-version = Galing ito sa mas bagong bersiyon ({ $version }). I-load uli ang pahina at subukan uli.
link-impossible = May laman itong tirang hindi puwede.
link-unusual = May laman itong hindi galing sa Caravanserai.

## Laro sa link

link-to-send = Ipadala ang link kay { $who }.
link-copied-for = Nakopya na ang link: ipadala kay { $who }.
link-selected-for = Napili na ang link: kopyahin at ipadala kay { $who }.
has-link = Na kay { $who } ang link.
send-link-to = Ipadala kay { $who } ang link
link-to-send-all = Ipadala ang link sa lahat.
link-copied-for-all = Nakopya na ang link: ipadala sa lahat.
link-selected-for-all = Napili na ang link: kopyahin at ipadala sa lahat.
all-have-link = Nasa lahat ang link.
send-link-to-all = Ipadala sa lahat ang link
play-live = Maglaro nang live
live-to-join = Konektado na: puwede nang sumali si { $who }.
live-with = Live ang laro: si { $who } na.
live-lost = Hindi na konektado si { $who }. Ipadala kay { $who } ang link, o kumonekta uli.
live-lost-here = Naputol ang kabilang device. Tumira at ipadala ang link, o kumonekta uli sa menu.
live-lost-turn = Hindi na konektado si { $who }. Si { $who } na ang titira: ipadala ang link, o kumonekta uli.
live-seeking = Hindi konektado kay { $who }: sinusubukan uli. Puwede ring ipadala ang link.
live-seeking-turn = Si { $who } na. Hindi konektado: sinusubukan uli. Puwede ring ipadala ang link.
live-seeking-here = Ikaw na. Hindi konektado sa kabilang device: sinusubukan uli.
live-seen = Na kay { $who } ang buong laban.
invites = Iniimbita ka ni { $host } na maglaro bilang { $you }. Sa device na ito ka maglalaro.
join-match = Sumali
own-name = Pangalan mo
yet-to-join = Hindi pa sumasali si { $who }
seat-is-free = Bakante ang puwesto ni { $who }
link-known = Walang bago sa link na ito.
link-refused = { $reason } Walang nabago rito.
watch-only = Hindi ka sumali sa browser na ito, at wala nang bakanteng puwesto. Kung kasali ka sa laban, buksan ang link kung saan ka sumali. Dito, puwede kang manood.
watch = Manood
watching = Nanonood ka. Nasa mas bagong link ang mga sumunod na tira.
to-table = Sa mesa
move-differs = Ang tira { $number } ay { $here } rito, pero { $there } sa link na ito.
tokens-differ = Hindi sa labang narito ang mga hagis ng link na ito.
throw-unbound = Sa tira { $number } ng link na ito, { $thrown } ang nakasulat, pero { $should } dapat.
