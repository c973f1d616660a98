//! The coach of a first match: a sentence by each new thing, once.

use caravanserai::play::{Machine, Opening, Sitting, TableView};
use caravanserai::record::{Match, Next, NodeId};
use caravanserai::rules::Clause;
use caravanserai::rules::damath::{Damath, Options};
use caravanserai::scene::Scene;
use caravanserai::words::{Language, speak};

use super::desk::{Desk, Tried, fresh, players};
use super::with_every_game;

/// Returns what the coach has to say of the steps up to a place, in the order in which it happened.
fn due<G: Scene>(view: &TableView<G>) -> Vec<(Clause, &'static str)> {
    let mut due: Vec<(Clause, &'static str)> = Vec::new();
    for place in view.played.way(NodeId::START, view.shown) {
        for new in G::coach(&view.played.step_at(place).expect("a step").event) {
            if due.iter().all(|(_, says)| *says != new.1) {
                due.push(new);
            }
        }
    }
    due
}

#[test]
fn each_thing_has_its_sentence_once_in_a_coached_match_and_none_in_another() {
    fn coaches<G: Tried>() {
        speak(Language::English);
        let opening = |coached| Opening { coached, ..Opening::of(fresh::<G>(&[0])) };
        let mut desk = Desk::at(Sitting::new(opening(true)), 7);
        let mut said: Vec<&'static str> = Vec::new();
        let mut at_throw = None;
        desk.play_on(|desk| {
            let view = desk.sitting.view();
            let Some(recap) = view.recap.as_ref().filter(|_| view.is_for_person()) else { return };
            let found = due(view).into_iter().find(|(_, says)| recap.text.ends_with(says));
            let Some((clause, says)) = found else { return };
            assert_eq!(recap.clause, Some(clause));
            if matches!(view.next, Next::Throw { .. }) {
                at_throw = Some(says);
            } else {
                assert_ne!(at_throw, Some(says), "{}: it stands over the throw and the choice", G::NAME);
            }
            if said.last() != Some(&says) {
                assert!(!said.contains(&says), "{}: {says} twice", G::NAME);
                said.push(says);
            }
        });
        let all = due(desk.sitting.view());
        // Whatever waits is said before the match is over, unless it happens at its end.
        assert!(said.len() > 2 && said.len() + 2 >= all.len(), "{}: {said:?} of {all:?}", G::NAME);

        let mut desk = Desk::at(Sitting::new(opening(false)), 7);
        desk.play_on(|desk| {
            let view = desk.sitting.view();
            let recap = view.recap.as_ref().map(|recap| recap.text.clone()).unwrap_or_default();
            assert!(due(view).iter().all(|(_, says)| !recap.contains(says)), "{}: {recap}", G::NAME);
        });
    }
    with_every_game!(coaches);
}

#[test]
fn d7_d9_what_happens_at_once_is_said_one_after_the_other() {
    let options = Options { touch: false, ..Options::default() };
    let mut played = Match::<Damath>::new(options, players::<Damath>(2, &[1])).expect("a match");
    let clause = |played: &Match<Damath>| {
        let sitting = Sitting::new(Opening { coached: true, ..Opening::of(played.clone()) });
        sitting.view().recap.as_ref().and_then(|recap| recap.clause).map(|clause| clause.0)
    };
    // The last capture takes two for −13 points.
    let actions = "first B,72-63,45-34,32-43,34-23,12x34,65-74,43-54,25x43x65,41-32";
    let mut heard = Vec::new();
    for action in actions.split(',') {
        played.apply(action.parse().expect("an action")).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
        heard.push(clause(&played));
    }
    assert_eq!(heard[..5], [None; 5]);
    assert_eq!(heard[5..], [Some("D7"), Some("D7"), Some("D9"), Some("D9"), Some("D7")]);
}
