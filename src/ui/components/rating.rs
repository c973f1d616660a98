//! The rating of a solver of puzzles.

use yew::{Html, html};

use crate::play::progress::PuzzleProgress;
use crate::words::puzzles;

/// Renders the rating, and how it has changed with the last puzzles.
pub fn rating(progress: &PuzzleProgress) -> Html {
    let rating = progress.rating;
    let says = if rating.is_provisional() { puzzles::rating_uncertain } else { puzzles::rating };
    html! {
        <div class="rating">
            <p><strong>{ says(rating.whole()) }</strong><small>{ puzzles::rating_about() }</small></p>
            { for Curve::of(progress.ratings()).map(curve) }
        </div>
    }
}

fn curve(Curve { low, high, points }: Curve) -> Html {
    html! {
        <figure>
            <span>{ high }</span>
            <span>{ low }</span>
            <svg viewBox={format!("0 0 {SIDE} {SIDE}")} preserveAspectRatio="none" aria-hidden="true">
                <path class="under" d={format!("M0 {SIDE}L{points} {SIDE} {SIDE}z")} />
                <polyline points={points} />
            </svg>
            <figcaption>{ puzzles::rating_course() }</figcaption>
        </figure>
    }
}

/// The side of the square in which a curve is drawn, and which is stretched to where it is shown.
const SIDE: usize = 1000;
/// The bounds of a curve are multiples of this.
const STEP: u16 = 100;

/// A curve of ratings.
struct Curve {
    /// The rating at its lower edge.
    low: u16,
    /// The rating at its upper edge.
    high: u16,
    /// The coordinates of its points.
    points: String,
}

impl Curve {
    /// The curve of these ratings at equal distances; `None` if they are fewer than two.
    fn of(ratings: &[u16]) -> Option<Self> {
        let last = ratings.len().checked_sub(1).filter(|last| *last > 0)?;
        let low = ratings.iter().min()? / STEP * STEP;
        let high = ratings.iter().max()?.div_ceil(STEP).saturating_mul(STEP).max(low.saturating_add(STEP));
        let point = |(at, rating): (usize, &u16)| {
            let above = SIDE * usize::from(rating.saturating_sub(low)) / usize::from(high - low);
            format!("{} {}", SIDE * at / last, SIDE.saturating_sub(above))
        };
        let points = ratings.iter().enumerate().map(point).collect::<Vec<_>>().join(" ");
        Some(Self { low, high, points })
    }
}

#[cfg(test)]
mod tests {
    use super::Curve;

    #[test]
    fn a_curve_lies_between_round_ratings() {
        let curve = Curve::of(&[1500, 1650, 1425]).expect("a curve");
        assert_eq!((curve.low, curve.high), (1400, 1700));
        assert_eq!(curve.points, "0 667 500 167 1000 917");
    }

    #[test]
    fn equal_and_impossible_ratings_have_a_curve_too() {
        assert_eq!(Curve::of(&[1500, 1500]).map(|curve| curve.points), Some("0 1000 1000 1000".to_owned()));
        assert_eq!(Curve::of(&[0, u16::MAX]).map(|curve| curve.points), Some("0 1000 1000 0".to_owned()));
    }

    #[test]
    fn a_single_rating_has_none() {
        assert!(Curve::of(&[1500]).is_none());
        assert!(Curve::of(&[]).is_none());
    }
}
