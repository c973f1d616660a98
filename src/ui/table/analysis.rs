//! The analysis of a match that is over: how its outlook went, where it turned, and what could have been done better.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;
use yew::{Html, MouseEvent, html};

use super::bots::{Wanted, part};
use super::ending::{Marks, SIZE, WIDTH, course};
use super::sheet::Sheet;
use super::{Table, review, sheet};
use crate::play::{Fault, Input, Judged, Judgement, Row};
use crate::record::{Next, Place};
use crate::rules::{Actor, Seat};
use crate::ui::boards::Shown;
use crate::ui::components::Swatch;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press, tag, text, words};
use crate::words::{analysis, decimal};

/// So many moves at the most are listed that were not the best; the move list marks all.
const MOST: usize = 12;

/// The analysis of a match, as far as it has come.
pub struct Analysis<A> {
    /// The places of the match after its start, and what is thought of the steps to them.
    way: Vec<Place>,
    judgement: Judgement<A>,
    /// Whether its numbers are hundredths of a percent.
    percent: bool,
}

impl<A> Analysis<A> {
    fn is_done(&self) -> bool {
        self.judgement.steps().len() == self.way.len()
    }
}

impl<G: Shown> Table<G> {
    /// Whether the match can be analysed: nobody is helped who still plays.
    pub(super) fn can_analyse(&self) -> bool {
        self.sitting.played().next() == Next::Over && !self.sitting.tries_out()
    }

    /// The way to the analysis.
    pub(super) fn analysis_button(link: &Link) -> Html {
        button("button", analysis::analysis(), None, press(link, page::Msg::own(review::Msg::Analyse)))
    }

    /// Lays the analysis on the table, and has the engine begin with it, unless it has been made.
    pub(super) fn analyse(&mut self, link: &Link) {
        let end = self.sitting.played().now();
        if self.can_analyse()
            && self.analysis.as_ref().is_none_or(|made| made.way.last() != Some(&end) || !made.is_done())
        {
            let mut way: Vec<_> = self.sitting.played().back_from(end).collect();
            way.reverse();
            self.analysis = Some(Analysis { way, judgement: Judgement::new(), percent: false });
            self.bots.ask(link, &self.sitting, Wanted::Analysis(end));
        }
        self.lay(link, Some(Sheet::Analysis));
    }

    /// A step has been judged. Tells whether more of them are awaited: what is nonsense ends it.
    pub(super) fn judged(&mut self, told: &JsValue) -> bool {
        let Some(Analysis { way, judgement, percent }) = &mut self.analysis else { return false };
        let done = judgement.steps().len();
        let Some((&place, true)) = way.get(done).zip(Some(count(&part(told, "step")) == i32::try_from(done).ok()))
        else {
            return false;
        };
        let played = self.sitting.played();
        let Some((step, before)) = played.step_at(place).zip(played.before(place)) else { return false };
        let better = part(told, "better").as_string().and_then(|action| action.parse().ok());
        let better = better.filter(|action| played.state_at(before).check(action).is_ok());
        let all =
            |name| part(told, name).dyn_ref::<Array>().map(|all| all.iter().filter_map(|one| count(&one)).collect());
        judgement.add(Judged {
            actor: step.actor,
            outlook: all("outlook").unwrap_or_default(),
            luck: all("luck").unwrap_or_default(),
            cost: count(&part(told, "cost")).unwrap_or_default().min(0),
            better,
        });
        *percent = part(told, "percent").is_truthy();
        let more = done + 1 < way.len();
        if !more {
            self.rewrite_list();
        }
        more
    }

    /// From the place before a step it is played on by what would have been better.
    pub(super) fn play_better(&mut self, link: &Link, step: usize) {
        let Some(analysis) = &self.analysis else { return };
        let better = analysis.judgement.steps().get(step).and_then(|judged| judged.better.clone());
        let before = analysis.way.get(step).and_then(|place| self.sitting.played().before(*place));
        if let Some((before, better)) = before.zip(better) {
            self.input(link, Input::Branch { from: before, action: better });
        }
    }

    /// The button that plays what would have been better than the step to the place that is shown, if something was.
    pub(super) fn better_way(&self, link: &Link) -> Option<Html> {
        let analysis = self.analysis.as_ref()?;
        let step = analysis.way.iter().position(|place| *place == self.sitting.shown())?;
        Self::better_button(link, analysis, step)
    }

