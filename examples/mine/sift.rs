//! The positions that become puzzles.

use caravanserai::bots::Scale;
use caravanserai::puzzles::{Band, Points, Puzzle, PuzzleGame, Task, expected};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{ChipSet, Damath, Hand, MoveTime, Offer, Options, Setup};
use caravanserai::rules::marrakech::{self, Deck, Marrakech};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, Turn};

use crate::examine::{DEPTHS, TWICE, WAYS, are_best, best_by_bots, best_by_points, is_plain};
use crate::playouts::{ERRORS, PLAYOUTS, Playable};
use crate::{playouts, rates};

/// A source of puzzles.
pub struct Vein<G: Game> {
    /// Its name in messages.
    pub name: String,
    /// The options of the match with this number.
    pub options: Box<dyn Fn(u64) -> G::Options>,
}

/// A game whose positions can be sifted.
pub trait Sift: PuzzleGame {
    /// The puzzle of this position, if it is one and another of its band is wanted, beside those `found`.
    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>>;
}

/// The matches of Damath with this set.
pub fn damath(set: ChipSet) -> Vein<Damath> {
    let options = Options { set, touch: false, move_time: MoveTime::Off, game_time: false, ..Options::default() };
    Vein {
        name: options.to_string().split(' ').next().unwrap_or_default().to_owned(),
        options: Box::new(move |_| options),
    }
}

/// The matches of Marrakech: with two to four players.
pub fn marrakech() -> Vein<Marrakech> {
    let options = |number: u64| {
        let players = [2, 3, 2, 4][(number % 4) as usize];
        marrakech::Options { players, deck: Deck::Plain }
    };
    Vein { name: Marrakech::NAME.to_owned(), options: Box::new(options) }
}

/// The matches of a game on the cross-shaped board.
pub fn cross<G: Game<Options: 'static>>() -> Vein<G> {
    Vein { name: G::NAME.to_owned(), options: Box::new(|_| G::Options::default()) }
}

/// The number of positions that a search by points may visit: at the depth of mining, and at twice that depth.
const POSITIONS: [u64; 2] = [1_500_000, 4_000_000];

impl Sift for Damath {
    fn sift(state: &Self, _: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        if state.ways().len() < WAYS || state.hand() != Hand::Own || state.offer() != Offer::None {
            return None;
        }
        let state = alone(state)?;
        let [first, _, last] = DEPTHS;
        let mut points = Points::new(POSITIONS[0]);
        let shallow = best_by_points(&state, first, &mut points)?;
        let solutions = best_by_points(&state, last, &mut points)?;
        // This saves the deep searches in most positions that are in doubt.
        if !solutions.iter().any(|solution| shallow.contains(solution)) {
            return None;
        }
        let is_found = |depth| best_by_bots(&state, depth).is_some_and(|action| solutions.contains(&action));
        if !DEPTHS.into_iter().all(is_found) {
            return None;
        }
        let is_plain = is_plain(&state, &solutions);
        if is_plain && !wants(Band::Easiest) {
            return None;
        }
        let band = Band::of(rates::rates(&state, &solutions, 0).iter().sum());
        if !wants(band) || (is_plain && band != Band::Easiest) {
            return None;
        }
        let mut points = Points::new(POSITIONS[1]);
        are_best(&state, &solutions, TWICE, &mut points)?.then_some(Puzzle {
            state,
            task: Task::Choose,
            solutions,
            band,
        })
    }
}

/// The position without the match before it: no scores, and the player to move has seat A.
fn alone(state: &Damath) -> Option<Damath> {
    let Seat(mover) = state.seat(state.side())?;
    let first = state.seat(caravanserai::rules::damath::Side::First).map(|Seat(seat)| Seat(seat ^ mover));
    let setup =
        Setup { options: *state.options(), first, side: state.side(), board: *state.board(), ..Setup::default() };
    setup.position().ok()
}

impl Sift for Marrakech {
    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        let mut puzzle = with_throws(state, wants)?;
        let sums = found.iter().filter(|puzzle| puzzle.task == Task::Costs).count();
        if sums < SUMS && has_simple_sums(&puzzle) {
            puzzle.task = Task::Costs;
        }
        Some(puzzle)
    }
}

/// The number of puzzles that ask for sums.
const SUMS: usize = 50;

/// `true` if the sums of what each way costs can be worked out in the head, and the solutions are what costs least.
pub fn has_simple_sums(puzzle: &Puzzle<Marrakech>) -> bool {
    let costs = puzzle.state.costs();
    let least = costs.iter().map(|(_, sum)| sum.total()).min();
    let cheapest = costs.iter().filter(|(_, sum)| Some(sum.total()) == least);
    let are_small = costs.iter().flat_map(|(_, sum)| &sum.terms).all(|term| term.dirhams < 10);
    let not_free = costs.iter().filter(|(_, sum)| sum.total() > 0).count();
    let are_solutions = cheapest.clone().all(|(action, _)| puzzle.accepts(action));
    are_small && not_free >= 2 && are_solutions && cheapest.count() == puzzle.solutions.len()
}

impl Sift for Chaupar {
    fn sift(state: &Self, _: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        with_throws(state, wants)
    }
}

impl Sift for Pachisi {
    fn sift(state: &Self, _: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        with_throws(state, wants)
    }
}

/// The first numbers of playouts, and the errors that are already demanded of them, so that doubtful positions do not take
/// long.
const SAMPLES: [(u64, f64); 3] = [(60, 1.0), (300, 1.5), (PLAYOUTS, ERRORS)];

/// The least advantage in expectation, in hundredths, below which playouts hardly ever show a difference.
const fn least_gap(scale: Scale) -> i64 {
    match scale {
        Scale::Chance => 150,
        Scale::Lead => 20,
    }
}

/// The puzzle of a position in a game with throws.
fn with_throws<G: Playable>(state: &G, wants: impl Fn(Band) -> bool) -> Option<Puzzle<G>> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    if actions.len() < 2 {
        return None;
    }
    let solutions = best_by_expectation(state, seat, actions, least_gap(G::SCALE))?;
    let samples = |(count, least)| playouts::are_best(state, &solutions, 0..count, least);
    if !samples(SAMPLES[0]) || !samples(SAMPLES[1]) {
        return None;
    }
    let band = Band::of(rates::rates(state, &solutions, 0).iter().sum());
    let is_best =
        wants(band) && samples(SAMPLES[2]) && playouts::are_best(state, &solutions, PLAYOUTS..3 * PLAYOUTS, ERRORS);
    is_best.then(|| Puzzle { state: state.clone(), task: Task::Choose, solutions, band })
}

/// The actions of the greatest expectation, if all others are worse by at least `gap`.
pub fn best_by_expectation<G: Playable>(
    state: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    gap: i64,
) -> Option<Vec<G::Action>> {
    let after = |action: &G::Action| {
        let mut state = state.clone();
        state.happen(action);
        state
    };
    let worths: Vec<_> = actions.iter().map(|action| expected(&after(action))[seat.index()]).collect();
    let most = *worths.iter().max()?;
    let is_clear = worths.iter().all(|worth| *worth == most || most - worth >= gap);
    let best: Vec<_> =
        actions.iter().zip(&worths).filter(|(_, worth)| **worth == most).map(|(action, _)| action.clone()).collect();
    (is_clear && best.len() < actions.len()).then_some(best)
}
