//! The evaluation and the levels of Damath.

use super::evaluate::Assessment;
use super::search::{self, AlphaBeta, Endgame, Expectimax, Limits, Search, Tracked};
use super::{Evaluate, Level, Worth, judge};
use crate::rules::damath::{Action, Damath, Hand, Side, Way};
use crate::rules::{Game, Seat, Turn};

/// The search limits of the two upper levels.
const ADVANCED: Limits = Limits::depth(2);
const MASTER: Limits = Limits::positions(300_000);
/// The search limit of the analysis of a move that was played.
const JUDGE: Limits = Limits { depth: 6, positions: 60_000 };
/// The number of moves of the best play after a move.
const LINE: u8 = 4;

/// In hundredths of a point: the lead in final score if the match ended now (D12), or, where a capture is compulsory,
/// after the capture that is best for the side to move (D7, D9). 0 before the sides are drawn (D3).
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

    /// On behalf of an opponent who is late, a bot plays the lowest-scoring move, at random among equals (D13).
    fn restrict_for_bot(&self, actions: &mut Vec<Action>) -> bool {
        let late = self.hand() == Hand::Opponent;
        if late {
            let lowest = self.lowest_ways();
            actions.retain(|action| matches!(action, Action::Play(way) if lowest.contains(way)));
        }
        late
    }

    /// The lead in score, without the compulsory capture (D12).
    fn material(&self, seat: Seat) -> i64 {
        self.side_of(seat).map_or(0, |side| lead(self, side))
    }

    /// Offers to finish once the position is stale and the seat is not behind (D11); only at intervals, since an
    /// offer may be declined.
    fn choose_side_action(&self, seat: Seat) -> Option<Action> {
        let quiet = self.quiet_moves();
        // Each player has every second of the quiet moves.
        let is_time = quiet >= STALE && quiet % STALE < 2 && self.turn() == Turn::Seat(seat);
        let offers = is_time && self.material(seat) >= 0 && self.check(&Action::Offer).is_ok();
        offers.then_some(Action::Offer)
    }

    /// Endgames are solved, whatever the limits.
    fn start_search(&self, _seat: Seat, actions: Vec<Action>, limits: Limits) -> Box<dyn Search<Action>> {
        match Endgame::new(self, &actions) {
            Some(endgame) => Box::new(endgame),
            None => Box::new(AlphaBeta::new(Tracked::new(self), actions, limits)),
        }
    }

    fn outlook(&self) -> Worth {
        judge::searched_outlook(self, judging, |worth| search::lead(self, worth))
    }

    fn assess(&self, seat: Seat, chosen: &Action, then: Worth) -> Assessment<Action> {
        judge::assess_by_search(self, seat, (chosen, then), judging, |worth| search::lead(self, worth))
    }

    fn best_play(&self) -> Vec<Action> {
        judge::best_play_by_search(self, LINE, |state, actions, left| {
            let limits = Limits { depth: JUDGE.depth - LINE - 1 + left, ..JUDGE };
            Box::new(AlphaBeta::new(Tracked::new(state), actions, limits))
        })
    }

    /// A beginner sees the score of its own move, a casual bot also the captures that follow; the upper levels
    /// search.
    fn start_level_search(&self, level: Level, seat: Seat, mut actions: Vec<Action>) -> Box<dyn Search<Action>> {
        // No level accepts a draw before the position is stale (D11).
        if self.material(seat) == 0 && self.quiet_moves() < STALE {
            actions.retain(|action| *action != Action::Accept);
        }
        let evaluate: fn(&Self) -> Worth = match level {
            Level::Beginner => |state| state.by_seat(Self::material),
            Level::Casual => Self::values,
            Level::Advanced => return Box::new(AlphaBeta::new(Tracked::plain(self), actions, ADVANCED)),
            Level::Master => return self.start_search(seat, actions, MASTER),
        };
        Box::new(Expectimax::new(self, seat, actions, evaluate, Self::SCALE, Limits::depth(1)))
    }
}

/// The search of the analysis. It does not solve endgames, which would take too long for every move of one.
fn judging(state: &Damath, actions: Vec<Action>) -> Box<dyn Search<Action>> {
    Box::new(AlphaBeta::new(Tracked::new(state), actions, JUDGE))
}

/// The number of quiet moves (D11) after which a position is stale, and between two offers.
const STALE: usize = 10;

