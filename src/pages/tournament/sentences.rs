//! The sentences of the page about a tournament.

use super::state::{Places, Question, Refusal, ResultPlace, TournamentState};
use crate::record::Day;
use crate::tournament::{MAX_NAME, MAX_PLAYERS, MIN_PLAYERS, Outcome, Tournament, TournamentError};
use crate::words::{all_of, table, tournament};

/// How a day is written.
pub type WriteDay = fn(Day) -> String;

/// The reason of a refusal, in a sentence.
#[must_use]
pub fn sentence(refusal: &Refusal, write_day: WriteDay) -> String {
    match refusal {
        Refusal::Link(problem) => problem.sentence(),
        Refusal::Places(places) => where_it_belongs(places, write_day),
        Refusal::Tournament(error) => error_sentence(error),
    }
}

/// The reason why a tournament is not changed, in a sentence.
#[must_use]
pub fn error_sentence(error: &TournamentError) -> String {
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

/// What is known about the tournaments of a match, and what to do.
fn where_it_belongs(Places { names: [one, other], places }: &Places, write_day: WriteDay) -> String {
    let entered = places.iter().filter_map(|place| {
        let (round, name) = (place.game.round + 1, name_of(&place.tournament, write_day));
        Some(match place.game.entered? {
            entered if entered == place.game.outcome => table::labelled(&name, &tournament::result_before(round)),
            _ => table::labelled(&name, &tournament::result_otherwise(round)),
        })
    });
    let has_choice = places.iter().any(|place| place.game.entered.is_none());
    let is_several = places.iter().any(|place| place.other != places[0].other);
    let to_do = has_choice.then(|| {
        if is_several { tournament::result_in_several(one, other) } else { tournament::result_elsewhere(one, other) }
    });
    entered.chain(to_do).collect::<Vec<_>>().join(" ")
}

/// The words of the button that enters a result for a game; `None` if it has one.
#[must_use]
pub fn place_button(place: &ResultPlace, write_day: WriteDay) -> Option<String> {
    let (game, shown) = (place.game, &place.tournament);
    let result = pair_result(shown, (game.round, game.table), game.outcome).filter(|_| game.entered.is_none())?;
    Some(table::labelled(&name_of(shown, write_day), &result))
}

/// The players of a game with a result between them, and the round.
#[must_use]
pub fn pair_result(shown: &Tournament, (round, table): (usize, usize), outcome: Outcome) -> Option<String> {
    let pairing = shown.rounds().get(round)?.pairings.get(table)?;
    let [first, second] = [pairing.first, pairing.second].map(|player| &shown.players()[player].name);
    Some(tournament::pair_result(first, score(Some(outcome)), second, round + 1))
}

/// The sentence after the result of a game has been entered from a link; it names a tournament that was opened for it.
#[must_use]
pub fn entered(state: &TournamentState, write_day: WriteDay) -> Option<String> {
    let ((round, table), shown) = (state.entered?, state.tournament.as_ref()?);
    let game = shown.rounds().get(round)?.pairings.get(table)?;
    let [first, second] = [game.first, game.second].map(|player| &shown.players()[player].name);
    let says = tournament::result_entered(first, score(game.outcome), second, round + 1, table + 1);
    Some(if state.has_opened { table::labelled(&name_of(shown, write_day), &says) } else { says })
}

/// The title, the section, the school and the date; empty if all of them are missing.
#[must_use]
pub fn title(shown: &Tournament, write_day: WriteDay) -> String {
    let about = shown.about();
    let texts = about.texts().into_iter().map(str::to_owned);
    texts.chain(about.date.map(write_day)).collect::<Vec<_>>().join(" · ")
}

/// The title of a tournament and its date, or else some of its players.
#[must_use]
pub fn name_of(shown: &Tournament, write_day: WriteDay) -> String {
    let about = shown.about();
    let first = shown.players().first().map(|player| player.name.as_str()).unwrap_or_default();
    let untitled =
        about.texts().is_empty().then(|| tournament::untitled(first, shown.players().len().saturating_sub(1)));
    let parts = [untitled.unwrap_or_default(), title(shown, write_day)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The name of a tournament in the list of the others, from its text.
#[must_use]
pub fn name_in_list(text: &str, write_day: WriteDay) -> String {
    match text.parse() {
        Ok(other) => name_of(&other, write_day),
        Err(_) => tournament::damaged_other().to_owned(),
    }
}

/// The heading of the pairings of a round.
#[must_use]
pub fn round_heading(shown: &Tournament, round: usize) -> String {
    tournament::round_of(round + 1, shown.planned_rounds().max(shown.rounds().len()))
}

/// The heading of the standings: after which round they are.
#[must_use]
pub fn standings_heading(shown: &Tournament) -> String {
    match (shown.complete_rounds(), shown.rounds().len()) {
        (_, 0) => tournament::standings().to_owned(),
        (complete, paired) if complete == paired => tournament::standings_after(paired),
        (_, paired) => tournament::standings_during(paired),
    }
}

/// Who has the bye in a round, and who does not play.
#[must_use]
pub fn round_notes(shown: &Tournament, round: usize) -> Vec<String> {
    let Some(round) = shown.rounds().get(round) else { return Vec::new() };
    let plays =
        |player: usize| round.pairings.iter().any(|pairing| pairing.first == player || pairing.second == player);
    let idle = (0..shown.players().len()).filter(|player| !plays(*player) && round.bye != Some(*player));
    let name = |player: usize| shown.players()[player].name.clone();
    let idle: Vec<_> = idle.map(name).collect();
    let idle = (!idle.is_empty()).then(|| tournament::not_playing(&all_of(idle)));
    round.bye.map(|player| tournament::bye(&name(player))).into_iter().chain(idle).collect()
}

/// A question, what its answer means, and the words of the button that says yes.
#[must_use]
pub fn texts_of_question(question: Question) -> [String; 3] {
    match question {
        Question::OldRound(round) => {
            [tournament::old_question(round + 1), tournament::old_meaning().into(), tournament::old_yes().into()]
        }
        Question::Unpair(round, results) => [
            tournament::unpair_question(round + 1),
            tournament::unpair_meaning(results),
            tournament::unpair_round(round + 1),
        ],
        Question::Remove => {
            [tournament::remove_question(), tournament::remove_meaning(), tournament::remove()].map(str::to_owned)
        }
    }
}

/// A result as it is written between two names.
#[must_use]
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
#[must_use]
pub fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}
