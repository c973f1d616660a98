//! A desk at which a sitting is tried: it does for it what a page does, in a time of its own.

use caravanserai::bots::{Evaluate, Level};
use caravanserai::play::{
    ActionRequest, Clocks, Effect, HintView, Input, NotSaved, Opening, Permissions, ReviewInput, Sitting, Stored,
    Ticket,
};
use caravanserai::record::{Kind, Match, Place, Player, throw};
use caravanserai::rules::{Actor, Game, Seat};
use caravanserai::scene::{Advice, Rank, Scene, Touch};
use fastrand::Rng;

use crate::players::random;

/// A game that can be tried here.
pub trait Tried: Scene + Evaluate {}
impl<G: Scene + Evaluate> Tried for G {}

/// A store that saves at once.
#[derive(Clone, Default)]
pub struct Store {
    /// The record; empty as long as nothing is saved.
    pub record: String,
}

impl Store {
    /// Saves a record on top of the one that is known, if that is the one that there is.
    pub fn save(&mut self, known: &str, record: String) -> Result<(), NotSaved> {
        if known != self.record {
            return Err(NotSaved::WriteConflict);
        }
        self.record = record;
        Ok(())
    }

    /// The match that it has.
    pub fn load<G: Tried>(&self) -> Option<Box<Stored<G>>> {
        let played: Match<G> = self.record.parse().ok()?;
        let saved = played.body().len();
        Some(Box::new(Stored { played, clocks: Clocks::default(), saved }))
    }
}

/// A sitting, and what it waits for.
pub struct Desk<G: Tried> {
    pub sitting: Sitting<G>,
    pub now: f64,
    pub rng: Rng,
    /// What it waits for, with the moment at which that is over.
    pub waits: Vec<(f64, Ticket)>,
    /// What it asks for.
    pub asked: Option<(Ticket, ActionRequest)>,
    /// What it saves to.
    pub store: Store,
    /// The record that it saved or read last.
    pub known: String,
    /// The match as it was saved last, and how often it was.
    pub kept: String,
    pub keeps: usize,
    /// The clocks as they were saved last.
    pub clocks: Option<Clocks>,
    /// How often it was told that the match is over.
    pub overs: usize,
}

/// The players of a match with so many seats: persons on these, and bots on the others.
pub fn players<G: Tried>(seats: u8, persons: &[u8]) -> Vec<Player> {
    let player = |seat: Seat| {
        let bot = || Kind::Bot(Level::Beginner.name().into());
        let kind = if persons.contains(&seat.0) { Kind::Person } else { bot() };
        Player::new(&format!("Player {seat}"), seat.0, kind).expect("a player")
    };
    Seat::all(seats).map(player).collect()
}

/// A match of the game as set-up offers it to newcomers.
pub fn fresh<G: Tried>(persons: &[u8]) -> Match<G> {
    let options = G::initial_options();
    let seats = G::new(&options).expect("a start").seats();
    Match::new(options, players::<G>(seats, persons)).expect("a match")
}

impl<G: Tried> Desk<G> {
    /// The place on the line of the match to which so many steps lead.
    pub fn nth(&self, depth: usize) -> Place {
        let view = self.sitting.view();
        let after = |place: &Place| view.played.depth(*place) > depth;
        view.played.back_from(view.at).find(|place| !after(place)).unwrap_or(Place::START)
    }

    /// The hint that is shown.
    pub fn hint(&self) -> Option<Advice> {
        if let HintView::Shown(advice) = &self.sitting.view().hint { Some(advice.clone()) } else { None }
    }

    pub fn new(played: Match<G>, seed: u64) -> Self {
        Self::with(played, Permissions::PLAY, seed)
    }

