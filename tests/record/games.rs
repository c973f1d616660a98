//! Records of all games: random play, take-backs and variations are parsed back from their text.

use super::*;
use caravanserai::record::NodeId;
use std::collections::BTreeMap;

pub fn fresh<G: Game>(options: G::Options) -> Match<G> {
    let seats = G::new(&options).expect("options that can be played").seats();
    let players = Seat::all(seats).map(|seat| player("Ada", seat.0, Kind::Person)).collect();
    Match::new(options, players).expect("a match")
}

/// Returns a random legal action of a place, or sometimes a side action.
fn random<G: Game>(state: &G, rng: &mut Rng) -> Option<G::Action> {
    let aside = if rng.u8(..40) == 0 { rng.choice(state.side_actions()) } else { None };
    aside.or_else(|| common::selection(state, &mut Vec::new(), rng))
}

/// Plays, takes back, redoes and tries out at random.
pub fn wander<G: Game>(table: &mut Match<G>, turns: usize, rng: &mut Rng) {
    for _ in 0..turns {
        let any = table.place(rng.usize(..)).unwrap_or_else(|| some_place(table, rng));
        match rng.u8(..10) {
            0 => assert_eq!(table.stand_at(any), table.is_played(any) && table.takes_back() || any == table.now()),
            1 => {
                let back = table.back_from(table.now()).nth(rng.usize(..6)).unwrap_or_default();
                assert!(table.stand_at(back) || !table.takes_back());
            }
            2 => {
                let (mut state, mut tried) = (table.state_at(any).clone(), Vec::new());
                while tried.len() < rng.usize(1..6)
                    && let Some(action) = random(&state, rng)
                {
                    state.apply(&action).expect("a legal action");
                    tried.push(action);
                }
                let (now, led) = (table.now(), table.try_out(any, tried).expect("legal actions"));
                assert_eq!((table.now(), table.state_at(led)), (now, &state));
            }
            _ => {
                if let Some(action) = random(table.state(), rng) {
                    table.apply(action).expect("a legal action");
                }
            }
        }
    }
}

pub fn some_place<G: Game>(table: &Match<G>, rng: &mut Rng) -> NodeId {
    let mut count = 1;
    while table.place(count).is_some() {
        count += 1;
    }
    table.place(rng.usize(..count)).expect("a place")
}

pub fn every_place<G: Game>(table: &Match<G>) -> impl Iterator<Item = NodeId> {
    (0..).map_while(|number| table.place(number))
}

/// Checks that the state of each place is that of its line, and that the places form a consistent tree.
pub fn holds_together<G: Game>(table: &Match<G>) {
    let mut after: BTreeMap<NodeId, Vec<NodeId>> = BTreeMap::new();
    for place in every_place(table) {
        let mut line: Vec<_> = table.back_from(place).collect();
        assert_eq!(line.len(), table.depth(place));
        line.reverse();
        let mut state = table.state_at(NodeId::START).clone();
        for step in line.iter().filter_map(|place| table.step_at(*place)) {
            assert_eq!(state.actor(&step.action), step.actor);
            assert_eq!(state.apply(&step.action).as_ref(), Ok(&step.event));
        }
        assert_eq!(&state, table.state_at(place), "{place:?}");
        if let Some(before) = table.before(place) {
            assert!(before < place && (table.is_played(before) || !table.is_played(place)));
            after.entry(before).or_default().push(place);
        }
    }
    for place in every_place(table) {
        let mut known = table.after(place).to_vec();
        assert!(known.is_sorted_by_key(|next| !table.is_played(*next)), "what was played comes first");
        known.sort();
        assert_eq!(known, after.remove(&place).unwrap_or_default());
        let actions: Vec<_> = known.iter().filter_map(|next| table.step_at(*next)).map(|step| &step.action).collect();
        assert!((1..actions.len()).all(|at| !actions[..at].contains(&actions[at])), "one place for an action");
    }
}

struct IsATree;

