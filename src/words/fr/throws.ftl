### Les lancers.

throws = Les lancers
throw-came = Sorti
throw-expected = Attendu
dice-look-crooked = Même honnêtes, les dés ont l’air pipés.
run-of-hundred = Plus longue série : { $times } fois de suite { $shows }. Sur autant de lancers, des dés honnêtes font cela dans environ { $count } cas sur 100.
run-one-in = Plus longue série : { $times } fois de suite { $shows }. Sur autant de lancers, des dés honnêtes font cela dans environ 1 cas sur { $count }.
throws-right = { $count ->
        [one] Son seul lancer est conforme.
       *[other] Ses { $count } lancers sont conformes.
    }
throws-right-since = { $count ->
        [one] Depuis que la partie se joue par lien, son seul lancer est conforme.
       *[other] Depuis que la partie se joue par lien, ses { $count } lancers sont conformes.
    }
throws-wrong = Le lancer { $number } n’est pas conforme au sceau.
throws-open = Les lancers pourront être vérifiés à la fin de la partie.
throws-unsealed = Les lancers de cette partie ne peuvent pas être vérifiés.
fingerprint = Empreinte : { $fingerprint }
throws-how = Comment cela a-t-il été vérifié ?
throws-promise = Qu’est-ce qui est garanti ?

## La partie du jour

days-title = La partie du jour
day-points =
    { $points ->
        [one] { $points } point, rang { $place } sur { $seats }
       *[other] { $points } points, rang { $place } sur { $seats }
    }
day-place = rang { $place } sur { $seats }
day-line = { $game }, { $date } : { $result }
day-checked = Lancers du { $date } vérifiés : { $result }.
day-so-far = Jusqu’ici, les lancers sont ceux du { $date }.
day-wrong = Le lancer { $number } ne correspond pas à celui du { $date }.
