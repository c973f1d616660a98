//! The parts of a table during a review: the bar and the analysis.

use std::rc::Rc;

use yew::{Callback, Html, component, html};

use super::exhibit;
use super::played::reviewed;
use crate::bots::Scale;
use crate::engine::Judged;
use crate::play::TableView;
use crate::record::NodeId;
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::ui::table::parts::{AnalysisPanel, MatchAnalysis, analysis_panel, review_bar};

/// The bar, and the analysis of a match while it goes on and when it is done.
#[component]
pub fn ReviewParts<G: GameUi>() -> Html {
    let view = reviewed::<G>();
    let panel = |left| {
        let panel = AnalysisPanel {
            is_open: true,
            shown: Some(Rc::new(analysed(&view, left))),
            comparison: None,
            figure: None,
            mistakes: [None, None],
            set: Callback::noop(),
            on_back: Callback::noop(),
        };
        analysis_panel(&view, &panel, &Callback::noop())
    };
    html! {
        <>
            { exhibit("Review", review_bar(&view, None, None, &Callback::noop())) }
            { exhibit("Analysis that goes on", panel(20)) }
            { exhibit("Analysis", panel(0)) }
        </>
    }
}

/// Returns an analysis of the match with invented judgements, except of the first `left` steps.
fn analysed<G: GameUi>(view: &Rc<TableView<G>>, left: usize) -> MatchAnalysis<G> {
    let played = &view.played;
    let mut analysed = MatchAnalysis::new(played, played.end_of(NodeId::START), "");
    for step in (left..analysed.left()).rev() {
        let is_mistake = step % 7 == 3;
        let mut actions = Vec::new();
        if let Some(before) = played.before(analysed.way[step]) {
            played.state_at(before).actions(&mut actions);
        }
        let outlook = |seat: Seat| [1000, 2500, 4000, 6000, 3000][(step + seat.index()) % 5];
        analysed.add(
            played,
            Judged {
                step,
                scale: Scale::Chance,
                outlook: Seat::all(played.state().seats()).map(outlook).collect(),
                luck: vec![250; played.state().seats().into()],
                cost: if is_mistake { -900 } else { 0 },
                better: actions.pop().filter(|_| is_mistake).map(|action| action.to_string()),
                after_better: Vec::new(),
                after_chosen: Vec::new(),
            },
        );
    }
    analysed
}
