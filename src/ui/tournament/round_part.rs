//! The games of a round, whose results are entered by one tap.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::state::Change;
use crate::tournament::{Outcome, Pairing, Tournament};
use crate::ui::context::use_language;
use crate::words::{all_of, paper, tournament};

/// Properties of [`RoundPart`].
#[derive(Clone, PartialEq, Properties)]
pub struct RoundPartProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// The round, from zero.
    pub round: usize,
    /// Receives the results.
    pub on_change: Callback<Change>,
}

/// A round: who moves first is on the left. A tap on a name makes that player win; another one removes the result.
#[component]
pub fn RoundPart(RoundPartProps { tournament, round, on_change }: &RoundPartProps) -> Html {
    use_language();
    let number = *round;
    let Some(round) = tournament.rounds().get(number) else {
        return html! { <p>{ tournament::not_begun() }</p> };
    };
    let planned = tournament.planned_rounds().max(tournament.rounds().len());
    let go_to = |to: Option<usize>, name: &'static str, sign: &'static str| {
        let to = to.filter(|to| *to < tournament.rounds().len());
        let onclick = on_change.reform(move |_| Change::ShowRound(to.unwrap_or(number)));
        html! { <button class="icon" aria-label={name} disabled={to.is_none()} {onclick}>{ sign }</button> }
    };
    let result = |table: usize, pairing: &Pairing, outcome: Outcome, text: String, name: String| {
        let is_picked = pairing.outcome == Some(outcome);
        let next = (!is_picked).then_some(outcome);
        html! {
            <button
                class={if is_picked { "button picked" } else { "button" }}
                aria-pressed={is_picked.to_string()}
                aria-label={name}
                onclick={on_change.reform(move |_| Change::SetOutcome(number, table, next))}
            >
                { text }
            </button>
        }
    };
    let game = |(table, pairing): (usize, &Pairing)| {
        let name = |player: usize| tournament.players()[player].name.clone();
        let (first, second) = (name(pairing.first), name(pairing.second));
        html! {
            <li key={table} class="game-row">
                <span class="table-number" aria-label={format!("{} {}", paper::table_number(), table + 1)}>{ table + 1 }</span>
                { result(table, pairing, Outcome::FirstWins, first.clone(), tournament::wins(&first)) }
                { result(table, pairing, Outcome::Draw, "½".into(), tournament::draw_of(&first, &second)) }
                { result(table, pairing, Outcome::SecondWins, second.clone(), tournament::wins(&second)) }
            </li>
        }
    };
    html! {
        <section class="round" aria-label={tournament::round_of(number + 1, planned)}>
            <header>
                { go_to(number.checked_sub(1), tournament::previous_round(), "‹") }
                <h2>{ tournament::round_of(number + 1, planned) }</h2>
                { go_to(Some(number + 1), tournament::next_round(), "›") }
            </header>
            <p class="heads" aria-hidden="true">
                <span>{ tournament::moves_first() }</span>
                <span>{ tournament::moves_second() }</span>
            </p>
            <ol class="games-of-round">{ for round.pairings.iter().enumerate().map(game) }</ol>
            { notes(tournament, number) }
        </section>
    }
}

/// The player with the bye, and the others who do not play.
fn notes(tournament: &Tournament, number: usize) -> Html {
    let Some(round) = tournament.rounds().get(number) else { return Html::default() };
    let plays =
        |player: usize| round.pairings.iter().any(|pairing| pairing.first == player || pairing.second == player);
    let others: Vec<_> = tournament
        .players()
        .iter()
        .enumerate()
        .filter(|(player, _)| !plays(*player) && round.bye != Some(*player))
        .map(|(_, player)| player.name.clone())
        .collect();
    let has_others = !others.is_empty();
    html! {
        <>
            if let Some(player) = round.bye {
                <p>{ tournament::bye(&tournament.players()[player].name) }</p>
            }
            if has_others {
                <p>{ tournament::no_game(&all_of(others)) }</p>
            }
        </>
    }
}
