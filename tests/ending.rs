//! The highest level in endgames of Damath, compared with a full solution.

use std::collections::HashMap;

use caravanserai::bots::{Level, Thinking};
use caravanserai::rules::damath::{Action, Board, Damath, Options, Setup, Side, Sum};
use caravanserai::rules::{Game, Turn};

/// A board and the side to move.
type Place = (Board, Side);

/// The score that a move gains over the opponent, and the number of the next position; `None` if the match is over.
type Move = (Sum, Option<usize>);

/// The solution of a position: all positions reachable from it, and the gain of the player to move from each one on
/// with best play. A position where neither side can force anything has the gain 0. Repetitions and the count of quiet
/// moves (D11) are ignored.
struct Whole {
    options: Options,
    places: Vec<Place>,
    numbers: HashMap<Place, usize>,
    moves: Vec<Vec<Move>>,
    gains: Vec<Sum>,
}

fn lead(state: &Damath, side: Side) -> Sum {
    state.total(side) - state.total(side.other())
}

fn pieces(board: &Board) -> u32 {
    Side::BOTH.into_iter().map(|side| board.of(side).len()).sum()
}

impl Whole {
    fn of(state: &Damath) -> Self {
        let mut whole = Self {
            options: *state.options(),
            places: Vec::new(),
            numbers: HashMap::new(),
            moves: Vec::new(),
            gains: Vec::new(),
        };
        whole.number(state);
        while let Some(&(board, side)) = whole.places.get(whole.moves.len()) {
            let before = whole.position(board, side);
            let moves = before.ways().into_iter().map(|way| {
                let after = before.played(&way);
                let next = after.end().is_none().then(|| whole.number(&after));
                (lead(&after, side) - lead(&before, side), next)
            });
            let moves = moves.collect();
            whole.moves.push(moves);
        }
        whole.gains = vec![Sum::ZERO; whole.places.len()];
        for count in 2..=pieces(state.board()) {
            // The gains after captures are known already.
            let places = whole.places.iter().enumerate().filter(|(_, (board, _))| pieces(board) == count);
            let numbers: Vec<_> = places.map(|(number, _)| number).collect();
            while numbers.iter().filter(|&&number| whole.improves(number)).count() > 0 {}
        }
        whole
    }

    /// Returns the position without a history.
    fn position(&self, board: Board, side: Side) -> Damath {
        Setup { options: self.options, side, board, ..Setup::default() }.position().expect("a position")
    }

    fn number(&mut self, state: &Damath) -> usize {
        let place = (*state.board(), state.side());
        *self.numbers.entry(place).or_insert_with(|| {
            self.places.push(place);
            self.places.len() - 1
        })
    }

    /// Recomputes the gain of a position from those of the next positions; returns `true` if it changes.
    fn improves(&mut self, number: usize) -> bool {
        let after = |&(scored, next): &Move| scored - next.map_or(Sum::ZERO, |next| self.gains[next]);
        let best = self.moves[number].iter().map(after).max().unwrap_or_default();
        std::mem::replace(&mut self.gains[number], best) != best
    }

    /// Returns the final lead of the player to move with best play.
    fn end(&self, state: &Damath) -> Sum {
        lead(state, state.side()) + self.gains[self.numbers[&(*state.board(), state.side())]]
    }
}

/// Converts a score to hundredths of a point, the unit of the search.
fn hundredths(state: &Damath, sum: Sum) -> i64 {
    assert_eq!(sum.root, 0, "{state}");
    let units = i128::from(state.options().set.denominator());
    i64::try_from((200 * sum.whole + units).div_euclid(2 * units)).expect("a score")
}

/// Runs the search of the highest level; `None` if there is no choice.
fn solved(state: &Damath) -> Option<Thinking<Action>> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let mut thinking = Thinking::begin(Level::Master, state, seat, 1)?;
    while thinking.advance(5_000) {}
    Some(thinking)
}

/// Solves every `each`th reachable position: the chosen move must lose nothing, and the search's score must be exact.
fn check(position: &str, each: usize) {
    let state: Damath = position.parse().expect("a position");
    let whole = Whole::of(&state);
    let mut compared = 0;
    for (board, side) in whole.places.iter().step_by(each) {
        let state = whole.position(*board, *side);
        let Some(thinking) = solved(&state) else { continue };
        let Some(thought) = thinking.thought() else { continue };
        let mut after = state;
        after.apply(&thought.action).expect("a legal action");
        let end = whole.end(&state);
        let reached = if after.end().is_some() { lead(&after, *side) } else { -whole.end(&after) };
        assert_eq!(reached, end, "{thought:?}\n{state}");
        let won = end.cmp(&Sum::ZERO) as i64 * WON;
        assert!((hundredths(&state, end) + won - thought.worth).abs() <= 1, "{thought:?}\n{state}");
        compared += 1;
    }
    assert!(compared >= 8, "{compared}: {position}");
}

/// The value of a won match in the search, in addition to its points.
const WON: i64 = 1 << 56;

#[test]
fn what_is_found_with_two_pieces_is_exact() {
    check("1: D9@10 | 2: D6@67", 151);
    check("1: 4@10 | 2: 7@67", 151);
    check("set=whole damas=double | 1: 8@10 | 2: D5@67", 151);
    check("set=rational | 1: D-3/10@10 | 2: -9/10@67", 151);
}

#[test]
fn what_is_found_with_three_pieces_is_exact() {
    check("1: 9@10 D1@12 | 2: 6@65", 9001);
    check("set=integer | 1: 8@21 -3@23 | 2: 6@56", 6007);
    check("set=whole | turn 2 | 1: D5@47 | 2: D4@14 D9@72", 4001);
}

#[test]
fn what_takes_many_moves_is_found() {
    let state: Damath = "set=whole | turn 2 | 1: D5@47 | 2: D4@14 D9@72".parse().expect("a position");
    assert_eq!(solved(&state).expect("a choice").best().to_string(), "14-05");
}

#[test]
fn what_can_be_forced_comes_to_pass() {
    for position in ["1: D9@01 | 2: D6@34", "turn 2 | 1: D4@10 D9@70 | 2: D6@25"] {
        let mut state: Damath = position.parse().expect("a position");
        let whole = Whole::of(&state);
        let (mover, end) = (state.side(), whole.end(&state));
        while state.end().is_none() {
            let action = match solved(&state) {
                Some(thinking) => thinking.best(),
                None => Action::Play(state.ways()[0]),
            };
            state.apply(&action).expect("a legal action");
        }
        assert_eq!(lead(&state, mover), end, "{position}");
    }
}
