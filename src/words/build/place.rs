//! The declarations of placeables, and of the roles of messages.

use super::file::Message;

/// The type of a placeable.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A text.
    Text,
    /// A number, which may select a plural form.
    Number,
    /// A player: a name, or the reader, whom the message addresses.
    Who,
    /// One of these keys, which selects a variant.
    Key(Vec<String>),
}

/// A placeable, as the English file declares it: `# $toll (Number) what is owed`.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Its name, without the `$`.
    pub name: String,
    /// Its type.
    pub kind: Kind,
}

/// A role in the interface that limits the length of a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// A button: at most three words in English.
    Button,
    /// A hint beside the board: at most 90 characters in English, and as the task of a lesson in every language.
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

/// The placeables that the comment of a message declares. Its other lines are for translators.
pub fn places(message: &Message) -> Vec<Place> {
    message.comment.iter().filter_map(|line| place(line).ok().flatten()).collect()
}

/// The placeable that a line of a comment declares; `None` if it declares none.
///
/// # Errors
/// If the line begins with `$` and is not a valid declaration.
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
