### What the table of dschamal says.

## Notation: what was expected where a text cannot be read

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
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

# The label of a field of set-up: how duels are fought. A duel is what the French rules call a défi.
duels = Duels

# A way to duel: both at the same time.
duels-live = Live

# The explanation of live duels in set-up.
duels-live-note = Both feel at once, and the first hand out decides. You need good eyes and quick hands.

# A way to duel: turn by turn.
duels-calm = Calm

# The explanation of calm duels in set-up.
duels-calm-note = Turn by turn, in your own time; by keyboard and screen reader too.

# Under the choice that each plays on a device of their own, by link: what is otherwise then.
by-link = Calm duels, four players at most.

# The label of a field of set-up: how everybody comes by the piece that they begin with.
first-pieces = First pieces

# The players choose their first pieces.
first-pieces-chosen = Chosen

# The explanation of that in set-up.
first-pieces-chosen-note = Each takes a blue piece in turn.

# The first pieces are dealt at random.
first-pieces-dealt = Dealt

# The explanation of that in set-up.
first-pieces-dealt-note = Everyone gets a random blue piece.

# A shape, as it stands in a list of shapes: egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) which one
shape =
    { $shape ->
        [sphere] sphere
        [egg] egg
        [cube] cube
        [box] box
        [cylinder] cylinder
        [disc] disc
        [cone] cone
        [pyramid] pyramid
        [ring] ring
        [arch] arch
        [star] star
       *[cross] cross
    }

# A piece as it is called where no sentence is round it, in labels and in the move list: blue egg. A black piece is a near
# miss of its shape: nearly an egg.
# $colour (Key: blue, white, yellow, brown, black) its colour
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape
piece =
    { $colour ->
        [blue] blue
        [white] white
        [yellow] yellow
        [brown] brown
       *[black] black
    } { $shape ->
        [sphere] sphere
        [egg] egg
        [cube] cube
        [box] box
        [cylinder] cylinder
        [disc] disc
        [cone] cone
        [pyramid] pyramid
        [ring] ring
        [arch] arch
        [star] star
       *[cross] cross
    }

# The camel, likewise: the one piece that is none of the shapes.
camel = camel

# A piece in a sentence, where it is plain which one is meant: the blue egg. Only ever within a sentence, never at its
# start; it may stand in a list with others.
# $role (Key: plain, object) what it does there: with “object” somebody draws, wins, takes or chooses it, in the messages
#     that say so of their place; in all others it is “plain”. Languages that do not tell these apart say the same
# $colour (Key: blue, white, yellow, brown, black) its colour
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape
piece-the =
    { $role ->
       *[plain] the
    } { $colour ->
        [blue] blue
        [white] white
        [yellow] yellow
        [brown] brown
       *[black] black
    } { $shape ->
        [sphere] sphere
        [egg] egg
        [cube] cube
        [box] box
        [cylinder] cylinder
        [disc] disc
        [cone] cone
        [pyramid] pyramid
        [ring] ring
        [arch] arch
        [star] star
       *[cross] cross
    }

# The camel, likewise.
# $role (Key: plain, object) as above
camel-the =
    { $role ->
       *[plain] the camel
    }

# The victory points of a player, in small letters on the cloth before them: 3 points. Short; the French say PV.
# $points (Number) how many
camp-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }

# The screen reader's text of a piece in front of a player.
# $piece (Text) the piece: blue egg
# $holder (Who) in front of whom it lies
# $state (Key: plain, locked, open) whether it is locked, because nobody can win it any more; or can be taken now
lies-before =
    { $holder ->
        [you] { $state ->
            [locked] { $piece }, in front of you, locked
            [open] { $piece }, in front of you, can be taken
           *[plain] { $piece }, in front of you
        }
       *[other] { $state ->
            [locked] { $piece }, in front of { $holder }, locked
            [open] { $piece }, in front of { $holder }, can be taken
           *[plain] { $piece }, in front of { $holder }
        }
    }

# The screen reader's text of a piece of the bag that is laid out to be chosen, or has just been drawn.
# $piece (Text) the piece: blue egg
# $state (Key: plain, open) whether it can be taken now
lies-in-bag =
    { $state ->
        [open] { $piece }, in the bag, can be taken
       *[plain] { $piece }, in the bag
    }

