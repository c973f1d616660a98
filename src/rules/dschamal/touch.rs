//! The outlines of pieces as a hand feels them (B1, B9).

use super::piece::Kind;
use super::{Piece, Shape};

/// The outline that a hand feels of a piece, and its defect if it has one, never its colour (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outline {
    /// A coloured piece: its shape as it should be.
    Whole(Shape),
    /// A black piece: its shape but for the [`Defect`].
    NearMiss(Shape),
    /// The camel.
    Camel,
}

/// A defect: it tells a black piece from the coloured ones of its shape (B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defect {
    /// The sphere is dented.
    Dent,
    /// The egg has a flat end.
    FlatEnd,
    /// The cube is bevelled.
    Bevel,
    /// The box has a notch.
    Notch,
    /// The cylinder has a groove.
    Groove,
    /// The disc has a bite.
    Bite,
    /// The cone and the pyramid lack their tips.
    NoTip,
    /// The ring has a gap.
    Gap,
    /// The arch has a short leg.
    ShortLeg,
    /// The star lacks a point.
    PointMissing,
}

/// Something that a finger notices about a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Round, at least one way.
    Round,
    /// With edges and corners.
    Cornered,
    /// As long one way as any other.
    Even,
    /// Long one way.
    Long,
    /// Thin.
    Flat,
    /// One end is narrower.
    NarrowEnd,
    /// It runs to a tip.
    Tip,
    /// A finger goes through it.
    Hole,
    /// It is open to one side, between two legs.
    Legs,
    /// Five points around.
    FivePoints,
    /// Four arms around.
    FourArms,
}

impl Shape {
    /// The features that a finger notices. No two shapes are the same to a careful finger; those of a couple have
    /// something in common.
    #[must_use]
    pub const fn features(self) -> &'static [Feature] {
        match self {
            Self::Sphere => &[Feature::Round, Feature::Even],
            Self::Egg => &[Feature::Round, Feature::Long, Feature::NarrowEnd],
            Self::Cube => &[Feature::Cornered, Feature::Even],
            Self::Box => &[Feature::Cornered, Feature::Long],
            Self::Cylinder => &[Feature::Round, Feature::Long],
            Self::Disc => &[Feature::Round, Feature::Flat],
            Self::Cone => &[Feature::Round, Feature::Tip],
            Self::Pyramid => &[Feature::Cornered, Feature::Tip],
            Self::Ring => &[Feature::Round, Feature::Hole],
            Self::Arch => &[Feature::Round, Feature::Legs],
            Self::Star => &[Feature::Flat, Feature::FivePoints],
            Self::Cross => &[Feature::Flat, Feature::FourArms],
        }
    }

    /// The defect of its black near miss; the cross has none (B1).
    #[must_use]
    pub const fn defect(self) -> Option<Defect> {
        Some(match self {
            Self::Sphere => Defect::Dent,
            Self::Egg => Defect::FlatEnd,
            Self::Cube => Defect::Bevel,
            Self::Box => Defect::Notch,
            Self::Cylinder => Defect::Groove,
            Self::Disc => Defect::Bite,
            Self::Cone | Self::Pyramid => Defect::NoTip,
            Self::Ring => Defect::Gap,
            Self::Arch => Defect::ShortLeg,
            Self::Star => Defect::PointMissing,
            Self::Cross => return None,
        })
    }
}

impl Piece {
    /// The outline that a hand feels.
    #[must_use]
    pub fn outline(self) -> Outline {
        match self.kind() {
            Kind::Coloured(shape, _) => Outline::Whole(shape),
            Kind::Black(shape) => Outline::NearMiss(shape),
            Kind::Camel => Outline::Camel,
        }
    }
}

impl Outline {
    /// The defect to be felt, if any.
    #[must_use]
    pub const fn defect(self) -> Option<Defect> {
        match self {
            Self::NearMiss(shape) => shape.defect(),
            Self::Whole(_) | Self::Camel => None,
        }
    }
}
