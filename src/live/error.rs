//! Errors of reading a description, a code or a message.

/// The reason why a browser's description cannot be made into a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SdpError {
    /// The line that begins with this attribute is missing.
    Missing(&'static str),
    /// The line that begins with this attribute has an unknown form.
    Unknown(&'static str),
    /// The description has no address at which this device can be reached.
    NoCandidates,
}

/// The reason why a text is not the code of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The text is not a code, or it was cut or changed on its way.
    Damaged,
    /// The code has this version, which is unknown.
    Version(u8),
}

/// The reason why a text is not a message that the other device can send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// It is no message.
    Unknown,
    /// The other device speaks this version, which is unknown here.
    Version(u32),
    /// The other device has opened the game with this name.
    OtherGame(String),
    /// A message before it is missing, or it was sent twice.
    OutOfOrder,
}
