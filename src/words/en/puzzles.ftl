### Messages of the puzzles, in all games.

## The page of a game's puzzles

# Below the heading.
puzzles-about = Find the best choice in each position. Any equally good choice counts.
# The solver's rating, by which puzzles are chosen. It stays on the device.
# $rating (Number) such as 1500
rating = Your rating: { $rating }
# The same while few puzzles have been solved.
# $rating (Number) such as 1500
rating-uncertain = Your rating: about { $rating }
# The explanation below it.
rating-about = It rises and falls with each new puzzle, and stays on this device.
# Below a curve of it, puzzle by puzzle.
rating-course = How your rating has changed
# The progress.
# $seen (Number) the number of puzzles that were tried
# $count (Number) the number of puzzles
seen-of = { $seen } of { $count } puzzles tried.
# The heading above the five bands of difficulty.
difficulty = Difficulty
# The name of a band of difficulty.
# $band (Number) from 1 to 5
band =
    { $band ->
        [1] Very easy
        [2] Easy
        [3] Medium
        [4] Hard
       *[other] Very hard
    }
# Beside a band: how many of its puzzles are solved.
# $solved (Number) the number of solved ones
# $count (Number) the number of puzzles
solved-of = { $solved } of { $count } solved
# The button that begins puzzles, or goes on with them.
# (Button)
begin-puzzles = Start
# (Button)
continue-puzzles = Continue
# The button that shows the puzzles again that failed.
# $count (Number) their number
# (Button)
failed-again = Retry failed: { $count }
# All puzzles were tried.
all-tried = You have tried all puzzles.
# The link to the daily puzzle.
# (Button)
puzzle-of-day = Daily puzzle
# Beside the game of a daily puzzle that was not tried yet.
# (Button)
solve-today = Solve today’s puzzle
# Beside a day's puzzle that was solved at the first attempt, or not.
day-solved = solved
day-failed = not at the first try
# Instead of the puzzle of a day that has not begun.
# $date (Text) the day: 24 November 2026
day-to-come = This daily puzzle opens on { $date }.
# While the list of puzzles is being loaded.
loading-list = Loading the puzzles…
# The list cannot be loaded.
list-missing = The puzzles can’t be loaded right now.
# The saved progress was damaged.
progress-damaged = The saved progress in these puzzles can’t be read. They start again from the beginning; nothing else is lost.

## A puzzle

# The prompt.
find-best = Find the best move
# The prompt after a right choice, while the other side replies and for the next choice.
go-on = Right! What next?
# After a wrong choice, while the board shows what happens then.
not-best = Not the best: see the reply
# The same in a game with throws, of which one is shown.
not-best-throw = Not the best: see what happens
# After a wrong choice, if the chances or sums after it and after the best choice follow.
not-best-chances = Not the best: compare
# (Button)
try-again = Try again
# Why the choice was wrong, when the solver tries again. The amount is an estimate.
# $step (Text) the choice, such as “Rug d5-d6”
# $cost (Text) such as “4 points” or “12%”
costs = { $step } is about { $cost } worse than the best choice.
# The same if the difference is small.
# $step (Text) the choice
worse = { $step } is a little worse than the best choice.
# After a right choice, the wrong one that tempts most. The chances after both follow.
# $step (Text) that choice, such as “12 to 15”
tempting = Tempting, but worse: { $step }.
# The choice was right. The reasons follow.
solved = Right!
# (Button)
next-puzzle = Next
# (Button)
end-run = Done
# In the bar: the puzzles of a run that were right at once.
# $right (Number) how many were right at once
# $done (Number) how many were tried
right-of = { $right } of { $done }
# The same after an answer: the puzzle, and what has become of the solver’s rating.
# $number (Number) the number of the puzzle in the list
# $band (Text) its difficulty, such as “Hard”
# $rating (Number) the new rating
# $change (Text) its change, with its sign: +12
rated = No. { $number } · { $band } · { $rating } ({ $change })
# At the end of a run.
# $right (Number) how many were right at once
# $done (Number) how many were tried
run-over = { $right } of { $done } right at the first try.

## The sums of Marrakech

