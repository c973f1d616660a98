### Messages of the lessons, in all games.

# On the page of a step: which one it is.
# $number (Number) the number of the step
# $count (Number) the number of steps
step-of = Step { $number } of { $count }
# On the page of the course: the progress.
# $done (Number) the number of steps that are done
# $count (Number) the number of steps
steps-done = { $done } of { $count } steps done.
# The same, once all are done.
# $game (Text) the game
course-done = You know how to play { $game }. Any step can be done again.
# For screen readers: a step in the list that is done.
step-done = done
# On a button: do this step again.
# (Button)
step-again = Once more
# On a button: go to the next step.
# (Button)
next-step = Next
# On the link from the course to its first step that is not done yet.
# (Button)
continue-course = Continue
