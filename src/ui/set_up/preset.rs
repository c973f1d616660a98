//! Ready tables: who sits where, by one press.

use yew::{Html, UseReducerHandle, classes, html};

use super::state::{Change, SetUpState};
use crate::bots::Level;
use crate::ui::boards::GameUi;
use crate::ui::components::swatch;
use crate::ui::levels;
use crate::words::table;

/// The level of the bots at ready tables: the weakest must be chosen deliberately.
pub const LEVEL: Level = Level::Casual;
/// Maximum number of persons at the table of a family.
const FAMILY: u8 = 4;
/// Maximum number of swatches on a button.
const MOST_SWATCHES: u8 = 4;

/// A ready table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// One person, against bots.
    Alone,
    /// Two persons at one device; where the game has more seats, opposite each other, with bots between them.
    Two,
    /// Persons on all seats, at one device.
    Family,
    /// Persons on all seats, each at a device of their own.
    Link,
}

impl Preset {
    /// Returns the ready tables of a game with so many seats at the most.
    pub fn of(most: u8) -> impl Iterator<Item = Self> {
        let all = [Self::Alone, Self::Two, Self::Family, Self::Link];
        all.into_iter().filter(move |preset| *preset != Self::Family || most > 2)
    }

    /// Returns the number of seats that are taken in a game with so many.
    pub fn seats(self, fewest: u8, most: u8) -> u8 {
        if self == Self::Family { most.min(FAMILY) } else { fewest }
    }

    /// Returns `true` if a person sits on this one of so many seats.
    pub fn has_person(self, seat: u8, seats: u8) -> bool {
        match self {
            Self::Alone => seat == 0,
            Self::Two => seat == 0 || seat == seats / 2,
            Self::Family | Self::Link => seat < seats,
        }
    }
}

/// Renders a button for each ready table of the game.
pub fn presets<G: GameUi>(state: &UseReducerHandle<SetUpState<G>>) -> Html {
    let (fewest, most) = G::seat_range().into_inner();
    let button = |preset: Preset| {
        let seats = preset.seats(fewest, most);
        let says = match preset {
            Preset::Alone if seats == 2 => table::me_against(levels::bot_name(LEVEL)),
            Preset::Alone => table::me_and_bots(seats - 1),
            Preset::Two => table::two_of_us().to_owned(),
            Preset::Family => table::family().to_owned(),
            Preset::Link => table::friends_by_link().to_owned(),
        };
        let is_picked = state.sits_as(preset);
        let onclick = {
            let state = state.clone();
            move |_| state.dispatch(Change::Sit(preset))
        };
        let looks = state.drafts.all.iter().take(seats.min(MOST_SWATCHES).into()).map(|draft| draft.look);
        html! {
            <button key={says.clone()} class={classes!("button", is_picked.then_some("picked"))} aria-pressed={is_picked.to_string()} {onclick}>
                if preset == Preset::Link {
                    <svg class="chain" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5" />
                    </svg>
                } else {
                    <span class="looks-of">{ for looks.map(swatch) }</span>
                }
                <span>{ says }</span>
            </button>
        }
    };
    html! {
        <div class="presets" role="group" aria-label={table::who_plays()}>{ for Preset::of(most).map(button) }</div>
    }
}

#[cfg(test)]
mod tests {
    use super::Preset;

    #[test]
    fn two_partners_sit_opposite_each_other_and_a_family_takes_all_seats() {
        let persons = |preset: Preset, fewest, most| {
            let seats = preset.seats(fewest, most);
            (0..seats).map(|seat| preset.has_person(seat, seats)).collect::<Vec<_>>()
        };
        assert_eq!(persons(Preset::Alone, 2, 4), [true, false]);
        assert_eq!(persons(Preset::Two, 2, 8), [true, true]);
        assert_eq!(persons(Preset::Two, 4, 4), [true, false, true, false]);
        assert_eq!(persons(Preset::Family, 2, 8), [true; 4]);
    }

    #[test]
    fn a_game_for_two_has_no_table_for_a_family() {
        assert!(Preset::of(2).all(|preset| preset != Preset::Family));
        assert!(Preset::of(4).any(|preset| preset == Preset::Family));
    }
}
