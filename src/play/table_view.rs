//! The view of a sitting: all that a table shows, as plain values.

use std::rc::Rc;

use super::{Permissions, Preferences, Rows, SumView, Tally, Ticket};
use crate::record::{Match, Next, Place};
use crate::rules::{Clause, Seat, SeatSet, Spot};
use crate::scene::{Advice, Cell, Control, MoveLine, Panel, Prompt, Scene, Seating, Touch};
use crate::words::house;

/// The view of a sitting: all that a table shows. It is worked out once an input, and what has not changed since the view
/// before is shared with that.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView<G: Scene> {
    /// The match.
    pub played: Rc<Match<G>>,
    /// The place where play goes on: where the match stands, or the end of a variation.
    pub at: Place,
    /// The place that is shown.
    pub shown: Place,
    /// Whom or what play waits for, where it goes on; of the persons only those who are here.
    pub next: Next,

    /// The board, with traces of what happened last, or in the row of the move list that is pointed at.
    pub board: Rc<G::Board>,
    /// Everything on the board that can be pointed at.
    pub cells: Rc<Vec<Cell>>,
    /// The cells that are picked and that one more touch confirms: the focus stays there.
    pub confirms: Rc<Vec<Spot>>,

    /// Who sits where.
    pub seating: Rc<Seating>,
    /// The seats that are played here.
    pub here: SeatSet,
    /// The players as they stand, with what the last action has changed.
    pub panels: Rc<Vec<Panel>>,
    /// The clocks that run now.
    pub clock_faces: Vec<ClockFace>,

    /// What is going on.
    pub activity: Activity,
    /// Whose turn it is, and what is expected.
    pub prompt: Prompt,
    /// Whether what is picked is to be warned of.
    pub warns: bool,
    /// What happened last.
    pub recap: Option<Sentence>,
    /// Why the last touch was not allowed.
    pub refusal: Option<Refused>,
    /// The hint.
    pub hint: HintView,

    /// The controls, if it is for a person to use them now.
    pub controls: Rc<Vec<Control<Touch<G::Button>>>>,
    /// The look of the seat on which a person acts.
    pub turn_look: Option<u8>,
    /// What persons may do besides.
    pub side_actions: Rc<Vec<SideAction<G>>>,
    /// The question whether a side action is to happen.
    pub confirmation: Option<Confirmation>,
    /// What can be done now.
    pub can: Can,
    /// A contest of persons that is on: what it comes to is the answer to this ticket.
    pub contest: Option<Ticket>,
    /// A sum that has to be worked out.
    pub sum: Option<SumView>,
    /// How the sums of the match came out.
    pub tally: Tally,

    /// What the table is used for just now.
    pub stage: Stage,
    /// The steps of the line that is shown.
    pub progress: Progress,
    /// The move list.
    pub rows: Rc<Rows>,
    /// The row of it that is shown, while somebody looks back or tries out.
    pub current_row: Option<usize>,

    /// What becomes of a match by link.
    pub by_link: Option<ByLink<G>>,
    /// Where the match is saved.
    pub saving: SavingView,
    /// The preferences of the players.
    pub preferences: Preferences,
    /// The permissions at this table.
    pub permissions: Permissions,
    /// Whether a bot acted last.
    pub bot_acted_last: bool,
}

impl<G: Scene> TableView<G> {
    /// The state that is shown.
    #[must_use]
    pub fn state(&self) -> &G {
        self.played.state_at(self.shown)
    }

