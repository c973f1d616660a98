//! The page as a machine: changes come in, and the match that is started goes out.

use std::rc::Rc;

use super::state::{Change, Devices, KeptTexts, Problem, SetUpState};
use crate::pages::given::Given;
use crate::pages::reading;
use crate::play::{Machine, Ticket};
use crate::record::Match;
use crate::rules::Game;
use crate::scene::Scene;

/// What the page asks of the program.
#[derive(Clone, PartialEq)]
pub enum Effect<G: Game> {
    /// To keep the name of the device's owner.
    KeepOwner(String),
    /// To keep the set-up for the next time.
    KeepLast(String),
    /// To start the match at its table.
    Start(Match<G>),
    /// To join the match by link on its first seat.
    Join(Match<G>),
    /// To join it likewise, and to connect the other device.
    JoinLive(Match<G>),
    /// To open a match of this game that was given as a text.
    Open(Match<G>),
    /// To go to the page on which something else is opened.
    OpenElsewhere(Given),
}

/// The set-up page of a game.
pub struct SetUpMachine<G: Game> {
    state: Rc<SetUpState<G>>,
}

impl<G: Scene> SetUpMachine<G> {
    /// The set-up of the last match, or the usual one. From the editor it has the position; without one, or if that is
    /// over, it is as for any match.
    #[must_use]
    pub fn new(kept: &KeptTexts, from_position: bool) -> Self {
        let begun = if from_position { SetUpState::from_position(kept) } else { None };
        Self { state: Rc::new(begun.unwrap_or_else(|| SetUpState::last_or_default(kept))) }
    }
}

impl<G: Scene> Machine for SetUpMachine<G> {
    type Input = Change;
    type Effect = Effect<G>;
    type View = SetUpState<G>;

    fn on(&mut self, change: Change, _now: f64) -> Vec<Effect<G>> {
        let state = Rc::make_mut(&mut self.state);
        state.problem = None;
        let done = match change {
            Change::Begin => begin(state),
            Change::Open(text) => open(&text).map(|effect| vec![effect]),
            change => {
                state.make(change);
                Ok(Vec::new())
            }
        };
        done.unwrap_or_else(|problem| {
            state.problem = Some(problem);
            Vec::new()
        })
    }

    fn view(&self) -> &Rc<SetUpState<G>> {
        &self.state
    }

    fn awaits(&self, _ticket: Ticket) -> bool {
        false
    }
}

/// Starts the match.
///
/// # Errors
/// Returns the reason if the set-up is invalid.
fn begin<G: Scene>(state: &SetUpState<G>) -> Result<Vec<Effect<G>>, Problem<G>> {
    let (fresh, last) = state.begin()?;
    let owner = state.drafts.typed_owner().map(|name| Effect::KeepOwner(name.to_owned()));
    let start = match state.devices {
        Devices::One => Effect::Start(fresh),
        Devices::TwoPhones => Effect::JoinLive(fresh),
        Devices::ByLink => Effect::Join(fresh),
    };
    Ok(owner.into_iter().chain(last.map(Effect::KeepLast)).chain([start]).collect())
}

/// Opens what a text holds.
///
/// # Errors
/// Returns the reason if it holds nothing that can be opened, or a match of this game that cannot be read.
fn open<G: Scene>(text: &str) -> Result<Effect<G>, Problem<G>> {
    match (reading::read_arrived::<G>(text), Given::of(text)) {
        (Ok(given), _) => Ok(Effect::Open(given)),
        (Err(_), Some(given)) if !given.is_text_of(G::NAME) => Ok(Effect::OpenElsewhere(given)),
        (Err(error), _) => Err(Problem::Read(error)),
    }
}
