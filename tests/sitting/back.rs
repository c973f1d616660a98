//! Take-back and redo.

use caravanserai::play::{ActionRequest, Effect, Input, Machine, Preferences, ReviewInput};
use caravanserai::record::{Match, Next, NodeId};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{Damath, Options};
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Actor, Game, Turn};

use super::desk::{Desk, Tried, fresh, is_person, players};
use super::with_every_game;

/// `true` if a simultaneous phase led to a place.
fn is_outcome<G: Tried>(desk: &Desk<G>, place: NodeId) -> bool {
    let played = &desk.sitting.view().played;
    played.before(place).is_some_and(|before| matches!(played.state_at(before).turn(), Turn::Seats(_)))
}

/// Counts the simultaneous phases before the current place.
fn fought<G: Tried>(desk: &Desk<G>) -> usize {
    let view = desk.sitting.view();
    view.played.back_from(view.at).filter(|place| is_outcome(desk, *place)).count()
}

#[test]
fn no_fought_duel_is_taken_back_but_the_choice_after_it_is() {
    let mut choices = 0;
    for seed in 0..6 {
        let mut desk = Desk::<Dschamal>::new(fresh(&[0, 1]), seed);
        desk.run();
        desk.play_on(|desk| {
            let (duels, end) = (fought(desk), desk.sitting.view().at);
            let mut back = 0;
            while desk.sitting.view().can.take_back {
                desk.look(ReviewInput::TakeBack);
                assert_eq!(fought(desk), duels);
                back += 1;
            }
            assert!(duels == 0 || back <= 1, "{back}");
            choices += if duels > 0 { back } else { 0 };
            for _ in 0..back {
                desk.look(ReviewInput::Redo);
            }
            assert_eq!(desk.sitting.view().at, end);
        });
    }
    assert!(choices > 0);
}

#[test]
fn what_a_person_decided_is_taken_back_with_what_came_of_it() {
    fn back<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 12, 11);
        // The outcome of a simultaneous phase is not taken back.
        while !desk.sitting.view().can.take_back {
            desk.act();
        }
        let (before, places) = (desk.sitting.view().at, desk.sitting.view().played.places());
        desk.look(ReviewInput::TakeBack);
        let at = desk.sitting.view().at;
        let played = &desk.sitting.view().played;
        assert!(played.depth(at) < played.depth(before), "{}", G::NAME);
        assert_eq!(played.places(), places, "nothing is lost");
        // The first step after that place was a person's: there they decide again.
        let after = played.after(at)[0];
        assert!(is_person(played, played.step_at(after).expect("a step").actor), "{}", G::NAME);
        assert!(desk.sitting.view().is_for_person(), "{}", G::NAME);
        // After a reload it is still taken back.
        let kept: Match<G> = desk.kept.parse().expect("it can be read");
        assert_eq!((kept.now(), kept.places()), (at, places));
    }
    with_every_game!(back);
}

#[test]
fn all_is_taken_back_to_the_first_decision_and_played_again() {
    fn to_the_start<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0, 1], 25, 12);
        let end = desk.sitting.view().at;
        let mut back = 0;
        while desk.sitting.view().can.take_back {
            desk.look(ReviewInput::TakeBack);
            back += 1;
        }
        let at = desk.sitting.view().at;
        assert!(back >= 4 || fought(&desk) > 0, "{}: {back}", G::NAME);
        let line: Vec<_> =
            desk.sitting.view().played.back_from(at).take_while(|place| !is_outcome(&desk, *place)).collect();
        let decided = |place: &NodeId| {
            let actor = desk.sitting.view().played.step_at(*place).map(|step| step.actor);
            let before = desk.sitting.view().played.before(*place).expect("a place before");
            let alone =
                matches!(desk.sitting.view().played.next_at(before), Next::Act { persons, .. } if persons.len() == 1);
            actor.is_some_and(|actor| is_person(&desk.sitting.view().played, actor)) && alone
        };
        assert!(!line.iter().any(decided), "{}: something of persons is left", G::NAME);
        for _ in 0..back {
            assert!(desk.sitting.view().can.redo, "{}", G::NAME);
            desk.look(ReviewInput::Redo);
        }
        assert_eq!(desk.sitting.view().at, end, "{}", G::NAME);
        assert!(!desk.sitting.view().can.redo);
    }
    with_every_game!(to_the_start);
}

