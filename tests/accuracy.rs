//! The accuracy that the analysis tells of players, in matches of bots that the engine judged: `data/accuracy/` has a line
//! for each, with the level or `lot`, the range of the outlook, and what each choice lost, in hundredths.

use caravanserai::play::{AnalysedStep, AnalysedSteps};
use caravanserai::rules::{Actor, Seat};

const A: Seat = Seat(0);

/// The accuracy of the player of a line.
fn accuracy(range: i64, losses: &[i64]) -> u8 {
    let mut analysis = AnalysedSteps::new();
    let step = |outlook: i64, actor, loss: i64| AnalysedStep {
        actor,
        outlook: vec![outlook, -outlook],
        luck: vec![0, 0],
        cost: -loss,
        better: (loss > 0).then_some(()),
        after_better: Vec::new(),
        after_chosen: Vec::new(),
        is_choice: actor != Actor::Chance,
        is_simultaneous: false,
        hidden: None,
    };
    for loss in losses {
        analysis.add(step(0, Actor::Seat(A), *loss));
    }
    analysis.add(step(range, Actor::Chance, 0));
    analysis.accuracy(A).expect("choices")
}

/// The median accuracy of a level, by the lines of a game.
fn median(lines: &str, level: &str) -> u8 {
    let of = lines.lines().filter_map(|line| line.strip_prefix(level)?.strip_prefix(' ')).map(|line| {
        let numbers: Vec<i64> = line.split(' ').map(|number| number.parse().expect("a number")).collect();
        accuracy(numbers[0], &numbers[1..])
    });
    let mut all: Vec<_> = of.collect();
    all.sort_unstable();
    u8::midpoint(all[(all.len() - 1) / 2], all[all.len() / 2])
}

#[test]
fn accuracy_is_low_by_lot_and_rises_with_the_level() {
    let games = [include_str!("data/accuracy/damath.txt"), include_str!("data/accuracy/marrakech.txt")];
    for lines in games {
        let medians = ["lot", "level-1", "level-2", "level-3", "level-4"].map(|level| median(lines, level));
        assert!(medians.is_sorted(), "{medians:?}");
        let [by_lot, .., falcon] = medians;
        assert!(by_lot <= 20 && falcon >= 95, "{medians:?}");
    }
    let sparrow = median(games[1], "level-1");
    assert!((40..=65).contains(&sparrow), "{sparrow}% in Marrakech");
}
