### Ang magkaparehong sinasabi ng Chaupar at Pachisi.

## Notasyon: ano ang dapat nakasulat kung saan may tekstong hindi mabasa


## Sa mesa: kaninong turno, at ano ang hinihintay

whose-turn =
    { $who ->
        [you] Turno mo
       *[other] Turno ni { $who }
    }

over = Tapos na ang laban

throw-for-start =
    { $who ->
        [you] Ikaw na: alamin sa hagis kung sino ang una
       *[other] { $who }, alamin sa hagis kung sino ang una
    }

highest-starts = Ang may pinakamataas na hagis ang mauuna.

start-so-far = Sa ngayon: { $throws }.

start-throw =
    { $who ->
        [you] Ikaw { $number }
       *[other] { $who } { $number }
    }

throw-now =
    { $who ->
        [you] Ikaw na: maghagis
       *[other] { $who }, maghagis
    }

choose-marked = Pumili ng piyesang may marka, o ng lalapagan nito.

choose-landing = Ilang galaw ang puwedeng lumapag doon. Piliin kung alin.

choose-landing-or-piece = Piliin kung alin ang lalapag doon, o ang piyesang naroon.

can-go =
    { $what ->
        [pair] Puwedeng umabante nang { $numbers } ang pares na ito.
       *[piece] Puwedeng umabante nang { $numbers } ang piyesang ito.
    }

can-hit =
    { $whom ->
        [you] { $pieces ->
            [2] Sa { $by }, kakainin nito ang dalawang piyesa mo.
           *[other] Sa { $by }, kakainin nito ang piyesa mo.
        }
       *[other] { $pieces ->
            [2] Sa { $by }, kakainin nito ang dalawang piyesa ni { $whom }.
           *[other] Sa { $by }, kakainin nito ang piyesa ni { $whom }.
        }
    }

can-go-home = Sa { $by }, makakauwi ito.

## Mga button sa ilalim ng board: maikli

skip = Laktawan

back = Bumalik

choose-piece = Pumili ng piyesa

choose-pair = Pumili ng pares

choose-move = Pumili ng pupuntahan

on-block =
    { $what ->
        [pair] pares sa { $step }
       *[piece] piyesa sa { $step }
    }

on-block-with = { $on }:{"\u000A"}{ $ways }

going =
    { $end ->
        [home] { $by } pauwi
        [in] { $by }, papasok
        [round] { $by }, iikot pa
       *[on] { $by }
    }

# “kain si Ben”: gaya ng sigaw sa parcheesi, si Ben ang nakakain.
going-hits =
    { $end ->
        [round] { $whom ->
            [you] { $by }, iikot pa, kakainin ka
           *[other] { $pieces ->
                [2] { $by }, iikot pa, kakainin ang 2 ni { $whom }
               *[other] { $by }, iikot pa, kakainin si { $whom }
            }
        }
       *[on] { $whom ->
            [you] { $by }, kakainin ka
           *[other] { $pieces ->
                [2] { $by }, kakainin ang 2 ni { $whom }
               *[other] { $by }, kakainin si { $whom }
            }
        }
    }

moved =
    { $what ->
        [pair] pares mula { $from } hanggang { $to }
       *[piece] { $from ->
            [0] pasok sa { $to }
           *[other] mula { $from } hanggang { $to }
        }
    }

moved-home =
    { $what ->
        [pair] pares mula { $from } hanggang bahay
       *[piece] mula { $from } hanggang bahay
    }

take =
    { $what ->
        [pair] Igalaw ang pares: { $way }
       *[piece] Igalaw ang piyesa: { $way }
    }

take-anyway =
    { $what ->
        [pair] Igalaw pa rin ang pares: { $way }
       *[piece] Igalaw pa rin ang piyesa: { $way }
    }

# Button at tanong: “Payag ang lahat na huminto na?”
stop-here = Tapusin dito
stop-question = Payag ba ang lahat na tapusin na rito ang laban?

## Ang naririnig mula sa screen reader tungkol sa mga lugar sa board: mga bahaging pinagtatabi sa listahang may kuwit

block = Bloke { $steps }

column =
    { $who ->
        [you] Kolum mo
       *[other] Kolum ni { $who }
    }

with-cross = krus

pieces-of =
    { $who ->
        [you] { $pieces } piyesa mo
       *[other] { $pieces } piyesa ni { $who }
    }

pair-of =
    { $kind ->
        [true] { $who ->
            [you] tunay na pares mo
           *[other] tunay na pares ni { $who }
        }
        [false] { $who ->
            [you] pekeng pares mo
           *[other] pekeng pares ni { $who }
        }
       *[pair] { $who ->
            [you] pares mo
           *[other] pares ni { $who }
        }
    }

own-step =
    { $who ->
        [you] bloke { $step } sa daan mo
       *[other] bloke { $step } sa daan ni { $who }
    }

pair-waits-for-leap = kailangan munang lundagan

