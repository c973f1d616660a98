//! The engine beside the page: it keeps a copy of a match by its actions, and answers questions by number.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Judge, Level, Thinking};
use caravanserai::engine::{Answer, Engine, Message, Question, ResponseBody, Start};
use caravanserai::record::throw;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::{Marrakech, Options};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::players::random;

const SEED: u64 = 5;

/// Builds a message that asks for the action of a bot of this level, with an update of the match.
fn question(number: u32, start: Option<Start>, from: usize, actions: &[String], level: Level, seat: Seat) -> Message {
    let question = Question::Choose { bot: level.name().into(), seat: seat.0, besides: false, seed: SEED.to_string() };
    let from = u32::try_from(from).expect("a short match");
    Message { number, start, by_link: None, from, actions: actions.to_vec(), question }
}

/// Returns the answer of the engine, if it comes within this many slices.
fn answer<G: Evaluate>(engine: &mut Engine<G>, message: &Message, slices: usize) -> Option<Answer> {
    engine.handle(message).or_else(|| (0..slices).find_map(|_| engine.advance()))
}

fn does(answer: Option<Answer>) -> String {
    match answer.expect("an answer").says {
        ResponseBody::Does(actions) => actions.into_iter().next().expect("an action"),
        other => panic!("{other:?}"),
    }
}

/// Returns the action of a bot of this level after its whole search.
fn thought<G: Evaluate>(level: Level, state: &G, seat: Seat) -> String {
    let mut thinking = Thinking::begin(level, state, seat, SEED).expect("its turn");
    while thinking.advance(1_000_000) {}
    thinking.best().to_string()
}

/// The number of questions in a match.
const ASKED: usize = 12;

struct Follows;

impl Visitor for Follows {
    fn visit<G: Evaluate>(&mut self) {
        let options = G::Options::default();
        let mut state = G::new(&options).expect("options that can be played");
        let (mut engine, mut rng) = (Engine::<G>::default(), Rng::with_seed(7));
        let (mut actions, mut told, mut asked) = (Vec::new(), None, 0);
        while asked < ASKED {
            let action = match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => throw(&state.chance(), &mut || rng.u64(..)).expect("an outcome").clone(),
                Turn::Seats(_) => {
                    let mut all = Vec::new();
                    state.actions(&mut all);
                    rng.choice(all).expect("something can be done")
                }
                Turn::Seat(seat) => {
                    // Before one action in four, a question is asked, with the actions since the previous question.
                    if rng.u8(..4) == 0 {
                        let start = told.is_none().then(|| Start::Options(options.to_string()));
                        let from = told.replace(actions.len()).unwrap_or_default();
                        asked += 1;
                        // The lower levels think for a shorter time.
                        let level = [Level::Beginner, Level::Casual][asked % 2];
                        let message = question(1, start, from, &actions[from..], level, seat);
                        let action = does(answer(&mut engine, &message, 10_000));
                        assert_eq!(action, thought(level, &state, seat), "{}: {state}", G::NAME);
                        assert!(!engine.is_busy());
                    }
                    random::choose(&state, seat, &mut rng).expect("an action")
                }
            };
            state.apply(&action).expect("a legal action");
            actions.push(action.to_string());
        }
        assert!(asked > 0, "{}", G::NAME);
    }
}

#[test]
fn it_follows_matches_of_every_game_and_does_what_a_bot_of_that_level_does() {
    visit_all(&mut Follows);
}

/// Begins a match of Marrakech in which seat A is to act: its start and actions, as messages send them, and its state.
fn begun() -> (Option<Start>, Vec<String>, Marrakech) {
    let mut state = Marrakech::new(&Options::default()).expect("options that can be played");
    let mut rng = Rng::with_seed(1);
    let mut actions = Vec::new();
    while state.turn() != Turn::Seat(Seat(0)) {
        let mut all = Vec::new();
        state.actions(&mut all);
        let action = rng.choice(all).expect("something can be done");
        state.apply(&action).expect("a legal action");
        actions.push(action.to_string());
    }
    (Some(Start::Options(Options::default().to_string())), actions, state)
}