    fn better_button(link: &Link, made: &Analysis<G::Action>, step: usize) -> Option<Html> {
        let judged = made.judgement.steps().get(step)?;
        let better = judged.better.as_ref()?.to_string();
        let words = analysis::play_better(&better, &amount(-judged.cost, made.percent));
        let pressed = press(link, page::Msg::own(review::Msg::Better(step)));
        Some(html! { <button class="button" onclick={pressed}>{ words }</button> })
    }

    /// What stands on the sheet of the analysis.
    pub(super) fn analysed(&self, link: &Link) -> Vec<Html> {
        let Some(made) = &self.analysis else { return Vec::new() };
        let (done, all) = (made.judgement.steps().len(), made.way.len());
        let mut parts = Vec::new();
        if !made.is_done() {
            let says = analysis::analysing(done, all);
            parts.push(tag("p", &["class", "role"], &["analysing", "status"], vec![words(&says)]));
        }
        parts.extend(self.outlooks(link, made));
        if made.is_done() {
            // Where nobody can tell what the choices are worth, there is nothing to tell of them.
            let is_told = |number| !is_nought(number, made.percent);
            let is_weighed = self.seats().any(|seat| {
                let (luck, play) = made.judgement.luck_and_play(seat);
                is_told(luck) || is_told(play)
            });
            if is_weighed {
                parts.push(element("ol", "score", self.seats().map(|seat| self.luck_and_play(made, seat)).collect()));
                let meaning = if G::THROWS { analysis::luck_and_play() } else { analysis::play_alone() };
                parts.push(text("p", "", meaning));
            }
            let turns = made.judgement.turns(self.viewer());
            if !turns.is_empty() {
                let seating = self.sitting.seating().to_viewer();
                parts.push(text("h3", "", &analysis::turned(seating.who(self.viewer()))));
                parts.push(element(
                    "ol",
                    "steps-of",
                    turns.into_iter().map(|step| self.step(link, made, step, None)).collect(),
                ));
            }
            if is_weighed {
                parts.push(text("h3", "", analysis::costly()));
                parts.push(self.costly(link, made));
            }
        }
        parts
    }

    /// The curve of the outlooks, which can be pressed.
    fn outlooks(&self, link: &Link, made: &Analysis<G::Action>) -> Option<Html> {
        let lines: Vec<Vec<i64>> =
            self.seats().map(|seat| made.judgement.outlook(seat).map(i64::from).collect()).collect();
        let name = if made.percent { analysis::outlook_chance() } else { analysis::outlook_lead() };
        let even = if made.percent { 5000 } else { 0 };
        let marks = Marks { even, seat: self.viewer(), turns: made.judgement.turns(self.viewer()) };
        let curve = course(&lines, name, self.sitting.seating(), Some(&marks))?;
        let pressed = link.callback(|event: MouseEvent| page::Msg::own(sheet::Msg::Curve(event)));
        let name = text("small", "", name);
        Some(html! { <div class="outlooks" onclick={pressed}>{ name }{ curve }</div> })
    }

    /// The seat from which it is looked at.
    fn viewer(&self) -> Seat {
        self.sitting.seating().viewer.unwrap_or(Seat(0))
    }

    /// The curve was pressed: the place there is shown.
    pub(super) fn press_curve(&mut self, link: &Link, event: &MouseEvent) {
        let pressed: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
        let curve = pressed.and_then(|pressed| pressed.closest(".curve").ok()?);
        if let (Some(curve), Some(made)) = (curve, &self.analysis) {
            let step = pointed(&curve, event.client_x(), made.judgement.steps().len());
            self.review(link, review::Msg::GoTo(step + 1));
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.sitting.played().state().seats())
    }

    fn luck_and_play(&self, made: &Analysis<G::Action>, seat: Seat) -> Html {
        let seating = self.sitting.seating();
        let (luck, play) = made.judgement.luck_and_play(seat);
        let [luck, play] = [luck, play].map(|number| amount(number, made.percent));
        let told = if G::THROWS { analysis::luck_play_of(&luck, &play) } else { analysis::play_of(&play) };
        let parts = vec![
            html! { <Swatch look={seating.look(seat)} /> },
            text("b", "", seating.name(seat)),
            text("span", "", &told),
        ];
        element("li", &format!("look-{}", seating.look(seat)), parts)
    }

    /// Whether a step is told of as one that was not the best: those of the persons here are, or everybody's where none
    /// plays.
    fn is_costly(&self, made: &Analysis<G::Action>, step: usize) -> bool {
        let judged = &made.judgement.steps()[step];
        let is_told = match judged.actor {
            Actor::Seat(seat) => self.sitting.is_watched() || self.sitting.is_here(seat),
            _ => false,
        };
        judged.better.is_some() && is_told
    }

