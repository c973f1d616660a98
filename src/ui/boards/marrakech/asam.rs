//! Asam, the merchant.

use yew::{Html, Properties, component, html};

use crate::scene::marrakech::{self, Motion};

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

/// The merchant, who stays upright in every direction.
#[component]
fn Merchant() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="13" rx="15" ry="6.5" />
            <path class="robe" d="M-13 14C-13 0-8-5 0-5S13 0 13 14C8 18-8 18-13 14Z" />
            <path class="fill-seat" d="M-3-4 0 15 3-4Z" />
            <path class="line-deep" d="M-13 14C-8 18 8 18 13 14M-9.5 2C-8 6-8 11-9 15M9.5 2C8 6 8 11 9 15" />
            <circle class="face" cy="-8" r="7" />
            <path class="beard" d="M-4.6-6C-4.6-1 4.6-1 4.6-6 2.6-3.6-2.6-3.6-4.6-6Z" />
            <circle class="beard" cx="-2.4" cy="-9" r=".9" />
            <circle class="beard" cx="2.4" cy="-9" r=".9" />
            <path class="fez" d="M-5.8-12-4.5-20.5C-2-22 2-22 4.5-20.5L5.8-12C2-10.4-2-10.4-5.8-12Z" />
            <path class="tassel" d="M0-21 6-17.5V-14" />
            <circle class="beard" cx="6" cy="-13.4" r="1.4" />
        </>
    }
}

/// The pointer of light, pointing up.
#[component]
fn Pointer() -> Html {
    html! {
        <>
            <path class="pointer rim" d="M-9-16 0-27 9-16" />
            <path class="pointer" d="M-9-16 0-27 9-16" />
        </>
    }
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
