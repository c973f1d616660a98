### Le cours de Chaupar.

pasa-title = Deux pasas
pasa-task = Lancez les pasas. Avancez ensuite un pion par pasa : choisissez-le, puis sa case.
pasa-why = Chaque pasa fait avancer un pion, dans l’ordre que vous voulez, ou un seul prend la somme. Ses faces : 1, 3, 4 et 6.
pasa-wrong = Un seul pion peut aussi prendre la somme, mais cette fois, avancez deux pions, un par pasa.

entry-title = Revenir en jeu
entry-task = Un de vos pions a été renvoyé au 0. Essayez les autres, puis faites entrer celui-ci.
entry-why = Tout nombre fait entrer un pion. Tant qu’il y en a un au 0, les autres attendent.

hit-title = Frapper
hit-task = Un pion adverse isolé est quatre cases devant un des vôtres. Posez-vous dessus.
hit-why = Il retourne à son 0. À Chaupar, les croix ne protègent pas ; les paires, si.
hit-wrong = C’est permis, mais cela ne frappe personne. Jouez le 4 pour vous poser sur le pion isolé.

seventeen-title = Deux sur la 17
seventeen-task = Un de vos pions est sur la 17. Amenez-y celui de la 13, et jouez le 6 ailleurs.
seventeen-why = Vous avez gagné le droit aux paires : désormais, deux pions d’une même case peuvent avancer ensemble.
seventeen-wrong = Les deux ne seraient pas ensemble sur la 17. Le pion de la 13 avance de 4, et un autre de 6.

failed-title = La dernière chance du 17
failed-task = Seuls vos pions des 15 et 16 peuvent se rejoindre sur la 17. Jouez la somme avec un autre.
failed-why = Vos paires restent possibles. Avec moins de deux pions sur la 17 ou avant, elles sont perdues pour de bon, et vos doubles ne font plus relancer.
failed-wrong = Deux pions ne pourraient plus se rejoindre sur la 17 : vos paires seraient perdues pour de bon. Celui de la 34 avance de la somme, sept cases.

pair-title = Avancer une paire
pair-task = 1 et 3 font 4. Avancez la paire de la moitié : choisissez-la, puis deux cases plus loin.
pair-why = La moitié d’une somme paire prend tout le lancer. Un pion seul ne frappe pas une paire. De deux paires, seule la vraie, que vous désignez, est à l’abri.
pair-wrong = Un pion seul peut avancer aussi, mais cette fois, avancez la paire : choisissez sa case jusqu’à ce que les deux soient marqués.

leap-title = Sauter par-dessus une paire
leap-task = Votre paire a avancé une fois. Sautez par-dessus avec le pion derrière, de la somme.
leap-why = Votre paire peut de nouveau avancer en paire, tant qu’elle n’est ni séparée ni frappée. Sans ce saut, elle ne le fait qu’une fois.
leap-wrong = C’est permis, mais ne saute pas par-dessus la paire. Le pion de la 20 avance de la somme, sept cases.

doublet-title = Un double
doublet-task = Lancez, et avancez deux pions de 4 chacun. Puis relancez.
doublet-why = Deux pasas égaux donnent un autre lancer, chaque fois, tant que vos paires ne sont pas perdues.
doublet-wrong = Un pion peut aussi avancer de 8, mais cette fois, avancez deux pions de 4 chacun.

home-title = Rentrer à la maison
home-task = Pour rentrer, il faut le nombre exact. Jouez le 3 avec le pion à trois pas.
home-why = Il est à la maison. Un 6 aurait été de trop. Qui rentre ses quatre pions en premier gagne.
home-wrong = C’est permis, mais personne ne rentre. Jouez le 3 avec le pion à trois pas.

opposite-title = La place d’en face
opposite-task = La place d’en face est rentrée, et a fait 3 et 4 pour vous. Avancez deux pions.
opposite-why = Qui est rentré manque quatre tours, puis lance en plus pour la place d’en face. Avant cela vous êtes rivaux : l’un frappe l’autre.

coach-lost = Un pasa qu’aucun pion ne peut jouer est perdu.
coach-pair = Deux pions du même camp sur une case forment une paire. Un pion seul ne la frappe pas.
