### Messages of Damath.

# The goal of the game in a sentence: in set-up, and at the first step of the course.
goal = Each capture is a sum that adds to your score; the higher total wins.

## Notation: the expected part of a text that cannot be parsed

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (such as late, offer, surrendered) stay as they are: the notation is the same in every language.
# $what (Key: option, option-once, set, operators, touch, damas, move-time, game-time, square, way, number, section, section-once, before-lot, duellist, side, piece, chip, one-piece, chip-once, far-row, pieces, scores, moves, quiet, shuttle-player, shuttle, entered, late, offer, finishing, over)
# $other (Text) the expected part if it is none of these, translated already
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
        [section] a section of the position, in its place
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

# A number rounded to two decimals, of which the exact value is a fraction or a root: 3.33
# $whole (Text) the digits before the point, grouped already
# $hundredths (Text) the two digits after the point
rounded-number = { $whole }.{ $hundredths }

# A piece by its label, in lists and sums: 9, dama 9
# $chip (Text) its label: 9, −3x²y
# $kind (Key: chip, dama) a plain chip, or a dama
piece =
    { $kind ->
        [dama] dama { $chip }
       *[chip] { $chip }
    }

# A square for screen readers: (2,3), minus, Ada’s dama 9, can move
# $square (Text) its column and row: (2,3)
# $operator (Key: plus, minus, times, over) the operator on it: + − × ÷
# $stands (Text) its content: empty; Ada’s dama 9
# $can (Key: move, reached, nothing) its piece can move, or it can be moved to
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

# An empty square, in square-aloud.
stands-nothing = empty

# The contents of a square, in square-aloud: Ada’s dama 9
# $who (Who) the owner of the piece
# $chip (Text) its label
# $kind (Key: chip, dama) its kind
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
# $side (Key: first, second) the owner of the piece
# $chip (Text) its label
# $kind (Key: chip, dama) its kind
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

## The player to move

# The title before the toss for the first move.
prompt-toss = Toss for first move

# The title: a player has to move.
# $who (Who) the player to move
prompt-move =
    { $who ->
        [you] Your move
       *[other] { $who }’s move
    }

# The title: a player has to capture (D7).
# $who (Who) the player to move
prompt-take =
    { $who ->
        [you] You must take
       *[other] { $who } must take
    }

# The title: the time for the match is up, and the capture in progress has to be finished (D14).
# $who (Who) the player who is capturing
prompt-finish =
    { $who ->
        [you] Your turn: finish the capture
       *[other] { $who }, finish the capture
    }

# The title: the time for a move is up, and the opponent has to make it instead (D13).
# $who (Who) the player who has to make the move
# $late (Who) the player whose time is up
prompt-move-for =
    { $who ->
        [you] Your turn: move for { $late }
       *[other] { $late ->
            [you] { $who } moves for you
           *[other] { $who }, move for { $late }
        }
    }

# The title: an offer to end the match has to be answered (D11).
# $who (Who) the player who has to answer
# $from (Who) the player who offers
prompt-answer =
    { $who ->
        [you] Your turn: { $from } offers to end here
       *[other] { $from ->
            [you] Waiting for { $who } to answer your offer
           *[other] { $who }, { $from } offers to end here
        }
    }

# The hint below prompt-answer.
# (Hint)
hint-answer = If you agree, the match ends and the points are counted.

# The title while others act.
# $who (Who) the player to move
turn =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }

# A player is making the move of another whose time is up.
# $who (Who) the player who moves
# $late (Who) the player whose time is up
turn-for =
    { $who ->
        [you] You move for { $late }
       *[other] { $late ->
            [you] { $who } moves for you
           *[other] { $who } moves for { $late }
        }
    }

# A random move is being made for a player whose time is up.
# $late (Who) the player whose time is up
turn-of-toss =
    { $late ->
        [you] A random move is made for you
       *[other] A random move is made for { $late }
    }

