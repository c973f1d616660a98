//! What stands below the board where nobody of this tab acts.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, NodeRef, Properties, component, html};

use super::pass_button::pass_button;
use super::pass_text::pass_text;
use super::passing::{self, Passing};
use super::sheets::Sheet;
use super::take_in_way::take_in_way;
use super::visit::Visit;
use crate::play::TableView;
use crate::ui::boards::Shown;
use crate::ui::callback::callback;
use crate::ui::contexts::use_language;
use crate::ui::hold;
use crate::ui::id::Id;
use crate::words::house;

/// Properties of [`GuestControls`].
#[derive(Clone, PartialEq, Properties)]
pub struct GuestControlsProps<G: Shown> {
    /// The match.
    pub id: Id,
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// Of a match that somebody sent.
    pub visit: Option<Visit>,
    /// The link of a match by link.
    pub passing: Passing,
    /// The text area from which the link is copied, which has to be where nothing lies over it.
    pub area: NodeRef,
    /// The link is to be sent.
    pub on_pass: Callback<MouseEvent>,
    /// Whether a sheet lies over the table.
    pub is_covered: bool,
    /// A sheet is to be opened.
    pub on_open: Callback<Sheet>,
}

/// Ways to take a match in, to send its link, or to play it in this tab.
#[component]
pub fn GuestControls<G: Shown>(props: &GuestControlsProps<G>) -> Html {
    use_language();
    let GuestControlsProps { id, view, visit, passing, area, on_pass, is_covered, on_open } = props;
    let on_score = on_open.reform(|_| Sheet::Ending);
    let on_share = on_open.reform(|_| Sheet::Share);
    let on_play_here = callback(id.clone(), |_, id| hold::seize(id));
    let score = view.is_over().then(|| {
        html! { <button class="button" onclick={on_score}>{ house::final_score() }</button> }
    });
    let ways = if let Some(visit) = visit {
        html! {
            <>
                { take_in_way(visit, view, "button main") }
                { score }
                <a class="button" href="#/">{ house::leave() }</a>
            </>
        }
    } else if view.permissions.play {
        html! {
            <>
                { pass_button(passing, on_pass) }
                { score.unwrap_or_else(|| html! { <button class="button" onclick={on_share}>{ house::share() }</button> }) }
                if !is_covered {
                    { pass_text(area, passing::address(view).unwrap_or_default()) }
                }
            </>
        }
    } else {
        html! { <button class="button main" onclick={on_play_here}>{ house::play_here() }</button> }
    };
    html! { <div class="hand"><div class="main-row">{ ways }</div></div> }
}
