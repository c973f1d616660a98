//! The permissions at a table.

/// The permissions at a table: playing, reviewing and watching are the same table with other permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is allowed or not, whatever the others are")]
pub struct Permissions {
    /// The match goes on here: persons act, bots are asked, throws fall, clocks run.
    pub play: bool,
    /// Earlier places can be shown.
    pub look_back: bool,
    /// What was played can be taken back, where the match allows it.
    pub take_back: bool,
    /// From any place it can be played on otherwise.
    pub branch: bool,
}

impl Permissions {
    /// Everything.
    pub const PLAY: Self = Self { play: true, look_back: true, take_back: true, branch: true };
    /// Only what changes nothing: somebody else plays.
    pub const WATCH: Self = Self { play: false, look_back: true, take_back: false, branch: false };
}
