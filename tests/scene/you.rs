//! The texts for the only person, who has entered no name, are good English: they are collected over whole games of
//! every game.

use caravanserai::record::throw;
use caravanserai::rules::Seat;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::scene::{PastAction, Scene, Seating, YOU};

/// Words after "you" that look like a verb in the third person, but are not.
const NO_VERBS: [&str; 2] = ["as", "pairs"];

/// Returns all texts of a random game for the only person, on seat A.
fn heard<G: Scene>(lot: &mut u64) -> Vec<String> {
    let mut next = || {
        *lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        *lot ^ (*lot >> 29)
    };
    let Ok(mut state) = G::new(&G::Options::default()) else { panic!("{} has no start", G::NAME) };
    let seats = state.seats();
    let names = [YOU, "Ben", "Cleo", "Dan"].iter().map(ToString::to_string).take(seats.into()).collect();
    let seating =
        Seating { names, looks: (0..seats).collect(), viewer: Some(Seat(0)), you: Some(Seat(0)), ..Seating::default() };
    let mut heard = Vec::new();
    let (mut actions, mut steps) = (Vec::new(), Vec::new());
    for _ in 0..3000 {
        let selection = G::Selection::default();
        for ask in [state.prompt(&seating, None), state.prompt(&seating, Some(&selection))] {
            heard.extend([ask.title, ask.hint.clone().unwrap_or_default()]);
        }
        heard.extend(state.cells(&seating, Some(&selection)).into_iter().map(|cell| cell.label));
        state.actions(&mut actions);
        let action = match state.chance() {
            outcomes if outcomes.is_empty() => {
                let Some(action) = actions.get(usize::try_from(next() >> 33).unwrap() % actions.len().max(1)) else {
                    break;
                };
                action.clone()
            }
            outcomes => throw(&outcomes, &mut next).expect("an outcome").clone(),
        };
        let actor = state.actor(&action);
        let before = state.clone();
        let Ok(event) = state.apply(&action) else { break };
        heard.extend(before.frames(&state, &event, &seating).into_iter().map(|frame| frame.caption));
        heard.extend(state.recap([&event].into_iter(), &seating).map(|(said, _)| said));
        let happened = [PastAction { actor, action: &action, event: &event }];
        heard.extend(G::moves(&happened, &seating).into_iter().filter_map(|line| line.note));
        steps.push((actor, action, event));
    }
    let happened = steps.iter().map(|(actor, action, event)| PastAction { actor: *actor, action, event });
    if let Some(ending) = state.ending(happened, &seating) {
        let told = ending.rows.into_iter().map(|row| row.details);
        let why = ending.why.map(|(why, _)| why);
        let said = [ending.title].into_iter().chain(why).chain(ending.notes).chain(told);
        heard.extend(said);
    }
    heard
}

fn check<G: Scene>() {
    let mut lot = 7;
    let mut all: Vec<_> =
        (0..3).flat_map(|_| heard::<G>(&mut lot)).filter(|said| said.to_lowercase().contains("you")).collect();
    all.sort();
    all.dedup();
    for said in &all {
        assert!(!said.contains("’s’") && !said.contains("You’s") && !said.contains("you’s"), "{said}");
        let words: Vec<_> = said.split(|letter: char| !letter.is_alphabetic() && letter != '’').collect();
        for pair in words.windows(2).filter(|pair| pair[0].eq_ignore_ascii_case("you")) {
            let verb = pair[1].ends_with('s') && !pair[1].ends_with("ss") && !NO_VERBS.contains(&pair[1]);
            assert!(!verb, "{said}");
        }
    }
    assert!(all.len() > 5, "{all:?}");
    if std::env::var("HEARD").is_ok() {
        println!("{}", all.join("\n"));
    }
}

#[test]
fn marrakech_speaks_to_you() {
    check::<Marrakech>();
}

#[test]
fn damath_speaks_to_you() {
    check::<Damath>();
}

#[test]
fn chaupar_speaks_to_you() {
    check::<Chaupar>();
}

#[test]
fn pachisi_speaks_to_you() {
    check::<Pachisi>();
}

#[test]
fn dschamal_speaks_to_you() {
    check::<Dschamal>();
}
