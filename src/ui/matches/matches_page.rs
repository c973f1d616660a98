//! The page of all matches, and the page of their statistics.

use js_sys::Date;
use web_sys::window;
use yew::{Callback, Html, Properties, component, html, use_node_ref, use_state};

use super::backup;
use super::backup_section::BackupSection;
use super::entry::Entry;
use super::match_entry::EntryAction;
use super::match_list::MatchList;
use super::numbers_page::Numbers;
use super::use_listing::{Actions, use_listing};
use crate::pages::given::CountMoves;
use crate::store::{Id, browser};
use crate::ui::components::bar;
use crate::ui::focus::focus;
use crate::ui::given::OpenForm;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::Route;
use crate::words::matches;

#[derive(Clone, PartialEq, Properties)]
pub struct MatchesProps {
    /// `true` for the page of statistics.
    pub numbers: bool,
}

/// The matches of this device with their actions and the backup, or the statistics of them.
#[component]
pub fn Matches(MatchesProps { numbers }: &MatchesProps) -> Html {
    let (listing, message, actions) = use_listing();
    let deleted = use_state(|| None::<Id>);
    let on_entry = use_event_callback(
        (actions.clone(), deleted.setter()),
        |(id, action): (Id, EntryAction), (actions, deleted)| match action {
            EntryAction::Rename(name) => change(id, "title", name, actions),
            EntryAction::Delete => {
                change(id.clone(), "deleted", Date::new_0().to_iso_string().into(), actions);
                deleted.set(Some(id));
            }
            EntryAction::Copy(title) => {
                actions.act(async move { backup::copy(&id, &title).await.err().map(not_stored) });
            }
        },
    );
    let on_undo = use_event_callback((actions.clone(), deleted.clone()), |(), (actions, deleted)| {
        if let Some(id) = &**deleted {
            change(id.clone(), "deleted", String::new(), actions);
        }
        deleted.set(None);
    });
    let (back, title) =
        if *numbers { (Route::Matches, matches::statistics()) } else { (Route::Home, matches::matches_title()) };
    let undone = |entry: &&Entry| Some(&entry.id) == deleted.as_ref() && entry.is_deleted();
    let deleted_name = listing.all.iter().flat_map(|all| all.iter()).find(undone).map(Entry::name);
    let has_message = message.is_some();
    let others = if *numbers {
        Html::default()
    } else {
        html! { <a class="quiet" href={Route::Numbers.href()}>{ matches::statistics() }</a> }
    };
    html! {
        <main class="page matches">
            { bar(&back, title, others) }
            <Status {message} deleted={deleted_name} {on_undo} />
            if let Some(all) = &listing.all {
                if *numbers {
                    <Numbers {all} />
                } else {
                    <MatchList {all} unreadable={listing.unreadable} on_action={on_entry} />
                    <OpenForm count_moves={CountMoves::none()} />
                    <BackupSection {actions} />
                }
            } else if !has_message {
                <p>{ matches::listing() }</p>
            }
        </main>
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

#[derive(Clone, PartialEq, Properties)]
struct StatusProps {
    /// The result of the last action, in a sentence.
    message: Option<String>,
    /// The name of the match that was deleted last, if that can be undone.
    deleted: Option<String>,
    /// Called to undo the deletion.
    on_undo: Callback<()>,
}

/// The result of the last action, with a button that undoes a deletion.
#[component]
fn Status(StatusProps { message, deleted, on_undo }: &StatusProps) -> Html {
    let onclick = on_undo.reform(|_| ());
    let undo = use_node_ref();
    use_effect_on((undo.clone(), deleted.clone()), |(undo, _)| {
        // The pressed button is gone, and the focus with it.
        if has_gone() {
            focus(undo);
        }
    });
    let class = (message.is_some() || deleted.is_some()).then_some("notice");
    html! {
        <div {class} role="status">
            if let Some(message) = message {
                <p>{ message }</p>
            }
            if let Some(name) = deleted {
                <p class="row">
                    <span>{ matches::deleted(name) }</span>
                    <button ref={undo} class="button" {onclick}>{ matches::undo() }</button>
                </p>
            }
        </div>
    }
}

/// `true` if no element has the focus.
fn has_gone() -> bool {
    let active = window().and_then(|window| window.document()?.active_element());
    active.is_none_or(|active| active.tag_name() == "BODY")
}
