### The course of Damath. Of each step: its title, what to do (task), why it is so (shown afterwards), and the answer
### to an action that is legal, but not the one of the step (wrong). On a phone there is room for three lines.

moving-title = Move a chip
# (Hint)
moving-task = Move your 7 one square diagonally forward.
moving-why = Chips move one square diagonally forward, onto an empty square.
moving-wrong = That’s allowed too, but this time move the 7.

taking-title = Take a chip
# (Hint)
taking-task = Your 7 is in front of a 5. Jump over it, to the empty square behind.
taking-why = What you jump over is taken, forward or backward. If you can take, you must: no other piece may move.

most-title = Take the most
# (Hint)
most-task = Two of your chips can take. Play the one that takes more.
most-why = You must take as many pieces as possible, jump after jump.

plus-title = Every capture is a sum
# (Hint)
plus-task = Take, and work out the score: your chip, the operator where it lands, the chip taken.
plus-why = Your 7 landed on + and took 5: 7 + 5 = 12. These are your points.

minus-title = Mind the minus
# (Hint)
minus-task = Take again, and work it out. This time the chip lands on −.
minus-why = 4 − 10 = −6: a capture can cost points. You have to take anyway.

better-title = Choose the better way
# (Hint)
better-task = Your 6 can take two ways. Compare operators, land where it scores more, and work it out.
better-why = 6 × 4 = 24; the other way scores only 6 − 2 = 4. When both take the same number, you choose.
better-wrong = That’s allowed, but it scores 6 − 2 = 4. Look at the operator on the other landing square.

divide-title = Divide
# (Hint)
divide-task = Take with your 12. It lands on ÷: work out the score.
divide-why = 12 ÷ 4 = 3. Nothing is rounded: 7 ÷ 2 would score exactly 3.5.

dama-title = Become a dama
# (Hint)
dama-task = Move your 9 onto the far row.
dama-why = A chip whose move ends on the far row becomes a dama.
dama-wrong = That’s allowed too, but this time move the 9 onto the far row.

flying-title = A dama takes from afar
# (Hint)
flying-task = Take with your dama. It may land on any empty square behind the 5.
flying-why = A dama goes any distance, forward or backward. Its captures of chips count double.

count-title = The count
# (Hint)
count-task = Take the last chip. Your score and your pieces left are added up: land so that you win.
count-why = 20 + 36 for the capture + the 6 left = 62, against 50. The higher total wins.
count-wrong = Then your opponent’s 50 would win. Try a landing square with a better operator.

# What the coach says in the first match: the first capture.
coach-sum = A capture scores: the piece that takes, the operator where it lands, the piece taken.
# The first capture that costs points.
coach-minus = Some operators cost points. If you can take, you must anyway.
