//! The page of the gallery.

use std::rc::Rc;

use yew::{Callback, Html, component, html};

use super::exhibit;
use super::table_parts::TableParts;
use crate::bots::{Level, Scale};
use crate::engine::Judged;
use crate::play::{Input, Machine, MatchAnalysis, Opening, ReviewInput, SimultaneousTable, Sitting, TableView};
use crate::record::{Kind, Match, NodeId, Player};
use crate::rules::{Seat, Turn};
use crate::scene::{Dice, Face, Run};
use crate::ui::boards::GameUi;
use crate::ui::components::{
    Choice, Choices, DiceTable, QrCode, bar, bulb, garland, language_choice, level_badge, person_badge, swatch,
    text_file, weaves,
};
use crate::ui::routes::Route;
use crate::ui::set_up::{SeatRow, SetUp, look_picker};
use crate::ui::simultaneous::SimultaneousProps;
use crate::ui::table::parts::{AnalysisPanel, analysis_panel, review_bar};

/// The components of the game `G`: its board, the parts of its table at three moments of a match, and the components
/// that all games share.
#[component]
pub fn GalleryPage<G: GameUi>() -> Html {
    let (width, height) = G::SIZE;
    let boards = G::examples().into_iter().enumerate().map(|(number, example)| {
        let board = html! {
            <svg class={format!("board {}", G::NAME)} viewBox={format!("0 0 {width} {height}")}>
                { G::render_board(Rc::new(example.board())) }
            </svg>
        };
        exhibit(&format!("Board {number}"), board)
    });
    let tables = MOMENTS.map(|(heading, actions)| {
        html! {
            <>
                <h2>{ heading }</h2>
                <TableParts<G> view={view::<G>(actions)} />
            </>
        }
    });
    html! {
        <main class="page gallery">
            { weaves() }
            { bar(&Route::Home, G::title(), Html::default()) }
            <h2>{ "Boards" }</h2>
            { for boards }
            { for tables }
            if let Some(view) = at_simultaneous::<G>() {
                { for simultaneous(&view).map(|part| exhibit("Simultaneous phase", part)) }
            }
            <h2>{ "Review" }</h2>
            <ReviewParts<G> />
            <h2>{ "Set-up" }</h2>
            <SetUp<G> from_position={false} />
            <h2>{ "Shared by all games" }</h2>
            { common_parts() }
        </main>
    }
}

/// Renders the simultaneous phase that is due, without a match that it would change.
fn simultaneous<G: GameUi>(view: &TableView<G>) -> Option<Html> {
    G::simultaneous(SimultaneousProps {
        table: Rc::new(SimultaneousTable::of(view, None)),
        followed: false,
        on_view: Callback::noop(),
        on_save: Callback::noop(),
        on_keep: Callback::noop(),
        on_leave: Callback::noop(),
        on_over: Callback::noop(),
    })
}

/// Renders each of them in its states.
fn common_parts() -> Html {
    let looks = || 0..Player::LOOKS;
    let choice = |at: u8| {
        html! {
            <Choice key={at} group="gallery" chosen={at == 1} on_choose={Callback::noop()}>{ format!("Choice {at}") }</Choice>
        }
    };
    let seat = |(seat, bot): (usize, Option<Level>)| {
        html! {
            <SeatRow
                key={seat}
                {seat}
                number={seat + 1}
                name="Ada"
                look=2
                looks={(seat == 1).then_some(Player::LOOKS)}
                is_open={seat == 1}
                {bot}
                kinds={vec![None, Some(Level::Casual), Some(Level::Advanced)]}
                opposite={None}
                on_change={Callback::noop()}
            />
        }
    };
    html! {
        <>
            { exhibit("Swatches", html! { <p>{ for looks().map(swatch) }</p> }) }
            { exhibit("Badges", html! { <p>{ for Level::ALL.map(level_badge) }{ person_badge() }</p> }) }
            { exhibit("Choices", html! { <Choices name="Choices">{ for (0..3).map(choice) }</Choices> }) }
            { exhibit("Colours", look_picker(0, 2, Player::LOOKS, &Callback::noop())) }
            { exhibit("Seats", html! { <ol class="seats">{ for [(0, None), (1, Some(Level::Advanced))].into_iter().map(seat) }</ol> }) }
            { exhibit("Languages", language_choice()) }
            { exhibit("Dice", html! { <DiceTable dice={dice()} /> }) }
            { exhibit("QR code", html! { <QrCode address="https://example.org/#/marrakech" /> }) }
            { exhibit("File", text_file("match.txt".to_owned(), "the text of a match")) }
            { exhibit("Bulb", bulb()) }
            { exhibit("Feast", garland(&[0, 3])) }
        </>
    }
}

