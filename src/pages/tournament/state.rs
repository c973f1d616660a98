//! The state of the page: the open tournament, the others, what undo leads back to, and the last refusal.

use std::rc::Rc;

use super::result_link::LinkProblem;
use crate::tournament::{
    About, LikelyGame, MatchResult, Outcome, ReadError, Shelf, System, Tournament, TournamentError, check_names,
};

/// The state of the page.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentState {
    /// The tournament; `None` before it has begun.
    pub tournament: Option<Rc<Tournament>>,
    /// The saved text, if it is damaged. It stays saved until the reader decides.
    pub damaged: Option<Rc<(String, ReadError)>>,
    /// The reason why the last change was refused.
    pub refusal: Option<Refusal>,
    /// The change that is made once its [`question`](Self::question) is answered.
    pub asked: Option<Change>,
    /// The round and the table, from zero, of the game whose result the last change has entered from a link.
    pub entered: Option<(usize, usize)>,
    /// `true` if that change has opened this tournament for it.
    pub has_opened: bool,
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
    /// The players of a match are paired in a tournament that is not open, or in several.
    Places(Places),
}

/// Where the result of a match may belong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Places {
    /// The names of the players, as the match has them.
    pub names: [String; 2],
    /// The games that it may have been, those of the open tournament first.
    pub places: Vec<ResultPlace>,
}

/// A game that a match may have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultPlace {
    /// The index of its tournament among the others; `None` if that is open.
    pub other: Option<usize>,
    /// Its tournament.
    pub tournament: Rc<Tournament>,
    /// The game.
    pub game: LikelyGame,
}

impl Places {
    /// `true` if one of the games is in the open tournament.
    #[must_use]
    pub fn has_open(&self) -> bool {
        self.places.iter().any(|place| place.other.is_none())
    }
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// What a reader of the page, its address or another tab changes.
#[derive(Clone, Debug, PartialEq)]
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
    /// Enters a result for this game, whose tournament is opened.
    EnterAt(ResultPlace),
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
    /// Makes the change that was asked about, or not.
    Answer(bool),
    /// Shows what another tab has saved.
    Reload(Saved),
}

impl TournamentState {
    /// The state of a page with what is saved.
    #[must_use]
    pub fn of(saved: Saved) -> Self {
        let mut state = Self {
            tournament: None,
            damaged: None,
            refusal: None,
            asked: None,
            entered: None,
            has_opened: false,
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
    #[must_use]
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

    /// The question that is to be answered.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.asked.as_ref().and_then(|change| self.question_about(change))
    }

    /// The question that a change needs before it is made; `None` if it is made at once.
    fn question_about(&self, change: &Change) -> Option<Question> {
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
    #[must_use]
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

    /// Enters the result of a match, unless its players are paired in another tournament: then the reader says which one
    /// it belongs to.
    fn enter(&mut self, result: &MatchResult) {
        let places = |(other, tournament): (Option<usize>, Rc<Tournament>)| {
            let games = tournament.likely_games(result);
            games.into_iter().map(move |game| ResultPlace { other, tournament: Rc::clone(&tournament), game })
        };
        let others = self.others.iter().enumerate().filter_map(|(index, text)| {
            let tournament = text.parse::<Tournament>().ok()?;
            Some((Some(index), Rc::new(tournament)))
        });
        let elsewhere: Vec<_> = others.flat_map(places).collect();
        if elsewhere.is_empty() {
            self.enter_here(result);
        } else {
            let here = self.tournament.clone().map(|tournament| (None, tournament)).into_iter().flat_map(places);
            let places = here.chain(elsewhere).collect();
            self.refusal = Some(Refusal::Places(Places { names: result.names.clone(), places }));
        }
    }

    /// Enters a result for a game without one, whose tournament is opened.
    fn enter_at(&mut self, place: &ResultPlace) {
        let before = self.shelf();
        let mut after = before.clone();
        if let Some(index) = place.other {
            after.take_out(index);
        }
        let LikelyGame { round, table, outcome, .. } = place.game;
        let open = after.open.as_ref().and_then(|text| text.parse::<Tournament>().ok());
        let is_same = open.as_ref() == Some(&*place.tournament);
        let entered = open.filter(|_| is_same).and_then(|mut tournament| {
            let is_free = tournament.rounds().get(round)?.pairings.get(table)?.outcome.is_none();
            (is_free && tournament.set_outcome(round, table, Some(outcome)).is_ok()).then_some(tournament)
        });
        match entered {
            None => self.refusal = Some(Refusal::Tournament(TournamentError::NotThere)),
            Some(tournament) => {
                before.remember(&mut self.undo_stack);
                self.show(Shelf { open: Some(tournament.to_string()), ..after });
                (self.part, self.round) = (Part::Round, round);
                (self.entered, self.has_opened) = (Some((round, table)), place.other.is_some());
            }
        }
    }

    /// Enters the result of a match in the open tournament, and shows the round of its game.
    fn enter_here(&mut self, result: &MatchResult) {
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

impl TournamentState {
    /// Makes a change, or asks about it first: what is easily done by mistake.
    pub(super) fn on(&mut self, change: Change) {
        let asked = self.asked.take();
        match change {
            Change::Answer(yes) => {
                if let Some(change) = asked.filter(|_| yes) {
                    self.make(change);
                }
            }
            change if self.question_about(&change).is_some() => self.asked = Some(change),
            change => self.make(change),
        }
    }

    /// Makes a change.
    fn make(&mut self, change: Change) {
        let state = self;
        (state.refusal, state.entered, state.has_opened) = (None, None, false);
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
            Change::EnterAt(place) => state.enter_at(&place),
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
                    *state = Self { part: state.part, ..Self::of(saved) };
                }
            }
            // There is nothing to answer.
            Change::Answer(_) => {}
        }
    }
}
