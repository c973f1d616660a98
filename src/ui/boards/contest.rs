//! Contests: what several seats fight out at once, outside of a match's state.

use yew::{Html, KeyboardEvent, PointerEvent};

use super::Shown;
use crate::record::Player;
use crate::ui::page::Link;
use crate::ui::pace::Pace;

/// What takes the place of the board while [`crate::rules::Turn::Seats`] is on and a person is among them. Nothing of it
/// is kept: only the actions that it comes to go into the match, and one that is interrupted is begun afresh.
///
/// A game without contests has `()`, and none of this is in its program.
pub trait Contest<G: Shown>: Sized {
    /// The contest that is due in this state.
    fn begin(at: &Table<G>, link: &Link) -> Option<Self>;

    /// The actions that bots alone come to, of those that are due in this state, at once.
    fn by_bots(at: &Table<G>) -> Vec<G::Action>;

    /// Takes in a message.
    fn update(&mut self, link: &Link, msg: Msg) -> Answer<G>;

    /// Draws it.
    fn view(&self, link: &Link) -> Html;

    /// It has been drawn.
    fn rendered(&self) {}
}

/// What a contest knows of the table that it is fought at.
pub struct Table<'a, G> {
    /// The state as it was when it began.
    pub state: &'a G,
    /// Who sits where.
    pub players: &'a [Player],
    /// How fast bots are, where nobody has to be.
    pub pace: Pace,
}

/// What becomes of a contest.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<G: Shown> {
    /// It goes on, and looks as it did.
    Same,
    /// It goes on, and looks different.
    Draw,
    /// It is given up, and can be begun afresh.
    Leave,
    /// It is over, and comes to these actions.
    Over(Vec<G::Action>),
}

/// What happens in a contest. What a number stands for is its own affair.
#[derive(Clone)]
pub enum Msg {
    /// A button was pressed and let go.
    Press(u8),
    /// A button is being held, or no longer.
    Hold(u8, bool),
    /// A pointer did something on the part of this number.
    Point(u8, PointerEvent),
    /// A key went down or up, anywhere on the page.
    Key(KeyboardEvent),
    /// Time has passed.
    Time,
    /// The page is no longer looked at.
    Away,
}

impl<G: Shown> Contest<G> for () {
    fn begin(_at: &Table<G>, _link: &Link) -> Option<Self> {
        None
    }

    fn by_bots(_at: &Table<G>) -> Vec<G::Action> {
        Vec::new()
    }

    fn update(&mut self, _link: &Link, _msg: Msg) -> Answer<G> {
        Answer::Same
    }

    fn view(&self, _link: &Link) -> Html {
        Html::default()
    }
}
