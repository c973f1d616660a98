//! The positions that become puzzles.

use caravanserai::puzzles::{Band, Points, Puzzle, PuzzleGame, Task};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{ChipSet, Damath, Hand, MoveTime, Offer, Options, Setup, Side};
use caravanserai::rules::marrakech::{self, Deck, Marrakech};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat};
use caravanserai::scene::cross::Cross;
use fastrand::Rng;

use crate::check::{self, Verdict};
use crate::examine::{
    DEPTH, DEPTHS, MOST_SOLUTIONS, TWICE, after, are_best, best_by_bots, best_by_points, is_choice, is_plain, line,
};
use crate::playouts::{ERRORS, PLAYOUTS, Playable};
use crate::{matches, placed, playouts, rates, reasons, sums};

/// A source of puzzles.
pub struct Vein<G: Game> {
    /// Its name in messages.
    pub name: String,
    /// The options of its matches.
    pub options: G::Options,
}

/// A game whose positions can be sifted.
pub trait Sift: PuzzleGame {
    /// Shows `visit` the positions with this number, until it returns `false`: those of a match of bots.
    fn positions(options: &Self::Options, number: u64, visit: impl FnMut(&Self) -> bool) {
        matches::play(options, number, visit);
    }

    /// The puzzle of this position, if it is one and another of its band is wanted, beside those `found`.
    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>>;
}

/// The matches of Damath with this set.
pub fn damath(set: ChipSet) -> Vein<Damath> {
    let options = Options { set, touch: false, move_time: MoveTime::Off, game_time: false, ..Options::default() };
    let name = options.to_string().split(' ').next().unwrap_or_default().to_owned();
    Vein { name, options }
}

/// The matches of Marrakech with so many players.
pub fn marrakech(players: u8) -> Vein<Marrakech> {
    let options = marrakech::Options { players, deck: Deck::Plain };
    Vein { name: format!("{} {options}", Marrakech::NAME), options }
}

/// The matches of a game on the cross-shaped board.
pub fn cross<G: Game>() -> Vein<G> {
    Vein { name: G::NAME.to_owned(), options: G::Options::default() }
}

/// The number of positions that a search by points may visit: at the depth of mining, at twice that depth, and to check
/// that the answers hold at every depth from one to the other and beyond.
const POSITIONS: [u64; 3] = [200_000, 1_000_000, 2_000_000];

impl Sift for Damath {
    fn positions(options: &Self::Options, number: u64, visit: impl FnMut(&Self) -> bool) {
        with_placed(options, number, |rng| placed::damath(options, rng), visit);
    }

    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        if !is_choice(state) || state.hand() != Hand::Own || state.offer() != Offer::None {
            return None;
        }
        let state = alone(state)?;
        let (takes, may_give) = (state.must_capture(), gives(&state));
        if !(wants_kind(found, takes, may_give) || wants_kind(found, takes, false)) {
            return None;
        }
        let mut points = Points::new(POSITIONS[0]);
        let solutions = best_by_points(&state, DEPTH, &mut points)?;
        let is_sacrifice = !takes && solutions.iter().all(|solution| after(&state, solution).must_capture());
        if solutions.len() > MOST_SOLUTIONS || !wants_kind(found, takes, is_sacrifice) {
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
        let band = rates::band(rates::rates(&state, &solutions, 0));
        if !wants(band) || (is_plain && band != Band::Easiest) {
            return None;
        }
        let mut points = Points::new(POSITIONS[1]);
        if !are_best(&state, &solutions, TWICE, &mut points)? {
            return None;
        }
        let line = line(&state, solutions[0]);
        if line.is_empty() && (is_sacrifice || (takes && !wants_short(found))) {
            return None;
        }
        let puzzle = Puzzle { state, task: Task::Choose, solutions, line, band };
        matches!(check::check(&puzzle, POSITIONS[2]), Verdict::Hold(_)).then_some(puzzle)
    }
}

/// `true` if a move lets the opponent take.
fn gives(state: &Damath) -> bool {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().any(|action| after(state, action).must_capture())
}

/// `true` if another puzzle is wanted beside those found in which one `takes`, or gives a piece in a sacrifice, or neither:
/// at most one in eight is quiet, and there are not many more sacrifices than ways of taking.
fn wants_kind(found: &[Puzzle<Damath>], takes: bool, is_sacrifice: bool) -> bool {
    let taking = found.iter().filter(|puzzle| puzzle.state.must_capture()).count();
    let quiet = found.iter().filter(|puzzle| !puzzle.state.must_capture() && puzzle.line.is_empty()).count();
    match (takes, is_sacrifice) {
        (true, _) => true,
        (_, true) => found.len() - quiet <= 2 * taking + AHEAD,
        _ => 8 * quiet < found.len(),
    }
}

