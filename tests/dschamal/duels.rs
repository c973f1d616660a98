//! Duels between bots: each skill beats the one below it, live and calm, and no bot knows more than it has felt.

use caravanserai::bots::dschamal::{Act, BagPosition, Feeling, Searcher, Skill, calm_step};
use caravanserai::record::throw;
use caravanserai::rules::dschamal::{CalmDuel, Draw, Dschamal, DuelKind, Event, Outline, Piece, Step};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use super::{A, B, calm_camps, camps, heap, new};
use crate::players::one_ahead;

/// The number of live duels for each pair of skills.
const LIVE: u32 = 500;

const SEED: u64 = 1;

/// The camps early in a match of two, and later.
const CAMPS: [&str; 2] =
    ["blue-egg blue-star", "blue-egg+white-egg+brown-ring+white-cone blue-star+white-star+yellow-disc"];

/// Returns the winner of the duel after this draw.
fn winner(state: &Dschamal, draw: Draw) -> Seat {
    let mut state = *state;
    let mut won = None;
    for action in draw.actions() {
        if let Event::Drawn { winner, .. } = state.apply(&action).expect("a legal draw") {
            won = Some(winner);
        }
    }
    won.expect("a winner")
}

/// Returns the percentage of live duels that the better skill wins; the seats are swapped after each.
fn percent(state: &Dschamal, [better, worse]: [Skill; 2]) -> u32 {
    let mut rng = Rng::with_seed(SEED);
    let mut won = 0;
    for number in 0..LIVE {
        let (skills, seat) = if number % 2 == 0 { ([better, worse], A) } else { ([worse, better], B) };
        won += u32::from(winner(state, live(state, skills, &mut rng)) == seat);
    }
    100 * won / LIVE
}

fn live(state: &Dschamal, skills: [Skill; 2], rng: &mut Rng) -> Draw {
    heap::duel(state, skills, rng).0
}

/// Plays a calm duel between the bag master and the challenged player, in which each bot sees only its own view.
/// Returns the draw.
fn calm(state: &Dschamal, skills: [Skill; 2], rng: &mut Rng) -> Draw {
    let mut duel = CalmDuel::new(state).expect("a duel");
    let [master, _] = state.pairing().expect("a duel").seats();
    loop {
        let step = match duel.turn() {
            Turn::Seat(seat) => {
                let skill = skills[usize::from(seat != master)];
                calm_step(skill, state, &duel.seen_by(seat), seat, &mut || rng.u64(..)).expect("its turn")
            }
            _ => rng.choice(duel.steps()).expect("an outcome"),
        };
        duel.apply(&step).expect("a legal step");
        if let Some(draw) = duel.drawn() {
            return draw;
        }
    }
}

#[test]
fn each_skill_beats_the_one_below_it_in_live_duels() {
    for text in CAMPS {
        let state = camps(text, "duel");
        for pair in Skill::ALL.windows(2) {
            let percent = percent(&state, [pair[1], pair[0]]);
            assert!(percent >= 60, "{text}: {:?} wins {percent} % against {:?}", pair[1], pair[0]);
        }
    }
}

#[test]
fn live_duels_take_the_time_of_people() {
    for (skill, seconds) in Skill::ALL.into_iter().zip([4..=20, 3..=18, 2..=15, 1..=10]) {
        for text in CAMPS {
            let state = camps(text, "duel");
            let mut rng = Rng::with_seed(1);
            let mut times: Vec<_> = (0..101).map(|_| heap::duel(&state, [skill; 2], &mut rng).1).collect();
            times.sort_unstable();
            assert!(seconds.contains(&(times[50] / 1000)), "{text}: {skill:?} takes {} ms", times[50]);
            assert!(times[0] > 800, "{text}: {skill:?} takes {} ms", times[0]);
        }
    }
}

/// Plays a match in which bots decide everything, and returns its final state.
fn whole_match(options: &str, skills: &[Skill], rng: &mut Rng) -> Dschamal {
    let mut state = new(options);
    loop {
        let actions = match state.turn() {
            Turn::Over => return state,
            Turn::Seat(seat) => one_ahead::choose(&state, seat, rng).into_iter().collect(),
            Turn::Chance(_) => throw(&state.chance(), &mut || rng.u64(..)).copied().into_iter().collect(),
            Turn::Seats(_) => {
                let seats = state.pairing().expect("a duel").seats();
                let skills = seats.map(|seat| skills[seat.index()]);
                let draw = match state.options().duel {
                    DuelKind::Live => live(&state, skills, rng),
                    DuelKind::Calm => calm(&state, skills, rng),
                    DuelKind::ByLink => panic!("bots are all on one device"),
                };
                draw.actions()
            }
        };
        for action in actions {
            state.apply(&action).expect("a legal action");
        }
    }
}

