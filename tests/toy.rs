//! The camel on the rope: a toy game of four that exercises the trait `Game` with everything that the five games need.
//!
//! - T1 Four seats; opposite seats are partners. The seconds of T5 are agreed before the match, 1 to 60.
//! - T2 Each seat is dealt a secret place from −2 to 2. Nobody sees another's before the end.
//! - T3 The rope lies in the middle: the first seat to grab it has it.
//! - T4 The seat with the rope throws: 1 on two faces of three, 2 on the third.
//! - T5 Its partner leads the camel, which starts at 0, as many steps, each on or back. When the time for a step is up,
//!   the next seat leads instead.
//! - T6 The seat whose place is nearest to the camel wins.

use std::fmt;
use std::str::FromStr;

use caravanserai::bots::Evaluate;
use caravanserai::rules::{
    Actor, Clause, Clock, Expected, Game, Outcome, ParseError, Refusal, Seat, SeatSet, Spot, Turn,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    pub camel: i8,
    /// `None` before the deal, or if hidden.
    pub secrets: [Option<i8>; 4],
    pub phase: Phase,
    options: Options,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal(Seat),
    Grab,
    Throw(Seat),
    Lead { leader: Seat, steps: u8 },
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Deal(i8),
    Grab(Seat),
    Throw(u8),
    On,
    Back,
    Late,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub seconds: u32,
}

/// The refusal of an action against this clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong(pub &'static str);

impl Refusal for Wrong {
    fn clause(&self) -> Clause {
        Clause(self.0)
    }

    fn spots(&self) -> Vec<Spot> {
        Vec::new()
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { seconds: 20 }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const FROM_POSITIONS: bool = true;
    type Options = Options;
    type Action = Action;
    type Event = i8;
    type Refusal = Wrong;

    fn new(options: &Options) -> Result<Self, Wrong> {
        let start = Self { camel: 0, secrets: [None; 4], phase: Phase::Deal(Seat(0)), options: *options };
        if (1..=60).contains(&options.seconds) { Ok(start) } else { Err(Wrong("T1")) }
    }

    fn seats(&self) -> u8 {
        4
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) => Turn::Chance(None),
            Phase::Grab => Turn::Seats(Seat::all(4).collect::<SeatSet>()),
            Phase::Throw(seat) => Turn::Chance(Some(seat)),
            Phase::Lead { leader, .. } => Turn::Seat(leader),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Deal(_) | Phase::Throw(_) => into.extend(self.chance().into_iter().map(|(action, _)| action)),
            Phase::Grab => into.extend(Seat::all(4).map(Action::Grab)),
            Phase::Lead { .. } => into.extend([Action::On, Action::Back]),
            Phase::Over => {}
        }
    }

    fn side_actions(&self) -> Vec<Action> {
        self.clocks().into_iter().map(|clock| clock.up).collect()
    }

    fn actor(&self, action: &Action) -> Actor {
        match (action, self.phase) {
            (Action::Grab(seat), _) => Actor::Seat(*seat),
            (Action::On | Action::Back, Phase::Lead { leader, .. }) => Actor::Seat(leader),
            (Action::Late, _) => Actor::Clock,
            _ => Actor::Chance,
        }
    }

    fn check(&self, action: &Action) -> Result<(), Wrong> {
        let mut legal = Vec::new();
        self.actions(&mut legal);
        legal.extend(self.side_actions());
        if legal.contains(action) {
            return Ok(());
        }
        Err(Wrong(match self.phase {
            Phase::Deal(_) => "T2",
            Phase::Grab => "T3",
            Phase::Throw(_) => "T4",
            Phase::Lead { .. } => "T5",
            Phase::Over => "T6",
        }))
    }

    fn happen(&mut self, legal: &Action) -> i8 {
        match (*legal, self.phase) {
            (Action::Deal(place), Phase::Deal(seat)) => {
                self.secrets[seat.index()] = Some(place);
                self.phase = if seat.0 < 3 { Phase::Deal(Seat(seat.0 + 1)) } else { Phase::Grab };
            }
            (Action::Grab(seat), _) => self.phase = Phase::Throw(seat),
            (Action::Throw(steps), Phase::Throw(seat)) => {
                let leader = Seat((seat.0 + 2) % 4);
                self.phase = Phase::Lead { leader, steps };
            }
            (Action::Late, Phase::Lead { leader, steps }) => {
                let leader = Seat((leader.0 + 1) % 4);
                self.phase = Phase::Lead { leader, steps };
            }
            (step, Phase::Lead { leader, steps }) => {
                self.camel += if step == Action::On { 1 } else { -1 };
                self.phase = if steps == 1 { Phase::Over } else { Phase::Lead { leader, steps: steps - 1 } };
            }
            _ => unreachable!("it is not legal"),
        }
        self.camel
    }

    fn outcomes(&self, into: &mut Vec<(Action, u32)>) {
        into.clear();
        match self.phase {
            Phase::Deal(_) => into.extend((-2..=2).map(|place| (Action::Deal(place), 1))),
            Phase::Throw(_) => into.extend([(Action::Throw(1), 2), (Action::Throw(2), 1)]),
            _ => {}
        }
    }

    fn clocks(&self) -> Vec<Clock<Action>> {
        let Phase::Lead { leader, steps } = self.phase else {
            return Vec::new();
        };
        vec![Clock {
            clause: Clause("T5"),
            started: u32::from(leader.0) * 2 + u32::from(steps),
            seconds: self.options.seconds,
            up: Action::Late,
        }]
    }

    fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        if self.phase != Phase::Over {
            seen.secrets = [None; 4];
            seen.secrets[seat.index()] = self.secrets[seat.index()];
        }
        seen
    }

    /// An unknown place counts as far away.
    fn outcome(&self) -> Option<Outcome> {
        let near = |secret: &Option<i8>| secret.map_or(i8::MIN, |place| -(place - self.camel).abs());
        (self.phase == Phase::Over).then(|| Outcome::by_worth(&self.secrets.each_ref().map(near)))
    }
}

