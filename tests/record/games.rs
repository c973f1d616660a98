//! Matches of all games: whatever is played, taken back and tried out at random is read back, and old texts for ever.

use super::*;
use caravanserai::record::Place;
use std::collections::BTreeMap;

pub fn fresh<G: Game>(options: G::Options) -> Match<G> {
    let seats = G::new(&options).expect("options that can be played").seats();
    let players = Seat::all(seats).map(|seat| player("Ada", seat.0, Kind::Person)).collect();
    Match::new(options, players).expect("a match")
}

/// A random action of those that are possible at a place, besides a few that may happen at any time.
fn random<G: Game>(state: &G, rng: &mut Rng) -> Option<G::Action> {
    let aside = if rng.u8(..40) == 0 { rng.choice(state.side_actions()) } else { None };
    aside.or_else(|| common::selection(state, &mut Vec::new(), rng))
}

/// Plays, takes back, takes up again and tries out.
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

pub fn some_place<G: Game>(table: &Match<G>, rng: &mut Rng) -> Place {
    let mut count = 1;
    while table.place(count).is_some() {
        count += 1;
    }
    table.place(rng.usize(..count)).expect("a place")
}

pub fn every_place<G: Game>(table: &Match<G>) -> impl Iterator<Item = Place> {
    (0..).map_while(|number| table.place(number))
}

/// The state of each place is where its line leads, and the places lie as they say.
fn holds_together<G: Game>(table: &Match<G>) {
    let mut after: BTreeMap<Place, Vec<Place>> = BTreeMap::new();
    for place in every_place(table) {
        let mut line: Vec<_> = table.back_from(place).collect();
        assert_eq!(line.len(), table.depth(place));
        line.reverse();
        let mut state = table.state_at(Place::START).clone();
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
                    // The one that was read goes on as the one that was played.
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
                // Also where the first leads along a way that is there.
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

/// Texts as they were written: `v1` with a whole match of each game, `v2` with what was taken back and tried out, `v3` with
/// throws that were sealed, and `v3-by-link` with such as fell by link.
struct ReadForEver;

impl Visitor for ReadForEver {
    fn visit<G: Game + 'static>(&mut self) {
        if !FIRST.contains(&G::NAME) {
            return;
        }
        let file = |version| {
            let path = format!("{}/tests/data/record/{version}/{}.txt", env!("CARGO_MANIFEST_DIR"), G::NAME);
            std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
        };
        let first = file("v1");
        let table: Match<G> = first.parse().unwrap_or_else(|error| panic!("{}: {error:?}", G::NAME));
        assert_eq!(table.next(), Next::Over);
        let (lines, _) = first.rsplit_once("end ").expect("an end");
        assert_eq!(table.to_string(), ended(&lines.replacen("caravanserai 1", "caravanserai 2", 1)));
        assert!(every_place(&table).all(|place| table.is_played(place)) && table.takes_back());

        let second = file("v2");
        let table: Match<G> = second.parse().unwrap_or_else(|error| panic!("{}: {error:?}", G::NAME));
        assert_eq!(table.to_string(), second);
        assert!(second.contains("\n@play ") && second.contains("\n@try "), "{second}");
        holds_together(&table);

        if G::THROWS {
            let third = file("v3");
            let table: Match<G> = third.parse().unwrap_or_else(|error| panic!("{}: {error:?}", G::NAME));
            assert_eq!((table.to_string(), table.is_revealed()), (third, true));
            let checked = table.check().expect("it is sealed");
            assert!(checked.right > 5 && checked.tried > 0 && checked.wrong.is_none(), "{checked:?}");
        }

        let by_link = file("v3-by-link");
        let table: Match<G> = by_link.parse().unwrap_or_else(|error| panic!("{}: {error:?}", G::NAME));
        assert_eq!((table.to_string(), table.is_by_link()), (by_link, true));
        assert!(table.check().is_some_and(|checked| checked.right > 0 && checked.wrong.is_none()));
    }
}

#[test]
fn old_texts_are_read_for_ever() {
    visit_all(&mut ReadForEver);
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

/// A match from a position of `table` takes the same course, and is read back.
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
