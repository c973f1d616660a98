### What Chaupar and Pachisi say alike.

## Notation: what was expected where a text cannot be read

# What should stand in a text that somebody has typed or pasted: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as pair) stay as they are: they are typed so in every language.
# $what (Key: step, advance, seats-pieces, steps, steps-to-81, two-on-a-block, one-player-on-a-block, placed-seats, opening)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [step] a step (X1)
        [advance] a step and how many more, such as 12+6 or pair 12+3
        [seats-pieces] the pieces of A, B, C and D, in this order
        [steps] the steps of all pieces of a player, rising
        [steps-to-81] steps 0 to 81 (X1)
        [two-on-a-block] at most two of a player on a block (X5)
        [one-player-on-a-block] never pieces of two players on a block (X5)
        [placed-seats] up to three seats, each once
        [opening] those who throw for the start, with what they threw, such as A7 B5 D C
       *[other] { $other }
    }
