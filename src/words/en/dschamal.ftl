### Messages of Dschamal.

## Notation: the expected part of a text that cannot be parsed

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players, chosen, dealt, blue-egg, draws …) stay as they are: the notation is the same in every
# language.
# $what (Key: options, start, duel, action, piece)
# $other (Text) the expected part if it is none of these, translated already
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

# The label of a field in set-up: the kind of duels. A duel is a défi in the French rules.
duels = Duels

# A kind of duel: both players act at the same time.
duels-live = Live

# The explanation of live duels in set-up.
duels-live-note = Both feel at once, and the first hand out decides. You need good eyes and quick hands.

# A kind of duel: turn by turn.
duels-calm = Calm

# The explanation of calm duels in set-up.
duels-calm-note = Turn by turn, in your own time; by keyboard and screen reader too.

# Under the choice of two phones, and of a match by link, where each player has their own device: the difference.
by-link = Calm duels only.

# The label of a field in set-up: the way to get the first pieces.
first-pieces = First pieces

# The players choose their first pieces.
first-pieces-chosen = Chosen

# The explanation of that in set-up.
first-pieces-chosen-note = Each takes a blue piece in turn.

# The first pieces are dealt at random.
first-pieces-dealt = Dealt

# The explanation of that in set-up.
first-pieces-dealt-note = Everyone gets a random blue piece.

# A shape in a list of shapes: egg
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

# The name of a piece outside of sentences, in labels and in the move list: blue egg. A black piece is a near miss of
# its shape: nearly an egg.
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

# The camel, in the same places: the one piece that is none of the shapes.
camel = camel

# A known piece in a sentence: the blue egg. Only ever within a sentence, never at its start; it may be in a list with
# others.
# $role (Key: plain, object) its grammatical role: “object” if somebody draws, wins, takes or chooses it, in messages
#     whose placeable says “(an object)”; “plain” in all others. Languages without the distinction use the same text
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

# The camel, in the same places.
# $role (Key: plain, object) as above
camel-the =
    { $role ->
       *[plain] the camel
    }

# The victory points of a player, in small letters on the cloth before them: 3 points. Short; PV in French.
# $points (Number) the number of points
camp-points =
    { $points } { $points ->
        [one] point
       *[other] points
    }

# The screen reader's text of a piece in front of a player.
# $piece (Text) the piece: blue egg
# $holder (Who) the player
# $state (Key: plain, locked, open) locked if nobody can win it any more; open if it can be taken now
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

# The screen reader's text of a piece of the bag that is laid out for a choice, or has just been drawn.
# $piece (Text) the piece: blue egg
# $state (Key: plain, open) open if it can be taken now
lies-in-bag =
    { $state ->
        [open] { $piece }, in the bag, can be taken
       *[plain] { $piece }, in the bag
    }

# Beside the player who has the bag and challenges the others: maître du sac in French. Short.
bag-master = Bag master

# Beside the player challenged by the bag master. Short.
challenged = Challenged

# Beside a player who lost the bag and must skip one duel. Short.
sits-out-note = Sits out

# The unit of a player’s first figure, after the number: 3 points. These are victory points, PV in French.
# $points (Number) the number of points
figure-points =
    { $points ->
        [one] point
       *[other] points
    }

# The unit of a player’s second figure, after the number: 5 pieces.
# $pieces (Number) the number of pieces before the player
figure-pieces =
    { $pieces ->
        [one] piece
       *[other] pieces
    }

# The next step: a toss, made by a button.
toss-due = Toss for first bag master

# A player has to take the first piece, on the board.
# $player (Who) that player
take-blue =
    { $player ->
        [you] Your turn: take a blue piece
       *[other] { $player }, take a blue piece
    }

# The hint for that.
# (Hint)
take-blue-help = Once you have a shape, you can win more of it.

# A bot takes its first piece, or this moment is reviewed.
# $player (Who) the player to act
turn-of =
    { $player ->
        [you] Your turn
       *[other] { $player }’s turn
    }

# The next step: a first piece is dealt at random.
# $player (Who) the player who gets it
deal-due =
    { $player ->
        [you] You get a random blue piece
       *[other] { $player } gets a random blue piece
    }

# A duel is due.
# $master (Who) the bag master, who challenges
# $challenged (Who) the challenged player
challenges =
    { $master ->
        [you] You challenge { $challenged }
       *[other] { $challenged ->
            [you] { $master } challenges you
           *[other] { $master } challenges { $challenged }
        }
    }

