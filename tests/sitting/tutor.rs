//! The tutor: what it asks about, that it asks once, and that it never holds up play.

use caravanserai::engine::{Answer, Question};
use caravanserai::play::{
    ActionRequest, Amount, Effect, Input, Machine, Permissions, Preferences, ReviewInput, Ticket,
};
use caravanserai::rules::damath::Damath;

use super::desk::{Desk, Tried, judged};
use super::with_every_game;

const GREAT: Amount = Amount { hundredths: -1200, is_chance: false };

/// A choice that is assessed: the ticket of the request, and the actions of the choice.
type Assessed = (Ticket, Vec<String>);

/// A match in which a person has just made a choice that the tutor assesses.
fn choosing<G: Tried>(seed: u64) -> (Desk<G>, Assessed) {
    for seed in (0..20).map(|more| 100 * seed + more) {
        let mut desk = Desk::<G>::after(&[0], 2, seed);
        desk.put(Input::Preferences(Preferences { tutor: true, ..Preferences::default() }));
        while desk.sitting.view().is_for_person() {
            if let Some(assessed) = choose(&mut desk) {
                return (desk, assessed);
            }
            desk.run();
        }
    }
    panic!("{}: a person never chooses", G::NAME);
}

/// Makes a random touch. Returns its choice if that is assessed.
fn choose<G: Tried>(desk: &mut Desk<G>) -> Option<Assessed> {
    let touches = desk.touches();
    let touch = touches[desk.rng.usize(..touches.len())];
    let effects = desk.put(Input::Touch(touch));
    let [Effect::Ask(ticket, ActionRequest::Engine(inquiry)), Effect::Wait(same, _)] = &effects[..] else {
        return None;
    };
    let Question::Judge { last } = inquiry.question else { panic!("{inquiry:?}") };
    assert_eq!(ticket, same);
    let actions = &inquiry.course.actions;
    Some((*ticket, actions[actions.len() - last..].to_vec()))
}

/// Assesses a choice, whose first action costs this much. Returns the effects of the last judgement.
fn assess<G: Tried>(desk: &mut Desk<G>, (ticket, choice): &Assessed, cost: Amount) -> Vec<Effect> {
    let others = choice.iter().skip(1).map(|_| Amount { hundredths: 0, ..cost });
    others.chain([cost]).map(|cost| desk.put(Input::Heard(*ticket, judged(cost)))).last().expect("an action")
}

/// Makes random touches until a choice is made or assessed. Returns `true` if it was made without an assessment.
fn makes_unasked<G: Tried>(desk: &mut Desk<G>) -> bool {
    let places = desk.sitting.view().played.places();
    for _ in 0..200 {
        if choose(desk).is_some() {
            return false;
        }
        desk.run();
        if desk.sitting.view().played.places() > places {
            return true;
        }
    }
    panic!("{}: no choice is made", G::NAME);
}

#[test]
fn a_choice_that_costs_much_is_asked_about_once() {
    fn once<G: Tried>() {
        if !G::HAS_TUTOR {
            return;
        }
        let (mut desk, assessed) = choosing::<G>(61);
        let places = desk.sitting.view().played.places();
        assert!(desk.sitting.awaits(assessed.0) && desk.sitting.view().confirmation.is_none());
        assert_eq!(assess(&mut desk, &assessed, GREAT), []);
        let asked = desk.sitting.view().confirmation.clone().expect("it asks");
        assert!(asked.question.contains("12 points"), "{}", asked.question);
        desk.put(Input::Confirm(false));
        assert!(desk.sitting.view().confirmation.is_none());
        assert_eq!(desk.sitting.view().played.places(), places, "{}: nothing was played", G::NAME);
        assert!(desk.sitting.view().is_for_person() && makes_unasked(&mut desk), "{}", G::NAME);
    }
    with_every_game!(once);
}

