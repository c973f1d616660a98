//! Advice on actions: over random games, every action that a player can choose has its sentences, in every language,
//! and they agree with what the rules make of the action.

use caravanserai::rules::chaupar::{self, Chaupar};
use caravanserai::rules::cross::{HOME, SHARED, Step};
use caravanserai::rules::damath::{self, Damath};
use caravanserai::rules::dschamal::{self, Dschamal, Piece};
use caravanserai::rules::marrakech::{self, Marrakech, Square};
use caravanserai::rules::pachisi::{self, Pachisi};
use caravanserai::rules::{Game, Seat, Turn};
use caravanserai::scene::cross::{Chance, Counts, Cross};
use caravanserai::scene::{Advice, Advise, Scene, Seating};
use caravanserai::words::{Language, speak};
use fastrand::Rng;

use crate::common;

fn seating(seats: u8) -> Seating {
    let names = ["Ada", "Ben", "Cleo", "Dan"].into_iter().cycle();
    Seating {
        names: names.map(String::from).take(seats.into()).collect(),
        looks: (0..seats).collect(),
        ..Seating::default()
    }
}

/// Plays a random game of every variant, and passes the advice on each action that a player could choose to `check`.
/// Returns the number of actions.
fn play<G: Scene>(mut check: impl FnMut(&G, &G::Action, &Advice)) -> usize {
    let (mut rng, mut listed, mut advised) = (Rng::with_seed(14), Vec::new(), 0);
    for options in G::variants() {
        let Ok(mut state) = G::new(&options) else { panic!("{} has a variant that is none", G::NAME) };
        let seating = seating(state.seats());
        for _ in 0..600 {
            let Some(next) = common::selection(&state, &mut listed, &mut rng) else { break };
            if matches!(state.turn(), Turn::Seat(_)) && state.can_advise() {
                let cells = state.cells(&seating, Some(&G::Selection::default()));
                for action in &listed {
                    let advice = state.advice(action, &seating).unwrap_or_else(|| panic!("no advice of {action}"));
                    assert!(advice.text.ends_with('.'), "{action}: {}", advice.text);
                    let is_cell = |spot| cells.iter().any(|cell| cell.spot == spot);
                    assert!(advice.cells.iter().all(|spot| is_cell(*spot)), "{action}: {:?}", advice.cells);
                    check(&state, action, &advice);
                    advised += 1;
                }
            }
            assert!(state.apply(&next).is_ok(), "{next} was listed");
        }
    }
    advised
}

/// The state after a legal action.
fn after<G: Game>(state: &G, action: &G::Action) -> G {
    let mut after = state.clone();
    assert!(after.apply(action).is_ok(), "{action} was listed");
    after
}

#[test]
fn every_language_has_the_advice() {
    fn says<G: Scene>() {
        for language in Language::ALL {
            speak(language);
            let mut state = G::new(&G::Options::default()).unwrap_or_else(|_| panic!("{} has no start", G::NAME));
            let (mut rng, mut listed, mut heard) = (Rng::with_seed(3), Vec::new(), 0);
            for _ in 0..200 {
                let Some(next) = common::selection(&state, &mut listed, &mut rng) else { break };
                if matches!(state.turn(), Turn::Seat(_)) {
                    let advice = state.advice(&next, &seating(state.seats()));
                    heard += usize::from(advice.is_some_and(|advice| !advice.text.is_empty()));
                }
                assert!(state.apply(&next).is_ok(), "{next} was listed");
            }
            assert!(heard > 0, "{} in {}", G::NAME, language.tag());
        }
        speak(Language::English);
    }
    says::<Marrakech>();
    says::<Damath>();
    says::<Chaupar>();
    says::<Pachisi>();
    says::<Dschamal>();
}

