### Ang sinasabi ng mesa ng Damath.

goal = Bawat kain ay isang tuos na idadagdag sa iskor mo; panalo ang mas mataas na kabuuan.

## Notasyon: ano ang dapat nakasulat kung saan may tekstong hindi mabasa

expected =
    { $what ->
        [option] “set”, “operators”, “touch”, “damas”, “move” o “game”
        [option-once] bawat opsiyon nang isang beses
        [set] pangalan ng set ng mga chip, gaya ng “set=whole” (D2)
        [operators] “operators=own” o “operators=other” (D2)
        [touch] “touch=on” o “touch=off” (D8)
        [damas] “damas=once” o “damas=double” (D12)
        [move-time] “move=20s”, “move=off” o “move=60s” (D13)
        [game-time] “game=20min” o “game=off” (D14)
        [square] kolum at hilera ng isang kahon, 0 hanggang 7, na odd ang kabuuan (D1)
        [way] tira gaya ng “32-43”, o kain na may isa hanggang labindalawang talon gaya ng “32x54x36”
        [number] numero gaya ng “-1”, “3/4” o “1/2-5/3√2”
        [section] bahagi ng ayos ng labang hindi pa tapos, sa tamang lugar nito
        [section-once] bawat bahagi nang isang beses
        [before-lot] mga opsiyon lang sa setup bago ang palabunutan (D3)
        [duellist] manlalarong “A” o “B”
        [side] manlalarong “1” o “2”
        [piece] chip, “@” at ang kahon nito, gaya ng “9@23”, o “D9@23” kung dama
        [chip] chip ng set (D2)
        [one-piece] isang piyesa lang sa bawat kahon
        [chip-once] bawat chip ng set nang isang beses sa bawat manlalaro (D2)
        [far-row] dama sa dulong hilera (D5)
        [pieces] piyesa sa board
        [scores] dalawang iskor na puwedeng galing sa mga kinaing piyesa (D9)
        [moves] bilang ng mga tira, 0 hanggang 65535
        [quiet] mga tira ng dama na nagdala sa posisyon (D11)
        [shuttle-player] “shuttle 1” o “shuttle 2”
        [shuttle] kung ilang beses nagpabalik-balik ang dama, at ang huling kahon nito (D11)
        [entered] piyesang makakagalaw, at mga talong puwedeng ipasok (D8)
        [late] “late opponent” o “late lot”, sa larong may orasan (D13)
        [offer] “offer open” o “offer declined”, sa tamang oras (D11)
        [finishing] “finishing” kung may talong naipasok na sa larong may orasan (D14)
        [over] “over time”, “over agreed”, o “over surrendered” na may “A” o “B” (D11)
       *[other] { $other }
    }

## Sa mesa

rounded-number = { $whole }.{ $hundredths }

piece =
    { $kind ->
        [dama] dama { $chip }
       *[chip] { $chip }
    }

square-aloud =
    { $square }, { $operator ->
        [plus] plus
        [minus] minus
        [times] times
       *[over] divided by
    }, { $stands }{ $can ->
        [move] , puwedeng itira
        [reached] , puwedeng puntahan
       *[nothing] {""}
    }

stands-nothing = bakante

stands-piece =
    { $who ->
        [you] { $kind ->
            [dama] dama { $chip } mo
           *[chip] { $chip } mo
        }
       *[other] { $kind ->
            [dama] dama { $chip } ni { $who }
           *[chip] { $chip } ni { $who }
        }
    }

stands-side =
    { $side ->
        [first] { $kind ->
            [dama] dama { $chip } ng unang manlalaro
           *[chip] { $chip } ng unang manlalaro
        }
       *[second] { $kind ->
            [dama] dama { $chip } ng ikalawang manlalaro
           *[chip] { $chip } ng ikalawang manlalaro
        }
    }

## Kaninong turno

prompt-toss = Palabunutan kung sino ang mauuna

prompt-move =
    { $who ->
        [you] Ikaw na: tumira
       *[other] { $who }, tumira
    }

prompt-take =
    { $who ->
        [you] Dapat kang kumain
       *[other] Dapat kumain si { $who }
    }

prompt-finish =
    { $who ->
        [you] Ikaw na: tapusin ang kain
       *[other] { $who }, tapusin ang kain
    }

prompt-move-for =
    { $who ->
        [you] Ikaw na: tumira para kay { $late }
       *[other] { $late ->
            [you] Si { $who } ang titira para sa iyo
           *[other] { $who }, tumira para kay { $late }
        }
    }

