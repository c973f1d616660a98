//! The colours of the rooms: texts and marks stand out by day and by night.

use std::collections::BTreeMap;

use caravanserai::rules::Game;
use caravanserai::rules::catalogue::{Visitor, visit_all};

const HOUSE: &str = include_str!("../static/style.css");
const ROOMS: &str = include_str!("../static/rooms.css");
const LOOKS: &str = include_str!("../static/looks.css");

/// The lights of a page, as they stand in `light-dark()`.
const LIGHTS: [(usize, &str); 2] = [(0, "day"), (1, "night")];

type Colours = BTreeMap<String, [f64; 3]>;

/// Returns the colours that a style sheet gives to properties by day (0) or by night (1): `--ink: #33150a`, or
/// `--ink: light-dark(#33150a, #f8eacd)`.
fn colours(text: &str, light: usize) -> Colours {
    let declared = text.split("--").skip(1).filter_map(|part| part.split([';', '}']).next()?.split_once(": "));
    let colour = |value: &str| {
        let two = value.strip_prefix("light-dark(").map(|two| two.trim_end_matches(')').split(", ").nth(light));
        rgb(two.unwrap_or(Some(value))?.strip_prefix('#')?)
    };
    declared.filter_map(|(name, value)| Some((name.to_owned(), colour(value)?))).collect()
}

fn rgb(digits: &str) -> Option<[f64; 3]> {
    let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok().map(f64::from);
    (digits.len() == 6).then_some([channel(0)?, channel(2)?, channel(4)?])
}

/// Returns the contrast of two colours as WCAG 2 defines it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| {
        let linear = |value: f64| {
            let value = value / 255.0;
            if value <= 0.03928 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2])
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Returns the text of the block whose selector ends in `selector` and that has the colours of a room.
fn block<'a>(sheet: &'a str, selector: &str) -> &'a str {
    let blocks = sheet.split(selector).skip(1).filter_map(|rest| rest.split_once('{')?.1.split('}').next());
    blocks.into_iter().find(|block| block.contains("--panel:")).expect("the colours of a room")
}

/// Returns the colours of the house.
fn house(light: usize) -> Colours {
    colours(block(HOUSE, ":root "), light)
}

/// Returns the colours of seats as texts; those on the chalkboard of Damath, which is dark by day, too.
fn seats(light: usize, on_chalkboard: bool) -> Vec<[f64; 3]> {
    let (sheet, selector) = if on_chalkboard { (ROOMS, ":where(#damath) .look-") } else { (LOOKS, ".look-") };
    let lines = sheet.lines().filter(|line| line.starts_with(selector) && line.contains("--named: "));
    lines.map(|line| colours(line, light)["named"]).collect()
}

fn check(room: &str, colours: &Colours, seats: &[[f64; 3]]) {
    let at_least = |least: f64, front: &str, back: &str| {
        let found = contrast(colours[front], colours[back]);
        assert!(found >= least, "{room}: {front} on {back} has {found:.2}");
    };
    for back in ["panel", "card"] {
        for front in ["ink", "muted", "accent", "danger"] {
            at_least(4.5, front, back);
        }
        at_least(3.0, "edge", back);
    }
    at_least(4.5, "on-accent", "accent");
    at_least(4.5, "on-page", "page");
    at_least(4.5, "on-page", "print");
    assert_eq!(seats.len(), 8, "{room}");
    for (number, seat) in seats.iter().enumerate() {
        // A name on its card; the edge of the card whose turn it is, within the card and on the wall.
        for (least, back) in [(4.5, "card"), (3.0, "panel")] {
            let found = contrast(*seat, colours[back]);
            assert!(found >= least, "{room}: seat {number} on {back} has {found:.2}");
        }
    }
}

struct Rooms;

impl Visitor for Rooms {
    fn visit<G: Game>(&mut self) {
        let own = block(ROOMS, &format!("[data-program=\"{}\"]) ", G::NAME));
        for (light, when) in LIGHTS {
            let mut seen = house(light);
            seen.extend(colours(own, light));
            check(&format!("{} by {when}", G::NAME), &seen, &seats(light, G::NAME == "damath"));
        }
    }
}

#[test]
fn texts_and_edges_stand_out_in_every_room_by_day_and_by_night() {
    visit_all(&mut Rooms);
    for (light, when) in LIGHTS {
        check(&format!("the house by {when}"), &house(light), &seats(light, false));
    }
}

/// What would be cut at a table on a phone has a size of its own, `--tight-size`.
#[test]
fn no_text_of_a_page_is_set_smaller_than_fifteen_pixels_unless_it_would_be_cut() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static");
    let sheets = [folder.to_owned(), format!("{folder}/programs")]
        .into_iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path()));
    for sheet in sheets.filter(|path| path.extension().is_some_and(|ending| ending == "css")) {
        let text = std::fs::read_to_string(&sheet).expect("a style sheet");
        for line in text.lines().filter(|line| line.trim_start().starts_with("font")) {
            let sizes =
                line.split([' ', '/', '(']).filter_map(|word| word.trim_end_matches([';', '}']).strip_suffix("rem"));
            for size in sizes.filter_map(|size| size.parse::<f64>().ok()) {
                assert!(size >= 0.9375, "{}: {line}", sheet.display());
            }
        }
    }
}
