//! The market: the tracks, woven rugs, and Asam in the colour of the player to act.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::arrow::Arrow;
use super::asam::Asam;
use super::die::Die;
use super::ground::Ground;
use super::labels::Labels;
use super::mark::Mark;
use super::rug::Rug;
use crate::scene::marrakech::Board;

/// Properties of [`Market`].
#[derive(Clone, PartialEq, Properties)]
pub struct MarketProps {
    /// The view model of the board.
    pub board: Rc<Board>,
}

/// The board of Marrakech.
#[component]
pub fn Market(MarketProps { board }: &MarketProps) -> Html {
    html! {
        <g>
            <Ground />
            <g>{ for board.rugs.iter().map(|rug| html! { <Rug key={rug.id} rug={*rug} /> }) }</g>
            <g>{ for board.arrows.iter().map(|arrow| html! { <Arrow key={arrow.heading as usize} arrow={*arrow} /> }) }</g>
            <g>{ for board.marks.iter().enumerate().map(|(nth, (square, mark))| html! { <Mark key={nth} square={*square} mark={*mark} /> }) }</g>
            <Labels />
            <Asam asam={board.asam} />
            if let Some(die) = board.die {
                <Die {die} />
            }
        </g>
    }
}
