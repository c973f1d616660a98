//! Dates: today's, and dates as texts in the language of the page.

use js_sys::{Date, Object, Reflect};

use crate::record::Day;
use crate::words::{Language, language};

/// Formats the date of a time in ISO 8601. `style` is a `dateStyle` of JavaScript, such as `medium`. `None` if the time
/// is invalid.
pub fn date(when: &str, style: &str) -> Option<String> {
    let date = Date::new(&when.into());
    if date.get_time().is_nan() {
        return None;
    }
    let options = Object::new();
    let _ = Reflect::set(&options, &"dateStyle".into(), &style.into());
    let tag = if language() == Language::English { "en-GB" } else { language().tag() };
    Some(date.to_locale_date_string(tag, &options).into())
}

/// Formats a day: `24 November 2026`.
pub fn day(day: Day) -> String {
    // A time without a zone is local, and clocks change at night.
    date(&format!("{day}T12:00"), "long").unwrap_or_else(|| day.to_string())
}

/// Formats the time of day of this device: `14:05`.
pub fn time_of_day() -> String {
    let now = Date::new_0();
    format!("{}:{:02}", now.get_hours(), now.get_minutes())
}

/// Returns the date of this device now; `None` if its clock is far off.
pub fn today() -> Option<Day> {
    let now = Date::new_0();
    #[expect(clippy::cast_possible_truncation, reason = "times and offsets of JavaScript are integers, and fit")]
    let (millis, behind) = (now.get_time() as i64, now.get_timezone_offset() as i32);
    Day::at(millis, behind)
}
