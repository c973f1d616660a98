### The position page

# The title of the page.
position-title = Position editor

# The name of the board, for screen readers.
# $game (Text) the game
position-board = { $game } board

# The piece that is put on the board: whose piece,
tray-player = Player

# The first player’s.
# (Button)
tool-first = First

# The second player’s.
# (Button)
tool-second = Second

# what kind,
tray-piece = Piece

# A plain chip.
# (Button)
tool-chip = Chip

# A chip that has become a dama.
# (Button)
tool-dama = Dama

# or nothing: what stands there is taken away;
# (Button)
tool-erase = Erase

# and what is written on it.
tray-value = Value


# The verdict on whether the position can be played on.
position-good = You can play from this position.

# Another set of chips was chosen: the chips on the board stay, and each bears what the new set has for it.
# $was (Text) what one of them bore
# $is (Text) what the same one bears now
set-changed = The chips stay and bear the new set’s values: { $was } is now { $is }.

# A button: the last change is taken back.
# (Button)
position-undo = Undo

# A button: the pieces stand as at the start.
# (Button)
position-start = Start position

# A button: no pieces at all.
# (Button)
position-clear = Empty board

# The main button: a match begins from the position.
# (Button)
position-play-on = Play from here

# A button: the position as text goes to the clipboard.
# (Button)
position-copy = Copy

# The box with the position in notation, in which another can be typed.
position-text = Position as text

# The player who moves next.
to-move = To move

# One of two choices below to-move.
# (Button)
player-first = First player

# The other one.
# (Button)
player-second = Second player

# A box in which a score is typed.
score-first = First player’s score

# A box in which a score is typed.
score-second = Second player’s score
