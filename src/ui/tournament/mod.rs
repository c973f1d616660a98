//! A tournament that a teacher runs on one device: names, rounds, results and standings; on paper and on a projector.

mod about_form;
mod about_part;
mod begin_form;
mod cross_table;
mod damaged_notice;
mod game_row;
mod heading;
mod opened_standing;
mod other_tournaments;
mod paper_kind;
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
mod slips;
mod spreadsheets;
mod standings_part;
mod state;
mod tournament_page;
mod use_projector_key;
mod use_tournament;

pub use tournament_page::TournamentPage;
