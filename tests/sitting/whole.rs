//! Whole matches, reloads in every state, and events that must not happen twice.

use caravanserai::engine::{Answer, Question};
use caravanserai::play::{Effect, Input, Machine};
use caravanserai::record::{Match, Next};

use super::desk::{Desk, Tried, fresh, question};
use super::with_every_game;
use crate::effort;

#[test]
fn bots_play_a_whole_match_by_themselves() {
    fn whole<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 1);
        desk.run();
        assert_eq!((desk.sitting.view().next, desk.overs), (Next::Over, 1), "{}", G::NAME);
        assert_eq!(desk.kept, desk.sitting.view().played.to_string());
        assert!(desk.now > 10_000.0, "{}: it was shown in {} ms", G::NAME, desk.now);
    }
    with_every_game!(whole);
}

#[test]
fn a_person_plays_a_whole_match_against_bots_by_touches() {
    fn whole<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 2);
        desk.play_on(|_| {});
        assert_eq!((desk.sitting.view().next, desk.overs), (Next::Over, 1), "{}", G::NAME);
    }
    with_every_game!(whole);
}

#[test]
fn a_reload_in_any_state_finds_the_same_table() {
    fn reloads<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0, 1]), 3);
        let mut count = 0;
        desk.play_on(|desk| {
            count += 1;
            if count % 10 != 1 && !effort::is_long() {
                return;
            }
            let kept: Match<G> = desk.kept.parse().expect("what is kept can be read");
            assert_eq!(kept, *desk.sitting.view().played, "{}", G::NAME);
            let again = Desk::<G>::new(kept, 0);
            assert_eq!(again.sitting.view().next, desk.sitting.view().next);
            assert_eq!(again.sitting.view().prompt, desk.sitting.view().prompt);
            assert_eq!(again.sitting.view().cells, desk.sitting.view().cells);
            assert_eq!(again.sitting.view().controls, desk.sitting.view().controls);
            assert_eq!(again.sitting.view().recap, desk.sitting.view().recap);
        });
        assert!(count > 10, "{}: {count}", G::NAME);
    }
    with_every_game!(reloads);
}

#[test]
fn a_reload_while_something_is_shown_goes_on_where_it_was() {
    fn reloads<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 4);
        for _ in 0..200 {
            desk.go_on();
            let kept: Match<G> = desk.kept.parse().expect("what is kept can be read");
            let again = Desk::<G>::new(kept, 0);
            assert_eq!(again.sitting.view().state(), desk.sitting.view().state(), "{}", G::NAME);
            // The new sitting waits for the next action, which the first one makes after its animation.
            assert_eq!(again.waits.is_empty(), again.sitting.view().next == Next::Over);
        }
    }
    with_every_game!(reloads);
}

#[test]
fn an_answer_that_is_no_longer_awaited_does_nothing() {
    fn stale<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 5);
        let mut stale = Vec::new();
        for _ in 0..60 {
            if let Some((ticket, asked)) = desk.asked.clone() {
                let actions = desk.answer(&asked);
                stale.push((ticket, actions));
            }
            if !desk.go_on() {
                break;
            }
        }
        assert!(stale.len() > 3, "{}", G::NAME);
        let before = (*desk.sitting.view().played).clone();
        for (ticket, actions) in
            stale.into_iter().filter(|(ticket, _)| !desk.sitting.awaits(*ticket)).collect::<Vec<_>>()
        {
            assert_eq!(desk.put(Input::Answer(ticket, actions)), []);
            assert_eq!(desk.put(Input::Elapsed(ticket)), []);
        }
        assert_eq!(*desk.sitting.view().played, before);
    }
    with_every_game!(stale);
}

#[test]
fn of_several_actions_all_happen_or_none() {
    fn atomic<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 6);
        while desk.asked.is_none() {
            assert!(desk.go_on());
        }
        let (ticket, asked) = desk.asked.take().expect("something is asked");
        let mut actions = desk.answer(&asked);
        let first = actions[0].clone();
        let mut after = desk.sitting.view().state().clone();
        after.apply(&first).expect("a legal action");
        // The same action again is illegal here.
        let wrong = (after.check(&first).is_err()).then_some(first);
        let Some(wrong) = wrong else { return };
        actions.truncate(1);
        actions.push(wrong);
        let before = (*desk.sitting.view().played).clone();
        let effects = desk.put(Input::Answer(ticket, actions));
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Save(..))), "{}", G::NAME);
        assert_eq!(*desk.sitting.view().played, before, "{}", G::NAME);
        assert!(desk.sitting.view().refusal.is_some(), "{}", G::NAME);
    }
    with_every_game!(atomic);
}

#[test]
fn a_match_of_bots_stops_and_goes_step_by_step() {
    fn steps<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 7);
        desk.put(Input::Pause);
        desk.run();
        assert_eq!(desk.sitting.view().played.places(), 1, "{}", G::NAME);
        desk.put(Input::Step);
        desk.run();
        let stepped = desk.sitting.view().played.places();
        assert!(stepped > 1, "{}", G::NAME);
        desk.put(Input::Pause);
        desk.run();
        assert_eq!(desk.overs, 1);
    }
    with_every_game!(steps);
}

#[test]
fn a_bot_whose_engine_answers_nonsense_takes_the_first_legal_action() {
    fn takes<G: Tried>() {
        for answer in [Answer::Lost, Answer::Chosen(Vec::new()), Answer::Chosen(vec!["nonsense".into()])] {
            let mut desk = Desk::<G>::new(fresh(&[]), 8);
            let is_choice = |desk: &Desk<G>| {
                matches!(desk.asked.as_ref().and_then(|(_, asked)| question(asked)), Some(Question::Choose { .. }))
            };
            while !is_choice(&desk) {
                assert!(desk.go_on(), "{}: no bot has to choose", G::NAME);
            }
            let mut actions = Vec::new();
            desk.sitting.view().state().actions(&mut actions);
            let (ticket, _) = desk.asked.take().expect("a question");
            let before = desk.sitting.view().played.steps().len();
            desk.put(Input::Heard(ticket, answer));
            let step = desk.sitting.view().played.steps().nth(before).expect("an action");
            assert_eq!(step.action, actions[0], "{}", G::NAME);
        }
    }
    with_every_game!(takes);
}
