//! What is given to a page as a text: pasted, dropped, or read from a file.

mod dropped;
#[expect(clippy::module_inception, reason = "the value of the folder")]
mod given;
mod handed;
mod open_form;

pub use dropped::Dropped;
pub use given::{CountMoves, Given};
pub use handed::{handed, take_backup};
pub use open_form::OpenForm;
