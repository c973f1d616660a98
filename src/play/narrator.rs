//! The narration of a table for screen readers: each move once, and the expected action.

use super::{HintView, SavingView, TableView};
use crate::record::NodeId;
use crate::rules::{Actor, Seat, Turn};
use crate::scene::{Prompt, Scene, Seating};
use crate::words::table;

/// The narrator of a table. It knows what it has told: every move is told once, and nothing is told again because it is
/// rendered again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrator {
    /// The place up to which the moves are told, and its depth. The match may have been replaced by one without it.
    told: (NodeId, usize),
    /// The place of the move that was told last, and its text.
    last_move: Option<(NodeId, String)>,
    /// The prompt as it was told last; empty if it has to be told again.
    prompt: Vec<String>,
}

impl Narrator {
    /// The narrator of a table that is opened: what has happened before is not told.
    #[must_use]
    pub fn new<G: Scene>(view: &TableView<G>) -> Self {
        Self { told: (view.at, view.played.depth(view.at)), last_move: None, prompt: Vec::new() }
    }

    /// Returns what is to be said now, as sentences: the moves that are not told yet, and what has changed in the
    /// prompt. `simultaneous` is the prompt of a running simultaneous phase, and `notice` takes the place of the hint.
    /// Nothing is said while an animation runs.
    pub fn tell<G: Scene>(
        &mut self,
        view: &TableView<G>,
        simultaneous: Option<&Prompt>,
        notice: Option<&str>,
    ) -> Vec<String> {
        let mut says = Vec::new();
        if view.is_showing() {
            return says;
        }
        let (before, depth) = self.told;
        self.told = (view.at, view.played.depth(view.at));
        let news = view.played.way(before, view.at);
        let is_back = depth + news.len() != self.told.1;
        if !is_back {
            for place in news {
                if !is_amid_move(view, place) {
                    says.extend(self.move_news(view, place));
                }
            }
        }
        if is_back || !says.is_empty() {
            self.prompt.clear();
        }
        if view.is_busy() && !view.stage.replaying && simultaneous.is_none() {
            return says;
        }
        let Prompt { title, hint } = simultaneous.filter(|_| view.permissions.play).unwrap_or(&view.prompt);
        let mut prompt = vec![title.clone()];
        prompt.extend(more(view, hint.as_ref(), notice, is_back));
        for sentence in &prompt {
            if !self.prompt.contains(sentence) {
                says.push(sentence.clone());
            }
        }
        self.prompt = prompt;
        says
    }

    /// Returns the move at a place, without what was told of it at the place before: the recap of a duel begins with
    /// its draw, which is told as soon as it is made.
    fn move_news<G: Scene>(&mut self, view: &TableView<G>, place: NodeId) -> Option<String> {
        let text = move_at(view, place)?;
        let last = self.last_move.replace((place, text.clone()));
        if let Some((at, told)) = last
            && view.played.before(place) == Some(at)
            && let Some(rest) = text.strip_prefix(&(told + " "))
        {
            return Some(rest.to_owned());
        }
        Some(text)
    }
}

/// Returns the recap at a place, for a viewer or of the last move alone.
pub(super) fn recap<G: Scene>(view: &TableView<G>, place: NodeId, viewer: Option<Seat>) -> Option<String> {
    let played = &view.played;
    let seating = Seating { viewer, ..(*view.seating).clone() };
    Some(played.state_at(place).seen_by_all(view.here).recap(played.events_back_from(place), &seating)?.0)
}

/// Returns the move at a place in a sentence, or as the move list has it, if the board alone shows it. A move that a
/// throw completes is none yet.
fn move_at<G: Scene>(view: &TableView<G>, place: NodeId) -> Option<String> {
    let is_done = !matches!(view.played.state_at(place).turn(), Turn::Chance(_));
    recap(view, place, None).or_else(|| if is_done { view.move_text(place) } else { None })
}

/// Returns `true` if the player of the last step goes on with the same move. A throw belongs to the move in whose row it
/// is.
fn is_amid_move<G: Scene>(view: &TableView<G>, place: NodeId) -> bool {
    let mover = match view.played.step_at(place).map(|step| step.actor) {
        Some(Actor::Seat(seat)) => Some(seat),
        _ => view.line_of(place).and_then(|line| line.seat),
    };
    mover.is_some_and(|mover| view.played.state_at(place).turn() == Turn::Seat(mover))
}

/// Returns what is said after the title of the prompt: why something is not allowed, a hint, or what is expected, with
/// the last move where it was not told as news: in review, after a take-back, and amid a move.
fn more<G: Scene>(view: &TableView<G>, hint: Option<&String>, notice: Option<&str>, is_back: bool) -> Option<String> {
    if let Some(refused) = &view.refusal {
        return Some(refused.sentence.clone());
    }
    match &view.hint {
        HintView::Shown(advice) => return Some(advice.text.clone()),
        HintView::Thinking => return Some(table::hint_thinking().to_owned()),
        HintView::None => {}
    }
    if matches!(view.saving, SavingView::InMemory { since } if since == view.progress.depth) {
        return Some(table::not_saved().to_owned());
    }
    let explanation = view.recap.as_ref().map(|recap| &recap.text);
    // That of a lesson or a puzzle is no recap of the last moves.
    let is_recap = explanation.is_some() && recap(view, view.shown, view.seating.viewer).as_ref() == explanation;
    let shows_last = is_back || view.stage.reviewing || view.stage.replaying || is_amid_move(view, view.shown);
    if shows_last && (is_recap || explanation.is_none()) {
        let last = if is_recap || view.stage.reviewing { move_at(view, view.shown) } else { None };
        return last.or_else(|| hint.cloned());
    }
    if let Some(notice) = notice {
        return Some(notice.to_owned());
    }
    // The recap of the last moves is told already.
    if is_recap { None } else { explanation.or(hint).cloned() }
}
