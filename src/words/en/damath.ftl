### What the table of damath says.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as late, offer, surrendered) stay as they are: they are typed so in every language.
# $what (Key: option, option-once, set, operators, touch, damas, move-time, game-time, square, way, number, section, section-once, before-lot, duellist, side, piece, chip, one-piece, chip-once, far-row, pieces, scores, moves, quiet, shuttle-player, shuttle, entered, late, offer, finishing, over)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [option] set, operators, touch, damas, move or game
        [option-once] each option once
        [set] a set of chips (D2)
        [operators] operators own or other (D2)
        [touch] touch on or off (D8)
        [damas] damas once or double (D12)
        [move-time] move 20s, off or 60s (D13)
        [game-time] game 20min or off (D14)
        [square] a square: column and row, 0 to 7, with an odd sum (D1)
        [way] a move such as 32-43, or a capture of one to twelve such as 32x54x36
        [number] a number such as -1, 3/4 or 1/2-5/3√2
        [section] a section of the state of a match that is not over, each where it belongs
        [section-once] each section once
        [before-lot] nothing but options before the lot (D3)
        [duellist] seat A or B
        [side] player 1 or 2
        [piece] a chip, @ and its square, such as 9@23, or D9@23 for a dama
        [chip] a chip of the set (D2)
        [one-piece] one piece on a square
        [chip-once] each chip of the set once for each player (D2)
        [far-row] a dama on the far row (D5)
        [pieces] a piece on the board
        [scores] two scores that the pieces taken can have brought (D9)
        [moves] a number of moves, 0 to 65535
        [quiet] the moves of damas that led to the position (D11)
        [shuttle-player] shuttle 1 or 2
        [shuttle] how often a dama has gone to and fro, and its last square (D11)
        [entered] a piece that can move, and jumps that can be entered (D8)
        [late] late opponent or lot, in a timed game (D13)
        [offer] offer open or declined, in time (D11)
        [finishing] finishing only with a jump entered in a timed game (D14)
        [over] over time, agreed or surrendered by A or B (D11)
       *[other] { $other }
    }

## At the table
