//! The learned evaluation of Marrakech: the expected final lead.

use super::{DIRHAM, REGION_WALKS, Worth, add_next_walk, best_place, lead, others_walks};
use crate::bots::learned::{FEATURES, Features, Learned, ONE, Weights, score};
use crate::bots::{self, Evaluate};
use crate::rules::marrakech::{Marrakech, Options, Phase, Square, SquareSet};
use crate::rules::{Game, Seat};

/// Learned weights ([`Learned`]) for two, three and four seats, in hundredths of a dirham.
const WEIGHTS: [Weights; 3] = [
    [
        [982, 1186, 1080, -656, 30, 63, 116, 8, -157, -464, -1294, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [32, 192, -1223, 1035, 60, 105, 374, 65, 403, 700, 1223, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
    [
        [1006, 518, 1305, -882, 59, 26, 41, 26, -145, -864, -1268, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [-8, 585, -1428, 1188, 26, 89, 311, 85, 309, 882, 1110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
    [
        [1036, 405, 655, -128, 59, 26, 48, 60, -150, -675, -920, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [-36, 679, -775, 453, 29, 86, 309, 56, 325, 607, 648, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ],
];

/// The distance from Asam within which he may stop on the walk after next.
const NEAR: u8 = 3;
/// The number of dirhams below which a seat is in danger of being out (M7).
const POOR: i64 = 10;

impl Learned for Marrakech {
    fn weights(options: &Options) -> &'static Weights {
        &WEIGHTS[usize::from(options.players - Options::FEWEST)]
    }

    fn features(&self, seat: Seat) -> Features {
        features(self, seat, &next_walk(self))
    }

    /// Interpolated by the share of rugs laid.
    fn progress(&self) -> i64 {
        let laid = i64::try_from(self.laid().len()).unwrap_or_default();
        let left: i64 = Seat::all(self.seats()).map(|seat| i64::from(self.rugs_left(seat))).sum();
        ONE * laid / (laid + left).max(1)
    }

    fn values_by(&self, weights: &Weights) -> bots::Worth {
        let (progress, walk) = (self.progress(), next_walk(self));
        let mut worth = Worth::default();
        for each in Seat::all(self.seats()) {
            worth[each.index()] = score(&features(self, each, &walk), weights, progress);
        }
        self.by_seat(|_, seat| lead(self, &worth, seat))
    }
}

/// The expected change of each seat's dirhams by the next walk.
fn next_walk(state: &Marrakech) -> Worth {
    let mut walk = Worth::default();
    add_next_walk(state, &mut walk);
    walk
}

/// The features of the final total of `seat`, given the expected result of the next walk; all 0 if the seat is out.
fn features(state: &Marrakech, seat: Seat, walk: &Worth) -> Features {
    let mut features = [0; FEATURES];
    if state.is_out(seat) {
        return features;
    }
    let dirhams = i64::from(state.dirhams(seat));
    let walks = others_walks(state, seat);
    let is_mover = state.mover() == seat;
    let is_to_walk = is_mover && matches!(state.phase(), Phase::Turn | Phase::Roll);
    let Regions { tolls, largest, near } = regions(state, seat);
    features[0] = ONE * dirhams / 10;
    features[1] = ONE * i64::from(state.showing(seat)) / 10;
    features[2] = ONE * tolls / i64::from(Square::COUNT);
    features[3] = ONE * tolls * walks.min(REGION_WALKS) / (10 * i64::from(Square::COUNT));
    features[4] = ONE * walk[seat.index()] / DIRHAM;
    features[5] = if is_mover && state.phase() == Phase::Lay { ONE * best_place(state) } else { 0 };
    features[6] = if is_to_walk { ONE } else { 0 };
    features[7] = ONE * uncovered_rugs(state, seat) / 5;
    features[8] = ONE * largest / 10;
    features[9] = ONE * near * walks.min(2) / 200;
    features[10] = ONE * (POOR - dirhams).max(0) / POOR;
    features
}

/// A summary of the connected regions of a seat.
#[derive(Default)]
struct Regions {
    /// The sum over its squares of the toll due there.
    tolls: i64,
    /// The number of squares of the largest region.
    largest: i64,
    /// The sum of the tolls due on squares near Asam.
    near: i64,
}

fn regions(state: &Marrakech, seat: Seat) -> Regions {
    let around = SquareSet::around(state.asam().0, NEAR);
    let mut regions = Regions::default();
    for colour in state.options().colours(seat) {
        let mut shown = state.shown(colour);
        while let Some(first) = shown.first() {
            let region = shown.connected(first);
            shown = shown.without(region);
            let toll = i64::from(region.len());
            regions.tolls += toll * toll;
            regions.largest = regions.largest.max(toll);
            regions.near += toll * i64::from(region.both(around).len());
        }
    }
    regions
}

/// The number of rugs of `seat` that are not covered on either square, so that no single rug can cover them (M8).
fn uncovered_rugs(state: &Marrakech, seat: Seat) -> i64 {
    let shows = |number, square: Square| state.top_rug(square) == Some(number);
    let own = state.laid().iter().enumerate().filter(|(_, rug)| state.owner(rug.colour) == seat);
    own.map(|(number, rug)| i64::from(rug.place.squares().into_iter().all(|square| shows(number, square)))).sum()
}
