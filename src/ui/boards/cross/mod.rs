//! The cross-shaped board as embroidered cloth: arms with coloured columns and crosses, the home, medallions for the
//! seats; pieces, pairs, and what is thrown.

mod throw;

use yew::Html;

use super::{Shown, art};
use crate::rules::chaupar::Chaupar;
use crate::rules::cross::ZERO;
use crate::rules::pachisi::Pachisi;
use crate::scene::cross::geometry::{Area, MIDDLE, Point, View};
use crate::scene::cross::{Board, Bond, Free, Glide, Mark, Piece, Place, Sign};
use crate::ui::parts::{keyed, tag, text};
use crate::words::chaupar;

impl Shown for Pachisi {
    type Contest = ();

    fn render(board: &Board) -> Html {
        render(board)
    }
}

impl Shown for Chaupar {
    type Contest = ();

    fn render(board: &Board) -> Html {
        render(board)
    }
}

fn render(board: &Board) -> Html {
    let is_above = |mark: &Mark| matches!(mark, Mark::Goal { .. } | Mark::Could);
    let (above, below): (Vec<_>, Vec<_>) = board.marks.iter().partition(|(_, mark)| is_above(mark));
    let mut cloth = vec![art(include_str!("cloth.svg"))];
    cloth.extend(board.places.iter().map(|place| arm(board.view, place)));
    cloth.push(art(include_str!("rosette.svg")));
    let casts = [board.thrown, board.ready].into_iter().flatten();
    let parts = vec![
        tag("g", &["transform"], &[&at(MIDDLE)], cloth),
        group(board.places.iter().map(|place| seat(board.view, place)).collect()),
        svg(board.signs.iter().map(sign).collect()),
        group(board.trails.iter().map(|way| trail(way)).collect()),
        group(board.bonds.iter().map(bond).collect()),
        group(board.pieces.iter().map(piece).collect()),
        group(below.into_iter().map(mark).collect()),
        group(board.labels.iter().map(label).collect()),
        group(above.into_iter().map(mark).collect()),
        group(casts.map(|cast| throw::thrown(board.view, &cast)).collect()),
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

fn arm(view: View, place: &Place) -> Html {
    let turned = format!("rotate({})", 90 * u16::from(view.quarters(place.seat)));
    let class = format!("look-{}", place.look);
    tag("g", &["class", "transform"], &[&class, &turned], vec![art(include_str!("arm.svg"))])
}

/// The number of a block, and an arrow the way on.
fn sign(sign: &Sign) -> String {
    let Sign { at: (x, y), step, turn, aim } = sign;
    let (class, frame) = if *aim { ("sign aim", "<path class=\"frame\" d=\"M-9-9H9V9H-9Z\"/>") } else { ("sign", "") };
    format!(
        "<g class=\"{class}\" transform=\"translate({x} {y})\">{frame}\
         <text y=\"3\">{step}</text><path transform=\"rotate({turn})\" d=\"M6.2-2.6 9.6 0 6.2 2.6Z\"/></g>"
    )
}

/// A way that was gone.
fn trail(trail: &[Point]) -> Html {
    let points: Vec<_> = trail.iter().map(|(x, y)| format!("{x},{y}")).collect();
    tag("polyline", &["class", "points"], &["trail", &points.join(" ")], Vec::new())
}

/// What stands below two pieces.
fn label(((x, y), text): &(Point, String)) -> Html {
    let plate = svg("<rect x=\"-14\" y=\"-7\" width=\"28\" height=\"9\" rx=\"4.5\"/>".into());
    put((*x, y + 10), "label", vec![plate, crate::ui::parts::text("text", "", text)])
}

/// The medallion of a seat with its letter, the bead of its partner, its player's name, and a bead for each piece, full for those that are home.
fn seat(view: View, place: &Place) -> Html {
    let right = view.reads_right(place.seat);
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
    let mate = place.partner.map_or_else(String::new, |look| {
        format!("<g class=\"look-{look}\"><circle class=\"mate\" cx=\"{}\" cy=\"11\" r=\"4.4\"/></g>", side * -10)
    });
    let medal =
        format!("<text class=\"ordinal\" x=\"{}\" y=\"11\">{ordinal}</text>", side * (26 + 11 * i32::from(all)));
    let mut drawn = vec![
        art(include_str!("medallion.svg")),
        text("text", "letter", &place.seat.to_string()),
        svg(beads + &medal + &mate),
    ];
    if !place.name.is_empty() {
        drawn.push(name(&place.name, right));
    }
    put(view.medallion(place.seat), &class, drawn)
}

/// As much of a name as there is room for, to the right of a medallion or to its left. Only HTML within the drawing cuts a
/// long name at its end on both sides.
fn name(name: &str, right: bool) -> Html {
    let (x, class) = if right { ("20", "name") } else { ("-112", "name left") };
    let html = "http://www.w3.org/1999/xhtml";
    let words = tag("div", &["xmlns", "class"], &[html, class], vec![crate::ui::parts::words(name)]);
    tag("foreignObject", &["x", "y", "width", "height"], &[x, "-16", "92", "17"], vec![words])
}

fn piece(piece: &Piece) -> Html {
    let glide = match piece.glide {
        Glide::Still => "",
        Glide::Walk => " glide walking",
        Glide::Run => " glide running",
        Glide::Fly => " glide flying",
    };
    let lifted = if piece.lifted { " lifted" } else { "" };
    let class = format!("piece look-{}{glide}{lifted}", piece.look);
    let disc = if piece.in_column { "<circle class=\"plate\" r=\"9.4\"/>" } else { "" };
    let drawn = vec![art(disc), art(include_str!("piece.svg")), text("text", "", &piece.text)];
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
    let name = |class: &str, letter: &str| {
        format!(
            "<g class=\"{class}\"><circle cx=\"10\" cy=\"-8\" r=\"5.6\"/><text x=\"10\" y=\"-5\">{letter}</text></g>"
        )
    };
    let letter = match bond.link.is_true {
        Some(true) => name("true", chaupar::true_sign()),
        Some(false) => name("false", chaupar::false_sign()),
        None => String::new(),
    };
    let drawn = format!("<rect x=\"-12.5\" y=\"-10\" width=\"25\" height=\"19\" rx=\"9.5\"/>{arch}{letter}");
    put(bond.at, class, vec![svg(drawn)])
}

fn mark(((corner, size), mark): &(Area, Mark)) -> Html {
    let (((x, y), (width, height)), round) = ((*corner, *size), size.0.min(size.1) / 2);
    // A light line in a dark one is seen on every seat's colour.
    let ring = |out: i32, round: i32| {
        let (x, y, width, height) = (x - out, y - out, width + 2 * out, height + 2 * out);
        let rect = |class: &str| {
            format!(
                "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>"
            )
        };
        rect("edge") + &rect("line")
    };
    let (middle_x, middle_y) = (x + width / 2, y + height / 2);
    svg(match mark {
        Mark::Could => format!("<circle class=\"could\" cx=\"{middle_x}\" cy=\"{middle_y}\" r=\"3.4\"/>"),
        Mark::Open => format!("<g class=\"mark open\">{}</g>", ring(1, round + 1)),
        Mark::Picked => format!("<g class=\"mark picked\">{}</g>", ring(2, 3)),
        Mark::Goal { by, hits, meets, taken } => {
            let kind = if *taken { "mark landing taken" } else { "mark landing" };
            let strike = format!("<path class=\"strike\" d=\"M{x} {y}l9 9m0-9-9 9\"/>");
            let strike = if *hits { &strike } else { "" };
            let (x, y) = if *meets { (middle_x + 4, middle_y + 9) } else { (middle_x, middle_y) };
            let (left, top, base) = (x - 11, y - 6, y + 3);
            format!(
                "<g class=\"{kind}\">{}{strike}<rect class=\"tag\" x=\"{left}\" y=\"{top}\" width=\"22\" height=\"12\" rx=\"2\"/>\
                 <text x=\"{x}\" y=\"{base}\">{by}</text></g>",
                ring(0, 3)
            )
        }
    })
}
