//! The chips of a set on a page, to be cut out.

use yew::{Html, Properties, component, html};

use crate::rules::damath::{Chip, ChipSet};
use crate::scene::damath::inscription;
use crate::words::paper;

/// The diameter of a chip, in mm: it lies within a square of the printed board.
const DIAMETER: usize = 34;
/// Chips in a row.
const ACROSS: usize = 5;
/// The greatest height of an inscription, in mm.
const TALLEST: usize = 12;
/// The height of an inscription as wide as its chip allows, times the number of its characters, in mm: a character is about
/// 0.6 times as wide as it is high, and 27 mm are free.
const HEIGHT_OF_ONE: usize = 44;

/// Properties of [`ChipPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChipPageProps {
    /// The set of chips.
    pub set: ChipSet,
}

/// Twelve chips of each player; those of the second have a thick edge. A line below each number tells 6 from 9.
#[component]
pub fn ChipPage(ChipPageProps { set }: &ChipPageProps) -> Html {
    let chips = ["first", "second"].into_iter().flat_map(|class| Chip::all().map(move |chip| (class, chip)));
    let chip = |(at, (class, chip)): (usize, (&'static str, Chip))| {
        let middle = |place: usize| place * (DIAMETER + 2) + DIAMETER / 2 + 1;
        let place = format!("translate({} {})", middle(at % ACROSS), middle(at / ACROSS));
        let text = inscription(*set, chip);
        let size = TALLEST.min(HEIGHT_OF_ONE / text.chars().count());
        html! {
            <g key={at} {class} transform={place}>
                <circle r={(DIAMETER / 2).to_string()} />
                <text font-size={size.to_string()}>{ text }</text>
                <path d="M-4 9H4" />
            </g>
        }
    };
    let (width, height) = (ACROSS * (DIAMETER + 2), (2 * Chip::COUNT).div_ceil(ACROSS) * (DIAMETER + 2));
    html! {
        <section class="a4" aria-label={paper::chips()}>
            <svg class="chips" viewBox={format!("0 0 {width} {height}")}>{ for chips.enumerate().map(chip) }</svg>
        </section>
    }
}
