//! The backup.

use web_sys::{Event, HtmlInputElement};
use yew::{Html, Properties, TargetCast, component, html, use_state};

use super::backup;
use super::use_listing::Actions;
use crate::pages::matches::{BackupError, Merged};
use crate::store::browser;
use crate::ui::components::Confirm;
use crate::ui::given::take_backup;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::settings;
use crate::words::matches;

#[derive(Clone, PartialEq, Properties)]
pub struct BackupSectionProps {
    /// Carries out the actions on the database.
    pub actions: Actions,
}

/// Buttons that save and restore a backup, which may also have been given to another page, and one that deletes everything.
#[component]
pub fn BackupSection(BackupSectionProps { actions }: &BackupSectionProps) -> Html {
    let asking = use_state(|| false);
    let on_save = use_event_callback(actions.clone(), |_, actions| {
        actions.act(async { backup::save().await.err().map(BackupError::sentence) });
    });
    let onchange = use_event_callback(actions.clone(), |event: Event, actions| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let file = input.files().and_then(|files| files.get(0));
        // So that the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            actions.act(async { Some(restored(backup::restore_file(file).await)) });
        }
    });
    let take = use_event_callback(actions.clone(), |(), actions| {
        if let Some(text) = take_backup() {
            actions.act(async move { Some(restored(backup::restore(&text).await)) });
        }
    });
    use_effect_on((), {
        let take = take.clone();
        move |()| take.emit(())
    });
    use_window_event("hashchange", move |_| take.emit(()));
    let on_wipe = use_event_callback(asking.setter(), |_, asking| asking.set(true));
    let on_answer = use_event_callback((actions.clone(), asking.setter()), |yes: bool, (actions, asking)| {
        asking.set(false);
        if yes {
            actions.act(wipe());
        }
    });
    html! {
        <>
            <section class="backup">
                <h2>{ matches::backup() }</h2>
                <p>{ matches::backup_meaning() }</p>
                <p class="row">
                    <button class="button" onclick={on_save}>{ matches::save_backup() }</button>
                    <label class="button">
                        { matches::read_backup() }
                        <input type="file" class="unseen" accept=".json,application/json" {onchange} />
                    </label>
                </p>
                <p><button class="button" onclick={on_wipe}>{ matches::wipe() }</button></p>
            </section>
            if *asking {
                <Confirm question={matches::wipe_question()} meaning={matches::wipe_meaning()} yes={matches::wipe()} {on_answer} />
            }
        </>
    }
}

/// Returns the sentence about the result of restoring a backup.
fn restored(result: Result<Merged, BackupError>) -> String {
    result.map_or_else(BackupError::sentence, Merged::sentence)
}

/// Deletes all matches and settings on this device. Returns the sentence about the result.
async fn wipe() -> Option<String> {
    let wiped = browser::delete_all().await.map(|()| settings::clear());
    Some(wiped.map_or_else(|_| matches::not_stored().into(), |()| matches::wiped().into()))
}
