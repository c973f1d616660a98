//! The result of a match that was played on any device, entered for the game of its two players.

use super::error::TournamentError;
use super::names::LIKENESSES;
use super::round::{LikelyGame, Outcome};
use super::tournament::Tournament;
use crate::record::{Kind, Match};
use crate::rules::Game;

/// The result of a finished match between two people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The names of the players.
    pub names: [String; 2],
    /// The result, as if the first of them had moved first.
    pub outcome: Outcome,
}

/// The reason why a match has no result that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// It is not a match between two people.
    NotTwoPeople,
    /// It is not finished.
    NotFinished,
    /// A throw, such as the toss that decides who begins, does not follow from what the players had committed to.
    Forged,
}

impl MatchResult {
    /// The result of a match, which was replayed when its record was read.
    ///
    /// # Errors
    /// The reason why it does not count.
    pub fn of<G: Game>(played: &Match<G>) -> Result<Self, MatchError> {
        let [first, second] = played.players() else { return Err(MatchError::NotTwoPeople) };
        if [first, second].iter().any(|player| player.kind != Kind::Person) {
            return Err(MatchError::NotTwoPeople);
        }
        if played.check().is_some_and(|checked| checked.wrong.is_some()) {
            return Err(MatchError::Forged);
        }
        let ended = played.state().outcome();
        let outcome = match ended.as_ref().map(|ended| &ended.places[..]) {
            Some([1, 1]) => Outcome::Draw,
            Some([1, _]) => Outcome::FirstWins,
            Some([_, 1]) => Outcome::SecondWins,
            _ => return Err(MatchError::NotFinished),
        };
        Ok(Self { names: [first.name.clone(), second.name.clone()], outcome })
    }
}

impl Tournament {
    /// The games that a match may have been: the last one between its players, or, if it is not clear who they are, all
    /// without a result between players who may be meant.
    #[must_use]
    pub fn likely_games(&self, result: &MatchResult) -> Vec<LikelyGame> {
        let game = |(round, table, is_reversed): (usize, usize, bool)| LikelyGame {
            round,
            table,
            outcome: if is_reversed { result.outcome.reversed() } else { result.outcome },
            entered: self.rounds[round].pairings[table].outcome,
        };
        if let Some(last) = self.game_between(&result.names) {
            return vec![game(last)];
        }
        let games = self.games_like(&result.names).into_iter().map(|(_, place)| game(place));
        games.filter(|game| game.entered.is_none()).collect()
    }

    /// The round and the table of the last game between two players, from zero; `None` if they have not been paired, or it
    /// is not clear who they are. Accents, the order of names and second names do not count where that is unambiguous.
    #[must_use]
    pub fn game_of(&self, names: &[String; 2]) -> Option<(usize, usize)> {
        self.game_between(names).map(|(round, table, _)| (round, table))
    }

    /// Enters the result of a match for the last game between its players. A result that is entered already stays.
    ///
    /// # Errors
    /// Errors if they have not been paired, it is not clear who they are, or the game has a result.
    pub fn enter(&mut self, result: &MatchResult) -> Result<(), TournamentError> {
        let likely = self.likely_games(result);
        let Some(game) = likely.first().copied().filter(|_| self.game_of(&result.names).is_some()) else {
            let pairs = likely.into_iter().map(|game| (game.round, game.table, game.outcome)).collect();
            let is_nobody = self.games_like(&result.names).is_empty();
            return Err(if is_nobody {
                TournamentError::NotPaired(result.names.clone())
            } else {
                TournamentError::SeveralPairs(pairs)
            });
        };
        match game.entered {
            None => self.set_outcome(game.round, game.table, Some(game.outcome)),
            Some(entered) if entered == game.outcome => Err(TournamentError::EnteredBefore(game.round)),
            Some(_) => Err(TournamentError::EnteredOtherwise(game.round)),
        }
    }

    /// What [`game_of`](Self::game_of) returns, and `true` if the second of these players moves first.
    fn game_between(&self, names: &[String; 2]) -> Option<(usize, usize, bool)> {
        let found = self.games_like(names);
        let (players, last) = found.first()?;
        found.iter().all(|(others, _)| others == players).then_some(*last)
    }

    /// The games between players who are most likely called so, the last one first: the players, and the round, the table
    /// and `true` if the second of them moves first.
    fn games_like(&self, names: &[String; 2]) -> Vec<([usize; 2], (usize, usize, bool))> {
        let games = |alike: fn(&str, &str) -> bool| {
            let are = |[one, other]: [usize; 2]| {
                alike(&self.players[one].name, &names[0]) && alike(&self.players[other].name, &names[1])
            };
            let rounds = self.rounds.iter().enumerate().rev();
            let games = rounds.flat_map(|(round, paired)| {
                paired.pairings.iter().enumerate().map(move |(table, pairing)| (round, table, pairing))
            });
            games
                .flat_map(|(round, table, pairing)| {
                    let players = [pairing.first, pairing.second];
                    let reversed = [pairing.second, pairing.first];
                    [(players, false), (reversed, true)].map(|(players, turned)| (players, (round, table, turned)))
                })
                .filter(|(players, _)| are(*players))
                .collect::<Vec<_>>()
        };
        LIKENESSES.into_iter().map(games).find(|games| !games.is_empty()).unwrap_or_default()
    }
}