/// `true` if another way of taking is wanted that has no line after it: at most one in three has none.
fn wants_short(found: &[Puzzle<Damath>]) -> bool {
    let taking = || found.iter().filter(|puzzle| puzzle.state.must_capture());
    3 * taking().filter(|puzzle| puzzle.line.is_empty()).count() <= taking().count()
}

/// By how many puzzles sacrifices may be ahead.
const AHEAD: usize = 10;

/// The position without the match before it: no scores, and the player to move has seat A.
fn alone(state: &Damath) -> Option<Damath> {
    let Seat(mover) = state.seat(state.side())?;
    let first = state.seat(Side::First).map(|Seat(seat)| Seat(seat ^ mover));
    let setup =
        Setup { options: *state.options(), first, side: state.side(), board: *state.board(), ..Setup::default() };
    setup.position().ok()
}

impl Sift for Marrakech {
    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        let count = |task| found.iter().filter(|puzzle| puzzle.task == task).count();
        let [choices, costs, payments] = [Task::Choose, Task::Costs, Task::Payment].map(count);
        // As many of each, and no more without sums.
        let is_wanted = |task| match task {
            Task::Choose => 2 * choices <= costs + payments,
            Task::Costs => costs <= payments,
            Task::Payment => payments <= costs,
        };
        let mut puzzle = with_throws(state, |puzzle| sums::task(puzzle).is_some_and(is_wanted), wants)?;
        puzzle.task = sums::task(&puzzle)?;
        Some(puzzle)
    }
}

impl Sift for Chaupar {
    fn positions(options: &Self::Options, number: u64, visit: impl FnMut(&Self) -> bool) {
        with_placed(options, number, placed::chaupar, visit);
    }

    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        with_reasons(state, found, wants)
    }
}

impl Sift for Pachisi {
    fn positions(options: &Self::Options, number: u64, visit: impl FnMut(&Self) -> bool) {
        with_placed(options, number, placed::pachisi, visit);
    }

    fn sift(state: &Self, found: &[Puzzle<Self>], wants: impl Fn(Band) -> bool) -> Option<Puzzle<Self>> {
        with_reasons(state, found, wants)
    }
}

/// Shows `visit` the positions of every other match, and between these a row of positions set at random by `set`.
fn with_placed<G: PuzzleGame>(
    options: &G::Options,
    number: u64,
    set: impl Fn(&mut Rng) -> Option<G>,
    visit: impl FnMut(&G) -> bool,
) {
    if number.is_multiple_of(2) {
        matches::play(options, number / 2, visit);
    } else {
        placed::row(number / 2, set, visit);
    }
}

/// The puzzle of a position on the cross-shaped board: it begins with the whole throw, and there is a reason that can be
/// counted.
fn with_reasons<G: Playable + Cross>(
    state: &G,
    found: &[Puzzle<G>],
    wants: impl Fn(Band) -> bool,
) -> Option<Puzzle<G>> {
    let may_be_plain =
        || reasons::PLAIN * (found.iter().filter(|one| reasons::is_plain(one)).count() + 1) <= found.len();
    let has_reason =
        |puzzle: &Puzzle<G>| reasons::can_be_counted(puzzle) && (!reasons::is_plain(puzzle) || may_be_plain());
    if state.is_mid_throw() { None } else { with_throws(state, has_reason, wants) }
}

/// The first numbers of playouts, and the errors that are already demanded of them, so that doubtful positions do not take
/// long.
const SAMPLES: [(u64, f64); 3] = [(40, 1.0), (300, 2.0), (PLAYOUTS, ERRORS)];

/// The puzzle of a position in a game with throws, if it `is_good`.
fn with_throws<G: Playable>(
    state: &G,
    is_good: impl Fn(&Puzzle<G>) -> bool,
    wants: impl Fn(Band) -> bool,
) -> Option<Puzzle<G>> {
    let solutions = playouts::best_by_expectation(state)?;
    let mut puzzle =
        Puzzle { state: state.clone(), task: Task::Choose, solutions, line: Vec::new(), band: Band::Medium };
    let solutions = &puzzle.solutions;
    let samples = |(count, least)| playouts::are_best(state, solutions, 0..count, least);
    if !is_good(&puzzle) || !samples(SAMPLES[0]) || !samples(SAMPLES[1]) {
        return None;
    }
    let band = rates::band(rates::rates(state, solutions, 0));
    let is_best =
        wants(band) && samples(SAMPLES[2]) && playouts::are_best(state, solutions, PLAYOUTS..3 * PLAYOUTS, ERRORS);
    puzzle.band = band;
    is_best.then_some(puzzle)
}
