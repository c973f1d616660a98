### Ce que la page dit avant tout programme : la page d’accueil, et ce qu’on dit des programmes qui ne viennent pas.

## La page

own-name = Français
house = Caravanserai
about = Jouez à Marrakech, Damath, Chaupar, Pachisi et Dschamal dans votre navigateur : contre des bots, ou à plusieurs, autour d’un écran ou par lien.
title-of = { $title } en ligne : robots, amis, leçons
matches-title = Parties, statistiques et jeux du jour
matches-about = Toutes les parties de cet appareil, ce qu’elles disent de vous, et les jeux et problèmes du jour.
class-title = Le Damath en classe
class-about = Pour les professeurs de Damath : plateaux, jetons et feuilles de marque à imprimer, calculs par élève, et tournois avec appariements et classement.
welcome = Une auberge pour jouer, sur les anciennes routes caravanières. Jouez avec les bots de la maison, ou à plusieurs, autour d’un écran ou par lien.
languages = Langue
matches = Parties sur cet appareil
play = Jouer
rules = Règles
lessons = Leçons
back = Retour

## Les jeux : combien, combien de temps, de quoi il s’agit, pour qui

marrakech-facts = 2 à 4 joueurs · 20 min
marrakech-goal = Posez vos tapis, touchez le loyer : le plus de dirhams et de cases gagne.
marrakech-pitch = Menez Assam à travers le marché, posez vos tapis sur son chemin, et faites payer qui s’y arrête.
marrakech-like = Vite appris ; un peu de chance, et du coup d’œil.
damath-facts = 2 joueurs · 20 min
damath-goal = Chaque prise est un calcul : le plus haut total gagne.
damath-pitch = Le jeu de dames des Philippines, où chaque prise est un calcul : prenez la bonne pièce sur le bon opérateur, et comptez.
damath-like = Aucun hasard : voir loin, et calculer.
chaupar-facts = 4 joueurs · 45 min
chaupar-goal = Rentrez le premier quatre pions, aux longs dés.
chaupar-pitch = Deux dés allongés et quatre pions chacun : réunissez-en deux sur la case 17, et vos paires avancent ensemble.
chaupar-like = De longs dés, des paires, et des plans qui demandent du cran.
pachisi-facts = 4 joueurs · 16 min
pachisi-goal = Lancez les cauris, et rentrez le premier quatre pions.
pachisi-pitch = Six cauris disent jusqu’où vous allez. Renvoyez les autres au départ, reposez-vous sur les croix, et rentrez avant tout le monde.
pachisi-like = Une course où la chance compte, pour tous les âges.
dschamal-facts = 2 à 8 joueurs · 20 min
dschamal-goal = Des formes dans le sac noir : quatre pareilles rapportent, sept points gagnent.
dschamal-pitch = Deux mains dans le noir d’un même sac, et le toucher pour seul guide. Quatre pièces d’une forme rapportent ; sept points gagnent.
dschamal-like = Vif, drôle, tout au bout des doigts ; ou au calme, tour par tour.

## Sous les jeux

new-here = Première visite ?
learn-one = Un jeu appris en trois minutes
today = Partie et problème d’aujourd’hui
for-class = Pour la classe
puzzles = Problèmes
tournament = Tournoi
on-paper = Sur papier

## Parties qui attendent

turn-of = c’est à { $names }
turn-yours = c’est à vous
you = Vous
continue-match = Continuer
all-matches = Toutes les parties
days = La partie du jour
licenses = Licences
forgets = Ce navigateur efface les parties enregistrées après sept jours sans visite. Enregistrez une sauvegarde, ajoutez Caravanserai à l’écran d’accueil, puis restaurez-y la sauvegarde : l’application garde ses propres parties.

## Programmes en chemin

no-script = Les jeux n’ont pas encore démarré. Il leur faut JavaScript : activez-le, ou rechargez la page si ce message reste. Les règles se lisent quand même.
loading = { $title } arrive…
loading-long = Cela prend du temps. La connexion est peut-être lente, ou coupée.
load-again = Recharger
bots-of = Le programme des bots de { $title }
offline = { $title } ne se charge pas : vérifiez la connexion, puis réessayez.
broken = { $title } ne se charge pas, alors que vous semblez en ligne. Réessayez maintenant, ou plus tard.
renewed = Il y a une nouvelle version : rechargez la page. Vos parties sont en sécurité.
outdated = Une version plus récente de Caravanserai est ouverte dans un autre onglet. Rechargez cette page : vos parties enregistrées sont en sécurité.
renew = Recharger
try-again = Réessayer
not-now = Pas maintenant

## Hors connexion

offline-games = Jouable hors connexion : { $titles }
offline-all = Prêt à jouer hors connexion : tout est sur cet appareil.
download-size = Tout télécharger pour jouer hors connexion ({ $size }).
download-all = Tout télécharger
download-failed = Tout n’a pas pu être téléchargé. Vérifiez la connexion, et l’espace libre sur cet appareil.

## Un programme qui s’est arrêté

stopped = { $title } s’est arrêté
stopped-meaning = Quelque chose a mal tourné. Votre partie est en sécurité, telle qu’après le dernier coup. Les autres jeux marchent.
to-home = Accueil
stopped-report = Si cela se reproduit, envoyez-nous ce rapport : il aide à trouver l’erreur.
report = Le rapport
copy-report = Copier le rapport
copied = Copié
selected = Sélectionné
