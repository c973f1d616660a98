//! Opening what was given to a page.

use super::handed::{hand, hand_backup};
use crate::pages::given::Given;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::routes::{GamePage, Route};
use crate::ui::settings::GameSetting;

/// Goes to the page on which it is opened.
pub fn open(given: Given) {
    match given {
        Given::Match(company, text) => GamePage::Link(hand(&text)).of(company.game.name).push(),
        Given::Link(company, data) => GamePage::Link(data).of(company.game.name).push(),
        Given::Live(game, code) => GamePage::LiveCode(code).of(game.name).push(),
        Given::Position(text) => {
            if let (Some(draft), None) =
                (GameSetting::Position.get(Damath::NAME), GameSetting::EarlierPosition.get(Damath::NAME))
            {
                GameSetting::EarlierPosition.set(Damath::NAME, &draft);
            }
            GameSetting::Position.set(Damath::NAME, &text);
            GamePage::FromPosition.of(Damath::NAME).push();
        }
        Given::Backup(text) => {
            hand_backup(&text);
            Route::Matches.push();
        }
    }
}
