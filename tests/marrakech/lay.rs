//! M8: laying a rug.

use caravanserai::rules::marrakech::{Action, Colour, Event, Laid, Marrakech, Place, Refusal};
use caravanserai::rules::{Game, Refusal as _, Spot};

use super::{A, action, at, play, refusal, square};

/// A position in which A lays a rug beside Asam.
fn lays(asam: &str, laid: &str) -> Marrakech {
    at(&format!("deck plain; order A > B; asam {asam} north; dirhams 30 30; laid {laid}; now A lay"))
}

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// Returns the listed placements in alphabetical order.
fn places(state: &Marrakech) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let mut places: Vec<_> = actions.iter().map(Action::to_string).collect();
    places.sort();
    places
}

#[test]
fn m8_there_are_84_places() {
    let mut places: Vec<_> = Place::all().collect();
    places.sort();
    places.dedup();
    assert_eq!(places.len(), 84);
    for place in places {
        let [one, other] = place.squares();
        assert_eq!(Place::new(other, one), Some(place));
        assert_eq!(format!("{other}-{one}").parse(), Ok(place));
    }
}

#[test]
fn m8_a_rug_lies_on_two_squares_that_share_an_edge() {
    assert_eq!(Place::new(square("d5"), square("e6")), None);
    assert_eq!(Place::new(square("d5"), square("d7")), None);
    assert_eq!(Place::new(square("d5"), square("d5")), None);
    assert_eq!(Place::new(square("g1"), square("a2")), None);
}

#[test]
fn m8_at_least_one_of_them_shares_an_edge_with_asams() {
    assert_eq!(
        places(&lays("d4", "")),
        ["b4-c4", "c3-c4", "c3-d3", "c4-c5", "c5-d5", "d2-d3", "d3-e3", "d5-d6", "d5-e5", "e3-e4", "e4-e5", "e4-f4"]
    );
    assert_eq!(places(&lays("a1", "")), ["a2-a3", "a2-b2", "b1-b2", "b1-c1"]);
    assert_eq!(places(&lays("g4", "")), ["e4-f4", "f3-f4", "f3-g3", "f4-f5", "f5-g5", "g2-g3", "g5-g6"]);
}

#[test]
fn m8_not_away_from_asam() {
    let refusal = refusal(&lays("d4", ""), "e5-e6");
    assert_eq!(refusal, Refusal::NotAdjacentToAsam { place: place("e5-e6"), asam: square("d4") });
    assert_eq!((refusal.clause().0, refusal.spots()), ("M8", vec![Spot::from(square("d4"))]));
}

#[test]
fn m8_not_under_asam() {
    let refusal = refusal(&lays("d4", ""), "d4-d5");
    assert_eq!(refusal, Refusal::OnAsam { place: place("d4-d5"), asam: square("d4") });
    assert_eq!((refusal.clause().0, refusal.spots()), ("M8", vec![Spot::from(square("d4"))]));
}

#[test]
fn m8_not_over_both_visible_squares_of_one_rug_even_ones_own() {
    for owner in 0..2 {
        let rug = Laid { place: place("d5-d6"), colour: Colour(owner) };
        let refusal = refusal(&lays("d4", &rug.to_string()), "d5-d6");
        assert_eq!(refusal, Refusal::BothHalvesOfOneRug { rug });
        let both = ["d5", "d6"].map(|half| Spot::from(square(half)));
        assert_eq!((refusal.clause().0, refusal.spots()), ("M8", both.to_vec()));
    }
}

#[test]
fn m8_over_anything_else() {
    for (what, laid, over) in [
        ("one half and a bare square", "B:d5-d6", "d5-e5"),
        ("halves of two rugs", "B:d5-d6 B:e5-e6", "d5-e5"),
        ("halves of two of one's own", "A:d5-d6 A:e5-e6", "d5-e5"),
        ("the last visible half of a rug", "B:d5-d6 A:d6-e6", "d5-c5"),
        ("two last halves", "B:d6-d7 B:d5-c5 A:d7-e7 A:b5-c5", "d5-d6"),
        ("two squares that were one rug's before", "B:d5-d6 B:d6-d7", "d5-d6"),
    ] {
        let mut state = lays("d4", laid);
        assert_eq!(state.check(&action(over)), Ok(()), "{what}");
        play(&mut state, &[over]);
        assert_eq!(place(over).squares().map(|square| state.top(square)), [Some(Colour(0)); 2], "{what}");
    }
}

#[test]
fn m8_the_rug_has_the_movers_colour_and_leaves_his_hand() {
    let mut state = lays("d4", "B:d5-d6");
    let events = play(&mut state, &["d5-e5"]);
    let (place, colour) = (place("d5-e5"), Colour(0));
    assert_eq!(events, [Event::Laid { seat: A, place, colour }]);
    assert_eq!(state.laid().last(), Some(&Laid { place, colour }));
    assert_eq!(state.top_rug(square("d5")), Some(1));
    assert_eq!(state.top_rug(square("d6")), Some(0));
    assert_eq!(state.rugs_left(A), 14);
    assert_eq!(state.showing(A), 2);
}

#[test]
fn m8_laying_is_compulsory() {
    let state = lays("d4", "B:d5-d6");
    let mut actions = Vec::new();
    state.actions(&mut actions);
    assert!(actions.iter().all(|action| matches!(action, Action::Lay(_))));
    assert!(state.side_actions().is_empty());
}

#[test]
fn m8_two_places_remain_in_the_tightest_corner() {
    let state = lays("a1", "B:a2-a3 B:b1-c1");
    assert_eq!(places(&state), ["a2-b2", "b1-b2"]);
}
