### Messages of Marrakech.

# The goal of the game in a sentence: in set-up, and at the first step of the course.
goal = Lay your rugs over the square: in the end each dirham and each square of your rugs in sight is a point, and the most points win.

## Notation: the expected part of a text that cannot be parsed

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players, deck, plain, boxed, L, S, R) stay as they are: the notation is the same in every
# language.
# $what (Key: options, deck, action)
# $other (Text) the expected part if it is none of these, translated already
expected =
    { $what ->
        [options] players 2, 3 or 4, then deck plain or boxed
        [deck] plain or boxed
        [action] a roll, a heading, L, S, R, a drawn colour, or a place for a rug
       *[other] { $other }
    }

## Set-up: the rugs

# The heading of the choice.
rugs-field = Rugs

# A choice: the common game, with the same number of rugs for each player, however many play.
deck-plain = 15 each

# The explanation of that choice.
deck-plain-note = One colour and 15 rugs each.

# A choice: the rugs and colours that the box has for this number of players.
deck-boxed = As in the box

# The explanation of that choice for two players.
deck-boxed-two = Two colours each, 12 rugs of each, shuffled. Everybody sees which colour comes next. Only squares of one colour connect.

# The explanation of that choice for three players.
deck-boxed-three = 15 rugs each, as in the box.

# The explanation of that choice for four players.
deck-boxed-four = 12 rugs each, as in the box: a shorter game.

## Players beside the board

# The unit of a number beside a player, after the number.
# $dirhams (Number) the number of dirhams
dirhams-noun =
    { $dirhams ->
        [one] dirham
       *[other] dirhams
    }

# The same.
# $rugs (Number) the number of rugs left
rugs-noun =
    { $rugs ->
        [one] rug
       *[other] rugs
    }

# The same.
# $squares (Number) the number of squares that show this player’s rugs
squares-noun =
    { $squares ->
        [one] square
       *[other] squares
    }

# Beside a player who has no dirhams left and is out of the game.
player-out = Out: no dirhams

# Beside a player who has no rugs left and waits for the score.
player-done = All rugs laid

## At the table: rolling for the order of play

# The prompt, and the button for it.
# (Button)
roll-for-order = Roll for order

# The hint below it.
# (Hint)
roll-for-order-hint = One roll for everybody. Highest goes first.

# A player's roll for the order, one of several in a row: Ada 3, Ben 5. It is like a table entry, so it starts with a
# capital.
# $who (Who) the player
# $roll (Number) the roll
rolled-for-order =
    { $who ->
        [you] You { $roll }
       *[other] { $who } { $roll }
    }

# The result of a round of rolls.
order-settled = Turn order is set

# The same, if some rolls are equal.
# $players (Text) the players with equal rolls, as a list: Ada and Ben; Ada and you
order-tied = A tie: { $players } roll again

# The resulting order of play; it stays on the screen.
# $first (Who) the player with the first turn
# $others (Text) the others, in the order of their turns, as a list: Ben, Cleo and you
order-is =
    { $first ->
        [you] You begin, then { $others }.
       *[other] { $first } begins, then { $others }.
    }

## Turning Asam

# The player to move, while somebody else acts, such as a bot.
# $who (Who) the player
turn-of =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }

# The prompt of the player who begins; Asam can face any way.
# $who (Who) the player
which-way-first =
    { $who ->
        [you] You start: turn Asam
       *[other] { $who }, turn Asam
    }

# The hint below it, for the same player.
# (Hint)
which-way-first-hint = You begin: he may face any of the four directions.

# The prompt at the start of a turn: Asam is turned left, right or not at all.
# $who (Who) the player
which-way =
    { $who ->
        [you] Your turn: which way?
       *[other] { $who }, which way?
    }

# The hint below it, for the same player.
# (Hint)
which-way-hint = Choose a direction to see where each roll leads.

# A direction, as a label: on a button with an arrow, and of the arrow on the board. North is up.
# $heading (Key: north, east, south, west) which of the four
# (Button)
way =
    { $heading ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }

