//! The attempt at a puzzle, and its controls.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, hook, use_memo};

use crate::pages::puzzle_match::{against_fox, of_all_seats, solver_and_bots};
use crate::play::{Attempt, AttemptStage, Input, ReviewInput};
use crate::puzzles::{Puzzle, PuzzleGame};
use crate::rules::Turn;
use crate::scene::{Control, Rank, Touch};
use crate::store::Notes;
use crate::ui::boards::GameUi;
use crate::ui::context::use_store;
use crate::ui::hooks::{use_event_callback, use_machine};
use crate::ui::set_up::OWNER;
use crate::ui::settings;
use crate::ui::start_match::{look_at, start_match};
use crate::ui::table::parts::{TableHandle, TableMachine, use_practice, use_questions};
use crate::words::puzzles;

/// An attempt at a puzzle: its table, and what the table does not show.
pub struct AttemptHandle<G: GameUi + PuzzleGame> {
    /// The table.
    pub playing: TableHandle<G>,
    attempt: Rc<RefCell<Attempt<G>>>,
}

impl<G: GameUi + PuzzleGame> AttemptHandle<G> {
    /// How far the attempt has come.
    pub fn stage(&self) -> AttemptStage {
        self.attempt.borrow().stage()
    }

    /// The name of an action in the position of the puzzle.
    pub fn name(&self, action: &G::Action) -> String {
        self.attempt.borrow().name(action)
    }
}

/// Starts an attempt at a puzzle, and carries out its effects. `was_tried` is `true` if an earlier attempt has failed, and
/// `is_single` if only the first answer counts.
#[hook]
pub fn use_attempt<G: GameUi + PuzzleGame>(puzzle: &Puzzle<G>, was_tried: bool, is_single: bool) -> AttemptHandle<G> {
    let attempt = use_memo((), |()| {
        let attempt = Attempt::new(Rc::new(puzzle.clone()), was_tried, solver_and_bots);
        RefCell::new(if is_single { attempt.once() } else { attempt })
    });
    let machine: Rc<RefCell<TableMachine<G>>> = attempt.clone();
    let playing = use_machine(|| machine);
    use_questions(&playing);
    use_practice(&playing);
    AttemptHandle { playing, attempt }
}

/// The ways on from a solved puzzle: to a board on which all seats can be moved, and to a match against the Fox.
type WaysOn = [Callback<()>; 2];

/// Returns the ways on from a solved puzzle, which call `on_leave`; `None` if no match of the game can begin at a position,
/// or if the puzzle's is over.
#[hook]
pub fn use_ways_on<G: GameUi + PuzzleGame>(
    playing: &TableHandle<G>,
    puzzle: &Puzzle<G>,
    on_leave: &Callback<()>,
) -> Option<WaysOn> {
    let store = use_store();
    let view = Rc::clone(&playing.view);
    let parts = (store.clone(), Rc::clone(&view), on_leave.clone());
    let on_analyse = use_event_callback(parts, |(), (store, view, on_leave)| {
        if let Some(copy) = of_all_seats(&view.played, view.at, owner().as_deref()) {
            on_leave.emit(());
            look_at(store, &copy);
        }
    });
    let can_go_on = G::FROM_POSITIONS && view.state().turn() != Turn::Over;
    let parts = (store, view, puzzle.state.turn(), on_leave.clone());
    let on_fox = use_event_callback(parts, |(), (store, view, solver, on_leave)| {
        if let Turn::Seat(solver) = solver
            && let Some(fresh) = against_fox(view.state(), *solver, owner().as_deref())
        {
            on_leave.emit(());
            start_match(store, fresh, Notes::default());
        }
    });
    can_go_on.then_some([on_analyse, on_fox])
}

/// Returns the last name that the owner of the device has typed.
fn owner() -> Option<String> {
    settings::get(OWNER)
}

/// Returns the controls of the game; after a choice, once it has been shown, the one that leads on: a solved puzzle's has the
/// label `next_words`, and calls `on_next`. Beside it are the `ways_on`.
#[hook]
pub fn use_controls<G: GameUi + PuzzleGame>(
    playing: &TableHandle<G>,
    stage: AttemptStage,
    on_next: &Callback<()>,
    next_words: &'static str,
    ways_on: Option<WaysOn>,
) -> Rc<Vec<Control<Callback<()>>>> {
    let parts = (
        (Rc::clone(&playing.view.controls), playing.send.clone(), playing.view.is_busy()),
        (stage, on_next.clone(), next_words, ways_on),
    );
    use_memo(parts, |((own, send, is_busy), (stage, on_next, next_words, ways_on))| {
        let control = |press: Callback<()>, text: &str, rank: Rank, key: &'static str| Control {
            press,
            text: text.to_owned(),
            signs: None,
            rank,
            picked: false,
            enabled: true,
            key,
        };
        let main = |press: Callback<()>, text: &str| vec![control(press, text, Rank::Main, "Space")];
        let beside = |[on_analyse, on_fox]: &WaysOn| {
            [
                control(on_analyse.clone(), puzzles::analyse_position(), Rank::Choice, "a"),
                control(on_fox.clone(), puzzles::play_fox(), Rank::Choice, "p"),
            ]
        };
        match stage {
            _ if *is_busy => Vec::new(),
            AttemptStage::Sums | AttemptStage::Answered => Vec::new(),
            AttemptStage::Refuted => main(send.reform(|()| Input::Review(ReviewInput::TakeBack)), puzzles::try_again()),
            AttemptStage::Solved => {
                main(on_next.clone(), next_words).into_iter().chain(ways_on.iter().flat_map(beside)).collect()
            }
            AttemptStage::Choosing => {
                let press = |touch: Touch<G::Button>| send.reform(move |()| Input::Touch(touch));
                own.iter().map(|own| own.clone().map(press)).collect()
            }
        }
    })
}
