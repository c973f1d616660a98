//! Hints at the table: the button that asks for one, and what the board and the line below it show of it.

use yew::{Html, html};

use super::{Table, review};
use crate::scene::{Advice, Cell};
use crate::ui::boards::Shown;
use crate::ui::components::Bulb;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press, tag, text, words};
use crate::words::house;

impl<G: Shown> Table<G> {
    /// The button that asks for a hint, and lets go of it.
    pub(super) fn hint_button(&self, link: &Link) -> Option<Html> {
        let wanted = self.sitting.wants_hint();
        (self.fight.is_none() && self.sitting.can_hint()).then(|| {
            html! { <button class="icon hint" aria-label={house::hint()} aria-pressed={wanted.to_string()} aria-keyshortcuts="h" onclick={press(link, page::Msg::own(review::Msg::Hint))}><Bulb /></button> }
        })
    }

    /// The hint in words, with what does it; or that a bot thinks about it.
    pub(super) fn hint_line(&self, link: &Link) -> Option<Html> {
        if self.sitting.is_advising() {
            return Some(text("small", "said", house::hint_thinking()));
        }
        let says = words(&self.sitting.hint()?.says);
        let take = press(link, page::Msg::own(review::Msg::TakeHint));
        Some(element("small", "said", vec![says, button("clause-link", house::take_hint(), None, take)]))
    }

    /// The hint on the board: a ring round each of its cells, and an arrow from the first to the last where it leads there.
    pub(super) fn hint_marks(&self) -> Option<Html> {
        let Advice { cells, leads, .. } = self.sitting.hint()?;
        let cells: Vec<_> = cells.iter().filter_map(|spot| self.cells.iter().find(|cell| cell.spot == *spot)).collect();
        let mut drawn: String = cells.iter().map(|cell| ring(cell)).collect();
        if leads {
            drawn.extend(cells.windows(2).map(|pair| arrow(pair[0], pair[1])));
        }
        let path = |class| tag("path", &["class", "d"], &[class, &drawn], Vec::new());
        Some(element("g", "advice", vec![path("under"), path("over")]))
    }
}

/// A ring round a cell, as the path of it.
fn ring(cell: &Cell) -> String {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    format!("M{} {}h{}v{}h-{}z", x + 1, y + 1, width - 2, height - 2, width - 2)
}

/// An arrow from beside the middle of one cell, where its piece ends, to the middle of another, as the path of it.
fn arrow(from: &Cell, to: &Cell) -> String {
    let middle = |cell: &Cell| {
        let of = |corner: i32, size: i32| f64::from(corner) + f64::from(size) / 2.0;
        (of(cell.corner.0, cell.size.0), of(cell.corner.1, cell.size.1))
    };
    let ((x, y), (end_x, end_y)) = (middle(from), middle(to));
    let far = (end_x - x).hypot(end_y - y).max(1.0);
    let (on_x, on_y) = ((end_x - x) / far, (end_y - y) / far);
    let (out, head) = (f64::from(from.size.0.min(from.size.1)) * 0.4, f64::from(to.size.0.min(to.size.1)) * 0.3);
    // Whole units of the board are fine enough, and far less to write down than fractions.
    #[expect(clippy::cast_possible_truncation, reason = "a board is no larger than that")]
    let point = |sign: char, x: f64, y: f64| format!("{sign}{} {}", x as i32, y as i32);
    [
        point('M', x + on_x * out, y + on_y * out),
        point('L', end_x, end_y),
        point('M', end_x - (on_x + on_y) * head, end_y - (on_y - on_x) * head),
        point('L', end_x, end_y),
        point('L', end_x - (on_x - on_y) * head, end_y - (on_y + on_x) * head),
    ]
    .concat()
}
