//! The view of a calm duel. It reveals no more of a piece than the hand has uncovered (B9).

use super::calm_sitting::{CalmButton, CalmSitting, DuelPhase, LastEvent, Visibility};
use super::{CampLine, Strokes};
use crate::rules::Seat;
use crate::rules::dschamal::{CalmDuel, CalmView, Outline};
use crate::scene::dschamal::{hand_text, outcome_text};
use crate::scene::{Control, Prompt, Rank};
use crate::words::{Who, dschamal};

/// The maximum number of possible shapes of which the consequences are listed.
const MOST_FORESEEN: usize = 3;

/// The view of a calm duel, with texts in the current language.
#[derive(Clone, Debug, PartialEq)]
pub struct CalmScreen {
    /// The camps of both players, the reader's first.
    pub camps: [CampLine; 2],
    /// The piece that is felt; `None` if there is none, or it is covered.
    pub piece: Option<FeltPiece>,
    /// The cover over the piece, if others look at the screen.
    pub cover: Option<Cover>,
    /// A sentence about the piece that is felt.
    pub hand_text: String,
    /// Sentences about the consequences of drawing; `None` if others could read them.
    pub outcomes: Option<Vec<String>>,
    /// The number of pieces that each hand has felt, the bag master's first.
    pub felt: [FeltCount; 2],
    /// The turn, and the last event.
    pub prompt: Prompt,
    /// The buttons.
    pub controls: Vec<Control<CalmButton>>,
}

/// A visible piece in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeltPiece {
    /// Its outline.
    pub outline: Outline,
    /// Its rotation, and its uncovered sides.
    pub strokes: Strokes,
    /// The number of strokes left at this turn.
    pub left: u8,
}

/// A cover that hides the piece unless it is held away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// Its label.
    pub label: String,
    /// `true` if it is held away.
    pub held: bool,
}

/// The number of pieces that a hand has felt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeltCount {
    /// The colour and pattern of the player.
    pub look: u8,
    /// The number as a sentence.
    pub text: String,
}

impl CalmSitting {
    /// The view, with texts in the current language.
    #[must_use]
    pub fn view(&self) -> CalmScreen {
        let shown = self.shown();
        let feels = self.calm.duel().seen_by(shown).feels;
        let strokes = self.calm.strokes(shown);
        let left = if self.calm.mover() == Some(shown) { strokes.left() } else { 0 };
        let open = feels.filter(|_| self.visibility != Visibility::Covered);
        let piece = open.map(|outline| FeltPiece { outline, strokes, left });
        let has_cover = self.visibility != Visibility::Open && self.phase != DuelPhase::Followed && feels.is_some();
        let label = || dschamal::uncover(self.duellists.name(self.calm.hand(shown)));
        CalmScreen {
            camps: self.duellists.camps(self.calm.state()),
            piece,
            cover: has_cover.then(|| Cover { label: label(), held: self.visibility == Visibility::Held }),
            hand_text: self.hand_text(shown, feels.is_some(), piece),
            outcomes: piece.filter(|_| self.visibility == Visibility::Open).map(|piece| self.outcomes(shown, piece)),
            felt: self.felt(),
            prompt: Prompt { title: self.request(), hint: Some(self.recap()) },
            controls: self.controls(),
        }
    }

    /// The seat whose hand is on the screen: that of the only person, or of two persons that of the one who has to act.
    fn shown(&self) -> Seat {
        let seats = self.duellists.seats();
        let mut persons = self.duellists.persons();
        match (persons.next(), persons.next()) {
            (Some(hand), None) => seats[hand],
            _ => self.calm.mover().unwrap_or(seats[0]),
        }
    }

    /// The description of the piece that the hand of a seat feels.
    fn hand_text(&self, seat: Seat, holds: bool, piece: Option<FeltPiece>) -> String {
        let description = piece.map(|piece| piece.strokes.description(piece.outline));
        let left = piece.map_or(0, |piece| piece.left);
        let text = hand_text(self.who(seat), holds, description, left > 0);
        if left > 0 { format!("{text} {}", dschamal::strokes_left(left)) } else { text }
    }