# With a selected direction, the cost of each roll: North: 1 or 2 pays Ben 2 dirhams. 3 or 4 is free. On average −1.0.
# $way (Text) the direction as a label: North
# $rolls (Text) a sentence or more: 1 or 2 pays Ben 2 dirhams. 3 or 4 is free.
# $average (Text) the average cost of a roll, without a sign: 1.0
way-costs = { $way }: { $rolls } Average: −{ $average }.

# The same, if no roll costs anything.
# $way (Text) the direction as a label: North
way-free = { $way }: every roll is free.

# One of those sentences.
# $rolls (Text) numbers on the die, as a list: 1; 1 or 2; 1, 2 or 3
# $to (Who) the player who would get the dirhams
# $dirhams (Number) the number of dirhams
rolls-pay =
    { $to ->
        [you] { $rolls } pays you { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }.
       *[other] { $rolls } pays { $to } { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }.
    }

# One of those sentences.
# $rolls (Text) numbers on the die, as a list: 1; 1 or 2; 1, 2 or 3
rolls-free = { $rolls } is free.

## The roll and Asam’s walk

# The prompt.
# $who (Who) the player
roll-now =
    { $who ->
        [you] Your turn: roll
       *[other] { $who }, roll
    }

# The hint below it.
# (Hint)
roll-now-hint = Asam walks as many squares as the die shows.

# A button: rolls the die.
# (Button)
roll = Roll

# While the die falls.
# $who (Who) the player who rolls
rolls =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    }

# While Asam walks.
# $who (Who) the player who has rolled
# $roll (Number) the roll
rolls-number =
    { $who ->
        [you] You roll { $roll }
       *[other] { $who } rolls { $roll }
    }

# While the connected squares are counted that show rugs of the player on whose rug Asam has stopped.
# $owner (Who) that player
# $rug (Text) the rug: rug; rose rug
# $squares (Number) the number of squares
counted =
    { $owner ->
        [you] Your { $rug }: { $squares ->
            [one] { $squares } square
           *[other] { $squares } squares
        }
       *[other] { $owner }’s { $rug }: { $squares ->
            [one] { $squares } square
           *[other] { $squares } squares
        }
    }

# While dirhams are paid.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) the number of dirhams
pays =
    { $from ->
        [you] You pay { $to } { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }
       *[other] { $to ->
            [you] { $from } pays you { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }
           *[other] { $from } pays { $to } { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }
        }
    }

# The same, if it is all that the payer has; a player without dirhams is out of the game.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) the number of dirhams
pays-last =
    { $from ->
        [you] You pay { $to } { $dirhams ->
            [one] your last dirham
           *[other] your last { $dirhams } dirhams
        } and are out
       *[other] { $to ->
            [you] { $from } pays you { $dirhams ->
                [one] their last dirham
               *[other] their last { $dirhams } dirhams
            } and is out
           *[other] { $from } pays { $to } { $dirhams ->
                [one] their last dirham
               *[other] their last { $dirhams } dirhams
            } and is out
        }
    }

# The same, if the payer has less than is owed, and pays all of it.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) the number of dirhams paid
# $owed (Number) the number of dirhams owed; more than one
pays-all =
    { $from ->
        [you] You owe { $to } { $owed } dirhams, pay your last { $dirhams } and are out
       *[other] { $to ->
            [you] { $from } owes you { $owed } dirhams, pays their last { $dirhams } and is out
           *[other] { $from } owes { $to } { $owed } dirhams, pays their last { $dirhams } and is out
        }
    }

## Laying a rug

# A rug, as part of other messages: Ada lays a rug. A player with two colours lays a rug of one of them.
# $colour (Key: none, terracotta, saffron, cedar, indigo, rose, turquoise, plum, stone) its colour, if it must be named
a-rug =
    { $colour ->
        [terracotta] a terracotta rug
        [saffron] a saffron rug
        [cedar] a cedar rug
        [indigo] an indigo rug
        [rose] a rose rug
        [turquoise] a turquoise rug
        [plum] a plum rug
        [stone] a stone rug
       *[none] a rug
    }