# The title, and the caption, of an offer to end the match.
# $who (Who) the player who offers
offers =
    { $who ->
        [you] You offer to end the match
       *[other] { $who } offers to end the match
    }

# The title when the match is over.
prompt-over = The match is over

## Hints below the title. Pieces that can move have a ring

# Nothing is selected, and capturing is not compulsory.
# (Hint)
hint-choose = Choose a ringed piece, then where it goes.

# Capturing is compulsory, and several pieces can do it.
# $count (Number) the number of pieces to take
# (Hint)
hint-choose-taker =
    Choose a ringed piece: it takes { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# The selected piece has to capture.
# $chip (Text) its label
# $kind (Key: chip, dama) its kind
# $count (Number) the number of pieces to take
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

# The selected piece can move.
# $chip (Text) its label
# $kind (Key: chip, dama) its kind
# $square (Text) its square
# (Hint)
hint-go =
    { $kind ->
        [dama] The dama { $chip } on { $square }: choose where it goes.
       *[chip] The { $chip } on { $square }: choose where it goes.
    }

# A move is selected and has to be confirmed.
# $chip (Text) the label of the piece
# $kind (Key: chip, dama) its kind
# $from (Text) its square
# $to (Text) the square that it moves to
# (Hint)
hint-goes =
    { $kind ->
        [dama] The dama { $chip } goes from { $from } to { $to }.
       *[chip] The { $chip } goes from { $from } to { $to }.
    }

# The first jumps of a capture are selected; there are several continuations.
# $so-far (Text) these jumps, or their scores: 9 − 10 = −1
# (Hint)
hint-on = So far { $so-far }. Choose the next landing square.

## The buttons below the board

# Refuses an offer to end the match.
# (Button)
play-on = Play on

# Accepts an offer to end the match.
# (Button)
finish-and-count = End and count

# Selects the previous of the possible moves; a small button.
# (Button)
previous-move = Previous option

# Selects the next of the possible moves; a small button.
# (Button)
next-move = Next option

# Makes the selected move.
# $square (Text) the square that the piece moves to
# (Button)
move-to = Move to { $square }

# Makes the selected capture.
# $score (Text) its score, with its sign: +12
# (Button)
take = Take: { $score }

# The same if the player first has to work out the score.
# (Button)
take-work-out = Take: work out

# Enters the next jump of a capture, which is binding then.
# (Button)
jump = Jump

# The same with its score.
# $score (Text) the score of the jump, with its sign
# (Button)
jump-scores = Jump: { $score }

## Sums: 9 − 10 = −1, then 9 + 4 = 13: +12

# Two jumps of a capture, or the pieces taken, in sequence; there may be more.
# $first (Text) the first
# $next (Text) the next
and-then = { $first }, then { $next }

# Jumps with their calculation, and their total.
# $working (Text) the jumps: 9 − 10 = −1, then 9 + 4 = 13
# $score (Text) the total, with its sign: +12
in-all = { $working }: { $score }

# The calculation of a jump of polynomial chips, first with letters and then with numbers: 6x + 10y at x = 5, y = 4: 30
# + 40 = 70
# $sum (Text) with letters
# $place (Text) the values of x and y: x = 5, y = 4
# $working (Text) with numbers
sum-at = { $sum } at { $place }: { $working }

# A division by zero, which scores nothing (D10).
# $sum (Text) 10 ÷ 0
by-zero = { $sum } scores 0

# The sum of a capture as a question, without its calculation: 9 takes 10 on −, then 4 on +
# $chip (Text) the label of the capturing piece
# $kind (Key: chip, dama) its kind
# $taken (Text) the pieces taken, and the operators of the landings: 10 on −, then 4 on +
takes =
    { $kind ->
        [dama] Dama { $chip } takes { $taken }
       *[chip] { $chip } takes { $taken }
    }

# A piece taken, in “takes”: 10 on −
# $piece (Text) the piece taken: 10, dama 10
# $operator (Text) the operator on the landing square
taken-on = { $piece } on { $operator }

# The same with polynomial chips: −3x²y on ÷ at x = 5, y = 4
# $piece (Text) the piece taken
# $operator (Text) the operator on the landing square
# $place (Text) the values of x and y there: x = 5, y = 4
taken-on-at = { $piece } on { $operator } at { $place }

# The format of a line of the move list.
legend = 30-41: from column 3, row 0 to column 4, row 1. 14x32: the same, and what is jumped over is captured.

# The question on the sheet for working out sums.
# $takes (Text) the capture: 9 takes 10 on −
task = { $takes }. What does it score?

# The last question there, after each jump of a capture has been worked out.
task-in-all = What do the jumps score together?

# The keys on that sheet in addition to the digits, one per character: minus, plus, the fraction stroke, and the
# decimal separator.
keys = −+/.

# The same if results can have roots.
keys-roots = −+/.√

# The same if results can have letters.
keys-letters = −+/.xy²³⁴

# What can be typed there, if what was typed cannot be read.
forms = Type a number, such as −3, 3/4, 1 1/2 or 0.75.

# The same if results can have roots.
forms-roots = Type a number, such as −3, 12√2, 7 + 2√2 or 16.97.

# The same if results can have letters.
forms-letters = Type a number or letters, such as −3, 3/4, 6x + 28y or 12x⁴y².

## Events: captions of animations, and recaps

# The toss has decided the first player (D3).
# $who (Who) the first player
goes-first =
    { $who ->
        [you] You go first
       *[other] { $who } goes first
    }

# While a piece is moved.
# $who (Who) the player
# $piece (Text) the piece: 9, dama 9
# $square (Text) the square that it moves to
moves =
    { $who ->
        [you] You: { $piece } to { $square }
       *[other] { $who }: { $piece } to { $square }
    }

# While pieces are captured.
# $who (Who) the player
# $working (Text) the calculation: 9 − 10 = −1
scores =
    { $who ->
        [you] You: { $working }
       *[other] { $who }: { $working }
    }

# A chip has become a dama.
# $who (Who) the owner of the chip
new-dama =
    { $who ->
        [you] You crown a dama
       *[other] { $who } crowns a dama
    }

# The recap of a move.
# $who (Who) the player
# $piece (Text) the piece: 9, dama 9
# $square (Text) the square that it moved to
moved =
    { $who ->
        [you] You moved { $piece } to { $square }
       *[other] { $who } moved { $piece } to { $square }
    }

# The same if the chip has become a dama.
# $who (Who) the player
# $piece (Text) the chip: 9
# $square (Text) the square that it moved to
moved-crowned =
    { $who ->
        [you] You moved { $piece } to { $square } and crowned a dama
       *[other] { $who } moved { $piece } to { $square } and crowned a dama
    }

# The recap of a capture.
# $who (Who) the player
# $taken (Text) the pieces taken: 10 and dama 4
# $working (Text) the calculation: 9 − 10 = −1, then 9 + 4 = 13: +12
took =
    { $who ->
        [you] You took { $taken }: { $working }
       *[other] { $who } took { $taken }: { $working }
    }

# The same if the chip has become a dama.
# $who (Who) the player
# $taken (Text) the pieces taken
# $working (Text) the calculation
took-crowned =
    { $who ->
        [you] You took { $taken } and crowned a dama: { $working }
       *[other] { $who } took { $taken } and crowned a dama: { $working }
    }

# An offer to end the match was declined.
goes-on = Play goes on

# The time for a move is up (D13).
# $late (Who) the player whose time is up
# $who (Who) the player who makes the move instead
late =
    { $late ->
        [you] Your time is up: { $who } moves for you
       *[other] { $who ->
            [you] { $late }’s time is up: you move for { $late }
           *[other] { $late }’s time is up: { $who } moves for { $late }
        }
    }

# Neither the player nor the opponent has made the move in time.
# $late (Who) the player whose move it was
# $who (Who) the opponent, who had to make it and whose time is up as well
late-too =
    { $late ->
        [you] { $who }’s time is up too: a random move is made for you
       *[other] { $who ->
            [you] Your time is up too: a random move is made for { $late }
           *[other] { $who }’s time is up too: a random move is made for { $late }
        }
    }

# The time for the match is up during a capture (D14).
# $who (Who) the player who is capturing
finishing =
    { $who ->
        [you] Match time is up: you finish the capture
       *[other] Match time is up: { $who } finishes the capture
    }

# The time for finishing the capture is up as well.
finishing-at-random = Time is up: the capture is finished at random

## The players beside the board

# After a figure for screen readers, and its tooltip: 12 from captures
figure-captures = from captures

# The same figure rounded to two decimals: ≈ 3.33 rounded
figure-rounded = rounded

# The number of pieces left.
# $count (Number) that number
figure-pieces =
    { $count ->
        [one] piece
       *[other] pieces
    }

# Beside the name of the player who offers to end the match.
note-offers = Offers to end

# Beside the name of the player whose time is up.
note-late = Time is up

# Beside the name of the first player.
note-first = First to move

# In the menu: offers to end the match.
# $who (Who) the player who offers
# (Button)
offer-end =
    { $who ->
        [you] Offer to end
       *[other] { $who }: offer to end
    }

# The confirmation of that.
# $who (Who) the player who offers
offer-question =
    { $who ->
        [you] Offer to end the match?
       *[other] Offer to end the match for { $who }?
    }

## The menu, and the clocks

# In the menu: withdraws an offer to end the match.
# $who (Who) the player who withdraws it
# (Button)
withdraws =
    { $who ->
        [you] Withdraw offer
       *[other] { $who }: withdraw offer
    }

# The confirmation of that.
# $who (Who) the player who withdraws it
withdraw-question =
    { $who ->
        [you] Withdraw the offer?
       *[other] Withdraw { $who }’s offer?
    }

# In the menu: resigns.
# $who (Who) the player who resigns
# (Button)
resigns =
    { $who ->
        [you] Resign
       *[other] { $who }: resign
    }

# The confirmation of that.
# $who (Who) the player who resigns
resign-question =
    { $who ->
        [you] Resign?
       *[other] Resign for { $who }?
    }

# A warning before an offer to end the match.
meaning-offer = You can withdraw it until it is answered.

# A warning before an offer is withdrawn.
meaning-withdraw = You can’t make another before the next move.

# A warning before a player resigns.
meaning-resign = This can’t be taken back.

# The clock of a move.
clock-move = Move

# The clock of the whole match.
clock-game = Match

## Refusals

# The toss for the first move has to come first (D3).
not-before-toss = Toss for first move first.

# There is no second toss for the first move.
toss-is-over = The toss has been made.

# The toss names a seat that does not exist.
# $seat (Text) the letter of the seat
no-seat = There is no player { $seat }.

# The match is over.
over = The match is over.

# An empty square was touched.
# $square (Text) the square
no-piece = There is no piece on { $square }.

# A piece of the opponent was touched.
# $chip (Text) its label
# $kind (Key: chip, dama, unknown) its kind; if unknown, only its square is named
# $square (Text) its square
theirs =
    { $kind ->
        [dama] The dama { $chip } on { $square } is your opponent’s.
        [unknown] The piece on { $square } is your opponent’s.
       *[chip] The { $chip } on { $square } is your opponent’s.
    }

# A chip cannot move there: the square is not on one of its diagonals.
# $chip (Text) its label
# $kind (Key: chip, unknown) its kind
# $square (Text) its square
# $to (Text) the target square
chip-off-line =
    { $kind ->
        [unknown] The piece on { $square } moves one square diagonally forward, not to { $to }.
       *[chip] The { $chip } on { $square } moves one square diagonally forward, not to { $to }.
    }

# A dama cannot move there: the square is not on one of its diagonals.
# $chip (Text) its label
# $kind (Key: dama, unknown) its kind
# $square (Text) its square
# $to (Text) the target square
dama-off-line =
    { $kind ->
        [unknown] The dama on { $square } moves along diagonals: { $to } is on none of them.
       *[dama] The dama { $chip } on { $square } moves along diagonals: { $to } is on none of them.
    }

# A chip cannot move backward; only a dama can.
# $chip (Text) the label of the chip
# $kind (Key: chip, unknown) its kind
# $square (Text) its square
backward =
    { $kind ->
        [unknown] The piece on { $square } is not a dama: it moves backward only to take.
       *[chip] The { $chip } on { $square } is not a dama: it moves backward only to take.
    }

# A chip cannot move further than one square; only a dama can.
# $chip (Text) the label of the chip
# $kind (Key: chip, unknown) its kind
# $square (Text) its square
too-far =
    { $kind ->
        [unknown] The piece on { $square } is not a dama: it moves one square.
       *[chip] The { $chip } on { $square } is not a dama: it moves one square.
    }

# A move over or onto a square that is not empty.
# $chip (Text) the label of the piece
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
# $to (Text) the target square
# $occupied (Text) the occupied square: on the way, or the target itself
step-blocked =
    { $kind ->
        [dama] The dama { $chip } on { $square } can’t go to { $to }: { $occupied } is occupied.
        [unknown] The piece on { $square } can’t go to { $to }: { $occupied } is occupied.
       *[chip] The { $chip } on { $square } can’t go to { $to }: { $occupied } is occupied.
    }

# The selected chip has no move.
# $chip (Text) the label of the chip
# $kind (Key: chip, unknown) its kind
# $square (Text) its square
chip-stuck =
    { $kind ->
        [unknown] The piece on { $square } can’t move: the way ahead is blocked.
       *[chip] The { $chip } on { $square } can’t move: the way ahead is blocked.
    }

# The selected dama has no move.
# $chip (Text) the label of the dama
# $kind (Key: dama, unknown) its kind
# $square (Text) its square
dama-stuck =
    { $kind ->
        [unknown] The dama on { $square } can’t move: its diagonals are blocked.
       *[dama] The dama { $chip } on { $square } can’t move: its diagonals are blocked.
    }

# The landing square of a capture is on no diagonal.
# $to (Text) the landing square
jump-off-line = No diagonal leads to { $to }.

# A chip cannot jump so far.
# $to (Text) the landing square
jump-too-far = A chip lands right behind what it takes, not on { $to }.

# A capture that jumps over empty squares only.
# $to (Text) the landing square
jump-over-nothing = There is nothing to take on the way to { $to }.

# The player’s own piece is in the way of a capture.
# $chip (Text) its label
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
jump-over-own =
    { $kind ->
        [dama] The dama { $chip } on { $square } is your own: you can’t take it.
        [unknown] The piece on { $square } is your own: you can’t take it.
       *[chip] The { $chip } on { $square } is your own: you can’t take it.
    }

# A piece cannot be jumped twice in one capture.
# $chip (Text) its label
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
jump-twice =
    { $kind ->
        [dama] The dama { $chip } on { $square } has been jumped already.
        [unknown] The piece on { $square } has been jumped already.
       *[chip] The { $chip } on { $square } has been jumped already.
    }

# Another piece is before the piece to be taken, or on the landing square.
# $chip (Text) the label of that other piece
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
jump-blocked =
    { $kind ->
        [dama] The dama { $chip } on { $square } is in the way.
        [unknown] The piece on { $square } is in the way.
       *[chip] The { $chip } on { $square } is in the way.
    }

# A piece that must capture, in a list with “or”: the 9 on (1,0) or the dama 6 on (5,0)
# $chip (Text) its label
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
taker =
    { $kind ->
        [dama] the dama { $chip } on { $square }
        [unknown] the piece on { $square }
       *[chip] the { $chip } on { $square }
    }

# Capturing is compulsory (D7).
# $takers (Text) the pieces of which one must capture: the 9 on (1,0) or the 6 on (5,0)
# $count (Number) the number of pieces to take
must-capture =
    Capturing is compulsory: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# Another capture takes more pieces (D7).
# $takers (Text) the pieces of which one must capture
# $count (Number) the number of pieces to take
more-first =
    Take as many as you can: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# A dama can take as many pieces as the chip (D7).
# $takers (Text) the pieces of which one must capture
# $count (Number) the number of pieces to take
dama-first =
    Between equal captures, a dama goes first: { $takers } must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    }.

