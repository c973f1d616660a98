### The position page

# The title of the page.
position-title = Position editor

# The name of the board, for screen readers.
# $game (Text) the game
position-board = { $game } board

# The tools for editing the board: the owner of the piece,
group-player = Player

# The first player’s.
# (Button)
tool-first = First

# The second player’s.
# (Button)
tool-second = Second

# its kind,
group-piece = Piece

# A plain chip.
# (Button)
tool-chip = Chip

# A dama.
# (Button)
tool-dama = Dama

# or the one that deletes a piece;
# (Button)
tool-delete = Delete

# and its value.
group-value = Value

# The verdict: a match can be played from the position.
position-good = You can play from this position.

# Another set of chips was chosen: the chips on the board stay, with the corresponding values of the new set.
# $was (Text) the former value of one of them
# $is (Text) its value now
set-changed = The chips stay, with the new set’s values: { $was } is now { $is }.

# A button: undoes the last change.
# (Button)
position-undo = Undo

# A button: places the pieces of the start.
# (Button)
position-start = Start position

# A button: removes all pieces.
# (Button)
position-clear = Empty board

# The main button: starts a match from the position.
# (Button)
position-play-on = Play from here

# The input with the position in notation, which can be edited.
position-text = Position as text

# The player to move.
to-move = To move

# One of two choices under “to-move”.
# (Button)
player-first = First player

# The other one.
# (Button)
player-second = Second player

# The input for a score.
score-first = First player’s score

# The input for a score.
score-second = Second player’s score
