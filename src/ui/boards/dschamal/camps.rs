//! The table of Dschamal: cloths around a dark bag, and turned wooden shapes on them.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::bag::bag;
use super::ground::Ground;
use super::shape::Shape;
use crate::scene::dschamal::geometry::{Area, Point, Reading};
use crate::scene::dschamal::{self as scene, Board, Role, Told, geometry};
use crate::ui::boards::transform::translate;
use crate::words::dschamal;

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
            { for board.told.iter().map(told) }
            { for board.feats.iter().enumerate().map(feat) }
        </g>
    }
}

/// The numbers of characters up to which words are large, and of medium size.
const LARGE: usize = 32;
const MEDIUM: usize = 100;

/// Renders words on the tray; for two who sit face to face in both directions, once for a screen on which they sit below
/// and above, and once for one on which they sit to the left and to the right.
fn told(Told { text, beside, twice }: &Told) -> Html {
    let size = match text.chars().count() {
        length if length <= LARGE => "large",
        length if length <= MEDIUM => "medium",
        _ => "small",
    };
    let words = |reading: Reading| {
        let Area { corner: (x, y), size: (width, height) } = geometry::words_on_tray(*beside, reading);
        let words = |turn: &i32| {
            html! {
                <g transform={format!("rotate({turn} 180 180)")}>
                    <foreignObject x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()}>
                        <div xmlns="http://www.w3.org/1999/xhtml" class={format!("told {size}")}>{ text }</div>
                    </foreignObject>
                </g>
            }
        };
        reading.turns().iter().map(words).collect::<Html>()
    };
    html! {
        <g key={text.as_str()}>
            if *twice {
                <g class="upright">{ words(Reading::Upright) }</g>
                <g class="sideways">{ words(Reading::Sideways) }</g>
            } else {
                { words(Reading::Once) }
            }
        </g>
    }
}

/// Renders the moment of a camel or a victory: rings that spread over its place.
fn feat((key, at): (usize, &Point)) -> Html {
    html! {
        <g {key} class="feat" transform={translate(*at)}><circle class="spread" r="30" /><circle class="spread" r="46" /></g>
    }
}

/// Minimum width of a camp that shows its points in words, in board units.
const WIDE: i32 = 170;

#[derive(Clone, PartialEq, Properties)]
struct CampProps {
    /// The camp as the scene places it.
    camp: scene::Camp,
}

/// The woollen mat in front of a player, with the player's weave at both ends, name and victory points.
#[component]
fn Camp(CampProps { camp }: &CampProps) -> Html {
    let (width, height) = camp.area.size;
    let ends = geometry::ends(camp.area);
    let inner = width - ends;
    let role = match camp.role {
        Role::Master => " master",
        Role::Challenged => " challenged",
        Role::SitsOut => " out",
        Role::Watches => "",
    };
    // The pictures of boards have no names and are for readers of every language; a narrow camp needs its room for the
    // name.
    let alone = camp.name.is_empty() || width < WIDE;
    let (points, room) = if alone { (camp.points.to_string(), 26) } else { (dschamal::camp_points(camp.points), 76) };
    html! {
        <g class={format!("camp look-{}{role}", camp.look)} transform={translate(camp.area.corner)}>
            <g>
                <path class="fringe" d={format!("M-1 1V{0}M{1} 1V{0}", height - 1, width + 1)} />
                <rect class="mat" width={width.to_string()} height={height.to_string()} rx="2" />
                <rect fill="url(#wool-rib)" width={width.to_string()} height={height.to_string()} />
                <path fill="url(#quilt)" d={format!("M{0} 20H{1}V{2}H{0}z", ends + 2, inner - 2, height - 2)} />
                <path class="weave" d={format!("M0 0H{ends}V{height}H0zM{inner} 0H{width}V{height}H{inner}z")} />
                <path class="selvage" d={format!("M{0} 0V{height}M{1} 0V{height}", ends + 1, inner - 1)} />
                <rect class="hem" width={width.to_string()} height={height.to_string()} rx="2" />
            </g>
            if !camp.name.is_empty() {
                // Only HTML within the SVG cuts a long name between two letters.
                <foreignObject x={(ends + 6).to_string()} width={(width - 2 * ends - 8 - room).to_string()} height="18">
                    <div xmlns="http://www.w3.org/1999/xhtml" class="named">{ &camp.name }</div>
                </foreignObject>
            }
            <text class="points" x={(inner - 6).to_string()} y="14">{ points }</text>
        </g>
    }
}
