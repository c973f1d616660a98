//! The view of a sitting: everything that a table renders, as plain values.

use std::rc::Rc;

use super::{Clocks, MoveRows, Permissions, Preferences, SumView, Tally, Ticket};
use crate::record::{Match, Next, NodeId};
use crate::rules::{Actor, Clause, Seat, SeatSet, Spot};
use crate::scene::{Advice, Cell, Control, MoveLine, Panel, PastAction, Prompt, Scene, Seating, Touch};
use crate::words::table;

/// The view of a sitting: everything that a table renders. It is computed once per input, and shares its unchanged
/// parts with the view before.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView<G: Scene> {
    /// The match.
    pub played: Rc<Match<G>>,
    /// The place where play continues: the current place of the match, or the end of a variation.
    pub at: NodeId,
    /// The place shown.
    pub shown: NodeId,
    /// The seats or the throw that play waits for; persons are only those at this table.
    pub next: Next,

    /// The board, with traces of the last step, or of the row of the move list that is hovered or focused.
    pub board: Rc<G::Board>,
    /// The cells of the board that can be pressed or focused.
    pub cells: Rc<Vec<Cell>>,
    /// The selected cells on which one more press confirms an action: the focus stays there.
    pub confirms: Rc<Vec<Spot>>,

    /// The names and colours of the seats, and the point of view.
    pub seating: Rc<Seating>,
    /// The seats played here.
    pub here: SeatSet,
    /// The standing of each player, with the changes by the last action.
    pub panels: Rc<Vec<Panel>>,
    /// The running clocks.
    pub clock_faces: Vec<ClockFace>,
    /// The time used on the clocks before the last action, which another device has to know.
    pub clocks: Clocks,

    /// The current activity.
    pub activity: Activity,
    /// The turn, and the expected action.
    pub prompt: Prompt,
    /// `true` if the selection needs a warning.
    pub warns: bool,
    /// The last event, in words.
    pub recap: Option<Sentence>,
    /// The refusal of the last press.
    pub refusal: Option<Refused>,
    /// The hint.
    pub hint: HintView,

    /// The controls, if a person may use them now.
    pub controls: Rc<Vec<Control<Touch<G::Button>>>>,
    /// The colour and pattern of the person who has to act.
    pub turn_look: Option<u8>,
    /// The side actions open to persons.
    pub side_actions: Rc<Vec<SideAction<G>>>,
    /// The action that ends the match early, if it is offered while nobody here has to act.
    pub early_end: Option<G::Action>,
    /// The question before a side action, or that of the tutor.
    pub confirmation: Option<Confirmation>,
    /// The available operations.
    pub can: Can,
    /// The ticket of a running simultaneous phase of persons: its outcome is the answer.
    pub simultaneous: Option<Ticket>,
    /// The open sum.
    pub sum: Option<SumView>,
    /// The results of the match's sums.
    pub tally: Tally,

    /// The mode of the table.
    pub stage: Stage,
    /// The progress on the line shown.
    pub progress: Progress,
    /// The move list.
    pub rows: Rc<MoveRows>,
    /// The row of the place shown, during review or a variation.
    pub current_row: Option<usize>,

    /// The state of a match by link.
    pub by_link: Option<ByLink<G>>,
    /// The state of saving.
    pub saving: SavingView,
    /// The preferences of the players.
    pub preferences: Preferences,
    /// The permissions at this table.
    pub permissions: Permissions,
    /// `true` if the last step was a bot's.
    pub bot_acted_last: bool,
}

impl<G: Scene> TableView<G> {
    /// The state shown.
    #[must_use]
    pub fn state(&self) -> &G {
        self.played.state_at(self.shown)
    }

