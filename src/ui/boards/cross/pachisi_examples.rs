//! Examples of the board of Pachisi.

use crate::rules::pachisi::Pachisi;
use crate::ui::boards::Example;

use super::example_touch::touch_piece;

/// The middle of a match.
const MIDDLE: &str = "throw=cowries pieces=4; A 0 0 28 66; B 5 18 49 81; C 0 21 54 54; D 12 30 30 75; now D move 6";

/// The middle of a match, then how to play.
pub fn examples() -> [Example<Pachisi>; 6] {
    [
        Example::still(MIDDLE),
        Example::still("throw=cowries pieces=4; A 0 0 0 0; B 0 0 0 0; C 0 0 0 0; D 0 0 0 0; now D throw"),
        Example::picked(
            "throw=cowries pieces=4; A 0 0 0 9; B 0 0 0 4; C 0 0 3 14; D 0 0 0 10; now D move 6",
            [touch_piece(0)],
        ),
        Example::picked(
            "throw=cowries pieces=4; A 0 0 14 30; B 0 0 18 40; C 0 3 14 33; D 0 0 10 42; now D move 4",
            [touch_piece(42)],
        ),
        Example::picked(
            "throw=cowries pieces=4; A 0 4 14 30; B 0 0 18 40; C 0 3 14 33; D 0 27 27 44; now D move 4",
            [touch_piece(27)],
        ),
        Example::picked(
            "throw=cowries pieces=4; A 36 81 81 81; B 60 66 81 81; C 51 62 70 81; D 72 81 81 81; now D move 4",
            [touch_piece(72)],
        ),
    ]
}
