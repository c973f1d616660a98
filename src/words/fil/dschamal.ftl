### Ang sinasabi ng mesa ng Dschamal.

## Notasyon: kung ano ang dapat na nakasulat

# Nasa dulo ng “Kailangan: …” at “Dapat: …”. Hindi isinasalin ang mga nasa panipi.
expected =
    { $what ->
        [options] “players” 2 hanggang 8, “start chosen” o “start dealt”, “duel live” o “duel calm”
        [start] “chosen” o “dealt”
        [duel] “live” o “calm”
        [action] “master C”, “deal blue-egg” o “take blue-egg”, “A grips blue-egg” o “A draws blue-egg”
        [piece] piyesa, gaya ng “blue-egg”, “black-egg” o “camel”
       *[other] { $other }
    }

## Sa mesa

duels = Duwelo

duels-live = Sabayan

duels-live-note = Sabay na kumakapa ang dalawa; ang unang kamay na lumabas ang magpapasya. Kailangan ng mata at bilis.

duels-calm = Kalmado

duels-calm-note = Salitan, walang pagmamadali; puwede rin sa keyboard at screen reader.
by-link = Kalmadong duwelo lang.

first-pieces = Unang piyesa

first-pieces-chosen = Pinipili

first-pieces-chosen-note = Isa-isang kumukuha ng asul na piyesa.

first-pieces-dealt = Sa palabunutan

first-pieces-dealt-note = Random na asul na piyesa ang makukuha ng bawat isa.

shape =
    { $shape ->
        [sphere] bola
        [egg] itlog
        [cube] kubo
        [box] kahong-parihaba
        [cylinder] silindro
        [disc] disk
        [cone] kono
        [pyramid] piramide
        [ring] singsing
        [arch] arko
        [star] bituin
       *[cross] krus
    }

# “asul na itlog”, “puting itlog”: kasama na ang pang-angkop sa kulay.
piece =
    { $colour ->
        [blue] asul na
        [white] puting
        [yellow] dilaw na
        [brown] kayumangging
       *[black] itim na
    } { $shape ->
        [sphere] bola
        [egg] itlog
        [cube] kubo
        [box] kahong-parihaba
        [cylinder] silindro
        [disc] disk
        [cone] kono
        [pyramid] piramide
        [ring] singsing
        [arch] arko
        [star] bituin
       *[cross] krus
    }

camel = kamelyo

# Walang “ang” o “ng” dito: nasa mga pangungusap na iyon, at iisa sa lahat ng gamit.
piece-the =
    { $role ->
       *[plain] { $colour ->
            [blue] asul na
            [white] puting
            [yellow] dilaw na
            [brown] kayumangging
           *[black] itim na
        } { $shape ->
            [sphere] bola
            [egg] itlog
            [cube] kubo
            [box] kahong-parihaba
            [cylinder] silindro
            [disc] disk
            [cone] kono
            [pyramid] piramide
            [ring] singsing
            [arch] arko
            [star] bituin
           *[cross] krus
        }
    }

camel-the =
    { $role ->
       *[plain] kamelyo
    }

camp-points = { $points } puntos

lies-before =
    { $holder ->
        [you] { $state ->
            [locked] { $piece }, nasa harap mo, nakakandado
            [open] { $piece }, nasa harap mo, puwedeng kunin
           *[plain] { $piece }, nasa harap mo
        }
       *[other] { $state ->
            [locked] { $piece }, nasa harap ni { $holder }, nakakandado
            [open] { $piece }, nasa harap ni { $holder }, puwedeng kunin
           *[plain] { $piece }, nasa harap ni { $holder }
        }
    }

lies-in-bag =
    { $state ->
        [open] { $piece }, nasa bag, puwedeng kunin
       *[plain] { $piece }, nasa bag
    }

# Maikli para sa tagahawak ng bag: walong upuan ang magkakatabi.
bag-master = May bag

challenged = Hinahamon

sits-out-note = Hindi kasali

figure-points =
    { $points ->
       *[other] puntos
    }

figure-pieces =
    { $pieces ->
       *[other] piyesa
    }

toss-due = Palabunutan: kanino muna ang bag?

take-blue =
    { $player ->
        [you] Ikaw na: kumuha ng asul na piyesa
       *[other] { $player }, kumuha ng asul na piyesa
    }

