//! The text form of a match, which is stored, shared and pasted into reports. This is version 1.
//!
//! ```text
//! caravanserai 1
//! game marrakech
//! options …, or position …
//! player 0 person Ada
//! player 3 bot one-ahead Brahim
//! no-take-back, or no such line
//! seal 6b51…d2, or by-link, or by-link 37, or day 2026-11-24, or no such line
//! actions
//! …one action a line, in the notation of the game
//! @play 12
//! …
//! @try 7
//! …
//! end 5d1c08f2
//! ```
//!
//! Each action leads from one place of the tree to a new one. The start is place 0, and the others are numbered in the
//! order of the lines. An action continues from the place of the line before it, unless a line with `@` names another
//! place:
//!
//! - `@play 12`: place 12 becomes the current place, and the actions that follow are played. Either the match stood
//!   there before (undo or redo), or 12 is a child of the current place.
//! - `@try 7`: the actions that follow are tried out from place 7. The current place stays.
//!
//! Two more lines reveal what was committed to:
//!
//! - `@secret 90c4…07`: the secret of a sealed match.
//! - `@bind A 5e10…3c`: the next token of a seat in a match by link; `@bind B 07aa…91 Salma`: the first one, with the
//!   name that its player has chosen.
//!
//! Once a match has begun, lines are only ever added before the last one. The last line is the checksum of all lines
//! before it, so that a text that was cut or changed anywhere is refused.

use std::fmt;

use super::header::{MARK, VERSION};
use super::{Kind, NodeId, Player};

/// The text of a match, to which each action adds a line. The last line is left out, and its checksum is kept up to
/// date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecordText {
    pub(super) body: String,
    /// The byte offset in `body` of the line [`ACTIONS`].
    actions: usize,
    pub(super) sum: u32,
    /// The place from which a next action line would continue, and `true` if it would be played.
    at: (NodeId, bool),
}

/// The line between the header and the actions.
pub(super) const ACTIONS: &str = "actions\n";
/// The beginning of the last line.
pub(super) const END: &str = "end ";

impl RecordText {
    /// The header without its last line break, and the lines after [`ACTIONS`].
    pub(super) fn parts(&self) -> (&str, &str) {
        let (before, after) = self.body.split_at(self.actions);
        (before.trim_end_matches('\n'), after.strip_prefix(ACTIONS).unwrap_or_default())
    }

    /// The header without its first line.
    pub(super) fn header_lines(&self) -> &str {
        self.parts().0.split_once('\n').unwrap_or_default().1
    }

    /// All lines but the first one, which has the version.
    pub(super) fn lines(&self) -> &str {
        self.body.split_once('\n').unwrap_or_default().1
    }

    /// The text of a new match of `game` with this start.
    pub(super) fn new(game: &str, start: &impl fmt::Display, players: &[Player]) -> Self {
        let mut body = format!("{MARK} {VERSION}\ngame {game}\n{start}\n");
        for Player { name, look, kind } in players {
            body += &match kind {
                Kind::Person => format!("player {look} person {name}\n"),
                Kind::Bot(bot) => format!("player {look} bot {bot} {name}\n"),
            };
        }
        let actions = body.len();
        body += ACTIONS;
        Self { sum: sum(NOTHING, body.bytes()), body, actions, at: (NodeId::START, true) }
    }

    /// Adds a line to the header of a match that has not begun.
    pub(super) fn add_header_line(&mut self, line: &str) {
        self.body.truncate(self.actions);
        self.body += &format!("{line}\n");
        self.actions = self.body.len();
        self.body += ACTIONS;
        self.sum = sum(NOTHING, self.body.bytes());
    }

    /// Adds an action that leads from `before` to the new `place`, played or tried out.
    pub(super) fn append_action(&mut self, before: NodeId, played: bool, action: &impl fmt::Display, place: NodeId) {
        if self.at != (before, played) {
            self.append_place(before, played);
        }
        self.append(&format!("{action}\n"));
        self.at.0 = place;
    }

    /// Adds a line that names an existing place: `@play`, which makes it the current one, or `@try`.
    pub(super) fn append_place(&mut self, place: NodeId, played: bool) {
        self.append(&format!("{} {}\n", if played { PLAY } else { TRY }, place.number()));
        self.at = (place, played);
    }

    pub(super) fn append(&mut self, line: &str) {
        self.sum = sum(self.sum, line.bytes());
        self.body += line;
    }
}

/// The words of the lines that name a place.
pub(super) const PLAY: &str = "@play";
pub(super) const TRY: &str = "@try";

/// The last line, with the checksum of the lines before it.
pub(super) fn end(sum: u32) -> String {
    format!("{END}{sum:08x}")
}

/// The FNV-1a hash of no bytes (32 bits).
pub(super) const NOTHING: u32 = 0x811c_9dc5;

/// Continues an FNV-1a hash with more bytes.
pub(super) fn sum(before: u32, bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(before, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
