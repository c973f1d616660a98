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

# The name of a player who has none.
# $number (Number) which player, from 1
player-name = Player { $number }

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

## Texts that cannot be read: kept or pasted matches and positions

# What should stand in a text: the end of “It needs …”, “Line 7 cannot be read: expected …”. Words of the notation in
# quotation marks, and bot, person, player, one-ahead, stay as they are: they are typed so in every language.
# $what (Key: seat, game-line, start-line, options-line, player-line, player-name, look, bot-name, actions-line, play-or-try, place-before, place-to-stand)
expected =
    { $what ->
        [seat] a seat, A to H
        [game-line] the line “game”
        [start-line] the line “options” or “position”
        [options-line] “options”, as matches of this game begin from no position
        [player-line] a line such as “player 0 person Ada” or “player 3 bot one-ahead Brahim”
        [player-name] a name of 1 to 24 characters
        [look] the number of a colour, 0 to 7
        [bot-name] the name of a bot
        [actions-line] the line “actions”
        [play-or-try] “@play” or “@try”
        [place-before] the number of a place before this line
        [place-to-stand] the number of a place where the match can stand
       *[other] something else
    }

# A kept or pasted text cannot be read.
not-a-record = This is not the record of a match.

# A kept match was written by a newer program.
# $version (Number) the version of its text
record-version = This record is of version { $version }, which this program does not know.

# A kept match is one of another game.
# $found (Text) what the text calls the game
# $game (Text) the game in which the match was to be opened
record-of-another-game = This is a record of “{ $found }”, not of { $game }.

# A kept match has lost its end.
record-cut = The record is cut short: its last line is missing.

# A kept match is not as it was written.
record-changed = The record is damaged: something in it was changed after it was written.

# A kept match begins where nothing can be played any longer.
record-over = The match in this record begins from a position in which it is over already.

# A kept match has too few or too many players, or two with the same colour.
record-players = The players in the record do not fit the game.

# A line of a kept match cannot be read.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
# $found (Text) what stands there
line-unread = Line { $line } cannot be read: expected { $expected }, found “{ $found }”.

# The same, where nothing stands.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
line-empty = Line { $line } cannot be read: expected { $expected }, found nothing.

# A line of a kept match is a move that the rules do not allow.
# $line (Number) its number
# $clause (Text) the clause of the rulebook: M8
line-not-allowed = Line { $line } is not allowed by clause { $clause }.

# A kept match has a player with a colour that there is not.
# $number (Number) the number of the colour
record-colour = There is no colour { $number } in this house.

# A kept match has a bot that there is not.
# $bot (Text) what the text calls it
record-bot = There is no bot “{ $bot }” in this house.

# Above the reasons why a position that is set up by hand cannot be: It needs …
position-impossible = This is not possible.

# A reason why a position that is set up by hand, or its text, is none.
# $expected (Text) what it needs, from “expected”
# $found (Text) what stands there
needs-instead = It needs { $expected }, not “{ $found }”.

# The same, where nothing stands.
# $expected (Text) what it needs, from “expected”
needs = It needs { $expected }.

# A match cannot begin from a position that is set up by hand.
position-over = The match is over in this position: it cannot be played on.

# The text of a position that was typed or pasted cannot be used.
# $needs (Text) why, a sentence: It needs …
text-is-no-position = This text is no position. { $needs } The board stays as it was.