take-blue-help = Kapag may hugis ka na, makakakuha ka pa ng ganoon.

turn-of =
    { $player ->
        [you] Turno mo
       *[other] Turno ni { $player }
    }

deal-due =
    { $player ->
        [you] Random na asul na piyesa para sa iyo
       *[other] Random na asul na piyesa para kay { $player }
    }

challenges =
    { $master ->
        [you] Hinahamon mo si { $challenged }
       *[other] { $challenged ->
            [you] Hinahamon ka ni { $master }
           *[other] Hinahamon ni { $master } si { $challenged }
        }
    }

challenges-help = Isa-isang hinahamon ng tagahawak ng bag ang mga manlalaro, ayon sa ikot ng orasan.

goal = Kapag nasa mesa ang apat na magkahugis, tig-isang puntos ang mga ito para sa may hawak; panalo sa pitong puntos.

sits-out =
    { $player ->
        [you] Hindi ka muna kasali.
       *[other] Hindi muna kasali si { $player }.
    }

toss-says-who = Parehong humawak: palabunutan kung sino ang bubunot

ask-toss = Magpalabunutan

to-the-bag = Sa bag na

what-else =
    { $player ->
        [you] Ano pa ang nasa kamay mo?
       *[other] Ano pa ang nasa kamay ni { $player }?
    }

what-else-help = Nasa naka-save na laban ang lahat ng piyesa nito, maliban sa huli.

take-theirs =
    { $winner ->
        [you] Ikaw na: kumuha ng isang piyesa ni { $loser }
       *[other] { $loser ->
            [you] Kukuha si { $winner } ng isang piyesa mo
           *[other] { $winner }, kumuha ng isang piyesa ni { $loser }
        }
    }

take-theirs-help = Piliin ito sa board.

match-is-over = Tapos na ang laban

previous-piece = Naunang piyesa

next-piece = Susunod na piyesa

choose-piece = Pumili ng piyesa

take-piece = Kunin ang { $piece }

## Sa mesa: ang nangyayari

first-master =
    { $player ->
        [you] Ikaw ang unang tagahawak ng bag.
       *[other] Si { $player } ang unang tagahawak ng bag.
    }

begins-with =
    { $player ->
        [you] Unang piyesa mo ang { $piece }.
       *[other] Unang piyesa ni { $player } ang { $piece }.
    }

meaning =
    { $draw ->
        [right] tamang hugis!
        [camel] tamang sigaw!
        [wrong] maling hugis!
        [broken] may sira!
        [several] sobra sa isa!
        [silent] pero walang sigaw!
       *[no-camel] hindi kamelyo!
    }

hand-out =
    { $player ->
        [you] Nabunot mo ang { $pieces }: { $meaning }
       *[other] Nabunot ni { $player } ang { $pieces }: { $meaning }
    }

hand-out-shouting =
    { $player ->
        [you] “Dschamal!” Nabunot mo ang { $pieces }: { $meaning }
       *[other] “Dschamal!” Nabunot ni { $player } ang { $pieces }: { $meaning }
    }

draws-own =
    { $player ->
        [you] Nabunot mo ang { $piece }, hugis sa sarili mong kampo: sa iyo na { $shape ->
           *[other] ito
        }.
       *[other] Nabunot ni { $player } ang { $piece }, hugis sa sarili niyang kampo: sa kaniya na { $shape ->
           *[other] ito
        }.
    }

draws-theirs =
    { $player ->
        [you] Nabunot mo ang { $piece }, hugis sa kampo ni { $other }: sa iyo na { $shape ->
           *[other] ito
        }.
       *[other] { $other ->
            [you] Nabunot ni { $player } ang { $piece }, hugis sa kampo mo: sa kaniya na { $shape ->
               *[other] ito
            }.
           *[other] Nabunot ni { $player } ang { $piece }, hugis sa kampo ni { $other }: kay { $player } na { $shape ->
               *[other] ito
            }.
        }
    }

