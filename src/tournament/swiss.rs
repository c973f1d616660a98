//! The pairing of a round of a Swiss tournament by the Dutch system (FIDE Handbook C.04.3).
//!
//! Two things differ from the Handbook. The criteria about sides hold in the last round too, for leaders as for others; and
//! a rematch is made where nothing else is possible, instead of no pairing.

use super::bracket::{Bracket, Entrant};
use super::error::TournamentError;
use super::history::History;
use super::round::{Pairing, Round};
use super::side::{Preference, Side, rank, side_of_higher};

/// Pairs the players with these numbers. `histories` are those of all players of the tournament.
///
/// # Errors
/// Errors if no pairing keeps the absolute criteria.
pub fn pair(present: &[usize], histories: &[History]) -> Result<Round, TournamentError> {
    if present.len() % 2 == 1 && present.iter().all(|player| histories[*player].had_bye) {
        return Err(TournamentError::EverybodyHadBye);
    }
    let mut field: Vec<_> = present.iter().map(|number| entrant(*number, &histories[*number])).collect();
    field.sort_by_key(|entrant| rank(entrant.history.points, entrant.number));
    let (pairs, bye) = brackets(field)?;
    let mut round = Round { pairings: pairs.iter().map(|(high, low)| pairing(high, low)).collect(), bye };
    // The tables of the leaders come first.
    let points = |player: usize| histories[player].points;
    round.pairings.sort_by_key(|pairing| {
        let higher = [pairing.first, pairing.second].map(|player| rank(points(player), player)).into_iter().min();
        (std::cmp::Reverse(points(pairing.first) + points(pairing.second)), higher)
    });
    Ok(round)
}

fn entrant(number: usize, history: &History) -> Entrant<'_> {
    Entrant { number, history, preference: Preference::of(&history.sides) }
}

/// Pairs, the higher ranked player first, and the player with the bye.
type Pairs<'a> = (Vec<(Entrant<'a>, Entrant<'a>)>, Option<usize>);

/// Pairs one bracket after the other, from the highest one down.
fn brackets(mut field: Vec<Entrant>) -> Result<Pairs, TournamentError> {
    let (mut pairs, mut bye) = (Vec::new(), None);
    let mut moved = 0;
    while moved < field.len() {
        let bracket = Bracket::new(&field, moved);
        let (len, paired) = (bracket.len(), bracket.pair());
        if paired.is_illegal {
            return Err(TournamentError::NoPairing);
        }
        let mut is_done = vec![false; field.len()];
        for (high, low) in paired.pairs {
            (is_done[high], is_done[low]) = (true, true);
            pairs.push((field[high], field[low]));
        }
        if let Some(place) = paired.bye {
            is_done[place] = true;
            bye = Some(field[place].number);
        }
        moved = is_done[..len].iter().filter(|done| !**done).count();
        let mut done = is_done.into_iter();
        field.retain(|_| !done.next().unwrap_or(false));
    }
    Ok((pairs, bye))
}

fn pairing(high: &Entrant, low: &Entrant) -> Pairing {
    match side_of_higher(&high.history.sides, &low.history.sides, high.number.is_multiple_of(2)) {
        Side::First => Pairing::new(high.number, low.number),
        Side::Second => Pairing::new(low.number, high.number),
    }
}
