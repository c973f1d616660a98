//! How good a position of Damath is.

use super::alpha_beta::{self, Duel};
use super::judge::{self, Weighed};
use super::search::{self, AlphaBeta, Expectimax, Limits, Position};
use super::{Bot, Evaluate, Level, Search, Worth};
use crate::rules::damath::{Action, Damath, Hand, Side, Sum, Way};
use crate::rules::{Game, Seat, Turn};

/// How far the two upper levels look ahead.
const KEEN: Limits = Limits::depth(2);
const MASTER: Limits = Limits::positions(300_000);
/// The highest at the end of a match, where it finds out all ([`Position::is_ending`]).
const ENDING: Limits = Limits::positions(1_000_000);
/// How far a move is looked at that has been made.
const JUDGE: Limits = Limits { depth: 6, positions: 60_000 };

/// In hundredths of a point: how far the seat's final score would be ahead of the other's if the match ended now (D12),
/// or, if a capture is compulsory, after the one that is best for the player to move (D7, D9). Nothing before the lot
/// (D3).
impl Evaluate for Damath {
    const BOTS: &'static [Bot] = &[
        Bot::Random,
        Bot::OneAhead,
        Bot::AlphaBeta { depth: 2 },
        Bot::AlphaBeta { depth: 4 },
        Bot::AlphaBeta { depth: 7 },
    ];

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

    /// For an opponent who is late, a bot plays the way that scores least, by lot among equals (D13).
    fn bind_bots(&self, actions: &mut Vec<Action>) -> bool {
        let late = self.hand() == Hand::Opponent;
        if late {
            let lowest = self.lowest_ways();
            actions.retain(|action| matches!(action, Action::Play(way) if lowest.contains(way)));
        }
        late
    }

    fn search(&self, actions: &[Action], depth: u8) -> Option<Action> {
        alpha_beta::best(self, actions, depth)
    }

    /// The score as it stands (D12).
    fn plain(&self, seat: Seat) -> i64 {
        self.side_of(seat).map_or(0, |side| lead(self, side))
    }

    /// Who is not behind and has nothing more to gain offers to finish (D11): not in every turn, since it may be declined.
    fn aside(&self, seat: Seat) -> Option<Action> {
        let quiet = self.quiet_moves();
        // Each has every second of the moves.
        let is_time = quiet >= STALE && quiet % STALE < 2 && self.turn() == Turn::Seat(seat);
        let offers = is_time && self.plain(seat) >= 0 && self.check(&Action::Offer).is_ok();
        offers.then_some(Action::Offer)
    }

    fn searches(&self, _seat: Seat, actions: Vec<Action>, limits: Limits) -> Box<dyn Search<Action>> {
        Box::new(AlphaBeta::new(self, actions, limits))
    }

    fn weighs(&self, seat: Seat, chosen: &Action) -> Weighed<Action> {
        judge::searched(self, seat, chosen, JUDGE, |worth| search::lead(self, worth))
    }

    /// A beginner sees what a move scores; the next level also what is taken thereafter; the others look ahead.
    fn thinks(&self, level: Level, seat: Seat, mut actions: Vec<Action>) -> Box<dyn Search<Action>> {
        // Nobody who came to play agrees to a draw as long as there is something to play for (D11).
        if self.plain(seat) == 0 && self.quiet_moves() < STALE {
            actions.retain(|action| *action != Action::Accept);
        }
        let judges: fn(&Self) -> Worth = match level {
            Level::Beginner => |state| state.by_seat(Self::plain),
            Level::Casual => Self::values,
            Level::Keen => return self.searches(seat, actions, KEEN),
            Level::Master => return self.searches(seat, actions, if self.is_ending() { ENDING } else { MASTER }),
        };
        Box::new(Expectimax::new(self, seat, actions, judges, Limits::depth(1)))
    }
}

/// After so many moves without a capture or a chip's move (D11), and after as many more each time, a bot takes it that nothing
/// more is to be gained.
const STALE: usize = 10;

/// Two who move in turn; after the answer to an offer it is the move of the player who made it (D11). What counts is the
/// final score as it stands (D12), exactly (D10).
impl Duel for Damath {
    type Lead = Sum;

    fn after(&self, action: &Action) -> Self {
        if let Action::Play(way) = action {
            return self.played(way);
        }
        let mut state = *self;
        // What is listed is not refused.
        let _ = state.apply(action);
        state
    }

    /// No capture is compulsory (D7). Each takes a piece for good, so a chain of them ends.
    fn is_quiet(&self) -> bool {
        !self.must_capture()
    }

