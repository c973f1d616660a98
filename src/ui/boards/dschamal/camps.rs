//! The table of Dschamal: cloths around a dark bag, and turned wooden shapes on them.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::bag::bag;
use super::camp::Camp;
use super::ground::Ground;
use super::shape::Shape;
use crate::scene::dschamal::Board;
use crate::scene::dschamal::geometry::Area;

/// Properties of [`Camps`].
#[derive(Clone, PartialEq, Properties)]
pub struct CampsProps {
    /// The view model of the board.
    pub board: Rc<Board>,
}

/// The board of Dschamal. The bag is hidden while pieces are spread over the centre.
#[component]
pub fn Camps(CampsProps { board }: &CampsProps) -> Html {
    html! {
        <g class="dschamal">
            <Ground />
            <g>{ for board.camps.iter().enumerate().map(|(number, camp)| html! { <Camp key={number} camp={camp.clone()} /> }) }</g>
            <g>
                if let Some(Area { corner: (x, y), size: (width, height) }) = board.tray {
                    <rect class="tray" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} rx="12" />
                } else {
                    { bag(board.in_bag, board.ring.clone()) }
                }
            </g>
            <g>{ for board.pieces.iter().map(|laid| html! { <Shape key={laid.piece.index()} laid={*laid} /> }) }</g>
        </g>
    }
}
