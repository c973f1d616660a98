//! The engine at a table: the questions of its sitting, and the analysis.

use std::rc::Rc;

use yew::{Callback, hook, use_force_update, use_mut_ref};

use super::use_questions::use_questions;
use super::use_sitting::TableHandle;
use crate::bots::Scale;
use crate::engine::{Answer, Question};
use crate::play::{Amount, Inquiry, MatchAnalysis};
use crate::record::NodeId;
use crate::store::{Note, Notes};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_event_callback;
use crate::ui::table::engine::{self, AskedQuestion};

/// The analysis of the match as far as it is complete, and the callback that starts it.
pub struct Analyst<G: GameUi> {
    /// The analysis; `None` until it is requested.
    pub analysis: Option<Rc<MatchAnalysis<G>>>,
    /// Starts the analysis up to a place, unless it is complete or under way.
    pub begin: Callback<NodeId>,
    /// The place of a variation whose outlook was requested last, and that outlook.
    pub figure: Option<(NodeId, Rc<Outlook>)>,
    /// Requests the outlook at a place of a variation, once the analysis is complete and nothing else is awaited.
    pub weigh: Callback<NodeId>,
}

/// The number of times that an analysis is rendered until it is complete: each takes as long as the steps are many.
const RENDERS: usize = 20;

/// The outlook of each seat.
pub type Outlook = Vec<Amount>;

/// Carries out the questions of a sitting, and makes the analysis, also by what the notes of the match have kept.
#[hook]
pub fn use_engine<G: GameUi>(playing: &TableHandle<G>, notes: &Rc<Notes>) -> Analyst<G> {
    let awaited = use_questions(playing);
    // The last question of the analysis, with the place up to which it is made.
    let asked = use_mut_ref(|| None::<(NodeId, AskedQuestion)>);
    let analysis = use_mut_ref(|| None::<Rc<MatchAnalysis<G>>>);
    let figure = use_mut_ref(|| None::<(NodeId, Rc<Outlook>)>);
    let update = use_force_update();
    let driver = playing.driver();
    let (shown, last_figure) = (analysis.borrow().clone(), figure.borrow().clone());
    let weigh = use_event_callback((), {
        let (asked, analysis, driver, update) =
            (Rc::clone(&asked), Rc::clone(&analysis), Rc::clone(&driver), update.clone());
        move |place: NodeId, ()| {
            let is_done = analysis.borrow().as_ref().is_some_and(|analysis| analysis.is_done());
            if !is_done || awaited.borrow().as_ref().is_some_and(AskedQuestion::is_open) {
                return;
            }
            let (figure, update) = (Rc::clone(&figure), update.clone());
            let on_answer = Callback::from(move |answer| {
                let Answer::Judged(judged) = answer else { return };
                let is_chance = judged.scale == Scale::Chance;
                let outlook = judged.outlook.into_iter().map(|hundredths| Amount { hundredths, is_chance }).collect();
                *figure.borrow_mut() = Some((place, Rc::new(outlook)));
                update.force_update();
            });
            let inquiry = Inquiry::new(Question::Judge { last: 1 }, &driver.view().played, place, &[]);
            asked.replace(Some((place, engine::ask(G::NAME, inquiry, on_answer))));
        }
    });
    let begin = use_event_callback(Rc::clone(notes), move |end: NodeId, notes: &Rc<Notes>| {
        let is_whole = analysis.borrow().as_ref().is_some_and(|analysis| analysis.is_whole_to(end));
        let is_under_way = |(place, asked): &(NodeId, AskedQuestion)| *place == end && asked.is_open();
        if is_whole || asked.borrow().as_ref().is_some_and(is_under_way) {
            return;
        }
        let begun = MatchAnalysis::new(&driver.view().played, end, notes.get(Note::Phases));
        let last = begun.left();
        *analysis.borrow_mut() = Some(Rc::new(begun));
        update.force_update();
        if last == 0 {
            return;
        }
        let (analysis, update, of) = (Rc::clone(&analysis), update.clone(), Rc::clone(&driver));
        let on_answer = Callback::from(move |answer| {
            if let (Answer::Judged(judged), Some(analysis)) = (answer, &mut *analysis.borrow_mut())
                && Rc::make_mut(analysis).add(&of.view().played, judged)
                && analysis.left().is_multiple_of(last.div_ceil(RENDERS))
            {
                update.force_update();
            }
        });
        let inquiry = Inquiry::new(Question::Judge { last }, &driver.view().played, end, &[]);
        asked.replace(Some((end, engine::ask(G::NAME, inquiry, on_answer))));
    });
    Analyst { analysis: shown, begin, figure: last_figure, weigh }
}
