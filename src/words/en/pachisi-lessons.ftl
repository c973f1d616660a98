### The course of Pachisi. Of each step: its title, what to do (task), why it is so (shown afterwards), and the answer
### to an action that is legal, but not the one of the step (wrong). On a phone there is room for three lines.

cowries-title = Six cowries
# (Hint)
cowries-task = Throw the cowries. The number of open mouths brings a piece in: choose it.
cowries-why = Four mouths up: four blocks. Two to six count as they are, one counts 10, none counts 25.
cowries-wrong = You may skip a throw, but this time bring a piece in.

grace-title = Another throw
# (Hint)
grace-task = Throw, and move any piece. See what a 6 earns you, and throw again.
grace-why = A 6, a 10 or a 25 gives another throw, even if you skip it.
grace-wrong = You may skip it and still throw again, but this time move a piece.

three-title = Three in a row
# (Hint)
three-task = You’ve thrown 6 twice and moved. Throw once more.
three-why = The same number three times cancels the whole turn: your pieces are back where they were.

hit-title = Hit an opponent
# (Hint)
hit-task = An enemy piece is four blocks ahead of one of yours. Land on it.
hit-why = It went back to its 0 mark, and you throw again for the hit.
hit-wrong = That’s allowed, but it hits nobody. Move the piece four blocks behind the enemy piece.

cross-title = Safe on a cross
# (Hint)
cross-task = Enemy pieces are close behind you. With your 4, bring a piece onto a cross (✗).
cross-why = Nobody can be hit on a cross, and no opponent can land on one you hold.
cross-wrong = That’s allowed, but nobody lands on a cross. Look for the piece with a cross four blocks ahead.

held-title = A cross that’s held
# (Hint)
held-task = An enemy piece is on the cross four blocks ahead. Try to land there, then move another.
held-why = Nobody can land on a cross that an enemy piece holds. If nothing else can move, the throw is lost.
held-wrong = You may skip it, but this time move another piece by the 4.

pair-title = A pair
# (Hint)
pair-task = Two of your pieces share a block: they move together, by half. Move them by your 6.
pair-why = Half of 6: three blocks. No single piece can hit a pair, but a pair moves only by even numbers.
pair-wrong = That’s allowed too, but this time move the pair, three blocks.

fork-title = The fork at block 8
# (Hint)
fork-task = One of your pieces passes block 8 with this 4. Turn it in, into your coloured column.
fork-why = It’s six blocks from home. Straight on, another whole round begins: worth it only to hit somebody.
fork-wrong = That’s allowed, but nothing turns in. Choose the piece before block 8, then the coloured column.

home-title = Come home
# (Hint)
home-task = You need the exact number to get home. Use your 4 for the piece four steps away.
home-why = It’s home. The first to get all pieces home wins. Nobody has a partner, not even the seat opposite.
home-wrong = That’s allowed, but it brings nobody home. Move the piece four steps away.

# What the coach says in the first match: the first hit.
coach-hit = A piece that’s hit goes back to 0, and the player who hits throws again.
# The first pair.
coach-pair = Two on a block are a pair: it moves by half an even number. Single pieces can’t hit it.
