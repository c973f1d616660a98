//! Side actions of players, which must be confirmed.

use std::collections::BTreeSet;

use caravanserai::play::{Input, Machine, Permissions, SideAction};
use caravanserai::record::Match;
use caravanserai::rules::damath::{Action, Damath, Options};
use caravanserai::rules::{Actor, Game, Seat, Turn};

use super::desk::{Desk, players};

fn damath() -> Desk<Damath> {
    let mut desk = Desk::new(Match::new(Options::default(), players::<Damath>(2, &[0, 1])).expect("a match"), 41);
    desk.run();
    desk
}

#[test]
fn an_aside_happens_when_it_is_confirmed() {
    for yes in [false, true] {
        let mut desk = damath();
        let SideAction { action, words } = desk.sitting.view().side_actions[0].clone();
        assert!(!words.is_empty());
        let before = desk.sitting.view().played.places();
        desk.put(Input::SideAction(action));
        let asked = desk.sitting.view().confirmation.clone().expect("a question");
        assert_eq!(asked.words, words);
        assert!(asked.question.ends_with('?'), "{}", asked.question);
        assert_eq!(desk.sitting.view().played.places(), before);
        desk.put(Input::Confirm(yes));
        assert_eq!(desk.sitting.view().confirmation, None);
        let last = desk.sitting.view().played.steps().last().map(|step| step.action);
        assert_eq!(last == Some(action), yes);
    }
}

/// The time for the move runs out while the question is open: another press must not confirm anything else.
#[test]
fn an_aside_is_forgotten_when_the_match_moves_on() {
    let mut desk = damath();
    let offer = desk.sitting.view().side_actions[0].action;
    desk.put(Input::SideAction(offer));
    let before = desk.sitting.view().played.places();
    while desk.sitting.view().played.places() == before {
        let (moment, ticket) = desk.waits.iter().copied().next().expect("a clock runs");
        desk.now = moment;
        desk.put(Input::Elapsed(ticket));
    }
    assert_eq!(desk.sitting.view().confirmation, None);
    let moved = (*desk.sitting.view().played).clone();
    desk.put(Input::Confirm(true));
    assert_eq!(*desk.sitting.view().played, moved);
    assert_ne!(desk.sitting.view().state().turn(), Turn::Over);
}

#[test]
fn an_aside_is_forgotten_when_the_match_is_played_elsewhere() {
    let mut desk = damath();
    let offer = desk.sitting.view().side_actions[0].action;
    desk.put(Input::SideAction(offer));
    desk.put(Input::Permissions(Permissions::WATCH));
    assert_eq!(desk.sitting.view().confirmation, None);
}

#[test]
fn d11_a_bot_answers_what_is_offered_and_the_match_goes_on_or_ends() {
    let mut answers = BTreeSet::new();
    for seed in 0..20 {
        let played = Match::new(Options::default(), players::<Damath>(2, &[0])).expect("a match");
        let mut desk = Desk::<Damath>::new(played, seed);
        desk.run();
        while desk.sitting.view().state().turn() != Turn::Seat(Seat(0)) {
            desk.act();
        }
        let before = desk.sitting.view().played.steps().len();
        desk.put(Input::SideAction(Action::Offer));
        desk.put(Input::Confirm(true));
        desk.run();
        let since: Vec<_> =
            desk.sitting.view().played.steps().skip(before).map(|step| (step.actor, step.action)).collect();
        let [(asks, Action::Offer), (answering, answer)] = since[..] else { panic!("{since:?}") };
        assert_eq!((asks, answering), (Actor::Seat(Seat(0)), Actor::Seat(Seat(1))));
        assert_eq!(desk.overs, usize::from(answer == Action::Accept));
        assert_eq!(desk.sitting.view().is_for_person(), answer == Action::Decline);
        answers.insert(answer.to_string());
    }
    assert_eq!(answers.into_iter().collect::<Vec<_>>(), ["accept", "decline"]);
}
