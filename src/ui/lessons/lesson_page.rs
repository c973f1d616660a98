//! The page of a step of a course.

use yew::{Html, Properties, component, html, use_state};

use super::lesson_table::LessonTable;
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_event_callback;

#[derive(Clone, PartialEq, Properties)]
pub struct LessonPageProps {
    /// The number of the step in the course.
    pub number: usize,
}

/// The table of a step; a new one for each attempt.
#[component]
pub fn LessonPage<G: GameUi>(LessonPageProps { number }: &LessonPageProps) -> Html {
    let attempt = use_state(|| 0_usize);
    let on_again = use_event_callback(attempt.clone(), |(), attempt| attempt.set(**attempt + 1));
    html! { <LessonTable<G> key={*attempt} {number} {on_again} /> }
}
