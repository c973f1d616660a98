### Ang sinasabi ng mesa ng Marrakech.

goal = Ilatag ang mga alpombra mo: sa dulo, tig-isang puntos ang bawat dirham at bawat parisukat ng alpombra mong kita pa. Panalo ang may pinakamaraming puntos.

## Notasyon: kung ano ang dapat na nakasulat

# Nasa dulo ng “Kailangan: …” at “Dapat: …”. Hindi isinasalin ang mga nasa panipi.
expected =
    { $what ->
        [options] “players” 2, 3 o 4, saka “deck plain” o “deck boxed”
        [deck] “plain” o “boxed”
        [action] isang hagis, isang direksiyon, L, S, R, nabunot na kulay, o lugar ng alpombra
       *[other] { $other }
    }

## Setup: kung aling mga alpombra ang gamit

rugs-field = Alpombra

deck-plain = Tig-15

deck-plain-note = Tig-isang kulay, tig-15 alpombra.

deck-boxed = Gaya ng sa kahon

deck-boxed-two = Tigdalawang kulay, 12 bawat kulay, binalasa; kita ang susunod. Magkakulay lang ang magkakadugtong.

deck-boxed-three = Tig-15 alpombra, gaya ng nasa kahon.

deck-boxed-four = Tig-12 alpombra, gaya ng nasa kahon: mas maikling laro.

## Mga manlalaro sa tabi ng board

# Walang nagbabago sa bilang; ang pamimili ay para lang magamit ang bilang.
dirhams-noun =
    { $dirhams ->
       *[other] dirham
    }

rugs-noun =
    { $rugs ->
       *[other] alpombra
    }

squares-noun =
    { $squares ->
       *[other] kahon
    }

player-out = Tanggal: walang dirham

player-done = Nailatag na lahat

## Sa mesa: paghagis para sa ayos ng turno

roll-for-order = Alamin ang una

roll-for-order-hint = Isang hagis para sa lahat. Mauuna ang pinakamataas.

rolled-for-order =
    { $who ->
        [you] Ikaw { $roll }
       *[other] { $who } { $roll }
    }

order-settled = Ayos na ang mga turno

order-tied = Tabla: { $players }, hagis uli

order-is =
    { $first ->
        [you] Ikaw ang mauuna; kasunod: { $others }.
       *[other] Mauuna si { $first }; kasunod: { $others }.
    }

## Pagpihit kay Asam

turn-of =
    { $who ->
        [you] Turno mo
       *[other] Turno ni { $who }
    }

which-way-first =
    { $who ->
        [you] Ikaw na: iharap si Asam
       *[other] { $who }, iharap si Asam
    }

which-way-first-hint = Ikaw ang mauuna: sa alinman sa apat siya puwedeng humarap.

which-way =
    { $who ->
        [you] Ikaw na: saan?
       *[other] { $who }, saan?
    }

which-way-hint = Pumili para makita kung saan hahantong ang bawat hagis.

way =
    { $heading ->
        [north] Hilaga
        [east] Silangan
        [south] Timog
       *[west] Kanluran
    }

way-costs = { $way }: { $rolls } Average: −{ $average }.

way-free = { $way }: walang bayad, anuman ang lumabas.

rolls-pay =
    { $to ->
        [you] Kapag { $rolls }: { $dirhams } dirham para sa iyo.
       *[other] Kapag { $rolls }: { $dirhams } dirham kay { $to }.
    }

rolls-free = Kapag { $rolls }: walang bayad.

## Paghagis ng dice, at paglakad ni Asam

roll-now =
    { $who ->
        [you] Ikaw na: ihagis ang dice
       *[other] { $who }, ihagis ang dice
    }

roll-now-hint = Kung ilan ang lumabas, ganoon karami ang lakad ni Asam.

roll = Ihagis

rolls =
    { $who ->
        [you] Naghahagis ka
       *[other] Naghahagis si { $who }
    }

rolls-number =
    { $who ->
        [you] Naka-{ $roll } ka
       *[other] Naka-{ $roll } si { $who }
    }

counted =
    { $owner ->
        [you] Ang { $rug } mo: { $squares } kahon
       *[other] Ang { $rug } ni { $owner }: { $squares } kahon
    }

pays =
    { $from ->
        [you] Nagbayad ka ng { $dirhams } dirham kay { $to }
       *[other] { $to ->
            [you] Binayaran ka ni { $from } ng { $dirhams } dirham
           *[other] Nagbayad si { $from } ng { $dirhams } dirham kay { $to }
        }
    }

pays-last =
    { $from ->
        [you] Ibinayad mo kay { $to } ang huli mong { $dirhams } dirham, at tanggal ka na
       *[other] { $to ->
            [you] Ibinayad sa iyo ni { $from } ang huli niyang { $dirhams } dirham, at tanggal na siya
           *[other] Ibinayad ni { $from } kay { $to } ang huli niyang { $dirhams } dirham, at tanggal na siya
        }
    }