# Beside a player who has the bag and challenges the others: in French the maître du sac. Short.
bag-master = Bag master

# Beside the player whom the bag master challenges. Short.
challenged = Challenged

# Beside a player who lost the bag and must let one duel pass. Short.
sits-out-note = Sits out

# The unit of a player’s first figure, after the number: 3 points. These are victory points, PV in French.
# $points (Number) how many
figure-points =
    { $points ->
        [one] point
       *[other] points
    }

# The unit of a player’s second figure, after the number: 5 pieces.
# $pieces (Number) how many lie before the player
figure-pieces =
    { $pieces ->
        [one] piece
       *[other] pieces
    }

# The next step: a button tosses for it.
lot-due = Toss for first bag master

# A player is asked to take the first piece, on the board.
# $player (Who) who is asked
take-blue =
    { $player ->
        [you] Your turn: take a blue piece
       *[other] { $player }, take a blue piece
    }

# Help for that.
# (Hint)
take-blue-help = Once you have a shape, you can win more of it.

# A bot takes its first piece, or somebody looks back at that moment.
# $player (Who) whose turn it is
turn-of =
    { $player ->
        [you] Your turn
       *[other] { $player }’s turn
    }

# The next step: a first piece is dealt at random.
# $player (Who) who gets it
deal-due =
    { $player ->
        [you] You get a random blue piece
       *[other] { $player } gets a random blue piece
    }

# A duel is due.
# $master (Who) the bag master, who challenges
# $challenged (Who) the one who is challenged
challenges =
    { $master ->
        [you] You challenge { $challenged }
       *[other] { $challenged ->
            [you] { $master } challenges you
           *[other] { $master } challenges { $challenged }
        }
    }

# Help for that.
# (Hint)
challenges-help = The bag master duels the players clockwise, one after the other.

# It may follow the help.
# $player (Who) who lost the bag and must let this duel pass
sits-out =
    { $player ->
        [you] You sit this one out.
       *[other] { $player } sits out.
    }

# The next step in a duel on two devices in which both keep holding what they feel: a toss.
lot-says-who = Both keep holding: toss for who draws

# The main button, which tosses.
# (Button)
ask-lot = Toss for it

# The button below the board that leads to a duel, in the place of the board.
# (Button)
to-the-bag = To the bag

# Somebody goes on with a saved match that ends while a hand comes out with several pieces: the other pieces are
# chosen on the board.
# $player (Who) whose hand it is
what-else =
    { $player ->
        [you] What else is in your hand?
       *[other] What else is in { $player }’s hand?
    }

# Help for that.
# (Hint)
what-else-help = The saved match names all of them but the last.

# The winner of a duel is asked to take a piece out of the loser’s camp, on the board.
# $winner (Who) who is asked
# $loser (Who) whose piece it will be
take-theirs =
    { $winner ->
        [you] Your turn: take one of { $loser }’s pieces
       *[other] { $loser ->
            [you] { $winner } takes one of your pieces
           *[other] { $winner }, take one of { $loser }’s pieces
        }
    }

# Help for that.
# (Hint)
take-theirs-help = Choose it on the board.

# The match is over.
bag-closed = The bag is closed

# A small button below the board: the piece before the one that is picked, of all that can be taken.
# (Button)
previous-piece = Previous piece

# A small button below the board: the next piece that can be taken.
# (Button)
next-piece = Next piece

# On the main button while no piece is picked; it cannot be pressed then.
# (Button)
choose-piece = Choose a piece

# The main button: takes the piece that is picked.
# $piece (Text) the piece: the blue egg (an object)
# (Button)
take-piece = Take { $piece }

## At the table: what happens

# The toss has decided who has the bag first.
# $player (Who) who has it
first-master =
    { $player ->
        [you] You are the first bag master.
       *[other] { $player } is the first bag master.
    }

# A player has a first piece, chosen or dealt.
# $player (Who) who has it
# $piece (Text) the piece: the blue egg
begins-with =
    { $player ->
        [you] You begin with { $piece }.
       *[other] { $player } begins with { $piece }.
    }

