//! The scene room: pure view models of the games: drawing, input, and texts.
//!
//! Everything here is a pure function of a state and the player's selection; the components render it and report
//! touches back. It depends on the rules and the messages, not on Yew or the browser.

mod advise;
mod animation;
pub mod chaupar;
pub mod cross;
pub mod damath;
mod dice;
mod draft;
mod drawing;
pub mod dschamal;
mod ending;
mod expected;
mod form;
mod hit;
mod interaction;
mod lens;
mod lessons;
mod looks;
pub mod marrakech;
mod names;
pub mod pachisi;
mod picture;
mod quiz;
mod setup;
mod sound;
mod summary;
mod view;
mod waiting;
mod wording;

pub use advise::{Advice, Advise, Ring};
use animation::Animation;
pub use dice::{Dice, Face, Run};
pub use draft::{Draft, Editable, Entry, Fault, Tool, ToolGroup};
pub use drawing::Drawing;
pub use ending::curve;
pub use expected::expected;
pub use form::Form;
pub use hit::{focus, hit, next, next_open};
pub use interaction::{Answer, Interaction};
pub use lens::{Finger, Lens, Part};
pub use lessons::{ANY, ExerciseTask, Lessons, Step};
pub use looks::{colour, look_name, swatch};
pub use names::{YOU, shown_names};
pub use quiz::Quiz;
pub use setup::{Choice, Field};
pub use sound::Sound;
pub use summary::{Highlight, Summary};
pub use view::{
    Cell, Change, Control, Ending, EndingRow, Figure, Frame, MoveLine, Panel, PastAction, Prompt, Rank, Seating,
    THINKING_MILLIS, THROWING_MILLIS, Task, Touch,
};
pub use waiting::{WaitLimits, WaitedTime};
pub use wording::Wording;

/// A game that can be displayed and played at the table: the sum of the scene traits.
pub trait Scene: Form + Drawing + Wording + Quiz + Advise + Summary + Lessons {}

impl<G: Form + Drawing + Wording + Quiz + Advise + Summary + Lessons> Scene for G {}
