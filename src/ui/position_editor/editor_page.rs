//! The page of the position editor.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{
    Callback, Html, InputEvent, KeyboardEvent, MouseEvent, Properties, TargetCast, component, html, use_node_ref,
    use_state,
};

use crate::pages::position_editor::{Edit, EditorEffect, EditorMachine, EditorState};
use crate::rules::Spot;
use crate::scene::{Draft, Entry, Tool, ToolGroup};
use crate::ui::boards::EditorUi;
use crate::ui::callback::callback;
use crate::ui::components::{Choice, Choices, CopyButton, FieldChoices, bar, cells, weaves};
use crate::ui::grid;
use crate::ui::hooks::{use_effects, use_event_callback, use_machine};
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::position;

/// The page on which a position of a game is set up by hand. It is saved on the device after every change.
#[component]
pub fn PositionEditor<G: EditorUi>() -> Html {
    let editor = use_machine(|| {
        let [kept, earlier] = [GameSetting::Position, GameSetting::EarlierPosition].map(|setting| setting.get(G::NAME));
        Rc::new(RefCell::new(EditorMachine::<G>::new(kept, earlier)))
    });
    use_effects(&editor, |_, effect| match effect {
        EditorEffect::Keep(text) => {
            GameSetting::Position.set(G::NAME, &text);
            GameSetting::EarlierPosition.remove(G::NAME);
        }
        EditorEffect::PlayOn => GamePage::FromPosition.of(G::NAME).push(),
    });
    let (state, on_edit) = (&editor.view, &editor.send);
    let (problem, causes) = state.problem().unzip();
    let on_choose =
        use_event_callback(on_edit.clone(), |(field, choice), on_edit| on_edit.emit(Edit::Choose(field, choice)));
    let entries = state.draft.entries().into_iter().map(|entry| {
        html! { <ScoreEntry key={entry.id} entry={entry.clone()} {on_edit} /> }
    });
    let entries = html! { <div class="entries">{ for entries }</div> };
    let mut agreed: Vec<Html> = state
        .draft
        .fields()
        .into_iter()
        .map(|field| html! { <FieldChoices key={field.id} field={field.clone()} on_choose={&on_choose} /> })
        .collect();
    // The fields before the scores are whose turn it is; the options follow them.
    agreed.insert(1.min(agreed.len()), entries);
    let says = state.verdict(problem.as_deref());
    html! {
        <main class="page editor">
            { weaves() }
            { bar(&GamePage::SetUp.of(G::NAME), position::position_title(), Html::default()) }
            <EditorBoard<G> {state} causes={causes.unwrap_or_default()} {on_edit} />
            <div class="laying">
                <Palette<G> {state} {on_edit} />
                <p
                    role={if state.tried_to_play { "alert" } else { "status" }}
                    class={if problem.is_some() { "verdict wrong" } else { "verdict" }}
                >
                    { says }
                </p>
                <p class="row">
                    <button class="button" disabled={!state.can_undo()} onclick={on_edit.reform(|_| Edit::Undo)}>{ position::position_undo() }</button>
                    <button class="button" onclick={on_edit.reform(|_| Edit::SetToStart)}>{ position::position_start() }</button>
                    <button class="button" onclick={on_edit.reform(|_| Edit::Clear)}>{ position::position_clear() }</button>
                    <button class="button main" onclick={on_edit.reform(|_| Edit::PlayOn)}>{ position::position_play_on() }</button>
                </p>
            </div>
            <div class="agreed">
                { agreed.into_iter().collect::<Html>() }
                <PositionText text={state.typed().to_owned()} text_error={state.text_error()} {on_edit} />
            </div>
        </main>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct EditorBoardProps<G: EditorUi> {
    /// The state of the editor.
    state: Rc<EditorState<G>>,
    /// The cells that make the position unplayable.
    causes: Vec<Spot>,
    /// Receives the changes.
    on_edit: Callback<Edit>,
}

/// The board: the selected tool is applied to a cell by a click or a key.
#[component]
fn EditorBoard<G: EditorUi>(EditorBoardProps { state, causes, on_edit }: &EditorBoardProps<G>) -> Html {
    let board = use_node_ref();
    let squares = Rc::new(state.draft.cells());
    let focus = use_state(|| squares.first().map(|cell| cell.spot));
    let last_edited = use_state(|| None::<Spot>);
    let parts = (focus.setter(), last_edited.setter(), on_edit.clone());
    let place = callback(parts, |spot: Option<Spot>, (focus, last_edited, on_edit)| {
        if let Some(spot) = spot {
            focus.set(Some(spot));
            last_edited.set(Some(spot));
            on_edit.emit(Edit::ApplyTool(spot));
        }
    });
    let parts = (board.clone(), Rc::clone(&squares), place.clone());
    let onclick = callback(parts, |event: MouseEvent, (board, cells, place)| {
        // A click without a pointer comes from a screen reader.
        let by_pointer = event.detail() > 0;
        place.emit(if by_pointer { grid::hit(board, G::SIZE, cells, &event, 0) } else { grid::spot_of(&event) });
    });
    let parts = (Rc::clone(&squares), focus.clone(), place);
    let onkeydown = callback(parts, |event: KeyboardEvent, (cells, focus, place)| {
        if !grid::is_board_key(&event) || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        event.prevent_default();
        let mut walked = **focus;
        if grid::move_focus(cells, &mut walked, &event.key(), true) {
            focus.set(walked);
        } else {
            place.emit(walked);
        }
    });
    let (width, height) = G::SIZE;
    // Of a text that changes, Firefox announces only the changed letters, so another one is another element.
    let announcement = squares.iter().find(|cell| Some(cell.spot) == *last_edited).map(|cell| {
        html! { <span key={cell.label.clone()}>{ &cell.label }</span> }
    });
    html! {
        <>
            <svg ref={board} class="board" viewBox={format!("0 0 {width} {height}")} {onclick} {onkeydown}>
                <g aria-hidden="true">{ G::render_board(Rc::new(state.draft.board())) }</g>
                { cells(position::position_board(G::title()).into(), &squares, *focus, causes) }
            </svg>
            <div class="unseen" aria-live="polite">{ for announcement }</div>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PaletteProps<G: EditorUi> {
    /// The state of the editor.
    state: Rc<EditorState<G>>,
    /// Receives the changes.
    on_edit: Callback<Edit>,
}

/// The groups of tools, with one selected tool each.
#[component]
fn Palette<G: EditorUi>(PaletteProps { state, on_edit }: &PaletteProps<G>) -> Html {
    let on_take = use_event_callback(on_edit.clone(), |(tool_group, tool), on_edit| {
        on_edit.emit(Edit::SelectTool(tool_group, tool));
    });
    let tool = |tool_group: &ToolGroup<<G::Draft as Draft>::Piece>, number: usize, tool: &Tool<_>| {
        let id = tool_group.id;
        let class = if tool.on_board { "tool laid" } else { "tool" };
        html! {
            <Choice
                key={number}
                group={tool_group.id}
                {class}
                chosen={number == tool_group.chosen}
                on_choose={on_take.reform(move |_| (id, number))}
            >
                if let Some(piece) = &tool.piece {
                    <span class="piece">{ G::piece(piece) }<span class="unseen">{ &tool.name }</span></span>
                } else {
                    { &tool.name }
                }
            </Choice>
        }
    };
    let tool_group = |tool_group: &ToolGroup<<G::Draft as Draft>::Piece>| {
        let tools = tool_group.tools.iter().enumerate().map(|(number, of_group)| tool(tool_group, number, of_group));
        html! { <Choices key={tool_group.id} name={tool_group.label}>{ for tools }</Choices> }
    };
    html! { <div class="palette">{ for state.draft.palette().iter().map(tool_group) }</div> }
}

#[derive(Clone, PartialEq, Properties)]
struct PositionTextProps {
    /// The text in the field.
    text: String,
    /// The reason why it is not a position.
    text_error: Option<String>,
    /// Receives the changes.
    on_edit: Callback<Edit>,
}

/// The position's text, which can be copied and edited.
#[component]
fn PositionText(PositionTextProps { text, text_error, on_edit }: &PositionTextProps) -> Html {
    let area = use_node_ref();
    let oninput =
        on_edit.reform(|event: InputEvent| Edit::Text(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    html! {
        <section class="as-text">
            <label class="entry">
                { position::position_text() }
                <textarea ref={&area} id="position" rows="4" spellcheck="false" value={text.clone()} {oninput} />
            </label>
            <CopyButton key={text.clone()} {area} class="button" />
            if let Some(text_error) = text_error {
                <p role="alert">{ text_error }</p>
            }
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ScoreEntryProps {
    /// The field.
    entry: Entry,
    /// Receives the changes.
    on_edit: Callback<Edit>,
}

/// A text field for a score.
#[component]
fn ScoreEntry(ScoreEntryProps { entry, on_edit }: &ScoreEntryProps) -> Html {
    let id = entry.id;
    let oninput = on_edit
        .reform(move |event: InputEvent| Edit::Enter(id, event.target_unchecked_into::<HtmlInputElement>().value()));
    html! {
        <label class="entry">
            { entry.label }
            <input value={entry.text.clone()} {oninput} />
            if let Some(read_as) = &entry.read_as {
                <output>{ read_as }</output>
            }
        </label>
    }
}
