//! The controls below the board if nobody acts in this tab.

use yew::{Html, html};

use super::enter_result_link::enter_result_link;
use super::hooks::TableState;
use super::link_text_area::link_text_area;
use super::match_link;
use super::save_or_join_button::save_or_join_button;
use super::say_button::say_button;
use super::send_link_button::send_link_button;
use super::sheets::Sheet;
use super::table_props::TableProps;
use crate::pages::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::CopyButton;
use crate::ui::live::LiveLink;
use crate::ui::match_lock;
use crate::ui::routes::Route;
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
