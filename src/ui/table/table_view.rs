//! The table of a match.

use std::rc::Rc;

use yew::{Classes, Html, classes, component, hook, html, use_memo};

use super::analysis::{self, FaultMark, analysis_panel};
use super::announcer::use_announcer;
use super::board::Board;
use super::hand::hand;
use super::hooks::{TableState, use_skip_tip, use_table};
use super::move_list::MoveList;
use super::players::players;
use super::projector_bar::ProjectorBar;
use super::prompt_line::PromptLine;
use super::received_notice::received_notice;
use super::speech::{self, speech};
use super::steps::Steps;
use super::table_bar::table_bar;
use super::table_notice::table_notice;
use super::table_props::TableProps;
use super::table_sheet::table_sheet;
use super::teaching::teaching;
use crate::pages::levels;
use crate::play::{Input, ReviewInput};
use crate::ui::boards::GameUi;
use crate::ui::components::{Confirm, weaves};
use crate::ui::hooks::use_event_callback;
use crate::words::table;

/// With fewer rows in the move list nobody has moved yet: the first row may be a toss that decides who begins.
const FEW_ROWS: usize = 2;

/// The table of a match: its sitting, and the components that render it.
#[component]
pub fn Table<G: GameUi>(props: &TableProps<G>) -> Html {
    let table = use_table(props);
    let TableState { playing, sheets, simultaneous, projector, on_open, on_review, .. } = &table;
    let (view, send) = (&playing.view, &playing.send);
    let shows_skip_tip = use_skip_tip(playing);
    let levels: Vec<_> = view.played.players().iter().map(|player| levels::of(&player.kind)).collect();
    let moves = use_moves(&table);
    let steps = html! { <Steps progress={view.progress} label={view.step_label()} replaying={view.stage.replaying} {on_review} /> };
    let is_covered = sheets.sheet.is_some() || view.confirmation.is_some();
    let panel = &table.analysis_panel;
    let board = simultaneous.drawn.clone().unwrap_or_else(|| {
        html! { <Board<G> playing={playing.clone()} comparison={panel.comparison.clone()} /> }
    });
    let is_analysed = panel.shown.is_some();
    let prompt = simultaneous.view.as_ref().map(|simultaneous| simultaneous.prompt.clone());
    let received = props.received.as_ref().map(|received| received_notice(received, view).text);
    let notice = table_notice(props, &table);
    let spoken = speech::spoken(view, &table.phrases).or_else(|| analysis::spoken(view, panel));
    let announcements = use_announcer(view, prompt.as_ref(), notice.as_ref().map(|notice| &*notice.text), spoken);
    html! {
        <>
            <main class={classes!("table", view.preferences.pace.key(), shown_parts(&table))} inert={is_covered}>
                { weaves() }
                if !projector.is_alone() {
                    { table_bar(view, on_open, on_review) }
                    { players(&view.panels, &view.seating, &levels) }
                    { speech(view, &table.phrases) }
                }
                { board }
                if !projector.is_alone() {
                    <PromptLine<G> {view} simultaneous={prompt} figure={panel.figure.clone()} {notice} {shows_skip_tip} {on_open} {send} />
                    { hand(props, &table) }
                }
                if projector.is_open {
                    <ProjectorBar projector={projector.clone()}>{ steps.clone() }</ProjectorBar>
                } else if is_analysed {
                    { analysis_panel(view, panel, send) }
                } else {
                    <section class="moves wide">{ moves.clone() }<footer>{ steps.clone() }</footer></section>
                }
            </main>
            { announcements }
            { table_sheet(&table, html! { <>{ steps }{ moves }</> }, received) }
            { question(&table) }
        </>
    }
}

/// Returns the CSS classes for what the table shows besides the match: the analysis, or the view for a projector.
fn shown_parts<G: GameUi>(table: &TableState<G>) -> Classes {
    let projector = &table.projector;
    if !projector.is_open {
        return classes!(table.analysis_panel.shown.is_some().then_some("analysed"));
    }
    let hides_results = projector.shows_results == Some(false);
    classes!("projected", projector.is_alone().then_some("alone"), hides_results.then_some("hides-results"))
}

/// Renders the move list, with an explanation of its notation.
#[hook]
fn use_moves<G: GameUi>(table: &TableState<G>) -> Html {
    let view = &table.playing.view;
    let on_press = use_event_callback(table.on_review.clone(), |row, review| review.emit(ReviewInput::GoToRow(row)));
    let on_point = use_event_callback(table.playing.send.clone(), |row, send| send.emit(Input::PointAtRow(row)));
    let marks = use_memo((Rc::clone(&view.rows), table.analyst.analysis.clone()), |_| marks(table));
    html! {
        <>
            { legend::<G>() }
            if view.rows.rows().len() < FEW_ROWS {
                { teaching::<G>() }
            }
            <MoveList rows={&view.rows} seating={&view.seating} current={view.current_row} {marks} {on_press} {on_point} />
        </>
    }
}

/// Renders an explanation of the notation in the move list, collapsed.
fn legend<G: GameUi>() -> Option<Html> {
    G::legend()
        .map(|says| html! { <details class="legend"><summary>{ table::notation() }</summary><p>{ says }</p></details> })
}

/// Returns the marks of moves that were not the best, once the analysis is complete.
fn marks<G: GameUi>(table: &TableState<G>) -> Vec<Option<FaultMark>> {
    let view = &table.playing.view;
    let analysis = table.analyst.analysis.as_ref().filter(|analysis| analysis.is_done());
    analysis.map_or_else(Vec::new, |analysis| view.rows.rows().iter().map(|row| analysis.mark(view, row)).collect())
}

/// Renders the question that confirms a side action.
fn question<G: GameUi>(table: &TableState<G>) -> Html {
    let on_answer = table.playing.send.reform(Input::Confirm);
    let confirmation = table.playing.view.confirmation.as_ref();
    confirmation.map_or_else(Html::default, |asked| {
        html! { <Confirm question={asked.question.clone()} meaning={asked.meaning} yes={asked.words.clone()} {on_answer} /> }
    })
}
