### Messages of every table, in all games.

## Parts of sentences

# The player who reads it, in place of a name.
you = you

# The items of a list except the last two: a, b
# $a (Text) the items before
# $b (Text) the next item
list-more = { $a }, { $b }

# The last two of a list: a and b
# $a (Text) the items before
# $b (Text) the last item
list-and = { $a } and { $b }

# The last two of a list: a or b
# $a (Text) the items before
# $b (Text) the last item
list-or = { $a } or { $b }

# A decimal fraction: 1.5
# $whole (Text) the digits before the point
# $tenth (Number) the digit after it
decimal = { $whole }.{ $tenth }

## Names

# The names of two games, which any page may say.
chaupar-title = Chaupar
pachisi-title = Pachisi

# The name on the card of the only person at the table, if they have entered none.
you-name = You

## Languages

# The screen reader's name of the language buttons.
languages = Language

## Every page

# On the back arrow, for screen readers.
# (Button)
back = Back
# On the button that closes a sheet, for screen readers.
# (Button)
close = Close
# On a link to the game's rules.
# (Button)
rules = Rules
# The link to the rules, at the beginning of a match.
# (Button)
how-to-play = How to play
# The link to the set-up of a match, after a course or in an empty list.
# (Button)
play-match = Play a match
# On a link to the game's lessons, and the heading there.
# (Button)
lessons = Lessons
# On a link to the game's puzzles, and the heading there.
# (Button)
puzzles = Puzzles
# The link to the lessons, on the set-up page at its first visit.
# $game (Text) the game
new-to-game = New to { $game }? Learn it in five minutes.
# At the top of set-up: the way back to a running match of the game.
# $players (Text) the others, if one person plays on this device; otherwise all players: Ben and Cleo
# $is (Key: against, among) against these others, or among all these players
go-on =
    { $is ->
        [against] Go on with your match against { $players }
       *[among] Go on with your match: { $players }
    }
# On a link to the home page.
# (Button)
home = Home
# A label and what it stands before: a button and its match, a field and its choice.
# $what (Text) the label
# $value (Text) what follows it
labelled = { $what }: { $value }
# On the button that cancels.
# (Button)
go-back = Go back
# On a button that copies a text, before it is pressed.
# (Button)
copy = Copy
# On the same button after it was pressed.
# (Button)
copied = Copied
# The same if the browser does not let the page copy: the text is selected, and can be copied by hand.
# (Button)
selected = Selected

## Seats and players

# The heading over the numbers of players.
players = Players
# The screen reader’s name of the ready tables on the set-up page.
who-plays = Who plays?
# On the button of a ready table: one person against one bot.
# $guest (Text) the bot’s name
# (Button)
me-against = Me against { $guest }
# The same with several bots.
# $count (Number) the bots
# (Button)
me-and-bots = Me and { $count } bots
# The same: one person against bots, in the short game.
# $minutes (Number) how long it takes, in minutes
# (Button)
quick = Quick: { $minutes } minutes
# The same: two persons at this device.
# (Button)
two-of-us = Two of us
# The same: persons on all seats, at this device.
# (Button)
family = Family
# On the folded options of a match.
rules-and-speed = Rules and pace
# The button that opens the choice of a player, for screen readers.
# $number (Number) the number of the player
# $who (Text) a bot’s name, or that it is a person
# (Button)
sits-as-player = Player { $number }: { $who }
# A person, in the list that has the levels for bots.
person = Person
# The strength of a bot, from weakest to strongest.
level-beginner = Beginner
level-casual = Casual
level-advanced = Advanced
level-master = Master
# The names of the bots at these levels, from weakest to strongest: each has the face of its animal.
guest-sparrow = Sparrow
guest-goat = Goat
guest-fox = Fox
guest-falcon = Falcon
# A bot, for screen readers and as a tooltip.
# $guest (Text) its name
# $level (Text) its strength
bot-of-level = { $guest }, { $level } bot
# The colour of a player, on the button that changes it.
# $number (Number) the number of the player
# $look (Text) the colour and its pattern
look-of-player = Colour of player { $number }: { $look }
# The input for the name of a player, for screen readers.
# $number (Number) the number of the player
name-of-player = Name of player { $number }
# Under a player's name, in a game of four at a table.
# $opposite (Who) the player on the seat opposite
sits-opposite =
    { $opposite ->
        [you] Sits opposite you
       *[other] Sits opposite { $opposite }
    }
