### Messages of the page on which a tournament of Damath is run.

# The heading of the list of players, and of the field for their names.
# (Button)
players = Players
# $least (Number) the smallest number of players
# $most (Number) the largest one
names-about = One name per line, strongest first. { $least } to { $most } players.
# What is in the field: how many names, and which.
# $count (Number)
# $names (Text) the names, with commas between them
names-read =
    { $count ->
        [one] { $count } player: { $names }.
       *[other] { $count } players: { $names }.
    }
# The heading of a choice, if a pasted list has several columns. Each choice is the first name as it is read then.
columns = First name on the list
# The heading of the choice between the two systems.
system = System
# The Swiss system, in which players on the same points meet.
swiss = Swiss
swiss-about = Opponents have equal scores.
# Everybody meets everybody.
round-robin = Round robin
round-robin-about = Everyone plays everyone.
rounds = Rounds
# (Button)
start = Start
# The heading of the choice between round, standings and players, for screen readers.
parts = View
# (Button)
standings = Standings
# $number (Number) the round
# $count (Number) all rounds
round-of = Round { $number } of { $count }
# (Button)
previous-round = Previous round
# (Button)
next-round = Next round
# Before the first round is paired.
not-begun = No rounds paired yet.
# The headings above the names of those who move first and second.
moves-first = Moves first
moves-second = Moves second
# A button that enters the result of a game, for screen readers.
# $name (Text) a player
wins = { $name } wins
# Another one.
# $first (Text) a player
# $second (Text) the opponent
draw-of = { $first } and { $second } draw
# A button beside a game that shows the results without one, for screen readers.
# $first (Text) a player
# $second (Text) the opponent
not-played = No match between { $first } and { $second }
# One of these results: the opponent has not come.
# $name (Text) a player
wins-unplayed = { $name } wins, no match
# Another one.
nobody-came = Neither came
# Who has no opponent in a round.
# $name (Text) the player
bye = Bye, one point: { $name }
# $names (Text) those who do not play in a round
not-playing = Not playing: { $names }
# $number (Number) the round
# (Button)
pair-round = Pair round { $number }
# Takes back the pairing of the last round.
# $number (Number) the round
# (Button)
unpair-round = Take back round { $number }
# (Button)
undo = Undo
over = All rounds have been played.
# The label of a field for a player who comes late.
latecomer = Latecomer
# (Button)
add = Add
# (Button)
withdraw = Withdraw
# The same button, for screen readers.
# $name (Text) a player
withdraw-of = Withdraw: { $name }
# (Button)
re-enter = Re-enter
# The same button, for screen readers.
# $name (Text) a player
re-enter-of = Re-enter: { $name }
# (Button)
rename = Rename
# The same button, and the field for the new name, for screen readers.
# $name (Text) a player
rename-of = New name for { $name }
# (Button)
save-name = Save
# (Button)
new-tournament = New tournament
remove-question = Delete this tournament?
remove-meaning = “Undo” brings it back.
# The headings of the standings.
name = Name
points = Points
buchholz = Buchholz
# The heading of the lines of the cross table, by which opponents are named in it.
line-number = No.
standings-about = Ties: Buchholz (opponents’ points), then the matches between those tied. Crossed-out players have withdrawn.
# How rounds without a match count.
buchholz-about = Buchholz: a round without a match (a bye, a forfeit, an absence) counts as one against an opponent with your own points. For your opponents, rounds missed at the end count as draws.
# The label of a field that searches the lists.
find-name = Find a name
# The heading of the choice of the order of a list.
order = Order
# (Button)
by-place = By place
# (Button)
by-name = By name
# Why a change is refused.
# $least (Number) the smallest number of players
too-few = A tournament needs at least { $least } players.
# $most (Number) the largest number of players
too-many = A tournament has at most { $most } players.
no-name = The name is empty.
# $name (Text) the name
# $most (Number) the largest number of letters
name-too-long = A name has at most { $most } characters: { $name }
# $name (Text) the name
name-twice = This name appears twice: { $name }
# $most (Number) the largest number of rounds
wrong-rounds = With these players, 1 to { $most } rounds are possible.
round-robin-has-begun = In a round robin, nobody can enter once the first round is paired.
# $missing (Number) how many results
results-missing =
    { $missing ->
        [one] { $missing } result is missing.
       *[other] { $missing } results are missing.
    }
