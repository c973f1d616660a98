//! Review, replay and variations.

use caravanserai::play::{ActionRequest, Effect, Input, Machine, Progress, ReviewInput};
use caravanserai::record::{Match, Next, NodeId};

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

#[test]
fn every_place_is_shown_as_it_was_and_nothing_goes_on_meanwhile() {
    fn back<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 8, 21);
        let (match_, at) = ((*desk.sitting.view().played).clone(), desk.sitting.view().at);
        let end = desk.sitting.view().progress.end;
        for depth in (0..end).rev() {
            let place = desk.nth(depth);
            let effects = desk.look(ReviewInput::GoTo(place));
            assert!(!effects.iter().any(|effect| matches!(effect, Effect::Ask(..))), "{}", G::NAME);
            let Progress { depth: shown, end: last, number, last_number } = desk.sitting.view().progress;
            assert_eq!((shown, last), (depth, end));
            let row = desk.sitting.view().rows.index_of(&match_, place);
            assert_eq!(number, row.map_or(0, |row| desk.sitting.view().rows.rows()[row].number), "{}", G::NAME);
            assert!(number <= last_number, "{}: {number} of {last_number}", G::NAME);
            assert!(
                desk.sitting.view().stage.reviewing
                    && !desk.sitting.view().is_busy()
                    && !desk.sitting.view().is_for_person()
            );
            assert!(desk.sitting.view().controls.is_empty());
            assert!(desk.sitting.view().cells.iter().all(|cell| !cell.open), "{}", G::NAME);
            assert_eq!(*desk.sitting.view().state(), *match_.state_at(place));
            assert!(!desk.go_on(), "{}", G::NAME);
        }
        desk.look(ReviewInput::Return);
        assert!(!desk.sitting.view().stage.reviewing);
        assert_eq!(desk.sitting.view().shown, at);
        assert_eq!(*desk.sitting.view().played, match_, "looking changes nothing");
        desk.act();
    }
    with_every_game!(back);
}

#[test]
fn a_bots_turn_waits_while_somebody_looks_back() {
    fn waits<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 22);
        for _ in 0..40 {
            desk.go_on();
        }
        let before = desk.sitting.view().played.places();
        desk.look(ReviewInput::GoTo(NodeId::START));
        desk.run();
        assert_eq!(desk.sitting.view().played.places(), before, "{}", G::NAME);
        desk.look(ReviewInput::Return);
        desk.run();
        assert_eq!(desk.overs, 1, "{}", G::NAME);
    }
    with_every_game!(waits);
}

#[test]
fn a_film_shows_the_whole_match_and_changes_nothing() {
    fn film<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[]), 23);
        desk.run();
        let over = (*desk.sitting.view().played).clone();
        desk.look(ReviewInput::Replay(true));
        assert_eq!(desk.sitting.view().shown, NodeId::START);
        let (mut seen, before) = (Vec::new(), desk.now);
        while desk.sitting.view().stage.replaying {
            seen.push(desk.sitting.view().shown);
            assert!(desk.go_on(), "{}", G::NAME);
        }
        seen.dedup();
        assert_eq!(seen.len(), over.places(), "{}", G::NAME);
        let long = seen.iter().map(|_| 200.0).sum::<f64>();
        assert!(desk.now - before > long, "{}", G::NAME);
        assert_eq!(*desk.sitting.view().played, over);
        assert_eq!(desk.overs, 1, "the end is told once");
        // A tap stops it.
        desk.look(ReviewInput::Replay(true));
        desk.go_on();
        desk.put(Input::Skip);
        assert!(!desk.sitting.view().stage.replaying);
        assert!(!desk.go_on());
    }
    with_every_game!(film);
}

#[test]
fn a_variation_is_played_against_the_same_bots_and_the_match_stays() {
    fn branch<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 6, 24);
        let (now, line) =
            (desk.sitting.view().at, desk.sitting.view().played.back_from(desk.sitting.view().at).collect::<Vec<_>>());
        let from = desk.nth(desk.sitting.view().progress.depth / 2);
        desk.look(ReviewInput::GoTo(from));
        if !desk.sitting.view().can.start_variation {
            return;
        }
        desk.look(ReviewInput::StartVariation { for_all: false });
        assert!(desk.sitting.view().stage.in_variation && !desk.sitting.view().stage.reviewing);
        desk.run();
        for _ in 0..4 {
            if desk.sitting.view().is_for_person() {
                desk.act();
            }
        }
        let played = &desk.sitting.view().played;
        assert_eq!(played.now(), now, "{}", G::NAME);
        assert_eq!(played.back_from(now).collect::<Vec<_>>(), line, "{}", G::NAME);
        let tip = desk.sitting.view().at;
        let kept: Match<G> = desk.kept.parse().expect("it can be read");
        assert_eq!(kept, **played);
        desk.look(ReviewInput::Return);
        assert_eq!((desk.sitting.view().at, desk.sitting.view().stage.in_variation), (now, false));
        // The variation can still be reviewed.
        desk.look(ReviewInput::GoTo(tip));
        assert_eq!(*desk.sitting.view().state(), *kept.state_at(tip));
        desk.look(ReviewInput::Return);
        desk.play_on(|_| {});
        assert_eq!(desk.overs, 1, "{}", G::NAME);
    }
    with_every_game!(branch);
}

