### Ce que dit la table de Chaupar.

goal = Faites le tour du plateau avec tous vos pions et rentrez avant les autres. Deux pions réunis sur la case 17 font avancer vos paires.

## Notation : ce qui était attendu là où un texte ne peut être lu

# Groupes nominaux, qui suivent « il faut » ou « attendu : ».
expected =
    { $what ->
        [options] « players=4 » ou « players=4 rounds=32 »
        [action] un lancer, un coup, « true » et un pas, ou « stop »
        [pair-step] le pas d’une paire
       *[other] { $other }
    }

## Préparation

set-rounds = Durée

whole-game = Partie complète

whole-game-note = Jusqu’au troisième rang.

short-game = Partie courte

short-game-note = Après { $rounds } tours de table, le total des pas donne les rangs (C15).

## À la table

throw-pasa = Lancer les pasas

two-pasa = { $low } et { $high }

throws =
    { $who ->
        [you] Vous faites { $low } et { $high }
       *[other] { $who } fait { $low } et { $high }
    }

use-throw =
    { $who ->
        [you] À vous : jouez { $low } et { $high }
       *[other] { $who }, jouez { $low } et { $high }
    }

use-pasa =
    { $who ->
        [you] À vous : jouez l’autre pasa, le { $pasa }
       *[other] { $who }, jouez l’autre pasa, le { $pasa }
    }

use-throw-of =
    { $who ->
        [you] { $thrower ->
            [you] À vous : jouez { $low } et { $high }
           *[other] { $thrower } a fait { $low } et { $high } : à vous de les jouer
        }
       *[other] { $thrower ->
            [you] Vous avez fait { $low } et { $high } : c’est à { $who } de les jouer
           *[other] { $thrower } a fait { $low } et { $high } : c’est à { $who } de les jouer
        }
    }

use-pasa-of =
    { $who ->
        [you] { $thrower ->
            [you] À vous : jouez l’autre pasa, le { $pasa }
           *[other] { $thrower } a lancé : à vous de jouer l’autre pasa, le { $pasa }
        }
       *[other] { $thrower ->
            [you] Vous avez lancé : c’est à { $who } de jouer l’autre pasa, le { $pasa }
           *[other] { $thrower } a lancé : c’est à { $who } de jouer l’autre pasa, le { $pasa }
        }
    }

round-of = Tour de table { $number } sur { $count }.

rounds-over = Les tours de table convenus sont joués : qui n’est pas encore rentré est classé au total des pas.

throws-for-partner =
    { $partner ->
        [you] Votre partenaire a tout rentré : c’est vous qui jouez ce lancer (C14).
       *[other] Vous avez tout rentré : { $partner } joue ce lancer (C14).
    }

can-earn-pairs = Réunissez deux pions sur la case 17 pour avoir droit aux paires (C7).

has-pairs = Une paire avance de la moitié de la somme, si c’est un nombre pair (C9).

has-no-pairs = Vous n’avez pas de paires, et vos doubles ne font pas relancer (C7).

warns-of-failing = Après ce coup, la 17 n’est plus possible : pas de paires jusqu’à la fin (C7).

come-in-first = Les pions sur la marque 0 entrent d’abord (C10).

which-true-pair =
    { $who ->
        [you] À vous : quelle est votre vraie paire ?
       *[other] { $who }, quelle est votre vraie paire ?
    }

other-can-be-hit = Un pion isolé pourra alors frapper l’autre (C12).

suggested = Conseil : la case { $step }.

name-true-pair = Vraie paire : case { $step }

## Sur le plateau : une lettre à côté d’une paire

true-sign = V

false-sign = F

## À côté du plateau : quelques mots, jamais un verbe (le nom peut être « Vous »)

needs-17 = Paires : 17

pairs-earned = Avec paires

no-pairs = Sans paires

misses-turns =
    { $turns ->
        [one] { $turns } tour à passer
       *[other] { $turns } tours à passer
    }

for-partner = En soutien

## Ce qui se passe, sans point final

throws-for =
    { $who ->
        [you] { $partner ->
            [you] Vous lancez pour vous
           *[other] Vous avez tout rentré et lancez pour { $partner }
        }
       *[other] { $partner ->
            [you] { $who } a tout rentré et lance pour vous
           *[other] { $who } a tout rentré et lance pour { $partner }
        }
    }

loses-throw =
    { $who ->
        [you] Vous ne pouvez pas jouer { $low } et { $high } : lancer perdu
       *[other] { $who } ne peut pas jouer { $low } et { $high } : lancer perdu
    }

loses-pasa =
    { $who ->
        [you] Vous ne pouvez pas jouer le { $pasa } : il est perdu
       *[other] { $who } ne peut pas jouer le { $pasa } : il est perdu
    }

splits-pair =
    { $who ->
        [you] Vous séparez une paire
       *[other] { $who } sépare une paire
    }

pair-freed = La paire sur la { $step } peut de nouveau avancer

earns-pairs =
    { $who ->
        [you] Vous gagnez le droit aux paires sur la 17
       *[other] { $who } gagne le droit aux paires sur la 17
    }

fails-17 =
    { $who ->
        [you] La 17 n’est plus possible : vous n’aurez pas de paires
       *[other] La 17 n’est plus possible : { $who } n’aura pas de paires
    }

throws-again =
    { $who ->
        [you] Votre double vous fait relancer
       *[other] { $who } relance grâce au double
    }

no-throw-again =
    { $who ->
        [you] Vous n’avez plus de paires : votre double ne fait pas relancer
       *[other] { $who } n’a plus de paires : son double ne fait pas relancer
    }

misses-turn =
    { $who ->
        [you] Vous avez tout rentré et passez un tour
       *[other] { $who } a tout rentré et passe un tour
    }

true-pair = La paire sur la { $step } est la vraie paire

## Pourquoi ce n’est pas possible

not-before-throw = Lancez d’abord les pasas.

not-before-name = Désignez d’abord votre vraie paire.

not-thrown = Cela fait { $by } : ni un pasa, ni la somme de { $low } et { $high }.

not-the-other = Cela fait { $by }, et le pasa qui reste montre { $left }.

same-piece = Ce pion a déjà avancé : jouez l’autre pasa avec un autre pion.

whole-throw = Il faut jouer tout le lancer : commencez par { $ways }.

begin-with =
    { $what ->
        [pair] la paire de la { $from } (+{ $by })
       *[piece] { $from ->
            [0] un pion de la marque 0 (+{ $by })
           *[other] un pion de la { $from } (+{ $by })
        }
    }

whole-throw-marked = Il faut jouer tout le lancer : commencez par un pion marqué.

failed = Vous n’avez plus de paires : deux pions sur une case n’en font plus une.

not-earned = Pour avancer en paire, il faut d’abord deux pions sur la case 17.

immobile = La paire sur la case { $step } a déjà avancé en paire : un autre pion doit d’abord sauter par-dessus.

odd-sum = Une paire avance de la moitié d’un nombre pair, et { $low } et { $high } font { $sum }.

pasa-used = Une paire prend tout le lancer, et le { $pasa } est déjà joué.

zero-first = Les pions sur la marque 0 doivent entrer d’abord.

not-a-pair = Aucune de vos deux paires n’est sur la case { $step }.

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-true = Désignez comme vraie la paire de la case { $step } : un pion seul ne pourra pas la frapper.
