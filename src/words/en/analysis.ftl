### Messages of the analysis of a match.

# The title of the panel, and the button that opens it.
# (Button)
analysis = Analysis
# While a match is being analysed.
# $done (Number) the number of analysed moves
# $all (Number) the number of all moves
analysing = Analysing move { $done } of { $all }…
# Above the curve, if it shows the chance of winning. The numbers below it are those of the moves.
outlook-chance = Chance of winning, move by move
# The same if it shows the expected lead.
outlook-lead = Expected lead at the end, move by move
# An amount of the final score, without a sign.
# $number (Number) how many
points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
# The analysis in a sentence, in a game with throws.
# $who (Who) the player
# $way (Key: lost, gained) what luck did
# $luck (Text) such as “7 points” or “12%”
# $choice (Text) the same: what the moves lost compared with the best ones
summary =
    { $who ->
        [you] { $way ->
            [gained] Luck gained you { $luck }; your moves lost { $choice }.
           *[lost] Luck cost you { $luck }, and your moves { $choice }.
        }
       *[other] { $way ->
            [gained] Luck gained { $who } { $luck }; their moves lost { $choice }.
           *[lost] Luck cost { $who } { $luck }, and their moves { $choice }.
        }
    }
# The same where the outlook is a chance of winning: both per choice that the player made.
# $who (Who) the player
# $way (Key: lost, gained, even) what luck did; even: nothing that shows
# $luck (Text) such as “0.3%”
# $choice (Text) the same: what the moves lost compared with the best ones
summary-each =
    { $who ->
        [you] { $way ->
            [gained] Per choice, luck gained you { $luck }; your moves lost { $choice }.
            [even] Luck was even. Per choice, your moves lost { $choice }.
           *[lost] Per choice, luck cost you { $luck }, and your moves { $choice }.
        }
       *[other] { $way ->
            [gained] Per choice, luck gained { $who } { $luck }; their moves lost { $choice }.
            [even] Luck was even for { $who }. Per choice, their moves lost { $choice }.
           *[lost] Per choice, luck cost { $who } { $luck }, and their moves { $choice }.
        }
    }
# The same in a game without throws.
# $who (Who) the player
# $choice (Text) such as “38 points”
summary-choice =
    { $who ->
        [you] Your moves lost { $choice }.
       *[other] { $who }’s moves lost { $choice }.
    }
# How good the choices of a player were: 100% if all were the best ones.
# $percent (Text) such as “72%”
accuracy = Accuracy { $percent }
# The meaning of the summaries.
luck-and-choice = Luck is what the dice gave or took. Moves: what they lost compared with the best ones. Both are estimates.
# The same in a game without throws.
choice-alone = Moves: what they lost compared with the best ones. It is an estimate.
# The meaning of the figures, where they are points.
points-meaning = Points are those of the score at the end.
# The outlook in a variation, beside the title that says whose turn it is.
# $outlook (Text) a player with the expected lead in points: Ada +12.3
tried-lead = { $outlook } at the end
# The same with the chance of winning.
# $outlook (Text) a player with a chance: Ada 62%
tried-chance = { $outlook } to win
# Before the best moves of both players after a move, as buttons.
best-play = then
# The list of the choices that cost a player most, the costliest first. They are buttons.
# $who (Who) the player
costliest =
    { $who ->
        [you] Your costliest moves
       *[other] { $who }’s costliest moves
    }
# A list of the throws and moves that gave or cost a player most. They are buttons.
# $who (Who) the player
moments =
    { $who ->
        [you] Key moments for you
       *[other] Key moments for { $who }
    }
# A throw in the analysis, with what it gave or took.
# $step (Text) the throw, such as “Roll of 2”
# $amount (Text) such as “+7.2” or “−12%”
step-luck = { $step }: luck { $amount }
# A move in the analysis, with what it cost.
# $step (Text) the move, such as “Rug d5-d6”
# $amount (Text) such as “−7.2” or “−12%”
step-cost = { $step }: { $amount }
# The button that goes to the next move that was not the best.
# (Button)
next-mistake = Next mistake
# (Button)
previous-mistake = Previous mistake
# There are no such moves.
none-costly = No move was costly.
# The list of the simultaneous phases of a match, such as duels, with what each gave or took. They are buttons.
# $who (Who) the player
simultaneous-phases =
    { $who ->
        [you] What each duel gave you or took from you
       *[other] What each duel gave { $who } or took
    }
# Instead of the summaries in a match that simultaneous phases decide.
duels-not-judged = What a hand felt isn’t known here, so no draw is called good or bad. The numbers are estimates.
# The analysis in a sentence, in a match whose simultaneous phases this device can judge. The four amounts have signs; the
# last three add up to the first one, the lead at the end.
# $who (Who) the player
# $result (Text) such as “−2”
# $luck (Text) such as “+0.3”
# $own (Text) what the player’s own choices lost: “−1.2”
# $others (Text) what the choices of the other players gave or took
summary-shares =
    { $who ->
        [you] Your lead at the end is { $result }: luck { $luck }, your choices { $own }, those of others { $others }. All but the end is an estimate.
       *[other] { $who }’s lead at the end is { $result }: luck { $luck }, their choices { $own }, those of others { $others }.
    }
# A simultaneous phase that went by speed, with the time that it took.
# $phase (Text) such as “Ada B4b yellow egg”
# $seconds (Text) such as “5.3”
phase-time = { $phase } in { $seconds } s
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

## The tutor, which asks once before a person makes a move that costs much

# The switch in the menu.
warn-me = Warn me before mistakes
# The question. A button goes back, another one plays the move.
# $cost (Text) such as “4 points” or “12%”
warned = This move costs about { $cost }.
warned-meaning = There may be a better one: ask for a hint.
# (Button)
play-anyway = Play anyway