# The same rug without an article, for the messages that name its owner: counted, own-rug and owners-rug.
# $colour (Key: none, terracotta, saffron, cedar, indigo, rose, turquoise, plum, stone) its colour, if it must be named
rug =
    { $colour ->
        [terracotta] terracotta rug
        [saffron] saffron rug
        [cedar] cedar rug
        [indigo] indigo rug
        [rose] rose rug
        [turquoise] turquoise rug
        [plum] plum rug
        [stone] stone rug
       *[none] rug
    }

# A rug of the reader, as part of lay-over.
# $rug (Text) the rug: rug; rose rug
own-rug = your own { $rug }

# A rug of a player, as part of lay-over and square-rug.
# $owner (Who) its owner
# $rug (Text) the rug: rug; rose rug
owners-rug =
    { $owner ->
        [you] your { $rug }
       *[other] { $owner }’s { $rug }
    }

# The prompt.
# $who (Who) the player
# $rug (Text) the rug to lay: a rug; a rose rug
lay-now =
    { $who ->
        [you] Your turn: lay { $rug }
       *[other] { $who }, lay { $rug }
    }

# The hint below it: a rug covers two squares, and the possible ones are marked.
# $places (Number) the number of possible places
# (Hint)
lay-hint =
    { $places ->
        [one] Choose a marked square, then one next to it. The rug fits in { $places } place.
       *[other] Choose a marked square, then one next to it. The rug fits in { $places } places.
    }

# The hint after the first of the two squares has been selected.
# $square (Text) that square: d3
# (Hint)
lay-second = Now choose a square next to { $square }.

# The hint while a rug is tried on empty squares. Choosing it again means pressing it once more.
# $place (Text) its place: d3-e3
# (Hint)
lay-empty = { $place } is empty. Choose it again to lay the rug.

# The hint while a rug is tried over others.
# $place (Text) its place: d3-e3
# $rugs (Text) the rug, or the two, of which it would cover one half: Ben’s rug; your own rug and Ben’s rug
# (Hint)
lay-over = On { $place } it covers { $rugs }. Choose it again to lay it.

# A button: tries the rug in the previous place.
# (Button)
place-before = Previous place

# A button: tries the rug in the next place.
# (Button)
place-next = Next place

# A button: lays the rug that is tried.
# $place (Text) its place: d3-e3
# (Button)
lay-it = Lay it on { $place }

# While a rug unrolls.
# $who (Who) the player who lays it
# $rug (Text) the rug: a rug; a rose rug
# $place (Text) its place: d3-e3
lays =
    { $who ->
        [you] You lay { $rug } on { $place }
       *[other] { $who } lays { $rug } on { $place }
    }

## Recaps of the last turns

# The rug that was laid, as part of the messages below: laid d3-e3. It is known to be a rug.
# $place (Text) its place: d3-e3
laid-place = { $place }

# The same, if its colour must be named.
# $rug (Text) the rug: a rose rug
# $place (Text) its place: d3-e3
laid-rug = { $rug } on { $place }

# A turn without a payment.
# $who (Who) the player
# $roll (Number) the roll
# $laid (Text) the rug that was laid: d3-e3; a rose rug on d3-e3
turn-was-free =
    { $who ->
        [you] You rolled { $roll }, paid nothing and laid { $laid }.
       *[other] { $who } rolled { $roll }, paid nothing and laid { $laid }.
    }

# A short form, for several turns in a row.
# $who (Who) the player
# $roll (Number) the roll
# $laid (Text) the rug that was laid: d3-e3; a rose rug on d3-e3
turn-was-short =
    { $who ->
        [you] You rolled { $roll } and laid { $laid }.
       *[other] { $who } rolled { $roll } and laid { $laid }.
    }

# A turn with a payment.
# $who (Who) the player
# $roll (Number) the roll
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
# $laid (Text) the rug that was laid: d3-e3; a rose rug on d3-e3
turn-was-paid =
    { $who ->
        [you] You rolled { $roll }, paid { $to } { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        } and laid { $laid }.
       *[other] { $to ->
            [you] { $who } rolled { $roll }, paid you { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } and laid { $laid }.
           *[other] { $who } rolled { $roll }, paid { $to } { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            } and laid { $laid }.
        }
    }

