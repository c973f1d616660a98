//! The page of a match: how it comes to its table, from this device or from somebody who has sent it; or that it does not.

mod damaged;
mod link_page;
mod saved_page;
mod use_hold;

pub use link_page::LinkPage;
pub use saved_page::TablePage;
