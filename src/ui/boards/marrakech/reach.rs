//! Squares that a roll leads to.

use yew::{Html, Properties, classes, component, html};

use crate::rules::marrakech::DIE;

#[derive(Clone, PartialEq, Properties)]
pub struct ReachProps {
    /// `true` for each of the rolls 1 to 4 that leads here.
    pub rolls: [bool; 4],
    /// The price of stopping here, in dirhams.
    pub toll: u8,
}

/// The faces of the die that lead to a square (2 and 3 appear twice), and the price of stopping there.
#[component]
pub fn Reach(ReachProps { rolls, toll }: &ReachProps) -> Html {
    let leads = DIE.into_iter().zip(rolls).filter(|(_, leads)| **leads);
    let faces: Vec<_> = leads.flat_map(|((roll, faces), _)| (0..faces).map(move |_| roll)).collect();
    let costs = *toll > 0;
    let (gap, wide) = (40 / faces.len().max(2), (36 / faces.len().max(2)).min(17));
    let left = 22 - usize::midpoint(gap * faces.len().saturating_sub(1), wide);
    let y = if costs { 4 } else { 13 };
    let face = |(nth, face): (usize, u8)| {
        let x = left + gap * nth;
        html! {
            <g key={nth}>
                <rect class="face" x={x.to_string()} y={y.to_string()} width={wide.to_string()} height="17" rx="4" />
                <text class="roll" x={format!("{}.5", x + wide / 2)} y={(y + 13).to_string()}>{ face }</text>
            </g>
        }
    };
    html! {
        <g class={classes!("reach", costs.then_some("costs"))}>
            <rect x="1.5" y="1.5" width="41" height="41" rx="8" />
            { for faces.into_iter().enumerate().map(face) }
            if costs {
                <text class="toll" x="15" y="37">{ format!("−{toll}") }</text>
                <circle class="coin-face" cx="33" cy="32" r="5" />
            }
        </g>
    }
}
