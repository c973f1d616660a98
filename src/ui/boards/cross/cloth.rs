//! The cloth that the board is embroidered on.

use yew::{Html, component, html};

use crate::rules::Seat;
use crate::rules::cross::SEATS;

/// The dome of all pawns, around the centre of their square.
const DOME: &str = "M-2.6-9.8H2.6C6.4-8.5 8.6 1.5 8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2C-8.6 1.5-6.4-8.5-2.6-9.8Z";
/// The finials on it by seat, so that pawns differ by more than colour: a ball, a crown, a diamond, and a spire.
const FINIALS: [&str; 4] = [
    "M-3.1-12.4a3.1 3.1 0 0 1 6.2 0 3.1 3.1 0 0 1-6.2 0Z",
    "M-3.8-15.4-1.8-13.2 0-15.6 1.8-13.2 3.8-15.4 2.8-9.6H-2.8Z",
    "M0-16.2 3.6-12.7 0-9.2-3.6-12.7Z",
    "M0-16.6Q.6-12 3.4-9.6H-3.4Q-.6-12 0-16.6Z",
];

/// The cloth under the four arms, in coordinates around the board's centre, and the shapes of the pawns on it.
#[component]
pub fn Cloth() -> Html {
    html! {
        <>
            <defs>
                <pattern id="patch" y="10" width="20" height="20" patternUnits="userSpaceOnUse">
                    <rect class="silk" x="-9.1" y=".9" width="18.2" height="18.2" rx="2.6" />
                    <rect class="silk" x="10.9" y=".9" width="18.2" height="18.2" rx="2.6" />
                </pattern>
                { for Seat::all(SEATS).zip(FINIALS).map(pawn) }
                <ellipse id="pawn-shadow" cx="1.5" cy="6.8" rx="9" ry="3.4" />
                <path id="pawn-foot" d="M-8.6 5.2-8.4 2.7Q0 5.5 8.4 2.7L8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2Z" />
                <path id="pawn-shine" d="M-5-.5Q-4.6-5.5-2-7.5" />
                <path id="cloth" d="M-34-186q0-8 8-8h52q8 0 8 8V-34H186q8 0 8 8v52q0 8-8 8H34V186q0 8-8 8h-52q-8 0-8-8V34H-186q-8 0-8-8v-52q0-8 8-8H-34Z" />
            </defs>
            <use href="#cloth" class="shadow" y="2.5" />
            <use href="#cloth" class="cloth" />
            <path class="hem" d="M-32-185q0-7 7-7h50q7 0 7 7V-32H185q7 0 7 7v50q0 7-7 7H32V185q0 7-7 7h-50q-7 0-7-7V32H-185q-7 0-7-7v-50q0-7 7-7H-32Z" />
            <rect class="hearth" x="-29" y="-29" width="58" height="58" rx="5" />
            <rect class="braid" x="-26.8" y="-26.8" width="53.6" height="53.6" rx="3.4" />
        </>
    }
}

fn pawn((seat, finial): (Seat, &str)) -> Html {
    html! { <path key={seat.index()} id={format!("pawn-{seat}")} d={format!("{DOME}{finial}")} /> }
}
