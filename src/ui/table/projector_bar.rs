//! The buttons beside the board while it is shown for a projector.

use yew::{Html, Properties, component, html, use_node_ref};

use super::hooks::{Projector, ProjectorChange};
use crate::ui::focus::focus;
use crate::ui::hooks::use_effect_on;
use crate::words::{sums, table};

#[derive(Clone, PartialEq, Properties)]
pub struct ProjectorBarProps {
    /// The view.
    pub projector: Projector,
    /// The steps through the match.
    pub children: Html,
}

/// The buttons that show players and results and close the view, and the steps through the match. It takes the focus
/// when it appears, so that the arrow keys step through the match at once.
#[component]
pub fn ProjectorBar(ProjectorBarProps { projector, children }: &ProjectorBarProps) -> Html {
    let bar = use_node_ref();
    use_effect_on(bar.clone(), focus);
    let toggle = |words: &'static str, is_on: bool, change: ProjectorChange| {
        let onclick = projector.change.reform(move |_| change);
        html! { <button class={if is_on { "button picked" } else { "button" }} aria-pressed={is_on.to_string()} {onclick}>{ words }</button> }
    };
    let on_close = projector.change.reform(|_| ProjectorChange::Close);
    html! {
        <section ref={bar} class="projector-bar" tabindex="-1" aria-label={table::projector()}>
            <p>
                { toggle(table::players(), projector.shows_players, ProjectorChange::TogglePlayers) }
                if let Some(shows_results) = projector.shows_results {
                    { toggle(sums::result(), shows_results, ProjectorChange::ToggleResults) }
                }
                <button class="icon" aria-label={table::close()} onclick={on_close}>{ "×" }</button>
            </p>
            { children.clone() }
        </section>
    }
}
