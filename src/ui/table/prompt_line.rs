//! The line that says whose turn it is.

use std::rc::Rc;

use web_sys::Element;
use yew::{Callback, Html, Properties, component, html, use_effect, use_node_ref};

use super::clause_link::clause_link;
use super::sheets::Sheet;
use crate::play::{HintView, Input, ReviewInput, SavingView, TableView};
use crate::scene::Prompt;
use crate::ui::boards::Shown;
use crate::ui::context::use_language;
use crate::ui::hooks::use_window_event;
use crate::words::house;

/// Properties of [`PromptLine`].
#[derive(Clone, PartialEq, Properties)]
pub struct PromptLineProps<G: Shown> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The prompt of a contest that is on.
    pub contest: Option<Prompt>,
    /// What is said of a match that is played elsewhere, instead of what was done last.
    pub notice: Option<Html>,
    /// Whether it has yet to be told how a show is ended.
    pub tells_skip: bool,
    /// A sheet is to be opened.
    pub on_open: Callback<Sheet>,
    /// Takes an input in.
    pub send: Callback<Input<G>>,
}

/// The line that says whose turn it is, what happens, or why something is not allowed.
#[component]
pub fn PromptLine<G: Shown>(props: &PromptLineProps<G>) -> Html {
    use_language();
    let line = use_node_ref();
    let fit_line = {
        let line = line.clone();
        move || {
            if let Some(line) = line.cast::<Element>() {
                fit(&line);
            }
        }
    };
    use_effect(fit_line.clone());
    use_window_event("resize", move |_| fit_line());
    let PromptLineProps { view, contest, notice, .. } = props;
    let skip = if props.tells_skip && !view.stage.watched { house::tap_to_skip() } else { "" };
    let (title, more) = match (view.caption(), contest) {
        (Some(caption), _) => (caption.to_owned(), notice.clone().unwrap_or_else(|| html! { <small>{ skip }</small> })),
        // A contest of this tab has its own hint; one that is watched says whose turn it is alone.
        (None, Some(prompt)) if view.permissions.play => {
            (prompt.title.clone(), html! { <small>{ prompt.hint.as_deref() }</small> })
        }
        (None, watched) => {
            let title = watched.as_ref().map_or(&view.prompt.title, |prompt| &prompt.title);
            (title.clone(), notice.clone().unwrap_or_else(|| more(props, skip)))
        }
    };
    html! {
        <div ref={line} class="ask" aria-live="polite">
            <strong>{ title }</strong>
            { more }
        </div>
    }
}

/// What stands below the title: why something is not allowed, a hint, that the match is not saved, what was done last, or
/// what can be done.
fn more<G: Shown>(PromptLineProps { view, on_open, send, .. }: &PromptLineProps<G>, skip: &'static str) -> Html {
    if let Some(refused) = &view.refusal {
        return html! {
            <small class="refused">{ &refused.sentence }{ clause_link(Some(refused.clause), on_open) }</small>
        };
    }
    match &view.hint {
        HintView::Thinking => return html! { <small class="said">{ house::hint_thinking() }</small> },
        HintView::Shown(advice) => {
            let take = send.reform(|_| Input::Review(ReviewInput::TakeHint));
            return html! {
                <small class="said">
                    { &advice.text }<button class="clause-link" onclick={take}>{ house::take_hint() }</button>
                </small>
            };
        }
        HintView::None => {}
    }
    let unsaved = || html! { <small class="refused">{ house::not_kept() }</small> };
    let unsaved_since = if let SavingView::InMemory { since } = view.saving { Some(since) } else { None };
    // It is said at once, and from then on wherever there is nothing else to say.
    if unsaved_since == Some(view.progress.depth) {
        return unsaved();
    }
    // What is being done has more to say than what was done.
    if let Some(recap) = view.recap.as_ref().filter(|_| !view.is_busy() || view.stage.watched) {
        return html! { <small class="said">{ &recap.text }{ clause_link(recap.clause, on_open) }</small> };
    }
    if unsaved_since.is_some() {
        return unsaved();
    }
    let hint = if view.is_busy() { skip } else { view.prompt.hint.as_deref().unwrap_or_default() };
    html! { <small class={view.warns.then_some("warning")}>{ hint }</small> }
}

/// Gives the line a smaller type where it would not fit into its place.
fn fit(line: &Element) {
    line.set_class_name("ask");
    // Parts of pixels are rounded up in the one, and down in the other.
    if line.scroll_height() > line.client_height() + 1 {
        line.set_class_name("ask tight");
    }
}
