### Messages of Chaupar.

# The goal of the game in a sentence: in set-up, and at the first step of the course.
goal = Bring all your pieces round the board and home, before the others. Two that meet on block 17 let your pairs move as one.

## Notation: the expected part of a text that cannot be parsed

# The expected part of a typed or pasted text: the end of “It needs …”, “Line 7 cannot be read: expected …”.
# Words of the notation (players=4, rounds, true, stop) stay as they are: the notation is the same in every language.
# $what (Key: options, action, pair-step)
# $other (Text) the expected part if it is none of these, translated already
expected =
    { $what ->
        [options] players=4, or players=4 rounds=32
        [action] a throw, a move, true and a step, or stop
        [pair-step] the step of a pair
       *[other] { $other }
    }

## Set-up

# The length of the match.
set-rounds = Length

# A choice.
whole-game = Whole game

# Its explanation.
whole-game-note = Until three are home.

# The other choice.
short-game = Short game

# Its explanation.
# $rounds (Number) the number of rounds; in a round each player has one turn
short-game-note = After { $rounds } rounds, places go by total steps (C15).

## At the table

# The button that throws the two pasa, long dice with four sides; also the screen reader's name of the place to throw.
# (Button)
throw-pasa = Throw the pasa

# Two pasa as a throw: 3 and 4
# $low (Number) the lower one
# $high (Number) the higher one
two-pasa = { $low } and { $high }

# The result of a throw.
# $who (Who) who threw
# $low (Number) the lower pasa
# $high (Number) the higher one
throws =
    { $who ->
        [you] You throw { $low } and { $high }
       *[other] { $who } throws { $low } and { $high }
    }

# The title when a person has to use a throw.
# $who (Who) the person
# $low (Number) the lower pasa
# $high (Number) the higher one
use-throw =
    { $who ->
        [you] Your turn: use { $low } and { $high }
       *[other] { $who }, use { $low } and { $high }
    }

# The title when one pasa has been used.
# $who (Who) the person
# $pasa (Number) the other one
use-pasa =
    { $who ->
        [you] Your turn: use the other pasa, { $pasa }
       *[other] { $who }, use the other pasa, { $pasa }
    }

# The title when a person has to use a throw of the partner, who is home (C14).
# $who (Who) the person
# $low (Number) the lower pasa
# $high (Number) the higher one
# $thrower (Who) the partner
use-throw-of =
    { $who ->
        [you] { $thrower ->
            [you] Your turn: use { $low } and { $high }
           *[other] Your turn: use { $thrower }’s { $low } and { $high }
        }
       *[other] { $thrower ->
            [you] { $who }, use your partner’s { $low } and { $high }
           *[other] { $who }, use { $thrower }’s { $low } and { $high }
        }
    }

# The same, when one pasa has been used.
# $who (Who) the person
# $pasa (Number) the other one
# $thrower (Who) the partner
use-pasa-of =
    { $who ->
        [you] { $thrower ->
            [you] Your turn: use the other pasa, { $pasa }
           *[other] Your turn: use { $thrower }’s other pasa, { $pasa }
        }
       *[other] { $thrower ->
            [you] { $who }, use your partner’s other pasa, { $pasa }
           *[other] { $who }, use { $thrower }’s other pasa, { $pasa }
        }
    }

# The round of a short match, after the hint to whose turn it is. A round is one turn of each player.
# $number (Number) the round
# $count (Number) all rounds
# (Hint)
round-of = Round { $number } of { $count }.

# The reason for the order of the places that were still open when the agreed rounds were over.
rounds-over = The agreed rounds are over: who isn’t home yet is placed by total steps.

# The hint before a throw, to the person who throws.
# $partner (Who) the player who moves by it
# (Hint)
throws-for-partner =
    { $partner ->
        [you] Your partner is home: you move by this throw (C14).
       *[other] You are home: { $partner } moves by this throw (C14).
    }

# The hint before a throw of a person who can still earn pairs.
# (Hint)
can-earn-pairs = Bring two pieces together on block 17 to earn pair moves (C7).

# The hint before a throw of a person who has earned pairs.
# (Hint)
has-pairs = Pairs move by half of an even sum (C9).

# The hint before a throw of a person whose pieces can no longer meet on block 17. A doublet is a throw of two equal
# pasa.
# (Hint)
has-no-pairs = No pairs for you, and no extra throw for doublets (C7).

# The warning before a move after which the person can no longer earn pairs.
# (Hint)
warns-of-failing = After this your pieces can’t meet on 17 any more: no pairs for the rest of the match (C7).

# The hint while pieces on the 0 mark have to move before all others.
# (Hint)
come-in-first = Pieces on the 0 mark come in first (C10).

# The title when a person with two pairs has to name one of them the true pair.
# $who (Who) the person
which-true-pair =
    { $who ->
        [you] Your turn: which is your true pair?
       *[other] { $who }, which is your true pair?
    }

# The hint for it.
# (Hint)
other-can-be-hit = The other may then be hit by a single piece (C12).

# Follows the hint: the pair that is further ahead.
# $step (Number) its block
# (Hint)
suggested = Suggested: block { $step }.

# The main button, after one of the two pairs has been selected.
# $step (Number) its block
# (Button)
name-true-pair = True pair: block { $step }

## On the board: one letter beside a pair

# The first letter of “true”, beside a true pair.
true-sign = T

# The first letter of “false”, beside a false pair.
false-sign = F

## The players beside the board: a few words each

# A player who has neither earned pairs nor failed: two pieces must stand on block 17 (C7).
needs-17 = 17 for pairs

# A player who has earned pairs (C7).
pairs-earned = Has pairs

# A player who has failed the 17 (C7).
no-pairs = No pairs

