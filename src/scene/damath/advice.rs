//! Reasons for a move of Damath: what it captures, and what the opponent can capture next.

use super::words::{called, piece, place, who};
use super::{board, geometry, numbers};
use crate::rules::Game;
use crate::rules::damath::{Action, Capture, Damath, Event, Number, Sum, Way};
use crate::scene::{Advice, Advise, Seating};
use crate::words::{all_of, damath};

impl Advise for Damath {
    fn advice(&self, action: &Action, seating: &Seating) -> Option<Advice> {
        let offer = |key| Some(Advice::on([], &[counted_now(self, key)]));
        match action {
            Action::Play(way) => {
                let says: Vec<_> = [moves(self, way, seating)?].into_iter().chain(after(self, way, seating)?).collect();
                let cells = [way.from()].into_iter().chain(way.landings()).map(Into::into);
                let (aside, inset) = geometry::chip(board::is_wide(self.options().set));
                Some(Advice::along(cells, &says).round(aside, inset))
            }
            Action::Accept => offer("accept"),
            Action::Decline => offer("decline"),
            Action::Offer => offer("offer"),
            _ => None,
        }
    }

    fn loss(&self, replies: &[Action], seating: &Seating) -> Option<String> {
        Loss::greatest(self, replies).map(|loss| loss.in_words(self, replies, seating))
    }
}

/// What a player loses by the first of some replies.
struct Loss {
    /// The number of the replies.
    replies: usize,
    /// The number of lost pieces, and of those taken in return.
    lost: usize,
    taken: usize,
    /// The change of the player's lead by captures.
    lead: Sum,
    /// `true` if the opponent has a new dama.
    crowned: bool,
}

impl Loss {
    /// Returns the greatest loss by captures of the player who has just moved, or by a new dama of the opponent; `None`
    /// if no reply takes anything, and none becomes a dama.
    fn greatest(state: &Damath, replies: &[Action]) -> Option<Self> {
        let (mut state, loser) = (*state, state.side().other());
        let mut now = Self { replies: 0, lost: 0, taken: 0, lead: Sum::default(), crowned: false };
        let mut greatest: Option<Self> = None;
        for action in replies {
            let Ok(Event::Moved { side, crowned, capture, .. }) = state.apply(action) else { break };
            now.replies += 1;
            let (pieces, gain) = capture.map_or_else(Default::default, |taken| (taken.way().len(), taken.sum()));
            if side == loser {
                now.taken += pieces;
                now.lead += gain;
            } else {
                now.lost += pieces;
                now.lead = now.lead - gain;
                now.crowned |= crowned;
                let is_greater =
                    greatest.as_ref().is_none_or(|most| (now.lead, most.crowned) < (most.lead, now.crowned));
                if is_greater && (now.lost > 0 || now.crowned) {
                    greatest = Some(Self { ..now });
                }
            }
        }
        greatest
    }

    fn in_words(&self, state: &Damath, replies: &[Action], seating: &Seating) -> String {
        let moves = replies[..self.replies].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let (loser, opponent) = (state.side().other(), state.side());
        let (loser, opponent) = (who(state, seating, loser), who(state, seating, opponent));
        let score = numbers::gain(Number::from_sum(self.lead, state.options().set));
        match (self.lost, self.taken) {
            (0, _) => damath::loss_dama(&moves, opponent),
            (lost, 0) => damath::loss(&moves, loser, lost, &score, if self.crowned { "yes" } else { "no" }),
            (lost, taken) => damath::loss_exchange(&moves, loser, lost, taken, &score),
        }
    }
}

/// Returns a sentence on the move: the pieces that it captures and, unless the player is to work it out, the score.
fn moves(state: &Damath, way: &Way, seating: &Seating) -> Option<String> {
    let (chip, kind) = called(state, way.from())?;
    let from = place(way.from());
    let Some(capture) = state.capture(way) else {
        return Some(damath::hint_goes(&chip, kind, &from, &place(way.to())));
    };
    let taken = all_of(capture.taken().iter().map(|(_, taken)| piece(state, *taken)));
    Some(if seating.works_out {
        damath::advice_takes(&chip, kind, &from, &taken)
    } else {
        damath::advice_takes_for(&chip, kind, &from, &taken, &numbers::gain(capture.score()))
    })
}

/// Returns sentences on the consequences: a new dama, the end of the match, or the opponent's best capture in reply.
fn after(state: &Damath, way: &Way, seating: &Seating) -> Option<Vec<String>> {
    let mut after = *state;
    let Event::Moved { crowned, end, .. } = after.apply(&Action::Play(*way)).ok()? else { return None };
    let crowned = crowned.then(|| damath::advice_crowned().to_owned());
    let opponent = who(state, seating, state.side().other());
    let answer = if end.is_some() {
        Some(damath::advice_ends().to_owned())
    } else if let Some((pieces, best)) = most(&after) {
        let score = numbers::gain(best.score());
        let answer = if seating.works_out {
            damath::advice_answer(opponent, pieces)
        } else {
            damath::advice_answer_for(opponent, pieces, &score)
        };
        return Some(crowned.into_iter().chain([answer]).chain(least(state, way)).collect());
    } else if crowned.is_none() {
        Some(damath::advice_safe(opponent))
    } else {
        None
    };
    Some(crowned.into_iter().chain(answer).collect())
}

/// Returns a sentence that no other move has a better score after the opponent's best reply; none if that is false or
/// the move is the only one. It excuses a move with a bad consequence.
fn least(state: &Damath, way: &Way) -> Option<String> {
    let left = |way: &Way| {
        let gain = state.capture(way).map_or_else(Sum::default, |capture| capture.sum());
        gain - most(&state.played(way)).map_or_else(Sum::default, |(_, answer)| answer.sum())
    };
    let ways = state.ways();
    let best = left(way);
    (ways.len() > 1 && ways.iter().all(|other| left(other) <= best)).then(|| damath::advice_least().into())
}

/// Returns the number of pieces that the side to move must capture, and its best-scoring capture; none if it has no
/// capture.
fn most(state: &Damath) -> Option<(usize, Capture)> {
    let captures = state.ways().into_iter().filter_map(|way| state.capture(&way));
    let best = captures.max_by_key(Capture::sum)?;
    Some((best.way().len(), best))
}

/// Returns a sentence for the decision on an offer to finish: the totals if they were counted now (D12), own total
/// first.
fn counted_now(state: &Damath, what: &'static str) -> String {
    let [own, other] =
        [state.side(), state.side().other()].map(|side| numbers::brief(state.score_breakdown(side).total));
    let [own, other] = if what == "offer" { [own, other] } else { [other, own] };
    damath::advice_count(what, &own, &other)
}
