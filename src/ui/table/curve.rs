//! Line charts of numbers over a match.

use std::collections::BinaryHeap;

use yew::{AttrValue, Html, html};

use crate::rules::Seat;
use crate::scene::Seating;

/// Size of the chart with its labels, in viewBox units.
pub const SIZE: [i64; 2] = [332, 120];
/// Width and height of the plot area.
pub const WIDTH: i64 = 236;
const HEIGHT: i64 = 104;
/// Height of a label, and its maximum number of characters.
const LINE: i64 = 13;
const LETTERS: usize = 12;

/// Markers at the ends of the lines, by look.
const ENDS: [&str; 8] = [
    "M0-4.5 4.5 0 0 4.5-4.5 0z",
    "M-4-4h8v8h-8z",
    "M0-5 4.8 4h-9.6z",
    "M-1.6-4.6h3.2v3h3v3.2h-3v3h-3.2v-3h-3v-3.2h3z",
    "M-4.5 0a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0",
    "M0 5 4.8-4h-9.6z",
    "M-5-1.8h10v3.6h-10z",
    "M-1.8-5h3.6v10h-3.6z",
];

/// Marks on a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marks {
    /// The value at which no player leads.
    pub even: i64,
    /// The seat whose line is marked.
    pub seat: Seat,
    /// Indices of the marked points.
    pub turns: Vec<usize>,
}

/// Renders a line for each seat; lines differ in colour, dashes and end marker. Nothing if there are no values.
pub fn curve(lines: &[Vec<i64>], name: AttrValue, seating: &Seating, marks: Option<&Marks>) -> Html {
    let Some(scale) = Scale::of(lines) else { return Html::default() };
    let even = marks.map(|marks| marks.even).filter(|even| scale.values().contains(even));
    let named = lines.iter().zip(Seat::all(Seat::MOST)).map(|(line, seat)| {
        let look = seating.look(seat);
        let turns = marks.iter().filter(|marks| marks.seat == seat).flat_map(|marks| &marks.turns).map(|turn| {
            let (x, y) = (x(*turn, line.len()), scale.y(line[*turn]));
            html! { <circle key={*turn} class={format!("turned look-{look}")} cx={x.to_string()} cy={y.to_string()} r="5" /> }
        });
        let points = line.iter().enumerate();
        let points: Vec<_> =
            points.map(|(at, value)| format!("{} {}", x(at, line.len()), scale.y(*value))).collect();
        let points = points.join(" ");
        html! {
            <g key={seat.index()}>
                { for turns }
                <polyline class={format!("look-{look}")} {points} />
            </g>
        }
    });
    html! {
        <svg class="curve" viewBox={format!("-2 -8 {} {}", SIZE[0], SIZE[1])} role="img" aria-label={name}>
            if let Some(even) = even {
                <path class="even" d={format!("M0 {}H{WIDTH}", scale.y(even))} />
            }
            { for named }
            { for names(lines, &scale, seating) }
        </svg>
    }
}

/// Renders the names at the ends of the lines, one below the other, each as near to its line as there is room.
fn names(lines: &[Vec<i64>], scale: &Scale, seating: &Seating) -> Vec<Html> {
    let ends = lines.iter().enumerate().filter_map(|(seat, line)| Some((scale.y(*line.last()?), seat)));
    let ends = ends.collect::<BinaryHeap<(i64, usize)>>().into_sorted_vec();
    let mut free = 0;
    let mut most = HEIGHT + LINE - LINE * i64::try_from(ends.len()).unwrap_or(0);
    let name = |(at, seat): (i64, usize)| {
        let seat = Seat::all(Seat::MOST).nth(seat)?;
        let beside = at.max(free).min(most);
        (free, most) = (beside + LINE, most + LINE);
        let look = seating.look(seat);
        let class = format!("look-{look}");
        let short: String = seating.name(seat).chars().take(LETTERS).collect();
        Some(html! {
            <g key={seat.index()}>
                <path class={class.clone()} transform={format!("translate({WIDTH} {at})")} d={ENDS[usize::from(look) % ENDS.len()]} />
                <text {class} x={(WIDTH + 10).to_string()} y={(beside + 4).to_string()}>{ short }</text>
            </g>
        })
    };
    ends.into_iter().filter_map(name).collect()
}

/// Values beyond this are drawn on a square-root scale: they have grown so fast that all before would look like one
/// line.
const GREAT: u64 = 100_000;

/// The vertical scale of a chart, from its lowest value to its highest.
struct Scale {
    low: i64,
    high: i64,
    /// True for a square-root scale.
    by_root: bool,
}

impl Scale {
    fn of(lines: &[Vec<i64>]) -> Option<Self> {
        let all = || lines.iter().flatten();
        let (low, high) = (*all().min()?, *all().max()?);
        Some(Self { low, high, by_root: low.unsigned_abs().max(high.unsigned_abs()) > GREAT })
    }

    fn values(&self) -> std::ops::Range<i64> {
        self.low..self.high
    }

    fn y(&self, value: i64) -> i64 {
        let [value, low, high] = [value, self.low, self.high]
            .map(|value| if self.by_root { value.signum() * value.saturating_abs().isqrt() } else { value });
        HEIGHT - share(value.saturating_sub(low), HEIGHT, high.saturating_sub(low))
    }
}

/// Returns `length` scaled by the fraction `value / of`.
fn share(value: i64, length: i64, of: i64) -> i64 {
    value.saturating_mul(length) / of.max(1)
}

/// Returns the x coordinate of a value by its index on a line of `length` values.
fn x(at: usize, length: usize) -> i64 {
    let [at, last] = [at, length - 1].map(|at| i64::try_from(at).unwrap_or(0));
    share(at, WIDTH, last)
}

#[cfg(test)]
mod tests {
    use super::{HEIGHT, Scale};

    #[test]
    fn a_curve_goes_from_its_lowest_value_to_its_highest() {
        let scale = Scale::of(&[vec![-100, 0, 300], vec![100, 0, -300]]).expect("values");
        assert_eq!([-300, 0, 300].map(|value| scale.y(value)), [HEIGHT, HEIGHT / 2, 0]);
        assert_eq!(scale.y(150), HEIGHT / 4);
    }

    #[test]
    fn of_numbers_that_explode_it_shows_the_small_ones_too() {
        let scale = Scale::of(&[vec![0, 40_000, -1_000_000], vec![0, -40_000, 1_000_000]]).expect("values");
        assert_eq!([-1_000_000, 0, 1_000_000].map(|value| scale.y(value)), [HEIGHT, HEIGHT / 2, 0]);
        assert_eq!([40_000, -40_000].map(|value| scale.y(value)), [42, 63], "a fifth of the way");
    }
}
