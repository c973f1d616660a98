//! The sheet of keyboard shortcuts.

use yew::{Callback, Html, html};

use crate::scene::Control;
use crate::ui::boards::GameUi;
use crate::words::table;

const ARROWS: &str = "← → ↑ ↓";

/// Renders the keys of a game, and the shortcuts of the current controls.
pub fn key_list<G: GameUi>(controls: &[Control<Callback<()>>]) -> Html {
    let row = |(number, (key, does)): (usize, (&str, &str))| {
        html! { <li key={number}><kbd>{ key.to_owned() }</kbd><span>{ does.to_owned() }</span></li> }
    };
    let named = controls.iter().filter(|control| !control.key.is_empty());
    let of_controls = named.map(|control| (shown(control.key), control.text.as_str()));
    html! { <ul class="keys">{ for keys::<G>().chain(of_controls).enumerate().map(row) }</ul> }
}

/// Returns a key as it is printed on keyboards.
fn shown(key: &str) -> &str {
    match key {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Space" => table::key_name_space(),
        _ => key,
    }
}

/// Returns the keys of a table, with what they do. Results are hidden only where there are sums.
fn keys<'a, G: GameUi>() -> impl Iterator<Item = (&'a str, &'a str)> {
    let all = [
        (ARROWS, table::key_arrows()),
        (ARROWS, G::arrows_in_phase()),
        (table::key_name_enter(), table::key_enter()),
        (table::key_name_space(), table::key_space()),
        ("1 … 9, 0", table::key_digits()),
        (table::key_name_tab(), table::key_tab()),
        (", .", table::key_steps()),
        (table::key_name_home_end(), table::key_ends()),
        ("Z", table::key_take_back()),
        ("Y", table::key_redo()),
        ("H", table::key_hint()),
        ("P, N", table::key_mistakes()),
        ("F", table::key_projector()),
        ("C", if G::CLOCKS { table::key_players_and_clocks() } else { table::key_players() }),
        ("S", if G::TASKS { table::key_results() } else { "" }),
        (table::key_name_escape(), table::key_escape()),
    ];
    all.into_iter().filter(|(_, does)| !does.is_empty())
}
