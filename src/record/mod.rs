//! Matches and their records: the tree of moves that were played and tried out, its text and its link, and commitments
//! to throws.
//!
//! It works for any game, and depends on no browser, entropy source, clock or bot.

mod arrived;
mod body;
mod by_link;
mod chains;
mod check;
mod continued;
mod copy_relation;
mod day;
mod error;
mod finds;
mod header;
pub mod link;
mod matches;
mod names;
mod node_id;
mod of_day;
mod play;
mod player;
mod read;
mod seal;
mod sealed;
mod secret;
mod start;
mod text;
mod throw;
mod tokens;
mod tree;

pub use arrived::{decode_text, peek_arrived, plain_position, read_arrived};
pub use body::{checksum_line, split_last_line};
pub use check::{Checked, Wrong};
pub use copy_relation::CopyRelation;
pub use day::Day;
pub use error::{RecordError, SecretError, StartError};
pub use header::{Header, peek};
pub use matches::{Match, Next};
pub use names::{name_key, plain_name_key};
pub use node_id::{NodeId, Step};
pub use player::{Kind, Player, PlayerError};
pub use secret::{Fingerprint, Secret};
pub use start::Start;
pub use throw::throw;
