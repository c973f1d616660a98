//! The play room: the sitting, a match at a table as a plain value.
//!
//! [`Input`]s go in ([`Sitting::on`]), [`Effect`]s come out, and [`Sitting::view`] says what to show. It works for any game; only
//! the bag is one game's, Dschamal's. Nothing here knows of Yew, a browser, a source of entropy or the time: they come in as
//! inputs. What has to be waited for, a bot or the store, goes out as an effect with a [`Ticket`] and comes back with that.
//!
//! A sitting is a `Table` and its view. The table's fields are groups, a file each: `line` (where play goes on and what is
//! shown), `chairs` (who sits here), `picking` (what is picked), `drive` (what is awaited), `show` (what is being shown),
//! `saving` (what the store has) and `telling` (what has been said already). What it does with an input stands in the files
//! named after that: `touch`, `act`, `pacing`, `review`, `store` and others; `tell` makes the view.

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
