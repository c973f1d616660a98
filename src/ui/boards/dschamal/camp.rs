//! The camps around the bag.

use yew::{Html, Properties, component, html};

use crate::scene::dschamal::{self as scene, Role};
use crate::ui::boards::transform::translate;
use crate::ui::context::use_language;
use crate::words::dschamal;

/// Minimum width of a camp that shows its points in words, in board units.
const WIDE: i32 = 170;

/// Properties of [`Camp`].
#[derive(Clone, PartialEq, Properties)]
pub struct CampProps {
    /// The camp as the scene places it.
    pub camp: scene::Camp,
}

/// The cloth in front of a player, with the player's name and victory points.
#[component]
pub fn Camp(CampProps { camp }: &CampProps) -> Html {
    use_language();
    let (width, height) = camp.area.size;
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
                <rect class="mat" width={width.to_string()} height={height.to_string()} rx="7" />
                <path class="weave" d="M3 3h12v12H3z" />
            </g>
            if !camp.name.is_empty() {
                // Only HTML within the SVG cuts a long name between two letters.
                <foreignObject x="19" width={(width - 19 - room).to_string()} height="18">
                    <div xmlns="http://www.w3.org/1999/xhtml" class="named">{ &camp.name }</div>
                </foreignObject>
            }
            <text class="points" x={(width - 5).to_string()} y="13.5">{ points }</text>
        </g>
    }
}