pays-all =
    { $from ->
        [you] { $owed } dirham ang utang mo kay { $to }; ibinayad mo ang huling { $dirhams }, at tanggal ka na
       *[other] { $to ->
            [you] { $owed } dirham ang utang sa iyo ni { $from }; ibinayad niya ang huling { $dirhams }, at tanggal na siya
           *[other] { $owed } dirham ang utang ni { $from } kay { $to }; ibinayad niya ang huling { $dirhams }, at tanggal na siya
        }
    }

## Paglalatag ng alpombra

# Kasunod ng “ng” o “ang”: “maglatag ng alpombrang rosas”.
a-rug =
    { $colour ->
        [terracotta] alpombrang terracotta
        [saffron] alpombrang saffron
        [cedar] alpombrang sedro
        [indigo] alpombrang indigo
        [rose] alpombrang rosas
        [turquoise] alpombrang turkesa
        [plum] alpombrang ube
        [stone] alpombrang abuhin
       *[none] alpombra
    }

rug =
    { $colour ->
        [terracotta] alpombrang terracotta
        [saffron] alpombrang saffron
        [cedar] alpombrang sedro
        [indigo] alpombrang indigo
        [rose] alpombrang rosas
        [turquoise] alpombrang turkesa
        [plum] alpombrang ube
        [stone] alpombrang abuhin
       *[none] alpombra
    }

own-rug = sarili mong { $rug }

owners-rug =
    { $owner ->
        [you] { $rug } mo
       *[other] { $rug } ni { $owner }
    }

lay-now =
    { $who ->
        [you] Ikaw na: maglatag ng { $rug }
       *[other] { $who }, maglatag ng { $rug }
    }

lay-hint = Pumili ng kahong may marka, saka ng katabi nito. { $places } ang puwedeng paglatagan.

lay-second = Pumili naman ng katabi ng { $square }.

lay-empty = Bakante ang { $place }. Piliin uli para ilatag.

lay-over = Sa { $place }, tatakpan nito ang { $rugs }. Piliin uli para ilatag.

place-before = Naunang lugar

place-next = Susunod na lugar

lay-it = Ilatag sa { $place }

lays =
    { $who ->
        [you] Naglatag ka ng { $rug } sa { $place }
       *[other] Naglatag si { $who } ng { $rug } sa { $place }
    }

## Ang mababasa pa tungkol sa mga huling turno

# Kasunod ng “naglatag ng”.
laid-place = alpombra sa { $place }

laid-rug = { $rug } sa { $place }

turn-was-free =
    { $who ->
        [you] Naka-{ $roll } ka, walang binayaran, at naglatag ng { $laid }.
       *[other] Naka-{ $roll } si { $who }, walang binayaran, at naglatag ng { $laid }.
    }

turn-was-short =
    { $who ->
        [you] Naka-{ $roll } ka at naglatag ng { $laid }.
       *[other] Naka-{ $roll } si { $who } at naglatag ng { $laid }.
    }

turn-was-paid =
    { $who ->
        [you] Naka-{ $roll } ka, nagbayad ng { $dirhams } dirham kay { $to }, at naglatag ng { $laid }.
       *[other] { $to ->
            [you] Naka-{ $roll } si { $who }, nagbayad sa iyo ng { $dirhams } dirham, at naglatag ng { $laid }.
           *[other] Naka-{ $roll } si { $who }, nagbayad ng { $dirhams } dirham kay { $to }, at naglatag ng { $laid }.
        }
    }

turn-has-paid =
    { $who ->
        [you] Naka-{ $roll } ka at nagbayad ng { $dirhams } dirham kay { $to }.
       *[other] { $to ->
            [you] Naka-{ $roll } si { $who } at nagbayad sa iyo ng { $dirhams } dirham.
           *[other] Naka-{ $roll } si { $who } at nagbayad ng { $dirhams } dirham kay { $to }.
        }
    }

turn-was-last =
    { $who ->
        [you] Naka-{ $roll } ka, ibinayad mo kay { $to } ang huli mong { $dirhams } dirham, at tanggal ka na.
       *[other] { $to ->
            [you] Naka-{ $roll } si { $who }, ibinayad niya sa iyo ang huli niyang { $dirhams } dirham, at tanggal na siya.
           *[other] Naka-{ $roll } si { $who }, ibinayad niya kay { $to } ang huli niyang { $dirhams } dirham, at tanggal na siya.
        }
    }

## Mga kahon ng board, kapag binabasa nang malakas

square-empty = { $square }, bakante

square-rug =
    { $squares ->
        [1] { $square }, { $rug }, 1 kahon lang
       *[other] { $square }, { $rug }, { $squares } kahong magkakadugtong
    }

square-out =
    { $owner ->
        [you] { $square }, alpombra mo, pero tanggal ka na: walang bayad
       *[other] { $square }, alpombra ni { $owner }, na tanggal na: walang bayad
    }

