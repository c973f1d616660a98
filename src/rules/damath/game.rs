//! Damath as a game of the catalogue.

use super::{Action, Damath, End, Event, Hand, MoveTime, Offer, Options, Refusal};
use crate::rules::{Actor, Clause, Clock, Game, Outcome, Seat, Turn};

const SEATS: u8 = 2;

/// Seconds for a move (D13), and for finishing a capture (D14).
const MOVE: u32 = 20;
const TOURNAMENT_MOVE: u32 = 60;
/// Seconds for the game (D14).
const GAME: u32 = 20 * 60;

impl Damath {
    /// Checks that the match goes on.
    fn check_going(&self) -> Result<(), Refusal> {
        match (self.first, self.end) {
            (None, _) => Err(Refusal::LotFirst),
            (_, Some(_)) => Err(Refusal::Over),
            _ => Ok(()),
        }
    }

    /// Checks that no offer is to be answered.
    fn check_no_offer(&self) -> Result<(), Refusal> {
        match self.offer {
            Offer::Open => Err(Refusal::OfferOpen),
            Offer::None | Offer::Declined => Ok(()),
        }
    }

    fn check_answer(&self) -> Result<(), Refusal> {
        match self.offer {
            Offer::Open => Ok(()),
            Offer::None | Offer::Declined => Err(Refusal::NoOffer),
        }
    }

    fn check_may_offer(&self) -> Result<(), Refusal> {
        match self.offer {
            _ if self.hand != Hand::Own || self.finishing => Err(Refusal::TimeIsUp),
            Offer::None => Ok(()),
            Offer::Open => Err(Refusal::OfferOpen),
            Offer::Declined => Err(Refusal::OfferedBefore),
        }
    }

    /// The time limit of the move in seconds; `None` while it is not counted (D13).
    fn move_seconds(&self) -> Option<u32> {
        let seconds = match self.options.move_time {
            MoveTime::Off => return None,
            MoveTime::Twenty => MOVE,
            MoveTime::Tournament if self.must_capture() => return None,
            MoveTime::Tournament => TOURNAMENT_MOVE,
        };
        let counted = self.hand != Hand::Chance && self.offer != Offer::Open && !self.finishing;
        counted.then_some(seconds)
    }

    /// `true` if a game time runs (D14), which includes the one for finishing a capture.
    fn game_time_runs(&self) -> bool {
        self.options.game_time && !(self.finishing && self.hand == Hand::Chance)
    }

    fn game_time_up(&mut self) -> Event {
        if self.finishing {
            self.hand = Hand::Chance;
        } else if self.entered.is_some_and(|way| !way.is_empty()) {
            self.finishing = true;
            self.offer = Offer::None;
        } else {
            return self.finish(End::Time);
        }
        Event::Finishing
    }

    /// The seat that makes the move, or answers the offer; `None` if no seat does.
    fn acting(&self) -> Option<Seat> {
        let side = match (self.hand, self.offer) {
            (Hand::Chance, _) => return None,
            (Hand::Opponent, _) | (_, Offer::Open) => self.side.other(),
            (Hand::Own, _) => self.side,
        };
        self.seat(side)
    }
}

impl Game for Damath {
    const NAME: &'static str = "damath";
    const FROM_POSITIONS: bool = true;
    const THROWS: bool = false;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn variants() -> Vec<Options> {
        let words = [
            "",
            "set=radical touch=off",
            "set=polynomial move=60s damas=double",
            "set=fraction operators=other move=off game=off",
        ];
        words.iter().filter_map(|words| words.parse().ok()).collect()
    }

    fn new(options: &Options) -> Result<Self, Refusal> {
        Ok(Self::start(*options))
    }

    fn packed(&self) -> String {
        self.numbers().iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
    }

