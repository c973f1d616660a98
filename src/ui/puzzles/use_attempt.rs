//! The attempt at a puzzle, and its controls.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, hook, use_memo};

use crate::bots::Level;
use crate::pages::set_up::Drafts;
use crate::play::{Attempt, AttemptStage, Input, ReviewInput};
use crate::puzzles::{Puzzle, PuzzleGame};
use crate::record::Player;
use crate::rules::Seat;
use crate::scene::{Control, Rank, Touch};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_machine;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::ui::table::parts::{TableHandle, TableMachine, use_practice, use_questions};
use crate::words::{puzzles, table};

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

    /// Whether all answers were right at once, as soon as that is known.
    pub fn is_right_at_once(&self) -> Option<bool> {
        self.attempt.borrow().is_right_at_once()
    }

    /// The name of an action in the position of the puzzle.
    pub fn name(&self, action: &G::Action) -> String {
        self.attempt.borrow().name(action)
    }
}

/// Starts an attempt at a puzzle, and carries out its effects. `was_tried` is `true` if an earlier attempt has failed.
#[hook]
pub fn use_attempt<G: GameUi + PuzzleGame>(puzzle: &Puzzle<G>, was_tried: bool) -> AttemptHandle<G> {
    let attempt = use_memo((), |()| RefCell::new(Attempt::new(Rc::new(puzzle.clone()), was_tried, solver_and_bots)));
    let machine: Rc<RefCell<TableMachine<G>>> = attempt.clone();
    let playing = use_machine(|| machine);
    use_questions(&playing);
    use_practice(&playing);
    AttemptHandle { playing, attempt }
}

/// Returns the players of a puzzle: the owner of the device on the seat of the solver, and bots.
fn solver_and_bots(seats: u8, solver: Seat) -> Vec<Player> {
    let mut drafts = Drafts::new(seats, seats, None);
    for (seat, draft) in drafts.all.iter_mut().enumerate() {
        draft.bot = (seat != solver.index()).then_some(Level::Casual);
    }
    // Default players are valid.
    drafts.players().unwrap_or_default()
}

/// Returns the controls of the game; after a choice, once it has been shown, the one that leads on: a solved puzzle's has the
/// label `next_words`, and calls `on_next`. Beside it, if there is a `position`, is the one that plays on from there.
#[hook]
pub fn use_controls<G: GameUi + PuzzleGame>(
    playing: &TableHandle<G>,
    stage: AttemptStage,
    on_next: &Callback<()>,
    next_words: &'static str,
    position: Option<String>,
) -> Rc<Vec<Control<Callback<()>>>> {
    let parts = (
        (Rc::clone(&playing.view.controls), playing.send.clone(), playing.view.is_busy()),
        (stage, on_next.clone(), next_words, position),
    );
    use_memo(parts, |((own, send, is_busy), (stage, on_next, next_words, position))| {
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
        let play_on = |position: &String| {
            let position = position.clone();
            let press = Callback::from(move |()| {
                GameSetting::Position.set(G::NAME, &position);
                GamePage::FromPosition.of(G::NAME).push();
            });
            control(press, table::play_from_here(), Rank::Choice, "p")
        };
        match stage {
            _ if *is_busy => Vec::new(),
            AttemptStage::Sums | AttemptStage::Answered => Vec::new(),
            AttemptStage::Refuted => main(send.reform(|()| Input::Review(ReviewInput::TakeBack)), puzzles::try_again()),
            AttemptStage::Solved => {
                main(on_next.clone(), next_words).into_iter().chain(position.iter().map(play_on)).collect()
            }
            AttemptStage::Choosing => {
                let press = |touch: Touch<G::Button>| send.reform(move |()| Input::Touch(touch));
                own.iter().map(|own| own.clone().map(press)).collect()
            }
        }
    })
}
