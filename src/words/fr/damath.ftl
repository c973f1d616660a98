### Ce que dit la table de Damath.

goal = Chaque prise est un calcul qui s’ajoute à vos points ; le plus haut total gagne.

## Notation : ce qui était attendu là où un texte ne peut être lu

# Groupes nominaux, qui suivent « il faut » ou « attendu : ».
expected =
    { $what ->
        [option] « set », « operators », « touch », « damas », « move » ou « game »
        [option-once] chaque option une seule fois
        [set] un jeu de pions (D2)
        [operators] « own » ou « other » pour « operators » (D2)
        [touch] « on » ou « off » pour « touch » (D8)
        [damas] « once » ou « double » pour « damas » (D12)
        [move-time] « 20s », « off » ou « 60s » pour « move » (D13)
        [game-time] « 20min » ou « off » pour « game » (D14)
        [square] une case : colonne et rangée, de 0 à 7, de somme impaire (D1)
        [way] un coup comme « 32-43 », ou une prise d’une à douze pièces comme « 32x54x36 »
        [number] un nombre comme « -1 », « 3/4 » ou « 1/2-5/3√2 »
        [section] une section de l’état d’une partie en cours, chacune à sa place
        [section-once] chaque section une seule fois
        [before-lot] seulement des options avant le tirage au sort (D3)
        [duellist] le joueur A ou B
        [side] le joueur 1 ou 2
        [piece] un pion, @ et sa case, comme « 9@23 », ou « D9@23 » pour une dame
        [chip] un pion de ce jeu de pions (D2)
        [one-piece] une seule pièce par case
        [chip-once] chaque pion du jeu une seule fois par joueur (D2)
        [far-row] une dame sur la dernière rangée (D5)
        [pieces] au moins une pièce sur le plateau
        [scores] deux scores que les pièces prises ont pu rapporter (D9)
        [moves] un nombre de coups, de 0 à 65535
        [quiet] les coups de dames qui ont mené à la position (D11)
        [shuttle-player] « shuttle 1 » ou « 2 »
        [shuttle] le nombre de va-et-vient d’une dame, et sa dernière case (D11)
        [entered] une pièce qui peut jouer, et des sauts possibles (D8)
        [late] « opponent » ou « lot » après « late », dans une partie à la pendule (D13)
        [offer] « open » ou « declined » après « offer », au moment voulu (D11)
        [finishing] « finishing » seulement avec un saut déjà fait, dans une partie à la pendule (D14)
        [over] « time », « agreed », ou « surrendered » et A ou B, après « over » (D11)
       *[other] { $other }
    }

## À la table

rounded-number = { $whole },{ $hundredths }

# Toujours à l’intérieur d’une phrase, comme complément : Lina prend le 10 et la dame 4.
piece =
    { $kind ->
        [dama] la dame { $chip }
       *[chip] le { $chip }
    }

square-aloud =
    { $square }, { $operator ->
        [plus] plus
        [minus] moins
        [times] fois
       *[over] divisé par
    }, { $stands }{ $can ->
        [move] , pièce jouable
        [reached] , arrivée possible
       *[nothing] {""}
    }

stands-nothing = vide

stands-piece =
    { $who ->
        [you] { $kind ->
            [dama] votre dame { $chip }
           *[chip] votre { $chip }
        }
       *[other] { $kind ->
            [dama] { $who } : dame { $chip }
           *[chip] { $who } : { $chip }
        }
    }

stands-side =
    { $side ->
        [first] { $kind ->
            [dama] Premier joueur : dame { $chip }
           *[chip] Premier joueur : { $chip }
        }
       *[second] { $kind ->
            [dama] Second joueur : dame { $chip }
           *[chip] Second joueur : { $chip }
        }
    }

## À qui le tour

prompt-toss = Tirage au sort : qui commence ?

prompt-move =
    { $who ->
        [you] À vous de jouer
       *[other] { $who }, à vous de jouer
    }

prompt-take =
    { $who ->
        [you] Vous devez prendre
       *[other] { $who } doit prendre
    }

prompt-finish =
    { $who ->
        [you] À vous : finissez la prise
       *[other] { $who }, finissez la prise
    }

prompt-move-for =
    { $who ->
        [you] À vous : jouez pour { $late }
       *[other] { $late ->
            [you] C’est à { $who } de jouer pour vous
           *[other] { $who }, jouez pour { $late }
        }
    }

prompt-answer =
    { $who ->
        [you] À vous : { $from } propose d’en rester là
       *[other] { $from ->
            [you] { $who } doit répondre à votre proposition
           *[other] { $who }, { $from } propose d’en rester là
        }
    }

