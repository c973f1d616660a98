//! The controls below the board if nobody acts in this tab.

use js_sys::JsString;
use yew::{Html, html};

use super::hooks::TableState;
use super::link_text_area::link_text_area;
use super::match_link;
use super::save_or_join_button::save_or_join_button;
use super::say_button::say_button;
use super::send_link_button::send_link_button;
use super::sheets::Sheet;
use super::table_props::TableProps;
use crate::pages::arrival::Arrival;
use crate::play::TableView;
use crate::record::link;
use crate::rules::is_invisible;
use crate::tournament::{Shelf, has_game};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::CopyButton;
use crate::ui::live::LiveLink;
use crate::ui::match_lock;
use crate::ui::routes::{GamePage, Route};
use crate::ui::settings::GameSetting;
use crate::words::table;

/// Renders the buttons that save, join or watch a received match, send its link, or take it over from another tab.
pub fn watching_controls<G: GameUi>(TableProps { id, received, .. }: &TableProps<G>, table: &TableState<G>) -> Html {
    let TableState { playing, store, sheets, link_sender, phrases, on_open, .. } = table;
    let view = &playing.view;
    let on_score = on_open.reform(|_| Sheet::Ending);
    let on_share = on_open.reform(|_| Sheet::Share);
    let on_play_here = callback(id.clone(), |_, id| match_lock::steal(id));
    let score = view.is_over().then(|| {
        html! { <button class="button" onclick={on_score}>{ table::final_score() }</button> }
    });
    let ways = if let Some(received) = received {
        let save = |class| save_or_join_button(received, view, store, class);
        match enter_result_link(view) {
            Some(enter) => html! { <>{ enter }{ save("button") }{ score }</> },
            None => html! {
                <>
                    { save("button main") }
                    { score }
                    if received.arrival == Some(Arrival::WatchOnly) {
                        <CopyButton area={&link_sender.area} class="button" />
                        { link_text_area(&link_sender.area, match_link::address(view).unwrap_or_default()) }
                    }
                    <a class="button" href={Route::Home.href()}>{ table::leave() }</a>
                </>
            },
        }
    } else if view.permissions.play {
        html! {
            <>
                { send_link_button(link_sender) }
                <LiveLink<G> {view} />
                { score.unwrap_or_else(|| html! { <button class="button" onclick={on_share}>{ table::share() }</button> }) }
                { say_button(phrases.are_open, on_open) }
                // The text can be selected for copying only if no overlay covers it.
                if sheets.sheet.is_none() {
                    { link_text_area(&link_sender.area, match_link::address(view).unwrap_or_default()) }
                }
            </>
        }
    } else {
        html! { <button class="button main" onclick={on_play_here}>{ table::play_here() }</button> }
    };
    html! { <div class="hand"><div class="main-row">{ ways }</div></div> }
}

/// Renders a link that enters the result of a finished match into a tournament of this device, if its players have
/// been paired in one; `None` otherwise.
fn enter_result_link<G: GameUi>(view: &TableView<G>) -> Option<Html> {
    let [first, second] = view.played.players() else { return None };
    if !G::PAPER || !view.is_over() {
        return None;
    }
    let others = GameSetting::OtherTournaments.get(G::NAME);
    let Shelf { open, others } = Shelf::read(GameSetting::Tournament.get(G::NAME), others.as_deref());
    let [one, other] = [&first.name, &second.name].map(|name| plain(name));
    if !open.iter().chain(&others).any(|tournament| has_game(&plain(tournament), [&one, &other])) {
        return None;
    }
    let to = GamePage::Result(link::write(&view.played, None)?).of(G::NAME);
    Some(html! { <a class="button main" href={to.href()}>{ table::enter_result() }</a> })
}

/// Returns a text in small letters, without accents and what is not shown. The browser has its own tables of these,
/// which need not be downloaded.
fn plain(text: &str) -> String {
    let text = String::from(JsString::from(text).normalize("NFKD").to_lower_case());
    let is_shown =
        |sign: &char| matches!(sign, ' ' | '\n') || !is_invisible(*sign) && !('\u{300}'..='\u{36f}').contains(sign);
    text.chars().filter(is_shown).collect()
}