# The prompt. The six faces of the die are 1, 2, 2, 3, 3, 4.
work-out-costs = What does each direction cost?
# What to do.
costs-task = Add up what you would pay on the six faces: 1, 2, 2, 3, 3, 4.
# The prompt: where to lay a rug.
where-pays-most = Where does a rug pay most?
# What to do.
payment-task = Add up what the next player pays you on the six faces: 1, 2, 2, 3, 3, 4. They turn the cheapest way.
# A direction or a rug, with the working of its sum.
# $way (Text) the direction, or such as “Rug d5-d6”
# $working (Text) such as “0 + 2 × 3 + 2 × 3 + 4 = 16”
way-working = { $way }: { $working }
# Why a rug was wrong: what it brings over the six faces of the die, against the best one.
# $working (Text) such as “0 + 2 × 3 + 2 × 3 + 4”
# $total (Number) its sum
# $best (Number) the sum of the best one
faces-bring = The six faces bring you { $working } = { $total }; after the best choice { $best }.
# Why a direction was wrong: what it costs over the six faces, against the best one.
# $working (Text) such as “0 + 2 × 3 + 2 × 3 + 4”
# $total (Number) its sum
# $best (Number) the sum of the best one
faces-cost = The six faces cost { $working } = { $total }; the best way { $best }.
# What follows if these sums do not tell why a choice is wrong.
rest-decides = Squares and later turns make the difference.

## A puzzle’s theme, and a run of right answers

# What a puzzle is about, as a short label.
# $theme (Key: zero, end, dama, most, sign, taking, sacrifice, quiet, costs, direction, rug, hit, home, pair, start, running) the theme
theme =
    { $theme ->
        [zero] Division by zero
        [end] Exact end
        [dama] Dama trick
        [most] Most pieces
        [sign] Sign
        [taking] Capture
        [sacrifice] Give to take
        [quiet] Quiet move
        [costs] Sums
        [direction] Direction
        [rug] Rug
        [hit] Hit
        [home] Going home
        [pair] Pair
        [start] Setting out
       *[running] Choice of piece
    }
# The choice was right. The theme follows.
# $theme (Text) the label of the theme
solved-theme = Right! · { $theme }
# The same with the number of puzzles in a row that were right at once.
# $theme (Text) the label of the theme
# $count (Number) their number
solved-streak = Right! · { $theme } · { $count } in a row
# In the bar, before an answer: the progress of the run as “right-of” says it, and how many in a row were right at once.
# $run (Text) such as “3 of 5”
# $count (Number) how many in a row
# $best (Number) the most in a row ever
streak-now = { $run } · { $count } in a row (best { $best })
# On the page of the puzzles: how many in a row were right at the first try, and the most ever.
# $count (Number) how many in a row
# $best (Number) the most in a row ever
streak = { $count } right in a row. Best: { $best }.
# The button after a solved puzzle that opens a board on which both sides can be moved.
# (Button)
analyse-position = Analyse the position
# The button after a solved puzzle that begins a match from its end against the Fox, a bot.
# (Button)
play-fox = Play the Fox

## The three-minute run

# The link to it, and its heading.
# (Button)
rush = Three-minute run
# Beside the link, and on its pages: the best score so far.
# $score (Number) the number of puzzles solved
rush-best = Best: { $score }
# What it is, before it begins.
rush-about = Solve as many puzzles as you can in three minutes. They get harder, and the third wrong answer ends the run. Your rating stays as it is.
# The screen reader’s name of the hearts that stand for the lives left.
# $count (Number) their number
lives =
    { $count ->
        [one] { $count } life
       *[other] { $count } lives
    }
# The result of a run.
# $score (Number) the number of puzzles solved
rush-score =
    { $score ->
        [one] { $score } puzzle solved
       *[other] { $score } puzzles solved
    }
# Why the run is over.
rush-time = Time is up.
rush-lives = No lives left.
rush-none-left = No puzzles left.
# It is the best result so far.
rush-record = A new best!
# The heading above the puzzles whose answers were wrong, each of which can be opened.
rush-missed = Missed puzzles
# A missed puzzle.
# $number (Number) its number in the list
# $band (Text) its difficulty, such as “Hard”
# $theme (Text) the label of its theme
missed = No. { $number } · { $band } · { $theme }
# The button that begins another run.
# (Button)
rush-again = Another run

## The daily puzzle

# The line to share, at most 120 letters.
# $game (Text) the game
# $date (Text) the date: 24 November 2026
# $squares (Text) a red square for each wrong try, and a green one for the right one
day-line = { $game }, daily puzzle, { $date }: { $squares }
# Opens the calendar of the daily puzzles, and is its name.
# $game (Text) the game
earlier-days = { $game }: earlier puzzles
# The link to those calendars.
# (Button)
daily-puzzles = All daily puzzles
