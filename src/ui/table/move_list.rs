//! The move list.

use std::rc::Rc;

use web_sys::{Element, Event};
use yew::{Callback, Html, MouseEvent, NodeRef, PointerEvent, Properties, component, html, use_node_ref};

use crate::play::{FaultMark, MoveRow, MoveRows};
use crate::scene::Seating;
use crate::ui::callback::callback;
use crate::ui::components::swatch;
use crate::ui::grid::closest;
use crate::ui::hooks::{use_effect_on, use_is_visible};

/// Rows per page of the list. Unchanged pages are not rendered again.
const PAGE: usize = 50;

/// Height of the bar that may cover the lower edge of the list, in CSS pixels.
const FOOT: f64 = 48.0;

#[derive(Clone, PartialEq, Properties)]
pub struct MoveListProps {
    /// The rows, the earliest first.
    pub rows: Rc<MoveRows>,
    /// The names and looks of the players.
    pub seating: Rc<Seating>,
    /// Index of the row that is shown during a review.
    pub current: Option<usize>,
    /// The marks of moves that were not the best, by row; empty before the match is analysed.
    pub marks: Rc<Vec<Option<FaultMark>>>,
    /// Receives the index of a pressed row.
    pub on_press: Callback<usize>,
    /// Receives the index of the row under the pointer, or `None`.
    pub on_point: Callback<Option<usize>>,
}

/// The move list, with the latest move on top (by the style sheet).
#[component]
pub fn MoveList(MoveListProps { rows, seating, current, marks, on_press, on_point }: &MoveListProps) -> Html {
    let list = use_node_ref();
    let is_visible = use_is_visible(&list);
    use_effect_on((*current, is_visible), {
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
    // A hidden list is not rendered, which saves time in long matches.
    let rows = if is_visible { rows.rows() } else { &[] };
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

/// Returns the index of the row that contains the event's target.
fn row_at(event: &Event) -> Option<usize> {
    closest(event, "li")?.get_attribute("data-row")?.parse().ok()
}

/// Scrolls the container of the list to the current row, unless it is visible; to the latest row if none is current.
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

/// Maximum indentation of variations.
const DEEPEST: u8 = 3;

#[derive(Clone, PartialEq, Properties)]
struct MoveListPageProps {
    /// The rows of the page.
    rows: Vec<Rc<MoveRow>>,
    /// Index of its first row in the list.
    first: usize,
    /// The names and looks of the players.
    seating: Rc<Seating>,
    /// Index of the row that is shown, if it is on this page.
    current: Option<usize>,
    /// The marks of its rows; empty if there are none.
    marks: Vec<Option<FaultMark>>,
}

/// A page of rows: the browser lays out only the visible pages of a long list.
#[component]
fn MoveListPage(MoveListPageProps { rows, first, seating, current, marks }: &MoveListPageProps) -> Html {
    let row = |(at, row): (usize, &Rc<MoveRow>)| {
        let number = first + at;
        let line = &row.line;
        let mover = line.seat.map(|seat| {
            html! { <>{ swatch(seating.look(seat)) }<b>{ seating.name(seat).to_owned() }</b></> }
        });
        let mark = marks.get(at).cloned().flatten().map(|FaultMark { sign, cost, says }| {
            html! { <span class="fault" role="img" aria-label={says}><b>{ sign }</b>{ " " }{ cost }</span> }
        });
        html! {
            <li
                key={number}
                class={format!("depth-{}", row.depth.min(DEEPEST))}
                data-row={number.to_string()}
                aria-current={(*current == Some(number)).then_some("step")}
            >
                <span class="number">{ row.number }</span>
                { mover }
                <span class="notation">{ &line.notation }</span>
                { mark }
                <span class="note">{ line.note.as_deref() }</span>
            </li>
        }
    };
    html! { <ol>{ for rows.iter().enumerate().map(row) }</ol> }
}
