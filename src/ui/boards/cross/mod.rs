//! The cross-shaped board that Chaupar and Pachisi share.

mod board;
mod chaupar_examples;
mod die;
mod example_touch;
mod feat;
mod mark;
mod pachisi_examples;
mod pawn;
mod piece;
mod ring;
mod seat_sign;
mod throw_result;

use std::rc::Rc;

use yew::{Html, html};

use super::{Example, GameUi};
use crate::rules::chaupar::Chaupar;
use crate::rules::pachisi::Pachisi;
use crate::scene::cross::Board;
use board::Cross;

impl GameUi for Pachisi {
    fn render_board(board: Rc<Board>) -> Html {
        html! { <Cross {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        pachisi_examples::examples()
    }
}

impl GameUi for Chaupar {
    fn render_board(board: Rc<Board>) -> Html {
        html! { <Cross {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        chaupar_examples::examples()
    }
}
