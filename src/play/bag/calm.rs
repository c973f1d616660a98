//! A calm duel as it is fought at a table (B9, B10): how it stands, the steps that have led to it, and what each hand has
//! uncovered of the piece that it feels. Its text is kept on the device that it is fought on, and nowhere else.
//!
//! Where the two are apart, it is one turn of the duel, on the device of the hand whose turn it is.

use std::fmt;

use super::{Strokes, chance};
use crate::rules::dschamal::{Action, CalmDuel, Draw, Dschamal, Phase, Refusal, Step};
use crate::rules::{Seat, Turn};

/// What the line of the strokes begins with.
const STROKES: &str = "strokes ";
/// What stands before the strokes of a duel apart.
const STROKES_APART: &str = "\napart ";

/// A calm duel that is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calm {
    state: Dschamal,
    /// How many actions had happened in the match.
    happened: usize,
    duel: CalmDuel,
    steps: Vec<Step>,
    /// Those of the bag master's hand, and of that of the challenged.
    strokes: [Strokes; 2],
}

impl Calm {
    /// The duel that is due in the state of a match in which so many actions have happened, also in the place of a live
    /// one. `None` if none is.
    #[must_use]
    pub fn new(state: &Dschamal, happened: usize) -> Option<Self> {
        let duel = CalmDuel::instead_of_live(state)?;
        Some(Self { state: *state, happened, duel, steps: Vec::new(), strokes: [Strokes::default(); 2] })
    }

    /// The turn that is due in a duel apart, on the device of the hand that was led to what is `found`: it holds the
    /// last of that. What it has uncovered of the same piece is in `left`, if that was kept. `None` if no turn is due,
    /// or nothing was found. `random` gives 64 random bits a call.
    #[must_use]
    pub fn apart(
        state: &Dschamal,
        happened: usize,
        found: &[Action],
        left: Option<&str>,
        random: &mut impl FnMut() -> u64,
    ) -> Option<Self> {
        let piece = |action: &Action| if let Action::Draw { piece, .. } = *action { Some(piece) } else { None };
        let pieces: Vec<_> = found.iter().filter_map(piece).collect();
        let duel = CalmDuel::apart(state, &pieces).filter(|_| !pieces.is_empty())?;
        let mut calm = Self { state: *state, happened, duel, steps: Vec::new(), strokes: [Strokes::default(); 2] };
        let hand = calm.hand(calm.mover()?);
        let kept = left.and_then(|text| {
            let (title, strokes) = text.split_once(STROKES_APART)?;
            let (found, happened) = title.rsplit_once(' ')?;
            let strokes: Strokes = strokes.parse().ok().filter(|_| found == calm.title_of_find())?;
            Some((strokes, happened.parse() == Ok(calm.happened)))
        });
        let (mut strokes, same_turn) = kept.unwrap_or((Strokes::new(random()), false));
        if !same_turn {
            strokes.begin_turn();
        }
        calm.strokes[hand] = strokes;
        Some(calm)
    }

    /// The actions of the match that a step is, where the two are apart; none where they are not, or it is not legal.
    #[must_use]
    pub fn actions(&self, step: Step) -> Option<Vec<Action>> {
        let mut duel = self.duel;
        duel.apply(&step).ok().filter(|()| self.is_apart())?;
        Some(match step {
            Step::Feel(seat) => vec![Action::Feel(seat)],
            Step::Hold(seat) => vec![Action::Hold(seat)],
            _ => duel.drawn().map(Draw::actions).unwrap_or_default(),
        })
    }

