//! A page of the move list.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::analysis::FaultMark;
use crate::play::MoveRow;
use crate::scene::Seating;
use crate::ui::components::swatch;

/// Maximum indentation of variations.
const DEEPEST: u8 = 3;

/// Properties of [`MoveListPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct MoveListPageProps {
    /// The rows of the page.
    pub rows: Vec<Rc<MoveRow>>,
    /// Index of its first row in the list.
    pub first: usize,
    /// The names and looks of the players.
    pub seating: Rc<Seating>,
    /// Index of the row that is shown, if it is on this page.
    pub current: Option<usize>,
    /// The marks of its rows; empty if there are none.
    pub marks: Vec<Option<FaultMark>>,
}

/// A page of rows: the browser lays out only the visible pages of a long list.
#[component]
pub fn MoveListPage(MoveListPageProps { rows, first, seating, current, marks }: &MoveListPageProps) -> Html {
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
