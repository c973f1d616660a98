//! The page on which two devices are connected: each shows a code and takes that of the other one.

use caravanserai::pages::handshake::{Handshake, HandshakeEffect, HandshakeInput, HandshakeView, Problem, Shown, Side};
use caravanserai::pages::match_link::LiveState;
use caravanserai::play::Machine;
use caravanserai::store::Id;

/// The code of an offer. What a code is of is the affair of the connection, so that it stands for every code here.
const CODE: &str = include_str!("../data/inputs/live-code.txt");
/// The text of a match.
const MATCH: &str = include_str!("../data/record/marrakech.txt");

/// A device at the page, with the number of the last attempt that it was asked for.
struct Device {
    handshake: Handshake,
    number: u32,
}

impl Device {
    fn new() -> Self {
        Self { handshake: Handshake::new("marrakech", LiveState::Off), number: 0 }
    }

    /// A device that offers a connection, and shows this code.
    fn host(code: &str) -> Self {
        let mut host = Self::new();
        assert_eq!(host.send(HandshakeInput::Open(Side::Table(id()))), [HandshakeEffect::Offer(host.number)]);
        host.made(Ok(Some(code)));
        host
    }

    /// A device that has opened a code, and shows this answer.
    fn guest(answer: &str) -> Self {
        let mut guest = Self::new();
        guest.send(HandshakeInput::Open(Side::Code(CODE.trim().to_owned())));
        guest.connection(LiveState::Joining);
        guest.made(Ok(Some(answer)));
        guest
    }

    fn send(&mut self, input: HandshakeInput) -> Vec<HandshakeEffect> {
        let effects = self.handshake.on(input, 0.0);
        for effect in &effects {
            if let HandshakeEffect::Offer(number) | HandshakeEffect::Accept(number, _) = effect {
                self.number = *number;
            }
        }
        effects
    }

    /// The last attempt has this result.
    fn made(&mut self, result: Result<Option<&str>, Problem>) {
        let input = HandshakeInput::Made(self.number, result.map(|code| code.map(str::to_owned)));
        assert_eq!(self.send(input), []);
    }

    fn connection(&mut self, state: LiveState) -> Vec<HandshakeEffect> {
        self.send(HandshakeInput::Connection(state, None))
    }

    fn code(&mut self, text: &str) -> Vec<HandshakeEffect> {
        self.send(HandshakeInput::Code(text.to_owned()))
    }

    fn view(&self) -> &HandshakeView {
        self.handshake.view()
    }

    fn says(&self) -> &'static str {
        self.view().progress(false)
    }
}

fn id() -> Id {
    Id::new(7)
}

/// Returns the shown code and its number.
fn shown(device: &Device) -> Option<(u8, &str)> {
    device.view().shown.as_ref().map(|shown| (shown.number(), shown.code()))
}

#[test]
fn the_first_device_shows_code_1_takes_code_2_and_goes_to_its_table() {
    let mut host = Device::host("first");
    assert_eq!(shown(&host), Some((1, "first")));
    assert!(host.view().takes_code() && host.view().can_start_again());
    assert_eq!(host.says(), "Both devices need to be on the same network. Nothing goes through a server.");
    assert_eq!(host.view().progress(true), "", "a server is named by a sentence of its own");

    let answer = CODE.trim();
    assert_eq!(
        host.code(&format!("https://a.example/marrakech/#/live/{answer}.")),
        [HandshakeEffect::Accept(host.number, answer.to_owned())]
    );
    host.connection(LiveState::Joining);
    host.made(Ok(None));
    assert_eq!(
        (host.says(), shown(&host)),
        ("Connecting…", Some((1, "first"))),
        "the code stays until they are connected"
    );
    assert_eq!(host.connection(LiveState::Open), [HandshakeEffect::GoToTable(id())]);
    assert_eq!(host.says(), "Connected.");
}

#[test]
fn the_second_device_shows_code_2_waits_for_the_first_and_goes_to_the_match_that_arrives() {
    let mut guest = Device::guest("second");
    assert_eq!(shown(&guest), Some((2, "second")));
    assert!(!guest.view().takes_code(), "it is the other device that scans now");
    assert_eq!(guest.says(), "Waiting for the first device to scan this code.");
    assert_eq!(guest.connection(LiveState::Open), [], "no match has arrived yet");
    let arrived = |text: &str| HandshakeInput::Connection(LiveState::Open, Some(text.to_owned()));
    assert_eq!(guest.send(arrived(MATCH)), [HandshakeEffect::GoToArrival]);
    let other = MATCH.replace("game marrakech", "game chaupar");
    for text in [other.as_str(), "", "hello"] {
        assert_eq!(guest.send(arrived(text)), []);
        assert_eq!(guest.view().problem, Some(Problem::Unreadable), "{text:?}");
    }
}

