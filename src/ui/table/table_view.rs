//! The table of a match.

use std::rc::Rc;

use yew::{Classes, Html, classes, component, html, use_memo};

use super::analysis::{FaultMark, analysis_panel};
use super::announcer::use_announcer;
use super::board::Board;
use super::controls::Controls;
use super::hooks::{TableState, use_skip_tip, use_table};
use super::move_list::MoveList;
use super::players::players;
use super::projector_bar::ProjectorBar;
use super::prompt_line::{Notice, PromptLine};
use super::received_match::ReceivedMatch;
use super::received_notice::received_notice;
use super::review_bar::review_bar;
use super::save_or_join_button::save_or_join_button;
use super::speech::{speech, spoken};
use super::steps::Steps;
use super::table_bar::table_bar;
use super::table_props::TableProps;
use super::table_sheet::table_sheet;
use super::watching_controls::watching_controls;
use crate::bots::Level;
use crate::play::{HintView, Input, ReviewInput, Sitting, TableView};
use crate::ui::boards::GameUi;
use crate::ui::components::{Confirm, weaves};
use crate::ui::context::use_language;
use crate::ui::hooks::use_event_callback;
use crate::ui::levels;
use crate::ui::live::LiveState;
use crate::ui::routes;
use crate::words::house;

/// With fewer rows in the move list nobody has moved yet: the first row may be a lot that decides who begins.
const FEW_ROWS: usize = 2;

/// The table of a match: its sitting, and the components that render it.
#[component]
pub fn Table<G: GameUi>(props: &TableProps<G>) -> Html {
    use_language();
    let table = use_table(props);
    let TableState { playing, sheets, contest, projector, on_open, on_review, .. } = &table;
    let (view, send) = (&playing.view, &playing.send);
    let shows_skip_tip = use_skip_tip(playing);
    let levels = use_memo(view.played.players().to_vec(), |players| -> Vec<Option<Level>> {
        players.iter().map(|player| levels::of(&player.kind)).collect()
    });
    let on_row = use_event_callback(on_review.clone(), |row, on_review| on_review.emit(ReviewInput::GoToRow(row)));
    let on_point = use_event_callback(send.clone(), |row, send| send.emit(Input::PointAtRow(row)));
    let analysis = &table.analyst.analysis;
    let marks = use_memo((Rc::clone(&view.rows), analysis.clone()), |_| marks(&table));
    let list = html! {
        <>
            if view.rows.rows().len() < FEW_ROWS {
                <p class="how"><a class="button" href={routes::rules(G::NAME)}>{ house::how_to_play() }</a></p>
            }
            <MoveList rows={&view.rows} seating={&view.seating} current={view.current_row} {marks} on_press={on_row} {on_point} />
        </>
    };
    let legend = legend::<G>();
    let steps = html! { <Steps progress={view.progress} label={view.step_label()} replaying={view.stage.replaying} {on_review} /> };
    let is_covered = sheets.sheet.is_some() || view.confirmation.is_some();
    let panel = &table.analysis_panel;
    let board = contest.drawn.clone().unwrap_or_else(|| {
        html! { <Board<Sitting<G>> playing={playing.clone()} comparison={panel.comparison.clone()} /> }
    });
    let is_analysed = panel.shown.is_some();
    let prompt = contest.view.as_ref().map(|contest| contest.prompt.clone());
    let notice = notice(props, &table);
    let announcements =
        use_announcer(view, prompt.as_ref(), notice.as_ref().map(|notice| &*notice.text), spoken(view, &table.phrases));
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
                    <PromptLine<G> {view} contest={prompt} {notice} {shows_skip_tip} {on_open} {send} />
                    { hand(props, &table) }
                }
                if projector.is_open {
                    <ProjectorBar projector={projector.clone()}>{ steps.clone() }</ProjectorBar>
                } else if is_analysed {
                    { analysis_panel(view, panel, send) }
                } else {
                    <section class="moves wide">{ legend.clone() }{ list.clone() }<footer>{ steps.clone() }</footer></section>
                }
            </main>
            { announcements }
            { table_sheet(&table, html! { <>{ steps }{ legend }{ list }</> }) }
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

/// Renders an explanation of the notation in the move list, collapsed.
fn legend<G: GameUi>() -> Option<Html> {
    G::legend()
        .map(|says| html! { <details class="legend"><summary>{ house::notation() }</summary><p>{ says }</p></details> })
}

/// Returns the marks of moves that were not the best, once the analysis is complete.
fn marks<G: GameUi>(table: &TableState<G>) -> Vec<Option<FaultMark>> {
    let view = &table.playing.view;
    let analysis = table.analyst.analysis.as_ref().filter(|analysis| analysis.is_done());
    analysis.map_or_else(Vec::new, |analysis| view.rows.rows().iter().map(|row| analysis.mark(view, row)).collect())
}

/// True if all that a person can do at the table is watch, or send the link.
fn cannot_act<G: GameUi>(view: &TableView<G>, received: Option<&ReceivedMatch>) -> bool {
    let by_link = view.by_link.as_ref();
    received.is_some()
        || if view.is_over() {
            by_link.is_some_and(|by_link| !by_link.recipients.is_empty())
        } else {
            !view.permissions.play || by_link.is_some_and(|by_link| by_link.waits_for.is_some())
        }
}

/// Returns the notice about a match in which a person can only watch, or send the link; or that the other device is gone, while
/// there is nothing more important to say to the person who is to act.
fn notice<G: GameUi>(props: &TableProps<G>, table: &TableState<G>) -> Option<Notice> {
    let view = &table.playing.view;
    if let Some(received) = &props.received {
        return Some(received_notice(received, view));
    }
    let link = &table.link_sender.link;
    let text = if cannot_act(view, None) {
        if view.permissions.play { link.says() } else { house::elsewhere().to_owned() }
    } else if link.live == LiveState::Lost && !view.is_over() && view.refusal.is_none() && view.hint == HintView::None {
        house::live_lost_here().to_owned()
    } else {
        return None;
    };
    Some(Notice { text, is_refusal: false })
}

/// Renders the controls below the board.
fn hand<G: GameUi>(props: &TableProps<G>, table: &TableState<G>) -> Html {
    let TableState { playing, store, contest, controls, phrases, on_open, .. } = table;
    let (view, send) = (&playing.view, &playing.send);
    if view.stage.reviewing || view.stage.replaying {
        let analysis = table.analyst.analysis.as_ref().filter(|_| !table.analysis_panel.is_open);
        let better = analysis.and_then(|analysis| analysis.better(&view.played, analysis.step_at(view, view.shown)?));
        let save_or_join = props.received.as_ref().map(|received| save_or_join_button(received, view, store, "button"));
        return review_bar(view, better, save_or_join, send);
    }
    if cannot_act(view, props.received.as_ref()) {
        return watching_controls(props, table);
    }
    html! { <Controls<G> {view} {controls} is_contest={contest.view.is_some()} can_say={phrases.are_open} {on_open} {send} /> }
}

/// Renders the question that confirms a side action.
fn question<G: GameUi>(table: &TableState<G>) -> Html {
    let on_answer = table.playing.send.reform(Input::Confirm);
    let confirmation = table.playing.view.confirmation.as_ref();
    confirmation.map_or_else(Html::default, |asked| {
        html! { <Confirm question={asked.question.clone()} meaning={asked.meaning} yes={asked.words.clone()} {on_answer} /> }
    })
}
