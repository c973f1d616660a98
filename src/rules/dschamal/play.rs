//! The legal actions and the transitions of the state: the implementation of [`Game`].

use super::pairing::left;
use super::piece::Kind;
use super::{
    Action, Colour, Draw, Dschamal, DuelKind, Event, Options, Pairing, Phase, Piece, PieceSet, Refusal, Shape, Start,
};
use crate::rules::{Actor, Game, Outcome, Seat, Turn};

impl Game for Dschamal {
    const NAME: &'static str = "dschamal";

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    /// A dealt start and calm duels, so that speed does not matter.
    fn day_options() -> Options {
        Options { players: 3, start: Start::Dealt, duel: DuelKind::Calm }
    }

    /// The choice of first pieces and the kind of duels are independent (B2, B10), so they vary together. Duels by link
    /// have the same pairings as others (B6), so few numbers of players are enough for them.
    fn variants() -> Vec<Options> {
        let with = |start, duel| (Options::FEWEST..=Options::MOST).map(move |players| Options { players, start, duel });
        let by_link = [2, 3].map(|players| Options { players, start: Start::Chosen, duel: DuelKind::ByLink });
        with(Start::Chosen, DuelKind::Live).chain(with(Start::Dealt, DuelKind::Calm)).chain(by_link).collect()
    }

    fn new(options: &Options) -> Result<Self, Refusal> {
        Self::start(*options)
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Toss => Turn::Chance(None),
            Phase::Start(seat) => match self.options.start {
                Start::Chosen => Turn::Seat(seat),
                Start::Dealt => Turn::Chance(None),
            },
            Phase::Duel => Turn::Seats(self.pairing.seats().into_iter().collect()),
            Phase::Turns(turns) => self.turn_by_link(turns),
            Phase::Must(seat) => Turn::Seat(seat),
            Phase::Grip { drawer, .. } => Turn::Seat(drawer),
            Phase::Take { winner } => Turn::Seat(winner),
            Phase::Over { .. } => Turn::Over,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        match self.phase {
            Phase::Toss => into.extend(self.players().map(Action::Master)),
            Phase::Start(_) => match self.options.start {
                Start::Chosen => into.extend(self.first_pieces().map(Action::Take)),
                Start::Dealt => into.extend(self.first_pieces().map(Action::Deal)),
            },
            Phase::Duel => self.pairing.seats().into_iter().for_each(|seat| self.list_draws(seat, into)),
            Phase::Turns(turns) => self.list_turns(turns, into),
            Phase::Grip { drawer: seat, .. } | Phase::Must(seat) => self.list_draws(seat, into),
            Phase::Take { winner } => {
                into.extend(self.winnable_pieces(self.pairing.other(winner)).iter().map(Action::Take));
            }
            Phase::Over { .. } => {}
        }
    }

    fn actor(&self, action: &Action) -> Actor {
        match (*action, self.phase) {
            (Action::Master(_) | Action::Deal(_) | Action::Toss(_), _) => Actor::Chance,
            (Action::Grip { seat, .. } | Action::Draw { seat, .. } | Action::Feel(seat) | Action::Hold(seat), _)
            | (Action::Take(_), Phase::Start(seat) | Phase::Take { winner: seat }) => Actor::Seat(seat),
            (Action::Take(_), _) => Actor::Seat(self.pairing.master),
        }
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match (*action, self.phase, self.options.start) {
            (Action::Master(seat), Phase::Toss, _) => {
                if seat.0 < self.options.players {
                    Ok(())
                } else {
                    Err(Refusal::NoSeat(seat))
                }
            }
            (Action::Take(piece), Phase::Start(_), Start::Chosen)
            | (Action::Deal(piece), Phase::Start(_), Start::Dealt) => self.check_first(piece),
            (Action::Grip { seat, piece }, Phase::Duel | Phase::Grip { .. }, _) => {
                self.check_grip(seat, piece)?;
                if self.options.duel == DuelKind::Calm { Err(Refusal::NoGrip) } else { Ok(()) }
            }
            (Action::Draw { seat, piece, .. }, Phase::Duel | Phase::Grip { .. }, _) => self.check_draw(seat, piece),
            (action, Phase::Turns(_) | Phase::Must(_), _) => self.check_turn(action),
            (Action::Take(piece), Phase::Take { winner }, _) => self.check_take(self.pairing.other(winner), piece),
            (_, phase, _) => Err(Refusal::NotNow { phase }),
        }
    }

