//! The places of messages and what stands there, and the parts of the screen that messages stand on.

use super::file::Message;

/// The kind of thing that a place of a message takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A text.
    Text,
    /// A number, by which words can be chosen.
    Number,
    /// A player: a name, or whom the message speaks to.
    Who,
    /// One of these keywords, by which words are chosen.
    Key(Vec<String>),
}

/// A place of a message, as the English file declares it: `# $toll (Number) what is owed`.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its name, without the sign.
    pub name: String,
    /// What it takes.
    pub kind: Kind,
}

/// The part of the screen that a message stands on, where it limits how long the message may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// On a button: at most three words in English.
    Button,
    /// A hint beside the board: at most ninety letters in English.
    Hint,
}

/// The role that the comment of a message declares with the line `(Button)` or `(Hint)`.
pub fn role(message: &Message) -> Option<Role> {
    message.comment.iter().find_map(|line| match line.trim() {
        "(Button)" => Some(Role::Button),
        "(Hint)" => Some(Role::Hint),
        _ => None,
    })
}

/// The places that the comment of a message declares. Other lines of it are for people.
pub fn places(message: &Message) -> Vec<Place> {
    message.comment.iter().filter_map(|line| place(line).ok().flatten()).collect()
}

/// The place that a line of a comment declares, if it is about one.
///
/// # Errors
/// What is wrong about the line.
pub fn place(line: &str) -> Result<Option<Place>, String> {
    let Some(rest) = line.trim().strip_prefix('$') else { return Ok(None) };
    let kind = rest.split_once('(').and_then(|(name, rest)| Some((name.trim(), rest.split_once(')')?.0)));
    let (name, kind) =
        kind.ok_or(format!("“{line}” does not say what it takes: (Text), (Number), (Who) or (Key: …)"))?;
    let kind = match kind {
        "Text" => Kind::Text,
        "Number" => Kind::Number,
        "Who" => Kind::Who,
        _ => match kind.strip_prefix("Key:") {
            Some(keys) => Kind::Key(keys.split(',').map(|key| key.trim().to_owned()).collect()),
            None => return Err(format!("“{kind}” is none of Text, Number, Who and Key: …")),
        },
    };
    Ok(Some(Place { name: name.to_owned(), kind }))
}
