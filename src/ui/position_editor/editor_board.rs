//! The board of the position editor.

use std::rc::Rc;

use yew::{Callback, Html, KeyboardEvent, MouseEvent, Properties, component, html, use_node_ref, use_state};

use crate::pages::position_editor::{Edit, EditorState};
use crate::rules::Spot;
use crate::scene::Draft;
use crate::ui::boards::EditorUi;
use crate::ui::callback::callback;
use crate::ui::components::cells;
use crate::ui::grid;
use crate::words::position;

#[derive(Clone, PartialEq, Properties)]
pub struct EditorBoardProps<G: EditorUi> {
    /// The state of the editor.
    pub state: Rc<EditorState<G>>,
    /// The cells that make the position unplayable.
    pub causes: Vec<Spot>,
    /// Receives the changes.
    pub on_edit: Callback<Edit>,
}

/// The board: the selected tool is applied to a cell by a click or a key.
#[component]
pub fn EditorBoard<G: EditorUi>(EditorBoardProps { state, causes, on_edit }: &EditorBoardProps<G>) -> Html {
    let board = use_node_ref();
    let squares = Rc::new(state.draft.cells());
    let focus = use_state(|| squares.first().map(|cell| cell.spot));
    let last_edited = use_state(|| None::<Spot>);
    let parts = (focus.setter(), last_edited.setter(), on_edit.clone());
    let place = callback(parts, |spot: Option<Spot>, (focus, last_edited, on_edit)| {
        if let Some(spot) = spot {
            focus.set(Some(spot));
            last_edited.set(Some(spot));
            on_edit.emit(Edit::ApplyTool(spot));
        }
    });
    let parts = (board.clone(), Rc::clone(&squares), place.clone());
    let onclick = callback(parts, |event: MouseEvent, (board, cells, place)| {
        // A click without a pointer comes from a screen reader.
        let by_pointer = event.detail() > 0;
        place.emit(if by_pointer { grid::hit(board, G::SIZE, cells, &event, 0) } else { grid::spot_of(&event) });
    });
    let parts = (Rc::clone(&squares), focus.clone(), place);
    let onkeydown = callback(parts, |event: KeyboardEvent, (cells, focus, place)| {
        if !grid::is_board_key(&event) || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        event.prevent_default();
        let mut walked = **focus;
        if grid::move_focus(cells, &mut walked, &event.key(), true) {
            focus.set(walked);
        } else {
            place.emit(walked);
        }
    });
    let (width, height) = G::SIZE;
    // Of a text that changes, Firefox announces only the changed letters, so another one is another element.
    let announcement = squares.iter().find(|cell| Some(cell.spot) == *last_edited).map(|cell| {
        html! { <span key={cell.label.clone()}>{ &cell.label }</span> }
    });
    html! {
        <>
            <svg ref={board} class="board" viewBox={format!("0 0 {width} {height}")} {onclick} {onkeydown}>
                <g aria-hidden="true">{ G::render_board(Rc::new(state.draft.board())) }</g>
                { cells(position::position_board(G::title()).into(), &squares, *focus, causes) }
            </svg>
            <div class="unseen" aria-live="polite">{ for announcement }</div>
        </>
    }
}
