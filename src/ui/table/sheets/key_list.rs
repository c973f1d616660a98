//! The sheet of keyboard shortcuts.

use yew::{Callback, Html, html};

use crate::scene::Control;
use crate::words::table;

/// Renders the keys of every game, and the shortcuts of the current controls.
pub fn key_list(controls: &[Control<Callback<()>>]) -> Html {
    let row = |(number, (key, does)): (usize, (&str, &str))| {
        html! { <li key={number}><kbd>{ key.to_owned() }</kbd><span>{ does.to_owned() }</span></li> }
    };
    let named = controls.iter().filter(|control| !control.key.is_empty());
    let of_controls = named.map(|control| (shown(control.key), control.text.as_str()));
    html! { <ul class="keys">{ for of_every_game().into_iter().chain(of_controls).enumerate().map(row) }</ul> }
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

fn of_every_game() -> [(&'static str, &'static str); 14] {
    [
        ("← → ↑ ↓", table::key_arrows()),
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
        ("C, S", table::key_projected()),
        (table::key_name_escape(), table::key_escape()),
    ]
}
