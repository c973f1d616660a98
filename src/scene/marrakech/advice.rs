//! Reasons for a direction for Asam and for a place for a rug.

use super::controls::arrow;
use super::{Selection, toll, words};
use crate::rules::Game;
use crate::rules::marrakech::{Action, DIE, Heading, Marrakech, Place};
use crate::scene::{Advice, Advise, Seating};
use crate::words::marrakech;

impl Advise for Marrakech {
    fn reason(&self, action: &Action, seating: &Seating) -> Option<String> {
        let (_, heading) = self.asam();
        match *action {
            Action::Turn(turning) => words::way_hint(self, seating, &Selection::Heading(heading.turned(turning))),
            Action::Lay(place) => shows(self, place),
            _ => None,
        }
    }

    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        let (_, heading) = self.asam();
        let turned = |heading| Advice::on([arrow(heading)], &[way(self, heading)]).round((0, 0), (2, 2));
        match *action {
            Action::Face(heading) => Some(turned(heading)),
            Action::Turn(turning) => Some(turned(heading.turned(turning))),
            Action::Lay(place) => {
                let says = [words::lay_on(self, seating, place), shows(self, place)?];
                Some(Advice::on(place.squares().map(Into::into), &says))
            }
            Action::Roll(_) | Action::Draw(_) => None,
        }
    }
}

/// Returns a sentence on the average toll in a direction, over the six faces of the die (M1).
fn way(state: &Marrakech, heading: Heading) -> String {
    let tolls = state.reach(heading).map(|walk| toll(state, walk.end().to));
    let faces = || DIE.iter().map(|(_, faces)| *faces).zip(tolls);
    let free: u32 = faces().filter(|(_, toll)| *toll == 0).map(|(faces, _)| faces).sum();
    let sixths: u32 = faces().map(|(faces, toll)| faces * u32::from(toll)).sum();
    let key = heading.to_string();
    match sixths {
        0 => marrakech::advice_way_free(&key),
        _ => marrakech::advice_way(&key, free, &words::average(sixths)),
    }
}

/// Returns a sentence on a rug at `place`: the toll for others who stop there, and the number of squares that its
/// owner's rugs then show on.
fn shows(state: &Marrakech, place: Place) -> Option<String> {
    let mut after = *state;
    after.apply(&Action::Lay(place)).ok()?;
    let [square, _] = place.squares();
    Some(marrakech::advice_shows(after.region(square).len(), after.showing(state.mover())))
}
