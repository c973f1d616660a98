//! The set-up page of a game.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, Html, Properties, classes, component, html};

use super::game_options::game_options;
use super::running_match::RunningMatch;
use super::seat_row::SeatRow;
use crate::pages::given::CountMoves;
use crate::pages::set_up::{
    Change, Devices, Effect, KeptTexts, LinkPlayers, Preset, SeatChange, SetUpMachine, SetUpState,
};
use crate::record::Player;
use crate::rules::Seat;
use crate::scene::{Choice as FieldChoice, Seating};
use crate::store::{Notes, Store};
use crate::ui::boards::GameUi;
use crate::ui::components::{Choice, Choices, FieldChoices, bar, swatch, weaves};
use crate::ui::context::use_store;
use crate::ui::given::{self, OpenForm};
use crate::ui::hooks::{use_effects, use_event_callback, use_machine};
use crate::ui::routes::{self, GamePage, Route};
use crate::ui::settings::{self, GameSetting};
use crate::ui::start_match::{join_live, join_match, open_match, start_match};
use crate::words::{Who, table, throws};

/// Minimum number of looks to choose from.
const LEAST_LOOKS: u8 = 4;
/// Maximum number of swatches on the button of a ready table.
const MOST_SWATCHES: u8 = 4;
/// Name of the setting with the last name that the owner of this device has typed, in any game.
pub const OWNER: &str = "name";

#[derive(Clone, PartialEq, Properties)]
pub struct SetUpProps {
    /// `true` if the match starts from the position of the editor.
    pub from_position: bool,
}

/// The set-up page of a game: players, options, and the start button.
#[component]
pub fn SetUp<G: GameUi>(SetUpProps { from_position }: &SetUpProps) -> Html {
    let from_position = *from_position;
    let store = use_store();
    let page = use_machine(|| Rc::new(RefCell::new(SetUpMachine::<G>::new(&kept::<G>(), from_position))));
    use_effects(&page, move |_, effect| carry_out(&store, effect));
    let (state, on_change) = (&page.view, &page.send);
    let on_seat =
        use_event_callback(on_change.clone(), |(seat, change), on_change| on_change.emit(Change::Seat(seat, change)));
    let back = if from_position { GamePage::Position.of(G::NAME) } else { Route::Home };
    let rules = html! { <a class="quiet" href={routes::rules(G::NAME)}>{ table::rules() }</a> };
    html! {
        <main class="page set-up">
            { weaves() }
            { bar(&back, G::title(), rules) }
            <p class="goal">{ G::goal() }{ " " }{ table::takes_minutes(G::minutes(&state.agreed())) }</p>
            if !from_position {
                <RunningMatch game={G::NAME} />
            }
            if state.is_first && !from_position {
                <p><a class="quiet" href={GamePage::Course.of(G::NAME).href()}>{ table::new_to_game(G::title()) }</a></p>
            }
            <section class="sitting">
                if let Some(begins) = &state.position {
                    { position(state, begins) }
                } else {
                    { presets(state, on_change) }
                }
                <div class="party">
                    if state.position.is_none() {
                        { seat_count(state, on_change) }
                    }
                    { devices(state, on_change) }
                </div>
                { link_players(state, on_change) }
                { seat_rows(state, &on_seat) }
            </section>
            { game_options(state, on_change) }
            <div class="row elsewhere">
                if G::DICE {
                    <a class="quiet" href={Route::days(G::NAME).href()}>{ throws::days_title() }</a>
                }
                if G::PUZZLES {
                    <a class="quiet" href={GamePage::Puzzles.of(G::NAME).href()}>{ table::puzzles() }</a>
                }
                if G::PAPER {
                    <a class="quiet" href={GamePage::Paper.of(G::NAME).href()}>{ table::on_paper() }</a>
                    <a class="quiet" href={GamePage::Tournament.of(G::NAME).href()}>{ table::tournament() }</a>
                }
                <OpenForm count_moves={CountMoves::of::<G>()} on_open={on_change.reform(Change::Open)} />
            </div>
            { start_button(state, on_change) }
        </main>
    }
}

/// Returns what the device keeps for the set-up of a game.
pub fn kept<G: GameUi>() -> KeptTexts {
    KeptTexts {
        last: settings::get(&last_key::<G>()),
        owner: settings::get(OWNER),
        lessons: GameSetting::Lessons.get(G::NAME),
        position: GameSetting::Position.get(G::NAME),
    }
}

/// Returns the name of the setting with the last set-up of the game.
fn last_key<G: GameUi>() -> String {
    format!("setup.{}", G::NAME)
}

fn carry_out<G: GameUi>(store: &Store, effect: Effect<G>) {
    match effect {
        Effect::KeepOwner(name) => settings::set(OWNER, &name),
        Effect::KeepLast(text) => settings::set(&last_key::<G>(), &text),
        Effect::Start(fresh) => start_match(store, fresh, Notes::default()),
        Effect::Join(fresh) => join_match(store, fresh, "", Notes::default()),
        Effect::JoinLive(fresh) => join_live(store, fresh, Notes::default()),
        Effect::Open(given) => open_match(store, given),
        Effect::OpenElsewhere(given) => given::open(given),
    }
}