# A player who is home: the number of turns missed before the throws for the partner (C14).
# $turns (Number) the number of turns
misses-turns =
    { $turns ->
        [one] Misses { $turns } turn
       *[other] Misses { $turns } turns
    }

# A player who is home and throws for the partner now (C14).
for-partner = For partner

## Events: without a full stop

# A player who is home throws for the partner.
# $who (Who) who throws
# $partner (Who) the player who moves
throws-for =
    { $who ->
        [you] { $partner ->
            [you] You throw for yourself
           *[other] You are home and throw for { $partner }
        }
       *[other] { $partner ->
            [you] { $who } is home and throws for you
           *[other] { $who } is home and throws for { $partner }
        }
    }

# No piece can move by the throw.
# $who (Who) who would move
# $low (Number) the lower pasa
# $high (Number) the higher one
loses-throw =
    { $who ->
        [you] You can’t use { $low } and { $high }: the throw is lost
       *[other] { $who } can’t use { $low } and { $high }: the throw is lost
    }

# One pasa has been used, and no piece can move by the other.
# $who (Who) who would move
# $pasa (Number) the other pasa
loses-pasa =
    { $who ->
        [you] You can’t use the { $pasa }: it is lost
       *[other] { $who } can’t use the { $pasa }: it is lost
    }

# A piece of a pair has moved away alone.
# $who (Who) the owner of the pair
splits-pair =
    { $who ->
        [you] You split a pair
       *[other] { $who } splits a pair
    }

# Another piece has jumped over a pair that had moved as one (C8).
# $step (Number) the block of the pair
pair-freed = The pair on { $step } may move again

# Two pieces of a player stand on block 17 (C7).
# $who (Who) the player
earns-pairs =
    { $who ->
        [you] You earn pairs on block 17
       *[other] { $who } earns pairs on block 17
    }

# Too few pieces of a player can still meet on block 17 (C7).
# $who (Who) the player
fails-17 =
    { $who ->
        [you] Your pieces can’t meet on 17 any more: no pairs for you
       *[other] { $who }’s pieces can’t meet on 17 any more: no pairs for { $who }
    }

# Two equal pasa give an extra throw (C6).
# $who (Who) who throws
throws-again =
    { $who ->
        [you] You throw again for the doublet
       *[other] { $who } throws again for the doublet
    }

# Two equal pasa give no extra throw (C7).
# $who (Who) who threw
no-throw-again =
    { $who ->
        [you] No extra throw for the doublet: you have lost your pairs
       *[other] No extra throw for the doublet: { $who } has lost their pairs
    }

# A player who is home misses a turn (C14).
# $who (Who) the player
misses-turn =
    { $who ->
        [you] You are home and miss a turn
       *[other] { $who } is home and misses a turn
    }

# One of two pairs has been named the true pair (C12).
# $step (Number) its block
true-pair = The pair on { $step } is the true pair

## Refusals

# Something else has to happen first: a throw.
not-before-throw = Throw the pasa first.

# Something else has to happen first: the choice of the true pair.
not-before-name = Name your true pair first.

# Neither a pasa nor their sum has this value.
# $by (Number) the number of blocks of the attempted move
# $low (Number) the lower pasa
# $high (Number) the higher one
not-thrown = That is { $by }: neither a pasa nor the sum of { $low } and { $high }.

# One pasa has been used, and the other has another value.
# $by (Number) the number of blocks of the attempted move
# $left (Number) the other pasa
not-the-other = That is { $by }, but the pasa that is left shows { $left }.

# A piece that has moved by one pasa cannot move by the other (C5).
same-piece = This piece has moved: use the other pasa with another piece.

# A move after which the whole throw could not be used, although it can be (C5).
# $ways (Text) a list with “or” of texts of “begin-with”
whole-throw = You must use the whole throw: start with { $ways }.

# A move after which the whole throw can be used.
# $what (Key: piece, pair) the moving piece or pair
# $from (Number) the block; 0 is the 0 mark
# $by (Number) the number of blocks
begin-with =
    { $what ->
        [pair] the pair on block { $from } by { $by }
       *[piece] { $from ->
            [0] a piece on the 0 mark by { $by }
           *[other] a piece on block { $from } by { $by }
        }
    }

# The same as “whole-throw”, if there are many such moves: they are marked on the board.
whole-throw-marked = You must use the whole throw: start with a marked piece.

# A player whose pieces can no longer meet on block 17 tries to move two pieces as a pair (C7).
failed = You have lost your pairs: two pieces on a block no longer count as one.

# A player who has not earned pairs yet tries to move one (C7).
not-earned = Pairs can’t move together until two of your pieces meet on block 17.

# A pair that has moved as one cannot do so again before another piece has jumped over it (C8).
# $step (Number) its block
immobile = The pair on block { $step } has already moved together: another piece must jump over it first.

# A pair cannot move by a throw with an odd sum (C9).
# $low (Number) the lower pasa
# $high (Number) the higher one
# $sum (Number) their sum
odd-sum = A pair moves half of an even total, but { $low } and { $high } make { $sum }.

# A pair cannot move after one pasa has been used (C9).
# $pasa (Number) that pasa
pasa-used = A pair needs the whole throw, but the { $pasa } is used up.

# Pieces on the 0 mark have to move before all others (C10).
zero-first = Pieces on the 0 mark must come in first.

# The true pair has to be one of the player’s two pairs (C12).
# $step (Number) the chosen block
not-a-pair = Neither of your pairs is on block { $step }.

## The hint: the best action, and the reasons for it

# The pair that is best declared the true one (C12).
# $step (Number) its block
# (Hint)
advice-true = Name the pair on block { $step } the true one: then no single piece can hit it.
