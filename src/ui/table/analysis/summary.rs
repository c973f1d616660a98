//! The analysis in a sentence.

use yew::{Html, html};

use super::match_analysis::MatchAnalysis;
use crate::play::Shares;
use crate::rules::Seat;
use crate::scene::Seating;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders what a player lost by luck and by choice, and the accuracy of the choices.
pub fn summary<G: GameUi>(seat: Seat, analysed: &MatchAnalysis<G>, seating: &Seating) -> Html {
    let (says, accuracy) = summary_text(seat, analysed, seating);
    html! { <p key={seat.index()} class="summary">{ says }{ " " }<strong>{ accuracy }</strong></p> }
}

/// Returns both as texts; no accuracy without choices. Where outlooks are chances, luck and loss are told per choice, so
/// that they can be compared with each other, and with those of the next match. Where simultaneous phases decide, it gives all
/// parts of the result, or says that nobody can judge them.
pub fn summary_text<G: GameUi>(seat: Seat, analysed: &MatchAnalysis<G>, seating: &Seating) -> (String, Option<String>) {
    if analysed.judgement.has_hidden_choices() {
        let Shares { luck, own, others, result } = analysed.judgement.shares(seat);
        let [luck, own, others, result] =
            [luck, own, others, result].map(|tenths| analysed.amount(10 * tenths).signed());
        let who = seating.to_viewer();
        return (analysis::summary_shares(who.who(seat), &result, &luck, &own, &others), None);
    }
    if analysed.judgement.has_simultaneous_phases() {
        return (analysis::duels_not_judged().to_owned(), None);
    }
    let seating = seating.to_viewer();
    let who = seating.who(seat);
    let (luck, choice) = analysed.judgement.luck_and_play(seat);
    let way = if luck > 0 { "gained" } else { "lost" };
    if analysed.percent {
        let count = analysed.judgement.choices(seat);
        let [luck, choice] = [luck, choice].map(|number| analysed.amount(number));
        let way = if luck.tenths_each(count) == 0 { "even" } else { way };
        let [luck, choice] = [luck, choice].map(|amount| amount.each(count));
        return (analysis::summary_each(who, way, &luck, &choice), None);
    }
    let [luck, choice] = [luck, choice].map(|number| analysed.amount(number).whole());
    let says =
        if G::THROWS { analysis::summary(who, way, &luck, &choice) } else { analysis::summary_choice(who, &choice) };
    (says, analysed.accuracy(seat))
}
