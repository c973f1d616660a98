//! Line charts of numbers over a match.

use std::collections::BinaryHeap;

use yew::{AttrValue, Html, classes, html};

use crate::rules::Seat;
use crate::scene::Seating;

/// Width and height of the plot area, in viewBox units.
const WIDTH: i64 = 236;
const HEIGHT: i64 = 104;
/// Space for the names beside it.
const NAMES: i64 = 110;
/// Space for the axes' labels: on the left, and below.
const LABELS: [i64; 2] = [38, 16];
/// Selector of the plot area.
pub const PLOT: &str = ".plot";
/// Height of a label, and its maximum number of characters.
const LINE: i64 = 13;
const LETTERS: usize = 14;
/// Maximum number of steps between the labels of values.
const STEPS: i64 = 4;

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

/// A line of a chart.
pub struct Line {
    /// The seat whose line it is.
    pub seat: Seat,
    /// Its values, at equal distances.
    pub values: Vec<i64>,
}

/// The axes of a chart, and what is marked in it.
pub struct Axes<'a> {
    /// The value at which no player leads.
    pub even: i64,
    /// Formats a value.
    pub label: &'a dyn Fn(i64) -> String,
    /// The labels below the chart: the index of a point, and the number of its move.
    pub moves: Vec<(usize, usize)>,
    /// The seat whose line is bold.
    pub bold: Seat,
    /// The index of the point that the board shows.
    pub shown: Option<usize>,
}

/// Renders a line for each seat; lines differ in colour, dashes and end marker. Nothing if there are no values.
pub fn curve(lines: &[Line], name: AttrValue, seating: &Seating, axes: Option<&Axes>) -> Html {
    let Some(scale) = Scale::of(lines) else { return Html::default() };
    let points = lines.first().map_or(0, |line| line.values.len());
    let line = |line: &Line| {
        let look = seating.look(line.seat);
        let is_bold = axes.is_some_and(|axes| axes.bold == line.seat);
        let point = |(at, value): (usize, &i64)| format!("{} {}", x(at, points), scale.y(*value));
        let points: Vec<_> = line.values.iter().enumerate().map(point).collect();
        let class = classes!(format!("look-{look}"), is_bold.then_some("bold"));
        html! { <polyline key={line.seat.index()} {class} points={points.join(" ")} /> }
    };
    let [left, below] = if axes.is_some() { LABELS } else { [2, 0] };
    let view_box = format!("{} -8 {} {}", -left, left + WIDTH + NAMES, 8 + HEIGHT + LINE.min(8) + below);
    html! {
        <svg class="curve" viewBox={view_box} role="img" aria-label={name}>
            if let Some(axes) = axes {
                { self::axes(axes, &scale, points) }
            }
            { for lines.iter().map(line) }
            { for names(lines, &scale, seating) }
        </svg>
    }
}

/// Renders the plot area with its axes, and a line through the point that the board shows.
fn axes(axes: &Axes, scale: &Scale, points: usize) -> Html {
    let value = |value: i64| {
        let y = scale.y(value);
        let class = (value == axes.even).then_some("even");
        html! {
            <g key={value.to_string()} {class}>
                <path d={format!("M0 {y}H{WIDTH}")} />
                <text x="-5" y={(y + 4).to_string()} text-anchor="end">{ (axes.label)(value) }</text>
            </g>
        }
    };
    let number = |(point, number): &(usize, usize)| {
        let (x, y) = (x(*point, points).to_string(), (HEIGHT + LINE + 3).to_string());
        html! { <text key={*number} {x} {y} text-anchor="middle">{ number }</text> }
    };
    html! {
        <g class="axes">
            <rect class="plot" width={WIDTH.to_string()} height={HEIGHT.to_string()} />
            { for scale.labelled_values().map(value) }
            { for axes.moves.iter().map(number) }
            if let Some(shown) = axes.shown {
                <path class="shown" d={format!("M{} 0V{HEIGHT}", x(shown, points))} />
            }
        </g>
    }
}

/// Renders the names at the ends of the lines, one below the other, each as near to its line as there is room.
fn names(lines: &[Line], scale: &Scale, seating: &Seating) -> Vec<Html> {
    let ends = lines.iter().enumerate().filter_map(|(line, drawn)| Some((scale.y(*drawn.values.last()?), line)));
    let ends = ends.collect::<BinaryHeap<(i64, usize)>>().into_sorted_vec();
    let mut free = 0;
    let mut most = HEIGHT + LINE - LINE * i64::try_from(ends.len()).unwrap_or(0);
    let name = |(at, line): (i64, usize)| {
        let seat = lines[line].seat;
        let beside = at.max(free).min(most);
        (free, most) = (beside + LINE, most + LINE);
        let look = seating.look(seat);
        let class = format!("look-{look}");
        let short = shortened(seating.name(seat));
        html! {
            <g key={seat.index()}>
                <path class={class.clone()} transform={format!("translate({WIDTH} {at})")} d={ENDS[usize::from(look) % ENDS.len()]} />
                <text {class} x={(WIDTH + 10).to_string()} y={(beside + 4).to_string()}>{ short }</text>
            </g>
        }
    };
    ends.into_iter().map(name).collect()
}

