//! A seat on the set-up page.

use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, FocusEvent, Html, InputEvent, Properties, TargetCast, classes, component, html};

use super::look_picker::look_picker;
use crate::bots::Level;
use crate::pages::levels;
use crate::pages::set_up::SeatChange;
use crate::record::Player;
use crate::scene::look_name;
use crate::ui::components::{Choice, level_badge, person_badge, swatch};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct SeatRowProps {
    pub seat: usize,
    /// The player's number on the page, from 1.
    pub number: usize,
    /// The name of its player.
    pub name: AttrValue,
    pub look: u8,
    /// The number of looks to choose from, while the choice is open.
    pub looks: Option<u8>,
    /// `true` while the choice of its player is open. On a wide screen it always is.
    pub is_open: bool,
    /// The level of its bot; `None` for a person.
    pub bot: Option<Level>,
    /// The kinds to choose from: a person, or bots of these levels.
    pub kinds: Vec<Option<Level>>,
    /// A sentence about the player on the opposite seat.
    pub opposite: Option<String>,
    /// Receives changes, with the seat.
    pub on_change: Callback<(usize, SeatChange)>,
}

/// A seat: its look, its player's name, the choice of a person or a bot, and who sits opposite.
#[component]
pub fn SeatRow(props: &SeatRowProps) -> Html {
    let SeatRowProps { seat, number, name, look, looks, is_open, bot, kinds, opposite, on_change } = props;
    let seat = *seat;
    let on_change = on_change.reform(move |change| (seat, change));
    let oninput = on_change
        .reform(|event: InputEvent| SeatChange::Name(event.target_unchecked_into::<HtmlInputElement>().value()));
    // So that typing replaces the old name.
    let onfocus = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
    let kind = |value: Option<Level>| {
        html! {
            <Choice key={value.map_or("person", Level::name)} group={format!("sits-{seat}")} chosen={value == *bot} on_choose={on_change.reform(move |_| SeatChange::SetBot(value))}>
                if let Some(level) = value {
                    { level_badge(level) }
                } else {
                    { person_badge() }
                }
            </Choice>
        }
    };
    let sits = match *bot {
        Some(level) => (level_badge(level), levels::bot_name(level)),
        None => (person_badge(), table::person()),
    };
    let worn = table::look_of_player(*number, look_name(*look));
    html! {
        <li class={classes!("seat", format!("look-{look}"), is_open.then_some("open"))}>
            <button
                class="dress"
                aria-label={worn.clone()}
                title={worn}
                aria-expanded={looks.is_some().to_string()}
                onclick={on_change.reform(|_| SeatChange::ToggleLooks)}
            >
                { swatch(*look) }
            </button>
            <input
                class="name"
                aria-label={table::name_of_player(*number)}
                value={name}
                maxlength={Player::LONGEST_NAME.to_string()}
                autocomplete="off"
                {oninput}
                {onfocus}
            />
            if kinds.len() > 1 {
                <button
                    class="kind"
                    aria-label={table::sits_as_player(*number, sits.1)}
                    aria-expanded={is_open.to_string()}
                    onclick={on_change.reform(|_| SeatChange::TogglePlayers)}
                >
                    { sits.0 }
                </button>
            }
            if let Some(opposite) = opposite {
                <small class="opposite">{ opposite }</small>
            }
            if let Some(count) = looks {
                { look_picker(seat, *look, *count, &on_change.reform(SeatChange::Look)) }
            }
            <div class="choices">{ for kinds.iter().copied().map(kind) }</div>
        </li>
    }
}
