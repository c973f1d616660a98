//! The sheet of keyboard shortcuts.

use yew::{Callback, Html, html};

use crate::scene::Control;
use crate::words::house;

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
        "Space" => house::key_name_space(),
        _ => key,
    }
}

fn of_every_game() -> [(&'static str, &'static str); 14] {
    [
        ("← → ↑ ↓", house::key_arrows()),
        (house::key_name_enter(), house::key_enter()),
        (house::key_name_space(), house::key_space()),
        ("1 … 9, 0", house::key_digits()),
        (house::key_name_tab(), house::key_tab()),
        (", .", house::key_steps()),
        (house::key_name_home_end(), house::key_ends()),
        ("Z", house::key_take_back()),
        ("Y", house::key_redo()),
        ("H", house::key_hint()),
        ("P, N", house::key_mistakes()),
        ("F", house::key_projector()),
        ("C, S", house::key_projected()),
        (house::key_name_escape(), house::key_escape()),
    ]
}