#[test]
fn what_was_taken_back_is_forgotten() {
    let (start, actions, state) = begun();
    let mut engine = Engine::<Marrakech>::default();
    let first = does(answer(&mut engine, &question(1, start, 0, &actions, Level::Advanced, Seat(0)), 1000));
    let mut further = state;
    further.apply(&first.parse().expect("an action")).expect("a legal action");
    let more = further.chance().first().expect("a throw").0.to_string();
    // The engine is sent the throw that follows, and then a message in which both actions are taken back.
    let _ =
        answer(&mut engine, &question(2, None, actions.len(), &[first.clone(), more], Level::Advanced, Seat(0)), 1000);
    let again = does(answer(&mut engine, &question(3, None, actions.len(), &[], Level::Advanced, Seat(0)), 1000));
    assert_eq!(again, first);
}

#[test]
fn what_it_cannot_follow_it_says_it_has_lost() {
    let (start, actions, _) = begun();
    let whole = question(7, start.clone(), 0, &actions, Level::Beginner, Seat(0));
    let wrong: [fn(&mut Message); 9] = [
        |message| message.start = None,
        |message| message.start = Some(Start::Options("nonsense".into())),
        |message| message.start = Some(Start::Position(Vec::new())),
        |message| message.start = Some(Start::Position(vec![0, 1, 2])),
        |message| message.from = 1,
        |message| message.from = u32::MAX,
        |message| message.actions.push("nonsense".into()),
        |message| message.actions.push("a1-a2".into()),
        |message| {
            message.question = Question::Choose { bot: "level-9".into(), seat: 0, besides: false, seed: "1".into() };
        },
    ];
    for (number, change) in wrong.into_iter().enumerate() {
        let mut message = whole.clone();
        change(&mut message);
        let mut engine = Engine::<Marrakech>::default();
        assert_eq!(engine.handle(&message), Some(Answer { number: 7, says: ResponseBody::Lost }), "{number}");
        assert!(!engine.is_busy());
        // After a message with the whole match, the engine is in step again.
        does(answer(&mut engine, &whole, 1000));
    }
    for (seat, seed) in [(1, "1"), (200, "1"), (0, "-1"), (0, "")] {
        let question = Question::Choose { bot: "level-1".into(), seat, besides: false, seed: seed.into() };
        let message = Message { question, ..whole.clone() };
        assert_eq!(
            Engine::<Marrakech>::default().handle(&message).expect("an answer").says,
            ResponseBody::Lost,
            "{seat} {seed}"
        );
    }
}

#[test]
fn it_stops_and_moves_now_when_it_is_told_to() {
    let (start, actions, state) = begun();
    let whole = question(1, start, 0, &actions, Level::Master, Seat(0));
    let told = |question| Message { question, start: None, by_link: None, from: 0, actions: Vec::new(), number: 1 };
    let mut engine = Engine::<Marrakech>::default();
    assert_eq!(engine.handle(&whole), None);
    assert!(engine.is_busy());
    assert_eq!(engine.handle(&told(Question::Stop)), None);
    assert!(!engine.is_busy());
    assert_eq!(engine.advance(), None);
    assert_eq!(engine.handle(&told(Question::Now)), None, "nothing is asked any more");

    assert_eq!(engine.handle(&whole), None);
    let action = does(engine.handle(&told(Question::Now)));
    assert_eq!(state.check(&action.parse().expect("an action")), Ok(()));
    assert!(!engine.is_busy());
}

struct Judges;

