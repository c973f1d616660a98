//! The chart of the outlooks.

use yew::{Callback, Html, PointerEvent, html};

use crate::play::{Input, MatchAnalysis, Progress, ReviewInput, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::ui::grid::closest;
use crate::ui::table::curve::{Axes, Line, PLOT, curve, round_step};
use crate::words::{analysis, table};

/// Selector of the chart.
const CHART: &str = ".outlooks";
/// Maximum number of labels of moves below the chart.
const MAX_LABELS: i64 = 6;

/// Renders the chart of the outlooks: with two players a line for `seat`, since the other has what it lacks; with more
/// players a line for each, of which that of `seat` is bold. The match follows a finger or the mouse over the chart;
/// the arrow keys step through it as everywhere beside the board.
pub fn outlook_curve<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    seat: Seat,
    send: &Callback<Input<G>>,
) -> Html {
    let (judgement, first) = (&analysed.judgement, analysed.left());
    let steps = judgement.steps().len();
    if steps == 0 {
        return Html::default();
    }
    let seats: Vec<_> = Seat::all(view.played.state().seats()).collect();
    let line = |seat: &Seat| Line { seat: *seat, values: judgement.outlook(*seat).collect() };
    let lines: Vec<_> = seats.iter().filter(|other| seats.len() > 2 || **other == seat).map(line).collect();
    let shown = analysed.step_to(view.shown).and_then(|step| step.checked_sub(first));
    let on_point = send.reform({
        let way = analysed.way.clone();
        move |step: usize| Input::Review(ReviewInput::GoTo(way.get(first + step).copied().unwrap_or_default()))
    });
    let onpointer = Callback::from(move |event: PointerEvent| {
        let step = pointed(&event, steps);
        if let Some(step) = step.filter(|step| Some(*step) != shown) {
            on_point.emit(step);
        }
    });
    let caption = if analysed.percent { analysis::outlook_chance() } else { analysis::outlook_lead() };
    // Move 3 of 31. Ada L 3 d5-d6, Ada +1.2, Ben −1.2
    let outlooks = shown.iter().flat_map(|step| seats.iter().zip(&judgement.steps()[*step].outlook));
    let value = outlooks.fold(view.step_label(), |value, (seat, outlook)| {
        let outlook = format!("{} {}", view.seating.name(*seat), analysed.amount(*outlook).outlook());
        table::list_more(&value, &outlook)
    });
    let axes = Axes {
        even: if analysed.percent { 5000 } else { 0 },
        label: &|value| analysed.amount(value).outlook(),
        moves: move_labels(view, first),
        bold: seat,
        shown,
    };
    let Progress { depth, end, .. } = view.progress;
    html! {
        <div
            class="outlooks"
            role="slider"
            tabindex="0"
            aria-label={caption}
            aria-valuemin="0"
            aria-valuemax={end.to_string()}
            aria-valuenow={depth.to_string()}
            aria-valuetext={value}
            onpointerdown={onpointer.clone()}
            onpointermove={onpointer}
        >
            <small>{ caption }</small>
            { curve(&lines, caption.into(), &view.seating, Some(&axes)) }
        </div>
    }
}

/// Returns the index of the point below a pressed pointer: a mouse with its button down, or the first finger. The chart
/// keeps the pointer until it is released.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "it is one of the points"
)]
fn pointed(event: &PointerEvent, points: usize) -> Option<usize> {
    if event.buttons() == 0 || !event.is_primary() {
        return None;
    }
    let chart = closest(event, CHART)?;
    // A pointer that was released meanwhile cannot be kept, and need not be.
    let _ = chart.set_pointer_capture(event.pointer_id());
    let plot = chart.query_selector(PLOT).ok()??.get_bounding_client_rect();
    let share = (f64::from(event.client_x()) - plot.left()) / plot.width().max(f64::EPSILON);
    Some((share.clamp(0.0, 1.0) * (points - 1) as f64).round() as usize)
}

/// Returns the labels of the moves below the chart, whose first point is after the step `first`: the index of a point,
/// and the number of its move in the move list.
fn move_labels<G: GameUi>(view: &TableView<G>, first: usize) -> Vec<(usize, usize)> {
    // The row about the end of a match belongs to the step of its last move.
    let last = i64::try_from(view.progress.last_number).unwrap_or(i64::MAX);
    let every = round_step(last / MAX_LABELS);
    let is_labelled = |number: usize| i64::try_from(number).is_ok_and(|number| number % every == 0 && number <= last);
    let rows = view.rows.rows().iter().filter(|row| row.depth == 0 && is_labelled(row.number));
    let points = rows.map(|row| (view.played.depth(row.span.1).checked_sub(first + 1), row.number));
    points.filter_map(|(point, number)| Some((point?, number))).collect()
}
