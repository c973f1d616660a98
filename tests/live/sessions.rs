//! The messages of a connection.

use std::collections::VecDeque;

use caravanserai::live::{Message, MessageError, News, PHRASES, Session};
use fastrand::Rng;

use crate::effort::tries;

/// A session that has greeted and was greeted.
fn greeted() -> Session {
    let (mut session, hello) = Session::begin("damath");
    assert_eq!(session.receive(&hello.to_string(), 0.0), Ok(Some(News::Greeted)));
    session
}

fn a_match(number: u32, record: &str) -> Message {
    Message::Match { number, record: record.to_owned() }
}

#[test]
fn messages_are_read_as_they_were_written() {
    let record = "caravanserai 1\nend 12\n";
    let all = [
        Message::Hello("chaupar".to_owned()),
        a_match(7, record),
        a_match(1, ""),
        Message::Saved(0),
        Message::Phrase(PHRASES - 1),
    ];
    for message in all {
        assert_eq!(message.to_string().parse(), Ok(message));
    }
}

#[test]
fn what_is_no_message_is_refused() {
    let phrase = format!("phrase {PHRASES}");
    let long = format!("match 1\n{}", "x".repeat(256 * 1024));
    for wrong in
        ["", "hello", "hello 1", "hello one damath", "match 1", "match -1\n", "saved 1\n", &phrase, "bye", &long]
    {
        assert_eq!(wrong.parse::<Message>(), Err(MessageError::Unknown), "{wrong:.40}");
    }
    assert_eq!("hello 2 damath".parse::<Message>(), Err(MessageError::Version(2)));
}

#[test]
fn another_game_is_named() {
    let (mut session, _) = Session::begin("damath");
    assert_eq!(session.receive("hello 1 pachisi", 0.0), Err(MessageError::OtherGame("pachisi".to_owned())));
}

#[test]
fn a_message_out_of_order_is_refused() {
    let (mut session, _) = Session::begin("damath");
    assert_eq!(session.receive("saved 0", 0.0), Err(MessageError::OutOfOrder), "before the greeting");
    for wrong in ["hello 1 damath", "match 0\n", "match 2\n", "saved 1"] {
        assert_eq!(greeted().receive(wrong, 0.0), Err(MessageError::OutOfOrder), "{wrong}");
    }
    let mut session = greeted();
    assert_eq!(session.receive("match 1\nx", 0.0), Ok(Some(News::Match("x".to_owned()))));
    assert_eq!(session.receive("match 1\nx", 0.0), Err(MessageError::OutOfOrder), "a second time");
}

#[test]
fn what_both_devices_have_is_not_sent() {
    let mut session = greeted();
    assert_eq!(session.send("a"), Some(a_match(1, "a")));
    assert_eq!(session.send("a"), None);
    assert!(!session.is_in_step());
    assert_eq!(session.receive("saved 1", 0.0), Ok(Some(News::Saved)));
    assert!(session.is_in_step());
    assert_eq!(session.receive("match 1\nab", 0.0), Ok(Some(News::Match("ab".to_owned()))));
    assert_eq!(session.saved(), Message::Saved(1));
    assert_eq!(session.send("ab"), None, "it came from there");
    assert_eq!(session.send("abc"), Some(a_match(2, "abc")));
}

#[test]
fn there_is_one_phrase_in_three_seconds() {
    let (mut one, mut other) = (greeted(), greeted());
    assert_eq!(one.say(3, 1_000.0), Some(Message::Phrase(3)));
    assert_eq!(one.say(4, 3_999.0), None);
    assert_eq!(one.say(4, 4_000.0), Some(Message::Phrase(4)));
    assert_eq!(other.receive("phrase 3", 1_000.0), Ok(Some(News::Phrase(3))));
    assert_eq!(other.receive("phrase 4", 3_999.0), Ok(None), "a device that does not keep to it is not heard");
    assert_eq!(other.receive("phrase 4", 4_000.0), Ok(Some(News::Phrase(4))));
}

/// Two devices, each with what is on its way to it.
#[test]
fn none_of_10_000_messages_is_lost_doubled_or_out_of_order() {
    let mut rng = Rng::with_seed(10_000);
    let ((mut one, hello), (mut other, greeting)) = (Session::begin("damath"), Session::begin("damath"));
    let (mut to_other, mut to_one) = (VecDeque::from([hello]), VecDeque::from([greeting]));
    let (mut record, mut heard) = (String::new(), Vec::new());
    let mut messages = 0;
    while messages < tries(100_000) {
        if rng.bool() {
            record = format!("{}", messages + 1);
            to_other.extend(one.send(&record));
            messages += 1;
        } else if let Some(message) = to_other.pop_front() {
            match other.receive(&message.to_string(), 0.0).expect("a message") {
                Some(News::Match(record)) => {
                    heard.push(record);
                    to_one.push_back(other.saved());
                }
                news => assert_eq!(news, Some(News::Greeted)),
            }
        } else if let Some(message) = to_one.pop_front() {
            one.receive(&message.to_string(), 0.0).expect("a message");
        }
    }
    for message in to_other {
        if let Some(News::Match(record)) = other.receive(&message.to_string(), 0.0).expect("a message") {
            heard.push(record);
            to_one.push_back(other.saved());
        }
    }
    for message in to_one {
        one.receive(&message.to_string(), 0.0).expect("a message");
    }
    let all: Vec<_> = (1..=messages).map(|number| number.to_string()).collect();
    assert_eq!(heard, all);
    assert!(one.is_in_step() && heard.last() == Some(&record));
}
