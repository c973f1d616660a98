//! The course of Marrakech.

use crate::rules::Clause;
use crate::rules::marrakech::{Event, Marrakech};
use crate::scene::{ANY, Lessons, Step};
use crate::words::marrakech_lessons as words;

/// A state with these rugs, of two players with their dirhams of the start.
macro_rules! market {
    ($asam:literal, $laid:literal, $now:literal) => {
        concat!("deck plain; order A > B; asam ", $asam, "; dirhams 30 30; laid", $laid, "; now A ", $now)
    };
}

/// The state before the last rug of a match.
const LAST_RUG: &str = "deck plain; order A > B; asam d4 north; dirhams 30 30; laid A:a5-a6 B:b4-b5 A:f1-f2 B:c2-c3 \
    A:a6-a7 B:c1-c2 A:a5-b5 B:b6-c6 A:e3-f3 B:b2-b3 A:d1-d2 B:b5-b6 A:d1-e1 B:e2-f2 A:a6-b6 B:b6-b7 A:c2-d2 B:f2-g2 \
    A:a4-a5 B:a5-b5 A:b4-b5 B:c2-c3 A:a5-b5 B:d5-d6 A:c2-d2 B:a4-a5 A:b7-c7 B:d6-e6 B:c4-c5; now A lay";

impl Lessons for Marrakech {
    const COURSE: &'static [Step] = &[
        Step {
            key: "turning",
            clause: Clause("M4"),
            start: market!("d4 north", "", "turn"),
            script: &[&["L"], &["3"]],
            extra: None,
            title: words::turning_title,
            task: words::turning_task,
            why: words::turning_why,
            wrong: words::turning_wrong,
        },
        Step {
            key: "edge",
            clause: Clause("M5"),
            start: market!("c7 north", "", "turn"),
            script: &[&["S"], &["2"]],
            extra: None,
            title: words::edge_title,
            task: words::edge_task,
            why: words::edge_why,
            wrong: words::edge_wrong,
        },
        Step {
            key: "paying",
            clause: Clause("M6"),
            start: market!("d4 north", " B:d5-d6 A:b4-c4 B:e6-e7", "turn"),
            script: &[&["S"], &["2"]],
            extra: None,
            title: words::paying_title,
            task: words::paying_task,
            why: words::paying_why,
            wrong: words::paying_wrong,
        },
        Step {
            key: "choosing",
            clause: Clause("M6"),
            start: market!("d4 north", " B:d5-d6 A:e4-f4 B:b4-c4 A:e3-f3", "turn"),
            script: &[&["R"], &["3"]],
            extra: None,
            title: words::choosing_title,
            task: words::choosing_task,
            why: words::choosing_why,
            wrong: words::choosing_wrong,
        },
        Step {
            key: "laying",
            clause: Clause("M8"),
            start: market!("d4 north", " A:d6-e6 B:c4-c5", "lay"),
            script: &[ANY],
            extra: None,
            title: words::laying_title,
            task: words::laying_task,
            why: words::laying_why,
            wrong: words::laying_task,
        },
        Step {
            key: "covering",
            clause: Clause("M8"),
            start: market!("d4 north", " A:b4-c4 B:d5-d6", "lay"),
            script: &[&["c5-d5", "d5-e5"]],
            extra: None,
            title: words::covering_title,
            task: words::covering_task,
            why: words::covering_why,
            wrong: words::covering_wrong,
        },
        Step {
            key: "region",
            clause: Clause("M6"),
            start: market!("d4 north", " A:d5-d6 B:b3-b4 A:f5-f6 B:d2-e2", "lay"),
            script: &[&["e4-e5"], &["S"], &["2"]],
            extra: None,
            title: words::region_title,
            task: words::region_task,
            why: words::region_why,
            wrong: words::region_wrong,
        },
        Step {
            key: "end",
            clause: Clause("M11"),
            start: LAST_RUG,
            script: &[&["c3-c4", "c5-d5", "d5-d6"]],
            extra: None,
            title: words::end_title,
            task: words::end_task,
            why: words::end_why,
            wrong: words::end_wrong,
        },
    ];

    fn coach(event: &Event) -> Vec<(Clause, &'static str)> {
        let mut says = Vec::new();
        match event {
            Event::Walked { steps, payment, .. } => {
                if steps.iter().any(|step| step.track.is_some()) {
                    says.push((Clause("M5"), words::edge_why()));
                }
                says.push((Clause("M6"), if payment.is_some() { words::coach_paid() } else { words::choosing_why() }));
            }
            Event::Laid { .. } => says.push((Clause("M8"), words::laying_why())),
            _ => {}
        }
        says
    }
}
