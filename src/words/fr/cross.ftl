### Ce que Chaupar et Pachisi disent de même.

## Notation : ce qui était attendu là où un texte ne peut être lu


## À la table : à qui le tour, et que faire

whose-turn =
    { $who ->
        [you] À vous
       *[other] C’est à { $who }
    }

over = La partie est finie

throw-for-start =
    { $who ->
        [you] À vous : lancez pour commencer
       *[other] { $who }, lancez pour commencer
    }

highest-starts = Le plus fort lancer commence.

start-so-far = Jusqu’ici : { $throws }.

start-throw =
    { $who ->
        [you] Vous { $number }
       *[other] { $who } { $number }
    }

throw-now =
    { $who ->
        [you] À vous : lancez
       *[other] { $who }, lancez
    }

choose-marked = Choisissez un pion marqué, ou sa case d’arrivée.

choose-landing = Plusieurs coups y arrivent. Choisissez lequel jouer.

choose-landing-or-piece = Choisissez ce qui doit y arriver, ou le pion qui s’y trouve.

can-go =
    { $what ->
        [pair] Cette paire peut avancer de { $numbers }.
       *[piece] Ce pion peut avancer de { $numbers }.
    }

# Sans « il » ni « elle » : on ne sait pas si c’est un pion ou une paire.
can-hit =
    { $whom ->
        [you] { $pieces ->
            [2] Avec { $by }, on frappe deux de vos pions.
           *[other] Avec { $by }, on vous frappe.
        }
       *[other] { $pieces ->
            [2] Avec { $by }, on frappe deux pions ({ $whom }).
           *[other] Avec { $by }, on frappe { $whom }.
        }
    }

can-go-home = Avec { $by }, on rentre à la maison.

## Boutons sous le plateau : courts

skip = Passer

back = Retour

choose-piece = Choisir un pion

choose-pair = Choisir une paire

choose-move = Choisir un coup

on-block =
    { $what ->
        [pair] paire sur { $step }
       *[piece] pion sur { $step }
    }

on-block-with = { $on } :{"\u000A"}{ $ways }

going =
    { $end ->
        [home] { $by } maison
        [in] { $by }, rentrer
        [round] { $by }, refaire un tour
       *[on] { $by }
    }

going-hits =
    { $end ->
        [round] { $whom ->
            [you] { $by }, un tour, vous frappe
           *[other] { $pieces ->
                [2] { $by }, un tour, frappe { $whom } (2 pions)
               *[other] { $by }, un tour, frappe { $whom }
            }
        }
       *[on] { $whom ->
            [you] { $by } vous frappe
           *[other] { $pieces ->
                [2] { $by } frappe { $whom } (2 pions)
               *[other] { $by } frappe { $whom }
            }
        }
    }

moved =
    { $what ->
        [pair] la paire de { $from } à { $to }
       *[piece] { $from ->
            [0] entre en { $to }
           *[other] de { $from } à { $to }
        }
    }

moved-home =
    { $what ->
        [pair] la paire de { $from } à la maison
       *[piece] de { $from } à la maison
    }

take =
    { $what ->
        [pair] Avancer la paire : { $way }
       *[piece] Avancer le pion : { $way }
    }

take-anyway =
    { $what ->
        [pair] Avancer quand même (paire) : { $way }
       *[piece] Avancer quand même : { $way }
    }

stop-here = Finir ici
stop-question = Tout le monde veut finir la partie ici ?

## Ce qu’un lecteur d’écran dit des places du plateau, à la suite, entre virgules

block = Case { $steps }

column =
    { $who ->
        [you] Votre colonne
       *[other] Colonne réservée à { $who }
    }

with-cross = croix

pieces-of =
    { $who ->
        [you] { $pieces ->
            [one] { $pieces } pion à vous
           *[other] { $pieces } pions à vous
        }
       *[other] { $pieces ->
            [one] { $who } : { $pieces } pion
           *[other] { $who } : { $pieces } pions
        }
    }

pair-of =
    { $kind ->
        [true] { $who ->
            [you] votre vraie paire
           *[other] { $who } : vraie paire
        }
        [false] { $who ->
            [you] votre fausse paire
           *[other] { $who } : fausse paire
        }
       *[pair] { $who ->
            [you] votre paire
           *[other] { $who } : une paire
        }
    }

own-step =
    { $who ->
        [you] case { $step } pour vous
       *[other] case { $step } pour { $who }
    }

pair-waits-for-leap = un pion doit d’abord sauter par-dessus

