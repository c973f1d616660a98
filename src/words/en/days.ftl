### The page of the matches of the day

# Above the list of the days. The Fox is a bot, “guest-fox”.
days-about = Every day, everyone plays the Fox with the same throws. Moves are final. Each day stays open for 60 days.
days-differ = The bots may move differently, and in Dschamal hands may find other pieces in the bag.
# The screen reader’s name of the links to the games.
games = Games
# Beside a day whose match is not over.
under-way = In progress