impl Visitor for Judges {
    fn visit<G: Evaluate>(&mut self) {
        let options = G::Options::default();
        let mut rng = Rng::with_seed(9);
        let (mut state, mut actions, mut states) = (G::new(&options).expect("options"), Vec::new(), Vec::new());
        while state.turn() != Turn::Over && actions.len() < 60 {
            let mut all = Vec::new();
            state.actions(&mut all);
            let action = rng.choice(all).expect("something can be done");
            states.push(state.clone());
            state.apply(&action).expect("a legal action");
            actions.push(action);
        }
        let texts = actions.iter().map(ToString::to_string).collect();
        let start = Some(Start::Options(options.to_string()));
        let message = Message { number: 3, start, by_link: None, from: 0, actions: texts, question: Question::Judge };
        let mut engine = Engine::<G>::default();
        assert_eq!(engine.handle(&message), None);
        let mut costs = 0;
        for (number, (before, action)) in (0..).zip(states.iter().zip(&actions)).collect::<Vec<_>>().into_iter().rev() {
            assert!(engine.is_busy());
            let Some(Answer { number: 3, says: ResponseBody::Judged(judged) }) = engine.advance() else {
                panic!("{}", G::NAME)
            };
            let (seats, at) = (usize::from(before.seats()), format!("{} {action}: {before}", G::NAME));
            assert_eq!((judged.step, judged.outlook.len(), judged.luck.len()), (number, seats, seats), "{at}");
            let is_chance = matches!(before.turn(), Turn::Chance(_));
            // What nobody chose is luck, what somebody chose costs something or nothing.
            assert!(judged.luck.iter().all(|luck| *luck == 0) || judged.cost == 0, "{at}");
            assert!(judged.cost <= 0 && (judged.cost == 0 || !is_chance), "{at}");
            assert!(judged.better.is_none() || judged.cost < 0, "{at}");
            if let Some(better) = judged.better {
                costs += 1;
                let better = better.parse().expect("an action");
                assert_eq!(before.check(&better), Ok(()), "{at}");
                assert!(better != *action, "{at}");
            }
        }
        assert!(!engine.is_busy());
        assert!(costs > 0, "{}: whoever plays by lot plays badly", G::NAME);
    }
}

#[test]
fn it_judges_every_step_of_a_match_and_knows_better() {
    visit_all(&mut Judges);
}

#[test]
fn luck_is_fair() {
    // Chance gains nothing on average, except for rounding.
    let (_, _, state) = begun();
    let mut state = state;
    let mut all = Vec::new();
    state.actions(&mut all);
    state.apply(&all[0]).expect("a legal action");
    let outcomes = state.chance();
    assert!(!outcomes.is_empty());
    let luck = |outcome| Judge::default().step(&state, &state, outcome).luck[0];
    let mean: i64 = outcomes.iter().map(|(outcome, weight)| i64::from(*weight) * luck(outcome)).sum();
    let weights: i64 = outcomes.iter().map(|(_, weight)| i64::from(*weight)).sum();
    assert!((mean / weights).abs() <= 1, "{mean} of {weights}");
    assert!(outcomes.iter().any(|(outcome, _)| luck(outcome) != 0));
}

#[test]
fn a_bot_offers_to_finish_where_that_may_be_and_nobody_is_advised_to() {
    // Damas walk about without captures until the agreed end.
    let start = "turn 1 | 1: D9@07 D1@01 | 2: D9@76 D1@70 | scores 5 0";
    let begin: Damath = start.parse().expect("a position");
    let mut state = begin;
    let (mut actions, mut rng) = (Vec::new(), Rng::with_seed(1));
    while state.choose_side_action(Seat(0)).is_none() {
        let mut all = Vec::new();
        state.actions(&mut all);
        all.retain(|action| {
            let mut after = state;
            after.apply(action).is_ok() && !after.must_capture()
        });
        let action = rng.choice(all).expect("a quiet move");
        state.apply(&action).expect("a legal action");
        actions.push(action.to_string());
    }
    let asked = |besides| {
        let question = Question::Choose { bot: "level-4".into(), seat: 0, besides, seed: "1".into() };
        let start = Some(Start::Position(begin.packed()));
        let message = Message { number: 1, start, by_link: None, from: 0, actions: actions.clone(), question };
        does(answer(&mut Engine::<Damath>::default(), &message, 10_000))
    };
    assert_eq!(asked(true), "offer");
    assert_ne!(asked(false), "offer");
}
