//! A calm duel on the screen (B10): turn by turn, by pointer, keyboard and screen reader.
//!
//! Where several persons sit round the screen, what a hand feels is in the page only while its player holds the cover.

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::Html;

use super::camps::{self, Camp};
use super::parts::{self, COVER, PART};
use super::{Two, bots, kept};
use crate::bots::dschamal::calm_step;
use crate::rules::dschamal::{CalmDuel, CalmView, Dschamal, Outline, Step};
use crate::rules::{Seat, Turn};
use crate::scene::dschamal::{foreseen, noticed};
use crate::scene::{Ask, Control, Rank, Touch};
use crate::ui::boards::contest::{Answer, Msg, Table};
use crate::ui::boards::outlines::lines;
use crate::ui::entropy;
use crate::ui::pace::Pace;
use crate::ui::page::Link;
use crate::ui::parts::{element, tag, text, words};
use crate::ui::table::to_contest;

/// How long a bot's hand seems to feel, in milliseconds at the steady pace.
const FEELING_MILLIS: u32 = 1100;

const FEEL: u8 = 0;
const DRAW: u8 = 1;
const CRY: u8 = 2;
const LEAVE: u8 = 3;
const HOLD: u8 = 4;

/// A calm duel.
pub struct Duel {
    state: Dschamal,
    /// How many actions had happened in the match.
    happened: usize,
    two: Two,
    camps: [Camp; 2],
    calm: CalmDuel,
    /// What has led to it.
    steps: Vec<Step>,
    /// Whether others than the one who feels look at the screen.
    covered: bool,
    /// Whether the cover is being held.
    held: bool,
    /// What happened last.
    said: String,
    bot_millis: u32,
    timer: Option<Timeout>,
    _listeners: Vec<EventListener>,
}

impl Duel {
    /// The duel that is due, or the one that was left.
    pub fn new(at: &Table<Dschamal>, two: Two, left: Option<(CalmDuel, Vec<Step>)>, link: &Link) -> Option<Self> {
        let mut duel = Self::of((*at.state, at.happened), two, at.pace, link)?;
        if let Some((calm, steps)) = left {
            (duel.calm, duel.steps) = (calm, steps);
            duel.said = "The duel goes on as it was.".into();
            duel.wait(link);
        }
        Some(duel)
    }

    /// The duel that is due after so many actions, also in the place of a live one.
    pub fn of((state, happened): (Dschamal, usize), two: Two, pace: Pace, link: &Link) -> Option<Self> {
        let mut duel = Self {
            happened,
            steps: Vec::new(),
            calm: CalmDuel::instead_of_live(&state)?,
            camps: camps::of(&state, &two),
            covered: two.persons() + two.watchers.len() > 1,
            held: false,
            said: "The bag is shaken.".into(),
            bot_millis: pace.millis(FEELING_MILLIS),
            timer: None,
            _listeners: parts::listen(link),
            state,
            two,
        };
        duel.wait(link);
        Some(duel)
    }

    /// Takes in a message.
    pub fn update(&mut self, link: &Link, msg: &Msg) -> Answer<Dschamal> {
        match msg {
            Msg::Press(LEAVE) | Msg::Escape => return Answer::Leave,
            Msg::Press(button) => return self.choose(link, *button),
            Msg::Event(event) => return self.hold(event),
            Msg::Seen => self.held = false,
            Msg::Time => return self.ask_bot(link),
        }
        Answer::Draw
    }

    /// The cover is held by a pointer, or by the space bar or Enter while it has the focus; it falls as soon as either goes
    /// up anywhere.
    fn hold(&mut self, event: &Event) -> Answer<Dschamal> {
        let presses = || event.dyn_ref::<KeyboardEvent>().is_none_or(parts::is_press);
        let held = match event.type_().as_str() {
            "pointerdown" | "keydown" if parts::part(event) == Some(COVER) && presses() => true,
            "pointerup" | "pointercancel" | "keyup" | "blur" => false,
            _ => return Answer::Same,
        };
        if held == self.held {
            return Answer::Same;
        }
        self.held = held;
        Answer::Draw
    }