prompt-answer =
    { $who ->
        [you] Alok ni { $from } na tapusin na: payag ka?
       *[other] { $from ->
            [you] Hinihintay ang sagot ni { $who } sa alok mo
           *[other] { $who }, alok ni { $from } na tapusin na: payag ka?
        }
    }

hint-answer = Kapag may kasunduan, matatapos ang laban at bibilangin ang puntos.

turn =
    { $who ->
        [you] Turno mo
       *[other] Turno ni { $who }
    }

turn-for =
    { $who ->
        [you] Ikaw ang titira para kay { $late }
       *[other] { $late ->
            [you] Si { $who } ang titira para sa iyo
           *[other] Si { $who } ang titira para kay { $late }
        }
    }

turn-of-toss =
    { $late ->
        [you] Random na tira ang gagawin para sa iyo
       *[other] Random na tira ang gagawin para kay { $late }
    }

# Ginagamit ding tanong: “Alok ni Ben: tapusin na?”
offers =
    { $who ->
        [you] Alok mo na tapusin ang laban
       *[other] Alok ni { $who } na tapusin ang laban
    }

prompt-over = Tapos na ang laban

## Ano ang susunod na gagawin, sa ilalim ng linya sa itaas ng board. May bilog ang mga piyesang makakagalaw

hint-choose = Pumili ng piyesang may bilog, saka ng pupuntahan nito.

hint-choose-taker =
    Pumili ng piyesang may bilog: { $count ->
        [1] isa
        [2] dalawa
        [3] tatlo
        [4] apat
       *[other] { $count }
    } ang kakainin nito.

hint-land =
    { $count ->
        [1] Isa
        [2] Dalawa
        [3] Tatlo
        [4] Apat
       *[other] { $count }
    } ang kakainin ng { $kind ->
        [dama] dama { $chip }
       *[chip] { $chip }
    }: piliin kung saan ito lalapag.

hint-go =
    { $kind ->
        [dama] Ang dama { $chip } sa { $square }: piliin ang pupuntahan nito.
       *[chip] Ang { $chip } sa { $square }: piliin ang pupuntahan nito.
    }

hint-goes =
    { $kind ->
        [dama] Pupunta ang dama { $chip } mula { $from } sa { $to }.
       *[chip] Pupunta ang { $chip } mula { $from } sa { $to }.
    }

hint-on = Sa ngayon, { $so-far }. Piliin ang susunod na lalapagan.

## Ang mga button sa ilalim ng board

play-on = Ituloy ang laban

finish-and-count = Tapusin at bilangin

previous-move = Naunang pagpipilian

next-move = Susunod na pagpipilian

move-to = Igalaw sa { $square }

take = Kain: { $score }

take-work-out = Kain: kuwentahin

jump = Talon

jump-scores = Talon: { $score }

## Mga kuwenta: 9 − 10 = −1, saka 9 + 4 = 13: +12

and-then = { $first }, saka { $next }

in-all = { $working }: { $score }

sum-at = { $sum } kung sa { $place }: { $working }

by-zero = 0 ang iskor ng { $sum }

# Kakainin ng 9 ang 10 sa −, saka ang 4 sa +
takes =
    { $kind ->
        [dama] Kakainin ng dama { $chip } { $taken }
       *[chip] Kakainin ng { $chip } { $taken }
    }

# Nasa loob ng “takes”, kaya may “ang”.
taken-on = ang { $piece } sa { $operator }

taken-on-at = ang { $piece } sa { $operator }, sa { $place }

legend = 30-41: mula sa kolum 3, hilera 0 hanggang kolum 4, hilera 1. 14x32: ganoon din, at nakain ang nilundagan.

task = { $takes }. Ano ang iskor?

task-in-all = Ano ang iskor ng lahat ng talon?

keys = −+/.

keys-roots = −+/.√

keys-letters = −+/.xy²³⁴

forms = Mag-type ng numero, gaya ng −3, 3/4, 1 1/2 o 0.75.

forms-roots = Mag-type ng numero, gaya ng −3, 12√2, 7 + 2√2 o 16.97.

forms-letters = Mag-type ng numero o mga letra, gaya ng −3, 3/4, 6x + 28y o 12x⁴y².

## Ano ang nangyari, sa ilalim ng linya sa itaas ng board at habang ipinapakita

