### Messages shared by Chaupar and Pachisi.
###
### The path of every player on the board has 81 steps: 0 is the 0 mark, where pieces wait to come in, and 81 is home.
### The squares between are blocks, numbered along the path. Clauses in brackets, such as (C7), are those of the
### rulebook.

## At the table: the player to move, and the prompt

# The title while no person has to act, such as when a bot thinks.
# $who (Who) whose turn it is
whose-turn =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }

# The title when the match is over.
over = The match is over

# The title when a person has to throw for the start.
# $who (Who) the person
throw-for-start =
    { $who ->
        [you] Your turn: throw to see who starts
       *[other] { $who }, throw to see who starts
    }

# The hint when nobody has thrown for the start yet.
# (Hint)
highest-starts = The highest throw starts.

# The hint when some have thrown for the start.
# $throws (Text) a list of messages “start-throw”: Ada 7, You 11 and Ben 3
# (Hint)
start-so-far = So far: { $throws }.

# The throws of the players for the start: one at a time during the throws, and in lists.
# $who (Who) who threw
# $number (Number) the throw
start-throw =
    { $who ->
        [you] You { $number }
       *[other] { $who } { $number }
    }

# The title when a person has to throw.
# $who (Who) the person
throw-now =
    { $who ->
        [you] Your turn: throw
       *[other] { $who }, throw
    }

# The hint while nothing is selected: pressing a piece selects it, pressing a dotted place moves the piece that can land
# there.
# (Hint)
choose-marked = Choose a marked piece, or a place to land.

# The hint when a place is selected on which several moves end.
# (Hint)
choose-landing = Several moves end there. Choose what is to land.

# The same, when a piece or a pair that can move stands there.
# (Hint)
choose-landing-or-piece = Choose what is to land there, or the piece that stands there.

# The hint when a piece or a pair is selected: the numbers of blocks that it can move.
# $what (Key: piece, pair) the selection
# $numbers (Text) a list with “or”: 1, 6 or 7
# (Hint)
can-go =
    { $what ->
        [pair] This pair can move { $numbers }.
       *[piece] This piece can move { $numbers }.
    }

# Follows “can-go”, for a move that ends with a hit. “It” is the piece or pair.
# $by (Number) the number of blocks
# $whom (Who) whose piece is hit
# $pieces (Number) 1, or 2 on one block
# (Hint)
can-hit =
    { $whom ->
        [you] { $pieces ->
            [2] Moving { $by } hits two of your pieces.
           *[other] Moving { $by } hits you.
        }
       *[other] { $pieces ->
            [2] Moving { $by } hits two of { $whom }’s pieces.
           *[other] Moving { $by } hits { $whom }.
        }
    }

# Follows “can-go”, for a move that leads home. “It” is the piece.
# $by (Number) the number of blocks
# (Hint)
can-go-home = Moving { $by } takes it home.

## Buttons below the board: short

# The button that skips the throw.
# (Button)
skip = Skip

# The button that goes back to the choice of pieces.
# (Button)
back = Back

# The main button while no piece that can move is selected.
# (Button)
choose-piece = Choose a piece

# The same, when a true pair has to be named.
# (Button)
choose-pair = Choose a pair

# The same, when the selected piece has several possible moves.
# (Button)
choose-move = Choose a move

# The piece or the pair on a block, on the button that selects it.
# $what (Key: piece, pair) which of the two
# $step (Text) the number of the block, 0 for the 0 mark
# (Button)
on-block =
    { $what ->
        [pair] pair on { $step }
       *[piece] piece on { $step }
    }

# The same, with the possible moves on a line of their own.
# $on (Text) the text of “on-block”
# $ways (Text) the texts of “going” for each move: +1 · +6
on-block-with = { $on }:{"\u000A"}{ $ways }

# A possible move of a piece or a pair, on a button.
# $by (Text) the number of blocks, with a sign: +7
# $end (Key: on, home, in, round) home: it gets home. Where Pachisi’s fork (P12) leaves the choice, in: into the coloured column; round: another time round the board
# (Button)
going =
    { $end ->
        [home] { $by } home
        [in] { $by } turn in
        [round] { $by } go round
       *[on] { $by }
    }