    /// A match in which persons have acted so often.
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
            known: String::new(),
            kept,
            keeps: 0,
            overs: 0,
            clocks: None,
        };
        desk.put(Input::Begin);
        desk
    }

    /// Takes something in, and tells what came out, also of what the store answers to it.
    pub fn put(&mut self, input: Input<G>) -> Vec<Effect> {
        let mut all = Vec::new();
        for effect in self.sitting.on(input, self.now) {
            all.push(effect.clone());
            all.extend(self.carry_out(effect));
        }
        self.waits.retain(|(_, ticket)| self.sitting.awaits(*ticket));
        all
    }

    /// Somebody looks back, takes back or tries out.
    pub fn look(&mut self, review: ReviewInput) -> Vec<Effect> {
        self.put(Input::Review(review))
    }

    /// The match has gone on elsewhere, and been saved there.
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
                let saved = self.store.save(&self.known, self.sitting.view().played.to_string());
                self.kept.clone_from(&self.store.record);
                self.keeps += 1;
                if saved.is_ok() {
                    self.known.clone_from(&self.kept);
                }
                return self.put(Input::Saved(ticket, saved));
            }
            Effect::Load(ticket) => {
                self.known.clone_from(&self.store.record);
                return self.put(Input::Loaded(ticket, Ok(self.store.load())));
            }
            Effect::SaveClocks(clocks) => self.clocks = Some(clocks),
            Effect::AnswerNow | Effect::SaveTally(_) | Effect::PlaySound(_) => {}
            Effect::Over => self.overs += 1,
        }
        Vec::new()
    }

    /// The next thing happens that no person does: time passes, or an answer comes. Tells whether there was one.
    pub fn go_on(&mut self) -> bool {
        if let Some((ticket, asked)) = self.asked.take().filter(|(ticket, _)| self.sitting.awaits(*ticket)) {
            let actions = self.answer(asked);
            self.put(Input::Answer(ticket, actions));
            return true;
        }
        // A second of a clock is not waited for: persons are quick here.
        let next = self.waits.iter().min_by(|one, other| one.0.total_cmp(&other.0)).copied();
        let Some((moment, ticket)) = next.filter(|_| self.sitting.view().is_busy()) else { return false };
        self.now = moment;
        self.put(Input::Elapsed(ticket));
        true
    }

    /// What those do who are asked.
    pub fn answer(&mut self, asked: ActionRequest) -> Vec<G::Action> {
        let state = self.sitting.view().state().clone();
        let rng = &mut self.rng;
        match asked {
            ActionRequest::Chance => throw(&state.chance(), &mut || rng.u64(..)).into_iter().cloned().collect(),
            ActionRequest::Bot(seat) | ActionRequest::Advice(seat) => {
                random::choose(&state, seat, rng).into_iter().collect()
            }
            ActionRequest::BotContest | ActionRequest::Contest => self.fight(
                state,
                &self.sitting.view().by_link.as_ref().map_or_else(Vec::new, |by_link| by_link.found.clone()),
            ),
        }
    }

    /// What is fought out: any legal actions until the fight is over, with what was found.
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

    /// Goes on until a person has to act or nothing happens any more.
    pub fn run(&mut self) {
        for _ in 0..100_000 {
            if !self.go_on() {
                return;
            }
        }
        panic!("it goes on for ever");
    }

    /// Everything that a person can touch now.
    pub fn touches(&self) -> Vec<Touch<G::Button>> {
        let cells = &self.sitting.view().cells;
        let cells = cells.iter().filter(|cell| cell.open).map(|cell| Touch::Spot(cell.spot));
        let controls = &self.sitting.view().controls;
        // What only walks through what can be picked leads nowhere.
        let controls =
            controls.iter().filter(|control| control.enabled && matches!(control.rank, Rank::Main | Rank::Choice));
        cells.chain(controls.map(|control| control.press)).collect()
    }

    /// A person touches by lot what can be touched, until something has happened, and all that follows is shown.
    pub fn act(&mut self) {
        let before = self.sitting.view().played.places();
        for _ in 0..1000 {
            let main =
                self.sitting.view().controls.iter().find(|control| control.rank == Rank::Main && control.enabled);
            let touches = self.touches();
            assert!(!touches.is_empty(), "nothing can be touched: {:?}", self.sitting.view().prompt);
            let touch = match main {
                Some(main) if self.rng.bool() => main.press,
                _ => touches[self.rng.usize(..touches.len())],
            };
            let at = self.sitting.view().at;
            self.put(Input::Touch(touch));
            self.run();
            if self.sitting.view().played.places() != before || self.sitting.view().at != at {
                return;
            }
        }
        panic!("no touch leads on: {:?}", self.sitting.view().prompt);
    }

    /// Plays on to the end of the match.
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

/// Whether an actor is a person of the match.
pub fn is_person<G: Game>(played: &Match<G>, actor: Actor) -> bool {
    matches!(actor, Actor::Seat(seat) if played.players()[seat.index()].kind == Kind::Person)
}
