//! The buttons below the cross-shaped board.

use super::game::{courses, held, units, ways_of};
use super::touch::{go, take};
use super::words::{going, leg, on};
use super::{Cross, Selection, Unit, Way};
use crate::rules::Turn;
use crate::scene::{Answer, Control, Rank, Seating, Touch};
use crate::words;

/// The numbers of the controls: units and ways are numbered from these.
const UNITS: u8 = 0;
const WAYS: u8 = 16;
const SKIP: u8 = 32;
const BACK: u8 = 33;
const TAKE: u8 = 34;

/// The keys of the choices, in their order.
const KEYS: [&str; FEW] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// So many uses of the whole throw, or else so many ways, can have a control each.
const FEW: usize = 8;

/// So many where the main control needs its row, once something is picked.
const ROW: usize = 5;

/// The choices: every use of the whole throw, if there are few; else every way; else what can be used, in the order of its
/// way, and once that is picked and has several ways, those. The main control throws, or takes what is picked.
pub fn controls<G: Cross>(game: &G, seating: &Seating, selection: &Selection) -> Vec<Control> {
    let selection = &held(game, selection);
    match game.turn() {
        Turn::Chance(_) => {
            vec![control(Touch::Throw, G::throw_label().into(), Rank::Main, "r")]
        }
        Turn::Seat(_) => {
            let ways = game.ways();
            let mut controls = choices(game, &ways, seating, selection);
            controls.push(taking(game, &ways, selection));
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

/// Whether few uses of the throw are listed, and what has a control each: one way or several that are taken together; none
/// where pieces are to be chosen first.
fn listed<G: Cross>(game: &G, ways: &[Way], selection: &Selection) -> (bool, Vec<Vec<Way>>) {
    let mut courses = courses(game);
    let most = if *selection == Selection::Nothing { FEW } else { ROW } - usize::from(game.skip().is_some());
    if courses.len() <= most {
        // What is warned of is done move by move.
        courses.iter_mut().filter(|course| course.warns).for_each(|course| course.ways.truncate(1));
        return (true, courses.into_iter().map(|course| course.ways).collect());
    }
    if ways.len() <= ROW - usize::from(game.skip().is_some()) {
        return (true, ways.iter().map(|way| vec![*way]).collect());
    }
    let ways = selection.unit().map(|unit| ways_of(ways, unit)).filter(|ways| ways.len() > 1).unwrap_or_default();
    (false, ways.into_iter().map(|way| vec![way]).collect())
}

fn choices<G: Cross>(game: &G, ways: &[Way], seating: &Seating, selection: &Selection) -> Vec<Control> {
    let (is_all, listed) = listed(game, ways, selection);
    let going = |way: &Way| going(way, ways, seating);
    let skip = game.skip().map(|_| control(Touch::Control(SKIP), words::cross::skip().into(), Rank::Choice, "s"));
    if listed.is_empty() {
        let text = |unit| on(unit, ways_of(ways, unit).iter().filter_map(going));
        let units = (0..).zip(units(ways));
        return units.map(|(number, unit)| choice(UNITS, number, text(unit), false)).chain(skip).collect();
    }
    let text = |course: &[Way]| match course {
        [way] if !is_all => going(way).unwrap_or_default(),
        [way] => on(way.unit, going(way).into_iter()),
        course => {
            let each: Vec<_> = course.iter().map(|way| leg(way, seating)).collect();
            each.join("\n")
        }
    };
    let is_picked =
        |way: &Way| selection.way().map_or(is_all && selection.unit() == Some(way.unit), |picked| picked == *way);
    let courses = (0..).zip(&listed);
    let courses = courses.map(|(number, course)| choice(WAYS, number, text(course), course.iter().any(is_picked)));
    let back = (!is_all).then(|| control(Touch::Control(BACK), words::cross::back().into(), Rank::Choice, "b"));
    back.into_iter().chain(courses).chain(skip.filter(|_| is_all)).collect()
}

fn taking<G: Cross>(game: &G, ways: &[Way], selection: &Selection) -> Control {
    let text = selection.way().map(|way| game.taking(&way));
    let enabled = text.is_some();
    let choose = match selection.unit() {
        Some(_) => words::cross::choose_way(),
        None if ways.iter().all(|way| way.by == 0) => words::cross::choose_pair(),
        None => words::cross::choose_piece(),
    };
    Control { enabled, ..control(Touch::Control(TAKE), text.unwrap_or_else(|| choose.into()), Rank::Main, "m") }
}

/// What pressing a control means.
pub(super) fn press<G: Cross>(game: &G, selection: &Selection, number: u8) -> Answer<G> {
    let ways = game.ways();
    let course = |number: u8| match &listed(game, &ways, selection).1.get(usize::from(number))?[..] {
        [way] if way.by > 0 => Some(take(game, selection, way)),
        // A name that stands on a control is an answer; a pair that is touched may have been meant otherwise.
        course => Some(Answer::ActAll(course.iter().map(|way| game.action(way)).collect())),
    };
    let answer = match (number, selection) {
        (TAKE, Selection::Way(way)) => Some(Answer::Act(game.action(way))),
        (SKIP, _) => game.skip().map(Answer::Act),
        (BACK, _) => Some(Answer::Select(Selection::Nothing)),
        (WAYS..SKIP, _) => course(number - WAYS),
        (UNITS..WAYS, _) => units(&ways).get(usize::from(number)).map(|unit| go(game, &ways, *unit)),
        _ => None,
    };
    answer.unwrap_or(Answer::Nothing)
}

/// What is picked when a unit is: if there is one way only, that is picked with it.
pub(super) fn choose(ways: &[Way], unit: Unit) -> Selection {
    match ways_of(ways, unit)[..] {
        [way] => Selection::Way(way),
        _ => Selection::Unit(unit),
    }
}
