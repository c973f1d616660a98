//! Dschamal's final score (B7, B8).

use super::words;
use crate::rules::dschamal::{Dschamal, Ending as Decided, Event, PieceSet, Settlement};
use crate::rules::{Clause, Game, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, PastAction, Seating};
use crate::words::dschamal;

pub(super) fn ending<'a>(
    state: &Dschamal,
    history: impl Iterator<Item = PastAction<'a, Dschamal>>,
    seating: &Seating,
) -> Option<Ending> {
    let outcome = state.outcome()?;
    let duels = duels(history);
    let won = |seat| duels.iter().filter(|duel| duel.winner == seat).count();
    let row = |(seat, place)| EndingRow {
        seat,
        place,
        score: state.points(seat).to_string(),
        details: dschamal::duels_won(won(seat)),
        note: None,
    };
    let decided = state.ending();
    let by_points = matches!(decided, Some(Decided::Seven | Decided::MostPoints));
    let scores: Vec<_> =
        Seat::all(state.seats()).filter(|_| by_points).map(|seat| state.points(seat).to_string()).collect();
    let catch = best(duels.iter(), |duel| duel.worth()).map(|duel| {
        let (who, won) = (seating.who(duel.winner), words::all(duel.won));
        match duel.gained {
            0 => dschamal::best_catch(who, &won),
            points => dschamal::best_catch_worth(who, &won, points),
        }
    });
    Some(Ending {
        title: title(&outcome, seating, &scores),
        why: decided.map(|decided| (why(decided).to_owned(), Clause("B8"))),
        rows: in_places(&outcome).into_iter().map(row).collect(),
        notes: catch.into_iter().collect(),
    })
}

/// The result of a duel.
pub(super) struct Duel {
    pub(super) winner: Seat,
    /// Pieces won, from the bag and from the loser's camp.
    won: PieceSet,
    /// Victory points gained by the winner (B7).
    gained: u8,
}

impl Duel {
    /// Ranks the result: by points, then by pieces.
    fn worth(&self) -> i64 {
        i64::from(self.gained) * 100 + i64::from(self.won.len())
    }
}

/// Returns the duels, in order.
pub(super) fn duels<'a>(history: impl Iterator<Item = PastAction<'a, Dschamal>>) -> Vec<Duel> {
    let mut won_before = PieceSet::NONE;
    let mut duels = Vec::new();
    let mut fought = |winner: Seat, won, settled: Settlement| {
        duels.push(Duel { winner, won, gained: settled.gained[winner.index()] });
    };
    for past in history {
        match *past.event {
            Event::Drawn { winner, won, given, settled, .. } => {
                let won = given.map_or(won, |piece| won | PieceSet::of(piece));
                won_before = won;
                if let Some(settled) = settled {
                    fought(winner, won, settled);
                }
            }
            Event::Taken { winner, piece, settled, .. } => fought(winner, won_before | PieceSet::of(piece), settled),
            _ => {}
        }
    }
    duels
}

/// Returns a sentence on how the match was decided.
pub(super) fn why(decided: Decided) -> &'static str {
    match decided {
        Decided::Seven => dschamal::over_seven(),
        Decided::MostPoints => dschamal::over_most_points(),
        Decided::WonDuel => dschamal::over_won_duel(),
        Decided::Shared => dschamal::over_shared(),
        Decided::BagEmpty => dschamal::over_bag_empty(),
    }
}
