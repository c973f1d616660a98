//! Watching a match that is played elsewhere.

use caravanserai::play::{Machine, Opening, Permissions, Sitting};
use caravanserai::record::{Kind, Match, Player};
use caravanserai::rules::Seat;
use caravanserai::scene::YOU;
use caravanserai::words::{Language, speak};

use super::desk::{Tried, players};
use super::with_every_game;

/// A match of bots and one person, who has entered no name.
fn alone<G: Tried>() -> Match<G> {
    let options = G::initial_options();
    let seats = G::new(&options).expect("a start").seats();
    let mut players = players::<G>(seats, &[0]);
    players[0] = Player::new(YOU, 0, Kind::Person).expect("a player");
    Match::new(options, players).expect("a match")
}

fn is_nobody_there<G: Tried>() {
    let names = [(Language::English, "Player 1"), (Language::French, "Place 1")];
    for (language, name) in names {
        speak(language);
        let sitting = |spectating| {
            let permissions = Permissions::WATCH;
            Sitting::new(Opening { permissions, spectating, ..Opening::of(alone::<G>()) })
        };
        let seating = sitting(false).view().seating.clone();
        assert_eq!((seating.you, seating.viewer), (Some(Seat(0)), Some(Seat(0))), "{}: at their own table", G::NAME);
        let seating = sitting(true).view().seating.clone();
        assert_eq!((seating.you, seating.viewer), (None, None), "{}", G::NAME);
        assert_eq!(seating.name(Seat(0)), name, "{}", G::NAME);
    }
    speak(Language::English);
}

#[test]
fn whoever_looks_on_is_not_called_you() {
    with_every_game!(is_nobody_there);
}
