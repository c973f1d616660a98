//! The duel of Dschamal on the screen (B4, B9, B10): what happens in the bag until a hand comes out.

mod calm;
mod camps;
mod kept;
mod live;
mod parts;

use yew::Html;

use crate::bots::dschamal::Skill;
use crate::bots::{Bot, Evaluate};
use crate::play::bag;
use crate::record::{Kind, Player};
use crate::rules::dschamal::{Action, Draw, Dschamal, Manner, Phase};
use crate::rules::{Game, Seat};
use crate::scene::{Control, Prompt, to_you};
use crate::ui::boards::contest::{Answer, Contest, Msg, Table};
use crate::ui::page::Link;
use crate::ui::{entropy, later};

/// A duel, live or calm. The calm one comes with the second file of the program.
pub enum Bag {
    /// Both feel at the same time.
    Live(live::Duel),
    /// Turn by turn.
    Calm(calm::Duel),
}

impl Contest<Dschamal> for Bag {
    fn begin(at: &Table<Dschamal>, link: &Link) -> Option<Self> {
        let two = Two::of(at)?;
        let left = kept::read(at.state, at.happened);
        match at.state.options().duel {
            Manner::Live if left.is_none() => Some(Self::Live(live::Duel::new(at, two, link))),
            _ => later::part(|| calm::Duel::new(at, two, left, link)).flatten().map(Self::Calm),
        }
    }

    fn by_bots(at: &Table<Dschamal>) -> Vec<Action> {
        let Some([Some(one), Some(other)]) = Two::of(at).map(|two| two.skills) else { return Vec::new() };
        bag::duel(at.state, [one, other], &mut entropy::bits).map(Draw::actions).unwrap_or_default()
    }

    fn update(&mut self, link: &Link, msg: Msg) -> Answer<Dschamal> {
        match self {
            Self::Live(duel) if matches!(msg, Msg::Press(live::CALM)) => {
                let Some(calm) = later::part(|| duel.calmly(link)).flatten() else { return Answer::Leave };
                *self = Self::Calm(calm);
                Answer::Draw
            }
            Self::Live(duel) => duel.update(link, &msg),
            Self::Calm(duel) => later::part(|| duel.update(link, &msg)).unwrap_or(Answer::Same),
        }
    }

    fn view(&self) -> Html {
        match self {
            Self::Live(duel) => duel.view(),
            Self::Calm(duel) => later::part(|| duel.view()).unwrap_or_default(),
        }
    }

    fn prompt(&self) -> Prompt {
        match self {
            Self::Live(duel) => duel.prompt(),
            Self::Calm(duel) => later::part(|| duel.prompt()).unwrap_or_default(),
        }
    }

    fn controls(&self) -> Vec<Control> {
        match self {
            Self::Live(duel) => duel.controls(),
            Self::Calm(duel) => later::part(|| duel.controls()).unwrap_or_default(),
        }
    }

    fn rendered(&self) {
        if let Self::Live(duel) = self {
            duel.rendered();
        }
    }
}

/// The two who duel, the bag master first.
#[derive(Clone, Debug)]
pub struct Two {
    seats: [Seat; 2],
    names: [String; 2],
    looks: [u8; 2],
    /// How well they feel; none of a person.
    skills: [Option<Skill>; 2],
    /// The names of the other persons at the table.
    watchers: Vec<String>,
}

impl Two {
    /// Those of the duel that is due, if one is.
    fn of(at: &Table<Dschamal>) -> Option<Self> {
        let seats = at.state.pairing().filter(|_| at.state.phase() == Phase::Duel)?.seats();
        let player = |seat: Seat| &at.players[seat.index()];
        let others = Seat::all(at.state.seats()).filter(|seat| !seats.contains(seat)).map(player);
        Some(Self {
            seats,
            names: seats.map(|seat| player(seat).name.clone()),
            looks: seats.map(|seat| player(seat).look),
            skills: seats.map(|seat| skill(player(seat))),
            watchers: others.filter(|other| other.kind == Kind::Person).map(|other| other.name.clone()).collect(),
        })
    }

    /// A sentence that names the two, in good English also where one of them is the only person and has no name.
    fn say(&self, sentence: &str) -> String {
        if self.persons() == 1 && self.watchers.is_empty() { to_you(sentence) } else { sentence.into() }
    }

    /// How many of the two are persons.
    fn persons(&self) -> usize {
        self.skills.iter().filter(|skill| skill.is_none()).count()
    }
}

/// How well a bot feels; none for a person. Bots that do not say are of the middle skill.
fn skill(player: &Player) -> Option<Skill> {
    let Kind::Bot(name) = &player.kind else { return None };
    match Dschamal::bot(name) {
        Some(Bot::Feeling(skill)) => Some(skill),
        _ => Some(Skill::Middle),
    }
}
