### Ang sinasabi ng mesa ng Chaupar.

## Notasyon: ano ang dapat nakasulat kung saan may tekstong hindi mabasa

expected =
    { $what ->
        [options] “players=4”
        [action] hagis, tira, “true” at hakbang, o “stop”
        [pair-step] hakbang ng isang pares
       *[other] { $other }
    }

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

throws-for-partner =
    { $partner ->
        [you] Nakauwi na ang kakampi mo: ikaw ang titira sa hagis na ito (C14).
       *[other] Nakauwi ka na: si { $partner } ang titira sa hagis na ito (C14).
    }

can-earn-pairs = Kapag magkasama ang dalawang piyesa mo sa bloke 17, makakamit mo ang mga pares (C7).

has-pairs = Kalahati ng even na kabuuan ang abante ng pares (C9).

has-no-pairs = Wala kang pares, at walang dagdag na hagis ang doble (C7).

warns-of-failing = Babagsak ka rito sa 17: wala ka nang pares hanggang dulo (C7).

come-in-first = Unahing ipasok ang mga piyesa sa markang 0 (C10).

which-true-pair =
    { $who ->
        [you] Ikaw na: alin ang tunay mong pares?
       *[other] { $who }, alin ang tunay mong pares?
    }

other-can-be-hit = Puwede nang kainin ng solong piyesa ang isa pa (C12).

suggested = Mungkahi: bloke { $step }.

name-true-pair = Sa { $step } ang tunay kong pares

## Sa board: isang titik sa tabi ng pares

# Tunay.
true-sign = T

# Peke.
false-sign = P

## Ang mga manlalaro sa tabi ng board: ilang salita lang

needs-17 = 17 muna

pairs-earned = May pares

no-pairs = Walang pares

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
        [you] Nakamit mo ang mga pares sa bloke 17
       *[other] Nakamit ni { $who } ang mga pares sa bloke 17
    }

fails-17 =
    { $who ->
        [you] Bumagsak ka sa 17: wala ka nang pares
       *[other] Bumagsak si { $who } sa 17: wala na siyang pares
    }

throws-again =
    { $who ->
        [you] Doble: hagis ka uli
       *[other] Doble: hagis uli si { $who }
    }

no-throw-again =
    { $who ->
        [you] Bumagsak ka sa 17: walang dagdag na hagis ang doble mo
       *[other] Bumagsak si { $who } sa 17: walang dagdag na hagis ang doble niya
    }

misses-turn =
    { $who ->
        [you] Nakauwi ka na: laktaw ang turno mo
       *[other] Nakauwi na si { $who }: laktaw ang turno niya
    }

true-pair = Ang pares sa { $step } ang tunay na pares

## Bakit hindi puwede

not-before-throw = Ihagis muna ang pasa.

not-before-name = Pumili muna ng tunay na pares.

not-thrown = { $by } iyan: wala sa pasa, at hindi rin kabuuan ng { $low } at { $high }.

not-the-other = { $by } iyan, at { $left } ang natitirang pasa.

same-piece = Para sa dalawang magkaibang piyesa ang dalawang pasa, at gumalaw na ito.

# Kasunod ng “magsimula sa” ang “begin-with”: piyesa sa bloke 6 (+4) o pares sa bloke 12 (+2)
whole-throw = Magagamit ang buong hagis, kaya dapat gamitin: magsimula sa { $ways }.

begin-with =
    { $what ->
        [pair] pares sa bloke { $from } (+{ $by })
       *[piece] { $from ->
            [0] piyesa sa markang 0 (+{ $by })
           *[other] piyesa sa bloke { $from } (+{ $by })
        }
    }

whole-throw-marked = Magagamit ang buong hagis, kaya dapat gamitin: magsimula sa may marka.

failed = Kapag bumagsak sa 17, hindi na pares ang dalawang piyesa sa isang bloke.

not-earned = Hindi pa gagalaw nang magkasama ang pares: dapat munang magtagpo ang dalawang piyesa sa bloke 17.

immobile = Gumalaw na nang magkasama ang pares sa bloke { $step }: dapat muna itong lundagan ng ibang piyesa.

odd-sum = Kalahati ng even na kabuuan ang abante ng pares, pero { $sum } ang kabuuan ng { $low } at { $high }.

pasa-used = Buong hagis ang kailangan ng pares, at nagamit na ang { $pasa }.

zero-first = Unahing ipasok ang mga piyesa sa markang 0.

not-a-pair = Wala sa bloke { $step } ang alinman sa dalawang pares mo.

## Ang hint

advice-true = Gawing tunay ang pares sa bloke { $step }: hindi na ito makakain ng nag-iisang piyesa.
