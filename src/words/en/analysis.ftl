### What is said of a match that has been analysed.

# The title of the sheet, and the button that opens it.
# (Button)
analysis = Analysis
# While a match is being analysed.
# $done (Number) how many of its steps have been looked at
# $all (Number) how many there are
analysing = Looking at step { $done } of { $all }…
# Above the curve, where it counts the chance of winning.
outlook-chance = Chance of winning, from the first move to the last
# The screen reader's text of that curve.
# $first (Text) the chance of each after the first move, as a list: Ada 52% and Ben 48%
# $last (Text) the same after the last one
outlook-chance-told = Chance of winning. After the first move: { $first }. After the last: { $last }.
# The same where it counts how far ahead one will be.
outlook-lead = Expected lead at the end, from the first move to the last
# The screen reader's text of that curve.
# $first (Text) the expected lead of each after the first move, as a list: Ada +1.2 and Ben −1.2
# $last (Text) the same after the last one
outlook-lead-told = Expected lead at the end. After the first move: { $first }. After the last: { $last }.
# The meaning of the numbers beside the players.
luck-and-play = Luck is what the dice gave or took. Play is what the moves lost compared with the best ones. Both are estimates.
# The same in a game without throws.
play-alone = Play is what the moves lost compared with the best ones. It is an estimate.
# The numbers of a player in a game with throws.
# $luck (Text) such as “+7.2” or “−12%”
# $play (Text) the same
luck-play-of = Luck { $luck }, play { $play }
# The same in a game without throws.
# $play (Text) such as “−2.3”
play-of = Play { $play }
# A list of the moves and throws that changed a player's outlook most, each with how much. They can be pressed.
# $who (Who) the player
turned =
    { $who ->
        [you] Your turning points
       *[other] Turning points for { $who }
    }
# A list of moves that were not the best. They can be pressed.
costly = Costly moves
# There is none of those.
none-costly = Every move was the best one.
# A number of percent.
# $number (Text) such as “+12”
percent = { $number }%
# A button: the better move is played as a variation.
# $action (Text) in notation, such as “d5-d6”
# $more (Text) how much more it would have been worth, such as “+3.2”
play-better = Better: { $action } ({ $more })
# A mark in the move list, said aloud: a move that was not the best. Seen are a sign, “?!”, “?” or “??”, and what it cost.
# $grave (Key: slip, mistake, blunder) how grave it was
# $cost (Text) what it cost, such as “−12%” or “−2.3”
fault =
    { $grave ->
        [slip] Inaccuracy, { $cost }
        [blunder] Blunder, { $cost }
       *[mistake] Mistake, { $cost }
    }
