//! The puzzles of today.

use yew::{Html, html};

use crate::play::progress::PuzzleProgress;
use crate::record::Day;
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::puzzles;

/// Renders the puzzle of this day in each game that has one: a link, with the result if it was tried on this device.
pub fn day_puzzles(today: Day) -> Html {
    let mut links = Links { today, all: Vec::new() };
    visit_games!(links);
    html! {
        <section class="day-puzzles">
            <h2>{ puzzles::puzzle_of_day() }</h2>
            <p class="row">{ for links.all }</p>
        </section>
    }
}

/// Collects the links.
struct Links {
    today: Day,
    all: Vec<Html>,
}

impl Links {
    fn visit<G: Scene>(&mut self) {
        if !G::DAY_PUZZLE {
            return;
        }
        let progress = GameSetting::Puzzles.get(G::NAME).and_then(|text| PuzzleProgress::read(&text));
        let result = progress.and_then(|progress| progress.day(self.today)).map(|is_right| {
            let says = if is_right { puzzles::day_solved() } else { puzzles::day_failed() };
            html! { <small>{ says }</small> }
        });
        let href = GamePage::Puzzle(format!("day/{}", self.today)).of(G::NAME).href();
        self.all.push(html! { <a key={G::NAME} class="button" {href}><span>{ G::title() }</span>{ result }</a> });
    }
}
