//! The course of Chaupar.

use crate::rules::Clause;
use crate::rules::chaupar::{Chaupar, Continuation, Event};
use crate::rules::cross::Step as BoardStep;
use crate::scene::{Lessons, Step};
use crate::words::chaupar_lessons as words;

impl Lessons for Chaupar {
    const COURSE: &'static [Step] = &[
        Step {
            key: "pasa",
            clause: Clause("C5"),
            start: "A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A throw",
            script: &[
                &["3 6"],
                &["6+3", "7+3", "12+3", "6+6", "7+6", "12+6"],
                &["6+3", "7+3", "12+3", "6+6", "7+6", "12+6"],
            ],
            extra: None,
            title: words::pasa_title,
            task: words::pasa_task,
            why: words::pasa_why,
            wrong: words::pasa_wrong,
        },
        Step {
            key: "entry",
            clause: Clause("C10"),
            start: "A 0 12 20 31 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 3 6",
            script: &[&["0+3", "0+6", "0+9"]],
            extra: None,
            title: words::entry_title,
            task: words::entry_task,
            why: words::entry_why,
            wrong: words::entry_task,
        },
        Step {
            key: "hit",
            clause: Clause("C10"),
            start: "A 20 31 46 62 earned; B 6 7 12 12 open; C 6 12 12 40 open; D 6 7 12 12 open; now A move 3 4",
            script: &[&["20+4"]],
            extra: None,
            title: words::hit_title,
            task: words::hit_task,
            why: words::hit_why,
            wrong: words::hit_wrong,
        },
        Step {
            key: "seventeen",
            clause: Clause("C7"),
            start: "A 13 17 30 41 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 4 6",
            script: &[&["13+4", "30+6", "41+6"], &["13+4", "30+6", "41+6"]],
            extra: None,
            title: words::seventeen_title,
            task: words::seventeen_task,
            why: words::seventeen_why,
            wrong: words::seventeen_wrong,
        },
        Step {
            key: "failed",
            clause: Clause("C7"),
            start: "A 15 16 34 81 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 3 4",
            script: &[&["34+7", "37+4", "38+3"]],
            extra: None,
            title: words::failed_title,
            task: words::failed_task,
            why: words::failed_why,
            wrong: words::failed_wrong,
        },
        Step {
            key: "pair",
            clause: Clause("C9"),
            start: "A 20 20 31 50 earned; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 1 3",
            script: &[&["pair 20+2"]],
            extra: None,
            title: words::pair_title,
            task: words::pair_task,
            why: words::pair_why,
            wrong: words::pair_wrong,
        },
        Step {
            key: "leap",
            clause: Clause("C8"),
            start: "A 20 24 24 50 earned, pair 24 moved; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 3 4",
            script: &[&["20+7", "23+4"]],
            extra: None,
            title: words::leap_title,
            task: words::leap_task,
            why: words::leap_why,
            wrong: words::leap_wrong,
        },
        Step {
            key: "doublet",
            clause: Clause("C6"),
            start: "A 9 20 31 46 earned; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A throw",
            script: &[&["4 4"], &["9+4", "20+4", "31+4", "46+4"], &["9+4", "20+4", "31+4", "46+4"], &["1 3"]],
            extra: None,
            title: words::doublet_title,
            task: words::doublet_task,
            why: words::doublet_why,
            wrong: words::doublet_wrong,
        },
        Step {
            key: "home",
            clause: Clause("X4"),
            start: "A 40 62 78 81 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now A move 3 6",
            script: &[&["78+3"]],
            extra: None,
            title: words::home_title,
            task: words::home_task,
            why: words::home_why,
            wrong: words::home_wrong,
        },
        Step {
            key: "opposite",
            clause: Clause("C14"),
            start: "A 20 31 46 62 failed; B 6 7 12 12 open; C 6 7 12 12 open; D 81 81 81 81 failed, missed 4; placed D; now D throw",
            script: &[
                &["3 4"],
                &["20+3", "31+3", "46+3", "62+3", "20+4", "31+4", "46+4", "62+4"],
                &["20+3", "31+3", "46+3", "62+3", "20+4", "31+4", "46+4", "62+4"],
            ],
            extra: None,
            title: words::opposite_title,
            task: words::opposite_task,
            why: words::opposite_why,
            wrong: words::pasa_wrong,
        },
    ];

    fn coach(event: &Event) -> Vec<(Clause, &'static str)> {
        let mut says = Vec::new();
        let after = match event {
            Event::Thrown { lost, .. } => {
                let is_lost = lost.is_some();
                says.push((Clause("C5"), if is_lost { words::coach_lost() } else { words::pasa_why() }));
                lost
            }
            Event::Moved { advance, hit, made, after, lost, .. } => {
                if advance.from == BoardStep(0) {
                    says.push((Clause("C10"), words::entry_why()));
                }
                if hit.is_some() {
                    says.push((Clause("C10"), words::hit_why()));
                }
                if *made {
                    says.push((Clause("C11"), words::coach_pair()));
                }
                if lost.is_some() {
                    says.push((Clause("C5"), words::coach_lost()));
                }
                after
            }
            _ => &None,
        };
        if after.as_ref().is_some_and(|after| after.then == Continuation::Again) {
            says.push((Clause("C6"), words::doublet_why()));
        }
        says
    }
}
