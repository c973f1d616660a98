//! Components that several pages share.

mod bar;
mod bulb;
mod choice;
mod choices;
mod confirm;
mod feast;
mod field_choices;
mod icon_link;
mod level_badge;
mod sheet;
mod swatch;
mod weaves;

pub use bar::Bar;
pub use bulb::Bulb;
pub use choice::Choice;
pub use choices::Choices;
pub use confirm::Confirm;
pub use feast::Feast;
pub use field_choices::FieldChoices;
pub use icon_link::IconLink;
pub use level_badge::{LevelBadge, PersonBadge};
pub use sheet::Sheet;
pub use swatch::Swatch;
pub use weaves::Weaves;
