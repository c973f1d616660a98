### What the table of damath says.

## Notation: what was expected where a text cannot be read

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
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
        [before-lot] nothing but options before the toss (D3)
        [duellist] player A or B
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
        [shuttle] how often a dama has gone back and forth, and its last square (D11)
        [entered] a piece that can move, and jumps that can be entered (D8)
        [late] late opponent or lot, in a timed game (D13)
        [offer] offer open or declined, in time (D11)
        [finishing] finishing only with a jump entered in a timed game (D14)
        [over] over time, agreed or surrendered by A or B (D11)
       *[other] { $other }
    }

## At the table

# A number rounded to two decimals, where the exact one is a fraction or a root: 3.33
# $whole (Text) what stands before the point; its digits are grouped already
# $hundredths (Text) the two digits after it
rounded-number = { $whole }.{ $hundredths }

# A piece by what is written on it, as it stands in lists and sums: 9, dama 9
# $chip (Text) what is written on it: 9, −3x²y
# $kind (Key: chip, dama) whether it is a plain chip or has become a dama
piece =
    { $kind ->
        [dama] dama { $chip }
       *[chip] { $chip }
    }

# A square out loud, as a screen reader says it: (2,3), minus, Ada’s dama 9, can move
# $square (Text) its column and row: (2,3)
# $operator (Key: plus, minus, times, over) the sign that is written on it: + − × ÷
# $stands (Text) what stands there: empty; Ada’s dama 9
# $can (Key: move, reached, nothing) whether its piece can move, or it can be moved to
square-aloud =
    { $square }, { $operator ->
        [plus] plus
        [minus] minus
        [times] times
       *[over] divided by
    }, { $stands }{ $can ->
        [move] , can move
        [reached] , can be reached
       *[nothing] {""}
    }

# A square on which nothing stands, in square-aloud.
stands-nothing = empty

# The contents of a square, in square-aloud: Ada’s dama 9
# $who (Who) whose piece it is
# $chip (Text) what is written on it
# $kind (Key: chip, dama) what it is
stands-piece =
    { $who ->
        [you] { $kind ->
            [dama] your dama { $chip }
           *[chip] your { $chip }
        }
       *[other] { $kind ->
            [dama] { $who }’s dama { $chip }
           *[chip] { $who }’s { $chip }
        }
    }

# The contents of a square, in square-aloud: First player’s dama 9
# $side (Key: first, second) which player’s piece it is
# $chip (Text) what is written on it
# $kind (Key: chip, dama) what it is
stands-side =
    { $side ->
        [first] { $kind ->
            [dama] First player’s dama { $chip }
           *[chip] First player’s { $chip }
        }
       *[second] { $kind ->
            [dama] Second player’s dama { $chip }
           *[chip] Second player’s { $chip }
        }
    }

## Whose turn it is

# The line above the board while the toss decides.
prompt-lot = Toss for first move

# The line above the board: somebody has to move.
# $who (Who) whose move it is
prompt-move =
    { $who ->
        [you] Your move
       *[other] { $who }’s move
    }

# The line above the board: somebody has to take, as capturing is compulsory (D7).
# $who (Who) whose move it is
prompt-take =
    { $who ->
        [you] You must take
       *[other] { $who } must take
    }

# The line above the board: the time for the match is up, and the capture that has begun is still to be finished (D14).
# $who (Who) who has begun it
prompt-finish =
    { $who ->
        [you] Your turn: finish the capture
       *[other] { $who }, finish the capture
    }

# The line above the board: the time for a move is up, and the opponent is asked to make it instead (D13).
# $who (Who) who is asked to move
# $late (Who) who was too late
prompt-move-for =
    { $who ->
        [you] Your turn: move for { $late }
       *[other] { $late ->
            [you] { $who } moves for you
           *[other] { $who }, move for { $late }
        }
    }

