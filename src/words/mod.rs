//! The words room: what is said, in every language of the house. It knows neither games nor Yew nor the browser.
//!
//! Messages stand in Project Fluent files, a folder a language and a file a game; `house.ftl` and `analysis.ftl` are for
//! all of them, `throws.ftl` and `sums.ftl` for those with throws and with sums. The build (`build/`) makes a typed function
//! of each message, and patterns of what it says in each language: in the browser they come as texts beside the program,
//! natively all are there. What is spoken is the language that [`load`] brought last.

mod catalogue;
mod language;
mod list;
#[cfg(not(target_arch = "wasm32"))]
mod message;
mod number;
mod pattern;
mod signs {
    include!("build/signs.rs");
}

#[cfg(not(target_arch = "wasm32"))]
pub use catalogue::speak;
pub use catalogue::{language, load};
pub use language::Language;
pub use list::{all_of, one_of};
#[cfg(not(target_arch = "wasm32"))]
pub use message::{Message, Place, Role};
pub use number::{Number, decimal, signed};
pub use pattern::{Arg, Who};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