/// The lead of `side`, in hundredths of a point, saturating.
fn lead(state: &Damath, side: Side) -> i64 {
    let [own, other] = [side, side.other()].map(|side| state.score_breakdown(side).total.hundredths());
    let lead = own - other;
    i64::try_from(lead).unwrap_or(if lead < 0 { -i64::MAX } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::Evaluate;
    use crate::bots::Level;
    use crate::bots::rng::SplitMix64;
    use crate::bots::thinking::done;
    use crate::rules::damath::{Action, Damath, Options};
    use crate::rules::{Game, Seat, Turn};

    /// The moves that bots of this level play for the side to move, over `seeds` seeds.
    fn played(level: Level, position: &str, seeds: u64) -> Vec<String> {
        let state: Damath = position.parse().expect("a position");
        let Turn::Seat(seat) = state.turn() else { panic!("{position}") };
        done(level, &state, seat, seeds)
    }

    /// Asserts that a bot with a search plays `expected`.
    fn check(position: &str, expected: &str) {
        assert_eq!(played(Level::Advanced, position, 64), [expected], "{position}");
    }

    #[test]
    fn lands_where_the_capture_scores_and_nothing_is_lost() {
        // On (3,4) it is 9 − 10, on the two others 9 + 10; but on (5,6) the 7 takes the dama.
        check("turn 1 | 1: D9@01 | 2: 10@23 7@67", "01x45");
    }

    #[test]
    fn steps_to_where_it_cannot_be_taken() {
        check("turn 1 | 1: 9@23 | 2: 10@45", "23-14");
        check("turn 1 | 1: 9@23 | 2: 10@05", "23-34");
    }

    #[test]
    fn takes_what_scores_less_now_and_more_in_the_end() {
        // On (6,3) it is 9 + 3, but the 12 takes the 9 there; on (2,3) it is 9 − 2.
        check("turn 1 | 1: 9@41 | 2: 3@52 2@32 12@74", "41x23");
        check("turn 1 | 1: 9@41 | 2: 3@52 2@32", "41x63");
    }

    #[test]
    fn exchanges_what_is_worth_less_only() {
        check("turn 1 | 1: 9@23 1@12 | 2: 2@45", "23-34");
        assert_eq!(played(Level::Advanced, "turn 1 | 1: 9@23 1@12 | 2: 10@45", 64), ["12-03", "23-14"]);
    }

    #[test]
    fn d11_ends_the_match_where_that_wins_it() {
        check("turn 1 | 1: D9@07 | 2: D5@14 | shuttle 1 4 16", "07-16");
        let behind = "turn 1 | 1: D9@07 | 2: D5@14 | scores 0 10 | shuttle 1 4 16";
        for level in [Level::Advanced, Level::Master] {
            assert_ne!(played(level, behind, 1), ["07-16"], "{level:?}");
        }
    }

    #[test]
    fn d11_agrees_to_finish_where_playing_on_promises_no_more() {
        let offer = "turn 1 | 1: 9@50 3@70 | 2: 10@72 2@07 | offer open";
        check(&format!("{offer} | scores 0 1"), "accept");
        check(&format!("{offer} | scores 1 0"), "decline");
    }

    /// The numbers of quiet moves after which a seat offers to finish, in a match in which the damas move at random
    /// without a capture.
    fn offered(scores: &str) -> Vec<usize> {
        let mut state: Damath =
            format!("turn 1 | 1: D9@07 D1@01 | 2: D9@76 D1@70 | scores {scores}").parse().expect("a position");
        let mut turns = Vec::new();
        let mut rng = SplitMix64(1);
        while let Turn::Seat(seat) = state.turn() {
            if state.must_capture() {
                break;
            }
            let asides = [0, 1].map(|seat| state.choose_side_action(Seat(seat)));
            if asides[seat.index()].is_some() {
                assert_eq!(asides[seat.index()], Some(Action::Offer));
                turns.push(state.quiet_moves());
            }
            assert_eq!(asides[1 - seat.index()], None, "it is not their turn");
            // Only moves after which no capture is compulsory.
            let ways: Vec<_> = state.ways().into_iter().filter(|way| !state.played(way).must_capture()).collect();
            let Some(way) = ways.get(rng.below(ways.len())) else { break };
            state = state.played(way);
        }
        turns
    }

    #[test]
    fn d11_offers_to_finish_where_nothing_more_is_to_be_gained_unless_it_is_behind() {
        assert_eq!(
            offered("5 0"),
            [10, 20, 30, 40],
            "the first player is ahead, and moves after every other quiet move"
        );
        assert_eq!(offered("0 5"), [11, 21, 31, 41]);
        assert_eq!(offered("0 0"), [10, 11, 20, 21, 30, 31, 40, 41], "either agrees to a draw");
    }

    /// The answers of the levels, weakest first, to an offer to finish.
    fn answers(position: &str) -> Vec<String> {
        let state: Damath = position.parse().expect("a position");
        let Turn::Seat(seat) = state.turn() else { panic!("{position}") };
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let answer = |level| {
            let mut search = state.start_level_search(level, seat, actions.clone());
            while search.advance(1000) {}
            search.thought().expect("a thought").action.to_string()
        };
        Level::ALL.map(answer).to_vec()
    }

    #[test]
    fn d11_no_level_agrees_to_a_draw_before_it_is_time_and_each_to_a_win() {
        let start = "turn 1 | 1: 9@10 5@12 | 2: 9@67 5@65 | offer open";
        assert_eq!(answers(start), ["decline"; 4]);
        assert_eq!(answers(&format!("{start} | scores 0 40")), ["accept"; 4]);
    }

    #[test]
    fn d8_goes_on_with_what_is_entered() {
        check("turn 1 | 1: 9@23 1@12 | 2: 10@45 | entered 23", "23-14");
    }

    #[test]
    fn d13_a_bot_plays_the_lowest_scoring_way_for_an_opponent_who_is_late() {
        for level in Level::ALL {
            let played = played(level, "turn 2 | 1: 10@54 7@10 | 2: D9@76 | late opponent", 8);
            assert_eq!(played, ["76x43"], "{level:?}");
        }
    }

    #[test]
    fn d13_among_equals_by_lot() {
        for level in Level::ALL {
            let played = played(level, "turn 2 | 1: 9@23 | 2: 10@45 | late opponent", 8);
            assert_eq!(played, ["45-34", "45-54"], "{level:?}");
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