# The line above the board, asking for an answer: somebody offers to end the match (D11).
# $who (Who) who is to answer
# $from (Who) who offers
prompt-answer =
    { $who ->
        [you] Your turn: { $from } offers to end here
       *[other] { $from ->
            [you] Waiting for { $who } to answer your offer
           *[other] { $who }, { $from } offers to end here
        }
    }

# The line below prompt-answer.
# (Hint)
hint-answer = If you agree, the match ends and the points are counted.

# The line above the board while others are waited for.
# $who (Who) whose turn it is
turn =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }

# Somebody is making the move of a player who was too late.
# $who (Who) who moves
# $late (Who) for whom
turn-for =
    { $who ->
        [you] You move for { $late }
       *[other] { $late ->
            [you] { $who } moves for you
           *[other] { $who } moves for { $late }
        }
    }

# A random move is being made for a player who was too late.
# $late (Who) for whom
turn-of-lot =
    { $late ->
        [you] A random move is made for you
       *[other] A random move is made for { $late }
    }

# The line above the board, and what is said while it happens.
# $who (Who) who offers to end the match
offers =
    { $who ->
        [you] You offer to end the match
       *[other] { $who } offers to end the match
    }

# The line above the board when all is over.
prompt-over = The match is over

## What to do next, below the line above the board. Pieces that can move have a ring round them

# Nothing is chosen yet, and nothing has to be taken.
# (Hint)
hint-choose = Choose a ringed piece, then where it goes.