# The same, for a move that ends with a hit, as a screen reader says it: the button has signs.
# $by (Text) the number of blocks, with a sign: +7
# $end (Key: on, round) as in “going”
# $whom (Who) whose piece is hit
# $pieces (Number) 1, or 2 on one block
going-hits =
    { $end ->
        [round] { $whom ->
            [you] { $by }, round again, hits you
           *[other] { $pieces ->
                [2] { $by }, round again, hits 2 of { $whom }’s
               *[other] { $by }, round again, hits { $whom }
            }
        }
       *[on] { $whom ->
            [you] { $by } hits you
           *[other] { $pieces ->
                [2] { $by } hits 2 of { $whom }’s
               *[other] { $by } hits { $whom }
            }
        }
    }

# A move in the move list, or after the throw in a sentence: Dan threw 3: 12 to 15.
# $what (Key: piece, pair) the moving piece or pair
# $from (Number) the number of the block; 0 is the 0 mark, from which a piece comes in
# $to (Number) the number of the block
moved =
    { $what ->
        [pair] the pair from { $from } to { $to }
       *[piece] { $from ->
            [0] in on { $to }
           *[other] { $from } to { $to }
        }
    }

# The same of a piece that gets home.
# $what (Key: piece, pair) the moving piece or pair
# $from (Number) the number of the block
moved-home =
    { $what ->
        [pair] the pair from { $from } home
       *[piece] { $from } home
    }

# The main button, after a move has been selected.
# $what (Key: piece, pair) the moving piece or pair
# $way (Text) the text of “going”: +7, +4 home
# (Button)
take =
    { $what ->
        [pair] Move the pair: { $way }
       *[piece] Move the piece: { $way }
    }

# The same, after a warning.
# $what (Key: piece, pair) the moving piece or pair
# $way (Text) the text of “going”: +7, +4 home
# (Button)
take-anyway =
    { $what ->
        [pair] Move pair anyway: { $way }
       *[piece] Move piece anyway: { $way }
    }

# In the menu: the persons at the table end the match here (C15, P14).
# (Button)
stop-here = End match here

# The confirmation of that.
stop-question = Does everyone agree to end the match here?

## Screen reader texts of the cells of the board: parts of a list with commas

# A block, by its number on the path of the player to move; some have two.
# $steps (Text) a list with “or”: 6 or 75
block = Block { $steps }

# A coloured square that belongs to a player other than the one to move.
# $who (Who) its owner
column =
    { $who ->
        [you] Your column
       *[other] { $who }’s column
    }

# The block is marked with a cross. Follows “block”: Block 12, cross
with-cross = cross

# Single pieces on the block: Block 6, 1 piece of Dan
# $who (Who) their owner
# $pieces (Number) the number of pieces
pieces-of =
    { $who ->
        [you] { $pieces ->
            [one] { $pieces } of your pieces
           *[other] { $pieces } of your pieces
        }
       *[other] { $pieces ->
            [one] { $pieces } of { $who }’s pieces
           *[other] { $pieces } of { $who }’s pieces
        }
    }

# A pair on the block: Block 12, pair of Dan
# $who (Who) its owner
# $kind (Key: pair, true, false) true and false: its player has two and has named one of them the true pair (C12)
pair-of =
    { $kind ->
        [true] { $who ->
            [you] your true pair
           *[other] { $who }’s true pair
        }
        [false] { $who ->
            [you] your false pair
           *[other] { $who }’s false pair
        }
       *[pair] { $who ->
            [you] your pair
           *[other] { $who }’s pair
        }
    }

# Follows pieces of a player other than the one to move: the number of the block on their owner’s path.
# $who (Who) their owner
# $step (Number) the number of the block
own-step =
    { $who ->
        [you] block { $step } on your way
       *[other] block { $step } on { $who }’s way
    }

# Follows a pair that has moved as a pair: another piece has to jump over it before it may do so again (C8).
pair-waits-for-leap = must be jumped over first

# Follows a pair whose player has not earned pairs yet (C7).
pair-may-not-move = can’t move together yet

# The 0 mark of a player, and the number of pieces on it.
# $who (Who) the player
# $pieces (Number) the number of pieces
zero-mark =
    { $who ->
        [you] { $pieces ->
            [one] Your 0 mark, { $pieces } piece
           *[other] Your 0 mark, { $pieces } pieces
        }
       *[other] { $pieces ->
            [one] { $who }’s 0 mark, { $pieces } piece
           *[other] { $who }’s 0 mark, { $pieces } pieces
        }
    }

# The middle of the board, and the numbers of pieces at home.
# $counts (Text) a list of texts of “home-of”: Ada 0 and Ben 2
home-cell = Home: { $counts }

