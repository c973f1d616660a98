### What the table of pachisi says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as cowries, skip, before) stay as they are: they are typed so in every language.
# $what (Key: options, cowries-or-die, four-or-two, action, section, skipped, before, now, untouched, seated-mover, mover-on-the-way, usable-throw, placed, nothing-to-cancel, over)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] throw=cowries or throw=die, then pieces=4 or pieces=2
        [cowries-or-die] cowries or die (P3)
        [four-or-two] four pieces or two (P1)
        [action] a number thrown, a move, skip or stop
        [section] placed, skipped, before, or now and what has to happen
        [skipped] seats from A to D, each once, in order
        [before] seats from A to D, each once
        [now] order, or a seat and throw, move or over
        [untouched] nothing done before the start is thrown for (P4)
        [seated-mover] a mover who plays
        [mover-on-the-way] a mover who is not home (P14)
        [usable-throw] a throw that can be used (P8)
        [placed] placed those and only those whose pieces are all home, three at most (P14)
        [nothing-to-cancel] nothing to cancel when the match is over (P14)
        [over] “over” when three are home (P14)
       *[other] { $other }
    }

## At the table
