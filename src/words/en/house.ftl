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

# What the only person at the table is called who gave no name, as a name on a card.
you-name = You

## Languages

# What the buttons with the names of the languages are, for screen readers.
languages = Language

## Every page

# On the arrow that leads back, for screen readers.
back = Back
# On the button that closes a sheet, for screen readers.
close = Close
# On a link to the game's rules.
rules = Rules
# On a link to the home page.
home = Home
# On the button that does not do what was asked.
go-back = Go back
# On a button that copies a text, before it is pressed.
copy = Copy
# And after it.
copied = Copied
# The same where the browser does not let the page copy: the text is selected, and can be copied by hand.
selected = Selected

## Who sits where

# The heading over the numbers of players.
players = Players
# A person, where bots have their level.
person = Person
# How strong a bot is, the weakest first.
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

start = Start
more-options = More options
from-text = Open a match from its text
text-of-match = The text of a match
open-it = Open it
# On the button that chooses a file in which the text of a match stands.
open-file = Open a file
from-position = From the position that was set up
change-position = Change it
set-up-position = Set up a position by hand
# A choice: whether moves can be taken back.
taking-back = Take back
take-back-allowed = Allowed
take-back-note = As far as you like.
take-back-note-clocks = As far as you like, unless two play against the clock.
take-back-never = Not in this match
take-back-never-note = What is played stays played.
# A choice: whether all play on this device, or each on their own.
devices = Devices
devices-one = This one
devices-one-note = Everybody plays here.
devices-several = Several, by link
devices-several-note = Each plays on a device of their own and sends the link on. Nothing is taken back.
# A switch: what has only one way to go is done without asking.
move-by-itself = Move by itself when there is one move
throw-by-itself = Throw by itself
on = On
off = Off
seats-do-not-fit = These seats do not fit the game.
# $number (Number) which player
# $most (Number) the most characters that a name has
name-needed = Player { $number } needs a name of 1 to { $most } characters.
# $number (Number) which player
cannot-sit = Player { $number } cannot sit there.

## Matches that cannot be opened

# $game (Text) the game
damaged-title = A saved match of { $game } cannot be read
# After the sentence that says why.
damaged-meaning = Its text is kept here: copy it to try to mend it, or discard it.
text-of-the-match = The text of the match
discard = Discard
discard-question = Discard this match?
discard-meaning = Its text is then gone from this device.
discard-it = Discard it
# On a link that saves the text of the match as a file.
save-file = Save as a file
# Where the address names a match that is not there.
not-here = This match is not kept on this device.

## The table

# The button that opens the move list, and its title.
moves = Moves
# The button that opens the menu, and its title.
menu = Menu
# The same while the browser does not keep the match.
menu-unkept = Menu: the match is not kept
not-kept = This browser does not keep the match: it is lost when the page is closed.
# Where the match is kept, in the menu.
kept-twice = Kept on this device, twice.
kept-once = Kept on this device, in one place only.
elsewhere = This match is played in another tab.
play-here = Play here
tap-to-skip = Tap anywhere to skip.
# Before a small picture of the rug or piece that a player has to lay next.
next = next
# Where bots play alone.
pause = Pause
go-on = Go on
# One move of bots that play alone.
step = Step
# What a clock says out loud near its end.
# $clock (Text) what it times, in one word
# $seconds (Number) what is left
seconds-left = { $clock }: { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } left
# The button that mutes the device, for screen readers.
sound = Sound

## The menu

take-back = Take back
play-again = Play again
look-back = Look back
new-match = New match
as-text = As text
match-as-text = The match as text
as-text-meaning = Keep it, or send it: it is opened with “Open a match from its text” where a match is set up.
# How fast what happens is shown.
pace = Pace
pace-calm = Calm
pace-steady = Steady
pace-brisk = Brisk
pace-instant = Instant
volume = Volume
volume-quiet = Quiet
volume-medium = Medium
volume-loud = Loud
vibration = Vibration
# The button that shows what is best to do now; and its place in the menu.
hint = Hint
# While a bot thinks about that.
hint-thinking = Thinking …
# Behind what it has found, the button that does it. Short.
take-hint = Do it
cannot-take-back = This cannot be taken back.
# The question before something that cannot be taken back.
# $action (Text) what is done, as a sentence without a full stop: “Ben surrenders”
question = { $action }?
# The title of the sheet that shows a clause of the rules.
# $clause (Text) its number, such as M8
rule = Rule { $clause }
# The frame with it, for screen readers.
the-rule = The rule

## Keys