# A piece has to take others; several can.
# $count (Number) how many it takes
# (Hint)
hint-choose-taker =
    Choose a ringed piece: it takes { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# A piece is chosen that has to take others.
# $chip (Text) what is written on it
# $kind (Key: chip, dama) what it is
# $count (Number) how many it takes
# (Hint)
hint-land =
    { $kind ->
        [dama] The dama { $chip }
       *[chip] The { $chip }
    } takes { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }: choose where it lands.

# A piece is chosen that can move.
# $chip (Text) what is written on it
# $kind (Key: chip, dama) what it is
# $square (Text) where it stands
# (Hint)
hint-go =
    { $kind ->
        [dama] The dama { $chip } on { $square }: choose where it goes.
       *[chip] The { $chip } on { $square }: choose where it goes.
    }

# A move is picked and still to be confirmed.
# $chip (Text) what is written on the piece
# $kind (Key: chip, dama) what it is
# $from (Text) where it stands
# $to (Text) where it goes
# (Hint)
hint-goes =
    { $kind ->
        [dama] The dama { $chip } goes from { $from } to { $to }.
       *[chip] The { $chip } goes from { $from } to { $to }.
    }

# The first jumps of a capture are picked, and it goes on from there.
# $so-far (Text) what they take or score: 9 − 10 = −1
# (Hint)
hint-on = { $so-far }, and on: choose where it lands next.

## The buttons below the board

# Refuses an offer to end the match.
# (Button)
play-on = Play on

# Accepts an offer to end the match.
# (Button)
finish-and-count = End and count

# Picks the possible move before the one that is picked; a small button.
# (Button)
previous-move = Previous option

# Picks the next possible move; a small button.
# (Button)
next-move = Next option

# Makes the move that is picked.
# $square (Text) where the piece goes
# (Button)
move-to = Move to { $square }

# Takes what is picked.
# $score (Text) what it scores, with its sign: +12
# (Button)
take = Take: { $score }

# The same where the player is asked first what it scores.
# (Button)
take-work-out = Take: solve it

# Enters the next jump of a capture, which then stands.
# (Button)
jump = Jump

# The same with what it scores.
# $score (Text) what the jump scores, with its sign
# (Button)
jump-scores = Jump: { $score }

## Sums: 9 − 10 = −1, then 9 + 4 = 13: +12

# Two jumps of a capture, or what they take, one after the other; there may be more.
# $first (Text) what comes first
# $next (Text) what comes after it
and-then = { $first }, then { $next }

# Jumps with their working, and what they come to together.
# $working (Text) the jumps: 9 − 10 = −1, then 9 + 4 = 13
# $score (Text) the whole, with its sign: +12
in-all = { $working }: { $score }

# The working of a jump of polynomial chips, with letters first and then with numbers: 6x + 10y at x = 5, y = 4: 30 + 40 = 70
# $sum (Text) with letters
# $place (Text) what x and y are: x = 5, y = 4
# $working (Text) with numbers
sum-at = { $sum } at { $place }: { $working }

# A division by nought, which counts nothing (D10).
# $sum (Text) 10 ÷ 0
by-zero = { $sum } scores 0

# The sum of a capture as a question, before its working is shown: 9 takes 10 on −, then 4 on +
# $chip (Text) what is written on the piece that takes
# $kind (Key: chip, dama) what it is
# $taken (Text) what it takes, and on which signs it lands: 10 on −, then 4 on +
takes =
    { $kind ->
        [dama] Dama { $chip } takes { $taken }
       *[chip] { $chip } takes { $taken }
    }

# A piece taken, in takes: 10 on −
# $piece (Text) the piece taken: 10, dama 10
# $operator (Text) the sign on the square where the taker lands
taken-on = { $piece } on { $operator }

# The same with polynomial chips: −3x²y on ÷ at x = 5, y = 4
# $piece (Text) the piece taken
# $operator (Text) the sign on the square where the taker lands
# $place (Text) what x and y are there: x = 5, y = 4
taken-on-at = { $piece } on { $operator } at { $place }

# How a line of the move list is written.
legend = 30-41: from column 3, row 0 to column 4, row 1. 14x32: the same, and what is jumped over is captured.

# The question on the sheet where sums are worked out.
# $takes (Text) what takes what: 9 takes 10 on −
task = { $takes }. What does it score?

# The last question there, after each jump of a capture has been worked out.
task-in-all = What do the jumps score together?

# The keys on that sheet besides the digits, one a sign: minus, the stroke of fractions, and what separates decimals.
keys = −/.

# The same where roots can come out.
keys-roots = −/.√

# The same where a result can be written with letters.
keys-letters = −/.xy²³

## What has happened, below the line above the board and while it is shown

# The toss has decided who is first player (D3).
# $who (Who) who is first player, by toss
goes-first =
    { $who ->
        [you] You go first
       *[other] { $who } goes first
    }

# While a piece is moved.
# $who (Who) who moves it
# $piece (Text) which one: 9, dama 9
# $square (Text) where it goes
moves =
    { $who ->
        [you] You: { $piece } to { $square }
       *[other] { $who }: { $piece } to { $square }
    }

# While pieces are taken.
# $who (Who) who takes them
# $working (Text) what that scores: 9 − 10 = −1
scores =
    { $who ->
        [you] You: { $working }
       *[other] { $who }: { $working }
    }

# A chip has become a dama.
# $who (Who) whose chip
new-dama =
    { $who ->
        [you] You crown a dama
       *[other] { $who } crowns a dama
    }

# The text of a move that stays on the screen.
# $who (Who) who moved
# $piece (Text) which piece: 9, dama 9
# $square (Text) where it went
moved =
    { $who ->
        [you] You moved { $piece } to { $square }
       *[other] { $who } moved { $piece } to { $square }
    }

# The same where the chip has become a dama by it.
# $who (Who) who moved
# $piece (Text) which chip: 9
# $square (Text) where it went
moved-crowned =
    { $who ->
        [you] You moved { $piece } to { $square } and crowned a dama
       *[other] { $who } moved { $piece } to { $square } and crowned a dama
    }

# The text of a capture that stays on the screen.
# $who (Who) who took
# $taken (Text) which pieces: 10 and dama 4
# $working (Text) what that scored: 9 − 10 = −1, then 9 + 4 = 13: +12
took =
    { $who ->
        [you] You took { $taken }: { $working }
       *[other] { $who } took { $taken }: { $working }
    }

# The same where the chip has become a dama by it.
# $who (Who) who took
# $taken (Text) which pieces
# $working (Text) what that scored
took-crowned =
    { $who ->
        [you] You took { $taken } and crowned a dama: { $working }
       *[other] { $who } took { $taken } and crowned a dama: { $working }
    }

# An offer to end the match was declined.
goes-on = Play goes on

# The time for a move is up (D13).
# $late (Who) whose time
# $who (Who) who makes the move instead
late =
    { $late ->
        [you] Your time is up: { $who } moves for you
       *[other] { $who ->
            [you] { $late }’s time is up: you move for { $late }
           *[other] { $late }’s time is up: { $who } moves for { $late }
        }
    }

# Neither the player nor the opponent has made the move in time.
# $late (Who) whose move it was
# $who (Who) the opponent, who was to make it and was too late as well
late-too =
    { $late ->
        [you] { $who }’s time is up too: a random move is made for you
       *[other] { $who ->
            [you] Your time is up too: a random move is made for { $late }
           *[other] { $who }’s time is up too: a random move is made for { $late }
        }
    }

# The time for the match is up in the middle of a capture (D14).
# $who (Who) whose capture it is
finishing =
    { $who ->
        [you] Match time is up: you finish the capture
       *[other] Match time is up: { $who } finishes the capture
    }

# Nor was the capture finished in time.
finishing-by-lot = Time is up: the capture is finished at random

## The players beside the board

# Said after a figure, and shown where the pointer rests on it: 12 from captures
figure-captures = from captures

# The same figure rounded to two decimals: ≈ 3.33 rounded
figure-rounded = rounded

# So many pieces are left.
# $count (Number) how many
figure-pieces =
    { $count ->
        [one] piece
       *[other] pieces
    }

# Beside the name of who offers to end the match.
note-offers = Offers to end

# Beside the name of who is too late.
note-late = Time is up

# Beside the name of who is first player.
note-first = First to move

# In the menu: offers to end the match.
# $who (Who) who offers
# (Button)
offer-end =
    { $who ->
        [you] Offer to end
       *[other] { $who }: offer to end
    }

# The question before that.
# $who (Who) who offers
offer-question =
    { $who ->
        [you] Offer to end the match?
       *[other] Offer to end the match for { $who }?
    }

## The menu, and the clocks

# In the menu: takes an offer to end the match back.
# $who (Who) who takes the offer back
# (Button)
withdraws =
    { $who ->
        [you] Withdraw offer
       *[other] { $who }: withdraw offer
    }

# The question before that.
# $who (Who) who takes the offer back
withdraw-question =
    { $who ->
        [you] Withdraw the offer?
       *[other] Withdraw { $who }’s offer?
    }

# In the menu: gives the match up.
# $who (Who) who gives it up
# (Button)
surrenders =
    { $who ->
        [you] Resign
       *[other] { $who }: resign
    }

# The question before that.
# $who (Who) who gives it up
surrender-question =
    { $who ->
        [you] Resign?
       *[other] Resign for { $who }?
    }

# A notice before an offer to end the match.
meaning-offer = You can withdraw it until it is answered.

# A notice before an offer is withdrawn.
meaning-withdraw = You can’t make another before the next move.

# A notice before a player resigns.
meaning-surrender = This can’t be taken back.

# The clock of a move.
clock-move = Move

# The clock of the whole match.
clock-game = Match

## Why something is not allowed

# Something was tried before the toss has decided who is first player (D3).
not-before-lot = First toss for who begins.

# The toss was to decide once more who is first player.
lot-is-over = The toss has been made.

# The toss was to fall on somebody who is not there.
# $seat (Text) the letter of the seat
no-seat = There is no player { $seat }.

# Something was tried after the end.
over = The match is over.

# An empty square was touched.
# $square (Text) which one
no-piece = There is no piece on { $square }.

# A piece of the opponent was touched.
# $chip (Text) what is written on the piece
# $kind (Key: chip, dama, unknown) what it is; of an unknown one only the square is known
# $square (Text) where it stands
theirs =
    { $kind ->
        [dama] The dama { $chip } on { $square } is your opponent’s.
        [unknown] The piece on { $square } is your opponent’s.
       *[chip] The { $chip } on { $square } is your opponent’s.
    }

# A chip cannot go there: it moves otherwise.
# $chip (Text) what is written on it
# $kind (Key: chip, unknown) what it is
# $square (Text) where it stands
# $to (Text) where it was to go
chip-off-line =
    { $kind ->
        [unknown] The piece on { $square } moves one square diagonally forward, not to { $to }.
       *[chip] The { $chip } on { $square } moves one square diagonally forward, not to { $to }.
    }

# A dama cannot go there: it moves otherwise.
# $chip (Text) what is written on it
# $kind (Key: dama, unknown) what it is
# $square (Text) where it stands
# $to (Text) where it was to go
dama-off-line =
    { $kind ->
        [unknown] The dama on { $square } moves along diagonals: { $to } is on none of them.
       *[dama] The dama { $chip } on { $square } moves along diagonals: { $to } is on none of them.
    }

# A chip was to go backward, which only a dama does.
# $chip (Text) what is written on the chip
# $kind (Key: chip, unknown) what it is
# $square (Text) where it stands
backward =
    { $kind ->
        [unknown] The piece on { $square } is not a dama: it moves backward only to take.
       *[chip] The { $chip } on { $square } is not a dama: it moves backward only to take.
    }

# A chip was to go further than one square, as only a dama does.
# $chip (Text) what is written on the chip
# $kind (Key: chip, unknown) what it is
# $square (Text) where it stands
too-far =
    { $kind ->
        [unknown] The piece on { $square } is not a dama: it moves one square.
       *[chip] The { $chip } on { $square } is not a dama: it moves one square.
    }

# A move over or onto a square that is not empty.
# $chip (Text) what is written on the piece
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
# $to (Text) where it was to go
# $occupied (Text) the square on the way, or the same, on which something stands
step-blocked =
    { $kind ->
        [dama] The dama { $chip } on { $square } can’t go to { $to }: { $occupied } is occupied.
        [unknown] The piece on { $square } can’t go to { $to }: { $occupied } is occupied.
       *[chip] The { $chip } on { $square } can’t go to { $to }: { $occupied } is occupied.
    }

# A chip was chosen that has no move.
# $chip (Text) what is written on the chip
# $kind (Key: chip, unknown) what it is
# $square (Text) where it stands
chip-stuck =
    { $kind ->
        [unknown] The piece on { $square } can’t move: the way ahead is blocked.
       *[chip] The { $chip } on { $square } can’t move: the way ahead is blocked.
    }

# A dama was chosen that has no move.
# $chip (Text) what is written on the dama
# $kind (Key: dama, unknown) what it is
# $square (Text) where it stands
dama-stuck =
    { $kind ->
        [unknown] The dama on { $square } can’t move: its diagonals are blocked.
       *[dama] The dama { $chip } on { $square } can’t move: its diagonals are blocked.
    }

# A capture was to lead somewhere off the diagonals.
# $to (Text) where the piece was to land
jump-off-line = No diagonal leads to { $to }.

# A chip was to jump further than a chip does.
# $to (Text) where the chip was to land
jump-too-far = A chip lands right behind what it takes, not on { $to }.

# A capture was to jump over empty squares only.
# $to (Text) where the piece was to land
jump-over-nothing = There is nothing to take on the way to { $to }.

# The player’s own piece is in the way of a capture.
# $chip (Text) what is written on it
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
jump-over-own =
    { $kind ->
        [dama] The dama { $chip } on { $square } is your own: you can’t take it.
        [unknown] The piece on { $square } is your own: you can’t take it.
       *[chip] The { $chip } on { $square } is your own: you can’t take it.
    }

# A piece cannot be jumped twice in one capture.
# $chip (Text) what is written on it
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
jump-twice =
    { $kind ->
        [dama] The dama { $chip } on { $square } has been jumped already.
        [unknown] The piece on { $square } has been jumped already.
       *[chip] The { $chip } on { $square } has been jumped already.
    }

# Something stands between the piece and what it was to take, or where it was to land.
# $chip (Text) what is written on the piece in the way
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
jump-blocked =
    { $kind ->
        [dama] The dama { $chip } on { $square } is in the way.
        [unknown] The piece on { $square } is in the way.
       *[chip] The { $chip } on { $square } is in the way.
    }

# A piece that must capture, in a list with “or”: the 9 on (1,0) or the dama 6 on (5,0)
# $chip (Text) what is written on it
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
taker =
    { $kind ->
        [dama] the dama { $chip } on { $square }
        [unknown] the piece on { $square }
       *[chip] the { $chip } on { $square }
    }

# Another move was tried (D7).
# $takers (Text) one of these must capture: the 9 on (1,0) or the 6 on (5,0)
# $count (Number) how many it takes
must-capture =
    Capturing is compulsory: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# A capture was tried that takes fewer pieces than another (D7).
# $takers (Text) one of these must capture
# $count (Number) how many it takes
more-first =
    Take as many as you can: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# A chip’s capture was tried where a dama can take as many pieces (D7).
# $takers (Text) one of these must capture
# $count (Number) how many it takes
dama-first =
    Between equal captures, a dama goes first: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# A capture was to stop too early.
# $count (Number) how many it takes
must-go-on =
    The capture goes on: it must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    } in all.

