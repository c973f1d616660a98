//! The board of Dschamal.

mod bag;
mod camps;
mod examples;
mod ground;
mod ring;
mod shape;

use std::rc::Rc;

use yew::{Html, html};

use super::{Example, GameUi};
use crate::play::SimultaneousTable;
use crate::rules::dschamal::{Action, Dschamal};
use crate::scene::dschamal::Board;
use crate::ui::duel;
use crate::ui::simultaneous::SimultaneousProps;
use crate::words::dschamal;
use camps::Camps;

impl GameUi for Dschamal {
    fn render_board(board: Rc<Board>) -> Html {
        html! { <Camps {board} /> }
    }

    fn examples() -> [Example<Self>; 6] {
        examples::examples()
    }

    fn arrows_in_phase() -> &'static str {
        dschamal::key_arrows_in_bag()
    }

    fn simultaneous(props: SimultaneousProps<Self>) -> Option<Html> {
        duel::simultaneous(props)
    }

    fn phase_by_bots(table: &SimultaneousTable<Self>) -> Vec<Action> {
        duel::by_bots(table)
    }
}
