//! The page of the position editor.

use yew::{Html, component, html, use_mut_ref, use_reducer};

use super::editor_board::EditorBoard;
use super::palette::Palette;
use super::position_text::PositionText;
use super::score_entry::ScoreEntry;
use super::state::{Edit, EditorState};
use crate::scene::Draft;
use crate::ui::boards::EditorUi;
use crate::ui::components::{FieldChoices, bar, weaves};
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::position;

/// The page on which a position of a game is set up by hand. It is saved on the device after every change.
#[component]
pub fn PositionEditor<G: EditorUi>() -> Html {
    let state = use_reducer(EditorState::<G>::restored);
    let on_edit = use_event_callback(state.dispatcher(), |edit: Edit, dispatcher| dispatcher.dispatch(edit));
    let kept = use_mut_ref(|| state.text().to_owned());
    use_effect_on(state.text().to_owned(), move |text| {
        if kept.replace(text.clone()) != *text {
            GameSetting::Position.set(G::NAME, text);
        }
    });
    let (problem, causes) = state.problem().unzip();
    let on_choose =
        use_event_callback(on_edit.clone(), |(field, choice), on_edit| on_edit.emit(Edit::Choose(field, choice)));
    let on_play = use_event_callback((problem.is_none(), on_edit.clone()), |_, (can_play, on_edit)| {
        if *can_play {
            GamePage::FromPosition.of(G::NAME).push();
        } else {
            on_edit.emit(Edit::TryToPlay);
        }
    });
    let entries = state.draft.entries().into_iter().map(|entry| {
        html! { <ScoreEntry key={entry.id} entry={entry.clone()} on_edit={&on_edit} /> }
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
            <EditorBoard<G> state={state.clone()} causes={causes.unwrap_or_default()} on_edit={&on_edit} />
            <div class="laying">
                <Palette<G> state={state.clone()} on_edit={&on_edit} />
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
                    <button class="button main" onclick={on_play}>{ position::position_play_on() }</button>
                </p>
                <PositionText text={state.typed().to_owned()} text_error={state.text_error()} {on_edit} />
            </div>
            <div class="agreed">{ agreed.into_iter().collect::<Html>() }</div>
        </main>
    }
}