# The same, by link, if one person plays both seats.
# $opposite (Who) the player on the other seat
same-person =
    { $opposite ->
        [you] Your second seat
       *[other] Second seat of { $opposite }
    }

## Setting up a match

# (Button)
start = Start
# (Button)
more-options = More options
# (Button)
from-text = Paste a match
text-of-match = Text of a match
# (Button)
open-it = Open it
# On the button that chooses a file with the text of a match.
# (Button)
open-file = Open a file
# What a text is that was pasted or dropped, before it is opened.
# $game (Text) the game
# $names (Text) its players, with commas between them
given-match = A match of { $game }: { $names }
# The same, if the number of its last move is known.
# $game (Text) the game
# $number (Number) the move
# $names (Text) its players, with commas between them
given-match-at = A match of { $game }, move { $number }: { $names }
# The same, of a position.
# $game (Text) the game
given-position = A position of { $game }
# The same, of a link for live play.
# $game (Text) the game
given-live = A link to play { $game } live
given-backup = A backup of Caravanserai
# Below one of these, if it was dropped on the page.
given-meaning = It opens on a page of its own.
# What was pasted or dropped is none of these.
given-nothing = This can’t be opened.
given-kinds = You can open a match as a text or a link, a position of Damath, or a backup.
from-position = From your position
# (Button)
change-position = Change position
# The link to the page where positions are set up by hand.
# (Button)
set-up-position = Position editor
# The heading of a choice: allow or forbid take-backs.
taking-back = Take-backs
take-back-allowed = Allowed
take-back-note = As many moves as you like.
take-back-note-clocks = As many as you like, unless two people play against the clock.
take-back-never = Off
take-back-never-note = Moves are final.
# A choice: all players on this device, two devices that are connected, or each player on their own device.
devices = Devices
devices-one = This device
devices-two = Two phones
devices-two-note = Near each other on the same network: each shows moves at once. No take-backs.
devices-several = By link
devices-several-note = Everyone plays on their own device and passes the link on. No take-backs.
# After the note on play by link, in games in which bots cannot take part.
link-people-only = All seats are for people.
# In set-up, after the goal of the game: how long a match takes at the speed “Normal”.
# $minutes (Number) 6 to 30
takes-minutes = About { $minutes } minutes at normal speed.
# A choice, by link, in a game of four: who plays.
link-players = Who plays
link-with-bots = You, a friend, two bots
link-with-bots-note = Your friend sits opposite. The device whose turn came before plays the bots.
link-pairs = You and a friend
link-pairs-note = Two devices, with two opposite seats each.
link-people = Four people
link-people-note = Each on their own device.
# A switch: forced moves are made automatically.
move-by-itself = Play forced moves for me
# A switch: dice and cowries are thrown automatically.
throw-by-itself = Automatic dice
# A switch, where several people share the device: the board of Chaupar or Pachisi turns to the one to move.
turn-board = Turn the board to the player to move
seats-do-not-fit = These players can’t play this game together.
# $number (Number) the number of the player
# $most (Number) the greatest length of a name, in characters
name-needed = Player { $number } needs a name of 1 to { $most } characters.
# $number (Number) the number of the player
choose-another = Choose another colour or bot for player { $number }.

## Matches that cannot be opened

# $game (Text) the game
damaged-title = A saved { $game } match can’t be read
# After the sentence with the reason.
damaged-meaning = Its text is still here: copy it to try to repair it, or delete it.
text-of-the-match = Text of the match
# (Button)
discard = Delete
discard-question = Delete this match?
discard-meaning = It will be gone from this device for good.
# (Button)
discard-it = Delete it
# On a link that saves the text of the match as a file.
# (Button)
save-file = Save as file
# The URL contains an unknown match.
not-here = This match is not saved on this device.
# The database does not answer, or refuses to.
store-silent = The browser can’t read its saved matches right now. They are safe.
# (Button)
try-again = Try again
# Opens a match from a link although it is not known whether this device has it.
# (Button)
open-anyway = Open it anyway
# Above this button.
open-anyway-meaning = If you’ve joined this match on this device before, try again first.

## The table