hint-answer = En cas d’accord, la partie s’arrête et on compte les points.

turn =
    { $who ->
        [you] À vous
       *[other] C’est à { $who }
    }

turn-for =
    { $who ->
        [you] Vous jouez pour { $late }
       *[other] { $late ->
            [you] { $who } joue pour vous
           *[other] { $who } joue pour { $late }
        }
    }

turn-of-toss =
    { $late ->
        [you] Un coup au hasard est joué pour vous
       *[other] Un coup au hasard est joué pour { $late }
    }

offers =
    { $who ->
        [you] Vous proposez d’en rester là
       *[other] { $who } propose d’en rester là
    }

prompt-over = La partie est finie

## Que faire maintenant

hint-choose = Choisissez une pièce cerclée, puis sa case d’arrivée.

hint-choose-taker =
    Choisissez une pièce cerclée : elle prend { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    }.

hint-land =
    { $kind ->
        [dama] La dame { $chip }
       *[chip] Le { $chip }
    } prend { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    } : choisissez la case d’arrivée.

hint-go =
    { $kind ->
        [dama] La dame { $chip } en { $square } : choisissez sa case d’arrivée.
       *[chip] Le { $chip } en { $square } : choisissez sa case d’arrivée.
    }

hint-goes =
    { $kind ->
        [dama] La dame { $chip } va de { $from } à { $to }.
       *[chip] Le { $chip } va de { $from } à { $to }.
    }

hint-on = Jusqu’ici { $so-far }. Choisissez la prochaine case.

## Les boutons

play-on = Continuer

finish-and-count = Finir et compter

previous-move = Choix précédent

next-move = Choix suivant

move-to = Aller en { $square }

take = Prendre : { $score }

take-work-out = Prendre et compter

jump = Sauter

jump-scores = Sauter : { $score }

## Calculs

and-then = { $first }, puis { $next }

in-all = { $working }, soit { $score }

sum-at = { $sum } pour { $place } : { $working }

by-zero = { $sum } rapporte 0

takes =
    { $kind ->
        [dama] La dame { $chip } prend { $taken }
       *[chip] Le { $chip } prend { $taken }
    }

taken-on = { $piece } sur { $operator }

taken-on-at = { $piece } sur { $operator } pour { $place }

legend = 30-41 : de la colonne 3, rangée 0 à la colonne 4, rangée 1. 14x32 : de même, avec prise de la pièce sautée.
task = { $takes }. Combien cela fait-il ?
task-in-all = Combien font les sauts ensemble ?

keys = −+/,

keys-roots = −+/,√

keys-letters = −+/,xy²³⁴

forms = Tapez un nombre, comme −3, 3/4, 1 1/2 ou 0,75.

forms-roots = Tapez un nombre, comme −3, 12√2, 7 + 2√2 ou 16,97.

forms-letters = Tapez un nombre ou des lettres, comme −3, 3/4, 6x + 28y ou 12x⁴y².

## Ce qui s’est passé

goes-first =
    { $who ->
        [you] Vous commencez
       *[other] { $who } commence
    }

moves =
    { $who ->
        [you] Vous : { $piece } en { $square }
       *[other] { $who } : { $piece } en { $square }
    }

scores =
    { $who ->
        [you] Vous : { $working }
       *[other] { $who } : { $working }
    }

new-dama =
    { $who ->
        [you] Vous avez une nouvelle dame
       *[other] { $who } a une nouvelle dame
    }

moved =
    { $who ->
        [you] Vous jouez { $piece } en { $square }
       *[other] { $who } joue { $piece } en { $square }
    }

moved-crowned =
    { $who ->
        [you] Vous jouez { $piece } en { $square } et avez une nouvelle dame
       *[other] { $who } joue { $piece } en { $square } et a une nouvelle dame
    }

took =
    { $who ->
        [you] Vous prenez { $taken } : { $working }
       *[other] { $who } prend { $taken } : { $working }
    }

took-crowned =
    { $who ->
        [you] Vous prenez { $taken } et avez une nouvelle dame : { $working }
       *[other] { $who } prend { $taken } et a une nouvelle dame : { $working }
    }

goes-on = La partie continue

late =
    { $late ->
        [you] Votre temps est écoulé : { $who } joue pour vous
       *[other] { $who ->
            [you] Temps écoulé pour { $late } : jouez à sa place
           *[other] Temps écoulé pour { $late } : { $who } joue à sa place
        }
    }