# The moment at which a hand comes out of the bag, before it is said what comes of it.
# $player (Who) whose hand
# $pieces (Text) the piece, or several: the blue egg and the camel (an object)
# $clause (Text) the clause of the rules that decides: B4d
hand-out =
    { $player ->
        [you] You draw { $pieces } ({ $clause })
       *[other] { $player } draws { $pieces } ({ $clause })
    }

# The same where the player shouted “Dschamal!” for the camel while the hand came out, rightly or not.
# $player (Who) whose hand
# $pieces (Text) the piece, or several (an object)
# $clause (Text) the clause of the rules that decides: B4c
hand-out-crying =
    { $player ->
        [you] “Dschamal!” You draw { $pieces } ({ $clause })
       *[other] “Dschamal!” { $player } draws { $pieces } ({ $clause })
    }

# The drawn piece and its consequence: a piece of a shape that the player already has is won.
# $player (Who) who draws
# $piece (Text) the piece: the blue egg (an object)
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape, for the word “it”
draws-own =
    { $player ->
        [you] You draw { $piece }, a shape in your own camp, and win { $shape ->
           *[other] it
        }.
       *[other] { $player } draws { $piece }, a shape in their own camp, and wins { $shape ->
           *[other] it
        }.
    }

# A piece of a shape that the other player has is won.
# $player (Who) who draws
# $other (Who) the other one of the two
# $piece (Text) the piece: the blue egg (an object)
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape, for the word “it”
draws-theirs =
    { $player ->
        [you] You draw { $piece }, a shape in { $other }’s camp, and win { $shape ->
           *[other] it
        }.
       *[other] { $other ->
            [you] { $player } draws { $piece }, a shape in your camp, and wins { $shape ->
               *[other] it
            }.
           *[other] { $player } draws { $piece }, a shape in { $other }’s camp, and wins { $shape ->
               *[other] it
            }.
        }
    }

# The same, where the other player loses a piece of that shape besides.
# $player (Who) who draws
# $other (Who) the other one of the two
# $piece (Text) the piece that is drawn: the blue egg (an object)
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the shape of both, for the word “it”
# $given (Text) the piece of the other player’s: the white egg (an object)
draws-theirs-and-more =
    { $player ->
        [you] You draw { $piece }, a shape in { $other }’s camp, and win { $shape ->
           *[other] it
        }, and { $given } from { $other }.
       *[other] { $other ->
            [you] { $player } draws { $piece }, a shape in your camp, and wins { $shape ->
               *[other] it
            }, and { $given } from you.
           *[other] { $player } draws { $piece }, a shape in { $other }’s camp, and wins { $shape ->
               *[other] it
            }, and { $given } from { $other }.
        }
    }

# The camel, with the shout: that wins a piece of the other player’s.
# $player (Who) who draws
cries-rightly =
    { $player ->
        [you] You shout “Dschamal!” and draw the camel.
       *[other] { $player } shouts “Dschamal!” and draws the camel.
    }

# The camel, without the shout: that loses.
# $player (Who) who draws
cries-not =
    { $player ->
        [you] You draw the camel, but don’t shout.
       *[other] { $player } draws the camel, but doesn’t shout.
    }

# The shout over something else than the camel: that loses.
# $player (Who) who draws
# $piece (Text) the piece: the blue egg (an object)
cries-wrongly =
    { $player ->
        [you] You shout “Dschamal!”, but draw { $piece }.
       *[other] { $player } shouts “Dschamal!”, but draws { $piece }.
    }

# A piece of a shape that neither of the two has: that loses.
# $player (Who) who draws
# $piece (Text) the piece: the blue egg (an object)
draws-neither =
    { $player ->
        [you] You draw { $piece }, a shape in neither camp.
       *[other] { $player } draws { $piece }, a shape in neither camp.
    }

# A black piece, or several at once: that loses.
# $player (Who) who draws
# $pieces (Text) the pieces: the black egg (an object), the blue egg and the camel
draws =
    { $player ->
        [you] You draw { $pieces }.
       *[other] { $player } draws { $pieces }.
    }

