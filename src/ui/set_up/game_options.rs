//! The options of a match and of its table.

use web_sys::window;
use yew::{Callback, Html, component, html};

use crate::pages::set_up::{Change, SetUpState};
use crate::scene::{Choice, Field};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{FieldChoices, SwitchField};
use crate::ui::context::use_settings;
use crate::ui::routes::GamePage;
use crate::ui::switches::Switch;
use crate::words::{sums, table};

/// Fields with more choices than this are collapsed.
const MOST_SHOWN: usize = 4;

/// Renders the options of the match, unless it starts from a position, and those of the table, if there are any. They are
/// folded on a narrow screen, and rarely changed ones on every screen.
pub fn game_options<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    let on_choose = on_change.reform(|(field, choice)| Change::Choose(field, choice));
    let on_never = on_change.reform(|(_, choice)| Change::WithoutTakeBack(choice == 1));
    let [usual, rare] = state.option_fields();
    let chosen: Vec<_> = usual.iter().filter_map(|field| Some(field.choices.get(field.chosen)?.label)).collect();
    let field = |field: Field| {
        let choices = html! { <FieldChoices key={field.id} field={field.clone()} on_choose={on_choose.clone()} /> };
        if field.choices.len() > MOST_SHOWN { folded(&field, choices) } else { choices }
    };
    let is_shared = !state.is_by_link() && state.drafts.persons() > 1;
    let switches: Vec<_> = Switch::of::<G>(is_shared).filter(|switch| *switch != Switch::WorkOut).collect();
    let rare = rare.into_iter().map(|field| (field, on_choose.clone()));
    let take_back = state.take_back_field().map(|field| (field, on_never));
    let more: Vec<_> = rare.chain(take_back).collect();
    if usual.is_empty() && more.is_empty() && switches.is_empty() && !G::TASKS {
        return Html::default();
    }
    let more_field = |(field, on_choose): (Field, Callback<(&'static str, usize)>)| {
        let key = field.id;
        html! { <FieldChoices key={key} {field} {on_choose} /> }
    };
    html! {
        <details class="fold" open={is_wide()}>
            <summary>{ table::rules_and_speed() }{ " " }<span>{ chosen.join(" · ") }</span></summary>
            <section class="options">
            { for usual.into_iter().map(field) }
            if G::TASKS {
                <SumChoices />
            }
            { for switches.into_iter().map(|switch| html! { <SwitchField key={switch.setting()} {switch} /> }) }
            if !more.is_empty() {
                <details class="more">
                    <summary>{ table::more_options() }</summary>
                    { for more.into_iter().map(more_field) }
                </details>
            }
            if G::FROM_POSITIONS && state.position.is_none() {
                <a class="quiet" href={GamePage::Position.of(G::NAME).href()}>{ table::set_up_position() }</a>
            }
            </section>
        </details>
    }
}

/// Returns `true` if there is room for all options, which are folded otherwise.
fn is_wide() -> bool {
    let fits = window().and_then(|window| window.match_media("(min-width: 47.5em) and (min-height: 35em)").ok()?);
    fits.is_none_or(|fits| fits.matches())
}

/// Renders a collapsed field, of which only the chosen value is visible.
fn folded(field: &Field, choices: Html) -> Html {
    let chosen = field.choices.get(field.chosen).map(|choice| choice.label);
    html! {
        <details key={field.id} class="more folded">
            <summary>{ field.label }{ " " }<span>{ chosen }</span></summary>
            { choices }
        </details>
    }
}

/// The choice whether the table or the players work out sums.
#[component]
fn SumChoices() -> Html {
    let settings = use_settings();
    let on_choose = callback(settings, |(_, choice), settings| Switch::WorkOut.set(settings, choice == 1));
    let field = Field {
        id: "sums",
        label: sums::sums(),
        choices: vec![
            Choice::new(sums::sums_table(), sums::sums_table_note()),
            Choice::new(sums::sums_player(), sums::sums_player_note()),
        ],
        chosen: Switch::WorkOut.is_on().into(),
    };
    html! { <FieldChoices {field} {on_choose} /> }
}
