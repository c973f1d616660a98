//! The sitting of a calm duel (B10): inputs go in, effects come out, and it has a view.
//!
//! It corresponds to [`crate::play::Sitting`], and is as pure: random numbers come from a seed, and the delay of a
//! bot's hand is an effect, [`CalmEffect::Wait`].

use super::{Calm, Duellists};
use crate::bots::SplitMix64;
use crate::bots::dschamal::calm_step;
use crate::play::{Pace, SimultaneousTable, Ticket};
use crate::rules::dschamal::{Action, CalmDuel, Dschamal, DuelKind, Phase, Step};
use crate::rules::{Game, Seat};
use crate::scene::Sound;

/// The delay of a bot's hand, in milliseconds at the steady pace.
const FEELING_MILLIS: u32 = 1100;

/// A calm duel at a table, played here or followed.
#[derive(Clone, Debug, PartialEq)]
pub struct CalmSitting {
    pub(super) calm: Calm,
    pub(super) duellists: Duellists,
    pub(super) pace: Pace,
    pub(super) visibility: Visibility,
    pub(super) phase: DuelPhase,
    /// The last event.
    pub(super) last: LastEvent,
    rng: SplitMix64,
    tickets: u32,
    /// The ticket of a bot's delay.
    awaited: Option<Ticket>,
}

/// The visibility of the piece that a hand feels (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Visibility {
    /// Visible: nobody else looks at the screen.
    Open,
    /// Hidden by a cover, because others look at the screen.
    Covered,
    /// Visible while the cover is held away.
    Held,
}

/// The phase of a calm duel on this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DuelPhase {
    /// It is played here.
    Played,
    /// It is played in another tab, and followed here.
    Followed,
    /// It is over, or its turn in a duel by link is, and the outcome was reported.
    Over,
}

/// The last event of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LastEvent {
    /// The duel has begun.
    Shaken,
    /// A duel that was left is continued.
    GoesOn,
    /// A hand feels its first piece.
    Feels(Seat),
    /// A hand has let go of its piece and feels another.
    FeelsAnother(Seat),
    /// A hand holds its piece.
    Holds(Seat),
    /// Both hands hold a piece, and the toss decided that this seat must draw.
    Toss(Seat),
}

/// A button of a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalmButton {
    /// Leaves the duel, which can be continued later.
    Leave,
    /// Feels a piece, or lets go and feels another.
    Feel,
    /// Holds the piece, and waits.
    Hold,
    /// Draws the piece.
    Draw {
        /// `true` to draw with the shout.
        shout: bool,
    },
}

/// An input: an event for a calm duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalmInput {
    /// The duel is on the screen.
    Begin,
    /// A button was pressed.
    Press(CalmButton),
    /// A person strokes over this index into [`super::SIDES`].
    Stroke(u8),
    /// The cover is held away (`true`) or released.
    Uncover(bool),
    /// The timer of [`CalmEffect::Wait`] has elapsed.
    Elapsed(Ticket),
}

/// An effect: a request to the outside.
#[derive(Clone, Debug, PartialEq)]
pub enum CalmEffect {
    /// Start a timer of this many milliseconds; answered by [`CalmInput::Elapsed`].
    Wait(Ticket, u32),
    /// Save this text of the duel on this device, replacing the one before.
    Save(String),
    /// Delete the saved text.
    Forget,
    /// Keep this line about the duel, which is over, on this device ([`super::KeptDuel`]).
    Keep(String),
    /// Play this sound.
    PlaySound(Sound),
    /// Close the duel, which can be continued later.
    Leave,
    /// The duel is over, or its turn in a duel by link: its outcome is these actions of the match.
    Over(Vec<Action>),
}

impl CalmSitting {
    /// Opens the duel that is due at a table, also in place of a live one: a new duel, one that was left, or the turn
    /// of a duel by link. `None` if none is due. All random numbers come from `seed`.
    #[must_use]
    pub fn new(at: &SimultaneousTable<Dschamal>, seed: u64) -> Option<Self> {
        let duellists = Duellists::in_order(at)?;
        let mut rng = SplitMix64(seed);
        let (calm, last) = if at.state.options().duel == DuelKind::ByLink {
            let saved = at.saved.as_deref();
            let calm = Calm::by_link(&at.state, at.happened, &at.found, saved, &mut || rng.next_u64())?;
            let last = last_by_link(&calm, duellists.seats())?;
            (calm, last)
        } else if let Some(left) = Self::left(at) {
            (left, LastEvent::GoesOn)
        } else {
            (Calm::new(&at.state, at.happened)?, LastEvent::Shaken)
        };
        let looks_on = duellists.persons().count() + duellists.watchers().len() > 1;
        Some(Self {
            visibility: if looks_on && !calm.is_by_link() { Visibility::Covered } else { Visibility::Open },
            phase: DuelPhase::Played,
            calm,
            duellists,
            pace: at.pace,
            last,
            rng,
            tickets: 0,
            awaited: None,
        })
    }

    /// Opens the duel that is played in another tab, which saves it: covered, and without any effect of inputs. `None`
    /// if no duel is due or saved.
    #[must_use]
    pub fn followed(at: &SimultaneousTable<Dschamal>) -> Option<Self> {
        Self::left(at)?;
        Some(Self { visibility: Visibility::Covered, phase: DuelPhase::Followed, ..Self::new(at, 0)? })
    }

