//! The board of Damath: chalk on slate between squares of maple, chips turned from wood.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::chip::Chip;
use super::ground::Ground;
use super::way::Way;
use crate::rules::damath;
use crate::rules::damath::Square;
use crate::scene::damath::geometry::{self, MARGIN, Point, SIDE, WHOLE};
use crate::scene::damath::{Board, Line, Mark, PieceView};

#[derive(Clone, PartialEq, Properties)]
pub struct DamaBoardProps {
    /// The view model of the board.
    pub board: Rc<Board>,
}

/// The board of Damath.
#[component]
pub fn DamaBoard(DamaBoardProps { board }: &DamaBoardProps) -> Html {
    let turned = board.turned;
    let mark = |(key, (square, mark)): (usize, &(Square, Mark))| {
        html! { <SquareMark {key} corner={geometry::corner(*square, turned)} mark={mark.clone()} /> }
    };
    let way = |(key, line): (usize, &Line)| html! { <Way {key} line={line.clone()} {turned} /> };
    let sum = |(key, (square, lines)): (usize, &(Square, Vec<String>))| {
        let class = if board.passing { "sum passing" } else { "sum" };
        html! { <Slip {key} {class} at={slip_centre(board, *square, lines)} lines={lines.clone()} /> }
    };
    html! {
        <g class="damath">
            <Ground />
            <g>{ for board.marks.iter().enumerate().map(mark) }</g>
            <g>{ for board.lines.iter().enumerate().map(way) }</g>
            <g>{ for board.pieces.iter().map(|man| chip(board, man)) }</g>
            <g>{ for board.marks.iter().filter_map(|(square, mark)| landing(board, *square, mark)) }</g>
            <g>{ for Square::all().map(|square| operator(board, square)) }</g>
            <g><Coordinates {turned} /></g>
            <g>{ for board.sums.iter().enumerate().map(sum) }</g>
        </g>
    }
}

fn chip(board: &Board, man: &PieceView) -> Html {
    // A trace of the last move says nothing about the chip that is on the square now.
    let here = |(square, mark): &&(Square, Mark)| *square == man.square && *mark != Mark::Gone;
    let mark = board.marks.iter().find(here).map(|(_, mark)| mark);
    let (movable, lifted) = (mark == Some(&Mark::Movable), mark == Some(&Mark::Picked));
    html! { <Chip key={man.id} man={man.clone()} turned={board.turned} {movable} {lifted} /> }
}

/// Renders the score of a landing, over its square.
fn landing(board: &Board, square: Square, mark: &Mark) -> Option<Html> {
    let Mark::Landing(score) = mark else { return None };
    let (x, y) = geometry::centre(square, board.turned);
    Some(html! { <Slip key={square.index()} class="landing" at={(x, y + 7)} lines={vec![score.clone()]} /> })
}

fn operator(board: &Board, square: Square) -> Html {
    let stands = board.pieces.iter().any(|man| man.square == square);
    let covers = |mark: &Mark| matches!(mark, Mark::Landing(_) | Mark::Step);
    let covered = stands || board.marks.iter().any(|(marked, mark)| *marked == square && covers(mark));
    let (operator, corner) = (board.operators.at(square), geometry::corner(square, board.turned));
    html! { <Operator key={square.index()} {operator} {corner} {covered} /> }
}

/// Returns the centre of a sum's slip: in the square above the given one or below it, where no chip ever stands; above
/// if that is on the board and the slip covers no chip beside it.
fn slip_centre(board: &Board, square: Square, lines: &[String]) -> Point {
    let (x, y) = geometry::centre(square, board.turned);
    let reach = width(lines) / 2 + SIDE / 3;
    let is_free = |y: &i32| {
        let covers = |man: &PieceView| {
            let (beside, height) = geometry::centre(man.square, board.turned);
            height == *y && (beside - x).abs() < reach
        };
        (MARGIN..WHOLE - MARGIN).contains(y) && !board.pieces.iter().any(covers)
    };
    let above = if y < MARGIN + SIDE { y + SIDE } else { y - SIDE };
    (x, [y - SIDE, y + SIDE].into_iter().find(is_free).unwrap_or(above))
}