# The hint for that.
# (Hint)
challenges-help = The bag master duels the players clockwise, one after the other.

# The goal of the game in a sentence: in set-up, at the first step of the course, and before a duel of two players.
# (Hint)
goal = Four of a shape on the table score a point each for their owners; seven points win.

# May follow the hint.
# $player (Who) the player who lost the bag and must skip this duel
sits-out =
    { $player ->
        [you] You sit this one out.
       *[other] { $player } sits out.
    }

# The next step in a duel on two devices in which both keep holding their pieces: a toss.
toss-says-who = Both keep holding: toss for who draws

# The main button, which makes the toss.
# (Button)
ask-toss = Toss for it

# The button below the board that opens a duel, in place of the board.
# (Button)
to-the-bag = To the bag

# A saved match ends while a hand comes out with several pieces, and is continued: the other pieces are chosen on the
# board.
# $player (Who) the player whose hand it is
what-else =
    { $player ->
        [you] What else is in your hand?
       *[other] What else is in { $player }’s hand?
    }

# The hint for that.
# (Hint)
what-else-help = The saved match names all of them but the last.

# The winner of a duel has to take a piece from the loser’s camp, on the board.
# $winner (Who) the winner
# $loser (Who) the owner of the piece
take-theirs =
    { $winner ->
        [you] Your turn: take one of { $loser }’s pieces
       *[other] { $loser ->
            [you] { $winner } takes one of your pieces
           *[other] { $winner }, take one of { $loser }’s pieces
        }
    }

# The hint for that.
# (Hint)
take-theirs-help = Choose it on the board.

# The match is over.
match-is-over = The match is over

# A small button below the board: selects the previous piece that can be taken.
# (Button)
previous-piece = Previous piece

# A small button below the board: selects the next piece that can be taken.
# (Button)
next-piece = Next piece

# On the main button while no piece is selected; it is disabled then.
# (Button)
choose-piece = Choose a piece

# The main button: takes the selected piece.
# $piece (Text) the piece: the blue egg (an object)
# (Button)
take-piece = Take { $piece }

## At the table: events

# The toss has decided the first bag master.
# $player (Who) the bag master
first-master =
    { $player ->
        [you] You are the first bag master.
       *[other] { $player } is the first bag master.
    }

# A player has got a first piece, chosen or dealt.
# $player (Who) the player
# $piece (Text) the piece: the blue egg
begins-with =
    { $player ->
        [you] You begin with { $piece }.
       *[other] { $player } begins with { $piece }.
    }

# What a draw means, in a few words after it.
# $draw (Key: right, camel, wrong, broken, several, silent, no-camel) a shape of either camp, the camel with a shout, a shape of neither camp, a black piece, several pieces, the camel without a shout, or another piece with one
meaning =
    { $draw ->
        [right] the right shape!
        [camel] well shouted!
        [wrong] the wrong shape!
        [broken] broken!
        [several] too many!
        [silent] but no shout!
       *[no-camel] that’s no camel!
    }

# A hand comes out of the bag, before the consequences are told.
# $player (Who) the player whose hand it is
# $pieces (Text) the piece, or several: the blue egg and the camel (an object)
# $meaning (Text) what that means, from “meaning”
hand-out =
    { $player ->
        [you] You draw { $pieces }: { $meaning }
       *[other] { $player } draws { $pieces }: { $meaning }
    }

# The same if the player shouted “Dschamal!” for the camel while the hand came out, rightly or not.
# $player (Who) the player whose hand it is
# $pieces (Text) the piece, or several (an object)
# $meaning (Text) what that means, from “meaning”
hand-out-shouting =
    { $player ->
        [you] “Dschamal!” You draw { $pieces }: { $meaning }
       *[other] “Dschamal!” { $player } draws { $pieces }: { $meaning }
    }

# The drawn piece and its consequence: a piece of a shape in the player’s own camp is won.
# $player (Who) the player who draws
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

# A piece of a shape in the other player’s camp is won.
# $player (Who) the player who draws
# $other (Who) the other duellist
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

# The same, and the other player loses a piece of that shape.
# $player (Who) the player who draws
# $other (Who) the other duellist
# $piece (Text) the drawn piece: the blue egg (an object)
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the shape of both, for the word “it”
# $given (Text) the other player’s piece: the white egg (an object)
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

