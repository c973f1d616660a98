### Messages of the page before a program is loaded: the home page, and notices about programs that do not load.

## The page

# The language's own name.
own-name = English

# The page's title in the browser, and the name of the house: stays as it is.
house = Caravanserai

# A description of the site in one sentence, for search engines and previews.
about = Play Marrakech, Damath, Chaupar, Pachisi and Dschamal in your browser: against bots, or with friends, on one screen or by link.

# The title of the document of a game, in the browser and in search engines.
# $title (Text) the game
title-of = Play { $title } online: bots, friends, lessons
# The title and the description of the document of all matches.
matches-title = Matches, statistics and games of the day
matches-about = All matches on this device, what they say about you, and the games and puzzles of the day.
# The same for what a teacher of Damath uses.
class-title = Damath in class
class-about = For teachers of Damath: boards, chips and score sheets to print, sums by pupil, and tournaments with pairings and standings.

# Under the name of the house.
welcome = An inn for board games on the old trade routes. Play with the house’s bots, or with friends, on one screen or by link.

# The screen reader's name of the buttons with the names of the languages.
languages = Language

# The screen reader's name of the list of unfinished matches.
matches = Matches on this device

# On a button: sit down at this game.
# (Button)
play = Play

# On a link to a game's rules.
# (Button)
rules = Rules

# On a link to a game's lessons.
# (Button)
lessons = Lessons

# On the way back to the home page, for screen readers.
# (Button)
back = Back

## The games: number of players and duration, the goal in a short sentence, a description, and the audience

marrakech-facts = 2–4 players · 20{"\u00A0"}min
marrakech-goal = Lay rugs and collect rent: most dirhams and squares win.
marrakech-pitch = Lead Asam through the market, lay your rugs in his way, and make the others pay for stopping on them.
marrakech-like = Quick to learn; a little luck, and a sharp eye for rugs.

damath-facts = 2 players · 20{"\u00A0"}min
damath-goal = Every capture is a sum: the higher total wins.
damath-pitch = Draughts from the Philippines, where every capture is a sum: take the right piece on the right operator, and count.
damath-like = No luck at all: just planning and arithmetic.

chaupar-facts = 4 players · 45{"\u00A0"}min
chaupar-goal = Be the first to bring four pieces home by the long dice.
chaupar-pitch = Two long dice and four pieces each: bring two together on block 17, and your pairs can move as one.
chaupar-like = Long dice, pairs, and plans that take nerve.

pachisi-facts = 4 players · 16{"\u00A0"}min
pachisi-goal = Throw cowries, and be the first to bring four pieces home.
pachisi-pitch = Six cowries decide how far you go. Send others back to the start, rest on the crosses, and be the first to come home.
pachisi-like = A race with plenty of luck, for all ages.

dschamal-facts = 2–8 players · 20{"\u00A0"}min
dschamal-goal = Find shapes in a dark bag: four alike score, seven points win.
dschamal-pitch = Two hands in one dark bag, and nothing to go by but what you feel. Four of a shape score; seven points win.
dschamal-like = Fast, funny, all in the fingertips; or calm, turn by turn.

## Below the games

# Above the next link, for newcomers.
new-here = New here?
# The link to the lessons of a game.
learn-one = Learn one in three minutes
# Above the link to the daily match.
today = Today’s match and puzzle
# Above the next three links.
for-class = For pupils and teachers
# On the link to the puzzles of Damath.
# (Button)
puzzles = Puzzles
# On the link to tournaments of Damath.
# (Button)
tournament = Tournament
# On the link to the sheets of Damath that can be printed.
# (Button)
on-paper = On paper

## Waiting matches

# The player to move in a match, in the line about it.
# $names (Text) one name, or several as a list
turn-of = { $names }’s turn
# The same for the reader.
turn-yours = your turn
# The reader, in a list of the players of a match.
you = You
# On a button that opens a match.
# (Button)
continue-match = Continue
# On the link to the page of all matches.
# (Button)
all-matches = All matches
# On the link to the page of the daily matches.
# (Button)
days = Daily match
# On the link to the page of the licences of what the site is made of.
licenses = Licences
# Under the matches, in a browser that deletes saved data.
forgets = This browser deletes saved matches after seven days without a visit. Save a backup, add Caravanserai to the home screen, and restore the backup there: the app keeps its own matches.

## Loading programs

# Shown if scripts are off or have not run.
no-script = The games have not started yet. They need JavaScript: turn it on, or reload the page if this message stays. You can read the rules anyway.
# $title (Text) the game
loading = { $title } is loading…
loading-long = This is taking a while. The connection may be slow or down.
# (Button)
load-again = Reload
# The bots of a game, in the place of the game's name in the messages below.
# $title (Text) the game
bots-of = The bots of { $title }
# $title (Text) the game, or a part of it
offline = { $title } couldn’t be loaded. Check the connection and try again.
# $title (Text) the game, or a part of it
broken = { $title } couldn’t be loaded, although you seem to be online. Try again now or later.
renewed = There is a new version: reload the page. Your matches are safe.
# Another tab has a newer version, whose database this one cannot read.
outdated = A newer version of Caravanserai is open in another tab. Reload this page: your saved matches are safe.
# (Button)
renew = Reload
# (Button)
try-again = Try again
# (Button)
not-now = Not now

## Offline use

# Below the games: those that can be played without a connection.
# $titles (Text) their titles, as a list
offline-games = Works offline: { $titles }
# Below the games: the whole site can be used without a connection.
offline-all = Ready for offline play: everything is on this device.
# Above the next button.
# $size (Text) what is still to be loaded, such as “3.1 MB”
download-size = Download everything for offline play ({ $size }).
# (Button)
download-all = Download all
download-failed = Not everything could be downloaded. Check the connection, and the free space on this device.

## A program that has stopped

# $title (Text) the game
stopped = { $title } has stopped
stopped-meaning = Something went wrong. Your match is safe, as it was after the last move. The other games still work.
# (Button)
to-home = Home
stopped-report = If it happens again, send us this report: it helps to find the bug.
# The screen reader's name of the text with the report.
report = Report
# (Button)
copy-report = Copy report
# (Button)
copied = Copied
# The report has been selected, so that the reader can copy it.
# (Button)
selected = Selected
