//! The page of the tournaments that a teacher runs on one device: names, rounds, results and standings.

mod beginning;
mod machine;
mod result_link;
mod search;
mod sentences;
mod state;
mod tables;

pub use beginning::{Beginning, SYSTEMS};
pub use machine::{Effect, Kept, TournamentMachine};
pub use result_link::{LinkProblem, read_result};
pub use search::Search;
pub use sentences::{
    WriteDay, entered, name_in_list, name_of, pair_result, place_button, points, round_heading, round_notes, score,
    sentence, standings_heading, texts_of_question, title,
};
pub use state::{Change, Part, Places, Question, Refusal, ResultPlace, Saved, TournamentState};
pub use tables::{cross_table, pairings, standings};
