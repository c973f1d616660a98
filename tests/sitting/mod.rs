//! The sitting as inputs and effects: whole matches of all five games without a browser.

mod amount;
mod answers;
mod back;
mod by_link;
mod claims;
mod clocks;
mod coach;
mod desk;
mod drag;
mod guest;
mod hidden;
mod hint;
mod lessons;
mod list;
mod live;
mod look;
mod narrator;
mod numbers;
mod presses;
mod puzzles;
mod saving;
mod score_sheet;
mod seal;
mod side_actions;
mod snapshots;
mod sums;
mod turned;
mod tutor;
mod two;
mod whole;

/// A function that is generic over the games.
trait Visit {
    fn visit<G: desk::Tried>(&self);
}

/// Runs a generic test for every game.
macro_rules! with_every_game {
    ($test:ident) => {{
        struct Every;

        impl $crate::sitting::Visit for Every {
            fn visit<G: $crate::sitting::desk::Tried>(&self) {
                $test::<G>();
            }
        }

        {
            use $crate::sitting::Visit as _;
            caravanserai::visit_games!(Every);
        }
    }};
}
pub(crate) use with_every_game;
