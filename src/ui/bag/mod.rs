//! The duel of Dschamal on the screen (B4, B9, B10): what happens in the bag until a hand comes out.

mod calm;
mod camps;
mod kept;
mod live;
mod parts;

use yew::Html;

use crate::bots::Level;
use crate::bots::dschamal::Skill;
use crate::play::bag;
use crate::record::{Kind, Player};
use crate::rules::dschamal::{Action, Draw, Dschamal, Manner, Phase};
use crate::rules::{Game, Seat};
use crate::scene::{Control, Prompt, Seating};
use crate::ui::boards::contest::{self, Answer, Contest, Table};
use crate::ui::entropy;
use crate::ui::id::Id;
use crate::ui::page::Link;
use crate::words::Who;

/// The buttons of a duel.
#[derive(Clone, Copy)]
pub enum Button {
    /// The duel is left.
    Leave,
    /// A live one is counted in.
    Count,
    /// A live one is fought calmly instead.
    Calmly,
    /// In a calm one, the hand feels a piece.
    Feel,
    /// It holds what it feels.
    Hold,
    /// It draws that.
    Draw {
        /// Crying for it.
        cry: bool,
    },
}

/// What happens in a duel.
type Msg = contest::Msg<Button>;

/// A duel, live or calm.
pub enum Bag {
    /// Both feel at the same time.
    Live(live::Duel),
    /// Turn by turn.
    Calm(calm::Duel),
}

impl Contest<Dschamal> for Bag {
    type Button = Button;

    fn begin(at: &Table<Dschamal>, link: &Link) -> Option<Self> {
        let two = Two::of(at)?;
        let left = kept::read(at);
        match at.state.options().duel {
            Manner::Apart => calm::Duel::apart(at, two, link).map(Self::Calm),
            Manner::Live if left.is_none() => Some(Self::Live(live::Duel::new(at, two, link))),
            _ => calm::Duel::new(at, two, left, link).map(Self::Calm),
        }
    }

    fn by_bots(at: &Table<Dschamal>) -> Vec<Action> {
        let Some([Some(one), Some(other)]) = Two::of(at).map(|two| two.skills) else { return Vec::new() };
        bag::duel(at.state, [one, other], &mut entropy::bits).map(Draw::actions).unwrap_or_default()
    }

    /// A live duel is over in seconds, and where its pieces lie is in no storage.
    fn watch(at: &Table<Dschamal>) -> Option<(Html, String)> {
        let duel = calm::Duel::watched(at, Two::of(at)?)?;
        Some((duel.view(), duel.prompt().title))
    }

    fn update(&mut self, link: &Link, msg: Msg) -> Answer<Dschamal> {
        match self {
            Self::Live(duel) if matches!(msg, Msg::Press(Button::Calmly)) => {
                let Some(calm) = duel.calmly(link) else { return Answer::Leave };
                *self = Self::Calm(calm);
                Answer::Redraw
            }
            Self::Live(duel) => duel.update(link, &msg),
            Self::Calm(duel) => duel.update(link, &msg),
        }
    }

    fn view(&self) -> Html {
        match self {
            Self::Live(duel) => duel.view(),
            Self::Calm(duel) => duel.view(),
        }
    }

    fn prompt(&self) -> Prompt {
        match self {
            Self::Live(duel) => duel.prompt(),
            Self::Calm(duel) => duel.prompt(),
        }
    }

    fn controls(&self) -> Vec<Control<Button>> {
        match self {
            Self::Live(duel) => duel.controls(),
            Self::Calm(duel) => duel.controls(),
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
    /// The match.
    id: Id,
    seats: [Seat; 2],
    /// What all at the table are called.
    seating: Seating,
    /// How well they feel; none of a person.
    skills: [Option<Skill>; 2],
    /// The names of the other persons at the table.
    watchers: Vec<String>,
}

impl Two {
    /// Those of the duel that is due, if one is.
    fn of(at: &Table<Dschamal>) -> Option<Self> {
        let fights = at.state.phase() == Phase::Duel || at.state.turns().is_some();
        let seats = at.state.pairing().filter(|_| fights)?.seats();
        let player = |seat: Seat| &at.players[seat.index()];
        let others = Seat::all(at.state.seats()).filter(|seat| !seats.contains(seat));
        let watchers = others.filter(|seat| player(*seat).kind == Kind::Person);
        Some(Self {
            id: at.id.clone(),
            seats,
            seating: at.seating.clone(),
            skills: seats.map(|seat| skill(player(seat))),
            watchers: watchers.map(|seat| at.seating.name(seat).to_owned()).collect(),
        })
    }

    /// The name of the one with this hand.
    fn name(&self, hand: usize) -> &str {
        self.seating.name(self.seats[hand])
    }

    /// The colour and pattern of the one with this hand.
    fn look(&self, hand: usize) -> u8 {
        self.seating.look(self.seats[hand])
    }

    /// The one with this hand, as a message speaks of them.
    fn who(&self, hand: usize) -> Who<'_> {
        self.seating.who(self.seats[hand])
    }

    /// The one with this hand, who is asked to do something: the only person at the table is spoken to, whatever their name.
    fn asked(&self, hand: usize) -> Who<'_> {
        if self.seating.viewer == Some(self.seats[hand]) { Who(None) } else { self.who(hand) }
    }

    /// How many of the two are persons.
    fn persons(&self) -> usize {
        self.skills.iter().filter(|skill| skill.is_none()).count()
    }
}

/// How well a bot feels; none for a person.
fn skill(player: &Player) -> Option<Skill> {
    let Kind::Bot(name) = &player.kind else { return None };
    Level::by_name(name).map(Skill::of)
}
