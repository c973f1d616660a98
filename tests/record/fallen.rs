//! A throw that has been made once is repeated at the same place.

use super::*;
use caravanserai::record::NodeId;
use caravanserai::rules::chaupar::{self, Chaupar};

fn chaupar(actions: &[&str]) -> Match<Chaupar> {
    let mut table = Match::<Chaupar>::new(chaupar::Options::default(), four()).expect("a match");
    table.play(all(actions)).expect("legal actions");
    table
}

fn all(actions: &[&str]) -> Vec<chaupar::Action> {
    actions.iter().map(|action| action.parse().expect("an action")).collect()
}

#[test]
fn where_chance_is_not_to_move_nothing_falls() {
    let table = chaupar(&["1 3", "1 3", "6 6", "3 4", "3 4"]);
    let now = table.now();
    assert_eq!((table.fallen(now, true), table.fallen(now, false)), (None, None));
}

/// The throw belongs to its place: it is repeated when the place is reached again.
#[test]
fn a_throw_that_was_taken_back_falls_again() {
    let mut table = chaupar(&["1 3"]);
    let thrown = all(&["1 3"]).pop();
    assert_eq!(table.fallen(table.now(), true), None);
    assert!(table.stand_at(NodeId::START));
    assert_eq!((table.fallen(NodeId::START, true), table.fallen(NodeId::START, false)), (thrown, thrown));
}

#[test]
fn what_was_tried_out_falls_again_there_and_nowhere_else_and_decides_nothing_that_is_played() {
    let mut table = chaupar(&[]);
    let led = table.try_out(NodeId::START, all(&["1 3", "6 6"])).expect("legal throws");
    let (first, second) = (all(&["1 3"]).pop(), all(&["6 6"]).pop());
    assert_eq!((table.fallen(NodeId::START, false), table.fallen(NodeId::START, true)), (first, None));
    let between = table.before(led).expect("a place");
    assert_eq!((table.fallen(between, false), table.fallen(between, true)), (second, None));
    // After another first throw the second is open. Once played, it also applies to play from the tried place, where a
    // variation still repeats its own throw.
    table.play(all(&["3 4"])).expect("a legal throw");
    assert_eq!((table.fallen(table.now(), false), table.fallen(table.now(), true)), (None, None));
    table.play(all(&["1 1"])).expect("a legal throw");
    assert_eq!((table.fallen(between, false), table.fallen(between, true)), (second, all(&["1 1"]).pop()));
    // If a tried throw is then played, it counts as played.
    let mut table = chaupar(&[]);
    table.try_out(NodeId::START, all(&["1 3"])).expect("a legal throw");
    table.play(all(&["1 3"])).expect("a legal throw");
    table.stand_at(NodeId::START);
    assert_eq!(table.fallen(NodeId::START, true), all(&["1 3"]).pop());
}

/// The number of cases in which a choice was taken back and another one led to the same outcomes, with the same throw,
/// or to others.
#[derive(Default)]
struct ByAnotherWay {
    same: usize,
    other: usize,
}

impl Visitor for ByAnotherWay {
    fn visit<G: Game + 'static>(&mut self) {
        for options in G::variants() {
            let seats = G::new(&options).expect("options that can be played").seats();
            let players = Seat::all(seats).map(|seat| player("Ada", seat.0, Kind::Person)).collect();
            let mut table = Match::<G>::new(options, players).expect("a match");
            let mut rng = Rng::with_seed(9);
            for _ in 0..150 {
                let Some(action) = common::selection(table.state(), &mut Vec::new(), &mut rng) else { break };
                table.play([action]).expect("a legal action");
                self.go_another_way(&table, &mut rng);
            }
        }
    }
}

impl ByAnotherWay {
    /// Takes back the last throw and the choice before it, and reaches a throw by another choice.
    fn go_another_way<G: Game>(&mut self, table: &Match<G>, rng: &mut Rng) {
        let mut table = table.clone();
        let Some(thrown) = table.step_at(table.now()).filter(|step| step.actor == Actor::Chance).cloned() else {
            return;
        };
        let Some(at) = table.before(table.now()) else { return };
        let Some(choice) =
            table.before(at).filter(|_| table.step_at(at).is_some_and(|step| step.actor != Actor::Chance))
        else {
            return;
        };
        let outcomes = table.state_at(at).chance();
        assert!(table.stand_at(choice));
        let other = common::selection(table.state(), &mut Vec::new(), rng).expect("what was taken back");
        let place = table.play([other.clone()]).expect("a legal action");
        let tried = table.try_out(choice, [other]).expect("a legal action");
        assert_eq!(place, tried);
        let falls = (table.fallen(place, true), table.fallen(place, false));
        if place != at && table.state().chance() == outcomes {
            self.same += 1;
            assert_eq!(falls, (Some(thrown.action.clone()), Some(thrown.action)));
        } else if place != at {
            self.other += 1;
            assert_eq!(falls, (None, None), "another list of outcomes is another throw");
        }
    }
}

#[test]
fn whoever_takes_back_and_comes_by_another_way_gets_the_same_throw() {
    let mut law = ByAnotherWay::default();
    visit_all(&mut law);
    assert!(law.same > 100 && law.other > 0, "{} and {}", law.same, law.other);
}
