//! The table of a match.

use std::ops::RangeInclusive;
use std::rc::Rc;

use yew::{Classes, Html, classes, component, hook, html, use_memo};

use super::analysis::analysis_panel;
use super::announcer::use_announcer;
use super::board::Board;
use super::hand::{cannot_act, hand};
use super::hooks::{Phrases, ProjectorChange, TableState, use_skip_tip, use_table};
use super::move_list::MoveList;
use super::players::players;
use super::projector_bar::ProjectorBar;
use super::prompt_line::{Notice, PromptLine};
use super::received_match::ReceivedMatch;
use super::sheets::{
    Ending, MatchText, Menu, Share, Sheet, Sum, ending, key_list, phrase_list, rule, throws_sheet, verification,
};
use super::steps::Steps;
use super::table_bar::table_bar;
use super::table_props::TableProps;
use crate::pages::arrival::Arrival;
use crate::pages::levels;
use crate::pages::match_link::LiveState;
use crate::pages::saved_copy::SavedCopy;
use crate::play::{FaultMark, HintView, Input, ReviewInput, TableView};
use crate::rules::Seat;
use crate::scene::Scene;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, weaves};
use crate::ui::hooks::use_event_callback;
use crate::ui::live::Phrase;
use crate::ui::{components, root_element, routes};
use crate::words::{phrases, table};

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
    let spoken = spoken(view, &table.phrases).or_else(|| panel.spoken(view));
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
                    <section key="moves" class="moves wide">{ moves.clone() }<footer>{ steps.clone() }</footer></section>
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

