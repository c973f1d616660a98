//! Hints: a person asks what is best to do now, and sees it until something happens.

use super::{Asked, Effect, Sitting, Ticket};
use crate::rules::Turn;
use crate::scene::{Advice, Scene};

/// A hint that a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hint<A> {
    /// There is none.
    #[default]
    None,
    /// A bot has been asked.
    Asked(Ticket),
    /// This is the best action.
    Found(A),
}

impl<A> Hint<A> {
    /// Whether this asks for it.
    pub fn awaits(&self, ticket: Ticket) -> bool {
        matches!(self, Self::Asked(asked) if *asked == ticket)
    }
}

impl<G: Scene> Sitting<G> {
    /// Whether a person can have a hint now: where he decides alone, and plays neither against another person's clock nor
    /// by link.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let decides = matches!(self.state().turn(), Turn::Seat(_)) && self.state().can_advise();
        let is_open = self.show.frames.is_empty() && self.awaited.is_none() && self.for_person();
        is_open && decides && !self.played.is_by_link() && !self.is_timed()
    }

    /// Whether a hint is wanted: a bot thinks about one, or one is shown.
    #[must_use]
    pub fn wants_hint(&self) -> bool {
        self.hint != Hint::None
    }

    /// Whether a bot thinks about a hint.
    #[must_use]
    pub fn is_advising(&self) -> bool {
        matches!(self.hint, Hint::Asked(_))
    }

    /// The hint that is shown.
    #[must_use]
    pub fn hint(&self) -> Option<Advice> {
        let Hint::Found(action) = &self.hint else { return None };
        self.state().advice(action, &self.seating)
    }

    /// A hint is asked for; or the one that there is goes.
    pub(super) fn ask_hint(&mut self) {
        match (std::mem::take(&mut self.hint), self.state().turn()) {
            (Hint::None, Turn::Seat(seat)) if self.can_hint() => {
                let ticket = self.ticket();
                self.refused = None;
                self.hint = Hint::Asked(ticket);
                self.effects.push(Effect::Ask(ticket, Asked::Advice(seat)));
            }
            (Hint::Asked(_), _) => self.effects.push(Effect::Stop),
            _ => {}
        }
    }

    /// The bot that was asked for a hint has answered: with an action that is allowed, or there is none. It is an input like
    /// those of [`Sitting::on`], and stands apart as [`Sitting::look`] does.
    pub fn advised(&mut self, ticket: Ticket, action: Option<G::Action>) {
        if self.hint.awaits(ticket) {
            let allowed = action.filter(|action| self.state().check(action).is_ok());
            self.hint = allowed.map_or(Hint::None, Hint::Found);
        }
    }

    /// What the hint says is done, as if the person had touched it.
    pub(super) fn take_hint(&mut self) {
        if let Hint::Found(action) = std::mem::take(&mut self.hint) {
            self.do_or_work_out(action);
        }
    }
}
