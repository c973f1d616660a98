//! Sealed matches at the table.

use caravanserai::play::{ActionRequest, Machine, Permissions, ReviewInput};
use caravanserai::record::{Match, Next, Secret};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::{Actor, Game};

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

fn sealed<G: Tried>(persons: &[u8]) -> Match<G> {
    fresh::<G>(persons).sealed(Secret::new([5; 32]))
}

#[test]
fn nobody_is_asked_for_the_throws_of_a_sealed_match_and_its_secret_is_kept_at_the_end() {
    fn whole<G: Tried>() {
        let mut desk = Desk::<G>::new(sealed(&[]), 1);
        let mut asked = 0;
        loop {
            asked += usize::from(matches!(desk.asked, Some((_, ActionRequest::Chance))));
            assert!(!desk.kept.contains("@secret") || desk.sitting.view().next == Next::Over);
            if !desk.go_on() {
                break;
            }
        }
        assert_eq!((desk.sitting.view().next, desk.overs), (Next::Over, 1), "{}", G::NAME);
        let kept: Match<G> = desk.kept.parse().expect("what is kept can be read");
        assert_eq!(kept, *desk.sitting.view().played);
        if !G::THROWS {
            return assert_eq!(kept.check(), None, "{}", G::NAME);
        }
        let thrown = kept.steps().filter(|step| step.actor == Actor::Chance).count();
        let checked = kept.check().expect("it is sealed");
        assert_eq!((asked, checked.right, checked.wrong, checked.open), (0, thrown, None, 0), "{}", G::NAME);
    }
    with_every_game!(whole);
}

/// After a reload the match is parsed from its text; its secret is stored separately, and may be lost.
#[test]
fn without_its_secret_a_sealed_match_is_played_on_and_cannot_be_checked() {
    fn reloads<G: Tried>(known: bool) {
        if !G::THROWS {
            return;
        }
        let mut desk = Desk::<G>::new(sealed(&[]), 2);
        for _ in 0..20 {
            desk.go_on();
        }
        let mut kept: Match<G> = desk.kept.parse().expect("what is kept can be read");
        assert!(!known || kept.unlock(Secret::new([5; 32])));
        let mut again = Desk::<G>::new(kept, 3);
        again.run();
        assert_eq!((again.sitting.view().next, again.overs), (Next::Over, 1), "{}", G::NAME);
        let played = &again.sitting.view().played;
        let checked = played.check().expect("it is sealed");
        assert_eq!((checked.wrong.is_none(), checked.open == 0), (true, known), "{}", G::NAME);
        assert_eq!(played.is_revealed(), known);
        assert_eq!(again.kept, played.to_string());
    }
    fn both<G: Tried>() {
        reloads::<G>(true);
        reloads::<G>(false);
    }
    with_every_game!(both);
}

/// Otherwise a variation would reveal the throws to come.
#[test]
fn what_is_tried_out_does_not_tell_the_throws_of_the_match() {
    fn tries<G: Tried>() {
        if !G::THROWS {
            return;
        }
        let mut desk = Desk::<G>::new(sealed(&[]), 4);
        desk.look(ReviewInput::StartVariation { for_all: false });
        assert!(desk.sitting.view().stage.in_variation, "{}", G::NAME);
        while !matches!(desk.asked, Some((_, ActionRequest::Chance))) {
            assert!(desk.go_on(), "{}: chance is asked", G::NAME);
        }
        assert!(desk.go_on());
        let tried = desk.sitting.view().played.check().map(|checked| (checked.tried, checked.open));
        assert_eq!(tried, Some((1, 0)), "{}", G::NAME);
    }
    with_every_game!(tries);
}

/// A viewer reveals nothing and saves nothing.
#[test]
fn only_where_it_is_played_the_secret_is_shown() {
    let mut over = sealed::<Marrakech>(&[]);
    while let Some(action) = over.sealed_throw(over.now()).or_else(|| {
        let mut actions = Vec::new();
        over.state().actions(&mut actions);
        actions.pop()
    }) {
        over.apply(action).expect("a legal action");
    }
    let watched = Desk::with(over.clone(), Permissions::WATCH, 5);
    assert_eq!((watched.keeps, watched.overs, watched.sitting.view().played.is_revealed()), (0, 1, false));
    let played = Desk::new(over, 5);
    assert_eq!((played.keeps, played.overs, played.sitting.view().played.is_revealed()), (1, 1, true));
}