# Another piece was touched than the one that is chosen (D8).
# $chip (Text) what is written on the one that is chosen
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stands
chosen =
    { $kind ->
        [dama] The dama { $chip } on { $square } is chosen: it must move.
        [unknown] The piece on { $square } is chosen: it must move.
       *[chip] The { $chip } on { $square } is chosen: it must move.
    }

# Something else was tried while a capture is under way (D8).
# $chip (Text) what is written on the piece that captures
# $kind (Key: chip, dama, unknown) what it is
# $square (Text) where it stood
entered =
    { $kind ->
        [dama] The dama { $chip } on { $square } has begun its capture and must finish it.
        [unknown] The piece on { $square } has begun its capture and must finish it.
       *[chip] The { $chip } on { $square } has begun its capture and must finish it.
    }

# A choice was to be recorded though none binds (D8).
nothing-to-touch = Touch-move is off: nothing needs to be chosen.

# The last landing of a move was to be entered by itself.
# $square (Text) where the piece was to land
completes = Landing on { $square } completes the move.

# Something was tried while an offer to end the match waits for its answer.
offer-is-open = Answer the offer first.

# An answer came without an offer, or an offer was to be withdrawn that is none.
no-offer = There is no offer to answer.

# An offer was made twice in one turn.
offered-before = Only one offer a turn.

