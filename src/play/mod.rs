//! The play room: the sitting, a match at a table as a plain value.
//!
//! [`Input`]s go in ([`Sitting::on`]), [`Effect`]s come out, and [`Sitting::view`] is the view to render. Everything is
//! generic over the game, except [`bag`], which belongs to Dschamal. Nothing depends on Yew, a browser, a source of
//! entropy or a clock: time and random bits are part of inputs. A request to the outside, such as a bot's move or a
//! save, is an effect with a [`Ticket`]; its answer is an input with the same ticket.
//!
//! A sitting consists of a `Table` and its view. The state of the table is divided into groups, one per file: `line`
//! (the place where play continues, and the place shown), `chairs` (the seats played here, and the permissions),
//! `picking` (the selection), `drive` (the pending request that play waits for), `show` (the running animation),
//! `saving` (the state of the store) and `telling` (the cache of rendered texts). Inputs are handled in files named
//! after their subject: `touch`, `act`, `pacing`, `review`, `store` and others; `tell` builds the view.

mod act;
mod advice;
mod back;
pub mod bag;
mod by_link;
mod chairs;
mod clocks;
mod contest;
mod drag;
mod drive;
mod effect;
mod hint;
mod input;
mod judgement;
mod line;
mod list;
mod numbers;
mod opening;
mod pace;
mod pacing;
mod permissions;
mod picking;
mod preferences;
mod review;
mod saving;
mod show;
mod sitting;
mod store;
mod sum;
mod table;
mod table_view;
mod tally;
mod tell;
mod telling;
mod ticket;
mod timing;
mod touch;
mod working_out;

pub use clocks::Clocks;
pub use contest::ContestTable;
pub use effect::{Asked, Effect};
pub use input::{Input, NotSaved, PageVisibility, ReviewInput, Stored, SumInput};
pub use judgement::{Fault, Judged, Judgement};
pub use list::{Row, Rows};
pub use numbers::{Numbers, dice};
pub use opening::Opening;
pub use pace::Pace;
pub use permissions::Permissions;
pub use preferences::Preferences;
pub use sitting::Sitting;
pub use sum::{SumView, Verdict};
pub use table_view::{
    Activity, ByLink, Can, ClockFace, Confirmation, HintView, Progress, Refused, SavingView, Sentence, SideAction,
    Stage, TableView,
};
pub use tally::Tally;
pub use ticket::Ticket;
