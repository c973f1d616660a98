//! The headings of a tournament, of a round and of the standings.

use crate::tournament::Tournament;
use crate::ui::date::day;
use crate::words::tournament;

/// The title, the section, the school and the date; empty if all of them are missing.
pub fn title(shown: &Tournament) -> String {
    let about = shown.about();
    let texts = about.texts().into_iter().map(str::to_owned);
    texts.chain(about.date.map(day)).collect::<Vec<_>>().join(" · ")
}

/// The heading of the pairings of a round.
pub fn of_round(shown: &Tournament, round: usize) -> String {
    tournament::round_of(round + 1, shown.planned_rounds())
}

/// The heading of the standings: after which round they are.
pub fn of_standings(shown: &Tournament) -> String {
    match (shown.complete_rounds(), shown.rounds().len()) {
        (_, 0) => tournament::standings().to_owned(),
        (complete, paired) if complete == paired => tournament::standings_after(paired),
        (_, paired) => tournament::standings_during(paired),
    }
}
