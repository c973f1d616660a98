//! The lines in which the page and the engine talk.

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Level, Scale};
use caravanserai::engine::{Answer, Ask, Judged, Message, Question, Reply};
use caravanserai::record::Start;
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

/// Returns the texts of the states of a random match, of all that was legal in them, and of its actions.
fn texts<G: Game>(options: &G::Options, rng: &mut Rng) -> [Vec<String>; 3] {
    let mut state = G::new(options).expect("options that can be played");
    let (mut states, mut legal, mut played) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..100 {
        states.push(state.packed());
        if state.turn() == Turn::Over {
            break;
        }
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let action = rng.choice(&actions).expect("something can be done").clone();
        legal.extend(actions.iter().chain(&state.side_actions()).map(ToString::to_string));
        state.apply(&action).expect("a legal action");
        played.push(action.to_string());
    }
    [states, legal, played]
}

fn some(of: &[String], rng: &mut Rng) -> Vec<String> {
    (0..rng.usize(..4)).filter_map(|_| rng.choice(of).cloned()).collect()
}

struct Lines;

impl Visitor for Lines {
    fn visit<G: Evaluate>(&mut self) {
        let mut rng = Rng::with_seed(17);
        for options in G::variants() {
            let [states, legal, played] = texts::<G>(&options, &mut rng);
            for _ in 0..100 {
                check_message(&mut rng, &options.to_string(), [&states, &legal, &played]);
                check_reply(&mut rng, &legal);
            }
        }
    }
}

fn check_message(rng: &mut Rng, options: &str, [states, legal, played]: [&[String]; 3]) {
    let (seat, one) = (Seat(rng.u8(..Seat::MOST)), rng.choice(legal).expect("an action").clone());
    let question = match rng.u8(..4) {
        0 => Question::Choose { level: Level::ALL[rng.usize(..4)], seat },
        1 => Question::Advise { seat },
        2 => Question::Judge { last: rng.usize(1..) },
        _ => Question::Refute { solution: one },
    };
    let start = match rng.u8(..3) {
        0 => None,
        1 => Some(Start::Options(options.to_owned())),
        _ => rng.choice(states).cloned().map(Start::Position),
    };
    let from = rng.usize(..=played.len());
    let (by_link, actions) = (rng.bool().then(|| rng.usize(..)), played[from..].to_vec());
    let ask = Ask { number: rng.u32(..), seed: rng.u64(..), question, start, by_link, from, actions };
    for message in [Message::Ask(ask), Message::Now, Message::Stop] {
        let line = message.to_string();
        assert!(!line.contains(['\n', '\r']), "{line}");
        assert_eq!(line.parse(), Ok(message), "{line}");
    }
}

fn check_reply(rng: &mut Rng, legal: &[String]) {
    let mut numbers = || (0..4).map(|_| rng.i64(..)).collect::<Vec<_>>();
    let (outlook, luck) = (numbers(), numbers());
    let answer = match rng.u8(..5) {
        0 => Answer::Thinks,
        1 => Answer::Lost,
        2 => Answer::Chosen([some(legal, rng), vec![legal[0].clone()]].concat()),
        3 => Answer::Refuted { loss: rng.i64(..), replies: some(legal, rng) },
        _ => Answer::Judged(Judged {
            step: rng.usize(..),
            scale: if rng.bool() { Scale::Chance } else { Scale::Lead },
            outlook,
            luck,
            cost: rng.i64(..=0),
            better: rng.bool().then(|| legal[0].clone()),
            after_better: some(legal, rng),
            after_chosen: some(legal, rng),
        }),
    };
    let reply = Reply { number: rng.u32(..), answer };
    let line = reply.to_string();
    assert!(!line.contains(['\n', '\r']), "{line}");
    assert_eq!(line.parse(), Ok(reply), "{line}");
}

#[test]
fn a_line_is_read_as_what_was_written() {
    visit_all(&mut Lines);
}

#[test]
fn a_line_can_be_read_by_people() {
    let ask = Ask {
        number: 7,
        seed: 99,
        question: Question::Choose { level: Level::Casual, seat: Seat(1) },
        start: Some(Start::Options("touch=off".into())),
        by_link: Some(2),
        from: 0,
        actions: vec!["first A".into(), "41-32".into()],
    };
    let line = "ask 7 seed 99 choose level-2 B\toptions touch=off\tby-link 2\tfrom 0\tfirst A\t41-32";
    assert_eq!(Message::Ask(ask).to_string(), line);
    let judged = Judged {
        step: 4,
        scale: Scale::Lead,
        outlook: vec![-350, 350],
        luck: vec![0, 0],
        cost: -120,
        better: Some("34-25".into()),
        after_better: vec!["23-14".into()],
        after_chosen: vec!["32x14".into(), "03x25".into()],
    };
    let line = "8 judged 4 lead\toutlook -350 350\tluck 0 0\tcost -120\tbetter 34-25\tafter-better 23-14\t\
                after-chosen 32x14\tafter-chosen 03x25";
    assert_eq!(Reply { number: 8, answer: Answer::Judged(judged) }.to_string(), line);
}

#[test]
fn other_lines_are_refused() {
    for line in include_str!("data/engine/messages-refused.txt").lines() {
        let read = line.replace('⇥', "\t").parse::<Message>();
        assert!(read.is_err_and(|error| !error.expected.0.is_empty()), "{line}");
    }
    for line in include_str!("data/engine/replies-refused.txt").lines() {
        let read = line.replace('⇥', "\t").parse::<Reply>();
        assert!(read.is_err_and(|error| !error.expected.0.is_empty()), "{line}");
    }
}