# A turn in which no rug has been laid yet.
# $who (Who) the player
# $roll (Number) the roll
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
turn-has-paid =
    { $who ->
        [you] You rolled { $roll } and paid { $to } { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }.
       *[other] { $to ->
            [you] { $who } rolled { $roll } and paid you { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }.
           *[other] { $who } rolled { $roll } and paid { $to } { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }.
        }
    }

# A turn in which a player paid their last dirhams and is out of the game.
# $who (Who) the player
# $roll (Number) the roll
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
turn-was-last =
    { $who ->
        [you] You rolled { $roll }, paid { $to } { $dirhams ->
            [one] your last dirham
           *[other] your last { $dirhams } dirhams
        } and are out.
       *[other] { $to ->
            [you] { $who } rolled { $roll }, paid you { $dirhams ->
                [one] their last dirham
               *[other] their last { $dirhams } dirhams
            } and is out.
           *[other] { $who } rolled { $roll }, paid { $to } { $dirhams ->
                [one] their last dirham
               *[other] their last { $dirhams } dirhams
            } and is out.
        }
    }

## Squares of the board, for screen readers

# A square without a rug.
# $square (Text) the square: d3
square-empty = { $square }, empty

# A square that shows a rug. Stopping on it costs one dirham for each connected square of the same player.
# $square (Text) the square: d3
# $rug (Text) that rug: Ben’s rug; your saffron rug
# $squares (Number) the number of connected squares that show rugs of the same player
square-rug =
    { $squares ->
        [one] { $square }, { $rug }, { $squares } connected square
       *[other] { $square }, { $rug }, { $squares } connected squares
    }

# A square that shows a rug of a player who is out of the game: stopping on it costs nothing.
# $square (Text) the square: d3
# $owner (Who) that player
square-out =
    { $owner ->
        [you] { $square }, your rug, and you are out: free
       *[other] { $square }, { $owner }’s rug, out of the game: free
    }

# The square of Asam.
# $square (Text) the text of the messages above for it: d3, empty
# $heading (Key: north, east, south, west) Asam’s direction
square-asam =
    { $heading ->
        [north] { $square }, Asam faces north
        [east] { $square }, Asam faces east
        [south] { $square }, Asam faces south
       *[west] { $square }, Asam faces west
    }

## Refusals

# $players (Number) the impossible number of players
not-so-many = Two to four can play, not { $players }.

# $roll (Number) a number that is not on the die
not-on-die = The die has no { $roll }.

# The action that is required first.
not-before-order = Roll for turn order first.

# The same.
not-before-face = Choose Asam’s direction first.

# The same.
not-before-turn = Turn Asam first, or leave him as he is.

# The same.
not-before-roll = Roll the die first.

# The same.
not-before-lay = Lay a rug first.

# The same, if each player has two colours and the next one is drawn at random.
not-before-draw = Draw the next rug first.

# Nothing can be done any more.
not-after-end = The match is over.

# Asam can be turned left or right, never back.
# $heading (Key: north, east, south, west) Asam’s direction
no-turning-back =
    { $heading ->
        [north] Asam faces north: he can’t turn back.
        [east] Asam faces east: he can’t turn back.
        [south] Asam faces south: he can’t turn back.
       *[west] Asam faces west: he can’t turn back.
    }

# $asam (Text) Asam’s square: d4
not-under-asam = You can’t lay a rug under Asam, on { $asam }.

# $asam (Text) Asam’s square: d4
not-beside-asam = Half of the rug must lie next to Asam, who is on { $asam }.

# A rug may cover one half of another rug, but not all of its visible part.
# $place (Text) the place of that other rug: d5-d6
not-both-halves = That would cover both halves of the rug on { $place } at once.

# With two colours per player, a colour was chosen that belongs to another player.
# $who (Who) the player whose rug is next
not-in-pile =
    { $who ->
        [you] You have no rugs of that colour.
       *[other] { $who } has no rugs of that colour.
    }

# The same, for a colour of which none is left.
none-left = All rugs of that colour have been laid.

## The move list: a line per turn, such as L 3 d5-d6, and a few words about its result

# The turning of Asam before his walk: left, straight on (not at all), right; the first letter of that word.
# $turning (Key: L, S, R) which of them
line-turned =
    { $turning ->
        [L] L
        [S] S
       *[R] R
    }

