//! The board of Damath.

mod chip;
mod chip_figure;
mod dama_board;
mod disc;
mod examples;
mod ground;
mod way;

use std::rc::Rc;

use yew::{Html, html};

use super::{EditorUi, Example, GameUi};
use crate::rules::damath::Damath;
use crate::scene::damath::{Board, PieceView};
use chip::look;
use chip_figure::ChipFigure;
use dama_board::DamaBoard;

impl GameUi for Damath {
    fn render_board(board: Rc<Board>) -> Html {
        html! { <DamaBoard {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        examples::examples()
    }
}

impl EditorUi for Damath {
    fn piece(man: &PieceView) -> Html {
        html! {
            <svg class="damath" viewBox="-22 -24 44 46" aria-hidden="true">
                <g class={look(man)}><ChipFigure man={man.clone()} /></g>
            </svg>
        }
    }
}