#[test]
fn bots_play_whole_matches_with_duels_in_the_bag() {
    let mut rng = Rng::with_seed(SEED);
    let skills: Vec<_> = Skill::ALL.into_iter().cycle().take(8).collect();
    for players in [2, 3, 8] {
        for duel in ["live", "calm"] {
            let end = whole_match(&format!("players {players} start chosen duel {duel}"), &skills, &mut rng);
            assert!(end.outcome().is_some());
        }
    }
}

/// Returns the percentage of this many matches that the better skill wins; the seats are swapped after each.
fn matches_won(duel: &str, matches: u32, [better, worse]: [Skill; 2]) -> u32 {
    let mut rng = Rng::with_seed(SEED);
    let mut won = 0;
    for number in 0..matches {
        let (skills, seat) = if number % 2 == 0 { ([better, worse], A) } else { ([worse, better], B) };
        let end = whole_match(&format!("players 2 start chosen duel {duel}"), &skills, &mut rng);
        won += u32::from(end.outcome().expect("the match is over").winners().eq([seat]));
    }
    100 * won / matches
}

#[test]
fn each_skill_wins_matches_against_the_one_below_it() {
    for (duel, matches, in_all) in [("live", 100, 90), ("calm", 400, 80)] {
        let by_one = Skill::ALL.windows(2).map(|pair| ([pair[1], pair[0]], 60));
        for (pair, least) in by_one.chain([([Skill::Highest, Skill::Lowest], in_all)]) {
            let won = matches_won(duel, matches, pair);
            assert!(won >= least, "{duel}: {:?} wins {won} of 100 against {:?}", pair[0], pair[1]);
        }
    }
}

#[test]
fn a_bot_plays_the_calm_duel_only_on_its_turn() {
    let state = calm_camps(CAMPS[0], "duel");
    let duel = CalmDuel::new(&state).expect("a duel");
    for skill in Skill::ALL {
        assert_eq!(calm_step(skill, &state, &duel.seen_by(B), B, &mut || 0), None);
        assert_eq!(calm_step(skill, &state, &duel.seen_by(A), A, &mut || 0), Some(Step::Feel(A)));
    }
}

/// Returns the step of a bot on seat A, the bag master, in a calm duel after the hands have felt these pieces in turn.
/// `seed` determines its mistakes.
fn calmly(skill: Skill, camps: &str, found: &[Piece], seed: u64) -> Step {
    let state = calm_camps(camps, "duel");
    let mut duel = CalmDuel::new(&state).expect("a duel");
    for (piece, seat) in found.iter().zip([A, B].into_iter().cycle()) {
        duel.apply(&Step::Feel(seat)).expect("feeling");
        duel.apply(&Step::Find(*piece)).expect("a piece in the bag");
    }
    let mut rng = Rng::with_seed(seed);
    calm_step(skill, &state, &duel.seen_by(A), A, &mut || rng.u64(..)).expect("its turn")
}

#[test]
fn b9_a_bot_in_a_calm_duel_knows_nothing_of_what_the_other_hand_feels() {
    let bag = calm_camps(CAMPS[1], "duel").bag();
    for seed in 0..200 {
        let mut pieces: Vec<_> = bag.iter().collect();
        Rng::with_seed(seed).shuffle(&mut pieces);
        for (skill, felt) in Skill::ALL.into_iter().flat_map(|skill| [2, 4, 6].map(|felt| (skill, felt))) {
            let [step, other] = [10, 20].map(|others| {
                let own_or_other = |turn: usize| pieces[if turn.is_multiple_of(2) { turn } else { others + turn }];
                calmly(skill, CAMPS[1], &(0..felt).map(own_or_other).collect::<Vec<_>>(), seed)
            });
            assert_eq!(step, other, "{skill:?} after {felt} turns");
        }
    }
}

#[test]
fn b4_in_a_calm_duel_the_highest_skill_weighs_a_draw_against_what_may_come() {
    // Nobody can win much; or the last cone wins four victory points, or takes one of the four cones from their owner.
    let [even, near] = ["blue-egg blue-star", "blue-egg+blue-cone+white-cone+yellow-cone blue-star"];
    let (draw, shout) = (Step::Draw { seat: A, shout: false }, Step::Draw { seat: A, shout: true });
    for (camps, piece, step) in [
        (even, "camel", shout),
        (even, "white-egg", draw),
        (even, "white-star", draw),
        (even, "white-disc", Step::Feel(A)),
        (near, "brown-cone", draw),
        (near, "white-disc", draw),
        (near, "black-egg", Step::Feel(A)),
    ] {
        let found = ["white-ring", "white-arch", piece, "white-box"].map(|text| text.parse().expect("a piece"));
        assert_eq!(calmly(Skill::Highest, camps, &found, SEED), step, "{camps}: {piece}");
    }
}

