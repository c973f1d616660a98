//! Texts of a match of Dschamal.

use super::selection::Selection;
use super::words::{asks_in_bag, name};
use crate::rules::dschamal::{Action, Dschamal, Event, Phase, Refusal, Start};
use crate::rules::{Clause, Game, Seat};
use crate::scene::{Ending, MoveLine, PastAction, Prompt, Seating, Wording};
use crate::words::dschamal;

impl Wording for Dschamal {
    /// Returns the prompt.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let ask = |title: String, hint: Option<String>| Prompt { title, hint };
        let help = |help: &str| Some(help.to_owned());
        let Some(pairing) = self.pairing() else {
            return ask(dschamal::toss_due().into(), None);
        };
        let who = |seat| seating.who(seat);
        match self.phase() {
            Phase::Start(seat) if self.options().start == Start::Chosen => match selection {
                Some(_) => ask(dschamal::take_blue(who(seat)), help(dschamal::take_blue_help())),
                None => ask(dschamal::turn_of(who(seat)), None),
            },
            Phase::Start(seat) => ask(dschamal::deal_due(who(seat)), None),
            Phase::Duel | Phase::Turns(0) => {
                let help = if self.seats() == 2 { dschamal::goal() } else { dschamal::challenges_help() };
                let mut hint = help.to_owned();
                if let Some(seat) = pairing.sits_out {
                    hint += " ";
                    hint += &dschamal::sits_out(who(seat));
                }
                ask(dschamal::challenges(who(pairing.master), who(pairing.challenged)), Some(hint))
            }
            Phase::Turns(_) | Phase::Must(_) => ask(asks_in_bag(self, seating, selection.is_some()), None),
            Phase::Grip { drawer, .. } => ask(dschamal::what_else(who(drawer)), help(dschamal::what_else_help())),
            Phase::Take { winner } => {
                let title = dschamal::take_theirs(who(winner), who(pairing.other(winner)));
                ask(title, help(dschamal::take_theirs_help()))
            }
            Phase::Toss | Phase::Over { .. } => ask(dschamal::match_is_over().into(), None),
        }
    }

    fn recap<'a>(
        &self,
        history: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        super::recap::recap(history, seating)
    }

    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        history: impl Iterator<Item = PastAction<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::add_to_move_list(lines, history, seating);
    }

    fn step_name(action: &Action) -> String {
        if let Action::Take(piece) = *action { name(piece) } else { action.to_string() }
    }

    fn refusal_text(refusal: &Refusal, seating: &Seating) -> String {
        super::refusals::sentence(refusal, seating)
    }

    fn current_score(&self, seat: Seat) -> Option<i64> {
        Some(self.points(seat).into())
    }

    fn ending<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, history, seating)
    }
}
