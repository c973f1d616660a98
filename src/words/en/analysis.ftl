### Messages of the analysis of a match.

# The title of the sheet, and the button that opens it.
# (Button)
analysis = Analysis
# While a match is being analysed.
# $done (Number) the number of analysed steps
# $all (Number) the number of all steps
analysing = Looking at step { $done } of { $all }…
# Above the curve, if it shows the chance of winning.
outlook-chance = Chance of winning, from the first move to the last
# The screen reader's text of that curve.
# $first (Text) the chance of each player after the first move, as a list: Ada 52% and Ben 48%
# $last (Text) the same after the last one
outlook-chance-told = Chance of winning. After the first move: { $first }. After the last: { $last }.
# The same if it shows the expected lead.
outlook-lead = Expected lead at the end, from the first move to the last
# The screen reader's text of that curve.
# $first (Text) the expected lead of each player after the first move, as a list: Ada +1.2 and Ben −1.2
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
# A list of the moves and throws that changed a player's outlook most, each with the change. They are links.
# $who (Who) the player
turned =
    { $who ->
        [you] Your turning points
       *[other] Turning points for { $who }
    }
# A list of moves that were not the best. They are links.
costly = Costly moves
# There are no such moves.
none-costly = Every move was the best one.
# A percentage.
# $number (Text) such as “+12”
percent = { $number }%
# A button: plays the better move as a variation.
# $action (Text) in notation, such as “d5-d6”
# $more (Text) its advantage over the move that was made, such as “+3.2”
play-better = Better: { $action } ({ $more })
# A mark in the move list, for screen readers: a move that was not the best. The visible text is a sign, “?!”, “?” or
# “??”, and the cost.
# $grave (Key: slip, mistake, blunder) the severity
# $cost (Text) the cost, such as “−12%” or “−2.3”
fault =
    { $grave ->
        [slip] Inaccuracy, { $cost }
        [blunder] Blunder, { $cost }
       *[mistake] Mistake, { $cost }
    }