keys = Keys
key-arrows = to the next place on the board that is open; with Shift, to the next one of all
key-enter = chooses it
key-space = chooses it too; beside the board, presses the main button
key-digits = press the choices below the board, in their order
key-tab = from the board to the buttons, and on
key-steps = one step back, and on; beside the board also ← and →
key-ends = to the start of the match, and to where it stands
key-take-back = takes back the last move
key-play-again = plays again what was taken back
key-hint = shows what is best to do now, or no longer
key-escape = takes back what is picked, skips what is shown, closes a sheet, comes back from looking back
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
looking-back = Looking back: step { $step } of { $steps }
# Before whose turn it is, in a variation.
# $prompt (Text) what is asked there
tried-out = Trying out: { $prompt }
# What the slider says out loud.
# $step (Number) which step is shown
# $steps (Number) how many there are
step-of = Step { $step } of { $steps }
to-start = To the start
step-back = One step back
step-on = One step on
show-film = Show as a film
stop-film = Stop the film
play-from-here = Play on from here
# In a variation: the person at the device moves for all players.
move-for-all = Move for everybody
back-to-match = Back to the match
back-to-now = Back to now

## The end of a match

final-score = Final score
next-match = Next match
see-board = See the board
change-something = Change something
# Before how many matches each player has won in a row of matches.
matches-won = Matches won:
# What the curve of the scores is, for screen readers.
curve = The scores from the first move to the last

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

## Texts that cannot be read: kept or pasted matches and positions

# What should stand in a text: the end of “It needs …”, “Line 7 cannot be read: expected …”. Words of the notation in
# quotation marks, and bot, person, player, one-ahead, stay as they are: they are typed so in every language.
# $what (Key: seat, game-line, start-line, options-line, player-line, player-name, look, bot-name, actions-line, play-or-try, place-before, place-to-stand, hex-digits)
expected =
    { $what ->
        [seat] a seat, A to H
        [game-line] the line “game”
        [start-line] the line “options” or “position”
        [options-line] “options”, as matches of this game begin from no position
        [player-line] a line such as “player 0 person Ada” or “player 3 bot one-ahead Brahim”
        [player-name] a name of 1 to 24 characters
        [look] the number of a colour, 0 to 7
        [bot-name] the name of a bot
        [actions-line] the line “actions”
        [play-or-try] “@play” or “@try”
        [place-before] the number of a place before this line
        [place-to-stand] the number of a place where the match can stand
        [hex-digits] 64 digits, 0 to 9 and a to f
       *[other] something else
    }

# A kept or pasted text cannot be read.
not-a-record = This is not the record of a match.

# A kept match was written by a newer program.
# $version (Number) the version of its text
record-version = This record is of version { $version }, which this program does not know.

# A kept match is one of another game.
# $found (Text) what the text calls the game
# $game (Text) the game in which the match was to be opened
record-of-another-game = This is a record of “{ $found }”, not of { $game }.

# A kept match has lost its end.
record-cut = The record is cut short: its last line is missing.

# A kept match is not as it was written.
record-changed = The record is damaged: something in it was changed after it was written.

# A kept match begins where nothing can be played any longer.
record-over = The match in this record begins from a position in which it is over already.

# A kept match has too few or too many players, or two with the same colour.
record-players = The players in the record do not fit the game.

# The throws of a kept match are sealed: bound beforehand to a secret from which they follow. But the game throws nothing.
# $game (Text) the game
record-no-throws = This record is sealed, but { $game } has no throws that could be.

# A line of a kept match tells the secret of its seal, but it has no seal.
# $line (Number) its number
secret-not-sealed = Line { $line } tells a secret, but this match is not sealed.

# A line of a kept match tells another secret than that with which it was sealed.
# $line (Number) its number
secret-another = Line { $line } tells a secret, but not the one with which this match was sealed.

# A line of a kept match tells the secret of its seal, which an earlier one has told.
# $line (Number) its number
secret-again = Line { $line } tells a secret that an earlier line has told.

# A line of a kept match binds a seat by a token, which only matches that are played by link know.
# $line (Number) its number
bind-not-by-link = Line { $line } binds a seat, but this match is not played by link.

# A line of a kept match that is played by link binds a seat by a token, at a moment when it is not that seat's turn to be bound.
# $line (Number) its number
bind-not-now = Line { $line } binds a seat that has nothing to bind itself to there.

# A line of a kept match that is played by link binds a seat by a token that is not the one after its last one.
# $line (Number) its number
bind-not-next = What binds a seat in line { $line } does not follow on what bound it before.

# A line of a kept match that is played by link is a move, but a seat has to bind itself first.
# $line (Number) its number
line-unbound = Line { $line } is a move, but a seat has to bind itself first.

