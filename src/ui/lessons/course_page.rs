//! The page of a course.

use yew::{Html, component, html};

use super::progress::progress;
use crate::scene::Step;
use crate::ui::boards::GameUi;
use crate::ui::components::{bar, star};
use crate::ui::routes::{self, GamePage};
use crate::words::{lessons, table};

/// The steps of a course with the learner's progress, and the way to the next one; after the last, to a match.
#[component]
pub fn CoursePage<G: GameUi>() -> Html {
    let progress = progress::<G>();
    let lesson = |step: &Step| GamePage::Lesson(step.key.into()).of(G::NAME);
    let item = |(number, step): (usize, &Step)| {
        html! {
            <li key={step.key}>
                <a class="button" href={lesson(step).href()}>
                    { (step.title)() }
                    if progress.is_done(number) {
                        <span class="done" role="img" aria-label={lessons::step_done()}>{ star(true) }</span>
                    }
                </a>
            </li>
        }
    };
    let (next, words) = match progress.next() {
        Some(number) if progress.count() == 0 => (lesson(&G::COURSE[number]), table::start()),
        Some(number) => (lesson(&G::COURSE[number]), lessons::continue_course()),
        None => (GamePage::SetUp.of(G::NAME), table::play_match()),
    };
    let rules = html! { <a class="quiet" href={routes::rules(G::NAME)}>{ table::rules() }</a> };
    html! {
        <main class="page course">
            { bar(&GamePage::SetUp.of(G::NAME), G::title(), rules) }
            <h2>{ table::lessons() }</h2>
            <div class="stars">{ for (0..G::COURSE.len()).map(|step| star(progress.is_done(step))) }</div>
            <p>
                if progress.next().is_some() {
                    { lessons::steps_done(progress.count(), G::COURSE.len()) }
                } else {
                    { lessons::course_done(G::title()) }
                }
            </p>
            <ol>{ for G::COURSE.iter().enumerate().map(item) }</ol>
            if G::PUZZLES {
                <p><a class="quiet" href={GamePage::Puzzles.of(G::NAME).href()}>{ table::puzzles() }</a></p>
            }
            <footer class="start"><a class="button main" href={next.href()}>{ words }</a></footer>
        </main>
    }
}