/// Returns the action of the highest skill when it feels this piece and makes no mistake.
fn felt(text: &str) -> Act {
    let piece: Piece = text.parse().expect("a piece");
    let mut searcher = Searcher::new(Skill::Highest, &camps("blue-egg blue-star blue-ring", "duel"));
    let at = BagPosition { x: 500, y: 500 };
    searcher.felt(at, Feeling::One(piece.outline()), &mut || u64::MAX).act
}

#[test]
fn b4_a_bot_draws_shapes_of_either_camp_and_the_camel_with_the_shout() {
    for (text, shout) in [("white-egg", false), ("white-star", false), ("camel", true)] {
        assert_eq!(felt(text), Act::Close { shout }, "{text}");
    }
    for text in ["black-egg", "white-ring", "white-cross", "white-sphere"] {
        assert!(matches!(felt(text), Act::Reach { .. }), "{text}");
    }
}

/// Counts in a thousand trials how often a bot that feels this piece closes its hand, with or without the shout.
fn closes(skill: Skill, text: &str, shout: bool) -> usize {
    let state = camps(CAMPS[0], "duel");
    let outline = text.parse::<Piece>().expect("a piece").outline();
    let mut rng = Rng::with_seed(SEED);
    let at = BagPosition { x: 500, y: 500 };
    let once = |_: &u32| {
        let plan = Searcher::new(skill, &state).felt(at, Feeling::One(outline), &mut || rng.u64(..));
        plan.act == Act::Close { shout }
    };
    (0..1_000).filter(once).count()
}

#[test]
fn b1_bots_confuse_couples_and_near_misses_the_less_the_better_they_are() {
    for text in ["white-sphere", "black-egg", "white-cross"] {
        let [lowest, _, middle, highest] = Skill::ALL.map(|skill| closes(skill, text, false));
        assert!(lowest > middle && middle > highest && highest > 0, "{text}: {lowest} {middle} {highest}");
    }
    for skill in Skill::ALL {
        assert_eq!([closes(skill, "white-box", false), closes(skill, "black-ring", false)], [0, 0], "{skill:?}");
    }
}

#[test]
fn b4c_bots_forget_to_shout_the_less_the_better_they_are() {
    let [lowest, _, middle, highest] = Skill::ALL.map(|skill| closes(skill, "camel", true));
    assert!(lowest < middle && middle < highest && highest == 1_000, "{lowest} {middle} {highest}");
}

#[test]
fn a_bot_leaves_what_touches_and_what_it_has_felt() {
    let mut searcher = Searcher::new(Skill::Highest, &camps(CAMPS[0], "duel"));
    let at = BagPosition { x: 500, y: 500 };
    let egg = Feeling::One("white-egg".parse::<Piece>().expect("a piece").outline());
    let mut rng = Rng::with_seed(1);
    for feels in [Feeling::Nothing, Feeling::Several, egg] {
        let plan = searcher.felt(at, feels, &mut || rng.u64(..));
        assert!(matches!(plan.act, Act::Reach { .. }), "{feels:?}");
    }
}

#[test]
fn b9_no_bot_knows_more_than_it_has_felt() {
    let state = camps(CAMPS[0], "duel");
    let other = camps("blue-egg blue-star white-egg+yellow-egg+brown-egg", "duel");
    for skill in Skill::ALL {
        let plans = |state| {
            let mut rng = Rng::with_seed(1);
            let mut searcher = Searcher::new(skill, state);
            let feelings =
                [Feeling::Nothing, Feeling::One(Outline::NearMiss("egg".parse().unwrap())), Feeling::Several];
            feelings.map(|feels| searcher.felt(BagPosition { x: 9, y: 9 }, feels, &mut || rng.u64(..)))
        };
        assert_eq!(plans(&state), plans(&other), "what is in the bag besides makes no difference");
    }
}

#[test]
fn a_search_for_what_is_not_there_ends() {
    let state = camps(CAMPS[0], "duel");
    let mut rng = Rng::with_seed(1);
    let unwanted = Feeling::One(Outline::Whole("ring".parse().expect("a shape")));
    for skill in Skill::ALL {
        let mut searcher = Searcher::new(skill, &state);
        let closes = (0..1_000).position(|number| {
            let at = BagPosition { x: number % 10 * 100, y: number / 10 % 10 * 100 };
            matches!(searcher.felt(at, unwanted, &mut || rng.u64(..)).act, Act::Close { .. })
        });
        assert!(closes.is_some(), "{skill:?}");
    }
}
