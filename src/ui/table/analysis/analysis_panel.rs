//! The panel of the analysis, beside the board.

use std::rc::Rc;

use yew::{AttrValue, Callback, Html, html};

use super::outlook_curve::outlook_curve;
use super::step_view::step_view;
use crate::play::{Comparison, Input, MatchAnalysis, ReviewInput, TableView, viewer};
use crate::record::NodeId;
use crate::rules::Seat;
use crate::scene::Seating;
use crate::ui::boards::GameUi;
use crate::words::{analysis, table};

/// The panel of the analysis beside the board.
#[derive(Clone)]
pub struct AnalysisPanel<G: GameUi> {
    /// `true` if it is open.
    pub is_open: bool,
    /// The analysis to render; `None` if the panel is closed, or gives way to a variation.
    pub shown: Option<Rc<MatchAnalysis<G>>>,
    /// The costly choice and the better one to mark on the board.
    pub comparison: Option<Rc<Comparison>>,
    /// The outlook at the place of the variation that is shown, while the panel gives way to it.
    pub figure: Option<AttrValue>,
    /// The places of the previous and the next mistake.
    pub mistakes: [Option<NodeId>; 2],
    /// Opens or closes the panel.
    pub set: Callback<bool>,
    /// Closes the panel, or returns to it from a variation.
    pub on_back: Callback<()>,
}

impl<G: GameUi> AnalysisPanel<G> {
    /// Returns what a screen reader says of the place shown; in a variation, its figure. `None` while the panel is closed or
    /// the analysis is not complete.
    pub fn spoken(&self, view: &TableView<G>) -> Option<String> {
        match &self.figure {
            Some(figure) => Some(figure.to_string()),
            None => self.shown.as_ref()?.spoken(view, self.comparison.as_deref()),
        }
    }
}

/// Renders the analysis of the place shown, the chart of the outlooks, and what mattered in the match; nothing if the
/// panel is not shown. Screen readers are told by [`AnalysisPanel::spoken`].
pub fn analysis_panel<G: GameUi>(view: &Rc<TableView<G>>, panel: &AnalysisPanel<G>, send: &Callback<Input<G>>) -> Html {
    let Some(analysed) = &panel.shown else { return Html::default() };
    let on_close = panel.on_back.reform(|_| ());
    let viewer = viewer(view);
    let others = || Seat::all(view.played.state().seats()).filter(|seat| *seat != viewer);
    let summary = |seat: Seat| summary::<G>(seat, analysed, &view.seating);
    let depth = view.progress.depth;
    let [previous, next] = panel.mistakes;
    let button = |class: &'static str, name: &'static str, sign: &'static str, to: Option<ReviewInput>| {
        let onclick = to.map(|to| send.reform(move |_| Input::Review(to)));
        html! { <button {class} data-holds="" aria-label={name} disabled={onclick.is_none()} {onclick}>{ sign }</button> }
    };
    let mistake =
        |name: &'static str, place: Option<NodeId>| button("button", name, name, place.map(ReviewInput::GoTo));
    let step = |name: &'static str, sign: &'static str, to: Option<usize>| {
        button("icon", name, sign, to.filter(|to| *to <= view.progress.end).map(ReviewInput::GoToStep))
    };
    let shown = analysed.step_shown(view);
    let says = match shown {
        _ if !analysed.is_done() => {
            let number = |place: &NodeId| view.rows.number_of(&view.played, *place);
            let moves = analysed.way.last().map_or(0, number);
            let left = analysed.way[..analysed.left()].last().map_or(0, number);
            html! { <p class="analysing">{ analysis::analysing(moves.saturating_sub(left), moves) }</p> }
        }
        Some(step) => step_view(view, analysed, step, viewer, panel.comparison.as_deref(), send),
        None => summary(viewer),
    };
    html! {
        // Its key keeps it from taking over how far the move list was scrolled.
        <section key="analysis" class="analysis" aria-label={analysis::analysis()}>
            <header>
                { step(table::step_back(), "‹", depth.checked_sub(1)) }
                // Where simultaneous phases decide, no choice is a mistake.
                if !analysed.judgement.has_simultaneous_phases() {
                    { mistake(analysis::previous_mistake(), previous) }
                    { mistake(analysis::next_mistake(), next) }
                }
                { step(table::step_on(), "›", Some(depth + 1)) }
                <button class="icon" aria-label={table::close()} onclick={on_close}>{ "×" }</button>
            </header>
            <div class="step-shown">{ says }</div>
            { outlook_curve(view, analysed, viewer, send) }
            if analysed.is_done() {
                if analysed.judgement.has_simultaneous_phases() {
                    if analysed.judgement.has_hidden_choices() {
                        { for others().map(summary) }
                    }
                    { simultaneous_phases(view, analysed, viewer, send) }
                } else {
                    if next.is_none() {
                        <p>{ analysis::none_costly() }</p>
                    }
                    { moments(view, analysed, viewer, send) }
                    if shown.is_some() {
                        { summary(viewer) }
                    }
                    { for others().map(summary) }
                    <small>
                        { if G::THROWS { analysis::luck_and_choice() } else { analysis::choice_alone() } }
                        if !analysed.percent {
                            { " " }{ analysis::points_meaning() }
                        }
                    </small>
                }
            }
        </section>
    }
}

