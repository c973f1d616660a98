//! The cross-shaped board that Chaupar and Pachisi share.

mod arm;
mod block_sign;
mod board;
mod bond;
mod cast;
mod cloth;
mod cowries;
mod die;
mod label;
mod mark;
mod pasa;
mod piece;
mod rosette;
mod seat_sign;

use std::rc::Rc;

use yew::{Html, html};

use super::Shown;
use crate::rules::chaupar::Chaupar;
use crate::rules::pachisi::Pachisi;
use crate::scene::cross::Board;
use board::Cross;

impl Shown for Pachisi {
    fn drawing(board: Rc<Board>) -> Html {
        html! { <Cross {board} /> }
    }
}

impl Shown for Chaupar {
    fn drawing(board: Rc<Board>) -> Html {
        html! { <Cross {board} /> }
    }
}