all-rounds-paired = All rounds have been paired.
nobody-present = Fewer than two players are left.
everybody-had-bye = The number of players is odd, and everyone has had a bye. Add a player, or withdraw one.
no-pairing = No pairing is possible: somebody would move first or second three times in a row. Add a player, or end the tournament.
not-there = This match is no longer in the tournament.
# The label of a field into which the link of a finished match is pasted.
result-link = Link to a finished match
# The result of a match was entered from its link.
# $first (Text) the player who moves first
# $result (Text) the result, such as 1 : 0
# $second (Text) the opponent
# $round (Number) the round
# $table (Number) the table
result-entered = Entered: { $first } { $result } { $second }, round { $round }, table { $table }
# Why the result of a match is not entered.
# $round (Number) the round
result-before = This result is already entered, in round { $round }.
# $round (Number) the round
result-otherwise = Round { $round } has another result of this match. Nothing is changed.
# $first (Text) a player
# $second (Text) another player
result-not-paired = { $first } and { $second } are not paired in this tournament.
# The players of a match are paired in a tournament that is not open. Buttons below open it and enter the result.
# $first (Text) a player
# $second (Text) another player
result-elsewhere = { $first } and { $second } are paired in another tournament. Choose it to enter the result there.
# Likewise, in several tournaments.
# $first (Text) a player
# $second (Text) another player
result-in-several = { $first } and { $second } are paired in several tournaments. Choose the one this match was played in.
several-pairs = The names in this match fit several pairs. Choose the pair that played.
# A button below it, for each of these pairs.
# $first (Text) the player who moves first
# $result (Text) the result, such as 1 : 0
# $second (Text) the opponent
# $round (Number) the round
pair-result = { $first } { $result } { $second }, round { $round }
# $reason (Text) the reason, a sentence
result-unread = This is not a link to a Damath match. { $reason }
result-not-people = Only a match between two people counts.
result-not-finished = This match is not finished.
result-forged = This match was tampered with: its toss was changed.
# The saved text is damaged.
# $line (Number) the line
damaged = The saved tournament is damaged in line { $line }. Its text is still here.
# $players (Number)
# $rounds (Number)
damaged-intact =
    { $rounds ->
        [one] Intact: { $players } players, { $rounds } round.
       *[other] Intact: { $players } players, { $rounds } rounds.
    }
# Goes on with the part that is whole.
# (Button)
continue-with-these = Continue with these
# The name of a tournament that has no title.
# $name (Text) the first player
# $count (Number) how many others there are
untitled =
    { $count ->
        [one] { $name } and { $count } other
       *[other] { $name } and { $count } others
    }
# A tournament in the list of the others that can’t be read.
damaged-other = Damaged tournament
# The heading of that list.
others = Other tournaments
# The fields for the title, the section, the school and the date, folded up.
about = Title, section, school, date
title = Title
section = Section
school = School
# Deletes the tournament.
# (Button)
remove = Delete tournament
# All results of all players in one table.
# (Button)
cross-table = Cross table
cross-table-about = In each round: the opponent’s line in this table, and the points; + and − without a match.
# A bye in the cross table, abbreviated.
bye-short = bye
# $number (Number) the round
standings-after = Standings after round { $number }
# Some results of that round are missing.
# $number (Number) the round
standings-during = Standings in round { $number }
# The heading of the opponents of a player.
opponent = Opponent
# Instead of an opponent: there was none, and the player got a point.
entry-bye = Bye
# Instead of an opponent: the player took no part.
entry-absence = Absent
# $name (Text) the opponent in a match that was not played
entry-forfeit = { $name } (no match)
# A part of the Buchholz score, for a round without a match.
# $all (Text) the part, which is the player’s own points
part-of-own = { $all } (own)
# Another one, against an opponent who has missed rounds since.
# $all (Text) the part
# $points (Text) the opponent’s points
# $missed (Text) what is added for missed rounds
part-with-missed = { $all } ({ $points } + { $missed } for missed rounds)
# The link that saves the pairings of all rounds for a spreadsheet.
# (Button)
csv-pairings = Pairings (CSV)
# (Button)
csv-standings = Standings (CSV)
# The heading of what can be printed.
on-paper = On paper
# (Button)
paper-lists = Round and standings
# (Button)
paper-slips = Result slips
# (Button)
paper-cards = Table cards
# Below a line on a slip.
signature = Signature
# $number (Number) the round
unpair-question = Take back round { $number }?
# $count (Number) how many results are in it
unpair-meaning =
    { $count ->
        [one] { $count } result goes with it. “Undo” brings it back.
       *[other] { $count } results go with it. “Undo” brings them back.
    }
# $number (Number) the round
old-question = Change a result of round { $number }?
old-meaning = Later rounds stay as they are paired.
# (Button)
old-yes = Change it