    /// A person's choice, if it is a person's turn.
    fn choose(&mut self, link: &Link, button: u8) -> Answer<Dschamal> {
        let Turn::Seat(seat) = self.calm.turn() else { return Answer::Same };
        let step = match button {
            FEEL => Step::Feel(seat),
            HOLD => Step::Hold(seat),
            _ => Step::Draw { seat, cry: button == CRY },
        };
        if self.is_bot(seat) || self.calm.check(&step).is_err() {
            return Answer::Same;
        }
        self.make(link, step)
    }

    fn ask_bot(&mut self, link: &Link) -> Answer<Dschamal> {
        let Turn::Seat(seat) = self.calm.turn() else { return Answer::Same };
        let Some(skill) = self.two.skills[self.hand(seat)] else { return Answer::Same };
        match calm_step(skill, &self.state, &self.calm.seen_by(seat), seat, &mut entropy::bits) {
            Some(step) => self.make(link, step),
            None => Answer::Same,
        }
    }

    /// Makes a step happen, and what chance has to do after it.
    fn make(&mut self, link: &Link, step: Step) -> Answer<Dschamal> {
        let Some(mover) = self.mover() else { return Answer::Same };
        let own = self.hand(mover);
        let first = self.calm.seen_by(mover).felt[own] == 0;
        if self.calm.apply(&step).is_err() {
            return Answer::Same;
        }
        self.held = false;
        if let Some(draw) = self.calm.drawn() {
            kept::forget();
            return Answer::Over(draw.actions());
        }
        self.steps.push(step);
        let name = self.two.names[own].clone();
        self.said = match step {
            Step::Feel(_) if first => format!("{name} feels a piece."),
            Step::Feel(_) => format!("{name} lets go and feels another piece."),
            _ => format!("{name} holds."),
        };
        // There is always one more piece: a hand feels three at the most.
        if let (Turn::Chance(_), Some(step)) = (self.calm.turn(), bots::chance(&mut self.calm)) {
            self.steps.push(step);
            if let Step::Lot(seat) = step {
                self.said = format!("Both hold: the lot says that {} draws.", self.two.names[self.hand(seat)]);
            }
        }
        kept::write(&self.state, self.happened, &self.steps);
        self.wait(link);
        Answer::Draw
    }

    /// A bot takes its time.
    fn wait(&mut self, link: &Link) {
        let bot = self.mover().filter(|&seat| self.is_bot(seat));
        let link = link.clone();
        self.timer = bot.map(|_| Timeout::new(self.bot_millis, move || link.send_message(to_contest(Msg::Time))));
    }

    fn mover(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.calm.turn() { Some(seat) } else { None }
    }

    fn hand(&self, seat: Seat) -> usize {
        usize::from(seat != self.two.seats[0])
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.two.skills[self.hand(seat)].is_some()
    }

    /// Whose hand the screen shows: the person's; of two, that of the one whose turn it is.
    fn shown(&self) -> Option<Seat> {
        match self.two.persons() {
            2 => self.mover(),
            _ => self.two.seats.into_iter().find(|&seat| !self.is_bot(seat)),
        }
    }

    /// Draws what takes the place of the board.
    pub fn view(&self) -> Html {
        let Some(shown) = self.shown() else { return Html::default() };
        let feels = self.calm.seen_by(shown).feels;
        let open = feels.filter(|_| self.held || !self.covered);
        let name = &self.two.names[self.hand(shown)];
        let noticed = self.two.say(&noticed(name, feels, open.is_some()));
        let mut bag = vec![picture(open)];
        if self.covered && feels.is_some() {
            bag.push(self.cover(name));
        }
        bag.push(tag("p", &["class", "aria-live"], &["noticed", "polite"], vec![words(&noticed)]));
        if let Some(outline) = open.filter(|_| !self.covered) {
            bag.push(self.foresees(shown, outline));
        }
        bag.push(self.fingers());
        let parts = vec![camps::both(&self.camps, true), element("div", "sack-view", bag)];
        tag("section", &["class", "aria-label"], &["contest", "The bag"], parts)
    }

