//! The sheets of a table.

mod ending;
mod key_list;
mod match_text;
mod menu;
mod phrase_list;
mod rule;
mod series;
mod share;
mod sheet;
mod sum;
mod throws;

pub use ending::{Ending, ending, winners};
pub use key_list::key_list;
pub use match_text::MatchText;
pub use menu::Menu;
pub use phrase_list::phrase_list;
pub use rule::rule;
pub use series::wins_with;
pub use share::Share;
pub use sheet::Sheet;
pub use sum::Sum;
pub use throws::{throws_sheet, verification};
