### Le cours de Chaupar.

pasa-title = Deux pasas
pasa-task = Lancez les pasas. Avancez ensuite un pion par pasa : choisissez-le, puis sa case.
pasa-why = Chaque pasa fait avancer un pion, dans l’ordre que vous voulez. Ses faces : 1, 3, 4 et 6.
pasa-wrong = Un seul pion peut aussi prendre la somme, mais cette fois, avancez deux pions, un par pasa.

sum-title = La somme
sum-task = Vous avez fait 1 et 4. Avancez un pion de la somme : cinq cases.
sum-why = Avec la somme, un pion ne se pose qu’à la fin. Les pions qu’il dépasse ne comptent pas.
sum-wrong = Cela ne joue qu’un pasa. Cette fois, jouez les deux avec un pion : cinq cases.

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
seventeen-wrong = Les deux ne se retrouveraient pas sur la 17. Avancez de 4 le pion de la 13, et un autre de 6.

pair-title = Avancer une paire
pair-task = 1 et 3 font 4. Avancez la paire de la moitié : choisissez-la, puis deux cases plus loin.
pair-why = Une paire avance de la moitié d’une somme paire, et cela prend tout le lancer. Un pion seul ne la frappe pas.
pair-wrong = Un pion seul peut avancer aussi, mais cette fois, avancez la paire : choisissez sa case jusqu’à ce que les deux soient marqués.

doublet-title = Un double
doublet-task = Lancez, et avancez deux pions de 4 chacun. Puis relancez.
doublet-why = Deux pasas égaux donnent un autre lancer, chaque fois, tant que vos paires ne sont pas perdues.
doublet-wrong = Un pion peut aussi avancer de 8, mais cette fois, avancez deux pions de 4 chacun.

home-title = Rentrer à la maison
home-task = Pour rentrer, il faut le nombre exact. Jouez le 3 avec le pion à trois pas.
home-why = Il est à la maison. Un 6 aurait été de trop.
home-wrong = C’est permis, mais personne ne rentre. Jouez le 3 avec le pion à trois pas.

last-title = Le dernier pion
last-task = Trois pions sont rentrés. Rentrez le quatrième : il faut 4 pas, et vous avez 1 et 3.
last-why = Les quatre sont rentrés : vous êtes au 1er rang. Les autres jouent pour les 2e et 3e rangs.
