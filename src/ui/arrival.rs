//! What becomes of a match by link that has come to this device.

use yew::Html;

use super::boards::Shown;
use super::chest::{self, Answer, Lies, Ticket};
use super::id::Id;
use super::page::{Link, Msg, Page};
use super::parts::{bar, element};
use super::shelf::{self, Kept};
use super::table;
use crate::play::Rows;
use crate::record::{Came, Match, Place, Wrong};
use crate::rules::Seat;
use crate::scene::Seating;
use crate::words::house;

/// The arrival of a match by link: what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Somebody can join it here, on this seat.
    Invites(Seat),
    /// It tells nothing that the match with this id does not.
    Known(Id),
    /// It goes on from what is kept.
    GoesOn,
    /// It is not believed, for this reason. What is kept stays as it is.
    Refused(String, Option<Id>),
    /// Nobody of this device plays in it, and no seat is free.
    Looks,
}

impl Arrival {
    /// What becomes of this match, which is played by link, where that is kept of it.
    fn of<G: Shown>(came: &Match<G>, kept: Option<&Kept<G>>) -> Self {
        let known = kept.map(|(_, keeper)| keeper.id().clone());
        if let Some(wrong) = came.check().and_then(|checked| checked.wrong) {
            return Self::Refused(forged(came, &wrong), known);
        }
        match (kept, known) {
            (Some((kept, _)), Some(id)) => match kept.beside(came) {
                Came::Known => Self::Known(id),
                Came::More => Self::GoesOn,
                Came::Otherwise(place) => Self::Refused(otherwise(kept, came, place), Some(id)),
            },
            _ if came.first_token().is_none() || came.holder().is_some() => Self::Looks,
            _ => came.awaits().map_or(Self::Looks, Self::Invites),
        }
    }
}

/// The page of a match by link that has come, until it is known what is kept of it, and after that.
pub struct Arriving<G: Shown> {
    id: Id,
    came: Match<G>,
    /// Where it is to be shown.
    at: Option<Place>,
    ticket: Ticket,
    /// The table at which it is looked at, as soon as it is known what becomes of it.
    table: Option<Box<dyn Page>>,
}

impl<G: Shown> Arriving<G> {
    /// Asks what is kept of a match that has come; none of one that nobody has joined.
    pub fn of(came: Match<G>, at: Option<Place>) -> Option<Self> {
        let id = Id::by_link(&came)?;
        Some(Self { ticket: chest::read(&id), id, came, at, table: None })
    }

    /// The database has answered.
    fn hear(&mut self, link: &Link, lies: Lies) {
        let kept = shelf::find::<G>(&self.id, lies).ok();
        match (Arrival::of(&self.came, kept.as_ref()), kept) {
            (Arrival::GoesOn, Some(kept)) => shelf::arrive(kept, self.came.clone()),
            (arrival, _) => self.table = Some(table::open_visit(self.came.clone(), self.at, None, Some(arrival), link)),
        }
    }
}

impl<G: Shown> Page for Arriving<G> {
    fn update(&mut self, link: &Link, msg: Msg) -> bool {
        if let Some(table) = &mut self.table {
            return table.update(link, msg);
        }
        let Msg::Answered(event) = msg else { return false };
        let answer = chest::answer(&event).filter(|(ticket, _)| *ticket == self.ticket);
        let Some((_, answer)) = answer else { return false };
        self.hear(link, if let Answer::Lies(lies) = answer { lies } else { Lies::Nothing });
        true
    }

    fn view(&self, link: &Link) -> Html {
        let opens = || element("main", "page", vec![bar("#/", G::TITLE, Vec::new())]);
        self.table.as_ref().map_or_else(opens, |table| table.view(link))
    }

    fn waits(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.waits())
    }

    fn rendered(&self) {
        if let Some(table) = &self.table {
            table.rendered();
        }
    }
}

/// The move that leads to a place, by its number and in notation.
fn move_at<G: Shown>(played: &Match<G>, place: Place) -> (usize, String) {
    let mut rows = Rows::default();
    let names = played.players().iter().map(|player| player.name.clone()).collect();
    let looks = played.players().iter().map(|player| player.look).collect();
    rows.tell(played, played.now(), &Seating { names, looks, ..Seating::default() });
    let row = rows.of(played, place).and_then(|row| rows.rows().get(row));
    row.map_or((place.number(), String::new()), |row| (row.number, row.line.notation.clone()))
}

/// That a throw is not as it was bound.
fn forged<G: Shown>(came: &Match<G>, wrong: &Wrong<G::Action>) -> String {
    let thrown = came.step_at(wrong.place).map(|step| step.action.to_string()).unwrap_or_default();
    house::throw_unbound(move_at(came, wrong.place).0, &thrown, &wrong.should.to_string())
}

/// That something is told otherwise than it is known.
fn otherwise<G: Shown>(known: &Match<G>, came: &Match<G>, place: Option<Place>) -> String {
    let Some(place) = place else { return house::bonds_differ().to_owned() };
    let ((number, here), (_, there)) = (move_at(known, place), move_at(came, place));
    house::move_differs(number, &here, &there)
}