# Asam’s direction in the first turn, in one short word.
# $heading (Key: north, east, south, west) which of the four
line-faced =
    { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }

# The format of a line, with the letters of line-turned.
legend = L, S or R: Asam was turned left, went straight on, or was turned right. S 2 d1-e1: straight on, a roll of 2, a rug on d1 and e1.

# A roll in the analysis of a match, before its luck: Roll of 2: luck +7.2
# $roll (Number) the number on the die
step-roll = Roll of { $roll }

# The turning of Asam in the analysis.
# $way (Key: L, S, R, north, east, south, west) left, straight on or right; in the first turn, the direction
step-way =
    { $way ->
        [L] Left turn
        [S] Straight on
        [R] Right turn
        [north] Facing north
        [east] Facing east
        [south] Facing south
       *[west] Facing west
    }

# The rug of a turn in the analysis.
# $place (Text) its two squares, such as “d5-d6”
step-rug = Rug { $place }

# The draw of the next rug of the boxed deck, in the analysis.
step-draw = Rug drawn

# The walk cost nothing.
line-free = free

# The walk cost something. The line shows the payer.
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
line-paid =
    { $to ->
        [you] { $dirhams } to you
       *[other] { $dirhams } to { $to }
    }

# The same, and the payer has no dirhams left and is out of the game.
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
line-paid-out =
    { $to ->
        [you] { $dirhams } to you, out
       *[other] { $dirhams } to { $to }, out
    }

## The end

# In place of the player to move, after the end of the match.
over = The match is over

# The parts of a player’s score: dirhams, and squares that show the player’s rugs.
# $dirhams (Number) the number of dirhams
# $squares (Number) the number of squares
score-told =
    { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } + { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }

# After the score of a player who is out of the game.
score-out = out

# The reason for the result.
won-last-in = Everybody else is out.

# The same.
won-more-dirhams = Tie for the top score: more dirhams wins.

# The same.
won-equal-dirhams = Tie on score and dirhams: they share the win.

# The same.
won-three-share = Three or more tie for the top score: they share the win.

# A highlight of the match.
# $from (Who) the payer
# $to (Who) the player who was paid
# $dirhams (Number) the number of dirhams
# $square (Text) the square on which Asam had stopped: d5
biggest-payment =
    { $from ->
        [you] Biggest payment: you paid { $to } { $dirhams ->
            [one] { $dirhams } dirham
           *[other] { $dirhams } dirhams
        }, on { $square }.
       *[other] { $to ->
            [you] Biggest payment: { $from } paid you { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }, on { $square }.
           *[other] Biggest payment: { $from } paid { $to } { $dirhams ->
                [one] { $dirhams } dirham
               *[other] { $dirhams } dirhams
            }, on { $square }.
        }
    }

## The hint: the best action, and the reasons for it

# It is best to turn Asam in this direction; no roll costs anything.
# $heading (Key: north, east, south, west) the direction
# (Hint)
advice-way-free =
    Turn Asam { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }: nothing to pay, whatever you roll.

# It is best to turn Asam in this direction; some rolls cost something.
# $heading (Key: north, east, south, west) the direction
# $free (Number) the number of faces of the die, of six, that cost nothing: 0 to 5
# $average (Text) the average cost of a roll: 1.5
# (Hint)
advice-way =
    Turn Asam { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }: nothing to pay in { $free } of 6 rolls, { $average } on average.

# It is best to lay the rug on two empty squares.
# $place (Text) the place: d3-e3
# (Hint)
advice-lay = Lay the rug on { $place }, on empty squares.

# It is best to lay the rug over others.
# $place (Text) the place: d3-e3
# $rugs (Text) the rug, or the two, of which it covers one half: Ben’s rug; your own rug and Ben’s rug
# (Hint)
advice-lay-over = Lay the rug on { $place }, over { $rugs }.

# Follows either of these two.
# $toll (Number) the price for others of stopping on that rug
# $squares (Number) the number of squares that then show rugs of the advised player
# (Hint)
advice-shows =
    Stopping there will cost { $toll }, and your rugs will show on { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