late-too =
    { $late ->
        [you] Temps écoulé aussi pour { $who } : un coup au hasard est joué pour vous
       *[other] { $who ->
            [you] Votre temps est écoulé aussi : un coup au hasard est joué pour { $late }
           *[other] Temps écoulé aussi pour { $who } : un coup au hasard est joué pour { $late }
        }
    }

finishing =
    { $who ->
        [you] Le temps de jeu est écoulé : vous finissez la prise
       *[other] Le temps de jeu est écoulé : { $who } finit la prise
    }

finishing-at-random = Temps écoulé : la prise est finie au hasard

## À côté du plateau

figure-captures = par les prises

figure-rounded = arrondi

figure-pieces =
    { $count ->
        [one] pièce
       *[other] pièces
    }

note-offers = Fin proposée

note-late = Temps écoulé

note-first = Premier coup
offer-end =
    { $who ->
        [you] Proposer la fin
       *[other] { $who } : proposer la fin
    }
offer-question =
    { $who ->
        [you] Proposer d’en rester là ?
       *[other] Proposer d’en rester là pour { $who } ?
    }

## Le menu et les pendules

withdraws =
    { $who ->
        [you] Retirer la proposition
       *[other] { $who } : retirer la proposition
    }
withdraw-question =
    { $who ->
        [you] Retirer votre proposition ?
       *[other] Retirer la proposition pour { $who } ?
    }

resigns =
    { $who ->
        [you] Abandonner
       *[other] { $who } : abandonner
    }
resign-question =
    { $who ->
        [you] Abandonner ?
       *[other] Abandonner pour { $who } ?
    }

meaning-offer = La proposition peut être retirée tant qu’elle est sans réponse.

meaning-withdraw = Pas d’autre proposition avant le prochain coup.

meaning-resign = C’est définitif.

clock-move = Coup

clock-game = Partie

## Pourquoi ce n’est pas permis

not-before-toss = Tirez d’abord au sort qui commence.

toss-is-over = Le tirage au sort est fait.

no-seat = Il n’y a pas de joueur { $seat }.

over = La partie est finie.

no-piece = Il n’y a rien en { $square }.

theirs =
    { $kind ->
        [dama] La dame { $chip } en { $square } est à l’adversaire.
        [unknown] La pièce en { $square } est à l’adversaire.
       *[chip] Le { $chip } en { $square } est à l’adversaire.
    }

chip-off-line =
    { $kind ->
        [unknown] La pièce en { $square } avance d’une case en diagonale, pas jusqu’à { $to }.
       *[chip] Le { $chip } en { $square } avance d’une case en diagonale, pas jusqu’à { $to }.
    }

dama-off-line =
    { $kind ->
        [unknown] La dame en { $square } va en diagonale : { $to } n’est sur aucune des siennes.
       *[dama] La dame { $chip } en { $square } va en diagonale : { $to } n’est sur aucune des siennes.
    }

backward =
    { $kind ->
        [unknown] La pièce en { $square } n’est pas une dame : elle ne recule que pour prendre.
       *[chip] Le { $chip } en { $square } n’est pas une dame : il ne recule que pour prendre.
    }

too-far =
    { $kind ->
        [unknown] La pièce en { $square } n’est pas une dame : elle n’avance que d’une case.
       *[chip] Le { $chip } en { $square } n’est pas une dame : il n’avance que d’une case.
    }

step-blocked =
    { $kind ->
        [dama] La dame { $chip } en { $square } ne peut pas aller en { $to } : { $occupied } est occupée.
        [unknown] La pièce en { $square } ne peut pas aller en { $to } : { $occupied } est occupée.
       *[chip] Le { $chip } en { $square } ne peut pas aller en { $to } : { $occupied } est occupée.
    }

chip-stuck =
    { $kind ->
        [unknown] La pièce en { $square } ne peut pas jouer : la voie est barrée.
       *[chip] Le { $chip } en { $square } ne peut pas jouer : la voie est barrée.
    }

dama-stuck =
    { $kind ->
        [unknown] La dame en { $square } ne peut pas jouer : ses diagonales sont barrées.
       *[dama] La dame { $chip } en { $square } ne peut pas jouer : ses diagonales sont barrées.
    }

jump-off-line = Aucune diagonale ne mène en { $to }.

jump-too-far = Un pion arrive juste derrière ce qu’il prend, pas en { $to }.

jump-over-nothing = Il n’y a rien à prendre sur le chemin de { $to }.

jump-over-own =
    { $kind ->
        [dama] La dame { $chip } en { $square } est à vous : elle ne se prend pas.
        [unknown] La pièce en { $square } est à vous : elle ne se prend pas.
       *[chip] Le { $chip } en { $square } est à vous : il ne se prend pas.
    }

