//! The ratings in the puzzles of all games.

use yew::{Html, html};

use crate::play::progress::PuzzleProgress;
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::ui::components::rating;
use crate::ui::settings::GameSetting;
use crate::words::table;

/// Renders the rating in each game of which puzzles were tried on this device; nothing if there is none.
pub fn puzzle_ratings() -> Html {
    let mut ratings = Ratings(Vec::new());
    visit_games!(ratings);
    if ratings.0.is_empty() {
        return Html::default();
    }
    html! { <><h2>{ table::puzzles() }</h2>{ for ratings.0 }</> }
}

/// Collects the ratings.
struct Ratings(Vec<Html>);

impl Ratings {
    fn visit<G: Scene>(&mut self) {
        let progress = GameSetting::Puzzles.get(G::NAME).and_then(|text| PuzzleProgress::read(&text));
        if let Some(progress) = progress.filter(|progress| !progress.ratings().is_empty()) {
            self.0.push(html! { <section key={G::NAME}><h3>{ G::title() }</h3>{ rating(&progress) }</section> });
        }
    }
}