#[test]
fn what_is_no_code_is_refused_with_the_reason_and_the_code_stays() {
    let mut host = Device::host(CODE.trim());
    for (text, problem) in [
        ("hello", Problem::Damaged),
        (&CODE.trim()[1..], Problem::Damaged),
        (CODE, Problem::Own),
        ("", Problem::Damaged),
    ] {
        assert_eq!(host.code(text), [], "{text:?}");
        assert_eq!((host.view().problem, shown(&host)), (Some(problem), Some((1, CODE.trim()))), "{text:?}");
    }
    assert_eq!(host.code(CODE), []);
    assert_eq!(host.says(), "That’s this device’s own code. Take the one from the other device.");

    let mut other = Device::host("first");
    other.code(CODE);
    other.made(Err(Problem::Unexpected));
    assert_eq!((other.view().problem, shown(&other)), (Some(Problem::Unexpected), Some((1, "first"))));
    other.send(HandshakeInput::CameraEnded(Problem::CameraRefused));
    assert_eq!(other.view().problem, Some(Problem::CameraRefused));
    other.code(CODE);
    assert_eq!(other.view().problem, None, "a new attempt");
}

#[test]
fn a_code_of_another_game_is_taken_in_the_document_of_that_game() {
    let mut guest = Device::new();
    let code = CODE.trim();
    let there = HandshakeEffect::GoToGame { game: "chaupar".to_owned(), code: code.to_owned() };
    assert_eq!(guest.code(&format!("https://a.example/chaupar/#/live/{code}")), [there]);
    assert_eq!(guest.view().problem, None);
}

#[test]
fn one_can_always_start_again() {
    let mut host = Device::host("first");
    host.code(CODE);
    host.connection(LiveState::Joining);
    assert!(host.view().can_start_again());
    let offer = host.send(HandshakeInput::StartAgain);
    assert_eq!((offer, shown(&host)), (vec![HandshakeEffect::Offer(host.number)], None));
    assert_eq!(host.connection(LiveState::Lost), [], "the connection that was given up");
    host.made(Ok(Some("third")));
    assert_eq!(shown(&host), Some((1, "third")));

    let mut guest = Device::guest("second");
    assert_eq!(guest.send(HandshakeInput::StartAgain), []);
    assert!(guest.view().takes_code() && guest.view().shown.is_none());
    assert_eq!(guest.code(CODE), [HandshakeEffect::Accept(guest.number, CODE.trim().to_owned())]);
}

#[test]
fn a_code_that_has_failed_is_renewed_since_it_cannot_be_used_again() {
    let mut host = Device::host("first");
    host.connection(LiveState::Joining);
    assert_eq!(host.connection(LiveState::Lost), [HandshakeEffect::Offer(host.number)]);
    assert_eq!(host.connection(LiveState::Lost), [], "once");
    host.made(Ok(Some("third")));
    assert_eq!((shown(&host), host.view().problem), (Some((1, "third")), Some(Problem::Unreached)));

    let mut guest = Device::guest("second");
    assert_eq!(guest.connection(LiveState::Lost), [HandshakeEffect::Accept(guest.number, CODE.trim().to_owned())]);
    guest.made(Ok(Some("fourth")));
    assert_eq!((shown(&guest), guest.view().problem), (Some((2, "fourth")), Some(Problem::Unreached)));

    let mut new = Device::new();
    assert_eq!(new.connection(LiveState::Lost), [], "it has shown no code");
}

#[test]
fn an_attempt_ends_the_one_before_it_whose_end_and_result_come_too_late() {
    let mut host = Device::host("first");
    host.connection(LiveState::Joining);
    let before = host.number;
    host.code(CODE);
    assert_eq!(host.connection(LiveState::Lost), [], "the connection that this attempt has ended");
    host.send(HandshakeInput::Made(before, Ok(Some("late".to_owned()))));
    assert_eq!(shown(&host), Some((1, "first")));
    host.made(Ok(Some("second")));
    let answer = Shown::Answer { code: "second".to_owned(), offer: CODE.trim().to_owned() };
    assert_eq!(host.view().shown, Some(answer), "both had offered; the one that took the other’s code answers");
}

#[test]
fn who_waits_in_vain_is_told_what_else_there_is_and_another_address_begins_anew() {
    let mut guest = Device::guest("second");
    guest.send(HandshakeInput::Waited);
    assert_eq!(guest.view().problem, Some(Problem::Unreached));
    guest.send(HandshakeInput::Open(Side::Code(String::new())));
    guest.connection(LiveState::Off);
    assert_eq!(*guest.view(), HandshakeView { state: LiveState::Off, shown: None, problem: None });
    guest.send(HandshakeInput::Waited);
    assert_eq!(guest.view().problem, None, "nobody waits");
}