jump-twice =
    { $kind ->
        [dama] La dame { $chip } en { $square } a déjà été sautée.
        [unknown] La pièce en { $square } a déjà été sautée.
       *[chip] Le { $chip } en { $square } a déjà été sauté.
    }

jump-blocked =
    { $kind ->
        [dama] La dame { $chip } en { $square } barre le passage.
        [unknown] La pièce en { $square } barre le passage.
       *[chip] Le { $chip } en { $square } barre le passage.
    }

taker =
    { $kind ->
        [dama] la dame { $chip } en { $square }
        [unknown] la pièce en { $square }
       *[chip] le { $chip } en { $square }
    }

must-capture =
    Prendre est obligatoire : { $takers } doit prendre { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    }.

more-first =
    Il faut prendre le plus possible : { $takers } doit prendre { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    }.

dama-first =
    À prises égales, la dame d’abord : { $takers } doit prendre { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    }.

must-go-on =
    La prise continue : il faut prendre { $count ->
        [1] une pièce
        [2] deux pièces
        [3] trois pièces
        [4] quatre pièces
       *[other] { $count } pièces
    } en tout.

many-ways = Plusieurs prises mènent en { $to } : choisissez d’abord où arriver, { $landings }.

chosen =
    { $kind ->
        [dama] La dame { $chip } en { $square } est choisie : elle doit jouer.
        [unknown] La pièce en { $square } est choisie : elle doit jouer.
       *[chip] Le { $chip } en { $square } est choisi : il doit jouer.
    }

entered =
    { $kind ->
        [dama] La dame { $chip } de { $square } a commencé sa prise et doit la finir.
        [unknown] La pièce de { $square } a commencé sa prise et doit la finir.
       *[chip] Le { $chip } de { $square } a commencé sa prise et doit la finir.
    }

nothing-to-touch = Sans « pièce touchée, pièce jouée », il n’y a rien à choisir.

completes = Arriver en { $square } termine le coup.

offer-is-open = Répondez d’abord à la proposition.

no-offer = Il n’y a pas de proposition en attente.

offered-before = Une seule proposition par tour.

time-is-up = Le temps est écoulé : l’adversaire joue ce coup.

no-move-time = Il n’y a pas de pendule pour les coups.

no-game-time = Il n’y a pas de pendule pour la partie.

## La liste des coups

list-first = premier coup, par tirage au sort

list-dama = dame

list-made-by =
    { $who ->
        [you] joué par vous
       *[other] joué par { $who }
    }

list-made-at-random = coup au hasard

list-notes = { $first } ; { $next }

list-jumps = { $first }, { $next }

list-offer = proposition d’en rester là

list-declined = proposition refusée

list-withdrawn = proposition retirée

list-move-time = Le temps du coup est écoulé

list-game-time = Le temps de la partie est écoulé

## Avant la partie

style = Façon de jouer

style-friendly = Amicale

style-friendly-note = Sans pendule, et vous pouvez changer d’avis tant que le coup n’est pas joué.

style-by-the-book = Dans les règles

style-by-the-book-note = Pièce touchée, pièce jouée, en 20 secondes ; 20 minutes en tout.

style-tournament = Tournoi

style-tournament-note = Pièce touchée, pièce jouée, 60 secondes par coup ; les dames qui restent comptent double.

style-own = À votre façon

style-own-note = Voir « Plus d’options ».

set = Pions

set-counting = Entiers non nuls

set-counting-note = 1 à 12

set-whole = Entiers naturels

set-whole-note = 0 à 11

set-integer = Entiers relatifs

set-integer-note = 0 à 11, les impairs négatifs

set-fraction = Fractions

set-fraction-note = 1{"\u200A"}/{"\u200A\u2060"}10 à 12{"\u200A"}/{"\u200A\u2060"}10

set-rational = Rationnels

set-rational-note = dixièmes, dont la moitié négatifs

set-radical = Radicaux

set-radical-note = par exemple 16√32

set-polynomial = Polynômes

set-polynomial-note = comme −3x²y ; la case d’arrivée donne x et y

operators = Opérateurs

operators-four = + − × ÷

operators-two = + − seulement

operators-own = Habituels avec ces pions.

operators-other = Inhabituels avec ces pions.

touch-move = Pièce touchée, pièce jouée

touch-on = Avec

touch-on-note = Une pièce touchée doit jouer, et un saut fait ne s’annule pas.

touch-off = Sans

touch-off-note = On peut changer d’avis tant que le coup n’est pas joué.

move-time = Temps par coup

move-time-20 = 20 secondes

