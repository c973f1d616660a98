### What the table of marrakech says.

## Notation: what was expected where a text cannot be read

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players, deck, plain, boxed, L, S, R) stay as they are: they are typed so in every language.
# $what (Key: options, deck, action)
# $other (Text) what is expected if it is none of these; it is in your language already
expected =
    { $what ->
        [options] players 2, 3 or 4, then deck plain or boxed
        [deck] plain or boxed
        [action] a roll, a heading, L, S, R, a drawn colour, or a place for a rug
       *[other] { $other }
    }

## Set-up: which rugs are played with

# The heading over the choice.
rugs-field = Rugs

# A choice: the game as it is played everywhere, with as many rugs for each player whatever their number.
deck-plain = 15 each

# The explanation of that choice.
deck-plain-note = One colour and 15 rugs each.

# A choice: as many rugs and colours as the box has for this number of players.
deck-boxed = As boxed

# The explanation of that choice for two players.
deck-boxed-two = Two colours each, 12 rugs of each, shuffled. Everybody sees which colour comes next. Only squares of one colour connect.

# The explanation of that choice for three players.
deck-boxed-three = 15 rugs each, as in the box.

# The explanation of that choice for four players.
deck-boxed-four = 12 rugs each, as in the box: a shorter game.

## Players beside the board

# The unit of a number beside a player, after the number.
# $dirhams (Number) how many
dirhams-noun =
    { $dirhams ->
        [one] dirham
       *[other] dirhams
    }

# The same.
# $rugs (Number) how many are not laid yet
rugs-noun =
    { $rugs ->
        [one] rug
       *[other] rugs
    }

# The same.
# $squares (Number) how many show this player’s rugs
squares-noun =
    { $squares ->
        [one] square
       *[other] squares
    }

# Stands with a player who is out of the game, having nothing left to pay with.
player-out = Out: no dirhams

# Stands with a player who has no more rugs and waits for the score.
player-done = All rugs laid

## At the table: the order of play is rolled for

# The prompt, and the button that does it.
# (Button)
roll-for-order = Roll for order

# The help below it.
# (Hint)
roll-for-order-hint = One roll for everybody. Highest goes first.

# A player's roll for the order, one of several in a row: Ada 3, Ben 5. Like a line in a table, so a capital.
# $who (Who) the player
# $roll (Number) what was rolled
rolled-for-order =
    { $who ->
        [you] You { $roll }
       *[other] { $who } { $roll }
    }

# The result of a round of rolls.
order-settled = Turn order is set

# The same, where some have rolled alike.
# $players (Text) who they are, as a list: Ada and Ben; Ada and you
order-tied = A tie: { $players } roll again

# The resulting order of play; it stays on the screen.
# $first (Who) who has the first turn
# $others (Text) the others, in the order of their turns, as a list: Ben, Cleo and you
order-is =
    { $first ->
        [you] You begin, then { $others }.
       *[other] { $first } begins, then { $others }.
    }

## Asam is turned

# Whose turn it is, while somebody else acts, such as a bot.
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
        [you] Your turn: which way should Asam face?
       *[other] { $who }, which way should Asam face?
    }

# The help below it, to the same player.
# (Hint)
which-way-first-hint = You begin: he may face any of the four ways.

# The prompt at the start of a turn: Asam is turned left, right or not at all.
# $who (Who) the player
which-way =
    { $who ->
        [you] Your turn: which way?
       *[other] { $who }, which way?
    }

# The help below it, to the same player.
# (Hint)
which-way-hint = Choose a direction to see where each roll leads.

# A way to face, as a label: on a button with an arrow, and of the arrow on the board. North is up.
# $heading (Key: north, east, south, west) which one
# (Button)
way =
    { $heading ->
        [north] North
        [east] East
        [south] South
       *[west] West
    }

# With a way picked, what the rolls would cost: North: 1 or 2 pays Ben 2 dirhams. 3 or 4 is free. On average −1.0.
# $way (Text) the way as a label: North
# $rolls (Text) a sentence or more: 1 or 2 pays Ben 2 dirhams. 3 or 4 is free.
# $average (Text) what a roll costs on average, without a sign: 1.0
way-costs = { $way }: { $rolls } On average −{ $average }.

