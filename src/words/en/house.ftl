### What every table says, whatever its game.

## Parts of sentences

# The player who reads it, where a name would stand.
you = you

# The items of a list but the last ones: a, b
# $a (Text) what comes before
# $b (Text) the next one
list-more = { $a }, { $b }

# The last two of a list: a and b
# $a (Text) what comes before
# $b (Text) the last one
list-and = { $a } and { $b }

# The last two of a list: a or b
# $a (Text) what comes before
# $b (Text) the last one
list-or = { $a } or { $b }

# A decimal fraction: 1.5
# $whole (Text) what stands before the point
# $tenth (Number) the digit after it
decimal = { $whole }.{ $tenth }

## Names

# The name on the card of the only person at the table, if they gave none.
you-name = You

## Languages

# The screen reader's name of the buttons with the names of the languages.
languages = Language

## Every page

# On the arrow that leads back, for screen readers.
# (Button)
back = Back
# On the button that closes a sheet, for screen readers.
# (Button)
close = Close
# On a link to the game's rules.
# (Button)
rules = Rules
# The way to the rules, where a match has hardly begun.
# (Button)
how-to-play = How to play
# On a link to the home page.
# (Button)
home = Home
# On the button that does not do what was asked.
# (Button)
go-back = Go back
# On a button that copies a text, before it is pressed.
# (Button)
copy = Copy
# And after it.
# (Button)
copied = Copied
# The same where the browser does not let the page copy: the text is selected, and can be copied by hand.
# (Button)
selected = Selected

## Who sits where

