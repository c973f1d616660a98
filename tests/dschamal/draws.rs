//! B4, B5: the outcome of a draw.

use caravanserai::rules::dschamal::{Case, Event, Phase, PieceSet, Refusal};
use caravanserai::rules::{Actor, Game, Refusal as _, Turn};

use super::{A, B, C, action, camps, draw, lines, listed, pieces, play, refusal, settled, why};

const DRAWS: &str = include_str!("../data/dschamal/draws.txt");

/// Checks all lines of `draws.txt` with this case, once with the bag master drawing and once with the challenged
/// player.
fn check(case: &str) {
    let mut checked = 0;
    for line in lines(DRAWS) {
        let [own, others, drawn, clause, who, won, given, choice] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        if clause == case {
            for (drawer, other) in [(A, B), (B, A)] {
                let sides = if drawer == A { [own, others] } else { [others, own] };
                let mut state = camps(&sides.join(" "), "duel");
                let before = state;
                let event = draw(&mut state, drawer, drawn);
                let Event::Drawn { case, winner, loser, won: was_won, given: was_given, settled, .. } = event else {
                    panic!("{line}: {event:?}");
                };
                let expected = if who == "drawer" { [drawer, other] } else { [other, drawer] };
                assert_eq!((case.clause().0, [winner, loser]), (clause, expected), "{line}");
                let was_given: PieceSet = was_given.into_iter().collect();
                assert_eq!((was_won, was_given), (pieces(won), pieces(given)), "{line}");
                assert_eq!(state.camp(winner), before.camp(winner) | was_won | was_given, "{line}");
                assert_eq!(state.camp(loser), before.camp(loser) & !was_given, "{line}");
                assert_eq!(state.bag(), before.bag() & !was_won, "{line}");
                if choice == "-" {
                    assert!(settled.is_some() && state.phase() == Phase::Duel, "{line}");
                } else {
                    assert_eq!((settled, state.phase()), (None, Phase::Take { winner }), "{line}");
                    let takes: Vec<_> = pieces(choice).iter().map(|piece| format!("take {piece}")).collect();
                    assert_eq!(listed(&state), takes, "{line}");
                }
            }
            checked += 1;
        }
    }
    assert!(checked > 1, "{case} has {checked} lines");
}

#[test]
fn b4a_a_shape_of_the_own_camp_is_won() {
    check("B4a");
}

#[test]
fn b4b_a_shape_of_the_others_camp_is_won_with_the_first_of_it() {
    check("B4b");
}

#[test]
fn b4c_the_camel_with_the_shout_wins_a_piece_of_choice() {
    check("B4c");
}

#[test]
fn b4d_a_shape_of_neither_camp_goes_to_the_other() {
    check("B4d");
}

#[test]
fn b4e_a_black_piece_costs_a_piece() {
    check("B4e");
}

#[test]
fn b4f_of_several_the_other_wins_all_the_coloured() {
    check("B4f");
}

#[test]
fn b4g_the_camel_without_the_shout_costs_a_piece() {
    check("B4g");
}

#[test]
fn b4h_the_shout_without_the_camel_loses_whatever_is_drawn() {
    check("B4h");
}

#[test]
fn b4d_neither_camp_looks_only_at_the_two_who_duel() {
    let mut state = camps("blue-egg blue-star blue-ring", "duel");
    let event = draw(&mut state, A, "white-ring");
    assert!(matches!(event, Event::Drawn { case: Case::Neither, winner: B, .. }));
    assert_eq!(state.camp(C), pieces("blue-ring"));
}

#[test]
fn b4_the_winner_takes_a_piece_of_choice_and_the_loser_nothing() {
    let mut state = camps("blue-egg blue-star+white-cone", "duel");
    play(&mut state, &["A draws camel cry"]);
    assert_eq!((state.turn(), state.actor(&action("take white-cone"))), (Turn::Seat(A), Actor::Seat(A)));
    assert_eq!(refusal(&state, "take blue-egg"), Refusal::NotTheirs { piece: "blue-egg".parse().unwrap(), loser: B });
    assert_eq!(why(&state, "take blue-egg"), "B4 blue-egg");
    assert_eq!(why(&state, "take white-egg"), "B4 white-egg");
    assert_eq!(why(&state, "A draws white-egg"), "B4 -");
    let event = play(&mut state, &["take white-cone"]);
    assert!(matches!(event, Event::Taken { winner: A, loser: B, .. }));
    assert_eq!([A, B].map(|seat| state.camp(seat)), ["blue-egg+white-cone", "blue-star"].map(pieces));
    assert_eq!(state.phase(), Phase::Duel);
}