# The capture must be continued.
# $count (Number) the number of pieces to take
must-go-on =
    The capture goes on: it must take { $count ->
        [1] one piece
        [2] two pieces
        [3] three pieces
        [4] four pieces
       *[other] { $count } pieces
    } in all.

# Several captures lead to the pressed square by different landings (D7).
# $to (Text) the pressed square
# $landings (Text) the landing squares to choose from, in a list with “or”: (1,2) or (5,2)
many-ways = Several captures lead to { $to }: first choose where to land, { $landings }.

# Another piece is chosen already (D8).
# $chip (Text) the label of the chosen piece
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its square
chosen =
    { $kind ->
        [dama] The dama { $chip } on { $square } is chosen: it must move.
        [unknown] The piece on { $square } is chosen: it must move.
       *[chip] The { $chip } on { $square } is chosen: it must move.
    }

# A capture is in progress (D8).
# $chip (Text) the label of the capturing piece
# $kind (Key: chip, dama, unknown) its kind
# $square (Text) its original square
entered =
    { $kind ->
        [dama] The dama { $chip } on { $square } has begun its capture and must finish it.
        [unknown] The piece on { $square } has begun its capture and must finish it.
       *[chip] The { $chip } on { $square } has begun its capture and must finish it.
    }

# A choice cannot be recorded if touch-move is off (D8).
nothing-to-touch = Touch-move is off: nothing needs to be chosen.

