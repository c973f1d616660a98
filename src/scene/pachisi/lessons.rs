//! The course of Pachisi.

use crate::rules::Clause;
use crate::rules::cross::is_cross;
use crate::rules::pachisi::{Continuation, Event, Pachisi};
use crate::scene::{Lessons, Step};
use crate::words::pachisi_lessons as words;

impl Lessons for Pachisi {
    const COURSE: &'static [Step] = &[
        Step {
            key: "cowries",
            clause: Clause("P3"),
            start: "throw=cowries pieces=4; A 0 0 0 0; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; now A throw",
            script: &[&["4"], &["0+4"]],
            extra: None,
            title: words::cowries_title,
            task: words::cowries_task,
            why: words::cowries_why,
            wrong: words::cowries_wrong,
        },
        Step {
            key: "grace",
            clause: Clause("P5"),
            start: "throw=cowries pieces=4; A 0 0 9 20; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; now A throw",
            script: &[&["6"], &["0+6", "9+6", "20+6"], &["3"]],
            extra: None,
            title: words::grace_title,
            task: words::grace_task,
            why: words::grace_why,
            wrong: words::grace_wrong,
        },
        Step {
            key: "three",
            clause: Clause("P6"),
            start: "throw=cowries pieces=4; A 0 0 6 15; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; before A 0 0 0 9; now A throw after 6 6",
            script: &[&["6"]],
            extra: None,
            title: words::three_title,
            task: words::three_task,
            why: words::three_why,
            wrong: words::three_task,
        },
        Step {
            key: "hit",
            clause: Clause("P9"),
            start: "throw=cowries pieces=4; A 0 9 20 34; B 0 0 0 9; C 0 0 0 40; D 0 0 0 14; now A move 4",
            script: &[&["20+4"]],
            extra: None,
            title: words::hit_title,
            task: words::hit_task,
            why: words::hit_why,
            wrong: words::hit_wrong,
        },
        Step {
            key: "cross",
            clause: Clause("P11"),
            start: "throw=cowries pieces=4; A 0 17 34 41; B 0 0 0 16; C 0 0 0 30; D 0 0 0 14; now A move 4",
            script: &[&["17+4"]],
            extra: None,
            title: words::cross_title,
            task: words::cross_task,
            why: words::cross_why,
            wrong: words::cross_wrong,
        },
        Step {
            key: "held",
            clause: Clause("P11"),
            start: "throw=cowries pieces=4; A 0 24 34 50; B 0 0 0 12; C 0 0 0 18; D 0 0 0 14; now A move 4",
            script: &[&["0+4", "34+4", "50+4"]],
            extra: None,
            title: words::held_title,
            task: words::held_task,
            why: words::held_why,
            wrong: words::held_wrong,
        },
        Step {
            key: "pair",
            clause: Clause("P10"),
            start: "throw=cowries pieces=4; A 0 9 30 30; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; now A move 6",
            script: &[&["pair 30+3"]],
            extra: None,
            title: words::pair_title,
            task: words::pair_task,
            why: words::pair_why,
            wrong: words::pair_wrong,
        },
        Step {
            key: "fork",
            clause: Clause("P12"),
            start: "throw=cowries pieces=4; A 0 30 50 71; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; now A move 4",
            script: &[&["71+4"]],
            extra: None,
            title: words::fork_title,
            task: words::fork_task,
            why: words::fork_why,
            wrong: words::fork_wrong,
        },
        Step {
            key: "home",
            clause: Clause("P13"),
            start: "throw=cowries pieces=4; A 9 30 50 77; B 0 0 0 9; C 0 0 0 18; D 0 0 0 14; now A move 4",
            script: &[&["77+4"]],
            extra: None,
            title: words::home_title,
            task: words::home_task,
            why: words::home_why,
            wrong: words::home_wrong,
        },
    ];

    fn coach(event: &Event) -> Vec<(Clause, &'static str)> {
        let mut says = Vec::new();
        match event {
            Event::Thrown { lost: Some(_), .. } => says.push((Clause("P8"), words::held_why())),
            Event::Moved { to, hit, made, then, .. } => {
                if hit.is_some() {
                    says.push((Clause("P9"), words::coach_hit()));
                } else if *then == Continuation::Again {
                    says.push((Clause("P5"), words::grace_why()));
                }
                if *made {
                    says.push((Clause("P10"), words::coach_pair()));
                }
                if is_cross(*to) {
                    says.push((Clause("P11"), words::cross_why()));
                }
            }
            _ => {}
        }
        says
    }
}
