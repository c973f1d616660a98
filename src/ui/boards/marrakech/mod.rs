//! The board of Marrakech.

mod arrow;
mod asam;
mod coin;
mod die;
mod examples;
mod ground;
mod labels;
mod mark;
mod market;
mod merchant;
mod pointer;
mod reach;
mod rug;
mod weave;

use std::rc::Rc;

use yew::{Html, html};

use super::{Example, GameUi};
use crate::rules::marrakech::Marrakech;
use crate::scene::marrakech::Board;
use market::Market;

impl GameUi for Marrakech {
    const HALF_LOST: u16 = 30;

    fn render_board(board: Rc<Board>) -> Html {
        html! { <Market {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        examples::examples()
    }
}
