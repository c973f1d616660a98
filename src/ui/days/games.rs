//! The games that have a daily match.

use yew::{Html, html};

use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::ui::routes::Route;
use crate::words::days;

/// A game that has a daily match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayGame {
    /// Its name in URLs.
    pub name: &'static str,
    /// Its displayed name.
    pub title: &'static str,
    /// `true` if its score is a number of points.
    pub has_points: bool,
}

/// Collects the games with dice: only there the same throws make the same match for everybody.
struct WithDice(Vec<DayGame>);

impl WithDice {
    fn visit<G: Scene>(&mut self) {
        if G::DICE {
            self.0.push(DayGame { name: G::NAME, title: G::title(), has_points: G::POINTS });
        }
    }
}

/// Returns the games that have a daily match, in the order of the catalogue.
pub fn day_games() -> Vec<DayGame> {
    let mut games = WithDice(Vec::new());
    visit_games!(games);
    games.0
}

/// Renders a link to the days of each game.
pub fn game_links(games: &[DayGame], shown: &str) -> Html {
    let link = |game: &DayGame| {
        let current = (game.name == shown).then_some("page");
        let href = Route::days(game.name).href();
        html! { <a key={game.name} class="button" aria-current={current} {href}>{ game.title }</a> }
    };
    html! { <nav class="row games-of-day" aria-label={days::games()}>{ for games.iter().map(link) }</nav> }
}
