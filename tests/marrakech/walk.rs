//! M5: leaving the board and returning to it.

use caravanserai::rules::marrakech::{Event, Heading, Square, Track, step};

use super::{at, lines, play, square};

const EDGES: &str = include_str!("../data/marrakech/edges.txt");

#[test]
fn m5_every_way_off_the_edge() {
    let edges: Vec<_> = lines(EDGES).collect();
    assert_eq!(edges.len(), 28, "seven squares on each of four sides");
    for edge in edges {
        let [from, leaves, _, to, heading, track] = edge.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{edge}");
        };
        let step = step(square(from), leaves.parse().expect("a heading"));
        let track_taken = step.track.map(|track| match track {
            Track::Pair => "pair",
            Track::Loop => "loop",
        });
        let taken = (step.to.to_string(), step.heading.to_string(), track_taken);
        assert_eq!(taken, (to.to_owned(), heading.to_owned(), Some(track)), "{edge}");
    }
}

#[test]
fn m5_no_track_inside_the_board() {
    let ways = Square::all().flat_map(|from| Heading::ALL.map(|heading| step(from, heading)));
    let inside: Vec<_> = ways.filter(|step| step.track.is_none()).collect();
    assert_eq!(inside.len(), 4 * 49 - 28);
    for step in inside {
        assert!(step.from.touches(step.to), "{step:?}");
        assert_eq!(step.leaves, step.heading, "{step:?}");
    }
}

#[test]
fn m5_pair_tracks_lead_back_the_same_way() {
    for from in Square::all() {
        for leaves in Heading::ALL {
            let out = step(from, leaves);
            if out.track == Some(Track::Pair) {
                let back = step(out.to, leaves);
                assert_eq!((back.to, back.heading), (from, out.heading), "{out:?}");
            }
        }
    }
}

/// Returns the square and heading of Asam after a walk over a board without rugs.
fn walk(from: &str, roll: &str) -> (String, String) {
    let mut state = at(&format!("deck plain; order A > B; asam {from}; dirhams 30 30; laid; now A roll"));
    play(&mut state, &[roll]);
    let (square, heading) = state.asam();
    (square.to_string(), heading.to_string())
}

fn stops(square: &str, heading: &str) -> (String, String) {
    (square.to_owned(), heading.to_owned())
}

#[test]
fn m5_the_track_costs_nothing_and_the_square_after_it_one_step() {
    assert_eq!(walk("d6 north", "1"), stops("d7", "north"));
    assert_eq!(walk("d6 north", "2"), stops("c7", "south"));
    assert_eq!(walk("d6 north", "3"), stops("c6", "south"));
}

#[test]
fn m5_corner_loop_turns_asam() {
    assert_eq!(walk("g6 north", "2"), stops("g7", "west"));
    assert_eq!(walk("g6 north", "3"), stops("f7", "west"));
    assert_eq!(walk("f7 east", "3"), stops("g6", "south"));
    assert_eq!(walk("a2 south", "3"), stops("b1", "east"));
    assert_eq!(walk("b1 west", "3"), stops("a2", "north"));
}

#[test]
fn m5_the_other_corners_have_no_loop() {
    assert_eq!(walk("a7 west", "1"), stops("a6", "east"));
    assert_eq!(walk("a7 north", "1"), stops("b7", "south"));
    assert_eq!(walk("g1 east", "1"), stops("g2", "west"));
    assert_eq!(walk("g1 south", "1"), stops("f1", "north"));
}

#[test]
fn m5_the_walk_is_told_step_by_step_and_known_beforehand() {
    let state = at("deck plain; order A > B; asam g6 north; dirhams 30 30; laid; now A turn");
    for (turning, roll) in [("L", 1), ("S", 2), ("S", 3), ("R", 4)] {
        let mut after = state;
        let [_, Event::Walked { steps, .. }] = play(&mut after, &[turning, &roll.to_string()])[..] else {
            panic!("Asam walks");
        };
        assert_eq!(steps.len(), roll);
        assert_eq!((steps.end().to, steps.end().heading), after.asam());
        let turning = turning.parse().expect("a turning");
        assert_eq!(state.reach(state.asam().1.turned(turning))[roll - 1], steps);
    }
}
