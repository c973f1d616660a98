### Ce que dit la table de Dschamal.

## Notation : ce qui manque à un texte illisible

# Se place après « il faut » ou « il y faut » : toujours un nom, jamais « que … ».
expected =
    { $what ->
        [options] « players » de 2 à 8, « start » avec « chosen » ou « dealt », « duel » avec « live » ou « calm »
        [start] « chosen » ou « dealt »
        [duel] « live » ou « calm »
        [action] « master C », « deal blue-egg » ou « take blue-egg », « A grips blue-egg » ou « A draws blue-egg »
        [piece] une pièce, comme « blue-egg », « black-egg » ou « camel »
       *[other] { $other }
    }

## À la table

duels = Défis
duels-live = En direct
duels-live-note = Les deux mains cherchent ensemble, la première sortie décide. Il faut voir et aller vite.
duels-calm = Au calme
duels-calm-note = Tour par tour, à votre rythme ; au clavier et avec un lecteur d’écran aussi.
by-link = Défis au calme uniquement.
first-pieces = Premières pièces
first-pieces-chosen = Choisies
first-pieces-chosen-note = Chacun prend une pièce bleue à son tour.
first-pieces-dealt = Au sort
first-pieces-dealt-note = Chacun reçoit une pièce bleue au hasard.
shape =
    { $shape ->
        [sphere] boule
        [egg] œuf
        [cube] cube
        [box] pavé
        [cylinder] cylindre
        [disc] disque
        [cone] cône
        [pyramid] pyramide
        [ring] anneau
        [arch] arche
        [star] étoile
       *[cross] croix
    }
# Le nom d’abord, puis la couleur, qui s’accorde avec lui.
piece =
    { $shape ->
        [sphere] boule
        [egg] œuf
        [cube] cube
        [box] pavé
        [cylinder] cylindre
        [disc] disque
        [cone] cône
        [pyramid] pyramide
        [ring] anneau
        [arch] arche
        [star] étoile
       *[cross] croix
    } { $colour ->
        [blue] { $shape ->
            [sphere] bleue
            [pyramid] bleue
            [arch] bleue
            [star] bleue
            [cross] bleue
           *[other] bleu
        }
        [white] { $shape ->
            [sphere] blanche
            [pyramid] blanche
            [arch] blanche
            [star] blanche
            [cross] blanche
           *[other] blanc
        }
        [yellow] jaune
        [brown] { $shape ->
            [sphere] brune
            [pyramid] brune
            [arch] brune
            [star] brune
            [cross] brune
           *[other] brun
        }
       *[black] { $shape ->
            [sphere] noire
            [pyramid] noire
            [arch] noire
            [star] noire
            [cross] noire
           *[other] noir
        }
    }
camel = chameau
piece-the =
    { $role ->
       *[plain] { $shape ->
            [sphere] la boule
            [egg] l’œuf
            [cube] le cube
            [box] le pavé
            [cylinder] le cylindre
            [disc] le disque
            [cone] le cône
            [pyramid] la pyramide
            [ring] l’anneau
            [arch] l’arche
            [star] l’étoile
           *[cross] la croix
        }
    } { $colour ->
        [blue] { $shape ->
            [sphere] bleue
            [pyramid] bleue
            [arch] bleue
            [star] bleue
            [cross] bleue
           *[other] bleu
        }
        [white] { $shape ->
            [sphere] blanche
            [pyramid] blanche
            [arch] blanche
            [star] blanche
            [cross] blanche
           *[other] blanc
        }
        [yellow] jaune
        [brown] { $shape ->
            [sphere] brune
            [pyramid] brune
            [arch] brune
            [star] brune
            [cross] brune
           *[other] brun
        }
       *[black] { $shape ->
            [sphere] noire
            [pyramid] noire
            [arch] noire
            [star] noire
            [cross] noire
           *[other] noir
        }
    }
camel-the =
    { $role ->
       *[plain] le chameau
    }