#[test]
fn in_marrakech_the_tolls_of_all_rolls_and_what_the_rug_shows_are_true() {
    let advised = play::<Marrakech>(|state, action, advice| {
        let (says, turned) = (&advice.text, after(state, action));
        let marrakech::Action::Lay(place) = action else {
            let (mut free, mut sixths) = (0, 0.0);
            for (roll, faces) in turned.chance() {
                let mut walked = turned;
                let event = walked.apply(&roll);
                let Ok(marrakech::Event::Walked { payment, .. }) = event else { panic!("{roll} walks") };
                free += if payment.is_none() { faces } else { 0 };
                sixths += payment.map_or(0.0, |payment| f64::from(payment.owed) * f64::from(faces));
            }
            let (way, _) = says.split_once(": ").expect("a way");
            assert_eq!(*way, format!("Turn Asam {}", turned.asam().1));
            let tells = format!("in {free} of 6 rolls, {:.1} on average", sixths / 6.0);
            assert!(says.contains(if free == 6 { "whatever you roll" } else { &tells }), "{tells}: {says}");
            return;
        };
        let owner = |state: &Marrakech, square| state.top(square).map(|colour| state.owner(colour));
        let shown = Square::all().filter(|square| owner(&turned, *square) == Some(state.mover())).count();
        let others = Seat::all(state.seats()).filter(|seat| *seat != state.mover());
        let tolls = others.filter_map(|other| turned.toll(place.squares()[0], other)).map(|toll| toll.owed);
        let squares = if shown == 1 { "1 square".into() } else { format!("{shown} squares") };
        for toll in tolls {
            assert!(
                says.ends_with(&format!("will cost {toll}, and your rugs will show on {squares}.")),
                "{shown}, {toll}: {says}"
            );
        }
        let is_bare = place.squares().into_iter().all(|square| state.top(square).is_none());
        assert_eq!(says.contains("on empty squares"), is_bare, "{says}");
    });
    assert!(advised > 2000, "{advised}");
}

/// The text of a whole number below 10 000; empty for other numbers, whose typesetting differs from notation.
fn written(number: damath::Number) -> String {
    let notation = number.to_string().replace('-', "−");
    if notation.trim_start_matches('−').bytes().all(|digit| digit.is_ascii_digit()) && notation.len() < 5 {
        notation
    } else {
        String::new()
    }
}

/// The gain of a move minus the most that a compulsory capture scores in reply.
fn left_over(state: &Damath, action: &damath::Action) -> damath::Sum {
    let (side, played) = (state.side(), after(state, action));
    let other = side.other();
    let mut replies = Vec::new();
    if played.must_capture() {
        played.actions(&mut replies);
    }
    let answer = replies.iter().map(|reply| after(&played, reply).score(other) - played.score(other)).max();
    played.score(side) - state.score(side) - answer.unwrap_or_default()
}

#[test]
fn in_damath_what_is_taken_and_what_the_answer_takes_are_true() {
    let (mut answered, mut cheapest) = (0, 0);
    let advised = play::<Damath>(|state, action, advice| {
        let (says, side) = (&advice.text, state.side());
        let damath::Action::Play(way) = action else { panic!("{action} is none of the listed moves") };
        let played = after(state, action);
        assert_eq!(says.contains(" takes "), way.is_capture(), "{says}");
        if way.is_capture() {
            let gain = state.capture(way).expect("a capture");
            assert_eq!(gain.sum(), played.score(side) - state.score(side), "{says}");
            let tells = written(gain.score());
            assert!(says.contains(&tells), "{tells}: {says}");
        }
        let pieces = |state: &Damath| state.board().pieces(side).count();
        let mut replies = Vec::new();
        played.actions(&mut replies);
        let taken = replies.iter().map(|reply| {
            let end = after(&played, reply);
            (end.score(side.other()) - played.score(side.other()), pieces(&played) - pieces(&end), reply)
        });
        match taken.max_by_key(|(score, ..)| *score) {
            _ if played.turn() == Turn::Over => assert!(says.ends_with("That ends the match."), "{says}"),
            Some((score, count, damath::Action::Play(way))) if count > 0 => {
                answered += 1;
                let best = played.capture(way).expect("a capture");
                assert_eq!(best.sum(), score, "{says}");
                let most = written(best.score());
                let count = if count == 1 { "one piece".into() } else { format!("{count} pieces") };
                let tells = format!("must take {count}, for ");
                assert!(says.contains(&tells), "{tells}: {says}");
                let mut all = Vec::new();
                state.actions(&mut all);
                let is_least =
                    all.len() > 1 && all.iter().all(|other| left_over(state, other) <= left_over(state, action));
                cheapest += usize::from(is_least);
                let end = if is_least { " at most. No other move costs you less." } else { " at most." };
                assert!(says.contains(&most) && says.ends_with(end), "{most}: {says}");
            }
            _ => assert!(says.contains("can’t take anything") || says.contains("becomes a dama"), "{says}"),
        }
    });
    assert!(advised > 900 && answered > 200 && cheapest > 20, "{advised}, {answered}, {cheapest}");
}

#[test]
fn in_damath_what_is_to_be_worked_out_is_not_told() {
    let (mut rng, mut listed, mut captures) = (Rng::with_seed(1), Vec::new(), 0);
    let mut state = Damath::new(&damath::Options::default()).expect("a start");
    let works_out = Seating { works_out: true, ..seating(2) };
    while let Some(next) = common::selection(&state, &mut listed, &mut rng) {
        for action in listed.iter().filter(|_| matches!(state.turn(), Turn::Seat(_))) {
            let says = state.advice(action, &works_out).expect("advice").text;
            captures += usize::from(says.contains(" takes "));
            assert!(!says.contains(" for "), "{says}");
        }
        assert!(state.apply(&next).is_ok(), "{next} was listed");
    }
    assert!(captures > 10, "{captures}");
}

