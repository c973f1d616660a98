//! Secrets that are hidden from the viewers of a table are never drawn there. The game here has a scene that shows
//! everything that it is given.

use std::ops::RangeInclusive;

use caravanserai::play::{Input, Machine, TableView};
use caravanserai::record::{Match, Next};
use caravanserai::rules::{Actor, Clause, Seat, SeatSet, Spot};
use caravanserai::scene::{
    Advice, Advise, Answer, Cell, Control, Drawing, Ending, Field, Form, Frame, Highlight, Interaction, Lessons,
    MoveLine, Panel, PastAction, Prompt, Quiz, Rank, Seating, Summary, Touch, WaitLimits, Wording,
};

use super::desk::{Desk, players};
use crate::toy::{Action, Options, Phase, Toy, Wrong};

impl Form for Toy {
    fn title() -> &'static str {
        "Toy"
    }

    fn minutes(_options: &Self::Options) -> u8 {
        1
    }

    fn goal() -> &'static str {
        "The most points win."
    }

    fn fields(_: &Options) -> Vec<Field> {
        Vec::new()
    }

    fn choose(_: &mut Options, _: &str, _: usize) {}

    fn seat_range() -> RangeInclusive<u8> {
        4..=4
    }

    fn expected(_: &str, other: &str) -> String {
        other.to_owned()
    }

    fn with_seats(options: &Options, _: u8) -> Options {
        *options
    }
}

impl Interaction for Toy {
    type Selection = ();
    type Button = ();

    fn cells(&self, _: &Seating, _: Option<&()>) -> Vec<Cell> {
        let label = self.to_string();
        vec![Cell {
            spot: Spot(0),
            corner: (0, 0),
            size: (1, 1),
            grid: None,
            label,
            open: false,
            picked: false,
            firm: false,
        }]
    }

    fn controls(&self, _: &Seating, (): &()) -> Vec<Control<Touch<()>>> {
        let (press, text) = (Touch::Button(()), self.to_string());
        vec![Control { press, text, signs: None, rank: Rank::Main, picked: false, enabled: true, key: "" }]
    }

    fn touch(&self, (): &(), _: Touch<()>) -> Answer<Self> {
        match self.phase {
            Phase::Grab => Answer::Act(Action::Grab(Seat(0))),
            Phase::Lead { .. } => Answer::Act(Action::On),
            _ => Answer::Nothing,
        }
    }
}

impl Drawing for Toy {
    type Board = String;
    const SIZE: (i32, i32) = (1, 1);
    const WAIT_LIMITS: WaitLimits = WaitLimits::NONE;

    fn board(&self, _: &Seating, _: Option<&()>, _: Option<&i8>) -> String {
        self.to_string()
    }

    fn panels(&self, _: &Seating) -> Vec<Panel> {
        let panel = |seat| Panel {
            seat,
            looks: Vec::new(),
            next: None,
            figures: Vec::new(),
            turn: false,
            note: Some(self.to_string()),
        };
        Seat::all(4).map(panel).collect()
    }

    fn frames(&self, after: &Self, _: &i8, seating: &Seating) -> Vec<Frame<String>> {
        let frame = |state: &Self| Frame { millis: 100, ..Frame::of(state.to_string(), state.panels(seating)) };
        vec![frame(self), frame(after)]
    }
}

impl Wording for Toy {
    fn prompt(&self, _: &Seating, _: Option<&()>) -> Prompt {
        Prompt { title: self.to_string(), hint: None }
    }

    fn recap<'a>(&self, _: impl Iterator<Item = &'a i8>, _: &Seating) -> Option<(String, Option<Clause>)> {
        Some((self.to_string(), None))
    }

    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        happened: impl Iterator<Item = PastAction<'a, Self>>,
        _: &Seating,
    ) {
        for happened in happened.take(1) {
            let seat = if let Actor::Seat(seat) = happened.actor { Some(seat) } else { None };
            lines.push(MoveLine { seat, notation: String::new(), note: None });
        }
    }

    fn refusal_text(_: &Wrong, _: &Seating) -> String {
        String::new()
    }

    fn current_score(&self, _: Seat) -> Option<i64> {
        None
    }

    fn ending<'a>(&self, _: impl Iterator<Item = PastAction<'a, Self>>, _: &Seating) -> Option<Ending> {
        None
    }
}

impl Quiz for Toy {}

impl Lessons for Toy {}

impl Advise for Toy {
    fn advice(&self, _: &Action, _: &Seating) -> Option<Advice> {
        None
    }
}

impl Summary for Toy {
    fn picture(&self, _: &Seating) -> String {
        self.to_string()
    }

    fn score_text(&self, _: Seat) -> String {
        self.to_string()
    }

    fn highlights<'a>(&self, _: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight> {
        Vec::new()
    }
}

/// Returns all states that a view draws or describes.
fn shown(view: &TableView<Toy>) -> Vec<Toy> {
    let cells = view.cells.iter().map(|cell| &cell.label);
    let controls = view.controls.iter().map(|control| &control.text);
    let panels = view.panels.iter().filter_map(|panel| panel.note.as_ref());
    let recap = view.recap.iter().map(|recap| &recap.text);
    let all = cells.chain(controls).chain(panels).chain(recap).chain([&*view.board, &view.prompt.title]);
    all.map(|text| text.parse().expect("a state")).collect()
}

/// Returns the seats whose secrets are shown at a table with persons on these seats before the match is over; and
/// `true` if all are shown afterwards.
fn seen_at_a_table(persons: &[u8]) -> (SeatSet, bool) {
    let played = Match::new(Options::default(), players::<Toy>(4, persons)).expect("a match");
    let mut desk = Desk::new(played, 1);
    let (mut before, mut after, mut looked_at) = (SeatSet::default(), false, 0);
    loop {
        for state in shown(desk.sitting.view()) {
            looked_at += 1;
            let known = |seat: &Seat| state.secrets[seat.index()].is_some();
            if state.phase == Phase::Over {
                after = Seat::all(4).all(|seat| known(&seat));
            } else {
                Seat::all(4).filter(known).for_each(|seat| before.insert(seat));
            }
        }
        assert!(looked_at < 10_000, "it goes on for ever: {}", desk.kept);
        if desk.asked.is_none() && desk.sitting.view().is_for_person() {
            let throws = matches!(desk.sitting.view().next, Next::Throw { .. });
            desk.put(Input::Touch(if throws { Touch::Throw } else { Touch::Button(()) }));
        } else if !desk.go_on() {
            break;
        }
    }
    assert!(desk.sitting.view().is_over() && looked_at > 100, "{looked_at} states of {}", desk.kept);
    (before, after)
}

#[test]
fn a_table_shows_a_person_alone_their_own_secret_and_no_other() {
    for seat in 0..4 {
        assert_eq!(seen_at_a_table(&[seat]), (SeatSet::from_iter([Seat(seat)]), true));
    }
}

#[test]
fn a_table_shows_several_persons_and_those_who_watch_no_secret() {
    for persons in [&[0, 2][..], &[0, 1, 2, 3], &[]] {
        assert_eq!(seen_at_a_table(persons), (SeatSet::default(), true), "{persons:?}");
    }
}