pair-may-not-move = hindi pa puwedeng gumalaw

zero-mark =
    { $who ->
        [you] Markang 0 mo, { $pieces } piyesa
       *[other] Markang 0 ni { $who }, { $pieces } piyesa
    }

home-cell = Bahay: { $counts }

home-of =
    { $who ->
        [you] ikaw { $pieces }
       *[other] { $who } { $pieces }
    }

## Ano ang nangyayari. Walang tuldok: “full-stop” ang naglalagay nito, at “and-then” ang nagdurugtong ng iba pa

rolls-for-start =
    { $who ->
        [you] Naghahagis ka para malaman kung sino ang una
       *[other] Naghahagis si { $who } para malaman kung sino ang una
    }

starts =
    { $who ->
        [you] Ikaw ang mauuna
       *[other] Si { $who } ang mauuna
    }

# Walang pananda ang mga pangalan sa listahan (Ada at Dan), kaya nasa hulihan.
tie = Tabla, hagis uli: { $names }

rolls =
    { $who ->
        [you] Naghahagis ka
       *[other] Naghahagis si { $who }
    }

moves =
    { $who ->
        [you] { $from ->
            [0] Pumasok ka sa bloke { $to }
           *[other] { $to ->
                [81] Nakauwi ka mula sa bloke { $from }
               *[other] { $what ->
                    [pair] Umabante ang pares mo mula bloke { $from } hanggang bloke { $to }
                   *[piece] Umabante ka mula bloke { $from } hanggang bloke { $to }
                }
            }
        }
       *[other] { $from ->
            [0] Pumasok si { $who } sa bloke { $to }
           *[other] { $to ->
                [81] Nakauwi si { $who } mula sa bloke { $from }
               *[other] { $what ->
                    [pair] Umabante ang pares ni { $who } mula bloke { $from } hanggang bloke { $to }
                   *[piece] Umabante si { $who } mula bloke { $from } hanggang bloke { $to }
                }
            }
        }
    }

hits =
    { $who ->
        [you] { $whom ->
            [you] Kinain mo ang sarili mong piyesa
           *[other] { $pieces ->
                [2] Kinain mo ang dalawang piyesa ni { $whom }
               *[other] Kinain mo ang piyesa ni { $whom }
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] Kinain ni { $who } ang dalawang piyesa mo
               *[other] Kinain ni { $who } ang piyesa mo
            }
           *[other] { $pieces ->
                [2] Kinain ni { $who } ang dalawang piyesa ni { $whom }
               *[other] Kinain ni { $who } ang piyesa ni { $whom }
            }
        }
    }

makes-pair =
    { $who ->
        [you] Nakabuo ka ng pares
       *[other] Nakabuo ng pares si { $who }
    }

takes-place =
    { $who ->
        [you] { $place ->
            [1] Nakauwi na ang lahat ng piyesa mo: panalo ka
            [2] Nakauwi na ang lahat ng piyesa mo: pangalawa ka
            [3] Nakauwi na ang lahat ng piyesa mo: pangatlo ka
           *[other] Nakauwi na ang lahat ng piyesa mo: pang-apat ka
        }
       *[other] { $place ->
            [1] Nakauwi na ang lahat ng piyesa ni { $who }: panalo
            [2] Nakauwi na ang lahat ng piyesa ni { $who }: pangalawa
            [3] Nakauwi na ang lahat ng piyesa ni { $who }: pangatlo
           *[other] Nakauwi na ang lahat ng piyesa ni { $who }: pang-apat
        }
    }

table-stops = Tinatapos na rito ng mga manlalaro ang laban

cited = { $told } ({ $clause })

and-then = { $first }. { $next }

full-stop = { $told }.

## Ang listahan ng mga tira

legend = Sa 6: mula 12 hanggang 18, una ang hagis, saka mula sa aling bloke hanggang aling bloke lumakad ang piyesa. Sa ilalim ng pangalan, ang buong bilog ay para sa mga piyesang nasa bahay, ang putol-putol para sa mga naghihintay sa 0.

step-throw = Hagis na { $throw }

throw-used = { $throw }: { $course }

threw =
    { $who ->
        [you] Naghagis ka ng { $throw }
       *[other] Naghagis si { $who } ng { $throw }
    }

## Ang mga manlalaro sa tabi ng board

figure-home =
    { $pieces ->
       *[other] nakauwi
    }

figure-waiting =
    { $pieces ->
       *[other] naghihintay
    }

figure-opposite = katapat

placed =
    { $place ->
        [1] Panalo
        [2] Pangalawa
        [3] Pangatlo
       *[other] Pang-apat
    }

## Bakit hindi puwede

not-before-start = Alamin muna sa hagis kung sino ang mauuna.

not-before-move = Gamitin muna ang hagis.

not-any-more = Tapos na ang laban.

no-piece =
    { $step ->
        [0] Walang piyesang magagalaw sa markang 0.
        [81] Hindi na lumalabas ang piyesang nakauwi na.
       *[other] Walang piyesang magagalaw sa bloke { $step }.
    }

