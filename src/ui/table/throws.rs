//! The throws of a match: what fell beside what was to be expected, what was promised of them, and what checking that has
//! come to.

use yew::Html;

use super::sheet::Sheet;
use super::{Msg, Table};
use crate::play::dice;
use crate::record::{Checked, Next};
use crate::ui::boards::Shown;
use crate::ui::dice::beside_expected;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, link_to, press, text, words};
use crate::ui::route;
use crate::words::{house, throws};

/// The page that tells how throws are promised, and the part of it that checks them without this house.
const FAIR: &str = "fair";
const CHECK: &str = "#check";

impl<G: Shown> Table<G> {
    /// What fell in the match, and what was promised of it.
    pub(super) fn throws(&self, link: &Link) -> Vec<Html> {
        // The program of a game in which nothing falls does not hold what tells of it.
        if !G::THROWS {
            return Vec::new();
        }
        let dice = dice(self.sitting.played());
        let mut parts: Vec<_> = dice.iter().map(beside_expected).collect();
        if !dice.is_empty() {
            parts.push(text("p", "", throws::dice_look_crooked()));
        }
        parts.push(self.promise());
        if let Some(fingerprint) = self.sitting.played().fingerprint() {
            parts.push(text("p", "fingerprint", &throws::fingerprint(&fingerprint.to_string())));
        }
        if self.sitting.next() == Next::Over {
            let back = press(link, page::Msg::own(Msg::Sheet(Some(Sheet::Ending))));
            parts.push(button("button", house::final_score(), None, back));
        }
        parts
    }

    /// What checking the throws has come to, and the way to what is promised of them or how to check it elsewhere; nothing
    /// in a game in which nothing falls.
    pub(super) fn promise(&self) -> Html {
        if !G::THROWS {
            return Html::default();
        }
        let checked = self.sitting.played().check();
        let said = finding::<G>(checked.as_ref()).unwrap_or_default();
        let fair = route::rules(FAIR);
        let way = match checked {
            Some(Checked { open: 0, right: 1.., .. } | Checked { wrong: Some(_), .. }) => {
                link_to("", &format!("{fair}{CHECK}"), throws::throws_how(), None)
            }
            _ => link_to("", &fair, throws::throws_promise(), None),
        };
        element("p", "promise", vec![words(&said), words(" "), way])
    }

    /// The way to the sheet of the throws.
    pub(super) fn throws_button(link: &Link) -> Html {
        let throws = press(link, page::Msg::own(Msg::Sheet(Some(Sheet::Throws))));
        button("button", throws::throws(), None, throws)
    }
}

/// What checking the throws of a match has come to, as a sentence; none if there are none. Of some matches nothing is
/// promised.
pub(super) fn finding<G: Shown>(checked: Option<&Checked<G::Action>>) -> Option<String> {
    match checked {
        _ if !G::THROWS => None,
        None => Some(throws::throws_unsealed().to_owned()),
        Some(Checked { wrong: Some(wrong), .. }) => Some(throws::throws_wrong(wrong.number)),
        Some(Checked { open: 0, right: 0, .. }) => None,
        Some(Checked { open: 0, right, .. }) => Some(throws::throws_right(*right)),
        Some(_) => Some(throws::throws_open().to_owned()),
    }
}
