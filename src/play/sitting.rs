//! The sitting: a match at a table as a plain value.

use std::rc::Rc;

use super::table::Table;
use super::{Effect, Input, Machine, Opening, TableView, Ticket};
use crate::record::Secret;
use crate::scene::Scene;

/// A match at a table as a plain value: inputs go in, effects come out, and the view is what to render.
#[derive(Clone, Debug, PartialEq)]
pub struct Sitting<G: Scene> {
    pub(super) table: Table<G>,
    pub(super) view: Rc<TableView<G>>,
}

impl<G: Scene> Sitting<G> {
    /// Creates a sitting at which nothing happens before [`Input::Begin`].
    #[must_use]
    pub fn new(opening: Opening<G>) -> Self {
        let mut table = Table::new(opening);
        let view = table.build_view(None).into();
        Self { table, view }
    }

    /// The secret to save beside the match: that of the seat played here in a match by link, otherwise that of the
    /// throws.
    #[must_use]
    pub fn secret(&self) -> Option<&Secret> {
        self.table.local.secret.as_ref().or_else(|| self.view.played.secret())
    }
}

impl<G: Scene> Machine for Sitting<G> {
    type Input = Input<G>;
    type Effect = Effect;
    type View = TableView<G>;

    fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect> {
        let effects = self.table.handle(input, now);
        self.view = self.table.build_view(Some(&*self.view)).into();
        effects
    }

    fn view(&self) -> &Rc<TableView<G>> {
        &self.view
    }

    fn awaits(&self, ticket: Ticket) -> bool {
        self.table.awaits(ticket)
    }
}
