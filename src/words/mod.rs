//! The messages of the app, in every language. Nothing here knows games, Yew or the browser.
//!
//! Messages are in Project Fluent files, with a folder per language and a file per game; `table.ftl` and
//! `analysis.ftl` belong to all games, `throws.ftl` and `sums.ftl` to those with throws and with sums. The build
//! (`build/`) generates a typed function per message, and a catalogue of patterns per language: in the browser
//! [`load`] reads one from a file beside the program, elsewhere all are compiled in. The current language is that of
//! the catalogue loaded last.

mod catalogue;
mod language;
mod list;
#[cfg(not(target_arch = "wasm32"))]
mod message;
mod number;
mod pattern;
mod sign;
mod signs {
    include!("build/signs.rs");
}
mod surd;
mod typed;

#[cfg(not(target_arch = "wasm32"))]
pub use catalogue::speak;
pub use catalogue::{language, load};
pub use language::Language;
pub use list::{all_of, one_of};
#[cfg(not(target_arch = "wasm32"))]
pub use message::{Message, Place, Role};
pub use number::{Number, decimal, signed};
pub use pattern::{Arg, Who};
pub use surd::Surd;
pub use typed::{TypedNumber, Unclear, judge_typed, typed_integer, typed_number};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
