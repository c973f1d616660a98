//! What the players' colours and patterns are called.

use crate::words::house;

struct Look {
    colour: &'static str,
    name: fn() -> &'static str,
}

const LOOKS: [Look; 8] = [
    Look { colour: "terracotta", name: house::look_terracotta },
    Look { colour: "saffron", name: house::look_saffron },
    Look { colour: "cedar", name: house::look_cedar },
    Look { colour: "indigo", name: house::look_indigo },
    Look { colour: "rose", name: house::look_rose },
    Look { colour: "turquoise", name: house::look_turquoise },
    Look { colour: "plum", name: house::look_plum },
    Look { colour: "stone", name: house::look_stone },
];

fn look(number: u8) -> &'static Look {
    &LOOKS[usize::from(number) % LOOKS.len()]
}

/// What a look is called: a colour and a weave.
#[must_use]
pub fn look_name(number: u8) -> &'static str {
    (look(number).name)()
}

/// The colour of a look, as messages know it: by it they choose their words.
#[must_use]
pub fn colour(number: u8) -> &'static str {
    look(number).colour
}
