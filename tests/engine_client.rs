//! The page's side of the talk with the engine: numbers, late answers, crashes and cancelled questions.

use std::rc::Rc;

use caravanserai::bots::{Level, Scale};
use caravanserai::engine::{Answer, Ask, Engine, Judged, Message, Question, Reply};
use caravanserai::play::{Course, EngineClient, EngineEffect, Inquiry};
use caravanserai::record::Start;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::{Game, Seat, Turn};

const CHOOSE: Question = Question::Choose { level: Level::Casual, seat: Seat(0) };
const SEED: u64 = 3;

/// A question about a match of Damath with these actions.
fn about(question: Question, actions: &[&str]) -> Inquiry {
    let options = <Damath as Game>::Options::default();
    let start = Start::Options(options.to_string());
    let actions = actions.iter().map(ToString::to_string).collect();
    Inquiry { question, course: Rc::new(Course { start, by_link: None, actions }) }
}

/// Reads the line that is sent, after the start of an engine if there is one.
fn sent(effects: &[EngineEffect]) -> (Option<bool>, Ask) {
    let (start, line) = match effects {
        [EngineEffect::Start { on_page }, EngineEffect::Send(line)] => (Some(*on_page), line),
        [EngineEffect::Send(line)] => (None, line),
        other => panic!("{other:?}"),
    };
    let Ok(Message::Ask(ask)) = line.parse() else { panic!("{line}") };
    (start, ask)
}

fn send(message: &Message) -> EngineEffect {
    EngineEffect::Send(message.to_string())
}

fn says(client: &mut EngineClient, number: u32, answer: Answer) -> Vec<EngineEffect> {
    client.receive(&Reply { number, answer }.to_string())
}

fn chosen(action: &str) -> Answer {
    Answer::Chosen(vec![action.to_owned()])
}

fn judged(step: usize) -> Answer {
    let (better, after_better, after_chosen) = (None, Vec::new(), Vec::new());
    let (outlook, luck) = (vec![0, 0], vec![0, 0]);
    Answer::Judged(Judged { step, scale: Scale::Lead, outlook, luck, cost: 0, better, after_better, after_chosen })
}

#[test]
fn the_engine_is_started_once_and_is_sent_what_is_new() {
    let mut client = EngineClient::default();
    let (first, effects) = client.ask(about(CHOOSE, &["first A"]), SEED);
    let (start, ask) = sent(&effects);
    assert_eq!((start, ask.number, ask.seed, ask.from, ask.actions.len()), (Some(false), first, SEED, 0, 1));
    assert!(ask.start.is_some() && client.is_open(first));
    assert_eq!(says(&mut client, first, Answer::Thinks), []);
    assert_eq!(says(&mut client, first, chosen("41-32")), [EngineEffect::Deliver(chosen("41-32"))]);
    assert!(!client.is_waiting());

    let (second, effects) = client.ask(about(CHOOSE, &["first A", "41-32", "34-43"]), SEED);
    let (start, ask) = sent(&effects);
    assert_ne!(first, second);
    assert_eq!((start, ask.start, ask.from, ask.actions), (None, None, 1, vec!["41-32".to_owned(), "34-43".into()]));
    // What was taken back is forgotten.
    let (_, effects) = client.ask(about(CHOOSE, &["first A"]), SEED);
    let (_, ask) = sent(&effects);
    assert_eq!((ask.start, ask.from, ask.actions.len()), (None, 1, 0));
    // Another match is sent from its start, also one that goes on by link.
    let mut other = about(CHOOSE, &["first A"]);
    Rc::make_mut(&mut other.course).by_link = Some(1);
    let (_, effects) = client.ask(other, SEED);
    let (_, ask) = sent(&effects);
    assert_eq!((ask.start.is_some(), ask.by_link, ask.from), (true, Some(1), 0));
}

#[test]
fn late_answers_are_dropped() {
    let mut client = EngineClient::default();
    let (first, _) = client.ask(about(CHOOSE, &["first A"]), SEED);
    let (second, _) = client.ask(about(Question::Advise { seat: Seat(0) }, &["first A"]), SEED);
    assert!(!client.is_open(first) && client.is_open(second));
    for answer in [chosen("41-32"), Answer::Lost, judged(0)] {
        assert_eq!(says(&mut client, first, answer), []);
    }
    assert_eq!(client.hurry(first), []);
    assert_eq!(client.cancel(first), []);
    assert!(client.is_open(second));
    assert_eq!(client.hurry(second), [send(&Message::Now)]);
    assert_eq!(client.cancel(second), [send(&Message::Stop)]);
    assert_eq!(says(&mut client, second, chosen("41-32")), []);
    assert_eq!(client.cancel(second), []);
    // The engine has the match still.
    let (_, effects) = client.ask(about(CHOOSE, &["first A"]), SEED);
    let (start, ask) = sent(&effects);
    assert_eq!((start, ask.start, ask.from), (None, None, 1));
}

