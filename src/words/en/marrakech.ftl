### What the table of marrakech says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as north, boxed, lay) stay as they are: they are typed so in every language.
# $what (Key: options, deck, action, heading, turn, colour, neighbouring-squares, square, section, order, asam, dirhams, purses, rug, rugs-dealt, half-covered, next-colours, piles, now, phase, seated-mover, able-mover, no-drawing, untouched, over)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players 2, 3 or 4, then deck plain or boxed
        [deck] plain or boxed
        [action] a roll, a heading, L, S, R, a drawn colour, or a place for a rug
        [heading] north, east, south or west
        [turn] L, S or R
        [colour] a colour, A to D
        [neighbouring-squares] two neighbouring squares, such as d5-d6
        [square] a square, a1 to g7
        [section] the sections deck, order, asam, dirhams, laid and now, in this order; with two colours each, next after laid (M13)
        [order] every seat once, in order of play, with the rolls of the present round
        [asam] Asam’s square and the way he faces
        [dirhams] a number of dirhams
        [purses] the dirhams of 2 to 4 seats, 30 a seat in all
        [rug] a rug, such as A:d5-d6
        [rugs-dealt] no more rugs of a colour than are dealt
        [half-covered] no rug that covers both visible squares of another
        [next-colours] the next colour of both seats
        [piles] on each pile a colour that is in it
        [now] who has to do what
        [phase] order, face, turn, roll, lay, draw or over
        [seated-mover] a mover who plays
        [able-mover] a mover who can do it
        [no-drawing] no drawing where each has one colour
        [untouched] nothing done before the first player has chosen the way Asam faces
        [over] “over” when all rugs are laid or one player is left, and only then
       *[other] { $other }
    }

## At the table
