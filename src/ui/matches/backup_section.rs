//! The backup.

use web_sys::{Event, HtmlInputElement};
use yew::{Html, Properties, TargetCast, component, html, use_state};

use super::backup;
use super::use_listing::Actions;
use crate::store::browser;
use crate::ui::components::Confirm;
use crate::ui::context::use_language;
use crate::ui::hooks::use_event_callback;
use crate::ui::settings;
use crate::words::matches;

/// Properties of [`BackupSection`].
#[derive(Clone, PartialEq, Properties)]
pub struct BackupSectionProps {
    /// Carries out the actions on the database.
    pub actions: Actions,
}

/// Buttons that save and restore a backup, and one that deletes everything.
#[component]
pub fn BackupSection(BackupSectionProps { actions }: &BackupSectionProps) -> Html {
    use_language();
    let asking = use_state(|| false);
    let on_save = use_event_callback(actions.clone(), |_, actions| {
        actions.act(async { backup::save().await.err().map(backup::BackupError::sentence) });
    });
    let onchange = use_event_callback(actions.clone(), |event: Event, actions| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let file = input.files().and_then(|files| files.get(0));
        // So that the same file can be chosen again.
        input.set_value("");
        if let Some(file) = file {
            actions.act(async {
                Some(backup::restore(file).await.map_or_else(backup::BackupError::sentence, backup::Merged::sentence))
            });
        }
    });
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
                    <button class="button main" onclick={on_save}>{ matches::save_backup() }</button>
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

/// Deletes all matches and settings on this device. Returns the sentence about the result.
async fn wipe() -> Option<String> {
    let wiped = browser::delete_all().await.map(|()| settings::clear());
    Some(wiped.map_or_else(|_| matches::not_stored().into(), |()| matches::wiped().into()))
}