#[test]
fn an_engine_that_has_lost_the_match_is_sent_all_of_it_once() {
    let mut client = EngineClient::default();
    let (first, _) = client.ask(about(CHOOSE, &["first A"]), SEED);
    says(&mut client, first, chosen("41-32"));
    let (second, _) = client.ask(about(CHOOSE, &["first A", "41-32", "34-43"]), SEED);
    let effects = says(&mut client, second, Answer::Lost);
    let (start, ask) = sent(&effects);
    assert_eq!((start, ask.number, ask.from, ask.actions.len()), (None, second, 0, 3));
    assert!(ask.start.is_some());
    assert_eq!(says(&mut client, second, Answer::Lost), [EngineEffect::Deliver(Answer::Lost)]);
    assert!(!client.is_waiting());
    let (_, effects) = client.ask(about(CHOOSE, &["first A"]), SEED);
    assert!(sent(&effects).1.start.is_some(), "it is not believed to have the match");
}

#[test]
fn the_question_goes_to_the_next_engine_and_after_three_crashes_to_one_on_the_page() {
    let mut client = EngineClient::default();
    let (number, _) = client.ask(about(CHOOSE, &["first A"]), SEED);
    for on_page in [false, false, true, true] {
        let effects = client.fail();
        assert_eq!(effects[0], EngineEffect::End);
        let (start, ask) = sent(&effects[1..]);
        assert_eq!((start, ask.number, ask.from), (Some(on_page), number, 0));
        assert!(ask.start.is_some() && client.is_open(number));
    }
    assert_eq!(says(&mut client, number, chosen("41-32")), [EngineEffect::Deliver(chosen("41-32"))]);
    // An engine that nothing is asked of is only started again with the next question.
    assert_eq!(client.fail(), [EngineEffect::End]);
    let (_, effects) = client.ask(about(CHOOSE, &["first A"]), SEED);
    assert_eq!(sent(&effects).0, Some(false), "an answer makes up for the crashes");
}

#[test]
fn a_line_that_cannot_be_read_is_a_crash() {
    let mut client = EngineClient::default();
    let (number, _) = client.ask(about(CHOOSE, &["first A"]), SEED);
    for line in ["", "hello", "1 chosen", "chosen\t41-32"] {
        let effects = client.receive(line);
        assert_eq!(effects[0], EngineEffect::End, "{line}");
        assert_eq!(sent(&effects[1..]).1.number, number);
    }
}

#[test]
fn each_judgement_is_delivered_once() {
    let mut client = EngineClient::default();
    let (number, _) = client.ask(about(Question::Judge { last: 3 }, &["first A", "41-32", "34-43"]), SEED);
    for step in [2, 1] {
        assert_eq!(says(&mut client, number, judged(step)), [EngineEffect::Deliver(judged(step))]);
    }
    client.fail();
    for step in [2, 1] {
        assert_eq!(says(&mut client, number, judged(step)), [], "the next engine begins anew");
    }
    assert!(client.is_open(number));
    assert_eq!(says(&mut client, number, judged(0)), [EngineEffect::Deliver(judged(0))]);
    assert!(!client.is_waiting());
}

#[test]
fn it_talks_with_an_engine() {
    let (mut client, mut engine) = (EngineClient::default(), Engine::<Damath>::default());
    let mut played = vec!["first A".to_owned()];
    for _ in 0..6 {
        let mut state = Damath::new(&<Damath as Game>::Options::default()).expect("a start");
        for action in &played {
            state.apply(&action.parse().expect("an action")).expect("a legal action");
        }
        let Turn::Seat(seat) = state.turn() else { panic!("{state}") };
        let actions: Vec<_> = played.iter().map(String::as_str).collect();
        let (_, effects) = client.ask(about(Question::Choose { level: Level::Beginner, seat }, &actions), SEED);
        let mut reply = engine.handle(&Message::Ask(sent(&effects).1));
        while let Some(said) = reply {
            for effect in client.receive(&said.to_string()) {
                let EngineEffect::Deliver(Answer::Chosen(actions)) = effect else { panic!("{effect:?}") };
                assert_eq!(state.check(&actions[0].parse().expect("an action")), Ok(()));
                played.push(actions[0].clone());
            }
            reply = engine.advance();
        }
        assert!(!client.is_waiting() && !engine.is_busy());
    }
    assert_eq!(played.len(), 7);
}