too-far = Saktong bilang ang kailangan para makauwi: sobra iyan ng { $more }.

full = Dalawa na ang piyesa mo sa bloke { $step }.

no-pair =
    { $step ->
        [0] Walang pares sa markang 0.
       *[other] Walang pares sa bloke { $step }.
    }

protected =
    { $who ->
        [you] Hindi puwedeng lumapag ang solong piyesa sa pares mo.
       *[other] Hindi puwedeng lumapag ang solong piyesa sa pares ni { $who }.
    }

## Ang katapusan ng laban

stopped = Nagkasundo ang mga manlalaro na huminto na: ayon sa kabuuang hakbang ang ibang puwesto.

told-steps = { $steps } hakbang.

told-hits = { $given } beses kumain, { $taken } beses kinain.

told-throws =
    { $luck ->
        [more] { $throws } hagis, lampas nang { $by } hakbang sa karaniwan.
        [less] { $throws } hagis, kulang nang { $by } hakbang sa karaniwan.
       *[even] { $throws } hagis, sakto sa karaniwan.
    }

luck-so-far = Suwerte hanggang ngayon, sa hakbang: { $luck }

hardest-hit =
    Pinakamasakit na kain: { $who ->
        [you] { $what ->
            [pair] { $whom ->
                [you] pinabalik mo ang sarili mong pares
               *[other] pinabalik mo ang pares ni { $whom }
            }
           *[piece] { $whom ->
                [you] pinabalik mo ang sarili mong piyesa
               *[other] pinabalik mo ang piyesa ni { $whom }
            }
        }
       *[other] { $what ->
            [pair] { $whom ->
                [you] pinabalik ni { $who } ang pares mo
               *[other] pinabalik ni { $who } ang pares ni { $whom }
            }
           *[piece] { $whom ->
                [you] pinabalik ni { $who } ang piyesa mo
               *[other] pinabalik ni { $who } ang piyesa ni { $whom }
            }
        }
    } mula sa bloke { $from }; { $left } na lang sana, nakauwi na.

longest-run =
    { $who ->
        [you] Pinakamahabang takbo: { $steps } hakbang mo sa isang turno.
       *[other] Pinakamahabang takbo: { $steps } hakbang ni { $who } sa isang turno.
    }

## Ang hint

advice-move =
    { $from ->
        [0] Magpasok ng piyesa sa bloke { $to }.
       *[other] { $to ->
            [81] { $what ->
                [pair] Iuwi ang pares mula sa bloke { $from }.
               *[piece] Iuwi ang piyesa mula sa bloke { $from }.
            }
           *[other] { $what ->
                [pair] Iabante ang pares mula bloke { $from } hanggang bloke { $to }.
               *[piece] Iabante ang piyesa mula bloke { $from } hanggang bloke { $to }.
            }
        }
    }

advice-safe =
    { $what ->
        [pair] Walang makakakain sa pares doon.
       *[piece] Walang makakakain dito roon.
    }

advice-pair = Magiging pares ito, na hindi puwedeng kainin ng nag-iisang piyesa.

advice-hit =
    { $whom ->
        [you] Kakainin nito ang piyesa mo: { $steps } bloke ang mawawala.
       *[other] Kakainin nito ang piyesa ni { $whom }: { $steps } bloke ang mawawala.
    }

advice-chances =
    { $there ->
        [0] { $here ->
            [0] Doon, walang hagis na kakain sa piyesa.
           *[other] Doon, walang hagis na kakain sa piyesa; dito, { $here } sa bawat { $all }.
        }
       *[other] { $here ->
            [0] Doon, kakainin ito sa { $there } sa bawat { $all } hagis; dito, wala.
           *[other] Doon, kakainin ito sa { $there } sa bawat { $all } hagis; dito, sa { $here } sa bawat { $all }.
        }
    }

advice-left = Kakainin ang naiwan sa bloke { $block } sa { $throws } sa bawat { $all } hagis.

advice-earning = Dalawa sa bloke 17 sa susunod: { $throws } sa bawat { $all } hagis.

compare-sent-back = Mas malayo nang { $steps } bloke ang balik ng mga kalaban sa pinakamahusay na tira.

compare-home = May makakauwing piyesa sa pinakamahusay na tira.

compare-homing = Makakauwi sa susunod: { $chosen } sa bawat { $all } hagis; sa pinakamahusay na tira, { $best }.

compare-exposure = Kakainin ka sa { $chosen } sa bawat { $all } hagis; sa pinakamahusay na tira, sa { $best }.

compare-chase = Makakakain ka sa { $chosen } sa bawat { $all } hagis sa susunod; sa pinakamahusay na tira, sa { $best }.

compare-earning = Dalawa sa bloke 17 sa susunod: { $chosen } sa bawat { $all } hagis; sa pinakamahusay na tira, { $best }.
