//! B10: the duel by link: its public state, and the pieces that its hands find.

use caravanserai::rules::dschamal::{Action, CalmDuel, Dschamal, Phase, Piece, Refusal, Step};
use caravanserai::rules::{Actor, Game, Refusal as _, Seat, Turn};

use super::{A, B, action, new, pieces, play, position};

fn duel(now: &str) -> Dschamal {
    position("blue-egg blue-star blue-ring", "apart", now)
}

fn why(state: &Dschamal, text: &str) -> Refusal {
    let mut unchanged = *state;
    let refusal = unchanged.apply(&action(text)).expect_err(text);
    assert_eq!((unchanged, state.check(&action(text))), (*state, Err(refusal)), "{text}");
    refusal
}

fn listed(state: &Dschamal) -> Vec<Action> {
    let mut listed = Vec::new();
    state.actions(&mut listed);
    listed
}

const THREE_EACH: [&str; 6] = ["A feels", "B feels", "A feels", "B feels", "A feels", "B feels"];

#[test]
fn b10_the_bag_master_begins_and_the_two_take_turns() {
    let mut state = new("players 3 start chosen duel apart");
    play(&mut state, &["master A", "take blue-egg", "take blue-star", "take blue-ring"]);
    assert_eq!(state.phase(), Phase::Turns(0));
    for (turn, text) in THREE_EACH.into_iter().enumerate() {
        let (mover, other) = if turn % 2 == 0 { (A, B) } else { (B, A) };
        assert_eq!((state.turn(), state.actor(&action(text))), (Turn::Seat(mover), Actor::Seat(mover)));
        assert_eq!(why(&state, &format!("{other} feels")), Refusal::NotYourTurn { mover });
        let nobody = Refusal::NotDuelling { seat: Seat(2), master: A, challenged: B };
        assert_eq!(why(&state, "C feels"), nobody);
        play(&mut state, &[text]);
    }
    assert_eq!((state.felt(), state.phase()), ([3, 3], Phase::Turns(6)));
}

#[test]
fn b10_an_empty_hand_feels_and_one_that_has_felt_draws_or_feels() {
    for turns in ["turns 0", "turns 1"] {
        let state = duel(turns);
        let Turn::Seat(seat) = state.turn() else { panic!("{turns}") };
        assert_eq!(listed(&state), [Action::Feel(seat)]);
        assert_eq!(why(&state, &format!("{seat} draws camel")), Refusal::NothingFelt);
    }
    let state = duel("turns 2");
    assert_eq!(listed(&state).len(), 1 + 2 * 57);
    assert_eq!(
        why(&state, "A draws blue-ring"),
        Refusal::OnTable { piece: "blue-ring".parse().unwrap(), holder: Seat(2) }
    );
    assert_eq!(why(&state, "A holds"), Refusal::NotThreeFelt);
    assert_eq!(why(&state, "A grips camel"), Refusal::NoGrip);
    assert_eq!(why(&state, "lot A"), Refusal::NoToss);
    assert_eq!(why(&state, "take blue-star").clause().0, "B4");
}

#[test]
fn b10_after_three_a_hand_draws_or_holds_and_when_both_hold_the_lot_says_who_must_draw() {
    let mut state = duel("turns 6");
    assert_eq!(listed(&state)[0], Action::Hold(A));
    assert_eq!(why(&state, "A feels"), Refusal::ThreeFelt);
    play(&mut state, &["A holds", "B holds"]);
    assert_eq!(state.turn(), Turn::Chance(Some(A)), "the bag master's device throws it");
    assert_eq!(listed(&state), [Action::Toss(A), Action::Toss(B)]);
    assert_eq!(why(&state, "A draws camel"), Refusal::BothHold);
    assert_eq!(why(&state, "lot C"), Refusal::NoToss);
    play(&mut state, &["lot B"]);
    assert_eq!((state.turn(), state.felt()), (Turn::Seat(B), [3, 3]));
    assert_eq!((why(&state, "B holds"), why(&state, "B feels")), (Refusal::MustDraw, Refusal::MustDraw));
    assert_eq!(why(&state, "A draws camel"), Refusal::NotYourTurn { mover: B });
    play(&mut state, &["B draws white-star"]);
    assert_eq!((state.phase(), state.camp(B)), (Phase::Turns(0), pieces("blue-star+white-star")));
}

