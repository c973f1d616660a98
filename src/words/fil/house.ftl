### Ang sinasabi ng bawat mesa, anuman ang laro.

## Mga bahagi ng pangungusap

you = ikaw

list-more = { $a }, { $b }

list-and = { $a } at { $b }

list-or = { $a } o { $b }

decimal = { $whole }.{ $tenth }

## Mga pangalan

you-name = Ikaw

## Mga wika

languages = Wika

## Bawat pahina

back = Bumalik
close = Isara
rules = Tuntunin
home = Home
go-back = Huwag na
copy = Kopyahin
copied = Nakopya na
selected = Napili na

## Sino ang nakaupo saan

players = Manlalaro
person = Tao
level-beginner = Baguhan
level-casual = Kaswal
level-keen = Sanay
level-master = Master
guest-sparrow = Maya
guest-goat = Kambing
guest-fox = Soro
guest-falcon = Lawin
bot-of-level = { $guest }, bot na { $level }
look-of-player = Kulay ng manlalaro { $number }: { $look }
name-of-player = Pangalan ng manlalaro { $number }
plays-with =
    { $partner ->
        [you] Kakampi mo
       *[other] Kakampi ni { $partner }
    }

## Setup ng laban

start = Simulan
more-options = Iba pang opsiyon
from-text = Buksan ang laban mula sa teksto
text-of-match = Ang teksto ng isang laban
open-it = Buksan
open-file = Magbukas ng file
from-position = Mula sa posisyong inayos
change-position = Baguhin
set-up-position = Mag-ayos ng posisyon nang mano-mano
taking-back = Bawi
take-back-allowed = Puwede
take-back-note = Hanggang saan mo gusto.
take-back-note-clocks = Hanggang saan mo gusto, maliban kung dalawa kayong may orasan.
take-back-never = Walang bawian
take-back-never-note = Ang naitira na, naitira na.
devices = Mga device
devices-one = Ito lang
devices-one-note = Dito naglalaro ang lahat.
devices-several = Ilan, sa link
devices-several-note = Sa sariling device naglalaro ang bawat isa, at ipinapasa ang link. Walang bawian.
move-by-itself = Kusang tumira kapag iisa lang ang puwede
throw-by-itself = Kusang maghagis
on = Naka-on
off = Naka-off
seats-do-not-fit = Hindi tugma sa laro ang mga upuang ito.
name-needed = Kailangan ng manlalaro { $number } ng pangalang may 1 hanggang { $most } karakter.
cannot-sit = Hindi puwedeng umupo riyan ang manlalaro { $number }.

## Mga nakatagong laban na hindi mabasa, sa home page

damaged-title = May naka-save na laban ng { $game } na hindi mabasa
damaged-meaning = Nakatago rito ang teksto nito: kopyahin at subukang ayusin, o itapon.
text-of-the-match = Ang teksto ng laban
discard = Itapon
discard-question = Itapon ang labang ito?
discard-meaning = Mawawala na ang teksto nito sa device na ito.
discard-it = Itapon
save-file = I-save bilang file
not-here = Hindi naka-save sa device na ito ang labang ito.
store-silent = Hindi ibinibigay ngayon ng browser na ito ang mga naka-save na laban. Nananatili ang mga ito kung nasaan sila.
try-again = Subukan uli

## Ang mesa

moves = Mga tira
menu = Menu
menu-unkept = Menu: hindi nase-save ang laban
not-kept = Hindi sine-save ng browser na ito ang laban: mawawala ito kapag isinara ang pahina.
saved-here = Naka-save sa device na ito.
elsewhere = Nilalaro ang labang ito sa ibang tab.
play-here = Dito maglaro
tap-to-skip = I-tap kahit saan para laktawan.
next = susunod
pause = I-pause
go-on = Ituloy
step = Hakbang
seconds-left = { $clock }: { $seconds } segundo na lang
sound = Tunog

## Ang menu

