//! B4, B9, B10: duels between bots.

use std::collections::BTreeSet;

use caravanserai::bots::dschamal::Skill;
use caravanserai::play::bag::{BotHand, Heap, Live, Size, bot_duel};
use caravanserai::rules::Game;
use caravanserai::rules::dschamal::{Dschamal, DuelKind, Event, Options, Verdict};
use fastrand::Rng;

use super::due;

#[test]
fn b4_what_bots_draw_alone_is_a_legal_draw_and_the_same_bits_give_the_same() {
    for manner in [DuelKind::Live, DuelKind::Calm] {
        let state = due(manner);
        let fought = |seed| {
            let mut rng = Rng::with_seed(seed);
            bot_duel(&state, [Skill::Highest, Skill::Lowest], &mut || rng.u64(..)).expect("a duel is due")
        };
        for seed in 0..60 {
            let mut after = state;
            for action in fought(seed).actions() {
                assert!(matches!(after.apply(&action), Ok(Event::Drawn { .. })), "{action}");
            }
        }
        assert_eq!(fought(7), fought(7));
        let drawers: BTreeSet<_> = (0..60).map(|seed| fought(seed).drawer).collect();
        assert_eq!(drawers.len(), 2, "either hand can be the first");
    }
}

#[test]
fn where_no_duel_is_due_bots_fight_none() {
    for duel_is in [DuelKind::Live, DuelKind::Calm] {
        let state = Dschamal::new(&Options { duel: duel_is, ..Options::default() }).expect("options");
        assert_eq!(bot_duel(&state, [Skill::Middle; 2], &mut || panic!("nothing is left to chance")), None);
    }
}

/// The times in which a hand of this skill draws a piece that nobody else looks for, in 200 bags, in order, in seconds.
fn times_alone(skill: Skill, state: &Dschamal) -> Vec<f64> {
    let size = Size::of(0.6);
    let time = |seed| {
        let mut rng = Rng::with_seed(seed);
        let mut random = || rng.u64(..);
        let mut live = Live::new(Heap::shaken(state.bag(), size, &mut random), 0.0);
        let mut hand = BotHand::new(1, skill, state, (size, 0.0), &mut random);
        let mut now = 0.0;
        while live.verdict(now) == Verdict::Open {
            now += 16.0;
            hand.advance(&mut live, now, &mut random);
        }
        now / 1000.0
    };
    let mut times: Vec<_> = (0..200).map(time).collect();
    times.sort_by(f64::total_cmp);
    times
}

#[test]
fn b10_half_of_the_bots_draws_and_nine_of_ten_take_four_to_twenty_seconds_by_level() {
    // The first duel of a match, in which the fewest pieces are worth drawing.
    let state = due(DuelKind::Live);
    let all = Skill::ALL.map(|skill| times_alone(skill, &state));
    let [medians, nine_of_ten] = [100, 180].map(|place| all.each_ref().map(|times| times[place]));
    for times in [medians, nine_of_ten] {
        assert!(times.is_sorted_by(|slower, quicker| slower > quicker), "{times:?}");
        assert!(times.iter().all(|seconds| (4.0..=20.0).contains(seconds)), "{times:?}");
    }
}

#[test]
fn b10_no_bots_hand_starts_before_three_and_each_comes_out_in_a_while() {
    let state = due(DuelKind::Live);
    let (size, three) = (Size::of(0.6), 5_000.0);
    for seed in 0..40 {
        let mut rng = Rng::with_seed(seed);
        let mut random = || rng.u64(..);
        let mut live = Live::new(Heap::shaken(state.bag(), size, &mut random), three);
        let mut hand = BotHand::new(1, Skill::Middle, &state, (size, three), &mut random);
        let mut now = 0.0;
        while live.verdict(now) == Verdict::Open {
            now += 16.0;
            hand.advance(&mut live, now, &mut random);
            assert!(!live.is_held_back(1, now));
            assert!(now > three || !live.is_closed(1));
            assert!(now < three + 600_000.0, "seed {seed}");
        }
        assert!(live.is_out(1) && !live.drawn(1, state.pairing().expect("a duel").challenged).pieces.is_empty());
    }
}
