//! The keys of the table: which control a key presses, and the sheet that names them all.

use yew::Html;

use super::Table;
use crate::scene::{Control, Rank};
use crate::ui::boards::Shown;
use crate::ui::parts::{element, text};

/// The keys that every game has, and what they do.
const KEYS: [(&str, &str); 6] = [
    ("← → ↑ ↓", "to the next place on the board that is open; with Shift, to the next one of all"),
    ("Enter", "chooses it"),
    ("Space", "chooses it too; beside the board, presses the main button"),
    ("1 … 9, 0", "press the choices below the board, in their order"),
    ("Tab", "from the board to the buttons, and on"),
    ("Esc", "takes back what is picked, skips what is shown, closes a sheet"),
];

impl<G: Shown> Table<G> {
    /// The control that a key presses: the one that names it, a choice by its place, or the main one.
    pub(super) fn control(&self, key: &str) -> Option<Control> {
        let key = if key == " " { "Space" } else { key };
        let controls = || self.controls().into_iter().filter(|control| control.enabled);
        let choices = || self.controls().into_iter().filter(|control| control.rank == Rank::Choice);
        let by_place = || {
            let place = (key.parse::<usize>().ok()? + 9) % 10;
            choices().nth(place).filter(|control| control.enabled && key.len() == 1)
        };
        let main = || controls().find(|control| control.rank == Rank::Main && matches!(key, "Space" | "Enter"));
        controls().find(|control| control.key == key).or_else(by_place).or_else(main)
    }

    /// The sheet of the keys: those of every game, and those of what can be done now.
    pub(super) fn keys(&self) -> Vec<Html> {
        let mut rows: Vec<_> = KEYS.map(|(key, does)| row(key, does)).into();
        let named = self.controls().into_iter().filter(|control| !control.key.is_empty());
        rows.extend(named.map(|control| row(shown(control.key), &control.text)));
        vec![element("ul", "keys", rows)]
    }
}

fn row(key: &str, does: &str) -> Html {
    element("li", "", vec![text("kbd", "", key), text("span", "", does)])
}

/// A key as it is called.
fn shown(key: &str) -> &str {
    match key {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        _ => key,
    }
}
