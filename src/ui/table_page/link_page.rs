//! The page of a match that somebody sent as a link.

use yew::{Html, Properties, component, html, use_memo, use_state};

use super::use_stored::use_stored;
use crate::record::{Match, Place};
use crate::ui::arrival::Arrival;
use crate::ui::boards::Shown;
use crate::ui::chest::{self, Lies};
use crate::ui::components::bar;
use crate::ui::contexts::use_language;
use crate::ui::hooks::use_event_callback;
use crate::ui::id::Id;
use crate::ui::table::{Table, TableProps};
use crate::ui::unread::Unread;
use crate::ui::{reading, shelf};
use crate::words::house;

/// Properties of [`LinkPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct LinkPageProps {
    /// The match, as the link says it.
    pub data: String,
}

/// A match that came, and the place at which it is to be shown.
type Came<G> = (Match<G>, Option<Place>);

/// What the database is asked about a match that came.
#[derive(PartialEq)]
enum Question {
    /// What it holds of the match by link with this id.
    ByLink(Id),
    /// What it holds of a match that begins or goes on as this text does.
    Alike(String),
}

/// The table of a match that somebody sent, as soon as it is known what of it is on this device; or why it cannot be read.
#[component]
pub fn LinkPage<G: Shown>(LinkPageProps { data }: &LinkPageProps) -> Html {
    use_language();
    let came = use_memo(data.clone(), |data| -> Result<Came<G>, Unread> {
        shelf::given::<G>().map_or_else(|| reading::read_link(data), |given| Ok((given, None)))
    });
    let table = use_state(|| None::<TableProps<G>>);
    let question = came.as_ref().as_ref().ok().filter(|_| table.is_none()).map(|(played, _)| {
        Id::by_link(played)
            .filter(|_| played.is_by_link())
            .map_or_else(|| Question::Alike(played.to_string()), Question::ByLink)
    });
    let answered = use_event_callback(came.clone(), {
        let table = table.setter();
        move |lies: Lies, came| {
            if let Ok(came) = &**came {
                table.set(arrive(came.clone(), lies));
            }
        }
    });
    use_stored(
        question,
        |question| match question {
            Question::ByLink(id) => chest::read(id),
            Question::Alike(text) => chest::alike(text),
        },
        answered,
    );
    if let Some(props) = &*table {
        return html! { <Table<G> ..props.clone() /> };
    }
    html! {
        <main class="page">
            { bar(&"#/".into(), G::TITLE, Html::default()) }
            if let Err(reason) = &*came {
                <section class="notice" role="alert">
                    <h2>{ house::link_title() }</h2>
                    <p>{ reason.sentence::<G>() }</p>
                    <a class="button" href="#/">{ house::home() }</a>
                </section>
            }
        </main>
    }
}

/// The table at which a match is looked at that came; `None` if it goes on at its own table.
fn arrive<G: Shown>((played, at): Came<G>, lies: Lies) -> Option<TableProps<G>> {
    if !played.is_by_link() {
        let known = shelf::alike(&played, lies);
        return Some(TableProps::visit(played, at, known, None));
    }
    let kept = Id::by_link(&played).and_then(|id| shelf::find::<G>(&id, lies).ok());
    match (Arrival::of(&played, kept.as_ref()), kept) {
        (Arrival::GoesOn, Some(kept)) => {
            shelf::arrive(kept, played);
            None
        }
        (arrival, _) => Some(TableProps::visit(played, at, None, Some(arrival))),
    }
}
