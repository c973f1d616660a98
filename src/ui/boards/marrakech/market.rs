//! The market: the tracks, woven rugs, and Asam in the colour of the player to act.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::asam::Asam;
use super::die::Die;
use super::ground::Ground;
use super::mark::Mark;
use super::rug::Rug;
use crate::rules::marrakech::Square;
use crate::scene::marrakech::{self, Board, geometry};
use crate::ui::boards::transform::translate;

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

#[derive(Clone, PartialEq, Properties)]
struct ArrowProps {
    /// The arrow as the scene places it.
    arrow: marrakech::Arrow,
}

/// An arrow beside Asam that points in a direction he can be turned (M4).
#[component]
fn Arrow(ArrowProps { arrow }: &ArrowProps) -> Html {
    let place = format!("{}rotate({})", translate(arrow.at), geometry::degrees(arrow.heading));
    html! {
        <g class="arrow" transform={place}>
            <circle r="14.5" />
            <path d="M0-8.5 8 1H3.2V8H-3.2V1H-8Z" />
        </g>
    }
}

/// The letters of the files along the near edge, and the numbers of the ranks along the left edge.
#[component]
fn Labels() -> Html {
    let label = |square: Square, (right, down): (i32, i32), part: fn(&str) -> &str| {
        let (x, y) = geometry::corner(square);
        let name = square.to_string();
        let part = part(&name).to_owned();
        html! { <text key={part.clone()} x={(x + right).to_string()} y={(y + down).to_string()}>{ part }</text> }
    };
    let files = Square::all().filter(|square| square.rank() == 0);
    let ranks = Square::all().filter(|square| square.file() == 0);
    html! {
        <g class="labels">
            { for files.map(|square| label(square, (22, 40), |name| &name[..1])) }
            { for ranks.map(|square| label(square, (7, 14), |name| &name[1..])) }
        </g>
    }
}
