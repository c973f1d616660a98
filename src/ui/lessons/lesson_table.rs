//! The table of a step of a course.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, Html, Properties, component, hook, html, use_memo};

use super::progress::finish_step;
use crate::bots::Level;
use crate::pages::set_up::Drafts;
use crate::play::{Exercise, Input};
use crate::record::Player;
use crate::scene::{Control, ExerciseTask, Rank, Sound, Touch};
use crate::store::{Note, Notes};
use crate::ui::boards::GameUi;
use crate::ui::components::star;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_machine};
use crate::ui::routes::GamePage;
use crate::ui::sound;
use crate::ui::table::parts::{
    Board, Notebook, PracticeTable, SimultaneousPhase, TableHandle, TableMachine, use_practice, use_practice_table,
    use_sheets, use_simultaneous,
};
use crate::words::lessons;

#[derive(Clone, PartialEq, Properties)]
pub struct LessonTableProps {
    /// The number of the step in the course.
    pub number: usize,
    /// Called to do the step once more.
    pub on_again: Callback<()>,
}

/// The board, the prompt and the controls of a table, on which the exercise of a step is played.
#[component]
pub fn LessonTable<G: GameUi>(LessonTableProps { number, on_again }: &LessonTableProps) -> Html {
    let number = *number;
    let playing = use_exercise::<G>(number);
    let sheets = use_sheets(&playing, true);
    // Its table has no permissions any more.
    let is_done = !playing.view.permissions.play;
    use_effect_on(is_done, move |is_done| {
        if *is_done {
            finish_step::<G>(number);
        }
    });
    let is_finished = is_done && !playing.view.is_busy();
    use_effect_on(is_finished, |is_finished| {
        if *is_finished {
            sound::play(Sound::Rise);
        }
    });
    let simultaneous = use_simultaneous(&playing, &notebook::<G>(number));
    let controls = use_controls(&playing, &simultaneous, number, on_again);
    let board = simultaneous.drawn.clone().unwrap_or_else(|| html! { <Board<G> playing={playing.clone()} /> });
    let table = PracticeTable {
        back: GamePage::Course,
        note: html! {
            <>
                if is_finished {
                    <span class="praise">{ star(true) }</span>
                }
                { lessons::step_of(number + 1, G::COURSE.len()) }
            </>
        },
        board,
        simultaneous: Some(&simultaneous),
        controls,
        is_done,
        form: None,
    };
    use_practice_table(&playing.view, &playing.send, &sheets, table)
}

/// Starts the exercise of the step with this number, and carries out its effects.
#[hook]
fn use_exercise<G: GameUi>(number: usize) -> TableHandle<G> {
    let playing = use_machine(|| -> Rc<RefCell<TableMachine<G>>> {
        Rc::new(RefCell::new(Exercise::new(&G::COURSE[number], learner_and_bots)))
    });
    use_practice(&playing);
    playing
}

/// Returns the learner, and the weakest bots on the other seats: in a live duel of Dschamal their hands are slow.
fn learner_and_bots(seats: u8) -> Vec<Player> {
    let mut drafts = Drafts::new(seats, seats, None);
    drafts.set_level(Level::Beginner);
    // The default players are valid.
    drafts.players().unwrap_or_default()
}

/// Returns the notes of an exercise, with the simultaneous phase that is in progress when it begins.
fn notebook<G: GameUi>(number: usize) -> Notebook {
    let simultaneous =
        if let Some(ExerciseTask::SimultaneousPhase(text)) = G::COURSE[number].extra { text } else { "" };
    Notebook { notes: Rc::new(Notes::default().with(Note::SimultaneousPhase, simultaneous)), on_note: Callback::noop() }
}

/// Returns the controls of a bag. As soon as a piece can be drawn, the main one draws it as the script of the step does:
/// by the key `c` with the cry, or by `d` without it.
fn drawing<G: GameUi>(number: usize, controls: &[Control<Callback<()>>]) -> Vec<Control<Callback<()>>> {
    let asked = G::COURSE[number].script.first().and_then(|accepted| accepted.first());
    let shouts = asked.is_some_and(|action| action.ends_with("cry"));
    let draws = |control: &Control<_>| control.key == if shouts { "c" } else { "d" };
    let can_draw = controls.iter().any(|control| draws(control) && control.enabled);
    let rank = |control: &Control<_>| if draws(control) { Rank::Main } else { Rank::Choice };
    let ranked =
        |control: &Control<_>| Control { rank: if can_draw { rank(control) } else { control.rank }, ..control.clone() };
    controls.iter().map(ranked).collect()
}

/// Returns the controls of the game or of the simultaneous phase; once the exercise is done and shown, those that lead
/// on.
#[hook]
fn use_controls<G: GameUi>(
    playing: &TableHandle<G>,
    simultaneous: &SimultaneousPhase,
    number: usize,
    on_again: &Callback<()>,
) -> Rc<Vec<Control<Callback<()>>>> {
    let view = &playing.view;
    let on_next = use_event_callback((), move |(), ()| {
        let next = G::COURSE.get(number + 1);
        next.map_or_else(|| GamePage::Course.of(G::NAME), |step| GamePage::Lesson(step.key.into()).of(G::NAME))
            .replace();
    });
    let is_finished = !view.permissions.play && !view.is_busy();
    let own = (Rc::clone(&view.controls), simultaneous.view.clone(), playing.send.clone());
    use_memo((own, is_finished, on_again.clone()), move |((own, simultaneous, send), is_finished, on_again)| {
        let control = |press, text: &str, rank, key| Control {
            press,
            text: text.to_owned(),
            signs: None,
            rank,
            picked: false,
            enabled: true,
            key,
        };
        if *is_finished {
            return vec![
                control(on_again.clone(), lessons::step_again(), Rank::Choice, "z"),
                control(on_next, lessons::next_step(), Rank::Main, "Space"),
            ];
        }
        if let Some(simultaneous) = simultaneous {
            return drawing::<G>(number, &simultaneous.controls);
        }
        let press = |touch: Touch<G::Button>| send.reform(move |()| Input::Touch(touch));
        own.iter().map(|own| own.clone().map(press)).collect()
    })
}