take-back = Bawi
play-again = Ulitin
look-back = Balikan
new-match = Bagong laban
as-text = Bilang teksto
match-as-text = Ang laban bilang teksto
as-text-meaning = Itago o ipadala: mabubuksan ito sa “Buksan ang laban mula sa teksto”, sa setup ng laban.
pace = Bilis
pace-calm = Marahan
pace-steady = Normal
pace-brisk = Mabilis
pace-instant = Agad
volume = Lakas ng tunog
volume-quiet = Mahina
volume-medium = Normal
volume-loud = Malakas
vibration = Vibration
hint = Hint
hint-thinking = Nag-iisip …
take-hint = Gawin
cannot-take-back = Hindi na ito mababawi.
question = { $action }?
rule = Tuntunin { $clause }
the-rule = Ang tuntunin

## Keyboard

keys = Keyboard
key-arrows = sa susunod na lugar sa board na puwedeng piliin; kapag may Shift, sa alinmang lugar
key-enter = pinipili ito
key-space = pinipili rin ito; kapag wala sa board, pinipindot ang pangunahing button
key-digits = pinipindot ang mga pagpipilian sa ibaba ng board, ayon sa ayos nila
key-tab = mula sa board papunta sa mga button, at sa iba pa
key-steps = isang hakbang pabalik o pasulong; sa labas ng board, ← at → rin
key-ends = sa simula ng laban, at sa kinalalagyan nito ngayon
key-take-back = binabawi ang huling tira
key-play-again = inuulit ang binawi
key-hint = ipinapakita o itinatago kung ano ang pinakamabuting gawin
key-escape = binabawi ang napili, nilalaktawan ang ipinapakita, nagsasara ng panel, bumabalik sa ngayon
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Pagbabalik-tanaw

looking-back = Binabalikan: hakbang { $step } sa { $steps }
tried-out = Subok: { $prompt }
step-of = Hakbang { $step } sa { $steps }
to-start = Sa simula
step-back = Isang hakbang pabalik
step-on = Isang hakbang pasulong
show-film = I-play na parang pelikula
stop-film = Ihinto ang pelikula
play-from-here = Maglaro mula rito
move-for-all = Tumira para sa lahat
back-to-match = Balik sa laban
back-to-now = Balik sa ngayon

## Ang katapusan ng laban

final-score = Huling iskor
next-match = Susunod na laban
see-board = Tingnan ang board
change-something = May babaguhin
matches-won = Mga naipanalong laban:
curve = Ang mga iskor mula sa unang tira hanggang sa huli

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
        [seat] upuan, A hanggang H
        [game-line] ang linyang “game”
        [start-line] ang linyang “options” o “position”
        [options-line] “options”, dahil walang laban ng larong ito na nagsisimula sa posisyon
        [player-line] linyang gaya ng “player 0 person Ada” o “player 3 bot one-ahead Brahim”
        [player-name] pangalang may 1 hanggang 24 karakter
        [look] numero ng kulay, 0 hanggang 7
        [bot-name] pangalan ng bot
        [actions-line] ang linyang “actions”
        [play-or-try] “@play” o “@try”
        [place-before] numero ng hakbang bago ang linyang ito
        [place-to-stand] numero ng hakbang na puwedeng kinalalagyan ng laban
        [hex-digits] 64 na digit, 0 hanggang 9 at a hanggang f
       *[other] iba rito
    }

not-a-record = Hindi ito talaan ng laban.

record-version = Bersiyon { $version } ang talaang ito, na hindi kilala ng programang ito.

record-of-another-game = Talaan ito ng “{ $found }”, hindi ng { $game }.

record-cut = Putol ang talaan: wala ang huling linya nito.

record-changed = Sira ang talaan: may nabago rito matapos itong isulat.

record-over = Nagsisimula ang laban sa talaang ito sa posisyong tapos na ang laban.

record-players = Hindi tugma sa laro ang mga manlalaro sa talaan.