draws-theirs-and-more =
    { $player ->
        [you] Nabunot mo ang { $piece }, hugis sa kampo ni { $other }: sa iyo na { $shape ->
           *[other] ito
        }, pati ang { $given } ni { $other }.
       *[other] { $other ->
            [you] Nabunot ni { $player } ang { $piece }, hugis sa kampo mo: sa kaniya na { $shape ->
               *[other] ito
            }, pati ang { $given } mo.
           *[other] Nabunot ni { $player } ang { $piece }, hugis sa kampo ni { $other }: kay { $player } na { $shape ->
               *[other] ito
            }, pati ang { $given } ni { $other }.
        }
    }

shouts-rightly =
    { $player ->
        [you] Sumigaw ka ng “Dschamal!”, at kamelyo nga ang nabunot mo.
       *[other] Sumigaw si { $player } ng “Dschamal!”, at kamelyo nga ang nabunot niya.
    }

shouts-not =
    { $player ->
        [you] Kamelyo ang nabunot mo, pero hindi ka sumigaw.
       *[other] Kamelyo ang nabunot ni { $player }, pero hindi siya sumigaw.
    }

shouts-wrongly =
    { $player ->
        [you] Sumigaw ka ng “Dschamal!”, pero { $piece } ang nabunot mo.
       *[other] Sumigaw si { $player } ng “Dschamal!”, pero { $piece } ang nabunot niya.
    }

draws-neither =
    { $player ->
        [you] Nabunot mo ang { $piece }, hugis na wala sa dalawang kampo.
       *[other] Nabunot ni { $player } ang { $piece }, hugis na wala sa dalawang kampo.
    }

draws =
    { $player ->
        [you] Nabunot mo ang { $pieces }.
       *[other] Nabunot ni { $player } ang { $pieces }.
    }

wins-pieces =
    { $winner ->
        [you] Sa iyo na ang { $pieces }.
       *[other] Kay { $winner } na ang { $pieces }.
    }

wins-it =
    { $winner ->
        [you] Sa iyo na { $shape ->
           *[other] ito
        }.
       *[other] Kay { $winner } na { $shape ->
           *[other] ito
        }.
    }

takes-from =
    { $winner ->
        [you] Kinuha mo kay { $loser } ang { $piece }.
       *[other] { $loser ->
            [you] Kinuha sa iyo ni { $winner } ang { $piece }.
           *[other] Kinuha ni { $winner } kay { $loser } ang { $piece }.
        }
    }

nothing-to-give =
    { $loser ->
        [you] Wala kang maibigay.
       *[other] Walang maibigay si { $loser }.
    }

complete =
    Nasa mesa na ang lahat ng apat na { $shape ->
        [sphere] bola
        [egg] itlog
        [cube] kubo
        [box] kahong-parihaba
        [cylinder] silindro
        [disc] disk
        [cone] kono
        [pyramid] piramide
        [ring] singsing
        [arch] arko
        [star] bituin
       *[cross] krus
    }: tig-isang puntos.

bag-passes =
    { $master ->
        [you] Sa iyo na ang bag, at hindi muna kasali si { $out }.
       *[other] { $out ->
            [you] Kay { $master } na ang bag, at hindi ka muna kasali.
           *[other] Kay { $master } na ang bag, at hindi muna kasali si { $out }.
        }
    }

## Sa mesa: ang listahan ng mga tira

list-master =
    { $player ->
        [you] Sa iyo ang bag
       *[other] Kay { $player } ang bag
    }

list-by-toss = sa palabunutan

list-dealt = nabunot

list-shouting = { $pieces }, “Dschamal!”

list-gets =
    { $winner ->
        [you] Ikaw: { $pieces }
       *[other] { $winner }: { $pieces }
    }

list-nothing =
    { $winner ->
        [you] Ikaw: wala
       *[other] { $winner }: wala
    }

list-chooses =
    { $winner ->
        [you] Pipili ka
       *[other] Pipili si { $winner }
    }

list-points =
    { $player ->
        [you] Ikaw: +{ $points } puntos
       *[other] { $player }: +{ $points } puntos
    }

list-over = tapos na ang laban

list-more = { $before }; { $next }

## Sa mesa: kung bakit hindi puwede

no-such-players = Dalawa hanggang walo ang puwede, hindi { $players }.

no-seat = Walang manlalarong { $seat }.

now-toss = Palabunutan muna kung kanino ang bag.

now-start = Magkakaroon muna ng piyesa ang bawat isa.

now-duel = Tapusin muna ang duwelo.

now-grip = May lumabas nang kamay: ang laman muna nito.