# Something was tried after the time for a move was up (D13).
time-is-up = The player’s time is up: somebody else makes the move.

# The time for a move was to be up where none is running.
no-move-time = There is no move clock.

# The time for the game was to be up where none is running.
no-game-time = There is no match clock.

## The move list. The name of who moved stands before each line, if it was a player

# Beside the name of who is first player.
list-first = goes first, by toss

# Beside a move: the chip has become a dama.
list-dama = dama

# Beside a move that another player made, as the time for it was up.
# $who (Who) who made it
list-made-by =
    { $who ->
        [you] made by you
       *[other] made by { $who }
    }

# Beside a random move, made as the time for it was up twice.
list-made-by-lot = random move

# Several things of one move beside each other: 9 + 10 = 19; dama
# $first (Text) one thing
# $next (Text) the next
list-notes = { $first }; { $next }

# The jumps of a capture beside each other: 9 − 10 = −1, 9 + 4 = 13
# $first (Text) one jump
# $next (Text) the next
list-jumps = { $first }, { $next }

# Somebody offered to end the match.
list-offer = offer to end

# Somebody declined that.
list-declined = offer declined

# Somebody took the offer back.
list-withdrawn = offer withdrawn

# A line by itself, without a name.
list-move-time = The time for the move is up

# A line by itself, without a name.
list-game-time = The time for the match is up

