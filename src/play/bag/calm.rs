//! A calm duel at a table (B9, B10): its state, its steps, and the parts that each hand has uncovered of the piece it
//! feels. Its text form is saved on the device on which it is fought, and nowhere else.
//!
//! By link, one value holds one turn, on the device of the hand whose turn it is.

use std::fmt;

use super::kept_duel::{Course, KeptDuel};
use super::{Strokes, chance};
use crate::rules::dschamal::{Action, CalmDuel, Draw, Dschamal, Phase, Refusal, Step};
use crate::rules::{Seat, Turn};

/// The prefix of the line with the strokes.
const STROKES: &str = "strokes ";
/// The text before the strokes of a duel by link.
const STROKES_BY_LINK: &str = "\napart ";

/// A calm duel in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calm {
    state: Dschamal,
    /// The number of actions in the match before the duel.
    happened: usize,
    duel: CalmDuel,
    steps: Vec<Step>,
    /// The strokes of both hands, the bag master's first.
    strokes: [Strokes; 2],
}

impl Calm {
    /// The duel that is due in this state, after `happened` actions of the match; also in place of a live duel. `None`
    /// if none is due.
    #[must_use]
    pub fn new(state: &Dschamal, happened: usize) -> Option<Self> {
        let duel = CalmDuel::instead_of_live(state)?;
        Some(Self { state: *state, happened, duel, steps: Vec::new(), strokes: [Strokes::default(); 2] })
    }

    /// The due turn of a duel by link; `found` are the pieces that this hand has felt, of which it holds the last. `left` is the saved text of this duel, from which the strokes on the same piece are restored. `None` if no
    /// turn is due or nothing was found. `random` returns 64 random bits per call.
    #[must_use]
    pub fn by_link(
        state: &Dschamal,
        happened: usize,
        found: &[Action],
        left: Option<&str>,
        random: &mut impl FnMut() -> u64,
    ) -> Option<Self> {
        let piece = |action: &Action| if let Action::Draw { piece, .. } = *action { Some(piece) } else { None };
        let pieces: Vec<_> = found.iter().filter_map(piece).collect();
        let duel = CalmDuel::by_link(state, &pieces).filter(|_| !pieces.is_empty())?;
        let mut calm = Self { state: *state, happened, duel, steps: Vec::new(), strokes: [Strokes::default(); 2] };
        let hand = calm.hand(calm.mover()?);
        let kept = left.and_then(|text| {
            let (title, strokes) = text.split_once(STROKES_BY_LINK)?;
            let (found, happened) = title.rsplit_once(' ')?;
            let strokes: Strokes = strokes.parse().ok().filter(|_| found == calm.find_key())?;
            Some((strokes, happened.parse() == Ok(calm.happened)))
        });
        let (mut strokes, same_turn) = kept.unwrap_or((Strokes::new(random()), false));
        if !same_turn {
            strokes.begin_turn();
        }
        calm.strokes[hand] = strokes;
        Some(calm)
    }

    /// The actions of the match to which a step amounts in a duel by link; `None` in other duels, or if the step is
    /// illegal.
    #[must_use]
    pub fn actions(&self, step: Step) -> Option<Vec<Action>> {
        let mut duel = self.duel;
        duel.apply(&step).ok().filter(|()| self.is_by_link())?;
        Some(match step {
            Step::Feel(seat) => vec![Action::Feel(seat)],
            Step::Hold(seat) => vec![Action::Hold(seat)],
            _ => duel.drawn().map(Draw::actions).unwrap_or_default(),
        })
    }

    /// Parses the saved text of a duel that was left. `None` if it belongs to another duel, or a step in it is illegal.
    #[must_use]
    pub fn read(text: &str, state: &Dschamal, happened: usize) -> Option<Self> {
        let mut calm = Self::new(state, happened)?;
        let mut lines = text.lines();
        if lines.next()? != calm.title() {
            return None;
        }
        // Without strokes in the text, each hand is at the beginning of its turn.
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
        // A duel that is over, or waits for chance, is never saved.
        (calm.mover().is_some() && !calm.steps.is_empty()).then_some(calm)
    }

    /// Identifies the duel.
    fn title(&self) -> String {
        format!("{} {}", self.happened, self.state)
    }

    /// Identifies a find in a duel by link: by the start of the duel, and the number of pieces that the hand has felt.
    fn find_key(&self) -> String {
        let (turns, felt) = (self.state.turns().unwrap_or_default(), self.state.felt());
        let tosses = usize::from(matches!(self.state.phase(), Phase::Must(_)));
        let felt = self.mover().map_or(0, |seat| felt[self.hand(seat)]);
        format!("{} {felt}", self.happened.saturating_sub(usize::from(turns) + tosses))
    }

    /// The state of the match.
    #[must_use]
    pub fn state(&self) -> &Dschamal {
        &self.state
    }

    /// The state of the duel.
    #[must_use]
    pub fn duel(&self) -> &CalmDuel {
        &self.duel
    }

    /// `true` if the two players are on devices of their own.
    #[must_use]
    pub fn is_by_link(&self) -> bool {
        self.state.turns().is_some()
    }

    /// The seat that has to act; `None` if chance has to, or the duel is over.
    #[must_use]
    pub fn mover(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.duel.turn() { Some(seat) } else { None }
    }

    /// The index of a seat's hand: 0 for the bag master, 1 for the challenged.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> usize {
        usize::from(self.state.pairing().is_some_and(|pairing| pairing.master != seat))
    }

    /// The strokes of the hand of a seat.
    #[must_use]
    pub fn strokes(&self, seat: Seat) -> Strokes {
        self.strokes[self.hand(seat)]
    }

    /// What this device keeps of the duel once it is over.
    #[must_use]
    pub fn kept(&self) -> KeptDuel {
        KeptDuel { happened: self.happened, course: Course::Calm(self.steps.clone()) }
    }

    /// Makes a stroke of the hand whose turn it is over this side. Returns `true` if it uncovers anything.
    pub fn stroke(&mut self, side: u8) -> bool {
        let feels = self.mover().filter(|&seat| self.duel.seen_by(seat).feels.is_some());
        feels.is_some_and(|seat| {
            let hand = self.hand(seat);
            self.strokes[hand].stroke(side)
        })
    }

    /// Applies a step, and the step of chance that follows it, which is returned. `random` returns 64 random bits per
    /// call.
    ///
    /// # Errors
    /// As [`CalmDuel::check`]; the duel is then unchanged.
    pub fn make(&mut self, step: Step, random: &mut impl FnMut() -> u64) -> Result<Option<Step>, Refusal> {
        self.duel.apply(&step)?;
        // There is always another piece to find, because a hand feels three at most.
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

/// Written in lines: the duel, the strokes of both hands, and the steps; of a duel by link, the find with the number of
/// actions of the match, and the strokes.
impl fmt::Display for Calm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(mover) = self.mover().filter(|_| self.is_by_link()) {
            let strokes = self.strokes(mover);
            return write!(f, "{} {}{STROKES_BY_LINK}{strokes}", self.find_key(), self.happened);
        }
        let [one, other] = self.strokes;
        write!(f, "{}\n{STROKES}{one} {other}", self.title())?;
        self.steps.iter().try_for_each(|step| write!(f, "\n{step}"))
    }
}
