### The course of Chaupar. Of each step: its title, what to do (task), why it is so (shown afterwards), and the answer
### to an action that is legal, but not the one of the step (wrong). On a phone there is room for three lines.

pasa-title = Two pasa
# (Hint)
pasa-task = Throw the pasa. Then move one piece by each: choose the piece, then where it goes.
pasa-why = Each pasa moves a piece of its own, in the order you like, or one piece takes the sum. The faces are 1, 3, 4 and 6.
pasa-wrong = One piece may take the sum too, but this time move two pieces, one by each pasa.

entry-title = Back onto the board
# (Hint)
entry-task = One of your pieces was sent back to 0. Try the others, then bring this one in.
entry-why = Any number brings a piece in. While one is on the 0 mark, the others have to wait.

hit-title = Hit an opponent
# (Hint)
hit-task = A single enemy piece is four blocks ahead of one of yours. Land on it.
hit-why = It went back to its 0 mark. Crosses don’t protect in Chaupar; pairs do.
hit-wrong = That’s allowed, but it hits nobody. Use the 4 to land on the single enemy piece.

seventeen-title = Two on 17
# (Hint)
seventeen-task = One of your pieces is on block 17. Bring the one from 13 there, and use the 6 elsewhere.
seventeen-why = You’ve earned pair moves: from now on, two of your pieces on one block can move as one.
seventeen-wrong = Then the two wouldn’t be on block 17 together. The one from 13 takes the 4, and another the 6.

failed-title = The last chance of 17
# (Hint)
failed-task = Only your pieces on 15 and 16 can still meet on 17. Leave both: move another by the sum.
failed-why = You can still earn pairs. With fewer than two at 17 or before, they’re lost for good, and your doublets give no more throws.
failed-wrong = Then two could no longer meet on 17: your pairs would be lost for good. The one from 34 takes the sum, seven blocks.

pair-title = Move a pair
# (Hint)
pair-task = 1 and 3 make 4. Move your pair by half of it: choose the pair, then two blocks on.
pair-why = Half of an even sum uses the whole throw. Single pieces can’t hit a pair. If you have two, only the one you name the true pair is safe.
pair-wrong = You may move a single piece too, but this time move the pair: choose its block until both are marked.

leap-title = Leap over a pair
# (Hint)
leap-task = Your pair has moved once, and now waits. Leap over it with the piece behind, by the sum.
leap-why = Your pair may move as one again, until it’s split or hit. Without a leap, a pair does so only once.
leap-wrong = That’s allowed, but it doesn’t leap over your pair. The one from 20 takes the sum, seven blocks.

doublet-title = A doublet
# (Hint)
doublet-task = Throw, and move two pieces by 4 each. Then throw again.
doublet-why = Two equal pasa give another throw, every time, unless you’ve lost your pairs.
doublet-wrong = One piece may move by 8 too, but this time move two pieces by 4 each.

home-title = Come home
# (Hint)
home-task = You need the exact number to get home. Use the 3 for the piece three steps away.
home-why = It’s home. A 6 would have been too many. Who brings all four home first wins.
home-wrong = That’s allowed, but it brings nobody home. Use the 3 for the piece three steps away.

opposite-title = The seat opposite
# (Hint)
opposite-task = The seat opposite is home, and has thrown 3 and 4 for you. Move two pieces by them.
opposite-why = Who is home misses four turns, then gives the seat opposite extra throws. Until then you’re rivals: you hit each other.

# What the coach says in the first match: the first pasa that is lost.
coach-lost = A pasa that no piece can use is lost.
# The first pair.
coach-pair = Two pieces of one player on a block are a pair. Single pieces can’t hit it.