# The camel, with the shout: it wins a piece of the other player.
# $player (Who) the player who draws
shouts-rightly =
    { $player ->
        [you] You shout “Dschamal!” and draw the camel.
       *[other] { $player } shouts “Dschamal!” and draws the camel.
    }

# The camel, without the shout: it loses the duel.
# $player (Who) the player who draws
shouts-not =
    { $player ->
        [you] You draw the camel, but don’t shout.
       *[other] { $player } draws the camel, but doesn’t shout.
    }

# The shout for another piece than the camel: it loses the duel.
# $player (Who) the player who draws
# $piece (Text) the piece: the blue egg (an object)
shouts-wrongly =
    { $player ->
        [you] You shout “Dschamal!”, but draw { $piece }.
       *[other] { $player } shouts “Dschamal!”, but draws { $piece }.
    }

# A piece of a shape in neither camp: it loses the duel.
# $player (Who) the player who draws
# $piece (Text) the piece: the blue egg (an object)
draws-neither =
    { $player ->
        [you] You draw { $piece }, a shape in neither camp.
       *[other] { $player } draws { $piece }, a shape in neither camp.
    }

# A black piece, or several at once: it loses the duel.
# $player (Who) the player who draws
# $pieces (Text) the pieces: the black egg (an object), the blue egg and the camel
draws =
    { $player ->
        [you] You draw { $pieces }.
       *[other] { $player } draws { $pieces }.
    }

# Follows one of the sentences above: the winner of the duel gets these of the drawn pieces.
# $winner (Who) the winner
# $pieces (Text) the pieces: the blue egg (an object)
wins-pieces =
    { $winner ->
        [you] You win { $pieces }.
       *[other] { $winner } wins { $pieces }.
    }

# The same, if it is the only drawn piece, just named.
# $winner (Who) the winner
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

# Follows one of the sentences above, or is alone: the winner’s choice from the loser’s camp.
# $winner (Who) the winner
# $loser (Who) the loser
# $piece (Text) the piece: the blue egg (an object)
takes-from =
    { $winner ->
        [you] You take { $piece } from { $loser }.
       *[other] { $loser ->
            [you] { $winner } takes { $piece } from you.
           *[other] { $winner } takes { $piece } from { $loser }.
        }
    }

# Follows one of the sentences above: the loser of the duel has no piece that can be taken.
# $loser (Who) the loser
nothing-to-give =
    { $loser ->
        [you] You have nothing to give.
       *[other] { $loser } has nothing to give.
    }

# All four pieces of a shape are before players: they are locked, and each is a victory point for its owner.
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
# $master (Who) the new bag master
# $out (Who) the player who has lost it, and must skip the next duel
bag-passes =
    { $master ->
        [you] You have the bag, and { $out } sits out.
       *[other] { $out ->
            [you] { $master } has the bag, and you sit out.
           *[other] { $master } has the bag, and { $out } sits out.
        }
    }

## At the table: the move list

# The first line: the first bag master. Short.
# $player (Who) the bag master
list-master =
    { $player ->
        [you] You have the bag
       *[other] { $player } has the bag
    }

# Beside that line: the toss has decided it.
list-by-toss = by toss

# Beside a first piece that was dealt at random. Short.
list-dealt = dealt

# The piece that was drawn with the shout.
# $pieces (Text) the pieces: camel, or blue egg + black box
list-shouting = { $pieces }, “Dschamal!”

# Beside a duel: the pieces that its winner gets.
# $winner (Who) the winner
# $pieces (Text) the pieces: blue egg + white egg
list-gets =
    { $winner ->
        [you] You: { $pieces }
       *[other] { $winner }: { $pieces }
    }

# Beside a duel: its winner gets nothing.
# $winner (Who) the winner
list-nothing =
    { $winner ->
        [you] You: nothing
       *[other] { $winner }: nothing
    }

# Beside a duel: its winner still has to choose a piece.
# $winner (Who) the winner
list-chooses =
    { $winner ->
        [you] You choose
       *[other] { $winner } chooses
    }

# Beside a duel: the victory points that a player has gained by it.
# $player (Who) the player
# $points (Number) the number of points
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

# Beside a duel: the match ends with it.
list-over = match over

# Joins two notes beside a duel.
# $before (Text) the first: Ben: blue egg
# $next (Text) the next one: the end
list-more = { $before }; { $next }

## At the table: refusals

# An impossible number of players.
# $players (Number) that number
no-such-players = Two to eight can play, not { $players }.

# A saved match names a seat that does not exist.
# $seat (Text) its letter: F
no-seat = There is no player { $seat }.