    /// The mark in a row of the move list that leads to a move that was not the best, as markup: how grave that was, and what
    /// it cost; of several choices in the row, the one that cost most.
    pub(super) fn fault(&self, row: &Row) -> Option<String> {
        let made = self.analysis.as_ref().filter(|made| made.is_done())?;
        let played = self.sitting.played();
        let (from, to) = row.way;
        let steps = played.depth(from)..played.depth(to);
        if made.way.get(steps.end.checked_sub(1)?) != Some(&to) {
            return None;
        }
        let costly = steps.filter(|step| self.is_costly(made, *step));
        let step = costly.min_by_key(|step| made.judgement.steps()[*step].cost)?;
        let (sign, key) = match made.judgement.fault(step)? {
            Fault::Slip => ("?!", "slip"),
            Fault::Mistake => ("?", "mistake"),
            Fault::Blunder => ("??", "blunder"),
        };
        let cost = amount(made.judgement.steps()[step].cost, made.percent);
        let says = analysis::fault(key, &cost);
        Some(format!("<span class=\"fault\" role=\"img\" aria-label=\"{says}\"><b>{sign}</b> {cost}</span>"))
    }

    /// The moves that were not the best, the worst first.
    fn costly(&self, link: &Link, made: &Analysis<G::Action>) -> Html {
        let mut costly: Vec<_> = (0..made.way.len()).filter(|step| self.is_costly(made, *step)).collect();
        costly.sort_by_key(|step| made.judgement.steps()[*step].cost);
        costly.truncate(MOST);
        let step = |step| self.step(link, made, step, Self::better_button(link, made, step));
        let rows: Vec<_> = costly.into_iter().map(step).collect();
        if rows.is_empty() { text("p", "", analysis::none_costly()) } else { element("ol", "steps-of", rows) }
    }

    /// A step as a line that leads to it, with how much it changed, or with what would have been better.
    fn step(&self, link: &Link, made: &Analysis<G::Action>, step: usize, better: Option<Html>) -> Html {
        let seating = self.sitting.seating();
        let (place, judged) = (made.way[step], &made.judgement.steps()[step]);
        let played = self.sitting.played();
        let told = self.rows.of(played, place).map(|row| &self.rows.rows()[row].line);
        let mover = told
            .and_then(|line| line.seat)
            .into_iter()
            .flat_map(|seat| [html! { <Swatch look={seating.look(seat)} /> }, text("b", "", seating.name(seat))]);
        let number = if better.is_some() { judged.cost } else { made.judgement.swing(step, self.viewer()) };
        let notation = told.map(|line| line.notation.clone()).unwrap_or_default();
        let mut parts: Vec<_> = mover.collect();
        parts.extend([text("span", "notation", &notation), text("strong", "", &amount(number, made.percent))]);
        let pressed = press(link, page::Msg::own(review::Msg::GoTo(step + 1)));
        html! { <li><button class="step-of" onclick={pressed}>{ parts }</button>{ better }</li> }
    }
}

/// A number of the engine.
#[expect(clippy::cast_possible_truncation, reason = "numbers of an engine are not great, and others are cut")]
fn count(value: &JsValue) -> Option<i32> {
    value.as_f64().map(|number| number as i32)
}

/// The step at which a curve of so many is pressed. It is drawn as large as its place allows, in the middle of that.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "it lies on the curve"
)]
fn pointed(curve: &Element, x: i32, steps: usize) -> usize {
    let place = curve.get_bounding_client_rect();
    let [width, height] = SIZE.map(|side| side as f64);
    let scale = (place.width() / width).min(place.height() / height).max(f64::EPSILON);
    let from = place.left() + (place.width() - width * scale) / 2.0;
    let share = (f64::from(x) - from) / scale / WIDTH as f64;
    (share.clamp(0.0, 1.0) * steps.saturating_sub(1) as f64).round() as usize
}

/// Whether a number is none as it is told.
fn is_nought(hundredths: i32, percent: bool) -> bool {
    hundredths.unsigned_abs() < if percent { 50 } else { 5 }
}

/// A number of hundredths as it is told, with its sign: in whole percent, or to the tenth.
fn amount(hundredths: i32, percent: bool) -> String {
    let sign = match hundredths {
        number if is_nought(number, percent) => "",
        ..0 => "−",
        _ => "+",
    };
    let much = hundredths.unsigned_abs();
    if percent {
        analysis::percent(&format!("{sign}{}", (much + 50) / 100))
    } else {
        format!("{sign}{}", decimal((much + 5) / 10))
    }
}
