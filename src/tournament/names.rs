//! Names of players, as they are typed or pasted.

use super::error::TournamentError;
use crate::record::{name_key, plain_name_key};

/// The maximum length of a name, in characters.
pub const MAX_NAME: usize = 60;

/// Reads one name: white space becomes single spaces, and what is not shown is left out.
///
/// # Errors
/// Errors if it is empty or too long.
pub fn read_name(text: &str) -> Result<String, TournamentError> {
    let words: Vec<String> =
        text.split_whitespace().map(|word| word.chars().filter(|sign| !sign.is_control()).collect()).collect();
    let name = words.join(" ").trim().to_owned();
    match name.chars().count() {
        0 => Err(TournamentError::NoName),
        length if length > MAX_NAME => Err(TournamentError::NameTooLong(name)),
        _ => Ok(name),
    }
}

/// `true` if the name is one of these, as people see them; capital letters do not count.
#[must_use]
pub fn is_among<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let name = name_key(name);
    names.any(|other| name_key(other) == name)
}

/// `true` if a name contains what is searched for. Capital letters, accents and white space around it do not count.
#[must_use]
pub fn is_found(name: &str, search: &str) -> bool {
    plain_name_key(name).contains(&plain_name_key(search.trim()))
}

/// The numbers of these names in alphabetical order, in which capital letters and accents do not count.
#[must_use]
pub fn alphabetical<'a>(names: impl Iterator<Item = &'a str>) -> Vec<usize> {
    let mut keys: Vec<_> = names.map(plain_name_key).enumerate().map(|(number, key)| (key, number)).collect();
    keys.sort();
    keys.into_iter().map(|(_, number)| number).collect()
}

/// The ways in which the name of a player in a match may be that of a player in the tournament, the most certain first.
pub const LIKENESSES: [fn(&str, &str) -> bool; 4] = [
    |one, other| name_key(one) == name_key(other),
    |one, other| plain_name_key(one) == plain_name_key(other),
    |one, other| words(one) == words(other),
    |one, other| {
        let (one, other) = (words(one), words(other));
        let [few, many] = if one.len() < other.len() { [one, other] } else { [other, one] };
        !few.is_empty() && few.iter().all(|word| many.iter().any(|whole| whole == word || is_initial(word, whole)))
    },
];

/// The words of a name in alphabetical order, without accents and full stops.
fn words(name: &str) -> Vec<String> {
    let name = plain_name_key(name);
    let words = name.split(|sign: char| sign.is_whitespace() || ",،.".contains(sign));
    let mut words: Vec<_> = words.filter(|word| !word.is_empty()).map(str::to_owned).collect();
    words.sort_unstable();
    words
}

/// `true` if a word is the initial of another one.
fn is_initial(word: &str, whole: &str) -> bool {
    word.chars().count() == 1 && whole.starts_with(word)
}