goes-first =
    { $who ->
        [you] Ikaw ang mauuna
       *[other] Si { $who } ang mauuna
    }

moves =
    { $who ->
        [you] Ikaw: { $piece } papunta sa { $square }
       *[other] { $who }: { $piece } papunta sa { $square }
    }

scores =
    { $who ->
        [you] Ikaw: { $working }
       *[other] { $who }: { $working }
    }

new-dama =
    { $who ->
        [you] May bago kang dama
       *[other] May bagong dama si { $who }
    }

moved =
    { $who ->
        [you] Tira mo: { $piece } papunta sa { $square }
       *[other] Tira ni { $who }: { $piece } papunta sa { $square }
    }

moved-crowned =
    { $who ->
        [you] Tira mo: { $piece } papunta sa { $square }, may bago kang dama
       *[other] Tira ni { $who }: { $piece } papunta sa { $square }, may bago siyang dama
    }

took =
    { $who ->
        [you] Kinain mo ang { $taken }: { $working }
       *[other] Kinain ni { $who } ang { $taken }: { $working }
    }

took-crowned =
    { $who ->
        [you] Kinain mo ang { $taken } at may bago kang dama: { $working }
       *[other] Kinain ni { $who } ang { $taken } at may bago siyang dama: { $working }
    }

goes-on = Tuloy ang laban

late =
    { $late ->
        [you] Ubos na ang oras mo: si { $who } ang titira para sa iyo
       *[other] { $who ->
            [you] Ubos na ang oras ni { $late }: ikaw ang titira para sa kaniya
           *[other] Ubos na ang oras ni { $late }: si { $who } ang titira para sa kaniya
        }
    }

late-too =
    { $late ->
        [you] Ubos na rin ang oras ni { $who }: random na tira ang gagawin para sa iyo
       *[other] { $who ->
            [you] Ubos na rin ang oras mo: random na tira ang gagawin para kay { $late }
           *[other] Ubos na rin ang oras ni { $who }: random na tira ang gagawin para kay { $late }
        }
    }

finishing =
    { $who ->
        [you] Ubos na ang oras ng laban: tapusin mo ang kain
       *[other] Ubos na ang oras ng laban: tatapusin ni { $who } ang kain
    }

finishing-at-random = Ubos na ang oras: random na tatapusin ang kain

## Ang mga manlalaro sa tabi ng board

figure-captures = mula sa kain

figure-rounded = naka-round

figure-pieces =
    { $count ->
       *[other] piyesa
    }

note-offers = Alok: tapusin ang laban

note-late = Ubos na ang oras

note-first = Unang titira
offer-end =
    { $who ->
        [you] Ialok na tapusin
       *[other] Alok ni { $who }: tapusin
    }
offer-question =
    { $who ->
        [you] Ialok na tapusin ang laban?
       *[other] Ialok na tapusin ang laban, para kay { $who }?
    }

## Ang menu, at ang mga orasan

# Button at tanong: “Babawiin mo ang alok?”
withdraws =
    { $who ->
        [you] Bawiin ang alok
       *[other] Bawiin ang alok ni { $who }
    }
withdraw-question =
    { $who ->
        [you] Bawiin ang alok?
       *[other] Bawiin ang alok ni { $who }?
    }

# Button at tanong: “Sumuko?”
resigns =
    { $who ->
        [you] Sumuko
       *[other] Isuko ang laban ni { $who }
    }
resign-question =
    { $who ->
        [you] Sumuko?
       *[other] Isuko ang laban ni { $who }?
    }

meaning-offer = Puwede mo itong bawiin hangga’t wala pang sagot.

meaning-withdraw = Hindi ka na makakapag-alok uli bago ang susunod na tira.

meaning-resign = Wala nang bawian ito.

clock-move = Tira

clock-game = Laban

## Bakit hindi puwede

not-before-toss = Palabunutan muna kung sino ang mauuna.

toss-is-over = Tapos na ang palabunutan.

no-seat = Walang manlalarong { $seat }.

over = Tapos na ang laban.

no-piece = Walang nakatayo sa { $square }.

theirs =
    { $kind ->
        [dama] Sa kalaban mo ang dama { $chip } sa { $square }.
        [unknown] Sa kalaban mo ang piyesa sa { $square }.
       *[chip] Sa kalaban mo ang { $chip } sa { $square }.
    }

