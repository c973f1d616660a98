//! What a touch means, in all five games: what is marked under the finger.

use caravanserai::rules::Turn;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::{Dschamal, Phase};
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::scene::{self, Answer, Scene, Seating, Touch};
use fastrand::Rng;

use crate::common;

/// The number of actions of a match that are looked at, and of touches in each state.
const ACTIONS: usize = 150;
const TOUCHES: usize = 40;

/// Touches random points in random positions, with random selections. Where a touch of the square under the finger has
/// an effect, no other square is touched; and everywhere else, only one that is open. Where `is_on_board`, a
/// touch of any square that is open has an effect while nothing is selected, and all that is legal can be done by what is
/// open.
fn a_touch_means_what_is_under_it<G: Scene>(is_on_board: impl Fn(&G) -> bool) {
    let mut rng = Rng::with_seed(12);
    let (wide, high) = G::SIZE;
    for options in G::variants().into_iter().take(8) {
        let mut state = G::new(&options).expect("options");
        let names = (0..state.seats()).map(|seat| seat.to_string()).collect();
        let seating = Seating { names, looks: (0..state.seats()).collect(), ..Seating::default() };
        let mut listed = Vec::new();
        for _ in 0..ACTIONS {
            let Some(action) = common::selection(&state, &mut listed, &mut rng) else { break };
            let mut selection = G::Selection::default();
            if is_on_board(&state) && matches!(state.turn(), Turn::Seat(_)) {
                what_is_legal_can_be_done(&state, &seating);
                for cell in state.cells(&seating, Some(&selection)) {
                    let answer = state.touch(&selection, Touch::Spot(cell.spot));
                    let has_effect = !matches!(answer, Answer::Nothing | Answer::Refuse(_));
                    assert!(!cell.open || has_effect, "{cell:?} gives {answer:?} in {state}");
                }
            }
            for _ in 0..if matches!(state.turn(), Turn::Seat(_)) { TOUCHES } else { 0 } {
                let cells = state.cells(&seating, Some(&selection));
                let point = (f64::from(wide) * rng.f64(), f64::from(high) * rng.f64());
                let under = scene::hit(&cells, point, 0);
                let touched = scene::hit(&cells, point, G::REACH);
                let is_drawn_away = touched != under;
                let is_open = cells.iter().any(|cell| Some(cell.spot) == touched && cell.open);
                assert!(is_open || !is_drawn_away, "{point:?} in {state}");
                let answer = |spot| state.touch(&selection, Touch::Spot(spot));
                if let Some(under) = under
                    && !matches!(answer(under), Answer::Nothing | Answer::Refuse(_))
                {
                    assert!(!is_drawn_away, "{point:?} with {selection:?} in {state}");
                }
                if let Some(Answer::Select(next)) = touched.map(answer) {
                    selection = next;
                }
            }
            state.apply(&action).expect("a legal action");
        }
    }
}

/// Every legal action can be taken by touches of open squares, with a button where the board asks which is meant.
fn what_is_legal_can_be_done<G: Scene>(state: &G, seating: &Seating) {
    let mut met = vec![G::Selection::default()];
    let mut taken = Vec::new();
    let mut next = 0;
    while let Some(selection) = met.get(next).cloned() {
        let open = state.cells(seating, Some(&selection)).into_iter().filter(|cell| cell.open);
        let controls = state.controls(seating, &selection).into_iter().filter(|control| control.enabled);
        let touches: Vec<_> =
            open.map(|cell| Touch::Spot(cell.spot)).chain(controls.map(|control| control.press)).collect();
        for touch in touches {
            match state.touch(&selection, touch) {
                Answer::Act(action) | Answer::ActAndThrow(action) | Answer::ActAndSelect(action, _) => {
                    taken.push(action);
                }
                Answer::ActAll(actions) => taken.extend(actions.into_iter().next()),
                Answer::Select(selection) if !met.contains(&selection) => met.push(selection),
                _ => {}
            }
        }
        next += 1;
    }
    let mut legal = Vec::new();
    state.actions(&mut legal);
    for action in legal {
        assert!(taken.contains(&action), "{action} in {state}");
    }
}

#[test]
fn a_touch_means_what_is_under_it_in_all_games() {
    a_touch_means_what_is_under_it::<Marrakech>(|_| true);
    a_touch_means_what_is_under_it::<Damath>(|_| true);
    a_touch_means_what_is_under_it::<Chaupar>(|_| true);
    a_touch_means_what_is_under_it::<Pachisi>(|_| true);
    // All else is done in the bag, by its buttons.
    a_touch_means_what_is_under_it::<Dschamal>(|state| matches!(state.phase(), Phase::Start(_) | Phase::Take { .. }));
}
