//! The state of the page: the open tournament, the others, what undo leads back to, and the last refusal.

use std::rc::Rc;

use yew::Reducible;

use super::result_link::LinkProblem;
use crate::tournament::{
    About, MatchResult, Outcome, ReadError, Shelf, System, Tournament, TournamentError, check_names,
};

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
    /// The texts of the other tournaments. Damaged ones are kept as they are.
    pub others: Rc<Vec<String>>,
    /// What undo leads back to, the latest last.
    undo_stack: Vec<Shelf>,
    /// The round before the last one, from zero, in which results may be changed without a question.
    open_round: Option<usize>,
}

/// What the device keeps of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Saved {
    /// The tournaments.
    pub shelf: Shelf,
    /// What undo leads back to.
    pub undo_stack: Vec<Shelf>,
}

/// A question before a change that is easily made by mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// A result of this round is changed, from zero, although later ones have been paired.
    OldRound(usize),
    /// This round, from zero, is taken back with so many results.
    Unpair(usize, usize),
    /// The tournament is deleted.
    Remove,
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
    /// All results of all players.
    CrossTable,
    /// The players, who come and go.
    Players,
}

impl Part {
    /// All parts, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Round, Self::Standings, Self::CrossTable, Self::Players];
}

/// A change.
#[derive(Clone)]
pub enum Change {
    /// Shows a part of the page.
    Show(Part),
    /// Shows a round.
    ShowRound(usize),
    /// Begins a tournament with these names, and so many rounds.
    Begin(System, usize, Vec<String>, About),
    /// Sets what the tournament is called, and where and when it is played.
    Describe(About),
    /// Puts the tournament away, so that another one can begin.
    PutAway,
    /// Opens another tournament.
    Open(usize),
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
    Reload(Saved),
}

impl TournamentState {
    /// The state of a page with what is saved.
    pub fn of(saved: Saved) -> Self {
        let mut state = Self {
            tournament: None,
            damaged: None,
            refusal: None,
            entered: None,
            part: Part::Round,
            round: 0,
            others: Rc::default(),
            undo_stack: saved.undo_stack,
            open_round: None,
        };
        state.show(saved.shelf);
        state
    }

    /// Shows tournaments from their texts.
    fn show(&mut self, Shelf { open, others }: Shelf) {
        (self.damaged, self.tournament, self.open_round) = (None, None, None);
        self.others = Rc::new(others);
        match open.map(|text| (text.parse::<Tournament>(), text)) {
            None => {}
            Some((Ok(tournament), _)) => self.set(Some(Rc::new(tournament))),
            Some((Err(error), text)) => self.damaged = Some(Rc::new((text, error))),
        }
    }

    /// The texts of the tournaments.
    fn shelf(&self) -> Shelf {
        Shelf { open: self.text(), others: (*self.others).clone() }
    }

    /// What is to be saved.
    pub fn saved(&self) -> Saved {
        Saved { shelf: self.shelf(), undo_stack: self.undo_stack.clone() }
    }

    /// Makes a change of the tournaments, to which undo leads back.
    fn change_shelf(&mut self, change: impl FnOnce(&mut Shelf)) {
        let before = self.shelf();
        let mut changed = before.clone();
        change(&mut changed);
        if changed != before {
            before.remember(&mut self.undo_stack);
            self.show(changed);
        }
    }

    /// The question that a change needs before it is made; `None` if it is made at once.
    pub fn question(&self, change: &Change) -> Option<Question> {
        let rounds = self.tournament.as_ref().map(|tournament| tournament.rounds()).unwrap_or_default();
        match change {
            Change::SetOutcome(round, ..) if round + 1 < rounds.len() => {
                (self.open_round != Some(*round)).then_some(Question::OldRound(*round))
            }
            Change::Unpair => {
                let last = rounds.last()?;
                let results = last.pairings.len() - last.missing();
                (results > 0).then_some(Question::Unpair(rounds.len() - 1, results))
            }
            Change::Remove => Some(Question::Remove),
            _ => None,
        }
    }

    /// The text of the open tournament; `None` if there is none. A damaged text stays as it is.
    fn text(&self) -> Option<String> {
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
        self.open_round = None;
    }

