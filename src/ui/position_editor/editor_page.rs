//! The page of the position editor.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{Html, component, html};

use super::editor_board::EditorBoard;
use super::palette::Palette;
use super::position_text::PositionText;
use super::score_entry::ScoreEntry;
use crate::pages::position_editor::{Edit, EditorEffect, EditorMachine};
use crate::scene::Draft;
use crate::ui::boards::EditorUi;
use crate::ui::components::{FieldChoices, bar, weaves};
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