# The button that opens the move list, and its title.
# (Button)
moves = Moves
# The heading of the collapsed explanation of the notation in that list.
notation = Notation
# The button that opens the menu, and its title.
# (Button)
menu = Menu
# The same if the browser is not saving the match.
menu-not-saved = Menu: match not saved
not-saved = This browser isn’t saving the match: you’ll lose it when you close the page.
# In the menu: the match is saved.
saved-here = Saved on this device.
# At the end of the menu: the version of the program, and the build of the site.
# $version (Text) such as 0.1.0 (1a2b3c4d5e6f7081)
version = Version { $version }
elsewhere = This match is open in another tab.
# (Button)
play-here = Play here
tap-to-skip = Tap anywhere to skip.
# Before a small picture of the rug or piece that a player has to place next.
next = next
# If only bots play.
# (Button)
pause = Pause
# (Button)
resume = Resume
# Beside “Resume”, once little is left to play for: ends the match.
# (Button)
end-here = End here
# Makes one move, if only bots play.
# (Button)
step = Step
# The spoken text of a clock near its end.
# $clock (Text) the name of the clock, in one word
# $seconds (Number) the seconds left
seconds-left = { $clock }: { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } left
# The button that mutes the device, for screen readers.
# (Button)
sound = Sound

## The menu

# (Button)
take-back = Take back
# Where several people play on one device, until the next move. The button with the arrow makes the move again.
# $who (Text) the person whose move it was
taken-back = { $who }’s move was taken back. ↷ redoes it.
# (Button)
redo = Redo
# (Button)
review = Review
# (Button)
new-match = New match
# A button: opens the sheet with the text.
# (Button)
as-text = Show as text
# The link to the page that prints score sheets, boards and chips, and its heading.
# (Button)
on-paper = On paper
# The link to the page of a tournament, and its heading.
# (Button)
tournament = Tournament
match-as-text = The match as text
as-text-meaning = Keep it or send it. To open it again, choose “Paste a match” when setting up.
# The speed of animations.
speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
# The light of the pages: their colours by day or by night.
light = Light
light-device = As the device
light-day = Day
light-night = Night
volume = Volume
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
vibration = Vibration
# The button that shows the best action; also in the menu.
# (Button)
hint = Hint
# While a bot searches for the hint.
hint-thinking = Thinking…
# After the hint, the button that plays it. Short.
# (Button)
take-hint = Play it
cannot-take-back = This can’t be taken back.
# The title of the sheet that shows a clause of the rules, and the button after a sentence that opens it.
# (Button)
# $clause (Text) its number, such as M8
rule = Rule { $clause }
# The title of the frame with it, for screen readers.
# $clause (Text) its number, such as M8
# $game (Text) the game
the-rule = Rule { $clause } of { $game }

## Keys

# On the page of a finished match from a link: enters its result into the tournament of this device.
# (Button)
enter-result = Enter result
# Shows the board of a match, or a tournament, large for a projector. F is the key that does so.
# (Button)
projector = Projector (F)
# (Button)
keys = Keys
key-arrows = next place you can choose; with Shift, any place
key-enter = choose it
key-space = choose it too; off the board, press the main button
key-digits = press the choices below the board, in order
key-tab = go from the board to the buttons, and on to the next
key-steps = one step back or forward; off the board, ← and → too
key-ends = first step, latest step
key-take-back = take back the last move
key-redo = redo what you took back
key-hint = show or hide the hint
key-mistakes = previous or next mistake, in the analysis
key-projector = the board alone, large, for a projector
key-players = in projector view: show players
key-players-and-clocks = in projector view: show players and clocks
key-results = in projector view: show results
key-escape = cancel a choice, skip an animation, close a panel, leave the review
# The names of the keys, as printed on keyboards.
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Reviewing a match