pair-may-not-move = n’avance pas encore en paire

zero-mark =
    { $who ->
        [you] { $pieces ->
            [one] Votre marque 0 : { $pieces } pion
           *[other] Votre marque 0 : { $pieces } pions
        }
       *[other] { $pieces ->
            [one] Marque 0, { $who } : { $pieces } pion
           *[other] Marque 0, { $who } : { $pieces } pions
        }
    }

home-cell = Maison : { $counts }

home-of =
    { $who ->
        [you] vous { $pieces }
       *[other] { $who } { $pieces }
    }

## Ce qui se passe, sans point final : « full-stop » le met, « and-then » ajoute une phrase

rolls-for-start =
    { $who ->
        [you] Vous lancez pour commencer
       *[other] { $who } lance pour commencer
    }

starts =
    { $who ->
        [you] Vous commencez
       *[other] { $who } commence
    }

# La liste peut contenir « vous » : pas de verbe qui s’accorde avec elle.
tie = Égalité, on relance : { $names }

rolls =
    { $who ->
        [you] Vous lancez
       *[other] { $who } lance
    }

moves =
    { $who ->
        [you] { $from ->
            [0] Vous entrez sur la case { $to }
           *[other] { $to ->
                [81] Vous rentrez à la maison depuis la case { $from }
               *[other] { $what ->
                    [pair] Vous avancez la paire de la case { $from } à la case { $to }
                   *[piece] Vous avancez de la case { $from } à la case { $to }
                }
            }
        }
       *[other] { $from ->
            [0] { $who } entre sur la case { $to }
           *[other] { $to ->
                [81] { $who } rentre à la maison depuis la case { $from }
               *[other] { $what ->
                    [pair] { $who } avance la paire de la case { $from } à la case { $to }
                   *[piece] { $who } avance de la case { $from } à la case { $to }
                }
            }
        }
    }

hits =
    { $who ->
        [you] { $whom ->
            [you] Vous frappez votre propre camp
           *[other] { $pieces ->
                [2] Vous frappez deux pions ({ $whom })
               *[other] Vous frappez { $whom }
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } frappe deux de vos pions
               *[other] { $who } vous frappe
            }
           *[other] { $pieces ->
                [2] { $who } frappe deux pions ({ $whom })
               *[other] { $who } frappe { $whom }
            }
        }
    }

makes-pair =
    { $who ->
        [you] Vous formez une paire
       *[other] { $who } forme une paire
    }

takes-place =
    { $who ->
        [you] { $place ->
            [1] Vous avez tout rentré et gagnez
            [2] Vous avez tout rentré : 2e rang
            [3] Vous avez tout rentré : 3e rang
           *[other] Vous avez tout rentré : 4e rang
        }
       *[other] { $place ->
            [1] { $who } a tout rentré et gagne
            [2] { $who } a tout rentré : 2e rang
            [3] { $who } a tout rentré : 3e rang
           *[other] { $who } a tout rentré : 4e rang
        }
    }

table-stops = Les joueurs finissent la partie ici

cited = { $told } ({ $clause })

and-then = { $first }. { $next }

full-stop = { $told }.

## La liste des coups

legend = Dans « 6 : de 12 à 18 », d’abord le lancer, puis de quelle case à quelle case une pièce est allée. Sous un nom, le rond plein compte les pions arrivés, le rond en pointillé ceux qui attendent sur le 0.
step-throw = Lancer de { $throw }
throw-used = { $throw } : { $course }

threw =
    { $who ->
        [you] Vous avez fait { $throw }
       *[other] { $who } a fait { $throw }
    }

## À côté du plateau

figure-home =
    { $pieces ->
        [one] pion à la maison
       *[other] pions à la maison
    }

figure-waiting =
    { $pieces ->
        [one] pion en attente
       *[other] pions en attente
    }

figure-opposite = en face

placed =
    { $place ->
        [1] Victoire
        [2] 2e rang
        [3] 3e rang
       *[other] 4e rang
    }

## Pourquoi ce n’est pas possible

not-before-start = Lancez d’abord pour savoir qui commence.

not-before-move = Jouez d’abord ce lancer.

not-any-more = La partie est finie.

no-piece =
    { $step ->
        [0] Aucun pion à jouer sur la marque 0.
        [81] Un pion à la maison y reste.
       *[other] Aucun pion à jouer sur la case { $step }.
    }

too-far = Pour rentrer, il faut le nombre exact : c’est { $more } de trop.

