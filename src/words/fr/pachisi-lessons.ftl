### Le cours de Pachisi.

cowries-title = Six cauris
cowries-task = Lancez les cauris. Le nombre de fentes visibles fait entrer un pion : choisissez-le.
cowries-why = Quatre fentes : quatre cases. De deux à six, tel quel ; une vaut 10, aucune vaut 25.
cowries-wrong = On peut passer un lancer, mais cette fois, faites entrer un pion.

grace-title = Un autre lancer
grace-task = Lancez, et avancez un pion. Voyez ce que le 6 rapporte, et relancez.
grace-why = Un 6, un 10 ou un 25 donne un autre lancer, même si vous le passez.
grace-wrong = On peut le passer et relancer quand même, mais cette fois, avancez un pion.

three-title = Trois de suite
three-task = Vous avez fait 6 deux fois et avancé. Lancez encore une fois.
three-why = Trois fois le même nombre annule tout le tour : vos pions sont revenus à leur place.

hit-title = Frapper
hit-task = Un pion adverse est quatre cases devant un des vôtres. Posez-vous dessus.
hit-why = Il retourne à son 0, et la frappe vous donne un autre lancer.
hit-wrong = C’est permis, mais cela ne frappe personne. Avancez le pion qui est quatre cases derrière lui.

cross-title = À l’abri sur une croix
cross-task = Des pions adverses vous suivent de près. Avec le 4, amenez un pion sur une croix (✗).
cross-why = Sur une croix, personne n’est frappé, et aucun adversaire ne s’y pose tant que vous y êtes.
cross-wrong = C’est permis, mais ce n’est pas une croix. Cherchez le pion qui a une croix quatre cases devant.

held-title = Une croix occupée
held-task = Un pion adverse est sur la croix, à quatre cases. Essayez, puis avancez un autre pion.
held-why = On ne se pose pas sur une croix adverse. Si rien d’autre ne peut avancer, le lancer est perdu.
held-wrong = On peut passer ce lancer, mais cette fois, avancez un autre pion de 4.

pair-title = Une paire
pair-task = Deux de vos pions sont sur une case : ils avancent ensemble, de la moitié. Jouez le 6.
pair-why = La moitié de 6 : trois cases. Un pion seul ne frappe pas une paire, mais une paire n’avance que d’un nombre pair.
pair-wrong = C’est permis aussi, mais cette fois, avancez la paire de trois cases.

fork-title = La bifurcation de la case 8
fork-task = Avec ce 4, un de vos pions passe la case 8. Faites-le entrer dans votre colonne colorée.
fork-why = Il est à six cases de la maison. Tout droit, il refait un tour entier : utile seulement pour frapper quelqu’un.
fork-wrong = C’est permis, mais aucun pion n’entre. Choisissez le pion avant la case 8, puis la colonne colorée.

home-title = Rentrer à la maison
home-task = Pour rentrer, il faut le nombre exact. Jouez le 4 avec le pion à quatre pas.
home-why = Il est à la maison. On gagne en rentrant tous ses pions en premier. Personne n’a de partenaire, même en face.
home-wrong = C’est permis, mais personne ne rentre. Avancez le pion qui est à quatre pas.

coach-hit = Un pion frappé retourne à son 0, et qui frappe relance.
coach-pair = Deux sur une case forment une paire : elle avance de la moitié d’un nombre pair. Un pion seul ne la frappe pas.
