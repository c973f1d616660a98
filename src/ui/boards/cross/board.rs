//! The cross-shaped board as embroidered cloth.

use std::rc::Rc;

use yew::{Html, Properties, classes, component, html};

use super::feat::Feat;
use super::mark::Mark;
use super::pawn::pawn_shapes;
use super::piece::Piece;
use super::seat_sign::SeatSign;
use super::throw_result::ThrowResult;
use crate::scene::cross::geometry::{Area, MIDDLE, Point};
use crate::scene::cross::{self, Board, Free, Glide, Sign};
use crate::ui::boards::transform::translate;
use crate::words::chaupar;

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
    let is_above = |mark: &cross::Mark| matches!(mark, cross::Mark::Goal { .. } | cross::Mark::Could { .. });
    let (above, below): (Vec<_>, Vec<_>) = board.marks.iter().partition(|(_, mark)| is_above(mark));
    // From back to front, and what moves before all.
    let mut pieces: Vec<_> = board.pieces.iter().collect();
    pieces.sort_by_key(|piece| (piece.lifted || piece.glide != Glide::Still, piece.at.1));
    let jolts = board.feats.iter().any(|(_, feat)| *feat == cross::Feat::Hit);
    let throw_results = [board.thrown, board.ready].into_iter().flatten();
    html! {
        <g class={classes!("cross-board", jolts.then_some("jolts"))}>
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

/// An arm with its columns and crosses, upright, in coordinates around the board's centre. Its colours are those of its
/// look.
#[component]
fn Arm() -> Html {
    html! {
        <>
            <path fill="url(#patch)" d="M10 30h20V190H10zM-30 30h20V190h-20z" />
            <path class="sprig" d="M20 37l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 57l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 77l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 97l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 137l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 157l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM20 177l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 37l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 57l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 77l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 97l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 137l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 157l1 2 2 1-2 1-1 2-1-2-2-1 2-1zM-20 177l1 2 2 1-2 1-1 2-1-2-2-1 2-1z" />
            <path class="crosses" d="M14 114l12 12m0-12-12 12M-26 114l12 12m0-12-12 12" />
            <path class="crosses thread" d="M14 114l12 12m0-12-12 12M-26 114l12 12m0-12-12 12" />
            <path class="weave" d="M-8 30.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V31.900q0-1 1-1zM-8 50.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V51.900q0-1 1-1zM-8 70.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V71.900q0-1 1-1zM-8 90.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V91.900q0-1 1-1zM-8 110.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V111.900q0-1 1-1zM-8 130.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V131.900q0-1 1-1zM-8 150.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V151.900q0-1 1-1zM-8 170.9H8q1 0 1 1v16.200q0 1-1 1H-8q-1 0-1-1V171.900q0-1 1-1z" />
            <path class="zero" d="M-19 28.600A19.5 19.5 0 0 1 19 28.600Z" />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BlockSignProps {
    /// The sign as the scene places it.
    sign: Sign,
}

/// The number of a block beside its arm, and an arrow in the direction of movement; a block where pairs can be earned has
/// a frame.
#[component]
fn BlockSign(BlockSignProps { sign }: &BlockSignProps) -> Html {
    let class = if sign.beside == sign.at { "sign" } else { "sign beside" };
    html! {
        <>
            if sign.aim {
                <path class="aim" transform={translate(sign.at)} d="M-9-9H9V9H-9Z" />
            }
            <g {class} transform={translate(sign.beside)}>
                <text y="3.4">{ sign.step.to_string() }</text>
                <path transform={format!("rotate({})", sign.turn)} d="M7-2.6 10.4 0 7 2.6Z" />
            </g>
        </>
    }
}

/// The cloth under the four arms, in coordinates around the board's centre.
#[component]
fn Cloth() -> Html {
    html! {
        <>
            <defs>
                <pattern id="patch" y="10" width="20" height="20" patternUnits="userSpaceOnUse">
                    <rect class="silk" x="-9.1" y=".9" width="18.2" height="18.2" rx="2.6" />
                    <rect class="silk" x="10.9" y=".9" width="18.2" height="18.2" rx="2.6" />
                </pattern>
                { pawn_shapes() }
                <path id="cloth" d="M-34-186q0-8 8-8h52q8 0 8 8V-34H186q8 0 8 8v52q0 8-8 8H34V186q0 8-8 8h-52q-8 0-8-8V34H-186q-8 0-8-8v-52q0-8 8-8H-34Z" />
            </defs>
            <use href="#cloth" class="shadow" y="2.5" />
            <use href="#cloth" class="cloth" />
            <path class="hem" d="M-32-185q0-7 7-7h50q7 0 7 7V-32H185q7 0 7 7v50q0 7-7 7H32V185q0 7-7 7h-50q-7 0-7-7V32H-185q-7 0-7-7v-50q0-7 7-7H-32Z" />
            <rect class="hearth" x="-29" y="-29" width="58" height="58" rx="5" />
            <rect class="braid" x="-26.8" y="-26.8" width="53.6" height="53.6" rx="3.4" />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PairLinkProps {
    /// The link as the scene places it.
    pair_link: cross::PairLink,
}

/// The link of a pair: full if it may move as a pair, with an arch over it if it must leap first, a mere thread before
/// its player has earned pairs. A sign says whether the pair is true or false.
#[component]
fn PairLink(PairLinkProps { pair_link }: &PairLinkProps) -> Html {
    let class = match pair_link.link.free {
        Free::Yes => "pair-link free",
        Free::AfterLeap => "pair-link",
        Free::NotYet => "pair-link thread",
    };
    let sign = pair_link
        .link
        .is_true
        .map(|is_true| if is_true { ("true", chaupar::true_sign()) } else { ("false", chaupar::false_sign()) });
    html! {
        <g {class} transform={translate(pair_link.at)}>
            <rect x="-14.5" y="-3" width="29" height="14" rx="7" />
            if pair_link.link.free == Free::AfterLeap {
                <path class="arch" d="M-9-12Q-7-21 0-21 6-21 8-14m-3 0 3 1 1-3" />
            }
            if let Some((class, letter)) = sign {
                <g {class}><circle cy="12" r="5.2" /><text y="15">{ letter }</text></g>
            }
        </g>
    }
}

/// The home in the middle of the board.
#[component]
fn Rosette() -> Html {
    html! {
        <>
            <g class="petals">
                <path id="petal" d="M0-11Q3.6-6 0-2.5-3.6-6 0-11Z" />
                <use href="#petal" transform="rotate(45)" />
                <use href="#petal" transform="rotate(90)" />
                <use href="#petal" transform="rotate(135)" />
                <use href="#petal" transform="rotate(180)" />
                <use href="#petal" transform="rotate(225)" />
                <use href="#petal" transform="rotate(270)" />
                <use href="#petal" transform="rotate(315)" />
            </g>
            <circle class="heart" r="2.4" />
        </>
    }
}