# Something else has to happen first: the toss.
now-toss = Toss for bag master first.

# Something else has to happen first: the first pieces.
now-start = Everybody gets a piece first.

# Something else has to happen first: a duel is in progress.
now-duel = Finish the duel first.

# Something else has to happen first: a hand has come out with several pieces.
now-grip = A hand is out: first settle what is in it.

# Something else has to happen first.
now-take = The winner of the duel takes a piece first.

# The match is over.
now-over = The match is over.

# A first piece must be blue.
# $piece (Text) the piece: the white egg
not-blue = Take a blue piece first, not { $piece }.

# The piece is another player’s first piece already.
# $piece (Text) the piece: the blue egg
# $holder (Who) the player who has it
on-table =
    { $holder ->
        [you] You already have { $piece }.
       *[other] { $holder } already has { $piece }.
    }

# The acting player is not one of the two duellists.
# $player (Who) the acting player
# $master (Text) the name of one duellist, or “you” in the middle of a sentence
# $challenged (Text) the other one, in the same form
not-duelling =
    { $player ->
        [you] You are not in this duel: it is between { $master } and { $challenged }.
       *[other] { $player } is not in this duel: it is between { $master } and { $challenged }.
    }

# The acting player must skip this duel.
# $player (Who) the acting player
sits-this-out =
    { $player ->
        [you] You have lost the bag and sit this duel out.
       *[other] { $player } has lost the bag and sits this duel out.
    }

# The other hand has come out first.
# $player (Who) the player whose hand it is
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

# The loser of the duel does not have the piece that the winner chose.
# $loser (Who) the loser
# $piece (Text) the piece: the blue egg
not-theirs =
    { $loser ->
        [you] You lost the duel, but you don’t have { $piece }.
       *[other] { $loser } lost the duel, but doesn’t have { $piece }.
    }

# The piece that the winner of a duel chose is locked.
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

# In a calm duel, it is the other hand’s turn.
# $player (Who) the player to act
not-your-turn =
    { $player ->
        [you] It is your turn in the bag.
       *[other] It is { $player }’s turn in the bag.
    }

# In a calm duel, a hand feels at most three pieces.
three-felt = Three pieces felt: now draw or keep holding.

# In a calm duel: to keep holding means to stay in the bag with a piece, without drawing it.
not-three-felt = Feel three pieces first, then you can keep holding.

# In a calm duel.
no-grip = In calm duels you draw one piece at a time.

# In a calm duel, a step that is not due. The interface never offers one.
not-due-in-bag = Not yet: something else comes first in the bag.

## At the table: the end

# The reason why the match is over.
over-seven = Seven victory points win.

# The reason for the result.
over-most-points = Several players have seven points or more: the most points win.

# The reason for the result.
over-won-duel = Tie at the top: the winner of the last duel wins.

# The reason for the result.
over-shared = Tie at the top, and someone else won the last duel: they share the win.

# The reason why the match is over.
over-bag-empty = No coloured piece is left in the bag, and all have six victory points: all share the win.

# Beside a player and the points, in the table of the end.
# $duels (Number) the number of duels won
duels-won =
    won { $duels } { $duels ->
        [one] duel
       *[other] duels
    }

# A highlight of a one-sided match: from this duel on, the winner of the match was ahead.
# $number (Number) the number of the duel
# $player (Who) the winner of the duel
# $pieces (Text) the pieces won: the blue egg and the white egg (an object)
decided-in =
    { $player ->
        [you] Duel { $number } decided it: you won { $pieces }.
       *[other] Duel { $number } decided it: { $player } won { $pieces }.
    }

# A highlight: the duel that gained most.
# $player (Who) the winner of the duel
# $pieces (Text) the pieces won: the blue egg and the white egg (an object)
best-catch =
    { $player ->
        [you] Best catch: you won { $pieces } at once.
       *[other] Best catch: { $player } won { $pieces } at once.
    }

# The same, if these pieces were victory points.
# $player (Who) the winner of the duel
# $pieces (Text) the pieces won: the blue egg and the white egg (an object)
# $points (Number) the number of victory points
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
# $player (Who) the person
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
# $count (Number) the number of these persons
watching =
    { $count ->
        [one] { $names } watches.
       *[other] { $names } watch.
    }

# The heading of the instructions for a duel.
duel = The duel

# Before the icons of the shapes that a hand wins by. Black pieces have a small defect.
wanted = Find one of these, but not a broken one:

# The same where there is no such shape.
wanted-camel = Find the camel!

# Before the picture of the camel, after these icons.
wanted-camel-too = or the camel, with a shout:

# The kind of duel.
duel-how =
    Feel your way in the dark. Rest on a piece to grip it, and pull it towards you over the rim.
    For the camel, shout “Dschamal!” while the hand comes out.

# Two persons at one touch screen.
duel-by-touch = Sit face to face, half the screen each.

# The same with more than two players: each of the two has a button with the next message below their name.
duel-by-touch-ready = Sit face to face, where your name is, and touch your button.

# On that button, for a player who sits there.
# (Button)
touch-if-ready = Touch if ready

# On that button once it was touched.
is-ready = Ready!

# One person at a computer.
duel-by-keys = Hold the mouse button down all the while, or use the arrow keys with the space bar to grip. Enter to shout.

# Two persons at a computer.
# $one (Text) the name of one of them
# $other (Text) the name of the other one
duel-by-keys-both =
    { $one }: pointer, and D to shout.
    { $other }: arrow keys, space bar to grip, Enter to shout.

# For screen readers only.
duel-calmly = A live duel has to be seen. If both agree, you can play it calmly, turn by turn.

# A button: returns to the board; the duel remains due. In calm duels, too. Short.
# (Button)
leave = Back to board

# A button: makes it a calm duel. Short.
# (Button)
fight-calmly = Play calmly

# The main button: starts the countdown, after which both hands go into the bag.
# (Button)
count = 1, 2, 3…

# The screen reader's text of a half of the screen.
# $player (Who) the player of that half
hand-of =
    { $player ->
        [you] The bag, for your hand
       *[other] The bag, for { $player }’s hand
    }

# Over the half of a player whose hand went in before “3”. Short.
held-back = Too early: held back

# The same place, of a hand that came out without a piece, or whose player shouted without one. Short.
empty-hand = Empty!

# The button for the shout, and the word that is shouted: the name of the game, which means camel.
# (Button)
shout = Dschamal!

# On that button, small: the key for the shout, as printed on keyboards.
key-enter = Enter

# The screen reader's name of the button ‖. Short.
# (Button)
pause = Pause

# The same after a first press: only a second press pauses.
pause-again = Pause: press again

# On the button, after a first press. Very short.
pause-again-shown = ‖ again?

# The reason why the duel is restarted.
paused = Paused. The bag is shaken and the duel starts again.

# The reason why the duel is restarted.
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

# In place of the icons of a camp that has no shape, after the name of its player.
camp-is-empty = nothing yet: draw a shape from the other camp

## The calm duel

# A duel starts.
shaken = The bag is shaken.

# A duel that was left is resumed.
goes-on = The duel goes on as it was.

# It is a bot’s turn.
# $player (Text) the bot’s name
feels-about = { $player } feels around in the bag

# A person has to make the first step.
# $player (Who) the person
asks-feel =
    { $player ->
        [you] Your turn: feel a piece
       *[other] { $player }, feel a piece
    }

# A person has to make the next step; “it” is the piece in the hand.
# $player (Who) the person
asks-draw-or-feel =
    { $player ->
        [you] Your turn: draw it or feel another
       *[other] { $player }, draw it or feel another
    }

# The same, with the third piece in the hand. To keep holding means to stay in the bag without drawing.
# $player (Who) the person
asks-draw-or-hold =
    { $player ->
        [you] Your turn: draw it or keep holding
       *[other] { $player }, draw it or keep holding
    }

# Both have kept holding their pieces.
# $player (Who) the player who must draw
asks-draw =
    { $player ->
        [you] Your turn: you have to draw
       *[other] { $player }, you have to draw
    }

# The last action of a hand.
# $player (Who) the player whose hand it is
feels-a-piece =
    { $player ->
        [you] You feel a piece.
       *[other] { $player } feels a piece.
    }

# The last action of a hand.
# $player (Who) the player whose hand it is
feels-another =
    { $player ->
        [you] You let go and feel another piece.
       *[other] { $player } lets go and feels another piece.
    }

# The last action of a hand: it keeps holding the piece without drawing.
# $player (Who) the player whose hand it is
holds =
    { $player ->
        [you] You keep holding.
       *[other] { $player } keeps holding.
    }

# Both kept holding, so a toss decided.
# $player (Who) the player who must draw
toss-draws =
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

# A button: the hand comes out with its piece. Short.
# (Button)
draw = Draw

