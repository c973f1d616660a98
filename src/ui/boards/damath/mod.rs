//! The board of Damath: chalk on slate between squares of maple, chips turned from wood.

mod chips;

use yew::Html;

use super::{Laid, Shown, art};
use crate::rules::damath::{Damath, Operator, Square};
use crate::scene::damath::geometry::{self, MARGIN, Point, SIDE, WHOLE};
use crate::scene::damath::{Board, Line, LineKind, Man, Mark};
use crate::ui::parts::tag;

impl Shown for Damath {
    type Contest = ();

    fn render(board: &Board) -> Html {
        let raw = |drawn: String| Html::from_html_unchecked(format!("<g>{drawn}</g>").into());
        let below: String = board.marks.iter().map(|(square, mark)| below(board, *square, mark)).collect();
        let lines: String = board.lines.iter().map(|line| self::line(board, line)).collect();
        let above: String = board.marks.iter().map(|(square, mark)| above(board, *square, mark)).collect();
        let sums: String = board.sums.iter().map(|(square, sum)| self::sum(board, *square, sum)).collect();
        let drawing = vec![
            art(include_str!("ground.svg")),
            raw(labels(board.turned)),
            raw(below + &lines),
            tag(
                "g",
                &[],
                &[],
                board.men.iter().map(|man| chips::man(man, board.turned, mark_of(board, man))).collect(),
            ),
            raw(above),
            operators(board),
            raw(sums),
        ];
        tag("g", &["class"], &["damath"], drawing)
    }
}

impl Laid for Damath {
    fn render_piece(man: &Man) -> Html {
        let svg = format!(
            "<svg class=\"damath\" viewBox=\"-22 -24 44 46\" aria-hidden=\"true\"><g class=\"{}\">{}</g></svg>",
            chips::class(man),
            chips::disc(man)
        );
        Html::from_html_unchecked(svg.into())
    }
}

/// The numbers of columns and rows on the frame, as they are seen.
fn labels(turned: bool) -> String {
    let label = |place: i32| {
        let [column, row] = if turned { [7 - place, place] } else { [place, 7 - place] };
        let middle = MARGIN + place * SIDE + SIDE / 2;
        let (below, beside) = (WHOLE - 3, middle + 4);
        format!("<text x=\"{middle}\" y=\"{below}\">{column}</text><text x=\"7\" y=\"{beside}\">{row}</text>")
    };
    format!("<g class=\"coordinates\">{}</g>", (0..8).map(label).collect::<String>())
}

/// The operators: large on squares where nothing is in the way, else in the square's corner. Each is an element of its own,
/// for few change at a time.
fn operators(board: &Board) -> Html {
    let operator = |square: Square| {
        let stands = board.men.iter().any(|man| man.square == square);
        let covers = |mark: &Mark| matches!(mark, Mark::Landing(_) | Mark::Step);
        let covered = stands || board.marks.iter().any(|(marked, mark)| *marked == square && covers(mark));
        let (x, y) = geometry::corner(square, board.turned);
        let path = match board.operators.at(square) {
            Operator::Plus => "M-12 0H12M0-12V12",
            Operator::Minus => "M-12 0H12",
            Operator::Times => "M-9-9 9 9M9-9-9 9",
            Operator::Over => "M-12 0H12M0-9.5h0M0 9.5h0",
        };
        let (class, away, scale) = if covered { ("chalk small", 8, "scale(.5)") } else { ("chalk", SIDE / 2, "") };
        let place = format!("translate({} {}){scale}", x + away, y + away);
        tag("path", &["class", "transform", "d"], &[class, &place, path], Vec::new())
    };
    tag("g", &[], &[], Square::all().map(operator).collect())
}

/// What is marked on the square of a piece, but for what tells of the last move.
fn mark_of<'a>(board: &'a Board, man: &Man) -> Option<&'a Mark> {
    let here = |(square, mark): &&(Square, Mark)| *square == man.square && *mark != Mark::Gone;
    board.marks.iter().find(here).map(|(_, mark)| mark)
}

/// What is marked under the pieces.
fn below(board: &Board, square: Square, mark: &Mark) -> String {
    let (x, y) = geometry::corner(square, board.turned);
    let class = match mark {
        Mark::Picked => "held",
        Mark::Open | Mark::Landing(_) => "goal",
        Mark::Step => "step",
        Mark::Gone => "left",
        Mark::Lost => "lost",
        Mark::Movable => return String::new(),
    };
    format!("<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"40\" height=\"40\" rx=\"7\"/>", x + 2, y + 2)
}

/// What is marked over the pieces.
fn above(board: &Board, square: Square, mark: &Mark) -> String {
    let Mark::Landing(score) = mark else { return String::new() };
    let (x, y) = geometry::centre(square, board.turned);
    slip("landing", (x, y + 7), std::slice::from_ref(score))
}

fn line(board: &Board, line: &Line) -> String {
    let class = match line.kind {
        LineKind::Must => "must",
        LineKind::Picked => "picked",
        LineKind::Gone => "gone",
    };
    let point = |square: &Square| {
        let (x, y) = geometry::centre(*square, board.turned);
        format!("{x} {y} ")
    };
    let points: String = line.squares.iter().map(point).collect();
    format!("<polyline class=\"way {class}\" points=\"{points}\" marker-end=\"url(#tip)\"/>")
}

/// A sum in the square above its own or below, where no piece ever stands: above if that is on the board and the slip
/// reaches over no piece beside it.
fn sum(board: &Board, square: Square, lines: &[String]) -> String {
    let (x, y) = geometry::centre(square, board.turned);
    let reach = width(lines) / 2 + SIDE / 3;
    let is_free = |y: &i32| {
        let covers = |man: &Man| {
            let (beside, height) = geometry::centre(man.square, board.turned);
            height == *y && (beside - x).abs() < reach
        };
        (MARGIN..WHOLE - MARGIN).contains(y) && !board.men.iter().any(covers)
    };
    let above = if y < MARGIN + SIDE { y + SIDE } else { y - SIDE };
    let y = [y - SIDE, y + SIDE].into_iter().find(is_free).unwrap_or(above);
    slip(if board.passing { "sum passing" } else { "sum" }, (x, y), lines)
}

fn count(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(0)
}

/// How wide the slip with these lines is, which are numbers and signs: they are as long in every language.
fn width(lines: &[String]) -> i32 {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    (count(longest) * 7 + 8).max(38)
}

/// A sum in one line or two on a slip around a point, as wide as they need and within the board.
fn slip(class: &str, (x, y): Point, lines: &[String]) -> String {
    let (width, height) = (width(lines), 6 + 15 * count(lines.len()));
    let x = x.clamp(width / 2 + 4, WHOLE - width / 2 - 4);
    let (left, top) = (x - width / 2, y - height / 2);
    let text = |(place, line): (i32, &String)| format!("<text x=\"{x}\" y=\"{}\">{line}</text>", top + 14 + 15 * place);
    let sum: String = (0..).zip(lines).map(text).collect();
    format!(
        "<g class=\"slip {class}\"><rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"6\"/>{sum}</g>"
    )
}
