//! M3, M4, M12: the start, the parts of a turn, and the colour that Asam wears.

use caravanserai::rules::marrakech::{Colour, Heading, Phase, Refusal, Square};
use caravanserai::rules::{Game, Refusal as _, Spot, Turn};

use super::{A, B, at, new, play, refusal, square};

/// A state in which B, the first player, chooses the direction of Asam.
fn ready_to_face() -> caravanserai::rules::marrakech::Marrakech {
    let mut state = new("players 2 deck plain");
    play(&mut state, &["1", "2"]);
    state
}

const ON_BARE_GROUND: &str = "deck plain; order A > B; asam d4 north; dirhams 30 30; laid B:a1-b1; now A turn";

#[test]
fn m3_asam_starts_on_d4_and_the_first_player_chooses_the_way_he_faces() {
    let state = ready_to_face();
    assert_eq!(state.asam().0, Square::CENTRE);
    assert_eq!(state.turn(), Turn::Seat(B));
    for heading in Heading::ALL {
        let mut state = state;
        play(&mut state, &[&heading.to_string()]);
        assert_eq!(state.asam(), (Square::CENTRE, heading));
    }
}

#[test]
fn m3_the_choice_takes_the_place_of_turning() {
    let mut state = ready_to_face();
    assert_eq!(refusal(&state, "L").clause().0, "M3");
    play(&mut state, &["west"]);
    assert_eq!(state.turn(), Turn::Chance(Some(B)));
    assert_eq!(refusal(&state, "L"), Refusal::NotNow { phase: Phase::Roll });
}

#[test]
fn m4_asam_is_turned_left_or_right_or_left_alone() {
    for (turning, heading) in [("L", Heading::West), ("S", Heading::North), ("R", Heading::East)] {
        let mut state = at(ON_BARE_GROUND);
        play(&mut state, &[turning]);
        assert_eq!(state.asam(), (square("d4"), heading));
    }
}

#[test]
fn m4_asam_never_turns_back() {
    let refusal = refusal(&at(ON_BARE_GROUND), "south");
    assert_eq!(refusal, Refusal::NoTurningBack { asam: square("d4"), heading: Heading::North });
    assert_eq!((refusal.clause().0, refusal.spots()), ("M4", vec![Spot::from(square("d4"))]));
}

#[test]
fn m4_a_turn_is_turning_rolling_laying_in_this_order() {
    let mut state = at(ON_BARE_GROUND);
    let steps = [("L", Phase::Turn), ("3", Phase::Roll), ("a3-b3", Phase::Lay)];
    for (number, (step, phase)) in steps.into_iter().enumerate() {
        assert_eq!((state.mover(), state.phase()), (A, phase));
        for (other, _) in steps.iter().enumerate().filter(|(other, _)| *other != number).map(|(_, step)| step) {
            let refusal = refusal(&state, other);
            assert_eq!((refusal, refusal.clause().0), (Refusal::NotNow { phase }, "M4"));
        }
        play(&mut state, &[step]);
    }
    assert_eq!((state.mover(), state.phase()), (B, Phase::Turn));
}

#[test]
fn m4_asam_moves_as_many_squares_as_were_rolled() {
    for (roll, end) in [("1", "d5"), ("2", "d6"), ("3", "d7"), ("4", "c7")] {
        let mut state = at(ON_BARE_GROUND);
        play(&mut state, &["S", roll]);
        assert_eq!(state.asam().0, square(end));
    }
}

#[test]
fn m12_asam_wears_the_colour_of_whose_turn_it_is() {
    let mut state = ready_to_face();
    assert_eq!(state.worn(), Some(Colour(1)));
    play(&mut state, &["north", "1"]);
    assert_eq!(state.worn(), Some(Colour(1)));
    play(&mut state, &["c5-c6"]);
    assert_eq!(state.worn(), Some(Colour(0)));
}

#[test]
fn m12_asam_wears_no_colour_before_the_turns_begin() {
    assert_eq!(new("players 2 deck plain").worn(), None);
}

#[test]
fn m12_with_two_colours_he_wears_that_of_the_rug_about_to_be_laid() {
    let mut state = at("deck boxed; order A > B; asam d4 north; dirhams 30 30; laid; next C B; now A face");
    assert_eq!(state.worn(), Some(Colour(2)));
    play(&mut state, &["north", "1", "c5-c6", "draw A"]);
    assert_eq!((state.mover(), state.worn()), (B, Some(Colour(1))));
}