# It follows one of the sentences before: what the winner of the duel gets of what the other has drawn.
# $winner (Who) who gets it
# $pieces (Text) the pieces: the blue egg (an object)
wins-pieces =
    { $winner ->
        [you] You win { $pieces }.
       *[other] { $winner } wins { $pieces }.
    }

# Likewise, where what the winner gets is the one piece that the other has drawn, just named.
# $winner (Who) who gets it
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape, for the word “it”
wins-it =
    { $winner ->
        [you] You win { $shape ->
           *[other] it
        }.
       *[other] { $winner } wins { $shape ->
           *[other] it
        }.
    }

# It follows one of the sentences before, or stands alone: what the winner has chosen out of the loser’s camp.
# $winner (Who) who takes it
# $loser (Who) who loses it
# $piece (Text) the piece: the blue egg (an object)
takes-from =
    { $winner ->
        [you] You take { $piece } from { $loser }.
       *[other] { $loser ->
            [you] { $winner } takes { $piece } from you.
           *[other] { $winner } takes { $piece } from { $loser }.
        }
    }

# It follows one of the sentences before: the loser of the duel has no piece that could be taken.
# $loser (Who) who has none
nothing-to-give =
    { $loser ->
        [you] You have nothing to give.
       *[other] { $loser } has nothing to give.
    }

# All four pieces of a shape lie in front of players: they are locked, and each is a victory point for whoever has it.
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) which shape
complete =
    All four { $shape ->
        [sphere] spheres
        [egg] eggs
        [cube] cubes
        [box] boxes
        [cylinder] cylinders
        [disc] discs
        [cone] cones
        [pyramid] pyramids
        [ring] rings
        [arch] arches
        [star] stars
       *[cross] crosses
    } are on the table: a point each.

# The bag goes to the player who has won it.
# $master (Who) who has the bag now
# $out (Who) who has lost it, and must let the next duel pass
bag-passes =
    { $master ->
        [you] You have the bag, and { $out } sits out.
       *[other] { $out ->
            [you] { $master } has the bag, and you sit out.
           *[other] { $master } has the bag, and { $out } sits out.
        }
    }

## At the table: the move list

# The first line: who has the bag first. Short.
# $player (Who) who has it
list-master =
    { $player ->
        [you] You have the bag
       *[other] { $player } has the bag
    }

# Beside that line: the toss has decided it.
list-by-lot = by toss

# Beside a first piece that was dealt at random. Short.
list-dealt = dealt

# The piece that was drawn with the shout.
# $pieces (Text) the pieces: camel, or blue egg + black box
list-crying = { $pieces }, “Dschamal!”

# Beside a duel: what its winner gets.
# $winner (Who) who
# $pieces (Text) the pieces: blue egg + white egg
list-gets =
    { $winner ->
        [you] You: { $pieces }
       *[other] { $winner }: { $pieces }
    }

# Beside a duel: its winner gets nothing.
# $winner (Who) who
list-nothing =
    { $winner ->
        [you] You: nothing
       *[other] { $winner }: nothing
    }

# Beside a duel: its winner has yet to choose a piece.
# $winner (Who) who
list-chooses =
    { $winner ->
        [you] You choose
       *[other] { $winner } chooses
    }

# Beside a duel: the victory points that it has brought to a player.
# $player (Who) who
# $points (Number) how many
list-points =
    { $player ->
        [you] You: +{ $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] { $player }: +{ $points } { $points ->
            [one] point
           *[other] points
        }
    }

# Beside a duel: the match is over with it.
list-over = the end

# Puts two of the remarks beside a duel one after the other.
# $before (Text) what comes before: Ben: blue egg
# $next (Text) the next one: the end
list-more = { $before }; { $next }

## At the table: why something is not allowed

# A match has another number of players.
# $players (Number) how many
no-such-players = Two to eight can play, not { $players }.

# A saved match names a seat that nobody has.
# $seat (Text) its letter: F
no-seat = There is no player { $seat }.

# Something else has to happen first: the toss.
now-lot = First toss for bag master.