# A kept match says that it is played by link, but one of its players is a bot.
record-bot-by-link = In this record a bot plays by link, which only persons can.

# A kept match, or a link, is of a kind that goes only from device to device as a link, but says that it does not.
record-only-by-link = This match can only be played by link.

# A line of a kept match cannot be read.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
# $found (Text) what stands there
line-unread = Line { $line } cannot be read: expected { $expected }, found “{ $found }”.

# The same, where nothing stands.
# $line (Number) its number
# $expected (Text) what should stand there, from “expected”
line-empty = Line { $line } cannot be read: expected { $expected }, found nothing.

# A line of a kept match is a move that the rules do not allow.
# $line (Number) its number
# $clause (Text) the clause of the rulebook: M8
line-not-allowed = Line { $line } is not allowed by clause { $clause }.

# A kept match has a player with a colour that there is not.
# $number (Number) the number of the colour
record-colour = There is no colour { $number } in this house.

# A kept match has a bot that there is not.
# $bot (Text) what the text calls it
record-bot = There is no bot “{ $bot }” in this house.

# Above the reasons why a position that is set up by hand cannot be: It needs …
position-impossible = This is not possible.

# A reason why a position that is set up by hand, or its text, is none.
# $expected (Text) what it needs, from “expected”
# $found (Text) what stands there
needs-instead = It needs { $expected }, not “{ $found }”.

# The same, where nothing stands.
# $expected (Text) what it needs, from “expected”
needs = It needs { $expected }.

# A match cannot begin from a position that is set up by hand.
position-over = The match is over in this position: it cannot be played on.

# The text of a position that was typed or pasted cannot be used.
# $needs (Text) why, a sentence: It needs …
text-is-no-position = This text is no position. { $needs } The board stays as it was.

## Sharing

# The button, and the title of what it opens.
share = Share
share-title = Share the match
share-meaning = Whoever opens this link sees the whole match, on any device. The match is in the link itself: no server sees it.
# Where an earlier place of the match is shown.
share-place = It opens at the place that is shown now.
share-link = Link of the match
share-code = QR code of the link
# The system then asks to whom.
share-send = Send …
share-too-long = This match is too long for a link. Save it as a file, and send that.

## A match that somebody sent

visit = Somebody sent you this match. It is not kept yet.
visit-known = Somebody sent you this match. You have it on this device.
visit-goes-on = Somebody sent you this match. You have its beginning on this device.
keep-it = Keep it
# Where its beginning is kept.
go-on-with-it = Go on with it
# The match is not kept.
leave = Leave
# Over the sentence that says why.
link-title = This link cannot be opened
link-too-long = It is longer than the link of any match.
link-damaged = It was cut off or changed on its way: ask for it once more.
# $version (Number) which one
link-version = It is of version { $version }, which this program does not know.
link-impossible = It tells of something that cannot happen in a match.
# Something stands in it that the house does not write.
link-unusual = It says more than a match: it was not written here.

## Play by link

# What is to be done now: somebody at another device goes on.
# $who (Text) that person
link-to-send = Send { $who } the link.
# $who (Text) that person
link-copied-for = The link is copied: send it to { $who }.
# $who (Text) that person
link-selected-for = The link is selected: copy it, and send it to { $who }.
# $who (Text) that person
has-link = { $who } has the link.
# The button.
# $who (Text) that person
send-link-to = Send { $who } the link
# The same five where the match is over, and more than one have yet to see how.
link-to-send-all = Send everybody the link.
link-copied-for-all = The link is copied: send it to everybody.
link-selected-for-all = The link is selected: copy it, and send it to everybody.
all-have-link = Everybody has the link.
send-link-to-all = Send everybody the link
# $host (Text) who has begun the match
# $you (Text) whom the reader would be
invites = { $host } invites you: you are { $you }. You then play on this device.
join-match = Join
# Over the board, as long as somebody has not pressed that.
# $who (Text) that person
yet-to-join = { $who } has yet to join
# The link that was opened tells nothing new.
link-known = You know this already.
# The link that was opened tells something that is not believed.
# $reason (Text) why, a sentence
link-refused = { $reason } Nothing has changed here.
link-of-others = This match is played by others.
to-table = To the table
# $number (Number) which move
# $here (Text) the move as it is kept here
# $there (Text) the move in the link
move-differs = Move { $number } was { $here } here, and is { $there } in this link.
bonds-differ = What binds the throws of this link is not what it was here.
# $number (Number) which move
# $thrown (Text) what the link says
# $should (Text) what it should be
throw-unbound = Move { $number } of this link is { $thrown }, but bound was { $should }.