# In place of the player to move.
# $number (Number) the number of the move on the screen
# $moves (Number) the number of moves in all
looking-back = Reviewing: move { $number } of { $moves }
# Before the prompt, in a variation.
# $prompt (Text) the prompt
tried-out = Trying out: { $prompt }
# The spoken value of the slider at the start of a match.
# $number (Number) the number of the move on the screen
# $moves (Number) the number of moves in all
step-of = Move { $number } of { $moves }
# The same after a move.
# $number (Number) the number of the move on the screen
# $moves (Number) the number of moves in all
# $line (Text) the move as in the move list: Ada L 3 d5-d6
step-shows = Move { $number } of { $moves }. { $line }
# (Button)
to-start = Go to start
# (Button)
step-back = Step back
# (Button)
step-on = Step forward
# (Button)
watch-replay = Watch replay
# (Button)
stop-replay = Stop replay
# (Button)
play-from-here = Play from here
# In a variation: the person at the device moves for all players.
# (Button)
move-for-all = Play all sides
# (Button)
back-to-match = Back to match
# (Button)
back-to-now = Back to now

## The end of a match

# (Button)
final-score = Final score
# (Button)
next-match = Next match
# (Button)
see-board = View board
# (Button)
players-and-options = Players and options
# Before the numbers of matches that each player has won in a series.
matches-won = Matches won:
# The screen reader's name of the curve of the scores.
# $scores (Text) the scores at its end, as a list: Ada 46 and Ben 24
curve = The scores from the first move to the last. At the end: { $scores }.

## The players’ colours and patterns

# A colour and its woven pattern: the look of a player’s pieces and rugs. Marrakech uses the colour alone in some
# sentences.
look-terracotta = Terracotta diamonds

# The same.
look-saffron = Saffron stripes

# The same.
look-cedar = Cedar zigzags

# The same.
look-indigo = Indigo crosses

# The same.
look-rose = Rose scales

# The same.
look-turquoise = Turquoise checks

# The same.
look-plum = Plum slants

# The same.
look-stone = Stone dots

# The name of a player who has entered none.
# $number (Number) the number of the player, from 1
player-name = Player { $number }

## The heading of the result: the winners

# One player has won, but not by a score.
# $who (Who) the winner
won =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }

# One of two players has won, by the score.
# $who (Who) the winner
# $most (Text) the winner’s score: 46
# $least (Text) the other’s score: 24
won-by =
    { $who ->
        [you] You win { $most }–{ $least }
       *[other] { $who } wins { $most }–{ $least }
    }

# One of more than two players has won, by the score.
# $who (Who) the winner
# $score (Text) the winner’s score: 46
won-with =
    { $who ->
        [you] You win with { $score }
       *[other] { $who } wins with { $score }
    }

# Two players, and both have won or neither.
# $first (Text) the first player’s score: 46
# $second (Text) the second player’s score
drawn = Draw, { $first }–{ $second }

# Several players have won, but not by a score.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
won-shared =
    { $who ->
        [you] You share the win with { $others }
       *[other] { $who } shares the win with { $others }
    }

# Of more than two players, several have won, by the score.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
# $score (Text) the score of each of them: 44
won-together =
    { $who ->
        [you] You share the win with { $others }: { $score } each
       *[other] { $who } shares the win with { $others }: { $score } each
    }

## Texts that cannot be parsed: saved or pasted matches and positions

# The expected part of a text: the end of “It needs …”, “Line 7 cannot be read: expected …”. Words of the notation in
# quotation marks, and bot, person, player, one-ahead, stay as they are: the notation is the same in every language.
# $what (Key: seat, game-line, start-line, options-line, player-line, player-name, look, bot-name, actions-line, play-or-try, place-before, place-to-stand, hex-digits, date)
expected =
    { $what ->
        [seat] a player’s letter, A to H
        [game-line] the line “game”
        [start-line] the line “options” or “position”
        [options-line] “options”: this game can’t begin from a position
        [player-line] a line such as “player 0 person Ada” or “player 3 bot one-ahead Brahim”
        [player-name] a name of 1 to 24 characters
        [look] the number of a colour, 0 to 7
        [bot-name] the name of a bot
        [actions-line] the line “actions”
        [play-or-try] “@play” or “@try”
        [place-before] the number of an earlier step
        [place-to-stand] the number of a step to go on from
        [hex-digits] 64 digits, 0 to 9 and a to f
        [date] a date such as 2026-11-24
       *[other] something else
    }

# A saved or pasted text cannot be parsed.
not-a-record = This text is not a saved match.

# A saved match was written by a newer program.
# $version (Number) the version of its text
record-version = It was made by a newer version ({ $version }). Reload the page and try again.

