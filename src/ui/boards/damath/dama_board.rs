//! The board of Damath: chalk on slate between squares of maple, chips turned from wood.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::chip::Chip;
use super::coordinates::Coordinates;
use super::ground::Ground;
use super::operator::Operator;
use super::slip::{Slip, width};
use super::square_mark::SquareMark;
use super::way::Way;
use crate::rules::damath::Square;
use crate::scene::damath::geometry::{self, MARGIN, Point, SIDE, WHOLE};
use crate::scene::damath::{Board, Line, Mark, PieceView};

/// Properties of [`DamaBoard`].
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
