//! The options of a match and of its table.

use web_sys::window;
use yew::{Html, UseReducerHandle, component, html};

use super::state::{Change, LinkPlayers, SetUpState};
use crate::rules::Seat;
use crate::scene::{Choice, Field};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{FieldChoices, SwitchChoices};
use crate::ui::context::use_settings;
use crate::ui::routes::GamePage;
use crate::ui::switches::Switch;
use crate::words::{sums, table};

/// Fields with more choices than this are collapsed.
const MOST_SHOWN: usize = 4;

/// Renders the options of the match, unless it starts from a position, and those of the table. They are folded on a narrow
/// screen, and rarely changed ones on every screen.
pub fn game_options<G: GameUi>(state: &UseReducerHandle<SetUpState<G>>) -> Html {
    let dispatch = callback(state.dispatcher(), |change, dispatcher| dispatcher.dispatch(change));
    let on_choose = dispatch.reform(|(field, choice)| Change::Choose(field, choice));
    let on_never = dispatch.reform(|(_, choice)| Change::WithoutTakeBack(choice == 1));
    let on_devices = dispatch.reform(|(_, choice)| Change::ByLink(choice == 1));
    let agreed = state.agreed();
    let fields = |fields: Vec<Field>| {
        let shown = fields.into_iter().filter(|_| state.position.is_none());
        shown
            .map(|field| {
                let choices =
                    html! { <FieldChoices key={field.id} field={field.clone()} on_choose={on_choose.clone()} /> };
                if field.choices.len() > MOST_SHOWN { folded(&field, choices) } else { choices }
            })
            .collect::<Html>()
    };
    let is_shared = !state.by_link && state.drafts.persons() > 1;
    let switches = Switch::of::<G>(is_shared).filter(|switch| *switch != Switch::WorkOut);
    let far = if G::CLOCKS { table::take_back_note_clocks() } else { table::take_back_note() };
    let take_back = Field {
        id: "take-back",
        label: table::taking_back(),
        choices: vec![
            Choice::new(table::take_back_allowed(), far),
            Choice::new(table::take_back_never(), table::take_back_never_note()),
        ],
        chosen: state.without_take_back.into(),
    };
    let has_choice = G::second_seat(Seat(0)).is_some();
    let on_link_players = dispatch.reform(|(_, choice): (_, usize)| {
        Change::LinkPlayers(LinkPlayers::ALL.get(choice).copied().unwrap_or_default())
    });
    let link_players = Field {
        id: "link-players",
        label: table::link_players(),
        choices: vec![
            Choice::new(table::link_with_bots(), table::link_with_bots_note()),
            Choice::new(table::link_pairs(), table::link_pairs_note()),
            Choice::new(table::link_people(), table::link_people_note()),
        ],
        chosen: LinkPlayers::ALL.iter().position(|players| *players == state.link_players).unwrap_or_default(),
    };
    let has_link_players = state.by_link && has_choice;
    let who = if has_choice { "" } else { table::link_people_only() };
    let each = [table::devices_several_note(), who, G::by_link_note()].join(" ");
    let devices = Field {
        id: "devices",
        label: table::devices(),
        choices: vec![
            Choice::new(table::devices_one(), table::devices_one_note()),
            Choice::new(table::devices_several(), each.trim_end().to_owned()),
        ],
        chosen: state.by_link.into(),
    };
    let chosen = G::fields(&agreed).into_iter().filter(|_| state.position.is_none());
    let chosen: Vec<_> = chosen.filter_map(|field| Some(field.choices.get(field.chosen)?.label)).collect();
    html! {
        <details class="fold" open={is_wide()}>
            <summary>{ table::rules_and_speed() }{ " " }<span>{ chosen.join(" · ") }</span></summary>
            <section class="options">
            { fields(G::fields(&agreed)) }
            if G::TASKS {
                <SumChoices />
            }
            { for switches.map(|switch| html! { <SwitchChoices key={switch.setting()} {switch} /> }) }
            <details class="more">
                <summary>{ table::more_options() }</summary>
                { fields(G::rare_fields(&agreed)) }
                if !state.by_link {
                    <FieldChoices field={take_back} on_choose={on_never} />
                }
                <FieldChoices field={devices} on_choose={on_devices} />
                if has_link_players {
                    <FieldChoices field={link_players} on_choose={on_link_players} />
                }
            </details>
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
