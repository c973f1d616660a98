//! What a device keeps of a duel that is over, for the analysis of the match. It is in no record, and in no link (B9).

use std::fmt;
use std::str::FromStr;

use crate::bots::dschamal::judge_calm;
use crate::play::{HiddenChoice, KeptPhases, PhaseJudgement};
use crate::rules::dschamal::{Action, CalmDuel, Draw, Dschamal, Step};
use crate::rules::{Expected, Game, ParseError, Seat};
use crate::words::dschamal;

/// A duel that is over. Written in a line: `12 live 5300`, `12 calm A feels, finds blue-egg, …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDuel {
    /// The number of actions in the match before the duel.
    pub happened: usize,
    /// What is kept of it.
    pub course: Course,
}

/// The course of a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// A live duel that took this time from “3” on, in milliseconds.
    Live(u32),
    /// The steps of a calm duel.
    Calm(Vec<Step>),
}

impl KeptPhases for Dschamal {
    fn judge_phase(&self, kept: &str, happened: usize, ended: &Action) -> PhaseJudgement {
        let Some(duel) = KeptDuel::find(kept, self, happened, ended) else { return PhaseJudgement::default() };
        PhaseJudgement { choices: duel.judge(self), tenths: duel.tenths() }
    }
}

impl KeptDuel {
    /// Finds, in the lines of all duels, the one that was due in this state, after `happened` actions of the match, and
    /// that ended with this action. Of duels in variations, which have the same number, the last one is found.
    #[must_use]
    pub fn find(lines: &str, state: &Dschamal, happened: usize, ended: &Action) -> Option<Self> {
        let mut duels = lines.lines().rev().filter_map(|line| line.parse::<Self>().ok());
        duels.find(|duel| duel.happened == happened && duel.course.ends_with(state, ended))
    }

    /// The choices in it that were not the best, by what was felt; `None` of a live duel.
    #[must_use]
    pub fn judge(&self, state: &Dschamal) -> Option<Vec<HiddenChoice>> {
        let Course::Calm(steps) = &self.course else { return None };
        let choices = judge_calm(state, steps)?.into_iter().map(|choice| {
            let gain = |seat| choice.gains.iter().find(|(each, _)| *each == seat).map_or(0, |(_, gain)| *gain);
            let better = match choice.better {
                Step::Draw { shout: true, .. } => dschamal::draw_shouting(),
                Step::Draw { shout: false, .. } => dschamal::draw(),
                Step::Hold(_) => dschamal::hold(),
                Step::Feel(_) | Step::Find(_) | Step::Toss(_) => dschamal::feel_another(),
            };
            HiddenChoice { seat: choice.seat, gains: Seat::all(state.seats()).map(gain).collect(), better }
        });
        Some(choices.collect())
    }

    /// The time that it took, in tenths of a second; `None` of a calm duel.
    #[must_use]
    pub fn tenths(&self) -> Option<u64> {
        if let Course::Live(millis) = self.course { Some(u64::from(millis).div_ceil(100)) } else { None }
    }
}

impl Course {
    /// `true` if it can have ended with this action.
    fn ends_with(&self, state: &Dschamal, ended: &Action) -> bool {
        let Self::Calm(steps) = self else { return true };
        let Some(mut duel) = CalmDuel::instead_of_live(state) else { return false };
        let is_whole = steps.iter().all(|step| duel.apply(step).is_ok());
        is_whole && duel.drawn().map(Draw::actions).is_some_and(|actions| actions == [*ended])
    }
}

impl fmt::Display for KeptDuel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.happened)?;
        match &self.course {
            Course::Live(millis) => write!(f, "live {millis}"),
            Course::Calm(steps) => {
                let steps: Vec<_> = steps.iter().map(ToString::to_string).collect();
                write!(f, "calm {}", steps.join(", "))
            }
        }
    }
}

impl FromStr for KeptDuel {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let damaged = || ParseError::new(Expected("feeling"), text);
        let mut parts = text.splitn(3, ' ');
        let happened = parts.next().and_then(|number| number.parse().ok()).ok_or_else(damaged)?;
        let course = match (parts.next(), parts.next()) {
            (Some("live"), Some(millis)) => Course::Live(millis.parse().map_err(|_| damaged())?),
            (Some("calm"), Some(steps)) => Course::Calm(steps.split(", ").map(str::parse).collect::<Result<_, _>>()?),
            _ => return Err(damaged()),
        };
        Ok(Self { happened, course })
    }
}
