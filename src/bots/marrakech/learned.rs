//! How far ahead a seat will be in the end, as it has been learned.

use super::{DIRHAM, LASTING, Worth, add_next_walk, best_place, lead, others_walks};
use crate::bots::learned::{FEATURES, Features, Learned, ONE, Weights, score};
use crate::bots::{self, Evaluate};
use crate::rules::marrakech::{Marrakech, Options, Phase, Square, SquareSet};
use crate::rules::{Game, Seat};

/// As learned, for two, three and four seats: see [`Learned`]. In hundredths of a dirham.
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

/// How near Asam a square is that he may reach after the walk that comes.
const NEAR: u8 = 3;
/// Who has less dirhams than this is in danger of being out (M7).
const POOR: i64 = 10;

impl Learned for Marrakech {
    fn weights(options: &Options) -> &'static Weights {
        &WEIGHTS[usize::from(options.players - Options::FEWEST)]
    }

    fn features(&self, seat: Seat) -> Features {
        features(self, seat, &next_walk(self))
    }

    /// By the rugs that are laid.
    fn far(&self) -> i64 {
        let laid = i64::try_from(self.laid().len()).unwrap_or_default();
        let left: i64 = Seat::all(self.seats()).map(|seat| i64::from(self.rugs_left(seat))).sum();
        ONE * laid / (laid + left).max(1)
    }

    fn judged(&self, weights: &Weights) -> bots::Worth {
        let (far, walk) = (self.far(), next_walk(self));
        let mut worth = Worth::default();
        for each in Seat::all(self.seats()) {
            worth[each.index()] = score(&features(self, each, &walk), weights, far);
        }
        self.by_seat(|_, seat| lead(self, &worth, seat))
    }
}

/// What the walk that comes can be expected to cost or to bring each seat.
fn next_walk(state: &Marrakech) -> Worth {
    let mut walk = Worth::default();
    add_next_walk(state, &mut walk);
    walk
}

/// What tells how much `seat` will have in the end, with what the walk that comes brings each. Whoever is out has nothing.
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
    features[3] = ONE * tolls * walks.min(LASTING) / (10 * i64::from(Square::COUNT));
    features[4] = ONE * walk[seat.index()] / DIRHAM;
    features[5] = if is_mover && state.phase() == Phase::Lay { ONE * best_place(state) } else { 0 };
    features[6] = if is_to_walk { ONE } else { 0 };
    features[7] = ONE * whole(state, seat) / 5;
    features[8] = ONE * largest / 10;
    features[9] = ONE * near * walks.min(2) / 200;
    features[10] = ONE * (POOR - dirhams).max(0) / POOR;
    features
}

/// What there is to tell of the connected regions of a seat.
#[derive(Default)]
struct Regions {
    /// The sum of what would be paid on each square.
    tolls: i64,
    /// How many squares the largest has.
    largest: i64,
    /// The sum of what would be paid on the squares near Asam.
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

/// How many rugs of `seat` show both squares: no single rug can cover them (M8).
fn whole(state: &Marrakech, seat: Seat) -> i64 {
    let shows = |number, square: Square| state.top_rug(square) == Some(number);
    let own = state.laid().iter().enumerate().filter(|(_, rug)| state.owner(rug.colour) == seat);
    own.map(|(number, rug)| i64::from(rug.place.squares().into_iter().all(|square| shows(number, square)))).sum()
}