# The last landing of a move cannot be entered on its own.
# $square (Text) the landing square
completes = Landing on { $square } completes the move.

# An offer to end the match has to be answered first.
offer-is-open = Answer the offer first.

# There is no offer to answer or to withdraw.
no-offer = There is no offer to answer.

# A second offer in one turn.
offered-before = Only one offer a turn.

# The time for the move is up (D13).
time-is-up = Time is up: the opponent makes the move.

# A time-out of a move without a clock for moves.
no-move-time = There is no move clock.

# A time-out of the match without a clock for the match.
no-game-time = There is no match clock.

## The move list. The name of the player, if there is one, precedes each line

# Beside the name of the first player.
list-first = goes first, by toss

# Beside a move: the chip has become a dama.
list-dama = dama

# Beside a move made by the other player, because its time was up.
# $who (Who) that other player
list-made-by =
    { $who ->
        [you] made by you
       *[other] made by { $who }
    }

# Beside a random move, because its time was up twice.
list-made-at-random = random move

# Several notes on one move in sequence: 9 + 10 = 19; dama
# $first (Text) the first
# $next (Text) the next
list-notes = { $first }; { $next }

# The jumps of a capture in sequence: 9 − 10 = −1, 9 + 4 = 13
# $first (Text) the first
# $next (Text) the next
list-jumps = { $first }, { $next }

