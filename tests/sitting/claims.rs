//! What the closing sentences of the lessons say about the board, as claims that are checked against it.

use caravanserai::rules::{Seat, Turn};
use caravanserai::scene::Step;

use super::desk::Tried;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

/// Something that a sentence says about the board at the end of a step.
#[derive(Debug)]
enum Claim {
    /// It is the turn of this seat, to throw or to act.
    Turn(Seat),
    /// The notation of the state has these words now, which it did not have at the start.
    Reads(&'static str),
    /// It had these words at the start, and does not have them now.
    Gone(&'static str),
    /// This action was not legal at the start.
    Refused(&'static str),
    /// This seat has this score, which it did not have at the start.
    Score(Seat, i64),
    /// The match is over, and this seat has won.
    Won(Seat),
}
use Claim::{Gone, Reads, Refused, Score, Won};

/// A sentence with its claims. It has none if it says a rule, and nothing about this board.
type Said = (&'static str, &'static [Claim]);

/// The sentences of each step, by game and key: together they are what it says at its end.
const STEPS: &[(&str, &str, &[Said])] = &[
    (
        "marrakech",
        "turning",
        &[
            ("He may go left, right or straight on, but never back.", &[]),
            ("You rolled 3: he walked three squares.", &[Reads("asam a4 west")]),
        ],
    ),
    (
        "marrakech",
        "edge",
        &[
            ("He followed the track outside and came back in.", &[Reads("asam d6 south")]),
            ("The track is free; the square where he comes in counts.", &[]),
        ],
    ),
    (
        "marrakech",
        "paying",
        &[
            ("You pay one dirham for each square connected to Asam’s: four here.", &[Reads("dirhams 26 34")]),
            ("Only the square where he stops counts.", &[]),
        ],
    ),
    (
        "marrakech",
        "choosing",
        &[("Your own rugs and empty squares are free.", &[]), ("The board shows the cost before you roll.", &[])],
    ),
    (
        "marrakech",
        "laying",
        &[("A rug covers two squares.", &[]), ("One must be next to Asam; neither may be under him.", &[])],
    ),
    (
        "marrakech",
        "covering",
        &[(
            "That square is yours now, but nobody may cover both halves of one rug at once.",
            &[Score(A, 34), Score(B, 31)],
        )],
    ),
    (
        "marrakech",
        "region",
        &[
            ("Your opponent stopped there and paid you six dirhams.", &[Reads("dirhams 36 24")]),
            ("Large regions earn the most.", &[]),
        ],
    ),
    ("marrakech", "end", &[("Each dirham and each visible square is a point.", &[]), ("Most points win.", &[Won(A)])]),
    ("damath", "moving", &[("Chips move one square diagonally forward, onto an empty square.", &[])]),
    (
        "damath",
        "taking",
        &[
            ("What you jump over is taken, forward or backward.", &[Gone("5@43")]),
            ("If you can take, you must: no other piece may move.", &[Refused("41-32"), Refused("21-32")]),
        ],
    ),
    ("damath", "most", &[("You must take as many pieces as possible, jump after jump.", &[Refused("12x34")])]),
    (
        "damath",
        "plus",
        &[
            ("Your 7 landed on + and took 5: 7 + 5 = 12.", &[Gone("5@34"), Reads("scores 12 0")]),
            ("These are your points.", &[]),
        ],
    ),
    (
        "damath",
        "minus",
        &[
            ("4 − 10 = −6: a capture can cost points.", &[Reads("scores -6 0")]),
            ("You have to take anyway.", &[Refused("21-32")]),
        ],
    ),
    (
        "damath",
        "better",
        &[
            ("6 × 4 = 24; the other way scores only 6 − 2 = 4.", &[Reads("scores 24 0")]),
            ("When both take the same number, you choose.", &[]),
        ],
    ),
    (
        "damath",
        "divide",
        &[("12 ÷ 4 = 3.", &[Reads("scores 3 0")]), ("Nothing is rounded: 7 ÷ 2 would score exactly 3.5.", &[])],
    ),
    ("damath", "dama", &[("A chip whose move ends on the far row becomes a dama.", &[Reads("D9@")])]),
    (
        "damath",
        "flying",
        &[
            ("A dama goes any distance, forward or backward.", &[Gone("5@43")]),
            ("Its captures of chips count double.", &[]),
        ],
    ),
    (
        "damath",
        "count",
        &[
            ("20 + 36 for the capture + the 6 left = 62, against 50.", &[Reads("scores 56 50")]),
            ("The higher total wins.", &[Won(A)]),
        ],
    ),
    (
        "chaupar",
        "pasa",
        &[
            (
                "Each pasa moves a piece of its own, in the order you like, or one piece takes the sum.",
                &[Claim::Turn(B)],
            ),
            ("The faces are 1, 3, 4 and 6.", &[]),
        ],
    ),
    (
        "chaupar",
        "entry",
        &[
            ("Any number brings a piece in.", &[Gone("A 0 ")]),
            ("While one is on the 0 mark, the others have to wait.", &[Refused("12+3"), Refused("20+6")]),
        ],
    ),
    (
        "chaupar",
        "hit",
        &[
            ("It went back to its 0 mark.", &[Reads("C 0 6 12 12")]),
            ("Crosses don’t protect in Chaupar; pairs do.", &[]),
        ],
    ),
    (
        "chaupar",
        "seventeen",
        &[(
            "You’ve earned pair moves: from now on, two of your pieces on one block can move as one.",
            &[Reads("earned; B")],
        )],
    ),
    (
        "chaupar",
        "failed",
        &[
            ("You can still earn pairs.", &[Reads("A 15 16 41 81 open")]),
            ("With fewer than two at 17 or before, they’re lost for good, and your doublets give no more throws.", &[]),
        ],
    ),
    (
        "chaupar",
        "pair",
        &[
            ("Half of an even sum uses the whole throw.", &[Reads("A 22 22"), Claim::Turn(B)]),
            ("Single pieces can’t hit a pair.", &[]),
            ("If you have two, only the one you name the true pair is safe.", &[]),
        ],
    ),
    (
        "chaupar",
        "leap",
        &[
            ("Your pair may move as one again, until it’s split or hit.", &[Reads("pair 24 moved leapt")]),
            ("Without a leap, a pair does so only once.", &[]),
        ],
    ),
    (
        "chaupar",
        "doublet",
        &[("Two equal pasa give another throw, every time, unless you’ve lost your pairs.", &[Claim::Turn(A)])],
    ),
    (
        "chaupar",
        "home",
        &[
            ("It’s home.", &[Reads("81 81 failed; B")]),
            ("A 6 would have been too many.", &[Refused("78+6")]),
            ("Who brings all four home first wins.", &[]),
        ],
    ),
    (
        "chaupar",
        "opposite",
        &[
            (
                "Who is home misses four turns, then gives the seat opposite extra throws.",
                &[Gone("A 20 31 46 62"), Claim::Turn(C)],
            ),
            ("Until then you’re rivals: you hit each other.", &[]),
        ],
    ),
    (
        "pachisi",
        "cowries",
        &[
            ("Four mouths up: four blocks.", &[Reads("A 0 0 0 4;")]),
            ("Two to six count as they are, one counts 10, none counts 25.", &[]),
        ],
    ),
    ("pachisi", "grace", &[("A 6, a 10 or a 25 gives another throw, even if you skip it.", &[Claim::Turn(A)])]),
    (
        "pachisi",
        "three",
        &[(
            "The same number three times cancels the whole turn: your pieces are back where they were.",
            &[Reads("A 0 0 0 9; B"), Claim::Turn(B)],
        )],
    ),
    (
        "pachisi",
        "hit",
        &[("It went back to its 0 mark, and you throw again for the hit.", &[Reads("C 0 0 0 0;"), Claim::Turn(A)])],
    ),
    (
        "pachisi",
        "cross",
        &[("Nobody can be hit on a cross, and no opponent can land on one you hold.", &[Reads("A 0 21 34 41;")])],
    ),
    (
        "pachisi",
        "held",
        &[
            ("Nobody can land on a cross that an enemy piece holds.", &[Refused("24+4")]),
            ("If nothing else can move, the throw is lost.", &[]),
        ],
    ),
    (
        "pachisi",
        "pair",
        &[
            ("Half of 6: three blocks.", &[Reads("A 0 9 33 33;")]),
            ("No single piece can hit a pair, but a pair moves only by even numbers.", &[]),
        ],
    ),
    (
        "pachisi",
        "fork",
        &[
            ("It’s six blocks from home.", &[Reads("A 0 30 50 75;")]),
            ("Straight on, another whole round begins: worth it only to hit somebody.", &[]),
        ],
    ),
    (
        "pachisi",
        "home",
        &[
            ("It’s home.", &[Reads("A 9 30 50 81;")]),
            ("The first to get all pieces home wins.", &[]),
            ("Nobody has a partner, not even the seat opposite.", &[]),
        ],
    ),
    (
        "dschamal",
        "feeling",
        &[
            ("An egg, and your camp has one: you win it.", &[Reads("camps blue-egg+white-egg blue-star")]),
            ("Nobody sees what you feel, and no hand feels colour.", &[]),
        ],
    ),
    (
        "dschamal",
        "theirs",
        &[
            (
                "It’s yours, and your opponent gives you one more star.",
                &[Reads("camps blue-egg+blue-star+yellow-star white-star")],
            ),
            ("That’s the best catch.", &[]),
        ],
    ),
    (
        "dschamal",
        "neither",
        &[
            ("Your opponent wins it.", &[Reads("camps blue-egg white-cone+blue-star")]),
            ("Next time, let go and feel another piece.", &[]),
        ],
    ),
    (
        "dschamal",
        "black",
        &[
            (
                "It goes back into the bag, and your opponent takes one of your pieces.",
                &[Reads("camps blue-egg blue-cube+blue-star")],
            ),
            ("Feel carefully before you draw.", &[]),
        ],
    ),
    (
        "dschamal",
        "camel",
        &[
            ("If you shout, the camel wins a piece of your choice.", &[Gone("blue-cube+blue-star")]),
            ("If you don’t, or shout for nothing, you lose one.", &[]),
        ],
    ),
    (
        "dschamal",
        "locked",
        &[
            ("All four eggs are on the table, one victory point each.", &[Score(A, 4)]),
            ("They’re locked: nobody can take them.", &[]),
        ],
    ),
    (
        "dschamal",
        "seven",
        &[("Four stars, four more points: eight in all.", &[Score(A, 8)]), ("Seven are enough to win.", &[Won(A)])],
    ),
    (
        "dschamal",
        "live",
        &[
            ("The first hand out with a piece decides the duel.", &[]),
            ("To play like this, choose live duels at set-up.", &[]),
        ],
    ),
];

/// The sentences of a step.
fn said<G: Tried>(step: &Step) -> &'static [Said] {
    let found = STEPS.iter().find(|(game, key, _)| (*game, *key) == (G::NAME, step.key));
    found.unwrap_or_else(|| panic!("{} {}: what does it say about the board?", G::NAME, step.key)).2
}

/// Checks that the sentences are all that a step says at its end in English, which is spoken.
pub fn check_sentences<G: Tried>(step: &Step) {
    let all: Vec<_> = said::<G>(step).iter().map(|(sentence, _)| *sentence).collect();
    assert_eq!(all.join(" "), (step.why)().replace('\u{a0}', " "), "{} {}", G::NAME, step.key);
}

/// Checks the claims of a step against the state in which it has ended.
pub fn check<G: Tried>(step: &Step, state: &G) {
    let start: G = step.start.parse().unwrap_or_else(|error| panic!("{}: {error:?}", step.start));
    let (before, after) = (start.to_string(), state.to_string());
    for claim in said::<G>(step).iter().flat_map(|(_, claims)| *claims) {
        let holds = match claim {
            Claim::Turn(seat) => matches!(state.turn(), Turn::Seat(now) | Turn::Chance(Some(now)) if now == *seat),
            Reads(words) => after.contains(words) && !before.contains(words),
            Gone(words) => before.contains(words) && !after.contains(words),
            Refused(action) => action.parse().is_ok_and(|action| start.check(&action).is_err()),
            Score(seat, score) => {
                state.current_score(*seat) == Some(*score) && start.current_score(*seat) != Some(*score)
            }
            Won(seat) => state.outcome().is_some_and(|outcome| outcome.places[seat.index()] == 1),
        };
        assert!(holds, "{} {}: {claim:?} is not so in {after}", G::NAME, step.key);
    }
}
