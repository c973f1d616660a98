//! The notice that the saved tournament is damaged.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use crate::pages::tournament::Change;
use crate::tournament::ReadError;
use crate::ui::components::text_file;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct DamagedNoticeProps {
    /// The saved text, and what is wrong with it.
    pub damaged: Rc<(String, ReadError)>,
    /// Receives the decision.
    pub on_change: Callback<Change>,
}

/// Says what can be read, and offers to go on with that, to save the text as a file, or to begin again.
#[component]
pub fn DamagedNotice(DamagedNoticeProps { damaged, on_change }: &DamagedNoticeProps) -> Html {
    let (text, error) = &**damaged;
    html! {
        <section class="notice" role="alert">
            <p>{ tournament::damaged(error.line) }</p>
            if let Some(kept) = &error.kept {
                <p>{ tournament::damaged_intact(kept.players().len(), kept.rounds().len()) }</p>
            }
            <p class="row">
                if error.kept.is_some() {
                    <button class="button main" onclick={on_change.reform(|_| Change::KeepWhole)}>{ tournament::continue_with_these() }</button>
                }
                { text_file("tournament.txt".into(), text) }
                <button class="button" onclick={on_change.reform(|_| Change::Remove)}>{ tournament::remove() }</button>
            </p>
        </section>
    }
}
