//! Examples of the board of Chaupar.

use crate::rules::chaupar::Chaupar;
use crate::ui::boards::Example;

use super::example_touch::touch_piece;

/// The middle of a match.
const MIDDLE: &str = "A 3 17 44 44 earned, pair 44 moved; B 0 17 53 53 earned; C 12 12 29 75 open; \
    D 17 30 30 81 earned; now D move 3 4";

/// The middle of a match, then how to play.
pub fn examples() -> [Example<Chaupar>; 6] {
    [
        Example::still(MIDDLE),
        Example::still("A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now D throw"),
        Example::picked(
            "A 6 12 12 21 open; B 6 7 12 12 open; C 7 12 12 16 open; D 6 7 12 12 open; now D move 3 4",
            [touch_piece(7)],
        ),
        Example::picked(
            "A 6 12 25 29 open; B 7 12 12 16 open; C 7 12 30 36 open; D 12 16 17 40 open; now D move 1 4",
            [touch_piece(40)],
        ),
        Example::picked(
            "A 6 9 25 29 open; B 7 12 12 16 open; C 7 12 30 36 open; D 17 17 40 44 earned; now D move 3 3",
            [touch_piece(17)],
        ),
        Example::picked(
            "A 40 81 81 81 earned; B 70 75 81 81 earned; C 50 60 81 81 failed; D 76 78 81 81 earned; now D move 3 4",
            [touch_piece(78)],
        ),
    ]
}
