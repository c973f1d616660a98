//! How a match comes to its table.

use std::rc::Rc;

use yew::html;

use super::hooks::{SharedKeeper, permissions};
use super::table::Table;
use super::table_props::TableProps;
use super::visit::Visit;
use crate::play::{Opening, Tally};
use crate::record::{Match, Place};
use crate::ui::arrival::Arrival;
use crate::ui::boards::Shown;
use crate::ui::id::Id;
use crate::ui::keeper::Keeper;
use crate::ui::page::{Link, Msg, Page, Rendered};
use crate::ui::shelf::{self, Alike, Kept};
use crate::ui::{storage, switches};

/// The table of a match that is saved here.
pub fn open<G: Shown>((played, keeper): Kept<G>, link: &Link) -> Box<dyn Page> {
    let came = shelf::came::<G>(keeper.id()).map(Rc::new);
    page(TableProps {
        id: keeper.id().clone(),
        opening: Rc::new(opening(played, &keeper, false)),
        keeper: SharedKeeper::new(keeper),
        came,
        visit: None,
        at: None,
        on_damaged: link.callback(|()| Msg::Moved),
    })
}

/// The table of a match that somebody sent, at a place of it; `known` is the same on this device, and `arrival` what becomes of
/// one that is played by link.
pub fn open_visit<G: Shown>(
    played: Match<G>,
    at: Option<Place>,
    known: Option<Alike>,
    arrival: Option<Arrival>,
    link: &Link,
) -> Box<dyn Page> {
    let visit = Visit::new(known, arrival);
    let keeper = Keeper::new(Id::fresh());
    page(TableProps {
        id: keeper.id().clone(),
        opening: Rc::new(opening(played, &keeper, visit.is_spectating())),
        keeper: SharedKeeper::new(keeper),
        came: None,
        visit: Some(visit),
        at,
        on_damaged: link.callback(|()| Msg::Moved),
    })
}

fn page<G: Shown>(props: TableProps<G>) -> Box<dyn Page> {
    if props.opening.permissions.play {
        storage::set_newest(G::NAME, &props.id);
    }
    let key = props.id.to_string();
    Box::new(Rendered(html! { <Table<G> {key} ..props /> }))
}

fn opening<G: Shown>(played: Match<G>, keeper: &Keeper, spectating: bool) -> Opening<G> {
    let id = keeper.id();
    let secret = if played.is_by_link() { storage::secret(id) } else { None };
    Opening {
        clocks: storage::clocks(id),
        tally: if G::TASKS { storage::tally(id) } else { Tally::default() },
        preferences: switches::preferences(),
        permissions: permissions(),
        secret,
        spectating,
        saved: if keeper.is_fresh() { 0 } else { played.body().len() },
        ..Opening::of(played)
    }
}