# The heading over the numbers of players.
players = Players
# A person, where bots have their level.
person = Person
# The strength of a bot, the weakest first.
level-beginner = Beginner
level-casual = Casual
level-keen = Keen
level-master = Master
# The guests of the house who play at these levels, the weakest first: each has the face of its animal.
guest-sparrow = Sparrow
guest-goat = Goat
guest-fox = Fox
guest-falcon = Falcon
# A bot, for screen readers and as a tip.
# $guest (Text) its name
# $level (Text) how strong it is
bot-of-level = { $guest }, { $level } bot
# The colour that a player wears, on the button that changes it.
# $number (Number) which player
# $look (Text) the colour and its pattern
look-of-player = Colour of player { $number }: { $look }
# The box with the name of a player, for screen readers.
# $number (Number) which player
name-of-player = Name of player { $number }
# Under a player's name, in a game with partners.
# $partner (Who) the partner
plays-with =
    { $partner ->
        [you] Plays with you
       *[other] Plays with { $partner }
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
# On the button that chooses a file in which the text of a match stands.
# (Button)
open-file = Open a file
from-position = From your position
# (Button)
change-position = Change position
# The way to the page where pieces are put on the board by hand.
# (Button)
set-up-position = Position editor
# The heading of a choice: whether moves can be taken back.
taking-back = Take-backs
take-back-allowed = Allowed
take-back-note = As many moves as you like.
take-back-note-clocks = As many as you like, unless two people play against the clock.
take-back-never = Off
take-back-never-note = Moves are final.
# A choice: whether all play on this device, or each on their own.
devices = Devices
devices-one = This device
devices-one-note = Everybody plays here.
devices-several = By link
devices-several-note = Everyone plays on their own device and passes the link on. No take-backs.
# A switch: what has only one way to go is done without asking.
move-by-itself = Play forced moves for me
# A switch: dice roll, and cowries are thrown, without a press.
throw-by-itself = Automatic dice
on = On
off = Off
seats-do-not-fit = These players can’t play this game together.
# $number (Number) which player
# $most (Number) the most characters that a name has
name-needed = Player { $number } needs a name of 1 to { $most } characters.
# $number (Number) which player
cannot-sit = Player { $number } can’t play in this place.

## Matches that cannot be opened

# $game (Text) the game
damaged-title = A saved { $game } match can’t be read
# After the sentence that says why.
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
# Where the address names a match that is not there.
not-here = This match is not saved on this device.
# The database does not answer, or refuses.
store-silent = This browser isn’t giving its saved matches just now. They stay where they are.
# (Button)
try-again = Try again

## The table

# The button that opens the move list, and its title.
moves = Moves
# What unfolds how the moves of that list are written.
notation = Notation
# The button that opens the menu, and its title.
menu = Menu
# The same while the browser does not save the match.
menu-unkept = Menu: match not saved
not-kept = This browser isn’t saving the match: you’ll lose it when you close the page.
# Where the match is saved, in the menu.
saved-here = Saved on this device.
elsewhere = This match is open in another tab.
# (Button)
play-here = Play here
tap-to-skip = Tap anywhere to skip.
# Before a small picture of the rug or piece that a player has to lay next.
next = next
# Where bots play alone.
# (Button)
pause = Pause
# (Button)
go-on = Go on
# One move of bots that play alone.
# (Button)
step = Step
# The spoken text of a clock near its end.
# $clock (Text) what it times, in one word
# $seconds (Number) what is left
seconds-left = { $clock }: { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } left
# The button that mutes the device, for screen readers.
sound = Sound

## The menu

# (Button)
take-back = Take back
# (Button)
redo = Redo
# (Button)
look-back = Review
# (Button)
new-match = New match
# A button: opens the sheet with the text.
# (Button)
as-text = Show as text
match-as-text = The match as text
as-text-meaning = Keep it or send it. To open it again, choose “Paste a match” when setting up.
# The speed of animations.
pace = Speed
pace-calm = Slow
pace-steady = Normal
pace-brisk = Fast
pace-instant = Instant
volume = Volume
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
vibration = Vibration
# The button that shows what is best to do now; and its place in the menu.
# (Button)
hint = Hint
# While a bot thinks about that.
hint-thinking = Thinking…
# Behind what it has found, the button that does it. Short.
# (Button)
take-hint = Play it
cannot-take-back = This can’t be taken back.
# The title of the sheet that shows a clause of the rules.
# $clause (Text) its number, such as M8
rule = Rule { $clause }
# The frame with it, for screen readers.
# $clause (Text) its number, such as M8
# $game (Text) the game
the-rule = Rule { $clause } of { $game }

## Keys

# (Button)
keys = Keys
key-arrows = next square you can choose; with Shift, any square
key-enter = choose it
key-space = choose it too; off the board, press the main button
key-digits = press the choices below the board, in their order
key-tab = from the board to the buttons, and on to the next
key-steps = one step back or forward; off the board, ← and → too
key-ends = first step, latest step
key-take-back = take back the last move
key-redo = redo what you took back
key-hint = show or hide the hint
key-escape = cancel a choice, skip an animation, close a panel, leave the review
# The names of the keys themselves, as they stand on keyboards.
key-name-enter = Enter
key-name-space = Space
key-name-tab = Tab
key-name-home-end = Home End
key-name-escape = Esc

## Looking back

# Instead of whose turn it is.
# $step (Number) which step is shown
# $steps (Number) how many there are
looking-back = Reviewing: step { $step } of { $steps }
# Before whose turn it is, in a variation.
# $prompt (Text) what is asked there
tried-out = Trying out: { $prompt }
# The spoken value of the slider at the start of a match.
# $step (Number) which step is shown
# $steps (Number) how many there are
step-of = Step { $step } of { $steps }
# The same after a move.
# $step (Number) which step is shown
# $steps (Number) how many there are
# $line (Text) what happened there, as in the move list: Ada L 3 d5-d6
step-shows = Step { $step } of { $steps }. { $line }
# (Button)
to-start = Go to start
# (Button)
step-back = Step back
# (Button)
step-on = Step forward
# (Button)
show-film = Watch replay
# (Button)
stop-film = Stop replay
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

final-score = Final score
# (Button)
next-match = Next match
# (Button)
see-board = View board
# (Button)
change-something = Players and options
# Before how many matches each player has won in a row of matches.
matches-won = Matches won:
# The screen reader's name of the curve of the scores.
# $scores (Text) the scores at its end, as a list: Ada 46 and Ben 24
curve = The scores from the first move to the last. At the end: { $scores }.

## The players’ colours and patterns

# A colour and the pattern that is woven in it: what a player’s pieces and rugs look like. Marrakech has the colour alone
# in some sentences.
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

# The name of a player who has none.
# $number (Number) which player, from 1
player-name = Player { $number }

## The heading of the end: who has won

# One has won, and no score decided.
# $who (Who) the winner
won =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }

# One of two has won, and the scores decided.
# $who (Who) the winner
# $most (Text) the winner’s score: 46
# $least (Text) the other’s score: 24
won-by =
    { $who ->
        [you] You win { $most } : { $least }
       *[other] { $who } wins { $most } : { $least }
    }

