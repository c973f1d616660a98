//! What is counted over all matches, as the page shows it.

use yew::{Html, html};

use super::Matches;
use super::count::{self, Against, Over, Played};
use super::entry::Entry;
use crate::bots::Level;
use crate::scene::Feat;
use crate::ui::dice::beside_expected;
use crate::ui::levels;
use crate::ui::page::Link;
use crate::ui::parts::{element, tag, text, words};
use crate::ui::route;
use crate::words::{decimal, matches, throws};

impl Matches {
    pub(super) fn render_numbers(&self, _link: &Link) -> Vec<Html> {
        let there = self.all.iter().flatten().filter(|entry| !entry.is_deleted());
        let (entries, all): (Vec<&Entry>, Vec<Over>) = there
            .filter_map(|entry| {
                let over = Over { game: entry.game(), persons: entry.persons(), numbers: entry.numbers()? };
                Some((entry, over))
            })
            .unzip();
        if all.is_empty() {
            return vec![text("p", "", if self.all.is_some() { matches::no_numbers() } else { matches::listing() })];
        }
        let title =
            |game: &str| entries.iter().find(|entry| entry.game() == game).map_or("", |entry| entry.title_of_game());
        let mut parts = vec![text("p", "", matches::on_this_device()), played(&all, &title)];
        let feats = count::greatest(&all).into_iter().filter_map(|(number, feat)| feat_of(entries[number], feat));
        let feats: Vec<_> = feats.collect();
        if !feats.is_empty() {
            parts.push(text("h2", "", matches::records()));
            parts.push(element("ul", "feats", feats));
        }
        let dice = count::dice(&all);
        if !dice.is_empty() {
            parts.push(text("h2", "", throws::throws()));
            for (game, dice) in dice {
                parts.push(element("section", "", vec![text("h3", "", title(game)), beside_expected(&dice)]));
            }
            parts.push(text("p", "", throws::dice_look_crooked()));
        }
        parts
    }
}

/// How often each game was played against whom, and won.
fn played<'a>(all: &[Over<'a>], title: &impl Fn(&str) -> &'a str) -> Html {
    let head = [matches::game(), matches::against(), matches::played(), matches::won()];
    let head = head.map(|name| tag("th", &["scope"], &["col"], vec![words(name)]));
    let row = |name: &str, against: &str, played: Played, is_won: bool| {
        let won = if is_won { played.won.to_string() } else { "–".to_owned() };
        let cells = [against, &played.matches.to_string(), &won].map(|cell| text("td", "", cell));
        let name = tag("th", &["scope"], &["row"], vec![words(name)]);
        element("tr", "", [name].into_iter().chain(cells).collect())
    };
    let mut rows: Vec<_> = count::played(all)
        .into_iter()
        .map(|((game, against), played)| {
            let is_won = matches!(against, Against::Level(_));
            row(title(game), against_name(against), played, is_won)
        })
        .collect();
    rows.push(row(matches::all_together(), "", count::together(all), true));
    element(
        "table",
        "played",
        vec![element("thead", "", vec![element("tr", "", head.into())]), element("tbody", "", rows)],
    )
}

fn against_name(against: Against) -> &'static str {
    match against {
        Against::Level(level) => Level::ALL.get(usize::from(level)).map_or("", |level| levels::name(*level)),
        Against::Persons => matches::persons(),
        Against::Nobody => matches::bots_alone(),
    }
}

/// A feat, whose it was, and the way to its match; none if nobody knows it here.
fn feat_of(entry: &Entry, feat: &Feat) -> Option<Html> {
    let told = match feat.what.as_str() {
        "payment" => matches::biggest_payment(feat.much),
        "capture" => matches::longest_capture(feat.much),
        "hundredths" => matches::biggest_sum(&hundredths(feat.much)),
        "throws" => matches::most_throws(feat.much),
        "hits" => matches::most_hits(feat.much),
        "duels" => matches::most_duels(feat.much),
        _ => return None,
    };
    let name = entry.players().nth(feat.seat.into())?;
    let told = matches::feat_of(&told, &name, entry.title_of_game());
    Some(html! { <li><a href={route::table(entry.game(), &entry.id)}>{ told }</a></li> })
}

/// A number of hundredths, to the tenth.
fn hundredths(number: i32) -> String {
    let tenths = number.unsigned_abs() / 10;
    if tenths.is_multiple_of(10) { (tenths / 10).to_string() } else { decimal(tenths) }
}
