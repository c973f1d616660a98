//! Contests: what several seats fight out at once, outside of a match's state.

use std::convert::Infallible;

use web_sys::Event;
use yew::Html;

use super::Shown;
use crate::play::Pace;
use crate::record::Player;
use crate::rules::Game;
use crate::scene::{Control, Prompt, Seating};
use crate::ui::id::Id;
use crate::ui::page::Link;

/// A contest: it takes the place of the board while [`crate::rules::Turn::Seats`] is on and a person is among them;
/// what stands below the board is then the contest's too. Only the actions that it comes to go into the match. One that
/// is interrupted is begun afresh, or goes on from what it has kept on this device itself.
///
/// A game without contests has `()`, and none of this is in its program.
pub trait Contest<G: Shown>: Sized {
    /// The buttons of its own.
    type Button: Copy + 'static;

    /// The contest that is due in this state.
    fn begin(at: &Table<G>, link: &Link) -> Option<Self>;

    /// The actions that bots alone come to, of those that are due in this state, at once.
    fn by_bots(at: &Table<G>) -> Vec<G::Action>;

    /// The contest that is on in another tab, as far as it can be followed: what takes the place of the board, and
    /// whose turn it is.
    fn watch(_at: &Table<G>) -> Option<(Html, String)> {
        None
    }

    /// Takes in a message.
    fn update(&mut self, link: &Link, msg: Msg<Self::Button>) -> Answer<G>;

    /// Renders what takes the place of the board.
    fn view(&self) -> Html;

    /// Whose turn it is and what is expected.
    fn prompt(&self) -> Prompt;

    /// The buttons below.
    fn controls(&self) -> Vec<Control<Self::Button>>;

    /// It has been rendered.
    fn rendered(&self) {}
}

/// The table at which a contest is fought, as far as it knows it.
pub struct Table<'a, G: Game> {
    /// The match.
    pub id: &'a Id,
    /// The state as it was when it began.
    pub state: &'a G,
    /// How many actions had happened by then.
    pub happened: usize,
    /// What the one who is played here has found unseen by the others, in a match by link.
    pub found: Vec<G::Action>,
    /// Who sits where.
    pub players: &'a [Player],
    /// What they are called.
    pub seating: &'a Seating,
    /// How fast bots are, where nobody has to be.
    pub pace: Pace,
}

/// The answer of a contest to a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<G: Shown> {
    /// It goes on, and looks as it did.
    Same,
    /// It goes on, and looks different.
    Redraw,
    /// It is given up, and can be begun afresh.
    Leave,
    /// It is over, and comes to these actions.
    Over(Vec<G::Action>),
}

/// A message to a contest with these buttons.
#[derive(Clone)]
pub enum Msg<B> {
    /// This button was pressed.
    Press(B),
    /// Escape was pressed.
    Escape,
    /// Something happened on the page that the contest listens for.
    Event(Event),
    /// Time has passed.
    Time,
    /// The page is looked at again, or no longer.
    Seen,
}

/// The buttons of a game's contests.
pub type ButtonOf<G> = <<G as Shown>::Contest as Contest<G>>::Button;
/// A message to the contests of a game.
pub type MsgOf<G> = Msg<ButtonOf<G>>;

impl<G: Shown> Contest<G> for () {
    type Button = Infallible;

    fn begin(_at: &Table<G>, _link: &Link) -> Option<Self> {
        None
    }

    fn by_bots(_at: &Table<G>) -> Vec<G::Action> {
        Vec::new()
    }

    fn update(&mut self, _link: &Link, _msg: Msg<Infallible>) -> Answer<G> {
        Answer::Same
    }

    fn view(&self) -> Html {
        Html::default()
    }

    fn prompt(&self) -> Prompt {
        Prompt::default()
    }

    fn controls(&self) -> Vec<Control<Infallible>> {
        Vec::new()
    }
}
