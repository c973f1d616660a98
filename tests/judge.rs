//! The analysis of matches: invariants of its numbers in every game.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Choices, Evaluate};
use caravanserai::engine::{Answer, Ask, Engine, Judged, Message, Question, Reply};
use caravanserai::record::{Kind, Match, Player, Start, throw};
use caravanserai::rules::damath::{Action, Damath};
use caravanserai::rules::{Actor, Game, Seat, Turn};
use fastrand::Rng;

use crate::effort;

/// A match of random actions, and the state before each.
struct Played<G: Game> {
    options: G::Options,
    steps: Vec<(G, G::Action)>,
}

impl<G: Game> Played<G> {
    /// Plays up to `most` random actions. One in three is a side action, such as a touch or an offer, if there is a
    /// `wanted` one that does not end the match.
    fn by_lot(options: G::Options, seed: u64, most: usize, wanted: fn(&G::Action) -> bool) -> Self {
        let mut rng = Rng::with_seed(seed);
        let (mut state, mut steps) = (G::new(&options).expect("options that can be played"), Vec::new());
        while steps.len() < most {
            let mut all = Vec::new();
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => all.extend(throw(&state.chance(), &mut || rng.u64(..)).cloned()),
                _ => state.actions(&mut all),
            }
            let mut aside = state.side_actions();
            aside.retain(|action| {
                let mut after = state.clone();
                wanted(action) && after.apply(action).is_ok() && after.turn() != Turn::Over
            });
            let from = if !aside.is_empty() && rng.u8(..3) == 0 { aside } else { all };
            let action = rng.choice(from).expect("something can be done");
            steps.push((state.clone(), action.clone()));
            state.apply(&action).expect("a legal action");
        }
        Self { options, steps }
    }

    /// Returns the engine's judgement of each step.
    fn judged(&self) -> Vec<Judged>
    where
        G: Evaluate,
    {
        let actions = self.steps.iter().map(|(_, action)| action.to_string()).collect();
        let start = Some(Start::Options(self.options.to_string()));
        let question = Question::Judge { last: self.steps.len() };
        let ask = Ask { number: 1, seed: 0, question, start, by_link: None, from: 0, actions };
        let mut engine = Engine::<G>::default();
        assert_eq!(engine.handle(&Message::Ask(ask)), Some(Reply { number: 1, answer: Answer::Thinks }));
        let mut all = Vec::new();
        while engine.is_busy() {
            match engine.advance() {
                Some(Reply { answer: Answer::Judged(judged), .. }) => all.push(judged),
                other => panic!("{other:?}"),
            }
        }
        all.reverse();
        assert!(all.iter().zip(0..).all(|(judged, number)| judged.step == number));
        assert_eq!(all.len(), self.steps.len());
        all
    }
}

/// Returns `true` if the step is a side action, not a move.
fn is_aside<G: Game>((state, action): &(G, G::Action)) -> bool {
    let mut listed = Vec::new();
    state.actions(&mut listed);
    !listed.contains(action)
}

struct Laws;

impl Visitor for Laws {
    fn visit<G: Evaluate>(&mut self) {
        let most = effort::tries(if G::THROWS { 200 } else { 60 });
        for (seed, options) in (1..).zip(G::variants()) {
            let played = Played::<G>::by_lot(options, seed, most, |_| true);
            let judged = played.judged();
            for (number, (step, now)) in played.steps.iter().zip(&judged).enumerate() {
                let at = format!("{} {number}, {}: {}", G::NAME, step.1, step.0);
                let is_chance = matches!(step.0.turn(), Turn::Chance(_));
                assert!(now.cost <= 0, "{at}: {now:?}");
                assert!(now.better.is_none() || now.cost < 0, "{at}: {now:?}");
                let is_blind = |seat| Choices::of(&step.0, seat).at_random;
                let is_luck = is_chance || G::THROWS && Seat::all(step.0.seats()).any(is_blind);
                assert!(is_luck || now.luck.iter().all(|luck| *luck == 0), "{at}: {now:?}");
                assert!(now.better.is_some() || now.after_better.is_empty() && now.after_chosen.is_empty(), "{at}");
                if is_aside(step) {
                    assert_eq!((now.cost, &now.better), (0, &None), "{at}");
                }
                let Some(before) = number.checked_sub(1).map(|number| &judged[number]) else { continue };
                let change: Vec<i64> =
                    now.outlook.iter().zip(&before.outlook).map(|(now, before)| now - before).collect();
                if is_aside(step) {
                    assert!(change.iter().all(|change| *change == 0), "{at}: {change:?}");
                } else if is_luck && G::THROWS {
                    assert_eq!((change, now.cost), (now.luck.clone(), 0), "{at}");
                } else if let Actor::Seat(seat) = step.0.actor(&step.1)
                    && step.0.seats() == 2
                {
                    let expected: Vec<i64> =
                        Seat::all(step.0.seats()).map(|own| if own == seat { now.cost } else { -now.cost }).collect();
                    assert_eq!(change, expected, "{at}");
                }
            }
        }
    }
}

#[test]
fn nothing_costs_less_than_nothing_and_luck_and_costs_are_what_changes_an_outlook() {
    visit_all(&mut Laws);
}

