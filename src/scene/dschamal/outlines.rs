//! Outlines of the pieces, as SVG paths within a 24 × 24 square centred at the origin.

use crate::rules::dschamal::{Outline, Shape};

/// The SVG paths of a piece.
pub struct Lines {
    /// The closed outline.
    pub outline: &'static str,
    /// Edges inside the outline.
    pub relief: &'static str,
}

/// Returns the paths of a piece. Black near misses look like their shapes except for the defect (B1).
#[must_use]
pub const fn lines(outline: Outline) -> Lines {
    let (outline, relief) = match outline {
        Outline::Whole(shape) => whole(shape),
        Outline::NearMiss(shape) => near_miss(shape),
        Outline::Camel => (
            "M-11.5-1.5C-10-4-8-3.5-6.5-5C-4.5-10 1.5-10 3.5-5C5.5-3 7-4 7.2-7.5L7.4-10.5 12-10 11.4-7.6 9.8-7C9.9-2 9 1 6.6 2L6.2 10.5H4L3.2 3.4H-5.2L-6 10.5H-8.2L-8.6 2C-10.4 1.4-11.2 0-11.5-1.5z",
            "M-8-1C-4 1 1 1 5-1.6",
        ),
    };
    Lines { outline, relief }
}

const CUBOID: &str = "M-12-2H5L12-7M5-2V8";
const DISC: &str = "M-11-2A11 5.5 0 0 0 11-2";
const ROUND_FOOT: &str = "M-9 7A9 3.5 0 0 1 9 7";

const fn whole(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::Sphere => ("M-10 0A10 10 0 0 1 10 0 10 10 0 0 1-10 0z", "M-6.5-2.5A7 7 0 0 1-2-6.6"),
        Shape::Egg => (
            "M0-11.5C4.6-11.5 8.6-3 8.6 2.6A8.6 8.4 0 0 1-8.6 2.6C-8.6-3-4.6-11.5 0-11.5z",
            "M-5.6 1A9 9 0 0 1-2.4-6.6",
        ),
        Shape::Cube => ("M0-11 9.5-5.5V5.5L0 11-9.5 5.5V-5.5z", "M-9.5-5.5 0 0 9.5-5.5M0 0V11"),
        Shape::Box => ("M-12-2-5-7H12V3L5 8H-12z", CUBOID),
        Shape::Cylinder => ("M-7-8A7 3 0 0 1 7-8V8A7 3 0 0 1-7 8z", "M-7-8A7 3 0 0 0 7-8"),
        Shape::Disc => ("M-11-2A11 5.5 0 0 1 11-2V2A11 5.5 0 0 1-11 2z", DISC),
        Shape::Cone => ("M0-11.5 9 7A9 3.5 0 0 1-9 7z", ROUND_FOOT),
        Shape::Pyramid => ("M0-11.5 11 5 2 10.5-11 5z", "M0-11.5 2 10.5"),
        Shape::Ring => (
            "M-10 0A10 10 0 0 1 10 0 10 10 0 0 1-10 0zM-4.5 0A4.5 4.5 0 0 0 4.5 0 4.5 4.5 0 0 0-4.5 0z",
            "M-7.2-2.4A7.4 7.4 0 0 1-2.4-7.2",
        ),
        Shape::Arch => ("M-10 10V0A10 10 0 0 1 10 0V10H5V0A5 5 0 0 0-5 0V10z", "M-7.5 9V0A7.5 7.5 0 0 1-3-7"),
        Shape::Star => (
            "M0-11.5 2.8-3.9 10.9-3.6 4.6 1.5 6.8 9.3 0 4.8-6.8 9.3-4.6 1.5-10.9-3.6-2.8-3.9z",
            "M0-7V0M0 0 4 5.6M0 0-4 5.6M0 0 6.6-2.2M0 0-6.6-2.2",
        ),
        Shape::Cross => {
            ("M-3.5-10.5H3.5V-3.5H10.5V3.5H3.5V10.5H-3.5V3.5H-10.5V-3.5H-3.5z", "M-3.5-3.5 3.5 3.5M3.5-3.5-3.5 3.5")
        }
    }
}

const fn near_miss(shape: Shape) -> (&'static str, &'static str) {
    match shape {
        Shape::Sphere => {
            ("M-10 0A10 10 0 0 1 1.6-9.9C1.4-5.4 4.6-2.6 9.3-3.7A10 10 0 1 1-10 0z", "M-6.5-2.5A7 7 0 0 1-2-6.6")
        }
        Shape::Egg => (
            "M0-11.5C4.6-11.5 8.6-3 8.6 2.6 8.6 4.6 7.8 6.4 6.6 7.6H-6.6C-7.8 6.4-8.6 4.6-8.6 2.6-8.6-3-4.6-11.5 0-11.5z",
            "M-5.6 1A9 9 0 0 1-2.4-6.6",
        ),
        Shape::Cube => {
            ("M0-11 9.5-5.5V5.5L3.6 9H-3.6L-9.5 5.5V-5.5z", "M-9.5-5.5-3.6-2.1H3.6L9.5-5.5M-3.6-2.1V9M3.6-2.1V9")
        }
        Shape::Box => ("M-12-2-5-7H0V-4.6H4.4V-7H12V3L5 8H-12z", CUBOID),
        Shape::Cylinder => (
            "M-7-8A7 3 0 0 1 7-8V-2L4.6 0 7 2V8A7 3 0 0 1-7 8V2L-4.6 0-7-2z",
            "M-7-8A7 3 0 0 0 7-8M-4.6 0A4.6 2 0 0 0 4.6 0",
        ),
        Shape::Disc => ("M-11-2A11 5.5 0 0 1 2-7.4C1.6-4.6 5-2.8 9-5.1A11 5.5 0 0 1 11-2V2A11 5.5 0 0 1-11 2z", DISC),
        Shape::Cone => (
            "M-2.9-5.6A2.9 1.3 0 0 1 2.9-5.6L9 7A9 3.5 0 0 1-9 7z",
            "M-2.9-5.6A2.9 1.3 0 0 0 2.9-5.6M-9 7A9 3.5 0 0 1 9 7",
        ),
        Shape::Pyramid => ("M-3.9-5.6.4-6.6 3.9-5.6 11 5 2 10.5-11 5z", "M-3.9-5.6.8-4.2 3.9-5.6M.8-4.2 2 10.5"),
        Shape::Ring => {
            ("M9.3-3.6A10 10 0 1 0 9.3 3.6L4.2 1.6A4.5 4.5 0 1 1 4.2-1.6z", "M-7.2-2.4A7.4 7.4 0 0 1-2.4-7.2")
        }
        Shape::Arch => ("M-10 10V0A10 10 0 0 1 10 0V5H5V0A5 5 0 0 0-5 0V10z", "M-7.5 9V0A7.5 7.5 0 0 1-3-7"),
        Shape::Star => (
            "M0-11.5 2.8-3.9 4.6 1.5 6.8 9.3 0 4.8-6.8 9.3-4.6 1.5-10.9-3.6-2.8-3.9z",
            "M0-7V0M0 0 4 5.6M0 0-4 5.6M0 0-6.6-2.2",
        ),
        // The cross has no near miss.
        Shape::Cross => whole(shape),
    }
}
