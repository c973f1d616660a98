//! The cross-shaped board as embroidered cloth: arms with coloured columns and crosses, the home, medallions for the
//! seats; pieces, pairs, and what is thrown.

mod throw;

use yew::Html;

use super::{Shown, art};
use crate::rules::chaupar::Chaupar;
use crate::rules::cross::ZERO;
use crate::rules::pachisi::Pachisi;
use crate::scene::cross::geometry::{self, MIDDLE, Point};
use crate::scene::cross::{Board, Bond, Free, Glide, Mark, Piece, Place};
use crate::ui::parts::{keyed, tag, text};

impl Shown for Pachisi {
    type Contest = ();

    fn draw(board: &Board) -> Html {
        draw(board)
    }
}

impl Shown for Chaupar {
    type Contest = ();

    fn draw(board: &Board) -> Html {
        draw(board)
    }
}

fn draw(board: &Board) -> Html {
    let (goals, marks): (Vec<_>, Vec<_>) = board.marks.iter().partition(|(_, mark)| matches!(mark, Mark::Goal { .. }));
    let mut cloth = vec![art(include_str!("cloth.svg"))];
    cloth.extend(board.places.iter().map(arm));
    cloth.push(art(include_str!("rosette.svg")));
    let parts = vec![
        tag("g", &["transform"], &[&at(MIDDLE)], cloth),
        group(board.places.iter().map(seat).collect()),
        group(marks.into_iter().map(mark).collect()),
        group(board.bonds.iter().map(bond).collect()),
        group(board.pieces.iter().map(piece).collect()),
        group(goals.into_iter().map(mark).collect()),
        group(board.thrown.iter().map(throw::thrown).collect()),
    ];
    tag("g", &["class"], &["cross-board"], parts)
}

fn group(parts: Vec<Html>) -> Html {
    tag("g", &[], &[], parts)
}

fn at((x, y): Point) -> String {
    format!("translate({x} {y})")
}

/// Something drawn round a point, of a class.
fn put(place: Point, class: &str, parts: Vec<Html>) -> Html {
    tag("g", &["class", "transform"], &[class, &at(place)], parts)
}

fn svg(drawn: String) -> Html {
    Html::from_html_unchecked(drawn.into())
}

fn arm(place: &Place) -> Html {
    let turned = format!("rotate({})", 90 * u16::from(geometry::quarters(place.seat)));
    let class = format!("look-{}", place.look);
    tag("g", &["class", "transform"], &[&class, &turned], vec![art(include_str!("arm.svg"))])
}

/// The medallion of a seat with its letter, its player's name, and a bead for each piece, full for those that are home.
fn seat(place: &Place) -> Html {
    let right = geometry::reads_right(place.seat);
    let side = if right { 1 } else { -1 };
    let turn = if place.turn { " turn" } else { "" };
    let class = format!("seat-sign look-{}{turn}", place.look);
    let (home, all) = place.home;
    let bead = |number: u8| {
        let (kind, x) = (if number < home { "bead full" } else { "bead" }, side * (24 + 11 * i32::from(number)));
        format!("<circle class=\"{kind}\" cx=\"{x}\" cy=\"7\" r=\"3.8\"/>")
    };
    let beads: String = (0..all).map(bead).collect();
    let ordinal = place.taken.map_or_else(String::new, |taken| format!("{taken}."));
    let medal =
        format!("<text class=\"ordinal\" x=\"{}\" y=\"11\">{ordinal}</text>", side * (26 + 11 * i32::from(all)));
    let named = tag(
        "text",
        &["class", "x", "y", "text-anchor"],
        &["name", &(side * 20).to_string(), "-3", if right { "start" } else { "end" }],
        vec![crate::ui::parts::words(&short(&place.name))],
    );
    let drawn = vec![
        art(include_str!("medallion.svg")),
        text("text", "letter", &place.seat.to_string()),
        named,
        svg(beads + &medal),
    ];
    put(geometry::medallion(place.seat), &class, drawn)
}

/// As much of a name as there is room for.
fn short(name: &str) -> String {
    const MOST: usize = 16;
    if name.chars().count() <= MOST { name.into() } else { name.chars().take(MOST - 1).chain(['…']).collect() }
}

fn piece(piece: &Piece) -> Html {
    let glide = match piece.glide {
        Glide::Still => "",
        Glide::Walk => " glide walking",
        Glide::Run => " glide running",
        Glide::Fly => " glide flying",
    };
    let open = if piece.open { " open" } else { "" };
    let class = format!("piece look-{}{open}{glide}", piece.look);
    let drawn = vec![art(include_str!("piece.svg")), text("text", "", &piece.text)];
    // There is little room on a 0 mark.
    let scale = if piece.step == ZERO { "scale(.86)" } else { "" };
    let place = at(piece.at) + scale;
    keyed(piece.id.into(), "g", &["class", "transform"], &[&class, &place], drawn)
}

/// What holds a pair together: full if it may move as a pair, an arch over it if it must be leapt over first, a mere
/// thread before its player has earned pairs; and whether it is the true one.
fn bond(bond: &Bond) -> Html {
    let (class, arch) = match bond.link.free {
        Free::Yes => ("bond free", ""),
        Free::AfterLeap => ("bond", "<path class=\"arch\" d=\"M-9-6Q-7-15 0-15 6-15 8-8m-3 0 3 1 1-3\"/>"),
        Free::NotYet => ("bond thread", ""),
    };
    let letter = match bond.link.is_true {
        Some(true) => "<g class=\"true\"><circle cx=\"10\" cy=\"-8\" r=\"5.6\"/><text x=\"10\" y=\"-5\">T</text></g>",
        Some(false) => "<g class=\"false\"><circle cx=\"10\" cy=\"-8\" r=\"5.6\"/><text x=\"10\" y=\"-5\">F</text></g>",
        None => "",
    };
    let drawn = format!("<rect x=\"-12.5\" y=\"-10\" width=\"25\" height=\"19\" rx=\"9.5\"/>{arch}{letter}");
    put(bond.at, class, vec![svg(drawn)])
}

fn mark((((x, y), (width, height)), mark): &((Point, Point), Mark)) -> Html {
    let pad = |class: &str, out: i32| {
        format!(
            "<rect class=\"mark {class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\"/>",
            x - out,
            y - out,
            width + 2 * out,
            height + 2 * out
        )
    };
    let drawn = match mark {
        Mark::Open => pad("open", 1),
        Mark::Picked => pad("picked", 2),
        Mark::Goal { by, hits, meets, taken } => {
            let kind = if *hits { "landing hits" } else { "landing" };
            let kind = if *taken { format!("{kind} taken") } else { kind.into() };
            let aside = if *meets { 8 } else { 0 };
            let (x, y) = (x + width / 2 + aside, y + height / 2 + aside);
            let rect = pad("", 0);
            format!(
                "<g class=\"{kind}\">{rect}<circle cx=\"{x}\" cy=\"{y}\" r=\"7.4\"/><text x=\"{x}\" y=\"{}\">{by}</text></g>",
                y + 3
            )
        }
    };
    svg(drawn)
}
