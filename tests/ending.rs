//! The highest level at the end of a match of Damath against the whole of what can follow.

use std::collections::HashMap;

use caravanserai::bots::{Level, Thinking};
use caravanserai::rules::damath::{Action, Board, Damath, Options, Setup, Side, Sum};
use caravanserai::rules::{Game, Turn};

/// What stands where, and whose move it is.
type Place = (Board, Side);

/// What a move scores for who makes it and costs the other, and what follows; nothing if the match is over.
type Move = (Sum, Option<usize>);

/// All positions that can follow from one, and what the player whose move it is gains from there on if both play their best.
/// Nobody gains where nobody can force anything. How often something has come up, and how many moves were quiet (D11), is left
/// out.
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
            // What captures lead to is known already.
            let places = whole.places.iter().enumerate().filter(|(_, (board, _))| pieces(board) == count);
            let numbers: Vec<_> = places.map(|(number, _)| number).collect();
            while numbers.iter().filter(|&&number| whole.improves(number)).count() > 0 {}
        }
        whole
    }

    /// Before it nothing has happened.
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

    /// Whether what is known of the positions after this one changes what is known of it.
    fn improves(&mut self, number: usize) -> bool {
        let after = |&(scored, next): &Move| scored - next.map_or(Sum::ZERO, |next| self.gains[next]);
        let best = self.moves[number].iter().map(after).max().unwrap_or_default();
        std::mem::replace(&mut self.gains[number], best) != best
    }

    /// By how much whoever's move it is will be ahead in the end.
    fn end(&self, state: &Damath) -> Sum {
        lead(state, state.side()) + self.gains[self.numbers[&(*state.board(), state.side())]]
    }
}

/// In hundredths of a point, as a search counts.
fn hundredths(state: &Damath, sum: Sum) -> i64 {
    assert_eq!(sum.root, 0, "{state}");
    let units = i128::from(state.options().set.denominator());
    i64::try_from((200 * sum.whole + units).div_euclid(2 * units)).expect("a score")
}

/// The thought of the highest level in a position in which there is something to choose.
fn solved(state: &Damath) -> Option<Thinking<Action>> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let mut thinking = Thinking::begin(Level::Master, state, seat, 1)?;
    while thinking.advance(5_000) {}
    Some(thinking)
}

/// Of all that can follow from the position each so manieth is solved: what is played loses nothing, and the points that are
/// found are exact.
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

/// What a won match is worth to a search beside its points.
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
