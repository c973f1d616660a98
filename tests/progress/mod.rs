//! The progress of those who learn: its changes, and its text form.

mod course_progress;
mod day_calendar;
mod puzzle_progress;
mod rush;
mod sum_statistics;
