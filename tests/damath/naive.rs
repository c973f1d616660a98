//! A second move generator, on a plain array and as close to the text of the rulebook as possible, compared with the
//! first.

use caravanserai::rules::damath::{Chip, ChipSet, Damath, Side, Square};
use caravanserai::rules::{Game, Turn};

use super::common::{Numbers, sorted};

/// A column and a row, or a direction.
type Place = (i8, i8);

/// A piece: whether it belongs to the player to move, and whether it is a dama.
type Cell = Option<(bool, bool)>;

struct Naive {
    cells: [[Cell; 8]; 8],
    /// The direction in which chips of the player to move go.
    forward: i8,
}

impl Naive {
    fn of(state: &Damath) -> Self {
        let mut cells = [[None; 8]; 8];
        for square in Square::all() {
            let piece = state.board().at(square);
            cells[usize::from(square.column())][usize::from(square.row())] =
                piece.map(|(side, piece)| (side == state.side(), piece.dama));
        }
        let forward = if state.side() == Side::First { 1 } else { -1 };
        Self { cells, forward }
    }

    /// Returns the content of a square; `None` off the board.
    fn at(&self, (column, row): Place) -> Option<Cell> {
        let column = self.cells.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    fn is_empty(&self, place: Place) -> bool {
        self.at(place) == Some(None)
    }

    fn own(&self) -> impl Iterator<Item = (Place, bool)> {
        let places = (0..8).flat_map(|column| (0..8).map(move |row| (column, row)));
        places.filter_map(|place| match self.at(place) {
            Some(Some((true, dama))) => Some((place, dama)),
            _ => None,
        })
    }

    /// D4 and D5.
    fn moves(&self) -> Vec<Vec<Place>> {
        let mut moves = Vec::new();
        for (from, dama) in self.own() {
            for (right, up) in DIRECTIONS {
                let most = if dama { 7 } else { i8::from(up == self.forward) };
                for distance in 1..=most {
                    let to = (from.0 + right * distance, from.1 + up * distance);
                    if !self.is_empty(to) {
                        break;
                    }
                    moves.push(vec![from, to]);
                }
            }
        }
        moves
    }

    /// Returns the jumps from a square (D6): the piece jumped and the landing square.
    fn jumps(&self, from: Place, dama: bool, taken: &[Place]) -> Vec<(Place, Place)> {
        let mut jumps = Vec::new();
        for (right, up) in DIRECTIONS {
            let at = |distance| (from.0 + right * distance, from.1 + up * distance);
            let mut distance = 1;
            while dama && self.is_empty(at(distance)) {
                distance += 1;
            }
            let jumped = at(distance);
            if !matches!(self.at(jumped), Some(Some((false, _)))) || taken.contains(&jumped) {
                continue;
            }
            let mut landing = distance + 1;
            while self.is_empty(at(landing)) {
                jumps.push((jumped, at(landing)));
                landing += 1;
                if !dama {
                    break;
                }
            }
        }
        jumps
    }

    /// Collects all captures that cannot be continued.
    fn captures(
        &self,
        dama: bool,
        way: &mut Vec<Place>,
        taken: &mut Vec<Place>,
        found: &mut Vec<(usize, bool, Vec<Place>)>,
    ) {
        let jumps = self.jumps(way[way.len() - 1], dama, taken);
        if jumps.is_empty() && !taken.is_empty() {
            found.push((taken.len(), dama, way.clone()));
        }
        for (jumped, landing) in jumps {
            way.push(landing);
            taken.push(jumped);
            self.captures(dama, way, taken, found);
            way.pop();
            taken.pop();
        }
    }

    /// Returns the captures that D7 allows, as texts in alphabetical order.
    fn ways(&mut self) -> String {
        let mut found = Vec::new();
        for (from, dama) in self.own().collect::<Vec<_>>() {
            // The square that the capturing piece started from counts as empty.
            self.cells[usize::try_from(from.0).unwrap()][usize::try_from(from.1).unwrap()] = None;
            self.captures(dama, &mut vec![from], &mut Vec::new(), &mut found);
            self.cells[usize::try_from(from.0).unwrap()][usize::try_from(from.1).unwrap()] = Some((true, dama));
        }
        let most = found.iter().map(|(taken, ..)| *taken).max();
        found.retain(|(taken, ..)| Some(*taken) == most);
        if found.iter().any(|(_, dama, _)| *dama) {
            found.retain(|(_, dama, _)| *dama);
        }
        let captures: Vec<_> = found.into_iter().map(|(_, _, way)| way).collect();
        let (sign, ways) = if captures.is_empty() { ("-", self.moves()) } else { ("x", captures) };
        let text =
            |way: Vec<Place>| way.iter().map(|(column, row)| format!("{column}{row}")).collect::<Vec<_>>().join(sign);
        let mut texts: Vec<String> = ways.into_iter().map(text).collect();
        texts.sort();
        texts.join(" ")
    }
}

const DIRECTIONS: [Place; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

fn compare(state: &Damath) {
    if state.turn() != Turn::Over {
        assert_eq!(sorted(state), Naive::of(state).ways(), "{state}");
    }
}

/// A random position with up to `most` pieces per side, many of them damas.
pub fn any_position(numbers: &mut Numbers, set: ChipSet, most: usize) -> String {
    let mut squares: Vec<Square> = Square::all().collect();
    let mut words = vec![options(set), format!("| turn {}", 1 + numbers.below(2))];
    for (side, far_row) in [("1", 7), ("2", 0)] {
        words.push(format!("| {side}:"));
        for chip in Chip::all().take(1 + numbers.below(most)) {
            let square = squares.swap_remove(numbers.below(squares.len()));
            let dama = if square.row() == far_row || numbers.below(2) == 0 { "D" } else { "" };
            words.push(format!("{dama}{}@{square}", set.inscription(chip)));
        }
    }
    words.join(" ")
}

/// The options with this chip set, as text.
pub fn options(set: ChipSet) -> String {
    caravanserai::rules::damath::Options { set, ..Default::default() }.to_string()
}

#[test]
fn d7_both_generators_agree_in_random_play() {
    let mut numbers = Numbers(7);
    for _ in 0..300 {
        let mut state = super::common::state("first A");
        while state.turn() != Turn::Over {
            compare(&state);
            let mut actions = Vec::new();
            state.actions(&mut actions);
            state.apply(&actions[numbers.below(actions.len())]).expect("a legal action");
        }
    }
}

#[test]
fn d7_both_generators_agree_in_any_position() {
    let mut numbers = Numbers(77);
    for round in 0..3000 {
        let text = any_position(&mut numbers, ChipSet::Counting, 1 + round % 12);
        compare(&super::common::state(&text));
    }
}
