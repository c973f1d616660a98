### What is said of throws: beside what was to be expected, and whether they are as they were promised.

# The link to it, and the title.
# (Button)
throws = Dice
# Above how often each throw came.
throw-came = Thrown
# Above how often it was to be expected.
throw-expected = Expected
dice-look-crooked = Even fair dice can look loaded.
# $shows (Text) what was thrown: 6; 3 4
# $times (Number) how often in a row
# $count (Number) in how many of 100 cases a run is at least as long
run-of-hundred = Longest run: { $shows }, { $times } times in a row. In this many throws, fair dice do that in about { $count } of 100 matches.
# $shows (Text) what was thrown: 6; 3 4
# $times (Number) how often in a row
# $count (Number) in one of how many cases a run is at least as long
run-one-in = Longest run: { $shows }, { $times } times in a row. In this many throws, fair dice do that in about 1 match in { $count }.
# The result of verifying the throws: at the end of a match, or after the sentence that somebody sent it.
# $count (Number) how many
throws-right = { $count ->
        [one] The one throw checks out.
       *[other] All { $count } throws check out.
    }
# $number (Number) which one
throws-wrong = Throw { $number } does not match the seal.
throws-open = You can check the throws when the match is over.
# An old match, of whose throws nothing was promised.
throws-unsealed = The throws of this match can’t be checked.
# What binds a match to all its throws, beside what was thrown.
# $fingerprint (Text) 64 hexadecimal digits
fingerprint = Fingerprint: { $fingerprint }
# The way to the page that tells how throws are promised and checked: after they have been, and before.
throws-how = How was this checked?
throws-promise = What is guaranteed?
