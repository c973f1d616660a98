//! Beginning the match of a day.

use wasm_bindgen_futures::spawn_local;

use crate::bots::Level;
use crate::record::{Day, Match};
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::store::{Id, Notes, Store};
use crate::ui::routes::GamePage;
use crate::ui::set_up::{Drafts, owner};

/// Begins the match of a day of the game with this name, and navigates to its table, which reads it from the store.
pub fn begin(game: &str, day: Day, store: &Store) {
    visit_games!(Begin { game, day, store });
}

struct Begin<'a> {
    game: &'a str,
    day: Day,
    store: &'a Store,
}

impl Begin<'_> {
    fn visit<G: Scene>(&mut self) {
        let Some(fresh) = Some(self.day).filter(|_| G::NAME == self.game).and_then(fresh::<G>) else { return };
        let id = Id::of_day(G::NAME, self.day);
        let saving = self.store.save_on(&id, "", &fresh, &Notes::default());
        spawn_local(async move {
            // A match that was begun before stays, and the table reports if this one is not saved.
            saving.await.unwrap_or_default();
            GamePage::Table(id.clone()).of(G::NAME).push();
        });
    }
}

/// Creates the match of a day, with the owner of this device on the first seat; `None` if the game has none.
fn fresh<G: Scene>(day: Day) -> Option<Match<G>> {
    let options = G::day_options();
    let seats = G::new(&options).ok()?.seats();
    let mut drafts = Drafts::new(seats, seats, owner());
    for draft in drafts.all.iter_mut().skip(1) {
        draft.bot = Some(Level::Advanced);
    }
    Match::new(options, drafts.players().ok()?).ok()?.of_day(day)
}
