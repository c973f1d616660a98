//! A test page for a sitting: it carries out its effects as a page does, in simulated time.

use std::collections::VecDeque;

use caravanserai::bots::{Evaluate, Level, Scale};
use caravanserai::engine::{Answer, Judged, Question};
use caravanserai::play::{
    ActionRequest, Amount, Clocks, Effect, HintView, Input, Machine, NotSaved, Opening, Permissions, ReviewInput,
    Sitting, Stored, Ticket,
};
use caravanserai::record::{Kind, Match, NodeId, Player, throw};
use caravanserai::rules::{Actor, Game, Seat};
use caravanserai::scene::{Advice, Rank, Scene, Touch};
use fastrand::Rng;

use crate::players::random;

/// A game that can be played at a desk.
pub trait Tried: Scene + Evaluate {}
impl<G: Scene + Evaluate> Tried for G {}

/// A store: by default it answers at once and saves.
#[derive(Clone, Default)]
pub struct Store {
    /// The record; empty if nothing is saved.
    pub record: String,
    /// The time that an answer takes, in ms; infinite if there is none.
    pub delay: f64,
    /// `true` if it saves nothing.
    pub fails: bool,
}

impl Store {
    /// Replaces the record if it is still the `known` one.
    ///
    /// # Errors
    /// If it has changed, or nothing can be saved.
    pub fn save(&mut self, known: &str, record: String) -> Result<(), NotSaved> {
        if self.fails {
            return Err(NotSaved::Failed);
        }
        if known != self.record {
            return Err(NotSaved::WriteConflict);
        }
        self.record = record;
        Ok(())
    }

    /// Loads the saved match.
    pub fn load<G: Tried>(&self) -> Option<Box<Stored<G>>> {
        let played: Match<G> = self.record.parse().ok()?;
        let saved = played.body().len();
        Some(Box::new(Stored { played, clocks: Clocks::default(), saved }))
    }
}

/// The question to the engine that was asked, if one was.
pub fn question(asked: &ActionRequest) -> Option<&Question> {
    if let ActionRequest::Engine(inquiry) = asked { Some(&inquiry.question) } else { None }
}

/// The judgement of an action that costs this much.
pub fn judged(cost: Amount) -> Answer {
    let scale = if cost.is_chance { Scale::Chance } else { Scale::Lead };
    let (outlook, luck, better) = (Vec::new(), Vec::new(), Some("another".to_owned()));
    let (after_better, after_chosen) = (Vec::new(), Vec::new());
    Answer::Judged(Judged { step: 0, scale, outlook, luck, cost: cost.hundredths, better, after_better, after_chosen })
}

/// A call of the store that is not answered yet.
#[derive(Clone)]
enum Call {
    /// Save this record.
    Save(Ticket, String),
    /// Load the saved match.
    Load(Ticket),
}

/// An event that comes with time.
enum Event {
    /// A timer elapses.
    Timer(Ticket),
    /// The store answers the first of the calls.
    Answer,
}

/// A sitting, and the state of its page.
#[derive(Clone)]
pub struct Desk<G: Tried> {
    pub sitting: Sitting<G>,
    pub now: f64,
    pub rng: Rng,
    /// The running timeouts: the time in ms and the ticket.
    pub waits: Vec<(f64, Ticket)>,
    /// The open request.
    pub asked: Option<(Ticket, ActionRequest)>,
    /// The store that it saves to.
    pub store: Store,
    /// The open calls of the store in their order: the time of the answer in ms, and the call.
    calls: VecDeque<(f64, Call)>,
    /// The record that it last saved or loaded.
    pub known: String,
    /// The record of the match when it was last saved, and the number of saves.
    pub kept: String,
    pub keeps: usize,
    /// The clocks when they were last saved.
    pub clocks: Option<Clocks>,
    /// The number of times the end of the match was reported.
    pub overs: usize,
}

/// The players of a match with this many seats: persons on `persons`, and bots on the others.
pub fn players<G: Tried>(seats: u8, persons: &[u8]) -> Vec<Player> {
    let player = |seat: Seat| {
        let bot = || Kind::Bot(Level::Beginner.name().into());
        let kind = if persons.contains(&seat.0) { Kind::Person } else { bot() };
        Player::new(&format!("Player {seat}"), seat.0, kind).expect("a player")
    };
    Seat::all(seats).map(player).collect()
}

/// A match of the game with the options that set-up offers to newcomers.
pub fn fresh<G: Tried>(persons: &[u8]) -> Match<G> {
    let options = G::initial_options();
    let seats = G::new(&options).expect("a start").seats();
    Match::new(options, players::<G>(seats, persons)).expect("a match")
}

impl<G: Tried> Desk<G> {
    /// The place at this depth on the current line.
    pub fn nth(&self, depth: usize) -> NodeId {
        let view = self.sitting.view();
        let after = |place: &NodeId| view.played.depth(*place) > depth;
        view.played.back_from(view.at).find(|place| !after(place)).unwrap_or(NodeId::START)
    }

