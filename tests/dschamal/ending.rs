//! B7, B8: victory points, and the end of the match.

use caravanserai::bots::Evaluate;
use caravanserai::rules::dschamal::{Continuation, Dschamal, Ending, Pairing, Phase, PieceSet, Refusal};
use caravanserai::rules::{Game, Seat, Turn};

use super::{A, B, C, D, at, camps, draw, listed, pieces, refusal, settled, why};

/// The pieces of a shape in all four colours.
fn four(shape: &str) -> String {
    ["blue", "white", "yellow", "brown"].map(|colour| format!("{colour}-{shape}")).join("+")
}

/// Camps with six victory points each: all eggs and two cubes, and all rings and the other cubes.
fn six() -> [String; 2] {
    [four("egg") + "+blue-cube+white-cube", four("ring") + "+yellow-cube+brown-cube"]
}

/// Returns the reason why the match ended, and the places.
fn end(state: &Dschamal) -> (Option<Ending>, Vec<u8>) {
    (state.ending(), state.outcome().expect("the match is over").places)
}

#[test]
fn b7_all_four_on_the_table_are_a_point_each_to_their_holders() {
    let mut state = camps("blue-egg+blue-star white-egg yellow-egg", "duel");
    assert_eq!([A, B, C].map(|seat| state.points(seat)), [0, 0, 0]);
    let settled = settled(draw(&mut state, A, "brown-egg"));
    assert_eq!((settled.locked, &settled.gained[..3]), (pieces(&four("egg")), &[3, 0, 1][..]));
    assert_eq!([A, B, C].map(|seat| state.points(seat)), [3, 0, 1]);
}

#[test]
fn b7_three_of_a_shape_are_nothing() {
    let mut state = camps("blue-egg white-egg -", "duel");
    let settled = settled(draw(&mut state, A, "yellow-egg"));
    assert_eq!((settled.locked, settled.gained), (PieceSet::NONE, [0; 8]));
    assert!(state.locked().is_empty());
}

#[test]
fn b7_several_shapes_can_be_complete_at_once() {
    let eggs_and_stars = "blue-egg+white-egg+yellow-egg blue-star+white-star yellow-star";
    let mut state = camps(eggs_and_stars, "duel");
    let settled = settled(draw(&mut state, A, "brown-egg+brown-star+black-cone"));
    assert_eq!((settled.locked.len(), &settled.gained[..3]), (8, &[3, 4, 1][..]));
}

#[test]
fn b7_locked_pieces_can_be_won_by_nobody() {
    let mut state = camps(&format!("{}+blue-star blue-ring", four("egg")), "duel");
    draw(&mut state, A, "black-egg");
    assert_eq!(listed(&state), ["take blue-star"]);
    assert_eq!(refusal(&state, "take blue-egg"), Refusal::Locked("egg".parse().expect("a shape")));
    assert_eq!(why(&state, "take blue-egg"), format!("B7 {}", four("egg")));
    assert_eq!(why(&state, "take blue-ring"), "B4 blue-ring");
    assert_eq!(state.winnable_pieces(A), pieces("blue-star"));
}

#[test]
fn b8_seven_points_win() {
    let mut state = camps(&format!("{}+blue-star+white-star - yellow-star", four("egg")), "duel");
    let settled = settled(draw(&mut state, A, "brown-star"));
    assert_eq!((settled.then, state.phase()), (Continuation::Over(Ending::Seven), Phase::Over { winner: A }));
    assert_eq!((state.points(A), state.points(C)), (7, 1));
    assert_eq!(end(&state), (Some(Ending::Seven), vec![1, 3, 2]));
    assert_eq!((state.turn(), listed(&state)), (Turn::Over, vec![]));
    assert_eq!(why(&state, "A draws camel"), "B8 -");
    assert_eq!(state.pairing().map(Pairing::seats), Some([A, B]));
}

#[test]
fn b8_six_points_do_not() {
    let mut state = camps(&format!("{}+blue-star - white-star+yellow-star", four("egg")), "duel");
    let settled = settled(draw(&mut state, A, "brown-star"));
    assert!(matches!(settled.then, Continuation::Duel(_)));
    assert_eq!((state.points(A), state.ending(), state.outcome()), (6, None, None));
}

#[test]
fn b8_whoever_fought_the_duel() {
    let mut state = camps(&format!("- - {}+blue-star+white-star+yellow-star", four("egg")), "duel");
    draw(&mut state, A, "brown-star");
    assert_eq!(end(&state), (Some(Ending::Seven), vec![3, 2, 1]));
}

