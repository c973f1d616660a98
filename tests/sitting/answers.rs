//! What the lessons answer to a wrong choice, as claims that are checked against the board.

use caravanserai::rules::Seat;
use caravanserai::scene::Step;

use super::desk::Tried;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Something that an answer says about the board on which the choice was made. Actions are taken one after another, and words
/// are those of the notation of the state.
#[derive(Debug)]
enum Claim {
    /// These actions are legal from the start of the step, and lead to a state with these words.
    Can(&'static [&'static str], &'static str),
    /// One of these actions is what the step asks for now, and it asks for no other.
    Do(&'static [&'static str]),
    /// After the wrong choice and these actions, the state does not have these words.
    Never(&'static [&'static str], &'static str),
    /// After the wrong choice, the state has these words.
    Reads(&'static str),
    /// The wrong choice gives this seat this score.
    Score(Seat, i64),
    /// The wrong choice ends the match, and this seat has won.
    Wins(Seat),
    /// The wrong choice ends the match, and this seat has not won.
    WinsNot(Seat),
}
use Claim::{Can, Do, Never, Reads, Score, Wins, WinsNot};

/// A sentence with its claims. It has none if it says a rule, and nothing about this board.
type Said = (&'static str, &'static [Claim]);

/// The sentences of each step with choices that it does not accept, by game and key: together they are its answer.
const STEPS: &[(&str, &str, &[Said])] = &[
    (
        "marrakech",
        "turning",
        &[(
            "Right or straight on is allowed too, but this time turn him left: choose West.",
            &[Can(&["R"], "asam d4 east"), Can(&["S"], "asam d4 north"), Can(&["L"], "asam d4 west"), Do(&["L"])],
        )],
    ),
    (
        "marrakech",
        "edge",
        &[(
            "He may turn here, but this time leave him facing north, so that he walks off the edge.",
            &[Can(&["L"], "asam c7 west"), Can(&["R"], "asam c7 east"), Can(&["S"], "asam c7 north"), Do(&["S"])],
        )],
    ),
    (
        "marrakech",
        "paying",
        &[(
            "A good detour, but this time go north, to see what a stop on these rugs costs.",
            &[Never(&["1"], "dirhams 26 34"), Never(&["2"], "dirhams 26 34"), Can(&["S"], "asam d4 north"), Do(&["S"])],
        )],
    ),
    (
        "marrakech",
        "choosing",
        &[
            (
                "That way some rolls cost dirhams.",
                &[Can(&["S", "1"], "dirhams 28 32"), Can(&["L", "1"], "dirhams 28 32")],
            ),
            (
                "Find the direction where all of them are free.",
                &[
                    Do(&["R"]),
                    Can(&["R", "1"], "dirhams 30 30"),
                    Can(&["R", "2"], "dirhams 30 30"),
                    Can(&["R", "3"], "dirhams 30 30"),
                    Can(&["R", "4"], "dirhams 30 30"),
                ],
            ),
        ],
    ),
    (
        "marrakech",
        "covering",
        &[
            ("That’s allowed, but it covers nothing of that rug.", &[Score(B, 32)]),
            ("Cover one half of it.", &[Do(&["c5-d5", "d5-e5"])]),
        ],
    ),
    (
        "marrakech",
        "region",
        &[
            ("That doesn’t connect all six squares.", &[Never(&["S", "2"], "dirhams 36 24")]),
            ("Edges connect, corners don’t.", &[]),
        ],
    ),
    (
        "marrakech",
        "end",
        &[
            ("That isn’t enough to win.", &[WinsNot(A)]),
            ("Cover your opponent’s squares, not your own.", &[Do(&["c3-c4", "c5-d5", "d5-d6"])]),
        ],
    ),
    ("damath", "moving", &[("That’s allowed too, but this time move the 7.", &[Do(&["32-23", "32-43"])])]),
    (
        "damath",
        "better",
        &[
            ("That’s allowed, but it scores 6 − 2 = 4.", &[Reads("scores 4 0")]),
            ("Look at the operator on the other landing square.", &[Do(&["23x45"])]),
        ],
    ),
    (
        "damath",
        "dama",
        &[("That’s allowed too, but this time move the 9 onto the far row.", &[Do(&["16-07", "16-27"])])],
    ),
    (
        "damath",
        "count",
        &[
            ("Then your opponent’s 50 would win.", &[Wins(B)]),
            ("Try a landing square with a better operator.", &[Do(&["61x07"])]),
        ],
    ),
    (
        "chaupar",
        "pasa",
        &[(
            "One piece may take the sum too, but this time move two pieces, one by each pasa.",
            &[Can(&["3 6", "12+9"], "A 6 7 12 21"), Can(&["3 6", "12+3", "7+6"], "A 6 12 13 15")],
        )],
    ),
    (
        "chaupar",
        "hit",
        &[
            ("That’s allowed, but it hits nobody.", &[Never(&[], " 0 ")]),
            ("Use the 4 to land on the single enemy piece.", &[Do(&["20+4"])]),
        ],
    ),
    (
        "chaupar",
        "seventeen",
        &[
            ("Then the two wouldn’t be on block 17 together.", &[Never(&[], "earned")]),
            ("The one from 13 takes the 4, and another the 6.", &[Do(&["13+4", "30+6", "41+6"])]),
        ],
    ),
    (
        "chaupar",
        "failed",
        &[
            (
                "Then two could no longer meet on 17: your pairs would be lost for good.",
                &[
                    Can(&["15+3", "16+4"], "A 18 20 34 81 failed"),
                    Can(&["15+7"], "A 16 22 34 81 failed"),
                    Can(&["16+7"], "A 15 23 34 81 failed"),
                    Can(&["15+3", "34+4"], "A 16 18 38 81 failed"),
                    Can(&["16+4", "34+3"], "A 15 20 37 81 failed"),
                ],
            ),
            ("The one from 34 takes the sum, seven blocks.", &[Do(&["34+7", "37+4", "38+3"])]),
        ],
    ),
    (
        "chaupar",
        "pair",
        &[(
            "You may move a single piece too, but this time move the pair: choose its block until both are marked.",
            &[Can(&["31+4"], "A 20 20 35 50"), Do(&["pair 20+2"])],
        )],
    ),
    (
        "chaupar",
        "leap",
        &[
            ("That’s allowed, but it doesn’t leap over your pair.", &[Never(&[], "leapt")]),
            ("The one from 20 takes the sum, seven blocks.", &[Do(&["20+7", "23+4"])]),
        ],
    ),
    (
        "chaupar",
        "doublet",
        &[(
            "One piece may move by 8 too, but this time move two pieces by 4 each.",
            &[Can(&["4 4", "46+8"], "A 9 20 31 54"), Can(&["4 4", "9+4", "20+4"], "A 13 24 31 46")],
        )],
    ),
    (
        "chaupar",
        "home",
        &[
            ("That’s allowed, but it brings nobody home.", &[Never(&[], "81 81")]),
            ("Use the 3 for the piece three steps away.", &[Do(&["78+3"])]),
        ],
    ),
    (
        "chaupar",
        "opposite",
        &[(
            "One piece may take the sum too, but this time move two pieces, one by each pasa.",
            &[Can(&["3 4", "20+7"], "A 27 31 46 62"), Can(&["3 4", "20+3", "31+4"], "A 23 35 46 62")],
        )],
    ),
    (
        "pachisi",
        "cowries",
        &[(
            "You may skip a throw, but this time bring a piece in.",
            &[Can(&["4", "skip"], "now B throw"), Do(&["0+4"])],
        )],
    ),
    (
        "pachisi",
        "grace",
        &[(
            "You may skip it and still throw again, but this time move a piece.",
            &[Can(&["6", "skip"], "now A throw"), Do(&["0+6", "9+6", "20+6"])],
        )],
    ),
    (
        "pachisi",
        "hit",
        &[
            ("That’s allowed, but it hits nobody.", &[Never(&[], "C 0 0 0 0")]),
            ("Move the piece four blocks behind the enemy piece.", &[Do(&["20+4"])]),
        ],
    ),
    (
        "pachisi",
        "cross",
        &[
            ("That’s allowed, but nobody lands on a cross.", &[Never(&[], " 21 ")]),
            ("Look for the piece with a cross four blocks ahead.", &[Do(&["17+4"])]),
        ],
    ),
    (
        "pachisi",
        "held",
        &[(
            "You may skip it, but this time move another piece by the 4.",
            &[Can(&["skip"], "now B throw"), Do(&["0+4", "34+4", "50+4"])],
        )],
    ),
    ("pachisi", "pair", &[("That’s allowed too, but this time move the pair, three blocks.", &[Do(&["pair 30+3"])])]),
    (
        "pachisi",
        "fork",
        &[
            ("That’s allowed, but nothing turns in.", &[Never(&[], " 75;")]),
            ("Choose the piece before block 8, then the coloured column.", &[Do(&["71+4"])]),
        ],
    ),
    (
        "pachisi",
        "home",
        &[
            ("That’s allowed, but it brings nobody home.", &[Never(&[], "81")]),
            ("Move the piece four steps away.", &[Do(&["77+4"])]),
        ],
    ),
    (
        "dschamal",
        "feeling",
        &[(
            "You may feel up to three pieces, but this time draw the first one, without shouting.",
            &[Do(&["A draws white-egg"])],
        )],
    ),
    (
        "dschamal",
        "theirs",
        &[
            (
                "The star in your hand is worth two pieces.",
                &[Can(&["A draws yellow-star"], "camps blue-egg+blue-star+yellow-star white-star")],
            ),
            ("Draw it, without shouting.", &[Do(&["A draws yellow-star"])]),
        ],
    ),
    (
        "dschamal",
        "neither",
        &[(
            "Letting go is wise, but this time draw the cone you feel first, without shouting.",
            &[Do(&["A draws white-cone"])],
        )],
    ),
    (
        "dschamal",
        "black",
        &[(
            "Well felt, but this time draw the egg with the flat end, without shouting.",
            &[Do(&["A draws black-egg", "take blue-cube", "take blue-egg"])],
        )],
    ),
    (
        "dschamal",
        "camel",
        &[
            (
                "If you don’t shout, your opponent takes one of your pieces.",
                &[Can(&["A draws camel", "take blue-egg"], "blue-egg")],
            ),
            ("Shout as you draw the camel.", &[Do(&["A draws camel cry", "take blue-star", "take blue-cube"])]),
        ],
    ),
    (
        "dschamal",
        "locked",
        &[("The fourth egg is in your hand: draw it, without shouting.", &[Do(&["A draws brown-egg"])])],
    ),
    (
        "dschamal",
        "seven",
        &[("The fourth star is in your hand: draw it, without shouting.", &[Do(&["A draws brown-star"])])],
    ),
    (
        "dschamal",
        "live",
        &[
            (
                "Black pieces are broken, and other shapes lose.",
                &[
                    Can(&["A draws black-star", "take blue-cone"], "camps blue-egg"),
                    Can(&["A draws white-arch"], "white-arch"),
                ],
            ),
            ("Feel again for an egg, a cone, a star or a cube.", &[]),
        ],
    ),
];

