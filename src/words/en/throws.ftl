### What is said of throws: beside what was to be expected, and whether they are as they were promised.

# What leads there, and the title.
throws = The throws
# Above how often each throw came.
throw-came = Came
# Above how often it was to be expected.
throw-expected = Expected
dice-look-crooked = Dice look crooked even when they are honest.
# $shows (Text) what was thrown: 6; 3 4
# $times (Number) how often in a row
# $count (Number) in how many of 100 cases a run is at least as long
run-of-hundred = The longest run: { $shows } came { $times } times in a row. With so many throws, honest dice have a run at least as long in about { $count } of 100 cases.
# $shows (Text) what was thrown: 6; 3 4
# $times (Number) how often in a row
# $count (Number) in one of how many cases a run is at least as long
run-one-in = The longest run: { $shows } came { $times } times in a row. With so many throws, honest dice have a run at least as long in about 1 of { $count } cases.
# What checking the throws has come to: at the end of a match, or after the sentence that somebody sent it.
# $count (Number) how many
throws-right = { $count ->
        [one] Its one throw is as it was promised.
       *[other] All its { $count } throws are as they were promised.
    }
# $number (Number) which one
throws-wrong = Throw { $number } is not as it was promised.
throws-open = Its throws can be checked once it is over.
# An old match, of whose throws nothing was promised.
throws-unsealed = Its throws cannot be checked.
# At the start of a match: what binds it to all its throws.
# $fingerprint (Text) its first 16 hexadecimal digits
sealed = Throws sealed: { $fingerprint }
# The same in full, beside what was thrown.
# $fingerprint (Text) 64 hexadecimal digits
fingerprint = Fingerprint: { $fingerprint }
# The way to the page that tells how throws are promised and checked: after they have been, and before.
throws-how = How was this checked?
throws-promise = What is promised of them?
