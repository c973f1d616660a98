//! Asam, the merchant.

use yew::{Html, Properties, component, html};

use super::merchant::Merchant;
use super::pointer::Pointer;
use crate::scene::marrakech::{self, Motion};

/// Properties of [`Asam`].
#[derive(Clone, PartialEq, Properties)]
pub struct AsamProps {
    /// His pose, and the colour he wears.
    pub asam: marrakech::Asam,
}

/// The merchant from above and slightly in front: robe, face, fez, and a pointer of light in the direction he faces.
#[component]
pub fn Asam(AsamProps { asam }: &AsamProps) -> Html {
    let glide = match asam.motion {
        Motion::Turn => "glide turning",
        Motion::Step => "glide stepping",
        Motion::Track => "glide tracking",
    };
    html! {
        <g class={format!("look-{}", asam.look)}>
            <g class={glide} transform={turned(asam.pose.at, asam.pose.angle)}><Pointer /></g>
            <g class={glide} transform={turned(asam.pose.at, 0)}><Merchant /></g>
        </g>
    }
}

/// Returns the SVG transform of a rotation by a multiple of 30°, then a translation, as a matrix, because transitions
/// between matrices rotate the shorter way.
fn turned((x, y): (i32, i32), degrees: i32) -> String {
    let sine = |degrees: i32| {
        [0, 500, 866, 1000, 866, 500, 0, -500, -866, -1000, -866, -500][degrees.rem_euclid(360) as usize / 30]
    };
    let (sin, cos) = (sine(degrees), sine(degrees + 90));
    format!("matrix({cos}e-3 {sin}e-3 {}e-3 {cos}e-3 {x} {y})", -sin)
}

#[cfg(test)]
mod tests {
    use super::turned;

    #[test]
    fn a_quarter_turn_to_the_right_leads_from_north_to_east() {
        assert_eq!(turned((3, 4), 0), "matrix(1000e-3 0e-3 0e-3 1000e-3 3 4)");
        assert_eq!(turned((3, 4), 450), "matrix(0e-3 1000e-3 -1000e-3 0e-3 3 4)");
    }
}