move-time-20-note = Ensuite, l’adversaire joue votre coup.

move-time-off = Sans

move-time-off-note = Prenez votre temps.

move-time-60 = 60 secondes

move-time-60-note = Tournoi : sans limite quand la prise est obligatoire.
by-link = Les pendules ne tournent que si les deux appareils sont connectés.

game-time = Temps de la partie

game-time-20 = 20 minutes

game-time-20-note = Ensuite, le score décide.

game-time-off = Sans

game-time-off-note = On joue jusqu’au bout.

damas = Dames qui restent à la fin

damas-once = Une fois

damas-once-note = Elles comptent leur valeur.

damas-double = Double

damas-double-note = Tournoi : deux fois leur valeur.

## La fin

end-no-pieces =
    { $who ->
        [you] Vous n’avez plus aucune pièce.
       *[other] { $who } n’a plus aucune pièce.
    }

end-no-pieces-but-wins =
    { $who ->
        [you] Vous n’avez plus aucune pièce, mais le total le plus élevé.
       *[other] { $who } n’a plus aucune pièce, mais le total le plus élevé.
    }

end-no-move =
    { $who ->
        [you] Vous n’avez plus aucun coup possible.
       *[other] { $who } n’a plus aucun coup possible.
    }

end-shuttle =
    { $who ->
        [you] Vous avez fait cinq va-et-vient avec votre dernière dame.
       *[other] { $who } a fait cinq va-et-vient avec sa dernière dame.
    }

end-repetition = La même position revient pour la troisième fois.

end-quiet = Pendant 50 coups, aucune prise et aucun coup de pion.

end-time = Les vingt minutes sont écoulées.

end-agreed = La partie en reste là, d’un commun accord.

end-resigned =
    { $who ->
        [you] Vous abandonnez et perdez, quel que soit le score.
       *[other] { $who } abandonne et perd, quel que soit le score.
    }

row-resigned = abandon

row-sum = { $captures } par les prises, { $left } sur le plateau

row-sum-alone = { $captures } par les prises, plus rien sur le plateau

best-capture =
    { $who ->
        [you] Meilleure prise, la vôtre : { $working }.
       *[other] Meilleure prise, { $who } : { $working }.
    }

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-takes =
    { $kind ->
        [dama] La dame { $chip } en { $square } prend { $taken }.
       *[chip] Le { $chip } en { $square } prend { $taken }.
    }

advice-takes-for =
    { $kind ->
        [dama] La dame { $chip } en { $square } prend { $taken } : { $score }.
       *[chip] Le { $chip } en { $square } prend { $taken } : { $score }.
    }

advice-crowned = C’est une nouvelle dame.

advice-ends = La partie finit avec ce coup.

advice-safe =
    { $who ->
        [you] Ensuite, vous ne pouvez rien prendre.
       *[other] Ensuite, { $who } ne peut rien prendre.
    }

advice-answer =
    { $who ->
        [you] Ensuite, vous devez prendre { $count ->
            [1] une pièce
           *[other] { $count } pièces
        }.
       *[other] Ensuite, { $who } doit prendre { $count ->
            [1] une pièce
           *[other] { $count } pièces
        }.
    }

advice-answer-for =
    { $who ->
        [you] Ensuite, vous devez prendre { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } : { $score } au plus.
       *[other] Ensuite, { $who } doit prendre { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } : { $score } au plus.
    }

advice-least = Aucun autre coup ne vous coûte moins.

advice-count =
    { $what ->
        [accept] Finissez et comptez : ce serait { $own } contre { $other }.
        [decline] Continuez : si l’on comptait maintenant, ce serait { $own } contre { $other }.
       *[offer] Proposez d’en rester là : ce serait { $own } contre { $other }.
    }

loss =
    { $who ->
        [you] Après { $moves }, vous perdez { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } : { $score }{ $dama ->
            [yes] , et l’adversaire a une nouvelle dame.
           *[no] .
        }
       *[other] Après { $moves }, { $who } perd { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } : { $score }{ $dama ->
            [yes] , et l’adversaire a une nouvelle dame.
           *[no] .
        }
    }

loss-exchange =
    { $who ->
        [you] Après { $moves }, vous avez perdu { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } contre { $taken } : { $score }.
       *[other] Après { $moves }, { $who } a perdu { $count ->
            [1] une pièce
           *[other] { $count } pièces
        } contre { $taken } : { $score }.
    }

loss-dama =
    { $who ->
        [you] Après { $moves }, vous avez une nouvelle dame.
       *[other] Après { $moves }, { $who } a une nouvelle dame.
    }