## Before the match

# The choice that sets clocks and rules together.
way = Style of play

# A way to play, for those who have not played before.
way-friendly = Friendly

# The explanation of that choice.
way-friendly-note = No clock, and you may change your mind until the move is made.

# A way to play: as the rulebook has it.
way-by-the-book = By the book

# The explanation of that choice.
way-by-the-book-note = Touch it, move it. 20 seconds a move, 20 minutes in all.

# A way to play: as in tournaments.
way-tournament = Tournament

# The explanation of that choice.
way-tournament-note = Touch-move, 60 seconds a move, and damas left at the end count double.

# Shown when clocks and rules are set otherwise than in any of these ways.
way-own = Custom

# “More options” is the part of the page that is folded up, by its name there.
way-own-note = As set under “More options”.

# The heading of the seven sets of chips (D2); each has its name, as schools call such numbers, and a note.
set = Chips

# Natural numbers without 0.
set-counting = Counting

set-counting-note = 1 to 12

# Natural numbers with 0.
set-whole = Whole

set-whole-note = 0 to 11

# Numbers such as −3.
set-integer = Integer

set-integer-note = 0 to 11, the odd ones negative

# Tenths.
set-fraction = Fraction

# The strokes have some air around them, so that they touch no digit.
set-fraction-note = 1{"\u200A"}/{"\u200A"}10 to 12{"\u200A"}/{"\u200A"}10

