### The page of all matches that are kept on this device: the list, the backup, and the numbers

## The page

# Its title, and the way to the list.
matches-title = Matches
# The way to the numbers, and their title.
numbers-title = Numbers

## The list

# Which matches are listed: of all games.
all-games = All games
# Headings above those that go on, and above those that are over.
going-on = Going on
over = Over
# Nothing to list.
none-kept = No match is kept on this device yet.
# Nothing to list of this game.
none-of-game = No match of this game is kept on this device.
# While the list is read.
listing = The matches are being read …
# The browser does not give what it keeps.
cannot-list = This browser does not let the page read what it keeps here. Matches that can be found otherwise go on all the same.
# Some of what is kept is not as it should be.
# $count (Number) how many
unreadable =
    { $count ->
        [one] One match is kept here in a way that cannot be listed. It stays where it is.
       *[other] { $count } matches are kept here in a way that cannot be listed. They stay where they are.
    }
# Whose turn it is. The reader is spoken to.
# $who (Who) a name
turn-of =
    { $who ->
        [you] your turn
       *[other] { $who }’s turn
    }
# On buttons for a match.
rename = Rename
duplicate = Make a copy
delete = Delete
# Above the box in which a match is given another name.
new-name = Name of the match
keep-name = Keep this name
# What the copy of a match is called.
# $name (Text) what the match is called
copy-of = { $name } (copy)
# After a match was deleted.
# $name (Text) what it is called
deleted = Deleted: { $name }.
undo = Undo
more = Show more
# Something was to be kept, and the browser does not.
not-stored = The browser does not keep this now. Nothing has changed.

## The backup

backup = Backup
backup-meaning = One file with all matches and settings. Keep it somewhere else: browsers forget what sites keep.
save-backup = Save a backup
read-backup = Read a backup
# What came of reading one.
# $added (Number) how many matches came
# $longer (Number) how many that were here went on
# $same (Number) how many brought nothing new
backup-read = The backup has been read. New here: { $added }. Gone on with: { $longer }. Nothing new: { $same }.
# The browser had no room for all of it.
# $count (Number) how many matches it has kept
backup-read-partly =
    { $count ->
        [one] The browser has kept one match of this backup, and not the rest. Read it once more when there is room.
       *[other] The browser has kept { $count } matches of this backup, and not the rest. Read it once more when there is room.
    }
# Why a file is not read. Nothing changes then.
not-a-backup = This file is no backup of this house. Nothing has changed.
backup-of-later = This backup comes from a later version of this house. Load the page again, then try once more. Nothing has changed.
# $most (Number) the largest that is read, in megabytes
backup-too-big = This file is larger than { $most } MB: no backup is. Nothing has changed.
backup-cut = This backup is cut off: its end is missing. Nothing has changed.
backup-wrong = Something in this backup is not as it was written. Nothing has changed.

## The numbers

on-this-device = On this device only, of matches that are over.
# There are none yet.
no-numbers = There are no numbers before a first match is over.
# Above the columns: the game, whom one played against, how many matches, how many of them were won.
game = Game
against = Against
played = Played
won = Won
# Whom one plays against: persons; nobody, where bots play alone.
persons = Persons
bots-alone = Bots alone
all-together = Together
# The greatest of its kind, over all matches.
records = The greatest
# $count (Number) dirhams
biggest-payment =
    { $count ->
        [one] The biggest payment: { $count } dirham
       *[other] The biggest payment: { $count } dirhams
    }
# $count (Number) pieces that one move took
longest-capture =
    { $count ->
        [one] The longest capture: { $count } piece
       *[other] The longest capture: { $count } pieces
    }
# $sum (Text) a number: 132; 4.5
biggest-sum = The capture with the most points: { $sum }
# $count (Number) throws
most-throws =
    { $count ->
        [one] The most throws in one turn: { $count } throw
       *[other] The most throws in one turn: { $count } throws
    }
# $count (Number) pieces that one player sent back in one match
most-hits =
    { $count ->
        [one] The most hits of one player: { $count } hit
       *[other] The most hits of one player: { $count } hits
    }
# $count (Number) duels
most-duels =
    { $count ->
        [one] The most duels won by one player: { $count } duel
       *[other] The most duels won by one player: { $count } duels
    }
# Before whose it was.
# $feat (Text) what it was: The biggest payment: 12 dirhams
# $name (Text) whose
# $game (Text) the game
feat-of = { $feat } ({ $name }, { $game })

## Forgetting everything

wipe = Forget everything
wipe-question = Forget everything on this device?
wipe-meaning = All matches, numbers and settings of this house go and cannot be brought back, unless you have a backup.
wiped = Everything is forgotten.
