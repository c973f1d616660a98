### Le cours de Dschamal.

feeling-title = La main dans le sac
feeling-task = Ouvrez le sac. Passez le doigt sur chaque côté jusqu’à la reconnaître, puis piochez-la.
feeling-why = Un œuf, et votre camp en a un : vous le gagnez. Personne ne voit ce qu’on palpe, et la couleur ne se sent pas.
feeling-wrong = On palpe jusqu’à trois pièces, et on ne crie que pour le chameau. Cette fois, piochez la première, sans crier.

theirs-title = Une forme du camp adverse
theirs-task = L’adversaire collectionne les étoiles. Ouvrez le sac : vous en tenez une. Piochez-la.
theirs-why = Elle est à vous, et l’adversaire vous donne encore une étoile. C’est la plus belle prise.
theirs-wrong = L’étoile que vous tenez vaut deux pièces. Piochez-la, sans crier.

neither-title = Une forme d’aucun camp
neither-task = Aucun de vous n’a de cône. Voyez ce qui arrive si vous en piochez un quand même.
neither-why = L’adversaire la gagne. Mieux valait la lâcher et en palper une autre.
neither-wrong = La lâcher est sage ! Mais cette fois, piochez le premier cône que vous tenez, sans crier.

black-title = Une pièce noire
black-task = Cet œuf a un bout plat : c’est une pièce noire. Palpez-la, et piochez-la pour voir ce qu’elle coûte.
black-why = Elle retourne dans le sac, et l’adversaire vous prend une pièce. Palpez bien avant de piocher.
black-wrong = Bien senti ! Mais cette fois, piochez l’œuf au bout plat, sans crier.

camel-title = Le chameau
camel-task = Vous tenez le chameau. Piochez-le en criant « Dschamal », puis choisissez une pièce à prendre.
camel-why = Avec le cri, le chameau gagne une pièce de votre choix. Sans cri, ou avec un cri de trop, vous perdez.
camel-wrong = Sans le cri, l’adversaire prendrait une de vos pièces. Piochez le chameau en criant.

locked-title = Quatre de la même forme
locked-task = Trois œufs sont devant vous, et vous tenez le quatrième. Piochez-le.
locked-why = Les quatre œufs sont sur la table : chacun vaut un PV, et ils sont verrouillés. Personne ne peut les prendre.
locked-wrong = Le quatrième œuf est dans votre main : piochez-le, sans crier.

seven-title = Sept points
seven-task = Vous avez quatre points, et trois étoiles. Piochez la quatrième.
seven-why = Quatre étoiles, quatre points de plus : huit. Sept suffisent pour gagner.
seven-wrong = La quatrième étoile est dans votre main : piochez-la, sans crier.

live-title = Deux mains à la fois
live-task = Un défi en direct : après « 3 », vous palpez en même temps. L’adversaire est lent. Piochez une pièce gagnante.
live-why = La première main sortie avec une pièce décide du défi. Pour jouer ainsi, choisissez les défis en direct en préparant la partie.