now-take = Kukuha muna ng piyesa ang nanalo sa duwelo.

now-over = Tapos na ang laban.

not-blue = Kumuha muna ng asul na piyesa, hindi { $piece }.

on-table =
    { $holder ->
        [you] Hawak mo na ang { $piece }.
       *[other] Hawak na ni { $holder } ang { $piece }.
    }

# Puwedeng “ikaw” ang isa sa dalawa, kaya walang “sina”.
not-duelling =
    { $player ->
        [you] Hindi ka kasali ngayon: { $master } kontra { $challenged } ang duwelo.
       *[other] Hindi kasali si { $player } ngayon: { $master } kontra { $challenged } ang duwelo.
    }

sits-this-out =
    { $player ->
        [you] Nawala sa iyo ang bag, kaya hindi ka kasali sa duwelong ito.
       *[other] Nawala kay { $player } ang bag, kaya hindi siya kasali sa duwelong ito.
    }

too-late =
    { $player ->
        [you] Kamay mo ang nauna: tapos na ang duwelo.
       *[other] Kamay ni { $player } ang nauna: tapos na ang duwelo.
    }

in-hand = Hawak na ng kamay ang { $piece }.

last-in-bag = Ang { $piece } na lang ang nasa bag.

not-theirs =
    { $loser ->
        [you] Natalo ka sa duwelo, at wala sa iyo ang { $piece }.
       *[other] Natalo si { $loser } sa duwelo, at wala sa kaniya ang { $piece }.
    }

locked =
    Nasa mesa na ang lahat ng apat na { $shape ->
        [sphere] bola
        [egg] itlog
        [cube] kubo
        [box] kahong-parihaba
        [cylinder] silindro
        [disc] disk
        [cone] kono
        [pyramid] piramide
        [ring] singsing
        [arch] arko
        [star] bituin
       *[cross] krus
    }: hindi na makukuha ninuman.

not-your-turn =
    { $player ->
        [you] Turno mo sa bag.
       *[other] Turno ni { $player } sa bag.
    }

three-felt = Tatlong piyesa na ang nakapa: bunutin ito o hawakan lang.

not-three-felt = Kumapa muna ng tatlong piyesa, saka puwedeng humawak lang.

no-grip = Sa kalmadong duwelo, isa-isang piyesa lang ang binubunot.

not-due-in-bag = Hindi pa: iba muna ang dapat mangyari sa bag.

## Sa mesa: ang katapusan

over-seven = Pitong victory point ang panalo.

over-most-points = Higit sa isa ang may pitong puntos o higit pa: panalo ang may pinakamarami.

over-won-duel = Tabla sa itaas: panalo ang nanalo sa huling duwelo.

over-shared = Tabla sa itaas, at iba ang nanalo sa huling duwelo: hati sila sa panalo.

over-bag-empty = Wala nang may-kulay na piyesa sa bag, at tig-anim na victory point ang lahat: hati ang lahat sa panalo.

duels-won = nanalo sa { $duels } duwelo

decided-in =
    { $player ->
        [you] Sa ika-{ $number } duwelo napagpasyahan: nakuha mo ang { $pieces }.
       *[other] Sa ika-{ $number } duwelo napagpasyahan: nakuha ni { $player } ang { $pieces }.
    }

best-catch =
    { $player ->
        [you] Pinakamagandang huli: sabay mong nakuha ang { $pieces }.
       *[other] Pinakamagandang huli: sabay na nakuha ni { $player } ang { $pieces }.
    }

best-catch-worth =
    { $player ->
        [you] Pinakamagandang huli: sabay mong nakuha ang { $pieces }, { $points } victory point.
       *[other] Pinakamagandang huli: sabay na nakuha ni { $player } ang { $pieces }, { $points } victory point.
    }

## Ang bag: ang sabayang duwelo

bag = Ang bag, para sa mga kamay nina { $duellists }

called =
    { $player ->
        [you] Sa bag na!
       *[other] { $player }, sa bag na!
    }

called-both = { $players }, sa bag na!

# Puwedeng “ikaw” ang isa sa kanila, kaya walang “si” o “sina”.
watching =
    { $count ->
       *[other] Nanonood: { $names }.
    }

duel = Ang duwelo

wanted = Hanapin ang isa sa mga ito, huwag ang may sira:

