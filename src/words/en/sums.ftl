### What is said of sums that players work out.

# A choice: who works out what a capture scores.
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
# A first result was wrong; the working without the result follows, to help.
sum-again = Not quite. Try once more:
sum-wrong = Not quite.
sum-no-number = Type a number, such as −3, 3/4 or 2√2.
# (Button)
delete = Delete
# The number of sums that a player got right.
# $right (Number) those
# $all (Number) how many there were
# $kinds (Text) the same by their signs: “+ 3 of 3, − 4 of 6”
sums-right = { $right } of { $all } { $all ->
        [one] sum
       *[other] sums
    } right: { $kinds }
# The same of one kind of sums.
# $sign (Text) the sign of the sums
# $right (Number) those that were right
# $all (Number) how many there were
sums-of-kind = { $sign } { $right } of { $all }
# The player of a line.
# $name (Text) the player
# $told (Text) what is told
told-of = { $name }: { $told }
