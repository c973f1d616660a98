//! The page of all matches, and the page of their statistics.

use std::rc::Rc;

use js_sys::Date;
use yew::{Html, Properties, component, html, use_state};

use super::backup;
use super::backup_section::BackupSection;
use super::entry::Entry;
use super::match_entry::EntryAction;
use super::match_list::MatchList;
use super::numbers_page::Numbers;
use super::status::Status;
use super::use_listing::{Actions, use_listing};
use crate::store::{Id, browser};
use crate::ui::components::bar;
use crate::ui::context::use_language;
use crate::ui::hooks::use_event_callback;
use crate::words::matches;

/// The id of the program's element, and the first segment of its routes.
pub const ADDRESS: &str = "matches";
/// The URL of the statistics.
const NUMBERS: &str = "#/matches/numbers";

/// Properties of [`Matches`].
#[derive(Clone, PartialEq, Properties)]
pub struct MatchesProps {
    /// True for the page of statistics.
    pub numbers: bool,
}

/// The matches of this device with their actions and the backup, or the statistics of them.
#[component]
pub fn Matches(MatchesProps { numbers }: &MatchesProps) -> Html {
    use_language();
    let (listing, message, actions) = use_listing();
    let deleted = use_state(|| None::<Id>);
    let on_entry = use_event_callback((listing.all.clone(), actions.clone()), {
        let deleted = deleted.setter();
        move |(id, action): (Id, EntryAction), (all, actions)| {
            let entry = all.iter().flat_map(|all| all.iter()).find(|entry| entry.id == id);
            match action {
                EntryAction::Rename(name) => change(id, "title", name, actions),
                EntryAction::Delete => {
                    change(id.clone(), "deleted", Date::new_0().to_iso_string().into(), actions);
                    deleted.set(Some(id));
                }
                EntryAction::Copy => {
                    if let Some(entry) = entry {
                        let title = matches::copy_of(&entry.name());
                        actions.act(async move { backup::copy(&id, &title).await.err().map(not_stored) });
                    }
                }
            }
        }
    });
    let on_undo = use_event_callback(actions.clone(), {
        let deleted = deleted.clone();
        move |(), actions| {
            if let Some(id) = &*deleted {
                change(id.clone(), "deleted", String::new(), actions);
            }
            deleted.set(None);
        }
    });
    let (back, title) = back_link(*numbers);
    let undone = |entry: &&Entry| Some(&entry.id) == deleted.as_ref() && entry.is_deleted();
    let deleted_name = listing.all.iter().flat_map(|all| all.iter()).find(undone).map(Entry::name);
    let has_message = message.is_some();
    let others = if *numbers {
        Html::default()
    } else {
        html! { <a class="quiet" href={NUMBERS}>{ matches::numbers_title() }</a> }
    };
    html! {
        <main class="page matches">
            { bar(&back.into(), title, others) }
            <Status {message} deleted={deleted_name} {on_undo} />
            if *numbers {
                <Numbers all={listing.all.clone()} />
            } else if let Some(all) = &listing.all {
                <MatchList all={Rc::clone(all)} unreadable={listing.unreadable} on_action={on_entry} />
                <BackupSection {actions} />
            } else if !has_message {
                <p>{ matches::listing() }</p>
            }
        </main>
    }
}

/// Returns the URL of the back link, and the title of the page.
fn back_link(numbers: bool) -> (String, &'static str) {
    if numbers {
        (format!("#/{ADDRESS}"), matches::numbers_title())
    } else {
        ("#/".to_owned(), matches::matches_title())
    }
}

/// Changes one field of a match's row.
fn change(id: Id, name: &'static str, value: String, actions: &Actions) {
    actions.act(async move { browser::change_row(&id, name, &value).await.err().map(not_stored) });
}

/// Returns the message that the browser could not save a change.
fn not_stored<T>(_: T) -> String {
    matches::not_stored().into()
}
