//! The narration of a table for screen readers.

use caravanserai::play::{HintView, Input, Machine, Narrator, ReviewInput};
use caravanserai::record::NodeId;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::{Dschamal, Event};
use caravanserai::rules::{Actor, Game};
use caravanserai::scene::Touch;

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

/// Listens until nothing more happens without a person.
fn listen<G: Tried>(desk: &mut Desk<G>, narrator: &mut Narrator) -> Vec<String> {
    let mut heard = narrator.tell(desk.sitting.view(), None, None);
    while desk.go_on() {
        heard.extend(narrator.tell(desk.sitting.view(), None, None));
    }
    heard
}

#[test]
fn every_move_of_a_match_is_told_once_and_in_order() {
    let mut desk = Desk::<Damath>::new(fresh(&[]), 61);
    let mut narrator = Narrator::new(desk.sitting.view());
    let heard = listen(&mut desk, &mut narrator);
    let view = desk.sitting.view();
    let moves = view.played.steps().filter(|step| matches!(step.actor, Actor::Seat(_))).map(|step| step.actor);
    let tells = |says: &&String| says.contains(" moved ") || says.contains(" took ");
    let told: Vec<_> = heard.iter().filter(tells).map(|says| says.starts_with("Player A")).collect();
    let made: Vec<_> = moves.map(|actor| actor == Actor::Seat(caravanserai::rules::Seat(0))).collect();
    assert_eq!(told, made);
}

#[test]
fn a_move_that_the_board_alone_shows_is_told_as_the_move_list_has_it() {
    let mut desk = Desk::<Dschamal>::new(fresh(&[]), 69);
    let mut narrator = Narrator::new(desk.sitting.view());
    let heard = listen(&mut desk, &mut narrator);
    let view = desk.sitting.view();
    let began =
        |place: &NodeId| matches!(view.played.step_at(*place).map(|step| &step.event), Some(Event::Began { .. }));
    let places: Vec<_> = view.played.way(NodeId::START, view.at).into_iter().filter(began).collect();
    assert!(!places.is_empty());
    for line in places.into_iter().filter_map(|place| view.line_of(place)) {
        let says = format!("{} {}", view.seating.name(line.seat.expect("a player")), line.notation);
        assert_eq!(heard.iter().filter(|heard| **heard == says).count(), 1, "{says}: {heard:?}");
    }
}

#[test]
fn a_piece_that_is_taken_later_is_told_without_its_draw() {
    let mut desk = Desk::<Dschamal>::new(fresh(&[]), 64);
    let mut narrator = Narrator::new(desk.sitting.view());
    let heard = listen(&mut desk, &mut narrator);
    let view = desk.sitting.view();
    let taken = view.played.steps().filter(|step| matches!(step.event, Event::Taken { .. })).count();
    assert!(taken > 0);
    assert_eq!(heard.iter().filter(|heard| heard.contains(" takes ") && !heard.contains(" draws ")).count(), taken);
    assert!(heard.windows(2).all(|heard| !heard[1].starts_with(&heard[0])), "{heard:?}");
}

#[test]
fn nothing_is_told_twice_and_nothing_while_an_animation_runs() {
    fn quiet<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 62);
        let mut narrator = Narrator::new(desk.sitting.view());
        while desk.go_on() {
            let heard = narrator.tell(desk.sitting.view(), None, None);
            assert!(heard.is_empty() || !desk.sitting.view().is_showing(), "{}: {heard:?}", G::NAME);
            assert_eq!(narrator.tell(desk.sitting.view(), None, None), Vec::<String>::new(), "{}", G::NAME);
        }
    }
    with_every_game!(quiet);
}

#[test]
fn what_is_expected_is_told_after_each_move_of_the_others() {
    fn expects<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 4, 63);
        let mut narrator = Narrator::new(desk.sitting.view());
        for _ in 0..6 {
            desk.act();
            let heard = listen(&mut desk, &mut narrator);
            if desk.sitting.view().is_for_person() {
                assert!(heard.contains(&desk.sitting.view().prompt.title), "{}: {heard:?}", G::NAME);
            }
        }
    }
    with_every_game!(expects);
}

#[test]
fn take_back_and_review_tell_the_move_that_is_shown() {
    let mut desk = Desk::<Damath>::after(&[0], 6, 64);
    let mut narrator = Narrator::new(desk.sitting.view());
    listen(&mut desk, &mut narrator);
    for review in [ReviewInput::TakeBack, ReviewInput::GoToStep(3)] {
        desk.look(review);
        let heard = narrator.tell(desk.sitting.view(), None, None);
        let view = desk.sitting.view();
        let recap = view.recap.as_ref().map(|recap| recap.text.clone());
        assert_eq!(heard, [Some(view.prompt.title.clone()), recap].into_iter().flatten().collect::<Vec<_>>());
    }
}

#[test]
fn a_refusal_and_a_hint_are_told_alone() {
    let mut desk = Desk::<Damath>::after(&[0], 2, 65);
    let mut narrator = Narrator::new(desk.sitting.view());
    listen(&mut desk, &mut narrator);
    let closed = desk.sitting.view().cells.iter().find(|cell| !cell.open).expect("a closed square").spot;
    desk.put(Input::Touch(Touch::Spot(closed)));
    let refused = desk.sitting.view().refusal.as_ref().expect("a refusal").sentence.clone();
    assert_eq!(narrator.tell(desk.sitting.view(), None, None), [refused]);

    desk.look(ReviewInput::Hint);
    let heard = listen(&mut desk, &mut narrator);
    let HintView::Shown(advice) = &desk.sitting.view().hint else { panic!("no hint for {}", Damath::NAME) };
    assert_eq!(heard.last(), Some(&advice.text));
}

#[test]
fn a_notice_takes_the_place_of_the_hint() {
    let desk = Desk::<Damath>::after(&[0], 2, 66);
    let mut narrator = Narrator::new(desk.sitting.view());
    let heard = narrator.tell(desk.sitting.view(), None, Some("A notice"));
    assert_eq!(heard, [desk.sitting.view().prompt.title.as_str(), "A notice"]);
}

#[test]
fn a_match_that_takes_the_place_of_a_longer_one_is_told_as_it_stands() {
    let mut narrator = Narrator::new(Desk::<Damath>::after(&[0], 12, 67).sitting.view());
    let desk = Desk::<Damath>::after(&[0], 2, 68);
    let view = desk.sitting.view();
    assert_eq!(narrator.tell(view, None, None).first(), Some(&view.prompt.title));
}
