//! The bar on top of a table.

use yew::{Callback, Html, html};

use super::clock_faces::clock_faces;
use super::mute_button::MuteButton;
use super::sheets::Sheet;
use crate::play::{ReviewInput, SavingView, TableView};
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::date;
use crate::ui::routes::Route;
use crate::words::table;

/// Renders the clocks, the sound, and the buttons of the move list and the menu; in a variation, a button that leaves
/// it.
pub fn table_bar<G: GameUi>(view: &TableView<G>, on_open: &Callback<Sheet>, on_review: &Callback<ReviewInput>) -> Html {
    let on_return = on_review.reform(|_| ReviewInput::Return);
    let on_moves = on_open.reform(|_| Sheet::Moves);
    let on_menu = on_open.reform(|_| Sheet::Menu);
    let (class, name) = match view.saving {
        SavingView::InDatabase => ("icon", table::menu()),
        SavingView::InMemory { .. } => ("icon warns", table::menu_not_saved()),
    };
    let signs = html! {
        <>
            if let Some(day) = view.played.day() {
                <small key="date" class="date">{ date::day(day) }</small>
            }
            if view.stage.in_variation {
                <button key="back" class="button" onclick={on_return}>{ table::back_to_match() }</button>
            } else {
                if G::CLOCKS {
                    { clock_faces(&view.clock_faces) }
                }
                <MuteButton key="mute" />
            }
            <button key="moves" class="icon phone" aria-label={table::moves()} onclick={on_moves}>{ "≣" }</button>
            <button key="menu" {class} aria-label={name} onclick={on_menu}>{ "⋯" }</button>
        </>
    };
    bar(&Route::Home, G::title(), signs)
}