# A player offered to end the match.
list-offer = offer to end

# A player declined that.
list-declined = offer declined

# A player withdrew the offer.
list-withdrawn = offer withdrawn

# A line by itself, without a name.
list-move-time = The time for the move is up

# A line by itself, without a name.
list-game-time = The time for the match is up

## Before the match

# The choice that sets clocks and rules together.
style = Style of play

# A style of play, for those who have not played before.
style-friendly = Friendly

# The explanation of that choice.
style-friendly-note = No clock, and you may change your mind until the move is made.

# A style of play, according to the rulebook.
style-by-the-book = By the book

# The explanation of that choice.
style-by-the-book-note = Touch it, move it. 20 seconds a move, 20 minutes in all.

# A style of play, as in tournaments.
style-tournament = Tournament

# The explanation of that choice.
style-tournament-note = Touch-move, 60 seconds a move, and damas left at the end count double.

# The clocks and rules differ from all these styles.
style-own = Custom

# “More options” is the name of the collapsed part of the page.
style-own-note = As set under “More options”.

# The heading of the seven sets of chips (D2); each has the name that schools use for such numbers, and a note.
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

# Hair spaces around the stroke keep it off the digits; no line breaks after the second one, before the word joiner.
set-fraction-note = 1{"\u200A"}/{"\u200A\u2060"}10 to 12{"\u200A"}/{"\u200A\u2060"}10