impl Visitor for IsATree {
    fn visit<G: Game + 'static>(&mut self) {
        for (seed, options) in G::variants().into_iter().enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            for takes_back in [true, true, false] {
                let fresh = fresh::<G>(options.clone());
                let mut table = if takes_back { fresh } else { fresh.without_take_back() };
                for _ in 0..4 {
                    wander(&mut table, 50, &mut rng);
                    let text = table.to_string();
                    let again: Match<G> = text.parse().unwrap_or_else(|error| panic!("{error:?}\n{text}"));
                    assert!(again == table, "{text}");
                    assert_eq!(again.to_string(), text);
                    // The parsed match is played on in place of the original.
                    table = again;
                }
                holds_together(&table);
            }
        }
    }
}

#[test]
fn what_was_played_taken_back_and_tried_out_is_read_back() {
    visit_all(&mut IsATree);
}

struct AllOrNone;

impl Visitor for AllOrNone {
    fn visit<G: Game + 'static>(&mut self) {
        let mut table = fresh::<G>(G::Options::default());
        let mut rng = Rng::with_seed(4);
        let mut refused = 0;
        let mut seen: Vec<G::Action> = Vec::new();
        for _ in 0..300 {
            let mut listed = Vec::new();
            let Some(legal) = common::selection(table.state(), &mut listed, &mut rng) else { break };
            let mut next = table.state().clone();
            next.apply(&legal).expect("a legal action");
            let wrong = rng.choice(seen.iter().filter(|action| next.check(action).is_err()).collect::<Vec<_>>());
            if let Some(wrong) = wrong.cloned() {
                let reason = next.check(&wrong).err();
                let (before, now) = (table.clone(), table.now());
                let both = [legal.clone(), wrong];
                assert_eq!(table.play(both.clone()).err(), reason);
                assert_eq!(table.try_out(now, both.clone()).err(), reason);
                assert_eq!(table, before, "all or none");
                // The same holds where the first action leads along an existing line.
                table.try_out(now, [legal.clone()]).expect("a legal action");
                let before = table.clone();
                assert_eq!(table.play(both.clone()).err(), reason);
                assert_eq!(table.try_out(now, both).err(), reason);
                assert_eq!(table, before, "all or none");
                refused += 1;
            }
            seen.extend(listed.into_iter().filter(|action| !seen.contains(action)).collect::<Vec<_>>());
            table.play([legal]).expect("a legal action");
        }
        assert!(refused > 50, "{}: {refused}", G::NAME);
    }
}

#[test]
fn of_several_actions_all_happen_or_none() {
    visit_all(&mut AllOrNone);
}

struct ReadsBack;

impl Visitor for ReadsBack {
    fn visit<G: Game + 'static>(&mut self) {
        for options in G::variants() {
            let seats = G::new(&options).expect("options that can be played").seats();
            let players = Seat::all(seats).map(|seat| player("Ada", seat.0, Kind::Person)).collect();
            let mut table = Match::<G>::new(options, players).expect("a match");
            let mut rng = Rng::with_seed(1);
            for _ in 0..500 {
                let Some(action) = common::selection(table.state(), &mut Vec::new(), &mut rng) else {
                    break;
                };
                table.apply(action).expect("a legal action");
            }
            let text = table.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&table), "{text}");
            assert_eq!(peek(&text).map(|header| header.game), Ok(G::NAME.to_owned()));
            goes_on_from_anywhere(&table, &mut rng);
        }
    }
}

/// Checks that a match from a position of `table` takes the same course and is parsed back.
fn goes_on_from_anywhere<G: Game>(table: &Match<G>, rng: &mut Rng) {
    let at = rng.usize(0..=table.steps().len());
    let mut begun = Match::<G>::begin(table.start().clone(), table.players().to_vec()).expect("a match");
    let mut steps = table.steps();
    for step in steps.by_ref().take(at) {
        begun.apply(step.action.clone()).expect("a legal action");
    }
    let position = begun.state().clone();
    let over = position.turn() == Turn::Over;
    let mut from_there = match Match::begin(Start::Position(position), table.players().to_vec()) {
        Ok(from_there) => from_there,
        Err(StartError::Over) => return assert!(G::FROM_POSITIONS && over, "{table:?}"),
        Err(error) => return assert!(!G::FROM_POSITIONS && error == StartError::Position, "{error:?}"),
    };
    for step in steps {
        assert_eq!(from_there.apply(step.action.clone()), Ok(step));
    }
    let text = from_there.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&from_there), "{text}");
}

#[test]
fn a_match_of_any_game_is_read_back() {
    visit_all(&mut ReadsBack);
}