    fn unpacked(text: &str) -> Option<Self> {
        Self::from_numbers(&text.split(' ').map(|number| number.parse().ok()).collect::<Option<Vec<_>>>()?)
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn turn(&self) -> Turn {
        match self.acting() {
            _ if self.end.is_some() => Turn::Over,
            Some(seat) => Turn::Seat(seat),
            None => Turn::Chance(None),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.end.is_some() {
            return;
        }
        if self.first.is_none() {
            into.extend(Seat::all(SEATS).map(Action::First));
        } else if self.offer == Offer::Open {
            into.extend([Action::Accept, Action::Decline]);
        } else {
            self.board.bitboards.ways(self.side, self.capturers, into);
            if let Some(bound) = self.bound() {
                into.retain(|action| matches!(action, Action::Play(way) if way.starts_with(&bound)));
            }
        }
    }

    fn side_actions(&self) -> Vec<Action> {
        if self.check_going().is_err() {
            return Vec::new();
        }
        let mut side_actions = Vec::new();
        if self.check_no_offer().is_ok() {
            side_actions.extend(self.touches().into_iter().map(Action::Touch));
        } else {
            side_actions.push(Action::Withdraw);
        }
        if self.check_may_offer().is_ok() {
            side_actions.push(Action::Offer);
        }
        side_actions.extend(Seat::all(SEATS).map(Action::Resign));
        if self.move_seconds().is_some() {
            side_actions.push(Action::MoveTimeUp);
        }
        if self.game_time_runs() {
            side_actions.push(Action::GameTimeUp);
        }
        side_actions
    }

    fn actor(&self, action: &Action) -> Actor {
        let acting = self.acting().map_or(Actor::Chance, Actor::Seat);
        match action {
            Action::First(_) => Actor::Chance,
            Action::Play(_) | Action::Touch(_) | Action::Accept | Action::Decline => acting,
            Action::Offer | Action::Withdraw => self.seat(self.side).map_or(Actor::Chance, Actor::Seat),
            Action::Resign(seat) => Actor::Seat(*seat),
            Action::MoveTimeUp | Action::GameTimeUp => Actor::Clock,
        }
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        if let Action::First(seat) | Action::Resign(seat) = action
            && seat.0 >= SEATS
        {
            return Err(Refusal::NoSeat(*seat));
        }
        if let Action::First(_) = action {
            return if self.first.is_none() { Ok(()) } else { Err(Refusal::LotOver) };
        }
        self.check_going()?;
        match action {
            Action::Play(way) => {
                self.check_no_offer()?;
                if self.allows(way) { Ok(()) } else { Err(self.why_not(way)) }
            }
            Action::Touch(square) => {
                self.check_no_offer()?;
                self.check_touch(*square)
            }
            Action::Offer => self.check_may_offer(),
            Action::Accept | Action::Decline | Action::Withdraw => self.check_answer(),
            Action::MoveTimeUp => self.move_seconds().map(|_| ()).ok_or(Refusal::NoMoveTime),
            Action::GameTimeUp if !self.game_time_runs() => Err(Refusal::NoGameTime),
            Action::First(_) | Action::Resign(_) | Action::GameTimeUp => Ok(()),
        }
    }

    fn happen(&mut self, legal: &Action) -> Event {
        match legal {
            Action::First(seat) => {
                self.first = Some(*seat);
                Event::First(*seat)
            }
            Action::Play(way) => self.play(way),
            Action::Touch(square) => {
                self.entered = Some(self.touched(*square));
                Event::Touched(*square)
            }
            Action::Offer => {
                self.offer = Offer::Open;
                Event::Offered
            }
            Action::Accept => self.finish(End::Agreed),
            Action::Decline | Action::Withdraw => {
                self.offer = Offer::Declined;
                Event::Declined
            }
            Action::Resign(seat) => self.finish(End::Resigned(*seat)),
            Action::MoveTimeUp => {
                self.hand = if self.hand == Hand::Own { Hand::Opponent } else { Hand::Chance };
                self.offer = Offer::None;
                Event::Late
            }
            Action::GameTimeUp => self.game_time_up(),
        }
    }

    fn clocks(&self) -> Vec<Clock<Action>> {
        let mut clocks = Vec::new();
        if self.check_going().is_err() {
            return clocks;
        }
        if let Some(seconds) = self.move_seconds() {
            clocks.push(Clock {
                clause: Clause("D13"),
                started: 2 * u32::from(self.moves) + u32::from(self.hand == Hand::Opponent),
                seconds,
                up: Action::MoveTimeUp,
            });
        }
        if self.game_time_runs() {
            clocks.push(Clock {
                clause: Clause("D14"),
                started: u32::from(self.finishing),
                seconds: if self.finishing { MOVE } else { GAME },
                up: Action::GameTimeUp,
            });
        }
        clocks
    }

    fn outcome(&self) -> Option<Outcome> {
        let seats = Seat::all(SEATS);
        Some(match self.end? {
            End::Resigned(loser) => Outcome::by_worth(&seats.map(|seat| seat != loser).collect::<Vec<_>>()),
            _ => Outcome::by_worth(
                &seats.map(|seat| self.side_of(seat).map(|side| self.total(side))).collect::<Vec<_>>(),
            ),
        })
    }
}