# Tenths, also negative ones.
set-rational = Rational

set-rational-note = tenths, half of them negative

# Roots.
set-radical = Radical

set-radical-note = roots such as 16√32

# Letters.
set-polynomial = Polynomial

set-polynomial-note = like −3x²y; the landing square gives x and y

# The heading of two choices: the operators on the board (D2).
operators = Operators

# One of the two: all four operators.
operators-four = + − × ÷

# The other: two operators.
operators-two = + − only

# Beside the one that is usual with the set of chips.
operators-own = Usual with these chips.

# Beside the other one.
operators-other = Not usual with these chips.

# The heading of two choices: a touched piece must move, or need not (D8).
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
by-link = Clocks run only while both devices are connected.

# The heading of two choices (D14).
game-time = Time for the match

game-time-20 = 20 minutes

game-time-20-note = Then the score decides.

# No clock for the game.
game-time-off = Off

game-time-off-note = Play to the end.

# The heading of two choices: the value of damas on the board at the end (D12).
damas = Damas left at the end

# They count once.
damas-once = Once

damas-once-note = They count their value.

# They count double.
damas-double = Double

damas-double-note = Tournament: twice their value.

## The end

# The reason why the match is over (D11).
# $who (Who) the player to move
end-no-pieces =
    { $who ->
        [you] You have no pieces left.
       *[other] { $who } has no pieces left.
    }

