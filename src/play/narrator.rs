//! What a screen reader says of a table: each move once, and what is expected.

use super::{HintView, SavingView, TableView};
use crate::record::Place;
use crate::rules::{Seat, Turn};
use crate::scene::{MoveLine, Prompt, Scene, Seating};
use crate::words::house;

/// The narrator of a table. It knows what it has told: every move is told once, and nothing is told again because it is
/// rendered anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrator {
    /// The place up to which the moves are told, and its depth. The match may have been replaced by one without it.
    told: (Place, usize),
    /// The prompt as it was told last; empty if it has to be told again.
    prompt: Vec<String>,
}

impl Narrator {
    /// The narrator of a table that is opened: what has happened before is not told.
    #[must_use]
    pub fn new<G: Scene>(view: &TableView<G>) -> Self {
        Self { told: (view.at, view.played.depth(view.at)), prompt: Vec::new() }
    }

    /// Returns what is to be said now, as sentences: the moves that are not told yet, and what has changed in the prompt.
    /// `contest` is the prompt of a running contest, and `notice` takes the place of the hint. Nothing is said while an
    /// animation runs.
    pub fn tell<G: Scene>(
        &mut self,
        view: &TableView<G>,
        contest: Option<&Prompt>,
        notice: Option<&str>,
    ) -> Vec<String> {
        if view.is_showing() {
            return Vec::new();
        }
        let ((before, depth), played) = (self.told, &view.played);
        self.told = (view.at, played.depth(view.at));
        let mut news: Vec<_> = played.back_from(view.at).take_while(|place| *place != before).collect();
        news.reverse();
        let is_back = depth + news.len() != played.depth(view.at);
        let mut says = Vec::new();
        if !is_back {
            says.extend(
                news.into_iter()
                    .filter(|place| !is_amid_move(view, *place))
                    .filter_map(|place| recap(view, place, None)),
            );
        }
        if is_back || !says.is_empty() {
            self.prompt.clear();
        }
        if view.is_busy() && !view.stage.replaying && contest.is_none() {
            return says;
        }
        let prompt = prompt(view, contest, notice, is_back);
        says.extend(prompt.iter().filter(|sentence| !self.prompt.contains(sentence)).cloned());
        self.prompt = prompt;
        says
    }
}

/// Returns the recap at a place, for a viewer or of the last move alone.
fn recap<G: Scene>(view: &TableView<G>, place: Place, viewer: Option<Seat>) -> Option<String> {
    let played = &view.played;
    let happened = played.back_from(place).filter_map(|place| Some(&played.step_at(place)?.event));
    let seating = Seating { viewer, ..(*view.seating).clone() };
    Some(played.state_at(place).seen_by_all(view.here).recap(happened, &seating)?.0)
}

/// Returns true if whoever made the last step goes on with the same move.
fn is_amid_move<G: Scene>(view: &TableView<G>, place: Place) -> bool {
    let mover = view.line_of(place).and_then(|MoveLine { seat, .. }| seat);
    mover.is_some_and(|mover| view.played.state_at(place).turn() == Turn::Seat(mover))
}

/// Returns the prompt in sentences: why something is not allowed, a hint, or what is expected, with the last move where it
/// was not told as news: in review, after a take-back, and amid a move.
fn prompt<G: Scene>(view: &TableView<G>, contest: Option<&Prompt>, notice: Option<&str>, is_back: bool) -> Vec<String> {
    let Prompt { title, hint } = contest.filter(|_| view.permissions.play).unwrap_or(&view.prompt);
    let more = if let Some(refused) = &view.refusal {
        Some(refused.sentence.clone())
    } else if let HintView::Shown(advice) = &view.hint {
        Some(advice.text.clone())
    } else if view.hint == HintView::Thinking {
        Some(house::hint_thinking().to_owned())
    } else if matches!(view.saving, SavingView::InMemory { since } if since == view.progress.depth) {
        Some(house::not_kept().to_owned())
    } else if is_back || view.stage.reviewing || view.stage.replaying || is_amid_move(view, view.shown) {
        recap(view, view.shown, None).filter(|_| view.recap.is_some()).or_else(|| hint.clone())
    } else if let Some(notice) = notice {
        Some(notice.to_owned())
    } else if let Some(explanation) = &view.recap {
        // The recap of the last moves is told already; that of a lesson or a puzzle is another.
        let is_told = recap(view, view.shown, view.seating.viewer).as_ref() == Some(&explanation.text);
        (!is_told).then(|| explanation.text.clone())
    } else {
        hint.clone()
    };
    [Some(title.clone()), more].into_iter().flatten().collect()
}