struct Sums;

impl Visitor for Sums {
    fn visit<G: Evaluate>(&mut self) {
        for (seed, options) in (1..).zip(G::variants()) {
            let played = Played::<G>::by_lot(options, seed, effort::tries(200), |_| true);
            let judged = played.judged();
            let (Some(first), Some(last)) = (judged.first(), judged.last()) else { continue };
            for seat in Seat::all(played.steps[0].0.seats()) {
                let at = format!("{} {seat:?} {}", G::NAME, played.steps[0].0);
                let index = seat.index();
                // From the first step on, whose own share leads to its outlook.
                let mut sum = first.outlook[index];
                for (before, (now, step)) in judged.iter().zip(judged.iter().zip(&played.steps).skip(1)) {
                    let by_others = now.outlook[index] - before.outlook[index];
                    sum += match step.0.actor(&step.1) {
                        Actor::Seat(_) if now.luck[index] != 0 => now.luck[index],
                        Actor::Seat(who) if who == seat => now.cost,
                        // Of two players, one gains what the other's choice costs.
                        Actor::Seat(_) if step.0.seats() == 2 => -now.cost,
                        Actor::Seat(_) => by_others,
                        _ => now.luck[index],
                    };
                }
                assert_eq!(sum, last.outlook[index], "{at}");
            }
        }
    }
}

#[test]
fn luck_and_the_choices_of_all_add_up_to_the_result() {
    visit_all(&mut Sums);
}

struct Alone;

impl Visitor for Alone {
    fn visit<G: Evaluate>(&mut self) {
        if !G::THROWS {
            return;
        }
        let played = Played::<G>::by_lot(G::variants().swap_remove(0), 7, 40, |_| true);
        let whole = played.judged();
        let choice = |judged: &[Judged], count: usize| (judged[count - 1].cost, judged[count - 1].better.clone());
        for count in (1..=played.steps.len()).step_by(7) {
            let begun = Played { options: played.options.clone(), steps: played.steps[..count].to_vec() };
            assert_eq!(choice(&begun.judged(), count), choice(&whole, count), "{} {count}", G::NAME);
        }
    }
}

#[test]
fn with_throws_a_choice_costs_the_same_before_it_is_made_as_after_the_match() {
    visit_all(&mut Alone);
}

/// Asserts that each better move is legal where the choice was made, before the touches, and so is the best play after it
/// and after the move that was made.
fn can_be_tried(with: &Played<Damath>) {
    let players = ["Ada", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person));
    let players = players.collect::<Result<_, _>>().expect("players");
    let mut played = Match::<Damath>::new(with.options, players).expect("a match");
    let (mut tried, mut lines) = (0, 0);
    for ((_, action), judged) in with.steps.iter().zip(with.judged()) {
        played.apply(*action).expect("a legal action");
        let chosen = played.chosen_at(played.now()).expect("not the start");
        if let Some(better) = judged.better {
            let better: Action = better.parse().expect("an action");
            assert_eq!(played.state_at(chosen).check(&better), Ok(()), "{better} instead of {action}");
            let plays = [(chosen, Some(better), judged.after_better), (played.now(), None, judged.after_chosen)];
            for (from, first, then) in plays {
                let actions = then.iter().map(|action| action.parse::<Action>().expect("an action"));
                let actions: Vec<_> = first.into_iter().chain(actions).collect();
                assert!(played.try_out(from, actions).is_ok(), "{then:?} after {better} or {action}");
                assert!(then.len() <= 4, "{then:?}");
                lines += usize::from(then.len() == 4);
            }
            tried += 1;
        }
    }
    assert!(tried > 0 && lines > 0, "{}", with.options);
}

#[test]
fn a_match_with_touches_is_judged_as_the_same_match_without() {
    let sets = ["counting", "whole", "integer", "fraction", "rational", "radical", "polynomial"];
    for (seed, options) in (1..).zip(sets.map(|set| format!("set={set} operators=other"))) {
        let options = options.parse().expect("options");
        let with = Played::<Damath>::by_lot(options, seed, 16, |action| matches!(action, Action::Touch(_)));
        let is_move = |action: &Action| !matches!(action, Action::Touch(_));
        let moves: Vec<Action> = with.steps.iter().map(|step| step.1).filter(is_move).collect();
        let mut state = Damath::new(&options).expect("options that can be played");
        let steps = moves.iter().map(|action| {
            let before = state;
            state.apply(action).expect("a legal move");
            (before, *action)
        });
        let without = Played { options, steps: steps.collect() };
        let touches = with.steps.len() - moves.len();
        can_be_tried(&with);
        let thought = |judged: Judged| (judged.outlook, judged.cost, judged.better);
        let of_moves = with.judged().into_iter().zip(&with.steps).filter(|(_, (_, action))| is_move(action));
        let [with, without] = [of_moves.map(|(judged, _)| judged).collect(), without.judged()]
            .map(|all: Vec<Judged>| all.into_iter().map(thought).collect::<Vec<_>>());
        assert_eq!(with, without, "{options}");
        assert!(touches > 2, "{options}: {touches}");
    }
}
