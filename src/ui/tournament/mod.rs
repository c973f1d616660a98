//! A tournament that a teacher runs on one device: names, rounds, results and standings; on paper and on a projector.

mod begin_form;
mod damaged_notice;
mod game_row;
mod player_row;
mod players_part;
mod projector;
mod refusal;
mod result_link;
mod round_buttons;
mod round_part;
mod running_tournament;
mod search;
mod search_form;
mod sentences;
mod sheet_tables;
mod standings_part;
mod state;
mod tournament_page;
mod use_projector_key;
mod use_tournament;

pub use tournament_page::TournamentPage;
