//! The keys of the table: what a key does, and the sheet that names them all.

use yew::{Html, KeyboardEvent};

use super::Table;
use super::contest::{Fight, Pressed};
use super::sheet::Sheet;
use crate::play::Input;
use crate::scene::{Control, Rank, Touch};
use crate::ui::boards::Shown;
use crate::ui::boards::contest as fights;
use crate::ui::grid::{self, is_pressed_itself, is_typed_in, spot_of};
use crate::ui::page::Link;
use crate::ui::parts::{element, text};
use crate::words::house;

impl<G: Shown> Table<G> {
    /// A key: closes a sheet, ends a show, or presses the control that it stands for. Tells whether anything changed.
    pub(super) fn key(&mut self, link: &Link, event: &KeyboardEvent) -> bool {
        let key = event.key();
        self.focus_next = None;
        let touches = key == "Enter" || key == " ";
        if event.ctrl_key() || event.alt_key() || event.meta_key() || (touches && event.repeat()) {
            return false;
        }
        let escape = key == "Escape";
        if self.asking.is_some() {
            if escape {
                self.input(link, Input::Confirm(false));
            }
            return escape;
        }
        if self.sheet.is_some() {
            let hands_in = key == "Enter" && is_typed_in(event);
            if escape {
                self.lay(link, None);
            } else if hands_in {
                // The focus moves on, and the key is not to press what it moves to.
                event.prevent_default();
                self.hand_in(link);
            }
            return escape || hands_in;
        }
        // What has a press of its own, such as the menu, keeps it while something is shown.
        let skips = self.sitting.is_busy() && (escape || (touches && !is_pressed_itself(event)));
        if skips {
            event.prevent_default();
            self.input(link, Input::Skip);
            return true;
        }
        if escape && self.fight.is_some() {
            return self.fight(link, fights::Msg::Escape);
        }
        let reviews = self.fight.is_none() && !is_typed_in(event);
        if reviews && self.review_key(link, event) {
            event.prevent_default();
            return true;
        }
        if self.sitting.is_busy() {
            return false;
        }
        if escape {
            self.input(link, Input::LetGo);
            return true;
        }
        if spot_of(event).is_some() {
            if grid::walk(&self.cells, &mut self.focus, &key, event.shift_key()) {
                self.grid = self.render_grid();
                return true;
            }
            if touches {
                self.focus.into_iter().for_each(|focus| self.press(link, &Pressed::Touch(Touch::Spot(focus))));
                return true;
            }
        }
        // What has a press of its own is pressed by the browser.
        if touches && is_pressed_itself(event) {
            return false;
        }
        if key == "?" && !is_typed_in(event) {
            self.lay(link, Some(Sheet::Keys));
            return true;
        }
        let Some(control) = self.control(&key) else { return false };
        event.prevent_default();
        self.press(link, &control.press);
        self.focus_next = (control.rank != Rank::Main).then_some(".hand .main");
        true
    }

    /// The buttons below the board that can be used now.
    pub(super) fn controls(&self) -> Vec<Control<Pressed<G>>> {
        let own = || self.sitting.controls().into_iter().map(|control| control.map(Pressed::Touch)).collect();
        self.fight.as_ref().map_or_else(own, Fight::controls)
    }

    /// The control that a key presses: the one that names it, a choice by its place, or the main one.
    fn control(&self, key: &str) -> Option<Control<Pressed<G>>> {
        let key = if key == " " { "Space" } else { key };
        let controls = || self.controls().into_iter().filter(|control| control.enabled);
        let choices = || self.controls().into_iter().filter(|control| control.rank == Rank::Choice);
        let by_place = || {
            let place = (key.parse::<usize>().ok()? + 9) % 10;
            choices().nth(place).filter(|control| control.enabled && key.len() == 1)
        };
        let main = || controls().find(|control| control.rank == Rank::Main && matches!(key, "Space" | "Enter"));
        self.named(key).or_else(by_place).or_else(main)
    }

    /// The control that names a key.
    pub(super) fn named(&self, key: &str) -> Option<Control<Pressed<G>>> {
        self.controls().into_iter().find(|control| control.enabled && control.key == key)
    }

    /// The sheet of the keys: those of every game, and those of what can be done now.
    pub(super) fn keys(&self) -> Vec<Html> {
        let mut rows: Vec<_> = of_every_game().map(|(key, does)| row(key, does)).into();
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

/// The keys of every game, and what they do.
fn of_every_game() -> [(&'static str, &'static str); 11] {
    [
        ("← → ↑ ↓", house::key_arrows()),
        (house::key_name_enter(), house::key_enter()),
        (house::key_name_space(), house::key_space()),
        ("1 … 9, 0", house::key_digits()),
        (house::key_name_tab(), house::key_tab()),
        (", .", house::key_steps()),
        (house::key_name_home_end(), house::key_ends()),
        ("Z", house::key_take_back()),
        ("Y", house::key_play_again()),
        ("H", house::key_hint()),
        (house::key_name_escape(), house::key_escape()),
    ]
}
