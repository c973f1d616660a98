//! Components that several pages share.

mod bulb;
mod feast;
mod level_badge;
mod swatch;
mod weaves;

pub use bulb::Bulb;
pub use feast::Feast;
pub use level_badge::{LevelBadge, PersonBadge};
pub use swatch::Swatch;
pub use weaves::Weaves;
