//! What the players' colours and patterns are called.

/// The names of the looks: a colour and a weave.
pub const LOOKS: [&str; 8] = [
    "Terracotta diamonds",
    "Saffron stripes",
    "Cedar zigzags",
    "Indigo crosses",
    "Rose scales",
    "Turquoise checks",
    "Plum slants",
    "Stone dots",
];

/// The colours of the looks, as messages know them: they choose the words.
const COLOURS: [&str; 8] = ["terracotta", "saffron", "cedar", "indigo", "rose", "turquoise", "plum", "stone"];

/// The colour of a look, as messages know it.
#[must_use]
pub fn colour(look: u8) -> &'static str {
    COLOURS[usize::from(look) % COLOURS.len()]
}