camp-points = { $points } PV
lies-before =
    { $holder ->
        [you] { $state ->
            [locked] { $piece }, devant vous, pièce verrouillée
            [open] { $piece }, devant vous, à prendre
           *[plain] { $piece }, devant vous
        }
       *[other] { $state ->
            [locked] { $piece }, devant { $holder }, pièce verrouillée
            [open] { $piece }, devant { $holder }, à prendre
           *[plain] { $piece }, devant { $holder }
        }
    }
lies-in-bag =
    { $state ->
        [open] { $piece }, dans le sac, à prendre
       *[plain] { $piece }, dans le sac
    }
bag-master = A le sac
challenged = Au défi
# Jamais un verbe : le nom à côté peut être « Vous ».
sits-out-note = Hors du défi
# Toujours « PV », 7 PV aussi.
figure-points =
    { $points ->
       *[other] PV
    }
figure-pieces =
    { $pieces ->
        [one] pièce
       *[other] pièces
    }
toss-due = Tirage au sort : premier maître du sac
take-blue =
    { $player ->
        [you] À vous : prenez une pièce bleue
       *[other] { $player }, prenez une pièce bleue
    }
take-blue-help = Une pièce devant vous permet d’en gagner d’autres de sa forme.
turn-of =
    { $player ->
        [you] À vous
       *[other] C’est à { $player }
    }
deal-due =
    { $player ->
        [you] Vous recevez une pièce bleue au hasard
       *[other] { $player } reçoit une pièce bleue au hasard
    }
challenges =
    { $master ->
        [you] Vous défiez { $challenged }
       *[other] { $challenged ->
            [you] { $master } vous défie
           *[other] { $master } défie { $challenged }
        }
    }
challenges-help = Le maître du sac défie tout le monde à tour de rôle, dans le sens des aiguilles d’une montre.
goal = Quatre pièces d’une même forme sur la table valent un point de victoire (PV) chacune pour qui les a devant soi ; sept points gagnent.
sits-out =
    { $player ->
        [you] Vous ne participez pas à ce défi.
       *[other] { $player } ne participe pas à ce défi.
    }
toss-says-who = Les deux attendent : qui pioche ? Tirage au sort
ask-toss = Tirer au sort
to-the-bag = Au sac !
what-else =
    { $player ->
        [you] Quoi d’autre dans votre main ?
       *[other] { $player } : quoi d’autre dans la main ?
    }
what-else-help = La partie enregistrée les donne toutes, sauf la dernière.
take-theirs =
    { $winner ->
        [you] À vous : prenez une pièce à { $loser }
       *[other] { $loser ->
            [you] { $winner } vous prend une pièce
           *[other] { $winner }, prenez une pièce à { $loser }
        }
    }
take-theirs-help = Choisissez-la sur le plateau.
match-is-over = La partie est finie
previous-piece = Précédente
next-piece = Suivante
choose-piece = Choisissez une pièce
take-piece = Prendre { $piece }

## À la table : ce qui arrive

first-master =
    { $player ->
        [you] Le premier maître du sac, c’est vous.
       *[other] Le premier maître du sac, c’est { $player }.
    }
begins-with =
    { $player ->
        [you] Vous commencez avec { $piece }.
       *[other] { $player } commence avec { $piece }.
    }
meaning =
    { $draw ->
        [right] la bonne forme !
        [camel] bien crié !
        [wrong] pas la bonne forme !
        [broken] abîmée !
        [several] trop à la fois !
        [silent] mais sans crier !
       *[no-camel] ce n’est pas le chameau !
    }
hand-out =
    { $player ->
        [you] Vous piochez { $pieces } : { $meaning }
       *[other] { $player } pioche { $pieces } : { $meaning }
    }
hand-out-shouting =
    { $player ->
        [you] « Dschamal ! » Vous piochez { $pieces } : { $meaning }
       *[other] « Dschamal ! » { $player } pioche { $pieces } : { $meaning }
    }
# « la », c’est la pièce, ou sa forme : « une forme de votre camp, et la gagnez ». Dans le camp est la forme (B4), pas cette pièce-là.
draws-own =
    { $player ->
        [you] Vous piochez { $piece }, une forme de votre camp, et { $shape ->
           *[other] la
        } gagnez.
       *[other] { $player } pioche { $piece }, une forme de son camp, et { $shape ->
           *[other] la
        } gagne.
    }
