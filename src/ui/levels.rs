//! How strong bots are, in the same words in every game.

use yew::{AttrValue, Html};

use super::parts::{element, tag, text, words};
use crate::bots::dschamal::Skill;
use crate::bots::{Bot, Evaluate};
use crate::record::Kind;
use crate::words::house;

/// How strong a bot is, the weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Beginner,
    Casual,
    Keen,
    Sharp,
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Casual, Self::Keen, Self::Sharp, Self::Master];

    /// The level of a bot among those that the game `G` offers: each has another.
    #[must_use]
    pub fn of<G: Evaluate>(bot: Bot) -> Self {
        let searches = || G::BOTS.iter().any(|bot| matches!(bot, Bot::AlphaBeta { .. }));
        match bot {
            Bot::Random | Bot::Feeling(Skill::Lowest) => Self::Beginner,
            Bot::HalfAhead | Bot::Feeling(Skill::Low) => Self::Casual,
            // Where others look further ahead, one move is little.
            Bot::OneAhead if searches() => Self::Casual,
            Bot::OneAhead | Bot::AlphaBeta { depth: ..3 } | Bot::Feeling(Skill::Middle) => Self::Keen,
            Bot::AlphaBeta { depth: 3..5 } | Bot::Feeling(Skill::Highest) => Self::Sharp,
            Bot::AlphaBeta { .. } => Self::Master,
        }
    }

    /// The level of who sits on a seat, if it is a bot that the game offers.
    #[must_use]
    pub fn of_kind<G: Evaluate>(kind: &Kind) -> Option<Self> {
        match kind {
            Kind::Bot(name) => G::bot(name).map(Self::of::<G>),
            Kind::Person => None,
        }
    }

    /// The level's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginner => house::level_beginner(),
            Self::Casual => house::level_casual(),
            Self::Keen => house::level_keen(),
            Self::Sharp => house::level_sharp(),
            Self::Master => house::level_master(),
        }
    }

    /// A bot as it is marked where its name stands.
    pub fn badge(self) -> Html {
        let says = house::bot_of_level(self.name());
        let parts = vec![
            self.mark(),
            tag("span", &["class", "aria-hidden"], &["level", "true"], vec![words(self.name())]),
            text("span", "unseen", &says),
        ];
        tag("span", &["class", "title"], &["badge", &says], parts)
    }

    /// The mark of a bot: a head, and below it as many of five points as its level has.
    fn mark(self) -> Html {
        let points = 3 * (self as u8) + 2;
        let svg = format!(
            "<svg class=\"bot\" viewBox=\"0 0 14 16\" aria-hidden=\"true\"><path d=\"M7 0v3M2 3h10v7H2zM5 5.5v2M9 5.5v2\"/>\
             <path class=\"most\" d=\"M0 14h14\"/><path class=\"points\" d=\"M0 14h{points}\"/></svg>"
        );
        Html::from_html_unchecked(svg.into())
    }
}

/// A person, as the choice beside the bots shows one.
pub fn person() -> Html {
    let mark = "<svg class=\"bot\" viewBox=\"0 0 14 16\" aria-hidden=\"true\"><circle cx=\"7\" cy=\"5\" r=\"3.2\"/><path d=\"M1.5 15c0-8 11-8 11 0\"/></svg>";
    let mark = Html::from_html_unchecked(AttrValue::Static(mark));
    element("span", "badge", vec![mark, words(house::person())])
}

#[cfg(test)]
mod tests {
    use super::Level;
    use crate::bots::Evaluate;
    use crate::bots::catalogue::{Visitor, visit_all};

    #[derive(Default)]
    struct Levels(Vec<(&'static str, Vec<&'static str>)>);

    impl Visitor for Levels {
        fn visit<G: Evaluate + 'static>(&mut self) {
            let levels: Vec<_> = G::BOTS.iter().map(|&bot| Level::of::<G>(bot)).collect();
            assert!(levels.is_sorted_by(|one, next| one < next), "{}: {levels:?}", G::NAME);
            self.0.push((G::NAME, levels.into_iter().map(Level::name).collect()));
        }
    }

    /// The weakest is a beginner everywhere, and a keen bot is there for everybody.
    #[test]
    fn the_bots_of_every_game_sort_by_strength_under_the_same_names() {
        let mut levels = Levels::default();
        visit_all(&mut levels);
        for (game, names) in &levels.0 {
            assert_eq!(names[0], "Beginner", "{game}");
            assert!(names.contains(&"Keen"), "{game}");
        }
        let damath = levels.0.iter().find(|(game, _)| *game == "damath");
        assert_eq!(damath.unwrap().1, ["Beginner", "Casual", "Keen", "Sharp", "Master"]);
    }
}
