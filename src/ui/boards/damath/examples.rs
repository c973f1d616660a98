//! Examples of the board of Damath.

use crate::rules::damath::{Damath, Square};
use crate::scene::Touch;
use crate::ui::boards::{Example, read};

/// Middle of a match, with damas and an available capture.
const MIDDLE: &str = "turn 1 | 1: 12@10 9@30 6@50 1@01 4@21 8@61 10@23 2@52 5@63 D7@47 | \
    2: 5@05 2@25 10@65 8@16 4@56 1@76 3@07 6@27 D9@12 12@67 7@34 | scores 17 -4 | move 20";

/// A position with the default set and rules.
macro_rules! chips {
    ($rest:literal) => {
        concat!("set=counting operators=own touch=off damas=once move=off game=off | first A | turn 1 | ", $rest)
    };
}

/// The middle of a match, then how to play: the start, a move, a capture before and while it is made, and a dama.
pub fn examples() -> [Example<Damath>; 6] {
    let square = |name: &str| Touch::Spot(read::<Square>(name).into());
    let start = chips!(
        "1: 12@10 9@30 6@50 3@70 1@01 4@21 11@41 8@61 10@12 7@32 2@52 5@72 | \
         2: 5@05 2@25 7@45 10@65 8@16 11@36 4@56 1@76 3@07 6@27 9@47 12@67 | scores 0 0 | move 0"
    );
    let facing = chips!(
        "1: 12@10 9@30 6@50 1@01 4@21 11@41 8@61 10@23 2@52 | \
         2: 2@14 10@54 8@16 4@56 1@76 3@07 6@27 12@67 | scores 9 12 | move 20"
    );
    let crowned = chips!("1: 12@10 6@50 D9@34 8@61 | 2: 5@05 2@16 10@56 12@67 | scores 40 36 | move 40");
    [
        Example::still(MIDDLE),
        Example::still(start),
        Example::picked(start, [square("32")]),
        Example::picked(facing, []),
        Example::happening(facing, "23x05", 0),
        Example::picked(crowned, [square("34")]),
    ]
}
