### Ang sinasabi ng mesa ng Pachisi.

goal = Paikutin sa board at iuwi ang lahat ng piyesa mo bago ang iba.

## Notasyon: ano ang dapat nakasulat kung saan may tekstong hindi mabasa

expected =
    { $what ->
        [options] “throw=cowries” o “throw=die”, saka “pieces=4” o “pieces=2”
        [action] bilang ng hagis, tira, “skip” o “stop”
       *[other] { $other }
    }

## Sa mesa

set-throw = Ihahagis

cowries = Anim na sigay

cowries-note = Bilangin ang mga sigay na nakataas ang bibig: 2 hanggang 6, 10 o 25. Hagis uli sa 6, 10 o 25.

die = Isang dice

die-note = 1 hanggang 6; hagis uli sa 6.

set-pieces = Mga piyesa

four-each = Tig-apat

four-each-note = Ang buong laro.

two-each = Tigdalawa

two-each-note = Maikling laro.

throw = Ihagis

throws =
    { $who ->
        [you] { $number } ang hagis mo
       *[other] { $number } ang hagis ni { $who }
    }

throws-cowries =
    { $who ->
        [you] { $mouths ->
            [0] { $number } ang hagis mo: walang bibig na nakataas
            [1] { $number } ang hagis mo: isang bibig ang nakataas
           *[other] { $number } ang hagis mo: { $mouths } bibig ang nakataas
        }
       *[other] { $mouths ->
            [0] { $number } ang hagis ni { $who }: walang bibig na nakataas
            [1] { $number } ang hagis ni { $who }: isang bibig ang nakataas
           *[other] { $number } ang hagis ni { $who }: { $mouths } bibig ang nakataas
        }
    }

use-throw =
    { $who ->
        [you] Ikaw na: gamitin ang { $number }
       *[other] { $who }, gamitin ang { $number }
    }

earned-throw = Galing sa { $number } ang dagdag na hagis na ito (P5).

two-in-a-row = Dalawang magkasunod na { $number }: sa ikatlo, kanselado ang buong turno (P6).

fork = Papasok, o iikot pa (P12)?

## Ano ang nangyayari: walang tuldok

loses-throw =
    { $who ->
        [you] Hindi mo magamit ang { $number }: sayang
       *[other] Hindi magamit ni { $who } ang { $number }: sayang
    }

throws-again =
    { $who ->
        [you] Hagis ka uli
       *[other] Hagis uli si { $who }
    }

cancels-turn = Ikatlong sunod na { $number }: kanselado ang turno

cancels-all = Ikatlong sunod na { $number }: kanselado ang turno, balik ang lahat sa dati

hits-and-throws =
    { $who ->
        [you] { $whom ->
            [you] Kinain mo ang sarili mong piyesa: hagis ka uli
           *[other] { $pieces ->
                [2] Kinain mo ang dalawang piyesa ni { $whom }: hagis ka uli
               *[other] Kinain mo ang piyesa ni { $whom }: hagis ka uli
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] Kinain ni { $who } ang dalawang piyesa mo: hagis uli siya
               *[other] Kinain ni { $who } ang piyesa mo: hagis uli siya
            }
           *[other] { $pieces ->
                [2] Kinain ni { $who } ang dalawang piyesa ni { $whom }: hagis uli siya
               *[other] Kinain ni { $who } ang piyesa ni { $whom }: hagis uli siya
            }
        }
    }

breaks-pair =
    { $who ->
        [you] Pinaghiwalay mo ang pares
       *[other] Pinaghiwalay ni { $who } ang pares
    }

leaves-throw =
    { $who ->
        [you] Hindi mo ginamit ang { $number }
       *[other] Hindi ginamit ni { $who } ang { $number }
    }

leaves-and-throws =
    { $who ->
        [you] Hindi mo ginamit ang { $number }: hagis ka uli
       *[other] Hindi ginamit ni { $who } ang { $number }: hagis uli siya
    }

## Bakit hindi puwede

wrong-pieces = Apat o dalawa ang piyesa ng bawat manlalaro, hindi { $pieces }.

cannot-fall = Walang hagis na { $number }.

not-before-throw = Maghagis muna.

not-thrown = { $by } iyan, at { $number } ang hagis.

half-only = { $by } ang abante ng pares, kalahati ng { $number }.

odd-number = Kalahati ng even na bilang ang abante ng pares, pero odd ang { $number }.

bound = Sa krus lang puwedeng maghiwalay ang pares.

cross-held =
    { $who ->
        [you] Ikaw ang nasa krus na iyan, at ligtas ang mga krus.
       *[other] Si { $who } ang nasa krus na iyan, at ligtas ang mga krus.
    }

no-fork = Ang piyesang nakaikot na nang buo lang ang puwedeng umikot pa, mula sa bloke 8.

## Ang hint

advice-skip = Laktawan ang hagis na ito: mas mabuti ang kinatatayuan ngayon ng mga piyesa mo.
