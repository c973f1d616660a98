//! The legal actions and the transitions of the state: the implementation of [`Game`].

use super::{
    Action, Colour, DIE, Deck, Event, Heading, Laid, Marrakech, Options, Phase, Place, Refusal, Turning, Walk,
};
use crate::rules::{Actor, Game, Outcome, Seat, Turn};

impl Game for Marrakech {
    const NAME: &'static str = "marrakech";

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn variants() -> Vec<Options> {
        let with = |deck| (Options::FEWEST..=Options::MOST).map(move |players| Options { players, deck });
        with(Deck::Plain).chain(with(Deck::Boxed)).collect()
    }

    fn new(options: &Options) -> Result<Self, Refusal> {
        Self::start(*options)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Order | Phase::Roll => Turn::Chance(Some(self.mover)),
            Phase::Face | Phase::Turn | Phase::Lay => Turn::Seat(self.mover),
            Phase::Draw => Turn::Chance(None),
            Phase::Over => Turn::Over,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Order | Phase::Roll => into.extend(DIE.map(|(roll, _)| Action::Roll(roll))),
            Phase::Face => into.extend(Heading::ALL.map(Action::Face)),
            Phase::Turn => into.extend(Turning::ALL.map(Action::Turn)),
            Phase::Lay => self.places_to_lay().for_each(|place| into.push(Action::Lay(place))),
            Phase::Draw => into.extend(self.pile().map(|(colour, _)| Action::Draw(colour))),
            Phase::Over => {}
        }
    }

    fn actor(&self, action: &Action) -> Actor {
        match action {
            Action::Roll(_) | Action::Draw(_) => Actor::Chance,
            Action::Face(_) | Action::Turn(_) | Action::Lay(_) => Actor::Seat(self.mover),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match (self.phase, *action) {
            (Phase::Order | Phase::Roll, Action::Roll(roll)) => {
                if DIE.iter().all(|&(face, _)| face != roll) {
                    return Err(Refusal::NotOnDie(roll));
                }
            }
            (Phase::Face, Action::Face(_)) | (Phase::Turn, Action::Turn(_)) => {}
            (Phase::Turn, Action::Face(back)) if back == self.heading.back() => {
                return Err(Refusal::NoTurningBack { asam: self.asam, heading: self.heading });
            }
            (Phase::Lay, Action::Lay(place)) => self.check_place(place)?,
            (Phase::Draw, Action::Draw(colour)) => self.check_draw(colour)?,
            (phase, _) => return Err(Refusal::NotNow { phase }),
        }
        Ok(())
    }

    fn happen(&mut self, legal: &Action) -> Event {
        match *legal {
            Action::Roll(roll) if self.phase == Phase::Order => self.roll_for_order(roll),
            Action::Roll(roll) => self.walk(roll),
            Action::Face(heading) => {
                self.face(heading);
                Event::Faced { heading }
            }
            Action::Turn(turning) => {
                self.face(self.heading.turned(turning));
                Event::Turned { turning, heading: self.heading }
            }
            Action::Draw(colour) => self.draw(colour),
            Action::Lay(place) => self.lay(place),
        }
    }

    fn outcomes(&self, into: &mut Vec<(Action, u32)>) {
        into.clear();
        match self.phase {
            Phase::Order | Phase::Roll => into.extend(DIE.map(|(roll, faces)| (Action::Roll(roll), faces))),
            Phase::Draw => into.extend(self.pile().map(|(colour, left)| (Action::Draw(colour), left))),
            Phase::Face | Phase::Turn | Phase::Lay | Phase::Over => {}
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.places())
    }
}

impl Marrakech {
    /// The places on which the mover may lay a rug (M8): from each neighbour of Asam's square, onwards or to either
    /// side.
    fn places_to_lay(&self) -> impl Iterator<Item = Place> {
        let beside = Heading::ALL.into_iter().filter_map(|way| Some((self.asam.towards(way)?, way)));
        let places = beside.flat_map(|(near, way)| {
            let onwards = Turning::ALL.into_iter().map(move |turning| way.turned(turning));
            onwards.filter_map(move |way| Place::towards(near, way))
        });
        places.filter(|place| self.covered_whole(*place).is_none())
    }

    /// The rug that rules out a place because it would be covered whole (M8). Rugs of players who are out may be (M7).
    pub(super) fn covered_whole(&self, place: Place) -> Option<Laid> {
        self.rugs.wholly_covered_by(place).filter(|rug| !self.is_out(self.owner(rug.colour)))
    }

