//! The sitting: what it is made of, and what it does with what it takes in.

use super::hint::Hint;
use super::seating::seating;
use super::show::Show;
use super::{Attention, Can, Clocks, Effect, Habits, Input, Kept, Look, Ticket};
use crate::record::{Kind, Match, Next, Place, Player, Secret};
use crate::rules::{Actor, Seat, SeatSet};
use crate::scene::{Scene, Seating};

/// A match at a table. Two places in it make all the difference: the one that is shown, and the one where play goes on.
#[expect(clippy::struct_excessive_bools, reason = "each is so or not, whatever the others are")]
pub struct Sitting<G: Scene> {
    pub(super) played: Match<G>,
    /// The seats that are played here; on the others sit bots, or persons at devices of their own.
    pub(super) here: SeatSet,
    /// What binds the throws of the one that is played here, in a match by link.
    pub(super) own: Option<Secret>,
    pub(super) seating: Seating,
    pub(super) can: Can,
    pub(super) habits: Habits,
    pub(super) attention: Attention,
    /// What is being tried out; none while the match itself is on the table.
    pub(super) tried: Option<Tried>,
    /// The place that is shown.
    pub(super) shown: Place,
    /// Whether the match is being shown as a film.
    pub(super) films: bool,
    /// What a person has picked that is no action yet.
    pub(super) selection: G::Selection,
    /// What was picked by lifting it, while it is dragged.
    pub(super) lifted: Option<G::Selection>,
    /// Whether what happens next has been dragged to where it is.
    pub(super) dragged: bool,
    /// Why the last touch was not allowed.
    pub(super) refused: Option<G::Refusal>,
    /// What is best to do now, if somebody wants to know.
    pub(super) hint: Hint<G::Action>,
    /// What a player wants to do besides, until it is confirmed.
    pub(super) side_action: Option<G::Action>,
    /// Whether the throw that follows has been asked for together with the action before it.
    pub(super) throw_asked: bool,
    pub(super) show: Show<G>,
    /// Whether a match of bots alone waits to be gone on with.
    pub(super) paused: bool,
    /// Whether the end of the match has been told.
    pub(super) over: bool,
    pub(super) clocks: Clocks,
    /// The number of the next effect that is answered.
    next_ticket: u32,
    /// What drives the match on when it comes back.
    pub(super) awaited: Option<Ticket>,
    /// The same, if it is a bot that thinks.
    pub(super) thinks: Option<Ticket>,
    /// The next second of a clock.
    pub(super) second: Option<Ticket>,
    /// Milliseconds that only go forward.
    pub(super) now: f64,
    pub(super) effects: Vec<Effect<G>>,
}

/// A variation that is being played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    /// Where it goes on.
    pub at: Place,
    /// Whether persons move for everybody.
    pub alone: bool,
}

impl<G: Scene> Sitting<G> {
    /// A sitting at which nothing happens yet: it wants [`Input::Begin`].
    #[must_use]
    pub fn new(played: Match<G>, clocks: Clocks, habits: Habits, can: Can) -> Self {
        let here = persons(&played);
        Self {
            here,
            own: None,
            seating: seating(&played, here, &habits),
            can,
            habits,
            attention: Attention::default(),
            tried: None,
            shown: played.now(),
            films: false,
            selection: G::Selection::default(),
            lifted: None,
            dragged: false,
            refused: None,
            hint: Hint::None,
            side_action: None,
            throw_asked: false,
            show: Show::default(),
            paused: false,
            over: false,
            clocks,
            next_ticket: 0,
            awaited: None,
            thinks: None,
            second: None,
            now: 0.0,
            effects: Vec::new(),
            played,
        }
    }

    /// Nobody who plays the match is here: it is looked at where others play it. It stands apart because no first move needs it.
    pub fn look_on(&mut self) {
        self.here = SeatSet::default();
        self.seating = seating(&self.played, self.here, &self.habits);
    }