# One of more than two has won, and the scores decided.
# $who (Who) the winner
# $score (Text) the winner’s score: 46
won-with =
    { $who ->
        [you] You win with { $score }
       *[other] { $who } wins with { $score }
    }

# Two play, and both have won or neither.
# $first (Text) the first one’s score: 46
# $second (Text) the other’s score
drawn = A draw, { $first } : { $second }

# Several have won, and no score decided.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
won-shared =
    { $who ->
        [you] You share the win with { $others }
       *[other] { $who } shares the win with { $others }
    }

# Of more than two, several have won, and the scores decided.
# $who (Who) one of them
# $others (Text) the others, as a list: Ben; Ben and Cleo
# $score (Text) what each of them has: 44
won-together =
    { $who ->
        [you] You share the win with { $others }: { $score } each
       *[other] { $who } shares the win with { $others }: { $score } each
    }

## Texts that cannot be read: saved or pasted matches and positions

# The expected part of a text: the end of “It needs …”, “Line 7 cannot be read: expected …”. Words of the notation in
# quotation marks, and bot, person, player, one-ahead, stay as they are: they are typed so in every language.
# $what (Key: seat, game-line, start-line, options-line, player-line, player-name, look, bot-name, actions-line, play-or-try, place-before, place-to-stand, hex-digits)
expected =
    { $what ->
        [seat] a player’s letter, A to H
        [game-line] the line “game”
        [start-line] the line “options” or “position”
        [options-line] “options”, as matches of this game begin from no position
        [player-line] a line such as “player 0 person Ada” or “player 3 bot one-ahead Brahim”
        [player-name] a name of 1 to 24 characters
        [look] the number of a colour, 0 to 7
        [bot-name] the name of a bot
        [actions-line] the line “actions”
        [play-or-try] “@play” or “@try”
        [place-before] the number of an earlier step
        [place-to-stand] the number of a step to go on from
        [hex-digits] 64 digits, 0 to 9 and a to f
       *[other] something else
    }

# A saved or pasted text cannot be read.
not-a-record = This text is not a saved match.

# A saved match was written by a newer program.
# $version (Number) the version of its text
record-version = It was made by a newer version ({ $version }). Reload the page and try again.

# A saved match is one of another game.
# $found (Text) what the text calls the game
# $game (Text) the game in which the match was to be opened
record-of-another-game = This is a match of “{ $found }”, not of { $game }.

# A saved match has lost its end.
record-cut = Part of the text is missing: its last line isn’t there.

# A saved match is not as it was written.
record-changed = This text was changed after it was saved.

# A saved match begins where nothing can be played any longer.
record-over = This match starts from a position that is already over.

# A saved match has too few or too many players, or two with the same colour.
record-players = The players of this match don’t fit the game.

# The throws of a saved match are sealed: bound beforehand to a secret from which they follow. But the game throws nothing.
# $game (Text) the game
record-no-throws = This match has a seal for its throws, but { $game } has no throws.

# A line of a saved match reveals the secret of its seal, but it has no seal.
# $line (Number) its number
secret-not-sealed = Line { $line } reveals a secret, but this match is not sealed.

# A line of a saved match reveals another secret than that with which it was sealed.
# $line (Number) its number
secret-another = Line { $line } reveals a secret, but not the one that sealed this match.

# A line of a saved match reveals the secret of its seal, which an earlier one has revealed.
# $line (Number) its number
secret-again = Line { $line } reveals a secret that an earlier line has revealed.

# A line of a saved match binds a seat by a token, which only matches that are played by link know.
# $line (Number) its number
bind-not-by-link = Line { $line } has a token, but this match is not played by link.

# A line of a saved match that is played by link binds a seat by a token, at a moment when it is not that seat's turn to be bound.
# $line (Number) its number
bind-not-now = Line { $line } has a token where none belongs.

# A line of a saved match that is played by link binds a seat by a token that is not the one after its last one.
# $line (Number) its number
bind-not-next = The token in line { $line } doesn’t follow the one before it.

# A line of a saved match that is played by link is a move, but a seat has to bind itself first.
# $line (Number) its number
line-unbound = Line { $line } is a move, but a token has to come first.

# A saved match says that it is played by link, but one of its players is a bot.
record-bot-by-link = This match has a bot, but only people can play by link.

# A saved match, or a link, is of a kind that goes only from device to device as a link, but says that it does not.
record-only-by-link = This match can only be played by link.

