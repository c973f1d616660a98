//! What screen readers announce of a table.

use std::collections::VecDeque;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::{AttrValue, Html, Properties, component, html, use_mut_ref, use_state};

use crate::play::{Narrator, TableView};
use crate::scene::Prompt;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effect_on;

/// Time before the first announcement, in milliseconds: meanwhile a screen reader takes in the page.
const OPENING_MILLIS: u32 = 1000;

/// Time for which news wait, in milliseconds. While a screen reader has many changes of the board to read, it drops
/// announcements.
const SETTLING_MILLIS: u32 = 150;

/// Time from one sentence to the next, in milliseconds: of what changes at once, the order is not kept.
const NEXT_MILLIS: u32 = 100;

/// The number of live regions, which take turns: of several changes of one, a screen reader may announce only the last.
const REGIONS: usize = 12;

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

/// Announces each move and what is expected. It is invisible, and outside of the table, all of which a sheet covers. Each
/// sentence is an element of its own, because of a text that changes Firefox reports only the changed letters.
#[component]
pub fn Announcer<G: GameUi>(props: &AnnouncerProps<G>) -> Html {
    let said = use_state(Vec::<(usize, String)>::new);
    let narrator = use_mut_ref(|| Narrator::new(&props.view));
    let waiting = use_mut_ref(VecDeque::<String>::new);
    let timer = use_mut_ref(|| None::<Timeout>);
    let count = said.last().map_or(0, |(count, _)| count + 1);
    use_effect_on((props.clone(), count), {
        let said = said.clone();
        move |(AnnouncerProps { view, contest, notice }, count)| {
            let news = narrator.borrow_mut().tell(view, contest.as_ref(), notice.as_deref());
            let millis = match (*count, news.is_empty()) {
                (0, _) => OPENING_MILLIS,
                (_, true) => NEXT_MILLIS,
                (_, false) => SETTLING_MILLIS,
            };
            waiting.borrow_mut().extend(news);
            if waiting.borrow().is_empty() {
                return;
            }
            let (count, waiting) = (*count, Rc::clone(&waiting));
            let say = move || {
                let sentence = waiting.borrow_mut().pop_front().map(|sentence| (count, sentence));
                let before = said.iter().skip((said.len() + 1).saturating_sub(REGIONS)).cloned();
                said.set(before.chain(sentence).collect());
            };
            *timer.borrow_mut() = Some(Timeout::new(millis, say));
        }
    });
    let region = |region: usize| {
        let sentences = said.iter().filter(|(count, _)| count % REGIONS == region);
        let sentences = sentences.map(|(count, sentence)| html! { <p key={*count}>{ sentence.clone() }</p> });
        html! { <div aria-live="polite">{ for sentences }</div> }
    };
    html! { <div class="unseen">{ for (0..REGIONS).map(region) }</div> }
}
