//! The end of a race on the cross-shaped board.

use caravanserai::bots::{Level, Thinking};
use caravanserai::rules::Seat;
use caravanserai::rules::pachisi::Pachisi;

/// Positions in which A can bring its last piece home, as first, second and third seat, and the action that does it.
const LAST: [(&str, &str); 3] = [
    ("A 80 81 81 81; B 0 0 0 40; C 0 0 0 12; D 0 0 0 0; now A move 6", "80+6"),
    ("A 71 81 81 81; B 20 40 70 70; C 81 81 81 81; D 0 0 0 0; placed C; now A move 10", "71+10"),
    ("A 71 81 81 81; B 81 81 81 81; C 75 79 81 81; D 81 81 81 81; placed B D; now A move 10", "71+10"),
];

#[test]
fn p14_who_can_come_home_does() {
    for (position, home) in LAST {
        let state: Pachisi = format!("throw=cowries pieces=4; {position}").parse().expect("a position");
        for level in Level::ALL {
            let thinking = Thinking::begin(level, &state, Seat(0), 0).expect("its turn");
            assert_eq!(thinking.finish().to_string(), home, "{} in {state}", level.name());
        }
    }
}