# The number of a player's pieces at home.
# $who (Who) the player
# $pieces (Number) the number of pieces
home-of =
    { $who ->
        [you] you { $pieces }
       *[other] { $who } { $pieces }
    }

## Events. These have no full stop: “full-stop” adds it, and “and-then” adds another event

# During a throw for the start.
# $who (Who) who throws
rolls-for-start =
    { $who ->
        [you] You throw to see who starts
       *[other] { $who } throws to see who starts
    }

# The result of the throws for the start.
# $who (Who) the player who begins
starts =
    { $who ->
        [you] You start
       *[other] { $who } starts
    }

# Several players threw the same highest number for the start, and throw again.
# $names (Text) a list of players, with “you” for the reader: you and Dan
tie = A tie: { $names } throw again

# During a throw.
# $who (Who) who throws
rolls =
    { $who ->
        [you] You throw
       *[other] { $who } throws
    }

# During the move of a piece or a pair.
# $who (Who) its owner
# $what (Key: piece, pair) the moving piece or pair
# $from (Number) the block; 0 is the 0 mark, from which a piece comes in
# $to (Number) the block; 81 is home
moves =
    { $who ->
        [you] { $from ->
            [0] You come in on block { $to }
           *[other] { $to ->
                [81] You get home from block { $from }
               *[other] { $what ->
                    [pair] You move the pair from block { $from } to block { $to }
                   *[piece] You move from block { $from } to block { $to }
                }
            }
        }
       *[other] { $from ->
            [0] { $who } comes in on block { $to }
           *[other] { $to ->
                [81] { $who } gets home from block { $from }
               *[other] { $what ->
                    [pair] { $who } moves the pair from block { $from } to block { $to }
                   *[piece] { $who } moves from block { $from } to block { $to }
                }
            }
        }
    }

# A piece, or two on one block, are sent back to their 0 mark.
# $who (Who) who hits
# $whom (Who) whose piece is hit
# $pieces (Number) 1 or 2
hits =
    { $who ->
        [you] { $whom ->
            [you] You hit yourself
           *[other] { $pieces ->
                [2] You hit two of { $whom }’s pieces
               *[other] You hit { $whom }
            }
        }
       *[other] { $whom ->
            [you] { $pieces ->
                [2] { $who } hits two of your pieces
               *[other] { $who } hits you
            }
           *[other] { $pieces ->
                [2] { $who } hits two of { $whom }’s pieces
               *[other] { $who } hits { $whom }
            }
        }
    }

# Two pieces of a player come together on a block.
# $who (Who) the player
makes-pair =
    { $who ->
        [you] You make a pair
       *[other] { $who } makes a pair
    }

# A player’s last piece is home, and the place is taken.
# $who (Who) the player
# $place (Number) the place; 1 is the winner
takes-place =
    { $who ->
        [you] { $place ->
            [1] You are home and win
            [2] You are home: second
            [3] You are home: third
           *[other] You are home: fourth
        }
       *[other] { $place ->
            [1] { $who } is home and wins
            [2] { $who } is home: second
            [3] { $who } is home: third
           *[other] { $who } is home: fourth
        }
    }

# The people at the table have agreed to end the match.
table-stops = The players end the match here

# An event, or the reason for a refusal, followed by the clause of the rulebook.
# $told (Text) the event: Dan earns pairs
# $clause (Text) the clause: C7
cited = { $told } ({ $clause })

# Two consecutive events, as sentences; without the last full stop.
# $first (Text) the first event: Dan hits Ada
# $next (Text) the next event: Dan earns pairs (C7)
and-then = { $first }. { $next }

# A sentence about an event, with its full stop.
# $told (Text) the event
full-stop = { $told }.

## The move list

# The format of its lines, and what the signs on a player’s card count.
legend = In 6: 12 to 18, the throw comes first, then the block left and the block reached. Under a name, the full circle counts the pieces home, the dashed one those that wait on 0.

# A throw in the analysis of a match, before its luck: Throw of 25: luck +7%
# $throw (Text) the throw
step-throw = Throw of { $throw }

# A throw and its use: 3 and 4: 12 to 15
# $throw (Text) the throw
# $course (Text) the text of “moved”
throw-used = { $throw }: { $course }

# The last throw and its use. “full-stop” or “and-then” follows.
# $who (Who) who threw
# $throw (Text) its text in the move list: 3 and 4: 12 to 15, 20 to 24
threw =
    { $who ->
        [you] You threw { $throw }
       *[other] { $who } threw { $throw }
    }

