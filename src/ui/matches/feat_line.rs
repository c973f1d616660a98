//! A record.

use yew::{Html, Properties, component, html};

use super::entry::Entry;
use crate::scene::Highlight;
use crate::ui::context::use_language;
use crate::ui::routes::Route;
use crate::words::{decimal, matches};

/// Properties of [`FeatLine`].
#[derive(Clone, PartialEq, Properties)]
pub struct FeatLineProps {
    /// The match.
    pub entry: Entry,
    /// The record.
    pub feat: Highlight,
}

/// A record, whose it is, and the way to its match; nothing if nobody knows it here.
#[component]
pub fn FeatLine(FeatLineProps { entry, feat }: &FeatLineProps) -> Html {
    use_language();
    let told = match feat.what.as_str() {
        "payment" => matches::biggest_payment(feat.much),
        "capture" => matches::longest_capture(feat.much),
        "hundredths" => matches::biggest_sum(&hundredths(feat.much)),
        "throws" => matches::most_throws(feat.much),
        "hits" => matches::most_hits(feat.much),
        "duels" => matches::most_duels(feat.much),
        _ => return Html::default(),
    };
    let Some(name) = entry.players().nth(feat.seat.into()) else { return Html::default() };
    let told = matches::feat_of(&told, &name, entry.title_of_game());
    html! { <li><a href={Route::table(entry.game(), &entry.id).href()}>{ told }</a></li> }
}

/// A number of hundredths, to the tenth.
fn hundredths(number: i32) -> String {
    let tenths = number.unsigned_abs() / 10;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { decimal(tenths) }
}