# Something else has to happen first: the first pieces.
now-start = First everybody gets a piece.

# Something else has to happen first: a duel is on.
now-duel = Finish the duel first.

# Something else has to happen first: a hand has come out with several pieces.
now-grip = A hand is out: first settle what is in it.

# Something else has to happen first.
now-take = First the winner of the duel takes a piece.

# Nothing can happen any more.
now-over = The match is over.

# A first piece of another colour was touched.
# $piece (Text) the piece: the white egg
not-blue = Take a blue piece first, not { $piece }.

# A first piece was touched that lies in front of somebody.
# $piece (Text) the piece: the blue egg
# $holder (Who) who has it
on-table =
    { $holder ->
        [you] You already have { $piece }.
       *[other] { $holder } already has { $piece }.
    }

# A player acts who is not one of the two.
# $player (Who) who
# $master (Text) the name of one who duels, or “you” in the middle of a sentence
# $challenged (Text) the other one, likewise
not-duelling =
    { $player ->
        [you] You are not in this duel: it is between { $master } and { $challenged }.
       *[other] { $player } is not in this duel: it is between { $master } and { $challenged }.
    }

# A player acts who must let this duel pass.
# $player (Who) who
sits-this-out =
    { $player ->
        [you] You have lost the bag and sit this duel out.
       *[other] { $player } has lost the bag and sits this duel out.
    }

# The other hand has come out before.
# $player (Who) whose hand
too-late =
    { $player ->
        [you] Your hand was first: the duel is over.
       *[other] { $player }’s hand was first: the duel is over.
    }

# The piece has come out already.
# $piece (Text) the piece: the blue egg
in-hand = The hand already holds { $piece }.

# A hand cannot come out with several pieces where there is only one.
# $piece (Text) the piece: the blue egg
last-in-bag = Only { $piece } is left in the bag.

# The winner of a duel wants a piece that the loser does not have.
# $loser (Who) who has lost the duel
# $piece (Text) the piece: the blue egg
not-theirs =
    { $loser ->
        [you] You lost the duel, but you don’t have { $piece }.
       *[other] { $loser } lost the duel, but doesn’t have { $piece }.
    }

# The winner of a duel wants a piece that is locked.
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) its shape
locked =
    All four { $shape ->
        [sphere] spheres
        [egg] eggs
        [cube] cubes
        [box] boxes
        [cylinder] cylinders
        [disc] discs
        [cone] cones
        [pyramid] pyramids
        [ring] rings
        [arch] arches
        [star] stars
       *[cross] crosses
    } are on the table: nobody can win them any more.

# In a calm duel, a hand acts whose turn it is not.
# $player (Who) whose turn it is
not-your-turn =
    { $player ->
        [you] It is your turn in the bag.
       *[other] It is { $player }’s turn in the bag.
    }

# In a calm duel a hand feels three pieces at the most.
three-felt = Three pieces felt: now draw or keep holding.

# In a calm duel: to keep holding is to stay in the bag with what one feels, without drawing it.
not-three-felt = Feel three pieces first, then you can keep holding.

# In a calm duel.
no-grip = In calm duels you draw one piece at a time.

# In a calm duel, of a step that is not due there. Tables offer none.
not-due-in-bag = Not yet: something else comes first in the bag.

## At the table: the end

# Why the match is over.
over-seven = Seven victory points win.

# The way in which it was decided.
over-most-points = Several players have seven points or more: the most points win.

# The way in which it was decided.
over-won-duel = Tie at the top: the winner of the last duel wins.

# The way in which it was decided.
over-shared = Tie at the top, and someone else won the last duel: they share the win.

# Why the match is over.
over-bag-empty = No coloured piece is left in the bag, and all have six victory points: all share the win.

# Beside a player and the points, in the table of the end.
# $duels (Number) how many duels the player has won
duels-won =
    won { $duels } { $duels ->
        [one] duel
       *[other] duels
    }

# The duel that brought most, told at the end.
# $player (Who) who won it
# $pieces (Text) what it won: the blue egg and the white egg (an object)
best-catch =
    { $player ->
        [you] Best catch: you won { $pieces } at once.
       *[other] Best catch: { $player } won { $pieces } at once.
    }

