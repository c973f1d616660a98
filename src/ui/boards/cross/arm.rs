//! An arm of the cross-shaped board.

use yew::{Html, component, html};

/// An arm with its columns and crosses, upright, in coordinates around the board's centre. Its colours are those of its
/// look.
#[component]
pub fn Arm() -> Html {
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
