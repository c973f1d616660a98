//! How good a position of Damath is.

use super::Evaluate;
use crate::rules::damath::{Action, Damath, Hand, Side, Way};
use crate::rules::{Game, Seat};

/// In hundredths of a point: how far the seat's final score would be ahead of the other's if the match ended now (D12),
/// or, if a capture is compulsory, after the one that is best for the player to move (D7, D9). Nothing before the lot
/// (D3).
impl Evaluate for Damath {
    fn value(&self, seat: Seat) -> i64 {
        let Some(side) = self.side_of(seat) else {
            return 0;
        };
        let mover = self.side();
        let captures = self.ways().into_iter().filter(Way::is_capture);
        let after = captures.filter_map(|way| {
            let mut state = *self;
            state.apply(&Action::Play(way)).is_ok().then(|| lead(&state, mover))
        });
        let best = after.max().unwrap_or_else(|| lead(self, mover));
        if side == mover { best } else { -best }
    }

    /// For an opponent who is late, a bot plays the way that scores least (D13).
    fn bind_bots(&self, actions: &mut Vec<Action>) {
        if self.hand() == Hand::Opponent {
            let lowest = self.lowest_ways();
            actions.retain(|action| matches!(action, Action::Play(way) if lowest.contains(way)));
        }
    }
}

/// How far `side` is ahead.
fn lead(state: &Damath, side: Side) -> i64 {
    let [own, other] = [side, side.other()].map(|side| state.account(side).total.hundredths());
    let lead = own - other;
    i64::try_from(lead).unwrap_or(if lead < 0 { -i64::MAX } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::Evaluate;
    use crate::bots::{Bot, choose};
    use crate::rules::damath::{Damath, Options};
    use crate::rules::{Game, Seat};

    /// What one-ahead plays for the first player, who sits on A.
    fn played(position: &str) -> String {
        let state: Damath = position.parse().expect("a position");
        let action = choose(Bot::OneAhead, &state, Seat(0), &mut || 0);
        action.expect("an action").to_string()
    }

    #[test]
    fn lands_where_the_capture_scores_and_nothing_is_lost() {
        // On (3,4) it is 9 − 10, on the two others 9 + 10; but on (5,6) the 7 takes the dama.
        assert_eq!(played("turn 1 | 1: D9@01 | 2: 10@23 7@67"), "01x45");
    }

    #[test]
    fn steps_to_where_it_cannot_be_taken() {
        assert_eq!(played("turn 1 | 1: 9@23 | 2: 10@45"), "23-14");
        assert_eq!(played("turn 1 | 1: 9@23 | 2: 10@05"), "23-34");
    }

    #[test]
    fn d13_a_bot_plays_the_lowest_scoring_way_for_an_opponent_who_is_late() {
        let state: Damath = "turn 2 | 1: 10@54 7@10 | 2: D9@76 | late opponent".parse().expect("a position");
        for &bot in Damath::BOTS {
            for lot in [0, u64::MAX] {
                let action = choose(bot, &state, Seat(0), &mut || lot);
                assert_eq!(action.map(|action| action.to_string()), Some("76x43".into()));
            }
        }
    }

    #[test]
    fn what_one_has_more_the_other_has_less() {
        let state: Damath = "turn 1 | 1: 9@30 D3@03 | 2: 10@41 5@25".parse().expect("a position");
        let values = [0, 1].map(|seat| Evaluate::value(&state, Seat(seat)));
        assert_eq!(values[0], -values[1]);
        let start = Damath::new(&Options::default()).expect("the default options can be played");
        assert_eq!(Evaluate::value(&start, Seat(0)), 0);
    }
}
