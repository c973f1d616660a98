//! The board of Marrakech.

mod asam;
mod die;
mod examples;
mod ground;
mod mark;
mod market;
mod reach;
mod rug;

use std::rc::Rc;

use yew::{Html, html};

use super::{Example, GameUi};
use crate::rules::marrakech::Marrakech;
use crate::scene::marrakech::Board;
use market::Market;

impl GameUi for Marrakech {
    fn render_board(board: Rc<Board>) -> Html {
        html! { <Market {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        examples::examples()
    }
}
