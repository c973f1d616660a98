### Ce que dit chaque table, quel que soit le jeu.

## Parties de phrases

# Ne va qu’après « à », « avec », « puis », « entre », un deux-points ou dans une liste : jamais comme sujet du verbe.
you = vous
list-more = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
decimal = { $whole },{ $tenth }

## Noms

chaupar-title = Chaupar
pachisi-title = Pachisi

you-name = Vous

## Langues

languages = Langue

## Toutes les pages

back = Retour
close = Fermer
rules = Règles
how-to-play = Comment jouer
play-match = Jouer une partie
lessons = Leçons
puzzles = Problèmes
new-to-game = { $game }, c’est nouveau pour vous ? Apprenez les règles en cinq minutes.
go-on =
    { $is ->
        [against] Continuer votre partie contre { $players }
       *[among] Continuer votre partie : { $players }
    }
home = Accueil
labelled = { $what } : { $value }
go-back = Revenir
copy = Copier
copied = Copié
selected = Sélectionné

## Qui prend quelle place

players = Joueurs
who-plays = Qui joue ?
me-against = Moi contre { $guest }
me-and-bots = Moi et { $count } bots
quick = Rapide : { $minutes } minutes
two-of-us = À deux
family = En famille
rules-and-speed = Règles et rythme
sits-as-player = Joueur { $number } : { $who }
# Pas « Personne » tout court, qui se lirait « aucun ».
person = Humain
level-beginner = Novice
level-casual = Tranquille
level-advanced = Habile
level-master = Maître
guest-sparrow = Moineau
guest-goat = Chèvre
guest-fox = Renard
guest-falcon = Faucon
bot-of-level = { $guest }, bot de niveau { $level }
look-of-player = Couleur de la place { $number } : { $look }
name-of-player = Nom de la place { $number }
sits-opposite =
    { $opposite ->
        [you] En face de vous
       *[other] En face : { $opposite }
    }
same-person =
    { $opposite ->
        [you] Votre deuxième place
       *[other] Deuxième place : { $opposite }
    }

## Préparation de la partie

start = Commencer
more-options = Plus d’options
from-text = Coller une partie
text-of-match = Texte d’une partie
open-it = L’ouvrir
open-file = Ouvrir un fichier
given-match = Une partie de { $game } : { $names }
given-match-at = Une partie de { $game }, coup { $number } : { $names }
given-position = Une position de { $game }
given-live = Une invitation à jouer en direct à { $game }
given-backup = Une sauvegarde de Caravanserai
given-meaning = Elle s’ouvre sur sa propre page.
given-nothing = Ceci ne peut pas s’ouvrir.
given-kinds = Vous pouvez ouvrir une partie en texte ou en lien, une position de Damath ou une sauvegarde.
from-position = De votre position
change-position = Changer la position
set-up-position = Éditeur de position
taking-back = Annulation de coups
take-back-allowed = Permis
take-back-note = Autant de coups que vous voulez.
take-back-note-clocks = Autant que vous voulez, sauf si deux personnes jouent à la pendule.
take-back-never = Non
take-back-never-note = Un coup joué est définitif.
devices = Appareils
devices-one = Cet appareil
devices-two = Deux téléphones
devices-two-note = Côte à côte, sur le même réseau : chacun montre aussitôt les coups. Aucun coup ne s’annule.
devices-several = Par lien
devices-several-note = Chaque personne joue sur son appareil, puis envoie le lien. Aucun coup ne s’annule.
link-people-only = Toutes les places sont pour des humains.
takes-minutes = Environ { $minutes } min à la vitesse normale.
link-players = Qui joue
link-with-bots = Vous, un proche, deux bots
link-with-bots-note = Votre proche est en face. L’appareil qui vient de jouer joue aussi les bots.
link-pairs = Vous et un proche
link-pairs-note = Deux appareils, avec deux places face à face chacun.
link-people = Quatre personnes
link-people-note = Chacune sur son appareil.
move-by-itself = Coup forcé automatique
throw-by-itself = Dés automatiques
turn-board = Tourner le plateau vers qui joue
seats-do-not-fit = Ces joueurs ne vont pas avec ce jeu.
name-needed = La place { $number } a besoin d’un nom de 1 à { $most } caractères.
choose-another = Choisissez une autre couleur ou un autre bot pour la place { $number }.

