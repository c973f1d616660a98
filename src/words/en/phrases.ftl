### The phrases that two players say to each other in live play. Each reads them in their own language.

# The button that opens the list of the phrases, and its title.
# (Button)
say-something = Say something
# The button by which the phrases of the other player are not shown.
# (Button)
mute = Mute opponent
# A phrase of the other player, for screen readers.
# $who (Text) the other player
# $words (Text) the phrase
said = { $who }: { $words }

# (Button)
hello = Hello!
# (Button)
good-luck = Good luck!
# The other player may not have noticed that it is their turn.
# (Button)
your-turn = Your turn!
# A request to wait.
# (Button)
one-moment = One moment…
# Of a move, or of the match.
# (Button)
well-played = Well played!
# (Button)
thanks = Thanks!
# A request for another match.
# (Button)
rematch = Rematch?
# (Button)
goodbye = Goodbye!
