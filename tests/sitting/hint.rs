//! Hints: who can ask for one, what it does, and what removes it.

use caravanserai::engine::Question;
use caravanserai::play::{
    ActionRequest, Effect, HintView, Input, Machine, Permissions, Preferences, ReviewInput, Ticket,
};
use caravanserai::record::{Match, Secret};
use caravanserai::rules::damath::{Action, Damath, Options};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::{Seat, Turn};
use caravanserai::scene::Quiz;

use super::desk::{Desk, Tried, fresh, players, question};
use super::with_every_game;

/// A match in which a person has to decide alone and has decided before: where duels are fought, that may stay.
fn deciding<G: Tried>(persons: &[u8], seed: u64) -> Desk<G> {
    for seed in (0..20).map(|more| 100 * seed + more) {
        let mut desk = Desk::<G>::after(persons, 2, seed);
        while desk.sitting.view().is_for_person() {
            let has_duels = G::NAME == "dschamal";
            if desk.sitting.view().can.hint && (desk.sitting.view().can.take_back || has_duels) {
                return desk;
            }
            desk.act();
        }
    }
    panic!("{}: a person never decides", G::NAME);
}

/// Takes back the last decision or, if it stays, looks at the start.
fn go_back<G: Tried>(desk: &mut Desk<G>) {
    let back = if desk.sitting.view().can.take_back { ReviewInput::TakeBack } else { ReviewInput::GoTo(desk.nth(0)) };
    desk.look(back);
}

/// Asks for a hint, which must be possible.
fn ask<G: Tried>(desk: &mut Desk<G>) -> (Ticket, ActionRequest) {
    let effects = desk.look(ReviewInput::Hint);
    let [Effect::Ask(ticket, asked)] = &effects[..] else { panic!("{}: {effects:?}", G::NAME) };
    assert!(desk.sitting.view().hint == HintView::Thinking && desk.sitting.awaits(*ticket) && desk.hint().is_none());
    (*ticket, asked.clone())
}

/// Asks for a hint and answers the request.
fn have<G: Tried>(desk: &mut Desk<G>) -> G::Action {
    let (ticket, asked) = ask(desk);
    let action = desk.answer(&asked).remove(0);
    desk.put(Input::Answer(ticket, vec![action.clone()]));
    assert!(desk.hint().is_some() && desk.sitting.view().hint != HintView::Thinking, "{}", G::NAME);
    action
}

#[test]
fn whoever_decides_has_a_hint_and_nothing_happens_by_it_until_it_is_done() {
    fn hint<G: Tried>() {
        let mut desk = deciding::<G>(&[0], 31);
        let Turn::Seat(seat) = desk.sitting.view().state().turn() else { panic!("a seat decides") };
        let (played, keeps) = ((*desk.sitting.view().played).clone(), desk.keeps);
        let (_, asked) = ask(&mut desk);
        assert_eq!(question(&asked), Some(&Question::Advise { seat }));
        // The request is cancelled, and made again.
        assert_eq!(desk.look(ReviewInput::Hint), [Effect::Cancel]);
        assert!(desk.sitting.view().hint == HintView::None);
        let action = have(&mut desk);
        let advice = desk.sitting.view().state().advice(&action, &desk.sitting.view().seating);
        assert_eq!(desk.hint(), advice, "{}", G::NAME);
        assert!(desk.sitting.view().is_for_person() && desk.keeps == keeps && *desk.sitting.view().played == played);
        let at = desk.sitting.view().at;
        desk.look(ReviewInput::PlayHint);
        let next = desk.sitting.view().played.after(at)[0];
        assert_eq!(desk.sitting.view().played.step_at(next).map(|step| &step.action), Some(&action), "{}", G::NAME);
        assert!(desk.sitting.view().hint == HintView::None);
    }
    with_every_game!(hint);
}

#[test]
fn a_hint_that_comes_late_or_is_not_allowed_is_none() {
    fn late<G: Tried>() {
        let mut desk = deciding::<G>(&[0], 32);
        let (ticket, asked) = ask(&mut desk);
        let action = desk.answer(&asked).remove(0);
        go_back(&mut desk);
        assert!(!desk.sitting.awaits(ticket), "{}", G::NAME);
        desk.put(Input::Answer(ticket, vec![action]));
        assert!(desk.hint().is_none(), "{}", G::NAME);
    }
    with_every_game!(late);
    let mut desk = deciding::<Damath>(&[0], 33);
    let (ticket, _) = ask(&mut desk);
    desk.put(Input::Answer(ticket, vec![Action::Accept]));
    assert!(desk.sitting.view().hint == HintView::None && desk.hint().is_none());
}