## Parties gardées qui ne peuvent pas être lues, sur la page d’accueil

damaged-title = Une partie enregistrée de { $game } est illisible
damaged-meaning = Son texte est encore là : copiez-le pour tenter de le réparer, ou supprimez la partie.
text-of-the-match = Texte de la partie
discard = Supprimer
discard-question = Supprimer cette partie ?
discard-meaning = Elle disparaîtra de cet appareil pour de bon.
discard-it = La supprimer
save-file = Enregistrer dans un fichier
not-here = Cette partie n’est pas enregistrée sur cet appareil.
store-silent = Le navigateur ne peut pas lire ses parties enregistrées pour le moment. Elles sont intactes.
try-again = Réessayer
open-anyway = Ouvrir quand même
open-anyway-meaning = Si vous avez déjà rejoint cette partie sur cet appareil, réessayez d’abord.

## La table

moves = Coups
notation = Notation
menu = Menu
menu-not-saved = Menu : partie non enregistrée
not-saved = Ce navigateur n’enregistre pas la partie : elle sera perdue à la fermeture de la page.
saved-here = Enregistrée sur cet appareil.
version = Version { $version }
elsewhere = Cette partie est ouverte dans un autre onglet.
play-here = Jouer ici
tap-to-skip = Touchez l’écran pour passer.
next = à suivre
pause = Pause
resume = Reprendre
end-here = Finir ici
# Aussi le nom du curseur quand on revoit la partie.
step = Pas à pas
seconds-left =
    { $seconds ->
        [one] { $clock } : encore { $seconds } seconde
       *[other] { $clock } : encore { $seconds } secondes
    }
sound = Son

## Le menu

take-back = Annuler le coup
taken-back = Le coup de { $who } a été repris. ↷ le rejoue.
redo = Rétablir
review = Revoir la partie
new-match = Nouvelle partie
as-text = Voir le texte
on-paper = Sur papier
tournament = Tournoi
match-as-text = La partie en texte
as-text-meaning = À garder ou à envoyer. Pour l’ouvrir, choisissez « Coller une partie » en préparant une partie.
speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
light = Lumière
light-device = Comme l’appareil
light-day = Jour
light-night = Nuit
volume = Volume
volume-quiet = Doux
volume-medium = Moyen
volume-loud = Fort
vibration = Vibration
hint = Conseil
hint-thinking = Réflexion en cours…
take-hint = Le jouer
cannot-take-back = Ce coup ne peut pas être annulé.
rule = Article { $clause }
the-rule = Article { $clause }, { $game }

## Le clavier

enter-result = Inscrire le résultat
projector = Projecteur (F)
keys = Clavier
key-arrows = prochaine case ou pièce à choisir ; avec Maj, n’importe laquelle
key-enter = choisir cette case
key-space = la choisir aussi ; hors du plateau, bouton principal
key-digits = boutons de choix sous le plateau, dans leur ordre
key-tab = du plateau aux boutons, et d’un bouton à l’autre
key-steps = une étape en arrière, une étape en avant ; hors du plateau, ← et → aussi
key-ends = première étape, dernière étape
key-take-back = annuler le dernier coup
key-redo = rétablir le coup annulé
key-hint = montrer ou cacher le conseil
key-mistakes = erreur précédente ou suivante, dans l’analyse
key-projector = le plateau seul, en grand, pour un projecteur
key-players = en projection : montrer les joueurs
key-players-and-clocks = en projection : montrer joueurs et pendules
key-results = en projection : montrer les résultats
key-escape = annuler un choix, passer l’animation, fermer un volet, quitter la revue
key-name-enter = Entrée
key-name-space = Espace
key-name-tab = Tab
key-name-home-end = Début Fin
key-name-escape = Échap

## Revoir la partie

looking-back = Partie revue : coup { $number } sur { $moves }
tried-out = Essai : { $prompt }
step-of = Coup { $number } sur { $moves }
step-shows = Coup { $number } sur { $moves }. { $line }
to-start = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
watch-replay = Voir en film
stop-replay = Arrêter le film
play-from-here = Continuer d’ici
move-for-all = Jouer pour chacun
back-to-match = Retour à la partie
back-to-now = Retour au présent