/// Returns `true` if some use of this throw, by any actions that the rules allow, makes the state as `wanted`.
fn can_make<G: Cross>(thrown: &G, wanted: &impl Fn(&G) -> bool) -> bool {
    let mut actions = Vec::new();
    if let Turn::Seat(_) = thrown.turn() {
        thrown.actions(&mut actions);
    }
    actions.iter().map(|action| after(thrown, action)).any(|used| wanted(&used) || can_make(&used, wanted))
}

/// Counts the throws of a seat by which the state can become as `wanted`, by trying all.
fn count<G: Cross>(state: &G, thrower: Seat, wanted: &impl Fn(&G) -> bool) -> Chance {
    let due = state.before_throw_of(thrower);
    due.chance().into_iter().fold(Chance::default(), |chance, (throw, weight)| {
        let is_made = can_make(&after(&due, &throw), wanted);
        Chance { throws: chance.throws + if is_made { weight } else { 0 }, all: chance.all + weight }
    })
}

/// The same for the enemy of `seat` that has most such throws.
fn count_of_enemies<G: Cross>(state: &G, seat: Seat, wanted: &impl Fn(&G) -> bool) -> Chance {
    let enemies = (0..4).map(Seat).filter(|other| *other != seat && !state.placed().contains(*other));
    enemies.map(|enemy| count(state, enemy, wanted)).max_by_key(|chance| chance.throws).unwrap_or_default()
}

/// Counts the throws by which the enemy that threatens it most hits what `seat` has on a step.
fn count_hits<G: Cross>(state: &G, seat: Seat, step: Step) -> Chance {
    let stands = state.all_pieces().count(seat, step);
    count_of_enemies(state, seat, &|end: &G| end.all_pieces().count(seat, step) < stands)
}

/// Checks the advice on a move from one step to another.
fn check_cross<G: Cross>(state: &G, action: &G::Action, (from, to): (Step, Step), says: &str) {
    let seat = state.moving();
    let mut moved = after(state, action);
    let mut is_alone = true;
    while let Some(action) = moved.follow_up() {
        moved = after(&moved, &action);
        is_alone = false;
    }
    let mut others = (0..4).map(Seat).filter(|other| *other != seat);
    let is_hit = others.any(|other| moved.all_pieces().sum(other) < state.all_pieces().sum(other));
    assert_eq!(says.contains("That hits "), is_hit, "{action}: {says}");
    let home = |state: &G| state.all_pieces().count(seat, HOME);
    assert_eq!(says.contains(" home "), home(&moved) > home(state), "{action}: {says}");
    // A hint has one reason.
    if !is_alone || to == HOME || is_hit || says.contains("makes a pair") {
        return;
    }
    let shared = |step: &Step| SHARED.contains(step);
    let chance = |state: &G, step| if shared(&step) { count_hits(state, seat, step) } else { Chance::default() };
    let (here, there) = (chance(state, from), chance(&moved, to));
    let all = here.all.max(there.all);
    let tells = match (there.throws, here.throws) {
        (0, 0) if all == 0 || says.contains("Nobody can hit") => String::new(),
        (0, 0) => "No throw hits it there.".to_owned(),
        (0, here) => format!("No throw hits it there; {here} of {all} throws do here."),
        (there, 0) => format!("It’s hit by {there} of {all} throws there, by none here."),
        (there, here) => format!("It’s hit by {there} of {all} throws there, by {here} of {all} here."),
    };
    assert!(says.contains(&tells), "{action}, {tells}: {says}");
}

#[test]
fn in_chaupar_what_is_hit_and_by_how_many_throws_are_true() {
    let advised = play::<Chaupar>(|state, action, advice| match action {
        chaupar::Action::Move(advance) => check_cross(state, action, (advance.from, advance.to()), &advice.text),
        _ => assert!(advice.text.starts_with("Name the pair"), "{}", advice.text),
    });
    assert!(advised > 300, "{advised}");
}

#[test]
fn in_pachisi_what_is_hit_and_by_how_many_throws_are_true() {
    let advised = play::<Pachisi>(|state, action, advice| match action {
        pachisi::Action::Move(course) => {
            check_cross(state, action, (course.advance.from, state.target(*course)), &advice.text);
        }
        _ => assert!(advice.text.starts_with("Skip this throw"), "{}", advice.text),
    });
    assert!(advised > 300, "{advised}");
}

