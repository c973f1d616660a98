//! Examples of the camps of Dschamal.

use crate::rules::dschamal::Dschamal;
use crate::ui::boards::Example;

/// The middle of a match of four.
const MIDDLE: &str = "players 4 start chosen duel live; camps \
    blue-egg+white-egg+yellow-star+brown-disc blue-cone+yellow-egg+white-arch \
    blue-ring+white-ring+brown-egg+yellow-cylinder+white-cube blue-cross+brown-pyramid+yellow-box; \
    master B; challenged C; sits out A; now duel";

/// The middle of a match, then how to play: the camps, a duel, a piece that is won, the shout, and a piece from the
/// bag.
pub fn examples() -> [Example<Dschamal>; 6] {
    [
        Example::still(MIDDLE),
        Example::still(
            "players 4 start chosen duel live; camps - blue-cone blue-ring -; master B; challenged C; now start",
        ),
        Example::still(MIDDLE),
        Example::happening(MIDDLE, "B draws white-cone", 0),
        Example::happening(MIDDLE, "B draws camel cry", 0),
        Example::happening(MIDDLE, "C draws yellow-ring", usize::MAX),
    ]
}