#[test]
fn a_throw_that_has_fallen_stays() {
    fn throws<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 10, 13);
        let thrown = |desk: &Desk<G>| -> Vec<_> {
            let steps = desk.sitting.view().played.steps();
            steps.filter(|step| step.actor == Actor::Chance).map(|step| step.action.clone()).collect()
        };
        let before = thrown(&desk);
        for _ in 0..3 {
            desk.look(ReviewInput::TakeBack);
        }
        let left = thrown(&desk).len();
        // Different random numbers would give different throws.
        desk.rng.seed(99);
        desk.run();
        for _ in 0..3 {
            desk.act();
        }
        // The same choice of outcomes gives the same throw; on the boards with one kind of dice this holds for all
        // throws.
        if ["chaupar", "pachisi"].contains(&G::NAME) {
            let after = thrown(&desk);
            let same = before.len().min(after.len());
            assert!(same > left, "{}", G::NAME);
            assert_eq!(after[..same], before[..same], "{}", G::NAME);
        }
    }
    with_every_game!(throws);
}

#[test]
fn a_bot_that_is_thinking_stops_when_it_is_taken_back() {
    let mut desk = Desk::<Damath>::after(&[0], 3, 14);
    desk.put(Input::Skip);
    let touches = |desk: &Desk<Damath>| desk.sitting.view().played.places();
    // A person moves, without waiting for the reply.
    let before = touches(&desk);
    while touches(&desk) == before {
        let all = desk.touches();
        let touch = all[desk.rng.usize(..all.len())];
        desk.put(Input::Touch(touch));
    }
    while desk.asked.is_none() {
        assert!(desk.go_on());
    }
    let (ticket, asked) = desk.asked.clone().expect("the bot is asked");
    assert!(matches!(asked, ActionRequest::Engine(_)));
    let late = desk.answer(&asked);
    // A tap makes the bot move now, without another request.
    assert_eq!(desk.put(Input::Skip), [Effect::AnswerNow]);
    assert!(desk.sitting.awaits(ticket));
    let effects = desk.look(ReviewInput::TakeBack);
    assert!(effects.contains(&Effect::Cancel));
    assert!(desk.sitting.view().is_for_person());
    let taken_back = (*desk.sitting.view().played).clone();
    assert_eq!(desk.put(Input::Answer(ticket, late)), []);
    assert_eq!(*desk.sitting.view().played, taken_back);
}

#[test]
fn nothing_is_taken_back_where_that_was_agreed_or_where_nobody_sits() {
    fn none<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]).without_take_back(), 15);
        desk.run();
        for _ in 0..4 {
            desk.act();
            assert!(!desk.sitting.view().can.take_back && !desk.sitting.view().can.redo, "{}", G::NAME);
            let at = desk.sitting.view().at;
            desk.look(ReviewInput::TakeBack);
            assert_eq!(desk.sitting.view().at, at);
        }
        let mut bots = Desk::<G>::new(fresh(&[]), 16);
        for _ in 0..50 {
            bots.go_on();
            assert!(!bots.sitting.view().can.take_back);
        }
        // A finished match stays finished.
        let mut over = Desk::<G>::new(fresh(&[0]), 17);
        over.play_on(|_| {});
        assert!(!over.sitting.view().can.take_back, "{}", G::NAME);
    }
    with_every_game!(none);
}

#[test]
fn against_a_person_a_clock_lets_nothing_be_taken_back() {
    for (persons, can) in [(&[0][..], true), (&[0, 1][..], false)] {
        let with_clocks = Match::<Damath>::new(Options::default(), players::<Damath>(2, persons)).expect("a match");
        let mut desk = Desk::new(with_clocks, 18);
        desk.run();
        desk.act();
        desk.act();
        assert!(!desk.sitting.view().played.state().clocks().is_empty());
        assert_eq!(desk.sitting.view().can.take_back, can, "{persons:?}");
    }
}

#[test]
fn what_the_device_did_for_its_player_is_no_decision() {
    fn by_itself<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 19);
        desk.put(Input::Preferences(Preferences { auto_move: true, auto_throw: true, ..Preferences::default() }));
        desk.run();
        for _ in 0..12 {
            desk.act();
            if desk.sitting.view().can.take_back {
                desk.look(ReviewInput::TakeBack);
                assert!(desk.sitting.view().is_for_person(), "{}: it would be done again at once", G::NAME);
                assert!(desk.sitting.view().state().only_choice().is_none());
                desk.look(ReviewInput::Redo);
                desk.run();
            }
        }
    }
    by_itself::<Pachisi>();
    by_itself::<Chaupar>();
}