    /// The hint on the screen.
    pub fn hint(&self) -> Option<Advice> {
        if let HintView::Shown(advice) = &self.sitting.view().hint { Some(advice.clone()) } else { None }
    }

    pub fn new(played: Match<G>, seed: u64) -> Self {
        Self::with(played, Permissions::PLAY, seed)
    }

    /// A match after this many actions of persons.
    pub fn after(persons: &[u8], times: usize, seed: u64) -> Self {
        let mut desk = Self::new(fresh(persons), seed);
        desk.run();
        for _ in 0..times {
            desk.act();
        }
        desk
    }

    pub fn with(played: Match<G>, permissions: Permissions, seed: u64) -> Self {
        Self::at(Sitting::new(Opening { permissions, ..Opening::of(played) }), seed)
    }

    /// A desk for a sitting.
    pub fn at(sitting: Sitting<G>, seed: u64) -> Self {
        let kept = sitting.view().played.to_string();
        let mut desk = Self {
            sitting,
            now: 0.0,
            rng: Rng::with_seed(seed),
            waits: Vec::new(),
            asked: None,
            store: Store::default(),
            calls: VecDeque::new(),
            known: String::new(),
            kept,
            keeps: 0,
            overs: 0,
            clocks: None,
        };
        desk.put(Input::Begin);
        desk
    }

    /// Passes an input to the sitting and carries out its effects. Returns all effects, with those of the store's
    /// answers.
    pub fn put(&mut self, input: Input<G>) -> Vec<Effect> {
        let mut all = Vec::new();
        for effect in self.sitting.on(input, self.now) {
            all.push(effect.clone());
            all.extend(self.carry_out(effect));
        }
        self.waits.retain(|(_, ticket)| self.sitting.awaits(*ticket));
        all
    }

    /// Passes a review input to the sitting.
    pub fn look(&mut self, review: ReviewInput) -> Vec<Effect> {
        self.put(Input::Review(review))
    }

    /// Passes the sitting a match that has continued and been saved elsewhere.
    pub fn follow(&mut self, played: Match<G>) -> Vec<Effect> {
        self.kept = played.to_string();
        self.known.clone_from(&self.kept);
        self.store.record.clone_from(&self.kept);
        let saved = played.body().len();
        self.put(Input::Follow(Box::new(Stored { played, clocks: Clocks::default(), saved })))
    }

    fn carry_out(&mut self, effect: Effect) -> Vec<Effect> {
        match effect {
            Effect::Ask(ticket, asked) => self.asked = Some((ticket, asked)),
            Effect::Cancel => self.asked = None,
            Effect::Wait(ticket, millis) => self.waits.push((self.now + f64::from(millis), ticket)),
            Effect::Save(ticket) => {
                self.keeps += 1;
                return self.call(Call::Save(ticket, self.sitting.view().played.to_string()));
            }
            Effect::Load(ticket) => return self.call(Call::Load(ticket)),
            Effect::SaveClocks(clocks) => self.clocks = Some(clocks),
            Effect::AnswerNow | Effect::SaveTally(_) | Effect::WorkedOut(_) | Effect::PlaySound(_) => {}
            Effect::Over => self.overs += 1,
        }
        Vec::new()
    }

    /// Calls the store. Returns the effects of its answer if it answers at once.
    fn call(&mut self, call: Call) -> Vec<Effect> {
        self.calls.push_back((self.now + self.store.delay, call));
        if self.store.delay > 0.0 { Vec::new() } else { self.answer_call() }
    }

    /// Answers the first open call of the store.
    fn answer_call(&mut self) -> Vec<Effect> {
        let (_, call) = self.calls.pop_front().expect("the store was called");
        match call {
            Call::Save(ticket, record) => {
                let saved = self.store.save(&self.known, record);
                self.kept.clone_from(&self.store.record);
                if saved.is_ok() {
                    self.known.clone_from(&self.kept);
                }
                self.put(Input::Saved(ticket, saved))
            }
            Call::Load(ticket) => {
                self.known.clone_from(&self.store.record);
                self.put(Input::Loaded(ticket, Ok(self.store.load())))
            }
        }
    }

    /// The next answer of the store or, with `timers`, the next event that comes with time, and its time in ms.
    fn next_event(&self, timers: bool) -> Option<(f64, Event)> {
        let timers = self.waits.iter().filter(|_| timers).map(|(moment, ticket)| (*moment, Event::Timer(*ticket)));
        let answer = self.calls.front().map(|(moment, _)| (*moment, Event::Answer));
        let events = timers.chain(answer).filter(|(moment, _)| moment.is_finite());
        events.min_by(|one, other| one.0.total_cmp(&other.0))
    }

    /// Lets an event happen at this time.
    fn happen(&mut self, (moment, event): (f64, Event)) {
        self.now = moment.max(self.now);
        match event {
            Event::Timer(ticket) => drop(self.put(Input::Elapsed(ticket))),
            Event::Answer => drop(self.answer_call()),
        }
    }

