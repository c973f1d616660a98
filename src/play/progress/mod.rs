//! What a device remembers of those who learn on it, each as a value with a text form, which is saved as a setting: the
//! steps of a course that are done, the puzzles that are solved, and the sums that were worked out.

mod course_progress;
mod puzzle_progress;
mod sum_statistics;

pub use course_progress::CourseProgress;
pub use puzzle_progress::{PuzzleProgress, Run, Series};
pub use sum_statistics::{OPERATIONS, SumCount, SumOrder, SumRow, SumStatistics, with_sums};
