//! Requests to the engine: bots' actions, hints, and the analysis.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Callback, UseForceUpdateHandle, hook, use_force_update, use_mut_ref};

use super::use_sitting::{TableHandle, TableMachine};
use crate::play::{ActionRequest, Amount, Effect, Input, TableView};
use crate::record::NodeId;
use crate::rules::{Actor, Seat};
use crate::store::{Note, Notes};
use crate::ui::boards::GameUi;
use crate::ui::hooks::{Driver, use_effect_on, use_effects, use_event_callback};
use crate::ui::table::analysis::MatchAnalysis;
use crate::ui::table::engine::{Engine, Reply, Request};
use crate::ui::table::engine_runner::{self, EngineEvent};

/// The analysis of the match as far as it is complete, and the callback that starts it.
pub struct Analyst<G: GameUi> {
    /// The analysis; `None` until it is requested.
    pub analysis: Option<Rc<MatchAnalysis<G>>>,
    /// Starts the analysis up to a place, unless it is complete or under way.
    pub begin: Callback<NodeId>,
    /// The place of a variation whose outlook was requested last, and that outlook.
    pub figure: Option<(NodeId, Rc<Outlook>)>,
    /// Requests the outlook at a place of a variation, once the analysis is complete and nothing else is awaited.
    pub weigh: Callback<NodeId>,
}

/// Carries out [`ActionRequest::Bot`], [`ActionRequest::Advice`], [`ActionRequest::Cost`],
/// [`Effect::Cancel`] and [`Effect::AnswerNow`], and makes the analysis, also by what the notes of the match have kept.
#[hook]
pub fn use_engine<G: GameUi>(playing: &TableHandle<G>, notes: &Rc<Notes>) -> Analyst<G> {
    let engine = use_mut_ref(Engine::<G>::default);
    let analysis = use_mut_ref(|| None::<Rc<MatchAnalysis<G>>>);
    let figure = use_mut_ref(|| None::<(NodeId, Rc<Outlook>)>);
    let update = use_force_update();
    let driver = playing.driver();
    use_effects(playing, {
        let engine = Rc::clone(&engine);
        move |driver, effect| match effect {
            Effect::Cancel => engine.borrow_mut().stop(),
            Effect::AnswerNow => engine.borrow().move_now(),
            Effect::Ask(ticket, asked) if driver.awaits(ticket) => {
                let request = match asked {
                    ActionRequest::Bot(seat) => Request::Action(ticket, seat),
                    ActionRequest::Advice(seat) => Request::Advice(ticket, seat),
                    ActionRequest::Cost => Request::Cost(ticket),
                    ActionRequest::BotPhase | ActionRequest::Chance | ActionRequest::SimultaneousPhase => return,
                };
                ask(&engine, driver, request);
            }
            _ => {}
        }
    });
    use_effect_on((), {
        let handler = AnswerHandler {
            engine: Rc::clone(&engine),
            analysis: Rc::clone(&analysis),
            figure: Rc::clone(&figure),
            update: update.clone(),
            driver: Rc::clone(&driver),
        };
        move |()| {
            let subscription = engine_runner::subscribe(Callback::from(move |event| handler.handle(&event)));
            move || drop(subscription)
        }
    });
    let shown = analysis.borrow().clone();
    let last_figure = figure.borrow().clone();
    let weigh = use_event_callback((), {
        let (engine, driver, analysis) = (Rc::clone(&engine), Rc::clone(&driver), Rc::clone(&analysis));
        move |place: NodeId, ()| {
            let is_done = analysis.borrow().as_ref().is_some_and(|analysis| analysis.is_done());
            if is_done && !engine.borrow().is_awaited() {
                ask(&engine, &driver, Request::Figure(place));
            }
        }
    });
    let begin = use_event_callback(Rc::clone(notes), move |end: NodeId, notes: &Rc<Notes>| {
        let is_whole = analysis.borrow().as_ref().is_some_and(|analysis| analysis.is_whole_to(end));
        if is_whole || engine.borrow().is_judging(end) {
            return;
        }
        *analysis.borrow_mut() = Some(Rc::new(MatchAnalysis::new(&driver.view().played, end, notes.get(Note::Phases))));
        update.force_update();
        ask(&engine, &driver, Request::Judgement(end));
    });
    Analyst { analysis: shown, begin, figure: last_figure, weigh }
}

/// The outlook of each seat.
pub type Outlook = Vec<Amount>;

/// The last figure of the analysis, with the place to which it belongs.
type LastFigure = Rc<RefCell<Option<(NodeId, Rc<Outlook>)>>>;

/// Receives the engine's answers.
struct AnswerHandler<G: GameUi> {
    engine: Rc<RefCell<Engine<G>>>,
    analysis: Rc<RefCell<Option<Rc<MatchAnalysis<G>>>>>,
    figure: LastFigure,
    update: UseForceUpdateHandle,
    driver: Rc<Driver<TableMachine<G>>>,
}

impl<G: GameUi> AnswerHandler<G> {
    /// Handles an answer of the engine, or its end.
    fn handle(&self, event: &EngineEvent) {
        let Self { engine, analysis, figure, update, driver } = self;
        let reply = engine.borrow_mut().read(event);
        match reply {
            None => {}
            Some(Reply::Lost(request)) => ask(engine, driver, request),
            Some(Reply::Action(ticket, seat, action)) => {
                let action = legal(&driver.view(), seat, action);
                driver.send(Input::Answer(ticket, action.into_iter().collect()));
            }
            Some(Reply::Advice(ticket, actions)) => driver.send(Input::Answer(ticket, actions)),
            Some(Reply::Cost(ticket, cost)) => driver.send(Input::Cost(ticket, cost)),
            Some(Reply::Figure(place, judged)) => {
                let amount = |hundredths| Amount { hundredths, is_chance: judged.percent };
                let outlook = judged.outlook.into_iter().map(amount).collect();
                *figure.borrow_mut() = Some((place, Rc::new(outlook)));
                update.force_update();
            }
            Some(Reply::Step(step)) => {
                if let Some(analysis) = &mut *analysis.borrow_mut()
                    && Rc::make_mut(analysis).add(&driver.view().played, step)
                {
                    update.force_update();
                }
            }
        }
    }
}

/// Sends a request about the match of a sitting to the engine.
fn ask<G: GameUi>(engine: &RefCell<Engine<G>>, driver: &Driver<TableMachine<G>>, request: Request) {
    let view = driver.view();
    engine.borrow_mut().ask(&view.played, view.at, &view.pending_choice, request);
}

/// Returns the action of a bot. If the engine's answer is illegal, this is the first legal action.
fn legal<G: GameUi>(view: &TableView<G>, seat: Seat, action: Option<G::Action>) -> Option<G::Action> {
    let state = view.played.state_at(view.at);
    let is_legal = |action: &G::Action| state.actor(action) == Actor::Seat(seat) && state.check(action).is_ok();
    action.filter(is_legal).or_else(|| {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.into_iter().find(is_legal)
    })
}