# A button: the same, with the shout for the camel. Short.
# (Button)
draw-shouting = Draw + “Dschamal!”

# The state of a hand with nothing in it.
# $player (Who) the player whose hand it is
holds-nothing =
    { $player ->
        [you] Your hand holds nothing yet.
       *[other] { $player }’s hand holds nothing yet.
    }

# Covers the felt piece when several persons look at the screen.
# $player (Text) the name of the person who may look
covered = Covered: only { $player } may look.

# On the cover, which is a button: the felt piece is visible only while the button is held.
# $player (Text) the name of the person who may look
# (Button)
uncover = { $player }: hold to uncover

# The piece in the hand has to be stroked on its four sides to be identified.
# $player (Who) the player whose hand it is
holds-something =
    { $player ->
        [you] You hold something: stroke it.
       *[other] { $player } holds something: stroke it.
    }

# The results of strokes. They never name the piece.
# $player (Who) the player whose hand it is
# $told (Text) a list of results: a tip above and a broad curve below
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

# The number of sides that can still be stroked in this turn, after the results.
# $strokes (Number) that number
strokes-left =
    { $strokes } { $strokes ->
        [one] stroke
       *[other] strokes
    } left.

# Follows that if there is a keyboard.
# (Hint)
stroke-by-keys = Arrow keys work too.

# In the list of keys: what the arrow keys do in a duel.
key-arrows-in-bag = in the bag: stroke a side of the piece; in a live duel, move the hand

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
# $player (Who) the player whose hand it is
# $felt (Number) the number of pieces felt
# $most (Number) the greatest number that it may feel
felt-of =
    { $player ->
        [you] You: { $felt } of { $most } felt
       *[other] { $player }: { $felt } of { $most } felt
    }

# The title of collapsed help: the consequences of drawing the piece in the hand. Short.
# (Hint)
if-drawn = If you draw it…

# Below that, while little is known of the piece.
# $things (Number) the number of possibilities: shapes, black ones and the camel
may-be-any = It could be any of { $things } things: stroke it to find out.

# A shape at the start of the messages below: An egg
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

# The consequence of drawing such a piece, if the hand holds one.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $player (Who) the player whose hand it is, and whose camp has the shape
would-win-own =
    { $player ->
        [you] { $what }, a shape of yours: you would win { $shape ->
           *[other] it
        }.
       *[other] { $what }, a shape of { $player }’s: { $player } would win { $shape ->
           *[other] it
        }.
    }

# The same.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $player (Who) the player whose hand it is
# $other (Text) the name of the other player, whose camp has the shape
would-win-theirs =
    { $player ->
        [you] { $what }, a shape of { $other }’s: you would win { $shape ->
           *[other] it
        } and one of { $other }’s.
       *[other] { $what }, a shape of { $other }’s: { $player } would win { $shape ->
           *[other] it
        } and one of { $other }’s.
    }

# The same.
# $what (Text) the shape: An egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the same, for the word “it”
# $other (Text) the name of the other player; the shape is in neither camp
would-lose =
    { $what }, a shape in neither camp: { $other } would win { $shape ->
       *[other] it
    }.

# A black piece at the start of the message below: A black egg, nearly an egg
# $shape (Key: sphere, egg, cube, box, cylinder, disc, cone, pyramid, ring, arch, star, cross) the shape that it resembles
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

# The same for a black piece.
# $what (Text) the piece: A black egg
# $player (Who) the player whose hand it is
# $other (Text) the name of the other player
would-lose-black =
    { $player ->
        [you] { $what }: { $other } would win one of your pieces.
       *[other] { $what }: { $other } would win one of { $player }’s pieces.
    }

# The same for the camel.
# $player (Who) the player whose hand it is
# $other (Text) the name of the other player
would-be-camel =
    { $player ->
        [you] The camel: shout, and you win one of { $other }’s pieces; stay silent, and { $other } wins one of yours.
       *[other] The camel: with a shout, { $player } wins one of { $other }’s pieces; without, { $other } wins one of { $player }’s.
    }

## The hint: the best action, and the reasons for it

# It is best to take this piece.
# $piece (Text) the piece: the blue egg (an object)
# $own (Number) the number of pieces of its shape, of four, before the player then: 1 to 3
# $bag (Number) the number of them in the bag then: 1 to 3
# (Hint)
advice-take = Take { $piece }: that makes { $own } of the 4 yours, with { $bag } left in the bag.
