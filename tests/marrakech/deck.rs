//! M13: the deck.

use caravanserai::rules::marrakech::{Colour, Event, Phase, Refusal};
use caravanserai::rules::{Game, Refusal as _, Turn};

use super::{A, B, C, D, action, at, new, play, refusal};

#[test]
fn m13_plain_is_the_default_with_15_rugs_each() {
    assert_eq!(caravanserai::rules::marrakech::Options::default().to_string(), "players 2 deck plain");
    for players in 2..=4 {
        let state = new(&format!("players {players} deck plain"));
        assert_eq!((state.rugs_left(A), state.rugs_left(B)), (15, 15));
    }
}

#[test]
fn m13_boxed_deals_two_times_12_or_15_or_12() {
    for (players, rugs) in [(2, [24, 24, 0, 0]), (3, [15, 15, 15, 0]), (4, [12, 12, 12, 12])] {
        let state = new(&format!("players {players} deck boxed"));
        assert_eq!([A, B, C, D].map(|seat| state.rugs_left(seat)), rugs);
    }
}

#[test]
fn m13_each_of_two_players_has_12_rugs_of_each_of_two_colours() {
    let state = new("players 2 deck boxed");
    assert_eq!([0, 1, 2, 3].map(|colour| state.owner(Colour(colour))), [A, B, A, B]);
    assert_eq!([0, 1, 2, 3].map(|colour| state.rugs_left_of(Colour(colour))), [12; 4]);
}

#[test]
fn m13_both_next_colours_are_seen_from_the_start() {
    let mut state = new("players 2 deck boxed");
    assert_eq!((state.turn(), state.phase()), (Turn::Chance(None), Phase::Draw));
    let events = play(&mut state, &["draw C", "draw B"]);
    assert_eq!(events[0], Event::Drawn { seat: A, colour: Colour(2) });
    assert_eq!([A, B].map(|seat| state.next_colour(seat)), [Some(Colour(2)), Some(Colour(1))]);
    assert_eq!((state.mover(), state.phase()), (A, Phase::Order));
}

#[test]
fn m13_with_one_colour_each_nothing_is_drawn() {
    for options in ["players 3 deck boxed", "players 4 deck boxed", "players 2 deck plain"] {
        assert_eq!(new(options).phase(), Phase::Order);
        assert_eq!(new(options).next_colour(B), Some(Colour(1)));
    }
}

#[test]
fn m13_the_next_colour_is_drawn_in_proportion_to_what_is_left() {
    let mut state = at("deck boxed; order A > B; asam d4 north; dirhams 30 30; laid; next A B; now A face");
    play(&mut state, &["north", "1", "d6-d7"]);
    assert_eq!((state.mover(), state.turn(), state.next_colour(A)), (A, Turn::Chance(None), None));
    assert_eq!(state.chance(), [(action("draw A"), 11), (action("draw C"), 12)]);
    play(&mut state, &["draw A"]);
    assert_eq!((state.mover(), state.phase(), state.next_colour(A)), (B, Phase::Turn, Some(Colour(0))));
}

#[test]
fn m13_a_colour_of_which_none_is_left_is_not_drawn() {
    let ring = ["a1-b1", "b1-b2", "b2-a2", "a2-a1"].into_iter().cycle();
    let laid: Vec<_> = ring.take(12).map(|place| format!("C:{place}")).collect();
    let laid = laid.join(" ");
    let state =
        at(&format!("deck boxed; order A > B; asam d4 north; dirhams 30 30; laid {laid}; next - B; now A draw"));
    assert_eq!(state.chance(), [(action("draw A"), 12)]);
    let refusal = refusal(&state, "draw C");
    assert_eq!((refusal, refusal.clause().0), (Refusal::NoneLeft { colour: Colour(2) }, "M13"));
}

#[test]
fn m13_nobody_draws_the_others_colours() {
    let state = new("players 2 deck boxed");
    let refused = refusal(&state, "draw D");
    assert_eq!((refused, refused.clause().0), (Refusal::NotInPile { seat: A, colour: Colour(3) }, "M13"));
    assert_eq!(refusal(&state, "3"), Refusal::NotNow { phase: Phase::Draw });
}

#[test]
fn m13_the_rug_laid_has_the_colour_that_was_seen() {
    let mut state = at("deck boxed; order A > B; asam d4 north; dirhams 30 30; laid; next C B; now A face");
    play(&mut state, &["north", "1", "d6-d7"]);
    assert_eq!(state.laid()[0].colour, Colour(2));
    assert_eq!((state.rugs_left(A), state.rugs_left_of(Colour(2)), state.showing(A)), (23, 11, 2));
}

#[test]
fn m13_ones_other_colour_is_protected_and_scored_as_ones_own() {
    let state = at("deck boxed; order A > B; asam d4 north; dirhams 30 30; laid A:d5-d6 C:e5-e6; next C B; now A lay");
    assert_eq!(refusal(&state, "d5-d6").clause().0, "M8");
    assert_eq!(state.score(A).squares, 4);
}

#[test]
fn m13_both_colours_count_for_being_out() {
    let mut state =
        at("deck boxed; order A > B; asam d4 north; dirhams 1 59; laid A:d2-d3 C:c3-c2 D:d5-e5; next A B; now A turn");
    play(&mut state, &["S", "1"]);
    assert_eq!(state.phase(), Phase::Over);
    for square in ["c2", "c3", "d2", "d3"] {
        assert!(state.region(super::square(square)).is_empty());
    }
}
