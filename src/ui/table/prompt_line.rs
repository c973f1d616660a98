//! The prompt line, which says whose turn it is.

use std::rc::Rc;

use web_sys::Element;
use yew::{AttrValue, Callback, Html, Properties, component, html, use_effect, use_node_ref};

use super::clause_link::clause_link;
use super::sheets::Sheet;
use crate::play::{HintView, Input, ReviewInput, SavingView, TableView};
use crate::scene::Prompt;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_window_event;
use crate::words::table;

/// A notice in the place of the last move: about a match that is played elsewhere, or that the other device is gone.
#[derive(Clone, PartialEq, Eq)]
pub struct Notice {
    /// The notice.
    pub text: String,
    /// `true` if it says why the match is refused.
    pub is_refusal: bool,
}

#[derive(Clone, PartialEq, Properties)]
pub struct PromptLineProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The prompt of a running simultaneous phase.
    pub simultaneous: Option<Prompt>,
    /// The outlook in a variation of a match that is analysed, beside the title.
    #[prop_or_default]
    pub figure: Option<AttrValue>,
    /// A notice about a match that is played elsewhere, in place of the last move.
    pub notice: Option<Notice>,
    /// `true` while the hint is needed that a tap skips an animation.
    pub shows_skip_tip: bool,
    /// Called to open a sheet.
    pub on_open: Callback<Sheet>,
    /// Sends an input to the sitting.
    pub send: Callback<Input<G>>,
}

/// The line that says whose turn it is, what happens, or why something is not allowed. Screen readers hear it from
/// [`use_announcer`](super::announcer::use_announcer).
#[component]
pub fn PromptLine<G: GameUi>(props: &PromptLineProps<G>) -> Html {
    let line = use_node_ref();
    let fit_line = {
        let line = line.clone();
        move || {
            if let Some(line) = line.cast::<Element>() {
                shrink_to_fit(&line);
            }
        }
    };
    use_effect(fit_line.clone());
    use_window_event("resize", move |_| fit_line());
    let PromptLineProps { view, simultaneous, figure, notice, .. } = props;
    let notice = notice
        .as_ref()
        .map(|Notice { text, is_refusal }| html! { <small class={is_refusal.then_some("refused")}>{ text }</small> });
    let skip = if props.shows_skip_tip && !view.stage.watched { table::tap_to_skip() } else { "" };
    let (title, subtitle) = match (view.caption(), simultaneous) {
        (Some(caption), _) => (caption.to_owned(), notice.unwrap_or_else(|| html! { <small>{ skip }</small> })),
        // A simultaneous phase that is played in this tab has its own hint; one that is followed has only the title.
        (None, Some(prompt)) if view.permissions.play => {
            (prompt.title.clone(), notice.unwrap_or_else(|| html! { <small>{ prompt.hint.as_deref() }</small> }))
        }
        (None, watched) => {
            let title = watched.as_ref().map_or(&view.prompt.title, |prompt| &prompt.title);
            (title.clone(), notice.unwrap_or_else(|| subtitle(props, skip)))
        }
    };
    html! {
        <div ref={line} class="ask">
            <strong>{ title }{ for figure.iter().map(|figure| html! { <span class="figure">{ figure }</span> }) }</strong>
            { subtitle }
        </div>
    }
}

/// Renders the text below the title: why something is not allowed, a hint, that the match is not saved, the last move,
/// or what the player can do.
fn subtitle<G: GameUi>(PromptLineProps { view, on_open, send, .. }: &PromptLineProps<G>, skip: &'static str) -> Html {
    if let Some(refused) = &view.refusal {
        return html! {
            <small class="refused">{ &refused.sentence }{ clause_link(Some(refused.clause), on_open) }</small>
        };
    }
    match &view.hint {
        HintView::Thinking => return html! { <small class="said">{ table::hint_thinking() }</small> },
        HintView::Shown(advice) => {
            let take = send.reform(|_| Input::Review(ReviewInput::PlayHint));
            return html! {
                <small class="said">
                    { &advice.text }<button class="clause-link" onclick={take}>{ table::take_hint() }</button>
                </small>
            };
        }
        HintView::None => {}
    }
    let unsaved = || html! { <small class="refused">{ table::not_saved() }</small> };
    let unsaved_since = if let SavingView::InMemory { since } = view.saving { Some(since) } else { None };
    // Shown at once, and later whenever there is nothing else to show.
    if unsaved_since == Some(view.progress.depth) {
        return unsaved();
    }
    // During an animation, its own text is more important than the last move.
    if let Some(recap) = view.recap.as_ref().filter(|_| !view.is_busy() || view.stage.watched) {
        return html! { <small class="said">{ &recap.text }{ clause_link(recap.clause, on_open) }</small> };
    }
    if unsaved_since.is_some() {
        return unsaved();
    }
    let hint = if view.is_busy() { skip } else { view.prompt.hint.as_deref().unwrap_or_default() };
    html! { <small class={view.warns.then_some("warning")}>{ hint }</small> }
}

/// Makes the font of the line smaller if the text overflows.
fn shrink_to_fit(line: &Element) {
    line.set_class_name("ask");
    // The one is rounded up to whole pixels, the other down.
    if line.scroll_height() > line.client_height() + 1 {
        line.set_class_name("ask tight");
    }
}
