//! Marrakech: clauses M1 to M13 of the rulebook.

mod action;
mod colour;
mod event;
mod heading;
mod options;
mod order;
mod phase;
mod place;
mod play;
mod refusal;
mod rugs;
mod score;
mod square;
mod state;
mod text;
mod toll;
mod track;

pub use action::{Action, DIE};
pub use colour::Colour;
pub use event::Event;
pub use heading::{Heading, Turning};
pub use options::{Deck, Options};
pub use phase::Phase;
pub use place::Place;
pub use refusal::Refusal;
pub use rugs::Laid;
pub use score::{Ending, Score};
pub use square::{Square, SquareSet};
pub use state::Marrakech;
pub use toll::Payment;
pub use track::{Step, Track, Walk, step};
