//! State machines: what a page drives, and of which it shows a view.

use std::rc::Rc;

use super::Ticket;

/// A state machine that changes only by inputs: the same inputs at the same times give the same effects and the same
/// view.
pub trait Machine {
    /// An input.
    type Input: 'static;
    /// A side effect to carry out. If it has a result, that is sent back as an input.
    type Effect: Clone + 'static;
    /// The view of the state.
    type View: PartialEq + 'static;

    /// Handles an input and returns the effects to carry out. `now` is a monotonic time in milliseconds.
    fn on(&mut self, input: Self::Input, now: f64) -> Vec<Self::Effect>;

    /// The view to render.
    #[must_use]
    fn view(&self) -> &Rc<Self::View>;

    /// `true` while the answer with this ticket is awaited.
    #[must_use]
    fn awaits(&self, ticket: Ticket) -> bool;
}
