### What the table of pachisi says.

## Notation: what was expected where a text cannot be read

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (throw=cowries, pieces=4, skip, stop …) stay as they are: they are typed so in every language.
# $what (Key: options, action)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] throw=cowries or throw=die, then pieces=4 or pieces=2
        [action] a number thrown, a move, skip or stop
       *[other] { $other }
    }

## At the table

# At set-up: what is thrown.
set-throw = Throw

# A choice of it: six cowrie shells, of which those count that fall with the mouth up.
cowries = Six cowries

# The explanation of that. The number of mouths that are up counts; none counts 25, one 10.
cowries-note = Count the shells that land mouth up: 2 to 6, 10 or 25. Throw again on 6, 10 or 25.

# The other choice.
die = One die

# The explanation of that.
die-note = 1 to 6; throw again on a 6.

# At set-up: how many pieces each player has.
set-pieces = Pieces

# A choice of it.
four-each = Four each

# The explanation of that.
four-each-note = The whole game.

# The other choice.
two-each = Two each

# The explanation of that.
two-each-note = A short game.

# The button that throws; also what a screen reader calls the place to throw.
# (Button)
throw = Throw

# The number on the die, or the value of the cowries.
# $who (Who) who threw
# $number (Number) what
throws =
    { $who ->
        [you] You throw { $number }
       *[other] { $who } throws { $number }
    }

# The value of the cowries, and the number of the six that lie with the mouth up.
# $who (Who) who threw
# $number (Number) what it counts
# $mouths (Number) how many mouths are up
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

# The title when a person is to move by a throw.
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

# The warning before a throw, when the same number has fallen twice.
# $number (Number) that number: 6, 10 or 25
# (Hint)
two-in-a-row = Two { $number }s in a row: a third cancels the whole turn (P6).

# Follows what a piece can do that may turn into its coloured column or go round the board again.
# (Hint)
fork = Turn in, or go round again (P12)?

## What happens: without a full stop

# No piece can move by the throw.
# $who (Who) who would move
# $number (Number) the throw
loses-throw =
    { $who ->
        [you] You can’t use the { $number }: it is lost
       *[other] { $who } can’t use the { $number }: it is lost
    }

# Another throw was earned.
# $who (Who) who throws
throws-again =
    { $who ->
        [you] You throw again
       *[other] { $who } throws again
    }

# The same number has fallen three times in a row (P6).
# $number (Number) that number
cancels-turn = The third { $number } in a row cancels the turn

# The same, and what moved in that turn goes back to where it was.
# $number (Number) that number
cancels-all = The third { $number } in a row cancels the turn: everything goes back

# A piece, or two on one block, are sent back to their 0 mark, which earns a throw (P9).
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

# A piece of a pair has moved away by itself (P10).
# $who (Who) whose pair
breaks-pair =
    { $who ->
        [you] You break the pair
       *[other] { $who } breaks the pair
    }

# A throw that could be used is left unused (P8).
# $who (Who) who leaves it
# $number (Number) the throw
leaves-throw =
    { $who ->
        [you] You skip the { $number }
       *[other] { $who } skips the { $number }
    }

# The same, and another throw was earned.
# $who (Who) who leaves it
# $number (Number) the throw
leaves-and-throws =
    { $who ->
        [you] You skip the { $number } and throw again
       *[other] { $who } skips the { $number } and throws again
    }

## Why something is not possible

# A set-up with another number of pieces (P1).
# $pieces (Number) how many
wrong-pieces = Each player has four pieces or two, not { $pieces }.

# A number that neither the cowries nor the die can come to (P3).
# $number (Number) the number
cannot-fall = No throw comes to { $number }.

# Something else has to happen first: a throw.
not-before-throw = Throw first.

# A piece moves by the number that was thrown (P7).
# $by (Number) by how many blocks somebody wants to move
# $number (Number) what was thrown
not-thrown = That is { $by }, but the throw was { $number }.

# A pair moves by half of the number that was thrown (P10).
# $by (Number) half of the number
# $number (Number) what was thrown
half-only = A pair moves { $by }, half of { $number }.

# A pair cannot move by an odd number (P10).
# $number (Number) what was thrown
odd-number = A pair moves half of an even number, but { $number } is odd.

# A piece of a pair cannot move by itself, but on a cross (P10).
bound = Pairs can split only on a cross.

# Nobody can land on a cross where somebody else stands (P11).
# $who (Who) who stands there
cross-held =
    { $who ->
        [you] You are on that cross, and crosses are safe.
       *[other] { $who } is on that cross, and crosses are safe.
    }

# A piece cannot go round the board again from where it is (P12).
no-fork = Only a piece that leaves or passes block 8 after its round can go round again.

## The hint: what is best to do now, and why

# It is best to leave the throw unused (P8).
# (Hint)
advice-skip = Skip this throw: your pieces stand better where they are.
