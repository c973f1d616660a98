### Les lancers.

throws = Les lancers
throw-came = Sorti
throw-expected = Attendu
dice-look-crooked = Même honnêtes, les dés ont l’air pipés.
run-of-hundred = La plus longue série : { $times } fois de suite { $shows }. Avec autant de lancers, des dés honnêtes donnent une série au moins aussi longue dans environ { $count } cas sur 100.
run-one-in = La plus longue série : { $times } fois de suite { $shows }. Avec autant de lancers, des dés honnêtes donnent une série au moins aussi longue dans environ 1 cas sur { $count }.
throws-right = { $count ->
        [one] Son seul lancer est celui qui était promis.
       *[other] Ses { $count } lancers sont tous ceux qui étaient promis.
    }
throws-wrong = Le lancer { $number } n’est pas celui qui était promis.
throws-open = Ses lancers pourront être vérifiés quand elle sera finie.
throws-unsealed = Ses lancers ne peuvent pas être vérifiés.
sealed = Lancers scellés : { $fingerprint }
fingerprint = Empreinte : { $fingerprint }
throws-how = Comment cela a-t-il été vérifié ?
throws-promise = Qu’est-ce qui est promis ?
