//! The state of the page: the tournament, what was undone of it, and the last refusal.

use std::rc::Rc;

use yew::Reducible;

use super::result_link::LinkProblem;
use crate::tournament::{MatchResult, Outcome, ReadError, System, Tournament, TournamentError, check_names};

/// The state of the page.
#[derive(Clone, PartialEq)]
pub struct TournamentState {
    /// The tournament; `None` before it has begun.
    pub tournament: Option<Rc<Tournament>>,
    /// The saved text, if it is damaged. It stays saved until the reader decides.
    pub damaged: Option<Rc<(String, ReadError)>>,
    /// The reason why the last change was refused.
    pub refusal: Option<Refusal>,
    /// The round and the table, from zero, of the game whose result the last change has entered from a link.
    pub entered: Option<(usize, usize)>,
    /// The part of the page that is shown.
    pub part: Part,
    /// The round that is shown, from zero.
    pub round: usize,
    /// Earlier tournaments, the latest last.
    undo_stack: Vec<Option<Rc<Tournament>>>,
}

/// The reason why a change is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tournament refuses it.
    Tournament(TournamentError),
    /// A link has no result that counts.
    Link(LinkProblem),
}

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The games of a round.
    Round,
    /// The standings.
    Standings,
    /// The players, who come and go.
    Players,
}

impl Part {
    /// All parts, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Round, Self::Standings, Self::Players];
}

/// A change.
pub enum Change {
    /// Shows a part of the page.
    Show(Part),
    /// Shows a round.
    ShowRound(usize),
    /// Begins a tournament with these names, and so many rounds.
    Begin(System, usize, Vec<String>),
    /// Pairs the next round.
    Pair,
    /// Takes back the last round.
    Unpair,
    /// Sets or removes the result at a table of a round.
    SetOutcome(usize, usize, Option<Outcome>),
    /// Enters the result of a match from its link.
    Enter(Result<MatchResult, LinkProblem>),
    /// Adds a player with this name.
    Add(String),
    /// Gives a player another name.
    Rename(usize, String),
    /// Sets whether a player is paired from now on.
    SetPresent(usize, bool),
    /// Undoes the last change.
    Undo,
    /// Goes on with what could be read of a damaged text.
    KeepWhole,
    /// Removes the tournament.
    Remove,
    /// Shows what another tab has saved.
    Reload(Option<String>),
}

impl TournamentState {
    /// The state of a page with this saved text.
    pub fn of(saved: Option<String>) -> Self {
        let mut state = Self {
            tournament: None,
            damaged: None,
            refusal: None,
            entered: None,
            part: Part::Round,
            round: 0,
            undo_stack: Vec::new(),
        };
        match saved.map(|text| (text.parse::<Tournament>(), text)) {
            None => {}
            Some((Ok(tournament), _)) => state.set(Some(Rc::new(tournament))),
            Some((Err(error), text)) => state.damaged = Some(Rc::new((text, error))),
        }
        state
    }

    /// The text to save; `None` if nothing is to be saved. A damaged text stays as it is.
    pub fn text(&self) -> Option<String> {
        match (&self.tournament, &self.damaged) {
            (Some(tournament), _) => Some(tournament.to_string()),
            (None, Some(damaged)) => Some(damaged.0.clone()),
            (None, None) => None,
        }
    }

    /// `true` if there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.undo_stack.is_empty()
    }

    /// Shows the last round of a tournament.
    fn set(&mut self, tournament: Option<Rc<Tournament>>) {
        self.round = tournament.as_ref().map_or(0, |tournament| tournament.rounds().len().saturating_sub(1));
        self.tournament = tournament;
    }

    /// Changes the tournament, unless the change is refused.
    fn change(&mut self, change: impl FnOnce(&mut Tournament) -> Result<(), TournamentError>) {
        let Some(before) = self.tournament.clone() else { return };
        let mut changed = (*before).clone();
        match change(&mut changed) {
            Ok(()) => {
                self.undo_stack.push(Some(before));
                self.tournament = Some(Rc::new(changed));
            }
            Err(error) => self.refusal = Some(Refusal::Tournament(error)),
        }
    }

    /// Enters the result of a match, and shows the round of its game.
    fn enter(&mut self, result: &MatchResult) {
        self.change(|tournament| tournament.enter(result));
        match self.tournament.as_ref().map(|tournament| tournament.game_of(&result.names)) {
            None => self.refusal = Some(Refusal::Tournament(TournamentError::NotPaired(result.names.clone()))),
            // The refusal says who may be meant.
            Some(None) => {}
            Some(Some((round, table))) => {
                (self.part, self.round) = (Part::Round, round);
                self.entered = self.refusal.is_none().then_some((round, table));
            }
        }
    }

    fn begin(&mut self, system: System, rounds: usize, names: &[String]) {
        match check_names(names).and_then(|()| Tournament::new(system, rounds, names)) {
            Ok(tournament) => {
                self.undo_stack.push(None);
                self.set(Some(Rc::new(tournament)));
                self.part = Part::Round;
            }
            Err(error) => self.refusal = Some(Refusal::Tournament(error)),
        }
    }
}

impl Reducible for TournamentState {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        (state.refusal, state.entered) = (None, None);
        match change {
            Change::Show(part) => state.part = part,
            Change::ShowRound(round) => state.round = round,
            Change::Begin(system, rounds, names) => state.begin(system, rounds, &names),
            Change::Pair => {
                state.change(|tournament| tournament.pair().map(|_| ()));
                state.set(state.tournament.clone());
            }
            Change::Unpair => {
                state.change(|tournament| tournament.unpair().map(|_| ()).ok_or(TournamentError::NotThere));
                state.set(state.tournament.clone());
            }
            Change::SetOutcome(round, table, outcome) => {
                state.change(|tournament| tournament.set_outcome(round, table, outcome));
            }
            Change::Enter(Ok(result)) => state.enter(&result),
            Change::Enter(Err(problem)) => state.refusal = Some(Refusal::Link(problem)),
            Change::Add(name) => state.change(|tournament| tournament.add(&name)),
            Change::Rename(player, name) => state.change(|tournament| tournament.rename(player, &name)),
            Change::SetPresent(player, is_present) => {
                state.change(|tournament| tournament.set_present(player, is_present));
            }
            Change::Undo => {
                if let Some(before) = state.undo_stack.pop() {
                    state.set(before);
                }
            }
            Change::KeepWhole => {
                let kept = state.damaged.take().and_then(|damaged| damaged.1.kept.clone());
                state.set(kept.map(|kept| Rc::new(*kept)));
            }
            Change::Remove => {
                state.damaged = None;
                if state.tournament.is_some() {
                    let before = state.tournament.take();
                    state.undo_stack.push(before);
                }
            }
            Change::Reload(saved) => {
                if saved != state.text() {
                    state = Self { part: state.part, ..Self::of(saved) };
                }
            }
        }
        Rc::new(state)
    }
}
