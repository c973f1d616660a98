//! The long dice of Chaupar.

use yew::{Html, Properties, classes, component, html};

use super::bone::Bone;
use crate::ui::boards::transform::translate;

/// Properties of [`Pasa`].
#[derive(Clone, PartialEq, Properties)]
pub struct PasaProps {
    /// 0 for the upper of the two, 1 for the lower.
    pub number: i32,
    /// The upper face: 1, 3, 4 or 6.
    pub face: u8,
    /// `true` once its part of the throw has been moved.
    pub used: bool,
}

/// A long die, with the number of its face beside it.
#[component]
pub fn Pasa(PasaProps { number, face, used }: &PasaProps) -> Html {
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
