//! A change of the language during an animation: it continues in the new language, and nothing else changes.

use caravanserai::play::{Input, Machine};
use caravanserai::words::{Language, speak};

use super::desk::{Desk, Tried, fresh};
use super::with_every_game;

fn is_told_anew<G: Tried>() {
    speak(Language::English);
    // Only bots play, so that there is always something to show.
    let mut desk = Desk::<G>::new(fresh(&[]), 5);
    let mut told = 0;
    for _ in 0..400 {
        let Some(english) = desk.sitting.view().caption().map(str::to_owned).filter(|says| !says.is_empty()) else {
            if !desk.go_on() {
                break;
            }
            continue;
        };
        let (waits, match_before) = (desk.waits.clone(), (*desk.sitting.view().played).clone());
        let mut said = vec![english.clone()];
        for language in [Language::French, Language::Hindi, Language::Filipino] {
            speak(language);
            desk.put(Input::Language);
            said.push(desk.sitting.view().caption().expect("what was shown is shown").to_owned());
        }
        speak(Language::English);
        desk.put(Input::Language);
        assert_eq!(desk.sitting.view().caption(), Some(english.as_str()), "it is the same picture");
        assert_eq!((&desk.waits, &*desk.sitting.view().played), (&waits, &match_before), "and nothing has happened");
        // Only captions with letters differ between languages.
        if english.chars().filter(char::is_ascii_lowercase).count() > 12 {
            said.sort();
            said.dedup();
            told += usize::from(said.len() == 4);
        }
        desk.go_on();
    }
    assert!(told > 2, "{} told {told} pictures in four languages", G::NAME);
}

#[test]
fn what_is_shown_is_told_anew_in_another_language() {
    with_every_game!(is_told_anew);
}
