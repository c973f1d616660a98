//! Marks of a recommended action on the board, or of one that was played.

use yew::{Html, classes, html};

use crate::rules::Spot;
use crate::scene::{Advice, Cell, Ring};

/// Minimum distance of a ring from the edge of the board, in board units.
const EDGE: i32 = 3;
/// Corner radius of a frame, in board units.
const CORNER: i32 = 5;
/// Length of an arrowhead's lines, along both axes, in board units.
const HEAD: f64 = 8.0;

/// A rectangle: left, top, right and bottom, in board units.
type Area = [i32; 4];

/// Renders a ring around each cell to press that is not selected yet, and, if the hint is a path, an arrow from each
/// cell to the next, or the way between them. All of it stays within a board of this size. While something else is
/// selected, its choices are seen instead. The mark of a choice that was `played` is dashed.
pub fn hint_marks(advice: &Advice, cells: &[Cell], size: (i32, i32), played: bool) -> Html {
    if cells.iter().any(|cell| cell.picked && !advice.cells.contains(&cell.spot)) {
        return Html::default();
    }
    let marked: Vec<_> = advice.cells.iter().filter_map(|spot| cells.iter().find(|cell| cell.spot == *spot)).collect();
    let areas: Vec<_> = marked.iter().enumerate().map(|(at, cell)| area(cell, advice.ring, at == 0)).collect();
    let wanted = marked.iter().zip(&areas).enumerate().filter(|(_, (cell, _))| !cell.picked);
    let rings = wanted.map(|(at, (_, area))| (*area, at == 0 && matches!(advice.ring, Ring::Round { .. })));
    let path: String = if advice.is_move {
        let arrows = areas.windows(2).filter(|_| advice.way.is_none()).map(|pair| arrow(pair[0], pair[1]));
        rings.map(|(area, is_round)| ring(area, is_round, size)).chain(arrows).collect()
    } else {
        // Cells that belong together share one ring.
        let whole = rings.reduce(|([left, top, right, bottom], is_round), (other, _)| {
            ([left.min(other[0]), top.min(other[1]), right.max(other[2]), bottom.max(other[3])], is_round)
        });
        whole.map(|(area, is_round)| ring(area, is_round, size)).unwrap_or_default()
    };
    html! {
        <g class={classes!("advice", played.then_some("played"))}>
            <path class="under" d={path.clone()} />
            <path class="over" d={path} />
            if let (Some(passed), [first, last]) = (&advice.way, &marked[..]) {
                { way(first, passed, last, cells) }
            }
        </g>
    }
}

/// Renders the way of a move: an angle on each cell on which neither a piece nor a mark is, and one where it ends.
fn way(first: &Cell, passed: &[(Spot, bool)], last: &Cell, cells: &[Cell]) -> Html {
    let mut from = middle(first);
    let mut path = String::new();
    for (spot, is_free) in passed {
        let Some(cell) = cells.iter().find(|cell| cell.spot == *spot) else { continue };
        if *is_free && !cell.open {
            path += &angle(from, middle(cell), 0);
        }
        from = middle(cell);
    }
    path += &angle(from, middle(last), last.size.0.min(last.size.1) / 2);
    html! { <><path class="way-under" d={path.clone()} /><path class="way-over" d={path} /></> }
}

/// Returns the centre of a cell.
fn middle(cell: &Cell) -> (i32, i32) {
    (cell.corner.0 + cell.size.0 / 2, cell.corner.1 + cell.size.1 / 2)
}

/// Returns an angle that points from one point to another and is `before` that one, as SVG path data.
fn angle((from_x, from_y): (i32, i32), (x, y): (i32, i32), before: i32) -> String {
    let (right, down) = ((x - from_x).signum(), (y - from_y).signum());
    let (x, y) = (x - before * right, y - before * down);
    let tail = |aside: i32| format!("{} {}", x - 2 * right - aside * down, y - 2 * down + aside * right);
    format!("M{}L{} {}L{}", tail(-5), x + 3 * right, y + 3 * down, tail(5))
}

/// Returns the area of a cell; for the first cell, that of the piece on it.
fn area(cell: &Cell, ring: Ring, is_first: bool) -> Area {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    match ring {
        Ring::Round { aside: (right, down), inset: (across, along) } if is_first => {
            [x + right + across, y + down + along, x + width + right - across, y + height + down - along]
        }
        _ => [x + 1, y + 1, x + width - 1, y + height - 1],
    }
}

/// Returns a ring as SVG path data.
fn ring([left, top, right, bottom]: Area, is_round: bool, (wide, high): (i32, i32)) -> String {
    let (left, top, right, bottom) = (left.max(EDGE), top.max(EDGE), right.min(wide - EDGE), bottom.min(high - EDGE));
    let (width, height) = (right - left, bottom - top);
    let round = if is_round { width.min(height) / 2 } else { CORNER };
    let (across, along) = (width - 2 * round, height - 2 * round);
    let bend = |x: i32, y: i32| format!("a{round} {round} 0 0 1 {} {}", x * round, y * round);
    let bends = [bend(1, 1), bend(-1, 1), bend(-1, -1), bend(1, -1)];
    let [one, two, three, four] = bends;
    format!("M{} {top}h{across}{one}v{along}{two}h-{across}{three}v-{along}{four}z", left + round)
}

/// Returns an arrow from the edge of one area into another, ending before its centre, as SVG path data.
fn arrow(from: Area, to: Area) -> String {
    let middle = |[left, top, right, bottom]: Area| (f64::from(left + right) / 2.0, f64::from(top + bottom) / 2.0);
    let half = |[left, top, right, bottom]: Area| f64::from((right - left).min(bottom - top)) / 2.0;
    let ((x, y), (end_x, end_y)) = (middle(from), middle(to));
    let far = (end_x - x).hypot(end_y - y).max(1.0);
    let (on_x, on_y) = ((end_x - x) / far, (end_y - y) / far);
    let short = half(to) * 0.75 / on_x.abs().max(on_y.abs());
    let (end_x, end_y) = (end_x - on_x * short, end_y - on_y * short);
    [
        ('M', x + on_x * half(from), y + on_y * half(from)),
        ('L', end_x, end_y),
        ('M', end_x - (on_x + on_y) * HEAD, end_y - (on_y - on_x) * HEAD),
        ('L', end_x, end_y),
        ('L', end_x - (on_x - on_y) * HEAD, end_y - (on_y + on_x) * HEAD),
    ]
    .map(|(command, x, y)| format!("{command}{} {}", whole(x), whole(y)))
    .concat()
}

/// Rounds to whole board units, which are fine enough.
#[expect(clippy::cast_possible_truncation, reason = "a board is no larger than that")]
fn whole(units: f64) -> i32 {
    units as i32
}

#[cfg(test)]
mod tests {
    use super::ring;

    #[test]
    fn a_ring_is_whole_at_the_edge_of_the_board() {
        assert_eq!(ring([-2, 10, 28, 40], true, (100, 100)).split('h').next(), Some("M15 10"));
        let below = ring([60, 80, 90, 104], false, (100, 100));
        assert_eq!(below, "M65 80h20a5 5 0 0 1 5 5v7a5 5 0 0 1 -5 5h-20a5 5 0 0 1 -5 -5v-7a5 5 0 0 1 5 -5z");
    }
}
