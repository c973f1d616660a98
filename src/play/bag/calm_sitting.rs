//! A calm duel as it is sat at (B10): inputs in, effects out, and a view of what the screen shows.
//!
//! It is to a calm duel what [`crate::play::Sitting`] is to a match, and as pure: the lots that lead a hand or make a bot
//! err come from a seed, and the time in which a bot's hand seems to feel is waited for outside, by [`CalmEffect::Wait`].

use super::{Calm, Duellists};
use crate::bots::SplitMix64;
use crate::bots::dschamal::calm_step;
use crate::play::{ContestTable, Pace, Ticket};
use crate::rules::dschamal::{Action, CalmDuel, Dschamal, Manner, Phase, Step};
use crate::rules::{Game, Seat};
use crate::scene::Sound;

/// How long a bot's hand seems to feel, in milliseconds at the steady pace.
const FEELING_MILLIS: u32 = 1100;

/// A calm duel at a table, played or only followed.
#[derive(Clone, Debug, PartialEq)]
pub struct CalmSitting {
    pub(super) calm: Calm,
    pub(super) duellists: Duellists,
    pub(super) pace: Pace,
    pub(super) sight: Sight,
    pub(super) course: Course,
    /// What happened last.
    pub(super) last: Last,
    rng: SplitMix64,
    tickets: u32,
    /// The wait for a bot's hand.
    awaited: Option<Ticket>,
}

/// Who sees what a hand feels (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// Nobody else looks at the screen: it lies open.
    Open,
    /// Others look, and it lies under a cover.
    Covered,
    /// The cover is being held away.
    Held,
}

/// How far a calm duel is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// It is played here.
    Played,
    /// It is played in another tab, and only followed here.
    Followed,
    /// Its end, or that of its turn, has been told.
    Over,
}

/// What happened last in a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Last {
    /// The duel has begun.
    Shaken,
    /// A duel that was left goes on.
    GoesOn,
    /// A hand feels its first piece.
    Feels(Seat),
    /// A hand has let go and feels another piece.
    FeelsAnother(Seat),
    /// A hand holds what it feels.
    Holds(Seat),
    /// Both hold, and the lot has said that this seat must draw.
    Lot(Seat),
}

/// A button of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalmButton {
    /// Leaves the duel, to go on with it later.
    Leave,
    /// The hand feels a piece, or lets go and feels another.
    Feel,
    /// It holds what it feels, and waits.
    Hold,
    /// It draws that.
    Draw {
        /// With the cry.
        cry: bool,
    },
}

/// An input: something that happens to a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalmInput {
    /// The duel is on the screen.
    Begin,
    /// A button was pressed.
    Press(CalmButton),
    /// A person strokes over this one of the [`super::SIDES`].
    Stroke(u8),
    /// The cover is held away, or let go.
    Uncover(bool),
    /// The time of a [`CalmEffect::Wait`] is over.
    Elapsed(Ticket),
}

/// An effect: something that is to be done for a calm duel.
#[derive(Clone, Debug, PartialEq)]
pub enum CalmEffect {
    /// After so many milliseconds: [`CalmInput::Elapsed`].
    Wait(Ticket, u32),
    /// This text is saved of it on this device, in place of what was saved before.
    Save(String),
    /// Nothing is saved of it any longer.
    Forget,
    /// This is heard.
    Hear(Sound),
    /// It is left, and can be gone on with.
    Leave,
    /// It is over, or its turn where the two are apart, and comes to these actions of the match.
    Over(Vec<Action>),
}

impl CalmSitting {
    /// The duel that is due at a table, also in the place of a live one: begun, gone on with as it was left, or the turn
    /// that is due of a duel apart. `None` if none is. All its lots come from `seed`.
    #[must_use]
    pub fn new(at: &ContestTable<Dschamal>, seed: u64) -> Option<Self> {
        let duellists = Duellists::of(at)?;
        let mut rng = SplitMix64(seed);
        let (calm, last) = if at.state.options().duel == Manner::Apart {
            let saved = at.saved.as_deref();
            let calm = Calm::apart(&at.state, at.happened, &at.found, saved, &mut || rng.next_u64())?;
            let last = last_apart(&calm, duellists.seats())?;
            (calm, last)
        } else if let Some(left) = Self::left(at) {
            (left, Last::GoesOn)
        } else {
            (Calm::new(&at.state, at.happened)?, Last::Shaken)
        };
        let looks_on = duellists.persons().count() + duellists.watchers().len() > 1;
        Some(Self {
            sight: if looks_on && !calm.is_apart() { Sight::Covered } else { Sight::Open },
            course: Course::Played,
            calm,
            duellists,
            pace: at.pace,
            last,
            rng,
            tickets: 0,
            awaited: None,
        })
    }

    /// The duel that is played in another tab, which saves it: covered, and no input does anything. `None` if nothing is
    /// saved of one that is due.
    #[must_use]
    pub fn followed(at: &ContestTable<Dschamal>) -> Option<Self> {
        Self::left(at)?;
        Some(Self { sight: Sight::Covered, course: Course::Followed, ..Self::new(at, 0)? })
    }

    /// Whether a duel that was left can be gone on with at a table.
    #[must_use]
    pub fn was_left(at: &ContestTable<Dschamal>) -> bool {
        Self::left(at).is_some()
    }