    /// The consequences of drawing each shape that the piece may have.
    fn outcomes(&self, seat: Seat, piece: FeltPiece) -> Vec<String> {
        let own = self.calm.hand(seat);
        let seats = self.duellists.seats();
        let camps = [own, 1 - own].map(|hand| self.calm.state().camp(seats[hand]));
        let possible = piece.strokes.possible(piece.outline);
        if possible.len() > MOST_FORESEEN {
            return vec![dschamal::may_be_any(possible.len())];
        }
        let (who, other) = (self.duellists.who(own), self.duellists.name(1 - own));
        possible.into_iter().map(|outline| outcome_text(outline, who, other, camps)).collect()
    }

    fn felt(&self) -> [FeltCount; 2] {
        let felt = self.calm.duel().seen_by(self.duellists.seats()[0]).felt;
        [0, 1].map(|hand| FeltCount {
            look: self.duellists.look(hand),
            text: dschamal::felt_of(self.duellists.who(hand), felt[hand], CalmDuel::MOST_FELT),
        })
    }

    /// The last event, in words.
    fn recap(&self) -> String {
        match self.last {
            LastEvent::Shaken => dschamal::shaken().into(),
            LastEvent::GoesOn => dschamal::goes_on().into(),
            LastEvent::Feels(seat) => dschamal::feels_a_piece(self.who(seat)),
            LastEvent::FeelsAnother(seat) => dschamal::feels_another(self.who(seat)),
            LastEvent::Holds(seat) => dschamal::holds(self.who(seat)),
            LastEvent::Toss(seat) => dschamal::toss_draws(self.who(seat)),
        }
    }

    /// The expected action, in words.
    fn request(&self) -> String {
        let Some(mover) = self.calm.mover() else { return String::new() };
        let view = self.calm.duel().seen_by(mover);
        let hand = self.calm.hand(mover);
        let asked = self.duellists.addressee(hand);
        match (self.phase == DuelPhase::Followed || self.is_bot(mover), view.feels.is_some(), view.may_feel) {
            (true, ..) => dschamal::feels_about(self.duellists.name(hand)),
            (_, false, _) => dschamal::asks_feel(asked),
            (_, true, true) => dschamal::asks_draw_or_feel(asked),
            (_, true, false) if view.may_hold => dschamal::asks_draw_or_hold(asked),
            (_, true, false) => dschamal::asks_draw(asked),
        }
    }

    /// The buttons; none if the duel is followed.
    fn controls(&self) -> Vec<Control<CalmButton>> {
        if self.phase == DuelPhase::Followed {
            return Vec::new();
        }
        let view = self.person().map(|seat| self.calm.duel().seen_by(seat));
        let is = |asked: fn(&CalmView) -> bool| view.as_ref().is_some_and(asked);
        let (holds, may_feel, may_hold) =
            (is(|view| view.feels.is_some()), is(|view| view.may_feel), is(|view| view.may_hold));
        let control = |press, text: &str, rank, enabled, key| Control {
            press,
            text: text.into(),
            signs: None,
            rank,
            picked: false,
            enabled,
            key,
        };
        let draw = |rank| control(CalmButton::Draw { shout: false }, dschamal::draw(), rank, holds, "d");
        let feel = |text, rank| control(CalmButton::Feel, text, rank, may_feel, "f");
        let (beside, main) = match (holds, may_hold) {
            (true, true) => (draw(Rank::Choice), control(CalmButton::Hold, dschamal::hold(), Rank::Main, true, "h")),
            (true, false) if !may_feel => (feel(dschamal::feel_another(), Rank::Choice), draw(Rank::Main)),
            (true, false) => (draw(Rank::Choice), feel(dschamal::feel_another(), Rank::Main)),
            (false, _) => (draw(Rank::Choice), feel(dschamal::feel(), Rank::Main)),
        };
        vec![
            control(CalmButton::Leave, dschamal::leave(), Rank::Choice, true, ""),
            beside,
            control(CalmButton::Draw { shout: true }, dschamal::draw_shouting(), Rank::Choice, holds, "c"),
            main,
        ]
    }

    fn who(&self, seat: Seat) -> Who<'_> {
        self.duellists.who(self.calm.hand(seat))
    }
}
