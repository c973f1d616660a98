//! The analysis, as a screen reader says it.

use super::analysis_panel::AnalysisPanel;
use super::match_analysis::viewer;
use super::step_view::mover_and_number;
use super::summary::summary_text;
use crate::play::TableView;
use crate::ui::boards::GameUi;

/// Returns what is said of the place shown: its step with the figure and the reason for a better one, or else the summary
/// for the viewer; in a variation, its figure. `None` while the panel is closed or the analysis is not complete.
pub fn spoken<G: GameUi>(view: &TableView<G>, panel: &AnalysisPanel<G>) -> Option<String> {
    if let Some(figure) = &panel.figure {
        return Some(figure.to_string());
    }
    let analysed = panel.shown.as_deref().filter(|analysed| analysed.is_done())?;
    let viewer = viewer(view);
    let Some(step) = analysed.step_shown(view) else {
        let (says, accuracy) = summary_text(viewer, analysed, &view.seating);
        return Some(format!("{says} {}", accuracy.unwrap_or_default()));
    };
    let figure = analysed.step_in_words(view, step, viewer);
    let loss = analysed.loss(view, step);
    let better = analysed.better(step).map(|better| better.words);
    let why = panel.comparison.as_ref().map(|comparison| comparison.better.text.clone());
    let said = [Some(mover_and_number(view, analysed, step)), figure, loss, better, why];
    Some(said.into_iter().flatten().collect::<Vec<_>>().join(". "))
}
