//! The state of a match, and its queries.

use super::order::Order;
use super::rugs::Rugs;
use super::{Colour, Heading, Laid, Options, Phase, Refusal, Square, SquareSet, Walk};
use crate::rules::Seat;

/// The dirhams of each player at the start (M1).
pub(super) const PURSE: u8 = 30;

/// The state of a match of Marrakech.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marrakech {
    pub(super) options: Options,
    pub(super) phase: Phase,
    pub(super) mover: Seat,
    pub(super) order: Order,
    pub(super) asam: Square,
    pub(super) heading: Heading,
    /// The dirhams of each seat; 0 for seats without a player.
    pub(super) dirhams: [u8; Options::MOST as usize],
    /// For each seat, the rug on top of the pile, with two colours each (M13).
    pub(super) next: [Option<Colour>; 2],
    /// For each colour, the number of rugs that are not laid yet.
    pub(super) left: [u8; Colour::COUNT as usize],
    pub(super) rugs: Rugs,
}

impl Marrakech {
    /// The initial state.
    pub(super) fn start(options: Options) -> Result<Self, Refusal> {
        options.check()?;
        let mut dirhams = [0; Options::MOST as usize];
        dirhams[..usize::from(options.players)].fill(PURSE);
        Ok(Self {
            options,
            phase: if options.two_colours() { Phase::Draw } else { Phase::Order },
            mover: Seat(0),
            order: Order::new(options.players),
            asam: Square::CENTRE,
            heading: Heading::North,
            dirhams,
            next: [None; 2],
            left: [0, 1, 2, 3].map(|colour| options.dealt(Colour(colour))),
            rugs: Rugs::new(),
        })
    }

    /// The options of the match.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The square of Asam and his heading, which is north until the first player has chosen (M3).
    #[must_use]
    pub fn asam(&self) -> (Square, Heading) {
        (self.asam, self.heading)
    }

    /// The seat whose turn it is: that rolls for the order of play (M2), whose pile shows a rug (M13), or that turns
    /// Asam, rolls and lays (M4). Once the match is over, the seat of the last turn.
    #[must_use]
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The colour that Asam wears: that of the rug about to be laid (M12). `None` before the turns begin, and while a
    /// new rug is drawn.
    #[must_use]
    pub fn worn(&self) -> Option<Colour> {
        if self.order.roller().is_some() {
            None
        } else if self.options.two_colours() {
            self.next[self.mover.index()]
        } else {
            Some(Colour(self.mover.0))
        }
    }

    /// All seats of the match.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    /// The order of play by place: the seat that has it, where that is settled (M2).
    #[must_use]
    pub fn order(&self) -> [Option<Seat>; Options::MOST as usize] {
        [0, 1, 2, 3].map(|place| self.order.at(place).filter(|seat| seat.0 < self.options.players))
    }

    /// For each seat, its roll for the order of play in the present round (M2).
    #[must_use]
    pub fn order_rolls(&self) -> [Option<u8>; Options::MOST as usize] {
        self.order.rolls()
    }

    /// The dirhams of `seat`; 0 for a seat without a player.
    #[must_use]
    pub fn dirhams(&self, seat: Seat) -> u8 {
        self.dirhams.get(seat.index()).copied().unwrap_or_default()
    }

    /// `true` if `seat` is out of the game, without dirhams (M7).
    #[must_use]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.dirhams(seat) == 0
    }

    /// The seats that are still in the game.
    pub(super) fn still_in(&self) -> impl Iterator<Item = Seat> {
        self.players().filter(|&seat| !self.is_out(seat))
    }

    /// The number of rugs, of all its colours, that `seat` has yet to lay.
    #[must_use]
    pub fn rugs_left(&self, seat: Seat) -> u8 {
        self.options.colours(seat).map(|colour| self.rugs_left_of(colour)).sum()
    }

    /// The number of rugs of `colour` that are yet to be laid, the one on top of a pile included; 0 if it is not in
    /// play.
    #[must_use]
    pub fn rugs_left_of(&self, colour: Colour) -> u8 {
        self.left.get(colour.index()).copied().unwrap_or_default()
    }

    /// The colour of the rug that `seat` lays next, if it has one and it has been drawn (M13).
    #[must_use]
    pub fn next_colour(&self, seat: Seat) -> Option<Colour> {
        if self.options.two_colours() {
            self.next.get(seat.index()).copied().flatten()
        } else {
            Some(Colour(seat.0)).filter(|&colour| self.rugs_left_of(colour) > 0)
        }
    }

    /// The rugs on the board, in the order in which they were laid.
    #[must_use]
    pub fn laid(&self) -> &[Laid] {
        self.rugs.laid()
    }

    /// The index in [`Marrakech::laid`] of the rug that `square` shows.
    #[must_use]
    pub fn top_rug(&self, square: Square) -> Option<usize> {
        self.rugs.top(square)
    }

    /// The colour that `square` shows.
    #[must_use]
    pub fn top(&self, square: Square) -> Option<Colour> {
        self.top_rug(square).map(|rug| self.laid()[rug].colour)
    }

    /// The squares that show `colour`, which must be one of this match.
    #[must_use]
    pub fn shown(&self, colour: Colour) -> SquareSet {
        self.rugs.shown(colour)
    }

    /// The seat whose rugs have this colour, which has to be one of this match.
    #[must_use]
    pub fn owner(&self, colour: Colour) -> Seat {
        self.options.seat_of(colour)
    }

    /// The number of squares that show rugs of `seat`, of all its colours (M11).
    #[must_use]
    pub fn showing(&self, seat: Seat) -> u8 {
        self.options.colours(seat).map(|colour| self.rugs.shown(colour).len()).sum()
    }

    /// The walk of Asam with `heading` for each roll, 1 to 4.
    #[must_use]
    pub fn reach(&self, heading: Heading) -> [Walk; 4] {
        [1, 2, 3, 4].map(|roll| Walk::new(self.asam, heading, roll))
    }
}
