//! B10: the calm duel.

use caravanserai::bots::dschamal::{Skill, calm_step};
use caravanserai::rules::dschamal::{CalmDuel, Event, Outline, Piece, PieceSet, Refusal, Step};
use caravanserai::rules::{Game, Refusal as _, Seat, Turn};
use fastrand::Rng;

use super::{A, B, C, at, calm_camps, new, pieces};

fn duel() -> CalmDuel {
    CalmDuel::new(&calm_camps("blue-egg blue-star blue-ring", "duel")).expect("a duel")
}

fn piece(text: &str) -> Piece {
    text.parse().expect("a piece")
}

/// A duel after the two hands have felt these pieces in turn, the bag master's first.
fn feel(texts: &str) -> CalmDuel {
    let mut duel = duel();
    for (text, seat) in texts.split_whitespace().zip([A, B].into_iter().cycle()) {
        for step in [Step::Feel(seat), Step::Find(piece(text))] {
            duel.apply(&step).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        }
    }
    duel
}

/// Returns the refusal of a step, and checks that the duel does not change.
fn why(duel: CalmDuel, step: Step) -> Refusal {
    let mut unchanged = duel;
    let refusal = unchanged.apply(&step).expect_err("a refusal");
    assert_eq!((unchanged, duel.check(&step)), (duel, Err(refusal)));
    refusal
}

const DRAWS: [bool; 2] = [false, true];

fn draws(seat: Seat) -> [Step; 2] {
    DRAWS.map(|shout| Step::Draw { seat, shout })
}

#[test]
fn b10_a_calm_duel_is_due_when_duels_are_calm_and_two_hands_are_in_the_bag() {
    assert_eq!(CalmDuel::new(&new("players 2 start chosen duel calm")), None);
    assert_eq!(CalmDuel::new(&calm_camps("blue-egg blue-star", "take A")), None);
    let live = at("players 2 start chosen duel live; camps blue-egg blue-star; master A; challenged B; now duel");
    assert_eq!(CalmDuel::new(&live), None);
    assert!(CalmDuel::instead_of_live(&live).is_some(), "if both like");
    assert_eq!(CalmDuel::instead_of_live(&calm_camps("blue-egg blue-star", "take A")), None);
    assert!(CalmDuel::new(&calm_camps("blue-egg blue-star", "duel")).is_some());
}

#[test]
fn b10_the_bag_master_begins_and_the_two_take_turns() {
    let mut duel = duel();
    for text in ["white-egg", "camel", "black-egg", "white-box"] {
        let (seat, other) = if ["white-egg", "black-egg"].contains(&text) { (A, B) } else { (B, A) };
        assert_eq!(duel.turn(), Turn::Seat(seat));
        for step in [Step::Feel(other), Step::Draw { seat: other, shout: true }, Step::Feel(C)] {
            assert_eq!(why(duel, step), Refusal::NotYourTurn { mover: seat });
        }
        duel.apply(&Step::Feel(seat)).expect("feeling");
        assert_eq!(duel.turn(), Turn::Chance(Some(seat)));
        duel.apply(&Step::Find(piece(text))).expect("finding");
    }
    assert_eq!(Refusal::NotYourTurn { mover: A }.clause().0, "B10");
}

#[test]
fn b10_any_piece_in_the_bag_can_be_felt() {
    let mut duel = duel();
    duel.apply(&Step::Feel(A)).expect("feeling");
    let all: Vec<_> = (!pieces("blue-egg+blue-star+blue-ring")).iter().map(Step::Find).collect();
    assert_eq!(duel.steps(), all);
    let refusal = why(duel, Step::Find(piece("blue-ring")));
    assert_eq!(refusal, Refusal::OnTable { piece: piece("blue-ring"), holder: C });
    assert_eq!(why(duel, Step::Feel(A)), Refusal::Finding);
    assert_eq!(why(feel("camel"), Step::Find(piece("white-egg"))), Refusal::NotFinding);
}

