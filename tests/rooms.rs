//! The colours of the rooms: texts and marks stand out by day and by night.

use std::collections::BTreeMap;

use caravanserai::rules::Game;
use caravanserai::rules::catalogue::{Visitor, visit_all};

const HOUSE: &str = include_str!("../static/style.css");
const ROOMS: &str = include_str!("../static/rooms.css");
const LOOKS: &str = include_str!("../static/looks.css");

type Colours = BTreeMap<String, [f64; 3]>;

/// Returns the colours that a style sheet gives to properties, such as `--ink: #33150a`.
fn colours(text: &str) -> Colours {
    let declared = text.split("--").skip(1).filter_map(|part| part.split([';', '}']).next()?.split_once(": #"));
    declared.filter_map(|(name, digits)| Some((name.to_owned(), rgb(digits)?))).collect()
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

/// Returns the text of each block whose selector contains `selector`.
fn blocks<'a>(sheet: &'a str, selector: &str) -> Vec<&'a str> {
    sheet.split(selector).skip(1).filter_map(|rest| rest.split_once('{')?.1.split('}').next()).collect()
}

/// Returns the colours of the house: of the light theme, then of the dark one.
fn house() -> Vec<&'static str> {
    blocks(HOUSE, ":root ").into_iter().filter(|block| block.contains("--panel:")).collect()
}

/// Returns the colours of seats as texts: of the light theme, then of the dark one.
fn seats(dark_only: bool) -> [Vec<[f64; 3]>; 2] {
    let lines = LOOKS.lines().filter(|line| line.contains("--named: #"));
    let named = |line: &str| colours(line)["named"];
    let (light, dark): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains("--seat"));
    let [light, dark] = [light, dark].map(|lines| lines.into_iter().map(named).collect::<Vec<_>>());
    if dark_only {
        let pale = ROOMS.lines().filter(|line| line.starts_with(":where(#damath)")).map(named).collect::<Vec<_>>();
        return [pale.clone(), pale];
    }
    [light, dark]
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
        let house = house();
        let own = blocks(ROOMS, &format!("[data-program=\"{}\"]) ", G::NAME));
        let mut seen = colours(house[0]);
        seen.extend(colours(own[0]));
        let names = seats(G::NAME == "damath");
        check(&format!("{} by day", G::NAME), &seen, &names[0]);
        seen.extend(colours(house[1]));
        seen.extend(colours(own[0]));
        // The house's colour of a danger is for its own dark wall, which all rooms have by night.
        seen.insert("danger".to_owned(), colours(house[1])["danger"]);
        seen.extend(colours(own[1]));
        check(&format!("{} by night", G::NAME), &seen, &names[1]);
    }
}

#[test]
fn texts_and_edges_stand_out_in_every_room_by_day_and_by_night() {
    visit_all(&mut Rooms);
    let house = house();
    let mut seen = colours(house[0]);
    check("the house by day", &seen, &seats(false)[0]);
    seen.extend(colours(house[1]));
    check("the house by night", &seen, &seats(false)[1]);
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
