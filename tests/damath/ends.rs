//! D11: every way in which a match can end.

use caravanserai::rules::damath::{Damath, End, Event, Side};
use caravanserai::rules::{Actor, Game, Turn};

use super::common::{A, B, Numbers, act, act_all, action, actions, state, why};

/// Returns the reason why the match ended, and the places of the seats.
fn end(state: &Damath) -> (End, Vec<u8>) {
    assert_eq!(state.turn(), Turn::Over);
    assert!(actions(state).is_empty() && state.side_actions().is_empty() && state.clocks().is_empty());
    assert_eq!(why(state, "32-43"), "D11");
    assert_eq!(why(state, "surrender A"), "D11");
    let places = state.outcome().expect("an outcome").places;
    (state.end().expect("an end"), places)
}

#[test]
fn d11_no_pieces() {
    let mut match_ = state("turn 1 | 1: 9@21 | 2: 10@32 | scores -5 1");
    let event = act(&mut match_, "21x43");
    assert!(matches!(event, Event::Moved { end: Some(End::NoPieces(Side::Second)), .. }));
    // −5 − 1 + 9 = 3 against 1.
    assert_eq!(end(&match_), (End::NoPieces(Side::Second), vec![1, 2]));
}

#[test]
fn d11_a_player_without_pieces_can_win() {
    let mut match_ = state("turn 1 | 1: 9@21 | 2: 10@32 | scores -5 50");
    act(&mut match_, "21x43");
    assert_eq!(end(&match_), (End::NoPieces(Side::Second), vec![2, 1]));
}

#[test]
fn d11_no_move() {
    let mut match_ = state("turn 1 | first B | 1: 9@50 3@70 | 2: 10@72");
    act(&mut match_, "70-61");
    assert_eq!(end(&match_), (End::NoMove(Side::Second), vec![2, 1]));
}

#[test]
fn d11_equal_totals_draw() {
    let mut match_ = state("turn 1 | 1: 9@50 1@70 | 2: 10@72");
    act(&mut match_, "70-61");
    assert_eq!(end(&match_), (End::NoMove(Side::Second), vec![1, 1]));
}

const TO_AND_FRO: &str = "turn 1 | 1: D9@07 | 2: 10@76";

#[test]
fn d11_five_moves_to_and_fro() {
    let mut match_ = state(TO_AND_FRO);
    act_all(&mut match_, "07-16 76-65 16-07 65-74 07-16 74-63 16-07 63-72");
    assert_eq!(match_.end(), None);
    act(&mut match_, "07-16");
    assert_eq!(end(&match_), (End::Shuttle(Side::First), vec![2, 1]));
}

#[test]
fn d11_another_square_breaks_to_and_fro() {
    let mut match_ = state(TO_AND_FRO);
    act_all(&mut match_, "07-16 76-65 16-07 65-74 07-16 74-63 16-05 63-72 05-16");
    assert_eq!(match_.end(), None);
}

#[test]
fn d11_to_and_fro_needs_the_only_piece() {
    let mut match_ = state("turn 1 | 1: D9@07 1@10 | 2: 10@76");
    act_all(&mut match_, "07-16 76-65 16-07 65-74 07-16 74-63 16-07 63-72 07-16");
    assert_eq!(match_.end(), None);
}

#[test]
fn d11_third_repetition() {
    let mut match_ = state("turn 1 | 1: D9@07 1@50 | 2: D10@72 2@03");
    act_all(&mut match_, "07-16 72-63 16-07 63-72 07-16 72-63 16-07");
    assert_eq!(match_.end(), None);
    act(&mut match_, "63-72");
    assert_eq!(end(&match_).0, End::Repetition);
}

#[test]
fn d11_an_exchange_of_pieces_is_no_repetition() {
    // The two damas of the first player swap places: the squares are the same, the values are not.
    let mut match_ = state("turn 1 | 1: D9@07 D1@70 | 2: D10@01 2@03");
    let exchange = "07-16 01-12 16-05 12-01 70-61 01-12 61-07 12-01 05-16 01-12 16-70 12-01";
    act_all(&mut match_, exchange);
    assert!(match_.to_string().contains("1: D9@70 D1@07 |"));
    act_all(&mut match_, exchange);
    assert!(match_.to_string().contains("1: D1@70 D9@07 |"));
    assert_eq!(match_.end(), None, "the squares are the same for the third time, the values for the second");
}

#[test]
fn d11_a_position_with_the_other_player_to_move_is_no_repetition() {
    let mut match_ = state("turn 1 | 1: D9@07 1@50 | 2: D10@72 2@03");
    act_all(&mut match_, "07-16 72-63 16-25 63-72 25-07");
    act_all(&mut match_, "72-63 07-16 63-54 16-07 54-72");
    assert_eq!(match_.end(), None, "it is the first player's turn for the second time");
}

#[test]
fn d11_fifty_quiet_moves() {
    let mut numbers = Numbers(5);
    let mut match_ = state("turn 1 | 1: D9@07 D1@70 | 2: D10@01 D2@50");
    while match_.end().is_none() {
        let quiet = |text: &String| {
            let mut next = match_;
            next.apply(&action(text)).expect("legal");
            !next.must_capture() && matches!(next.end(), None | Some(End::Quiet))
        };
        let actions: Vec<String> = actions(&match_).into_iter().filter(quiet).collect();
        act(&mut match_, &actions[numbers.below(actions.len())]);
    }
    assert_eq!((end(&match_).0, match_.quiet_moves(), match_.moves()), (End::Quiet, 50, 50));
}

#[test]
fn d11_a_chips_move_is_not_quiet() {
    let mut match_ = state("turn 1 | 1: D9@07 1@50 | 2: D10@72 2@03");
    act_all(&mut match_, "07-16 72-63");
    assert_eq!(match_.quiet_moves(), 2);
    act(&mut match_, "50-41");
    assert_eq!(match_.quiet_moves(), 0);
}

#[test]
fn d11_both_agree() {
    let mut match_ = state("first B");
    assert_eq!(why(&match_, "accept"), "D11");
    assert_eq!(match_.actor(&action("offer")), Actor::Seat(B));
    act(&mut match_, "offer");
    assert_eq!((match_.turn(), actions(&match_)), (Turn::Seat(A), vec!["accept".into(), "decline".into()]));
    assert_eq!(match_.actor(&action("accept")), Actor::Seat(A));
    assert_eq!((why(&match_, "12-23"), why(&match_, "offer")), ("D11".into(), "D11".into()));
    act(&mut match_, "accept");
    assert_eq!(end(&match_), (End::Agreed, vec![1, 1]));
}

#[test]
fn d11_an_offer_declined_or_withdrawn() {
    for answer in ["decline", "withdraw"] {
        let mut match_ = state("first A");
        act(&mut match_, "offer");
        act(&mut match_, answer);
        assert_eq!((match_.turn(), why(&match_, "offer")), (Turn::Seat(A), "D11".into()));
        act(&mut match_, "12-23");
        act(&mut match_, "offer");
    }
}

#[test]
fn d11_who_surrenders_loses_whatever_the_score() {
    let mut match_ = state("first B | scores 100 0 | 1: 9@10 | 2: 3@07");
    assert_eq!(match_.actor(&action("surrender B")), Actor::Seat(B));
    act(&mut match_, "surrender B");
    assert_eq!(end(&match_), (End::Resigned(B), vec![1, 2]));
}
