//! The engine beside the page: it keeps a copy of a match by its actions, and answers questions by number.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Judge, Level, Thinking};
use caravanserai::engine::{Answer, Ask, Engine, Message, Question, Reply};
use caravanserai::puzzles::{PuzzleGame, PuzzleList};
use caravanserai::record::{Start, throw};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::{Marrakech, Options};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

use crate::players::random;

const SEED: u64 = 5;

type MatchStart = Option<Start<String, String>>;

/// Builds a question for the action of a bot of this level, with an update of the match.
fn question(number: u32, start: MatchStart, from: usize, actions: &[String], level: Level, seat: Seat) -> Ask {
    let question = Question::Choose { level, seat };
    Ask { number, seed: SEED, question, start, by_link: None, from, actions: actions.to_vec() }
}

/// Asks a question, and returns the answer if it comes within this many slices.
fn answer<G: Evaluate>(engine: &mut Engine<G>, ask: &Ask, slices: usize) -> Option<Answer> {
    let first = engine.handle(&Message::Ask(ask.clone()));
    let mut replies = first.into_iter().chain((0..slices).map_while(|_| engine.advance()));
    let reply = replies.find(|reply| reply.answer != Answer::Thinks)?;
    assert_eq!(reply.number, ask.number);
    Some(reply.answer)
}

fn does(answer: Option<Answer>) -> String {
    match answer.expect("an answer") {
        Answer::Chosen(actions) => actions.into_iter().next().expect("an action"),
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
fn begun() -> (MatchStart, Vec<String>, Marrakech) {
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
    let whole = question(7, start, 0, &actions, Level::Beginner, Seat(0));
    let wrong: [fn(&mut Ask); 13] = [
        |ask| ask.start = None,
        |ask| ask.start = Some(Start::Options("nonsense".into())),
        |ask| ask.start = Some(Start::Position("nonsense".into())),
        |ask| ask.from = 1,
        |ask| ask.from = usize::MAX,
        |ask| ask.actions.push("nonsense".into()),
        |ask| ask.actions.push("a1-a2".into()),
        |ask| ask.question = Question::Choose { level: Level::Beginner, seat: Seat(1) },
        |ask| ask.question = Question::Advise { seat: Seat(7) },
        |ask| ask.question = Question::Judge { last: ask.actions.len() + 1 },
        |ask| ask.question = Question::Refute { solution: "nonsense".into() },
        |ask| (ask.question, ask.actions) = (Question::Refute { solution: "L".into() }, Vec::new()),
        |ask| ask.number = 8,
    ];
    let count = wrong.len();
    for (number, change) in wrong.into_iter().enumerate() {
        let mut ask = whole.clone();
        change(&mut ask);
        let mut engine = Engine::<Marrakech>::with_puzzles();
        let lost = Reply { number: 7, answer: Answer::Lost };
        let is_lost = engine.handle(&Message::Ask(ask)) == Some(lost);
        assert_eq!((is_lost, engine.is_busy()), (number + 1 < count, number + 1 == count), "{number}");
        // After all of the match, the engine is in step again.
        does(answer(&mut engine, &whole, 1000));
    }
}

#[test]
fn it_stops_and_moves_now_when_it_is_told_to() {
    let (start, actions, state) = begun();
    let whole = question(1, start, 0, &actions, Level::Master, Seat(0));
    let thinks = Some(Reply { number: 1, answer: Answer::Thinks });
    let mut engine = Engine::<Marrakech>::default();
    assert_eq!(engine.handle(&Message::Ask(whole.clone())), thinks);
    assert!(engine.is_busy());
    assert_eq!(engine.handle(&Message::Stop), None);
    assert!(!engine.is_busy());
    assert_eq!(engine.advance(), None);
    assert_eq!(engine.handle(&Message::Now), None, "nothing is asked any more");

    assert_eq!(engine.handle(&Message::Ask(whole)), thinks);
    let action = does(engine.handle(&Message::Now).map(|reply| reply.answer));
    assert_eq!(state.check(&action.parse().expect("an action")), Ok(()));
    assert!(!engine.is_busy());
}

#[test]
fn it_refutes_wrong_answers_to_puzzles() {
    let list = PuzzleList::<Damath>::parse(include_str!("../static/puzzles/damath.txt")).expect("a list");
    let puzzle = &list.puzzles[0];
    let (state, solution) = (&puzzle.state, &puzzle.solutions[0]);
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let wrong = actions.iter().find(|action| !puzzle.accepts(action)).expect("a wrong answer");
    let ask = Ask {
        number: 1,
        seed: SEED,
        question: Question::Refute { solution: solution.to_string() },
        start: Some(Start::Position(state.packed())),
        by_link: None,
        from: 0,
        actions: vec![wrong.to_string()],
    };
    let replies = state.refutation(wrong, solution).iter().map(ToString::to_string).collect();
    let refuted = Answer::Refuted { loss: state.loss(wrong, solution), replies };
    let mut engine = Engine::<Damath>::with_puzzles();
    assert_eq!(answer(&mut engine, &ask, 2), Some(refuted));
    assert!(!engine.is_busy());
    assert_eq!(answer(&mut Engine::<Damath>::default(), &ask, 2), Some(Answer::Lost));
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
        let texts: Vec<_> = actions.iter().map(ToString::to_string).collect();
        let start = Some(Start::Options(options.to_string()));
        let question = Question::Judge { last: texts.len() };
        let ask = Ask { number: 3, seed: SEED, question, start, by_link: None, from: 0, actions: texts };
        let mut engine = Engine::<G>::default();
        assert_eq!(engine.handle(&Message::Ask(ask)), Some(Reply { number: 3, answer: Answer::Thinks }));
        let mut costs = 0;
        for (number, (before, action)) in (0..).zip(states.iter().zip(&actions)).collect::<Vec<_>>().into_iter().rev() {
            assert!(engine.is_busy());
            let Some(Reply { number: 3, answer: Answer::Judged(judged) }) = engine.advance() else {
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
    let asked = |question| {
        let start = Some(Start::Position(begin.packed()));
        let ask = Ask { number: 1, seed: SEED, question, start, by_link: None, from: 0, actions: actions.clone() };
        does(answer(&mut Engine::<Damath>::default(), &ask, 10_000))
    };
    assert_eq!(asked(Question::Choose { level: Level::Master, seat: Seat(0) }), "offer");
    assert_ne!(asked(Question::Advise { seat: Seat(0) }), "offer");
}