# The same, where these pieces were victory points.
# $player (Who) who won it
# $pieces (Text) what it won: the blue egg and the white egg (an object)
# $points (Number) how many victory points
best-catch-worth =
    { $player ->
        [you] Best catch: you won { $pieces } at once, worth { $points } victory { $points ->
            [one] point
           *[other] points
        }.
       *[other] Best catch: { $player } won { $pieces } at once, worth { $points } victory { $points ->
            [one] point
           *[other] points
        }.
    }

## The bag: the live duel

# The screen reader's name of the area in place of the board during a duel.
# $duellists (Text) the two, as a list: Ada and Ben
bag = The bag, with the hands of { $duellists }

# A person is called to a duel with a bot.
# $player (Who) who is called
called =
    { $player ->
        [you] To the bag!
       *[other] { $player }, to the bag!
    }

# Two persons are called to a duel.
# $players (Text) their names, as a list: Ada and Ben
called-both = { $players }, to the bag!

# The other persons at the table have nothing to do in this duel.
# $names (Text) their names, as a list: Cleo and Dan
# $count (Number) how many they are
watching =
    { $count ->
        [one] { $names } watches.
       *[other] { $names } watch.
    }

# The heading of how a duel is fought.
duel = The duel

# The kind of duel.
duel-how =
    Feel your way in the dark. Press on a piece for a moment to grip it, and pull it towards you over the rim.
    For the camel, shout “Dschamal!” while the hand comes out.

# Two persons at one touch screen.
duel-by-touch = Sit face to face, half the screen each.

# One person at a computer.
duel-by-keys = Use the pointer, or the arrow keys with the space bar to grip. Enter to shout.

# Two persons at a computer.
# $one (Text) the name of one
# $other (Text) the name of the other one
duel-by-keys-both =
    { $one } takes the pointer, and D to shout.
    { $other } takes the arrow keys, the space bar to grip, and Enter to shout.

# Said to screen readers only.
duel-calmly = A live duel has to be seen. If both agree, you can play it calmly, turn by turn.

# A button: goes back to the board, with the duel still due. In calm duels too. Short.
# (Button)
leave = Back to board

# A button: makes a calm duel of it. Short.
# (Button)
fight-calmly = Play calmly

# The main button: begins the count at which both hands go into the bag.
# (Button)
count = 1, 2, 3…

# The screen reader's text of a half of the screen.
# $player (Who) whose half
hand-of =
    { $player ->
        [you] The bag, for your hand
       *[other] The bag, for { $player }’s hand
    }

# Over the half of a player whose hand went in before “3”. Short.
held-back = Too early: held back

# The button of the shout, and what is shouted: the name of the game, which means camel.
# (Button)
cry = Dschamal!

# On that button, small: the key that shouts, as it is called on keyboards.
key-enter = Enter

# The screen reader's name of the button ‖. Short.
# (Button)
pause = Pause

# The same once it was pressed: only a second press pauses.
pause-again = Pause: press again

# On the button, once it was pressed. Very short.
pause-again-shown = ‖ again?

# Why the duel is begun once more.
paused = Paused. The bag is shaken and the duel starts again.

# Why the duel is begun once more.
at-once = Both hands came out at once: the bag is shaken, and the duel starts again.

# For screen readers: the shapes that a player can win by.
# $player (Who) the player
# $shapes (Text) the shapes as a list: egg and star
camp-has =
    { $player ->
        [you] You: { $shapes }
       *[other] { $player }: { $shapes }
    }

# For screen readers: a player has no shape to win by.
# $player (Who) the player
camp-has-none =
    { $player ->
        [you] You: no shapes yet
       *[other] { $player }: no shapes yet
    }

## The calm duel

# A duel begins.
shaken = The bag is shaken.

# A duel that was left goes on.
goes-on = The duel goes on as it was.

# It is a bot’s turn.
# $player (Text) the bot’s name
feels-about = { $player } feels around in the bag

# A person is asked for the first step.
# $player (Who) who is asked
asks-feel =
    { $player ->
        [you] Your turn: feel a piece
       *[other] { $player }, feel a piece
    }

