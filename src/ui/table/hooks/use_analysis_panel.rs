//! The panel of the analysis.

use std::rc::Rc;

use yew::{AttrValue, hook, use_state_eq};

use super::use_engine::Analyst;
use super::use_sitting::TableHandle;
use crate::play::{Comparison, Input, ReviewInput, tried_figure};
use crate::record::{Next, NodeId};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::hooks::{use_back_button, use_effect_on};
use crate::ui::table::analysis::AnalysisPanel;

/// Returns the panel of the analysis. The browser's back button first returns from a variation, then closes the panel.
#[hook]
pub fn use_analysis_panel<G: GameUi>(playing: &TableHandle<G>, analyst: &Analyst<G>) -> AnalysisPanel<G> {
    let open = use_state_eq(|| false);
    let set = callback(open.setter(), |is_open, open| open.set(is_open));
    let view = &playing.view;
    let is_open = *open && view.played.next() == Next::Over;
    let gives_way = view.stage.in_variation;
    let close = set.reform(|()| false);
    let return_to_it = playing.send.reform(|()| Input::Review(ReviewInput::Return));
    use_back_button(is_open, close.clone());
    use_back_button(is_open && gives_way, return_to_it.clone());
    let is_shown = is_open && !gives_way;
    // A bot or a hint in a variation ends an analysis that is not complete.
    use_effect_on(is_shown, {
        let (begin, end) = (analyst.begin.clone(), view.played.now());
        move |is_shown| {
            if *is_shown {
                begin.emit(end);
            }
        }
    });
    let tried = Some(view.shown).filter(|place| is_open && gives_way && *place != NodeId::START);
    use_effect_on(tried, {
        let weigh = analyst.weigh.clone();
        move |tried| {
            if let Some(place) = tried {
                weigh.emit(*place);
            }
        }
    });
    let known = analyst.figure.as_ref().filter(|(place, _)| Some(*place) == tried);
    let figure = known.and_then(|(_, outlook)| tried_figure(view, outlook)).map(AttrValue::from);
    let shown = analyst.analysis.clone().filter(|_| is_shown);
    let comparison = shown.as_ref().and_then(|analysis| Comparison::of(view, analysis)).map(Rc::new);
    let mistakes = shown.as_ref().map_or([None; 2], |analysis| analysis.mistakes_beside(view));
    let on_back = if gives_way { return_to_it } else { close };
    AnalysisPanel { is_open, shown, comparison, figure, mistakes, set, on_back }
}
