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

/// The colour of a look in one word.
#[must_use]
pub fn colour(look: u8) -> String {
    let name = LOOKS[usize::from(look) % LOOKS.len()];
    name.split(' ').next().unwrap_or(name).to_ascii_lowercase()
}
