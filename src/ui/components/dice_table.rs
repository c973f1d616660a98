//! Observed and expected frequencies of throws.

use yew::{Html, Properties, component, html};

use crate::scene::{Dice, Face};
use crate::words::{decimal, throws};

#[derive(Clone, PartialEq, Properties)]
pub struct DiceTableProps {
    /// The statistics of the dice.
    pub dice: Dice,
}

/// A table of how often each throw occurred, and a sentence about the longest run.
#[component]
pub fn DiceTable(DiceTableProps { dice }: &DiceTableProps) -> Html {
    let widest = dice.faces.iter().map(|face| f64::from(face.fell).max(dice.expected(face))).fold(1.0, f64::max);
    let row = |face: &Face| {
        let expected = dice.expected(face);
        let scaled = |count: f64| whole(count / widest * 200.0).to_string();
        html! {
            <tr key={face.shows.as_str()}>
                <th scope="row">{ &face.shows }</th>
                <td>{ face.fell }</td>
                <td>{ decimal(whole(expected * 10.0)) }</td>
                <td>
                    <svg viewBox="-2 -3 206 18" aria-hidden="true">
                        <rect width={scaled(f64::from(face.fell))} height="12" />
                        <path d={format!("M{} -2V14", scaled(expected))} />
                    </svg>
                </td>
            </tr>
        }
    };
    html! {
        <>
            <table class="throws">
                <thead>
                    <tr>
                        <th scope="col" />
                        <th scope="col">{ throws::throw_came() }</th>
                        <th scope="col">{ throws::throw_expected() }</th>
                        <th scope="col" />
                    </tr>
                </thead>
                <tbody>{ for dice.faces.iter().map(row) }</tbody>
            </table>
            if dice.run.times > 1 {
                <p>{ run(dice) }</p>
            }
        </>
    }
}

/// Returns the sentence about the longest run, with the probability of one as long.
fn run(dice: &Dice) -> String {
    let (shows, times) = (dice.run.shows.as_str(), dice.run.times);
    let likely = dice.likelihood();
    if likely < 0.01 {
        return throws::run_one_in(shows, times, whole(1.0 / likely));
    }
    throws::run_of_hundred(shows, times, whole(likely * 100.0).min(99))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is cut to what there is")]
fn whole(number: f64) -> u32 {
    number.round() as u32
}
