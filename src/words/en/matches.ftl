### The page of all matches that are saved on this device: the list, the backup, and the statistics

## The page

# Its title, and the way to the list.
matches-title = Matches
# The way to the statistics, and their title.
numbers-title = Statistics

## The list

# Which matches are listed: of all games.
# (Button)
all-games = All games
# Headings above those that go on, and above those that are over.
going-on = In progress
over = Finished
# Nothing to list.
none-kept = No saved matches on this device yet.
# Nothing to list of this game.
none-of-game = No saved matches of this game here.
# While the list is read.
listing = Loading matches…
# The browser does not give what it has saved.
cannot-list = This browser won’t show the list of saved matches. You can still play matches opened another way.
# Some of what is saved is not as it should be.
# $count (Number) how many
unreadable =
    { $count ->
        [one] One saved match can’t be listed. It has not been changed.
       *[other] { $count } saved matches can’t be listed. They have not been changed.
    }
# Whose turn it is. The reader is spoken to.
# $who (Who) a name
turn-of =
    { $who ->
        [you] your turn
       *[other] { $who }’s turn
    }
# On buttons for a match.
# (Button)
rename = Rename
# (Button)
duplicate = Duplicate
# (Button)
delete = Delete
# Above the box in which a match is given another name.
new-name = Name of the match
# (Button)
keep-name = Save name
# The name of the copy of a match.
# $name (Text) what the match is called
copy-of = { $name } (copy)
# After a match was deleted.
# $name (Text) what it is called
deleted = Deleted: { $name }.
# (Button)
undo = Undo
# (Button)
more = Show more
# Something was to be saved, and the browser does not.
not-stored = The browser could not save this. Nothing has changed.

## The backup

backup = Backup
backup-meaning = One file with all matches and settings. Keep it somewhere safe: browsers may delete a site’s data.
# (Button)
save-backup = Save a backup
# (Button)
read-backup = Restore a backup
# The result of restoring one.
# $added (Number) how many matches came
# $longer (Number) how many that were here went on
# $same (Number) how many brought nothing new
backup-read = Backup restored. New: { $added }. Updated: { $longer }. Unchanged: { $same }.
# The browser had no room for all of it.
# $count (Number) how many matches it has saved
backup-read-partly =
    { $count ->
        [one] The browser had room for only one match of this backup. Restore it again when there is space.
       *[other] The browser had room for only { $count } matches of this backup. Restore it again when there is space.
    }
# Why a file is not read. Nothing changes then.
not-a-backup = This file is not a Caravanserai backup. Nothing has changed.
backup-of-later = This backup comes from a newer version. Reload the page, then try again. Nothing has changed.
# $most (Number) the largest that is read, in megabytes
backup-too-big = This file is larger than { $most } MB, too large for a backup. Nothing has changed.
backup-cut = This backup is cut off: its end is missing. Nothing has changed.
backup-wrong = This backup has been changed or damaged. Nothing has changed here.

## The statistics

on-this-device = Finished matches on this device only.
# There are none yet.
no-numbers = Finish a match to see statistics.
# Above the columns: the game, whom one played against, how many matches, how many of them were won.
game = Game
against = Against
played = Played
won = Won
# Whom one plays against: people; nobody, where bots play alone.
persons = People
bots-alone = Bots alone
all-together = Total
# The greatest of its kind, over all matches.
records = Records
# $count (Number) dirhams
biggest-payment =
    { $count ->
        [one] Biggest payment: { $count } dirham
       *[other] Biggest payment: { $count } dirhams
    }
# $count (Number) pieces that one move took
longest-capture =
    { $count ->
        [one] Longest capture: { $count } piece
       *[other] Longest capture: { $count } pieces
    }
# $sum (Text) a number: 132; 4.5
biggest-sum = Capture with the most points: { $sum }
# $count (Number) throws
most-throws =
    { $count ->
        [one] Most throws in one turn: { $count } throw
       *[other] Most throws in one turn: { $count } throws
    }
# $count (Number) pieces that one player sent back in one match
most-hits =
    { $count ->
        [one] Most hits by one player: { $count } hit
       *[other] Most hits by one player: { $count } hits
    }
# $count (Number) duels
most-duels =
    { $count ->
        [one] Most duels won by one player: { $count } duel
       *[other] Most duels won by one player: { $count } duels
    }
# Before whose it was.
# $feat (Text) what it was: The biggest payment: 12 dirhams
# $name (Text) whose
# $game (Text) the game
feat-of = { $feat } ({ $name }, { $game })

## Deleting everything

# (Button)
wipe = Delete everything
wipe-question = Delete everything on this device?
wipe-meaning = All matches, statistics and settings will be deleted. Only a backup can bring them back.
wiped = Everything has been deleted.
