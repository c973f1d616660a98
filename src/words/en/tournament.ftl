### Messages of the page on which a tournament of Damath is run.

# The heading of the list of players, and of the field for their names.
# (Button)
players = Players
# $least (Number) the smallest number of players
# $most (Number) the largest one
names-about = One name a line, the strongest player first. { $least } to { $most } players.
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
swiss-about = Players with the same points meet.
# Everybody meets everybody.
round-robin = Round robin
round-robin-about = Everybody meets everybody.
rounds = Rounds
# (Button)
begin = Begin
# The heading of the choice between round, standings and players, for screen readers.
parts = What is shown
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
not-begun = No round is paired yet.
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
# Who has no opponent in a round.
# $name (Text) the player
bye = Bye, one point: { $name }
# $names (Text) those who do not play in a round
no-game = Not playing: { $names }
# $number (Number) the round
# (Button)
pair-round = Pair round { $number }
# Takes back the pairing of the last round.
# $number (Number) the round
# (Button)
unpair-round = Take back round { $number }
# (Button)
undo = Undo
over = All rounds are played.
# The label of a field for a player who comes late.
late-comer = Latecomer
# (Button)
add = Add
# (Button)
drop-out = Withdraw
# The same button, for screen readers.
# $name (Text) a player
drop-out-of = Withdraw: { $name }
# (Button)
come-back = Re-enter
# The same button, for screen readers.
# $name (Text) a player
come-back-of = Re-enter: { $name }
# (Button)
new-tournament = New tournament
remove-question = Begin a new tournament?
remove-meaning = The one on this page is removed. “Undo” brings it back as long as the page is open.
# The headings of the standings.
name = Name
points = Points
buchholz = Buchholz
standings-about = Ties: Buchholz (opponents’ points), then the matches between those tied. Crossed-out players have withdrawn.
# Why a change is refused.
# $least (Number) the smallest number of players
too-few = A tournament needs at least { $least } players.
# $most (Number) the largest number of players
too-many = A tournament has at most { $most } players.
no-name = The name is empty.
# $name (Text) the name
# $most (Number) the largest number of letters
name-too-long = A name has at most { $most } letters: { $name }
# $name (Text) the name
name-twice = This name is there twice: { $name }
# $most (Number) the largest number of rounds
wrong-rounds = With these players, 1 to { $most } rounds are possible.
round-robin-has-begun = In a round robin, nobody can enter after the first round is paired.
# $missing (Number) how many results
results-missing =
    { $missing ->
        [one] { $missing } result is missing.
       *[other] { $missing } results are missing.
    }
all-rounds-paired = All rounds are paired.
nobody-present = Fewer than two players are left.
everybody-had-bye = The number of players is odd, and everybody has had a bye already. Add a player, or let one drop out.
no-pairing = No pairing is possible: somebody would move first or second three times running. Add a player, or end the tournament.
not-there = This match is no longer in the tournament.
# The label of a field into which the link of a finished match is pasted.
result-link = Link of a finished match
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
        [one] What is whole: { $players } players, { $rounds } round.
       *[other] What is whole: { $players } players, { $rounds } rounds.
    }
# Goes on with the part that is whole.
# (Button)
continue-with-these = Go on
