//! The board of Dschamal.

mod bag;
mod camp;
mod camps;
mod ground;
mod ring;
mod sack;
mod shape;

use std::rc::Rc;

use yew::{Html, html};

use super::Shown;
use crate::rules::dschamal::Dschamal;
use crate::scene::dschamal::Board;
use crate::ui::bag::Bag;
use camps::Camps;

impl Shown for Dschamal {
    type Contest = Bag;

    fn drawing(board: Rc<Board>) -> Html {
        html! { <Camps {board} /> }
    }
}
