### Le cours de Damath.

moving-title = Avancer un pion
moving-task = Avancez votre 7 d’une case, en diagonale.
moving-why = Un pion avance d’une case en diagonale, sur une case vide.
moving-wrong = C’est permis aussi, mais cette fois, avancez le 7.

taking-title = Prendre un pion
taking-task = Votre 7 est devant un 5. Sautez par-dessus, sur la case vide derrière.
taking-why = Ce que vous sautez est pris, en avant ou en arrière. Si vous pouvez prendre, il le faut : aucune autre pièce ne peut jouer.

most-title = Prendre le plus possible
most-task = Deux de vos pions peuvent prendre. Jouez celui qui en prend le plus.
most-why = Il faut prendre le plus de pièces possible, saut après saut.

plus-title = Chaque prise est un calcul
plus-task = Prenez et calculez : votre pion, l’opérateur de sa case d’arrivée, le pion pris.
plus-why = Votre 7 est arrivé sur + et a pris 5 : 7 + 5 = 12. Ce sont vos points.

minus-title = Attention au moins
minus-task = Prenez encore et calculez. Cette fois, le pion arrive sur −.
minus-why = 4 − 10 = −6 : une prise peut coûter des points. Il faut prendre quand même.

better-title = Choisir la meilleure prise
better-task = Votre 6 a deux prises. Comparez les opérateurs, jouez la meilleure, et calculez.
better-why = 6 × 4 = 24 ; l’autre prise ne fait que 6 − 2 = 4. À nombre égal, c’est vous qui choisissez.
better-wrong = C’est permis, mais cela ne fait que 6 − 2 = 4. Regardez l’opérateur de l’autre case d’arrivée.

divide-title = Diviser
divide-task = Prenez avec votre 12. Il arrive sur ÷ : calculez les points.
divide-why = 12 ÷ 4 = 3. Rien n’est arrondi : 7 ÷ 2 vaudrait exactement 3,5.

dama-title = Devenir une dame
dama-task = Avancez votre 9 sur la dernière rangée.
dama-why = Un pion dont le coup finit sur la dernière rangée devient une dame.
dama-wrong = C’est permis aussi, mais cette fois, avancez le 9 sur la dernière rangée.

flying-title = Une dame prend de loin
flying-task = Prenez avec votre dame. Elle peut s’arrêter sur toute case vide derrière le 5.
flying-why = Une dame va aussi loin qu’elle veut, en avant ou en arrière. Quand elle prend un pion, il compte double.

count-title = Le décompte
count-task = Prenez le dernier pion. Score et pièces restantes s’ajoutent : arrêtez-vous pour gagner.
count-why = 20 + 36 pour la prise + le 6 qui reste = 62, contre 50. Le total le plus élevé gagne.
count-wrong = Les 50 de l’adversaire gagneraient. Cherchez une case d’arrivée avec un meilleur opérateur.

coach-sum = Une prise compte : la pièce qui prend, l’opérateur de sa case d’arrivée, la pièce prise.
coach-minus = Certains opérateurs coûtent des points. Si vous pouvez prendre, il le faut quand même.
