//! What is given to a page as a text: pasted, dropped, or read from a file.

mod dropped;
mod handed;
mod open;
mod open_form;

pub use dropped::Dropped;
pub use handed::{handed, take_backup};
pub use open::open;
pub use open_form::OpenForm;
