//! The move list.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::{Callback, Html, MouseEvent, NodeRef, PointerEvent, Properties, component, html, use_node_ref};

use super::analysis::FaultMark;
use super::move_list_page::MoveListPage;
use crate::play::Rows;
use crate::scene::Seating;
use crate::ui::callback::callback;
use crate::ui::hooks::{use_effect_on, use_is_seen};

/// The rows of a page of the list. Pages that have not changed are not rendered again.
const PAGE: usize = 50;

/// The height of what may lie over the list at its lower edge, in pixels.
const FOOT: f64 = 48.0;

/// Properties of [`MoveList`].
#[derive(Clone, PartialEq, Properties)]
pub struct MoveListProps {
    /// The rows, the earliest first.
    pub rows: Rc<Rows>,
    /// Who sits where.
    pub seating: Rc<Seating>,
    /// The row that is shown, while somebody looks back.
    pub current: Option<usize>,
    /// The marks of moves that were not the best, by row; empty before the match is analysed.
    pub marks: Rc<Vec<Option<FaultMark>>>,
    /// A row is pressed.
    pub on_press: Callback<usize>,
    /// A row is pointed at, or none any more.
    pub on_point: Callback<Option<usize>>,
}

/// The move list, the latest move on top (the style sheet puts it there).
#[component]
pub fn MoveList(MoveListProps { rows, seating, current, marks, on_press, on_point }: &MoveListProps) -> Html {
    let list = use_node_ref();
    let is_seen = use_is_seen(&list);
    use_effect_on((*current, is_seen), {
        let list = list.clone();
        move |_| show_current(&list)
    });
    let onpointerover = callback(on_point.clone(), |event: PointerEvent, on_point| on_point.emit(row_at(&event)));
    let onpointerout = on_point.reform(|_| None);
    let onclick = callback(on_press.clone(), |event: MouseEvent, on_press| {
        if let Some(row) = row_at(&event) {
            on_press.emit(row);
        }
    });
    // What nobody sees costs nothing in long matches.
    let rows = if is_seen { rows.rows() } else { &[] };
    let pages = rows.chunks(PAGE).enumerate().map(|(page, rows)| {
        let first = page * PAGE;
        let current = current.filter(|current| (first..first + rows.len()).contains(current));
        let marks = marks.get(first..first + rows.len()).unwrap_or_default().to_vec();
        html! { <MoveListPage key={page} rows={rows.to_vec()} {first} {seating} {current} {marks} /> }
    });
    html! {
        <div class="move-list" ref={list} {onpointerover} {onpointerout} {onclick}>{ for pages }</div>
    }
}

/// The row that an event happened on.
fn row_at(event: &Event) -> Option<usize> {
    event.target()?.dyn_into::<Element>().ok()?.closest("li").ok()??.get_attribute("data-row")?.parse().ok()
}

/// Scrolls what the list lies in to the current row, unless that is in sight; to the latest one, if none is current.
fn show_current(list: &NodeRef) {
    let Some(list) = list.cast::<Element>() else { return };
    let Ok(Some(frame)) = list.closest(".wide, .sheet") else { return };
    let Ok(Some(current)) = list.query_selector("[aria-current]") else { return frame.set_scroll_top(0) };
    let (row, seen) = (current.get_bounding_client_rect(), frame.get_bounding_client_rect());
    if row.top() < seen.top() || row.bottom() > seen.bottom() - FOOT {
        #[expect(clippy::cast_possible_truncation, reason = "a list is some thousand pixels high")]
        let below = (row.top() - seen.top() - seen.height() / 2.0) as i32;
        frame.set_scroll_top(frame.scroll_top() + below);
    }
}
