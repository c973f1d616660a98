//! A tournament that a teacher runs on one device: names, rounds, results and standings; on paper and on a projector.

mod about_form;
mod begin_form;
mod game_row;
mod players_part;
mod projector;
mod refusal;
mod round_buttons;
mod round_part;
mod running_tournament;
mod search_form;
mod sheet_tables;
mod standings_part;
mod tournament_page;

pub use tournament_page::TournamentPage;
