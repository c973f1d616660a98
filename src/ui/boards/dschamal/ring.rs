//! The order of duels.

use yew::{Html, Properties, component, html};

use crate::scene::dschamal::geometry::{self, MIDDLE};
use crate::scene::dschamal::{self as scene, Bead, Role};
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct RingProps {
    /// The order as the scene places it.
    pub ring: scene::Ring,
}

/// A cord around the bag with a bead beside each player's camp; an arrow leads from the bag master to the challenged
/// player (B6).
#[component]
pub fn Ring(RingProps { ring }: &RingProps) -> Html {
    // The arrow begins and ends beside the two beads.
    let (from, length, to) = (13 - 90, ring.reach - 26, ring.reach - 13);
    html! {
        <g transform={translate(MIDDLE)}>
            <circle class="cord" r={geometry::RING.to_string()} />
            <g class="glide turning" transform={format!("rotate({})", ring.master)}>
                <circle
                    class="challenge"
                    r="60"
                    pathLength="360"
                    stroke-dasharray={format!("{length} 360")}
                    transform={format!("rotate({from})")}
                />
                <path class="tip" transform={format!("rotate({to})")} d="M-5-64 4-60-5-56z" />
            </g>
            { for ring.beads.iter().enumerate().map(bead) }
        </g>
    }
}

fn bead((number, bead): (usize, &Bead)) -> Html {
    let class = match bead.role {
        Role::Master => "bead master",
        Role::Challenged => "bead challenged",
        Role::SitsOut => "bead out",
        Role::Watches => "bead",
    };
    let place = format!("rotate({0})translate(0 {1})rotate(-{0})", bead.degrees, -geometry::RING);
    html! {
        <g key={number} {class} transform={place}>
            <g class={format!("look-{}", bead.look)}><circle class="weave" r="10" /><circle class="rim" r="10" /></g>
            <text y="4">{ &bead.letter }</text>
        </g>
    }
}