/// Renders what a player lost by luck and by choice, and the accuracy of the choices.
fn summary<G: GameUi>(seat: Seat, analysed: &MatchAnalysis<G>, seating: &Seating) -> Html {
    let (says, accuracy) = analysed.summary(seat, seating);
    html! { <p key={seat.index()} class="summary">{ says }{ " " }<strong>{ accuracy }</strong></p> }
}

/// Renders the costliest choices of a player, the costliest first, and then the throws and choices that mattered most besides,
/// in their order: each with the number of its move, as a button that shows its place.
fn moments<G: GameUi>(view: &TableView<G>, analysed: &MatchAnalysis<G>, seat: Seat, send: &Callback<Input<G>>) -> Html {
    let costliest = analysed.judgement.costliest(seat);
    let mut moments = analysed.judgement.moments(seat);
    moments.retain(|step| !costliest.contains(step));
    let button = |step: usize| {
        let place = analysed.place_of(view, step);
        let onclick = send.reform(move |_| Input::Review(ReviewInput::GoTo(place)));
        let number = view.rows.number_of(&view.played, analysed.way[step]);
        let words = analysed.step_in_words(view, step, seat)?;
        let mark = analysed.fault(step).map(|fault| {
            html! { <>{ " " }<span class="fault" aria-label={fault.says}>{ fault.sign }</span></> }
        });
        Some(html! {
            <button key={step} class="button" {onclick}><small>{ number }</small>{ " " }{ words }{ mark }</button>
        })
    };
    let list = |title: String, steps: Vec<usize>| {
        let buttons = steps.into_iter().filter_map(button);
        html! { <><h3>{ title }</h3><p class="row">{ for buttons }</p></> }
    };
    let who = || view.seating.to_viewer();
    html! {
        <>
            if !costliest.is_empty() {
                { list(analysis::costliest(who().who(seat)), costliest) }
            }
            if !moments.is_empty() {
                { list(analysis::moments(who().who(seat)), moments) }
            }
        </>
    }
}

/// Renders the simultaneous phases of a match with what each gave to a player or took, and its clause, each with the
/// number of its move, as a button that shows its outcome. What would have been better by what was felt is told to the only person at
/// this device.
fn simultaneous_phases<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    seat: Seat,
    send: &Callback<Input<G>>,
) -> Html {
    let button = |(step, change): (usize, i64)| {
        let place = analysed.way[step];
        let onclick = send.reform(move |_| Input::Review(ReviewInput::GoTo(place)));
        let number = view.rows.number_of(&view.played, place);
        let words = analysed.simultaneous_in_words(view, step, change)?;
        let own = view.seating.viewer.filter(|viewer| *viewer == seat);
        let better = own.map(|seat| analysed.hidden_in_words(step, seat)).unwrap_or_default();
        Some(html! {
            <button key={step} class="button" {onclick}>
                <small>{ number }</small>{ " " }{ words }
                { for analysed.clause(view, step).map(|clause| html! { <small>{ " " }{ clause.0 }</small> }) }
                { for better.into_iter().map(|better| html! { <small>{ " " }{ better }</small> }) }
            </button>
        })
    };
    html! {
        <>
            <h3>{ analysis::simultaneous_phases(view.seating.to_viewer().who(seat)) }</h3>
            <p class="row">{ for analysed.judgement.simultaneous_phases(seat).into_iter().filter_map(button) }</p>
        </>
    }
}