#[test]
fn b10_the_shape_and_the_defect_are_told() {
    let duel = feel("black-egg white-star");
    let shape = |text: &str| text.parse().expect("a shape");
    assert_eq!(duel.seen_by(A).feels, Some(Outline::NearMiss(shape("egg"))));
    assert_eq!(duel.seen_by(B).feels, Some(Outline::Whole(shape("star"))));
    assert_eq!((duel.seen_by(C).feels, duel.seen_by(C).felt), (None, [1, 1]));
}

#[test]
fn b10_who_feels_one_more_lets_the_last_one_go() {
    let mut duel = feel("white-egg white-star");
    duel.apply(&Step::Feel(A)).expect("feeling");
    assert_eq!(duel.seen_by(A).feels, None);
    duel.apply(&Step::Find(piece("camel"))).expect("finding");
    assert_eq!(duel.seen_by(A).feels, Some(Outline::Camel));
    duel.apply(&Step::Feel(B)).expect("feeling");
    assert_eq!(duel.check(&Step::Find(piece("white-egg"))), Ok(()), "what A has let go B can find");
}

#[test]
fn b10_an_empty_hand_draws_nothing() {
    assert_eq!(duel().steps(), [Step::Feel(A)]);
    assert_eq!(why(duel(), Step::Draw { seat: A, shout: true }), Refusal::NothingFelt);
    assert_eq!(feel("camel").steps(), [Step::Feel(B)]);
}

/// The pieces felt when both hands have felt three and it is the bag master's turn.
const THREE_EACH: &str = "white-egg white-star yellow-egg yellow-star brown-egg brown-star";

#[test]
fn b10_a_hand_feels_at_most_three_and_then_draws_or_holds() {
    let two = feel("white-egg white-star yellow-egg yellow-star");
    assert_eq!(two.steps(), [Step::Feel(A), draws(A)[0], draws(A)[1]]);
    assert_eq!(why(two, Step::Hold(A)), Refusal::NotThreeFelt);
    let three = feel("white-egg white-star yellow-egg yellow-star brown-egg");
    assert_eq!(three.steps().len(), 3, "B has felt two");
    let three = feel(THREE_EACH);
    assert_eq!(three.steps(), [Step::Hold(A), draws(A)[0], draws(A)[1]]);
    assert_eq!(why(three, Step::Feel(A)), Refusal::ThreeFelt);
    assert_eq!(why(three, Step::Toss(A)), Refusal::NoToss);
    assert_eq!(three.seen_by(C).felt, [3, 3]);
    assert!(three.seen_by(C).may_hold && !three.seen_by(C).may_feel);
}

#[test]
fn b10_when_one_holds_the_other_draws_or_holds() {
    let mut duel = feel(THREE_EACH);
    duel.apply(&Step::Hold(A)).expect("holding");
    assert_eq!(duel.turn(), Turn::Seat(B));
    assert_eq!(duel.steps(), [Step::Hold(B), draws(B)[0], draws(B)[1]]);
    assert_eq!(duel.seen_by(A).feels, feel(THREE_EACH).seen_by(A).feels, "what is held stays in the hand");
    duel.apply(&Step::Draw { seat: B, shout: false }).expect("drawing");
    assert_eq!(duel.drawn().map(|draw| (draw.drawer, draw.pieces)), Some((B, pieces("brown-star"))));
}

