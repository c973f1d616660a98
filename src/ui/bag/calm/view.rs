//! How a calm duel looks.

use yew::{Html, html};

use super::{Duel, Happened};
use crate::play::bag::{SIDES, Strokes};
use crate::rules::Seat;
use crate::rules::dschamal::{CalmDuel, CalmView, Outline};
use crate::scene::dschamal::outlines::lines;
use crate::scene::dschamal::{foreseen, noticed};
use crate::scene::{Control, Prompt, Rank};
use crate::ui::bag::parts::{COVER, PART, SIDE};
use crate::ui::bag::{Button, camps};
use crate::ui::parts::{element, tag, text, words};
use crate::words::dschamal;

/// Of how many things that it may be one is told what each would do.
const MOST_FORESEEN: usize = 3;

/// Each quarter of the picture, from its middle on, and a mark in it of what has not been felt.
const QUARTERS: [[&str; 2]; 4] = [
    ["M0 0L-30-30H30z", "M-6-13A14.3 14.3 0 0 1 6-13"],
    ["M0 0L30-30V30z", "M13-6A14.3 14.3 0 0 1 13 6"],
    ["M0 0L-30 30H30z", "M6 13A14.3 14.3 0 0 1-6 13"],
    ["M0 0L-30-30V30z", "M-13 6A14.3 14.3 0 0 1-13-6"],
];

impl Duel {
    /// Renders what takes the place of the board.
    pub fn view(&self) -> Html {
        let Some(shown) = self.shown() else { return Html::default() };
        let feels = self.calm.duel().seen_by(shown).feels;
        let open = feels.filter(|_| self.held || !self.covered);
        let strokes = self.calm.strokes(shown);
        let left = if self.calm.mover() == Some(shown) { strokes.left() } else { 0 };
        let told = open.map(|outline| strokes.described(outline));
        let mut noticed = noticed(self.who(shown), feels.is_some(), told);
        let may_stroke = open.is_some() && left > 0;
        if may_stroke {
            noticed += " ";
            noticed += &dschamal::strokes_left(left);
        }
        let mut piece = vec![picture(open, strokes, left)];
        if open.is_some() {
            piece.extend((0..4).map(side));
        }
        if self.covered && !self.watched && feels.is_some() {
            piece.push(cover(self.name(shown), self.held));
        }
        let mut bag = vec![element("div", "felt-piece", piece)];
        let mut noticed = vec![words(&noticed)];
        if may_stroke {
            noticed.push(text("span", "by-keys", &format!(" {}", dschamal::stroke_by_keys())));
        }
        bag.push(tag("p", &["class", "aria-live"], &["noticed", "polite"], noticed));
        let foreseen = open.filter(|_| !self.covered).map(|outline| self.foresees(shown, outline, strokes));
        bag.push(self.fingers(foreseen));
        let parts = vec![camps::both(&self.camps, &self.two, true), element("div", "sack-view", bag)];
        tag("section", &["class", "aria-label"], &["contest", dschamal::bag()], parts)
    }

    /// Whose turn it is, and what happened last.
    pub fn prompt(&self) -> Prompt {
        Prompt { title: self.asks(), hint: Some(self.recap()) }
    }

    /// What happened last.
    fn recap(&self) -> String {
        match self.happened {
            Happened::Shaken => dschamal::shaken().into(),
            Happened::GoesOn => dschamal::goes_on().into(),
            Happened::Feels(seat) => dschamal::feels_a_piece(self.who(seat)),
            Happened::FeelsAnother(seat) => dschamal::feels_another(self.who(seat)),
            Happened::Holds(seat) => dschamal::holds(self.who(seat)),
            Happened::Lot(seat) => dschamal::lot_draws(self.who(seat)),
        }
    }

    /// What is expected.
    fn asks(&self) -> String {
        let Some(mover) = self.calm.mover() else { return String::new() };
        let view = self.calm.duel().seen_by(mover);
        let asked = self.two.asked(self.calm.hand(mover));
        match (self.watched || self.is_bot(mover), view.feels.is_some(), view.may_feel) {
            (true, ..) => dschamal::feels_about(self.name(mover)),
            (_, false, _) => dschamal::asks_feel(asked),
            (_, true, true) => dschamal::asks_draw_or_feel(asked),
            (_, true, false) if view.may_hold => dschamal::asks_draw_or_hold(asked),
            (_, true, false) => dschamal::asks_draw(asked),
        }
    }

