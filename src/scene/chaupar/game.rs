//! Input and board view of Chaupar.

use super::words as texts;
use crate::rules::chaupar::{Action, Chaupar, EARNING, Event, Name, Pair, PairRight, Phase, Throw, Used};
use crate::rules::cross::{Advance, Pieces, Places, Step};
use crate::rules::{Seat, Spot};
use crate::scene::cross::{
    self, Button, Cross, Free, LegalMove, Link, Selection, ThrowPhase, ThrowResult, Thrown, Unit,
};
use crate::scene::{Answer, Cell, Control, Interaction, Part, Seating, Touch};
use crate::words;

impl Interaction for Chaupar {
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

    fn follow_up(&self) -> Option<Action> {
        cross::follow_up(self)
    }

    fn is_opening(&self) -> bool {
        matches!(self.phase(), Phase::Order(_))
    }

    fn is_automatic_throw(&self) -> bool {
        cross::is_automatic_throw(self)
    }

    fn needs_warning(&self, selection: &Selection) -> bool {
        cross::effective_selection(self, selection).legal_move().is_some_and(|mv| self.warns(&mv))
    }
}

impl Cross for Chaupar {
    const AIM: Option<Step> = Some(EARNING);

    fn all_pieces(&self) -> &Pieces {
        self.pieces()
    }

    fn placed(&self) -> Places {
        self.places()
    }

    fn note(&self, seat: Seat) -> Option<String> {
        texts::note(self, seat)
    }

    fn moving(&self) -> Seat {
        self.mover()
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        let seat = self.mover();
        let mv = |Advance { from, by, pair }: Advance| {
            let to = from + by;
            LegalMove { unit: Unit { step: from, pair }, by, to, round: false, hit: self.pieces().enemies(seat, to) }
        };
        let moves: Vec<_> = match self.phase() {
            Phase::Name { .. } => {
                self.pairs(seat).map(|Pair { step, .. }| mv(Advance { from: step, by: 0, pair: true })).collect()
            }
            _ => self.advances().into_iter().map(mv).collect(),
        };
        cross::in_order(self.pieces(), seat, &moves)
    }

    fn action(&self, mv: &LegalMove) -> Action {
        match self.phase() {
            Phase::Name { .. } => Action::True(mv.unit.step),
            _ => advance(mv.unit, mv.by),
        }
    }

    fn tries(&self, unit: Unit) -> Vec<Action> {
        match self.phase() {
            Phase::Name { .. } => vec![Action::True(unit.step)],
            Phase::Move { throw, .. } if unit.pair => vec![advance(unit, throw.sum() / 2)],
            Phase::Move { throw, used, .. } => numbers(throw, used).into_iter().map(|by| advance(unit, by)).collect(),
            Phase::Order(_) | Phase::Throw | Phase::Over => Vec::new(),
        }
    }

    fn try_to(&self, unit: Unit, to: Step) -> Action {
        advance(unit, to - unit.step)
    }

    fn warns(&self, mv: &LegalMove) -> bool {
        self.forfeits_pairs(&self.action(mv))
    }

    fn is_begun(&self) -> bool {
        matches!(self.phase(), Phase::Move { used: Some(_), .. })
    }

    fn throw_label() -> &'static str {
        words::chaupar::throw_pasa()
    }

    fn taking(&self, mv: &LegalMove) -> String {
        match self.phase() {
            Phase::Name { .. } => words::chaupar::name_true_pair(mv.unit.step.0),
            _ => cross::taking(mv, self.warns(mv)),
        }
    }

    fn link(&self, seat: Seat, step: Step) -> Option<Link> {
        let pair = self.pairs(seat).find(|pair| pair.step == step)?;
        let free = match self.pair_right(seat) {
            PairRight::Earned if !pair.is_immobile() => Free::Yes,
            PairRight::Earned => Free::AfterLeap,
            PairRight::Open | PairRight::Failed => Free::NotYet,
        };
        Some(Link { free, is_true: pair.name.map(|name| name == Name::True) })
    }

    fn thrown(&self) -> Option<Thrown> {
        let Phase::Move { throw, used, .. } = self.phase() else { return None };
        Some(throw_on_board(self.thrower(), throw, used))
    }

    fn to_throw(&self) -> ThrowResult {
        ThrowResult::Pasa([(1, false), (6, false)])
    }

    fn throwing(&self) -> Seat {
        self.thrower()
    }

    fn before_throw_of(&self, seat: Seat) -> Self {
        self.before_throw_of(seat)
    }

    fn has_earned(&self, seat: Seat) -> bool {
        self.pair_right(seat) == PairRight::Earned
    }

    fn aims(&self, seat: Seat) -> bool {
        self.pair_right(seat) == PairRight::Open
    }
}

fn advance(unit: Unit, by: u8) -> Action {
    Action::Move(Advance { from: unit.step, by, pair: unit.pair })
}

/// Returns the numbers of steps that a single piece may try.
fn numbers(throw: Throw, used: Option<Used>) -> Vec<u8> {
    let [low, high] = throw.pasa();
    used.map_or_else(|| vec![low, high, throw.sum()], |used| vec![throw.other(used.pasa)])
}

/// Returns a throw as shown on the board.
pub(super) fn throw_on_board(by: Seat, throw: Throw, used: Option<Used>) -> Thrown {
    let [low, high] = throw.pasa();
    let is_used = |pasa| used.is_some_and(|used| used.pasa == pasa);
    let throw_result = ThrowResult::Pasa([(low, is_used(low)), (high, is_used(high) && low != high)]);
    Thrown { by, throw_result, phase: ThrowPhase::Fallen }
}

/// Returns the throw of the last event, if it still lies on the board: one for the start, or a lost one.
pub(super) fn last_throw(last: &Event) -> Option<Thrown> {
    match last {
        Event::Ordered { seat, throw, .. } | Event::Thrown { seat, throw, lost: Some(_), .. } => {
            Some(throw_on_board(*seat, *throw, None))
        }
        _ => None,
    }
}
