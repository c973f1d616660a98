//! Names of players, as they are typed or pasted.

use super::error::TournamentError;

/// The maximum length of a name, in characters.
pub const MAX_NAME: usize = 40;

/// Reads a list of names, one a line. Numbers before names (`3.`, `3)`) and empty lines are left out.
///
/// # Errors
/// Errors if a name is too long, or there twice.
pub fn read_names(list: &str) -> Result<Vec<String>, TournamentError> {
    let mut names: Vec<String> = Vec::new();
    for line in list.lines().map(without_number).filter(|line| !line.trim().is_empty()) {
        let name = read_name(line)?;
        if is_among(&name, names.iter().map(String::as_str)) {
            return Err(TournamentError::NameTwice(name));
        }
        names.push(name);
    }
    Ok(names)
}

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

/// `true` if the name is one of these; capital letters do not count.
#[must_use]
pub fn is_among<'a>(name: &str, mut names: impl Iterator<Item = &'a str>) -> bool {
    let name = name.to_lowercase();
    names.any(|other| other.to_lowercase() == name)
}

/// A line without the number of its place in a list.
fn without_number(line: &str) -> &str {
    let rest = line.trim_start().trim_start_matches(|sign: char| sign.is_numeric());
    match rest.strip_prefix(['.', ')']) {
        Some(name) if rest.len() < line.trim_start().len() => name,
        _ => line,
    }
}