## La fin d’une partie

final-score = Score final
next-match = Partie suivante
see-board = Voir le plateau
players-and-options = Joueurs et options
matches-won = Parties gagnées :
curve = Les scores, du premier au dernier coup. À la fin : { $scores }.

## Les couleurs et les motifs des joueurs

look-terracotta = Losanges terre cuite
look-saffron = Rayures safran
look-cedar = Zigzags cèdre
look-indigo = Croix indigo
# « rose » s’accorde, les autres noms de couleur non.
look-rose = Écailles roses
look-turquoise = Damier turquoise
look-plum = Diagonales prune
look-stone = Pois pierre
player-name = Place { $number }

## Le titre de la fin : qui a gagné

won =
    { $who ->
        [you] Vous gagnez
       *[other] { $who } gagne
    }
won-by =
    { $who ->
        [you] Vous gagnez { $most } à { $least }
       *[other] { $who } gagne { $most } à { $least }
    }
won-with =
    { $who ->
        [you] Vous gagnez avec { $score }
       *[other] { $who } gagne avec { $score }
    }
drawn = Égalité, { $first } à { $second }
won-shared =
    { $who ->
        [you] Vous partagez la victoire avec { $others }
       *[other] { $who } partage la victoire avec { $others }
    }
won-together =
    { $who ->
        [you] Vous partagez la victoire avec { $others } : { $score } points chacun
       *[other] { $who } partage la victoire avec { $others } : { $score } points chacun
    }

## Textes illisibles : parties et positions gardées ou collées

# Se place après « il faut » ou « il y faut » : toujours un nom, jamais « que … ».
expected =
    { $what ->
        [seat] la lettre d’un joueur, de A à H
        [game-line] la ligne « game »
        [start-line] la ligne « options » ou « position »
        [options-line] « options » : ce jeu ne peut pas partir d’une position
        [player-line] une ligne comme « player 0 person Ada » ou « player 3 bot one-ahead Brahim »
        [player-name] un nom de 1 à 24 caractères
        [look] le numéro d’une couleur, de 0 à 7
        [bot-name] le nom d’un bot
        [actions-line] la ligne « actions »
        [play-or-try] « @play » ou « @try »
        [place-before] le numéro d’une étape qui précède cette ligne
        [place-to-stand] le numéro d’une étape d’où la partie puisse reprendre
        [hex-digits] 64 chiffres, de 0 à 9 et de a à f
        [date] une date comme 2026-11-24
       *[other] autre chose
    }
not-a-record = Ce texte n’est pas une partie enregistrée.
record-version = Elle vient d’une version plus récente ({ $version }). Rechargez la page et réessayez.
record-of-another-game = C’est le texte d’une partie de « { $found } », pas de { $game }.
record-cut = Le texte est incomplet : il manque sa dernière ligne.
record-changed = Ce texte a été modifié après l’enregistrement.
record-over = Cette partie commence dans une position où elle est déjà finie.
record-players = Les joueurs de cette partie ne vont pas avec ce jeu.
record-no-throws = Cette partie a un sceau pour ses lancers, mais { $game } n’a pas de lancers.
record-not-of-day = Ce n’est pas une partie de ce jour : ses joueurs ou ses options sont différents.
secret-not-sealed = La ligne { $line } révèle un secret, mais cette partie n’est pas scellée.
secret-another = La ligne { $line } révèle un secret, mais pas celui qui a scellé cette partie.
secret-again = La ligne { $line } révèle un secret qu’une autre ligne a déjà révélé.
token-not-by-link = La ligne { $line } donne un jeton, mais cette partie ne se joue pas par lien.
token-not-now = La ligne { $line } donne un jeton là où il n’en faut pas.
token-not-next = Le jeton de la ligne { $line } ne suit pas le précédent.
line-unbound = La ligne { $line } est un coup, mais il faut d’abord un jeton.
record-bot-by-link = Il y a dans cette partie un bot qui ne peut pas jouer par lien.
record-only-by-link = Cette partie ne peut se jouer que par lien.
line-unread = Ligne { $line } illisible : il y faut { $expected }, et non « { $found } ».
line-empty = Ligne { $line } illisible : il y faut { $expected }, et il n’y a rien.
line-not-allowed = La ligne { $line } enfreint l’article { $clause }.
record-bot = Il n’y a pas de bot « { $bot } ».
position-impossible = Cette position n’est pas possible.
needs-instead = Il faut { $expected }, et non « { $found } ».
needs = Il faut { $expected }.
position-over = Dans cette position, la partie est déjà finie.
text-is-no-position = Ce n’est pas une position. { $needs } Le plateau n’a pas changé.

