//! The menu of a table.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, Properties, component, html};

use super::Sheet;
use crate::pages::given::CountMoves;
use crate::play::{Input, Pace, ReviewInput, SavingView, SideAction, TableView};
use crate::scene::{Field, Sound};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{FieldChoices, SwitchField, language_choice, text_file, toggle};
use crate::ui::context::{Settings, use_settings};
use crate::ui::given::OpenForm;
use crate::ui::live::LiveLink;
use crate::ui::routes::{self, GamePage, Route};
use crate::ui::sound::{self, SWITCH, VIBRATION, VOLUME, VOLUMES};
use crate::ui::switches::Switch;
use crate::ui::{pace, root_element, settings};
use crate::words::{analysis, table, throws};

#[derive(Clone, PartialEq, Properties)]
pub struct MenuProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// What is said of a match that somebody sent, and that is not saved at this table; `None` for any other match.
    pub received: Option<String>,
    /// Called to open another sheet.
    pub on_open: Callback<Sheet>,
    /// Called to show the analysis.
    pub on_analyse: Callback<MouseEvent>,
    /// Called to show the board for a projector.
    pub on_project: Callback<MouseEvent>,
    /// Sends an input, and closes the menu.
    pub on_leave: Callback<Input<G>>,
}

/// Pace, sounds, light, language, side actions, links to other sheets and pages, the form that opens another match, and the
/// version.
#[component]
pub fn Menu<G: GameUi>(props: &MenuProps<G>) -> Html {
    let MenuProps { view, received, on_leave, .. } = props;
    let settings = use_settings();
    let on_pace = callback(settings, |(id, choice): (&'static str, usize), settings| {
        settings.set(id, Pace::ALL[choice].key());
    });
    let chosen = Pace::ALL.iter().position(|pace| *pace == view.preferences.pace).unwrap_or_default();
    let paces = Field::plain("pace", table::speed(), Pace::ALL.map(pace::name), chosen);
    let side_action = |SideAction { action, words }: &SideAction<G>| {
        let action = action.clone();
        let onclick = on_leave.reform(move |_| Input::SideAction(action.clone()));
        html! { <button key={words.as_str()} class="button" {onclick}>{ words }</button> }
    };
    let is_shared = view.here.len() > 1 && view.by_link.is_none();
    html! {
        <>
            { saved(view, received.as_deref()) }
            <FieldChoices field={paces} on_choose={on_pace} />
            { for Switch::of::<G>(is_shared).map(|switch| html! { <SwitchField key={switch.setting()} {switch} /> }) }
            if G::HAS_TUTOR {
                <SwitchField switch={Switch::Tutor} />
            }
            <VolumeChoices />
            <LightChoices />
            { language_choice() }
            if !view.side_actions.is_empty() {
                <p class="row">{ for view.side_actions.iter().map(side_action) }</p>
            }
            { links(props) }
            <OpenForm count_moves={CountMoves::of::<G>()} />
            <p class="kept">{ table::version(&root_element::version()) }</p>
        </>
    }
}

/// Says where the match is saved, or offers it as a file.
fn saved<G: GameUi>(view: &TableView<G>, received: Option<&str>) -> Html {
    match view.saving {
        _ if let Some(received) = received => html! { <p class="kept">{ received }</p> },
        SavingView::InDatabase => html! { <p class="kept">{ table::saved_here() }</p> },
        SavingView::InMemory { .. } => html! {
            <p class="row refused">
                { table::not_saved() }
                { text_file(format!("{}.txt", G::NAME), &view.played.to_string()) }
            </p>
        },
    }
}

/// Renders what leads from the table: to an earlier move, to another sheet, or to another page.
fn links<G: GameUi>(MenuProps { view, on_open, on_analyse, on_project, on_leave, .. }: &MenuProps<G>) -> Html {
    let review = |input: ReviewInput| on_leave.reform(move |_| Input::Review(input));
    let open = |sheet: Sheet| on_open.reform(move |_| sheet);
    let before = view.progress.depth.saturating_sub(1);
    html! {
        <p class="row">
            if view.can.take_back {
                <button class="button" onclick={review(ReviewInput::TakeBack)}>{ table::take_back() }</button>
            }
            if view.can.hint {
                <button class="button" onclick={review(ReviewInput::Hint)}>{ table::hint() }</button>
            }
            <button class="button" onclick={review(ReviewInput::GoToStep(before))}>{ table::review() }</button>
            <a class="button" href={routes::rules(G::NAME)}>{ table::rules() }</a>
            if !G::COURSE.is_empty() {
                <a class="button" href={GamePage::Course.of(G::NAME).href()}>{ table::lessons() }</a>
            }
            if G::PUZZLES {
                <a class="button" href={GamePage::Puzzles.of(G::NAME).href()}>{ table::puzzles() }</a>
            }
            <a class="button" href={GamePage::SetUp.of(G::NAME).href()}>{ table::new_match() }</a>
            <a class="button" href={Route::Home.href()}>{ table::home() }</a>
            <button class="button" onclick={open(Sheet::Keys)}>{ table::keys() }</button>
            <button class="button" onclick={open(Sheet::Share)}>{ table::share() }</button>
            if G::DICE {
                <button class="button" onclick={open(Sheet::Throws)}>{ throws::throws() }</button>
            }
            if view.can_analyse() {
                <button class="button" onclick={on_analyse}>{ analysis::analysis() }</button>
            }
            <LiveLink<G> {view} />
            // During a simultaneous phase the projector shows nothing.
            if view.simultaneous.is_none() {
                <button class="button" onclick={on_project}>{ table::projector() }</button>
            }
        </p>
    }
}

/// The values of the setting. With the first, the pages have the light of the device. The home page has the same
/// choices, and `static/address.js` gives each page its light before it is painted.
const LIGHTS: [&str; 3] = ["", "day", "night"];

/// The light of this page, and of those that are opened later.
#[component]
fn LightChoices() -> Html {
    let settings = use_settings();
    let on_choose = callback(settings, |(id, choice): (&'static str, usize), settings| {
        settings.set(id, LIGHTS[choice]);
        root_element::set_light(LIGHTS[choice]);
    });
    let saved = settings::get("light").unwrap_or_default();
    let chosen = LIGHTS.iter().position(|light| *light == saved).unwrap_or_default();
    let names = [table::light_device(), table::light_day(), table::light_night()];
    html! { <FieldChoices field={Field::plain("light", table::light(), names, chosen)} {on_choose} /> }
}

/// The volume of sounds, and vibration.
#[component]
fn VolumeChoices() -> Html {
    let settings = use_settings();
    let vibrates = sound::is_on(VIBRATION);
    let on_vibration = callback(settings.clone(), move |_, settings: &Settings| {
        settings.set(VIBRATION, SWITCH[usize::from(vibrates)]);
        sound::play(Sound::Chip);
    });
    let on_volume = callback(settings, |(id, choice): (&'static str, usize), settings| {
        settings.set(id, VOLUMES[choice]);
        sound::play(Sound::Chip);
    });
    let volumes = [table::volume_quiet(), table::volume_medium(), table::volume_loud()];
    let volumes = Field::plain(VOLUME, table::volume(), volumes, sound::volume());
    html! {
        <>
            <FieldChoices field={volumes} on_choose={on_volume} />
            <div class="vibration">{ toggle(table::vibration(), vibrates, &on_vibration) }</div>
        </>
    }
}