    /// Whether play has come to its end, in the match or in the variation that is tried out.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.next == Next::Over
    }

    /// The number of steps up to where play goes on.
    #[must_use]
    pub fn happened(&self) -> usize {
        self.played.depth(self.at)
    }

    /// Whether something is being shown, or happens without a person.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        matches!(self.activity, Activity::Showing(_) | Activity::Busy)
    }

    /// The sentence about what is being shown just now.
    #[must_use]
    pub fn caption(&self) -> Option<&str> {
        if let Activity::Showing(caption) = &self.activity { Some(caption) } else { None }
    }

    /// Whether something is being shown.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.caption().is_some()
    }

    /// Whether it is for a person to act.
    #[must_use]
    pub fn is_for_person(&self) -> bool {
        self.activity == Activity::Person
    }

    /// Whether the match can be analysed: nobody is helped who still plays.
    #[must_use]
    pub fn can_analyse(&self) -> bool {
        self.played.next() == Next::Over && !self.stage.tries_out
    }

    /// What the move list says of the move that leads to a place.
    #[must_use]
    pub fn line_of(&self, place: Place) -> Option<MoveLine> {
        let row = self.rows.of(&self.played, place)?;
        self.rows.rows().get(row).map(|row| row.line.clone())
    }

    /// The step that is shown, in words: its number, and the move that led to it.
    #[must_use]
    pub fn step_told(&self) -> String {
        let Progress { depth, end } = self.progress;
        match self.line_of(self.shown) {
            Some(MoveLine { seat: Some(seat), notation, .. }) => {
                house::step_shows(depth, end, &format!("{} {notation}", self.seating.name(seat)))
            }
            Some(MoveLine { notation, .. }) => house::step_shows(depth, end, &notation),
            None => house::step_of(depth, end),
        }
    }

    /// What happened in a row of the move list, the first first.
    #[must_use]
    pub fn events_of(&self, row: usize) -> Vec<&G::Event> {
        let Some((from, to)) = self.rows.rows().get(row).map(|row| row.way) else { return Vec::new() };
        let way = self.played.back_from(to).take_while(|place| *place != from);
        let mut events: Vec<_> = way.filter_map(|place| Some(&self.played.step_at(place)?.event)).collect();
        events.reverse();
        events
    }
}

/// The activity at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Activity {
    /// A picture of what happened is on the screen, with this caption.
    Showing(String),
    /// Something happens next without a person: a bot thinks, dice fall, a film goes on.
    Busy,
    /// A person is to act.
    Person,
    /// Nothing: the match is over or waits for another device, or somebody looks back.
    Still,
}

/// A sentence, and the clause that says why it is so, if one does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence.
    pub text: String,
    /// The clause.
    pub clause: Option<Clause>,
}

/// A refusal as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub sentence: String,
    /// The clause that says so.
    pub clause: Clause,
    /// The places on the board that are its cause.
    pub causes: Vec<Spot>,
}

/// A hint as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum HintView {
    /// Nobody wants one.
    #[default]
    None,
    /// A bot thinks about one.
    Thinking,
    /// This is best.
    Shown(Advice),
}

/// Something that a player may do besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideAction<G: Scene> {
    /// The action.
    pub action: G::Action,
    /// The words of the menu for it.
    pub words: String,
}

/// The question whether a side action is to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirmation {
    /// The question.
    pub question: String,
    /// The words for the action.
    pub words: String,
    /// What is to be known before.
    pub meaning: &'static str,
}

/// What can be done at a table now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each can be done or not, whatever the others are")]
pub struct Can {
    /// The last decision of a person can be taken back.
    pub take_back: bool,
    /// What was taken back last can be played again.
    pub redo: bool,
    /// A person can have a hint.
    pub hint: bool,
    /// From the place that is shown it can be played on otherwise.
    pub try_out: bool,
}

/// What a table is used for just now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is so or not, whatever the others are")]
pub struct Stage {
    /// Nobody is at the table but bots.
    pub watched: bool,
    /// A match of bots alone waits to be gone on with.
    pub paused: bool,
    /// Another place is shown than the one where play goes on.
    pub looks_back: bool,
    /// A variation is played and not the match.
    pub tries_out: bool,
    /// The match is shown as a film.
    pub films: bool,
    /// Something is being dragged.
    pub drags: bool,
}

/// The steps of the line that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The steps that have led to the place that is shown.
    pub depth: usize,
    /// The steps that there are on its line.
    pub end: usize,
}

/// What becomes of a match by link.
#[derive(Clone, Debug, PartialEq)]
pub struct ByLink<G: Scene> {
    /// The person at another device who goes on with it.
    pub waits_for: Option<Seat>,
    /// To whom the link of it goes from here.
    pub sends_to: SeatSet,
    /// Whether it can be sent: it is saved, or cannot be.
    pub ready: bool,
    /// How often it has been passed on.
    pub passes: usize,
    /// What the seat that is played here has found, unseen by the others; only while a contest is on, or the match is played
    /// in another tab.
    pub found: Vec<G::Action>,
}

/// Where a match is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SavingView {
    /// In the database, or it is just being saved there.
    InDatabase,
    /// Nowhere: it is there until the page is closed.
    InMemory {
        /// After so many steps that has turned out.
        since: usize,
    },
}

/// The face of a clock: all that it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// What it times.
    pub name: &'static str,
    /// The time that is left.
    pub left: String,
    /// Whether it is nearly up.
    pub near: bool,
    /// What it says out loud; empty but for a few seconds near its end.
    pub says: String,
}
