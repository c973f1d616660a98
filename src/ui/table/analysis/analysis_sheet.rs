//! The sheet of the analysis.

use std::rc::Rc;

use yew::{Callback, Html, html};

use super::costly_moves::costly_moves;
use super::luck_and_play::luck_and_play;
use super::match_analysis::{MatchAnalysis, rounds_to_zero, signed_amount};
use super::outlook_curve::OutlookCurve;
use super::step_button::step_button;
use crate::play::{Input, ReviewInput, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders the chart of the outlook, luck and skill of each player, the turning points, and the costliest moves.
pub fn analysis_sheet<G: GameUi>(
    view: &Rc<TableView<G>>,
    analysed: &MatchAnalysis<G::Action>,
    send: &Callback<Input<G>>,
) -> Html {
    let (judgement, seating) = (&analysed.judgement, &view.seating);
    let seats = || Seat::all(view.played.state().seats());
    let viewer = seating.viewer.unwrap_or(Seat(0));
    let turns = if analysed.is_done() { judgement.turning_points(viewer) } else { Vec::new() };
    let on_show = send.reform(|step: usize| Input::Review(ReviewInput::GoToStep(step + 1)));
    let lines: Vec<Vec<i64>> = seats().map(|seat| judgement.outlook(seat).collect()).collect();
    // If all choices are worth the same, those parts are left out.
    let is_weighed = seats().any(|seat| {
        let (luck, play) = judgement.luck_and_play(seat);
        !rounds_to_zero(luck, analysed.percent) || !rounds_to_zero(play, analysed.percent)
    });
    let brought = |seat: Seat| {
        let (luck, play) = judgement.luck_and_play(seat);
        let [luck, play] = [luck, play].map(|number| signed_amount(number, analysed.percent));
        let says = if G::THROWS { analysis::luck_play_of(&luck, &play) } else { analysis::play_of(&play) };
        luck_and_play(seat, seating, &says)
    };
    let turn = |step: &usize| {
        let line = view.line_of(analysed.way[*step]);
        let amount = signed_amount(judgement.swing(*step, viewer), analysed.percent);
        html! { <li key={*step}>{ step_button(*step, line.as_ref(), &amount, seating, &on_show) }</li> }
    };
    html! {
        <>
            if !analysed.is_done() {
                <p class="analysing" role="status">{ analysis::analysing(judgement.steps().len(), analysed.way.len()) }</p>
            }
            <OutlookCurve {lines} percent={analysed.percent} {viewer} turns={turns.clone()} first={analysed.left()} {seating} on_show={&on_show} />
            if analysed.is_done() {
                if is_weighed {
                    <ol class="score">{ for seats().map(brought) }</ol>
                    <p>{ if G::THROWS { analysis::luck_and_play() } else { analysis::play_alone() } }</p>
                }
                if !turns.is_empty() {
                    <h3>{ analysis::turned(seating.to_viewer().who(viewer)) }</h3>
                    <ol class="steps-of">{ for turns.iter().map(turn) }</ol>
                }
                if is_weighed {
                    <h3>{ analysis::costly() }</h3>
                    { costly_moves(view, analysed, &on_show, send) }
                }
            }
        </>
    }
}