#[test]
fn b4_the_camel_and_black_pieces_go_back_into_the_bag() {
    for drawn in ["camel", "camel cry", "black-egg", "black-egg cry", "camel+black-egg", "camel+black-egg+white-box"] {
        let mut state = camps("blue-egg blue-star", "duel");
        draw(&mut state, A, drawn);
        for back in pieces("camel+black-egg").iter() {
            assert!(state.bag().contains(back), "{drawn}");
        }
    }
}

#[test]
fn b4_whoever_has_none_gives_nothing_and_the_duel_counts_all_the_same() {
    for (drawn, winner) in [("camel cry", A), ("black-egg", B), ("camel", B), ("camel+black-egg", B)] {
        let mut state = camps("- - blue-star", "duel");
        settled(draw(&mut state, A, drawn));
        let next = if winner == A { [A, C] } else { [B, C] };
        assert_eq!(state.pairing().expect("the toss is over").seats(), next, "{drawn}");
    }
}

#[test]
fn b4_what_lies_before_a_player_cannot_be_drawn() {
    let state = camps("blue-egg blue-star white-star", "duel");
    let piece = "white-star".parse().expect("a piece");
    assert_eq!(refusal(&state, "A draws white-star"), Refusal::OnTable { piece, holder: C });
    for text in ["A draws white-star cry", "B grips white-star"] {
        assert_eq!(why(&state, text), "B2 white-star");
    }
    assert_eq!(why(&state, "take white-star"), "B4 -");
}

#[test]
fn b4f_a_hand_comes_out_with_several_one_by_one() {
    let mut state = camps("blue-egg blue-star", "duel");
    let event = play(&mut state, &["B grips white-egg"]);
    assert_eq!(event, Event::Gripped { seat: B, piece: "white-egg".parse().unwrap() });
    assert_eq!((state.turn(), state.hand()), (Turn::Seat(B), pieces("white-egg")));
    assert_eq!(state.bag(), !pieces("blue-egg+blue-star+white-egg"));
    assert_eq!(refusal(&state, "A draws camel"), Refusal::TooLate { drawer: B });
    assert_eq!(why(&state, "A draws camel"), "B4 -");
    assert_eq!(refusal(&state, "B draws white-egg").clause().0, "B4f");
    assert_eq!(why(&state, "B grips white-egg"), "B4f white-egg");
    assert_eq!(why(&state, "take blue-egg"), "B4f -");
    let event = play(&mut state, &["B grips camel", "B draws yellow-egg"]);
    assert!(matches!(event, Event::Drawn { case: Case::Several, winner: A, .. }));
    assert_eq!(state.camp(A), pieces("blue-egg+white-egg+yellow-egg"));
}

#[test]
fn b4f_a_hand_can_bring_out_all_there_is() {
    let mut state = camps("blue-egg blue-star", "duel");
    let all = state.bag();
    let grips: Vec<_> = all.iter().skip(1).map(|piece| format!("A grips {piece}")).collect();
    play(&mut state, &grips.iter().map(String::as_str).collect::<Vec<_>>());
    let last = all.first().expect("a piece");
    assert_eq!(listed(&state), [format!("A draws {last}"), format!("A draws {last} cry")]);
    assert_eq!(why(&state, &format!("A grips {last}")), format!("B4f {last}"));
    let event = play(&mut state, &[&format!("A draws {last}")]);
    assert_eq!(state.camp(B).len(), 47);
    settled(event);
}

#[test]
fn b5_the_drawer_wins_in_a_b_and_c_and_the_other_otherwise() {
    let wins = Case::ALL.map(|case| (case.clause().0, case.drawer_wins()));
    for (clause, drawer_wins) in wins {
        assert_eq!(drawer_wins, ["B4a", "B4b", "B4c"].contains(&clause), "{clause}");
    }
    assert_eq!(wins.map(|(clause, _)| clause), ["B4a", "B4b", "B4c", "B4d", "B4e", "B4f", "B4g", "B4h"]);
}