    /// The duel that was left at this table.
    fn left(at: &ContestTable<Dschamal>) -> Option<Calm> {
        Calm::read(at.saved.as_deref()?, &at.state, at.happened)
    }

    /// Takes in what happens, and tells what is to be done for it, in this order.
    pub fn on(&mut self, input: CalmInput, _now: f64) -> Vec<CalmEffect> {
        match input {
            _ if self.course != Course::Played => Vec::new(),
            CalmInput::Begin => self.wait_for_bot().into_iter().collect(),
            CalmInput::Press(CalmButton::Leave) => vec![CalmEffect::Leave],
            CalmInput::Press(CalmButton::Feel) => self.choose(Step::Feel),
            CalmInput::Press(CalmButton::Hold) => self.choose(Step::Hold),
            CalmInput::Press(CalmButton::Draw { cry }) => self.choose(|seat| Step::Draw { seat, cry }),
            CalmInput::Stroke(side) => self.stroke(side),
            CalmInput::Uncover(held) => {
                self.hold(held);
                Vec::new()
            }
            CalmInput::Elapsed(ticket) if self.awaited == Some(ticket) => self.move_bot(),
            CalmInput::Elapsed(_) => Vec::new(),
        }
    }

    /// The person whose turn it is.
    pub(super) fn person(&self) -> Option<Seat> {
        self.calm.mover().filter(|&seat| !self.is_bot(seat))
    }

    /// Whether a bot sits on a seat of the two.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.duellists.skill(self.calm.hand(seat)).is_some()
    }

    /// The cover is held away or falls, if there is one.
    fn hold(&mut self, held: bool) {
        if self.sight != Sight::Open {
            self.sight = if held { Sight::Held } else { Sight::Covered };
        }
    }

    /// A person strokes over a side of what is felt, where it is there to be felt.
    fn stroke(&mut self, side: u8) -> Vec<CalmEffect> {
        let is_open = self.sight != Sight::Covered;
        if is_open && self.person().is_some() && self.calm.stroke(side) {
            return vec![CalmEffect::Hear(Sound::Knock), CalmEffect::Save(self.calm.to_string())];
        }
        Vec::new()
    }

    /// A person decides on a step, if it is a person's turn.
    fn choose(&mut self, step: impl FnOnce(Seat) -> Step) -> Vec<CalmEffect> {
        self.person().map(|seat| self.make(seat, step(seat))).unwrap_or_default()
    }

    /// The bot whose turn it is does what it decides on.
    fn move_bot(&mut self) -> Vec<CalmEffect> {
        self.awaited = None;
        let Some(seat) = self.calm.mover() else { return Vec::new() };
        let Some(skill) = self.duellists.skill(self.calm.hand(seat)) else { return Vec::new() };
        let (state, view) = (self.calm.state().seen_by(seat), self.calm.duel().seen_by(seat));
        let step = calm_step(skill, &state, &view, seat, &mut || self.rng.next_u64());
        step.map(|step| self.make(seat, step)).unwrap_or_default()
    }

    /// A seat makes a step happen, if it is legal, and chance does what it has to do after it.
    fn make(&mut self, seat: Seat, step: Step) -> Vec<CalmEffect> {
        if let Some(actions) = self.calm.actions(step) {
            self.course = Course::Over;
            return vec![CalmEffect::Over(actions)];
        }
        let is_first = self.calm.duel().seen_by(seat).felt[self.calm.hand(seat)] == 0;
        let Ok(by_chance) = self.calm.make(step, &mut || self.rng.next_u64()) else { return Vec::new() };
        self.hold(false);
        if let Some(draw) = self.calm.duel().drawn() {
            self.course = Course::Over;
            return vec![CalmEffect::Forget, CalmEffect::Over(draw.actions())];
        }
        self.last = match (step, by_chance) {
            (_, Some(Step::Lot(seat))) => Last::Lot(seat),
            (Step::Feel(_), _) if is_first => Last::Feels(seat),
            (Step::Feel(_), _) => Last::FeelsAnother(seat),
            _ => Last::Holds(seat),
        };
        let saved = CalmEffect::Save(self.calm.to_string());
        [saved].into_iter().chain(self.wait_for_bot()).collect()
    }

    /// A bot whose turn it is takes its time.
    fn wait_for_bot(&mut self) -> Option<CalmEffect> {
        self.calm.mover().filter(|&seat| self.is_bot(seat))?;
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.awaited = Some(ticket);
        Some(CalmEffect::Wait(ticket, self.pace.millis(FEELING_MILLIS)))
    }
}

/// What happened before the turn that is due in a duel apart, on the other device.
fn last_apart(calm: &Calm, seats: [Seat; 2]) -> Option<Last> {
    let other = 1 - calm.hand(calm.mover()?);
    let (state, seat) = (calm.state(), seats[other]);
    Some(match state.phase() {
        Phase::Must(seat) => Last::Lot(seat),
        Phase::Turns(turns) if turns > 2 * CalmDuel::MOST_FELT => Last::Holds(seat),
        _ if state.felt()[other] == 1 => Last::Feels(seat),
        _ => Last::FeelsAnother(seat),
    })
}
