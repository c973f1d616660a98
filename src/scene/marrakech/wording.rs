//! Texts of a match of Marrakech.

use super::next_colour;
use super::selection::Selection;
use super::words::{NO_COLOUR, colour_key, not_now, place_hint, way_hint};
use crate::rules::marrakech::{Action, Event, Marrakech, Phase, Refusal};
use crate::rules::{Clause, Seat};
use crate::scene::{Ending, MoveLine, PastAction, Prompt, Seating, Wording};
use crate::words::marrakech;

impl Wording for Marrakech {
    /// Returns the prompt.
    fn prompt(&self, seating: &Seating, selection: Option<&Selection>) -> Prompt {
        let who = seating.who(self.mover());
        let Some(selection) = selection else {
            let is_over = self.phase() == Phase::Over;
            let title = if is_over { marrakech::over().into() } else { marrakech::turn_of(who) };
            return Prompt { title, hint: None };
        };
        let way_hint =
            |otherwise: fn() -> &'static str| way_hint(self, seating, selection).unwrap_or_else(|| otherwise().into());
        let (title, hint) = match self.phase() {
            Phase::Order => (marrakech::roll_for_order().into(), marrakech::roll_for_order_hint().into()),
            Phase::Face => (marrakech::which_way_first(who), way_hint(marrakech::which_way_first_hint)),
            Phase::Turn => (marrakech::which_way(who), way_hint(marrakech::which_way_hint)),
            Phase::Roll => (marrakech::roll_now(who), marrakech::roll_now_hint().into()),
            Phase::Lay => {
                let rug =
                    marrakech::a_rug(next_colour(self).map_or(NO_COLOUR, |colour| colour_key(self, seating, colour)));
                (marrakech::lay_now(who, &rug), place_hint(self, seating, selection))
            }
            Phase::Draw | Phase::Over => return Prompt::default(),
        };
        Prompt { title, hint: Some(hint) }
    }

    fn recap<'a>(
        &self,
        history: impl Iterator<Item = &'a Event>,
        seating: &Seating,
    ) -> Option<(String, Option<Clause>)> {
        Some((super::recap::recap(self, history, seating)?, None))
    }

    fn add_to_move_list<'a>(
        lines: &mut Vec<MoveLine>,
        history: impl Iterator<Item = PastAction<'a, Self>>,
        seating: &Seating,
    ) {
        super::moves::add_to_move_list(lines, history, seating);
    }

    fn legend() -> Option<&'static str> {
        Some(marrakech::legend())
    }

    fn step_name(action: &Action) -> String {
        super::moves::step_name(action)
    }

    /// Returns a refusal as a sentence.
    fn refusal_text(refusal: &Refusal, seating: &Seating) -> String {
        match refusal {
            Refusal::Players(players) => marrakech::not_so_many(*players),
            Refusal::NotOnDie(number) => marrakech::not_on_die(*number),
            Refusal::NotNow { phase } => not_now(*phase).into(),
            Refusal::NoTurningBack { heading, .. } => marrakech::no_turning_back(&heading.to_string()),
            Refusal::OnAsam { asam, .. } => marrakech::not_under_asam(&asam.to_string()),
            Refusal::NotAdjacentToAsam { asam, .. } => marrakech::not_beside_asam(&asam.to_string()),
            Refusal::BothHalvesOfOneRug { rug } => marrakech::not_both_halves(&rug.place.to_string()),
            Refusal::NotInPile { seat, .. } => marrakech::not_in_pile(seating.who(*seat)),
            Refusal::NoneLeft { .. } => marrakech::none_left().into(),
        }
    }

    fn current_score(&self, seat: Seat) -> Option<i64> {
        Some(self.score(seat).total.into())
    }

    fn ending<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>, seating: &Seating) -> Option<Ending> {
        super::ending::ending(self, history, seating)
    }
}
