//! The board at the table: draws what the scene says, and reports touches.

use yew::{Html, MouseEvent, PointerEvent, html};

use super::contest::Pressed;
use super::{Msg, Table};
use crate::rules::Refusal;
use crate::scene::Touch;
use crate::ui::boards::Shown;
use crate::ui::grid;
use crate::ui::page::{self, Link};

impl<G: Shown> Table<G> {
    pub(super) fn board(&self, link: &Link, drawing: Html, hint: Html) -> Html {
        let (width, height) = G::SIZE;
        // A click that comes from no pointer is a screen reader's.
        let click = |event: MouseEvent| {
            if event.detail() == 0 {
                grid::spot_of(&event).map(|spot| page::Msg::own(Pressed::<G>::Touch(Touch::Spot(spot))))
            } else {
                None
            }
        };
        // A mouse also moves while none of its buttons is down.
        let point = link.batch_callback(|event: PointerEvent| {
            let hovers = event.buttons() == 0 && event.type_() == "pointermove";
            (!hovers).then(|| page::Msg::own(Msg::Point(event)))
        });
        html! {
            <svg
                ref={self.board.clone()}
                class="board"
                viewBox={format!("0 0 {width} {height}")}
                onpointerdown={point.clone()}
                onpointermove={point.clone()}
                onpointerup={point.clone()}
                onpointercancel={point}
                onclick={link.batch_callback(click)}
            >
                <g aria-hidden="true">{ drawing }</g>
                { hint }
                { self.grid.clone() }
            </svg>
        }
    }

    /// The grid of the cells as they are now.
    pub(super) fn render_grid(&self) -> Html {
        let causes = self.sitting.refused().map(Refusal::spots).unwrap_or_default();
        grid::render(G::TITLE, &self.cells, self.focus, &causes)
    }
}