draws-theirs =
    { $player ->
        [you] Vous piochez { $piece }, une forme du camp adverse, et { $shape ->
           *[other] la
        } gagnez.
       *[other] { $other ->
            [you] { $player } pioche { $piece }, une forme de votre camp, et { $shape ->
               *[other] la
            } gagne.
           *[other] { $player } pioche { $piece }, une forme du camp adverse, et { $shape ->
               *[other] la
            } gagne.
        }
    }
draws-theirs-and-more =
    { $player ->
        [you] Vous piochez { $piece }, une forme du camp adverse, { $shape ->
           *[other] la
        } gagnez, et prenez { $given } à { $other }.
       *[other] { $other ->
            [you] { $player } pioche { $piece }, une forme de votre camp, { $shape ->
               *[other] la
            } gagne, et vous prend { $given }.
           *[other] { $player } pioche { $piece }, une forme du camp adverse, { $shape ->
               *[other] la
            } gagne, et prend { $given } à { $other }.
        }
    }
shouts-rightly =
    { $player ->
        [you] Vous criez « Dschamal ! » et piochez le chameau.
       *[other] { $player } crie « Dschamal ! » et pioche le chameau.
    }
shouts-not =
    { $player ->
        [you] Vous piochez le chameau, mais sans crier.
       *[other] { $player } pioche le chameau, mais sans crier.
    }
shouts-wrongly =
    { $player ->
        [you] Vous criez « Dschamal ! », mais piochez { $piece }.
       *[other] { $player } crie « Dschamal ! », mais pioche { $piece }.
    }
draws-neither =
    { $player ->
        [you] Vous piochez { $piece }, une forme absente des deux camps.
       *[other] { $player } pioche { $piece }, une forme absente des deux camps.
    }
draws =
    { $player ->
        [you] Vous piochez { $pieces }.
       *[other] { $player } pioche { $pieces }.
    }
wins-pieces =
    { $winner ->
        [you] Vous gagnez { $pieces }.
       *[other] { $winner } gagne { $pieces }.
    }
wins-it =
    { $winner ->
        [you] Vous gagnez { $shape ->
           *[other] cette pièce
        }.
       *[other] { $winner } gagne { $shape ->
           *[other] cette pièce
        }.
    }
takes-from =
    { $winner ->
        [you] Vous prenez { $piece } à { $loser }.
       *[other] { $loser ->
            [you] { $winner } vous prend { $piece }.
           *[other] { $winner } prend { $piece } à { $loser }.
        }
    }
nothing-to-give =
    { $loser ->
        [you] Vous n’avez rien à donner.
       *[other] { $loser } n’a rien à donner.
    }
complete =
    Les quatre { $shape ->
        [sphere] boules
        [egg] œufs
        [cube] cubes
        [box] pavés
        [cylinder] cylindres
        [disc] disques
        [cone] cônes
        [pyramid] pyramides
        [ring] anneaux
        [arch] arches
        [star] étoiles
       *[cross] croix
    } sont sur la table : 1 PV par pièce.
bag-passes =
    { $master ->
        [you] Vous avez le sac, et { $out } saute le prochain défi.
       *[other] { $out ->
            [you] { $master } a le sac, et vous sautez le prochain défi.
           *[other] { $master } a le sac, et { $out } saute le prochain défi.
        }
    }

## À la table : la liste des coups

list-master =
    { $player ->
        [you] Vous avez le sac
       *[other] { $player } a le sac
    }
list-by-toss = tirage au sort
list-dealt = au sort
list-shouting = { $pieces }, « Dschamal ! »
list-gets =
    { $winner ->
        [you] Vous : { $pieces }
       *[other] { $winner } : { $pieces }
    }
list-nothing =
    { $winner ->
        [you] Vous : rien
       *[other] { $winner } : rien
    }
list-chooses =
    { $winner ->
        [you] À vous de choisir
       *[other] { $winner } choisit
    }
list-points =
    { $player ->
        [you] Vous : +{ $points } PV
       *[other] { $player } : +{ $points } PV
    }
list-over = partie finie
list-more = { $before } ; { $next }

