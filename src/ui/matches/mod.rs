//! The pages of all matches that are saved on this device: the list, the backup, and the statistics. They know no game,
//! and read only the rows of matches.

mod backup;
mod backup_section;
mod entry;
mod match_entry;
mod match_list;
mod matches_page;
mod numbers_page;
mod use_listing;

pub use matches_page::Matches;
