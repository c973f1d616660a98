### Ce que dit chaque table, quel que soit le jeu.

## Parties de phrases

# Ne va qu’après « à », « avec », « puis », « entre », un deux-points ou dans une liste : jamais comme sujet du verbe.
you = vous
list-more = { $a }, { $b }
list-and = { $a } et { $b }
list-or = { $a } ou { $b }
decimal = { $whole },{ $tenth }

## Noms

you-name = Vous

## Langues

languages = Langue

## Toutes les pages

back = Retour
close = Fermer
rules = Règles
home = Accueil
go-back = Revenir
copy = Copier
copied = Copié
selected = Sélectionné

## Qui prend quelle place

players = Joueurs
# Pas « Personne » tout court, qui se lirait « aucun ».
person = Quelqu’un
level-beginner = Novice
level-casual = Tranquille
level-keen = Habile
level-master = Maître
guest-sparrow = Moineau
guest-goat = Chèvre
guest-fox = Renard
guest-falcon = Faucon
bot-of-level = { $guest }, bot de niveau { $level }
look-of-player = Couleur de la place { $number } : { $look }
name-of-player = Nom de la place { $number }
plays-with =
    { $partner ->
        [you] Joue avec vous
       *[other] Joue avec { $partner }
    }

## Préparation de la partie

start = Commencer
more-options = Plus d’options
from-text = Ouvrir une partie à partir de son texte
text-of-match = Le texte d’une partie
open-it = L’ouvrir
open-file = Ouvrir un fichier
from-position = À partir de la position composée
change-position = La modifier
set-up-position = Composer une position à la main
taking-back = Annuler un coup
take-back-allowed = Permis
take-back-note = Aussi loin que vous voulez.
take-back-note-clocks = Aussi loin que vous voulez, sauf si deux personnes jouent à la pendule.
take-back-never = Pas dans cette partie
take-back-never-note = Ce qui est joué est joué.
devices = Appareils
devices-one = Celui-ci
devices-one-note = Tout le monde joue ici.
devices-several = Plusieurs, par lien
devices-several-note = Chaque personne joue sur son appareil, puis envoie le lien. Aucun coup ne s’annule.
move-by-itself = Jouer d’office s’il n’y a qu’un coup
throw-by-itself = Lancer d’office
on = Oui
off = Non
seats-do-not-fit = Ces places ne conviennent pas au jeu.
name-needed = La place { $number } a besoin d’un nom de 1 à { $most } caractères.
cannot-sit = La place { $number } ne peut pas être tenue ainsi.

## Parties gardées qui ne peuvent pas être lues, sur la page d’accueil

damaged-title = Une partie gardée de { $game } est illisible
damaged-meaning = Son texte est conservé ici : copiez-le pour tenter de le réparer, ou supprimez-le.
text-of-the-match = Le texte de la partie
discard = Supprimer
discard-question = Supprimer cette partie ?
discard-meaning = Son texte disparaîtra de cet appareil.
discard-it = La supprimer
save-file = Enregistrer dans un fichier
not-here = Cette partie n’est pas gardée sur cet appareil.
store-silent = Ce navigateur ne donne pas ses parties enregistrées pour le moment. Elles restent où elles sont.
try-again = Réessayer

## La table

moves = Coups
menu = Menu
menu-unkept = Menu : la partie n’est pas gardée
not-kept = Ce navigateur ne garde pas la partie : elle sera perdue à la fermeture de la page.
saved-here = Enregistrée sur cet appareil.
elsewhere = Cette partie se joue dans un autre onglet.
play-here = Jouer ici
tap-to-skip = Touchez l’écran pour passer.
next = à suivre
pause = Pause
go-on = Reprendre
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
play-again = Refaire le coup
look-back = Revoir la partie
new-match = Nouvelle partie
as-text = En texte
match-as-text = La partie en texte
as-text-meaning = À garder ou à envoyer : ce texte s’ouvre avec « Ouvrir une partie à partir de son texte », là où l’on prépare une partie.
pace = Rythme
pace-calm = Posé
pace-steady = Normal
pace-brisk = Vif
pace-instant = Éclair
volume = Volume
volume-quiet = Doux
volume-medium = Moyen
volume-loud = Fort
vibration = Vibration
hint = Conseil
hint-thinking = Réflexion en cours…
take-hint = Le faire
cannot-take-back = Ce coup ne peut pas être annulé.
question = { $action } ?
rule = Article { $clause }
the-rule = L’article

## Le clavier

keys = Clavier
key-arrows = d’un endroit possible à l’autre sur le plateau ; avec Maj, à tous les endroits
key-enter = choisit cet endroit
key-space = le choisit aussi ; hors du plateau, appuie sur le bouton principal
key-digits = appuient sur les boutons de choix sous le plateau, dans leur ordre
key-tab = du plateau aux boutons, et d’un bouton à l’autre
key-steps = une étape en arrière, une étape en avant ; hors du plateau, ← et → aussi
key-ends = au début de la partie, et là où elle en est
key-take-back = annule le dernier coup
key-play-again = refait le coup annulé
key-hint = montre ce qu’il vaut mieux faire, ou ne le montre plus
key-escape = défait un choix, passe ce qui est montré, ferme un volet, ramène au présent
key-name-enter = Entrée
key-name-space = Espace
key-name-tab = Tab
key-name-home-end = Début Fin
key-name-escape = Échap

## Revoir la partie

looking-back = Partie revue : étape { $step } sur { $steps }
tried-out = Essai : { $prompt }
step-of = Étape { $step } sur { $steps }
to-start = Au début
step-back = Une étape en arrière
step-on = Une étape en avant
show-film = Passer le film
stop-film = Arrêter le film
play-from-here = Continuer d’ici
move-for-all = Jouer pour chacun
back-to-match = Retour à la partie
back-to-now = Retour au présent

