### What every table says, whatever its game.

## Parts of sentences

# The player who reads it, where a name would stand.
you = you

# The items of a list but the last ones: a, b
# $a (Text) what comes before
# $b (Text) the next one
list-more = { $a }, { $b }

# The last two of a list: a and b
# $a (Text) what comes before
# $b (Text) the last one
list-and = { $a } and { $b }

# The last two of a list: a or b
# $a (Text) what comes before
# $b (Text) the last one
list-or = { $a } or { $b }

# A decimal fraction: 1.5
# $whole (Number) what stands before the point
# $tenth (Number) the digit after it
decimal = { $whole }.{ $tenth }

## The players’ colours and patterns

# A colour and the pattern that is woven in it: what a player’s pieces and rugs look like. Marrakech has the colour alone
# in some sentences.
look-terracotta = Terracotta diamonds

# The same.
look-saffron = Saffron stripes

# The same.
look-cedar = Cedar zigzags

# The same.
look-indigo = Indigo crosses

# The same.
look-rose = Rose scales

# The same.
look-turquoise = Turquoise checks

# The same.
look-plum = Plum slants

# The same.
look-stone = Stone dots

## The heading of the end: who has won

# One has won, and no score decided.
# $who (Who) the winner
won =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }

# One of two has won, and the scores decided.
# $who (Who) the winner
# $most (Text) the winner’s score: 46
# $least (Text) the other’s score: 24
won-by =
    { $who ->
        [you] You win { $most } : { $least }
       *[other] { $who } wins { $most } : { $least }
    }

# One of more than two has won, and the scores decided.
# $who (Who) the winner
# $score (Text) the winner’s score: 46
won-with =
    { $who ->
        [you] You win with { $score }
       *[other] { $who } wins with { $score }
    }

# Two play, and both have won or neither.
# $first (Text) the first one’s score: 46
# $second (Text) the other’s score
drawn = A draw, { $first } : { $second }

# Several have won, and no score decided.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
won-shared =
    { $who ->
        [you] You share the win with { $others }
       *[other] { $who } shares the win with { $others }
    }

# Of more than two, several have won, and the scores decided.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
# $score (Text) what each of them has: 44
won-together =
    { $who ->
        [you] You share the win with { $others }: { $score } each
       *[other] { $who } shares the win with { $others }: { $score } each
    }
