### The course of Marrakech. Of each step: its title, what to do (task), why it is so (shown afterwards), and the answer
### to an action that is legal, but not the one of the step (wrong). On a phone there is room for three lines.

turning-title = Turn Asam
# (Hint)
turning-task = He faces north. Turn him left: choose West, then roll.
turning-why = He may go left, right or straight on, but never back. You rolled 3: he walked three squares.
turning-wrong = Right or straight on is allowed too, but this time turn him left: choose West.

edge-title = Over the edge
# (Hint)
edge-task = Asam is at the edge. Leave him facing north, and roll.
edge-why = He followed the track outside and came back in. The track is free; the square where he comes in counts.
edge-wrong = He may turn here, but this time leave him facing north, so that he walks off the edge.

paying-title = Stop on a rug
# (Hint)
paying-task = The rugs ahead are your opponent’s. Go straight on, north, and roll.
paying-why = You pay one dirham for each square connected to Asam’s: four here. Only the square where he stops counts.
paying-wrong = A good detour, but this time go north, to see what a stop on these rugs costs.

choosing-title = Look before you roll
# (Hint)
choosing-task = Choose each direction to see what each roll costs. Then roll where every roll is free.
choosing-why = Your own rugs and empty squares are free. The board shows the cost before you roll.
choosing-wrong = That way some rolls cost dirhams. Find the direction where all of them are free.

laying-title = Lay a rug
# (Hint)
laying-task = Choose a marked square, then one next to it. Lay your rug there.
laying-why = A rug covers two squares. One must be next to Asam; neither may be under him.

covering-title = Cover a rug
# (Hint)
covering-task = Lay your rug so that it covers one half of your opponent’s rug north of Asam.
covering-why = That square is yours now, but nobody may cover both halves of one rug at once.
covering-wrong = That’s allowed, but it covers nothing of that rug. Cover one half of it.

region-title = One large region
# (Hint)
region-task = Lay a rug that joins your other two, so that all six squares connect.
region-why = Your opponent stopped there and paid you six dirhams. Large regions earn the most.
region-wrong = That doesn’t connect all six squares. Edges connect, corners don’t.

end-title = The end
# (Hint)
end-task = This is the last rug. Dirhams and visible squares are added up: lay it so that you win.
end-why = Each dirham and each visible square is a point. Most points win.
end-wrong = That isn’t enough to win. Cover your opponent’s squares, not your own.

# What the coach says in the first match, the first time that somebody pays.
coach-paid = Stopping on another’s rug costs a dirham for each square that connects to it.
