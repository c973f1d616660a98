//! What screen readers announce of a table.

use std::mem::take;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{AttrValue, Html, Properties, component, html, use_mut_ref, use_state_eq};

use crate::play::{Narrator, TableView};
use crate::scene::Prompt;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effect_on;

/// Time for which an announcement waits, in milliseconds. While a screen reader has many changes of the board to read, it
/// drops announcements.
const SETTLING_MILLIS: u32 = 150;

/// Properties of [`Announcer`].
#[derive(Clone, PartialEq, Properties)]
pub struct AnnouncerProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The prompt of a running contest.
    #[prop_or_default]
    pub contest: Option<Prompt>,
    /// A notice about a match that is played elsewhere.
    #[prop_or_default]
    pub notice: Option<AttrValue>,
}

/// Announces each move and what is expected. The announcement is invisible and outside of the table, of which a sheet covers
/// all. Each sentence is a paragraph of its own, because Firefox reports only the changed letters of a text that changes.
#[component]
pub fn Announcer<G: GameUi>(props: &AnnouncerProps<G>) -> Html {
    let said = use_state_eq(|| (0, Vec::<String>::new()));
    let narrator = use_mut_ref(|| Narrator::new(&props.view));
    let waiting = use_mut_ref(Vec::<String>::new);
    let timer = use_mut_ref(|| None::<Timeout>);
    let say = {
        let (said, count) = (said.setter(), said.0);
        let waiting = Rc::clone(&waiting);
        move || said.set((count + 1, take(&mut *waiting.borrow_mut())))
    };
    use_effect_on(props.clone(), move |AnnouncerProps { view, contest, notice }| {
        let news = narrator.borrow_mut().tell(view, contest.as_ref(), notice.as_deref());
        if !news.is_empty() {
            waiting.borrow_mut().extend(news);
            *timer.borrow_mut() = Some(Timeout::new(SETTLING_MILLIS, say));
        }
    });
    let (count, sentences) = &*said;
    html! {
        <div class="unseen" aria-live="polite">
            { for sentences.iter().enumerate().map(|(index, says)| html! { <p key={format!("{count}.{index}")}>{ says.clone() }</p> }) }
        </div>
    }
}
