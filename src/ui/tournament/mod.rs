//! A tournament that a teacher runs on one device: names, rounds, results and standings; on paper and on a projector.

mod about_form;
mod about_part;
mod begin_form;
mod cross_table;
mod damaged_notice;
mod game_row;
mod opened_standing;
mod paper_kind;
mod player_row;
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
mod use_tournament;

pub use tournament_page::TournamentPage;
