//! The page of a match: a saved one, one from a link, or the reason why it cannot be shown.

mod damaged;
mod link_page;
mod saved_page;

pub use link_page::LinkPage;
pub use saved_page::TablePage;
