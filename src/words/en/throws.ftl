### Messages about throws: compared with their expectation, and their verification.

# The link to the page, and its title.
# (Button)
throws = Dice
# Above the frequencies of the throws.
throw-came = Thrown
# Above the expected frequencies.
throw-expected = Expected
dice-look-crooked = Even fair dice can look loaded.
# $shows (Text) the throw: 6; 3 4
# $times (Number) the length of the run
# $count (Number) the percentage of matches with a run at least as long
run-of-hundred = Longest run: { $shows }, { $times } times in a row. In this many throws, fair dice do that in about { $count } of 100 matches.
# $shows (Text) the throw: 6; 3 4
# $times (Number) the length of the run
# $count (Number) the number of matches of which one has a run at least as long
run-one-in = Longest run: { $shows }, { $times } times in a row. In this many throws, fair dice do that in about 1 match in { $count }.
# The result of verifying the throws: at the end of a match, or after the sentence that somebody sent it.
# $count (Number) the number of throws
throws-right = { $count ->
        [one] The one throw checks out.
       *[other] All { $count } throws check out.
    }
# The same for a match that began at one table: the throws before that are not checked.
# $count (Number) the number of throws
throws-right-since = { $count ->
        [one] The one throw since it moved to a link is right.
       *[other] All { $count } throws since it moved to a link are right.
    }
# $number (Number) the number of the throw
throws-wrong = Throw { $number } does not match the seal.
throws-open = You can check the throws when the match is over.
# An old match, whose throws were not sealed.
throws-unsealed = The throws of this match can’t be checked.
# The hash by which a match commits to all its throws, beside the throws.
# $fingerprint (Text) 64 hexadecimal digits
fingerprint = Fingerprint: { $fingerprint }
# The link to the page that explains how throws are sealed and verified: after the verification, and before it.
throws-how = How was this checked?
throws-promise = What is guaranteed?

## The daily match: everybody has the same throws

# The title of the page that lists the days, and the link to it.
# (Button)
days-title = Daily match
# The result of the player.
# $points (Number) the points
# $place (Number) the place, from 1
# $seats (Number) the number of players
day-points =
    { $points ->
        [one] { $points } point, place { $place } of { $seats }
       *[other] { $points } points, place { $place } of { $seats }
    }
# The same in a game in which no points decide.
# $place (Number) the place, from 1
# $seats (Number) the number of players
day-place = place { $place } of { $seats }
# The result as a line to share, at most 120 letters.
# $game (Text) the game
# $date (Text) the day: 24 November 2026
# $result (Text) the result, from “day-points” or “day-place”
day-line = { $game }, { $date }: { $result }
# The throws of a finished match were verified.
# $date (Text) the day: 24 November 2026
# $result (Text) the result, from “day-points” or “day-place”
day-checked = Throws of { $date } checked: { $result }.
# The same of a match that is not over.
# $date (Text) the day: 24 November 2026
day-so-far = The throws so far are those of { $date }.
# The throws were verified, and one is wrong.
# $number (Number) the number of the throw
# $date (Text) the day: 24 November 2026
day-wrong = Throw { $number } does not match { $date }.