## À la table : pourquoi quelque chose n’est pas permis

no-such-players = On joue de deux à huit, pas à { $players }.
no-seat = Il n’y a pas de joueur { $seat }.
now-toss = Tirez d’abord au sort le premier maître du sac.
now-start = D’abord, chacun reçoit une première pièce.
now-duel = Finissez d’abord le défi.
now-grip = Une main est sortie : d’abord ce qu’elle tient.
now-take = D’abord, la personne qui a gagné le défi prend une pièce.
now-over = La partie est finie.
not-blue = Prenez d’abord une pièce bleue, pas { $piece }.
on-table =
    { $holder ->
        [you] Vous avez déjà { $piece }.
       *[other] { $holder } a déjà { $piece }.
    }
not-duelling =
    { $player ->
        [you] Ce défi n’est pas le vôtre : il se joue entre { $master } et { $challenged }.
       *[other] Ce défi se joue entre { $master } et { $challenged }, sans { $player }.
    }
sits-this-out =
    { $player ->
        [you] Vous avez cédé le sac et ne participez pas à ce défi.
       *[other] { $player } a cédé le sac et ne participe pas à ce défi.
    }
too-late =
    { $player ->
        [you] Vous avez sorti la main en premier : le défi est fini.
       *[other] { $player } a sorti la main en premier : le défi est fini.
    }
in-hand = La main tient déjà { $piece }.
last-in-bag = Il ne reste que { $piece } dans le sac.
not-theirs =
    { $loser ->
        [you] Vous avez perdu le défi, mais vous n’avez pas { $piece }.
       *[other] { $loser } a perdu le défi, mais n’a pas { $piece }.
    }
locked =
    Les quatre { $shape ->
        [sphere] boules
        [egg] œufs
        [cube] cubes
        [box] pavés
        [cylinder] cylindres
        [disc] disques
        [cone] cônes
        [pyramid] pyramides
        [ring] anneaux
        [arch] arches
        [star] étoiles
       *[cross] croix
    } sont sur la table : personne ne peut plus les prendre.
not-your-turn =
    { $player ->
        [you] Dans le sac, c’est à vous.
       *[other] Dans le sac, c’est à { $player }.
    }
three-felt = Trois pièces palpées : piochez ou attendez.
not-three-felt = Palpez d’abord trois pièces, puis vous pourrez attendre.
no-grip = Au calme, on ne pioche qu’une pièce à la fois.
not-due-in-bag = Pas encore : dans le sac, autre chose vient d’abord.

## À la table : la fin

over-seven = Sept points de victoire, et c’est gagné.
over-most-points = Sept points ou plus à plusieurs : le plus grand nombre gagne.
over-won-duel = Égalité en tête : qui a gagné le dernier défi gagne.
over-shared = Égalité en tête, et le dernier défi est allé à quelqu’un d’autre : victoire partagée.
over-bag-empty = Plus une pièce de couleur dans le sac, et six points chacun : tout le monde partage la victoire.
duels-won =
    { $duels ->
        [one] { $duels } défi gagné
       *[other] { $duels } défis gagnés
    }
decided-in =
    { $player ->
        [you] Le défi { $number } a tout décidé : vous avez gagné { $pieces }.
       *[other] Le défi { $number } a tout décidé : { $player } a gagné { $pieces }.
    }
best-catch =
    { $player ->
        [you] Plus belle prise : vous gagnez { $pieces } d’un coup.
       *[other] Plus belle prise : { $player } gagne { $pieces } d’un coup.
    }
best-catch-worth =
    { $player ->
        [you] Plus belle prise : vous gagnez { $pieces } d’un coup, soit { $points } PV.
       *[other] Plus belle prise : { $player } gagne { $pieces } d’un coup, soit { $points } PV.
    }

## Le sac : le défi en direct

bag = Le sac, avec les mains de deux joueurs : { $duellists }
called =
    { $player ->
        [you] À vous, au sac !
       *[other] { $player }, au sac !
    }
called-both = { $players }, au sac !
watching =
    { $count ->
        [one] { $names } regarde.
       *[other] { $names } regardent.
    }
