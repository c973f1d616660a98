### Messages of Pachisi.

# The goal of the game in a sentence: in set-up, and at the first step of the course.
goal = Bring all your pieces round the board and home, before the others.

## Notation: the expected part of a text that cannot be parsed

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (throw=cowries, pieces=4, skip, stop …) stay as they are: the notation is the same in every
# language.
# $what (Key: options, action)
# $other (Text) the expected part if it is none of these, translated already
expected =
    { $what ->
        [options] throw=cowries or throw=die, then pieces=4 or pieces=2
        [action] a number thrown, a move, skip or stop
       *[other] { $other }
    }

## At the table

# In set-up: cowries or a die.
set-throw = Throw with

# A choice: six cowrie shells, of which those that fall mouth up count.
cowries = Six cowries

# Its explanation. The value is the number of shells with the mouth up; none counts 25, one 10.
cowries-note = Count the shells that land mouth up: 2 to 6, 10 or 25. Throw again on 6, 10 or 25.

# The other choice.
die = One die

# Its explanation.
die-note = 1 to 6; throw again on a 6.

# In set-up: the number of pieces per player.
set-pieces = Pieces

# A choice.
four-each = Four each

# Its explanation.
four-each-note = The whole game.

# The other choice.
two-each = Two each

# Its explanation.
two-each-note = A short game.

# The button that throws; also the screen reader's name of the place to throw.
# (Button)
throw = Throw

# The number on the die, or the value of the cowries.
# $who (Who) who threw
# $number (Number) the result
throws =
    { $who ->
        [you] You throw { $number }
       *[other] { $who } throws { $number }
    }

# The value of the cowries, and the number of shells with the mouth up.
# $who (Who) who threw
# $number (Number) the value
# $mouths (Number) the number of mouths up
throws-cowries =
    { $who ->
        [you] { $mouths ->
            [0] You throw { $number }: no mouth up
            [1] You throw { $number }: one mouth up
           *[other] You throw { $number }: { $mouths } mouths up
        }
       *[other] { $mouths ->
            [0] { $who } throws { $number }: no mouth up
            [1] { $who } throws { $number }: one mouth up
           *[other] { $who } throws { $number }: { $mouths } mouths up
        }
    }

# The title when a person has to use a throw.
# $who (Who) the person
# $number (Number) the throw
use-throw =
    { $who ->
        [you] Your turn: use the { $number }
       *[other] { $who }, use the { $number }
    }

# The hint before a throw that the last one earned.
# $number (Number) the last throw: 6, 10 or 25
# (Hint)
earned-throw = The { $number } earned this throw (P5).

# The warning before a throw, after the same number has fallen twice.
# $number (Number) that number: 6, 10 or 25
# (Hint)
two-in-a-row = Two { $number }s in a row: a third cancels the whole turn (P6).

# Follows the moves of a piece that may turn into its coloured column or go round the board again.
# (Hint)
fork = Turn in, or go round again (P12)?

## Events: without a full stop

# No piece can move by the throw.
# $who (Who) who would move
# $number (Number) the throw
loses-throw =
    { $who ->
        [you] You can’t use the { $number }: it is lost
       *[other] { $who } can’t use the { $number }: it is lost
    }

# An extra throw was earned.
# $who (Who) who throws
throws-again =
    { $who ->
        [you] You throw again
       *[other] { $who } throws again
    }

# The same number has fallen three times in a row (P6).
# $number (Number) that number
cancels-turn = The third { $number } in a row cancels the turn

# The same, and all pieces moved in that turn go back.
# $number (Number) that number
cancels-all = The third { $number } in a row cancels the turn: everything goes back

# A piece, or two on one block, are sent back to their 0 mark, which earns an extra throw (P9).
# $who (Who) who hits
# $whom (Who) whose piece is hit
# $pieces (Number) 1 or 2
hits-and-throws =
    { $who ->
        [you] { $whom ->
            [you] You hit yourself and throw again
           *[other] { $pieces ->
                [2] You hit two of { $whom }’s pieces and throw again
               *[other] You hit { $whom } and throw again
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } hits two of your pieces and throws again
               *[other] { $who } hits you and throws again
            }
           *[other] { $pieces ->
                [2] { $who } hits two of { $whom }’s pieces and throws again
               *[other] { $who } hits { $whom } and throws again
            }
        }
    }

# A piece of a pair has moved away alone (P10).
# $who (Who) the owner of the pair
breaks-pair =
    { $who ->
        [you] You break the pair
       *[other] { $who } breaks the pair
    }

# A throw that could be used is skipped (P8).
# $who (Who) the player
# $number (Number) the throw
leaves-throw =
    { $who ->
        [you] You skip the { $number }
       *[other] { $who } skips the { $number }
    }

# The same, and an extra throw was earned.
# $who (Who) the player
# $number (Number) the throw
leaves-and-throws =
    { $who ->
        [you] You skip the { $number } and throw again
       *[other] { $who } skips the { $number } and throws again
    }

## Refusals

# The set-up has an impossible number of pieces (P1).
# $pieces (Number) that number
wrong-pieces = Each player has four pieces or two, not { $pieces }.

# A number that neither the cowries nor the die can show (P3).
# $number (Number) the number
cannot-fall = No throw comes to { $number }.

# Something else has to happen first: a throw.
not-before-throw = Throw first.

# A piece moves by the number thrown (P7).
# $by (Number) the number of blocks of the attempted move
# $number (Number) the throw
not-thrown = That is { $by }, but the throw was { $number }.

# A pair moves by half of the number thrown (P10).
# $by (Number) half of the number
# $number (Number) the throw
half-only = A pair moves { $by }, half of { $number }.

# A pair cannot move by an odd number (P10).
# $number (Number) the throw
odd-number = A pair moves half of an even number, but { $number } is odd.

# A piece of a pair cannot move alone, except on a cross (P10).
bound = Pairs can split only on a cross.

# Nobody can land on a cross that is occupied by another player (P11).
# $who (Who) that player
cross-held =
    { $who ->
        [you] You are on that cross, and crosses are safe.
       *[other] { $who } is on that cross, and crosses are safe.
    }

# A piece cannot go round the board again from its block (P12).
no-fork = Only a piece that has gone all the way round can go round again, from block 8.

## The hint: the best action, and the reasons for it

# It is best to skip the throw (P8).
# (Hint)
advice-skip = Skip this throw: your pieces stand better where they are.
