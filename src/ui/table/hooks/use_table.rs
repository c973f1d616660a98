//! The complete state of a table.

use std::rc::Rc;

use yew::{Callback, MouseEvent, hook, use_memo};

use super::use_analysis_panel::use_analysis_panel;
use super::use_analysis_start::use_analysis_start;
use super::use_engine::Analyst;
use super::use_live_exchange::use_live_exchange;
use super::use_phrases::{Phrases, use_phrases};
use super::use_saving::Notebook;
use super::use_sheets::OpenSheet;
use super::use_simultaneous::SimultaneousPhase;
use super::{
    Keyboard, LinkSender, Projector, TableHandle, use_chance, use_engine, use_focus_restorer, use_keys,
    use_leave_question, use_link_sender, use_permissions, use_projector, use_saving, use_settings_input, use_sheets,
    use_simultaneous, use_sitting, use_sound, use_start, use_sum_statistics, use_tap_to_skip, use_timers,
    use_under_way, use_visibility,
};
use crate::bots::Level;
use crate::pages::match_link::LiveState;
use crate::play::{Input, ReviewInput, TableView};
use crate::record::Next;
use crate::scene::{Control, Touch};
use crate::store::Store;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::context::use_store;
use crate::ui::hooks::use_event_callback;
use crate::ui::live::use_live;
use crate::ui::table::analysis::AnalysisPanel;
use crate::ui::table::rematch::rematch;
use crate::ui::table::sheets::Sheet;
use crate::ui::table::table_props::TableProps;

/// The state of a table, with the callbacks that change it.
pub struct TableState<G: GameUi> {
    /// The running sitting.
    pub playing: TableHandle<G>,
    /// The store of the page.
    pub store: Store,
    /// The notes of the match.
    pub notebook: Notebook,
    /// The open sheet.
    pub sheets: OpenSheet,
    /// The simultaneous phase that replaces the board.
    pub simultaneous: SimultaneousPhase,
    /// The analysis.
    pub analyst: Analyst<G>,
    /// The panel of the analysis.
    pub analysis_panel: AnalysisPanel<G>,
    /// The view of the board for a projector.
    pub projector: Projector,
    /// The link of a match by link.
    pub link_sender: LinkSender,
    /// The phrases that the players at two connected devices say to each other.
    pub phrases: Phrases,
    /// The controls of the game, or of the simultaneous phase.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// Opens a sheet.
    pub on_open: Callback<Sheet>,
    /// Sends an input that concerns the board, and closes the sheet, which covers it.
    pub on_leave: Callback<Input<G>>,
    /// The same for an input of the review.
    pub on_review: Callback<ReviewInput>,
    /// Starts the analysis, and opens its panel.
    pub on_analyse: Callback<MouseEvent>,
    /// Starts a rematch, with bots of another level if one is chosen.
    pub on_rematch: Callback<Option<Level>>,
}

