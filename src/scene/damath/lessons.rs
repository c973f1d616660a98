//! The course of Damath.

use crate::rules::Clause;
use crate::rules::damath::{Damath, Event};
use crate::scene::{ExerciseTask, Lessons, Step};
use crate::words::damath_lessons as words;

/// A position with the counting chips and all four operators, without clocks and touch-move.
macro_rules! chips {
    ($pieces:literal) => {
        concat!("set=counting operators=other touch=off damas=once move=off game=off | first A | turn 1 | ", $pieces)
    };
}

impl Lessons for Damath {
    const COURSE: &'static [Step] = &[
        Step {
            key: "moving",
            clause: Clause("D4"),
            start: chips!("1: 7@32 2@52 4@21 11@41 | 2: 5@05 10@65 7@45 8@16 | scores 0 0"),
            script: &[&["32-23", "32-43"]],
            extra: None,
            title: words::moving_title,
            task: words::moving_task,
            why: words::moving_why,
            wrong: words::moving_wrong,
        },
        Step {
            key: "taking",
            clause: Clause("D7"),
            start: chips!("1: 10@12 7@52 4@21 11@41 | 2: 5@43 9@65 8@16 | scores 0 0"),
            script: &[&["52x34"]],
            extra: None,
            title: words::taking_title,
            task: words::taking_task,
            why: words::taking_why,
            wrong: words::taking_task,
        },
        Step {
            key: "most",
            clause: Clause("D7"),
            start: chips!("1: 10@12 7@52 4@21 | 2: 2@23 6@63 8@65 9@16 | scores 0 0"),
            script: &[&["52x74x56"]],
            extra: None,
            title: words::most_title,
            task: words::most_task,
            why: words::most_why,
            wrong: words::most_task,
        },
        Step {
            key: "plus",
            clause: Clause("D9"),
            start: chips!("1: 7@43 4@21 2@61 | 2: 5@34 10@65 8@07 | scores 0 0"),
            script: &[&["43x25"]],
            extra: Some(ExerciseTask::Sums),
            title: words::plus_title,
            task: words::plus_task,
            why: words::plus_why,
            wrong: words::plus_task,
        },
        Step {
            key: "minus",
            clause: Clause("D9"),
            start: chips!("1: 4@52 7@21 11@61 | 2: 10@43 5@16 8@65 | scores 0 0"),
            script: &[&["52x34"]],
            extra: Some(ExerciseTask::Sums),
            title: words::minus_title,
            task: words::minus_task,
            why: words::minus_why,
            wrong: words::minus_task,
        },
        Step {
            key: "better",
            clause: Clause("D9"),
            start: chips!("1: 6@23 5@41 10@61 | 2: 4@34 2@14 9@67 11@27 | scores 0 0"),
            script: &[&["23x45"]],
            extra: Some(ExerciseTask::Sums),
            title: words::better_title,
            task: words::better_task,
            why: words::better_why,
            wrong: words::better_wrong,
        },
        Step {
            key: "divide",
            clause: Clause("D9"),
            start: chips!("1: 12@43 7@21 1@61 | 2: 4@54 5@07 10@16 | scores 0 0"),
            script: &[&["43x65"]],
            extra: Some(ExerciseTask::Sums),
            title: words::divide_title,
            task: words::divide_task,
            why: words::divide_why,
            wrong: words::divide_task,
        },
        Step {
            key: "dama",
            clause: Clause("D5"),
            start: chips!("1: 9@16 4@41 | 2: 5@65 10@47 | scores 0 0"),
            script: &[&["16-07", "16-27"]],
            extra: None,
            title: words::dama_title,
            task: words::dama_task,
            why: words::dama_why,
            wrong: words::dama_wrong,
        },
        Step {
            key: "flying",
            clause: Clause("D6"),
            start: chips!("1: D9@10 4@61 | 2: 5@43 8@27 | scores 0 0"),
            script: &[&["10x54", "10x65", "10x76"]],
            extra: None,
            title: words::flying_title,
            task: words::flying_task,
            why: words::flying_why,
            wrong: words::flying_task,
        },
        Step {
            key: "count",
            clause: Clause("D12"),
            start: chips!("1: D6@61 | 2: 3@43 | scores 20 50"),
            script: &[&["61x07"]],
            extra: None,
            title: words::count_title,
            task: words::count_task,
            why: words::count_why,
            wrong: words::count_wrong,
        },
    ];

    fn coach(event: &Event) -> Vec<(Clause, &'static str)> {
        let mut says = Vec::new();
        let Event::Moved { crowned, capture, .. } = event else { return says };
        if let Some(capture) = capture {
            says.extend([(Clause("D7"), words::taking_why()), (Clause("D9"), words::coach_sum())]);
            if capture.taken().len() > 1 {
                says.push((Clause("D7"), words::most_why()));
            }
            if capture.score().hundredths() < 0 {
                says.push((Clause("D9"), words::coach_minus()));
            }
        }
        if *crowned {
            says.push((Clause("D5"), words::flying_why()));
        }
        says
    }
}
