//! The board at the table: draws what the scene says, and lets pointer, keys and screen readers reach its cells.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, SvgElement, window};
use yew::{Html, KeyboardEvent, MouseEvent, PointerEvent, html};

use super::{Msg, Table};
use crate::rules::Spot;
use crate::scene::{Cell, Touch, hit};
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::parts::tag;

impl<G: Shown> Table<G> {
    pub(super) fn board(&self, link: &Link, drawing: Html) -> Html {
        let (width, height) = G::SIZE;
        // A click that comes from no pointer is a screen reader's.
        let click = |event: MouseEvent| {
            if event.detail() == 0 {
                spot_of(&event).map(|spot| page::Msg::Table(Msg::Touch(Touch::Spot(spot))))
            } else {
                None
            }
        };
        html! {
            <svg
                ref={self.board.clone()}
                class="board"
                viewBox={format!("0 0 {width} {height}")}
                onpointerdown={link.callback(|event| page::Msg::Table(Msg::Down(event)))}
                onpointerup={link.callback(|event| page::Msg::Table(Msg::Up(event)))}
                onclick={link.batch_callback(click)}
            >
                <g aria-hidden="true">{ drawing }</g>
                { self.grid.clone() }
            </svg>
        }
    }

    /// The cells as a grid of rows, for keys and screen readers; what they look like is in the drawing.
    pub(super) fn draw_grid(&self) -> Html {
        let cells: Vec<_> = self.cells.iter().filter_map(|cell| Some((cell.grid?.0, cell))).collect();
        let rows = cells.chunk_by(|one, next| one.0 == next.0);
        let row = |cells: &[(u8, &Cell)]| {
            let cells = cells.iter().map(|(_, cell)| self.draw_cell(cell)).collect();
            tag("g", &["role"], &["row"], cells)
        };
        tag("g", &["role", "aria-label"], &["grid", G::TITLE], rows.map(row).collect())
    }

    fn draw_cell(&self, cell: &Cell) -> Html {
        let ((x, y), (width, height)) = (cell.corner, cell.size);
        let is_cause = self.refused.as_ref().is_some_and(|refused| refused.causes.contains(&cell.spot));
        let class = match (is_cause, cell.open) {
            (true, _) => "cell cause",
            (false, true) => "cell open",
            (false, false) => "cell",
        };
        let edge = format!("M{} {}h{}v{}h-{}z", x + 2, y + 2, width - 4, height - 4, width - 4);
        let id = id(cell.spot);
        let focus = if cell.spot == self.focus { "0" } else { "-1" };
        tag(
            "g",
            &["id", "class", "role", "tabindex", "aria-label", "aria-selected", "aria-disabled"],
            &[&id, class, "gridcell", focus, &cell.label, truth(cell.picked), truth(!cell.open)],
            vec![tag("path", &["d"], &[&edge], Vec::new())],
        )
    }

    /// The cell under the pointer.
    pub(super) fn cell_at(&self, event: &PointerEvent) -> Option<Spot> {
        let drawn = self.board.cast::<Element>()?.get_bounding_client_rect();
        let (width, height) = (f64::from(G::SIZE.0), f64::from(G::SIZE.1));
        let scale = (drawn.width() / width).min(drawn.height() / height);
        let x = (f64::from(event.client_x()) - drawn.left() - drawn.width() / 2.0) / scale + width / 2.0;
        let y = (f64::from(event.client_y()) - drawn.top() - drawn.height() / 2.0) / scale + height / 2.0;
        let reach = if event.pointer_type() == "mouse" { 0 } else { G::REACH };
        hit(&self.cells, (x, y), reach)
    }

    /// Moves the keyboard's focus from one cell to the next one that way, if there is one.
    pub(super) fn walk(&mut self, key: &str) -> bool {
        let (down, right) = match key {
            "ArrowUp" => (-1, 0),
            "ArrowDown" => (1, 0),
            "ArrowLeft" => (0, -1),
            "ArrowRight" => (0, 1),
            _ => return false,
        };
        let place = self.cells.iter().find(|cell| cell.spot == self.focus).and_then(|cell| cell.grid);
        // Where the grid has holes, the next cell lies beyond them.
        let ahead = |cell: &&Cell| {
            let (from, to) = (place?, cell.grid?);
            let (rows, columns) = (i16::from(to.0) - i16::from(from.0), i16::from(to.1) - i16::from(from.1));
            let (far, aside) = if down == 0 { (columns * right, rows) } else { (rows * down, columns) };
            (far > 0 && aside == 0).then_some(far)
        };
        let Some(next) = self.cells.iter().filter(|cell| ahead(cell).is_some()).min_by_key(ahead) else {
            return true;
        };
        self.focus = next.spot;
        let element = window().and_then(|window| window.document()?.get_element_by_id(&id(next.spot)));
        if let Some(element) = element {
            // What cannot take the focus leaves it where it is.
            let _ = element.unchecked_into::<SvgElement>().focus();
        }
        true
    }
}

fn truth(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

fn id(Spot(spot): Spot) -> String {
    format!("cell-{spot}")
}

/// The cell that an event happened on, if it was one.
pub(super) fn spot_of(event: &Event) -> Option<Spot> {
    within(event, "[role=gridcell]")?.id().strip_prefix("cell-")?.parse().ok().map(Spot)
}

/// Whether a key belongs to the board, so that the browser should do nothing of its own with it.
pub(super) fn takes(event: &KeyboardEvent) -> bool {
    let key = event.key();
    spot_of(event).is_some() && (key.starts_with("Arrow") || key == "Enter" || key == " ")
}

/// Whether an event happened on something that Enter presses without the table's help.
pub(super) fn is_pressed_itself(event: &Event) -> bool {
    within(event, "a, button").is_some()
}

/// Whether an event happened where something is typed.
pub(super) fn is_typed_in(event: &Event) -> bool {
    within(event, "input[type=text]").is_some()
}

/// The element of this kind that an event happened in.
fn within(event: &Event, kind: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(kind).ok()?
}
