### What the table of chaupar says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players=4, true, stop) stay as they are: they are typed so in every language.
# $what (Key: options, action, pair-step)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players=4
        [action] a throw, a move, true and a step, or stop
        [pair-step] the step of a pair
       *[other] { $other }
    }

## At the table