#[test]
fn b10_when_both_hold_the_lot_says_who_must_draw() {
    let mut duel = feel(THREE_EACH);
    for seat in [A, B] {
        duel.apply(&Step::Hold(seat)).expect("holding");
    }
    assert_eq!((duel.turn(), duel.steps()), (Turn::Chance(None), vec![Step::Toss(A), Step::Toss(B)]));
    assert_eq!(why(duel, Step::Toss(C)), Refusal::NoToss);
    assert_eq!(why(duel, Step::Draw { seat: A, shout: false }), Refusal::BothHold);
    for (seat, piece) in [(A, "brown-egg"), (B, "brown-star")] {
        let mut duel = duel;
        duel.apply(&Step::Toss(seat)).expect("the toss");
        assert_eq!((duel.turn(), duel.steps()), (Turn::Seat(seat), draws(seat).to_vec()));
        assert_eq!(why(duel, Step::Hold(seat)), Refusal::MustDraw);
        assert_eq!(why(duel, Step::Feel(seat)), Refusal::MustDraw);
        duel.apply(&Step::Draw { seat, shout: true }).expect("drawing");
        assert_eq!(duel.drawn().map(|draw| (draw.drawer, draw.pieces)), Some((seat, pieces(piece))));
    }
}

#[test]
fn b10_who_leaves_a_calm_duel_comes_back_to_it_as_it_was() {
    let state = calm_camps("blue-egg blue-star blue-ring", "duel");
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let mut duel = CalmDuel::new(&state).expect("a duel");
        let mut kept = Vec::new();
        while let Some(step) = rng.choice(duel.steps()) {
            duel.apply(&step).expect("a listed step is legal");
            kept.push(step.to_string());
            let mut again = CalmDuel::new(&state).expect("a duel");
            for text in &kept {
                let step: Step = text.parse().expect("its own text");
                again.apply(&step).expect("what happened can happen again");
            }
            assert_eq!(again, duel);
        }
    }
    for text in ["", "A", "A feel", "finds", "finds egg", "lot", "lot I", "A draws camel", "A draws cry cry"] {
        assert!(text.parse::<Step>().is_err(), "{text:?}");
    }
}

#[test]
fn b10_a_match_with_calm_duels_knows_no_grip_of_several_pieces() {
    let state = calm_camps("blue-egg blue-star", "duel");
    let grip = super::action("A grips white-egg");
    assert_eq!(state.check(&grip), Err(Refusal::NoGrip));
    assert_eq!(Refusal::NoGrip.clause().0, "B10");
    assert!(super::listed(&state).iter().all(|action| action.contains(" draws ")));
    let live = at("players 2 start chosen duel live; camps blue-egg blue-star; master A; challenged B; now duel");
    assert_eq!(live.check(&grip), Ok(()));
}

#[test]
fn b10_no_piece_is_felt_twice_nor_the_one_in_the_other_hand() {
    let mut duel = feel("white-egg white-star");
    duel.apply(&Step::Feel(A)).expect("feeling");
    assert_eq!(why(duel, Step::Find(piece("white-egg"))), Refusal::FeltBefore);
    assert_eq!(why(duel, Step::Find(piece("white-star"))), Refusal::InOtherHand);
    assert_eq!(duel.steps().len(), 60 - 3 - 2);
    assert_eq!(Refusal::InOtherHand.spots(), [], "nobody is shown which piece it is");
}

#[test]
fn b10_a_hand_draws_what_it_feels_with_or_without_the_shout() {
    for shout in DRAWS {
        let mut duel = feel("white-egg camel white-box");
        assert_eq!(duel.drawn(), None);
        duel.apply(&Step::Draw { seat: B, shout }).expect("drawing");
        let draw = duel.drawn().expect("a draw");
        assert_eq!((draw.drawer, draw.pieces, draw.shout), (B, pieces("camel"), shout));
        assert_eq!((duel.turn(), duel.steps()), (Turn::Over, vec![]));
        assert_eq!(duel.seen_by(A).feels, None, "the other has let go");
        assert_eq!(why(duel, Step::Feel(A)), Refusal::DuelOver);
    }
}

