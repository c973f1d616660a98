//! The controls below the board.

use std::rc::Rc;

use yew::{Callback, Html, Properties, classes, component, html};

use super::control_button::control_button;
use super::say_button::say_button;
use super::sheets::Sheet;
use crate::play::{Can, HintView, Input, ReviewInput, TableView};
use crate::scene::{Control, Rank};
use crate::ui::boards::GameUi;
use crate::ui::components::bulb;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct ControlsProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The controls of the game, or of the running simultaneous phase.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// `true` if a simultaneous phase is running.
    pub is_simultaneous: bool,
    /// `true` if something can be said to the other player.
    #[prop_or_default]
    pub can_say: bool,
    /// Called to open a sheet.
    pub on_open: Callback<Sheet>,
    /// Sends an input to the sitting.
    pub send: Callback<Input<G>>,
}

/// A row of choices, and the main control below it.
#[component]
pub fn Controls<G: GameUi>(props: &ControlsProps<G>) -> Html {
    let ControlsProps { view, controls, is_simultaneous, can_say, on_open, send } = props;
    let on_score = on_open.reform(|_| Sheet::Ending);
    let on_step = send.reform(|_| Input::Step);
    let on_pause = send.reform(|_| Input::Pause);
    let buttons = |is_choice: bool| {
        let of_row = controls.iter().filter(move |control| (control.rank != Rank::Main) == is_choice);
        let shown = of_row.filter(move |control| is_choice || control.enabled);
        shown.map(control_button)
    };
    let (choices, main): (Html, Html) = if view.is_over() && !view.stage.in_variation {
        (
            buttons(true).collect(),
            html! { <button key="score" class="button main" onclick={on_score}>{ table::final_score() }</button> },
        )
    } else if view.stage.watched {
        let words = if view.stage.paused { table::resume() } else { table::pause() };
        (
            html! { <button key="step" class="button" onclick={on_step}>{ table::step() }</button> },
            html! { <button key="pause" class="button main" onclick={on_pause}>{ words }</button> },
        )
    } else if let Some(end) = view.early_end.clone() {
        let on_end = send.reform(move |_| Input::SideAction(end.clone()));
        let on_skip = send.reform(|_| Input::Skip);
        // A throw plays on too.
        let plays_on = if view.is_for_person() {
            buttons(false).collect()
        } else {
            html! { <button key="on" class="button main" onclick={on_skip}>{ table::resume() }</button> }
        };
        (html! { <button key="end" class="button" onclick={on_end}>{ table::end_here() }</button> }, plays_on)
    } else {
        (buttons(true).collect(), buttons(false).collect())
    };
    let look = view.turn_look.map(|look| format!("look-{look}"));
    html! {
        <div class={classes!("hand", view.warns.then_some("warns"), look)}>
            <div class="choice-row">{ choices }</div>
            <div class="main-row">
                { main }
                if !is_simultaneous {
                    { history_buttons(view.can, view.hint != HintView::None, &send.reform(Input::Review)) }
                }
                { say_button(*can_say, on_open) }
            </div>
        </div>
    }
}

/// Renders the buttons beside the main control.
fn history_buttons(can: Can, has_hint: bool, on_review: &Callback<ReviewInput>) -> Html {
    let review = |input: ReviewInput| on_review.reform(move |_| input);
    html! {
        <>
            if can.take_back {
                <button class="icon take-back" aria-label={table::take_back()} onclick={review(ReviewInput::TakeBack)}>{ "↶" }</button>
            }
            if can.redo {
                <button class="icon play-again" aria-label={table::redo()} onclick={review(ReviewInput::Redo)}>{ "↷" }</button>
            }
            if can.hint {
                <button
                    class="icon hint"
                    aria-label={table::hint()}
                    aria-pressed={has_hint.to_string()}
                    aria-keyshortcuts="h"
                    onclick={review(ReviewInput::Hint)}
                >
                    { bulb() }
                </button>
            }
        </>
    }
}
