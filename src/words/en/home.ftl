### What the page says before any program is there: the home page, and what is told of programs that do not come.

## The page

# What those who speak this language call it.
own-name = English

# The page's title in the browser, and the name of the house: stays as it is.
house = Caravanserai

# What the house is, in one sentence for search engines and previews.
about = Play Marrakech, Damath, Chaupar, Pachisi and Dschamal in your browser: against bots, or with friends round one screen.

# Under the name of the house.
welcome = An inn for board games on the old trade roads. Sit down with the house’s bots, or with friends round one screen.

# What the buttons with the names of the languages are, for screen readers.
languages = Language

# What the list of unfinished matches is, for screen readers.
matches = Matches on this device

# On a button: sit down at this game.
play = Play

# On a link to a game's rules.
rules = Rules

# On the way back to the home page, for screen readers.
back = Back

## The games: number of players and time, what it is, whom it is for

marrakech-facts = 2–4 players · 20{"\u00A0"}min
marrakech-pitch = Lead Asam through the market, lay your rugs in his way, and let the others pay for walking on them.
marrakech-like = Quick to learn; a little luck, and a sharp eye for rugs.

damath-facts = 2 players · 20{"\u00A0"}min
damath-pitch = Draughts from the Philippines, where every capture is a sum: take the right piece on the right operator, and count.
damath-like = No luck at all: looking ahead, and sums.

chaupar-facts = 4 players in pairs · 45{"\u00A0"}min
chaupar-pitch = Two long dice and four pieces each: bring two together on the seventeenth block, and your pairs travel as one.
chaupar-like = Long dice, partners, and plans that take nerve.

pachisi-facts = 4 players · 30{"\u00A0"}min
pachisi-pitch = Six cowries decide how far you go. Send others back to the start, rest on the crosses, and be the first to come home.
pachisi-like = A race with much luck, for every age.

dschamal-facts = 2–8 players · 20{"\u00A0"}min
dschamal-pitch = Two hands in one dark bag, and nothing to go by but what you feel. Whoever is out first decides the duel.
dschamal-like = Fast, funny, all in the fingertips; or calm, turn by turn.

## Matches that wait

# Whose turn it is in a match, in the line that tells of it.
# $names (Text) one name, or several as a list
turn-of = { $names }’s turn
# The same where it is the reader's.
turn-yours = your turn
# What the reader is called among the players of a match.
you = You
# On a button that opens a match.
go-on = Go on playing
# On the link to the page of all matches.
all-matches = All matches
# Under the matches, in a browser that does so.
forgets = This browser forgets what is kept here after seven days without a visit. Add the house to the home screen, or save a backup.

## Programs on their way

# Where scripts are off or have not run.
no-script = The games have not started yet. They need JavaScript: allow it, or load the page again if this stays. The rules can be read all the same.
no-style = The page came without its looks.
load-again-page = Load it again
# $title (Text) the game
loading = { $title } is being loaded …
loading-long = This takes long. The connection may be slow, or have broken off.
load-again = Load again
# A part of a program, in the place of the game's name in the messages below.
# $title (Text) the game
# The bots that play a game, in the place of the game's name in the messages below.
# $title (Text) the game
bots-of = The bots of { $title }
# $title (Text) the game, or a part of it
offline = { $title } could not be loaded. Check the connection and try again.
# $title (Text) the game, or a part of it
broken = { $title } could not be loaded, although the connection is there. Try again, or try later.
renewed = There is a new version of this house: load the page again. Your matches stay.
renew = Load the page again
try-again = Try again
not-now = Not now

## A program that has stopped

# $title (Text) the game
stopped = { $title } has stopped
stopped-meaning = Something went wrong in its program. What is kept stays: the match is as it was after its last move. The other games can be played.
to-home = Home
stopped-report = If it happens again, tell us: this is what helps to find the fault.
# What the text with the report is, for screen readers.
report = The report
copy-report = Copy the report
copied = Copied
# The report has been selected, so that the reader can copy it.
selected = Selected