# A saved match is one of another game.
# $found (Text) the name of the game in the text
# $game (Text) the game that was to open the match
record-of-another-game = This is a match of “{ $found }”, not of { $game }.

# The end of a saved match is missing.
record-cut = Part of the text is missing: its last line isn’t there.

# A saved match has been changed since it was written.
record-changed = This text was changed after it was saved.

# A saved match starts from a position in which nothing can be played.
record-over = This match starts from a position that is already over.

# A saved match has too few or too many players, or two with the same colour.
record-players = The players of this match don’t fit the game.

# A saved match is sealed: its throws follow from a secret that it committed to beforehand. But the game has no throws.
# $game (Text) the game
record-no-throws = This match has a seal for its throws, but { $game } has no throws.

# A saved match names a day, but is not set up as the daily matches are.
record-not-of-day = This is not a match of that day: its players or options are different.

# A line of a saved match reveals the secret of its seal, but it has no seal.
# $line (Number) its number
secret-not-sealed = Line { $line } reveals a secret, but this match is not sealed.

# A line of a saved match reveals a secret that differs from the sealed one.
# $line (Number) its number
secret-another = Line { $line } reveals a secret, but not the one that sealed this match.

# A line of a saved match reveals the secret of its seal, which an earlier line has revealed.
# $line (Number) its number
secret-again = Line { $line } reveals a secret that an earlier line has revealed.

# A line of a saved match contains a token of a seat, which only matches by link have.
# $line (Number) its number
token-not-by-link = Line { $line } has a token, but this match is not played by link.

# A line of a saved match by link contains a token of a seat, at a moment when it is not due.
# $line (Number) its number
token-not-now = Line { $line } has a token where none belongs.

# A line of a saved match by link contains a token of a seat that is not the next one of its chain.
# $line (Number) its number
token-not-next = The token in line { $line } doesn’t follow the one before it.

# A line of a saved match by link is a move, but a token of a seat is due first.
# $line (Number) its number
line-unbound = Line { $line } is a move, but a token has to come first.

# A saved match by link has a bot among its players.
record-bot-by-link = This match has a bot that can’t play by link.

# A saved match, or a link, can be played only by link, but is not marked as a match by link.
record-only-by-link = This match can only be played by link.

# A line of a saved match cannot be parsed.
# $line (Number) its number
# $expected (Text) the expected content, from “expected”
# $found (Text) the actual content
line-unread = Line { $line } can’t be read: expected { $expected }, found “{ $found }”.

# The same, if there is no content.
# $line (Number) its number
# $expected (Text) the expected content, from “expected”
line-empty = Line { $line } can’t be read: expected { $expected }, found nothing.

# A line of a saved match is an illegal move.
# $line (Number) its number
# $clause (Text) the clause of the rulebook: M8
line-not-allowed = Line { $line } breaks rule { $clause }.

# A saved match has an unknown bot.
# $bot (Text) its name in the text
record-bot = There is no bot called “{ $bot }”.

# Above the reasons why a position set up by hand is impossible: It needs …
position-impossible = This position is not possible.

# The reason why a position set up by hand, or its text, is impossible.
# $expected (Text) the expected content, from “expected”
# $found (Text) the actual content
needs-instead = It needs { $expected }, not “{ $found }”.

# The same, if there is no content.
# $expected (Text) the expected content, from “expected”
needs = It needs { $expected }.

# A match cannot start from a position set up by hand.
position-over = The match is already over in this position.

# The text of a position that was typed or pasted cannot be used.
# $needs (Text) the reason, a sentence: It needs …
text-is-no-position = This is not a position. { $needs } The board has not changed.

## Sharing

# The button, and the title of the sheet that it opens.
# (Button)
share = Share
# The name of a text to copy: a result in a line.
share-line = Line to share
share-title = Share the match
share-meaning = Anyone who opens this link sees the whole match, on any device. The match is in the link itself: no server sees it.
# During the review of an earlier place of the match.
# (Hint)
share-place = It opens at the step you see now.
share-link = Link to the match
share-code = QR code for the link
# The system then asks for the recipient.
# (Button)
share-send = Send…
share-too-long = This match is too long for a link. Save it as a file, and send that.

## A match that somebody sent

