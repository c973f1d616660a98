//! The tournaments of a device, as texts: the open one, the others, and what they were before the last changes.

/// The sign between the texts of tournaments, and the one between shelves; neither is part of a text.
const BETWEEN_TEXTS: char = '\u{1e}';
const BETWEEN_SHELVES: char = '\u{1d}';

/// The greatest number of changes that can be undone.
const MAX_UNDO: usize = 30;

/// The tournaments of a device. A text may be damaged: then it is kept as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    /// The tournament that is run; `None` before one has begun.
    pub open: Option<String>,
    /// The others, the one that was open last first.
    pub others: Vec<String>,
}

impl Shelf {
    /// The tournaments that are kept as these texts ([`Self::others_text`]).
    #[must_use]
    pub fn read(open: Option<String>, others: Option<&str>) -> Self {
        Self { open, others: others.map(texts).unwrap_or_default() }
    }

    /// The other tournaments in one text; `None` if there are none.
    #[must_use]
    pub fn others_text(&self) -> Option<String> {
        (!self.others.is_empty()).then(|| self.others.join(&BETWEEN_TEXTS.to_string()))
    }

    /// Puts the open tournament to the others.
    pub fn put_away(&mut self) {
        if let Some(open) = self.open.take() {
            self.others.insert(0, open);
        }
    }

    /// Opens another tournament instead of the open one.
    pub fn take_out(&mut self, index: usize) {
        if index < self.others.len() {
            let next = self.others.remove(index);
            self.put_away();
            self.open = Some(next);
        }
    }

    /// Adds the tournaments of another device. Returns how many are new, and how many are here already, as they are or
    /// with more results and rounds.
    pub fn merge(&mut self, coming: &Self) -> (usize, usize) {
        let (mut new, mut known) = (0, 0);
        for text in coming.open.iter().chain(&coming.others) {
            if self.open.iter().chain(&self.others).any(|here| goes_on(here, text)) {
                known += 1;
            } else if self.open.is_none() {
                self.open = Some(text.clone());
                new += 1;
            } else {
                self.others.push(text.clone());
                new += 1;
            }
        }
        (new, known)
    }

    /// Adds a shelf to those that undo leads back to, the latest last; the oldest ones are forgotten.
    pub fn remember(self, earlier: &mut Vec<Self>) {
        earlier.push(self);
        earlier.drain(..earlier.len().saturating_sub(MAX_UNDO));
    }

    /// Writes the shelves that undo leads back to.
    #[must_use]
    pub fn write_all(earlier: &[Self]) -> Option<String> {
        let one = |shelf: &Self| {
            let open = shelf.open.clone().unwrap_or_default();
            std::iter::once(open)
                .chain(shelf.others.iter().cloned())
                .collect::<Vec<_>>()
                .join(&BETWEEN_TEXTS.to_string())
        };
        (!earlier.is_empty()).then(|| earlier.iter().map(one).collect::<Vec<_>>().join(&BETWEEN_SHELVES.to_string()))
    }

    /// Reads the shelves that undo leads back to.
    #[must_use]
    pub fn read_all(text: &str) -> Vec<Self> {
        let one = |text: &str| {
            let (open, others) = text.split_once(BETWEEN_TEXTS).map_or((text, None), |(open, rest)| (open, Some(rest)));
            Self::read((!open.is_empty()).then(|| open.to_owned()), others)
        };
        text.split(BETWEEN_SHELVES).map(one).collect()
    }
}

/// The texts of tournaments in one text.
fn texts(text: &str) -> Vec<String> {
    text.split(BETWEEN_TEXTS).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// `true` if the tournament `here` is the other one, as it is or with more results and rounds.
fn goes_on(here: &str, other: &str) -> bool {
    let lines = |text: &str| text.trim_end().lines().map(str::to_owned).collect::<Vec<_>>();
    let (here_lines, mut other_lines) = (lines(here), lines(other));
    let is_whole = other_lines.last().is_some_and(|last| last == "end");
    if is_whole {
        other_lines.pop();
    }
    let is_line = |(here, other): (&String, &String)| {
        let open = other.strip_suffix('?');
        here == other || open.is_some_and(|open| here.starts_with(open)) || is_player_line(here, other)
    };
    here == other
        || is_whole && here_lines.len() > other_lines.len() && here_lines.iter().zip(&other_lines).all(is_line)
}

/// `true` if both lines name the same player, who may have left or come back.
fn is_player_line(one: &str, other: &str) -> bool {
    let name = |line: &str| line.strip_prefix("here ").or_else(|| line.strip_prefix("gone ")).map(str::to_owned);
    name(one).is_some() && name(one) == name(other)
}