    fn lead(&self) -> Sum {
        let side = self.side();
        self.total(side) - self.total(side.other())
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
    use crate::bots::lots::Lots;
    use crate::bots::{Bot, Level, choose};
    use crate::rules::damath::{Action, Damath, Options};
    use crate::rules::{Game, Seat, Turn};

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

    /// What the bot plays for whoever has to act there, by a lot that is drawn low, in the middle or high.
    fn played_by(bot: Bot, position: &str) -> [String; 3] {
        let state: Damath = position.parse().expect("a position");
        let Turn::Seat(seat) = state.turn() else { panic!("{position}") };
        [0, 1 << 63, u64::MAX].map(|lot| choose(bot, &state, seat, &mut || lot).expect("an action").to_string())
    }

    /// Holds that searches of any depth play `expected`.
    fn check(position: &str, expected: &str) {
        for depth in 1..=6 {
            let played = played_by(Bot::AlphaBeta { depth }, position);
            assert_eq!(played, [expected; 3], "{depth} moves ahead: {position}");
        }
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
        check("turn 1 | 1: 9@23 1@12 | 2: 10@45", "12-03");
    }

    #[test]
    fn d11_ends_the_match_where_that_wins_it() {
        check("turn 1 | 1: D9@07 | 2: D5@14 | shuttle 1 4 16", "07-16");
        let behind = "turn 1 | 1: D9@07 | 2: D5@14 | scores 0 10 | shuttle 1 4 16";
        for depth in 1..=6 {
            assert_ne!(played_by(Bot::AlphaBeta { depth }, behind)[0], "07-16");
        }
    }

    #[test]
    fn d11_agrees_to_finish_where_playing_on_promises_no_more() {
        let offer = "turn 1 | 1: 9@50 3@70 | 2: 10@72 2@07 | offer open";
        for bot in [Bot::OneAhead, Bot::AlphaBeta { depth: 1 }, Bot::AlphaBeta { depth: 4 }] {
            let answers = |scores: &str| played_by(bot, &format!("{offer} | scores {scores}"));
            assert_eq!(answers("0 1"), ["accept"; 3], "{bot:?} is ahead");
            assert_eq!(answers("1 0"), ["decline"; 3], "{bot:?} is behind");
        }
    }

    #[test]
    fn d11_agrees_to_a_draw_unless_there_is_something_to_gain() {
        check("turn 1 | 1: 9@10 | 2: 9@67 | offer open", "accept");
        // The 2 must take the 3, which brings −1, and the 9 takes the 2.
        check("turn 1 | 1: 2@12 | 2: 3@23 9@45 1@56 | scores 11 0 | offer open", "decline");
        // The 9 must take the 9.
        check("turn 1 | 1: 9@23 | 2: 9@34 | offer open", "accept");
    }

    /// In which turns of a match in which damas only walk about whoever is not behind offers to finish: after so many such moves.
    fn offered(scores: &str) -> Vec<usize> {
        let mut state: Damath =
            format!("turn 1 | 1: D9@07 D1@01 | 2: D9@76 D1@70 | scores {scores}").parse().expect("a position");
        let mut turns = Vec::new();
        let mut lots = Lots(1);
        while let Turn::Seat(seat) = state.turn() {
            if state.must_capture() {
                break;
            }
            let asides = [0, 1].map(|seat| state.aside(Seat(seat)));
            if asides[seat.index()].is_some() {
                assert_eq!(asides[seat.index()], Some(Action::Offer));
                turns.push(state.quiet_moves());
            }
            assert_eq!(asides[1 - seat.index()], None, "it is not their turn");
            // Only steps after which nothing can be taken.
            let ways: Vec<_> = state.ways().into_iter().filter(|way| !state.played(way).must_capture()).collect();
            let Some(way) = ways.get(lots.below(ways.len())) else { break };
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

    /// What the levels answer in turn to an offer to finish.
    fn answers(position: &str) -> Vec<String> {
        let state: Damath = position.parse().expect("a position");
        let Turn::Seat(seat) = state.turn() else { panic!("{position}") };
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let answer = |level| {
            let mut search = state.thinks(level, seat, actions.clone());
            while search.go_on(1000) {}
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
    fn d11_a_random_bot_answers_by_lot() {
        let answers = played_by(Bot::Random, "turn 1 | 1: 9@10 | 2: 9@67 | offer open");
        assert_eq!(answers, ["accept", "decline", "decline"]);
    }

    #[test]
    fn d8_goes_on_with_what_is_entered() {
        check("turn 1 | 1: 9@23 1@12 | 2: 10@45 | entered 23", "23-14");
    }

    #[test]
    fn d13_a_bot_plays_the_lowest_scoring_way_for_an_opponent_who_is_late() {
        for &bot in Damath::BOTS {
            let played = played_by(bot, "turn 2 | 1: 10@54 7@10 | 2: D9@76 | late opponent");
            assert_eq!(played, ["76x43"; 3]);
        }
    }

    #[test]
    fn d13_among_equals_by_lot() {
        for &bot in Damath::BOTS {
            let played = played_by(bot, "turn 2 | 1: 9@23 | 2: 10@45 | late opponent");
            assert_eq!(played, ["45-34", "45-54", "45-54"]);
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
