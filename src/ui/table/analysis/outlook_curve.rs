//! The chart of the outlooks.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::{Callback, Html, MouseEvent, Properties, component, html};

use super::match_analysis::signed_amount;
use crate::rules::Seat;
use crate::scene::Seating;
use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::ui::table::curve::{Marks, SIZE, WIDTH, curve};
use crate::words::{all_of, analysis};

/// Properties of [`OutlookCurve`].
#[derive(Clone, PartialEq, Properties)]
pub struct OutlookCurveProps {
    /// For each seat, its outlook after each step from `first` on, in hundredths.
    pub lines: Vec<Vec<i64>>,
    /// True if they are hundredths of a percent.
    pub percent: bool,
    /// The seat for which turning points are marked.
    pub viewer: Seat,
    /// Indices of the turning points in the chart.
    pub turns: Vec<usize>,
    /// Index of the first step in the chart.
    pub first: usize,
    /// The names and looks of the players.
    pub seating: Rc<Seating>,
    /// Receives the index of a pressed step.
    pub on_show: Callback<usize>,
}

/// The chart of the outlooks, with its turning points. A press shows the match at that step.
#[component]
pub fn OutlookCurve(props: &OutlookCurveProps) -> Html {
    use_language();
    let OutlookCurveProps { lines, percent, viewer, turns, first, seating, on_show } = props;
    let steps = lines.first().map_or(0, Vec::len);
    let onclick = callback((steps, *first, on_show.clone()), |event: MouseEvent, (steps, first, on_show)| {
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if let Some(curve) = pressed.and_then(|pressed| pressed.closest(".curve").ok()?) {
            on_show.emit(first + step_at(&curve, event.client_x(), *steps));
        }
    });
    if steps == 0 {
        return Html::default();
    }
    let shown = if *percent { analysis::outlook_chance() } else { analysis::outlook_lead() };
    let tell = if *percent { analysis::outlook_chance_told } else { analysis::outlook_lead_told };
    let name = tell(
        &all(lines.iter().map(|line| line.first()), *percent, seating),
        &all(lines.iter().map(|line| line.last()), *percent, seating),
    );
    let marks = Marks { even: if *percent { 5000 } else { 0 }, seat: *viewer, turns: turns.clone() };
    html! {
        <div class="outlooks" {onclick}>
            <small>{ shown }</small>
            { curve(lines, name.into(), seating, Some(&marks)) }
        </div>
    }
}

/// Formats the values at one end of the lines as a list: `Ada 52% and Ben 48%`, `Ada +1.2 and Ben −1.2`.
fn all<'a>(ends: impl Iterator<Item = Option<&'a i64>>, percent: bool, seating: &Seating) -> String {
    let ends = ends.zip(Seat::all(Seat::MOST)).filter_map(|(end, seat)| {
        let end = *end?;
        let number =
            if percent { analysis::percent(&((end + 50) / 100).to_string()) } else { signed_amount(end, false) };
        Some(format!("{} {number}", seating.name(seat)))
    });
    all_of(ends)
}

/// Returns the index of the pressed step. The chart is scaled to fit its element, and centred in it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "it lies on the curve"
)]
fn step_at(curve: &Element, x: i32, steps: usize) -> usize {
    let place = curve.get_bounding_client_rect();
    let [width, height] = SIZE.map(|side| side as f64);
    let scale = (place.width() / width).min(place.height() / height).max(f64::EPSILON);
    let from = place.left() + (place.width() - width * scale) / 2.0;
    let share = (f64::from(x) - from) / scale / WIDTH as f64;
    (share.clamp(0.0, 1.0) * steps.saturating_sub(1) as f64).round() as usize
}
