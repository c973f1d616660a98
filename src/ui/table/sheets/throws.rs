//! The throws of a match: how they fell, what was promised of them, and what checking that has come to.

use yew::{Callback, Html, MouseEvent, html};

use crate::play::dice;
use crate::record::{Checked, Match, Next};
use crate::ui::boards::Shown;
use crate::ui::components::DiceTable;
use crate::ui::routes;
use crate::words::{house, throws};

/// The page that tells how throws are promised, and the part of it that checks them without this house.
const FAIR: &str = "fair";
const CHECK: &str = "#check";

/// The throws of a match, beside what was to be expected.
pub fn throws_sheet<G: Shown>(played: &Match<G>, on_score: Callback<MouseEvent>) -> Html {
    let dice = if G::DICE { dice(played) } else { Vec::new() };
    html! {
        <>
            { for dice.iter().enumerate().map(|(at, dice)| html! { <DiceTable key={at} dice={dice.clone()} /> }) }
            if !dice.is_empty() {
                <p>{ throws::dice_look_crooked() }</p>
            }
            { promise(played) }
            if let Some(fingerprint) = played.fingerprint() {
                <p class="fingerprint">{ throws::fingerprint(&fingerprint.to_string()) }</p>
            }
            if played.next() == Next::Over {
                <button class="button" onclick={on_score}>{ house::final_score() }</button>
            }
        </>
    }
}

/// What checking the throws has come to, and the way to what is promised of them or to how they are checked elsewhere.
pub fn promise<G: Shown>(played: &Match<G>) -> Html {
    if !G::THROWS {
        return Html::default();
    }
    let checked = played.check();
    let fair = routes::rules(FAIR);
    let (href, words) = match checked {
        Some(Checked { open: 0, right: 1.., .. } | Checked { wrong: Some(_), .. }) => {
            (format!("{fair}{CHECK}"), throws::throws_how())
        }
        _ => (fair, throws::throws_promise()),
    };
    html! { <p class="promise">{ finding::<G>(checked.as_ref()) }{ " " }<a {href}>{ words }</a></p> }
}

/// What checking the throws of a match has come to, as a sentence; `None` if there are none. Of some matches nothing is
/// promised.
pub fn finding<G: Shown>(checked: Option<&Checked<G::Action>>) -> Option<String> {
    match checked {
        _ if !G::THROWS => None,
        None => Some(throws::throws_unsealed().to_owned()),
        Some(Checked { wrong: Some(wrong), .. }) => Some(throws::throws_wrong(wrong.number)),
        Some(Checked { open: 0, right: 0, .. }) => None,
        Some(Checked { open: 0, right, .. }) => Some(throws::throws_right(*right)),
        Some(_) => Some(throws::throws_open().to_owned()),
    }
}
