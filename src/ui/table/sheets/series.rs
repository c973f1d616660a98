//! The score of a series of matches of the same players. Players keep their looks, by which they are identified.

use yew::{Html, html};

use crate::record::Player;
use crate::rules::Seat;
use crate::scene::Seating;
use crate::store::{Note, Notes};
use crate::ui::components::swatch;
use crate::words::table;

const LOOKS: usize = Player::LOOKS as usize;

/// Renders the number of matches that each player has won; nothing in the first match of a series.
pub fn series(notes: &Notes, seats: u8, winners: &[u8], seating: &Seating) -> Html {
    if wins_before(notes).iter().all(|won| *won == 0) {
        return Html::default();
    }
    let wins = add(wins_before(notes), winners);
    let player = |seat: Seat| {
        let look = seating.look(seat);
        let won = format!("{} {}", seating.name(seat), wins[usize::from(look) % LOOKS]);
        html! { <span key={seat.index()}>{ swatch(look) }{ won }</span> }
    };
    html! { <p class="series">{ table::matches_won() }{ " " }{ for Seat::all(seats).map(player) }</p> }
}

/// Returns the wins of each look including this match, as a text for the notes of the next one.
pub fn wins_with(notes: &Notes, winners: &[u8]) -> String {
    add(wins_before(notes), winners).map(|won| won.to_string()).join(" ")
}

/// Returns the wins of each look before this match. Invalid numbers count as zero.
fn wins_before(notes: &Notes) -> [u32; LOOKS] {
    let mut wins = [0; LOOKS];
    for (won, text) in wins.iter_mut().zip(notes.get(Note::Series).split(' ')) {
        *won = text.parse().unwrap_or(0);
    }
    wins
}

fn add(mut wins: [u32; LOOKS], winners: &[u8]) -> [u32; LOOKS] {
    for look in winners {
        let won = &mut wins[usize::from(*look) % LOOKS];
        *won = won.saturating_add(1);
    }
    wins
}
