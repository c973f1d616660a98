//! The words room: what is said, in every language of the house. It knows neither games nor Yew nor the browser.
//!
//! Messages stand in Project Fluent files, a folder a language and a file a game; `house.ftl` is for all of them. The
//! build (`build/`) makes a typed function of each message and, for each language, a text that holds the messages of each
//! program as [`Pattern`]s. A program speaks the language that [`load`] brought last. Natively all of them are there.

mod catalogue;
mod language;
mod list;
#[cfg(not(target_arch = "wasm32"))]
mod message;
mod number;
mod pattern;

#[cfg(not(target_arch = "wasm32"))]
pub use catalogue::speak;
pub use catalogue::{language, load};
pub use language::Language;
pub use list::{all_of, one_of};
#[cfg(not(target_arch = "wasm32"))]
pub use message::{Message, Place};
pub use number::{Number, decimal, signed};
pub use pattern::{Arg, Who};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