/// The nearness of the camel to the seat's own place; the evaluation must not see another's.
impl Evaluate for Toy {
    fn value(&self, seat: Seat) -> i64 {
        let Some(own) = self.secrets[seat.index()] else { return 0 };
        let known = self.secrets.iter().filter(|secret| secret.is_some()).count();
        assert_eq!(known, 1, "{seat} sees more than its own: {self}");
        -i64::from((own - self.camel).abs())
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seconds {}", self.seconds)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let seconds = text.strip_prefix("seconds ").and_then(|number| number.parse().ok());
        let seconds = seconds.ok_or_else(|| ParseError::new(Expected("seconds"), text))?;
        Ok(Self { seconds })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(place) => write!(f, "deal {place}"),
            Self::Grab(seat) => write!(f, "grab {seat}"),
            Self::Throw(steps) => write!(f, "throw {steps}"),
            Self::On => f.write_str("on"),
            Self::Back => f.write_str("back"),
            Self::Late => f.write_str("late"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(Expected("action"), text);
        match text.split_once(' ') {
            None if text == "on" => Ok(Self::On),
            None if text == "back" => Ok(Self::Back),
            None if text == "late" => Ok(Self::Late),
            Some(("deal", place)) => place.parse().map(Self::Deal).map_err(|_| wrong()),
            Some(("grab", seat)) => seat.parse().map(Self::Grab),
            Some(("throw", steps)) => steps.parse().map(Self::Throw).map_err(|_| wrong()),
            _ => Err(wrong()),
        }
    }
}

/// For example `0 1,?,?,? lead C 2 seconds 20`.
impl fmt::Display for Toy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secret = |secret: &Option<i8>| secret.map_or("?".to_owned(), |place| place.to_string());
        let secrets = self.secrets.each_ref().map(secret).join(",");
        write!(f, "{} {secrets} ", self.camel)?;
        match self.phase {
            Phase::Deal(seat) => write!(f, "deal {seat} 0")?,
            Phase::Grab => f.write_str("grab A 0")?,
            Phase::Throw(seat) => write!(f, "throw {seat} 0")?,
            Phase::Lead { leader, steps } => write!(f, "lead {leader} {steps}")?,
            Phase::Over => f.write_str("over A 0")?,
        }
        write!(f, " {}", self.options)
    }
}

impl FromStr for Toy {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong = || ParseError::new(Expected("state"), text);
        let words: Vec<_> = text.splitn(6, ' ').collect();
        let [camel, places, phase, seat, steps, options] = words[..] else {
            return Err(wrong());
        };
        let mut secrets = [None; 4];
        for (secret, place) in secrets.iter_mut().zip(places.split(',')).filter(|(_, place)| *place != "?") {
            *secret = Some(place.parse().map_err(|_| wrong())?);
        }
        let seat: Seat = seat.parse()?;
        let phase = match phase {
            "deal" => Phase::Deal(seat),
            "grab" => Phase::Grab,
            "throw" => Phase::Throw(seat),
            "lead" => Phase::Lead { leader: seat, steps: steps.parse().map_err(|_| wrong())? },
            "over" => Phase::Over,
            _ => return Err(wrong()),
        };
        Ok(Self { camel: camel.parse().map_err(|_| wrong())?, secrets, phase, options: options.parse()? })
    }
}
