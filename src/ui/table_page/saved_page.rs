//! The page of a match that is saved on this device.

use yew::{Html, Properties, component, html, use_state};

use super::damaged::DamagedPage;
use super::use_hold::use_hold;
use super::use_stored::use_stored;
use crate::ui::boards::Shown;
use crate::ui::chest::{self, Lies};
use crate::ui::components::bar;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::id::Id;
use crate::ui::reading::Damaged;
use crate::ui::shelf;
use crate::ui::table::{Table, TableProps};

/// Properties of [`TablePage`].
#[derive(Clone, PartialEq, Properties)]
pub struct TablePageProps {
    /// The match.
    pub id: Id,
}

/// How far a match is on its way to its table.
#[derive(Clone, PartialEq)]
enum Stage<G: Shown> {
    /// It is not told yet which tab plays it.
    Begins,
    /// The database is asked for it. It counts how often.
    Asked(usize),
    /// It is at its table.
    Ready(TableProps<G>),
    /// It does not come: this is there of it, if anything is.
    Stays(Option<Damaged>),
}

/// The table of a match, as soon as it has been read; or why it cannot be.
#[component]
pub fn TablePage<G: Shown>(TablePageProps { id }: &TablePageProps) -> Html {
    let stage = use_state(|| Stage::<G>::Begins);
    let is_told = use_hold(id);
    use_effect_on((is_told, id.clone()), {
        let stage = stage.setter();
        move |(is_told, id)| {
            if *is_told {
                stage.set(match shelf::fresh::<G>(id) {
                    Some(fresh) => Stage::Ready(TableProps::of(fresh)),
                    None => Stage::Asked(0),
                });
                chest::sweep(id);
            }
        }
    });
    let asked = if let Stage::Asked(times) = &*stage { Some((id.clone(), *times)) } else { None };
    let answered = use_event_callback(id.clone(), {
        let stage = stage.setter();
        move |lies: Lies, id| {
            stage.set(match shelf::find::<G>(id, lies) {
                Ok(kept) => Stage::Ready(TableProps::of(kept)),
                Err(damaged) => Stage::Stays(damaged),
            });
        }
    });
    use_stored(asked, |(id, _)| chest::read(id), answered);
    let on_damaged = use_event_callback(stage.setter(), |(), stage| stage.set(Stage::Asked(1)));
    match &*stage {
        Stage::Begins => Html::default(),
        Stage::Asked(_) => html! { <main class="page">{ bar(&"#/".into(), G::TITLE, Html::default()) }</main> },
        Stage::Ready(props) => html! { <Table<G> ..TableProps { on_damaged, ..props.clone() } /> },
        Stage::Stays(damaged) => html! { <DamagedPage<G> id={id.clone()} damaged={damaged.clone()} /> },
    }
}
