//! What the players' colours and patterns are called.

use crate::words::house;

/// The looks: their colours, as messages know them, and what they are called, a colour and a weave.
const LOOKS: [(&str, fn() -> &'static str); 8] = [
    ("terracotta", house::look_terracotta),
    ("saffron", house::look_saffron),
    ("cedar", house::look_cedar),
    ("indigo", house::look_indigo),
    ("rose", house::look_rose),
    ("turquoise", house::look_turquoise),
    ("plum", house::look_plum),
    ("stone", house::look_stone),
];

fn look(number: u8) -> (&'static str, fn() -> &'static str) {
    LOOKS[usize::from(number) % LOOKS.len()]
}

/// What a look is called.
#[must_use]
pub fn look_name(number: u8) -> &'static str {
    look(number).1()
}

/// The colour of a look, as messages know it: by it they choose their words.
#[must_use]
pub fn colour(number: u8) -> &'static str {
    look(number).0
}
