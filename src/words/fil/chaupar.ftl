### Ang sinasabi ng mesa ng Chaupar.

goal = Paikutin sa board at iuwi ang lahat ng piyesa mo bago ang iba. Kapag nagtagpo ang dalawa sa 17, puwedeng tumira nang sabay ang mga pares mo.

## Notasyon: ano ang dapat nakasulat kung saan may tekstong hindi mabasa

expected =
    { $what ->
        [options] “players=4” o “players=4 rounds=32”
        [action] hagis, tira, “true” at hakbang, o “stop”
        [pair-step] hakbang ng isang pares
       *[other] { $other }
    }

## Paghahanda

set-rounds = Haba ng laban

whole-game = Buong laro

whole-game-note = Hanggang tatlo ang makauwi.

short-game = Maikling laro

short-game-note = Pagkatapos ng { $rounds } round, ayon sa kabuuang hakbang ang puwesto (C15).

## Sa mesa

throw-pasa = Ihagis ang pasa

two-pasa = { $low } at { $high }

throws =
    { $who ->
        [you] { $low } at { $high } ang hagis mo
       *[other] { $low } at { $high } ang hagis ni { $who }
    }

use-throw =
    { $who ->
        [you] Ikaw na: gamitin ang { $low } at { $high }
       *[other] { $who }, gamitin ang { $low } at { $high }
    }

use-pasa =
    { $who ->
        [you] Ikaw na: gamitin ang isa pang pasa, { $pasa }
       *[other] { $who }, gamitin ang isa pang pasa, { $pasa }
    }

use-throw-of =
    { $who ->
        [you] { $thrower ->
            [you] Ikaw na: gamitin ang { $low } at { $high }
           *[other] Ikaw na: gamitin ang { $low } at { $high } ni { $thrower }
        }
       *[other] { $thrower ->
            [you] { $who }, gamitin ang { $low } at { $high } ng kakampi mo
           *[other] { $who }, gamitin ang { $low } at { $high } ni { $thrower }
        }
    }

use-pasa-of =
    { $who ->
        [you] { $thrower ->
            [you] Ikaw na: gamitin ang isa pang pasa, { $pasa }
           *[other] Ikaw na: gamitin ang isa pang pasa ni { $thrower }, { $pasa }
        }
       *[other] { $thrower ->
            [you] { $who }, gamitin ang isa pang pasa ng kakampi mo, { $pasa }
           *[other] { $who }, gamitin ang isa pang pasa ni { $thrower }, { $pasa }
        }
    }

round-of = Round { $number } sa { $count }.

rounds-over = Tapos na ang mga napagkasunduang round: ayon sa kabuuang hakbang ang puwesto ng mga hindi pa nakauwi.

throws-for-partner =
    { $partner ->
        [you] Nakauwi na ang kakampi mo: ikaw ang titira sa hagis na ito (C14).
       *[other] Nakauwi ka na: si { $partner } ang titira sa hagis na ito (C14).
    }

can-earn-pairs = Pagtagpuin ang dalawang piyesa sa bloke 17 para makagalaw nang magkasama ang mga pares mo (C7).

has-pairs = Kalahati ng even na kabuuan ang abante ng pares (C9).

has-no-pairs = Wala kang pares, at walang dagdag na hagis ang doble (C7).

warns-of-failing = Pagkatapos nito, wala nang magtatagpo sa 17: wala ka nang pares hanggang dulo (C7).

come-in-first = Unahing ipasok ang mga piyesa sa markang 0 (C10).

which-true-pair =
    { $who ->
        [you] Ikaw na: alin ang tunay mong pares?
       *[other] { $who }, alin ang tunay mong pares?
    }

other-can-be-hit = Puwede nang kainin ng solong piyesa ang isa pa (C12).

suggested = Mungkahi: bloke { $step }.

name-true-pair = Tunay na pares: bloke { $step }

## Sa board: isang titik sa tabi ng pares

# Tunay.
true-sign = T

# Peke.
false-sign = P

## Ang mga manlalaro sa tabi ng board: ilang salita lang

needs-17 = Pares: 17

pairs-earned = May pares

no-pairs = Pares: 0

