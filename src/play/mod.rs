//! The play room: the sitting, a match at a table as a plain value.
//!
//! [`Input`]s go in ([`Machine::on`]), [`Effect`]s come out, and [`Machine::view`] is the view to render. Everything is
//! generic over the game, except [`bag`], which belongs to Dschamal. Nothing depends on Yew, a browser, a source of
//! entropy or a clock: time and random bits are part of inputs. A request to the outside, such as a bot's move or a
//! save, is an effect with a [`Ticket`]; its answer is an input with the same ticket.
//!
//! A sitting consists of a `Table` and its view. The state of the table is divided into groups, one per file: `line`
//! (the place where play continues, and the place shown), `local` (the seats played here, and the permissions),
//! `ui` (the selection), `scheduler` (the pending request that play waits for), `animation` (the running animation),
//! `saving` (the state of the store) and `cache` (the cache of rendered texts). Inputs are handled in files named
//! after their subject: `touch`, `act`, `pacing`, `review`, `store` and others; `build_view` builds the view.

mod act;
mod advice;
mod amount;
mod analysis;
mod animation;
mod attempt;
pub mod bag;
mod build_view;
mod by_link;
mod clocks;
mod coach;
mod costs;
mod day_calendar;
mod day_result;
mod drag;
mod effect;
mod engine_client;
mod exercise;
mod hint;
mod input;
mod line;
mod list;
mod local_seats;
mod machine;
mod narrator;
mod numbers;
mod opening;
mod pace;
mod pacing;
mod pending_choice;
mod permissions;
mod practice;
mod preferences;
pub mod progress;
mod puzzle_choice;
mod rating;
mod render_cache;
mod review;
mod rush;
mod saving;
mod scheduler;
mod score_sheet;
mod simultaneous;
mod sitting;
mod store;
mod sum;
mod sum_input;
mod table;
mod table_view;
mod take_back;
mod tally;
mod ticket;
mod timing;
mod touch;
mod tutor;
mod ui_state;

pub use amount::Amount;
pub use analysis::{
    AnalysedStep, AnalysedSteps, Better, Comparison, FaultMark, HiddenChoice, MatchAnalysis, Play, Severity, Shares,
    tried_figure, viewer,
};
pub use attempt::{Attempt, AttemptStage};
pub use clocks::Clocks;
pub use costs::{Costs, Way};
pub use day_calendar::{SQUARES, Streaks, TRIES, puzzle_line, streak_line, weeks};
pub use day_result::{day_line, day_result, day_verification};
pub use effect::{ActionRequest, Effect};
pub use engine_client::{Course, EngineClient, EngineEffect, Inquiry, legal_play};
pub use exercise::Exercise;
pub use input::{Input, NotSaved, PageVisibility, ReviewInput, Stored, SumInput};
pub use list::{MoveRow, MoveRows};
pub use machine::Machine;
pub use narrator::Narrator;
pub use numbers::{Numbers, dice};
pub use opening::Opening;
pub use pace::Pace;
pub use permissions::Permissions;
pub use preferences::Preferences;
pub use puzzle_choice::{day_order, is_like_met, kept_for_days, next_puzzle, rush_order};
pub use rating::Rating;
pub use rush::{Rush, RushEffect, RushEnd, RushInput, RushStage, RushView};
pub use score_sheet::score_sheet;
pub use simultaneous::{KeptPhases, PhaseJudgement, SimultaneousTable};
pub use sitting::Sitting;
pub use sum::{SumResult, SumView, Verdict, WorkedSum};
pub use table_view::{
    Activity, ByLink, Can, ClockFace, Confirmation, HintView, PressMeaning, Progress, Refused, SavingView, Sentence,
    SideAction, Stage, TableView,
};
pub use tally::Tally;
pub use ticket::Ticket;
