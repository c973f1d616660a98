//! The buttons below the cross-shaped board.

use super::game::{held, units, ways_of};
use super::touch::{go, take};
use super::words::{going, on};
use super::{Cross, Pick, Unit, Way};
use crate::rules::Turn;
use crate::scene::{Answer, Control, Rank, Seating, Touch};

/// The numbers of the controls: units and ways are numbered from these.
const UNITS: u8 = 0;
const WAYS: u8 = 16;
const SKIP: u8 = 32;
const BACK: u8 = 33;
const TAKE: u8 = 34;

/// The keys of the choices, in their order.
const KEYS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// The choices: what can be used, in the order of its way; once that is picked and has several ways, those. The main
/// control throws, or takes what is picked.
pub fn controls<G: Cross>(game: &G, seating: &Seating, pick: &Pick) -> Vec<Control> {
    let pick = &held(game, pick);
    match game.turn() {
        Turn::Chance(_) => {
            vec![control(Touch::Throw, G::THROW.into(), Rank::Main, "r")]
        }
        Turn::Seat(_) => {
            let ways = game.ways();
            let mut controls = match pick.unit().map(|unit| ways_of(&ways, unit)) {
                Some(ways) if ways.len() > 1 => way_choices(&ways, seating, pick),
                _ => unit_choices(game, &ways, seating, pick),
            };
            controls.push(taking(game, seating, &ways, pick));
            controls
        }
        Turn::Seats(_) | Turn::Over => Vec::new(),
    }
}

fn control(touch: Touch, text: String, rank: Rank, key: &'static str) -> Control {
    Control { touch, text, rank, picked: false, enabled: true, key }
}

fn choice(first: u8, number: u8, text: String, picked: bool) -> Control {
    let key = KEYS[usize::from(number) % KEYS.len()];
    Control { picked, ..control(Touch::Control(first + number), text, Rank::Choice, key) }
}

fn unit_choices<G: Cross>(game: &G, ways: &[Way], seating: &Seating, pick: &Pick) -> Vec<Control> {
    let units = (0..).zip(units(ways));
    let text = |unit| on(unit, &ways_of(ways, unit), seating);
    let mut choices: Vec<_> =
        units.map(|(number, unit)| choice(UNITS, number, text(unit), pick.unit() == Some(unit))).collect();
    if game.skip().is_some() {
        let skip = control(Touch::Control(SKIP), "Skip".into(), Rank::Choice, "s");
        choices.push(Control { picked: *pick == Pick::Skip, ..skip });
    }
    choices
}

fn way_choices(ways: &[Way], seating: &Seating, pick: &Pick) -> Vec<Control> {
    let mut choices = vec![control(Touch::Control(BACK), "‹ Back".into(), Rank::Choice, "b")];
    let text = |way| going(way, ways, seating);
    let ways = (0..).zip(ways);
    choices.extend(ways.map(|(number, way)| choice(WAYS, number, text(way), pick.way() == Some(*way))));
    choices
}

fn taking<G: Cross>(game: &G, seating: &Seating, ways: &[Way], pick: &Pick) -> Control {
    let text = match pick {
        Pick::Way(way) => Some(game.taking(way, seating)),
        Pick::Skip => game.skip().map(|(_, text)| text),
        Pick::Nothing | Pick::Unit(_) => None,
    };
    let enabled = text.is_some();
    let choose = match pick.unit() {
        Some(_) => "Choose a way",
        None if ways.iter().all(|way| way.by == 0) => "Choose a pair",
        None => "Choose a piece",
    };
    Control { enabled, ..control(Touch::Control(TAKE), text.unwrap_or_else(|| choose.into()), Rank::Main, "m") }
}

/// What pressing a control means.
pub(super) fn press<G: Cross>(game: &G, pick: &Pick, number: u8) -> Answer<G> {
    let ways = game.ways();
    match (number, pick) {
        (TAKE, Pick::Way(way)) => Answer::Act(game.action(way)),
        (TAKE, Pick::Skip) => game.skip().map_or(Answer::Nothing, |(action, _)| Answer::Act(action)),
        (SKIP, _) if game.skip().is_some() => Answer::Pick(Pick::Skip),
        (BACK, _) => Answer::Pick(Pick::Nothing),
        (WAYS..SKIP, _) => {
            let unit = pick.unit().map(|unit| ways_of(&ways, unit)).unwrap_or_default();
            unit.get(usize::from(number - WAYS)).map_or(Answer::Nothing, |way| take(game, pick, way))
        }
        (UNITS..WAYS, _) => {
            units(&ways).get(usize::from(number)).map_or(Answer::Nothing, |unit| go(game, &ways, *unit))
        }
        _ => Answer::Nothing,
    }
}

/// What is picked when a unit is: if there is one way only, that is picked with it.
pub(super) fn choose(ways: &[Way], unit: Unit) -> Pick {
    match ways_of(ways, unit)[..] {
        [way] => Pick::Way(way),
        _ => Pick::Unit(unit),
    }
}