    /// Takes something in that happens `now`, in milliseconds that only go forward, and tells what is to be done.
    pub fn on(&mut self, input: Input<G>, now: f64) -> Vec<Effect<G>> {
        self.now = now;
        match input {
            Input::Begin => self.settle(),
            Input::Touch(touch) => self.touch(touch),
            Input::Lift(from) => self.lift(from),
            Input::Over(from, over) => self.drag_over(from, over),
            Input::Drop(touch) => self.drop(touch),
            Input::LetGo => self.let_go(),
            Input::Answer(ticket, actions) => {
                if self.take(ticket) && !actions.is_empty() {
                    self.act(actions);
                }
            }
            Input::Elapsed(ticket) => self.elapsed(ticket),
            Input::SideAction(action) => self.side_action = Some(action),
            Input::Confirm(yes) => self.confirm(yes),
            Input::Skip => self.skip(),
            Input::Pause => self.pause(),
            Input::Step => self.step(),
            Input::Habits(habits) => self.adopt(habits),
            Input::May(can) => self.may(can),
            Input::Attend(attention) => {
                self.attention = attention;
                self.run_clocks();
            }
            Input::Clocks(clocks) => self.clocks = clocks,
        }
        std::mem::take(&mut self.effects)
    }

    /// Takes in what somebody does who looks back or wants a hint, as [`Sitting::on`] takes in what happens at the table. It stands
    /// apart because no first move needs it.
    pub fn look(&mut self, look: Look, now: f64) -> Vec<Effect<G>> {
        self.now = now;
        match look {
            Look::TakeBack => self.take_back(),
            Look::PlayAgain => self.play_again(),
            Look::GoTo(place) => self.go_to(place),
            Look::Film(films) => self.film(films),
            Look::TryOut { alone } => self.try_out(alone),
            Look::Return => self.return_to(self.played.now()),
            Look::Hint => self.ask_hint(),
            Look::TakeHint => self.take_hint(),
        }
        std::mem::take(&mut self.effects)
    }

    /// The match.
    #[must_use]
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Who sits where.
    #[must_use]
    pub fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The permissions of this sitting.
    #[must_use]
    pub fn can(&self) -> Can {
        self.can
    }

    /// The place where play goes on: where the match stands, or the end of what is being tried out.
    #[must_use]
    pub fn at(&self) -> Place {
        self.tried.map_or_else(|| self.played.now(), |tried| tried.at)
    }

    /// The place that is shown.
    #[must_use]
    pub fn shown(&self) -> Place {
        self.shown
    }

    /// The state that is shown.
    #[must_use]
    pub fn state(&self) -> &G {
        self.played.state_at(self.shown)
    }

