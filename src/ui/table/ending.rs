//! The end of a match: a small feast, the score, what is worth telling, the course of the scores, and the next match.

use yew::{Html, html};

use super::{Msg, Table, series, sheet};
use crate::record::Place;
use crate::rules::{Outcome, Seat};
use crate::scene::{self, EndingRow, Happening, Seating};
use crate::ui::boards::Shown;
use crate::ui::components::{Feast, Swatch};
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, link_to, press, tag, text, words};
use crate::ui::route::{self, Page};
use crate::words::house;

impl<G: Shown> Table<G> {
    /// The title of the sheet, and what stands on it.
    pub(super) fn ending(&self, link: &Link) -> (String, Vec<Html>) {
        let happened = self.sitting.played().steps().map(|step| Happening {
            actor: step.actor,
            action: &step.action,
            event: &step.event,
        });
        let Some(ending) = self.sitting.played().state().ending(happened, self.sitting.seating()) else {
            return Default::default();
        };
        let mut parts = vec![html! { <Feast winners={self.winners()} /> }];
        let pass = self.pass_way(link);
        if pass.is_some() {
            parts.extend([text("p", "", &self.sending()), self.pass_box()]);
        }
        parts.extend(ending.why.map(|(why, clause)| element("p", "", Self::with_clause(link, &why, Some(clause)))));
        parts.push(element("ol", "score", ending.rows.iter().map(|row| self.score(row)).collect()));
        parts.extend(self.series());
        if !ending.notes.is_empty() {
            parts.push(element("ul", "notes", ending.notes.into_iter().map(|note| text("li", "", &note)).collect()));
        }
        parts.push(self.promise());
        parts.extend(self.sums());
        parts.extend(self.curve());
        let again = if pass.is_none() || self.is_sent() { "button main" } else { "button" };
        let mut ways = vec![
            button(again, house::next_match(), None, press(link, page::Msg::own(sheet::Msg::Again))),
            Self::analysis_button(link),
            Self::share_button(link),
            button("button", house::see_board(), None, press(link, page::Msg::own(Msg::Sheet(None)))),
            link_to("button", &route::hash(G::NAME, Page::SetUp), house::change_something(), None),
            link_to("button", "#/", house::home(), None),
        ];
        if G::THROWS {
            ways.insert(3, Self::throws_button(link));
        }
        parts.push(element("p", "row ways", pass.into_iter().chain(ways).collect()));
        (ending.title, parts)
    }

    fn score(&self, row: &EndingRow) -> Html {
        let look = self.sitting.seating().look(row.seat);
        let first = if row.place == 1 { "first" } else { "" };
        let parts = vec![
            html! { <Swatch look={look} /> },
            text("b", "", self.sitting.seating().name(row.seat)),
            text("em", "", row.note.as_deref().unwrap_or_default()),
            text("strong", "", &row.score),
            text("small", "", &row.told),
        ];
        element("li", &format!("look-{look} {first}"), parts)
    }

    /// The looks of those in the first place.
    pub(super) fn winners(&self) -> Vec<u8> {
        let outcome = self.sitting.played().state().outcome();
        outcome.iter().flat_map(Outcome::winners).map(|seat| self.sitting.seating().look(seat)).collect()
    }

    /// How many matches each has won of those that were played one after the other, once there are several.
    fn series(&self) -> Option<Html> {
        let before = series::wins(self.keeper.id());
        if before.iter().all(|won| *won == 0) {
            return None;
        }
        let wins = series::with(before, self.winners().into_iter());
        let mut parts = vec![words(house::matches_won()), words(" ")];
        for seat in Seat::all(self.sitting.played().state().seats()) {
            let look = self.sitting.seating().look(seat);
            let won = format!("{} {}", self.sitting.seating().name(seat), wins[usize::from(look)]);
            parts.push(element("span", "", vec![html! { <Swatch look={look} /> }, words(&won)]));
        }
        Some(element("p", "series", parts))
    }

    /// The course of the scores.
    fn curve(&self) -> Option<Html> {
        let played = self.sitting.played();
        let start = played.state_at(Place::START).clone();
        let lines = scene::curve(start, played.steps().map(|step| &step.action));
        course(&lines, house::curve(), self.sitting.seating(), None)
    }
}