    /// Whose turn it is, and what happened last.
    pub fn ask(&self) -> Ask {
        Ask { title: self.asks(), hint: self.said.clone() }
    }

    /// What is expected.
    fn asks(&self) -> String {
        let Some(mover) = self.mover() else { return String::new() };
        let name = &self.two.names[self.hand(mover)];
        let view = self.calm.seen_by(mover);
        match (self.is_bot(mover), view.feels.is_some(), view.may_feel) {
            (true, ..) => format!("{name} feels about in the bag"),
            (_, false, _) => format!("{name}, feel a piece"),
            (_, true, true) => format!("{name}, draw it or feel another"),
            (_, true, false) if view.may_hold => format!("{name}, draw it or hold it"),
            (_, true, false) => format!("{name}, draw: the lot says so"),
        }
    }

    /// What would come of drawing, for who wants to be told.
    fn foresees(&self, seat: Seat, outline: Outline) -> Html {
        let own = self.hand(seat);
        let order = [own, 1 - own];
        let names = order.map(|hand| self.two.names[hand].as_str());
        let camps = order.map(|hand| self.state.camp(self.two.seats[hand]));
        let told =
            vec![text("summary", "", "If drawn …"), text("p", "", &self.two.say(&foreseen(outline, names, camps)))];
        element("details", "foreseen", told)
    }

    /// How many pieces each hand has felt.
    fn fingers(&self) -> Html {
        let felt = self.calm.seen_by(self.two.seats[0]).felt;
        let line = |hand: usize| {
            let count = format!("{}: {} of {} felt", self.two.names[hand], felt[hand], CalmDuel::MOST_FELT);
            text("span", &format!("felt look-{}", self.two.looks[hand]), &count)
        };
        element("p", "felt-lines", vec![line(0), line(1)])
    }

    /// The cover: what is under it is seen only while it is held.
    fn cover(&self, name: &str) -> Html {
        let class = if self.held { "button cover held" } else { "button cover" };
        let held = words(&format!("{name}: hold to uncover"));
        tag("button", &["class", PART], &[class, &COVER.to_string()], vec![held])
    }

    /// The buttons.
    pub fn controls(&self) -> Vec<Control> {
        let person = self.mover().filter(|&seat| !self.is_bot(seat));
        let view = person.map(|seat| self.calm.seen_by(seat));
        let is = |asked: fn(&CalmView) -> bool| view.as_ref().is_some_and(asked);
        let (holds, may_feel, may_hold) =
            (is(|view| view.feels.is_some()), is(|view| view.may_feel), is(|view| view.may_hold));
        let control = |number, text: &str, rank, enabled, key| Control {
            touch: Touch::Control(number),
            text: text.into(),
            rank,
            picked: false,
            enabled,
            key,
        };
        let main = match (holds, may_hold) {
            (true, true) => control(HOLD, "Hold it", Rank::Main, true, "h"),
            (true, false) => control(FEEL, "Let go and feel another", Rank::Main, may_feel, "f"),
            (false, _) => control(FEEL, "Feel a piece", Rank::Main, may_feel, "f"),
        };
        vec![
            control(LEAVE, "Leave", Rank::Choice, true, ""),
            control(DRAW, "Draw", Rank::Choice, holds, "d"),
            control(CRY, "Draw, cry “Dschamal!”", Rank::Choice, holds, "c"),
            main,
        ]
    }
}

/// The bag, and in it the outline that is felt, in one colour.
fn picture(outline: Option<Outline>) -> Html {
    let drawn = outline.map(|outline| {
        let lines = lines(outline);
        format!("<defs><radialGradient id=\"lamp\"><stop stop-opacity=\".32\"/><stop offset=\"1\" stop-opacity=\"0\"/></radialGradient></defs><circle class=\"lamp\" r=\"22\"/><path class=\"edge\" d=\"{}\"/><path class=\"edge soft\" d=\"{}\"/>", lines.outline, lines.relief)
    });
    let svg = format!("<svg viewBox=\"-30 -22 60 44\" aria-hidden=\"true\">{}</svg>", drawn.unwrap_or_default());
    Html::from_html_unchecked(svg.into())
}
