//! The board at the table.

use std::rc::Rc;

use yew::{Callback, Html, KeyboardEvent, MouseEvent, Properties, component, html, use_node_ref};

use super::hint_marks::hint_marks;
use super::hooks::{TableHandle, use_cell_focus, use_pointer};
use crate::play::{Comparison, HintView, Input, TableView};
use crate::rules::Spot;
use crate::scene::{Cell, Lens, Touch};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::cells;
use crate::ui::grid;

#[derive(Properties)]
pub struct BoardProps<G: GameUi> {
    /// The sitting, or the exercise.
    pub playing: TableHandle<G>,
    /// The costly choice and the better one that the analysis marks.
    #[prop_or_default]
    pub comparison: Option<Rc<Comparison>>,
}

impl<G: GameUi> PartialEq for BoardProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.playing == other.playing && self.comparison == other.comparison
    }
}

/// The board: renders the scene's drawing, and reports touches by pointer, keyboard and screen readers.
#[component]
pub fn Board<G: GameUi>(BoardProps { playing, comparison }: &BoardProps<G>) -> Html {
    let view = &playing.view;
    let board = use_node_ref();
    let (focus, focus_on) = use_cell_focus(&view.cells, &view.confirms);
    let (on_pointer, opened) = use_pointer(&board, playing, &focus_on);
    let onclick = callback(playing.send.clone(), |event: MouseEvent, send| {
        // A click without a pointer comes from a screen reader.
        if let Some(spot) = grid::spot_of(&event).filter(|_| event.detail() == 0) {
            send.emit(Input::Touch(Touch::Spot(spot)));
        }
    });
    let onkeydown = {
        let (playing, focus_on) = (playing.clone(), focus_on.clone());
        Callback::from(move |event: KeyboardEvent| on_key(&playing, focus, &focus_on, &event))
    };
    let (width, height) = G::SIZE;
    let aimed = opened.and_then(|lens| view.cells.iter().find(|cell| Some(cell.spot) == lens.aimed));
    let causes = view.refusal.as_ref().map(|refused| refused.causes.as_slice()).unwrap_or_default();
    html! {
        <>
            <svg
                ref={board}
                class="board"
                viewBox={format!("0 0 {width} {height}")}
                onpointerdown={on_pointer.clone()}
                onpointermove={on_pointer.clone()}
                onpointerup={on_pointer.clone()}
                onpointercancel={on_pointer.clone()}
                onpointerleave={on_pointer}
                {onclick}
                {onkeydown}
            >
                <g id={DRAWING} aria-hidden="true">
                    { G::render_board(Rc::clone(&view.board)) }
                    { for aimed.map(aim) }
                </g>
                if let HintView::Shown(advice) = &view.hint {
                    { hint_marks(advice, &view.cells, G::SIZE, false) }
                }
                if let Some(Comparison { played, better, cells }) = comparison.as_deref() {
                    { hint_marks(better, cells, G::SIZE, false) }
                    { hint_marks(played, cells, G::SIZE, true) }
                }
                { cells(G::title().into(), &view.cells, focus, causes) }
            </svg>
            { for opened.as_ref().map(lens) }
        </>
    }
}

/// Handles a key on a cell: moves the focus to another cell, or touches the cell. On a cell that cannot be selected the
/// space bar presses the main control, as it does everywhere else: so one throws without leaving the board.
fn on_key<G: GameUi>(playing: &TableHandle<G>, focus: Option<Spot>, focus_on: &Callback<Spot>, event: &KeyboardEvent) {
    let view = &playing.view;
    if grid::is_board_key(event) {
        event.prevent_default();
    }
    let is_chord = event.ctrl_key() || event.alt_key() || event.meta_key();
    if is_chord || grid::spot_of(event).is_none() || view.is_busy() {
        return;
    }
    let key = event.key();
    let mut walked = focus;
    if grid::move_focus(&view.cells, &mut walked, &key, event.shift_key()) {
        event.stop_propagation();
        if let Some(spot) = walked {
            focus_on.emit(spot);
        }
    } else if (key == "Enter" || (key == " " && is_open(view, focus))) && !event.repeat() {
        event.stop_propagation();
        if let Some(spot) = focus {
            let touch = || playing.send.emit(Input::Touch(Touch::Spot(spot)));
            touch();
            if G::KEY_CONFIRMS && playing.driver().view().confirms.contains(&spot) {
                touch();
            }
        }
    }
}

/// `true` if the cell on this spot can be selected.
fn is_open<G: GameUi>(view: &TableView<G>, spot: Option<Spot>) -> bool {
    view.cells.iter().any(|cell| Some(cell.spot) == spot && cell.open)
}

/// The id of the drawing of the board, which the lens shows once more.
const DRAWING: &str = "drawing";

/// Renders the lens, above all that is on the screen.
fn lens(lens: &Lens) -> Html {
    let (((left, top), (wide, high)), (x, y), (width, height)) = (lens.part, lens.corner, lens.size);
    let (x, y, width, height) = (x.to_string(), y.to_string(), width.to_string(), height.to_string());
    html! {
        <svg class="lens" aria-hidden="true">
            <rect class="ground" x={x.clone()} y={y.clone()} width={width.clone()} height={height.clone()} />
            <svg
                x={x.clone()}
                y={y.clone()}
                width={width.clone()}
                height={height.clone()}
                viewBox={format!("{left} {top} {wide} {high}")}
            >
                <use href={format!("#{DRAWING}")} />
            </svg>
            <rect class="rim" {x} {y} {width} {height} />
        </svg>
    }
}

/// Renders the ring around the cell that is aimed at.
fn aim(cell: &Cell) -> Html {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    let [x, y, width, height] = [x, y, width, height].map(|units| units.to_string());
    html! { <rect class="aimed" {x} {y} {width} {height} /> }
}
