//! A tournament: its players and its rounds.

use super::about::About;
use super::berger;
use super::entry::{Entry, entries};
use super::error::TournamentError;
use super::history::histories;
use super::names::{is_among, read_name};
use super::round::{Outcome, Round};
use super::standings::{Standing, standings};
use super::swiss;

/// The minimum number of players at the beginning.
pub const MIN_PLAYERS: usize = 3;
/// The maximum number of players.
pub const MAX_PLAYERS: usize = 60;

/// The system by which rounds are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// Players on as many points meet, by the Dutch system.
    Swiss,
    /// Everybody meets everybody, by the Berger tables.
    RoundRobin,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, which no other player has.
    pub name: String,
    /// `true` if the player is paired in the next round.
    pub is_present: bool,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub(super) about: About,
    pub(super) system: System,
    pub(super) planned: usize,
    pub(super) players: Vec<Player>,
    pub(super) rounds: Vec<Round>,
}

impl System {
    /// The largest number of rounds in which `players` players need not meet twice or have a second bye.
    #[must_use]
    pub fn most_rounds(self, players: usize) -> usize {
        berger::rounds(players)
    }

    /// The usual number of rounds: for a Swiss tournament, one more than would leave a single winner of all games.
    #[must_use]
    pub fn usual_rounds(self, players: usize) -> usize {
        let most = self.most_rounds(players);
        match self {
            Self::RoundRobin => most,
            Self::Swiss => (players.next_power_of_two().trailing_zeros() as usize + 1).min(most),
        }
    }
}

impl Tournament {
    /// Begins a tournament with these names, in the order of their pairing numbers. A round robin has as many rounds as it
    /// takes, whatever `rounds` is.
    ///
    /// # Errors
    /// Errors if there are too few or too many players or rounds, or a name is unusable.
    pub fn new(system: System, rounds: usize, names: &[String]) -> Result<Self, TournamentError> {
        if names.len() < MIN_PLAYERS {
            return Err(TournamentError::TooFewPlayers);
        }
        let most = system.most_rounds(names.len());
        let planned = if system == System::RoundRobin { most } else { rounds };
        let mut tournament = Self { about: About::default(), system, planned, players: Vec::new(), rounds: Vec::new() };
        for name in names {
            tournament.add(name)?;
        }
        if (1..=most).contains(&planned) { Ok(tournament) } else { Err(TournamentError::WrongRounds(most)) }
    }

    /// What the tournament is called, and where and when it is played.
    #[must_use]
    pub fn about(&self) -> &About {
        &self.about
    }

    /// Sets what the tournament is called, and where and when it is played.
    pub fn describe(&mut self, about: &About) {
        self.about = about.tidied();
    }

    /// The system by which rounds are paired.
    #[must_use]
    pub fn system(&self) -> System {
        self.system
    }

    /// The number of rounds that the tournament will have.
    #[must_use]
    pub fn planned_rounds(&self) -> usize {
        self.planned
    }

    /// The players, in the order of their pairing numbers.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The rounds that have been paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// `true` if all rounds have been paired and all results are known.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rounds.len() == self.planned && self.rounds.iter().all(|round| round.missing() == 0)
    }

    /// Adds a player, who is paired from the next round on and has no points for those that were missed. In a round robin
    /// this is possible before its first round only, and adds the rounds that it takes.
    ///
    /// # Errors
    /// Errors if the name is unusable, or nobody can be added.
    pub fn add(&mut self, name: &str) -> Result<(), TournamentError> {
        let name = read_name(name)?;
        if is_among(&name, self.players.iter().map(|player| player.name.as_str())) {
            return Err(TournamentError::NameTwice(name));
        }
        if self.players.len() == MAX_PLAYERS {
            return Err(TournamentError::TooManyPlayers);
        }
        if self.system == System::RoundRobin && !self.rounds.is_empty() {
            return Err(TournamentError::RoundRobinHasBegun);
        }
        self.players.push(Player { name, is_present: true });
        if self.system == System::RoundRobin {
            self.planned = self.system.most_rounds(self.players.len());
        }
        Ok(())
    }

    /// Gives a player another name.
    ///
    /// # Errors
    /// Errors if there is no such player, or the name is unusable.
    pub fn rename(&mut self, player: usize, name: &str) -> Result<(), TournamentError> {
        let name = read_name(name)?;
        let others = self.players.iter().enumerate().filter(|(number, _)| *number != player);
        if is_among(&name, others.map(|(_, other)| other.name.as_str())) {
            return Err(TournamentError::NameTwice(name));
        }
        self.players.get_mut(player).ok_or(TournamentError::NotThere)?.name = name;
        Ok(())
    }

    /// Sets whether a player is paired from the next round on. Games that have been paired stay.
    ///
    /// # Errors
    /// Errors if there is no such player.
    pub fn set_present(&mut self, player: usize, is_present: bool) -> Result<(), TournamentError> {
        self.players.get_mut(player).ok_or(TournamentError::NotThere)?.is_present = is_present;
        Ok(())
    }

    /// Pairs the next round.
    ///
    /// # Errors
    /// Errors if results are missing, all rounds have been paired, or no pairing is possible.
    pub fn pair(&mut self) -> Result<&Round, TournamentError> {
        if self.rounds.len() >= self.planned {
            return Err(TournamentError::AllRoundsPaired);
        }
        let missing = self.rounds.last().map_or(0, Round::missing);
        if missing > 0 {
            return Err(TournamentError::ResultsMissing(missing));
        }
        let round = self.paired()?;
        self.rounds.push(round);
        self.rounds.last().ok_or(TournamentError::NotThere)
    }

    fn paired(&self) -> Result<Round, TournamentError> {
        let present: Vec<_> = (0..self.players.len()).filter(|one| self.players[*one].is_present).collect();
        if present.len() < 2 {
            return Err(TournamentError::NobodyPresent);
        }
        let histories = histories(self.players.len(), &self.rounds);
        match self.system {
            System::Swiss => swiss::pair(&present, &histories),
            System::RoundRobin => Ok(berger::pair(&present, self.rounds.len(), &histories)),
        }
    }

    /// Takes back the pairing of the last round, with the results in it; `None` if none was paired.
    pub fn unpair(&mut self) -> Option<Round> {
        self.rounds.pop()
    }

    /// Sets the result of a game, or removes it. Later rounds stay as they were paired.
    ///
    /// # Errors
    /// Errors if there is no such game.
    pub fn set_outcome(&mut self, round: usize, table: usize, outcome: Option<Outcome>) -> Result<(), TournamentError> {
        let pairing = self.rounds.get_mut(round).and_then(|round| round.pairings.get_mut(table));
        pairing.ok_or(TournamentError::NotThere)?.outcome = outcome;
        Ok(())
    }

    /// The number of rounds from the first on of which all results are known.
    #[must_use]
    pub fn complete_rounds(&self) -> usize {
        self.rounds.iter().take_while(|round| round.missing() == 0).count()
    }

    /// What each round has brought to each player, by number.
    #[must_use]
    pub fn entries(&self) -> Vec<Vec<Entry>> {
        entries(self.players.len(), &self.rounds)
    }

    /// The standings, the first place first.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings(self.players.len(), &self.rounds)
    }
}
