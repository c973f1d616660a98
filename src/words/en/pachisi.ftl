### What the table of pachisi says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
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
