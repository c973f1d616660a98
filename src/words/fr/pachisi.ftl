### Ce que dit la table de Pachisi.

goal = Faites le tour du plateau avec tous vos pions et rentrez avant les autres.

## Notation : ce qui était attendu là où un texte ne peut être lu

# Groupes nominaux, qui suivent « il faut » ou « attendu : ».
expected =
    { $what ->
        [options] « throw=cowries » ou « throw=die », puis « pieces=4 » ou « pieces=2 »
        [action] un nombre lancé, un coup, « skip » ou « stop »
       *[other] { $other }
    }

## À la table

set-throw = Lancer avec

cowries = Six cauris

cowries-note = Comptez les cauris tombés fente visible : 2 à 6, 10 ou 25 ; 6, 10 et 25 font relancer.

die = Un dé

die-note = De 1 à 6 ; le 6 fait relancer.

set-pieces = Pions

four-each = Quatre pions

four-each-note = La partie complète.

two-each = Deux pions

two-each-note = Une partie courte.

throw = Lancer

throws =
    { $who ->
        [you] Vous faites { $number }
       *[other] { $who } fait { $number }
    }

throws-cowries =
    { $who ->
        [you] { $mouths ->
            [0] Vous faites { $number } : aucune fente visible
            [1] Vous faites { $number } : une fente visible
           *[other] Vous faites { $number } : { $mouths } fentes visibles
        }
       *[other] { $mouths ->
            [0] { $who } fait { $number } : aucune fente visible
            [1] { $who } fait { $number } : une fente visible
           *[other] { $who } fait { $number } : { $mouths } fentes visibles
        }
    }

use-throw =
    { $who ->
        [you] À vous : jouez le { $number }
       *[other] { $who }, jouez le { $number }
    }

earned-throw = Le { $number } vous fait relancer (P5).

two-in-a-row = Deux { $number } de suite : un troisième annule tout le tour (P6).

fork = Rentrer, ou refaire le tour (P12) ?

## Ce qui se passe, sans point final

loses-throw =
    { $who ->
        [you] Vous ne pouvez pas jouer le { $number } : il est perdu
       *[other] { $who } ne peut pas jouer le { $number } : il est perdu
    }

throws-again =
    { $who ->
        [you] Vous relancez
       *[other] { $who } relance
    }

cancels-turn = Le troisième { $number } de suite annule le tour

cancels-all = Le troisième { $number } de suite annule le tour : tout redevient comme avant

hits-and-throws =
    { $who ->
        [you] { $whom ->
            [you] Vous frappez votre propre camp et relancez
           *[other] { $pieces ->
                [2] Vous frappez deux pions ({ $whom }) et relancez
               *[other] Vous frappez { $whom } et relancez
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } frappe deux de vos pions et relance
               *[other] { $who } vous frappe et relance
            }
           *[other] { $pieces ->
                [2] { $who } frappe deux pions ({ $whom }) et relance
               *[other] { $who } frappe { $whom } et relance
            }
        }
    }

breaks-pair =
    { $who ->
        [you] Vous séparez la paire
       *[other] { $who } sépare la paire
    }

leaves-throw =
    { $who ->
        [you] Vous passez le { $number }
       *[other] { $who } passe le { $number }
    }

leaves-and-throws =
    { $who ->
        [you] Vous passez le { $number } et relancez
       *[other] { $who } passe le { $number } et relance
    }

## Pourquoi ce n’est pas possible

wrong-pieces = Quatre pions ou deux par personne, pas { $pieces }.

cannot-fall = Aucun lancer ne fait { $number }.

not-before-throw = Lancez d’abord.

not-thrown = Cela fait { $by }, et le lancer était { $number }.

half-only = Une paire avance de { $by }, la moitié de { $number }.

odd-number = Une paire avance de la moitié d’un nombre pair, et { $number } est impair.

bound = Une paire ne peut se séparer que sur une croix.

cross-held =
    { $who ->
        [you] Vous êtes sur cette croix, et les croix protègent.
       *[other] { $who } est sur cette croix, et les croix protègent.
    }

no-fork = Seul un pion qui a fini son tour peut repartir pour un tour, à partir de la case 8.

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-skip = Passez ce lancer : vos pions sont mieux là où ils sont.
