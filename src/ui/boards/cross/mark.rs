//! Marks on the cross.

use yew::{Html, Properties, classes, component, html};

use super::ring::Ring;
use crate::scene::cross;
use crate::scene::cross::geometry::Area;

#[derive(Clone, PartialEq, Properties)]
pub struct MarkProps {
    /// The marked area: its corner and its size, in board units.
    pub area: Area,
    /// Its mark.
    pub mark: cross::Mark,
}

/// A mark on an area: that it is selectable or selected, or a landing place, with the part of the throw that leads to
/// it.
#[component]
pub fn Mark(MarkProps { area, mark }: &MarkProps) -> Html {
    let ((x, y), (width, height)) = *area;
    let (middle_x, middle_y) = (x + width / 2, y + height / 2);
    match mark {
        cross::Mark::Could { landing, meets } => {
            // A piece that stands there stays visible, with its number, above the dots.
            let dot_y = if *meets { y + height - 4 } else { middle_y };
            let dot = |x: i32| html! { <circle class="could" cx={x.to_string()} cy={dot_y.to_string()} r="3.4" /> };
            match landing {
                cross::Landing::Plain => dot(middle_x),
                cross::Landing::Pair => html! { <>{ dot(middle_x - 4) }{ dot(middle_x + 4) }</> },
                cross::Landing::Home => {
                    html! { <path class="could" d={format!("M{} {}l6-6 6 6v6h-12z", middle_x - 6, middle_y)} /> }
                }
                cross::Landing::Hit => {
                    html! { <g class="mark landing"><path class="strike" d={format!("M{x} {y}l9 9m0-9-9 9")} /></g> }
                }
            }
        }
        cross::Mark::Open => {
            let round = width.min(height) / 2 + 1;
            html! { <g class="mark open"><Ring area={*area} out={1} {round} /></g> }
        }
        cross::Mark::Picked => html! { <g class="mark picked"><Ring area={*area} out={2} round={3} /></g> },
        cross::Mark::Goal { by, hits, meets, taken } => {
            // A piece that stands there stays visible beside the tag.
            let (tag_x, tag_y) = if *meets { (middle_x + 4, middle_y + 9) } else { (middle_x, middle_y) };
            html! {
                <g class={classes!("mark", "landing", taken.then_some("taken"))}>
                    <Ring area={*area} out={0} round={3} />
                    if *hits {
                        <path class="strike" d={format!("M{x} {y}l9 9m0-9-9 9")} />
                    }
                    <rect class="tag" x={(tag_x - 11).to_string()} y={(tag_y - 6).to_string()} width="22" height="12" rx="2" />
                    <text x={tag_x.to_string()} y={(tag_y + 3).to_string()}>{ by }</text>
                </g>
            }
        }
    }
}
