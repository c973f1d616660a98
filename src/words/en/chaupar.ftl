### What the table of chaupar says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as open, earned, moved) stay as they are: they are typed so in every language.
# $what (Key: options, action, throw, pair-step, seat-pieces, standing, pair, pair-once, pairs-then-missed, missed, placed-or-now, now, used, untouched, seated-thrower, thrower-with-a-turn, usable-throw, used-pasa, settled, pairs-earned, pair-names, pairs-named, missed-at-home, placed, over)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players=4
        [action] a throw, a move, true and a step, or stop
        [throw] two faces of the pasa (C3), such as 3 4
        [pair-step] the step of a pair
        [seat-pieces] the steps of four pieces, and how C7 stands
        [standing] open, earned or failed (C7)
        [pair] a pair’s step, moved, leapt, true or false
        [pair-once] a pair of this seat, each once
        [pairs-then-missed] pairs, then turns missed
        [missed] one to four turns missed (C14)
        [placed-or-now] placed and those who are home, or now and what has to happen
        [now] order, or a seat and throw, move, name or over
        [used] a pasa of the throw, and where it has brought a piece
        [untouched] nothing done before the start is thrown for (C4)
        [seated-thrower] a thrower who plays
        [thrower-with-a-turn] a thrower who has a turn (C14)
        [usable-throw] a throw that can be used (C5)
        [used-pasa] a piece where the pasa that was used has brought it (C5, C10)
        [settled] earned or failed where that is settled (C7)
        [pairs-earned] pairs moved only by those who have earned them (C7)
        [pair-names] of two pairs one true and one false, of one neither (C12)
        [pairs-named] two pairs named, unless they are to be named now (C12)
        [missed-at-home] turns missed only by those who are home (C14)
        [placed] placed those and only those whose four pieces are home, three at most (C15)
        [over] “over” when three are home (C15)
       *[other] { $other }
    }

## At the table
