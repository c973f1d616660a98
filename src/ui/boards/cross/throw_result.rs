//! Throws on the cross.

use yew::{Html, Properties, component, html};

use super::cowries::Cowries;
use super::die::Die;
use super::pasa::Pasa;
use crate::scene::cross::geometry::View;
use crate::scene::cross::{self, ThrowPhase, Thrown};
use crate::ui::boards::transform::translate;

/// Properties of [`ThrowResult`].
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