/// Statistics of a die after sixty throws.
fn dice() -> Dice {
    let face = |shows: u32| Face { shows: shows.to_string(), weight: 1, fell: 7 + shows };
    Dice { faces: (1..=6).map(face).collect(), throws: vec![60], run: Run { shows: "6".to_owned(), times: 4 } }
}

/// The bar, and the analysis of a match while it goes on and when it is done.
#[component]
fn ReviewParts<G: GameUi>() -> Html {
    let view = reviewed::<G>();
    let panel = |left| {
        let panel = AnalysisPanel {
            is_open: true,
            shown: Some(Rc::new(analysed(&view, left))),
            comparison: None,
            figure: None,
            mistakes: [None, None],
            set: Callback::noop(),
            on_back: Callback::noop(),
        };
        analysis_panel(&view, &panel, &Callback::noop())
    };
    html! {
        <>
            { exhibit("Review", review_bar(&view, None, None, &Callback::noop())) }
            { exhibit("Analysis that goes on", panel(20)) }
            { exhibit("Analysis", panel(0)) }
        </>
    }
}

/// Returns an analysis of the match with invented judgements, except of the first `left` steps.
fn analysed<G: GameUi>(view: &Rc<TableView<G>>, left: usize) -> MatchAnalysis<G> {
    let played = &view.played;
    let mut analysed = MatchAnalysis::new(played, played.end_of(NodeId::START), "");
    for step in (left..analysed.left()).rev() {
        let is_mistake = step % 7 == 3;
        let mut actions = Vec::new();
        if let Some(before) = played.before(analysed.way[step]) {
            played.state_at(before).actions(&mut actions);
        }
        let outlook = |seat: Seat| [1000, 2500, 4000, 6000, 3000][(step + seat.index()) % 5];
        analysed.add(
            played,
            Judged {
                step,
                scale: Scale::Chance,
                outlook: Seat::all(played.state().seats()).map(outlook).collect(),
                luck: vec![250; played.state().seats().into()],
                cost: if is_mistake { -900 } else { 0 },
                better: actions.pop().filter(|_| is_mistake).map(|action| action.to_string()),
                after_better: Vec::new(),
                after_chosen: Vec::new(),
            },
        );
    }
    analysed
}

/// The moments of a match that are shown: the heading, and the maximum number of actions.
const MOMENTS: [(&str, usize); 3] = [("At the start", 0), ("In the middle", 30), ("At the end", usize::MAX)];

/// Returns the view of a table after at most `actions` actions of a match of people. It is the same in every run.
fn view<G: GameUi>(actions: usize) -> Rc<TableView<G>> {
    let mut sitting = Sitting::new(Opening::of(played(actions)));
    sitting.on(Input::Begin, 0.0);
    Rc::clone(sitting.view())
}

/// Returns the view of a table whose match is over, and reviewed at its tenth step.
fn reviewed<G: GameUi>() -> Rc<TableView<G>> {
    let mut sitting = Sitting::new(Opening::of(played(usize::MAX)));
    sitting.on(Input::Begin, 0.0);
    sitting.on(Input::Review(ReviewInput::GoToStep(10)), 0.0);
    Rc::clone(sitting.view())
}

/// Returns the view of a table where several seats are to act at once; `None` in most games.
fn at_simultaneous<G: GameUi>() -> Option<Rc<TableView<G>>> {
    let is_simultaneous = |view: &Rc<TableView<G>>| matches!(view.state().turn(), Turn::Seats(_));
    (0..MOMENTS[1].1).map(view::<G>).find(is_simultaneous)
}

/// Returns a match with at most `actions` actions, which are chosen by a linear congruential generator.
fn played<G: GameUi>(actions: usize) -> Match<G> {
    let options = G::initial_options();
    let seats = G::new(&options).map_or(0, |state| state.seats());
    let names = ["Ada", "Ben", "Cem", "Dilek", "Emre", "Funda", "Gül", "Hakan"];
    let players =
        Seat::all(seats).zip(names).map(|(seat, name)| Player::new(name, seat.0, Kind::Person).expect("a player"));
    let mut played = Match::<G>::new(options, players.collect()).expect("the usual options");
    let mut seed = 7_usize;
    for _ in 0..actions {
        let state: &G = played.state();
        let mut legal = Vec::new();
        match state.turn() {
            Turn::Chance(_) => legal.extend(state.chance().into_iter().map(|(action, _)| action)),
            _ => state.actions(&mut legal),
        }
        if legal.is_empty() {
            break;
        }
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
        let chosen = legal.swap_remove((seed >> 16) % legal.len());
        played.play([chosen]).expect("a legal action");
    }
    played
}
