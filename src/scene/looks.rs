//! Colours and patterns of players ("looks"): their names, and their drawing in small pictures.

use crate::words::table;

/// The drawing of a look without a style sheet (`static/looks.css` has the same colours).
#[derive(Clone, Copy, Debug)]
pub struct Swatch {
    /// Base colour.
    pub seat: &'static str,
    /// Darker colour, for edges.
    pub deep: &'static str,
    /// Lighter colour, for details on top.
    pub light: &'static str,
    /// Pattern at the size of a small picture: an SVG path within a 24 × 24 square.
    pub motif: &'static str,
}

struct Look {
    colour: &'static str,
    name: fn() -> &'static str,
    swatch: Swatch,
}

const fn dyed(seat: &'static str, deep: &'static str, light: &'static str, motif: &'static str) -> Swatch {
    Swatch { seat, deep, light, motif }
}

const LOOKS: [Look; 8] = [
    Look {
        colour: "terracotta",
        name: table::look_terracotta,
        swatch: dyed("#b23f2a", "#7d2517", "#e9b39f", "M12 3l9 9-9 9-9-9z"),
    },
    Look {
        colour: "saffron",
        name: table::look_saffron,
        swatch: dyed("#d9971a", "#94600a", "#f8dfa0", "M0 8h24v8H0z"),
    },
    Look {
        colour: "cedar",
        name: table::look_cedar,
        swatch: dyed("#2f7a56", "#1a4c35", "#a9d6bf", "M0 14 12 2 24 14v8L12 10 0 22z"),
    },
    Look {
        colour: "indigo",
        name: table::look_indigo,
        swatch: dyed("#3f4fa3", "#262f6b", "#b9c1ec", "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z"),
    },
    Look {
        colour: "rose",
        name: table::look_rose,
        swatch: dyed("#c2477f", "#7d1f4c", "#f5c3da", "M1 4h22a11 11 0 0 1-22 0z"),
    },
    Look {
        colour: "turquoise",
        name: table::look_turquoise,
        swatch: dyed("#1d8f9c", "#0c5360", "#b4e6ea", "M0 0h12v12H0zM12 12h12v12H12z"),
    },
    Look {
        colour: "plum",
        name: table::look_plum,
        swatch: dyed("#7a4393", "#482058", "#dcc0ea", "M0 24V14L14 0h10zM14 24 24 14v10z"),
    },
    Look {
        colour: "stone",
        name: table::look_stone,
        swatch: dyed("#77736a", "#3f3c36", "#e4e0d6", "M5 12a7 7 0 0 1 14 0a7 7 0 0 1-14 0"),
    },
];

fn look(number: u8) -> &'static Look {
    &LOOKS[usize::from(number) % LOOKS.len()]
}

/// Returns the name of a look: its colour and pattern.
#[must_use]
pub fn look_name(number: u8) -> &'static str {
    (look(number).name)()
}

/// Returns the colour of a look as a message keyword.
#[must_use]
pub fn colour(number: u8) -> &'static str {
    look(number).colour
}

/// Returns the drawing of a look without a style sheet.
#[must_use]
pub fn swatch(number: u8) -> Swatch {
    look(number).swatch
}