/// Renders a button for each ready table of the game.
fn presets<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    let (fewest, most) = G::seat_range().into_inner();
    let button = |preset: Preset| {
        let (says, is_picked) = (state.says(preset), state.sits_as(preset));
        let onclick = on_change.reform(move |_| Change::Sit(preset));
        let seats = preset.seats(fewest, most).min(MOST_SWATCHES);
        let looks = state.drafts.all.iter().take(seats.into()).map(|draft| draft.look);
        html! {
            <button key={says.clone()} class={classes!("button", is_picked.then_some("picked"))} aria-pressed={is_picked.to_string()} {onclick}>
                <span class="looks-of">{ for looks.map(swatch) }</span>
                <span>{ says }</span>
            </button>
        }
    };
    html! {
        <div class="presets" role="group" aria-label={table::who_plays()}>{ for state.presets().map(button) }</div>
    }
}

/// Renders the seats that take part, in turn order.
fn seat_rows<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<(usize, SeatChange)>) -> Html {
    let drafts = &state.seated();
    let count = u8::try_from(drafts.all.len()).unwrap_or(u8::MAX).clamp(LEAST_LOOKS, Player::LOOKS);
    let row = |place: Seat| {
        let seat = place.index();
        let draft = &drafts.all[seat];
        html! {
            <SeatRow
                key={seat}
                {seat}
                number={state.number(seat)}
                name={drafts.shown_name(seat).to_owned()}
                look={draft.look}
                looks={(state.choosing_look == Some(seat)).then_some(count)}
                is_open={state.choosing_player == Some(seat)}
                bot={draft.bot}
                kinds={state.kinds(draft.bot)}
                opposite={state.opposite(place)}
                {on_change}
            />
        }
    };
    html! { <ol class="seats">{ for state.order().map(row) }</ol> }
}

/// Renders the start button, and the reason why the match cannot start.
fn start_button<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    html! {
        <footer class="start">
            if let Some(problem) = &state.problem {
                <p role="alert">{ problem.sentence() }</p>
            }
            <button class="button main" onclick={on_change.reform(|_| Change::Begin)}>{ table::start() }</button>
        </footer>
    }
}

/// Renders the choice of the number of players; nothing if the game has a fixed number.
fn seat_count<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    if state.seat_counts().count() == 1 {
        return Html::default();
    }
    let choice = |value: u8| {
        html! {
            <Choice key={value} group="seats" chosen={value == state.drafts.playing} on_choose={on_change.reform(move |_| Change::Seats(value))}>{ value }</Choice>
        }
    };
    html! { <Choices name={table::players()}>{ for state.seat_counts().map(choice) }</Choices> }
}

/// Renders the choice of devices, with the note on the chosen one.
fn devices<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    let field = state.devices_field();
    let about = field.choices.get(field.chosen).map(|choice| &*choice.note).filter(|about| !about.is_empty());
    let choice = |(devices, choice): (Devices, &FieldChoice)| {
        html! {
            <Choice key={choice.label} group={field.id} chosen={devices == state.devices} on_choose={on_change.reform(move |_| Change::On(devices))}>{ choice.label }</Choice>
        }
    };
    html! {
        <>
            <Choices name={field.label}>{ for Devices::ALL.into_iter().zip(&field.choices).map(choice) }</Choices>
            if let Some(about) = about {
                <p class="note">{ about }</p>
            }
        </>
    }
}

/// Renders the choice who plays by link; nothing if there is none.
fn link_players<G: GameUi>(state: &SetUpState<G>, on_change: &Callback<Change>) -> Html {
    let Some(field) = state.link_players_field() else { return Html::default() };
    let on_choose = on_change.reform(|(_, choice): (&'static str, usize)| {
        Change::LinkPlayers(LinkPlayers::ALL.get(choice).copied().unwrap_or_default())
    });
    html! { <FieldChoices {field} {on_choose} /> }
}

/// Renders the start position in small, with a link to edit it.
fn position<G: GameUi>(state: &SetUpState<G>, position: &G) -> Html {
    let drafts = &state.drafts;
    let players = || 0..usize::from(drafts.playing);
    let viewer = drafts.only_person().and_then(|seat| Seat::all(drafts.playing).nth(seat));
    let seating = Seating {
        names: players().map(|seat| drafts.shown_name(seat).to_owned()).collect(),
        looks: players().map(|seat| drafts.all[seat].look).collect(),
        you: viewer.filter(|seat| drafts.who(seat.index()) == Who(None)),
        viewer,
        ..Seating::default()
    };
    let (width, height) = G::SIZE;
    html! {
        <section class="from">
            <svg viewBox={format!("0 0 {width} {height}")} aria-hidden="true">
                { G::render_board(Rc::new(position.board(&seating, None, None))) }
            </svg>
            <div>
                <b>{ table::from_position() }</b>
                <p>{ position.prompt(&seating, None).title }</p>
                <a class="button" href={GamePage::Position.of(G::NAME).href()}>{ table::change_position() }</a>
            </div>
        </section>
    }
}