## The players beside the board

# The unit of a figure; after the number, for screen readers.
# $pieces (Number) the number of pieces at home
figure-home =
    { $pieces ->
        [one] piece home
       *[other] pieces home
    }

# The same.
# $pieces (Number) the number of pieces waiting on the 0 mark
figure-waiting =
    { $pieces ->
        [one] piece waiting
       *[other] pieces waiting
    }

# The same: after the letter of the seat opposite (C14).
figure-opposite = opposite

# A place that is taken, as a label.
# $place (Number) 1 to 4
placed =
    { $place ->
        [1] Winner
        [2] Second
        [3] Third
       *[other] Fourth
    }

## Refusals

# Something else has to happen first: the throws for the start.
not-before-start = Throw for the start first.

# Something else has to happen first: the use of the current throw.
not-before-move = Use this throw first.

# The match is over.
not-any-more = The match is over.

# There is no piece that could move.
# $step (Number) the block; 0 is the 0 mark, 81 is home
no-piece =
    { $step ->
        [0] No piece on the 0 mark can move.
        [81] Pieces that are home stay there.
       *[other] No piece on block { $step } can move.
    }

# A piece would go beyond home (X4).
# $more (Number) the number of blocks too many
too-far = You need the exact number to get home: that is { $more } too many.

# A third piece cannot join two on a block (X5).
# $step (Number) the block
full = You already have two pieces on block { $step }.

# There is no pair to move as one (X6).
# $step (Number) the block; 0 is the 0 mark
no-pair =
    { $step ->
        [0] There is no pair on the 0 mark.
       *[other] There is no pair on block { $step }.
    }

# A single piece cannot land where a pair stands (C11, P10).
# $who (Who) whose pair
protected =
    { $who ->
        [you] A single piece can’t land on your pair.
       *[other] A single piece can’t land on { $who }’s pair.
    }

## The end of the match

# The reason for the order of the places that were still open when the match was stopped.
stopped = The players agreed to stop: other places go by total steps.

# In the row of a player of a stopped match: the progress of all their pieces.
# $steps (Number) the sum of steps
told-steps =
    { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }

# In the row of a player: hits made and suffered.
# $given (Number) the number of hits made
# $taken (Number) the number of hits suffered
told-hits =
    { $given ->
        [one] { $given } hit made, { $taken } suffered.
       *[other] { $given } hits made, { $taken } suffered.
    }

# In the row of a player: the number of throws, and their luck: the steps of all compared with the average of so many throws.
# $throws (Number) the number of throws
# $luck (Key: more, less, even) whether they are more or less than the average
# $by (Number) the difference
told-throws =
    { $throws ->
        [one] { $throws } throw
       *[other] { $throws } throws
    }: { $luck ->
        [more] { $by ->
            [one] { $by } step more than average.
           *[other] { $by } steps more than average.
        }
        [less] { $by ->
            [one] { $by } step less than average.
           *[other] { $by } steps less than average.
        }
       *[even] exactly average.
    }

# The luck of the players so far: how far their throws are beyond the average of as many.
# $luck (Text) such as “Ada +12 · Ben −5”
luck-so-far = Luck so far, in steps: { $luck }

# The hit that cost the most steps.
# $who (Who) who hit
# $whom (Who) the owner of the piece or pair that was hit
# $what (Key: piece, pair) which of the two
# $from (Number) its block, on its own path
# $left (Number) its number of blocks left to home
hardest-hit =
    Hardest hit: { $who ->
        [you] { $what ->
            [pair] { $whom ->
                [you] you sent your own pair
               *[other] you sent { $whom }’s pair
            }
           *[piece] { $whom ->
                [you] you sent your own piece
               *[other] you sent { $whom }’s piece
            }
        }
       *[other] { $what ->
            [pair] { $whom ->
                [you] { $who } sent your pair
               *[other] { $who } sent { $whom }’s pair
            }
           *[piece] { $whom ->
                [you] { $who } sent your piece
               *[other] { $who } sent { $whom }’s piece
            }
        }
    } back from block { $from }, { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } from home.

# The turn in which pieces moved furthest.
# $who (Who) the player
# $steps (Number) the number of steps in all
longest-run =
    { $who ->
        [you] { $steps ->
            [one] Longest run: you moved { $steps } step in one turn.
           *[other] Longest run: you moved { $steps } steps in one turn.
        }
       *[other] { $steps ->
            [one] Longest run: { $who } moved { $steps } step in one turn.
           *[other] Longest run: { $who } moved { $steps } steps in one turn.
        }
    }

