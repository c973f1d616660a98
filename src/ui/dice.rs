//! What dice showed, beside what was to be expected.

use yew::Html;

use super::parts::{element, tag, text, words};
use crate::scene::{Dice, Face};
use crate::words::{decimal, throws};

/// How often each throw came, and what is to be said of the longest run.
pub fn beside_expected(dice: &Dice) -> Html {
    let head = ["", throws::throw_came(), throws::throw_expected(), ""]
        .map(|name| tag("th", &["scope"], &["col"], vec![words(name)]));
    let widest = dice.faces.iter().map(|face| f64::from(face.fell).max(dice.expected(face))).fold(1.0, f64::max);
    let rows = dice.faces.iter().map(|face| row(dice, face, widest)).collect();
    let table = vec![element("thead", "", vec![element("tr", "", head.into())]), element("tbody", "", rows)];
    let mut parts = vec![element("table", "throws", table)];
    if dice.run.times > 1 {
        parts.push(text("p", "", &run(dice)));
    }
    parts.into_iter().collect()
}

/// A throw: a bar as long as it fell often, and a line where it was to be expected.
fn row(dice: &Dice, face: &Face, widest: f64) -> Html {
    let expected = dice.expected(face);
    let scaled = |count: f64| whole(count / widest * 200.0).to_string();
    let (fell, line) = (scaled(f64::from(face.fell)), scaled(expected));
    let bar = tag("rect", &["width", "height"], &[&fell, "12"], Vec::new());
    let line = tag("path", &["d"], &[&format!("M{line} -2V14")], Vec::new());
    let drawn = tag("svg", &["viewBox", "aria-hidden"], &["-2 -3 206 18", "true"], vec![bar, line]);
    let cells = [face.fell.to_string(), decimal(tenths(expected))].map(|count| text("td", "", &count));
    let name = tag("th", &["scope"], &["row"], vec![words(&face.shows)]);
    element("tr", "", [name].into_iter().chain(cells).chain([element("td", "", vec![drawn])]).collect())
}

/// The longest run, and how likely one as long was.
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

fn tenths(number: f64) -> u32 {
    whole(number * 10.0)
}
