//! The throws of a match: their statistics, the commitment to them, and the result of verifying it.

use yew::{Callback, Html, MouseEvent, html};

use crate::play::{day_verification, dice};
use crate::record::{Checked, Match, Next};
use crate::ui::boards::GameUi;
use crate::ui::components::DiceTable;
use crate::ui::date;
use crate::ui::routes;
use crate::words::{table, throws};

/// The page about the commitment to throws, and its section about verifying them independently.
const FAIR: &str = "fair";
const CHECK: &str = "#check";
/// Its section about the daily matches.
const DAY: &str = "#day";

/// Renders the throws of a match, with the expected frequencies.
pub fn throws_sheet<G: GameUi>(played: &Match<G>, on_score: Callback<MouseEvent>) -> Html {
    let dice = dice(played);
    html! {
        <>
            { for dice.iter().enumerate().map(|(at, dice)| html! { <DiceTable key={at} dice={dice.clone()} /> }) }
            if !dice.is_empty() {
                <p>{ throws::dice_look_crooked() }</p>
            }
            { throws_verdict(played) }
            if let Some(fingerprint) = played.fingerprint() {
                <p class="fingerprint">{ throws::fingerprint(&fingerprint.to_string()) }</p>
            }
            if played.next() == Next::Over {
                <button class="button" onclick={on_score}>{ table::final_score() }</button>
            }
        </>
    }
}

/// Renders the result of verifying the throws, with a link to the page about the commitment.
pub fn throws_verdict<G: GameUi>(played: &Match<G>) -> Html {
    if !G::DICE && verification(played).is_none() {
        return Html::default();
    }
    let fair = routes::rules(FAIR);
    let (href, words) = match played.check() {
        _ if played.day().is_some() => (fair + DAY, throws::throws_how()),
        Some(Checked { open: 0, right: 1.., .. } | Checked { wrong: Some(_), .. }) => {
            (fair + CHECK, throws::throws_how())
        }
        _ => (fair, throws::throws_promise()),
    };
    html! { <p class="promise">{ verification(played) }{ " " }<a {href}>{ words }</a></p> }
}

/// Returns the result of verifying the throws of a match, as a sentence; `None` if there are none. Some matches have no
/// commitment.
pub fn verification<G: GameUi>(played: &Match<G>) -> Option<String> {
    match played.check() {
        Some(Checked { wrong: Some(wrong), .. }) if !G::DICE => Some(throws::throws_wrong(wrong.number)),
        // Of tosses nothing is said, as long as they are as sealed.
        _ if !G::DICE => None,
        _ if played.day().is_some() => day_verification(played, date::day),
        None => Some(throws::throws_unsealed().to_owned()),
        Some(Checked { wrong: Some(wrong), .. }) => Some(throws::throws_wrong(wrong.number)),
        Some(Checked { open: 0, right: 0, .. }) => None,
        Some(Checked { open: 0, right, earlier: 0, .. }) => Some(throws::throws_right(right)),
        Some(Checked { open: 0, right, .. }) => Some(throws::throws_right_since(right)),
        Some(_) => Some(throws::throws_open().to_owned()),
    }
}
