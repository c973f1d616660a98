### Ang sinasabi tungkol sa larong sinuri.

analysis = Pagsusuri
analysing = Tinitingnan ang hakbang { $done } sa { $all }…
outlook-chance = Tsansang manalo, mula sa unang tira hanggang sa huli
outlook-chance-told = Tsansang manalo. Pagkatapos ng unang tira: { $first }. Pagkatapos ng huli: { $last }.
outlook-lead = Inaasahang lamang sa dulo, mula sa unang tira hanggang sa huli
outlook-lead-told = Inaasahang lamang sa dulo. Pagkatapos ng unang tira: { $first }. Pagkatapos ng huli: { $last }.
luck-and-play = Suwerte: ang dala ng mga hagis. Laro: ang nawala dahil hindi pinakamahusay ang tira. Tantiya lang ang mga ito.
play-alone = Laro: ang nawala dahil hindi pinakamahusay ang tira. Tantiya lang ito.
luck-play-of = Suwerte { $luck }, laro { $play }
play-of = Laro { $play }
turned =
    { $who ->
        [you] Kung saan nagbago ang laban mo
       *[other] Kung saan nagbago ang laban ni { $who }
    }
costly = Mga tirang may nawala
none-costly = Pinakamahusay ang bawat tira.
percent = { $number }%
play-better = Dapat: { $action } ({ $more })
fault =
    { $grave ->
        [slip] Munting mali, { $cost }
        [blunder] Malaking mali, { $cost }
       *[mistake] Mali, { $cost }
    }
