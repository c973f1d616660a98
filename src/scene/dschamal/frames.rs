//! Animations of Dschamal.

use super::board::{self, Board};
use super::geometry::{self, MIDDLE};
use super::words::{Role, all, completed, the};
use super::{ending, recap};
use crate::rules::dschamal::{Case, Continuation, Draw, Dschamal, Event, Settlement};
use crate::rules::{Game, Seat};
use crate::scene::{Animation, Change, Drawing, Frame, Seating, Sound};
use crate::words::{dschamal, signed};

/// Display time of a sentence, and of the outcome of a duel, in ms.
const WORD_MILLIS: u32 = 900;
const DUEL_MILLIS: u32 = 3200;
/// Display time of the drawn pieces before the outcome, in ms; of the camel, if it was shouted for.
const DRAWN_MILLIS: u32 = 1500;
const CAMEL_MILLIS: u32 = 2400;
/// Duration of a piece's transition, in ms; the style sheet repeats it.
const GLIDE_MILLIS: u32 = 700;

pub(super) fn frames(before: &Dschamal, after: &Dschamal, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let mut animation = Animation::new(board::unmarked_board(before, seating), before.panels(seating));
    match event {
        Event::Toss { master } => animation.frame(dschamal::first_master(seating.who(*master)), WORD_MILLIS),
        Event::Began { seat, piece, .. } => {
            animation.now.board = board::unmarked_board(after, seating);
            board::mark_last(&mut animation.now.board, event);
            animation.now.sound = Some(Sound::Chip);
            animation.frame(dschamal::begins_with(seating.who(*seat), &the(*piece, Role::Plain)), GLIDE_MILLIS);
        }
        Event::Gripped { .. } => {}
        Event::Felt { .. } | Event::Held { .. } | Event::MustDraw { .. } => {
            animation.frame(recap::turn(event, seating).unwrap_or_default(), WORD_MILLIS);
        }
        Event::Drawn { draw, case, winner, loser, settled, .. } => {
            if is_followed(&[*winner, *loser], seating) {
                let is_camel = *case == Case::Camel;
                board::lay_out(&mut animation.now.board, draw.pieces, geometry::tray(after.seats()));
                if draw.pieces.len() <= 2 {
                    board::tell(&mut animation.now.board, after, seating, meaning(*case), true);
                }
                if is_camel && !board::is_picture(&animation.now.board) {
                    animation.now.board.feats.push(MIDDLE);
                }
                animation.now.sound = Some(if is_camel { Sound::Rise } else { Sound::Chip });
                animation.frame(drawn(draw, *case, seating), if is_camel { CAMEL_MILLIS } else { DRAWN_MILLIS });
            }
            let sentence = recap::duel(event, None, seating).unwrap_or_default();
            animation.change(after, event, settled.as_ref(), seating);
            animation.now.sound = Some(Sound::Capture);
            animation.tell_both(after, seating, &sentence);
            animation.frame(sentence, DUEL_MILLIS);
            animation.settle(after, settled.as_ref(), seating);
        }
        Event::Taken { winner, loser, piece, settled } => {
            animation.change(after, event, Some(settled), seating);
            let [winner, loser] = [winner, loser].map(|seat| seating.who(*seat));
            animation.now.sound = Some(Sound::Capture);
            let caption = dschamal::takes_from(winner, loser, &the(*piece, Role::Object));
            animation.tell_both(after, seating, &caption);
            animation.frame(caption, WORD_MILLIS + GLIDE_MILLIS);
            animation.settle(after, Some(settled), seating);
        }
    }
    animation.frames
}

/// Returns `true` if events of these seats are animated in all their steps. A single viewer sees duels between others
/// in one frame.
fn is_followed(seats: &[Seat], seating: &Seating) -> bool {
    seating.viewer.is_none_or(|viewer| seats.contains(&viewer))
}

/// Returns the caption of a draw and what it means, before its outcome.
fn drawn(draw: &Draw, case: Case, seating: &Seating) -> String {
    let says = if draw.shout { dschamal::hand_out_shouting } else { dschamal::hand_out };
    says(seating.who(draw.drawer), &all(draw.pieces), &meaning(case))
}

/// Returns what a draw means, in a few words.
fn meaning(case: Case) -> String {
    dschamal::meaning(match case {
        Case::Own | Case::Others => "right",
        Case::Camel => "camel",
        Case::Neither => "wrong",
        Case::Black => "broken",
        Case::Several => "several",
        Case::SilentCamel => "silent",
        Case::FalseShout => "no-camel",
    })
}

impl Animation<Board> {
    /// Tells two players who sit face to face what happens, each in their own direction.
    fn tell_both(&mut self, after: &Dschamal, seating: &Seating, sentence: &str) {
        if board::sit_face_to_face(after, seating) {
            board::tell(&mut self.now.board, after, seating, sentence.to_owned(), false);
        }
    }

    /// Moves all pieces to their new owners; the ring and the roles stay.
    fn change(&mut self, after: &Dschamal, event: &Event, settled: Option<&Settlement>, seating: &Seating) {
        let ring = self.now.board.ring.take();
        let roles: Vec<_> = self.now.board.camps.iter().map(|camp| camp.role).collect();
        self.now.board = board::unmarked_board(after, seating);
        self.now.board.ring = ring;
        for (camp, role) in self.now.board.camps.iter_mut().zip(roles) {
            camp.role = role;
        }
        board::mark_last(&mut self.now.board, event);
        for (panel, after) in self.now.panels.iter_mut().zip(after.panels(seating)) {
            panel.figures = after.figures;
            let gained = settled.map_or(0, |settled| settled.gained[panel.seat.index()]);
            if let Some(figure) = panel.figures.first_mut().filter(|_| gained > 0) {
                figure.change = Some(Change { text: signed(gained), gains: true });
            }
        }
    }

    /// Adds frames on the shapes completed and on how the match goes on; the ring turns only after the last frame.
    fn settle(&mut self, after: &Dschamal, settled: Option<&Settlement>, seating: &Seating) {
        let Some(settled) = settled else { return };
        if let Some(sentence) = completed(settled.locked) {
            self.now.sound = Some(Sound::Rise);
            self.tell_both(after, seating, &sentence);
            self.frame(sentence, WORD_MILLIS * 2);
        }
        match settled.then {
            Continuation::Over(decided) => {
                board::celebrate(&mut self.now.board, after);
                let title = ending::title_of(after, seating).unwrap_or_default();
                board::tell(&mut self.now.board, after, seating, title, false);
                self.frame(ending::why(decided).into(), WORD_MILLIS * 2);
            }
            Continuation::Duel(next) => {
                if let Some(out) = next.sits_out.filter(|out| is_followed(&[next.master, *out], seating)) {
                    self.frame(dschamal::bag_passes(seating.who(next.master), seating.who(out)), WORD_MILLIS);
                }
            }
        }
    }
}
