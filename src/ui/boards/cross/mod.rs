//! The cross-shaped board that Chaupar and Pachisi share.

mod arm;
mod block_sign;
mod board;
mod bone;
mod chaupar_examples;
mod cloth;
mod cowrie_back;
mod cowrie_mouth;
mod cowries;
mod die;
mod example_touch;
mod feat;
mod mark;
mod medallion;
mod pachisi_examples;
mod pair_link;
mod pasa;
mod pawn;
mod piece;
mod ring;
mod rosette;
mod seat_name;
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