# The same, where no roll costs anything.
# $way (Text) the way as a label: North
way-free = { $way }: every roll is free.

# One of those sentences.
# $rolls (Text) numbers on the die, as a list: 1; 1 or 2; 1, 2 or 3
# $to (Who) who would get the dirhams
# $dirhams (Number) how many
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

## The die is rolled, and Asam walks

# The prompt.
# $who (Who) the player
roll-now =
    { $who ->
        [you] Your turn: roll
       *[other] { $who }, roll
    }

# The help below it.
# (Hint)
roll-now-hint = Asam walks as many squares as the die shows.

# A button: rolls the die.
# (Button)
roll = Roll

# Said while the die falls.
# $who (Who) who rolls
rolls =
    { $who ->
        [you] You roll
       *[other] { $who } rolls
    }

# Said while Asam walks.
# $who (Who) who has rolled
# $roll (Number) what the die shows
rolls-number =
    { $who ->
        [you] You roll { $roll }
       *[other] { $who } rolls { $roll }
    }

# Said while the connected squares are counted that show rugs of the player on whose rug Asam has stopped.
# $owner (Who) that player
# $rug (Text) the rug: rug; rose rug
# $squares (Number) how many squares there are
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

# Said while dirhams pass.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) how many
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

# The same, where it is exactly all that the payer has; who has no dirhams is out of the game.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) how many
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

# The same, where the payer has less than is owed, and pays all of it.
# $from (Who) who pays
# $to (Who) who gets them
# $dirhams (Number) how many are paid
# $owed (Number) how many are owed; more than one
pays-all =
    { $from ->
        [you] You owe { $to } { $owed } dirhams, pay your last { $dirhams } and are out
       *[other] { $to ->
            [you] { $from } owes you { $owed } dirhams, pays their last { $dirhams } and is out
           *[other] { $from } owes { $to } { $owed } dirhams, pays their last { $dirhams } and is out
        }
    }

## A rug is laid

# A rug, as part of other messages: Ada lays a rug. Who plays two colours lays a rug of one of them.
# $colour (Key: none, terracotta, saffron, cedar, indigo, rose, turquoise, plum, stone) its colour, if that has to be said
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

# The same rug without an article, for the messages that say whose it is: counted, own-rug and owners-rug.
# $colour (Key: none, terracotta, saffron, cedar, indigo, rose, turquoise, plum, stone) its colour, if that has to be said
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

# A rug of the player to whom it is said, as part of lay-over.
# $rug (Text) the rug: rug; rose rug
own-rug = your own { $rug }

# A rug of somebody, as part of lay-over and square-rug.
# $owner (Who) whose it is
# $rug (Text) the rug: rug; rose rug
owners-rug =
    { $owner ->
        [you] your { $rug }
       *[other] { $owner }’s { $rug }
    }

# The prompt.
# $who (Who) the player
# $rug (Text) what is laid: a rug; a rose rug
lay-now =
    { $who ->
        [you] Your turn: lay { $rug }
       *[other] { $who }, lay { $rug }
    }

# The help below it: a rug lies on two squares, and those that it can lie on are marked.
# $places (Number) in how many places it can lie
# (Hint)
lay-hint =
    { $places ->
        [one] Choose a marked square, then one next to it. The rug fits in { $places } place.
       *[other] Choose a marked square, then one next to it. The rug fits in { $places } places.
    }

# The help, once the first of the two squares is picked.
# $square (Text) that square: d3
# (Hint)
lay-second = Now choose a square next to { $square }.

# The help while a rug is tried on empty ground. Choosing it again means to touch it once more.
# $place (Text) where it would lie: d3-e3
# (Hint)
lay-bare = { $place } is empty. Choose it again to lay the rug.

# The help while a rug is tried over others.
# $place (Text) where it would lie: d3-e3
# $rugs (Text) the rug, or two, that it would cover one half of: Ben’s rug; your own rug and Ben’s rug
# (Hint)
lay-over = On { $place } it covers { $rugs }. Choose it again to lay it.

# A button: tries the rug in the place before this one.
# (Button)
place-before = Previous place

# A button: tries the rug in the next place.
# (Button)
place-next = Next place