#[test]
fn b8_of_several_with_seven_the_most_points_win() {
    let [eggs, rings] = six();
    let mut state = camps(&format!("- - {eggs}+blue-star {rings}+white-star+yellow-star"), "duel");
    draw(&mut state, A, "brown-star");
    assert_eq!([C, D].map(|seat| state.points(seat)), [7, 8]);
    assert_eq!(end(&state), (Some(Ending::MostPoints), vec![4, 3, 2, 1]));
}

#[test]
fn b8_among_equals_the_winner_of_the_duel() {
    let [eggs, rings] = six();
    let mut state = camps(&format!("{eggs}+blue-star - {rings}+white-star+yellow-star"), "duel");
    draw(&mut state, A, "brown-star");
    assert_eq!([A, C].map(|seat| state.points(seat)), [8, 8]);
    assert_eq!(end(&state), (Some(Ending::WonDuel), vec![1, 3, 2]));
}

#[test]
fn b8_failing_that_they_share_it() {
    let [eggs, rings] = six();
    let mut state = camps(&format!("blue-star - {eggs}+white-star {rings}+yellow-star"), "duel");
    draw(&mut state, A, "brown-star");
    assert_eq!([A, C, D].map(|seat| state.points(seat)), [2, 7, 7]);
    assert_eq!(end(&state), (Some(Ending::Shared), vec![3, 4, 1, 1]));
}

#[test]
fn b8_the_winner_of_the_duel_is_no_better_for_it_with_fewer_points() {
    let [eggs, rings] = six();
    let mut state = camps(&format!("{eggs}+blue-star - {rings}+white-star {}", four("disc")), "duel");
    draw(&mut state, A, "yellow-star+brown-star");
    assert_eq!(state.phase(), Phase::Over { winner: B });
    assert_eq!(end(&state), (Some(Ending::Shared), vec![1, 4, 1, 3]));
}

/// A match of eight with six pieces each, except that the last seat, the bag master, lacks the brown cross.
fn all_but_one() -> Dschamal {
    let coloured: Vec<_> = PieceSet::COLOURED.iter().collect();
    let camp = |pieces: &[_]| pieces.iter().copied().collect::<PieceSet>().to_string();
    let camps: Vec<_> = coloured[..47].chunks(6).map(camp).collect();
    let camps = camps.join(" ");
    at(&format!("players 8 start dealt duel live; camps {camps}; master H; challenged A; now duel"))
}

#[test]
fn b8_when_eight_have_emptied_the_bag_of_coloured_pieces_all_share() {
    let mut state = all_but_one();
    let settled = settled(draw(&mut state, Seat(7), "brown-cross"));
    assert_eq!(settled.then, Continuation::Over(Ending::BagEmpty));
    assert!(Seat::all(8).all(|seat| state.points(seat) == 6));
    assert_eq!(end(&state), (Some(Ending::BagEmpty), vec![1; 8]));
    assert_eq!(state.bag() & PieceSet::COLOURED, PieceSet::NONE);
}

#[test]
fn b8_who_gets_the_last_piece_beyond_six_wins() {
    let mut state = all_but_one();
    draw(&mut state, A, "brown-cross+camel");
    assert_eq!(end(&state), (Some(Ending::BagEmpty), vec![1; 8]));
    let mut state = all_but_one();
    draw(&mut state, Seat(7), "brown-cross cry");
    assert_eq!(end(&state), (Some(Ending::Seven), vec![1, 2, 2, 2, 2, 2, 2, 8]));
}

#[test]
fn b7_points_are_looked_at_after_every_piece_has_changed_hands() {
    let mut state = camps(&format!("{}+blue-cross white-star+blue-ring yellow-star+blue-star", four("egg")), "duel");
    let settled = settled(draw(&mut state, A, "brown-star"));
    assert_eq!(&settled.gained[..3], [2, 0, 2]);
    assert_eq!([A, B, C].map(|seat| state.points(seat)), [6, 0, 2]);
}

#[test]
fn b8_the_nearer_the_end_the_less_counts_what_is_no_point() {
    let shapes = ["egg", "star"];
    // A has two pieces of a shape that is not complete, and so many points; B has three points for each of A.
    let beyond_points = |points: usize| {
        let of = |shape: &str, colours: &[&str]| -> Vec<String> {
            colours.iter().map(|colour| format!("{colour}-{shape}")).collect()
        };
        let whole = &shapes[..points];
        let own: Vec<_> =
            whole.iter().flat_map(|shape| of(shape, &["blue"])).chain(of("arch", &["white", "brown"])).collect();
        let others: Vec<_> = whole.iter().flat_map(|shape| of(shape, &["white", "yellow", "brown"])).collect();
        let others = if others.is_empty() { "-".to_owned() } else { others.join("+") };
        let state = camps(&format!("{} {others}", own.join("+")), "duel");
        state.static_outlook()[0] - state.material(A)
    };
    assert_eq!([0, 1, 2].map(beyond_points), [50, 28, 7]);
}