# A person is asked for the next step; “it” is the piece in the hand.
# $player (Who) who is asked
asks-draw-or-feel =
    { $player ->
        [you] Your turn: draw it or feel another
       *[other] { $player }, draw it or feel another
    }

# Likewise, with the third piece in the hand. To keep holding is to stay in the bag without drawing.
# $player (Who) who is asked
asks-draw-or-hold =
    { $player ->
        [you] Your turn: draw it or keep holding
       *[other] { $player }, draw it or keep holding
    }

# Both have held what they have.
# $player (Who) who must draw
asks-draw =
    { $player ->
        [you] Your turn: you have to draw
       *[other] { $player }, you have to draw
    }

# The last action of a hand.
# $player (Who) whose hand
feels-a-piece =
    { $player ->
        [you] You feel a piece.
       *[other] { $player } feels a piece.
    }

# The last action of a hand.
# $player (Who) whose hand
feels-another =
    { $player ->
        [you] You let go and feel another piece.
       *[other] { $player } lets go and feels another piece.
    }

# The last action of a hand: it keeps holding the piece without drawing.
# $player (Who) whose hand
holds =
    { $player ->
        [you] You keep holding.
       *[other] { $player } keeps holding.
    }

# Both keep holding, so there was a toss.
# $player (Who) who must draw
lot-draws =
    { $player ->
        [you] Both kept holding. The toss says you draw.
       *[other] Both kept holding. The toss says { $player } draws.
    }

# The main button: the hand looks for a piece and feels it.
# (Button)
feel = Feel a piece

# The main button: the hand lets its piece go and feels another one.
# (Button)
feel-another = Feel another

# The main button: the hand keeps its piece without drawing.
# (Button)
hold = Keep holding

# A button: the hand comes out with what it feels. Short.
# (Button)
draw = Draw

# A button: the same, with the shout for the camel. Short.
# (Button)
draw-crying = Draw + “Dschamal!”

# The state of a hand with nothing in it.
# $player (Who) whose hand
holds-nothing =
    { $player ->
        [you] Your hand holds nothing yet.
       *[other] { $player }’s hand holds nothing yet.
    }

# Where several look at the screen, what is felt is covered.
# $player (Text) the name of the one who may look
covered = Covered: only { $player } looks.

# On the cover, which is a button: what is felt is seen only as long as it is held.
# $player (Text) the name of the one who may look
# (Button)
uncover = { $player }: hold to uncover

# The piece in the hand has to be stroked, on its four sides, to be recognised.
# $player (Who) whose hand
holds-something =
    { $player ->
        [you] You hold something: stroke it.
       *[other] { $player } holds something: stroke it.
    }

# The results of strokes. They never name the piece.
# $player (Who) whose hand
# $told (Text) a list of what was felt: a tip above and a broad curve below
feels =
    { $player ->
        [you] You feel { $told }.
       *[other] { $player } feels { $told }.
    }

# The result of a stroke over one side of a piece, in the list before. It must not name a shape, and no two may sound alike.
# $what (Key: round, dent, narrow-end, blunt-end, corner, two-corners, cut-corner, long-edge, notch, straight, groove, curve, thin-rim, bite, tip, slope, rim-with-hole, gap, short-leg, two-legs, one-leg, two-tips, hollow, hump, neck) what is felt
# $side (Key: above, right, below, left) on which side of the hand
felt =
    { $what ->
        [round] a round side
        [dent] a dent
        [narrow-end] a narrow round end
        [blunt-end] a blunt end
        [corner] a corner
        [two-corners] two corners
        [cut-corner] a corner cut away
        [long-edge] a long edge and a corner
        [notch] a notch in an edge
        [straight] a straight side
        [groove] a groove
        [curve] a broad curve
        [thin-rim] a thin rim
        [bite] a bite
        [tip] a tip
        [slope] a slope and a corner
        [rim-with-hole] a rim with a hole within
        [gap] a gap
        [short-leg] a leg that ends early
        [two-legs] two legs
        [one-leg] one leg
        [two-tips] two tips
        [hollow] a hollow without a tip
        [hump] one hump
       *[neck] a long neck
    } { $side ->
        [above] above
        [right] on the right
        [below] below
       *[left] on the left
    }

