//! Tournaments on one device: who plays whom in each round, who moves first, and the standings.
//!
//! A [`Tournament`] is a plain value. A Swiss tournament is paired by the Dutch system (FIDE Handbook C.04.3), a round
//! robin by the Berger tables (C.05, Annex 1). Players are numbered from zero in the order in which they were entered,
//! which is their pairing number; a page counts them from one. Points are counted in halves: a win is 2, a draw 1.

mod about;
mod berger;
mod bracket;
mod cost;
mod csv;
mod entry;
mod error;
mod history;
mod match_result;
mod name_list;
mod names;
mod round;
mod shelf;
mod side;
mod standings;
mod swiss;
mod text;
#[expect(clippy::module_inception, reason = "the tournament of the tournament room")]
mod tournament;

pub use about::{About, MAX_ABOUT};
pub use csv::csv;
pub use entry::{Entry, EntryKind};
pub use error::TournamentError;
pub use match_result::{MatchError, MatchResult};
pub use name_list::{NameList, check_names};
pub use names::{MAX_NAME, alphabetical, is_found};
pub use round::{LikelyGame, Outcome, Pairing, Round};
pub use shelf::Shelf;
pub use side::Side;
pub use standings::Standing;
pub use text::{ReadError, has_game};
pub use tournament::{MAX_PLAYERS, MIN_PLAYERS, Player, System, Tournament};
