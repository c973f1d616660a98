### Ce que dit la table de Marrakech.

goal = Couvrez la place de vos tapis : à la fin, chaque dirham et chaque case visible de vos tapis vaut un point, et le plus haut total gagne.

## Notation : ce qui manque à un texte illisible

# Se place après « il faut » ou « il y faut » : toujours un nom, jamais « que … ».
expected =
    { $what ->
        [options] « players » suivi de 2, 3 ou 4, puis « deck » suivi de « plain » ou « boxed »
        [deck] « plain » ou « boxed »
        [action] un lancer, un côté, « L », « S », « R », une couleur tirée, ou les deux cases d’un tapis
       *[other] { $other }
    }

## Préparation : avec quels tapis on joue

rugs-field = Tapis
deck-plain = 15 chacun
deck-plain-note = Une couleur et 15 tapis chacun.
deck-boxed = Comme dans la boîte
deck-boxed-two = Deux couleurs chacun, 12 tapis de chacune, mélangés. Tout le monde voit la couleur qui vient. Seules les cases d’une même couleur se relient.
deck-boxed-three = 15 tapis chacun, comme dans la boîte.
deck-boxed-four = 12 tapis chacun, comme dans la boîte : une partie plus courte.

## Les joueurs à côté du plateau

dirhams-noun =
    { $dirhams ->
        [one] dirham
       *[other] dirhams
    }
rugs-noun =
    { $rugs ->
       *[other] tapis
    }
squares-noun =
    { $squares ->
        [one] case
       *[other] cases
    }
player-out = Hors jeu : plus de dirhams
player-done = Plus de tapis

## À la table : l’ordre du jeu se tire au dé

roll-for-order = Lancer pour l’ordre
roll-for-order-hint = Un lancer pour tout le monde. Le plus grand nombre commence.
rolled-for-order =
    { $who ->
        [you] Vous { $roll }
       *[other] { $who } { $roll }
    }
order-settled = L’ordre est fixé
order-tied = Égalité, on relance : { $players }
order-is =
    { $first ->
        [you] Vous commencez, puis { $others }.
       *[other] { $first } commence, puis { $others }.
    }

## On tourne Assam

turn-of =
    { $who ->
        [you] À vous
       *[other] C’est à { $who }
    }
which-way-first =
    { $who ->
        [you] À vous : tournez Assam
       *[other] { $who }, tournez Assam
    }
which-way-first-hint = Vous commencez : il peut regarder de n’importe quel côté.
which-way =
    { $who ->
        [you] À vous : de quel côté ?
       *[other] { $who }, de quel côté ?
    }
which-way-hint = Choisissez un côté pour voir où mène chaque lancer.
way =
    { $heading ->
        [north] Nord
        [east] Est
        [south] Sud
       *[west] Ouest
    }
way-costs = { $way } : { $rolls } Moyenne : −{ $average }.
way-free = { $way } : rien à payer, quel que soit le lancer.
rolls-pay =
    { $to ->
        [you] { $rolls } vous rapporte { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }.
       *[other] { $rolls } rapporte { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } à { $to }.
    }
rolls-free = { $rolls } ne coûte rien.

## Le dé roule, et Assam avance

roll-now =
    { $who ->
        [you] À vous : lancez le dé
       *[other] { $who }, lancez le dé
    }
roll-now-hint = Assam avance d’autant de cases que le dé en montre.
roll = Lancer
rolls =
    { $who ->
        [you] Vous lancez le dé
       *[other] { $who } lance le dé
    }
rolls-number =
    { $who ->
        [you] Vous faites { $roll }
       *[other] { $who } fait { $roll }
    }
counted =
    { $owner ->
        [you] Votre { $rug } : { $squares ->
            [one] { $squares } case
           *[other] { $squares } cases
        }
       *[other] { $owner }, { $rug } : { $squares ->
            [one] { $squares } case
           *[other] { $squares } cases
        }
    }
pays =
    { $from ->
        [you] Vous payez { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } à { $to }
       *[other] { $to ->
            [you] { $from } vous paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }
           *[other] { $from } paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } à { $to }
        }
    }
pays-last =
    { $from ->
        [you] Vous payez à { $to } { $dirhams ->
            [one] votre dernier dirham
           *[other] vos { $dirhams } derniers dirhams
        } et sortez du jeu
       *[other] { $to ->
            [you] { $from } vous paie { $dirhams ->
                [one] son dernier dirham
               *[other] ses { $dirhams } derniers dirhams
            } et sort du jeu
           *[other] { $from } paie à { $to } { $dirhams ->
                [one] son dernier dirham
               *[other] ses { $dirhams } derniers dirhams
            } et sort du jeu
        }
    }
