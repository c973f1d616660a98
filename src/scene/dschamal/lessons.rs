//! The course of Dschamal.

use crate::rules::Clause;
use crate::rules::dschamal::{Case, Dschamal, Event};
use crate::scene::{ExerciseTask, Lessons, Step};
use crate::words::dschamal_lessons as words;

/// The start of a calm duel in which these are the camps of the learner and of the opponent.
macro_rules! duel {
    ($camps:literal) => {
        concat!("players 2 start dealt duel calm; camps ", $camps, "; master A; challenged B; now duel")
    };
}

/// That duel, after the learner's hand has found this piece, and the opponent's a black ring.
macro_rules! in_hand {
    ($camps:literal, $piece:literal) => {
        ExerciseTask::SimultaneousPhase(concat!(
            "0 ",
            duel!($camps),
            "\nA feels\nfinds ",
            $piece,
            "\nB feels\nfinds black-ring"
        ))
    };
}

impl Lessons for Dschamal {
    const COURSE: &'static [Step] = &[
        Step {
            key: "feeling",
            clause: Clause("B4"),
            start: duel!("blue-egg blue-star"),
            script: &[&["A draws white-egg"]],
            extra: Some(in_hand!("blue-egg blue-star", "white-egg")),
            title: words::feeling_title,
            task: words::feeling_task,
            why: words::feeling_why,
            wrong: words::feeling_wrong,
        },
        Step {
            key: "theirs",
            clause: Clause("B4"),
            start: duel!("blue-egg blue-star+white-star"),
            script: &[&["A draws yellow-star"]],
            extra: Some(in_hand!("blue-egg blue-star+white-star", "yellow-star")),
            title: words::theirs_title,
            task: words::theirs_task,
            why: words::theirs_why,
            wrong: words::theirs_wrong,
        },
        Step {
            key: "neither",
            clause: Clause("B4"),
            start: duel!("blue-egg blue-star"),
            script: &[&["A draws white-cone"]],
            extra: Some(in_hand!("blue-egg blue-star", "white-cone")),
            title: words::neither_title,
            task: words::neither_task,
            why: words::neither_why,
            wrong: words::neither_wrong,
        },
        Step {
            key: "black",
            clause: Clause("B4"),
            start: duel!("blue-egg+blue-cube blue-star"),
            script: &[&["A draws black-egg"], &["take blue-cube"]],
            extra: Some(in_hand!("blue-egg+blue-cube blue-star", "black-egg")),
            title: words::black_title,
            task: words::black_task,
            why: words::black_why,
            wrong: words::black_wrong,
        },
        Step {
            key: "camel",
            clause: Clause("B4"),
            start: duel!("blue-egg blue-cube+blue-star"),
            script: &[&["A draws camel cry"], &["take blue-star", "take blue-cube"]],
            extra: Some(in_hand!("blue-egg blue-cube+blue-star", "camel")),
            title: words::camel_title,
            task: words::camel_task,
            why: words::camel_why,
            wrong: words::camel_wrong,
        },
        Step {
            key: "locked",
            clause: Clause("B7"),
            start: duel!("blue-egg+white-egg+yellow-egg blue-star"),
            script: &[&["A draws brown-egg"]],
            extra: Some(in_hand!("blue-egg+white-egg+yellow-egg blue-star", "brown-egg")),
            title: words::locked_title,
            task: words::locked_task,
            why: words::locked_why,
            wrong: words::locked_wrong,
        },
        Step {
            key: "seven",
            clause: Clause("B8"),
            start: duel!("blue-egg+white-egg+yellow-egg+brown-egg+blue-star+white-star+yellow-star blue-cube"),
            script: &[&["A draws brown-star"]],
            extra: Some(in_hand!(
                "blue-egg+white-egg+yellow-egg+brown-egg+blue-star+white-star+yellow-star blue-cube",
                "brown-star"
            )),
            title: words::seven_title,
            task: words::seven_task,
            why: words::seven_why,
            wrong: words::seven_wrong,
        },
        Step {
            key: "live",
            clause: Clause("B10"),
            start: "players 2 start dealt duel live; camps blue-egg+blue-cone blue-star+blue-cube; \
                    master A; challenged B; now duel",
            script: &[&[
                "A draws white-egg",
                "A draws yellow-egg",
                "A draws brown-egg",
                "A draws white-cone",
                "A draws yellow-cone",
                "A draws brown-cone",
                "A draws white-star",
                "A draws yellow-star",
                "A draws brown-star",
                "A draws white-cube",
                "A draws yellow-cube",
                "A draws brown-cube",
                "A draws camel cry",
            ]],
            extra: None,
            title: words::live_title,
            task: words::live_task,
            why: words::live_why,
            wrong: words::live_wrong,
        },
    ];

    fn coach(event: &Event) -> Vec<(Clause, &'static str)> {
        let (case, settled) = match event {
            Event::Drawn { case, settled, .. } => (Some(case), settled.as_ref()),
            Event::Taken { settled, .. } => (None, Some(settled)),
            _ => (None, None),
        };
        let word = |case: &Case| {
            Some(match case {
                Case::Own => words::coach_own(),
                Case::Others => words::coach_theirs(),
                Case::Neither => words::coach_neither(),
                Case::Black => words::coach_black(),
                Case::Camel | Case::SilentCamel | Case::FalseShout => words::camel_why(),
                Case::Several => return None,
            })
        };
        let of_draw = case.and_then(|case| Some((case.clause(), word(case)?)));
        let locks = settled.is_some_and(|settled| !settled.locked.is_empty());
        of_draw.into_iter().chain(locks.then(|| (Clause("B7"), words::coach_locked()))).collect()
    }
}
