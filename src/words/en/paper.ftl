### Messages of the page on which Damath is printed.

# The table of a match's moves, which is called a score sheet at competitions.
score-sheet = Score sheet
score-sheet-about = One page of A4 or Letter (short bond): an empty score sheet.
# The board of the game.
board = Board
board-about = Four pages of A4 or Letter (short bond) to glue together: a 32 cm board. Print at 100%.
# The pieces of the game.
chips = Chips
chips-about = One page of A4 or Letter (short bond) to cut up: both players’ chips. Print at 100%. Mark a dama with a captured chip under it.
# Below a quarter of the board.
# $number (Number) from 1 to 4: above left, above right, below left, below right
board-quarter =
    { $number ->
        [1] Top left quarter
        [2] Top right quarter
        [3] Bottom left quarter
       *[other] Bottom right quarter
    }
# (Button)
print = Print
# On the score sheet, before lines to write on: the round of the competition, the number of the table, the day.
round = Round
table-number = Table
date = Date
# The heading of the numbers of the moves: “number”, abbreviated.
number = No.
# The headings of the columns, and who signs below.
first-player = First player
second-player = Second player
arbiter = Arbiter
# The piece and its square.
moved = Move
# The working of a capture.
score = Score
# The score so far.
total = Total
# The heading of the table of the sums that were worked out, and the link to it.
sums = Sums by pupil
sums-about = The sums worked out on this device: ✓ right at the first try, ↻ right at the second, ✗ wrong, and the average time. Press a heading to see first who needs help.
# The column of all operations together, and the row of all pupils together.
all-sums = All
# The heading of the column of names.
pupil = Pupil
# The average time of a sum.
# $seconds (Text) the seconds, such as 4.5
seconds = { $seconds } s
no-sums = Nobody has worked out a sum here yet.
sums-unread = These results are from another version and can’t be read. They stay as they are.
# (Button)
delete = Delete
delete-question = Delete the results of all pupils?
delete-meaning = They’ll be gone from this device for good.
