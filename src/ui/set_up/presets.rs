//! The buttons of the ready tables.

use yew::{Html, UseReducerHandle, classes, html};

use super::preset::{LEVEL, Preset};
use super::state::{Change, SetUpState};
use crate::ui::boards::GameUi;
use crate::ui::components::swatch;
use crate::ui::levels;
use crate::words::table;

/// Maximum number of swatches on a button.
const MOST_SWATCHES: u8 = 4;

/// Renders a button for each ready table of the game.
pub fn presets<G: GameUi>(state: &UseReducerHandle<SetUpState<G>>) -> Html {
    let (fewest, most) = G::seat_range().into_inner();
    let short = G::shortened(&state.agreed(), true);
    let button = |preset: Preset| {
        let seats = preset.seats(fewest, most);
        let says = match preset {
            Preset::Alone if seats == 2 => table::me_against(levels::bot_name(LEVEL)),
            Preset::Alone => table::me_and_bots(seats - 1),
            Preset::Quick => table::quick(short.as_ref().map_or(0, G::minutes)),
            Preset::Two => table::two_of_us().to_owned(),
            Preset::Family => table::family().to_owned(),
            Preset::Link => table::friends_by_link().to_owned(),
        };
        let is_picked = state.sits_as(preset);
        let onclick = {
            let state = state.clone();
            move |_| state.dispatch(Change::Sit(preset))
        };
        let looks = state.drafts.all.iter().take(seats.min(MOST_SWATCHES).into()).map(|draft| draft.look);
        html! {
            <button key={says.clone()} class={classes!("button", is_picked.then_some("picked"))} aria-pressed={is_picked.to_string()} {onclick}>
                if preset == Preset::Link {
                    <svg class="chain" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5" />
                    </svg>
                } else {
                    <span class="looks-of">{ for looks.map(swatch) }</span>
                }
                <span>{ says }</span>
            </button>
        }
    };
    html! {
        <div class="presets" role="group" aria-label={table::who_plays()}>{ for Preset::of(most, short.is_some()).map(button) }</div>
    }
}