# The same if that player wins nevertheless.
# $who (Who) the player to move
end-no-pieces-but-wins =
    { $who ->
        [you] You have no pieces left, but the higher total.
       *[other] { $who } has no pieces left, but the higher total.
    }

# The player to move cannot move.
# $who (Who) the player to move
end-no-move =
    { $who ->
        [you] You can’t move.
       *[other] { $who } can’t move.
    }

# A player has moved back and forth five times with their only piece, a dama.
# $who (Who) that player
end-shuttle =
    { $who ->
        [you] Your last dama has gone back and forth five times.
       *[other] { $who }’s last dama has gone back and forth five times.
    }

# The match ends because a position is repeated.
end-repetition = The same position has come up for the third time.

# The match ends because there is no progress.
end-quiet = For 50 moves nothing was taken and no chip moved.

# The time for the match, twenty minutes, is up.
end-time = The twenty minutes are up.

# An offer to end the match was accepted.
end-agreed = Both agreed to end the match.

# A player who resigns loses, even with the greater score.
# $who (Who) the player who has resigned
end-resigned =
    { $who ->
        [you] You resigned and lose, whatever the score.
       *[other] { $who } resigned and loses, whatever the score.
    }

# Beside the name of a player who has resigned, in the final table.
row-resigned = resigned

# The parts of a final score.
# $captures (Text) the score of the captures: 100
# $left (Text) the pieces left, added up: 9 + 5 + 1
row-sum = { $captures } from captures, { $left } on the board

# The same for a player who has no pieces left.
# $captures (Text) the score of the captures
row-sum-alone = { $captures } from captures, nothing left

# A highlight of the match.
# $who (Who) the player
# $working (Text) its calculation: 12 − 5 = 7
best-capture =
    { $who ->
        [you] Best capture: yours, { $working }.
       *[other] Best capture: { $who }’s, { $working }.
    }

## The hint: the best action, and the reasons for it

