//! Decodes the log of a match.

use super::log::{ASIDE, BIND, CONTROLS, NOW, PLAY, SECRET, TRY, listed, others};
use super::number::Number;
use super::passes::Passes;
use super::{Bound, LinkError, MOST};
use crate::record::{Match, NodeId};
use crate::rules::Game;

/// Replays the log in the next digits of `number` in `table`, a new match.
///
/// # Errors
/// [`LinkError::TooLong`] or [`LinkError::Impossible`].
pub(super) fn take<G: Game>(number: &mut Number, table: Match<G>, seats: Vec<Bound>) -> Result<Match<G>, LinkError> {
    let mut reader = Reader { number, table, seats, tried: None, passes: Passes::default() };
    let controls = reader.count()?;
    if controls > MOST {
        return Err(LinkError::TooLong);
    }
    for _ in 0..controls {
        reader.run()?;
        reader.control()?;
    }
    reader.run()?;
    Ok(reader.table)
}

struct Reader<'a, G: Game> {
    number: &'a mut Number,
    table: Match<G>,
    /// What the seats of persons have revealed.
    seats: Vec<Bound>,
    /// The place from which the next action is tried out; `None` if it is played.
    tried: Option<NodeId>,
    passes: Passes,
}

impl<G: Game> Reader<'_, G> {
    fn run(&mut self) -> Result<(), LinkError> {
        let length = self.count()?;
        if self.table.places() + length > MOST {
            return Err(LinkError::TooLong);
        }
        for _ in 0..length {
            let mut listed = listed(&self.table, self.at(), self.sealed().as_ref());
            let at = self.passes.take(self.number, self.table.state_at(self.at()), &listed);
            self.act(listed.swap_remove(at.ok_or(LinkError::Impossible)?))?;
        }
        Ok(())
    }

    fn control(&mut self) -> Result<(), LinkError> {
        match self.digit(CONTROLS)? {
            NOW => self.tried = None,
            TRY => self.tried = Some(self.place()?),
            PLAY => {
                self.tried = None;
                let place = self.place()?;
                if !self.table.play_at(place) {
                    return Err(LinkError::Impossible);
                }
            }
            SECRET if self.table.reveal() => {}
            BIND => self.bind()?,
            ASIDE => self.read_side_action()?,
            _ => return Err(LinkError::Impossible),
        }
        Ok(())
    }

    fn read_side_action(&mut self) -> Result<(), LinkError> {
        let mut others = others(&self.table, self.at(), self.sealed().as_ref());
        let at = self.digit(others.len())?;
        self.act(others.swap_remove(at))
    }

    fn bind(&mut self) -> Result<(), LinkError> {
        let seat = self.table.binds().ok_or(LinkError::Impossible)?;
        let index = self.table.persons().take_while(|other| *other != seat).count();
        let Bound { tokens, name } = self.seats.get(index).ok_or(LinkError::Impossible)?;
        let number = self.table.next_number(seat);
        let token = tokens.len().checked_sub(number + 1).and_then(|at| tokens.get(at)).ok_or(LinkError::Impossible)?;
        let name = name.as_ref().filter(|_| number == 0);
        let player = name.map(|name| self.table.renamed(seat, name).ok_or(LinkError::Impossible)).transpose()?;
        self.table.bind(seat, token.clone(), player).map_err(|_| LinkError::Impossible)
    }

    /// Applies an action, which has to lead to a new place.
    fn act(&mut self, action: G::Action) -> Result<(), LinkError> {
        if self.tried.is_none() && self.table.binds().is_some() {
            return Err(LinkError::Impossible);
        }
        let places = self.table.places();
        let place = self.table.extend(self.tried, vec![action]).map_err(|_| LinkError::Impossible)?;
        self.tried = self.tried.map(|_| place);
        if self.table.places() > places { Ok(()) } else { Err(LinkError::Impossible) }
    }

    /// The sealed throw at the current place; `None` in a variation, to which no commitment applies.
    fn sealed(&self) -> Option<G::Action> {
        if self.tried.is_none() { self.table.sealed_throw(self.table.now()) } else { None }
    }

    /// The place of the next action.
    fn at(&self) -> NodeId {
        self.tried.unwrap_or(self.table.now())
    }

    fn digit(&mut self, radix: usize) -> Result<usize, LinkError> {
        self.number.take(radix).ok_or(LinkError::Impossible)
    }

    fn count(&mut self) -> Result<usize, LinkError> {
        self.number.take_count().ok_or(LinkError::Impossible)
    }

    fn place(&mut self) -> Result<NodeId, LinkError> {
        let number = (self.table.places() - 1).checked_sub(self.count()?);
        number.and_then(|number| self.table.place(number)).ok_or(LinkError::Impossible)
    }
}
