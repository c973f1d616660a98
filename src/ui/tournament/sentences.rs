//! The sentences of the page about a tournament.

use super::state::Refusal;
use crate::tournament::{MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, Outcome, Tournament, TournamentError};
use crate::words::tournament;

/// The reason of a refusal, in a sentence.
pub fn sentence(refusal: &Refusal) -> String {
    let error = match refusal {
        Refusal::Link(problem) => return problem.sentence(),
        Refusal::Tournament(error) => error,
    };
    match error {
        TournamentError::TooFewPlayers => tournament::too_few(MIN_PLAYERS),
        TournamentError::TooManyPlayers => tournament::too_many(MAX_PLAYERS),
        TournamentError::NoName => tournament::no_name().into(),
        TournamentError::NameTooLong(name) => tournament::name_too_long(name, MAX_NAME),
        TournamentError::NameTwice(name) => tournament::name_twice(name),
        TournamentError::WrongRounds(most) => tournament::wrong_rounds(*most),
        TournamentError::RoundRobinHasBegun => tournament::round_robin_has_begun().into(),
        TournamentError::ResultsMissing(missing) => tournament::results_missing(*missing),
        TournamentError::AllRoundsPaired => tournament::all_rounds_paired().into(),
        TournamentError::NobodyPresent => tournament::nobody_present().into(),
        TournamentError::EverybodyHadBye => tournament::everybody_had_bye().into(),
        TournamentError::NoPairing => tournament::no_pairing().into(),
        TournamentError::NotPaired([one, other]) => tournament::result_not_paired(one, other),
        TournamentError::SeveralPairs(_) => tournament::several_pairs().into(),
        TournamentError::EnteredBefore(round) => tournament::result_before(round + 1),
        TournamentError::EnteredOtherwise(round) => tournament::result_otherwise(round + 1),
        TournamentError::NotThere => tournament::not_there().into(),
    }
}

/// The sentence after the result of a game has been entered from a link.
pub fn entered(shown: &Tournament, (round, table): (usize, usize)) -> Option<String> {
    let game = shown.rounds().get(round)?.pairings.get(table)?;
    let [first, second] = [game.first, game.second].map(|player| &shown.players()[player].name);
    Some(tournament::result_entered(first, score(game.outcome), second, round + 1, table + 1))
}

/// A result as it is written between two names.
pub fn score(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "–",
        Some(Outcome::FirstWins) => "1 : 0",
        Some(Outcome::Draw) => "½ : ½",
        Some(Outcome::SecondWins) => "0 : 1",
        Some(Outcome::FirstByForfeit) => "+ : −",
        Some(Outcome::SecondByForfeit) => "− : +",
        Some(Outcome::BothForfeit) => "− : −",
    }
}

/// Points, which are counted in halves, as they are written: 0, ½, 1, 1½.
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
