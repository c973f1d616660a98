//! The score sheet of a saved match.

use wasm_bindgen_futures::spawn_local;
use yew::{AttrValue, Html, Properties, component, html, use_state};

use super::score_sheet::ScoreSheetPage;
use crate::pages::read_error::ReadError;
use crate::pages::reading;
use crate::play::score_sheet;
use crate::record::Match;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::Form;
use crate::store::{DatabaseError, Id, browser};
use crate::ui::components::{PrintButton, bar};
use crate::ui::context::use_store;
use crate::ui::date::date;
use crate::ui::hooks::use_effect_on;
use crate::ui::routes::GamePage;
use crate::words::{paper, table};

#[derive(Clone, PartialEq, Properties)]
pub struct MatchPaperPageProps {
    /// The match.
    pub id: Id,
}

/// The stage of reading the match.
enum Stage {
    /// The store has not answered yet.
    Loading,
    /// The match has been read, with its date.
    Ready(Box<Match<Damath>>, Option<AttrValue>),
    /// It is not on this device.
    Missing,
    /// The store does not respond.
    NoResponse,
    /// It cannot be parsed.
    Damaged(ReadError),
}

/// The score sheet of a match, once it has been read; or the reason why it cannot be.
#[component]
pub fn MatchPaperPage(MatchPaperPageProps { id }: &MatchPaperPageProps) -> Html {
    let store = use_store();
    let stage = use_state(|| Stage::Loading);
    use_effect_on(id.clone(), {
        let stage = stage.setter();
        move |id| {
            let reading = store.read(id);
            spawn_local(async move {
                stage.set(match reading.await {
                    Ok(Some(saved)) => match reading::open(&saved) {
                        Ok(played) => Stage::Ready(Box::new(played), date_of(&saved.id).await.map(AttrValue::from)),
                        Err(damaged) => Stage::Damaged(damaged.reason),
                    },
                    Ok(None) => Stage::Missing,
                    Err(DatabaseError) => Stage::NoResponse,
                });
            });
        }
    });
    html! {
        <main class="page paper">
            { bar(&GamePage::Table(id.clone()).of(Damath::NAME), Damath::title(), Html::default()) }
            {
                match &*stage {
                    Stage::Loading => Html::default(),
                    Stage::Missing => notice(table::not_here()),
                    Stage::NoResponse => notice(table::store_silent()),
                    Stage::Damaged(reason) => notice(&reason.sentence::<Damath>()),
                    Stage::Ready(played, date) => html! {
                        <>
                            <section class="choosing">
                                <h2>{ paper::score_sheet() }</h2>
                                <p class="row"><PrintButton class="button main" /></p>
                            </section>
                            <ScoreSheetPage sheet={score_sheet(played)} set={played.state().options().set} date={date.clone()} />
                        </>
                    },
                }
            }
        </main>
    }
}

/// Returns the date on which a match was saved last, in words; `None` if the browser does not have it.
async fn date_of(id: &Id) -> Option<String> {
    let row = browser::member(&browser::one(id).await.ok()?, "row");
    date(&browser::text(&row, "when")?, "long")
}

fn notice(reason: &str) -> Html {
    html! { <section class="notice" role="alert"><p>{ reason }</p></section> }
}
