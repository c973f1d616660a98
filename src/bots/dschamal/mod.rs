//! Dschamal's bots: what they make of a position, and how they search a bag that they cannot see.

mod evaluate;
