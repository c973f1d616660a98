//! Examples of the board of Marrakech.

use crate::rules::marrakech::{Heading, Marrakech, Square};
use crate::scene::Touch;
use crate::scene::marrakech::Button;
use crate::ui::boards::{Example, read};

/// The middle of a match of four.
const MIDDLE: &str = "deck plain; order C > A > D > B; asam d4 north; dirhams 28 33 31 28; laid C:c4-d4 A:d5-e5 D:f4-f5 B:b4-b5 \
    C:e2-f2 A:b3-c3 D:e5-e6 B:c4-c5 C:f6-g6 A:g3-g4 D:b6-c6 B:d2-d3 C:a5-b5 A:f3-g3; now D turn";

/// An early position in a game of three: Asam on the centre, and the first rugs.
macro_rules! market {
    ($faces:literal, $now:literal) => {
        concat!(
            "deck plain; order A > B > C; asam d4 ",
            $faces,
            "; dirhams 29 31 30; laid A:d5-e5 B:b4-c4 C:e3-f3 A:c6-d6 B:b5-c5; now C ",
            $now
        )
    };
}

/// The middle of a match, then how to play: turning, rolling, paying, laying, and all of it.
pub fn examples() -> [Example<Marrakech>; 6] {
    let square = |name: &str| Touch::Spot(read::<Square>(name).into());
    let laying = market!("south", "lay");
    [
        Example::still(MIDDLE),
        Example::picked(market!("north", "turn"), []),
        Example::picked(market!("north", "turn"), [Touch::Button(Button::Face(Heading::West))]),
        Example::happening(market!("west", "roll"), "1", usize::MAX),
        Example::picked(laying, [square("d3"), square("d2")]),
        Example::still(MIDDLE),
    ]
}
