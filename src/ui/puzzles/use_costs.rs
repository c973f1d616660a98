//! The sums of a puzzle, which are worked out before it is shown which way is the best.

use std::rc::Rc;

use yew::{Callback, UseStateHandle, hook, use_state};

use super::use_attempt::AttemptHandle;
use crate::play::{AttemptStage, Costs, Input, Sentence, SumInput, TableView};
use crate::puzzles::{Puzzle, PuzzleGame};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_event_callback;
use crate::ui::table::parts::TableHandle;
use crate::words::{Unclear, puzzles, sums};

/// The sums of a puzzle, with the callbacks of their form.
pub struct CostsHandle<A> {
    /// The sums.
    pub costs: UseStateHandle<Costs<A>>,
    /// Called with the index of a sum and what is typed for it.
    pub on_type: Callback<(usize, String)>,
    /// Called to hand in the results.
    pub on_hand_in: Callback<()>,
}

/// Returns the sums of a puzzle. The attempt goes on once all of them are right.
#[hook]
pub fn use_costs<G: GameUi + PuzzleGame>(playing: &TableHandle<G>, puzzle: &Puzzle<G>) -> CostsHandle<G::Action> {
    let costs = use_state(|| Costs::new(puzzle.costs()));
    let on_type = use_event_callback(costs.clone(), |(index, text), costs| {
        let mut changed = (**costs).clone();
        changed.set(index, text);
        costs.set(changed);
    });
    let on_hand_in = use_event_callback((costs.clone(), playing.send.clone()), |(), (costs, send)| {
        let mut changed = (**costs).clone();
        changed.hand_in();
        if changed.is_done() {
            send.emit(Input::Sum(SumInput::PutAway));
        }
        costs.set(changed);
    });
    CostsHandle { costs, on_type, on_hand_in }
}

/// Returns the view to show: that of the attempt or, after sums that were wrong, with the working of one of them, or
/// after results that are neither right nor wrong, with what to type instead. Once the puzzle is solved, it also says what
/// the puzzle was about, and how many in a row were right at once.
pub fn shown_view<G: GameUi + PuzzleGame>(
    attempt: &AttemptHandle<G>,
    costs: &Costs<G::Action>,
    puzzle: &Puzzle<G>,
    streak: usize,
) -> Rc<TableView<G>> {
    let name = |action| attempt.name(action);
    let view = &attempt.playing.view;
    if attempt.stage() == AttemptStage::Solved {
        let theme = puzzles::theme(puzzle.theme().key());
        let mut view = (**view).clone();
        view.prompt.title =
            if streak > 1 { puzzles::solved_streak(&theme, streak) } else { puzzles::solved_theme(&theme) };
        return Rc::new(view);
    }
    let (title, text) = match (costs.unclear(), costs.wrong()) {
        _ if attempt.stage() != AttemptStage::Sums => return Rc::clone(view),
        (Some((way, Unclear::TwoMeanings)), _) => (name(&way.action), sums::two_meanings().to_owned()),
        (Some((way, Unclear::NoNumber | Unclear::TooRough)), _) => (name(&way.action), sums::whole_number().to_owned()),
        (None, Some(wrong)) => {
            // The first time without the result, so that the solver can try again.
            let result = if costs.failures > 1 { wrong.sum.total().to_string() } else { "?".to_owned() };
            let working = format!("{} = {result}", wrong.working());
            (puzzles::try_again().to_owned(), puzzles::way_working(&name(&wrong.action), &working))
        }
        (None, None) => return Rc::clone(view),
    };
    let mut view = (**view).clone();
    view.prompt.title = title;
    view.recap = Some(Sentence { text, clause: None });
    Rc::new(view)
}