    /// Lets this time pass, in ms: timers elapse and the store answers, but no question is answered.
    pub fn pass(&mut self, millis: f64) {
        let end = self.now + millis;
        while let Some(event) = self.next_event(true).filter(|(moment, _)| *moment <= end) {
            self.happen(event);
        }
        self.now = end;
    }

    /// Lets the next event happen that needs no person: a timeout or an answer. Returns `false` if there is none.
    pub fn go_on(&mut self) -> bool {
        if let Some((ticket, asked)) = self.asked.take().filter(|(ticket, _)| self.sitting.awaits(*ticket)) {
            if let Some(Question::Judge { last }) = question(&asked) {
                for _ in 0..*last {
                    self.put(Input::Heard(ticket, judged(Amount { hundredths: 0, is_chance: false })));
                }
            } else {
                let actions = self.answer(&asked);
                self.put(Input::Answer(ticket, actions));
            }
            return true;
        }
        // Clocks are not waited for: persons act at once here.
        let Some(event) = self.next_event(self.sitting.view().is_busy()) else { return false };
        self.happen(event);
        true
    }

    /// Returns the answer to a request.
    pub fn answer(&mut self, asked: &ActionRequest) -> Vec<G::Action> {
        let state = self.sitting.view().state().clone();
        let rng = &mut self.rng;
        match asked {
            ActionRequest::Chance => throw(&state.chance(), &mut || rng.u64(..)).into_iter().cloned().collect(),
            ActionRequest::Engine(inquiry) => match inquiry.question {
                Question::Choose { seat, .. } | Question::Advise { seat } => {
                    random::choose(&state, seat, rng).into_iter().collect()
                }
                Question::Judge { .. } | Question::Refute { .. } => Vec::new(),
            },
            ActionRequest::BotPhase | ActionRequest::SimultaneousPhase => self.fight(
                state,
                &self.sitting.view().by_link.as_ref().map_or_else(Vec::new, |by_link| by_link.found.clone()),
            ),
        }
    }

    /// Plays a simultaneous phase by random legal actions until it is over, with the given finds.
    fn fight(&mut self, mut state: G, found: &[G::Action]) -> Vec<G::Action> {
        let mut fought = Vec::new();
        loop {
            let mut actions = Vec::new();
            state.actions(&mut actions);
            let action = actions[self.rng.usize(..actions.len())].clone();
            let action = state.reveals(found, &action).unwrap_or(action);
            state.apply(&action).expect("a legal action");
            fought.push(action);
            if state.is_checkpoint() {
                return fought;
            }
        }
    }

    /// Continues until a person has to act or nothing more happens.
    pub fn run(&mut self) {
        for _ in 0..100_000 {
            if !self.go_on() {
                return;
            }
        }
        panic!("it goes on for ever");
    }

    /// Returns every touch that a person can make now.
    pub fn touches(&self) -> Vec<Touch<G::Button>> {
        let cells = &self.sitting.view().cells;
        let cells = cells.iter().filter(|cell| cell.open).map(|cell| Touch::Spot(cell.spot));
        let controls = &self.sitting.view().controls;
        // Controls that only walk through the choices lead nowhere.
        let controls = controls
            .iter()
            .filter(|control| control.enabled && matches!(control.rank, Rank::Main | Rank::Choice | Rank::Aside));
        cells.chain(controls.map(|control| control.press)).collect()
    }

    /// Makes a random touch of a person, and returns its effects.
    pub fn touch(&mut self) -> Vec<Effect> {
        let main = self.sitting.view().controls.iter().find(|control| control.rank == Rank::Main && control.enabled);
        let touches = self.touches();
        assert!(!touches.is_empty(), "nothing can be touched: {:?}", self.sitting.view().prompt);
        let touch = match main {
            Some(main) if self.rng.bool() => main.press,
            _ => touches[self.rng.usize(..touches.len())],
        };
        self.put(Input::Touch(touch))
    }

    /// Makes random touches of a person until something happens, and continues until everything is shown.
    pub fn act(&mut self) {
        let before = self.sitting.view().played.places();
        for _ in 0..1000 {
            let at = self.sitting.view().at;
            self.touch();
            self.run();
            if self.sitting.view().played.places() != before || self.sitting.view().at != at {
                return;
            }
        }
        panic!("no touch leads on: {:?}", self.sitting.view().prompt);
    }

    /// Plays the match to its end.
    pub fn play_on(&mut self, mut each: impl FnMut(&mut Self)) {
        self.run();
        for _ in 0..20_000 {
            if !self.sitting.view().is_for_person() {
                return;
            }
            each(self);
            self.act();
        }
        panic!("the match does not end");
    }
}

/// Returns `true` if the actor is a person of the match.
pub fn is_person<G: Game>(played: &Match<G>, actor: Actor) -> bool {
    matches!(actor, Actor::Seat(seat) if played.players()[seat.index()].kind == Kind::Person)
}
