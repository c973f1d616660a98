//! The table of Dschamal: cloths round a dark bag, and turned wooden shapes on them.

use yew::Html;

use super::{Shown, art};
use crate::rules::dschamal::{Colour, Dschamal, Kind, Piece};
use crate::scene::dschamal::geometry::{self, MIDDLE, Point};
use crate::scene::dschamal::outlines;
use crate::scene::dschamal::{Bead, Board, Camp, Laid, Mark, Ring, Role};
use crate::ui::bag::Bag;
use crate::ui::parts::{keyed, tag, words};
use crate::words::dschamal;

impl Shown for Dschamal {
    type Contest = Bag;

    fn render(board: &Board) -> Html {
        let group = |parts| tag("g", &[], &[], parts);
        let middle = if board.spread { Vec::new() } else { bag(board) };
        let drawing = vec![
            art(include_str!("ground.svg")),
            group(board.camps.iter().map(camp).collect()),
            group(middle),
            group(board.pieces.iter().map(piece).collect()),
        ];
        tag("g", &["class"], &["dschamal"], drawing)
    }
}

fn at((x, y): Point) -> String {
    format!("translate({x} {y})")
}

fn raw(drawn: String) -> Html {
    Html::from_html_unchecked(drawn.into())
}

/// The cloth before a player, with the name and the victory points.
fn camp(camp: &Camp) -> Html {
    let (width, height) = camp.area.size;
    let role = match camp.role {
        Role::Master => " master",
        Role::Challenged => " challenged",
        Role::SitsOut => " out",
        Role::Watches => "",
    };
    let cloth = format!(
        "<g><rect class=\"mat\" width=\"{width}\" height=\"{height}\" rx=\"7\"/><path class=\"weave\" d=\"M3 3h12v12H3z\"/></g>"
    );
    let written = |class: &'static str, x: i32, line: &str| {
        tag("text", &["class", "x", "y"], &[class, &x.to_string(), "13.5"], vec![words(line)])
    };
    // As much of the name as there is room for.
    let name = tag(
        "svg",
        &["x", "width", "height"],
        &["19", &(width - 84).to_string(), "18"],
        vec![written("named", 0, &camp.name)],
    );
    // The pictures of boards, which name nobody, are for readers of every language.
    let points = if camp.name.is_empty() { camp.points.to_string() } else { dschamal::camp_points(camp.points) };
    let parts = vec![raw(cloth), name, written("points", width - 5, &points)];
    tag("g", &["class", "transform"], &[&format!("camp look-{}{role}", camp.look), &at(camp.area.corner)], parts)
}

/// The bag, and the order of duels round it.
fn bag(board: &Board) -> Vec<Html> {
    let (x, y) = MIDDLE;
    let sack = format!("<g transform=\"translate({x} {})\">{}</g>", y + 4, include_str!("sack.svg"));
    let count = format!("<text class=\"in-bag\" x=\"{x}\" y=\"{}\">{}</text>", y + 22, board.in_bag);
    let mut parts = vec![raw(sack), raw(count)];
    parts.extend(board.ring.as_ref().map(ring));
    parts
}

/// Each player has a bead beside the own camp; an arrow leads from the bag master to the challenged (B6).
fn ring(ring: &Ring) -> Html {
    let bead = |bead: &Bead| {
        let class = match bead.role {
            Role::Master => "bead master",
            Role::Challenged => "bead challenged",
            Role::SitsOut => "bead out",
            Role::Watches => "bead",
        };
        let disc = format!(
            "<g class=\"look-{}\"><circle class=\"weave\" r=\"10\"/><circle class=\"rim\" r=\"10\"/></g>",
            bead.look
        );
        let letter = tag("text", &["y"], &["4"], vec![words(&bead.letter)]);
        let place = format!("rotate({0})translate(0 {1})rotate(-{0})", bead.degrees, -geometry::RING);
        tag("g", &["class", "transform"], &[class, &place], vec![raw(disc), letter])
    };
    let round = format!("<circle class=\"cord\" r=\"{}\"/>", geometry::RING);
    let turned = format!("rotate({})", ring.master);
    let arrow = tag("g", &["class", "transform"], &["glide turning", &turned], vec![raw(challenge(ring.reach))]);
    let mut parts = vec![raw(round), arrow];
    parts.extend(ring.beads.iter().map(bead));
    tag("g", &["transform"], &[&at(MIDDLE)], parts)
}

/// The arrow from the bag master clockwise to the challenged, so many degrees on.
fn challenge(degrees: i32) -> String {
    let (from, length, to) = (13 - 90, degrees - 26, degrees - 13);
    format!(
        "<circle class=\"challenge\" r=\"60\" pathLength=\"360\" stroke-dasharray=\"{length} 360\" transform=\"rotate({from})\"/><path class=\"tip\" transform=\"rotate({to})\" d=\"M-5-64 4-60-5-56z\"/>"
    )
}

/// A piece of wood.
fn piece(laid: &Laid) -> Html {
    let (x, y) = laid.place.at;
    // The outlines are drawn for a place of 27.
    let scale = laid.place.side * 100 / 27;
    let mark = match laid.mark {
        Mark::Plain => "",
        Mark::Locked => " locked",
        Mark::Open => " open",
        Mark::Picked => " picked",
        Mark::Moved => " moved",
    };
    let place = format!("matrix({scale}e-2 0 0 {scale}e-2 {x} {y})");
    let class = format!("piece glide passing {}{mark}", colour(laid.piece));
    let lines = outlines::lines(laid.piece.outline());
    let drawn = format!(
        "<g><rect class=\"mark\" x=\"-13\" y=\"-13\" width=\"26\" height=\"26\" rx=\"5\"/><path class=\"wood\" d=\"{0}\"/><path class=\"grained\" d=\"{0}\"/><path class=\"relief\" d=\"{1}\"/><path class=\"seal\" d=\"M8 7v-2a2 2 0 0 1 4 0v2h1v5H7V7z\"/></g>",
        lines.outline, lines.relief
    );
    keyed(laid.piece.index(), "g", &["class", "transform"], &[&class, &place], vec![raw(drawn)])
}

fn colour(piece: Piece) -> &'static str {
    match piece.kind() {
        Kind::Coloured(_, Colour::Blue) => "blue",
        Kind::Coloured(_, Colour::White) => "white",
        Kind::Coloured(_, Colour::Yellow) => "yellow",
        Kind::Coloured(_, Colour::Brown) => "brown",
        Kind::Black(_) => "black",
        Kind::Camel => "camel",
    }
}
