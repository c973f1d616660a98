### What the table of dschamal says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as blue-egg, chosen, grips) stay as they are: they are typed so in every language.
# $what (Key: options, playable-options, start, duel, action, feeling, piece, colour, shape, piece-once, camps, camp-for-each, one-camp, coloured-pieces, challenged, now, master-after-lot, duellists, third-sits-out, empty-table, first-pieces, duelling-drawer, drawn-pieces, duelling-winner, piece-to-take, last-winner, seven-points, over)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players 2 to 8, start chosen or dealt, duel live or calm
        [playable-options] options that can be played
        [start] chosen or dealt
        [duel] live or calm
        [action] master C, deal or take blue-egg, A grips or draws blue-egg
        [feeling] A feels, holds or draws, finds blue-egg, or lot A
        [piece] a piece, such as blue-egg, black-egg or camel
        [colour] blue, white, yellow or brown
        [shape] a shape, such as egg
        [piece-once] each piece once
        [camps] camps and what lies in them
        [camp-for-each] a camp for each seat
        [one-camp] no piece in two camps
        [coloured-pieces] coloured pieces in the camps
        [challenged] challenged and who is
        [now] now lot, start, duel, grip A camel, take A or over A
        [master-after-lot] a master after the lot, and only then
        [duellists] two seats that duel
        [third-sits-out] a third who sits out
        [empty-table] no piece on the table before the lot
        [first-pieces] one blue piece each from the master on, and seats without
        [duelling-drawer] a drawer who duels
        [drawn-pieces] pieces out of the bag, but not all
        [duelling-winner] a winner who duels
        [piece-to-take] a piece to take
        [last-winner] a winner who duelled
        [seven-points] seven points for the match to be over
        [over] “over” at seven points
       *[other] { $other }
    }

## At the table
