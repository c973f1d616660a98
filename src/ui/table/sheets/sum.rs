//! Sums to be solved before a move takes effect.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, MouseEvent, Properties, component, html};

use crate::play::{Input, SumInput, TableView, Verdict};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::words::{Unclear, sums, table};

#[derive(Clone, PartialEq, Properties)]
pub struct SumProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// Called to close the sheet.
    pub on_close: Callback<MouseEvent>,
    /// Sends an input to the sitting.
    pub send: Callback<Input<G>>,
}

/// The sum of the sitting, an input for its result, and the verdict.
#[component]
pub fn Sum<G: GameUi>(SumProps { view, on_close, send }: &SumProps<G>) -> Html {
    let Some(sum) = &view.sum else { return Html::default() };
    let on_type = callback(send.clone(), |typed, send| send.emit(Input::Sum(SumInput::Type(typed))));
    let oninput = callback(on_type.clone(), |event: InputEvent, on_type| {
        if let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            on_type.emit(input.value());
        }
    });
    let on_check = send.reform(|_| Input::Sum(SumInput::HandIn));
    // The next result is typed into the same field.
    let keeps_focus = |event: MouseEvent| event.prevent_default();
    let says = match sum.verdict {
        Some(Verdict::Right) => sums::sum_right(),
        Some(Verdict::Again) => sums::sum_again(),
        Some(Verdict::Wrong) => sums::sum_wrong(),
        Some(Verdict::Unclear(Unclear::NoNumber)) => sum.tasks.get(sum.done.len()).map_or("", |task| task.forms),
        Some(Verdict::Unclear(Unclear::TwoMeanings)) => sums::two_meanings(),
        Some(Verdict::Unclear(Unclear::TooRough)) => sums::too_rough(),
        None => "",
    };
    let done = sum.tasks.iter().zip(&sum.done).enumerate().map(|(number, (task, right))| {
        html! { <p key={number} class="working">{ if *right { "✓ " } else { "✗ " } }{ &task.working }</p> }
    });
    html! {
        <>
            { for done }
            if let Some(task) = sum.tasks.get(sum.done.len()) {
                <p class="asked">{ &task.question }</p>
            }
            <p role="status">{ says }</p>
            if sum.done.len() == sum.tasks.len() {
                { tallies(view) }
                <button class="button main" onclick={on_close}>{ table::continue_play() }</button>
            } else if let Some(task) = sum.tasks.get(sum.done.len()) {
                if sum.helped {
                    <p class="working">{ &task.help }{ "\u{a0}=\u{a0}?" }</p>
                }
                <p class="answer">
                    // The keys below are enough for every result, so that no on-screen keyboard covers the sheet.
                    <input
                        class="name"
                        type="text"
                        inputmode="none"
                        aria-label={sums::result()}
                        autocomplete="off"
                        value={sum.typed.clone()}
                        {oninput}
                    />
                    <button class="button main" onmousedown={keeps_focus} onclick={on_check}>{ sums::check() }</button>
                </p>
                { sum_pad(&sum.typed, task.keys, &on_type) }
            }
        </>
    }
}

/// Renders the number of sums that each person has solved.
pub fn tallies<G: GameUi>(view: &TableView<G>) -> Html {
    let says = |seat| {
        let says = sums::told_of(view.seating.name(seat), &view.tally.summary(seat)?);
        Some(html! { <p key={seat.index()} class="tally">{ says }</p> })
    };
    html! {
        if G::TASKS {
            { for Seat::all(view.played.state().seats()).filter_map(says) }
        }
    }
}

/// Renders the digits as on a telephone, and beside them the signs and a key that deletes.
fn sum_pad(typed: &str, signs: &str, on_type: &Callback<String>) -> Html {
    let key = |sign: char| {
        let typed = format!("{typed}{sign}");
        html! { <button key={sign.to_string()} class="button" onclick={on_type.reform(move |_| typed.clone())}>{ sign }</button> }
    };
    let digits = "1234567890".chars().map(key);
    let signs = signs.chars().map(key);
    let mut less = typed.to_owned();
    less.pop();
    // The focus stays in the text field, for typing on a keyboard.
    let onmousedown = |event: MouseEvent| event.prevent_default();
    html! {
        <div class="pad" {onmousedown}>
            <div class="digits">{ for digits }</div>
            <div class="signs">
                { for signs }
                <button class="button" aria-label={sums::delete()} onclick={on_type.reform(move |_| less.clone())}>{ "⌫" }</button>
            </div>
        </div>
    }
}