full = Vous avez déjà deux pions sur la case { $step }.

no-pair =
    { $step ->
        [0] Il n’y a pas de paire sur la marque 0.
       *[other] Il n’y a pas de paire sur la case { $step }.
    }

protected =
    { $who ->
        [you] Un pion isolé ne peut pas arriver sur votre paire.
       *[other] Un pion isolé ne peut pas arriver sur une paire tenue par { $who }.
    }

## La fin de la partie

stopped = Arrêt d’un commun accord : le total des pas donne les autres rangs.

told-steps = { $steps } pas.

told-hits =
    { $given ->
        [one] Frappes : { $given } faite
       *[other] Frappes : { $given } faites
    }, { $taken ->
        [one] { $taken } subie
       *[other] { $taken } subies
    }.

told-throws =
    { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    } : { $luck ->
        [more] { $by } pas de plus que la moyenne.
        [less] { $by } pas de moins que la moyenne.
       *[even] pile la moyenne.
    }

luck-so-far = Chance jusqu’ici, en pas : { $luck }

hardest-hit =
    Coup le plus dur : { $who ->
        [you] { $what ->
            [pair] { $whom ->
                [you] votre propre paire renvoyée
               *[other] vous contre { $whom }, une paire renvoyée
            }
           *[piece] { $whom ->
                [you] votre propre pion renvoyé
               *[other] vous contre { $whom }, un pion renvoyé
            }
        }
       *[other] { $what ->
            [pair] { $whom ->
                [you] { $who } contre vous, une paire renvoyée
               *[other] { $who } contre { $whom }, une paire renvoyée
            }
           *[piece] { $whom ->
                [you] { $who } contre vous, un pion renvoyé
               *[other] { $who } contre { $whom }, un pion renvoyé
            }
        }
    } de la case { $from }, à { $left } pas de la maison.

longest-run =
    { $who ->
        [you] Plus belle course : vous avancez de { $steps } pas en un tour.
       *[other] Plus belle course : { $who } avance de { $steps } pas en un tour.
    }

## Le conseil : ce qu’il vaut mieux faire, et pourquoi

advice-move =
    { $from ->
        [0] Entrez un pion sur la case { $to }.
       *[other] { $to ->
            [81] { $what ->
                [pair] Rentrez la paire à la maison depuis la case { $from }.
               *[piece] Rentrez le pion à la maison depuis la case { $from }.
            }
           *[other] { $what ->
                [pair] Avancez la paire de la case { $from } à la case { $to }.
               *[piece] Avancez le pion de la case { $from } à la case { $to }.
            }
        }
    }

advice-safe =
    { $what ->
        [pair] Personne ne peut y frapper la paire.
       *[piece] Personne ne peut l’y frapper.
    }

advice-pair = Cela forme une paire, qu’un pion seul ne peut pas frapper.

advice-hit =
    { $whom ->
        [you] { $steps ->
            [one] On vous y frappe : { $steps } case perdue.
           *[other] On vous y frappe : { $steps } cases perdues.
        }
       *[other] { $steps ->
            [one] On y frappe { $whom } : { $steps } case perdue.
           *[other] On y frappe { $whom } : { $steps } cases perdues.
        }
    }

advice-chances =
    { $there ->
        [0] { $here ->
            [0] Aucun lancer ne l’y frappe.
           *[other] Aucun lancer ne l’y frappe ; ici, { $here } sur { $all }.
        }
       *[other] { $here ->
            [0] On l’y frappe { $there } fois sur { $all } ; ici, jamais.
           *[other] On l’y frappe { $there } fois sur { $all } ; ici, { $here } sur { $all }.
        }
    }

advice-left = Le pion laissé sur la { $block } est frappé { $throws } fois sur { $all }.

advice-earning = Deux sur la case 17 ensuite : { $throws } fois sur { $all }.

compare-sent-back =
    Le meilleur choix renvoie l’adversaire de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } de plus.

compare-home = Le meilleur choix rentre un pion à la maison.

compare-homing = À la maison ensuite : { $chosen } fois sur { $all } ; après le meilleur choix, { $best }.

compare-exposure = On vous frappe { $chosen } fois sur { $all } ; après le meilleur choix, { $best }.

compare-chase = Vous frappez ensuite { $chosen } fois sur { $all } ; après le meilleur choix, { $best }.

compare-earning = Deux sur la case 17 ensuite : { $chosen } fois sur { $all } ; après le meilleur choix, { $best }.