# Tenths, also negative ones.
set-rational = Rational

set-rational-note = tenths, half of them negative

# Roots.
set-radical = Radical

set-radical-note = roots such as 16√32

# Letters.
set-polynomial = Polynomial

set-polynomial-note = like −3x²y; the landing square gives x and y

# The heading of two choices: which signs stand on the board (D2).
operators = Operators

# One of the two: all four signs.
operators-four = + − × ÷

# The other: only two.
operators-two = + − only

# Beside the one that belongs to the set of chips.
operators-own = Usual with these chips.

# Beside the one that does not.
operators-other = Not usual with these chips.

# The heading of two choices: whether a piece that is touched must move (D8).
touch-move = Touch-move

# It must.
touch-on = On

touch-on-note = Touch a piece and you must move it; jumps can’t be undone.

# It need not.
touch-off = Off

touch-off-note = Change your mind until the move is made.

# The heading of three choices (D13).
move-time = Time for a move

move-time-20 = 20 seconds

move-time-20-note = Then the opponent makes your move.

# No clock for moves.
move-time-off = Off

move-time-off-note = Take your time.

move-time-60 = 60 seconds

move-time-60-note = Tournament: no limit while you must capture.

# The differences in a match by link, where each player has a device of their own.
by-link = No clock runs.

# The heading of two choices (D14).
game-time = Time for the match

game-time-20 = 20 minutes

game-time-20-note = Then the score decides.

# No clock for the game.
game-time-off = Off

game-time-off-note = Play to the end.

# The heading of two choices: what damas on the board count at the end (D12).
damas = Damas left at the end

# They count once.
damas-once = Once

damas-once-note = They count their value.

# They count double.
damas-double = Double

damas-double-note = Tournament: twice their value.

## The end

# Why the game is over (D11).
# $who (Who) the player to move
end-no-pieces =
    { $who ->
        [you] You have no pieces left.
       *[other] { $who } has no pieces left.
    }

# The same where that player wins anyway.
# $who (Who) the player to move
end-no-pieces-but-wins =
    { $who ->
        [you] You have no pieces left, but the greater total wins.
       *[other] { $who } has no pieces left, but the greater total wins.
    }

# The player to move has no move.
# $who (Who) the player to move
end-no-move =
    { $who ->
        [you] You can’t move.
       *[other] { $who } can’t move.
    }

# A player has moved to and fro five times with their only piece, a dama.
# $who (Who) whose last piece is a dama
end-shuttle =
    { $who ->
        [you] Your last dama has gone back and forth five times.
       *[other] { $who }’s last dama has gone back and forth five times.
    }

# The game ends as nothing new happens.
end-repetition = The same position has come up for the third time.