    /// `true` if play is over, in the match or in the variation.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.next == Next::Over
    }

    /// A line on what luck has given each seat in the match so far; none in games that cannot tell.
    #[must_use]
    pub fn luck_text(&self) -> Option<String> {
        let history =
            self.played.steps().map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
        self.played.state().luck_text(history, &self.seating)
    }

    /// The number of steps up to the place where play continues.
    #[must_use]
    pub fn happened(&self) -> usize {
        self.played.depth(self.at)
    }

    /// `true` while an animation runs, or play continues without a person.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.activity, Activity::Showing(_) | Activity::Busy)
    }

    /// What a press means by a person who sees `painted` while this is the current view. A choice has to be shown when it
    /// is pressed; a press that comes after it is shown skips nothing.
    #[must_use]
    pub fn press_seen_on(&self, painted: &Self) -> PressMeaning {
        match (painted.is_busy(), self.is_busy()) {
            (true, true) => PressMeaning::Skip,
            (false, false) if self.shows_choices_of(painted) => PressMeaning::Choice,
            _ => PressMeaning::Nothing,
        }
    }

    /// `true` if both views show the choices at the same place.
    #[must_use]
    pub fn shows_choices_of(&self, other: &Self) -> bool {
        let place = |view: &Self| (view.shown, view.at, view.happened(), view.is_busy());
        place(self) == place(other)
    }

    /// The caption of the current frame.
    #[must_use]
    pub fn caption(&self) -> Option<&str> {
        if let Activity::Showing(caption) = &self.activity { Some(caption) } else { None }
    }

    /// `true` while an animation runs.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.caption().is_some()
    }

    /// `true` if a person has to act.
    #[must_use]
    pub fn is_for_person(&self) -> bool {
        self.activity == Activity::Person
    }

    /// `true` if the match can be analysed: only once it is over, and outside of variations.
    #[must_use]
    pub fn can_analyse(&self) -> bool {
        self.played.next() == Next::Over && !self.stage.in_variation
    }

    /// The person whose choice was taken back, if others at this table may not have seen that. In a variation nobody's is.
    #[must_use]
    pub fn taken_back(&self) -> Option<Seat> {
        let is_match = self.can.redo && !self.stage.in_variation && self.here.iter().count() > 1;
        let next = self.played.after(self.at).first().filter(|_| is_match)?;
        match self.played.step_at(*next)?.actor {
            Actor::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The text in the move list of the move that leads to a place.
    #[must_use]
    pub fn line_of(&self, place: NodeId) -> Option<MoveLine> {
        let row = self.rows.index_of(&self.played, place)?;
        self.rows.rows().get(row).map(|row| row.line.clone())
    }

    /// The move that leads to a place, as the move list has it, with its player; what stands there instead of a move if
    /// it is none, such as who goes first.
    #[must_use]
    pub fn move_text(&self, place: NodeId) -> Option<String> {
        let MoveLine { seat, notation, note } = self.line_of(place)?;
        let says = if notation.is_empty() { note.unwrap_or_default() } else { notation };
        Some(match seat {
            Some(seat) => format!("{} {says}", self.seating.name(seat)),
            None => says,
        })
    }

    /// The label of the place shown: the number of the move, and its text.
    #[must_use]
    pub fn step_label(&self) -> String {
        let Progress { number, last_number, .. } = self.progress;
        match self.move_text(self.shown) {
            Some(text) => table::step_shows(number, last_number, &text),
            None => table::step_of(number, last_number),
        }
    }
}

/// What a press on the table means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressMeaning {
    /// It chooses.
    Choice,
    /// It skips the animation that is seen.
    Skip,
    /// What was seen is over, and nothing else was seen yet.
    Nothing,
}

/// The activity at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A frame of an animation is shown, with this caption.
    Showing(String),
    /// Play continues without a person: a bot thinks, dice are about to fall, a replay runs.
    Busy,
    /// A person has to act.
    Person,
    /// None: the match is over or waits for another device, or is under review.
    Idle,
}

/// A sentence, and the clause of the rulebook that explains it, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The clause.
    pub clause: Option<Clause>,
}

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub sentence: String,
    /// The clause of the rulebook.
    pub clause: Clause,
    /// The cells that cause it.
    pub causes: Vec<Spot>,
}

/// A hint as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HintView {
    /// No hint was requested.
    #[default]
    None,
    /// A bot is searching for one.
    Thinking,
    /// The hint: the best action, and its reasons.
    Shown(Advice),
}

/// A side action of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideAction<G: Scene> {
    /// The action.
    pub action: G::Action,
    /// The label of its menu item.
    pub words: String,
}

/// A question that has to be answered before an action is applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// The question.
    pub question: String,
    /// The label of the button that confirms it.
    pub words: String,
    /// An explanation of the consequences.
    pub meaning: &'static str,
}

/// The available operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each can be done or not, whatever the others are")]
pub struct Can {
    /// Take back the last decision of a person.
    pub take_back: bool,
    /// Redo what was taken back last.
    pub redo: bool,
    /// Request a hint.
    pub hint: bool,
    /// Start a variation at the place shown.
    pub start_variation: bool,
}

/// The mode of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is so or not, whatever the others are")]
pub struct Stage {
    /// Only bots play, and persons watch.
    pub watched: bool,
    /// A match of bots alone is paused.
    pub paused: bool,
    /// Review: the place shown is not the one where play continues.
    pub reviewing: bool,
    /// A variation is played.
    pub in_variation: bool,
    /// A replay runs.
    pub replaying: bool,
    /// A piece is being dragged.
    pub drags: bool,
}

/// The progress on the line shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The number of steps up to the place shown.
    pub depth: usize,
    /// The number of steps of the line.
    pub end: usize,
    /// The number in the move list of the move shown; 0 before the first move.
    pub number: usize,
    /// The number of the last move of the line.
    pub last_number: usize,
}

/// The state of a match by link.
#[derive(Clone, Debug, PartialEq)]
pub struct ByLink<G: Scene> {
    /// The seat of the person on another device who has to continue the match.
    pub waits_for: Option<Seat>,
    /// The seats played here.
    pub here: SeatSet,
    /// The seats to which the link is sent from here.
    pub recipients: SeatSet,
    /// `true` if the link can be sent: the match is saved, or cannot be.
    pub ready: bool,
    /// The number of tokens revealed so far, one each time the match is passed on.
    pub passes: usize,
    /// The seat that joins next, here or on another device.
    pub joins: Option<Seat>,
    /// `true` if two devices can play the match without a third one.
    pub for_two_devices: bool,
    /// The finds of the seat that is to act here, hidden from the others. Empty unless a simultaneous phase is fought
    /// here or the match is played in another tab.
    pub found: Vec<G::Action>,
}

/// The state of saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavingView {
    /// Saved in the database, or about to be.
    InDatabase,
    /// In memory only, until the page is closed.
    InMemory {
        /// The number of steps at which a save first failed.
        since: usize,
    },
}

/// The view of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// The name of the clock.
    pub name: &'static str,
    /// The remaining time, as minutes and seconds.
    pub left: String,
    /// `true` if at most a minute and at most three tenths of its time remain.
    pub almost_up: bool,
    /// The announcement for screen readers; empty except at a few remaining seconds.
    pub announcement: String,
}
