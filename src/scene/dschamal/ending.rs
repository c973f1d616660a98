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
    let one_sided = one_sided(state);
    let turn = one_sided.and_then(|winner| turning_point(&duels, winner));
    let turn = turn.map(|(number, duel)| dschamal::decided_in(number, seating.who(duel.winner), &words::all(duel.won)));
    let catch = best(duels.iter(), |duel| duel.worth()).map(|duel| {
        let (who, won) = (seating.who(duel.winner), words::all(duel.won));
        match duel.gained[duel.winner.index()] {
            0 => dschamal::best_catch(who, &won),
            points => dschamal::best_catch_worth(who, &won, points),
        }
    });
    Some(Ending {
        title: title_of(state, seating)?,
        why: decided.map(|decided| (why(decided).to_owned(), Clause("B8"))),
        rows: in_places(&outcome).into_iter().map(row).collect(),
        notes: turn.into_iter().chain(catch).collect(),
        one_sided: one_sided.is_some(),
    })
}

/// Returns the title of the end: who has won, by which points; `None` while the match goes on.
pub(super) fn title_of(state: &Dschamal, seating: &Seating) -> Option<String> {
    let by_points = matches!(state.ending(), Some(Decided::Seven | Decided::MostPoints));
    let scores: Vec<_> =
        Seat::all(state.seats()).filter(|_| by_points).map(|seat| state.points(seat).to_string()).collect();
    Some(title(&state.outcome()?, seating, &scores))
}

/// The least lead in victory points of a one-sided match.
const ONE_SIDED: u8 = 4;

/// Returns the only winner of a match that was one-sided.
fn one_sided(state: &Dschamal) -> Option<Seat> {
    let outcome = state.outcome()?;
    let winner = outcome.winners().next().filter(|_| outcome.winners().count() == 1)?;
    let others = Seat::all(state.seats()).filter(|seat| *seat != winner);
    let next = others.map(|seat| state.points(seat)).max().unwrap_or_default();
    (state.points(winner) >= next + ONE_SIDED).then_some(winner)
}

/// Returns the duel that decided a match, with its number: from it on, the winner of the match was ahead of all others.
fn turning_point(duels: &[Duel], winner: Seat) -> Option<(usize, &Duel)> {
    let mut points = [0_u8; Seat::MOST as usize];
    let mut turn = None;
    for (duel, number) in duels.iter().zip(1..) {
        points.iter_mut().zip(duel.gained).for_each(|(points, gained)| *points += gained);
        let own = points[winner.index()];
        let is_ahead = Seat::all(Seat::MOST).all(|seat| seat == winner || points[seat.index()] < own);
        turn = if is_ahead { turn.or(Some((number, duel))) } else { None };
    }
    turn
}

/// The result of a duel.
pub(super) struct Duel {
    pub(super) winner: Seat,
    /// Pieces won, from the bag and from the loser's camp.
    won: PieceSet,
    /// Victory points gained, by seat (B7).
    gained: [u8; Seat::MOST as usize],
}

impl Duel {
    /// Ranks the result: by points, then by pieces.
    fn worth(&self) -> i64 {
        i64::from(self.gained[self.winner.index()]) * 100 + i64::from(self.won.len())
    }
}

/// Returns the duels, in order.
pub(super) fn duels<'a>(history: impl Iterator<Item = PastAction<'a, Dschamal>>) -> Vec<Duel> {
    let mut won_before = PieceSet::NONE;
    let mut duels = Vec::new();
    let mut fought = |winner: Seat, won, settled: Settlement| {
        duels.push(Duel { winner, won, gained: settled.gained });
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
