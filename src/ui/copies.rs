//! The copies in which a match is kept: which of them it goes on from.

use std::cmp::Reverse;

use super::reading::{self, Damaged};
use super::unread::Unread;
use crate::record::{Match, RecordError};
use crate::rules::Game;

/// A text in which a match is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copy {
    /// The text; empty if there is none.
    pub text: String,
    /// When something happened last in it, as far as that is known: a moment in ISO 8601.
    pub when: String,
}

/// The best of a match's copies, and which others differ from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<G: Game> {
    /// The match as it goes on.
    pub played: Match<G>,
    /// The number of its copy.
    pub at: usize,
    /// The numbers of copies that tell something else: they went another way, or a later version has written them.
    pub others: Vec<usize>,
}

/// Finds the longest copy that can be read. Of those that went different ways it is the one that was played last.
///
/// # Errors
/// The longest copy, if none can be read; none if there is no copy.
pub fn find<G: Game>(copies: &[Copy]) -> Result<Found<G>, Option<Damaged>> {
    let mut order: Vec<usize> = (0..copies.len()).filter(|at| !copies[*at].text.is_empty()).collect();
    order.sort_by_key(|at| Reverse(copies[*at].text.len()));
    let (mut found, mut damaged, mut others) = (None::<(Match<G>, usize)>, None, Vec::new());
    for at in order {
        let Copy { text, when } = &copies[at];
        let is_told = |other: &usize| begins(text, &copies[*other].text);
        if found.as_ref().is_some_and(|(_, best)| is_told(best)) || others.iter().any(is_told) {
            continue;
        }
        match (reading::read(text), &mut found) {
            (Ok(played), None) => found = Some((played, at)),
            (Ok(played), Some(best)) if *when > copies[best.1].when => {
                others.push(best.1);
                *best = (played, at);
            }
            (Ok(_) | Err(Unread::Record(RecordError::Version(_))), Some(_)) => others.push(at),
            (Err(reason), _) => {
                if let Unread::Record(RecordError::Version(_)) = reason {
                    others.push(at);
                }
                damaged.get_or_insert(Damaged { text: text.clone(), reason });
            }
        }
    }
    match found {
        Some((played, at)) => Ok(Found { played, at, others }),
        None => Err(damaged),
    }
}

/// Whether a text is the beginning of another: all its lines but the last, which holds their sum.
fn begins(text: &str, other: &str) -> bool {
    let body = text.trim_end_matches('\n').rfind('\n').map_or("", |last| &text[..=last]);
    other.starts_with(body)
}

/// The last line of a match's text, which holds the sum of the others: it tells one text from all others.
pub fn end(text: &str) -> &str {
    let text = text.strip_suffix('\n').unwrap_or(text);
    let before = text.bytes().rposition(|byte| byte == b'\n');
    &text[before.map_or(0, |before| before + 1)..]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Kind, Player};
    use crate::rules::marrakech::{Action, Marrakech};

    /// The text after these actions.
    fn text(actions: &[&str]) -> String {
        let players = (0..2).map(|look| Player::new("Ada", look, Kind::Person).unwrap()).collect();
        let mut played = Match::<Marrakech>::new("players 2 deck plain".parse().unwrap(), players).unwrap();
        played.play(actions.iter().map(|action| action.parse::<Action>().unwrap())).unwrap();
        played.to_string()
    }

    fn copy(text: impl Into<String>, when: &str) -> Copy {
        Copy { text: text.into(), when: when.into() }
    }

    /// The number of the copy that is found, and of the others.
    fn found(copies: &[Copy]) -> Result<(usize, Vec<usize>), Option<Unread>> {
        let found = find::<Marrakech>(copies);
        found.map(|found| (found.at, found.others)).map_err(|damaged| damaged.map(|damaged| damaged.reason))
    }

    #[test]
    fn the_longest_that_can_be_read_goes_on() {
        let [one, two, three] = [&["3"][..], &["3", "2"], &["3", "2", "north"]].map(text);
        let cut = &three[..three.len() - 9];
        let copies = |texts: [&str; 3]| texts.map(|text| copy(text, ""));
        assert_eq!(found(&copies([&one, &two, &three])), Ok((2, vec![])));
        assert_eq!(found(&copies([&three, "", &two])), Ok((0, vec![])));
        assert_eq!(found(&copies([&two, &two, &two])), Ok((0, vec![])));
        assert_eq!(found(&copies([&one, cut, &two])), Ok((2, vec![])));
        assert_eq!(found(&copies(["garbage", &one, ""])), Ok((1, vec![])));
        assert_eq!(found(&copies(["", "", ""])), Err(None));
        assert_eq!(found(&copies(["garbage", cut, ""])), Err(Some(Unread::Record(RecordError::Cut))));
    }

    #[test]
    fn of_two_ways_the_one_played_last_goes_on_and_the_other_is_told() {
        let [north, east, longer] = [&["3", "2", "north"][..], &["3", "2", "east"], &["3", "2", "east", "1"]].map(text);
        let (early, late) = ("2026-05-03T18:20:00.000Z", "2026-05-03T18:20:00.001Z");
        assert_eq!(found(&[copy(&*north, late), copy(&*longer, early)]), Ok((0, vec![1])));
        assert_eq!(found(&[copy(&*north, early), copy(&*longer, late), copy(&*east, late)]), Ok((1, vec![0])));
        assert_eq!(found(&[copy(&*north, late), copy(&*longer, early), copy(&*east, early)]), Ok((0, vec![1])));
        assert_eq!(found(&[copy(&*north, ""), copy(&*longer, "")]), Ok((1, vec![0])));
    }

    #[test]
    fn what_a_later_version_has_written_is_told() {
        let one = text(&["3"]);
        let later = text(&["3", "2"]).replacen("caravanserai ", "caravanserai 9", 1);
        assert_eq!(found(&[copy(&*one, ""), copy(&*later, "")]), Ok((0, vec![1])));
        let longer = text(&["3", "2", "north", "1"]);
        assert_eq!(found(&[copy(&*longer, ""), copy(&*later, "")]), Ok((0, vec![1])));
        assert!(matches!(found(&[copy(&*later, "")]), Err(Some(Unread::Record(RecordError::Version(_))))));
    }

    #[test]
    fn the_last_line_of_a_text_is_its_end() {
        let text = text(&["3", "2"]);
        assert!(text.ends_with(&format!("\n{}\n", end(&text))));
        assert!(end(&text).starts_with("end "));
        assert_eq!(["", "\n", "one line"].map(end), ["", "", "one line"]);
    }
}