visit = Someone sent you this match. It is not saved yet.
visit-known = Someone sent you this match. It is already on this device.
visit-goes-on = Someone sent you this match. Its first part is already on this device.
# (Button)
save-it = Save it
# If the beginning of a match that arrives is saved; and after a sum that was worked out.
# (Button)
continue-play = Continue
# Leaves the match unsaved.
# (Button)
leave = Don’t save
# Above the sentence with the reason.
link-title = This link can’t be opened
link-too-long = It is too long to be a match.
link-damaged = It was cut off or changed on the way. Ask for it again.
# $version (Number) the number of the version
link-version = It was made by a newer version ({ $version }). Reload the page and try again.
link-impossible = It contains a move that isn’t possible.
# It contains something that the program never writes.
link-unusual = It contains something Caravanserai didn’t write.

## Play by link

# The prompt while a player on another device has to act.
# $who (Text) that person
link-to-send = Send { $who } the link.
# $who (Text) that person
link-copied-for = Link copied: send it to { $who }.
# $who (Text) that person
link-selected-for = Link selected: copy it, and send it to { $who }.
# $who (Text) that person
has-link = { $who } has the link.
# The button for it.
# $who (Text) that person
# (Button)
send-link-to = Send { $who } the link
# The same five messages if the match is over, and several persons have not seen the end.
link-to-send-all = Send everyone the link.
link-copied-for-all = Link copied: send it to everyone.
link-selected-for-all = Link selected: copy it, and send it to everyone.
all-have-link = Everyone has the link.
# (Button)
send-link-to-all = Send to everyone
# The button that opens the page on which two devices are connected, and its heading.
# (Button)
play-live = Play live
# While the devices of both players are connected, and the other one has yet to join.
# $who (Text) that person
live-to-join = Connected: { $who } can join now.
# While the devices of both players are connected, and the other one has to act.
# $who (Text) that person
live-with = Playing live: it’s { $who }’s turn.
# The connection has ended, and the link has to be sent.
# $who (Text) that person
live-lost = { $who } is no longer connected. Send { $who } the link, or connect again.
# The connection has ended while it is the reader’s turn.
live-lost-here = The other device has disconnected. Play on and send the link, or connect again in the menu.
# The connection has ended, and the other player, who has the match, has to act.
# $who (Text) that person
live-lost-turn = { $who } is no longer connected. It’s { $who }’s turn: send the link, or connect again.
# The connection has ended, and the match has not reached the other player. The devices try by themselves to connect again.
# $who (Text) that person
live-seeking = Not connected to { $who }: trying again. You can also send the link.
# The same if the other player has the match, and has to act.
# $who (Text) that person
live-seeking-turn = It’s { $who }’s turn. Not connected: trying again. You can also send the link.
# The same while it is the reader’s turn.
live-seeking-here = It’s your turn. Not connected to the other device: trying again.
# The match that was played live is over.
# $who (Text) that person
live-seen = { $who } has the whole match.
# $host (Text) the person who has started the match
# $you (Text) the name of the reader’s seat
invites = { $host } invites you to play as { $you }. You’ll play on this device.
# (Button)
join-match = Join
# The label of the field with the name under which the reader joins.
own-name = Your name
# Above the board, until that person has joined.
# $who (Text) that person
yet-to-join = { $who } hasn’t joined yet
# The same for a reader who has not joined, and may be that person.
# $who (Text) that person
seat-is-free = { $who }’s seat is free
# The opened link contains nothing new.
link-known = Nothing new in this link.
# The opened link was refused.
# $reason (Text) the reason, a sentence
link-refused = { $reason } Nothing has changed here.
# A match by link that nobody plays in this browser. The button saves it.
watch-only = You have not joined in this browser, and no seat is free. If you play in this match, open the link where you joined. Here you can watch.
# (Button)
watch = Watch
# At the table of such a match.
watching = You are watching. A newer link shows what was played since.
# (Button)
to-table = Go to table
# $number (Number) the number of the move
# $here (Text) the move as saved here
# $there (Text) the move in the link
move-differs = Move { $number } is { $here } here, but { $there } in this link.
tokens-differ = This link’s throws don’t belong to the match you have here.
# $number (Number) the number of the move
# $thrown (Text) the throw in the link
# $should (Text) the throw that was sealed
throw-unbound = Move { $number } in this link is { $thrown }, but it had to be { $should }.
