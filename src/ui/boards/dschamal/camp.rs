//! The camps round the bag.

use yew::{Html, Properties, component, html};

use crate::scene::dschamal::{self as scene, Role};
use crate::ui::boards::transform::translate;
use crate::ui::context::use_language;
use crate::words::dschamal;

/// From this width on a camp has room for its points in words.
const WIDE: i32 = 170;

/// Properties of [`Camp`].
#[derive(Clone, PartialEq, Properties)]
pub struct CampProps {
    /// The camp as the scene places it.
    pub camp: scene::Camp,
}

/// The cloth before a player, with the name and the victory points.
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
    // The pictures of boards, which name nobody, are for readers of every language; a narrow camp needs its room for the name.
    let alone = camp.name.is_empty() || width < WIDE;
    let (points, room) = if alone { (camp.points.to_string(), 26) } else { (dschamal::camp_points(camp.points), 76) };
    html! {
        <g class={format!("camp look-{}{role}", camp.look)} transform={translate(camp.area.corner)}>
            <g>
                <rect class="mat" width={width.to_string()} height={height.to_string()} rx="7" />
                <path class="weave" d="M3 3h12v12H3z" />
            </g>
            if !camp.name.is_empty() {
                // Only HTML within the drawing cuts a long name between two letters.
                <foreignObject x="19" width={(width - 19 - room).to_string()} height="18">
                    <div xmlns="http://www.w3.org/1999/xhtml" class="named">{ &camp.name }</div>
                </foreignObject>
            }
            <text class="points" x={(width - 5).to_string()} y="13.5">{ points }</text>
        </g>
    }
}
