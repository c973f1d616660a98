//! Shared parts of the evaluations of Chaupar and Pachisi.

use super::learned::{Features, ONE};
use crate::bots;
use crate::rules::cross::{self, AROUND, Group, Pieces, Places, SHARED, Step, is_cross, shared_step};
use crate::rules::{Seat, SeatSet};

/// The value of one step forward.
pub const STEP: i64 = 100;
/// The bonus for a piece at home, in addition to its steps: it can no longer be sent back.
pub const HOME: i64 = 10 * STEP;

/// The value of each seat's position, indexed by seat.
pub type Worth = [i64; AROUND.len()];

/// The lead of `seat` over the average of the others.
pub fn lead(worth: &Worth, seat: Seat) -> i64 {
    let own = worth.get(seat.index()).copied().unwrap_or_default();
    let others = worth.iter().sum::<i64>() - own;
    own - others / 3
}

/// The value of the steps of each seat's pieces, with a bonus for pieces at home.
pub fn steps(pieces: &Pieces) -> Worth {
    let mut worth = Worth::default();
    for seat in AROUND {
        worth[seat.index()] = STEP * i64::from(pieces.sum(seat)) + HOME * i64::from(pieces.count(seat, cross::HOME));
    }
    worth
}

/// The expected loss of a group to the next throw of each enemy: the steps of its pieces times the probability of a
/// hit. `odds` gives the number of throws, out of `total`, that lead a given distance.
pub fn danger(pieces: &Pieces, group: Group, odds: impl Fn(u8) -> i64, total: i64) -> i64 {
    STEP * i64::from(group.step.0) * i64::from(group.pieces) * hits(pieces, group, odds).min(total) / total
}

/// The number of hitting throws, summed over all enemies and all their pieces behind the group.
fn hits(pieces: &Pieces, group: Group, odds: impl Fn(u8) -> i64) -> i64 {
    let mut hits = 0;
    for seat in AROUND {
        let Some(there) = shared_step(group.seat, group.step, seat) else {
            return 0;
        };
        for step in pieces.steps(seat) {
            if seat != group.seat && step <= there {
                hits += odds(there - step);
            }
        }
    }
    hits
}

/// The groups in which the pieces of `seat` stand, including those at home.
pub fn groups(pieces: &Pieces, seat: Seat) -> impl Iterator<Item = Group> {
    pieces.steps(seat).map(move |step| Group { seat, step, pieces: pieces.count(seat, step) })
}

/// The features from which the odds of `seat` to come home next are learned. `throws` is `true` if the seat is about
/// to throw, `is_exposed` if a single piece can hit the group; `odds` gives the number of throws, out of `total`,
/// that lead a given distance.
pub fn features(
    pieces: &Pieces,
    seat: Seat,
    throws: bool,
    is_exposed: impl Fn(Group) -> bool,
    odds: impl Fn(u8) -> i64,
    total: i64,
) -> Features {
    let mut features = Features::default();
    let way = i64::from(cross::HOME.0);
    features[0] = ONE * i64::from(pieces.sum(seat)) / way;
    for group in groups(pieces, seat) {
        let [step, count] = [group.step.0, group.pieces].map(i64::from);
        let zone = ZONES.iter().position(|last| group.step <= *last).unwrap_or(ZONES.len());
        features[1 + zone] += ONE * count;
        if SHARED.contains(&group.step) {
            features[9] += ONE * i64::from(count == 2);
            features[10] += ONE * count * i64::from(is_cross(group.step));
            if is_exposed(group) {
                let hits = hits(pieces, group, &odds).min(total);
                features[11] += ONE * count * hits / total;
                features[12] += ONE * count * step * hits / (way * total);
            }
        }
    }
    features[13] = if throws { ONE } else { 0 };
    features[14] = ONE * pieces.of(seat).first().map_or(0, |last| i64::from(last.0)) / way;
    features[15] = if pieces.count(seat, cross::HOME) + 1 == pieces.each() { ONE } else { 0 };
    features
}