pays-all =
    { $from ->
        [you] Vous devez { $owed } dirhams à { $to }, payez { $dirhams ->
            [one] votre dernier
           *[other] vos { $dirhams } derniers
        } et sortez du jeu
       *[other] { $to ->
            [you] { $from } vous doit { $owed } dirhams, paie { $dirhams ->
                [one] son dernier
               *[other] ses { $dirhams } derniers
            } et sort du jeu
           *[other] { $from } doit { $owed } dirhams à { $to }, paie { $dirhams ->
                [one] son dernier
               *[other] ses { $dirhams } derniers
            } et sort du jeu
        }
    }

## On pose un tapis

# « rose » s’accorde, les autres couleurs non ; au singulier, cela ne se voit pas.
a-rug =
    { $colour ->
        [terracotta] un tapis terre cuite
        [saffron] un tapis safran
        [cedar] un tapis cèdre
        [indigo] un tapis indigo
        [rose] un tapis rose
        [turquoise] un tapis turquoise
        [plum] un tapis prune
        [stone] un tapis pierre
       *[none] un tapis
    }
rug =
    { $colour ->
        [terracotta] tapis terre cuite
        [saffron] tapis safran
        [cedar] tapis cèdre
        [indigo] tapis indigo
        [rose] tapis rose
        [turquoise] tapis turquoise
        [plum] tapis prune
        [stone] tapis pierre
       *[none] tapis
    }
own-rug = un { $rug } à vous
# Pas « de » devant un nom : il faudrait parfois « d’ ».
owners-rug =
    { $owner ->
        [you] un { $rug } à vous
       *[other] un { $rug } posé par { $owner }
    }
lay-now =
    { $who ->
        [you] À vous : posez { $rug }
       *[other] { $who }, posez { $rug }
    }
lay-hint =
    { $places ->
        [one] Choisissez une case marquée, puis une voisine. Le tapis tient à { $places } endroit.
       *[other] Choisissez une case marquée, puis une voisine. Le tapis tient à { $places } endroits.
    }
lay-second = Choisissez maintenant une case à côté de { $square }.
lay-empty = { $place } : deux cases vides. Encore un appui pour y poser le tapis.
lay-over = En { $place }, il recouvre { $rugs }. Encore un appui pour le poser.
place-before = Endroit précédent
place-next = Endroit suivant
lay-it = Le poser en { $place }
lays =
    { $who ->
        [you] Vous posez { $rug } en { $place }
       *[other] { $who } pose { $rug } en { $place }
    }

## Ce qu’on peut encore lire des derniers tours

# Suit le verbe « poser » : pose un tapis en d3-e3.
laid-place = un tapis en { $place }
laid-rug = { $rug } en { $place }
turn-was-free =
    { $who ->
        [you] Vous faites { $roll }, ne payez rien et posez { $laid }.
       *[other] { $who } fait { $roll }, ne paie rien et pose { $laid }.
    }
turn-was-short =
    { $who ->
        [you] Vous faites { $roll } et posez { $laid }.
       *[other] { $who } fait { $roll } et pose { $laid }.
    }
turn-was-paid =
    { $who ->
        [you] Vous faites { $roll }, payez { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } à { $to } et posez { $laid }.
       *[other] { $to ->
            [you] { $who } fait { $roll }, vous paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } et pose { $laid }.
           *[other] { $who } fait { $roll }, paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } à { $to } et pose { $laid }.
        }
    }
turn-has-paid =
    { $who ->
        [you] Vous faites { $roll } et payez { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } à { $to }.
       *[other] { $to ->
            [you] { $who } fait { $roll } et vous paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }.
           *[other] { $who } fait { $roll } et paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } à { $to }.
        }
    }
turn-was-last =
    { $who ->
        [you] Vous faites { $roll }, payez à { $to } { $dirhams ->
            [one] votre dernier dirham
           *[other] vos { $dirhams } derniers dirhams
        } et sortez du jeu.
       *[other] { $to ->
            [you] { $who } fait { $roll }, vous paie { $dirhams ->
                [one] son dernier dirham
               *[other] ses { $dirhams } derniers dirhams
            } et sort du jeu.
           *[other] { $who } fait { $roll }, paie à { $to } { $dirhams ->
                [one] son dernier dirham
               *[other] ses { $dirhams } derniers dirhams
            } et sort du jeu.
        }
    }

## Les cases du plateau, dites par le lecteur d’écran

