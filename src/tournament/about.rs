//! What a tournament is called, and where and when it is played.

use crate::record::Day;

/// The maximum length of a text of [`About`], in characters.
pub const MAX_ABOUT: usize = 60;

/// What stands above the pairings and the standings. Every part may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About {
    /// The title.
    pub title: String,
    /// The section or class.
    pub section: String,
    /// The school or place.
    pub school: String,
    /// The day.
    pub date: Option<Day>,
}

impl About {
    /// The same with texts as they are kept: on one line each, with single spaces, and cut to [`MAX_ABOUT`].
    #[must_use]
    pub fn tidied(&self) -> Self {
        let [title, section, school] = [&self.title, &self.section, &self.school].map(|text| tidy(text));
        Self { title, section, school, date: self.date }
    }

    /// The texts that are there, in their order.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        let all = [&self.title, &self.section, &self.school].into_iter().map(String::as_str);
        all.filter(|text| !text.is_empty()).collect()
    }
}

fn tidy(text: &str) -> String {
    let shown: String = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    let words = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().take(MAX_ABOUT).collect::<String>().trim_end().to_owned()
}