/// Opens a table: creates its sitting, and carries out its effects.
#[hook]
pub fn use_table<G: GameUi>(props: &TableProps<G>) -> TableState<G> {
    let TableProps { id, opening, saved, received, .. } = props;
    let store = use_store();
    let playing = use_sitting(opening);
    use_simple_effects(&playing);
    let notebook = use_saving(&playing, id, saved, &props.on_damaged);
    use_permissions(&playing);
    let analyst = use_engine(&playing, &notebook.notes);
    let analysis_panel = use_analysis_panel(&playing, &analyst);
    let simultaneous = use_simultaneous(&playing, &notebook);
    let projector = use_projector(&playing.view, simultaneous.drawn.is_some());
    let sheets = use_sheets(&playing, received.is_some());
    let live = use_live();
    let connection = connection(&playing.view, live.state);
    let is_played_here = received.is_none() && playing.view.permissions.play;
    let phrases = use_phrases(live, is_played_here && connection == LiveState::Open);
    let sheets = shown_sheet(sheets, &projector, &phrases);
    use_start(&playing, opening, props.continuation.clone(), props.at);
    use_visibility(&playing, sheets.sheet.is_some());
    use_settings_input(&playing);
    use_tap_to_skip(&playing);
    use_under_way(playing.view.played.next() == Next::Over);
    use_leave_question(playing.view.saving);
    let link_sender = use_link_sender(&playing, &notebook, &sheets.set, connection);
    use_live_exchange(&playing, received.is_none().then_some(id), &store, connection);
    let controls = use_controls(&playing, &simultaneous);
    use_table_keys(&playing, &controls, &simultaneous, &analysis_panel, &projector, &sheets);
    let on_open = use_event_callback(sheets.set.clone(), |sheet, set| set.emit(Some(sheet)));
    let on_leave = use_event_callback((playing.send.clone(), sheets.set.clone()), |input, (send, set)| {
        set.emit(None);
        send.emit(input);
    });
    let on_review = use_event_callback(on_leave.clone(), |input, on_leave| on_leave.emit(Input::Review(input)));
    let show_analysis = callback((sheets.set.clone(), analysis_panel.set.clone()), |(), (set_sheet, set_panel)| {
        set_sheet.emit(None);
        set_panel.emit(true);
    });
    let on_analyse = use_analysis_start(props, &playing, &analyst, &notebook, &show_analysis);
    let driver = playing.driver();
    let on_rematch = callback((store.clone(), Rc::clone(&notebook.notes)), move |level, (store, notes)| {
        rematch(store, notes, &driver.view(), level);
    });
    TableState {
        playing,
        store,
        notebook,
        sheets,
        simultaneous,
        analyst,
        analysis_panel,
        projector,
        link_sender,
        phrases,
        controls,
        on_open,
        on_leave,
        on_review,
        on_analyse,
        on_rematch,
    }
}

/// Carries out the effects that nothing else of the table depends on.
#[hook]
fn use_simple_effects<G: GameUi>(playing: &TableHandle<G>) {
    use_timers(playing);
    use_chance(playing);
    use_sound(playing);
    use_sum_statistics(playing);
}

/// Returns the controls of the running simultaneous phase, or of the game.
#[hook]
fn use_controls<G: GameUi>(
    playing: &TableHandle<G>,
    simultaneous: &SimultaneousPhase,
) -> Rc<Vec<Control<Callback<()>>>> {
    let parts = (Rc::clone(&playing.view.controls), simultaneous.view.clone(), playing.send.clone());
    use_memo(parts, |(own, simultaneous, send)| {
        let press = |touch: Touch<G::Button>| send.reform(move |()| Input::Touch(touch));
        simultaneous.as_ref().map_or_else(
            || own.iter().map(|control| control.clone().map(press)).collect(),
            |simultaneous| simultaneous.controls.clone(),
        )
    })
}

/// Returns the connection to the other device of a match by link; off in other matches.
fn connection<G: GameUi>(view: &TableView<G>, state: LiveState) -> LiveState {
    let is_for_two = view.by_link.as_ref().is_some_and(|by_link| by_link.for_two_devices);
    if is_for_two { state } else { LiveState::Off }
}

/// Returns the open sheet if it can be shown now.
fn shown_sheet(sheets: OpenSheet, projector: &Projector, phrases: &Phrases) -> OpenSheet {
    let sheet = sheets.sheet.filter(|sheet| match sheet {
        // The final score, which names the players, opens when the board is no longer shown alone.
        Sheet::Ending => !projector.is_alone(),
        Sheet::Phrases => phrases.are_open,
        _ => true,
    });
    OpenSheet { sheet, ..sheets }
}

/// Listens to the keys of the table, and restores its focus.
#[hook]
fn use_table_keys<G: GameUi>(
    playing: &TableHandle<G>,
    controls: &Rc<Vec<Control<Callback<()>>>>,
    simultaneous: &SimultaneousPhase,
    analysis_panel: &AnalysisPanel<G>,
    projector: &Projector,
    sheets: &OpenSheet,
) {
    let view = &playing.view;
    let focus_next = use_focus_restorer(view.confirmation.is_some() || (view.is_busy() && sheets.sheet.is_none()));
    use_keys(Keyboard {
        view: Rc::clone(view),
        controls: Rc::clone(controls),
        simultaneous_escape: simultaneous.escape(view),
        analysis: analysis_panel.is_open.then(|| analysis_panel.clone()),
        projector: Some(projector.clone()),
        sheets: sheets.clone(),
        send: playing.send.clone(),
        focus_next,
    });
}
