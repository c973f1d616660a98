//! The page on which two devices are connected for live play: each shows a code, and takes that of the other one.

use std::rc::Rc;

use super::live_code::{code_in, game_in};
use super::match_link::LiveState;
use crate::play::{Machine, Ticket};
use crate::record::peek;
use crate::store::Id;
use crate::words::live;

/// The side of this device when the page is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Side {
    /// It offers a connection from the table of this match.
    Table(Id),
    /// It has scanned or opened this code of another device; none yet if it is empty.
    Code(String),
}

/// The code that this device shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// That of an offer, which the other device takes first.
    Offer(String),
    /// That of an answer to the offer of the other device, which takes it in turn.
    Answer {
        /// The code.
        code: String,
        /// The code of the offer.
        offer: String,
    },
}

impl Shown {
    /// The code.
    #[must_use]
    pub fn code(&self) -> &str {
        let (Self::Offer(code) | Self::Answer { code, .. }) = self;
        code
    }

    /// Returns what to do with the code.
    #[must_use]
    pub fn meaning(&self) -> &'static str {
        match self {
            Self::Offer(_) => live::show_offer(),
            Self::Answer { .. } => live::show_answer(),
        }
    }

    /// The number of the code, in the order in which the two are scanned.
    #[must_use]
    pub fn number(&self) -> u8 {
        match self {
            Self::Offer(_) => 1,
            Self::Answer { .. } => 2,
        }
    }
}

/// The reason why two devices are not connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The browser cannot connect to other devices, or the connection's script could not be loaded.
    Unsupported,
    /// The other device could not be reached at the addresses in its code.
    Unreached,
    /// The text that was scanned or pasted is not a code.
    Damaged,
    /// It is the code that this device shows itself.
    Own,
    /// It answers another offer than the one that is shown.
    Unexpected,
    /// The text that the other device has sent is not a match.
    Unreadable,
    /// The device has no camera, or the page may not know of it.
    CameraMissing,
    /// The user or the browser has refused the camera.
    CameraRefused,
    /// The camera is in use, or the program that reads codes could not be loaded.
    CameraFailed,
}

impl Problem {
    /// Returns the sentence about it, which says what to do instead.
    #[must_use]
    pub fn sentence(self) -> &'static str {
        match self {
            Self::Unsupported => live::unsupported(),
            Self::Unreached => live::unreached(),
            Self::Damaged => live::damaged(),
            Self::Own => live::own(),
            Self::Unexpected => live::unexpected(),
            Self::Unreadable => live::unreadable(),
            Self::CameraMissing => live::camera_missing(),
            Self::CameraRefused => live::camera_refused(),
            Self::CameraFailed => live::camera_failed(),
        }
    }
}

/// An input of the handshake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandshakeInput {
    /// The page is opened, or has another address.
    Open(Side),
    /// A text was scanned or pasted.
    Code(String),
    /// The result of the attempt with this number: the code to show; none if the connection is complete with the code of the
    /// other device.
    Made(u32, Result<Option<String>, Problem>),
    /// The camera shows nothing, for this reason.
    CameraEnded(Problem),
    /// The connection has changed. If a match of the other device has arrived, it comes along.
    Connection(LiveState, Option<String>),
    /// The other device has not answered for some time.
    Waited,
    /// The user starts again.
    StartAgain,
}

/// What the page asks of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandshakeEffect {
    /// To offer a connection. The result is [`HandshakeInput::Made`] with this number.
    Offer(u32),
    /// To take this code of the other device. The result is [`HandshakeInput::Made`] with this number.
    Accept(u32, String),
    /// To go to this page of another game, whose document makes the connection.
    GoToGame {
        /// The name of the game.
        game: String,
        /// The code of the other device.
        code: String,
    },
    /// To go to the table of this match.
    GoToTable(Id),
    /// To go to the table of the match that the other device has sent.
    GoToArrival,
}

/// The stage of a handshake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandshakeView {
    /// The state of the connection.
    pub state: LiveState,
    /// The code to show; `None` until there is one.
    pub shown: Option<Shown>,
    /// The last problem, until the user tries something else.
    pub problem: Option<Problem>,
}

impl Side {
    /// Returns the number of the code that this side scans, in the order in which the two are scanned, and what to do
    /// with it.
    #[must_use]
    pub fn scans(&self) -> (u8, &'static str) {
        match self {
            Self::Table(_) => (2, live::scan_answer()),
            Self::Code(_) => (1, live::scan_offer()),
        }
    }
}

impl HandshakeView {
    /// Returns the sentence about the connection. `has_server` is `true` if devices in different networks find each other too.
    #[must_use]
    pub fn progress(&self, has_server: bool) -> &'static str {
        match (self.problem, self.state, &self.shown) {
            (Some(problem), ..) => problem.sentence(),
            (None, LiveState::Open, _) => live::connected(),
            (None, LiveState::Joining, Some(Shown::Answer { .. })) => live::waiting(),
            (None, LiveState::Joining, _) => live::joining(),
            (None, LiveState::Off | LiveState::Seeking | LiveState::Lost, _) if has_server => "",
            (None, LiveState::Off | LiveState::Seeking | LiveState::Lost, _) => live::about(),
        }
    }

    /// `true` while it is this device's turn to take a code. One that shows an answer is scanned by the other.
    #[must_use]
    pub fn takes_code(&self) -> bool {
        !matches!(self.shown, Some(Shown::Answer { .. }))
    }

    /// `true` if there is something to start again from.
    #[must_use]
    pub fn can_start_again(&self) -> bool {
        self.problem.is_some() || self.state == LiveState::Joining || self.shown.is_some()
    }
}

