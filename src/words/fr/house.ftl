### What every table says, whatever its game.

## Parts of sentences

# The player who reads it, where a name would stand.
you = you

# The items of a list but the last ones: a, b
# $a (Text) what comes before
# $b (Text) the next one
list-more = { $a }, { $b }

# The last two of a list: a and b
# $a (Text) what comes before
# $b (Text) the last one
list-and = { $a } and { $b }

# The last two of a list: a or b
# $a (Text) what comes before
# $b (Text) the last one
list-or = { $a } or { $b }

# A decimal fraction: 1.5
# $whole (Number) what stands before the point
# $tenth (Number) the digit after it
decimal = { $whole }.{ $tenth }
