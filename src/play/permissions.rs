//! The permissions at a table.

/// The permissions at a table: playing, reviewing and watching use the same table with different permissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is allowed or not, whatever the others are")]
pub struct Permissions {
    /// The match is played here: persons act, bots are asked, dice are thrown, clocks run.
    pub play: bool,
    /// Earlier places can be reviewed.
    pub review: bool,
    /// Moves can be taken back, where the match allows it.
    pub take_back: bool,
    /// Variations can be played from any place.
    pub branch: bool,
}

impl Permissions {
    /// All permissions.
    pub const PLAY: Self = Self { play: true, review: true, take_back: true, branch: true };
    /// Review only: the match is played elsewhere.
    pub const WATCH: Self = Self { play: false, review: true, take_back: false, branch: false };
}
