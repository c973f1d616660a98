//! The board on four pages, to be glued together: squares of 40 mm, 32 cm in all.

use yew::{Html, Properties, component, html};

use crate::rules::damath::{OperatorBoard, Square};
use crate::words::paper;

/// The side of a square, in mm.
const SIDE: u8 = 40;
/// Columns and rows on a page.
const QUARTER: u8 = 4;
/// The edge around the quarter with the numbers of its columns and rows, in mm.
const EDGE: u8 = 8;

/// Properties of [`BoardPages`].
#[derive(Clone, PartialEq, Properties)]
pub struct BoardPagesProps {
    /// The operators on the squares.
    pub operators: OperatorBoard,
}

/// The quarters of the board, from the top left one.
#[component]
pub fn BoardPages(BoardPagesProps { operators }: &BoardPagesProps) -> Html {
    let corners = [(0, QUARTER), (QUARTER, QUARTER), (0, 0), (QUARTER, 0)];
    corners.into_iter().enumerate().map(|(at, corner)| quarter(at + 1, corner, *operators)).collect()
}

/// Renders the quarter whose bottom left square is in this column and row.
fn quarter(number: usize, (column, row): (u8, u8), operators: OperatorBoard) -> Html {
    let length = SIDE * QUARTER + 2 * EDGE;
    let numbers = (0..QUARTER).map(|at| {
        let middle = EDGE + at * SIDE + SIDE / 2;
        let (beside, below) = (
            if column == 0 { EDGE / 2 } else { length - EDGE / 2 },
            if row == 0 { length - EDGE / 2 } else { EDGE / 2 },
        );
        html! {
            <g key={at} class="edge">
                <text x={middle.to_string()} y={below.to_string()}>{ column + at }</text>
                <text x={beside.to_string()} y={middle.to_string()}>{ row + QUARTER - 1 - at }</text>
            </g>
        }
    });
    let squares = (0..QUARTER).flat_map(|across| (0..QUARTER).map(move |down| (across, down))).map(|(across, down)| {
        let square = Square::new(column + across, row + QUARTER - 1 - down);
        let place = format!("translate({} {})", EDGE + across * SIDE, EDGE + down * SIDE);
        html! {
            <g key={usize::from(across * QUARTER + down)} transform={place}>
                <rect class={if square.is_some() { "" } else { "unused" }} width={SIDE.to_string()} height={SIDE.to_string()} />
                if let Some(square) = square {
                    <text x={(SIDE / 2).to_string()} y={(SIDE / 2).to_string()}>{ operators.at(square).sign() }</text>
                }
            </g>
        }
    });
    html! {
        <section key={number} class="a4" aria-label={paper::board_quarter(number)}>
            <svg class="quarter" viewBox={format!("0 0 {length} {length}")}>{ for numbers }{ for squares }</svg>
            <p>{ paper::board_quarter(number) }</p>
        </section>
    }
}