#[derive(Clone, PartialEq, Properties)]
struct CoordinatesProps {
    /// `true` if the board is seen from the second player's side.
    turned: bool,
}

/// The numbers of columns and rows on the frame, from the viewer's side.
#[component]
fn Coordinates(CoordinatesProps { turned }: &CoordinatesProps) -> Html {
    let label = |place: i32| {
        let [column, row] = if *turned { [7 - place, place] } else { [place, 7 - place] };
        let middle = MARGIN + place * SIDE + SIDE / 2;
        html! {
            <g key={place}>
                <text x={middle.to_string()} y={(WHOLE - 2).to_string()}>{ column }</text>
                <text x="7" y={(middle + 5).to_string()}>{ row }</text>
            </g>
        }
    };
    html! { <g class="coordinates">{ for (0..8).map(label) }</g> }
}

#[derive(Clone, PartialEq, Properties)]
struct OperatorProps {
    /// The operator.
    operator: damath::Operator,
    /// The corner of its square, in board units.
    corner: Point,
    /// `true` if a chip or a landing mark covers the square.
    covered: bool,
}

/// An operator in chalk: large, or in the corner of a covered square.
#[component]
fn Operator(OperatorProps { operator, corner, covered }: &OperatorProps) -> Html {
    let path = match operator {
        damath::Operator::Plus => "M-12 0H12M0-12V12",
        damath::Operator::Minus => "M-12 0H12",
        damath::Operator::Times => "M-9-9 9 9M9-9-9 9",
        damath::Operator::Over => "M-12 0H12M0-9.5h0M0 9.5h0",
    };
    let (class, away, scale) = if *covered { ("chalk small", 8, "scale(.5)") } else { ("chalk", SIDE / 2, "") };
    let place = format!("translate({} {}){scale}", corner.0 + away, corner.1 + away);
    html! { <path {class} transform={place} d={path} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct SlipProps {
    /// The kind of slip, a class of the style sheet.
    class: &'static str,
    /// Its centre, in board units.
    at: Point,
    /// The sum, in one line or two.
    lines: Vec<String>,
}

/// A sum on a slip around a point, as wide as it needs and within the board.
#[component]
fn Slip(SlipProps { class, at, lines }: &SlipProps) -> Html {
    let (width, height) = (width(lines), 6 + 15 * count(lines.len()));
    let x = at.0.clamp(width / 2 + 4, WHOLE - width / 2 - 4);
    let (left, top) = (x - width / 2, at.1 - height / 2);
    let text = |(place, line): (i32, &String)| {
        html! { <text key={place} x={x.to_string()} y={(top + 14 + 15 * place).to_string()}>{ line }</text> }
    };
    html! {
        <g class={format!("slip {class}")}>
            <rect x={left.to_string()} y={top.to_string()} width={width.to_string()} height={height.to_string()} rx="6" />
            { for (0..).zip(lines).map(text) }
        </g>
    }
}

/// Returns the width of a slip with these lines, in board units. They are numbers and signs, equally long in every
/// language.
fn width(lines: &[String]) -> i32 {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    (count(longest) * 7 + 8).max(38)
}

fn count(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

#[derive(Clone, PartialEq, Properties)]
struct SquareMarkProps {
    /// The corner of the square, in board units.
    corner: Point,
    /// Its mark.
    mark: Mark,
}

/// A mark on a square, below its chip. Movable chips are marked on the chip instead.
#[component]
fn SquareMark(SquareMarkProps { corner: (x, y), mark }: &SquareMarkProps) -> Html {
    let class = match mark {
        Mark::Picked => "held",
        Mark::Open | Mark::Landing(_) => "goal",
        Mark::Step => "step",
        Mark::Gone => "left",
        Mark::Lost => "lost",
        Mark::Movable => return Html::default(),
    };
    html! { <rect {class} x={(x + 2).to_string()} y={(y + 2).to_string()} width="40" height="40" rx="7" /> }
}
