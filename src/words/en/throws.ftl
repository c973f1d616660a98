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
