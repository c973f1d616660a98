//! What is shown while something happens in Dschamal.

use super::board::{self, Board};
use super::words::{Role, all, completed, the};
use super::{ending, recap};
use crate::rules::Seat;
use crate::rules::dschamal::{Case, Draw, Dschamal, Event, Settled, Then};
use crate::scene::{Change, Drawing, Frame, Seating, Sound};
use crate::words::{dschamal, signed};

/// How long a word is there to be read, and the outcome of a duel, in milliseconds.
const WORD_MILLIS: u32 = 900;
const DUEL_MILLIS: u32 = 3200;
/// How long what was drawn lies in the middle before it is said what comes of it.
const DRAWN_MILLIS: u32 = 1500;
/// How long pieces take to their new places; the style sheet has the same time.
const GLIDE_MILLIS: u32 = 700;

pub(super) fn frames(before: &Dschamal, after: &Dschamal, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let now = Frame::of(board::bare(before, seating), before.panels(seating));
    let mut show = Show { now, shown: Vec::new() };
    match event {
        Event::Lot { master } => show.frame(dschamal::first_master(seating.who(*master)), WORD_MILLIS),
        Event::Began { seat, piece, .. } => {
            show.now.board = board::bare(after, seating);
            board::keep(&mut show.now.board, event);
            show.now.sound = Some(Sound::Chip);
            show.frame(dschamal::begins_with(seating.who(*seat), &the(*piece, Role::Plain)), GLIDE_MILLIS);
        }
        Event::Gripped { .. } => {}
        Event::Felt { .. } | Event::Held { .. } | Event::MustDraw { .. } => {
            show.frame(recap::turn(event, seating).unwrap_or_default(), WORD_MILLIS);
        }
        Event::Drawn { draw, case, winner, loser, settled, .. } => {
            if is_followed(&[*winner, *loser], seating) {
                board::lay_in_the_middle(&mut show.now.board, draw.pieces & !before.hand());
                show.now.sound = Some(Sound::Chip);
                show.frame(drawn(draw, *case, seating), DRAWN_MILLIS);
            }
            let sentence = recap::duel(event, None, seating).unwrap_or_default();
            show.change(after, event, settled.as_ref(), seating);
            show.now.sound = Some(Sound::Capture);
            show.frame(sentence, DUEL_MILLIS);
            show.settle(settled.as_ref(), seating);
        }
        Event::Taken { winner, loser, piece, settled } => {
            show.change(after, event, Some(settled), seating);
            let [winner, loser] = [winner, loser].map(|seat| seating.who(*seat));
            show.now.sound = Some(Sound::Capture);
            let say = dschamal::takes_from(winner, loser, &the(*piece, Role::Object));
            show.frame(say, WORD_MILLIS + GLIDE_MILLIS);
            show.settle(Some(settled), seating);
        }
    }
    show.shown
}

/// Whether what these do is shown in all its steps. Who sits here alone is told of a duel of two others in one sentence.
fn is_followed(seats: &[Seat], seating: &Seating) -> bool {
    seating.viewer.is_none_or(|viewer| seats.contains(&viewer))
}

/// The moment at which a hand comes out, before it is said what comes of it.
fn drawn(draw: &Draw, case: Case, seating: &Seating) -> String {
    let says = if draw.cry { dschamal::hand_out_crying } else { dschamal::hand_out };
    says(seating.who(draw.drawer), &all(draw.pieces), case.clause().0)
}

/// A show in the making.
struct Show {
    /// How things look by now.
    now: Frame<Board>,
    /// What has been shown.
    shown: Vec<Frame<Board>>,
}

impl Show {
    /// Shows how things look now, saying this.
    fn frame(&mut self, say: String, millis: u32) {
        self.now.say = say;
        self.now.millis = millis;
        self.shown.push(self.now.shown());
    }

    /// Every piece has changed hands; the ring stands as it stood.
    fn change(&mut self, after: &Dschamal, event: &Event, settled: Option<&Settled>, seating: &Seating) {
        let ring = self.now.board.ring.take();
        let roles: Vec<_> = self.now.board.camps.iter().map(|camp| camp.role).collect();
        self.now.board = board::bare(after, seating);
        self.now.board.ring = ring;
        for (camp, role) in self.now.board.camps.iter_mut().zip(roles) {
            camp.role = role;
        }
        board::keep(&mut self.now.board, event);
        for (panel, after) in self.now.panels.iter_mut().zip(after.panels(seating)) {
            panel.figures = after.figures;
            let gained = settled.map_or(0, |settled| settled.gained[panel.seat.index()]);
            if let Some(figure) = panel.figures.first_mut().filter(|_| gained > 0) {
                figure.change = Some(Change { text: signed(gained), gains: true });
            }
        }
    }

    /// What became complete, and how the match goes on: the ring turns after the last frame.
    fn settle(&mut self, settled: Option<&Settled>, seating: &Seating) {
        let Some(settled) = settled else { return };
        if let Some(sentence) = completed(settled.locked) {
            self.now.sound = Some(Sound::Rise);
            self.frame(sentence, WORD_MILLIS * 2);
        }
        match settled.then {
            Then::Over(decided) => self.frame(ending::why(decided).into(), WORD_MILLIS),
            Then::Duel(next) => {
                if let Some(out) = next.sits_out.filter(|out| is_followed(&[next.master, *out], seating)) {
                    self.frame(dschamal::bag_passes(seating.who(next.master), seating.who(out)), WORD_MILLIS);
                }
            }
        }
    }
}
