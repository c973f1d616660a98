//! What players do besides, which is confirmed first.

use caravanserai::play::Input;
use caravanserai::record::Match;
use caravanserai::rules::damath::{Damath, Options};
use caravanserai::rules::{Game, Turn};

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
        let (action, words) = desk.sitting.side_actions().into_iter().next().expect("something to do besides");
        assert!(!words.is_empty());
        let before = desk.sitting.played().places();
        desk.put(Input::SideAction(action));
        assert_eq!((desk.sitting.side_action(), desk.sitting.played().places()), (Some(&action), before));
        desk.put(Input::Confirm(yes));
        assert_eq!(desk.sitting.side_action(), None);
        let last = desk.sitting.played().steps().last().map(|step| step.action);
        assert_eq!(last == Some(action), yes);
    }
}

/// The time of a move runs out under the open question: the finger that presses once more agrees to nothing else.
#[test]
fn an_aside_is_forgotten_when_the_match_moves_on() {
    let mut desk = damath();
    let (offer, _) = desk.sitting.side_actions().into_iter().next().expect("something to do besides");
    desk.put(Input::SideAction(offer));
    let before = desk.sitting.played().places();
    while desk.sitting.played().places() == before {
        let (moment, ticket) = desk.waits.iter().copied().next().expect("a clock runs");
        desk.now = moment;
        desk.put(Input::Elapsed(ticket));
    }
    assert_eq!(desk.sitting.side_action(), None);
    let moved = desk.sitting.played().clone();
    desk.put(Input::Confirm(true));
    assert_eq!(*desk.sitting.played(), moved);
    assert_ne!(desk.sitting.state().turn(), Turn::Over);
}
