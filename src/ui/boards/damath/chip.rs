//! Chips and damas.

use yew::{Html, Properties, classes, component, html};

use super::chip_figure::ChipFigure;
use crate::rules::damath::Square;
use crate::scene::damath::PieceView;
use crate::scene::damath::geometry::{self, Point};
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct ChipProps {
    /// The chip as the scene places it.
    pub man: PieceView,
    /// `true` if the board is seen from the second player's side.
    pub turned: bool,
    /// `true` if it can be moved, which a ring around it shows.
    pub movable: bool,
    /// `true` if it is selected, and lifted to be dragged.
    pub lifted: bool,
}

/// A chip on the board.
#[component]
pub fn Chip(ChipProps { man, turned, movable, lifted }: &ChipProps) -> Html {
    let state = (man.taken.then_some("taken"), lifted.then_some("lifted"));
    html! {
        <g
            class={classes!("glide", "sliding", look(man), state.0, state.1)}
            transform={translate(chip_centre(man.square, *turned, man.wide))}
        >
            if *movable {
                if man.wide {
                    <rect class="movable" x="-24" y="-15" width="48" height="30" rx="15" />
                } else {
                    <circle class="movable" r="18.6" />
                }
            }
            <ChipFigure man={man.clone()} />
        </g>
    }
}

/// Returns the CSS classes of a chip by its owner and its rank.
pub fn look(man: &PieceView) -> String {
    format!("man look-{}{}", man.look, if man.dama { " dama" } else { "" })
}

/// Returns the centre of a chip on its square: off the square's centre, because the operator has the corner.
fn chip_centre(square: Square, turned: bool, wide: bool) -> Point {
    let ((x, y), ((right, down), _)) = (geometry::centre(square, turned), geometry::chip(wide));
    (x + right, y + down)
}
