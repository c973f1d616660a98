//! A game of a round, whose result is entered by one tap.

use yew::{Callback, Html, Properties, component, html, use_state_eq};

use crate::pages::tournament::{Change, score};
use crate::tournament::{Outcome, Pairing};
use crate::ui::callback::callback;
use crate::words::{paper, table, tournament};

#[derive(Clone, PartialEq, Properties)]
pub struct GameRowProps {
    /// The round, from zero.
    pub round: usize,
    /// The table, from zero.
    pub table: usize,
    /// The game.
    pub pairing: Pairing,
    /// The names of its players.
    pub names: [String; 2],
    /// Receives the result.
    pub on_change: Callback<Change>,
}

/// The names and the draw, each of which is a result; and a button that shows those of a game that was not played.
#[component]
pub fn GameRow(GameRowProps { round, table, pairing, names, on_change }: &GameRowProps) -> Html {
    let (round, table, pairing) = (*round, *table, *pairing);
    let [first, second] = names;
    let is_open = use_state_eq(|| false);
    let result = |outcome: Outcome, text: &str, name: String| {
        let is_picked = pairing.outcome == Some(outcome);
        let next = (!is_picked).then_some(outcome);
        let set = is_open.setter();
        let onclick = on_change.reform(move |_| {
            set.set(false);
            Change::SetOutcome(round, table, next)
        });
        html! {
            <button
                class={if is_picked { "button picked" } else { "button" }}
                aria-pressed={is_picked.to_string()}
                aria-label={name}
                {onclick}
            >
                { text }
            </button>
        }
    };
    let forfeit = |outcome: Outcome, says: String| result(outcome, &says, says.clone());
    let on_more = callback((is_open.setter(), *is_open), |_, (set, is_open)| set.set(!is_open));
    let is_forfeit = !pairing.is_played();
    let not_played = tournament::not_played(first, second);
    html! {
        <li class="game-row">
            <span class="table-number" aria-label={table::labelled(paper::table_number(), &(table + 1).to_string())}>{ table + 1 }</span>
            { result(Outcome::FirstWins, first, tournament::wins(first)) }
            { result(Outcome::Draw, "½", tournament::draw_of(first, second)) }
            { result(Outcome::SecondWins, second, tournament::wins(second)) }
            <button
                class={if is_forfeit { "button picked" } else { "button" }}
                aria-label={not_played}
                aria-expanded={is_open.to_string()}
                onclick={on_more}
            >
                { if is_forfeit { score(pairing.outcome) } else { "⋯" } }
            </button>
            if *is_open {
                <p class="row forfeits">
                    { forfeit(Outcome::FirstByForfeit, tournament::wins_unplayed(first)) }
                    { forfeit(Outcome::SecondByForfeit, tournament::wins_unplayed(second)) }
                    { forfeit(Outcome::BothForfeit, tournament::nobody_came().to_owned()) }
                </p>
            }
        </li>
    }
}
