//! The bar on top of a table.

use yew::{Callback, Html, html};

use super::mute_button::MuteButton;
use super::sheets::Sheet;
use crate::play::{ClockFace, ReviewInput, SavingView, TableView};
use crate::record::Start;
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::date;
use crate::ui::routes::Route;
use crate::words::{table, throws};

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
                <small key="date" class="date"><b>{ throws::days_title() }{ length(view) }</b>{ date::day(day) }</small>
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

/// Renders how long the match takes if it is a short game, where there is room for it.
fn length<G: GameUi>(view: &TableView<G>) -> Html {
    match view.played.start() {
        Start::Options(options) if G::shortened(options, true).as_ref() == Some(options) => {
            html! { <span>{ " · " }{ table::quick(G::minutes(options)) }</span> }
        }
        _ => Html::default(),
    }
}

/// Renders the running clocks, with their announcements for screen readers.
fn clock_faces(faces: &[ClockFace]) -> Html {
    let face = |face: &ClockFace| {
        let class = if face.almost_up { "clock near" } else { "clock" };
        html! { <span key={face.name} {class} role="timer"><small>{ face.name }</small>{ &face.left }</span> }
    };
    let says: String = faces.iter().map(|face| face.announcement.as_str()).collect();
    html! {
        <>
            { for faces.iter().map(face) }
            <span class="unseen" aria-live="assertive">{ says }</span>
        </>
    }
}
