//! The progress in a course, as the device keeps it.

use caravanserai::play::progress::CourseProgress;
use caravanserai::rules::damath::Damath;
use caravanserai::scene::Lessons;

fn read(text: &str) -> CourseProgress {
    CourseProgress::read(Damath::COURSE, text)
}

#[test]
fn the_steps_that_are_done_survive_as_text() {
    let progress = read("").with(0).with(2);
    assert_eq!(progress.to_string(), "moving most");
    let again = read(&progress.to_string());
    assert_eq!((again.count(), again.next()), (2, Some(1)));
    assert!(again.is_done(0) && !again.is_done(1) && again.is_done(2));
    let all = (0..Damath::COURSE.len()).fold(again, CourseProgress::with);
    assert_eq!((all.count(), all.next()), (Damath::COURSE.len(), None));
}

#[test]
fn texts_that_are_none_do_no_harm() {
    for text in ["", " ", "kitchen", "moving-", "Moving", "\n", "💥"] {
        assert_eq!(read(text).to_string(), "", "{text}");
    }
    assert_eq!(read("kitchen taking taking  moving ").to_string(), "moving taking");
    assert_eq!(read("moving").with(99).to_string(), "moving", "there is no such step");
}