    fn check_place(&self, place: Place) -> Result<(), Refusal> {
        let asam = self.asam;
        if place.contains(asam) {
            Err(Refusal::OnAsam { place, asam })
        } else if !place.squares().into_iter().any(|square| square.touches(asam)) {
            Err(Refusal::NotAdjacentToAsam { place, asam })
        } else if let Some(rug) = self.covered_whole(place) {
            Err(Refusal::BothHalvesOfOneRug { rug })
        } else {
            Ok(())
        }
    }

    /// The colours in the mover's pile, with the number of rugs of each (M13).
    fn pile(&self) -> impl Iterator<Item = (Colour, u32)> {
        let colours = self.options.colours(self.mover);
        colours.map(|colour| (colour, self.rugs_left_of(colour).into())).filter(|&(_, left)| left > 0)
    }

    fn check_draw(&self, colour: Colour) -> Result<(), Refusal> {
        if self.options.owner(colour) != Some(self.mover) {
            Err(Refusal::NotInPile { seat: self.mover, colour })
        } else if self.rugs_left_of(colour) == 0 {
            Err(Refusal::NoneLeft { colour })
        } else {
            Ok(())
        }
    }

    /// Applies a roll for the order of play (M2). Once the order is settled, the first player begins (M3).
    fn roll_for_order(&mut self, roll: u8) -> Event {
        let seat = self.mover;
        let mut rolls = self.order.rolls();
        rolls[seat.index()] = Some(roll);
        let (settled, again) = self.order.enter(roll);
        self.roll_or_begin();
        Event::Ordered { seat, roll, rolls, settled, again }
    }

    /// Lets the next player roll for the order of play, or the first player begin.
    fn roll_or_begin(&mut self) {
        (self.phase, self.mover) = match self.order.roller() {
            Some(roller) => (Phase::Order, roller),
            None => (Phase::Face, self.order.at(0).unwrap_or(self.mover)),
        };
    }

    fn face(&mut self, heading: Heading) {
        self.heading = heading;
        self.phase = Phase::Roll;
    }

    /// Walks Asam and lets the mover pay (M4, M6). A mover who is out then (M7) lays no rug.
    fn walk(&mut self, roll: u8) -> Event {
        let steps = Walk::new(self.asam, self.heading, roll);
        (self.asam, self.heading) = (steps.end().to, steps.end().heading);
        let payment = self.toll(self.asam, self.mover);
        if let Some(payment) = payment {
            self.dirhams[payment.from.index()] -= payment.paid;
            self.dirhams[payment.to.index()] += payment.paid;
        }
        let out = Some(self.mover).filter(|&mover| self.is_out(mover));
        if out.is_some() {
            self.end_turn();
        } else {
            self.phase = Phase::Lay;
        }
        Event::Walked { steps, payment, out }
    }

    /// Lays a rug of the mover (M8). With two colours each, the pile then shows the next one (M13).
    fn lay(&mut self, place: Place) -> Event {
        let seat = self.mover;
        let colour = self.next_colour(seat).expect("who lays has a rug");
        self.rugs.lay(Laid { place, colour });
        self.left[colour.index()] -= 1;
        if self.options.two_colours() {
            self.next[seat.index()] = None;
        }
        if self.options.two_colours() && self.rugs_left(seat) > 0 {
            self.phase = Phase::Draw;
        } else {
            self.end_turn();
        }
        Event::Laid { seat, place, colour }
    }

    /// Draws the next rug of the mover's pile (M13): for each player at the start, and later at the end of each turn.
    fn draw(&mut self, colour: Colour) -> Event {
        let seat = self.mover;
        self.next[seat.index()] = Some(colour);
        if self.order.roller().is_none() {
            self.end_turn();
        } else if self.next[1].is_none() {
            self.mover = Seat(1);
        } else {
            self.roll_or_begin();
        }
        Event::Drawn { seat, colour }
    }

    /// Passes the turn to the next player in order who is in and has rugs (M7, M9), or ends the match (M10).
    fn end_turn(&mut self) {
        let place = self.order.place(self.mover);
        let mut after = (1..=self.options.players).filter_map(|on| self.order.at((place + on) % self.options.players));
        match after.find(|&seat| self.can_move(seat)).filter(|_| !self.has_ended()) {
            Some(next) => (self.mover, self.phase) = (next, Phase::Turn),
            None => self.phase = Phase::Over,
        }
    }

    /// `true` if `seat` takes turns: it is in the game (M7) and has rugs left (M9).
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        !self.is_out(seat) && self.rugs_left(seat) > 0
    }

    /// `true` if all players still in have laid all their rugs, or only one is still in (M10).
    pub(super) fn has_ended(&self) -> bool {
        self.still_in().nth(1).is_none() || self.still_in().all(|seat| self.rugs_left(seat) == 0)
    }
}
