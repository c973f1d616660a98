//! The pages of all matches that are saved on a device: the list, the backup, and the statistics.

mod backup;
mod bounds;
mod entry;
mod merge;
mod statistics;

pub use backup::{BackupError, Merged, restore_settings};
pub use bounds::{MARK, MAX_MEGABYTES, is_backup, is_bounded, trimmed};
pub use entry::{Entry, RowFields, games_of, listed, sorted};
pub use merge::{Step, merge};
pub use statistics::{FinishedMatch, Opponents, Played, dice, greatest, highlight_texts, played, total};
