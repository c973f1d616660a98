//! B10: whose half of the screen it is, in every duel of recorded and random matches.

use std::collections::HashMap;

use caravanserai::play::bag::{Duellists, wanted_shapes};
use caravanserai::record::Match;
use caravanserai::rules::dschamal::{Dschamal, Phase};
use caravanserai::rules::{Game, Seat};
use caravanserai::scene::dschamal::geometry;
use fastrand::Rng;

use super::calm_sitting::table;
use crate::common;

/// A match in which the bag changed hands many times.
const RECORDED: &str = include_str!("../data/record/dschamal.txt");

/// The seats of the duel that is due, the lower half first, as `viewer` sees the table; `None` if none is due.
fn halves(state: &Dschamal, viewer: Option<Seat>) -> Option<[Seat; 2]> {
    let persons = vec!["person"; state.seats().into()];
    let mut at = table(*state, &persons);
    at.seating.viewer = viewer;
    let duellists = Duellists::as_seated(&at).filter(|_| state.phase() == Phase::Duel)?;
    let seats = duellists.seats();
    assert_eq!(duellists.keyboard_hand(), 1, "the keys are with the upper half");
    for hand in [0, 1] {
        let [own, _] = duellists.camps_for(hand, state);
        assert_eq!((own.name.as_str(), own.look), (duellists.name(hand), seats[hand].0), "its own camp comes first");
    }
    Some(seats)
}

/// Checks that halves are where camps lie, and that two players never change theirs, from every side of the table.
fn check(states: impl Iterator<Item = Dschamal>) -> usize {
    let states: Vec<_> = states.collect();
    let players = states.first().map_or(0, Dschamal::seats);
    let viewers = Seat::all(players).map(Some).chain([None]);
    viewers.map(|viewer| check_from(&states, viewer)).min().unwrap_or_default()
}

fn check_from(states: &[Dschamal], viewer: Option<Seat>) -> usize {
    let mut places = HashMap::new();
    let duels = states.iter().filter_map(|state| Some((halves(state, viewer)?, state.seats())));
    let each = duels.map(|(seats, players)| {
        let height = |seat| geometry::centre(geometry::camp(seat, players, viewer)).1;
        assert!(height(seats[0]) >= height(seats[1]), "{seats:?} of {players}");
        assert!(
            players > 2 || viewer.is_none_or(|viewer| seats[0] == viewer),
            "the only person at a screen sits below"
        );
        let mut pair = seats;
        pair.sort_by_key(|seat| seat.0);
        assert_eq!(*places.entry(pair).or_insert(seats), seats, "of {players}");
    });
    each.count()
}

#[test]
fn b10_a_hand_stays_where_its_player_sits_in_every_duel_of_recorded_matches() {
    let played: Match<Dschamal> = RECORDED.parse().expect("a record");
    let duels = check(played.back_from(played.now()).map(|place| *played.state_at(place)));
    assert!(duels >= 10, "{duels}");
}

#[test]
fn b10_a_hand_stays_where_its_player_sits_in_every_duel_of_random_matches() {
    let mut listed = Vec::new();
    for (seed, options) in (0..100).zip(Dschamal::variants().iter().cycle()) {
        let mut rng = Rng::with_seed(seed);
        let mut state = Dschamal::new(options).expect("options that can be played");
        let mut states = Vec::new();
        while let Some(action) = common::selection(&state, &mut listed, &mut rng) {
            states.push(state);
            state.apply(&action).expect("a listed action is legal");
        }
        check(states.into_iter());
    }
}

#[test]
fn b4_a_hand_is_told_the_shapes_of_its_own_camp_and_then_of_the_other_each_once() {
    let text = "players 2 start chosen duel live; camps blue-egg+blue-ring blue-star+white-ring; \
                master A; challenged B; now duel";
    let state: Dschamal = text.parse().expect("a duel");
    let duellists = Duellists::as_seated(&table(state, &["person", "person"])).expect("a duel");
    let wanted = [0, 1].map(|hand| {
        let shapes = wanted_shapes(&duellists.camps_for(hand, &state));
        shapes.iter().map(ToString::to_string).collect::<Vec<_>>()
    });
    assert_eq!(wanted, [["egg", "ring", "star"], ["ring", "star", "egg"]]);
}

#[test]
fn the_only_person_reads_the_own_camp_first_whoever_is_the_bag_master() {
    for (master, challenged) in [("A", "B"), ("B", "A")] {
        let text = format!(
            "players 2 start chosen duel live; camps blue-egg blue-star; master {master}; challenged {challenged}; now duel"
        );
        for (players, own) in [(["person", "feeling-1"], "Ada"), (["feeling-1", "person"], "Ben")] {
            let at = table(text.parse().expect("a duel"), &players);
            for duellists in [Duellists::as_seated(&at), Duellists::in_order(&at)].into_iter().flatten() {
                assert_eq!(duellists.camps(&at.state)[0].name, own);
            }
        }
    }
}