## La fin d’une partie

final-score = Score final
next-match = Partie suivante
see-board = Voir le plateau
change-something = Autres options
matches-won = Parties gagnées :
curve = Les scores, du premier au dernier coup

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
        [you] Vous partagez la victoire avec { $others } : { $score } partout
       *[other] { $who } partage la victoire avec { $others } : { $score } partout
    }

## Textes illisibles : parties et positions gardées ou collées

# Se place après « il faut » ou « il y faut » : toujours un nom, jamais « que … ».
expected =
    { $what ->
        [seat] une place, de A à H
        [game-line] la ligne « game »
        [start-line] la ligne « options » ou « position »
        [options-line] « options », car les parties de ce jeu ne partent pas d’une position
        [player-line] une ligne comme « player 0 person Ada » ou « player 3 bot one-ahead Brahim »
        [player-name] un nom de 1 à 24 caractères
        [look] le numéro d’une couleur, de 0 à 7
        [bot-name] le nom d’un bot
        [actions-line] la ligne « actions »
        [play-or-try] « @play » ou « @try »
        [place-before] le numéro d’une étape qui précède cette ligne
        [place-to-stand] le numéro d’une étape où la partie puisse reprendre
        [hex-digits] 64 chiffres, de 0 à 9 et de a à f
       *[other] autre chose
    }
not-a-record = Ce texte n’est pas celui d’une partie.
record-version = Ce texte est de la version { $version }, que ce programme ne connaît pas.
record-of-another-game = C’est le texte d’une partie de « { $found } », pas de { $game }.
record-cut = Le texte est coupé : il manque sa dernière ligne.
record-changed = Le texte est abîmé : quelque chose y a changé depuis qu’il a été écrit.
record-over = La partie de ce texte part d’une position où elle est déjà finie.
record-players = Les joueurs de ce texte ne conviennent pas au jeu.
record-no-throws = Ce texte est scellé, mais { $game } n’a pas de lancers à sceller.
secret-not-sealed = La ligne { $line } révèle un secret, mais cette partie n’est pas scellée.
secret-another = La ligne { $line } révèle un secret, mais pas celui qui a scellé cette partie.
secret-again = La ligne { $line } révèle un secret qu’une autre ligne a déjà révélé.
bind-not-by-link = La ligne { $line } engage une place, mais cette partie ne se joue pas par lien.
bind-not-now = La ligne { $line } engage une place qui n’a pas à s’engager à ce moment.
bind-not-next = Ce qui engage une place à la ligne { $line } ne suit pas son engagement précédent.
line-unbound = La ligne { $line } est un coup, mais une place doit d’abord s’engager.
record-bot-by-link = Dans ce texte, un bot joue par lien, ce qui n’est possible qu’à des personnes.
record-only-by-link = Cette partie ne peut se jouer que par lien.
line-unread = Ligne { $line } illisible : il y faut { $expected }, et non « { $found } ».
line-empty = Ligne { $line } illisible : il y faut { $expected }, et il n’y a rien.
line-not-allowed = La ligne { $line } n’est pas permise par l’article { $clause }.
record-colour = Il n’y a pas de couleur { $number } dans cette maison.
record-bot = Il n’y a pas de bot « { $bot } » dans cette maison.
position-impossible = Ce n’est pas possible.
needs-instead = Il faut { $expected }, et non « { $found } ».
needs = Il faut { $expected }.
position-over = Dans cette position, la partie est finie : il n’y a rien à continuer.
text-is-no-position = Ce texte n’est pas une position. { $needs } Le plateau reste comme il était.

## Partager

share = Partager
share-title = Partager la partie
share-meaning = Qui ouvre ce lien voit toute la partie, sur n’importe quel appareil. Elle est dans le lien lui-même : aucun serveur ne la voit.
share-place = La partie s’ouvre à l’étape affichée.
share-link = Lien de la partie
share-code = Code QR du lien
share-send = Envoyer…
share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la dans un fichier, et envoyez-le.

## Une partie envoyée par quelqu’un

visit = On vous a envoyé cette partie. Elle n’est pas encore gardée.
visit-known = On vous a envoyé cette partie. Elle est déjà sur cet appareil.
visit-goes-on = On vous a envoyé cette partie. Son début est déjà sur cet appareil.
keep-it = La garder
go-on-with-it = La continuer
leave = Quitter
link-title = Ce lien ne peut pas s’ouvrir
link-too-long = Il est plus long que le lien d’aucune partie.
link-damaged = Il a été coupé ou modifié en route : demandez qu’on vous le renvoie.
link-version = Il est de la version { $version }, que ce programme ne connaît pas.
link-impossible = Il raconte quelque chose qui ne peut pas arriver dans une partie.
link-unusual = Il dit plus qu’une partie : il n’a pas été écrit ici.

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
invites = { $host } vous invite : vous êtes { $you }. Vous jouerez sur cet appareil.
join-match = Participer
yet-to-join = { $who } n’a pas encore accepté
link-known = Rien de nouveau dans ce lien.
link-refused = { $reason } Rien n’a changé ici.
link-of-others = D’autres personnes jouent cette partie.
to-table = À la table
move-differs = Coup { $number } : { $here } ici, { $there } dans ce lien.
bonds-differ = Ce qui engage les lancers n’est pas le même ici et dans ce lien.
throw-unbound = Coup { $number } de ce lien : c’est { $thrown }, mais { $should } était engagé.
