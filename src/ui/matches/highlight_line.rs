//! A line about a record.

use yew::{Html, Properties, component, html};

use super::entry::Entry;
use crate::scene::Highlight;
use crate::ui::routes::GamePage;
use crate::words::{decimal, matches};

/// Properties of [`HighlightLine`].
#[derive(Clone, PartialEq, Properties)]
pub struct HighlightLineProps {
    /// The match.
    pub entry: Entry,
    /// The record.
    pub highlight: Highlight,
}

/// A sentence about a record, with its player and a link to its match; nothing if the kind of record is unknown.
#[component]
pub fn HighlightLine(HighlightLineProps { entry, highlight }: &HighlightLineProps) -> Html {
    let sentence = match highlight.what.as_str() {
        "payment" => matches::biggest_payment(highlight.much),
        "capture" => matches::longest_capture(highlight.much),
        "hundredths" => matches::biggest_sum(&hundredths(highlight.much)),
        "throws" => matches::most_throws(highlight.much),
        "hits" => matches::most_hits(highlight.much),
        "duels" => matches::most_duels(highlight.much),
        _ => return Html::default(),
    };
    let Some(name) = entry.players().nth(highlight.seat.into()) else { return Html::default() };
    let sentence = matches::highlight_of(&sentence, &name, &entry.title_of_game);
    html! { <li><a href={GamePage::Table(entry.id.clone()).of(&entry.row.game).href()}>{ sentence }</a></li> }
}

/// Formats a number of hundredths as a decimal number with one digit after the point.
fn hundredths(number: i32) -> String {
    let tenths = number.unsigned_abs() / 10;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { decimal(tenths) }
}