/// Values beyond this are drawn on a square-root scale: they have grown so fast that all before would look like one
/// line.
const GREAT: u64 = 100_000;

/// The vertical scale of a chart, from its lowest value to its highest.
struct Scale {
    low: i64,
    high: i64,
    /// `true` for a square-root scale.
    by_root: bool,
}

impl Scale {
    fn of(lines: &[Line]) -> Option<Self> {
        let all = || lines.iter().flat_map(|line| &line.values);
        let (low, high) = (*all().min()?, *all().max()?);
        Some(Self { low, high, by_root: low.unsigned_abs().max(high.unsigned_abs()) > GREAT })
    }

    /// Returns round values over the whole scale.
    fn labelled_values(&self) -> impl Iterator<Item = i64> {
        let step = round_step(self.high.saturating_sub(self.low) / STEPS);
        let values = (self.low / step..=self.high / step).map(move |count| count * step);
        values.filter(|value| (self.low..=self.high).contains(value))
    }

    fn y(&self, value: i64) -> i64 {
        let [value, low, high] = [value, self.low, self.high]
            .map(|value| if self.by_root { value.signum() * value.saturating_abs().isqrt() } else { value });
        HEIGHT - share(value.saturating_sub(low), HEIGHT, high.saturating_sub(low))
    }
}

/// Returns the least of 1, 2, 5, 10, 20, 50 and so on that is at least `least`.
pub fn round_step(least: i64) -> i64 {
    let mut ten = 1;
    while 10_i64.saturating_mul(ten) < least {
        ten *= 10;
    }
    [1, 2, 5, 10].into_iter().map(|round| ten * round).find(|step| *step >= least).unwrap_or(i64::MAX)
}

/// Returns `length` scaled by the fraction `value / of`.
fn share(value: i64, length: i64, of: i64) -> i64 {
    value.saturating_mul(length) / of.max(1)
}

/// Returns the x coordinate of a value by its index on a line of `length` values.
fn x(at: usize, length: usize) -> i64 {
    let [at, last] = [at, length.saturating_sub(1)].map(|at| i64::try_from(at).unwrap_or(0));
    share(at, WIDTH, last)
}

/// Returns a name that has its place beside the chart: of a longer one the beginning, with an ellipsis.
fn shortened(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    let begin: String = name.chars().take(LETTERS - 1).collect();
    format!("{}…", begin.trim_end())
}

#[cfg(test)]
mod tests {
    use super::{HEIGHT, Line, Scale, round_step};
    use crate::rules::Seat;

    fn scale(values: &[i64]) -> Scale {
        Scale::of(&[Line { seat: Seat(0), values: values.to_vec() }]).expect("values")
    }

    #[test]
    fn a_curve_goes_from_its_lowest_value_to_its_highest() {
        let scale = scale(&[-100, 0, 300, 100, 0, -300]);
        assert_eq!([-300, 0, 300].map(|value| scale.y(value)), [HEIGHT, HEIGHT / 2, 0]);
        assert_eq!(scale.y(150), HEIGHT / 4);
    }

    #[test]
    fn of_numbers_that_explode_it_shows_the_small_ones_too() {
        let scale = scale(&[0, 40_000, -1_000_000, -40_000, 1_000_000]);
        assert_eq!([-1_000_000, 0, 1_000_000].map(|value| scale.y(value)), [HEIGHT, HEIGHT / 2, 0]);
        assert_eq!([40_000, -40_000].map(|value| scale.y(value)), [42, 63], "a fifth of the way");
    }

    #[test]
    fn the_axis_has_a_few_round_values() {
        let labels = |values: &[i64]| scale(values).labelled_values().collect::<Vec<_>>();
        assert_eq!(labels(&[-1830, 4410]), [0, 2000, 4000]);
        assert_eq!(labels(&[150, 390]), [200, 300]);
        assert_eq!(labels(&[-1_000_000, 1_000_000]), [-1_000_000, -500_000, 0, 500_000, 1_000_000]);
        assert_eq!(labels(&[7, 7]), [7]);
        assert_eq!([0, 1, 3, 6, 11, 51, i64::MAX / 4].map(round_step)[..6], [1, 1, 5, 10, 20, 100]);
    }

    #[test]
    fn a_long_name_ends_with_an_ellipsis() {
        let long = super::shortened("Jose Rizal del Rio");
        assert_eq!((super::shortened("Junjun Santos").as_str(), long.as_str()), ("Junjun Santos", "Jose Rizal de…"));
    }
}
