//! Two sittings of one match: one plays, the other follows.

use caravanserai::play::{Effect, Input, Machine, Permissions, ReviewInput};
use caravanserai::record::{Match, Next, NodeId};

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

/// Passes the saved match to the following sitting.
fn follow<G: Tried>(other: &mut Desk<G>, kept: &str) -> Vec<Effect> {
    let kept: Match<G> = kept.parse().expect("it can be read");
    other.follow(kept)
}

#[test]
fn who_watches_asks_nobody_and_keeps_nothing() {
    fn watches<G: Tried>() {
        let mut plays = Desk::<G>::new(fresh(&[]), 31);
        let mut watches = Desk::<G>::with(fresh(&[]), Permissions::WATCH, 32);
        while plays.overs == 0 {
            assert!(plays.go_on());
            if watches.kept != plays.kept {
                let effects = follow(&mut watches, &plays.kept);
                let of_its_own = |effect: &Effect| matches!(effect, Effect::Ask(..) | Effect::Save(..));
                assert!(!effects.iter().any(of_its_own), "{}: {effects:?}", G::NAME);
                watches.kept.clone_from(&plays.kept);
            }
            watches.run();
            assert_eq!(watches.sitting.view().state(), plays.sitting.view().played.state(), "{}", G::NAME);
            assert!(!watches.sitting.view().is_for_person() && watches.sitting.view().controls.is_empty());
        }
        assert_eq!((watches.keeps, watches.overs), (0, 1), "{}", G::NAME);
    }
    with_every_game!(watches);
}

#[test]
fn who_watches_can_look_back_and_stays_there_while_the_match_goes_on() {
    fn looks<G: Tried>() {
        let mut plays = Desk::<G>::new(fresh(&[]), 33);
        for _ in 0..60 {
            plays.go_on();
        }
        let mut watches = Desk::<G>::with(plays.kept.parse().expect("a match"), Permissions::WATCH, 34);
        watches.look(ReviewInput::GoTo(NodeId::START));
        plays.run();
        follow(&mut watches, &plays.kept);
        assert_eq!(watches.sitting.view().shown, NodeId::START, "{}", G::NAME);
        watches.look(ReviewInput::StartVariation { for_all: true });
        watches.look(ReviewInput::TakeBack);
        assert_eq!(watches.sitting.view().played, plays.sitting.view().played);
        watches.look(ReviewInput::Return);
        assert_eq!(watches.sitting.view().state(), plays.sitting.view().state());
    }
    with_every_game!(looks);
}

#[test]
fn who_takes_over_plays_on() {
    fn takes_over<G: Tried>() {
        let mut first = Desk::<G>::new(fresh(&[]), 35);
        for _ in 0..30 {
            first.go_on();
        }
        let mut second = Desk::<G>::with(first.kept.parse().expect("a match"), Permissions::WATCH, 36);
        first.put(Input::Permissions(Permissions::WATCH));
        first.run();
        assert_ne!(first.sitting.view().next, Next::Over, "{}", G::NAME);
        second.put(Input::Permissions(Permissions::PLAY));
        second.run();
        assert_eq!(second.overs, 1, "{}", G::NAME);
        follow(&mut first, &second.kept);
        first.run();
        assert_eq!((first.sitting.view().next, first.overs), (Next::Over, 1), "{}", G::NAME);
    }
    with_every_game!(takes_over);
}

#[test]
fn what_was_tried_or_taken_back_elsewhere_is_followed_too() {
    fn follows<G: Tried>() {
        let mut plays = Desk::<G>::new(fresh(&[0]), 37);
        plays.run();
        for _ in 0..6 {
            plays.act();
        }
        let mut watches = Desk::<G>::with(plays.kept.parse().expect("a match"), Permissions::WATCH, 38);
        plays.look(ReviewInput::TakeBack);
        follow(&mut watches, &plays.kept);
        watches.run();
        assert_eq!(watches.sitting.view().state(), plays.sitting.view().state(), "{}", G::NAME);
        assert_eq!(watches.sitting.view().played, plays.sitting.view().played);
    }
    with_every_game!(follows);
}