#[test]
fn whatever_moves_the_match_on_or_leads_away_from_it_takes_the_hint_away() {
    fn goes<G: Tried>() {
        let ways: [fn(&mut Desk<G>); 6] = [
            |desk| drop(desk.put(Input::ClearSelection)),
            go_back,
            |desk| drop(desk.look(ReviewInput::GoTo(desk.nth(0)))),
            |desk| drop(desk.look(ReviewInput::Replay(true))),
            |desk| drop(desk.put(Input::Permissions(Permissions::WATCH))),
            Desk::act,
        ];
        for (way, go) in ways.into_iter().enumerate() {
            let mut desk = deciding::<G>(&[0], 34);
            have(&mut desk);
            go(&mut desk);
            assert!(desk.sitting.view().hint == HintView::None && desk.hint().is_none(), "{} {way}", G::NAME);
        }
    }
    with_every_game!(goes);
}

#[test]
fn a_hint_disturbs_nothing_that_is_awaited() {
    let with_clocks = Match::<Damath>::new(Options::default(), players::<Damath>(2, &[0])).expect("a match");
    let mut desk = Desk::new(with_clocks, 35);
    desk.run();
    desk.act();
    let (_, second) = *desk.waits.last().expect("a clock runs");
    assert!(desk.sitting.awaits(second));
    have(&mut desk);
    assert!(desk.sitting.awaits(second), "the clock goes on");
    desk.put(Input::Elapsed(second));
    assert!(desk.hint().is_some(), "and the hint stays");
}

#[test]
fn there_is_no_hint_for_bots_by_link_against_a_clock_of_a_person_or_while_one_looks_back() {
    fn none<G: Tried>() {
        let mut bots = Desk::<G>::new(fresh(&[]), 36);
        for _ in 0..60 {
            bots.go_on();
            assert!(!bots.sitting.view().can.hint, "{}", G::NAME);
            assert_eq!(bots.look(ReviewInput::Hint), []);
        }
        let mut desk = deciding::<G>(&[0], 37);
        desk.look(ReviewInput::GoTo(desk.nth(1)));
        assert!(!desk.sitting.view().can.hint, "{}", G::NAME);
        assert_eq!(desk.look(ReviewInput::Hint), []);
        let seats = fresh::<G>(&[0]).state().seats();
        let all: Vec<_> = (0..seats).collect();
        let mut by_link =
            Match::<G>::new(G::by_link(&G::initial_options()), players::<G>(seats, &all)).expect("a match").by_link();
        for seat in Seat::all(seats) {
            by_link.join(seat, &Secret::new([seat.0 + 1; 32])).expect("it is free");
        }
        let desk = Desk::new(by_link, 38);
        assert!(!desk.sitting.view().can.hint, "{}", G::NAME);
    }
    with_every_game!(none);
    for (persons, can) in [(&[0][..], true), (&[0, 1][..], false)] {
        let with_clocks = Match::<Damath>::new(Options::default(), players::<Damath>(2, persons)).expect("a match");
        let mut desk = Desk::new(with_clocks, 39);
        desk.run();
        assert_eq!(desk.sitting.view().can.hint, can, "{persons:?}");
    }
}

#[test]
fn what_a_hint_takes_is_worked_out_first() {
    let mut worked_out = 0;
    for seed in 40..60 {
        let mut desk = deciding::<Damath>(&[0, 1], seed);
        desk.put(Input::Preferences(Preferences { works_out: true, ..Preferences::default() }));
        let action = have(&mut desk);
        let (tasks, places) = (desk.sitting.view().state().tasks(&action), desk.sitting.view().played.places());
        desk.look(ReviewInput::PlayHint);
        assert_eq!(desk.sitting.view().sum.as_ref().map_or(&[][..], |sum| &sum.tasks), tasks);
        // An action without a sum is played at once.
        assert_eq!(desk.sitting.view().played.places() > places, tasks.is_empty());
        worked_out += usize::from(!tasks.is_empty());
    }
    assert!(worked_out > 0);
}

#[test]
fn hints_of_one_turn_come_one_at_a_time() {
    let mut desk = deciding::<Marrakech>(&[0, 1], 41);
    let mut done = 0;
    while done < 6 {
        if desk.sitting.view().can.hint {
            have(&mut desk);
            desk.look(ReviewInput::PlayHint);
            desk.run();
            done += 1;
        } else {
            desk.act();
        }
        assert!(desk.sitting.view().hint == HintView::None);
    }
}
