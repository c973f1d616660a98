### Le cours de Dschamal.

feeling-title = La main dans le sac
feeling-task = Ouvrez le sac. Passez le doigt sur chaque côté jusqu’à la reconnaître, puis piochez-la.
feeling-why = Un œuf, et votre camp en a un : vous le gagnez. Personne ne voit ce que vous palpez, et aucune main ne sent la couleur.
feeling-wrong = On peut palper jusqu’à trois pièces, mais cette fois, piochez la première, sans crier.

theirs-title = Une forme du camp adverse
theirs-task = L’adversaire collectionne les étoiles. Ouvrez le sac : vous en tenez une. Piochez-la.
theirs-why = Elle est à vous, et l’adversaire vous donne encore une étoile. C’est la plus belle prise.
theirs-wrong = L’étoile que vous tenez vaut deux pièces. Piochez-la, sans crier.

neither-title = Une forme d’aucun camp
neither-task = Aucun de vous n’a de cône. Voyez ce qui arrive si vous en piochez un quand même.
neither-why = L’adversaire la gagne. La prochaine fois, lâchez-la et palpez-en une autre.
neither-wrong = La lâcher est sage, mais cette fois, piochez le premier cône que vous tenez, sans crier.

black-title = Une pièce noire
black-task = Cet œuf a un bout plat : une pièce noire. Palpez-la, puis piochez-la pour voir le prix.
black-why = Elle retourne dans le sac, et l’adversaire vous prend une pièce. Palpez avec soin avant de piocher.
black-wrong = Bien senti, mais cette fois, piochez l’œuf au bout plat, sans crier.

camel-title = Le chameau
camel-task = Vous tenez le chameau. Criez « Dschamal ! » en le piochant, puis choisissez une pièce.
camel-why = Si vous criez, le chameau gagne une pièce de votre choix. Sans crier, ou en criant pour rien, vous en perdez une.
camel-wrong = Si vous ne criez pas, l’adversaire vous prend une pièce. Criez en piochant le chameau.

locked-title = Quatre de la même forme
locked-task = Trois œufs sont devant vous, et vous tenez le quatrième. Piochez-le.
locked-why = Les quatre œufs sont sur la table : un PV chacun. Ils sont verrouillés : personne ne peut les prendre.
locked-wrong = Le quatrième œuf est dans votre main : piochez-le, sans crier.

seven-title = Sept points
seven-task = Vous avez quatre points, et trois étoiles. Piochez la quatrième.
seven-why = Quatre étoiles, quatre points de plus : huit en tout. Sept suffisent pour gagner.
seven-wrong = La quatrième étoile est dans votre main : piochez-la, sans crier.

live-title = Deux mains à la fois
live-task = Un défi en direct : on palpe dès « 3 ». L’adversaire est lent. Piochez une pièce gagnante.
live-why = La première main sortie avec une pièce décide du défi. Pour jouer ainsi, choisissez les défis en direct en préparant la partie.
live-wrong = Les pièces noires sont abîmées, et les autres formes perdent. Recommencez : un œuf, un cône, une étoile ou un cube.

coach-own = Qui pioche une forme de son camp la gagne.
coach-theirs = Une forme du camp adverse en gagne deux : elle, et une de ce camp.
coach-neither = Une forme d’aucun des deux camps va à l’adversaire. Lâchez-la et palpez-en une autre.
coach-black = Une pièce noire en coûte une de votre camp. Palpez avec soin avant de piocher.
coach-locked = Les quatre d’une forme sont sur la table : un PV chacune, et personne ne peut les prendre.
