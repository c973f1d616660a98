//! Lessons: the course of a game, and its steps, which are exercises on the board of a table.

mod course_page;
mod leading_buttons;
mod lesson_page;
mod lesson_sheet;
mod lesson_table;
mod progress;

pub use course_page::CoursePage;
pub use leading_buttons::leading_buttons;
pub use lesson_page::LessonPage;
pub use lesson_sheet::lesson_sheet;
