//! Dates: today's, and dates as texts in the language of the page.

use js_sys::{Date, Object, Reflect};

use crate::record::Day;
use crate::words::{Language, language};

/// Formats the date of a time in ISO 8601. `style` is a `dateStyle` of JavaScript, such as `medium`. `None` if the time
/// is invalid.
pub fn date(when: &str, style: &str) -> Option<String> {
    let date = formatted(when, "dateStyle", style)?;
    // The first of a month is an ordinal in French, which JavaScript does not know.
    match date.strip_prefix("1 ") {
        Some(rest) if language() == Language::French => Some(format!("1er {rest}")),
        _ => Some(date),
    }
}

/// Formats a part of a day: its `weekday` or `month`, in a style of JavaScript such as `short`.
pub fn part(day: Day, part: &str, style: &str) -> String {
    formatted(&noon(day), part, style).unwrap_or_default()
}

fn formatted(when: &str, option: &str, style: &str) -> Option<String> {
    let date = Date::new(&when.into());
    if date.get_time().is_nan() {
        return None;
    }
    let options = Object::new();
    let _ = Reflect::set(&options, &option.into(), &style.into());
    let tag = if language() == Language::English { "en-GB" } else { language().tag() };
    Some(date.to_locale_date_string(tag, &options).into())
}

/// Formats a day: `24 November 2026`.
pub fn day(day: Day) -> String {
    date(&noon(day), "long").unwrap_or_else(|| day.to_string())
}

/// Returns the time at which a day is the same everywhere: one without a zone is local, and clocks change at night.
fn noon(day: Day) -> String {
    format!("{day}T12:00")
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
