### Les calculs que font les joueurs.

sums = Calculs
sums-table = Compté pour vous
sums-table-note = Chaque calcul est montré.
sums-player = À vous de compter
sums-player-note = Vous trouvez ce que vaut une prise, puis elle compte.
work-it-out-switch = Compter les prises soi-même
work-it-out = À vous de compter
result = Résultat
check = Vérifier
sum-right = C’est juste !
sum-again = Pas tout à fait. Encore un essai :
sum-wrong = Ce n’est pas ça : le résultat est au-dessus.
whole-number = Tapez un nombre entier, comme 12.
two-meanings = Cela peut se lire de deux façons. Écrivez-le autrement.
too-rough = Donnez la valeur exacte, ou au moins deux décimales.
delete = Effacer
sums-right =
    { $right ->
        [one] { $right } calcul juste du premier coup sur { $all } : { $kinds }
       *[other] { $right } calculs justes du premier coup sur { $all } : { $kinds }
    }
sums-of-kind = { $sign } { $right } sur { $all }
told-of = { $name } : { $told }