# A button: lays the rug that is tried.
# $place (Text) where it lies: d3-e3
# (Button)
lay-it = Lay it on { $place }

# Said while a rug unrolls.
# $who (Who) who lays it
# $rug (Text) what is laid: a rug; a rose rug
# $place (Text) where: d3-e3
lays =
    { $who ->
        [you] You lay { $rug } on { $place }
       *[other] { $who } lays { $rug } on { $place }
    }

## What stays to be read of the last turns

# The rug that was laid, as part of the messages below: laid d3-e3. All know that it was a rug.
# $place (Text) where: d3-e3
laid-place = { $place }

# The same, where its colour has to be said.
# $rug (Text) what was laid: a rose rug
# $place (Text) where: d3-e3
laid-rug = { $rug } on { $place }

# A turn without a payment.
# $who (Who) whose turn it was
# $roll (Number) what was rolled
# $laid (Text) what was laid: d3-e3; a rose rug on d3-e3
turn-was-free =
    { $who ->
        [you] You rolled { $roll }, paid nothing and laid { $laid }.
       *[other] { $who } rolled { $roll }, paid nothing and laid { $laid }.
    }

# The same in short, where several turns are told one after the other.
# $who (Who) whose turn it was
# $roll (Number) what was rolled
# $laid (Text) what was laid: d3-e3; a rose rug on d3-e3
turn-was-short =
    { $who ->
        [you] You rolled { $roll } and laid { $laid }.
       *[other] { $who } rolled { $roll } and laid { $laid }.
    }

# A turn with a payment.
# $who (Who) whose turn it was
# $roll (Number) what was rolled
# $to (Who) who was paid
# $dirhams (Number) how much
# $laid (Text) what was laid: d3-e3; a rose rug on d3-e3
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
# $who (Who) whose turn it is
# $roll (Number) what was rolled
# $to (Who) who was paid
# $dirhams (Number) how much
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

# A turn in which a player paid all that was left, and went out of the game.
# $who (Who) whose turn it was
# $roll (Number) what was rolled
# $to (Who) who was paid
# $dirhams (Number) how much
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

## Squares of the board, as they are heard

# A square without a rug.
# $square (Text) which one: d3
square-bare = { $square }, empty

# A square that shows a rug. Stopping on it costs as many dirhams as there are squares together.
# $square (Text) which one: d3
# $rug (Text) that rug: Ben’s rug; your saffron rug
# $squares (Number) how many connected squares show rugs of the same player
square-rug =
    { $squares ->
        [one] { $square }, { $rug }, { $squares } connected square
       *[other] { $square }, { $rug }, { $squares } connected squares
    }

# A square that shows a rug of a player who is out of the game: stopping on it costs nothing.
# $square (Text) which one: d3
# $owner (Who) that player
square-out =
    { $owner ->
        [you] { $square }, your rug, and you are out: free
       *[other] { $square }, { $owner }’s rug, out of the game: free
    }

# The square on which Asam stands.
# $square (Text) what the messages above say of it: d3, empty
# $heading (Key: north, east, south, west) which way he faces
square-asam =
    { $heading ->
        [north] { $square }, Asam faces north
        [east] { $square }, Asam faces east
        [south] { $square }, Asam faces south
       *[west] { $square }, Asam faces west
    }

## Why something is not allowed

# $players (Number) how many were asked for
not-so-many = Two to four can play, not { $players }.

# $roll (Number) what is no face of the die
not-on-die = The die has no { $roll }.

# The action that is required before the one that was tried.
not-before-order = First roll for turn order.

# The same.
not-before-face = First choose which way Asam faces.

# The same.
not-before-turn = First turn Asam, or leave him as he is.

# The same.
not-before-roll = Roll the die first.

# The same.
not-before-lay = Lay a rug first.

# The same, where each plays two colours and which one comes next is left to chance.
not-before-draw = Draw the next rug first.

# Nothing can be done any more.
not-after-end = The match is over.

# Asam can be turned left or right, never back.
# $heading (Key: north, east, south, west) which way he faces
no-turning-back =
    { $heading ->
        [north] Asam faces north: he can’t turn back.
        [east] Asam faces east: he can’t turn back.
        [south] Asam faces south: he can’t turn back.
       *[west] Asam faces west: he can’t turn back.
    }

