### The course of Dschamal. Of each step: its title, what to do (task), why it is so (shown afterwards), and the answer
### to an action that is legal, but not the one of the step (wrong). On a phone there is room for three lines.

feeling-title = A hand in the bag
# (Hint)
feeling-task = Open the bag. Stroke the piece from its sides until you know it, then draw it.
feeling-why = An egg, and your camp has one: you win it. Nobody sees what you feel, and no hand feels colour.
feeling-wrong = You may feel up to three pieces, but this time draw the first one, without shouting.

theirs-title = A shape of the other camp
# (Hint)
theirs-task = Your opponent collects stars. Open the bag: your hand is on one. Draw it.
theirs-why = It’s yours, and your opponent gives you one more star. That’s the best catch.
theirs-wrong = The star in your hand is worth two pieces. Draw it, without shouting.

neither-title = A shape of neither camp
# (Hint)
neither-task = Neither of you has a cone. See what happens if you draw one anyway.
neither-why = Your opponent wins it. Next time, let go and feel another piece.
neither-wrong = Letting go is wise, but this time draw the cone you feel first, without shouting.

black-title = A black piece
# (Hint)
black-task = This egg has a flat end: it’s a black piece. Feel it, then draw it to see what it costs.
black-why = It goes back into the bag, and your opponent takes one of your pieces. Feel carefully before you draw.
black-wrong = Well felt, but this time draw the egg with the flat end, without shouting.

camel-title = The camel
# (Hint)
camel-task = Your hand is on the camel. Shout “Dschamal!” as you draw it, then choose a piece to take.
camel-why = If you shout, the camel wins a piece of your choice. If you don’t, or shout for nothing, you lose one.
camel-wrong = If you don’t shout, your opponent takes one of your pieces. Shout as you draw the camel.

locked-title = Four of a shape
# (Hint)
locked-task = You have three eggs in front of you, and your hand is on the fourth. Draw it.
locked-why = All four eggs are on the table, one victory point each. They’re locked: nobody can take them.
locked-wrong = The fourth egg is in your hand: draw it, without shouting.

seven-title = Seven points
# (Hint)
seven-task = You have four points, and three stars. Draw the fourth star.
seven-why = Four stars, four more points: eight in all. Seven are enough to win.
seven-wrong = The fourth star is in your hand: draw it, without shouting.

live-title = Both hands at once
# (Hint)
live-task = A live duel: both feel after “3”. Your opponent is slow. Draw a piece you would win.
live-why = The first hand out with a piece decides the duel. To play like this, choose live duels at set-up.
live-wrong = Black pieces are broken, and other shapes lose. Feel again for an egg, a cone, a star or a cube.

# What the coach says in the first match: the first piece of one’s own camp.
coach-own = The player who draws a shape of their own camp wins it.
# The first of the other camp.
coach-theirs = A shape of the other camp wins two: the one drawn, and one from there.
# The first of neither camp.
coach-neither = A shape of neither camp goes to the other player. Let go of it, and feel another.
# The first black piece.
coach-black = A black piece costs one of your own. Feel carefully before you draw.
# The first four of a shape.
coach-locked = All four of a shape are on the table: a point each, and nobody can take them.
