//! The figure of a chip, on the board or beside it.

use yew::{Html, Properties, component, html};

use super::disc::Disc;
use super::face::Face;
use crate::scene::damath::PieceView;

/// Properties of [`ChipFigure`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChipFigureProps {
    /// The chip; its square is ignored.
    pub man: PieceView,
}

/// A chip centred at the origin: its wood with its owner's pattern on the rim, its crown if it is a dama, and its
/// number.
#[component]
pub fn ChipFigure(ChipFigureProps { man }: &ChipFigureProps) -> Html {
    html! {
        <>
            <Disc side={man.side} wide={man.wide} dama={man.dama} />
            <Face lines={man.face.clone()} wide={man.wide} />
            if man.taken {
                <path class="cross" d="M-14-14 14 14M14-14-14 14" />
            }
        </>
    }
}