    /// What would come of drawing what it may be, for who wants to be told.
    fn foresees(&self, seat: Seat, felt: Outline, strokes: Strokes) -> Html {
        let own = self.calm.hand(seat);
        let camps = [own, 1 - own].map(|hand| self.calm.state().camp(self.two.seats[hand]));
        let possible = strokes.possible(felt);
        let told = if possible.len() > MOST_FORESEEN {
            vec![text("p", "", &dschamal::may_be_any(possible.len()))]
        } else {
            let foreseen = |outline| foreseen(outline, self.two.who(own), self.two.name(1 - own), camps);
            possible.into_iter().map(|outline| text("p", "", &foreseen(outline))).collect()
        };
        element("details", "foreseen", vec![text("summary", "", dschamal::if_drawn()), element("div", "", told)])
    }

    /// How many pieces each hand has felt, and between them what would come of drawing.
    fn fingers(&self, foreseen: Option<Html>) -> Html {
        let felt = self.calm.duel().seen_by(self.two.seats[0]).felt;
        let line = |hand: usize| {
            let count = dschamal::felt_of(self.two.who(hand), felt[hand], CalmDuel::MOST_FELT);
            text("span", &format!("felt look-{}", self.two.look(hand)), &count)
        };
        element("div", "felt-lines", [Some(line(0)), foreseen, Some(line(1))].into_iter().flatten().collect())
    }

    /// The buttons.
    pub fn controls(&self) -> Vec<Control<Button>> {
        let person = self.calm.mover().filter(|&seat| !self.is_bot(seat));
        let view = person.map(|seat| self.calm.duel().seen_by(seat));
        let is = |asked: fn(&CalmView) -> bool| view.as_ref().is_some_and(asked);
        let (holds, may_feel, may_hold) =
            (is(|view| view.feels.is_some()), is(|view| view.may_feel), is(|view| view.may_hold));
        let control = |press, text: &str, rank, enabled, key| Control {
            press,
            text: text.into(),
            rank,
            picked: false,
            enabled,
            key,
        };
        let main = match (holds, may_hold) {
            (true, true) => control(Button::Hold, dschamal::hold(), Rank::Main, true, "h"),
            (true, false) => control(Button::Feel, dschamal::feel_another(), Rank::Main, may_feel, "f"),
            (false, _) => control(Button::Feel, dschamal::feel(), Rank::Main, may_feel, "f"),
        };
        vec![
            control(Button::Leave, dschamal::leave(), Rank::Choice, true, ""),
            control(Button::Draw { cry: false }, dschamal::draw(), Rank::Choice, holds, "d"),
            control(Button::Draw { cry: true }, dschamal::draw_crying(), Rank::Choice, holds, "c"),
            main,
        ]
    }
}

/// The cover: what is under it is seen only while it is held.
fn cover(name: &str, is_held: bool) -> Html {
    let class = if is_held { "button cover held" } else { "button cover" };
    tag("button", &["class", PART], &[class, &COVER.to_string()], vec![words(&dschamal::uncover(name))])
}

/// A side of the piece, to be stroked.
fn side(number: u8) -> Html {
    let class = format!("side side-{number}");
    let label = dschamal::stroke_side(SIDES[usize::from(number)]);
    tag("button", &["class", "aria-label", PART], &[&class, &label, &(SIDE + number).to_string()], Vec::new())
}

/// The bag, and in it what is uncovered of the outline that is felt, in one colour.
fn picture(felt: Option<Outline>, strokes: Strokes, left: u8) -> Html {
    let drawn = felt.map(|felt| {
        let [mut open, mut unfelt] = [String::new(), String::new()];
        for ([quarter, mark], side) in QUARTERS.into_iter().zip(0..) {
            if strokes.is_open(side) {
                open += quarter;
            } else {
                unfelt += mark;
            }
        }
        html! {
            <>
                <defs>
                    <clipPath id="open"><path d={open} /></clipPath>
                    <radialGradient id="lamp"><stop stop-opacity=".32" /><stop offset="1" stop-opacity="0" /></radialGradient>
                </defs>
                <g clip-path="url(#open)">
                    <circle class="lamp" r="22" />
                    <path class="edge" transform={format!("rotate({})", strokes.degrees())} d={lines(felt).outline} />
                </g>
                <path class={if left > 0 { "unfelt" } else { "unfelt done" }} d={unfelt} />
            </>
        }
    });
    html! { <svg viewBox="-22 -16 44 32" aria-hidden="true">{ drawn }</svg> }
}