#[test]
fn b10_a_hand_is_led_to_any_piece_in_the_bag_and_never_to_one_twice() {
    assert_eq!(duel("turns 1").unseen(&[]), [], "it has felt nothing");
    let draw = |piece: Piece| Action::Draw { seat: A, piece, shout: false };
    let all: Vec<_> = (!pieces("blue-egg+blue-star+blue-ring")).iter().map(draw).collect();
    let state = duel("turns 4");
    assert_eq!(state.unseen(&[]), all);
    let before = [all[7]];
    let others: Vec<_> = all.iter().copied().filter(|other| *other != all[7]).collect();
    assert_eq!(state.unseen(&before), others);
    assert_eq!(state.unseen(&[all[7], all[8]]), [], "it has felt two");
}

#[test]
fn b10_who_draws_draws_what_is_felt_last() {
    let (state, found) = (duel("turns 4"), ["A draws camel", "A draws white-egg"].map(action));
    for (drawn, should) in [
        ("A draws white-egg cry", Some("A draws white-egg cry")),
        ("A draws camel cry", Some("A draws white-egg cry")),
        ("A draws camel", Some("A draws white-egg")),
        ("A feels", None),
    ] {
        assert_eq!(state.reveals(&found, &action(drawn)), should.map(action), "{drawn}");
    }
    let here = position("blue-egg blue-star", "calm", "duel");
    assert_eq!(here.reveals(&found, &found[0]), None, "on one device nothing else is known of it");
    assert!(state.goes_by_link() && !here.goes_by_link());
}

/// The duel as seen by the seat whose turn it is.
#[test]
fn b10_one_turn_of_it_is_a_turn_of_a_calm_duel() {
    let piece = |text: &str| -> Piece { text.parse().expect("a piece") };
    let found = [piece("camel"), piece("white-egg"), piece("black-box")];
    assert_eq!(CalmDuel::by_link(&position("blue-egg blue-star", "calm", "duel"), &[]), None);
    assert_eq!(CalmDuel::by_link(&duel("turns 8"), &found), None, "the toss is due");
    for (now, felt, steps) in
        [("turns 2", 1, vec![Step::Feel(A)]), ("turns 6", 3, vec![Step::Hold(A)]), ("must A", 3, Vec::new())]
    {
        let duel = CalmDuel::by_link(&duel(now), &found[..felt]).expect("a turn");
        let view = duel.seen_by(A);
        assert_eq!((view.turn, view.feels), (Turn::Seat(A), Some(found[felt - 1].outline())), "{now}");
        assert_eq!((usize::from(view.felt[0]), duel.seen_by(B).feels), (felt, None), "{now}");
        let draws = [false, true].map(|shout| Step::Draw { seat: A, shout });
        assert_eq!(duel.steps(), [steps, draws.to_vec()].concat(), "{now}");
    }
}

#[test]
fn b10_a_duel_by_link_is_written_in_one_line() {
    for now in ["turns 0", "turns 8", "must B"] {
        assert!(duel(now).to_string().ends_with(&format!("; now {now}")));
    }
    for text in ["A feels", "B holds", "lot C"] {
        assert_eq!(action(text).to_string(), text);
    }
    let begun = "players 2 start chosen duel apart; camps blue-egg blue-star; master A; challenged B; now ";
    for now in ["turns 9", "turns 01", "turns", "duel", "grip A camel"] {
        assert_eq!((begun.to_owned() + now).parse::<Dschamal>().expect_err(now).expected.0, "now", "{now}");
    }
    let live = begun.replace("apart", "live");
    for now in ["turns 1", "must A"] {
        assert_eq!((live.clone() + now).parse::<Dschamal>().expect_err(now).expected.0, "now", "{now}");
    }
    assert_eq!((begun.to_owned() + "must C").parse::<Dschamal>().expect_err("C").expected.0, "duelling-drawer");
}
