//! The set-up page of a game.

use yew::{Callback, Html, Properties, UseReducerHandle, component, html, use_reducer};

use super::beginning::{position, seat_count};
use super::game_options::game_options;
use super::presets::presets;
use super::seat_row::{SeatChange, SeatRow};
use super::state::{Change, LinkPlayers, Problem, SetUpState};
use crate::record::Player;
use crate::rules::Seat;
use crate::store::{Notes, Store};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{bar, weaves};
use crate::ui::context::use_store;
use crate::ui::given::{CountMoves, Given, OpenForm};
use crate::ui::hooks::use_event_callback;
use crate::ui::reading;
use crate::ui::routes::{self, GamePage, Route};
use crate::ui::start_match::{join_match, open_match, start_match};
use crate::words::{table, throws};

/// Minimum number of looks to choose from.
const LEAST_LOOKS: u8 = 4;

/// Properties of [`SetUp`].
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
    let state = use_reducer(|| {
        let begun = if from_position { SetUpState::<G>::from_position() } else { None };
        begun.unwrap_or_else(SetUpState::last_or_default)
    });
    let on_seats = callback(state.dispatcher(), |seats, dispatcher| dispatcher.dispatch(Change::Seats(seats)));
    let dispatcher = state.dispatcher();
    let on_text = callback(store.clone(), move |text: String, store| match reading::read_arrived::<G>(&text) {
        Ok(given) => open_match(store, given),
        Err(error) => match Given::of(&text) {
            Some(given) if !given.is_text_of(G::NAME) => given.open(),
            _ => dispatcher.dispatch(Change::Problem(Problem::Read(error))),
        },
    });
    let on_change = use_event_callback(state.dispatcher(), |(seat, change), dispatcher| {
        dispatcher.dispatch(Change::Seat(seat, change));
    });
    let back = if from_position { GamePage::Position.of(G::NAME) } else { Route::Home };
    let rules = html! { <a class="quiet" href={routes::rules(G::NAME)}>{ table::rules() }</a> };
    html! {
        <main class="page set-up">
            { weaves() }
            { bar(&back, G::title(), rules) }
            <p class="goal">{ G::goal() }{ " " }{ table::takes_minutes(G::minutes(&state.agreed())) }</p>
            if state.is_first && !from_position {
                <p><a class="quiet" href={GamePage::Course.of(G::NAME).href()}>{ table::new_to_game(G::title()) }</a></p>
            }
            <section class="sitting">
                if let Some(begins) = &state.position {
                    { position(&state, begins) }
                } else {
                    { presets(&state) }
                    { seat_count(&state, &on_seats) }
                }
                { seat_rows(&state, &on_change) }
            </section>
            { game_options(&state) }
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
                <OpenForm count_moves={CountMoves::of::<G>()} on_open={on_text} />
            </div>
            { start_button(&state, &store) }
        </main>
    }
}

/// Renders the seats that take part, in turn order.
fn seat_rows<G: GameUi>(state: &UseReducerHandle<SetUpState<G>>, on_change: &Callback<(usize, SeatChange)>) -> Html {
    let drafts = &state.seated();
    let count = u8::try_from(drafts.all.len()).unwrap_or(u8::MAX).clamp(LEAST_LOOKS, Player::LOOKS);
    let row = |place: Seat| {
        let seat = place.index();
        let draft = &drafts.all[seat];
        let opposite = G::second_seat(place).map(|other| {
            let other = drafts.who(other.index());
            if state.by_link && state.link_players == LinkPlayers::Pairs {
                table::same_person(other)
            } else {
                table::sits_opposite(other)
            }
        });
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
                {opposite}
                {on_change}
            />
        }
    };
    html! { <ol class="seats">{ for state.order().map(row) }</ol> }
}

/// Renders the start button, and the reason why the match cannot start.
fn start_button<G: GameUi>(state: &UseReducerHandle<SetUpState<G>>, store: &Store) -> Html {
    let onclick = {
        let (state, store) = (state.clone(), store.clone());
        move |_| match state.begin() {
            Ok(fresh) if state.by_link => join_match(&store, fresh, "", Notes::default()),
            Ok(fresh) => start_match(&store, fresh, Notes::default()),
            Err(problem) => state.dispatch(Change::Problem(problem)),
        }
    };
    html! {
        <footer class="start">
            if let Some(problem) = &state.problem {
                <p role="alert">{ problem.sentence() }</p>
            }
            <button class="button main" {onclick}>{ table::start() }</button>
        </footer>
    }
}