    /// The duel as it was left, of which this text was kept. What is kept of another duel, or cannot have happened in
    /// this one, is no part of it.
    #[must_use]
    pub fn read(text: &str, state: &Dschamal, happened: usize) -> Option<Self> {
        let mut calm = Self::new(state, happened)?;
        let mut lines = text.lines();
        if lines.next()? != calm.title() {
            return None;
        }
        // What was kept before there were strokes has none.
        calm.strokes.iter_mut().for_each(Strokes::begin_turn);
        for line in lines {
            if let Some(numbers) = line.strip_prefix(STROKES) {
                let (one, other) = numbers.split_once(' ')?;
                calm.strokes = [one.parse().ok()?, other.parse().ok()?];
                continue;
            }
            let step = line.parse().ok()?;
            calm.duel.apply(&step).ok()?;
            calm.steps.push(step);
        }
        // One that is over, or in which chance has not done its part, was not left so.
        (calm.mover().is_some() && !calm.steps.is_empty()).then_some(calm)
    }

    /// Which duel it is.
    fn title(&self) -> String {
        format!("{} {}", self.happened, self.state)
    }

    /// Which find it is in a duel apart: when the duel began, and how many pieces the hand has felt.
    fn title_of_find(&self) -> String {
        let (turns, felt) = (self.state.turns().unwrap_or_default(), self.state.felt());
        let lots = usize::from(matches!(self.state.phase(), Phase::Must(_)));
        let felt = self.mover().map_or(0, |seat| felt[self.hand(seat)]);
        format!("{} {felt}", self.happened.saturating_sub(usize::from(turns) + lots))
    }

    /// The state of the match.
    #[must_use]
    pub fn state(&self) -> &Dschamal {
        &self.state
    }

    /// How it stands.
    #[must_use]
    pub fn duel(&self) -> &CalmDuel {
        &self.duel
    }

    /// Whether the two are on devices of their own.
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.state.turns().is_some()
    }

    /// Who has to act, unless chance has to or it is over.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.duel.turn() { Some(seat) } else { None }
    }

    /// The number of a seat's hand: 0 is the bag master's.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> usize {
        usize::from(self.state.pairing().is_some_and(|pairing| pairing.master != seat))
    }

    /// The strokes by which the hand of a seat has uncovered its piece.
    #[must_use]
    pub fn strokes(&self, seat: Seat) -> Strokes {
        self.strokes[self.hand(seat)]
    }

    /// The hand whose turn it is strokes over a side of what it feels. Tells whether that uncovers anything.
    pub fn stroke(&mut self, side: u8) -> bool {
        let feels = self.mover().filter(|&seat| self.duel.seen_by(seat).feels.is_some());
        feels.is_some_and(|seat| {
            let hand = self.hand(seat);
            self.strokes[hand].stroke(side)
        })
    }

    /// Makes a step happen, and what chance has to do after it, which it tells. `random` gives 64 random bits a call.
    ///
    /// # Errors
    /// As [`CalmDuel::check`]; the duel is then unchanged.
    pub fn make(&mut self, step: Step, random: &mut impl FnMut() -> u64) -> Result<Option<Step>, Refusal> {
        self.duel.apply(&step)?;
        // There is always one more piece to find: a hand feels three at the most.
        let by_chance = matches!(self.duel.turn(), Turn::Chance(_)).then(|| chance(&mut self.duel, random)).flatten();
        self.steps.extend([step].into_iter().chain(by_chance));
        if let Step::Feel(seat) = step {
            let hand = self.hand(seat);
            self.strokes[hand] = Strokes::new(random());
        }
        if let Some(next) = self.mover() {
            let hand = self.hand(next);
            self.strokes[hand].begin_turn();
        }
        Ok(by_chance)
    }
}

/// Written in lines: which duel it is, the strokes of both hands, and the steps; or, of a duel apart, which find it is
/// and how many actions had happened, and the strokes.
impl fmt::Display for Calm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(mover) = self.mover().filter(|_| self.is_apart()) {
            let strokes = self.strokes(mover);
            return write!(f, "{} {}{STROKES_APART}{strokes}", self.title_of_find(), self.happened);
        }
        let [one, other] = self.strokes;
        write!(f, "{}\n{STROKES}{one} {other}", self.title())?;
        self.steps.iter().try_for_each(|step| write!(f, "\n{step}"))
    }
}
