//! The phases of a match.

/// The phase of a match, with the kind of action that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The mover rolls for the order of play (M2).
    Order,
    /// The mover, who is the first player, chooses the way Asam faces (M3).
    Face,
    /// The mover turns Asam or leaves him (M4).
    Turn,
    /// The mover rolls, and Asam walks (M4).
    Roll,
    /// The mover lays a rug (M8).
    Lay,
    /// The mover's pile shows its next rug (M13).
    Draw,
    /// The match is over (M10).
    Over,
}
