### The page of all matches that are saved on this device: the list, the backup, and the statistics

## The page

# Its title, and the link to the list.
matches-title = Matches
# The link to the statistics, and their title.
statistics = Statistics

## The list

# A filter of the list: matches of all games.
# (Button)
all-games = All games
# Headings above the matches in progress and the finished ones.
going-on = In progress
over = Finished
# The list is empty.
none-saved = No saved matches on this device yet.
# The list has no match of this game.
none-of-game = No saved matches of this game here.
# While the list is being read.
listing = Loading matches…
# The browser does not return the saved matches.
cannot-list = This browser won’t show the list of saved matches. You can still play matches opened another way.
# Some saved matches are damaged.
# $count (Number) the number of damaged matches
unreadable =
    { $count ->
        [one] One saved match can’t be listed. It has not been changed.
       *[other] { $count } saved matches can’t be listed. They have not been changed.
    }
# The player to move. The reader is addressed.
# $who (Who) a name
turn-of =
    { $who ->
        [you] your turn
       *[other] { $who }’s turn
    }
# Beside a finished match. The reader is addressed. It is like a table entry, so it starts with a capital.
# $who (Who) the winner
won-by =
    { $who ->
        [you] You won
       *[other] { $who } won
    }
# The same if several share the first place.
# $names (Text) their names: Ada and Ben
shared-by = Shared: { $names }
# On buttons for a match.
# (Button)
rename = Rename
# (Button)
duplicate = Duplicate
# (Button)
delete = Delete
# Above the input for another name of a match.
new-name = Name of the match
# (Button)
save-name = Save name
# The name of the copy of a match.
# $name (Text) the name of the match
copy-of = { $name } (copy)
# After a match was deleted.
# $name (Text) its name
deleted = Deleted: { $name }.
# (Button)
undo = Undo
# (Button)
more = Show more
# Saving has failed.
not-stored = The browser couldn’t save this. Nothing has changed.

## The backup

backup = Backup
backup-meaning = One file with all matches and settings. Keep it somewhere safe: browsers may delete a site’s data.
# (Button)
save-backup = Save a backup
# (Button)
read-backup = Restore a backup
# The result of restoring a backup.
# $added (Number) the number of new matches
# $longer (Number) the number of matches here that were continued
# $same (Number) the number of matches without anything new
backup-read = Backup restored. Matches: { $added } new, { $longer } updated, { $same } unchanged.
# What of the backup’s tournaments was restored.
# $new (Number) the number of new tournaments, which are listed on the page of the tournament
# $known (Number) the number of those that were here already
backup-tournaments = Tournaments: { $new } new, { $known } already here.
# $count (Number) the number of settings that were restored
backup-settings =
    { $count ->
        [one] { $count } setting restored.
       *[other] { $count } settings restored.
    }
# What the backup has otherwise than this device, which is left as it is.
# $things (Text) a list of names below
backup-kept = This device keeps its own: { $things }.
# The name of something in a backup.
# $thing (Key: lessons, puzzles, sums, names, position, preferences)
backup-thing =
    { $thing ->
        [lessons] lessons
        [puzzles] puzzle results
        [sums] sums by pupil
        [names] typed names of players
        [position] set-up position
       *[preferences] preferences
    }
# The browser had no room for all of it.
# $count (Number) the number of saved matches
backup-read-partly =
    { $count ->
        [one] The browser had room for only one match of this backup. Restore it again when there is space.
       *[other] The browser had room for only { $count } matches of this backup. Restore it again when there is space.
    }
# The reason why a file is refused. Nothing changes then.
not-a-backup = This file is not a Caravanserai backup. Nothing has changed.
backup-of-later = This backup comes from a newer version. Reload the page, then try again. Nothing has changed.
# $most (Number) the greatest possible size, in megabytes
backup-too-big = This file is larger than { $most } MB, too large for a backup. Nothing has changed.
# $most (Number) the greatest possible size, in megabytes
backup-saved-too-big = This backup is saved, but larger than { $most } MB, too large to restore. Delete some matches, then save it again.
backup-cut = This backup is cut off: its end is missing. Nothing has changed.
backup-wrong = This backup has been changed or damaged. Nothing has changed here.

## The statistics

on-this-device = Finished matches on this device only.
# There are no finished matches yet.
no-statistics = Finish a match to see statistics.
# Above the columns: the game, the kind of opponent, the number of matches, the number of wins.
game = Game
against = Against
played = Played
won = Won
# The kind of opponent: people; or none, if only bots play.
people = People
bots-alone = Bots alone
all-together = Total
# The records over all matches.
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

## Deleting everything

# (Button)
wipe = Delete everything
wipe-question = Delete everything on this device?
wipe-meaning = All matches, statistics and settings will be deleted. Only a backup can bring them back.
wiped = Everything has been deleted.