/// The marks on a course.
pub(super) struct Marks {
    /// Where nobody is ahead.
    pub even: i64,
    /// On whose line these places are marked.
    pub seat: Seat,
    pub turns: Vec<usize>,
}

/// A line for each seat, told apart by colour, by dashes and by what it ends in.
pub(super) fn course(lines: &[Vec<i64>], name: &str, seating: &Seating, marks: Option<&Marks>) -> Option<Html> {
    let low = lines.iter().flatten().min()?;
    let high = lines.iter().flatten().max()?;
    let scaled = |value: i64, size: i64, of: i64| value.saturating_mul(size) / of.max(1);
    let y = |value: i64| HEIGHT - scaled(value.saturating_sub(*low), HEIGHT, high.saturating_sub(*low));
    let mut ends: Vec<(i64, u8, &str)> = Vec::new();
    let mut parts = Vec::new();
    if let Some(even) = marks.map(|marks| marks.even).filter(|even| (low..high).contains(&even)) {
        let line = format!("M0 {}H{WIDTH}", y(even));
        parts.push(tag("path", &["class", "d"], &["even", &line], Vec::new()));
    }
    for (seat, line) in Seat::all(Seat::MOST).zip(lines) {
        let last = i64::try_from(line.len()).unwrap_or(1) - 1;
        let point = |(place, value): (i64, &i64)| format!("{} {} ", scaled(place, WIDTH, last), y(*value));
        for turn in marks.filter(|marks| marks.seat == seat).iter().flat_map(|marks| &marks.turns) {
            let [x, y] =
                [scaled(i64::try_from(*turn).unwrap_or(0), WIDTH, last), y(line[*turn])].map(|it| it.to_string());
            let class = format!("turned look-{}", seating.look(seat));
            parts.push(tag("circle", &["class", "cx", "cy", "r"], &[&class, &x, &y, "5"], Vec::new()));
        }
        let points: String = (0..).zip(line).map(point).collect();
        let look = seating.look(seat);
        parts.push(tag("polyline", &["class", "points"], &[&format!("look-{look}"), &points], Vec::new()));
        ends.push((y(*line.last()?), look, seating.name(seat)));
    }
    // Names stand below one another, each as near to its line as there is room.
    let mut free = 0;
    let mut most = HEIGHT + LINE - LINE * i64::try_from(ends.len()).unwrap_or(0);
    while let Some(next) = (0..ends.len()).min_by_key(|end| ends[*end].0) {
        let (at, look, name) = ends.swap_remove(next);
        let beside = at.max(free).min(most);
        (free, most) = (beside + LINE, most + LINE);
        let shape = ENDS[usize::from(look) % ENDS.len()];
        let short: String = name.chars().take(LETTERS).collect();
        let place = format!("translate({WIDTH} {at})");
        let named = [(WIDTH + 10).to_string(), (beside + 4).to_string()];
        parts.push(tag("path", &["class", "transform", "d"], &[&format!("look-{look}"), &place, shape], Vec::new()));
        parts.push(tag(
            "text",
            &["class", "x", "y"],
            &[&format!("look-{look}"), &named[0], &named[1]],
            vec![words(&short)],
        ));
    }
    Some(tag(
        "svg",
        &["class", "viewBox", "role", "aria-label"],
        &["curve", &format!("-2 -8 {} {}", SIZE[0], SIZE[1]), "img", name],
        parts,
    ))
}

/// The size of the curve with all that stands beside it.
pub(super) const SIZE: [i64; 2] = [332, 120];
/// The size of the field of the curve, the height of a line of names beside it, and how many letters a name has there.
pub(super) const WIDTH: i64 = 236;
const HEIGHT: i64 = 104;
const LINE: i64 = 13;
const LETTERS: usize = 12;

/// What the lines of the looks end in.
const ENDS: [&str; 8] = [
    "M0-4.5 4.5 0 0 4.5-4.5 0z",
    "M-4-4h8v8h-8z",
    "M0-5 4.8 4h-9.6z",
    "M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z",
    "M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0",
    "M0 5 4.8-4h-9.6z",
    "M-5-1.8h10v3.6h-10z",
    "M-1.8-5h3.6v10h-3.6z",
];