    /// Whether an earlier place, or one in another line, is shown than the one where play goes on.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.shown != self.at()
    }

    /// Whether something else is played on the table than the match.
    #[must_use]
    pub fn tries_out(&self) -> bool {
        self.tried.is_some()
    }

    /// Whether something that was sent out is still awaited.
    #[must_use]
    pub fn awaits(&self, ticket: Ticket) -> bool {
        [self.awaited, self.second].contains(&Some(ticket)) || self.hint.awaits(ticket)
    }

    /// The habits of the device.
    #[must_use]
    pub fn habits(&self) -> &Habits {
        &self.habits
    }

    /// Whether a bot acted last.
    #[must_use]
    pub fn bot_acted_last(&self) -> bool {
        let last = self.played.step_at(self.at()).map(|step| step.actor);
        last.is_some_and(|actor| matches!(actor, Actor::Seat(_)) && !self.is_person(actor))
    }

    /// The side action that a player wants, until it is confirmed.
    #[must_use]
    pub fn side_action(&self) -> Option<&G::Action> {
        self.side_action.as_ref()
    }

    /// Whether nobody is at the table but bots.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.persons() == 0 && !self.played.is_by_link()
    }

    /// Whether a match of bots alone waits to be gone on with.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// How many persons play here.
    pub(super) fn persons(&self) -> u32 {
        self.here.len()
    }

    /// Whether somebody plays on this seat here.
    #[must_use]
    pub fn is_here(&self, seat: Seat) -> bool {
        self.here.contains(seat)
    }

    /// Whether an actor is a person who plays here.
    pub(super) fn is_person(&self, actor: Actor) -> bool {
        matches!(actor, Actor::Seat(seat) if self.here.contains(seat))
    }

    /// Whom or what play waits for, where it goes on.
    #[must_use]
    pub fn next(&self) -> Next {
        let alone = self.tried.is_some_and(|tried| tried.alone);
        let is_here = |seat: &Seat| alone || self.here.contains(*seat);
        match self.played.next_at(self.at()) {
            Next::Act { persons, bots } => Next::Act {
                persons: persons.iter().chain(bots.iter()).filter(is_here).collect(),
                bots: bots.iter().filter(|_| !alone).collect(),
            },
            Next::Throw { by, .. } => Next::Throw { by, person: by.as_ref().is_some_and(is_here) },
            Next::Over => Next::Over,
        }
    }

    /// Whether a person has to do something now.
    #[must_use]
    pub fn for_person(&self) -> bool {
        if !self.goes_on() {
            return false;
        }
        match self.next() {
            Next::Act { persons, .. } => !persons.is_empty() && self.by_itself().is_none(),
            Next::Throw { .. } if self.state().is_opening() => {
                !self.show.opened && !self.is_watched() && !self.opens_itself()
            }
            Next::Throw { person, .. } => person && !self.throws_itself(),
            Next::Over => false,
        }
    }

    /// Whether something is being shown, or done without asking a person.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        !self.show.frames.is_empty()
            || self.films
            || (self.goes_on() && !self.for_person() && self.next() != Next::Over)
    }

    /// Whether play goes on here: it is shown where it does, and this is where it is played.
    pub(super) fn goes_on(&self) -> bool {
        self.can.play && !self.looks_back() && self.waits_for().is_none()
    }

    /// The action of a person that happens by itself.
    pub(super) fn by_itself(&self) -> Option<G::Action> {
        let leaves = G::FREE_HAND && self.habits.moves_itself;
        self.state().obvious().filter(|_| leaves)
    }

    /// Whether the throw of a person falls by itself.
    fn throws_itself(&self) -> bool {
        self.opens_itself() || (G::FREE_HAND && self.state().waits())
    }

    /// Whether the throws for the order fall by themselves.
    fn opens_itself(&self) -> bool {
        G::FREE_HAND && self.habits.throws_itself
    }

    /// Nothing is being shown any more: sees to what has to happen next.
    pub(super) fn settle(&mut self) {
        self.stop_waiting();
        if self.for_person() || self.next() == Next::Over {
            self.calm_down();
        }
        let throw_asked = std::mem::take(&mut self.throw_asked);
        if self.goes_on() {
            match self.next() {
                Next::Throw { .. } if throw_asked => return self.throw(),
                // Where persons and bots act at once, the persons begin.
                Next::Act { bots, persons } if !bots.is_empty() && persons.is_empty() => self.wait_to_think(),
                Next::Throw { .. } | Next::Act { .. } if !self.for_person() => self.wait_to_throw(),
                _ => {}
            }
        }
        if self.next() == Next::Over && !self.looks_back() && self.tried.is_none() && !self.over {
            self.over = true;
            // Now everybody may see what the throws came from.
            if self.can.play && self.played.reveal() {
                self.keep(Kept::Match);
            }
            self.effects.push(Effect::Over);
        }
        self.run_clocks();
    }

    /// Other habits: what they leave to the device, it does at once.
    fn adopt(&mut self, habits: Habits) {
        self.habits = habits;
        self.seating.works_out = G::TASKS && habits.works_out;
        if self.show.frames.is_empty() && self.awaited.is_none() {
            self.settle();
        }
    }

    /// Something else may be done here from now on.
    fn may(&mut self, can: Can) {
        self.can = can;
        if !can.branch && self.tried.is_some() {
            self.tried = None;
            self.shown = self.played.now();
        }
        self.let_go();
        self.side_action = None;
        if self.show.frames.is_empty() {
            self.settle();
        }
    }

    /// The number of an effect that is answered.
    pub(super) fn ticket(&mut self) -> Ticket {
        self.next_ticket += 1;
        Ticket(self.next_ticket)
    }

    /// Whether this is what drives the match on, which it does only once.
    pub(super) fn take(&mut self, ticket: Ticket) -> bool {
        self.awaited.take_if(|awaited| *awaited == ticket).is_some()
    }

    /// What was asked last is not wanted any more.
    pub(super) fn stop_waiting(&mut self) {
        if self.awaited.take().is_some() {
            self.effects.push(Effect::Stop);
        }
    }

    /// Has something kept.
    pub(super) fn keep(&mut self, kept: Kept) {
        self.effects.push(Effect::Keep(kept));
    }
}

/// The seats on which persons sit who play here; in a match by link nobody does yet.
fn persons<G: Scene>(played: &Match<G>) -> SeatSet {
    let is_here = |player: &Player| player.kind == Kind::Person && !played.is_by_link();
    let seats = Seat::all(Seat::MOST).zip(played.players());
    seats.filter(|(_, player)| is_here(player)).map(|(seat, _)| seat).collect()
}