    /// `true` if a duel that was left can be continued at this table.
    #[must_use]
    pub fn was_left(at: &SimultaneousTable<Dschamal>) -> bool {
        Self::left(at).is_some()
    }

    /// The duel that was left at this table.
    fn left(at: &SimultaneousTable<Dschamal>) -> Option<Calm> {
        Calm::read(at.saved.as_deref()?, &at.state, at.happened)
    }

    /// Handles an input and returns the effects to carry out in this order.
    pub fn on(&mut self, input: CalmInput, _now: f64) -> Vec<CalmEffect> {
        match input {
            _ if self.phase != DuelPhase::Played => Vec::new(),
            CalmInput::Begin => self.wait_for_bot().into_iter().collect(),
            CalmInput::Press(CalmButton::Leave) => vec![CalmEffect::Leave],
            CalmInput::Press(CalmButton::Feel) => self.choose(Step::Feel),
            CalmInput::Press(CalmButton::Hold) => self.choose(Step::Hold),
            CalmInput::Press(CalmButton::Draw { shout }) => self.choose(|seat| Step::Draw { seat, shout }),
            CalmInput::Stroke(side) => self.stroke(side),
            CalmInput::Uncover(held) => {
                self.hold(held);
                Vec::new()
            }
            CalmInput::Elapsed(ticket) if self.awaited == Some(ticket) => self.move_bot(),
            CalmInput::Elapsed(_) => Vec::new(),
        }
    }

    /// The person who has to act.
    pub(super) fn person(&self) -> Option<Seat> {
        self.calm.mover().filter(|&seat| !self.is_bot(seat))
    }

    /// `true` if a bot plays on this seat.
    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.duellists.skill(self.calm.hand(seat)).is_some()
    }

    /// Holds the cover away or releases it, if there is one.
    fn hold(&mut self, held: bool) {
        if self.visibility != Visibility::Open {
            self.visibility = if held { Visibility::Held } else { Visibility::Covered };
        }
    }

    /// Makes a person's stroke over a side of the piece, if it is visible.
    fn stroke(&mut self, side: u8) -> Vec<CalmEffect> {
        let is_open = self.visibility != Visibility::Covered;
        if is_open && self.person().is_some() && self.calm.stroke(side) {
            return vec![CalmEffect::PlaySound(Sound::Knock), CalmEffect::Save(self.calm.to_string())];
        }
        Vec::new()
    }

    /// Makes a person's step, if a person has to act.
    fn choose(&mut self, step: impl FnOnce(Seat) -> Step) -> Vec<CalmEffect> {
        self.person().map(|seat| self.make(seat, step(seat))).unwrap_or_default()
    }

    /// Makes the step of the bot that has to act.
    fn move_bot(&mut self) -> Vec<CalmEffect> {
        self.awaited = None;
        let Some(seat) = self.calm.mover() else { return Vec::new() };
        let Some(skill) = self.duellists.skill(self.calm.hand(seat)) else { return Vec::new() };
        let (state, view) = (self.calm.state().seen_by(seat), self.calm.duel().seen_by(seat));
        let step = calm_step(skill, &state, &view, seat, &mut || self.rng.next_u64());
        step.map(|step| self.make(seat, step)).unwrap_or_default()
    }

    /// Makes a step of a seat, if it is legal, and the step of chance that follows it.
    fn make(&mut self, seat: Seat, step: Step) -> Vec<CalmEffect> {
        if let Some(actions) = self.calm.actions(step) {
            self.phase = DuelPhase::Over;
            return vec![CalmEffect::Over(actions)];
        }
        let is_first = self.calm.duel().seen_by(seat).felt[self.calm.hand(seat)] == 0;
        let Ok(by_chance) = self.calm.make(step, &mut || self.rng.next_u64()) else { return Vec::new() };
        self.hold(false);
        if let Some(draw) = self.calm.duel().drawn() {
            self.phase = DuelPhase::Over;
            let kept = CalmEffect::Keep(self.calm.kept().to_string());
            return vec![CalmEffect::Forget, kept, CalmEffect::Over(draw.actions())];
        }
        self.last = match (step, by_chance) {
            (_, Some(Step::Toss(seat))) => LastEvent::Toss(seat),
            (Step::Feel(_), _) if is_first => LastEvent::Feels(seat),
            (Step::Feel(_), _) => LastEvent::FeelsAnother(seat),
            _ => LastEvent::Holds(seat),
        };
        let saved = CalmEffect::Save(self.calm.to_string());
        [saved].into_iter().chain(self.wait_for_bot()).collect()
    }

    /// Delays the bot that has to act.
    fn wait_for_bot(&mut self) -> Option<CalmEffect> {
        self.calm.mover().filter(|&seat| self.is_bot(seat))?;
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.awaited = Some(ticket);
        Some(CalmEffect::Wait(ticket, self.pace.millis(FEELING_MILLIS)))
    }
}

/// The last event before the turn that is due in a duel by link, on the other device.
fn last_by_link(calm: &Calm, seats: [Seat; 2]) -> Option<LastEvent> {
    let other = 1 - calm.hand(calm.mover()?);
    let (state, seat) = (calm.state(), seats[other]);
    Some(match state.phase() {
        Phase::Must(seat) => LastEvent::Toss(seat),
        Phase::Turns(turns) if turns > 2 * CalmDuel::MOST_FELT => LastEvent::Holds(seat),
        _ if state.felt()[other] == 1 => LastEvent::Feels(seat),
        _ => LastEvent::FeelsAnother(seat),
    })
}
