//! Throws on the cross.

use yew::{Html, Properties, classes, component, html};

use super::die::Die;
use crate::scene::cross::geometry::View;
use crate::scene::cross::{self, ThrowPhase, Thrown};
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct ThrowResultProps {
    /// The side from which the board is seen.
    pub view: View,
    /// The throw, and its stage.
    pub thrown: Thrown,
}

/// A throw, made or ready to be made, in front of a seat: two pasa, six cowries, or a die.
#[component]
pub fn ThrowResult(ThrowResultProps { view, thrown }: &ThrowResultProps) -> Html {
    let class = match thrown.phase {
        ThrowPhase::Ready => "throw-result ready",
        ThrowPhase::Rolling => "throw-result rolling",
        ThrowPhase::Fallen => "throw-result",
    };
    let drawn = match thrown.throw_result {
        cross::ThrowResult::Pasa([one, other]) => html! {
            <>
                <Pasa number={0} face={one.0} used={one.1} />
                <Pasa number={1} face={other.0} used={other.1} />
            </>
        },
        cross::ThrowResult::Cowries(mouths, number) => {
            html! { <><Cowries {mouths} /><text class="worth">{ number }</text></> }
        }
        cross::ThrowResult::Die(face) => html! { <><Die {face} /><text class="worth">{ face }</text></> },
    };
    let (x, r) = if let cross::ThrowResult::Cowries(..) = thrown.throw_result { ("-17", "46") } else { ("-7", "45") };
    html! {
        <g {class} transform={translate(view.throw_point(thrown.by))}>
            { drawn }
            if thrown.phase == ThrowPhase::Ready {
                <g class="mark open"><circle class="edge" cx={x} {r} /><circle class="line" cx={x} {r} /></g>
            }
        </g>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct CowriesProps {
    /// The number of shells with their mouths up.
    mouths: u8,
}

/// Six shells. The positions of those with mouths up, and their angles, are only for looks.
#[component]
fn Cowries(CowriesProps { mouths }: &CowriesProps) -> Html {
    let shell = |place: u8| {
        let (column, row) = (i32::from(place % 3), i32::from(place / 3));
        let turned = [-24, 12, 38, 17, -35, -8][usize::from(place)];
        let at = translate((column * 27 - 44, row * 34 - 19 + column % 2 * 5));
        html! {
            <g key={place} class="cowrie" transform={format!("{at}rotate({turned})")}>
                if place * 5 % 6 < *mouths {
                    <CowrieMouth />
                } else {
                    <CowrieBack />
                }
            </g>
        }
    };
    html! { <>{ for (0..6).map(shell) }</> }
}

/// A shell with its back up.
#[component]
fn CowrieBack() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell back" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="hump" d="M0-10C5-10 7-4 7 1S4 10 0 10-7 6-7 1-5-10 0-10Z" />
            <path class="gleam" d="M-4-7Q-7-1-5 4" />
        </>
    }
}

/// A shell with its mouth up.
#[component]
fn CowrieMouth() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="lip" d="M-2.5-11C-7-4-7 5-2.5 11.500M2.5-11C7-4 7 5 2.5 11.5" />
            <path class="slit" d="M0-11.500Q2.5 0 0 12-2.5 0 0-11.500Z" />
            <path class="teeth" d="M0-10Q2 0 0 11" />
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PasaProps {
    /// 0 for the upper of the two, 1 for the lower.
    number: i32,
    /// The upper face: 1, 3, 4 or 6.
    face: u8,
    /// `true` once its part of the throw has been moved.
    used: bool,
}

/// A long die, with the number of its face beside it.
#[component]
fn Pasa(PasaProps { number, face, used }: &PasaProps) -> Html {
    let pips = match face {
        1 => "M0-1h0",
        3 => "M-16-1h0M0-1h0M16-1h0",
        4 => "M-10-5h0M10-5h0M-10 3h0M10 3h0",
        _ => "M-18-5h0M0-5h0M18-5h0M-18 3h0M0 3h0M18 3h0",
    };
    let tilt = format!("{}rotate({})", translate((-8, 28 * number - 14)), 7 - 12 * number);
    let class = classes!("pasa", used.then_some("used"));
    html! {
        <g>
            <g class={class.clone()} transform={tilt}>
                <Bone />
                <path class="eyes" d={pips} />
                <path class="eyes inner" d={pips} />
            </g>
            <text {class} x="46" y={(28 * number - 7).to_string()}>{ face }</text>
        </g>
    }
}

/// The bone of a long die.
#[component]
fn Bone() -> Html {
    html! {
        <>
            <rect class="shadow" x="-40" y="-6.5" width="82" height="19" rx="5" />
            <rect class="bone under" x="-41" y="-8" width="82" height="17.5" rx="4" />
            <rect class="bone" x="-41" y="-9" width="82" height="16" rx="4" />
            <path class="grooves" d="M-35-9V7M-32-9V7M32-9V7M35-9V7" />
        </>
    }
}