chip-off-line =
    { $kind ->
        [unknown] Isang kahon lang paabante, padiyagonal, ang galaw ng piyesa sa { $square }: hindi sa { $to }.
       *[chip] Isang kahon lang paabante, padiyagonal, ang galaw ng { $chip } sa { $square }: hindi sa { $to }.
    }

dama-off-line =
    { $kind ->
        [unknown] Padiyagonal ang galaw ng dama sa { $square }: wala sa daan nito ang { $to }.
       *[dama] Padiyagonal ang galaw ng dama { $chip } sa { $square }: wala sa daan nito ang { $to }.
    }

backward =
    { $kind ->
        [unknown] Hindi dama ang piyesa sa { $square }: paabante lang ang galaw nito kung hindi kakain.
       *[chip] Hindi dama ang { $chip } sa { $square }: paabante lang ang galaw nito kung hindi kakain.
    }

too-far =
    { $kind ->
        [unknown] Hindi dama ang piyesa sa { $square }: isang kahon lang ang galaw nito.
       *[chip] Hindi dama ang { $chip } sa { $square }: isang kahon lang ang galaw nito.
    }

step-blocked =
    { $kind ->
        [dama] Hindi makakapunta sa { $to } ang dama { $chip } sa { $square }: may nakatayo sa { $occupied }.
        [unknown] Hindi makakapunta sa { $to } ang piyesa sa { $square }: may nakatayo sa { $occupied }.
       *[chip] Hindi makakapunta sa { $to } ang { $chip } sa { $square }: may nakatayo sa { $occupied }.
    }

chip-stuck =
    { $kind ->
        [unknown] Hindi makakagalaw ang piyesa sa { $square }: may harang sa unahan nito.
       *[chip] Hindi makakagalaw ang { $chip } sa { $square }: may harang sa unahan nito.
    }

dama-stuck =
    { $kind ->
        [unknown] Hindi makakagalaw ang dama sa { $square }: may harang ang lahat ng diyagonal nito.
       *[dama] Hindi makakagalaw ang dama { $chip } sa { $square }: may harang ang lahat ng diyagonal nito.
    }

jump-off-line = Walang diyagonal papunta sa { $to }.

jump-too-far = Sa mismong likod ng kinain lumalapag ang chip, hindi sa { $to }.

jump-over-nothing = Walang makakaing piyesa papunta sa { $to }.

jump-over-own =
    { $kind ->
        [dama] Sa iyo ang dama { $chip } sa { $square }: hindi mo ito makakain.
        [unknown] Sa iyo ang piyesa sa { $square }: hindi mo ito makakain.
       *[chip] Sa iyo ang { $chip } sa { $square }: hindi mo ito makakain.
    }

jump-twice =
    { $kind ->
        [dama] Natalunan na ang dama { $chip } sa { $square }.
        [unknown] Natalunan na ang piyesa sa { $square }.
       *[chip] Natalunan na ang { $chip } sa { $square }.
    }

jump-blocked =
    { $kind ->
        [dama] Nakaharang ang dama { $chip } sa { $square }.
        [unknown] Nakaharang ang piyesa sa { $square }.
       *[chip] Nakaharang ang { $chip } sa { $square }.
    }

# May “ang”, dahil sinusundan nito ang “dapat kumain ng dalawang piyesa …”.
taker =
    { $kind ->
        [dama] ang dama { $chip } sa { $square }
        [unknown] ang piyesa sa { $square }
       *[chip] ang { $chip } sa { $square }
    }

must-capture =
    Sapilitan ang kain: { $takers } ay dapat kumain ng { $count ->
        [1] isang piyesa
        [2] dalawang piyesa
        [3] tatlong piyesa
        [4] apat na piyesa
       *[other] { $count } piyesa
    }.

more-first =
    Kumain nang pinakamarami: { $takers } ay dapat kumain ng { $count ->
        [1] isang piyesa
        [2] dalawang piyesa
        [3] tatlong piyesa
        [4] apat na piyesa
       *[other] { $count } piyesa
    }.

dama-first =
    Kapag pantay ang dami, unang kumain ang dama: { $takers } ay dapat kumain ng { $count ->
        [1] isang piyesa
        [2] dalawang piyesa
        [3] tatlong piyesa
        [4] apat na piyesa
       *[other] { $count } piyesa
    }.

must-go-on =
    Hindi pa tapos ang kain: { $count ->
        [1] isang piyesa
        [2] dalawang piyesa
        [3] tatlong piyesa
        [4] apat na piyesa
       *[other] { $count } piyesa
    } dapat lahat-lahat.

