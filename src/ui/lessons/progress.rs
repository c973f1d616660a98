//! The progress in a course on this device.

use crate::play::progress::CourseProgress;
use crate::scene::Scene;
use crate::ui::settings::GameSetting;

/// Returns the progress in the course of the game `G`.
pub fn progress<G: Scene>() -> CourseProgress {
    // Saved settings are not trusted: keys of no step are ignored.
    CourseProgress::read(G::COURSE, &GameSetting::Lessons.get(G::NAME).unwrap_or_default())
}

/// Records that the step with this number is done.
pub fn finish_step<G: Scene>(number: usize) {
    GameSetting::Lessons.set(G::NAME, &progress::<G>().with(number).to_string());
}
