//! B9: the knowledge of the bag, and what a record stores.

use caravanserai::record::{Kind, Match, Player};
use caravanserai::rules::dschamal::{Action, CalmDuel, Draw, Dschamal, Outline, Piece, Step};
use caravanserai::rules::{Game, Seat};

use super::{A, B, C, action, calm_camps, pieces};

#[test]
fn b9_no_colour_is_felt() {
    for piece in Piece::all() {
        let same = Piece::all().filter(|other| other.outline() == piece.outline()).count();
        assert_eq!(same, if piece.shape().is_some() { 4 } else { 1 }, "{piece}");
    }
    let outline = |text: &str| text.parse::<Piece>().expect("a piece").outline();
    assert_eq!(outline("brown-egg"), Outline::Whole("egg".parse().expect("a shape")));
}

#[test]
fn b9_what_is_in_the_bag_is_public() {
    let state = calm_camps("blue-egg blue-star -", "duel");
    assert!(Seat::all(3).all(|seat| state.seen_by(seat) == state));
    assert_eq!(state.bag(), !pieces("blue-egg+blue-star"));
}

#[test]
fn b9_the_order_in_which_several_pieces_are_recorded_tells_nothing() {
    let draw = |text: &str| Draw {
        drawer: A,
        pieces: text.split('+').map(|piece| piece.parse().unwrap()).collect(),
        shout: true,
    };
    let texts = |draw: Draw| draw.actions().iter().map(Action::to_string).collect::<Vec<_>>();
    let expected = ["A grips white-egg", "A grips brown-star", "A draws camel cry"];
    assert_eq!(texts(draw("camel+white-egg+brown-star")), expected);
    assert_eq!(texts(draw("brown-star+camel+white-egg")), expected);
    assert_eq!(texts(draw("camel")), ["A draws camel cry"]);
    assert_eq!(Draw { pieces: pieces("-"), ..draw("camel") }.actions(), []);
}

/// A match of two up to its first duel.
fn match_of_two() -> Match<Dschamal> {
    let person = |seat: Seat| Player::new(&seat.to_string(), seat.0, Kind::Person).expect("a player");
    let options = "players 2 start chosen duel calm".parse().expect("options");
    let mut played = Match::<Dschamal>::new(options, vec![person(A), person(B)]).expect("a match");
    for text in ["master A", "take blue-egg", "take blue-star"] {
        played.apply(action(text)).expect("a legal action");
    }
    played
}

#[test]
fn b9_a_record_keeps_what_was_drawn_and_the_shout_and_nothing_of_what_was_felt() {
    let mut played = match_of_two();
    let mut duel = CalmDuel::new(played.state()).expect("a duel");
    let [felt, other, drawn] = ["white-ring", "brown-cube", "camel"].map(|text| text.parse().expect("a piece"));
    for step in [Step::Feel(A), Step::Find(felt), Step::Feel(B), Step::Find(other), Step::Feel(A), Step::Find(drawn)] {
        duel.apply(&step).expect("a legal step");
    }
    for step in [Step::Feel(B), Step::Find(felt), Step::Draw { seat: A, shout: true }] {
        duel.apply(&step).expect("a legal step");
    }
    for action in duel.drawn().expect("a draw").actions() {
        played.apply(action).expect("a legal action");
    }
    let text = played.to_string();
    assert!(text.contains("A draws camel cry"), "{text}");
    for piece in ["white-ring", "brown-cube"] {
        assert!(!text.contains(piece) && !played.state().to_string().contains(piece), "{text}");
    }
}

#[test]
fn b9_no_record_tells_of_a_duel_that_was_interrupted() {
    let played = match_of_two();
    let start = CalmDuel::new(played.state()).expect("a duel");
    let mut duel = start;
    for step in [Step::Feel(A), Step::Find("white-ring".parse().expect("a piece")), Step::Feel(B)] {
        duel.apply(&step).expect("a legal step");
    }
    assert_ne!(duel, start);
    let saved = played.to_string();
    let again: Match<Dschamal> = saved.parse().expect("a record");
    assert_eq!(CalmDuel::new(again.state()), Some(start));
}

#[test]
fn b9_what_a_hand_feels_is_shown_to_its_player_alone() {
    let start = CalmDuel::new(&calm_camps("blue-egg blue-star blue-ring", "duel")).expect("a duel");
    let felt = |piece: &str| {
        let mut duel = start;
        for step in [Step::Feel(A), Step::Find(piece.parse().expect("a piece"))] {
            duel.apply(&step).expect("a legal step");
        }
        duel
    };
    let [ring, black, camel] = ["white-ring", "black-cone", "camel"].map(felt);
    for seat in [B, C] {
        assert_eq!(ring.seen_by(seat), black.seen_by(seat));
        assert_eq!(ring.seen_by(seat), camel.seen_by(seat));
        assert_eq!(ring.seen_by(seat).feels, None);
    }
    assert_eq!(camel.seen_by(A).feels, Some(Outline::Camel));
    assert_eq!(ring.seen_by(A), felt("brown-ring").seen_by(A), "its colour is shown to nobody");
}
