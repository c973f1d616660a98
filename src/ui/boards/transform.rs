//! Transformations of parts of a drawing.

/// Moves a part to a point, in units of the board.
pub fn translate((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}