# $asam (Text) where he stands: d4
not-under-asam = You can’t lay a rug under Asam, on { $asam }.

# $asam (Text) where he stands: d4
not-beside-asam = Half of the rug must lie next to Asam, who is on { $asam }.

# A rug may cover one half of another rug, but not all that is to be seen of it.
# $place (Text) where that other rug lies: d5-d6
not-both-halves = That would cover both halves of the rug on { $place } at once.

# Where each plays two colours, a colour was asked for that is somebody else’s.
# $who (Who) whose rug is to come
not-in-pile =
    { $who ->
        [you] You have no rugs of that colour.
       *[other] { $who } has no rugs of that colour.
    }

# The same, for a colour of which none is left.
none-left = All rugs of that colour have been laid.

## The move list: a line a turn, such as L 3 d5-d6, and a few words on what it brought about

# The turn of Asam before his walk: left, straight on (not at all), right; the first letter of that word.
# $turning (Key: L, S, R) which one
line-turned =
    { $turning ->
        [L] L
        [S] S
       *[R] R
    }

# Which way he was made to face in the first turn, in one short word.
# $heading (Key: north, east, south, west) which one
line-faced =
    { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }

# How a line is written, with the letters of line-turned.
legend = L, S or R: Asam was turned left, went straight on, or was turned right. S 2 d1-e1: straight on, a roll of 2, a rug on d1 and e1.

# The walk cost nothing.
line-free = free

# The walk cost something. The line shows who paid.
# $to (Who) who got it
# $dirhams (Number) how many dirhams
line-paid =
    { $to ->
        [you] { $dirhams } to you
       *[other] { $dirhams } to { $to }
    }

# The same, and whoever paid has no dirhams left and is out of the game.
# $to (Who) who got it
# $dirhams (Number) how many dirhams
line-paid-out =
    { $to ->
        [you] { $dirhams } to you, out
       *[other] { $dirhams } to { $to }, out
    }

## The end

# Where it otherwise says whose turn it is, once the match is over.
over = The market is closed

# The parts of a player’s score: dirhams and squares where the player’s rugs show.
# $dirhams (Number) how many dirhams
# $squares (Number) how many squares
score-told =
    { $dirhams ->
        [one] { $dirhams } dirham
       *[other] { $dirhams } dirhams
    } + { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }

# Stands with a player who is out of the game, after the score.
score-out = out

# The way in which it was decided.
won-last-in = Everybody else is out.

# The same.
won-more-dirhams = Tie for the top score: more dirhams wins.

# The same.
won-equal-dirhams = Tie on score and dirhams: they share the win.

# The same.
won-three-share = Three or more tie for the top score: they share the win.

# A highlight of the match.
# $from (Who) who paid
# $to (Who) who got it
# $dirhams (Number) how many dirhams
# $square (Text) where Asam had stopped: d5
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

## The hint: what is best to do now, and why

# Asam is best turned this way, and no roll costs anything.
# $heading (Key: north, east, south, west) the way he is to face
# (Hint)
advice-way-free =
    Turn Asam { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }: nothing to pay, whatever you roll.

# Asam is best turned this way, and some rolls cost something.
# $heading (Key: north, east, south, west) the way he is to face
# $free (Number) how many of the six faces of the die cost nothing, 0 to 5
# $average (Text) what a roll costs on average: 1.5
# (Hint)
advice-way =
    Turn Asam { $heading ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }: nothing to pay in { $free } of 6 rolls, { $average } on average.

# The rug is best laid on two empty squares.
# $place (Text) where: d3-e3
# (Hint)
advice-lay = Lay the rug on { $place }, on empty squares.

# The rug is best laid over others.
# $place (Text) where: d3-e3
# $rugs (Text) the rug, or two, that it covers one half of: Ben’s rug; your own rug and Ben’s rug
# (Hint)
advice-lay-over = Lay the rug on { $place }, over { $rugs }.

# Follows one of these two.
# $toll (Number) what somebody else pays who stops on that rug
# $squares (Number) how many squares show rugs of who is advised then
# (Hint)
advice-shows =
    Stopping there will cost { $toll }, and your rugs will show on { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }.
