### What the table of marrakech says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players, deck, plain, boxed, L, S, R) stay as they are: they are typed so in every language.
# $what (Key: options, deck, action)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players 2, 3 or 4, then deck plain or boxed
        [deck] plain or boxed
        [action] a roll, a heading, L, S, R, a drawn colour, or a place for a rug
       *[other] { $other }
    }

## At the table