# The number of sides that can still be stroked at this turn, after what was felt.
# $strokes (Number) how many
strokes-left =
    { $strokes } { $strokes ->
        [one] stroke
       *[other] strokes
    } left.

# It follows that where there is a keyboard.
# (Hint)
stroke-by-keys = Arrow keys work too.

# The screen reader's name of a quarter of the picture, which is a button.
# $side (Key: above, right, below, left) which one
# (Button)
stroke-side =
    { $side ->
        [above] Stroke the top
        [right] Stroke the right
        [below] Stroke the bottom
       *[left] Stroke the left
    }

# The number of pieces that a hand has felt in this duel.
# $player (Who) whose hand
# $felt (Number) how many
# $most (Number) how many it may feel
felt-of =
    { $player ->
        [you] You: { $felt } of { $most } felt
       *[other] { $player }: { $felt } of { $most } felt
    }

# The title of unfoldable help: the consequences of drawing the piece in the hand. Short.
# (Hint)
if-drawn = If you draw it…

# Below that, as long as little is known of the piece.
# $things (Number) what it may be: shapes, black ones and the camel
may-be-any = It may be any of { $things } things: stroke it.

# A shape at the start of what follows: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) which one
a-shape =
    { $shape ->
        [sphere] A sphere
        [egg] An egg
        [cube] A cube
        [box] A box
        [cylinder] A cylinder
        [disc] A disc
        [cone] A cone
        [pyramid] A pyramid
        [ring] A ring
        [arch] An arch
        [star] A star
       *[cross] A cross
    }

# The consequence of drawing such a piece, if it is what the hand feels.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $player (Who) whose hand it is, and in whose camp the shape is
would-win-own =
    { $player ->
        [you] { $what }: your own shape, you would win { $shape ->
           *[other] it
        }.
       *[other] { $what }: { $player }’s own shape, { $player } would win { $shape ->
           *[other] it
        }.
    }

# Likewise.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $player (Who) whose hand it is
# $other (Text) the name of the other one, in whose camp the shape is
would-win-theirs =
    { $player ->
        [you] { $what }: { $other }’s shape, you would win { $shape ->
           *[other] it
        } and one of { $other }’s.
       *[other] { $what }: { $other }’s shape, { $player } would win { $shape ->
           *[other] it
        } and one of { $other }’s.
    }

# Likewise.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $other (Text) the name of the other one: neither of the two has the shape
would-lose =
    { $what }: nobody’s shape, { $other } would win { $shape ->
       *[other] it
    }.

# A black piece at the start of what follows: A black egg, nearly an egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) which shape it nearly has
a-black-shape =
    A black { $shape ->
        [sphere] sphere
        [egg] egg
        [cube] cube
        [box] box
        [cylinder] cylinder
        [disc] disc
        [cone] cone
        [pyramid] pyramid
        [ring] ring
        [arch] arch
        [star] star
       *[cross] cross
    }

# Likewise, of a black piece.
# $what (Text) the piece: A black egg
# $player (Who) whose hand it is
# $other (Text) the name of the other one
would-lose-black =
    { $player ->
        [you] { $what }: { $other } would win one of your pieces.
       *[other] { $what }: { $other } would win one of { $player }’s pieces.
    }

# Likewise, of the camel.
# $player (Who) whose hand it is
# $other (Text) the name of the other one
would-be-camel =
    { $player ->
        [you] The camel: shout, and you win one of { $other }’s pieces; stay silent, and { $other } wins one of yours.
       *[other] The camel: with a shout, { $player } wins one of { $other }’s pieces; without, { $other } wins one of { $player }’s.
    }

## The hint: what is best to do now, and why

# The piece that is best taken.
# $piece (Text) the piece: the blue egg (an object)
# $own (Number) how many of the four of its shape are before the player then, 1 to 3
# $bag (Number) how many of them are in the bag then, 1 to 3
# (Hint)
advice-take = Take { $piece }: that makes { $own } of the 4 yours, with { $bag } left in the bag.