## Partager

share = Partager
share-line = Ligne à partager
share-title = Partager la partie
share-meaning = Toute personne qui ouvre ce lien voit toute la partie, sur n’importe quel appareil. Elle est dans le lien lui-même : aucun serveur ne la voit.
share-place = La partie s’ouvre à l’étape affichée.
share-link = Lien de la partie
share-code = Code QR du lien
share-send = Envoyer…
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier, et envoyez-le.

## Une partie envoyée par quelqu’un

visit = On vous a envoyé cette partie. Elle n’est pas encore enregistrée.
visit-known = On vous a envoyé cette partie. Elle est déjà sur cet appareil.
visit-goes-on = On vous a envoyé cette partie. Son début est déjà sur cet appareil.
save-it = Enregistrer
continue-play = Continuer
leave = Ne pas garder
link-title = Ce lien ne peut pas s’ouvrir
link-too-long = Il est trop long pour être une partie.
link-damaged = Il a été coupé ou modifié en route : demandez qu’on vous le renvoie.
link-version = Il vient d’une version plus récente ({ $version }). Rechargez la page et réessayez.
link-impossible = Il contient un coup impossible.
link-unusual = Il contient autre chose qu’une partie de Caravanserai.

## Jouer par lien

link-to-send = Envoyez le lien à { $who }.
link-copied-for = Lien copié : envoyez-le à { $who }.
link-selected-for = Lien sélectionné : copiez-le et envoyez-le à { $who }.
has-link = { $who } a le lien.
send-link-to = Envoyer le lien à { $who }
link-to-send-all = Envoyez le lien à tous.
link-copied-for-all = Lien copié : envoyez-le à tous.
link-selected-for-all = Lien sélectionné : copiez-le et envoyez-le à tous.
all-have-link = Tous ont le lien.
send-link-to-all = Envoyer le lien à tous
play-live = Jouer en direct
live-to-join = Connecté : { $who } peut participer.
live-with = En direct : c’est à { $who }.
live-lost = { $who } n’est plus en ligne. Envoyez le lien à { $who }, ou reconnectez-vous.
live-lost-here = L’autre appareil s’est déconnecté. Jouez et envoyez le lien, ou reconnectez-vous par le menu.
live-lost-turn = { $who } n’est plus en ligne. C’est à { $who } : envoyez le lien, ou reconnectez-vous.
live-seeking = Pas de connexion avec { $who } : nouvel essai. Vous pouvez aussi envoyer le lien.
live-seeking-turn = C’est à { $who }. Pas de connexion : nouvel essai. Vous pouvez aussi envoyer le lien.
live-seeking-here = À vous. Pas de connexion avec l’autre appareil : nouvel essai.
live-seen = { $who } a toute la partie.
invites = { $host } vous invite à jouer sous le nom { $you }. Vous jouerez sur cet appareil.
join-match = Participer
own-name = Votre nom
yet-to-join = { $who } n’a pas encore accepté
seat-is-free = Place libre : { $who }
link-known = Rien de nouveau dans ce lien.
link-refused = { $reason } Rien n’a changé ici.
watch-only = Vous ne participez pas dans ce navigateur, et aucune place n’est libre. Si vous jouez cette partie, ouvrez le lien là où vous avez commencé. Ici, vous pouvez regarder.
watch = Regarder
watching = Vous regardez. Un lien plus récent montre la suite.
to-table = À la table
move-differs = Coup { $number } : { $here } ici, { $there } dans ce lien.
tokens-differ = Les lancers de ce lien ne vont pas avec la partie enregistrée ici.
throw-unbound = Coup { $number } de ce lien : c’est { $thrown }, mais ce devait être { $should }.
