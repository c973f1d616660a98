//! The analysis in sentences.

use super::{Comparison, MatchAnalysis, Shares};
use crate::play::{Amount, KeptPhases, TableView};
use crate::rules::Seat;
use crate::scene::{Scene, Seating};
use crate::words::{analysis, table};

/// Returns the seat whose luck and choices are told first: that of the only person at this device, or the first one.
#[must_use]
pub fn viewer<G: Scene>(view: &TableView<G>) -> Seat {
    view.seating.viewer.unwrap_or(Seat(0))
}

/// Returns the outlook at the place of a variation that is shown, in words: that of the viewer alone with two players, since
/// the other has what it lacks, and of all with more. `None` if `outlook` has no amount.
#[must_use]
pub fn tried_figure<G: Scene>(view: &TableView<G>, outlook: &[Amount]) -> Option<String> {
    let is_listed = |seat: &Seat| outlook.len() > 2 || *seat == viewer(view);
    let seats = Seat::all(view.played.state().seats()).zip(outlook).filter(|(seat, _)| is_listed(seat));
    let each = seats.map(|(seat, amount)| format!("{} {}", view.seating.name(seat), amount.outlook()));
    let all = each.reduce(|all, one| table::list_more(&all, &one))?;
    let is_chance = outlook.first()?.is_chance;
    Some(if is_chance { analysis::tried_chance(&all) } else { analysis::tried_lead(&all) })
}

impl<G: KeptPhases> MatchAnalysis<G> {
    /// Returns what a player lost by luck and by choice, and the accuracy of the choices; no accuracy without choices. Where
    /// outlooks are chances, luck and loss are told per choice, so that they can be compared with each other, and with those
    /// of the next match. Where simultaneous phases decide, it gives all parts of the result, or says that nobody can judge
    /// them.
    #[must_use]
    pub fn summary(&self, seat: Seat, seating: &Seating) -> (String, Option<String>) {
        if self.judgement.has_hidden_choices() {
            let Shares { luck, own, others, result } = self.judgement.shares(seat);
            let [luck, own, others, result] =
                [luck, own, others, result].map(|tenths| self.amount(10 * tenths).signed());
            let who = seating.to_viewer();
            return (analysis::summary_shares(who.who(seat), &result, &luck, &own, &others), None);
        }
        if self.judgement.has_simultaneous_phases() {
            return (analysis::duels_not_judged().to_owned(), None);
        }
        let seating = seating.to_viewer();
        let who = seating.who(seat);
        let (luck, choice) = self.judgement.luck_and_play(seat);
        let way = if luck > 0 { "gained" } else { "lost" };
        if self.percent {
            let count = self.judgement.choices(seat);
            let [luck, choice] = [luck, choice].map(|number| self.amount(number));
            let way = if luck.tenths_each(count) == 0 { "even" } else { way };
            let [luck, choice] = [luck, choice].map(|amount| amount.each(count));
            return (analysis::summary_each(who, way, &luck, &choice), None);
        }
        let [luck, choice] = [luck, choice].map(|number| self.amount(number).whole());
        let says = if G::THROWS {
            analysis::summary(who, way, &luck, &choice)
        } else {
            analysis::summary_choice(who, &choice)
        };
        (says, self.accuracy(seat))
    }

    /// Returns the number of the move to which a step belongs, and who made it.
    #[must_use]
    pub fn mover_and_number(&self, view: &TableView<G>, step: usize) -> String {
        let place = self.way[step];
        let number = table::step_of(view.rows.number_of(&view.played, place), view.progress.last_number);
        match view.line_of(place).and_then(|line| line.seat) {
            Some(seat) => format!("{number} · {}", view.seating.name(seat)),
            None => number,
        }
    }

    /// Returns what a screen reader says of the place shown: its step with the figure and the reason for a better one, or
    /// else the summary for the viewer. `None` while the analysis is not complete.
    #[must_use]
    pub fn spoken(&self, view: &TableView<G>, comparison: Option<&Comparison>) -> Option<String> {
        let viewer = viewer(view);
        if !self.is_done() {
            return None;
        }
        let Some(step) = self.step_shown(view) else {
            let (says, accuracy) = self.summary(viewer, &view.seating);
            return Some(format!("{says} {}", accuracy.unwrap_or_default()));
        };
        let figure = self.step_in_words(view, step, viewer);
        let better = self.better(step).map(|better| better.words);
        let why = comparison.map(|comparison| comparison.better.text.clone());
        let said = [Some(self.mover_and_number(view, step)), figure, self.loss(view, step), better, why];
        let sentence = |said: String| if said.ends_with(['.', '।', '!', '?']) { said } else { said + "." };
        Some(said.into_iter().flatten().map(sentence).collect::<Vec<_>>().join(" "))
    }
}
