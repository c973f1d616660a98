//! The players of a puzzle, and matches that begin at one.

use super::set_up::Drafts;
use crate::bots::Level;
use crate::record::{Match, NodeId, Player, Start};
use crate::rules::Seat;
use crate::scene::Scene;

/// The players of a puzzle: the owner of the device on the seat `solver`, and bots.
#[must_use]
pub fn solver_and_bots(seats: u8, solver: Seat) -> Vec<Player> {
    players(seats, None, |seat| (seat != solver.index()).then_some(Level::Casual)).unwrap_or_default()
}

/// A match that goes on from `state` against the Fox, with the owner of the device on the seat `solver`. `owner` is the last
/// name that the owner has typed. `None` if no match of the game can begin there
/// ([`Game::FROM_POSITIONS`](crate::rules::Game::FROM_POSITIONS)), or if it is over.
#[must_use]
pub fn against_fox<G: Scene>(state: &G, solver: Seat, owner: Option<&str>) -> Option<Match<G>> {
    begin(state, owner, |seat| (seat != solver.index()).then_some(Level::Advanced))
}

/// A match in which the owner of the device moves for all seats, from the start of `played` on, and in which its steps up to
/// `place` are done: all of it can be reviewed, and other moves be tried. `None` as for [`against_fox`].
#[must_use]
pub fn of_all_seats<G: Scene>(played: &Match<G>, place: NodeId, owner: Option<&str>) -> Option<Match<G>> {
    let mut copy = begin(played.state_at(NodeId::START), owner, |_| None)?;
    let steps = played.way(NodeId::START, place).into_iter().filter_map(|place| played.step_at(place));
    copy.play(steps.map(|step| step.action.clone())).ok()?;
    Some(copy)
}

/// A match from `state`, with a bot on each seat that has one.
fn begin<G: Scene>(state: &G, owner: Option<&str>, bot: impl Fn(usize) -> Option<Level>) -> Option<Match<G>> {
    Match::begin(Start::Position(state.clone()), players(state.seats(), owner, bot)?).ok()
}

/// The owner of the device on each seat but those of bots; `None` if `owner` cannot be a name.
fn players(seats: u8, owner: Option<&str>, bot: impl Fn(usize) -> Option<Level>) -> Option<Vec<Player>> {
    let mut drafts = Drafts::new(seats, seats, owner);
    for (seat, draft) in drafts.all.iter_mut().enumerate() {
        draft.bot = bot(seat);
    }
    drafts.players().ok()
}