## The hint: the best action, and the reasons for it

# The best move.
# $what (Key: piece, pair) the moving piece or pair
# $from (Number) the block that it leaves; 0 is the 0 mark
# $to (Number) the block that it moves to; 81 is home
# (Hint)
advice-move =
    { $from ->
        [0] Bring a piece in, to block { $to }.
       *[other] { $to ->
            [81] { $what ->
                [pair] Bring the pair home from block { $from }.
               *[piece] Bring the piece home from block { $from }.
            }
           *[other] { $what ->
                [pair] Move the pair from block { $from } to block { $to }.
               *[piece] Move the piece from block { $from } to block { $to }.
            }
        }
    }

# Follows the best move: no enemy can reach the block where it ends.
# $what (Key: piece, pair) the moving piece or pair
# (Hint)
advice-safe =
    { $what ->
        [pair] Nobody can hit the pair there.
       *[piece] Nobody can hit it there.
    }

# Follows the best move: it makes a pair.
# (Hint)
advice-pair = That makes a pair, which no single piece can hit.

# Follows the best move: it hits.
# $whom (Who) whose piece is hit
# $steps (Number) the number of blocks that it had gone
# (Hint)
advice-hit =
    { $whom ->
        [you] { $steps ->
            [one] That hits you: { $steps } block lost.
           *[other] That hits you: { $steps } blocks lost.
        }
       *[other] { $steps ->
            [one] That hits { $whom }: { $steps } block lost.
           *[other] That hits { $whom }: { $steps } blocks lost.
        }
    }

# Follows the best move: by how many throws the enemy that threatens it most would hit the piece, where it goes and where
# it is now.
# $there (Number) the throws that hit it where it goes; may be 0
# $here (Number) the throws that hit it where it is now; may be 0
# $all (Number) the number of equally likely throws
# (Hint)
advice-chances =
    { $there ->
        [0] { $here ->
            [0] No throw hits it there.
           *[other] No throw hits it there; { $here } of { $all } throws do here.
        }
       *[other] { $here ->
            [0] It’s hit by { $there } of { $all } throws there, by none here.
           *[other] It’s hit by { $there } of { $all } throws there, by { $here } of { $all } here.
        }
    }

# Follows the best move, if it leaves a single piece of a pair behind.
# $block (Number) the block of that piece
# $throws (Number) the number of throws that hit it
# $all (Number) the number of equally likely throws
# (Hint)
advice-left = The piece left on { $block } is hit by { $throws } of { $all } throws.

# Follows the best move of a player who still needs two pieces on block 17 (C7).
# $throws (Number) the number of throws by which they come together next
# $all (Number) the number of equally likely throws
# (Hint)
advice-earning = Two on block 17 next: { $throws } of { $all } throws.

## Why a choice in a puzzle is not the best one

# The best choice hits more.
# $steps (Number) the number of blocks that the enemies lose more
# (Hint)
compare-sent-back =
    The best choice sends enemies back { $steps ->
        [one] { $steps } block
       *[other] { $steps } blocks
    } more.

# The best choice brings a piece home, or one more.
# (Hint)
compare-home = The best choice brings a piece home.

# How many of your next throws bring a piece home.
# $chosen (Number) after your choice; may be 0
# $best (Number) after the best choice; may be 0
# $all (Number) the number of equally likely throws
# (Hint)
compare-homing = Home next by { $chosen } of { $all } throws; after the best choice, by { $best }.

# How many throws of the enemy that threatens you most hit one of your pieces.
# $chosen (Number) after your choice; may be 0
# $best (Number) after the best choice; may be 0
# $all (Number) the number of equally likely throws
# (Hint)
compare-exposure = Hit by { $chosen } of { $all } throws; after the best choice, by { $best }.

# How many of your next throws hit an enemy.
# $chosen (Number) after your choice; may be 0
# $best (Number) after the best choice; may be 0
# $all (Number) the number of equally likely throws
# (Hint)
compare-chase = You hit next by { $chosen } of { $all } throws; after the best choice, by { $best }.

# How many of your next throws bring two pieces together on block 17 (C7).
# $chosen (Number) after your choice; may be 0
# $best (Number) after the best choice; may be 0
# $all (Number) the number of equally likely throws
# (Hint)
compare-earning = Two on block 17 next: { $chosen } of { $all } throws; after the best choice, { $best }.