/// The progress of the match, from 0 to [`ONE`]: the share of its path that the leading seat has gone.
pub fn progress(pieces: &Pieces) -> i64 {
    let most = AROUND.map(|each| pieces.sum(each)).into_iter().max().unwrap_or_default();
    ONE * i64::from(most) / (i64::from(cross::HOME.0) * i64::from(pieces.each()))
}

/// The last step of each zone of the path in which pieces are counted; home is the zone after them.
const ZONES: [Step; 7] = [Step(0), Step(8), Step(24), Step(40), Step(56), Step(72), Step(80)];

/// Certainty, in millionths.
const CERTAIN: f64 = 1e6;
/// The share, in millionths, for certainly beating one other seat: it makes the second place better than the third.
const BEHIND: f64 = 5e4;

/// A forecast of the order in which the seats come home.
pub trait Forecast {
    /// The probability that `seat` comes home before all `others`, none of whom is home yet.
    fn before(&self, seat: Seat, others: SeatSet) -> f64;
}

/// Luce's choice axiom (R. D. Luce, *Individual Choice Behavior*, 1959): probabilities are proportional to the odds.
impl Forecast for Odds {
    fn before(&self, seat: Seat, others: SeatSet) -> f64 {
        let own = self[seat.index()];
        own / (own + others.iter().map(|other| self[other.index()]).sum::<f64>())
    }
}

/// The value of each seat, in millionths: the probability that it comes home next among those that are not home, plus
/// [`BEHIND`] times the probability of beating each other seat in turn. A seat that is home has beaten all that are
/// not, and the last seat beats nobody.
pub fn chances(places: Places, forecast: &impl Forecast) -> bots::Worth {
    let open: SeatSet = AROUND.into_iter().filter(|seat| !places.contains(*seat)).collect();
    let mut worth = bots::Worth::default();
    for seat in AROUND {
        let mut others = open;
        others.remove(seat);
        let before = |others: SeatSet| if open.contains(seat) { forecast.before(seat, others) } else { 1.0 };
        let next = if others.is_empty() && open.contains(seat) { 0.0 } else { before(others) };
        let behind: f64 = others.iter().map(|other| before([other].into_iter().collect())).sum();
        worth[seat.index()] = rounded(CERTAIN * next + BEHIND * behind);
    }
    worth
}

/// The probability of each seat to come home first, in hundredths of a percent.
pub fn win_chances(places: Places, forecast: &impl Forecast) -> bots::Worth {
    let mut worth = bots::Worth::default();
    for seat in AROUND {
        worth[seat.index()] = if let Some(first) = places.iter().next() {
            10_000 * i64::from(first == seat)
        } else {
            let others = AROUND.into_iter().filter(|other| *other != seat).collect();
            rounded(10_000.0 * forecast.before(seat, others))
        };
    }
    worth
}

/// The odds of each seat: the exponential of its score, which is in thousandths. Entries of seats that are home are
/// meaningless.
pub fn odds(places: Places, score: impl Fn(Seat) -> i64) -> Odds {
    let mut odds = Odds::default();
    for seat in AROUND.into_iter().filter(|seat| !places.contains(*seat)) {
        odds[seat.index()] = exponential(score(seat));
    }
    odds
}

/// The odds of each seat to come home next, indexed by seat.
pub type Odds = [f64; AROUND.len()];

/// Approximates exp(x / 1000) by multiplication alone, so that the result is the same on every platform.
fn exponential(thousandths: i64) -> f64 {
    #[allow(clippy::cast_precision_loss, reason = "it is a few thousands")]
    let mut power = 1.0 + thousandths.clamp(-30_000, 30_000) as f64 / (1000.0 * 4096.0);
    for _ in 0..12 {
        power *= power;
    }
    power
}

#[allow(clippy::cast_possible_truncation, reason = "it is a few millions")]
fn rounded(millionths: f64) -> i64 {
    millionths.round() as i64
}
