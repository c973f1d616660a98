//! The table of a match: a sitting, the components that render its view, and the hooks that carry out its effects.

mod analysis;
mod announcer;
mod board;
mod clause_link;
mod control_button;
mod controls;
mod curve;
mod engine;
mod hand;
mod hint_marks;
mod hooks;
mod link_text_area;
mod match_link;
mod move_list;
mod mute_button;
mod players;
mod practice_table;
mod projector_bar;
mod prompt_line;
mod received_match;
mod rematch;
mod review_bar;
mod save_or_join_button;
mod say_button;
mod send_link_button;
mod sheets;
mod steps;
mod table_bar;
mod table_props;
mod table_view;
mod watching_controls;

pub use received_match::ReceivedMatch;
pub use table_props::TableProps;
pub use table_view::Table;

/// Parts of a table that lessons, puzzles and the gallery use.
pub mod parts {
    pub use super::analysis::{AnalysisPanel, analysis_panel};
    pub use super::board::Board;
    pub use super::controls::Controls;
    pub use super::hooks::{
        Notebook, SimultaneousPhase, TableHandle, TableMachine, use_practice, use_questions, use_sheets,
        use_simultaneous,
    };
    pub use super::move_list::MoveList;
    pub use super::players::players;
    pub use super::practice_table::{PracticeTable, use_practice_table};
    pub use super::prompt_line::PromptLine;
    pub use super::review_bar::review_bar;
    pub use super::sheets::{Ending, MatchText, Menu, Share, ending, key_list, throws_sheet};
    pub use super::steps::Steps;
    pub use super::table_bar::table_bar;
}
