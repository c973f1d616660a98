//! The result of a match that somebody sent, for a tournament of this device.

use js_sys::JsString;
use yew::{Html, html};

use crate::play::TableView;
use crate::record::link;
use crate::rules::is_invisible;
use crate::tournament::{Shelf, has_game};
use crate::ui::boards::GameUi;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::table;

/// Renders a link that enters the result of a finished match into a tournament of this device, if its players have
/// been paired in one; `None` otherwise.
pub fn enter_result_link<G: GameUi>(view: &TableView<G>) -> Option<Html> {
    let [first, second] = view.played.players() else { return None };
    if !G::PAPER || !view.is_over() {
        return None;
    }
    let others = GameSetting::OtherTournaments.get(G::NAME);
    let Shelf { open, others } = Shelf::read(GameSetting::Tournament.get(G::NAME), others.as_deref());
    let [one, other] = [&first.name, &second.name].map(|name| plain(name));
    if !open.iter().chain(&others).any(|tournament| has_game(&plain(tournament), [&one, &other])) {
        return None;
    }
    let to = GamePage::Result(link::write(&view.played, None)?).of(G::NAME);
    Some(html! { <a class="button main" href={to.href()}>{ table::enter_result() }</a> })
}

/// Returns a text in small letters, without accents and what is not shown. The browser has its own tables of these,
/// which need not be downloaded.
fn plain(text: &str) -> String {
    let text = String::from(JsString::from(text).normalize("NFKD").to_lower_case());
    let is_shown =
        |sign: &char| matches!(sign, ' ' | '\n') || !is_invisible(*sign) && !('\u{300}'..='\u{36f}').contains(sign);
    text.chars().filter(is_shown).collect()
}