many-ways = Maraming kain ang papunta sa { $to }: piliin muna kung saan lalapag, { $landings }.

chosen =
    { $kind ->
        [dama] Napili na ang dama { $chip } sa { $square }: ito ang dapat itira.
        [unknown] Napili na ang piyesa sa { $square }: ito ang dapat itira.
       *[chip] Napili na ang { $chip } sa { $square }: ito ang dapat itira.
    }

entered =
    { $kind ->
        [dama] Nagsimula nang kumain ang dama { $chip } sa { $square }: dapat nitong tapusin.
        [unknown] Nagsimula nang kumain ang piyesa sa { $square }: dapat nitong tapusin.
       *[chip] Nagsimula nang kumain ang { $chip } sa { $square }: dapat nitong tapusin.
    }

nothing-to-touch = Naka-off ang touch move: hindi kailangang pumili muna.

completes = Buo na ang tira pagkalapag sa { $square }.

offer-is-open = Sagutin muna ang alok.

no-offer = Walang alok na dapat sagutin.

offered-before = Isang alok lang sa bawat turno.

time-is-up = Ubos na ang oras: ang kalaban na ang titira.

no-move-time = Walang orasan para sa tira.

no-game-time = Walang orasan para sa laban.

## Ang listahan ng mga tira. Nasa unahan ng bawat linya ang pangalan ng tumira, kung manlalaro ito

list-first = unang manlalaro, sa palabunutan

list-dama = dama

list-made-by =
    { $who ->
        [you] ikaw ang tumira
       *[other] si { $who } ang tumira
    }

list-made-at-random = random na tira

list-notes = { $first }; { $next }

list-jumps = { $first }, { $next }

list-offer = alok na tapusin ang laban

list-declined = tinanggihan ang alok

list-withdrawn = binawi ang alok

list-move-time = Ubos na ang oras ng tira

list-game-time = Ubos na ang oras ng laban

## Bago ang laban

style = Paraan ng laro

style-friendly = Friendly

style-friendly-note = Walang orasan, at puwede pang magbago ng isip hangga’t hindi buo ang tira.

style-by-the-book = Ayon sa tuntunin

style-by-the-book-note = Itira ang hinawakang piyesa, sa loob ng 20 segundo; 20 minuto lahat-lahat.

style-tournament = Torneo

style-tournament-note = Touch move, 60 segundo bawat tira, at doble ang mga damang natira sa huli.

style-own = Sariling ayos

style-own-note = Ayon sa nakatakda sa “Iba pang opsiyon”.

set = Mga chip

set-counting = Counting

set-counting-note = 1 hanggang 12

set-whole = Whole

set-whole-note = 0 hanggang 11

set-integer = Integer

set-integer-note = 0 hanggang 11, negative ang mga odd

set-fraction = Fraction

set-fraction-note = 1{"\u200A"}/{"\u200A\u2060"}10 hanggang 12{"\u200A"}/{"\u200A\u2060"}10

set-rational = Rational

set-rational-note = tenths, negative ang kalahati

set-radical = Radical

set-radical-note = gaya ng 16√32

set-polynomial = Polynomial

set-polynomial-note = gaya ng −3x²y; ang kahong lalapagan ang x at y

operators = Mga operation sign

operators-four = + − × ÷

operators-two = + − lang

operators-own = Karaniwan sa mga chip na ito.

operators-other = Hindi karaniwan sa mga chip na ito.

touch-move = Touch move

touch-on = Naka-on

touch-on-note = Ang hinawakang piyesa ang dapat itira; hindi na mababawi ang talon.

touch-off = Naka-off

touch-off-note = Puwedeng magbago ng isip hangga’t hindi buo ang tira.

move-time = Oras sa bawat tira

move-time-20 = 20 segundo

move-time-20-note = Paglampas, ang kalaban ang titira para sa iyo.

move-time-off = Naka-off

move-time-off-note = Walang pagmamadali.

move-time-60 = 60 segundo

move-time-60-note = Torneo: walang limit habang sapilitan ang kain.
by-link = Tumatakbo lang ang mga orasan habang magkakonekta ang dalawang device.

game-time = Oras ng laban

game-time-20 = 20 minuto

game-time-20-note = Pagkatapos, iskor ang magpapasya.

game-time-off = Naka-off

game-time-off-note = Maglaro hanggang dulo.

