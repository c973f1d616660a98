### What the table of dschamal says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players, chosen, dealt, blue-egg, draws …) stay as they are: they are typed so in every language.
# $what (Key: options, start, duel, action, piece)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players 2 to 8, start chosen or dealt, duel live or calm
        [start] chosen or dealt
        [duel] live or calm
        [action] master C, deal or take blue-egg, A grips or draws blue-egg
        [piece] a piece, such as blue-egg, black-egg or camel
       *[other] { $other }
    }

## At the table
