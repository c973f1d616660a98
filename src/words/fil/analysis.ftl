### Ang sinasabi tungkol sa larong sinuri.

analysis = Pagsusuri
analysing = Tinitingnan ang hakbang { $done } sa { $all }…
outlook-chance = Tsansang manalo, mula sa unang tira hanggang sa huli
outlook-lead = Inaasahang lamang sa dulo, mula sa unang tira hanggang sa huli
luck-and-play = Suwerte ang binago ng mga hagis. Laro ang nawala sa mga tira kung ihahambing sa pinakamahusay. Tantiya ang mga ito.
play-alone = Laro ang nawala sa mga tira kung ihahambing sa pinakamahusay.
luck-play-of = Suwerte { $luck }, laro { $play }
play-of = Laro { $play }
turned =
    { $who ->
        [you] Kung saan nagbago ang laro para sa iyo
       *[other] Kung saan nagbago ang laro para kay { $who }
    }
costly = Mga tirang may nawala
none-costly = Walang tirang mas mahusay sana.
percent = { $number }%
play-better = Dapat: { $action } ({ $more })
fault =
    { $grave ->
        [slip] Munting mali, { $cost }
        [blunder] Malaking mali, { $cost }
       *[mistake] Mali, { $cost }
    }
