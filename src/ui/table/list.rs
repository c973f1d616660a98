//! The move list on the page, the latest move on top. It is built when it is seen, and grows by a row: its rows are
//! written into its element, because Yew would compare all of them with every picture of what happens.

use web_sys::{Element, Event};
use yew::{Html, MouseEvent, NodeRef, PointerEvent, html};

use super::{Msg, Table, review};
use crate::play::{Row, Rows};
use crate::scene::MoveLine;
use crate::ui::boards::Shown;
use crate::ui::grid::within;
use crate::ui::looks;
use crate::ui::page::{self, Link};

impl<G: Shown> Table<G> {
    /// Takes into the list what happened since it was told last.
    pub(super) fn write_down(&mut self) {
        let played = self.sitting.played();
        let rows = &mut self.rows;
        let same = rows.tell(played, played.now(), self.sitting.seating());
        self.lists().for_each(|list| cut(&list, same));
    }

    /// Takes everything out of the list, so that it is told anew.
    pub(super) fn forget_list(&mut self) {
        self.rows = Rows::default();
        self.rewrite_list();
    }

    /// Has all of the list written anew.
    pub(super) fn rewrite_list(&self) {
        self.lists().for_each(|list| cut(&list, 0));
    }

    /// The place of the list beside the board, or in its sheet. The board shows the move whose line is pointed at.
    pub(super) fn list(&self, link: &Link, place: usize) -> Html {
        let pointed = |row| page::Msg::own(Msg::Row(row));
        html! {
            <div
                class="move-list"
                ref={self.lists[place].clone()}
                onpointerover={link.callback(move |event: PointerEvent| pointed(row_at(&event)))}
                onpointerout={link.callback(move |_: PointerEvent| pointed(None))}
                onclick={link.batch_callback(|event: MouseEvent| Some(page::Msg::own(review::Msg::Row(row_at(&event)?))))}
            />
        }
    }

    fn lists(&self) -> impl Iterator<Item = Element> {
        self.lists.iter().filter_map(NodeRef::cast::<Element>)
    }

    /// Adds the rows that a list lacks which can be seen, and marks the one that is shown.
    pub(super) fn grow_lists(&self) {
        let rows = self.rows.rows();
        let shown =
            self.sitting.looks_back().then(|| self.rows.of(self.sitting.played(), self.sitting.shown())).flatten();
        for list in self.lists() {
            let mut written = length(&list);
            // The browser lays the page out to tell how wide something is.
            if list.client_width() == 0 {
                continue;
            }
            while written < rows.len() {
                let end = rows.len().min((written / PAGE + 1) * PAGE);
                let more: String = (written..end).map(|place| self.row(place, &rows[place])).collect();
                // It fails only where there is no list. The latest move is the last child, which the style sheet puts on
                // top: a new first one would have the browser go through all that follow.
                if written.is_multiple_of(PAGE) {
                    let _ = list.insert_adjacent_html("beforeend", &("<ol>".to_owned() + &more + "</ol>"));
                } else if let Some(last) = list.last_element_child() {
                    let _ = last.insert_adjacent_html("beforeend", &more);
                }
                written = end;
            }
            mark(&list, shown);
        }
    }

    fn row(&self, place: usize, row: &Row) -> String {
        let Row { depth, number, line, .. } = row;
        let MoveLine { seat, notation, note } = line;
        let seating = self.sitting.seating();
        let mover = seat.map_or_else(String::new, |seat| {
            looks::swatch_svg(seating.look(seat)) + "<b>" + &escaped(seating.name(seat)) + "</b>"
        });
        let (notation, note) = (escaped(notation), escaped(note.as_deref().unwrap_or_default()));
        let fault = self.fault(row).unwrap_or_default();
        let depth = (*depth).min(DEEPEST);
        format!(
            "<li class=\"depth-{depth}\" data-row=\"{place}\"><span class=\"number\">{number}</span>{mover}<span class=\"notation\">{notation}</span>{fault}<span class=\"note\">{note}</span></li>"
        )
    }
}

/// How far rows of variations are set in at the most.
const DEEPEST: u8 = 3;

/// The row that an event happened on.
fn row_at(event: &Event) -> Option<usize> {
    within(event, "li")?.get_attribute("data-row")?.parse().ok()
}

/// Marks a row as the one that is shown, and brings it into sight.
fn mark(list: &Element, row: Option<usize>) {
    let is_marked = |marked: &Element| marked.get_attribute("data-row") == row.map(|row| row.to_string());
    if let Ok(Some(marked)) = list.query_selector("[aria-current]") {
        if is_marked(&marked) {
            return;
        }
        // An attribute can always be taken away, and set.
        let _ = marked.remove_attribute("aria-current");
    }
    let found = row.and_then(|row| list.query_selector(&format!("[data-row='{row}']")).ok()?);
    if let Some(found) = found {
        let _ = found.set_attribute("aria-current", "step");
        let (top, height) = (found.get_bounding_client_rect().top(), f64::from(list.client_height()));
        let above = top - list.get_bounding_client_rect().top();
        #[expect(clippy::cast_possible_truncation, reason = "a list is some thousand pixels high")]
        list.set_scroll_top(list.scroll_top() + (above - height / 2.0) as i32);
    }
}

/// How many lines stand together: of a long list the browser then looks only at those that are seen.
const PAGE: usize = 50;

/// How many lines of a list there are.
fn length(list: &Element) -> usize {
    let begun = list.last_element_child().map_or(0, |page| page.child_element_count());
    let full = list.child_element_count().saturating_sub(1);
    full as usize * PAGE + begun as usize
}

/// Takes away all rows of a list but so many.
fn cut(list: &Element, rows: usize) {
    let mut left = length(list);
    while left > rows {
        let Some(page) = list.last_element_child() else { return };
        left -= 1;
        // Where nothing is left of a page of the list, it goes too.
        page.last_element_child().iter().for_each(Element::remove);
        if page.child_element_count() == 0 {
            page.remove();
        }
    }
}

/// Words as they stand in markup.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;")
}