# The best move captures these pieces.
# $chip (Text) the label of the capturing piece
# $kind (Key: chip, dama) its kind
# $square (Text) its square: (2,3)
# $taken (Text) the pieces taken, as a list: 10 and dama 4
# (Hint)
advice-takes =
    { $kind ->
        [dama] The dama { $chip } on { $square } takes { $taken }.
       *[chip] The { $chip } on { $square } takes { $taken }.
    }

# The same with the score.
# $chip (Text) the label of the capturing piece
# $kind (Key: chip, dama) its kind
# $square (Text) its square: (2,3)
# $taken (Text) the pieces taken, as a list: 10 and dama 4
# $score (Text) the score, with its sign: +18
# (Hint)
advice-takes-for =
    { $kind ->
        [dama] The dama { $chip } on { $square } takes { $taken } for { $score }.
       *[chip] The { $chip } on { $square } takes { $taken } for { $score }.
    }

# Follows the best move: its chip becomes a dama.
# (Hint)
advice-crowned = It becomes a dama.

# Follows the best move: it ends the match.
# (Hint)
advice-ends = That ends the match.

# Follows the best move: the opponent cannot capture in reply.
# $who (Who) the opponent
# (Hint)
advice-safe =
    { $who ->
        [you] After that you can’t take anything.
       *[other] After that { $who } can’t take anything.
    }

# Follows the best move: the opponent has to capture in reply.
# $who (Who) the opponent
# $count (Number) the number of pieces
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

# The same with the greatest possible score of that capture.
# $who (Who) the opponent
# $count (Number) the number of pieces
# $score (Text) that score, with its sign: +7
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

# Follows the opponent’s capture after the best move: every other move would be as bad or worse.
# (Hint)
advice-least = No other move costs you less.

# It is best to accept an offer to end the match, to decline it, or to make one.
# $what (Key: accept, decline, offer) which of the three
# $own (Text) the total of the advised player, if it is counted now: 45
# $other (Text) the total of the opponent
# (Hint)
advice-count =
    { $what ->
        [accept] End and count: it would be { $own } to { $other }.
        [decline] Play on: counted now, it would be { $own } to { $other }.
       *[offer] Offer to end the match: counted now, it would be { $own } to { $other }.
    }

## The analysis: what a move lost by

# After the best play that follows a move, the player has lost pieces.
# $moves (Text) that play, in notation: 74x52x70
# $who (Who) the player who made the move
# $count (Number) how many of the player’s pieces are taken
# $score (Text) what that changes in the player’s lead, with its sign: −31
# $dama (Key: yes, no) whether the opponent has a new dama then
loss =
    { $who ->
        [you] After { $moves } you’re down { $count ->
            [1] one piece
           *[other] { $count } pieces
        }: { $score }{ $dama ->
            [yes] , and there’s a new dama against you.
           *[no] .
        }
       *[other] After { $moves } { $who } is down { $count ->
            [1] one piece
           *[other] { $count } pieces
        }: { $score }{ $dama ->
            [yes] , and the other side has a new dama.
           *[no] .
        }
    }

# The same if the player has taken pieces, too.
# $moves (Text) that play, in notation: 74x52 45x63 70x52
# $who (Who) the player who made the move
# $count (Number) how many of the player’s pieces are taken
# $taken (Number) how many the player takes
# $score (Text) what that changes in the player’s lead, with its sign: −31
loss-exchange =
    { $who ->
        [you] After { $moves } you’ve lost { $count ->
            [1] one piece
           *[other] { $count } pieces
        } for { $taken }: { $score }.
       *[other] After { $moves } { $who } has lost { $count ->
            [1] one piece
           *[other] { $count } pieces
        } for { $taken }: { $score }.
    }

# Nothing is taken, but the opponent has a new dama then.
# $moves (Text) that play, in notation: 63-74
# $who (Who) the opponent
loss-dama =
    { $who ->
        [you] After { $moves } you have a new dama.
       *[other] After { $moves } { $who } has a new dama.
    }