record-no-throws = Selyado ang talaang ito, pero walang hagis sa { $game } na puwedeng selyuhan.

secret-not-sealed = May lihim sa linya { $line }, pero hindi selyado ang labang ito.

secret-another = May lihim sa linya { $line }, pero hindi iyon ang ipinangselyo sa labang ito.

secret-again = Nasa linya { $line } ang lihim na nasabi na sa naunang linya.

bind-not-by-link = May panata ng upuan sa linya { $line }, pero hindi sa link nilalaro ang labang ito.

bind-not-now = May panata sa linya { $line } ng upuang hindi dapat mamanata roon.

bind-not-next = Hindi kasunod ng nauna nitong panata ang panata ng upuan sa linya { $line }.

line-unbound = Tira ang linya { $line }, pero may upuang dapat munang mamanata.

record-bot-by-link = May bot na naglalaro sa link sa talaang ito, pero tao lang ang puwede roon.

record-only-by-link = Sa link lang malalaro ang labang ito.

line-unread = Hindi mabasa ang linya { $line }. Dapat: { $expected }. Nakasulat: “{ $found }”.

line-empty = Hindi mabasa ang linya { $line }. Dapat: { $expected }. Walang nakasulat.

line-not-allowed = Bawal ang linya { $line } ayon sa tuntunin { $clause }.

record-colour = Walang kulay { $number } sa bahay na ito.

record-bot = Walang bot na “{ $bot }” sa bahay na ito.

position-impossible = Hindi ito puwede.

needs-instead = Kailangan: { $expected }, hindi “{ $found }”.

needs = Kailangan: { $expected }.

position-over = Tapos na ang laban sa posisyong ito: wala nang maitutuloy.

text-is-no-position = Hindi posisyon ang tekstong ito. { $needs } Hindi nagbago ang board.

## Pagbabahagi

share = Ibahagi
share-title = Ibahagi ang laban
share-meaning = Makikita ng sinumang magbukas ng link na ito ang buong laban, sa kahit anong device. Nasa link mismo ang laban: walang server na nakakakita nito.
share-place = Bubukas ito sa hakbang na ipinapakita ngayon.
share-link = Link ng laban
share-code = QR code ng link
share-send = Ipadala …
share-too-long = Masyadong mahaba ang labang ito para sa link. I-save ito bilang file, at iyon ang ipadala.

## Labang ipinadala ng iba

visit = May nagpadala sa iyo ng labang ito. Hindi pa ito naka-save.
visit-known = May nagpadala sa iyo ng labang ito. Nasa device na ito na ang laban.
visit-goes-on = May nagpadala sa iyo ng labang ito. Nasa device na ito na ang simula nito.
keep-it = I-save
go-on-with-it = Ituloy ito
leave = Umalis
link-title = Hindi mabuksan ang link na ito
link-too-long = Mas mahaba ito sa link ng kahit anong laban.
link-damaged = Naputol o nabago ito sa daan: hingin ito ulit.
link-version = Bersiyon { $version } ito, na hindi kilala ng programang ito.
link-impossible = May sinasabi ito na hindi puwedeng mangyari sa isang laban.
link-unusual = Higit sa isang laban ang sinasabi nito: hindi ito isinulat dito.

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
invites = Iniimbita ka ni { $host }: ikaw si { $you }. Sa device na ito ka maglalaro.
join-match = Sumali
yet-to-join = Hindi pa sumasali si { $who }
link-known = Alam mo na ito.
link-refused = { $reason } Walang nabago rito.
link-of-others = Iba ang naglalaro ng labang ito.
to-table = Sa mesa
move-differs = Ang tira { $number } ay { $here } rito, pero { $there } sa link na ito.
bonds-differ = Iba rito at sa link na ito ang nagtatali sa mga hagis.
throw-unbound = Sa tira { $number } ng link na ito, { $thrown } ang nakasulat, pero { $should } ang nakatali.
