### The page of the daily matches

# The title of the page.
today = Today
# Above the list of the days. The Fox is a bot, “guest-fox”.
days-about = Every day, everyone plays the Fox with the same throws. Moves are final. Each day stays open for 60 days.
# The screen reader’s name of the links to the games.
games = Games
# Beside a day whose match is not over.
under-way = In progress
# The main button: today’s match of the game.
# (Button)
play-today = Play today’s match
# The name of the calendar.
# $game (Text) the game
calendar = { $game }: the last 60 days
# The days played without a gap up to today.
# $count (Number) their number
streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
# $count (Number) the number of days of the longest time without a gap
longest-streak =
    { $count ->
        [one] Longest: { $count } day
       *[other] Longest: { $count } days
    }
# The line to share, at most 120 letters.
# $game (Text) the game
# $date (Text) the date of today: 24 November 2026
# $squares (Text) a square for each of the last seven days
# $count (Number) the days played without a gap
streak-line =
    { $count ->
        [one] { $game }, { $date }: { $squares } { $count } day in a row
       *[other] { $game }, { $date }: { $squares } { $count } days in a row
    }
# What the squares mean.
# $first (Text) the square of a match that was won
# $played (Text) the square of another finished match
# $open (Text) the square of a day without a finished match
squares = { $first } won, { $played } finished, { $open } not played