#[test]
fn alone_a_person_moves_for_everybody() {
    fn alone<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 25);
        desk.run();
        for _ in 0..3 {
            desk.act();
        }
        desk.look(ReviewInput::StartVariation { for_all: true });
        let now = desk.sitting.view().played.now();
        for _ in 0..12 {
            assert!(!matches!(desk.asked, Some((_, ActionRequest::Engine(_)))), "{}", G::NAME);
            if desk.sitting.view().next == Next::Over {
                break;
            }
            if desk.sitting.view().is_for_person() {
                desk.act();
            } else {
                assert!(desk.go_on(), "{}: {:?}", G::NAME, desk.sitting.view().prompt);
            }
        }
        assert_eq!(desk.sitting.view().played.now(), now);
        assert_ne!(desk.sitting.view().at, now);
    }
    with_every_game!(alone);
}

#[test]
fn what_is_tried_out_tells_nothing_of_throws_to_come() {
    fn future<G: Tried>() {
        let mut desk = Desk::<G>::after(&[0], 3, 26);
        let now = desk.sitting.view().at;
        desk.look(ReviewInput::StartVariation { for_all: false });
        desk.run();
        for _ in 0..3 {
            if desk.sitting.view().is_for_person() {
                desk.act();
            }
        }
        // Whatever was thrown there, a throw at the current place is a new request.
        if matches!(desk.sitting.view().played.next_at(now), Next::Throw { .. }) {
            assert_eq!(desk.sitting.view().played.fallen(now, true), None, "{}", G::NAME);
        }
        desk.look(ReviewInput::Return);
        desk.run();
        assert_eq!(desk.sitting.view().at, now, "{}", G::NAME);
    }
    with_every_game!(future);
}

#[test]
fn a_finished_match_can_be_gone_on_with_otherwise() {
    fn otherwise<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 27);
        desk.play_on(|_| {});
        let over = desk.sitting.view().at;
        let middle = (0..desk.sitting.view().progress.end).rev().map(|depth| desk.nth(depth));
        let middle = middle.skip(4).find(|place| !matches!(desk.sitting.view().played.next_at(*place), Next::Over));
        let middle = middle.expect("a place before the end");
        desk.look(ReviewInput::GoTo(middle));
        desk.look(ReviewInput::StartVariation { for_all: false });
        desk.run();
        let in_variation = desk.sitting.view().stage.in_variation;
        assert!(in_variation || desk.sitting.view().stage.reviewing);
        desk.look(ReviewInput::Return);
        assert_eq!((desk.sitting.view().at, desk.overs), (over, 1), "{}", G::NAME);
        if in_variation {
            assert_eq!(desk.sitting.view().shown, middle, "{}: a variation leads back to where it began", G::NAME);
            assert!(desk.sitting.view().stage.reviewing && !desk.sitting.view().stage.in_variation);
            desk.look(ReviewInput::Return);
        }
        assert_eq!(desk.sitting.view().shown, over, "{}", G::NAME);
        assert!(desk.sitting.view().played.state().outcome().is_some());
    }
    with_every_game!(otherwise);
}

#[test]
fn another_place_shows_its_own_traces_whatever_row_is_pointed_at() {
    fn traces<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 28);
        desk.play_on(|_| {});
        let rows = desk.sitting.view().rows.rows().len();
        let unmoved = |desk: &mut Desk<G>| {
            let board = desk.sitting.view().board.clone();
            for row in 0..rows {
                desk.put(Input::PointAtRow(Some(row)));
                assert_eq!(desk.sitting.view().board, board, "{}: row {row}", G::NAME);
            }
        };
        desk.put(Input::PointAtRow(Some(rows - 1)));
        let middle = desk.nth(desk.sitting.view().progress.end / 2);
        desk.look(ReviewInput::GoTo(middle));
        unmoved(&mut desk);
        if desk.sitting.view().can.start_variation {
            desk.look(ReviewInput::StartVariation { for_all: true });
            assert!(desk.sitting.view().current_row.is_some(), "{}", G::NAME);
            unmoved(&mut desk);
        }
        // Back at the current place, no row is pointed at any more.
        desk.look(ReviewInput::Return);
        desk.look(ReviewInput::Return);
        let board = desk.sitting.view().board.clone();
        desk.put(Input::PointAtRow(None));
        assert_eq!(desk.sitting.view().board, board, "{}", G::NAME);
    }
    with_every_game!(traces);
}

#[test]
fn what_a_mouse_points_at_is_shown_while_nothing_is_selected() {
    fn pointed<G: Tried>() {
        let mut desk = Desk::<G>::new(fresh(&[0]), 28);
        let mut shown = 0;
        for _ in 0..40 {
            desk.run();
            let before = desk.sitting.view().clone();
            for cell in before.cells.iter().filter(|cell| cell.open) {
                desk.put(Input::PointAt(Some(cell.spot)));
                let view = desk.sitting.view();
                shown += usize::from(view.board != before.board);
                assert_eq!((&view.cells, &view.controls), (&before.cells, &before.controls), "{}", G::NAME);
                desk.put(Input::PointAt(None));
                assert_eq!(desk.sitting.view().board, before.board, "{}", G::NAME);
            }
            if !before.is_for_person() {
                break;
            }
            desk.act();
        }
        assert_eq!(shown > 0, G::PREVIEWS, "{}", G::NAME);
    }
    with_every_game!(pointed);
}