damas = Mga damang natira sa huli

damas-once = Isang beses

damas-once-note = Ayon sa halaga nila.

damas-double = Doble

damas-double-note = Torneo: doble ng halaga nila.

## Ang katapusan

end-no-pieces =
    { $who ->
        [you] Wala ka nang piyesa.
       *[other] Wala nang piyesa si { $who }.
    }

end-no-pieces-but-wins =
    { $who ->
        [you] Wala ka nang piyesa, pero sa iyo ang mas mataas na kabuuan.
       *[other] Wala nang piyesa si { $who }, pero sa kaniya ang mas mataas na kabuuan.
    }

end-no-move =
    { $who ->
        [you] Wala ka nang maititira.
       *[other] Wala nang maititira si { $who }.
    }

end-shuttle =
    { $who ->
        [you] Limang beses kang nagpabalik-balik gamit ang huli mong dama.
       *[other] Limang beses nagpabalik-balik si { $who } gamit ang huling dama.
    }

end-repetition = Ikatlong beses nang lumitaw ang posisyong ito.

end-quiet = Sa loob ng 50 tira, walang kinain at walang chip na gumalaw.

end-time = Ubos na ang dalawampung minuto.

end-agreed = Nagkasundo ang dalawa na tapusin ang laban.

end-resigned =
    { $who ->
        [you] Sumuko ka: panalo ang kalaban, anuman ang iskor.
       *[other] Sumuko si { $who }: panalo ang kalaban, anuman ang iskor.
    }

row-resigned = sumuko

row-sum = { $captures } mula sa kain, at { $left } mula sa natira

row-sum-alone = { $captures } mula sa kain, at wala nang natira

best-capture =
    { $who ->
        [you] Pinakamagandang kain: sa iyo, { $working }.
       *[other] Pinakamagandang kain: kay { $who }, { $working }.
    }

## Ang hint

advice-takes =
    { $kind ->
        [dama] Kakainin ng dama { $chip } sa { $square } ang { $taken }.
       *[chip] Kakainin ng { $chip } sa { $square } ang { $taken }.
    }

advice-takes-for =
    { $kind ->
        [dama] Kakainin ng dama { $chip } sa { $square } ang { $taken }: { $score }.
       *[chip] Kakainin ng { $chip } sa { $square } ang { $taken }: { $score }.
    }

advice-crowned = Magiging dama ito.

advice-ends = Matatapos dito ang laban.

advice-safe =
    { $who ->
        [you] Pagkatapos, wala kang makakain.
       *[other] Pagkatapos, walang makakain si { $who }.
    }

advice-answer =
    { $who ->
        [you] Pagkatapos, dapat kang kumain ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }.
       *[other] Pagkatapos, dapat kumain si { $who } ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }.
    }

advice-answer-for =
    { $who ->
        [you] Pagkatapos, dapat kang kumain ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }: hanggang { $score }.
       *[other] Pagkatapos, dapat kumain si { $who } ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }: hanggang { $score }.
    }

advice-least = Walang ibang tira na mas kaunti ang mawawala sa iyo.

advice-count =
    { $what ->
        [accept] Tapusin at bilangin: magiging { $own } kontra { $other }.
        [decline] Ituloy ang laban: kung bibilangin ngayon, { $own } kontra { $other }.
       *[offer] Ialok na tapusin ang laban: kung bibilangin ngayon, { $own } kontra { $other }.
    }

loss =
    { $who ->
        [you] Pagkatapos ng { $moves }, mawawalan ka ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }: { $score }{ $dama ->
            [yes] , at may bagong dama ang kalaban.
           *[no] .
        }
       *[other] Pagkatapos ng { $moves }, mawawalan si { $who } ng { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        }: { $score }{ $dama ->
            [yes] , at may bagong dama ang kalaban.
           *[no] .
        }
    }

loss-exchange =
    { $who ->
        [you] Pagkatapos ng { $moves }, { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        } ang nawala sa iyo kapalit ng { $taken }: { $score }.
       *[other] Pagkatapos ng { $moves }, { $count ->
            [1] isang piyesa
           *[other] { $count } piyesa
        } ang nawala kay { $who } kapalit ng { $taken }: { $score }.
    }

loss-dama =
    { $who ->
        [you] Pagkatapos ng { $moves }, may bago kang dama.
       *[other] Pagkatapos ng { $moves }, may bagong dama si { $who }.
    }
