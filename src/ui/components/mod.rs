//! Components that several pages share.

mod bar;
mod bulb;
mod cell_view;
mod cells;
mod choice;
mod choices;
mod confirm;
mod copy;
mod dice_table;
mod feast;
mod field_choices;
mod icon_link;
mod level_badge;
mod swatch;
mod switch_choices;
mod weaves;

pub use bar::Bar;
pub use bulb::Bulb;
pub use cells::Cells;
pub use choice::Choice;
pub use choices::Choices;
pub use confirm::Confirm;
pub use copy::{Copied, copy};
pub use dice_table::DiceTable;
pub use feast::Feast;
pub use field_choices::FieldChoices;
pub use level_badge::{LevelBadge, PersonBadge};
pub use swatch::Swatch;
pub use switch_choices::SwitchChoices;
pub use weaves::Weaves;
