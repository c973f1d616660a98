//! B2, B3: the first pieces and the first bag master.

use caravanserai::rules::dschamal::{Dschamal, Event, Options, Pairing, Phase, Refusal, Start};
use caravanserai::rules::{Actor, Game, Refusal as _, Seat, Turn};

use super::{A, B, C, at, listed, new, pieces, play, refusal, why};

#[test]
fn b2_two_to_eight_play_and_choose_their_pieces_if_nothing_else_is_agreed() {
    for players in 0..=10 {
        let refused = Dschamal::new(&Options { players, ..Options::default() }).err();
        assert_eq!(refused, Some(Refusal::Players(players)).filter(|_| !(2..=8).contains(&players)));
    }
    assert_eq!(Refusal::Players(9).clause().0, "B2");
    assert_eq!(Options::default().start, Start::Chosen);
}

#[test]
fn b3_the_first_bag_master_is_chosen_by_lot() {
    let state = new("players 3 start chosen duel live");
    assert_eq!((state.turn(), state.pairing()), (Turn::Chance(None), None));
    assert_eq!(listed(&state), ["master A", "master B", "master C"]);
    assert!(state.chance().iter().all(|(_, weight)| *weight == 1));
    assert_eq!(refusal(&state, "master D"), Refusal::NoSeat(Seat(3)));
    assert_eq!(why(&state, "master D"), "B3 -");
    assert_eq!(why(&state, "take blue-egg"), "B3 -");
}

#[test]
fn b3_the_bag_master_challenges_the_neighbour_on_the_left() {
    for (master, challenged) in [(A, B), (B, C), (C, A)] {
        let mut state = new("players 3 start chosen duel live");
        play(&mut state, &[&format!("master {master}"), "take blue-egg", "take blue-star", "take blue-box"]);
        assert_eq!(state.pairing(), Some(Pairing { master, challenged, sits_out: None }));
        assert_eq!(state.turn(), Turn::Seats([master, challenged].into_iter().collect()));
    }
}

#[test]
fn b2_each_chooses_a_blue_piece_the_bag_master_first_and_then_clockwise() {
    let mut state = new("players 3 start chosen duel live");
    assert_eq!(play(&mut state, &["master B"]), Event::Toss { master: B });
    for (seat, piece) in [(B, "blue-egg"), (C, "blue-star"), (A, "blue-cross")] {
        assert_eq!((state.turn(), state.phase()), (Turn::Seat(seat), Phase::Start(seat)));
        let take = format!("take {piece}");
        assert_eq!(state.actor(&take.parse().expect("an action")), Actor::Seat(seat));
        let duel = Some(Pairing { master: B, challenged: C, sits_out: None }).filter(|_| seat == A);
        let began = Event::Began { seat, piece: piece.parse().expect("a piece"), duel };
        assert_eq!(play(&mut state, &[&take]), began);
    }
    assert_eq!([A, B, C].map(|seat| state.camp(seat)), ["blue-cross", "blue-egg", "blue-star"].map(pieces));
    assert_eq!(state.phase(), Phase::Duel);
    assert_eq!(state.bag().len(), 57);
}

#[test]
fn b2_only_a_blue_piece_that_nobody_has_can_be_taken() {
    let mut state = new("players 2 start chosen duel live");
    play(&mut state, &["master A", "take blue-egg"]);
    assert_eq!(listed(&state).len(), 11);
    assert_eq!(why(&state, "take white-star"), "B2 white-star");
    assert_eq!(why(&state, "take black-egg"), "B2 black-egg");
    assert_eq!(why(&state, "take camel"), "B2 camel");
    let piece = "blue-egg".parse().expect("a piece");
    assert_eq!(refusal(&state, "take blue-egg"), Refusal::OnTable { piece, holder: A });
    assert_eq!(why(&state, "take blue-egg"), "B2 blue-egg");
    assert_eq!(why(&state, "deal blue-star"), "B2 -");
    assert_eq!(why(&state, "A draws blue-star"), "B2 -");
    assert_eq!(why(&state, "master A"), "B2 -");
}

#[test]
fn b2_or_the_first_pieces_are_dealt_at_random() {
    let mut state = new("players 8 start dealt duel live");
    play(&mut state, &["master H"]);
    for left in (5..=12).rev() {
        assert_eq!(state.turn(), Turn::Chance(None));
        let outcomes = state.chance();
        assert_eq!(outcomes.len(), left);
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        assert_eq!(why(&state, "take blue-egg"), "B2 -");
        assert_eq!(why(&state, "deal brown-egg"), "B2 brown-egg");
        let event = state.apply(&outcomes[0].0).expect("an outcome");
        assert_eq!(state.actor(&outcomes[0].0), Actor::Chance);
        assert!(matches!(event, Event::Began { .. }));
    }
    assert_eq!(state.phase(), Phase::Duel);
    assert!(Seat::all(8).all(|seat| state.camp(seat).len() == 1));
}

#[test]
fn b2_a_camp_may_become_empty() {
    let mut state = at("players 2 start chosen duel live; camps blue-egg blue-star; master A; challenged B; now duel");
    play(&mut state, &["A draws white-star"]);
    assert!(state.camp(B).is_empty());
    assert_eq!(state.turn(), Turn::Seats([A, B].into_iter().collect()));
}

#[test]
fn b2_a_piece_belongs_to_a_camp_by_its_shape() {
    let camp = pieces("blue-egg+brown-star");
    for (shape, belongs) in [("egg", true), ("star", true), ("sphere", false), ("cross", false)] {
        assert_eq!(camp.has(shape.parse().expect("a shape")), belongs);
    }
    assert!(!pieces("black-egg+camel").has("egg".parse().expect("a shape")));
}
