### Messages about sums that players work out.

# A choice: the scores of captures are shown, or worked out by the player.
sums = Sums
sums-table = Worked out for you
sums-table-note = Every sum is shown.
sums-player = Work it out
sums-player-note = You work out each capture before it scores.
work-it-out-switch = Let me work out captures
work-it-out = Work it out
result = Result
# (Button)
check = Check
sum-right = Right!
# The first answer was wrong; the calculation without its result follows, as a help.
sum-again = Not quite. Try once more:
# The same after the second and last answer; the calculation with its result stands above.
sum-wrong = That’s not it: the result is above.
# What was typed as a number has no meaning where only whole numbers can be right.
whole-number = Type a whole number, such as 12.
# What was typed as a number has several meanings, such as 1,333: a decimal or a thousand. It is not counted as wrong.
two-meanings = This can be read in two ways. Write it another way.
# What was typed is the result with only one decimal. It is not counted as wrong.
too-rough = Give it exactly, or with at least two decimals.
# (Button)
delete = Delete
# The number of sums that a player got right at the first try.
# $right (Number) the number of right ones
# $all (Number) the number of all
# $kinds (Text) the same by sign: “+ 3 of 3, − 4 of 6”
sums-right = { $right } of { $all } { $all ->
        [one] sum
       *[other] sums
    } right at the first try: { $kinds }
# The same for one kind of sums.
# $sign (Text) the sign of the sums
# $right (Number) the number of right ones
# $all (Number) the number of all
sums-of-kind = { $sign } { $right } of { $all }
# The player of a line.
# $name (Text) the player
# $told (Text) the text about the player
told-of = { $name }: { $told }