square-asam =
    { $heading ->
        [north] { $square }, narito si Asam, nakaharap sa hilaga
        [east] { $square }, narito si Asam, nakaharap sa silangan
        [south] { $square }, narito si Asam, nakaharap sa timog
       *[west] { $square }, narito si Asam, nakaharap sa kanluran
    }

## Kung bakit hindi puwede

not-so-many = Dalawa hanggang apat ang puwede, hindi { $players }.

not-on-die = Walang { $roll } ang dice.

not-before-order = Alamin muna sa hagis kung sino ang mauuna.

not-before-face = Piliin muna kung saan haharap si Asam.

not-before-turn = Ipihit muna si Asam, o hayaan siyang dumiretso.

not-before-roll = Ihagis muna ang dice.

not-before-lay = Maglatag muna ng alpombra.

not-before-draw = Bunutin muna ang susunod na alpombra.

not-after-end = Tapos na ang laban.

no-turning-back =
    { $heading ->
        [north] Nakaharap si Asam sa hilaga: hindi siya puwedeng pumihit patalikod.
        [east] Nakaharap si Asam sa silangan: hindi siya puwedeng pumihit patalikod.
        [south] Nakaharap si Asam sa timog: hindi siya puwedeng pumihit patalikod.
       *[west] Nakaharap si Asam sa kanluran: hindi siya puwedeng pumihit patalikod.
    }

not-under-asam = Hindi malalatagan ang kinatatayuan ni Asam, ang { $asam }.

not-beside-asam = Katabi dapat ni Asam ang isang kalahati ng alpombra: nasa { $asam } siya.

not-both-halves = Sabay nitong matatakpan ang dalawang kalahati ng alpombra sa { $place }.

not-in-pile =
    { $who ->
        [you] Wala kang alpombrang ganiyan ang kulay.
       *[other] Walang alpombrang ganiyan ang kulay si { $who }.
    }

none-left = Ubos na ang mga alpombrang ganiyan ang kulay.

## Listahan ng mga tira

# Parehong K at parehong P ang unang titik ng kaliwa at kanan; kaya L, S, R, gaya ng sa notasyon.
line-turned =
    { $turning ->
        [L] Kl
        [S] D
       *[R] Kn
    }

line-faced =
    { $heading ->
        [north] hilaga
        [east] silangan
        [south] timog
       *[west] kanluran
    }

legend = Kl, D o Kn: pinihit si Asam pakaliwa, dumiretso, o pinihit pakanan. D 2 d1-e1: diretso, 2 ang lumabas sa dice, at alpombra sa d1 at e1.

step-roll = Hagis na { $roll }

step-way =
    { $way ->
        [L] Liko pakaliwa
        [S] Diretso
        [R] Liko pakanan
        [north] Harap sa hilaga
        [east] Harap sa silangan
        [south] Harap sa timog
       *[west] Harap sa kanluran
    }

step-rug = Alpombra { $place }

step-draw = Nabunot na alpombra

line-free = libre

line-paid =
    { $to ->
        [you] { $dirhams } sa iyo
       *[other] { $dirhams } kay { $to }
    }

line-paid-out =
    { $to ->
        [you] { $dirhams } sa iyo, tanggal
       *[other] { $dirhams } kay { $to }, tanggal
    }

## Ang katapusan

over = Tapos na ang laban

score-told = { $dirhams } dirham + { $squares } kahon

score-out = tanggal

won-last-in = Tanggal na ang lahat ng iba.

won-more-dirhams = Dalawa ang may pinakamataas na iskor: panalo ang may mas maraming dirham.

won-equal-dirhams = Dalawa ang may pinakamataas na iskor at pareho ang dirham nila: hati sila sa panalo.

won-three-share = Tatlo o higit pa ang may pinakamataas na iskor: hati sila sa panalo.

biggest-payment =
    { $from ->
        [you] Pinakamalaking bayad: { $dirhams } dirham mo kay { $to }, sa { $square }.
       *[other] { $to ->
            [you] Pinakamalaking bayad: { $dirhams } dirham ni { $from } sa iyo, sa { $square }.
           *[other] Pinakamalaking bayad: { $dirhams } dirham ni { $from } kay { $to }, sa { $square }.
        }
    }

## Ang hint

advice-way-free =
    Iharap si Asam sa { $heading ->
        [north] hilaga
        [east] silangan
        [south] timog
       *[west] kanluran
    }: walang bayad, anuman ang lumabas.

advice-way =
    Iharap si Asam sa { $heading ->
        [north] hilaga
        [east] silangan
        [south] timog
       *[west] kanluran
    }: sa { $free } sa bawat 6 na hagis, walang bayad; { $average } ang average.

advice-lay = Ilatag ang alpombra sa { $place }, sa mga bakanteng kahon.

advice-lay-over = Ilatag ang alpombra sa { $place }: tatakpan nito ang { $rugs }.

advice-shows = { $toll } na ang bayad sa paghinto roon, at { $squares } kahon ang may alpombra mo.