#[test]
fn who_insists_plays_what_was_chosen() {
    fn insists<G: Tried>() {
        if !G::HAS_TUTOR {
            return;
        }
        let (mut desk, assessed) = choosing::<G>(62);
        let at = desk.sitting.view().at;
        assess(&mut desk, &assessed, GREAT);
        desk.put(Input::Confirm(true));
        let played = &desk.sitting.view().played;
        let made = played
            .after(at)
            .iter()
            .filter_map(|place| played.step_at(*place))
            .any(|step| step.action.to_string() == assessed.1[0]);
        assert!(made && desk.sitting.view().confirmation.is_none(), "{}", G::NAME);
    }
    with_every_game!(insists);
}

#[test]
fn it_asks_from_three_points_or_five_percent() {
    let cost = |hundredths, is_chance| Amount { hundredths, is_chance };
    for (cost, asks) in [
        (cost(0, false), false),
        (cost(-299, false), false),
        (cost(-300, false), true),
        (cost(-499, true), false),
        (cost(-500, true), true),
    ] {
        let (mut desk, assessed) = choosing::<Damath>(63);
        let places = desk.sitting.view().played.places();
        assess(&mut desk, &assessed, cost);
        assert_eq!(desk.sitting.view().confirmation.is_some(), asks, "{cost:?}");
        assert_eq!(desk.sitting.view().played.places() > places, !asks, "{cost:?}");
    }
}

#[test]
fn if_the_engine_is_late_the_choice_is_made() {
    fn late<G: Tried>() {
        if !G::HAS_TUTOR {
            return;
        }
        let (mut desk, assessed) = choosing::<G>(64);
        let ticket = assessed.0;
        let places = desk.sitting.view().played.places();
        let effects = desk.put(Input::Elapsed(ticket));
        assert!(effects.contains(&Effect::Cancel), "{}", G::NAME);
        assert!(desk.sitting.view().played.places() > places && !desk.sitting.awaits(ticket), "{}", G::NAME);
        let played = desk.sitting.view().played.clone();
        assess(&mut desk, &assessed, GREAT);
        assert!(desk.sitting.view().confirmation.is_none() && desk.sitting.view().played == played, "{}", G::NAME);
    }
    with_every_game!(late);
}

#[test]
fn a_pending_choice_is_the_only_one_and_is_dropped_with_its_place() {
    fn dropped<G: Tried>() {
        if !G::HAS_TUTOR {
            return;
        }
        let ways: [fn(&mut Desk<G>); 2] = [
            |desk| drop(desk.put(Input::Permissions(Permissions::WATCH))),
            |desk| drop(desk.look(ReviewInput::GoTo(desk.nth(0)))),
        ];
        for leave in ways {
            let (mut desk, assessed) = choosing::<G>(65);
            let played = desk.sitting.view().played.clone();
            for touch in desk.touches() {
                assert_eq!(desk.put(Input::Touch(touch)), [], "{}", G::NAME);
            }
            assert!(desk.sitting.awaits(assessed.0) && desk.sitting.view().played == played, "{}", G::NAME);
            leave(&mut desk);
            assert!(!desk.sitting.awaits(assessed.0), "{}", G::NAME);
            assess(&mut desk, &assessed, GREAT);
            assert!(desk.sitting.view().confirmation.is_none(), "{}", G::NAME);
        }
    }
    with_every_game!(dropped);
}

#[test]
fn without_a_judgement_the_choice_is_made() {
    let (mut desk, (ticket, _)) = choosing::<Damath>(67);
    let places = desk.sitting.view().played.places();
    desk.put(Input::Heard(ticket, Answer::Lost));
    assert!(desk.sitting.view().played.places() > places && desk.sitting.view().confirmation.is_none());
}

#[test]
fn without_the_preference_nothing_is_asked() {
    fn never<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 2, 66);
        for _ in 0..5 {
            if desk.sitting.view().is_for_person() {
                assert!(makes_unasked(&mut desk), "{}", G::NAME);
                desk.run();
            }
        }
    }
    with_every_game!(never);
}