# A line of a saved match cannot be read.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
# $found (Text) what stands there
line-unread = Line { $line } can’t be read: expected { $expected }, found “{ $found }”.

# The same, where nothing stands.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
line-empty = Line { $line } can’t be read: expected { $expected }, found nothing.

# A line of a saved match is a move that the rules do not allow.
# $line (Number) its number
# $clause (Text) the clause of the rulebook: M8
line-not-allowed = Line { $line } breaks rule { $clause }.

# A saved match has a player with a colour that there is not.
# $number (Number) the number of the colour
record-colour = There is no colour { $number }.

# A saved match has a bot that there is not.
# $bot (Text) what the text calls it
record-bot = There is no bot called “{ $bot }”.

# Above the reasons why a position that is set up by hand cannot be: It needs …
position-impossible = This position is not possible.

# A reason why a position that is set up by hand, or its text, is none.
# $expected (Text) what it needs, from “expected”
# $found (Text) what stands there
needs-instead = It needs { $expected }, not “{ $found }”.

# The same, where nothing stands.
# $expected (Text) what it needs, from “expected”
needs = It needs { $expected }.

# A match cannot begin from a position that is set up by hand.
position-over = The match is already over in this position.

# The text of a position that was typed or pasted cannot be used.
# $needs (Text) why, a sentence: It needs …
text-is-no-position = This is not a position. { $needs } The board has not changed.

## Sharing

# The button, and the title of what it opens.
# (Button)
share = Share
share-title = Share the match
share-meaning = Anyone who opens this link sees the whole match, on any device. The match is in the link itself: no server sees it.
# Where an earlier place of the match is shown.
# (Hint)
share-place = It opens at the step you see now.
share-link = Link of the match
share-code = QR code of the link
# The system then asks to whom.
# (Button)
share-send = Send…
share-too-long = This match is too long for a link. Save it as a file, and send that.

## A match that somebody sent

visit = Someone sent you this match. It is not saved yet.
visit-known = Someone sent you this match. It is already on this device.
visit-goes-on = Someone sent you this match. Its first part is already on this device.
# (Button)
keep-it = Save it
# Where its beginning is saved.
# (Button)
go-on-with-it = Continue
# The match is not saved.
# (Button)
leave = Don’t save
# Over the sentence that says why.
link-title = This link can’t be opened
link-too-long = It is too long to be a match.
link-damaged = It was cut off or changed on the way. Ask for it again.
# $version (Number) which one
link-version = It was made by a newer version ({ $version }). Reload the page and try again.
link-impossible = It contains a move that isn’t possible.
# Something stands in it that the house does not write.
link-unusual = It contains something Caravanserai didn’t write.

## Play by link

# The prompt while a player at another device is to act.
# $who (Text) that person
link-to-send = Send { $who } the link.
# $who (Text) that person
link-copied-for = Link copied: send it to { $who }.
# $who (Text) that person
link-selected-for = Link selected: copy it, and send it to { $who }.
# $who (Text) that person
has-link = { $who } has the link.
# The button.
# $who (Text) that person
# (Button)
send-link-to = Send { $who } the link
# The same five where the match is over, and more than one have yet to see how.
link-to-send-all = Send everyone the link.
link-copied-for-all = Link copied: send it to everyone.
link-selected-for-all = Link selected: copy it, and send it to everyone.
all-have-link = Everyone has the link.
# (Button)
send-link-to-all = Send to everyone
# $host (Text) who has begun the match
# $you (Text) whom the reader would be
invites = { $host } invites you to play as { $you }. You’ll play on this device.
# (Button)
join-match = Join
# Over the board, as long as somebody has not pressed that.
# $who (Text) that person
yet-to-join = { $who } hasn’t joined yet
# The link that was opened tells nothing new.
link-known = Nothing new in this link.
# The link that was opened tells something that is not believed.
# $reason (Text) why, a sentence
link-refused = { $reason } Nothing has changed here.
link-of-others = You are not a player in this match.
# (Button)
to-table = Go to table
# $number (Number) which move
# $here (Text) the move as it is saved here
# $there (Text) the move in the link
move-differs = Move { $number } is { $here } here, but { $there } in this link.
bonds-differ = This link’s throws don’t belong to the match you have here.
# $number (Number) which move
# $thrown (Text) what the link says
# $should (Text) what it should be
throw-unbound = Move { $number } in this link is { $thrown }, but it had to be { $should }.