/// Renders the move list, with an explanation of its notation and the luck so far.
#[hook]
fn use_moves<G: GameUi>(table: &TableState<G>) -> Html {
    let view = &table.playing.view;
    let on_press = use_event_callback(table.on_review.clone(), |row, review| review.emit(ReviewInput::GoToRow(row)));
    let on_point = use_event_callback(table.playing.send.clone(), |row, send| send.emit(Input::PointAtRow(row)));
    let luck = use_memo(Rc::clone(&view.rows), |_| view.luck_text());
    let marks = use_memo((Rc::clone(&view.rows), table.analyst.analysis.clone()), |_| marks(table));
    html! {
        <>
            { legend::<G>() }
            if view.rows.rows().len() < FEW_ROWS {
                { teaching::<G>() }
            } else if let Some(luck) = &*luck {
                <p class="legend">{ luck }</p>
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

/// Renders what was said just now over the cards of those who have said it. Of two seats of a device it is the first.
fn speech<G: Scene>(view: &TableView<G>, said: &Phrases) -> Html {
    let bubble = |(is_here, said): (bool, Option<Phrase>)| {
        let said = said?;
        let (place, seat) = seats(view).find(|(_, seat)| view.here.contains(*seat) == is_here)?;
        let (name, look) = (view.seating.name(seat).to_owned(), view.seating.look(seat));
        let class = classes!("speech", format!("look-{look}"), (place % 2 == 1).then_some("second"));
        Some(html! { <p key={seat.index()} {class}><b>{ name }</b>{ said.words() }</p> })
    };
    [(true, said.said), (false, said.heard)].into_iter().filter_map(bubble).collect()
}

/// Returns the seats in the order of their cards, each with its place.
fn seats<G: Scene>(view: &TableView<G>) -> impl Iterator<Item = (usize, Seat)> {
    view.panels.iter().map(|panel| panel.seat).enumerate()
}

/// Returns what a screen reader says of what the other player has said.
fn spoken<G: Scene>(view: &TableView<G>, said: &Phrases) -> Option<String> {
    let heard = said.heard?;
    let (_, other) = seats(view).find(|(_, seat)| !view.here.contains(*seat))?;
    Some(phrases::said(view.seating.name(other), heard.words()))
}

/// Returns the notice about a match in which a person can only watch, or send the link; or that the other device is
/// gone, or whose move was taken back, while there is nothing more important to say to the person who is to act.
fn table_notice<G: GameUi>(props: &TableProps<G>, table: &TableState<G>) -> Option<Notice> {
    let view = &table.playing.view;
    if let Some(received) = &props.received {
        return Some(received_notice(received, view));
    }
    let link = &table.link_sender.link;
    let text = if cannot_act(view) {
        if view.permissions.play { link.says() } else { table::elsewhere().to_owned() }
    } else if !view.is_over() && view.refusal.is_none() && view.hint == HintView::None {
        match link.live {
            LiveState::Seeking => table::live_seeking_here().to_owned(),
            LiveState::Lost => table::live_lost_here().to_owned(),
            LiveState::Off | LiveState::Joining | LiveState::Open => {
                table::taken_back(view.seating.name(view.taken_back()?))
            }
        }
    } else {
        return None;
    };
    Some(Notice { text, is_refusal: false })
}

/// Returns the notice about a received match: known, continued, an invitation, refused, or of others.
fn received_notice<G: GameUi>(received: &ReceivedMatch, view: &TableView<G>) -> Notice {
    let seating = &view.seating;
    let text = match &received.arrival {
        Some(Arrival::Invites(seat)) => table::invites(seating.name(Seat(0)), seating.name(*seat)),
        Some(Arrival::Known(_) | Arrival::Continues) => table::link_known().to_owned(),
        Some(Arrival::Refused(reason, _)) => table::link_refused(reason),
        Some(Arrival::WatchOnly) => table::watch_only().to_owned(),
        None => {
            let known = match received.known.as_deref() {
                None => table::visit(),
                Some(SavedCopy { continues: false, .. }) => table::visit_known(),
                Some(SavedCopy { continues: true, .. }) => table::visit_goes_on(),
            };
            let found = verification(&view.played);
            let says: Vec<_> = [known.to_owned()].into_iter().chain(found).collect();
            says.join(" ")
        }
    };
    Notice { text, is_refusal: matches!(received.arrival, Some(Arrival::Refused(..))) }
}

/// Renders the open sheet with its title; `moves` is the move list with the steps through the match, and `received` what is
/// said of a match that somebody sent.
fn table_sheet<G: GameUi>(table: &TableState<G>, moves: Html, received: Option<String>) -> Html {
    let TableState { playing, sheets, projector, link_sender, phrases, notebook, controls, .. } = table;
    let TableState { on_analyse, on_rematch, on_open, on_leave, .. } = table;
    let Some(sheet) = sheets.sheet else { return Html::default() };
    let (view, send) = (&playing.view, &playing.send);
    let on_close = sheets.set.reform(|()| None);
    let on_project = callback((sheets.set.clone(), projector.change.clone()), |_, (set_sheet, change)| {
        set_sheet.emit(None);
        change.emit(ProjectorChange::Toggle);
    });
    let ended = if sheet == Sheet::Ending { ending(view) } else { None };
    let title = ended.as_ref().map_or_else(|| sheet.title(), |ended| ended.title.clone());
    let body = match sheet {
        Sheet::Menu => html! {
            <Menu<G> {view} {received} {on_open} {on_analyse} {on_project} {on_leave} />
        },
        Sheet::Moves => moves,
        Sheet::Keys => key_list::<G>(controls),
        Sheet::Clause(clause) => rule(G::NAME, G::title(), clause, on_close.clone()),
        Sheet::Sum if G::TASKS => html! { <Sum<G> {view} on_close={on_close.reform(|_| ())} {send} /> },
        Sheet::Ending => ended.map_or_else(Html::default, |ending| {
            let link_sender = link_sender.link.button().map(|_| link_sender.clone());
            html! {
                <Ending<G>
                    notes={&notebook.notes}
                    {view}
                    {ending}
                    {link_sender}
                    on_open={&sheets.set}
                    {on_rematch}
                    {on_analyse}
                />
            }
        }),
        Sheet::Share => html! { <Share<G> {view} on_sent={&link_sender.on_sent} {on_open} /> },
        Sheet::Throws if G::DICE => throws_sheet(&view.played, on_open.reform(|_| Sheet::Ending)),
        Sheet::Sum | Sheet::Throws => Html::default(),
        Sheet::Text => html! { <MatchText text={view.played.to_string()} /> },
        Sheet::Phrases => phrase_list(phrases, &on_close),
    };
    html! { <components::Sheet key={sheet.key()} {title} {on_close}>{ body }</components::Sheet> }
}

/// The numbers of the rulebook's pictures that show what a turn is.
const PICTURES: RangeInclusive<u8> = 2..=4;

/// Renders the goal of the game, and pictures that lead to the rulebook; the style sheet shows what there is room for.
fn teaching<G: GameUi>() -> Html {
    let picture = |number: u8| {
        let src = root_element::file(&format!("{}-{number}.svg", G::NAME));
        html! { <img key={number} {src} alt="" width="150" height="150" loading="lazy" decoding="async" /> }
    };
    html! {
        <section class="how">
            <p>{ G::goal() }</p>
            <a href={routes::rules(G::NAME)}>
                <span class="pictures">{ for PICTURES.map(picture) }</span>
                <span class="button">{ table::how_to_play() }</span>
            </a>
        </section>
    }
}