duel = Le défi
wanted = Trouvez une de ces formes, mais pas abîmée :
wanted-camel = Trouvez le chameau !
wanted-camel-too = ou le chameau, en criant :
duel-how =
    Cherchez au toucher, dans le noir. Restez un instant sur une pièce pour la saisir, puis tirez-la vers vous par-dessus le bord.
    Pour le chameau, criez « Dschamal ! » pendant que la main sort.
duel-by-touch = Face à face, chacun sa moitié de l’écran.
duel-by-touch-ready = Face à face, chacun là où est son nom, et touchez votre bouton.
touch-if-ready = Touchez ici pour y aller
is-ready = On y va !
duel-by-keys = À la souris, bouton toujours enfoncé, ou aux flèches avec la barre d’espace pour saisir. Entrée pour crier.
duel-by-keys-both =
    { $one } : la souris, et D pour crier.
    { $other } : les flèches, la barre d’espace pour saisir, et Entrée pour crier.
duel-calmly = Un défi en direct doit se voir. Si les deux le veulent, il peut se jouer au calme, tour par tour.
leave = Revenir au plateau
fight-calmly = Jouer au calme
count = 1, 2, 3…
hand-of =
    { $player ->
        [you] Le sac, de votre côté
       *[other] Le sac, côté { $player }
    }
held-back = Trop tôt : main retenue
empty-hand = Vide !
shout = Dschamal !
key-enter = Entrée
pause = Pause
pause-again = Pause : appuyez encore
pause-again-shown = ‖ encore ?
paused = Pause. On secoue le sac et le défi recommence.
at-once = Les deux mains sortent ensemble : on secoue le sac et on rejoue le défi.
camp-has =
    { $player ->
        [you] Vous : { $shapes }
       *[other] { $player } : { $shapes }
    }
camp-has-none =
    { $player ->
        [you] Vous : aucune forme pour l’instant
       *[other] { $player } : aucune forme pour l’instant
    }
camp-is-empty = rien encore : piochez une forme de l’autre camp

## Le défi au calme

shaken = On secoue le sac.
goes-on = Le défi reprend où il en était.
feels-about = { $player } cherche dans le sac
asks-feel =
    { $player ->
        [you] À vous : palpez une pièce
       *[other] { $player }, palpez une pièce
    }
asks-draw-or-feel =
    { $player ->
        [you] À vous : piochez-la ou palpez-en une autre
       *[other] { $player }, piochez-la ou palpez-en une autre
    }
asks-draw-or-hold =
    { $player ->
        [you] À vous : piochez-la ou attendez
       *[other] { $player }, piochez-la ou attendez
    }
asks-draw =
    { $player ->
        [you] À vous : il faut piocher
       *[other] { $player }, il faut piocher
    }
feels-a-piece =
    { $player ->
        [you] Vous palpez une pièce.
       *[other] { $player } palpe une pièce.
    }
feels-another =
    { $player ->
        [you] Vous lâchez et palpez une autre pièce.
       *[other] { $player } lâche et palpe une autre pièce.
    }
holds =
    { $player ->
        [you] Vous attendez.
       *[other] { $player } attend.
    }
toss-draws =
    { $player ->
        [you] Les deux attendent. Le tirage au sort vous fait piocher.
       *[other] Les deux attendent. Le tirage au sort fait piocher { $player }.
    }
feel = Palper une pièce
feel-another = En palper une autre
hold = Attendre
draw = Piocher
draw-shouting = Piocher et crier
holds-nothing =
    { $player ->
        [you] Vous n’avez encore rien en main.
       *[other] { $player } n’a encore rien en main.
    }
covered = Caché : réservé à { $player }.
uncover = { $player } : maintenir pour voir
holds-something =
    { $player ->
        [you] Vous tenez une pièce : caressez-la.
       *[other] { $player } tient une pièce : caressez-la.
    }
feels =
    { $player ->
        [you] Vous sentez { $told }.
       *[other] { $player } sent { $told }.
    }