#[test]
fn b10_bots_hold_rather_than_draw_what_is_worth_nothing() {
    let state = calm_camps("blue-egg blue-star blue-ring", "duel");
    let duel = feel("black-egg black-star black-box black-disc black-cone black-ring");
    let chooses = |seed| calm_step(Skill::Highest, &state, &duel.seen_by(A), A, &mut || Rng::with_seed(seed).u64(..));
    let holds = (0..100).filter(|seed| chooses(*seed) == Some(Step::Hold(A))).count();
    assert!(holds > 90, "{holds}");
}

#[test]
fn b10_whoever_begins_has_no_worse_a_chance_at_the_opening() {
    let state = calm_camps("blue-egg blue-star", "duel");
    let mut rng = Rng::with_seed(7);
    let duels = 4_000;
    let wins = (0..duels).filter(|_| {
        let mut duel = CalmDuel::new(&state).expect("a duel");
        while duel.turn() != Turn::Over {
            let step = match duel.turn() {
                Turn::Seat(seat) => {
                    let view = duel.seen_by(seat);
                    calm_step(Skill::Highest, &state, &view, seat, &mut || rng.u64(..)).expect("a step")
                }
                _ => rng.choice(duel.steps()).expect("chance"),
            };
            duel.apply(&step).expect("a legal step");
        }
        let mut after = state;
        let draw = duel.drawn().expect("a draw");
        match after.apply(&draw.actions()[0]).expect("a legal draw") {
            Event::Drawn { winner, .. } => winner == A,
            other => panic!("{other:?}"),
        }
    });
    let percent = wins.count() * 100 / duels;
    assert!((42..=58).contains(&percent), "the bag master wins {percent} of 100");
}

/// All steps that can exist at a table of three.
fn every_step() -> impl Iterator<Item = Step> {
    let own = |seat| [Step::Feel(seat), Step::Hold(seat), Step::Toss(seat)].into_iter().chain(draws(seat));
    [A, B, C].into_iter().flat_map(own).chain(Piece::all().map(Step::Find))
}

#[test]
fn b10_exactly_the_steps_that_are_listed_are_legal_and_a_refusal_changes_nothing() {
    let state = calm_camps("blue-egg blue-star+white-disc blue-ring", "duel");
    for seed in 0..100 {
        let mut rng = Rng::with_seed(seed);
        let mut duel = CalmDuel::new(&state).expect("a duel");
        loop {
            let listed = duel.steps();
            assert_eq!(listed.is_empty(), duel.turn() == Turn::Over);
            for step in every_step().filter(|step| !listed.contains(step)) {
                assert_eq!(why(duel, step).clause().0.chars().next(), Some('B'), "{step}");
            }
            let Some(step) = rng.choice(listed) else { break };
            assert_eq!((duel.check(&step), duel.apply(&step)), (Ok(()), Ok(())), "{step}");
        }
    }
}

#[test]
fn b10_whatever_happens_a_calm_duel_keeps_its_rules_and_ends_in_a_legal_draw() {
    let state = calm_camps("blue-egg blue-star+white-disc blue-ring", "duel");
    for seed in 0..2_000 {
        let mut rng = Rng::with_seed(seed);
        let mut duel = CalmDuel::new(&state).expect("a duel");
        let mut felt = [PieceSet::NONE; 2];
        while duel.turn() != Turn::Over {
            let hand = usize::from(duel.turn() == Turn::Seat(B) || duel.turn() == Turn::Chance(Some(B)));
            let step = rng.choice(duel.steps()).expect("a step");
            if let Step::Find(piece) = step {
                assert!(state.bag().contains(piece) && !felt[hand].contains(piece));
                felt[hand].insert(piece);
            }
            duel.apply(&step).expect("a listed step is legal");
            assert_eq!(duel.seen_by(C).felt.map(u32::from), felt.map(PieceSet::len));
            assert!(felt.iter().all(|felt| felt.len() <= 3));
        }
        let actions = duel.drawn().expect("a draw").actions();
        assert_eq!(actions.len(), 1);
        assert_eq!(state.check(&actions[0]), Ok(()));
    }
}
