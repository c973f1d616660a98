//! The trait `Game` covers what the five games need: a toy game uses all of it, and matches and bots handle it.

use caravanserai::bots::{Judge, Level, Thinking};
use caravanserai::record::{Kind, Match, Next, Player, throw};
use caravanserai::rules::{Actor, Clause, Game, Seat, SeatSet, Turn};
use fastrand::Rng;

use crate::toy::{Action, Options, Phase, Toy, Wrong};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

fn state(text: &str) -> Toy {
    text.parse().expect("a state")
}

fn all() -> SeatSet {
    Seat::all(4).collect()
}

fn bots_for(seats: &[Seat]) -> Match<Toy> {
    let player = |seat: Seat| {
        let bot = if seats.contains(&seat) { Kind::Bot(Level::Advanced.name().into()) } else { Kind::Person };
        Player::new(&seat.to_string(), seat.0, bot).expect("a player")
    };
    Match::new(Options::default(), Seat::all(4).map(player).collect()).expect("a match")
}

fn choice(level: Level, state: &Toy, seat: Seat) -> Option<Action> {
    Thinking::begin(level, state, seat, 0).map(Thinking::finish)
}

#[test]
fn chance_can_come_before_a_turn_and_have_nobody_who_throws() {
    let table = bots_for(&[]);
    assert_eq!(table.next(), Next::Throw { by: None, person: false });
    assert_eq!(table.state().chance().len(), 5);
    assert_eq!(choice(Level::Beginner, table.state(), A), None);
}

#[test]
fn several_seats_can_act_at_once() {
    let duel = state("0 1,-2,0,2 grab A 0 seconds 20");
    assert_eq!(duel.turn(), Turn::Seats(all()));
    for level in Level::ALL {
        for seat in all().iter() {
            assert_eq!(choice(level, &duel, seat), Some(Action::Grab(seat)));
        }
    }
}

#[test]
fn a_partner_moves_by_anothers_throw() {
    let mut table = bots_for(&[C]);
    for action in [1, -2, 0, 2].map(Action::Deal).into_iter().chain([Action::Grab(A)]) {
        table.apply(action).expect("a legal action");
    }
    assert_eq!(table.next(), Next::Throw { by: Some(A), person: true });
    table.apply(Action::Throw(2)).expect("an outcome");
    let bots = SeatSet::from_iter([C]);
    assert_eq!(table.next(), Next::Act { persons: SeatSet::default(), bots });
    assert_eq!(choice(Level::Advanced, table.state(), A), None);
}

#[test]
fn a_move_can_be_chosen_in_steps() {
    let mut state = state("0 1,-2,2,2 lead C 2 seconds 20");
    for place in [1, 2] {
        assert_eq!((state.turn(), state.outcome()), (Turn::Seat(C), None));
        let step = choice(Level::Advanced, &state, C).expect("a step");
        assert_eq!(state.apply(&step), Ok(place));
    }
    assert_eq!(state.turn(), Turn::Over);
    assert!(state.outcome().expect("an outcome").winners().eq([C, D]));
}

#[test]
fn when_the_time_is_up_somebody_else_moves() {
    let mut state = state("0 1,-2,0,2 lead C 1 seconds 20");
    let clock = state.clocks().remove(0);
    assert_eq!((clock.clause, clock.seconds), (Clause("T5"), 20));
    assert_eq!(state.side_actions(), [clock.up]);
    assert_eq!(state.actor(&clock.up), Actor::Clock);
    assert_eq!(state.actor(&Action::On), Actor::Seat(C));
    state.apply(&clock.up).expect("the time can run out");
    assert_eq!(state.actor(&Action::On), Actor::Seat(D));
    assert_ne!(state.clocks()[0].started, clock.started, "the clock starts anew");
    assert_eq!(choice(Level::Advanced, &state, C), None);
    assert_eq!(choice(Level::Advanced, &state, D), Some(Action::On));
    assert_eq!(state.apply(&Action::Grab(C)), Err(Wrong("T5")));
}

#[test]
fn bots_do_not_see_what_is_hidden_from_their_seat() {
    let seen = state("0 1,-2,0,2 lead C 1 seconds 20").seen_by(A);
    assert_eq!(seen, state("0 1,?,?,? lead C 1 seconds 20"));
    let over = state("1 1,-2,0,2 over A 0 seconds 20");
    assert_eq!(over.seen_by(A), over);
    for others in ["-2", "0", "2"] {
        let state = state(&format!("0 {others},{others},1,{others} lead C 1 seconds 20"));
        assert_eq!(choice(Level::Advanced, &state, C), Some(Action::On), "{state}");
    }
}

#[test]
fn a_table_can_be_run_by_what_comes_next() {
    let mut rng = Rng::with_seed(1);
    for seed in 0..50 {
        rng.seed(seed);
        let mut table = bots_for(&[A, B, C, D]);
        loop {
            let action = match table.next() {
                Next::Over => break,
                Next::Throw { .. } => throw(&table.state().chance(), &mut || rng.u64(..)).copied(),
                Next::Act { persons, bots } => {
                    assert_eq!((persons.len(), bots.is_empty()), (0, false));
                    let seat = rng.choice(bots.iter().collect::<Vec<_>>()).expect("a bot");
                    choice(Level::Advanced, table.state(), seat)
                }
            };
            table.apply(action.expect("an action")).expect("a legal action");
        }
        assert_eq!(table.state().phase, Phase::Over);
        assert_eq!(table.to_string().parse(), Ok(table));
    }
}

#[test]
fn a_choice_is_judged_by_what_its_seat_may_know() {
    let lead = state("0 1,-2,0,2 lead A 1 seconds 20");
    let outlook = |action| Judge::default().step(&lead, &lead, &action).outlook[..4].to_vec();
    // The places of the other seats are unknown, so their outlook does not change.
    assert_eq!(outlook(Action::Back), [-2, 0, 0, 0]);
    assert_eq!(outlook(Action::On), [0, 0, 0, 0]);
}
