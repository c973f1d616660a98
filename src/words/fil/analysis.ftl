### Ang sinasabi tungkol sa larong sinuri.

analysis = Pagsusuri
analysing = Tinitingnan ang tira { $done } sa { $all }…
outlook-chance = Tsansang manalo, bawat tira
outlook-lead = Inaasahang lamang sa dulo, bawat tira
points = { $number } puntos
summary =
    { $who ->
        [you] { $way ->
            [gained] Nakakuha ka ng { $luck } sa suwerte at nawalan ng { $choice } sa mga tira.
           *[lost] Nawalan ka ng { $luck } sa malas at { $choice } sa mga tira.
        }
       *[other] { $way ->
            [gained] Nakakuha si { $who } ng { $luck } sa suwerte at nawalan ng { $choice } sa mga tira.
           *[lost] Nawalan si { $who } ng { $luck } sa malas at { $choice } sa mga tira.
        }
    }
summary-each =
    { $who ->
        [you] { $way ->
            [gained] Sa bawat pagpili: nakakuha ka ng { $luck } sa suwerte at nawalan ng { $choice } sa mga tira.
            [even] Patas ang suwerte. Sa bawat pagpili: nawalan ka ng { $choice } sa mga tira.
           *[lost] Sa bawat pagpili: nawalan ka ng { $luck } sa malas at { $choice } sa mga tira.
        }
       *[other] { $way ->
            [gained] Sa bawat pagpili: nakakuha si { $who } ng { $luck } sa suwerte at nawalan ng { $choice } sa mga tira.
            [even] Patas ang suwerte ni { $who }. Sa bawat pagpili: nawalan ng { $choice } sa mga tira.
           *[lost] Sa bawat pagpili: nawalan si { $who } ng { $luck } sa malas at { $choice } sa mga tira.
        }
    }
summary-choice =
    { $who ->
        [you] Nawalan ka ng { $choice } sa mga tira.
       *[other] Nawalan si { $who } ng { $choice } sa mga tira.
    }
accuracy = Husay { $percent }
luck-and-choice = Suwerte: ang dala ng mga hagis. Pagpili: ang nawala dahil hindi pinakamahusay ang tira. Tantiya lang ang mga ito.
choice-alone = Pagpili: ang nawala dahil hindi pinakamahusay ang tira. Tantiya lang ito.
points-meaning = Ang mga puntos ay sa iskor sa dulo.
tried-lead = { $outlook } sa dulo
tried-chance = Tsansang manalo: { $outlook }
best-play = saka
costliest =
    { $who ->
        [you] Mga tira mong pinakamalaki ang lugi
       *[other] Mga tira ni { $who } na pinakamalaki ang lugi
    }
moments =
    { $who ->
        [you] Mga mahalagang sandali para sa iyo
       *[other] Mga mahalagang sandali para kay { $who }
    }
step-luck = { $step }: suwerte { $amount }
step-cost = { $step }: { $amount }
next-mistake = Susunod na mali
previous-mistake = Naunang mali
none-costly = Walang tirang malaki ang lugi.
simultaneous-phases =
    { $who ->
        [you] Ang ibinigay o kinuha sa iyo ng bawat duwelo
       *[other] Ang ibinigay o kinuha kay { $who } ng bawat duwelo
    }
duels-not-judged = Hindi alam dito ang nadama ng kamay, kaya walang bunot na tinatawag na tama o mali. Tantiya ang mga numero.
summary-shares =
    { $who ->
        [you] Lamang mo sa dulo: { $result }. Suwerte { $luck }, mga pili mo { $own }, mga pili ng iba { $others }. Tantiya ang lahat maliban sa dulo.
       *[other] Lamang ni { $who } sa dulo: { $result }. Suwerte { $luck }, mga pili niya { $own }, mga pili ng iba { $others }.
    }
phase-time = { $phase } sa loob ng { $seconds } s
percent = { $number }%
play-better = Mas mabuti: { $action } ({ $more })
fault =
    { $grave ->
        [slip] Munting mali, { $cost }
        [blunder] Malaking mali, { $cost }
       *[mistake] Mali, { $cost }
    }

warn-me = Magbabala kung mali
warned = Mga { $cost } ang mawawala sa tirang ito.
warned-meaning = Baka may mas mahusay. Ipapakita ito ng hint.
play-anyway = Itira pa rin
