//! What the evaluations of Chaupar and Pachisi share.

use super::learned::{Features, ONE, Weights, score};
use crate::bots;
use crate::rules::cross::{self, AROUND, Group, Pieces, Places, SHARED, Step, is_cross, shared_step};
use crate::rules::{Seat, SeatSet};

/// The worth of one step forward.
pub const STEP: i64 = 100;
/// The worth of a piece that is home, beside its steps: it cannot be sent back.
pub const HOME: i64 = 10 * STEP;

/// The worth of each seat's position, by seat.
pub type Worth = [i64; AROUND.len()];

/// How far `seat` is ahead of the others on average.
pub fn lead(worth: &Worth, seat: Seat) -> i64 {
    let own = worth.get(seat.index()).copied().unwrap_or_default();
    let others = worth.iter().sum::<i64>() - own;
    own - others / 3
}

/// The worth of the steps of each seat's pieces, and more for those that are home.
pub fn steps(pieces: &Pieces) -> Worth {
    let mut worth = Worth::default();
    for seat in AROUND {
        worth[seat.index()] = STEP * i64::from(pieces.sum(seat)) + HOME * i64::from(pieces.count(seat, cross::HOME));
    }
    worth
}

/// The expected loss of a group's pieces by the next throw of each enemy: their steps, as often as they are hit. `odds`
/// gives how often a throw of `total` leads so far.
pub fn danger(pieces: &Pieces, group: Group, odds: impl Fn(u8) -> i64, total: i64) -> i64 {
    STEP * i64::from(group.step.0) * i64::from(group.pieces) * hits(pieces, group, odds).min(total) / total
}

/// How many throws, of one for each enemy, bring a piece of his from so far behind to the group.
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

/// The groups in which the pieces of `seat` stand, those at home included.
pub fn groups(pieces: &Pieces, seat: Seat) -> impl Iterator<Item = Group> {
    pieces.steps(seat).map(move |step| Group { seat, step, pieces: pieces.count(seat, step) })
}

/// What tells how soon `seat` will be home, `is_exposed` tells whether a
/// group can be hit by a single piece, `odds` how often a throw of `total` leads so far.
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

/// How far on a match is: the share of the way that the one who is furthest on has gone.
pub fn far(pieces: &Pieces) -> i64 {
    let most = AROUND.map(|each| pieces.sum(each)).into_iter().max().unwrap_or_default();
    ONE * i64::from(most) / (i64::from(cross::HOME.0) * i64::from(pieces.each()))
}

/// The last steps of the parts of the way in which pieces are counted; home comes after them.
const ZONES: [Step; 7] = [Step(0), Step(8), Step(24), Step(40), Step(56), Step(72), Step(80)];

/// A chance that is certain.
const CERTAIN: f64 = 1e6;
/// What is added for everyone who is left behind, if that is certain: the second place is better than the third.
const BEHIND: f64 = 5e4;

/// Who will come home before whom.
pub trait Forecast {
    /// The chance of `seat` to come home before all of the `others`; none of them is home.
    fn before(&self, seat: Seat, others: SeatSet) -> f64;
}

/// By the model of R. Luce (Individual choice behavior, 1959): chances are to each other as the odds.
impl Forecast for Odds {
    fn before(&self, seat: Seat, others: SeatSet) -> f64 {
        let own = self[seat.index()];
        own / (own + others.iter().map(|other| self[other.index()]).sum::<f64>())
    }
}

/// In millionths: the chance of each seat that is not home to come home before the others that are not, and a little more for
/// each of these, by the chance to come home before that one. Who is home has come home before them, and who is the last has
/// not.
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

/// In hundredths of a percent: the chance of each seat to be the first who comes home.
pub fn winning(places: Places, forecast: &impl Forecast) -> bots::Worth {
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

/// The odds of each seat: exponentials of what `weights` make of its features, so far on in the match; by seat, and of those
/// who are home nothing that counts.
pub fn odds(places: Places, weights: &Weights, far: i64, features: impl Fn(Seat) -> Features) -> Odds {
    let mut odds = Odds::default();
    for seat in AROUND.into_iter().filter(|seat| !places.contains(*seat)) {
        odds[seat.index()] = exponential(score(&features(seat), weights, far));
    }
    odds
}

/// The odds of each seat to come home before the others, by seat.
pub type Odds = [f64; AROUND.len()];

/// The exponential of so many thousandths, nearly: by multiplication alone, which is the same everywhere.
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