/// The handshake of this device with another one.
pub struct Handshake {
    /// The name of the game whose document this is.
    game: &'static str,
    side: Side,
    /// The number of the last attempt to make a code, and the offer that it answers; `None` for an offer.
    attempt: (u32, Option<String>),
    /// `true` until that has a result.
    is_making: bool,
    view: Rc<HandshakeView>,
}

impl Handshake {
    /// A handshake in the document of a game, before its page is open. `state` is that of the connection.
    #[must_use]
    pub fn new(game: &'static str, state: LiveState) -> Self {
        let view = HandshakeView { state, shown: None, problem: None };
        Self { game, side: Side::Code(String::new()), attempt: (0, None), is_making: false, view: view.into() }
    }

    fn view_mut(&mut self) -> &mut HandshakeView {
        Rc::make_mut(&mut self.view)
    }

    /// Begins at the side of this device; what was shown before is of no use any more.
    fn begin(&mut self) -> Vec<HandshakeEffect> {
        self.view_mut().shown = None;
        self.view_mut().problem = None;
        // Whatever an earlier attempt makes comes too late.
        self.attempt.0 += 1;
        self.is_making = false;
        match self.side {
            Side::Table(_) => self.offer(),
            Side::Code(_) => Vec::new(),
        }
    }

    fn offer(&mut self) -> Vec<HandshakeEffect> {
        vec![HandshakeEffect::Offer(self.next_attempt(None))]
    }

    fn accept(&mut self, code: String) -> Vec<HandshakeEffect> {
        vec![HandshakeEffect::Accept(self.next_attempt(Some(code.clone())), code)]
    }

    /// Returns the number of a new attempt.
    fn next_attempt(&mut self, offer: Option<String>) -> u32 {
        self.attempt = (self.attempt.0 + 1, offer);
        self.is_making = true;
        self.attempt.0
    }

    /// Takes a text that was scanned, pasted or opened.
    fn take(&mut self, text: &str) -> Vec<HandshakeEffect> {
        self.view_mut().problem = None;
        let Some(code) = code_in(text) else { return self.fail(Problem::Damaged) };
        if let Some(game) = game_in(text).filter(|game| game != self.game) {
            return vec![HandshakeEffect::GoToGame { game, code }];
        }
        if self.view.shown.as_ref().is_some_and(|shown| shown.code() == code) {
            return self.fail(Problem::Own);
        }
        self.accept(code)
    }

    fn fail(&mut self, problem: Problem) -> Vec<HandshakeEffect> {
        self.view_mut().problem = Some(problem);
        Vec::new()
    }

    fn made(&mut self, made: Result<Option<String>, Problem>) -> Vec<HandshakeEffect> {
        self.is_making = false;
        let offer = self.attempt.1.clone();
        match made {
            Ok(Some(code)) => {
                self.view_mut().shown = Some(match offer {
                    Some(offer) => Shown::Answer { code, offer },
                    None => Shown::Offer(code),
                });
                Vec::new()
            }
            // The code of an offer stays until the devices are connected.
            Ok(None) => Vec::new(),
            Err(problem) => self.fail(problem),
        }
    }

    /// Makes a new code in place of one that has failed, since none can be used again.
    fn renew(&mut self) -> Vec<HandshakeEffect> {
        let effects = match self.view.shown.clone() {
            Some(Shown::Offer(_)) => self.offer(),
            Some(Shown::Answer { offer, .. }) => self.accept(offer),
            None => return Vec::new(),
        };
        self.view_mut().problem = Some(Problem::Unreached);
        effects
    }

    /// Goes to the table from which the connection was offered, or to that of the match that has arrived.
    fn go_on(&mut self, arrived: Option<&str>) -> Vec<HandshakeEffect> {
        if let Side::Table(id) = &self.side {
            return vec![HandshakeEffect::GoToTable(id.clone())];
        }
        match arrived.map(peek) {
            None => Vec::new(),
            Some(Ok(header)) if header.game == self.game => vec![HandshakeEffect::GoToArrival],
            Some(_) => self.fail(Problem::Unreadable),
        }
    }
}

impl Machine for Handshake {
    type Input = HandshakeInput;
    type Effect = HandshakeEffect;
    type View = HandshakeView;

    fn on(&mut self, input: HandshakeInput, _now: f64) -> Vec<HandshakeEffect> {
        match input {
            HandshakeInput::Open(side) => {
                self.side = side;
                let effects = self.begin();
                match self.side.clone() {
                    Side::Code(code) if !code.is_empty() => self.take(&code),
                    _ => effects,
                }
            }
            HandshakeInput::StartAgain => self.begin(),
            HandshakeInput::Code(text) => self.take(&text),
            HandshakeInput::Made(number, made) if number == self.attempt.0 => self.made(made),
            HandshakeInput::CameraEnded(problem) => self.fail(problem),
            HandshakeInput::Connection(state, arrived) => {
                let before = std::mem::replace(&mut self.view_mut().state, state);
                match state {
                    LiveState::Open => self.go_on(arrived.as_deref()),
                    // An attempt ends the connection before it.
                    LiveState::Lost if before != LiveState::Lost && !self.is_making => self.renew(),
                    _ => Vec::new(),
                }
            }
            HandshakeInput::Waited if self.view.state == LiveState::Joining => self.fail(Problem::Unreached),
            // The answer to an attempt that was given up, or time that has brought what was waited for.
            HandshakeInput::Made(..) | HandshakeInput::Waited => Vec::new(),
        }
    }

    fn view(&self) -> &Rc<HandshakeView> {
        &self.view
    }

    fn awaits(&self, _ticket: Ticket) -> bool {
        false
    }
}
