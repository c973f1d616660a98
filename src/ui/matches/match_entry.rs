//! A match in the list, with its menu.

use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, MouseEvent, Properties, SubmitEvent, component, html, use_node_ref};

use super::entry::{Entry, picture};
use crate::store::Id;
use crate::ui::date::date;
use crate::ui::focus::focus;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::GamePage;
use crate::words::{matches, table};

/// An action on a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryAction {
    /// Changes its title.
    Rename(String),
    /// Saves a copy with an id of its own and this title.
    Copy(String),
    /// Deletes it.
    Delete,
}

/// The open part of a match's menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryMenu {
    /// The buttons of the actions.
    Ways,
    /// The form for another title.
    Rename,
}

#[derive(Clone, PartialEq, Properties)]
pub struct MatchEntryProps {
    /// The match.
    pub entry: Entry,
    /// The open part of its menu.
    pub menu: Option<EntryMenu>,
    /// Called to open or close its menu.
    pub on_menu: Callback<(Id, Option<EntryMenu>)>,
    /// Called to carry out an action.
    pub on_action: Callback<(Id, EntryAction)>,
}

/// A match: its picture, its players, whose turn it is, the day of the last change, and its menu.
#[component]
pub fn MatchEntry(MatchEntryProps { entry, menu, on_menu, on_action }: &MatchEntryProps) -> Html {
    let name = entry.name();
    let id = &entry.id;
    let open = |menu: Option<EntryMenu>| {
        let id = id.clone();
        on_menu.reform(move |_| (id.clone(), menu))
    };
    let on_rename = use_event_callback((id.clone(), on_action.clone()), |name, (id, on_action)| {
        on_action.emit((id.clone(), EntryAction::Rename(name)));
    });
    let act = |action: EntryAction| {
        let id = id.clone();
        on_action.reform(move |_| (id.clone(), action.clone()))
    };
    let way = |words: &'static str, onclick| {
        let label = table::labelled(words, &name);
        html! { <button class="button" aria-label={label} {onclick}>{ words }</button> }
    };
    let menu_label = table::labelled(table::menu(), &name);
    let title = if entry.row.title.is_empty() { &entry.title_of_game } else { &entry.row.title };
    html! {
        <li class="notice">
            <a class="open" href={GamePage::Table(id.clone()).of(&entry.row.game).href()}>
                <img src={picture(entry)} alt="" width="64" height="64" loading="lazy" decoding="async" />
                <span><b>{ title }</b><span>{ entry.standing() }</span><small>{ entry.turn_and_day(date(&entry.row.when, "medium")) }</small></span>
            </a>
            <button
                class="icon"
                aria-label={menu_label}
                aria-expanded={menu.is_some().to_string()}
                onclick={open(if *menu == Some(EntryMenu::Ways) { None } else { Some(EntryMenu::Ways) })}
            >
                { "⋯" }
            </button>
            if *menu == Some(EntryMenu::Ways) {
                <p class="row ways">
                    { way(matches::rename(), open(Some(EntryMenu::Rename))) }
                    { way(matches::duplicate(), act(EntryAction::Copy(matches::copy_of(&name)))) }
                    { way(matches::delete(), act(EntryAction::Delete)) }
                </p>
            }
            if *menu == Some(EntryMenu::Rename) {
                <RenameForm title={entry.row.title.clone()} {on_rename} on_back={open(Some(EntryMenu::Ways))} />
            }
        </li>
    }
}

/// Maximum length of a title that is typed, in characters.
const LONGEST_NAME: &str = "60";

#[derive(Clone, PartialEq, Properties)]
struct RenameFormProps {
    /// The current title.
    title: AttrValue,
    /// Receives the new title.
    on_rename: Callback<String>,
    /// Called when the form is cancelled.
    on_back: Callback<MouseEvent>,
}

/// A form in which a match gets another title.
#[component]
fn RenameForm(RenameFormProps { title, on_rename, on_back }: &RenameFormProps) -> Html {
    let input = use_node_ref();
    let onsubmit = use_event_callback((input.clone(), on_rename.clone()), |event: SubmitEvent, (input, on_rename)| {
        event.prevent_default();
        if let Some(input) = input.cast::<HtmlInputElement>() {
            on_rename.emit(input.value().trim().to_owned());
        }
    });
    use_effect_on(input.clone(), focus);
    html! {
        <form class="row ways" {onsubmit}>
            <input
                ref={input}
                class="name"
                aria-label={matches::new_name()}
                value={title}
                maxlength={LONGEST_NAME}
                autocomplete="off"
            />
            <button class="button main">{ matches::save_name() }</button>
            <button type="button" class="button" onclick={on_back}>{ table::go_back() }</button>
        </form>
    }
}
