//! Input and board view of Pachisi.

use crate::rules::cross::{Advance, BLOCK_8, HOME, Pieces, Places, Step, square};
use crate::rules::pachisi::{Action, Event, Move, Pachisi, Phase, Throw};
use crate::rules::{Seat, Spot};
use crate::scene::cross::{
    self, Button, Cross, Free, LegalMove, Link, Selection, ThrowPhase, ThrowResult, Thrown, Unit,
};
use crate::scene::{Answer, Cell, Control, Interaction, Part, Seating, Touch};
use crate::words;

impl Interaction for Pachisi {
    type Selection = Selection;
    type Button = Button;

    const CAN_AUTOMATE: bool = true;

    const REACH: i32 = cross::REACH;

    const PREVIEWS: bool = true;

    fn part_at(point: (f64, f64)) -> Option<Part> {
        Some(cross::geometry::arm_at(point))
    }

    fn cells(&self, seating: &Seating, selection: Option<&Selection>) -> Vec<Cell> {
        cross::cells(self, seating, selection)
    }

    fn controls(&self, seating: &Seating, selection: &Selection) -> Vec<Control<Touch<Button>>> {
        cross::controls(self, seating, selection)
    }

    fn touch(&self, selection: &Selection, touch: Touch<Button>) -> Answer<Self> {
        cross::touch(self, selection, touch)
    }

    fn begin_drag(&self, from: Spot) -> Answer<Self> {
        cross::begin_drag(self, from)
    }

    fn preview(&self, at: Spot) -> Option<Selection> {
        cross::preview(self, at)
    }

    fn only_choice(&self) -> Option<Action> {
        cross::only_choice(self)
    }

    fn is_opening(&self) -> bool {
        matches!(self.phase(), Phase::Order(_))
    }

    fn is_automatic_throw(&self) -> bool {
        cross::is_automatic_throw(self)
    }
}

impl Cross for Pachisi {
    fn all_pieces(&self) -> &Pieces {
        self.pieces()
    }

    fn placed(&self) -> Places {
        self.places()
    }

    fn moving(&self) -> Seat {
        self.mover()
    }

    fn taking(&self, mv: &LegalMove) -> String {
        cross::taking(mv, false)
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        let mv = |course: Move| {
            let Move { advance: Advance { from, by, pair }, round } = course;
            let to = self.target(course);
            let hit = self.pieces().enemies(self.mover(), to);
            LegalMove { unit: Unit { step: from, pair }, by, to, round, hit }
        };
        let moves: Vec<_> = self.moves().into_iter().map(mv).collect();
        cross::in_order(self.pieces(), self.mover(), &moves)
    }

    fn action(&self, mv: &LegalMove) -> Action {
        course(mv.unit, mv.by, mv.round)
    }

    fn tries(&self, unit: Unit) -> Vec<Action> {
        let Phase::Move { number, .. } = self.phase() else { return Vec::new() };
        let by = if unit.pair { number / 2 } else { number };
        vec![course(unit, by, false), course(unit, by, true)]
    }

    fn try_to(&self, unit: Unit, to: Step) -> Action {
        let Phase::Move { number, .. } = self.phase() else { return Action::Skip };
        let by = if unit.pair { number / 2 } else { number };
        // On another round, a piece may land on a square that it could also reach on the way in.
        let round = Move { advance: Advance { from: unit.step, by, pair: unit.pair }, round: true };
        let lands = |step| square(self.mover(), step).filter(|_| step < HOME);
        if unit.step <= BLOCK_8 && unit.step + by > BLOCK_8 && lands(self.target(round)) == lands(to) {
            return Action::Move(round);
        }
        course(unit, to - unit.step, false)
    }

    fn throw_label() -> &'static str {
        words::pachisi::throw()
    }

    fn skip(&self) -> Option<Action> {
        matches!(self.phase(), Phase::Move { .. }).then_some(Action::Skip)
    }

    fn link(&self, seat: Seat, step: Step) -> Option<Link> {
        self.pieces().is_pair(seat, step).then_some(Link { free: Free::Yes, is_true: None })
    }

    fn before_throw_of(&self, seat: Seat) -> Self {
        self.before_throw_of(seat)
    }

    fn thrown(&self) -> Option<Thrown> {
        let Phase::Move { number, .. } = self.phase() else { return None };
        Some(throw_on_board(self.mover(), number, self.options().throw.mouths(number)))
    }

    fn to_throw(&self) -> ThrowResult {
        match self.options().throw {
            Throw::Cowries => ThrowResult::Cowries(3, 3),
            Throw::Die => ThrowResult::Die(6),
        }
    }
}

fn course(unit: Unit, by: u8, round: bool) -> Action {
    Action::Move(Move { advance: Advance { from: unit.step, by, pair: unit.pair }, round })
}

/// Returns a throw as shown on the board: cowries with `mouths` mouths up, or a die.
pub(super) fn throw_on_board(by: Seat, number: u8, mouths: Option<u8>) -> Thrown {
    let throw_result = mouths.map_or(ThrowResult::Die(number), |mouths| ThrowResult::Cowries(mouths, number));
    Thrown { by, throw_result, phase: ThrowPhase::Fallen }
}

/// Returns the throw of the last event, if it still lies on the board: one for the start, a lost one, or one that
/// cancelled the turn.
pub(super) fn last_throw(last: &Event) -> Option<Thrown> {
    match last {
        Event::Ordered { seat, number, mouths, .. }
        | Event::Thrown { seat, number, mouths, lost: Some(_) }
        | Event::Cancelled { seat, number, mouths, .. } => Some(throw_on_board(*seat, *number, *mouths)),
        _ => None,
    }
}