    fn happen(&mut self, legal: &Action) -> Event {
        match (*legal, self.phase) {
            (Action::Master(master), _) => {
                self.pairing = Pairing::first(master, self.options.players);
                self.phase = Phase::Start(master);
                Event::Toss { master }
            }
            (Action::Take(piece), Phase::Take { winner }) => self.take(winner, piece),
            (Action::Take(piece) | Action::Deal(piece), _) => self.begin(piece),
            (Action::Grip { seat, piece }, _) => {
                self.phase = Phase::Grip { drawer: seat, pieces: self.hand() | PieceSet::of(piece) };
                Event::Gripped { seat, piece }
            }
            (Action::Feel(seat), _) => {
                let first = self.felt_by(seat) == 0;
                self.take_turn();
                Event::Felt { seat, first }
            }
            (Action::Hold(seat), _) => {
                self.take_turn();
                Event::Held { seat }
            }
            (Action::Toss(seat), _) => {
                self.phase = Phase::Must(seat);
                Event::MustDraw { seat }
            }
            (Action::Draw { seat, piece, shout }, _) => {
                self.draw(Draw { drawer: seat, pieces: self.hand() | PieceSet::of(piece), shout })
            }
        }
    }

    fn ends_phase(action: &Action) -> bool {
        matches!(action, Action::Draw { .. })
    }

    fn for_link(&self) -> Option<Self> {
        self.by_link()
    }

    fn goes_by_link(&self) -> bool {
        self.options.duel == DuelKind::ByLink
    }

    fn unseen(&self, before: &[Action]) -> Vec<Action> {
        self.finds(before)
    }

    fn reveals(&self, found: &[Action], action: &Action) -> Option<Action> {
        self.drawn_as_found(found, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over { winner } => Some(self.places(winner)),
            _ => None,
        }
    }
}

impl Dschamal {
    /// The blue pieces that are still in the bag (B2).
    fn first_pieces(&self) -> impl Iterator<Item = Piece> {
        let blue = Shape::ALL.into_iter().map(|shape| Piece::coloured(shape, Colour::Blue));
        blue.filter(|&piece| self.bag().contains(piece))
    }

    fn check_first(&self, piece: Piece) -> Result<(), Refusal> {
        if !matches!(piece.kind(), Kind::Coloured(_, Colour::Blue)) {
            return Err(Refusal::NotBlue(piece));
        }
        self.check_off_table(piece)
    }

    /// Checks that `piece` is in the bag.
    pub(super) fn check_off_table(&self, piece: Piece) -> Result<(), Refusal> {
        self.holder(piece).map_or(Ok(()), |holder| Err(Refusal::OnTable { piece, holder }))
    }

    /// Lists the pieces that can come out of the bag in the hand of `seat`.
    pub(super) fn list_draws(&self, seat: Seat, into: &mut Vec<Action>) {
        let bag = self.bag();
        for shout in [false, true] {
            into.extend(bag.iter().map(|piece| Action::Draw { seat, piece, shout }));
        }
        if bag.len() > 1 && self.options.duel == DuelKind::Live {
            into.extend(bag.iter().map(|piece| Action::Grip { seat, piece }));
        }
    }

    /// Checks that `seat` is a player of the duel.
    pub(super) fn check_duels(&self, seat: Seat) -> Result<(), Refusal> {
        let Pairing { master, challenged, sits_out } = self.pairing;
        if sits_out == Some(seat) {
            Err(Refusal::SitsOut(seat))
        } else if self.pairing.contains(seat) {
            Ok(())
        } else {
            Err(Refusal::NotDuelling { seat, master, challenged })
        }
    }

    fn check_draw(&self, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        self.check_duels(seat)?;
        match self.phase {
            Phase::Grip { drawer, .. } if drawer != seat => return Err(Refusal::TooLate { drawer }),
            Phase::Grip { pieces, .. } if pieces.contains(piece) => return Err(Refusal::InHand(piece)),
            _ => {}
        }
        self.check_off_table(piece)
    }

    /// Checks a piece that comes out together with others (B4f).
    fn check_grip(&self, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        self.check_draw(seat, piece)?;
        if self.bag() == PieceSet::of(piece) { Err(Refusal::LastInBag(piece)) } else { Ok(()) }
    }

    fn check_take(&self, loser: Seat, piece: Piece) -> Result<(), Refusal> {
        if !self.camp(loser).contains(piece) {
            return Err(Refusal::NotTheirs { piece, loser });
        }
        match piece.shape() {
            Some(shape) if self.locked().contains(piece) => Err(Refusal::Locked(shape)),
            _ => Ok(()),
        }
    }

    /// Gives the next seat its first piece (B2). After the last one the first duel begins.
    fn begin(&mut self, piece: Piece) -> Event {
        let seat = self.next_to_begin();
        self.camps[seat.index()].insert(piece);
        let next = self.next_to_begin();
        let begun = !self.camp(next).is_empty();
        self.phase = if begun { self.duel_begins() } else { Phase::Start(next) };
        Event::Began { seat, piece, duel: Some(self.pairing).filter(|_| begun) }
    }

    /// The next seat to get its first piece: the first one without a piece, clockwise from the bag master (B2); the bag
    /// master if all have one.
    pub(super) fn next_to_begin(&self) -> Seat {
        let master = self.pairing.master;
        let clockwise = std::iter::successors(Some(master), |&seat| Some(left(seat, self.options.players)));
        let mut seats = clockwise.take(usize::from(self.options.players));
        seats.find(|&seat| self.camp(seat).is_empty()).unwrap_or(master)
    }
}