# The game ends as nothing happens.
end-quiet = For 50 moves nothing was taken and no chip moved.

# The time for the game, twenty minutes, is up.
end-time = The twenty minutes are over.

# An offer to end the match was accepted.
end-agreed = Both agreed to end the match.

# A player who resigns loses, even with the greater score.
# $who (Who) who has resigned
end-surrendered =
    { $who ->
        [you] You resigned and lose, whatever the score.
       *[other] { $who } resigned and loses, whatever the score.
    }

# Beside the name of who has resigned, in the final table.
row-surrendered = resigned

# The parts of a final score.
# $captures (Text) the score made by capturing: 100
# $left (Text) the pieces left, added up: 9 + 5 + 1
row-sum = { $captures } from captures, { $left } on the board

# The same of a player who has no pieces left.
# $captures (Text) the score made by capturing
row-sum-alone = { $captures } from captures, nothing left

# Told at the end of a match.
# $who (Who) who made it
# $working (Text) its sum: 12 − 5 = 7
best-capture =
    { $who ->
        [you] Best capture: yours, { $working }.
       *[other] Best capture: { $who }’s, { $working }.
    }

## The hint: what is best to do now, and why

# The best move takes these pieces.
# $chip (Text) what is written on the piece that takes
# $kind (Key: chip, dama) what it is
# $square (Text) where it stands: (2,3)
# $taken (Text) the pieces that it takes, as a list: 10 and dama 4
# (Hint)
advice-takes =
    { $kind ->
        [dama] The dama { $chip } on { $square } takes { $taken }.
       *[chip] The { $chip } on { $square } takes { $taken }.
    }

# The same with what that scores.
# $chip (Text) what is written on the piece that takes
# $kind (Key: chip, dama) what it is
# $square (Text) where it stands: (2,3)
# $taken (Text) the pieces that it takes, as a list: 10 and dama 4
# $score (Text) what that scores, with its sign: +18
# (Hint)
advice-takes-for =
    { $kind ->
        [dama] The dama { $chip } on { $square } takes { $taken } for { $score }.
       *[chip] The { $chip } on { $square } takes { $taken } for { $score }.
    }

# Follows the best move: its chip becomes a dama by it.
# (Hint)
advice-crowned = It becomes a dama.

# Follows the best move: it ends the match.
# (Hint)
advice-ends = That ends the match.

# Follows the best move: the opponent can take nothing in the next one.
# $who (Who) the opponent
# (Hint)
advice-safe =
    { $who ->
        [you] After that you can’t take anything.
       *[other] After that { $who } can’t take anything.
    }

# Follows the best move: the opponent has to take something in the next one.
# $who (Who) the opponent
# $count (Number) how many pieces
# (Hint)
advice-answer =
    { $who ->
        [you] After that you must take { $count ->
            [1] one piece
           *[other] { $count } pieces
        }.
       *[other] After that { $who } must take { $count ->
            [1] one piece
           *[other] { $count } pieces
        }.
    }

# The same with what that can score at most.
# $who (Who) the opponent
# $count (Number) how many pieces
# $score (Text) what that scores, with its sign: +7
# (Hint)
advice-answer-for =
    { $who ->
        [you] After that you must take { $count ->
            [1] one piece
           *[other] { $count } pieces
        }, for { $score } at most.
       *[other] After that { $who } must take { $count ->
            [1] one piece
           *[other] { $count } pieces
        }, for { $score } at most.
    }

# Follows what the opponent takes after the best move: with every other move that would be as bad or worse.
# (Hint)
advice-least = No other move costs you less.

# It is best to accept an offer to end the match, to decline it, or to make one.
# $what (Key: accept, decline, offer) which
# $own (Text) the total of who is advised, if it is counted now: 45
# $other (Text) the total of the opponent
# (Hint)
advice-count =
    { $what ->
        [accept] End and count: it would be { $own } to { $other }.
        [decline] Play on: counted now, it would be { $own } to { $other }.
       *[offer] Offer to end the match: counted now, it would be { $own } to { $other }.
    }