square-empty = { $square }, vide
square-rug =
    { $squares ->
        [one] { $square }, { $rug }, { $squares } case
       *[other] { $square }, { $rug }, { $squares } cases d’un seul tenant
    }
square-out =
    { $owner ->
        [you] { $square }, un tapis à vous, hors jeu : gratuit
       *[other] { $square }, un tapis posé par { $owner }, hors jeu : gratuit
    }
square-asam =
    { $heading ->
        [north] { $square }, Assam regarde au nord
        [east] { $square }, Assam regarde à l’est
        [south] { $square }, Assam regarde au sud
       *[west] { $square }, Assam regarde à l’ouest
    }

## Pourquoi quelque chose n’est pas permis

not-so-many = On joue de deux à quatre, pas à { $players }.
not-on-die = Le dé n’a pas de { $roll }.
not-before-order = Lancez d’abord le dé pour l’ordre de jeu.
not-before-face = Choisissez d’abord de quel côté regarde Assam.
not-before-turn = Tournez d’abord Assam, ou laissez-le aller tout droit.
not-before-roll = Lancez d’abord le dé.
not-before-lay = Posez d’abord un tapis.
not-before-draw = Tirez d’abord le prochain tapis.
not-after-end = La partie est finie.
no-turning-back =
    { $heading ->
        [north] Assam regarde au nord : pas de demi-tour.
        [east] Assam regarde à l’est : pas de demi-tour.
        [south] Assam regarde au sud : pas de demi-tour.
       *[west] Assam regarde à l’ouest : pas de demi-tour.
    }
not-under-asam = Impossible de poser un tapis sous Assam, en { $asam }.
not-beside-asam = Une moitié du tapis doit toucher la case d’Assam, qui est en { $asam }.
not-both-halves = Cela recouvrirait d’un coup les deux moitiés du tapis en { $place }.
not-in-pile =
    { $who ->
        [you] Vous n’avez pas de tapis de cette couleur.
       *[other] { $who } n’a pas de tapis de cette couleur.
    }
none-left = Tous les tapis de cette couleur sont posés.

## La liste des coups : une ligne par tour

# G à gauche, T tout droit, D à droite.
line-turned =
    { $turning ->
        [L] G
        [S] T
       *[R] D
    }
line-faced =
    { $heading ->
        [north] nord
        [east] est
        [south] sud
       *[west] ouest
    }
legend = G, T ou D : Assam a été tourné à gauche, est allé tout droit ou a été tourné à droite. T 2 d1-e1 : tout droit, un lancer de 2, un tapis sur d1 et e1.
step-roll = Lancer de { $roll }
step-way =
    { $way ->
        [L] Virage à gauche
        [S] Tout droit
        [R] Virage à droite
        [north] Vers le nord
        [east] Vers l’est
        [south] Vers le sud
       *[west] Vers l’ouest
    }
step-rug = Tapis { $place }
step-draw = Tapis tiré
line-free = gratuit
line-paid =
    { $to ->
        [you] { $dirhams } à vous
       *[other] { $dirhams } à { $to }
    }
line-paid-out =
    { $to ->
        [you] { $dirhams } à vous, hors jeu
       *[other] { $dirhams } à { $to }, hors jeu
    }

## La fin

over = La partie est finie
score-told =
    { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } + { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
score-out = hors jeu
won-last-in = Plus personne d’autre en jeu.
won-more-dirhams = Égalité à deux en tête : qui a le plus de dirhams gagne.
won-equal-dirhams = Égalité à deux en tête, dirhams compris : victoire partagée.
won-three-share = Égalité à trois ou plus en tête : victoire partagée.
biggest-payment =
    { $from ->
        [you] Plus gros paiement : vous payez { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } à { $to }, en { $square }.
       *[other] { $to ->
            [you] Plus gros paiement : { $from } vous paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }, en { $square }.
           *[other] Plus gros paiement : { $from } paie { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } à { $to }, en { $square }.
        }
    }

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-way-free =
    Tournez Assam vers { $heading ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    } : rien à payer, quel que soit le lancer.
advice-way =
    Tournez Assam vers { $heading ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    } : rien à payer pour { $free ->
        [one] { $free } lancer
       *[other] { $free } lancers
    } sur 6, et { $average } en moyenne.
advice-lay = Posez le tapis en { $place }, sur des cases vides.
advice-lay-over = Posez le tapis en { $place } : il recouvre { $rugs }.
advice-shows =
    S’y arrêter coûtera { $toll }, et { $squares ->
        [one] { $squares } case montrera
       *[other] { $squares } cases montreront
    } vos tapis.