/// Checks what a step answers in English, which is spoken, to a `wrong` choice in `state`, in which the step asks for the
/// actions `asked`.
pub fn check<G: Tried>(step: &Step, state: &G, wrong: &G::Action, asked: &[G::Action]) {
    let found = STEPS.iter().find(|(game, key, _)| (*game, *key) == (G::NAME, step.key));
    let said = found.unwrap_or_else(|| panic!("{} {}: what does it answer to {wrong}?", G::NAME, step.key)).2;
    let all: Vec<_> = said.iter().map(|(sentence, _)| *sentence).collect();
    assert_eq!(all.join(" "), (step.wrong)().replace('\u{a0}', " "), "{} {}", G::NAME, step.key);
    let start: G = step.start.parse().unwrap_or_else(|error| panic!("{}: {error:?}", step.start));
    let mut after = state.clone();
    after.apply(wrong).expect("a legal action");
    let outcome = after.outcome();
    let won = |seat: Seat| outcome.as_ref().map(|outcome| outcome.winners().eq([seat]));
    for claim in said.iter().flat_map(|(_, claims)| *claims) {
        let holds = match claim {
            Can(actions, words) => then(&start, actions).is_some_and(|state| state.to_string().contains(words)),
            Do(actions) => asked.iter().all(|action| actions.contains(&action.to_string().as_str())),
            Never(actions, words) => then(&after, actions).is_none_or(|state| !state.to_string().contains(words)),
            Reads(words) => after.to_string().contains(words),
            Score(seat, score) => after.current_score(*seat) == Some(*score),
            Wins(seat) => won(*seat) == Some(true),
            WinsNot(seat) => won(*seat) == Some(false),
        };
        assert!(holds, "{} {}: {claim:?} is not so with {wrong}: {after}", G::NAME, step.key);
    }
}

/// The state after some actions; `None` if one of them is not legal.
fn then<G: Tried>(state: &G, actions: &[&str]) -> Option<G> {
    let mut state = state.clone();
    for action in actions {
        state.apply(&action.parse().ok()?).ok()?;
    }
    Some(state)
}