# Aucun nom de forme, et pas deux qui se ressemblent. Pas « droit » : il y a déjà « à droite ».
felt =
    { $what ->
        [round] un arrondi
        [dent] un enfoncement
        [narrow-end] un petit bout rond
        [blunt-end] un bout plat
        [corner] un coin
        [two-corners] deux coins
        [cut-corner] un coin coupé
        [long-edge] une longue arête et un coin
        [notch] une entaille dans une arête
        [straight] un bord rectiligne
        [groove] une rainure
        [curve] une large courbe
        [thin-rim] une tranche mince
        [bite] un morceau en moins
        [tip] une pointe
        [slope] une pente et un coin
        [rim-with-hole] un bord autour d’un trou
        [gap] une brèche
        [short-leg] une jambe trop courte
        [two-legs] deux jambes
        [one-leg] une seule jambe
        [two-tips] deux pointes
        [hollow] un creux sans pointe
        [hump] une bosse
       *[neck] un long cou
    } { $side ->
        [above] en haut
        [right] à droite
        [below] en bas
       *[left] à gauche
    }
strokes-left =
    { $strokes ->
        [0] Plus de côté à caresser.
        [one] Encore { $strokes } côté.
       *[other] Encore { $strokes } côtés.
    }
stroke-by-keys = Les flèches marchent aussi.
key-arrows-in-bag = dans le sac : caresser un côté de la pièce ; en direct, bouger la main
stroke-side =
    { $side ->
        [above] Caresser le haut
        [right] Caresser le côté droit
        [below] Caresser le bas
       *[left] Caresser le côté gauche
    }
felt-of =
    { $player ->
        [you] { $felt ->
            [one] Vous : { $felt } pièce sur { $most }
           *[other] Vous : { $felt } pièces sur { $most }
        }
       *[other] { $felt ->
            [one] { $player } : { $felt } pièce sur { $most }
           *[other] { $player } : { $felt } pièces sur { $most }
        }
    }
if-drawn = Si vous la piochez…
may-be-any =
    { $things ->
        [one] { $things } pièce possible : caressez-la pour savoir.
       *[other] { $things } pièces possibles : caressez pour savoir.
    }
a-shape =
    { $shape ->
        [sphere] Une boule
        [egg] Un œuf
        [cube] Un cube
        [box] Un pavé
        [cylinder] Un cylindre
        [disc] Un disque
        [cone] Un cône
        [pyramid] Une pyramide
        [ring] Un anneau
        [arch] Une arche
        [star] Une étoile
       *[cross] Une croix
    }
would-win-own =
    { $player ->
        [you] { $what } : une forme de votre camp, vous { $shape ->
           *[other] la
        } gagneriez.
       *[other] { $what } : { $player } en a dans son camp, et gagnerait { $shape ->
           *[other] la pièce
        }.
    }
would-win-theirs =
    { $player ->
        [you] { $what } : { $other } en a, vous gagneriez { $shape ->
           *[other] la pièce
        } et une des siennes.
       *[other] { $what } : { $other } en a, { $player } gagnerait { $shape ->
           *[other] la pièce
        } et une des siennes.
    }
would-lose =
    { $what } : aucun des deux camps n’en a, { $other } gagnerait { $shape ->
       *[other] la pièce
    }.
a-black-shape =
    { $shape ->
        [sphere] Une boule noire
        [egg] Un œuf noir
        [cube] Un cube noir
        [box] Un pavé noir
        [cylinder] Un cylindre noir
        [disc] Un disque noir
        [cone] Un cône noir
        [pyramid] Une pyramide noire
        [ring] Un anneau noir
        [arch] Une arche noire
        [star] Une étoile noire
       *[cross] Une croix noire
    }
would-lose-black =
    { $player ->
        [you] { $what } : { $other } vous prendrait une pièce.
       *[other] { $what } : { $other } prendrait une pièce à { $player }.
    }
would-be-camel =
    { $player ->
        [you] Le chameau : avec le cri, vous prendriez une pièce à { $other } ; sans le cri, { $other } vous en prendrait une.
       *[other] Le chameau : avec le cri, { $player } prendrait une pièce à { $other } ; sans le cri, { $other } en prendrait une à { $player }.
    }

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-take = Prenez { $piece } : de sa forme, vous en aurez { $own } sur 4, et le sac { $bag }.