    /// Changes the tournament, unless the change is refused.
    fn change(&mut self, change: impl FnOnce(&mut Tournament) -> Result<(), TournamentError>) {
        let Some(before) = self.tournament.clone() else { return };
        let mut changed = (*before).clone();
        match change(&mut changed) {
            Ok(()) => {
                self.shelf().remember(&mut self.undo_stack);
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

    fn begin(&mut self, system: System, rounds: usize, names: &[String], about: &About) {
        match check_names(names).and_then(|()| Tournament::new(system, rounds, names)) {
            Ok(mut tournament) => {
                tournament.describe(about);
                self.shelf().remember(&mut self.undo_stack);
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
            Change::ShowRound(round) => (state.round, state.open_round) = (round, None),
            Change::Begin(system, rounds, names, about) => state.begin(system, rounds, &names, &about),
            Change::Describe(about) => state.change(|tournament| {
                tournament.describe(&about);
                Ok(())
            }),
            Change::PutAway => state.change_shelf(Shelf::put_away),
            Change::Open(index) => state.change_shelf(|shelf| shelf.take_out(index)),
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
                state.open_round = Some(round);
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
                    state.show(before);
                }
            }
            Change::KeepWhole => {
                state.shelf().remember(&mut state.undo_stack);
                let kept = state.damaged.take().and_then(|damaged| damaged.1.kept.clone());
                state.set(kept.map(|kept| Rc::new(*kept)));
            }
            Change::Remove => state.change_shelf(|shelf| shelf.open = None),
            Change::Reload(saved) => {
                if saved != state.saved() {
                    state = Self { part: state.part, ..Self::of(saved) };
                }
            }
        }
        Rc::new(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "tournament 1\nswiss 3\nhere A\nhere B\nhere C\nhere D\nround\n1 3 1-0\n4 2 1-0\nround\n4 1 ?\n2 3 0-1\nend\n";

    fn state() -> Rc<TournamentState> {
        let shelf = Shelf { open: Some(TEXT.into()), others: vec!["damaged".into()] };
        Rc::new(TournamentState::of(Saved { shelf, undo_stack: Vec::new() }))
    }

    /// The same page after a reload.
    fn reloaded(state: &TournamentState) -> Rc<TournamentState> {
        Rc::new(TournamentState::of(state.saved()))
    }

    #[test]
    fn an_old_round_taking_back_and_deleting_are_asked_once() {
        let state = state();
        let old = Change::SetOutcome(0, 1, None);
        assert_eq!(state.question(&old), Some(Question::OldRound(0)));
        assert_eq!(state.question(&Change::SetOutcome(1, 1, None)), None);
        assert_eq!(state.question(&Change::Unpair), Some(Question::Unpair(1, 1)));
        assert_eq!(state.question(&Change::Remove), Some(Question::Remove));
        let state = state.reduce(old);
        assert_eq!(state.question(&Change::SetOutcome(0, 0, None)), None, "it was asked");
        let state = state.reduce(Change::ShowRound(1)).reduce(Change::SetOutcome(1, 1, None));
        assert_eq!(state.question(&Change::SetOutcome(0, 0, None)), Some(Question::OldRound(0)));
        assert_eq!(state.question(&Change::Unpair), None, "no result is lost");
    }

    #[test]
    fn each_change_is_undone_after_a_reload_too() {
        for change in [
            Change::SetOutcome(0, 0, None),
            Change::Unpair,
            Change::Remove,
            Change::PutAway,
            Change::Open(0),
            Change::Describe(About { title: "Cup".into(), ..About::default() }),
        ] {
            let before = state();
            let after = reloaded(&before.clone().reduce(change));
            assert_ne!(after.saved().shelf, before.saved().shelf);
            let undone = reloaded(&after.reduce(Change::Undo));
            assert_eq!(undone.saved().shelf, before.saved().shelf);
            assert!(!undone.can_undo());
        }
    }

    #[test]
    fn a_damaged_tournament_is_kept_beside_the_others() {
        let state = state().reduce(Change::Open(0));
        assert!(state.damaged.is_some() && state.tournament.is_none());
        let state = state.reduce(Change::PutAway).reduce(Change::Open(1));
        assert_eq!(state.saved().shelf, Shelf { open: Some(TEXT.into()), others: vec!["damaged".into()] });
    }
}