#[test]
fn what_is_counted_of_a_position_is_true() {
    fn check<G: Scene + Cross>() {
        let (mut positions, mut exposed, mut earning) = (0, 0, 0);
        play::<G>(|state, action, _| {
            positions += 1;
            if positions % 7 > 0 {
                return;
            }
            let (seat, state) = (state.moving(), after(state, action));
            let counts = Counts::of(&state, seat);
            let own = state.all_pieces().sum(seat);
            let enemies = |state: &G| -> u16 {
                (0..4).map(Seat).filter(|other| *other != seat).map(|other| state.all_pieces().sum(other)).sum()
            };
            let before = enemies(&state);
            assert_eq!(counts.enemy_steps, before);
            let is_hit = |end: &G| end.all_pieces().sum(seat) < own;
            assert_eq!(counts.exposure, count_of_enemies(&state, seat, &is_hit), "{state}");
            if !state.placed().contains(seat) {
                let home = |state: &G| state.all_pieces().count(seat, HOME);
                assert_eq!(counts.homing, count(&state, seat, &|end: &G| home(end) > home(&state)), "{state}");
                assert_eq!(counts.chase, count(&state, seat, &|end: &G| enemies(end) < before), "{state}");
            }
            if state.aims(seat) {
                assert_eq!(counts.earning, count(&state, seat, &|end: &G| end.has_earned(seat)), "{state}");
                earning += usize::from(counts.earning.throws > 0);
            }
            exposed += usize::from(counts.exposure.throws > 0);
        });
        assert!(exposed > 20, "{}: {exposed}", G::NAME);
        assert!(G::AIM.is_none() || earning > 0, "{}", G::NAME);
    }
    check::<Chaupar>();
    check::<Pachisi>();
}

#[test]
fn a_hint_covers_the_whole_throw() {
    let mut whole = 0;
    play::<Chaupar>(|state, action, _| {
        let (used, mut rest) = (after(state, action), Vec::new());
        used.actions(&mut rest);
        let Some(chaupar::Action::Move(advance)) = rest.first().copied().filter(|_| used.is_mid_throw()) else {
            return;
        };
        let told = state.plan_advice(&[*action, rest[0]], &seating(4)).expect("advice").text;
        let ends = match advance.to() {
            HOME => format!("home from block {}.", advance.from),
            to => format!("to block {to}."),
        };
        assert!(told.contains(&ends), "{action}, {}: {told}", rest[0]);
        whole += 1;
    });
    assert!(whole > 100, "{whole}");
}

#[test]
fn in_dschamal_how_many_of_a_shape_lie_where_is_true() {
    let advised = play::<Dschamal>(|state, action, advice| {
        let dschamal::Action::Take(piece) = action else { panic!("{action} needs a hand") };
        let Turn::Seat(seat) = state.turn() else { panic!("{action} is somebody's") };
        let taken = after(state, action);
        let alike = || Piece::all().filter(|other| other.shape() == piece.shape());
        let own = alike().filter(|other| taken.camp(seat).contains(*other)).count();
        let bag = alike().filter(|other| taken.bag().contains(*other)).count();
        let tells = format!(": that makes {own} of the 4 yours, with {bag} left in the bag.");
        assert!(advice.text.ends_with(&tells), "{tells}: {}", advice.text);
    });
    assert!(advised > 100, "{advised}");
}

/// Returns what the player who has just moved loses by these replies, to the second player.
fn loss(position: &str, replies: &str) -> Option<String> {
    speak(Language::English);
    let state: Damath = position.parse().expect("a position");
    let replies: Vec<_> = replies.split(' ').map(|action| action.parse().expect("an action")).collect();
    state.loss(&replies, &Seating { viewer: Some(Seat(1)), ..seating(2) }.to_viewer())
}

#[test]
fn a_move_loses_what_the_best_replies_take() {
    let shot = "turn 1 | 1: 9@23 1@12 | 2: 10@34 7@56 3@76";
    let says = loss(shot, "23x45x67").expect("a loss");
    assert!(says.starts_with("After 23x45x67 you’re down 2 pieces: "), "{says}");
    assert!(says.ends_with(", and there’s a new dama against you."), "{says}");
    let answered = "turn 1 | 1: 9@23 | 2: 10@34 7@56 3@65";
    assert_eq!(loss(answered, "12-03"), None, "a reply that is not legal ends the line");
    let crowned = "turn 1 | 1: 9@16 | 2: 10@34";
    assert_eq!(loss(crowned, "16-07").as_deref(), Some("After 16-07 Ada has a new dama."));
    let quiet = "turn 1 | 1: 9@12 | 2: 10@67";
    assert_eq!(loss(quiet, "12-23 67-56"), None);
}
