//! Days of the calendar.

use std::fmt;
use std::str::FromStr;

use time::{Date, Month};

use super::Secret;
use crate::rules::{Expected, ParseError};

/// A day of the calendar, in the years 0 to 9999. Written `2026-11-24`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(Date);

const MILLIS_OF_MINUTE: i64 = 60_000;
const MILLIS_OF_DAY: i64 = 24 * 60 * MILLIS_OF_MINUTE;
/// The Julian day of 1 January 1970.
const EPOCH: i64 = 2_440_588;

impl Day {
    /// The number of past days whose matches can be begun besides today's.
    const OPEN: usize = 60;

    /// The local date `millis` milliseconds after the beginning of 1970 in UTC, where clocks are then this many minutes
    /// `behind` UTC (negative where they are ahead). `None` if it is not a [`Day`].
    #[must_use]
    pub fn at(millis: i64, behind: i32) -> Option<Self> {
        let local = millis.checked_sub(i64::from(behind) * MILLIS_OF_MINUTE)?;
        Self::of_julian(EPOCH + local.div_euclid(MILLIS_OF_DAY))
    }

    /// The days whose matches can be begun `today`, the latest first.
    pub fn open(today: Self) -> impl Iterator<Item = Self> {
        Self::back_from(today).take(1 + Self::OPEN)
    }

    /// All days up to `today`, the latest first.
    ///
    /// ```
    /// use caravanserai::record::Day;
    ///
    /// let today: Day = "2026-03-01".parse().unwrap();
    /// assert_eq!(Day::back_from(today).nth(1).unwrap().to_string(), "2026-02-28");
    /// ```
    pub fn back_from(today: Self) -> impl Iterator<Item = Self> {
        let julian = i64::from(today.0.to_julian_day());
        (0..).map_while(move |ago| Self::of_julian(julian - ago))
    }

    /// The day of the week, from 0 for Monday to 6 for Sunday.
    #[must_use]
    pub fn weekday(self) -> usize {
        self.0.weekday().number_days_from_monday().into()
    }

    /// The day of the month, from 1.
    #[must_use]
    pub fn of_month(self) -> u8 {
        self.0.day()
    }

    /// The day so many days later; `None` if it is not a [`Day`].
    #[must_use]
    pub fn later(self, days: u16) -> Option<Self> {
        Self::of_julian(i64::from(self.0.to_julian_day()) + i64::from(days))
    }

    /// The public secret of the throws of this day's matches of the game with this name: the SHA-256 hash of three
    /// lines.
    #[must_use]
    pub fn secret(self, game: &str) -> Secret {
        Secret::public(&format!("caravanserai day\n{game}\n{self}\n"))
    }

    /// A number that is drawn for this day, the same for everybody: the first eight bytes of the SHA-256 hash of three
    /// lines, with `what` it is drawn for.
    #[must_use]
    pub fn draw(self, what: &str, game: &str) -> u64 {
        Secret::public(&format!("caravanserai {what}\n{game}\n{self}\n")).number()
    }

    fn of_julian(day: i64) -> Option<Self> {
        let date = Date::from_julian_day(day.try_into().ok()?).ok()?;
        (0..=9999).contains(&date.year()).then_some(Self(date))
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.0.to_calendar_date();
        write!(f, "{year:04}-{:02}-{day:02}", u8::from(month))
    }
}

impl FromStr for Day {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let read = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            let month = Month::try_from(month.parse::<u8>().ok()?).ok()?;
            Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok().map(Self)
        };
        read().filter(|day| day.to_string() == text).ok_or_else(|| ParseError::new(Expected("date"), text))
    }
}