misses-turns = Laktaw: { $turns }

for-partner = Sa kakampi

## Ano ang nangyayari: walang tuldok

throws-for =
    { $who ->
        [you] { $partner ->
            [you] Naghahagis ka para sa sarili mo
           *[other] Nakauwi ka na at naghahagis para kay { $partner }
        }
       *[other] { $partner ->
            [you] Nakauwi na si { $who } at naghahagis para sa iyo
           *[other] Nakauwi na si { $who } at naghahagis para kay { $partner }
        }
    }

loses-throw =
    { $who ->
        [you] Hindi mo magamit ang { $low } at { $high }: sayang ang hagis
       *[other] Hindi magamit ni { $who } ang { $low } at { $high }: sayang ang hagis
    }

loses-pasa =
    { $who ->
        [you] Hindi mo magamit ang { $pasa }: sayang
       *[other] Hindi magamit ni { $who } ang { $pasa }: sayang
    }

splits-pair =
    { $who ->
        [you] Pinaghiwalay mo ang isang pares
       *[other] Pinaghiwalay ni { $who } ang isang pares
    }

pair-freed = Puwede na uling gumalaw ang pares sa { $step }

earns-pairs =
    { $who ->
        [you] Puwede nang gumalaw nang magkasama ang mga pares mo
       *[other] Puwede nang gumalaw nang magkasama ang mga pares ni { $who }
    }

fails-17 =
    { $who ->
        [you] Hindi ka na aabot sa 17: wala ka nang pares
       *[other] Hindi na aabot si { $who } sa 17: wala na siyang pares
    }

throws-again =
    { $who ->
        [you] Doble: hagis ka uli
       *[other] Doble: hagis uli si { $who }
    }

no-throw-again =
    { $who ->
        [you] Walang dagdag na hagis ang doble: wala ka nang pares
       *[other] Walang dagdag na hagis ang doble: wala nang pares si { $who }
    }

misses-turn =
    { $who ->
        [you] Nakauwi ka na: laktaw ang turno mo
       *[other] Nakauwi na si { $who }: laktaw ang turno niya
    }

true-pair = Ang pares sa { $step } ang tunay na pares

## Bakit hindi puwede

not-before-throw = Ihagis muna ang pasa.

not-before-name = Piliin muna ang tunay mong pares.

not-thrown = { $by } iyan: wala sa pasa, at hindi rin kabuuan ng { $low } at { $high }.

not-the-other = { $by } iyan, at { $left } ang natitirang pasa.

same-piece = Gumalaw na ang piyesang ito: gamitin ang isa pang pasa sa ibang piyesa.

# Kasunod ng “magsimula sa” ang “begin-with”: piyesa sa bloke 6 (+4) o pares sa bloke 12 (+2)
whole-throw = Dapat gamitin ang buong hagis: magsimula sa { $ways }.

begin-with =
    { $what ->
        [pair] pares sa bloke { $from } (+{ $by })
       *[piece] { $from ->
            [0] piyesa sa markang 0 (+{ $by })
           *[other] piyesa sa bloke { $from } (+{ $by })
        }
    }

whole-throw-marked = Dapat gamitin ang buong hagis: magsimula sa piyesang may marka.

failed = Wala ka nang pares: hindi na pares ang dalawang piyesa sa isang bloke.

not-earned = Hindi gagalaw nang magkasama ang mga pares hangga’t walang dalawang piyesa mo na nagtatagpo sa bloke 17.

immobile = Gumalaw na nang magkasama ang pares sa bloke { $step }: dapat muna itong lundagan ng ibang piyesa.

odd-sum = Kalahati ng even na kabuuan ang abante ng pares, pero { $sum } ang kabuuan ng { $low } at { $high }.

pasa-used = Buong hagis ang kailangan ng pares, at nagamit na ang { $pasa }.

zero-first = Unahing ipasok ang mga piyesa sa markang 0.

not-a-pair = Wala sa bloke { $step } ang alinman sa dalawang pares mo.

## Ang hint

advice-true = Gawing tunay ang pares sa bloke { $step }: hindi na ito puwedeng kainin ng nag-iisang piyesa.