wanted-camel = Hanapin ang kamelyo!

wanted-camel-too = o ang kamelyo, na may sigaw:

duel-how =
    Kumapa sa dilim. Itigil sandali ang daliri sa isang piyesa para dakutin ito, at hilahin papunta sa iyo lampas sa labi ng bag.
    Para sa kamelyo, sumigaw ng “Dschamal!” habang lumalabas ang kamay.

duel-by-touch = Magharap kayo, tig-kalahati ng screen.

duel-by-touch-ready = Magharap kayo kung nasaan ang pangalan ninyo, at pindutin ang sariling button.

touch-if-ready = Pindutin kung handa na

is-ready = Handa na!

duel-by-keys = Pindutin nang tuloy-tuloy ang button ng mouse, o gamitin ang mga arrow key at ang space bar para dumakot. Enter ang sigaw.

duel-by-keys-both =
    { $one }: ang pointer, at D para sumigaw.
    { $other }: ang mga arrow key, space bar para dumakot, Enter para sumigaw.

duel-calmly = Kailangang makita ang sabayang duwelo. Kung payag ang dalawa, puwede itong laruin nang kalmado, salitan.

leave = Balik sa board

fight-calmly = Laruing kalmado

count = 1, 2, 3…

hand-of =
    { $player ->
        [you] Ang bag, para sa kamay mo
       *[other] Ang bag, para sa kamay ni { $player }
    }

held-back = Napaaga: pinigil

empty-hand = Walang laman!

shout = Dschamal!

key-enter = Enter

pause = I-pause

pause-again = I-pause: pindutin uli

pause-again-shown = ‖ uli?

paused = Naka-pause. Aalugin ang bag at magsisimula uli ang duwelo.

at-once = Sabay na lumabas ang dalawang kamay: inaalog ang bag, at uulitin ang duwelo.

camp-has =
    { $player ->
        [you] Ikaw: { $shapes }
       *[other] { $player }: { $shapes }
    }

camp-has-none =
    { $player ->
        [you] Ikaw: wala pang hugis
       *[other] { $player }: wala pang hugis
    }

camp-is-empty = wala pa: bumunot ng hugis ng kabila

## Ang kalmadong duwelo

shaken = Inalog ang bag.

goes-on = Tuloy ang duwelo kung saan naiwan.

feels-about = Kumakapa sa bag si { $player }

asks-feel =
    { $player ->
        [you] Ikaw na: kumapa ng piyesa
       *[other] { $player }, kumapa ng piyesa
    }

asks-draw-or-feel =
    { $player ->
        [you] Ikaw na: bunutin ito o kumapa ng iba
       *[other] { $player }, bunutin ito o kumapa ng iba
    }

asks-draw-or-hold =
    { $player ->
        [you] Ikaw na: bunutin ito o hawakan lang
       *[other] { $player }, bunutin ito o hawakan lang
    }

asks-draw =
    { $player ->
        [you] Ikaw na: kailangan mong bumunot
       *[other] { $player }, kailangan mong bumunot
    }

feels-a-piece =
    { $player ->
        [you] May nakapa kang piyesa.
       *[other] May nakapang piyesa si { $player }.
    }

feels-another =
    { $player ->
        [you] Bumitiw ka at kumapa ng iba.
       *[other] Bumitiw si { $player } at kumapa ng iba.
    }

holds =
    { $player ->
        [you] Humawak ka lang.
       *[other] Humawak lang si { $player }.
    }

toss-draws =
    { $player ->
        [you] Pareho kayong hindi bumunot. Ikaw ang bubunot, sabi ng palabunutan.
       *[other] Pareho kayong hindi bumunot. Si { $player } ang bubunot, sabi ng palabunutan.
    }

feel = Kumapa ng piyesa

feel-another = Kumapa ng iba

hold = Hawakan lang

draw = Bunutin

draw-shouting = Bunutin, “Dschamal!”

holds-nothing =
    { $player ->
        [you] Wala pang hawak ang kamay mo.
       *[other] Wala pang hawak ang kamay ni { $player }.
    }

covered = Nakatakip: para kay { $player } lang.

uncover = { $player }: pindutin nang matagal

holds-something =
    { $player ->
        [you] May hawak ka: haplusin ito.
       *[other] May hawak si { $player }: haplusin ito.
    }

