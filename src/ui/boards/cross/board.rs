//! The cross-shaped board as embroidered cloth.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::arm::Arm;
use super::block_sign::BlockSign;
use super::cloth::Cloth;
use super::feat::Feat;
use super::mark::Mark;
use super::pair_link::PairLink;
use super::piece::Piece;
use super::rosette::Rosette;
use super::seat_sign::SeatSign;
use super::throw_result::ThrowResult;
use crate::scene::cross::geometry::{Area, MIDDLE, Point};
use crate::scene::cross::{self, Board, Glide};
use crate::ui::boards::transform::translate;

/// Properties of [`Cross`].
#[derive(Clone, PartialEq, Properties)]
pub struct CrossProps {
    /// The view model of the board.
    pub board: Rc<Board>,
}

/// The board of Chaupar and Pachisi: arms with coloured columns and crosses, the home, medallions of the seats, pieces,
/// links of pairs, and throws.
#[component]
pub fn Cross(CrossProps { board }: &CrossProps) -> Html {
    let view = board.view;
    let arm = |place: &cross::Place| {
        let turned = format!("rotate({})", 90 * u16::from(view.quarters(place.seat)));
        html! { <g key={place.seat.index()} class={format!("look-{}", place.look)} transform={turned}><Arm /></g> }
    };
    let is_above = |mark: &cross::Mark| matches!(mark, cross::Mark::Goal { .. } | cross::Mark::Could(_));
    let (above, below): (Vec<_>, Vec<_>) = board.marks.iter().partition(|(_, mark)| is_above(mark));
    // From back to front, and what moves before all.
    let mut pieces: Vec<_> = board.pieces.iter().collect();
    pieces.sort_by_key(|piece| (piece.lifted || piece.glide != Glide::Still, piece.at.1));
    let throw_results = [board.thrown, board.ready].into_iter().flatten();
    html! {
        <g class="cross-board">
            <g transform={translate(MIDDLE)}><Cloth />{ for board.places.iter().map(arm) }<Rosette /></g>
            <g>{ for board.places.iter().map(|place| html! { <SeatSign key={place.seat.index()} {view} place={place.clone()} /> }) }</g>
            <g>{ for board.signs.iter().enumerate().map(|(key, sign)| html! { <BlockSign {key} sign={*sign} /> }) }</g>
            <g>{ for board.trails.iter().enumerate().map(trail) }</g>
            <g>{ for board.pair_links.iter().enumerate().map(|(key, pair_link)| html! { <PairLink {key} pair_link={*pair_link} /> }) }</g>
            <g>{ for below.into_iter().enumerate().map(mark) }</g>
            <g>{ for pieces.into_iter().map(|piece| html! { <Piece key={piece.id} piece={piece.clone()} /> }) }</g>
            <g>{ for above.into_iter().enumerate().map(mark) }</g>
            <g>{ for board.feats.iter().enumerate().map(feat) }</g>
            <g>{ for throw_results.enumerate().map(|(key, thrown)| html! { <ThrowResult {key} {view} {thrown} /> }) }</g>
        </g>
    }
}

fn mark((key, (area, mark)): (usize, &(Area, cross::Mark))) -> Html {
    html! { <Mark {key} area={*area} mark={mark.clone()} /> }
}

fn feat((key, (at, feat)): (usize, &(Point, cross::Feat))) -> Html {
    html! { <Feat {key} at={*at} feat={*feat} /> }
}

/// Draws the path of a move.
fn trail((key, way): (usize, &Vec<Point>)) -> Html {
    let points: Vec<_> = way.iter().map(|(x, y)| format!("{x},{y}")).collect();
    html! { <polyline {key} class="trail" points={points.join(" ")} /> }
}