feels =
    { $player ->
        [you] Kapa mo: { $told }.
       *[other] Kapa ni { $player }: { $told }.
    }

# Hindi dapat mabanggit ang hugis, at walang dalawang magkatunog.
felt =
    { $what ->
        [round] bilugang gilid
        [dent] yupi
        [narrow-end] makitid na bilugang dulo
        [blunt-end] mapurol na dulo
        [corner] isang kanto
        [two-corners] dalawang kanto
        [cut-corner] kantong tapyas
        [long-edge] mahabang gilid at kanto
        [notch] bingaw sa gilid
        [straight] tuwid na gilid
        [groove] uka
        [curve] malapad na kurba
        [thin-rim] manipis na gilid
        [bite] kagat
        [tip] tulis
        [slope] pahilig na gilid at kanto
        [rim-with-hole] gilid na may butas sa loob
        [gap] puwang
        [short-leg] maikling paa
        [two-legs] dalawang paa
        [one-leg] isang paa
        [two-tips] dalawang tulis
        [hollow] lubog na walang tulis
        [hump] isang umbok
       *[neck] mahabang leeg
    } { $side ->
        [above] sa itaas
        [right] sa kanan
        [below] sa ibaba
       *[left] sa kaliwa
    }

strokes-left = { $strokes } haplos pa.

stroke-by-keys = Puwede rin ang mga arrow key.

key-arrows-in-bag = sa loob ng bag: haplusin ang isang gilid ng piyesa; sa sabayan, igalaw ang kamay

stroke-side =
    { $side ->
        [above] Haplusin ang itaas
        [right] Haplusin ang kanang gilid
        [below] Haplusin ang ibaba
       *[left] Haplusin ang kaliwang gilid
    }

felt-of =
    { $player ->
        [you] Ikaw: kapa { $felt }/{ $most }
       *[other] { $player }: kapa { $felt }/{ $most }
    }

if-drawn = Kapag binunot ito…

may-be-any = Isa sa { $things } bagay: haplusin ito.

a-shape =
    { $shape ->
        [sphere] Bola
        [egg] Itlog
        [cube] Kubo
        [box] Kahong-parihaba
        [cylinder] Silindro
        [disc] Disk
        [cone] Kono
        [pyramid] Piramide
        [ring] Singsing
        [arch] Arko
        [star] Bituin
       *[cross] Krus
    }

would-win-own =
    { $player ->
        [you] { $what }: sarili mong hugis, sa iyo mapupunta { $shape ->
           *[other] ito
        }.
       *[other] { $what }: sariling hugis ni { $player }, sa kaniya mapupunta { $shape ->
           *[other] ito
        }.
    }

would-win-theirs =
    { $player ->
        [you] { $what }: hugis ni { $other }, sa iyo mapupunta { $shape ->
           *[other] ito
        }, pati ang isa niya.
       *[other] { $what }: hugis ni { $other }, kay { $player } mapupunta { $shape ->
           *[other] ito
        }, pati ang isa ni { $other }.
    }

would-lose =
    { $what }: wala sa dalawang kampo, kay { $other } mapupunta { $shape ->
       *[other] ito
    }.

a-black-shape =
    Itim na { $shape ->
        [sphere] bola
        [egg] itlog
        [cube] kubo
        [box] kahong-parihaba
        [cylinder] silindro
        [disc] disk
        [cone] kono
        [pyramid] piramide
        [ring] singsing
        [arch] arko
        [star] bituin
       *[cross] krus
    }

would-lose-black =
    { $player ->
        [you] { $what }: kay { $other } mapupunta ang isang piyesa mo.
       *[other] { $what }: kay { $other } mapupunta ang isang piyesa ni { $player }.
    }

would-be-camel =
    { $player ->
        [you] Ang kamelyo: kapag sumigaw, sa iyo ang isang piyesa ni { $other }; kapag hindi, sa kaniya ang isang piyesa mo.
       *[other] Ang kamelyo: kapag sumigaw, kay { $player } ang isang piyesa ni { $other }; kapag hindi, kay { $other } ang isang piyesa ni { $player }.
    }

## Ang hint

advice-take = Kunin ang { $piece }: { $own } na sa 4 na ganito ang sa iyo, at { $bag } ang nasa bag.
