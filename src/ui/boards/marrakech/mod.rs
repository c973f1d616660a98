//! The market of Marrakech: tracks as tracks, rugs as woven things, Asam in the colour of whose turn it is.

use yew::Html;

use super::{Shown, art};
use crate::rules::marrakech::{DIE, Marrakech, Square};
use crate::scene::marrakech::geometry;
use crate::scene::marrakech::{Arrow, Asam, Board, Die, Lies, Mark, Motion, Rug};
use crate::ui::parts::{keyed, tag};

impl Shown for Marrakech {
    type Contest = ();

    fn render(board: &Board) -> Html {
        let group = |parts| tag("g", &[], &[], parts);
        let mut drawing = vec![
            art(include_str!("ground.svg")),
            group(board.rugs.iter().map(rug).collect()),
            art(include_str!("labels.svg")),
            group(board.arrows.iter().map(arrow).collect()),
            group(board.marks.iter().map(mark).collect()),
            asam(&board.asam),
        ];
        drawing.extend(board.die.as_ref().map(die));
        group(drawing)
    }
}

fn at((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// A rug lies over two squares. Every rug lies a little askew, so that those underneath peep out.
fn rug(rug: &Rug) -> Html {
    let [one, other] = rug.squares.map(geometry::centre);
    let middle = at((i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1)));
    let upright = if one.1 == other.1 { "" } else { "rotate(90)" };
    let askew = ["-1.4", ".9", "0", "1.5", "-.7"][rug.id % 5];
    let lies = match rug.lies {
        Lies::Flat => "flat",
        Lies::Fresh => "fresh",
        Lies::Unrolling => "unrolling",
        Lies::Tried => "tried",
    };
    let place = format!("{middle}rotate({askew}){upright}");
    let class = format!("rug look-{} {lies}", rug.look);
    let woven = tag("g", &["class"], &[&class], vec![art(include_str!("rug.svg"))]);
    keyed(rug.id, "g", &["transform"], &[&place], vec![woven])
}

fn mark((square, mark): &(Square, Mark)) -> Html {
    let pad = |class| format!("<rect class=\"mark {class}\" x=\"3\" y=\"3\" width=\"38\" height=\"38\" rx=\"6\"/>");
    let drawn = match mark {
        Mark::Passed => pad("passed"),
        Mark::Open => pad("open"),
        Mark::Picked => pad("picked"),
        Mark::Region => pad("region"),
        Mark::Counted => pad("counted") + include_str!("coin.svg"),
        Mark::Reach { rolls, toll } => reach(rolls, *toll),
    };
    let place = at(geometry::corner(*square));
    keyed(square.index(), "g", &["transform"], &[&place], vec![Html::from_html_unchecked(drawn.into())])
}

/// The faces of the die that lead to a square, 2 and 3 twice, and what stopping there costs, with a coin.
fn reach(rolls: &[bool; 4], toll: u8) -> String {
    let leads = DIE.into_iter().zip(rolls).filter(|(_, leads)| **leads);
    let faces: Vec<_> = leads.flat_map(|((roll, faces), _)| (0..faces).map(move |_| roll)).collect();
    let (class, y, costs) = match toll {
        0 => ("", 13, String::new()),
        _ => (
            " costs",
            4,
            format!(
                "<text class=\"toll\" x=\"15\" y=\"37\">−{toll}</text><circle class=\"coin-face\" cx=\"33\" cy=\"32\" r=\"5\"/>"
            ),
        ),
    };
    let (gap, wide) = (40 / faces.len().max(2), 36 / faces.len().max(2));
    let wide = wide.min(17);
    let left = 22 - usize::midpoint(gap * (faces.len() - 1), wide);
    let face = |(nth, face): (usize, &u8)| {
        let x = left + gap * nth;
        format!(
            "<rect class=\"face\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"17\" rx=\"4\"/><text class=\"roll\" x=\"{}.5\" y=\"{}\">{face}</text>",
            x + wide / 2,
            y + 13
        )
    };
    let faces: String = faces.iter().enumerate().map(face).collect();
    format!(
        "<g class=\"reach{class}\"><rect x=\"1.5\" y=\"1.5\" width=\"41\" height=\"41\" rx=\"8\"/>{faces}{costs}</g>"
    )
}

fn arrow(arrow: &Arrow) -> Html {
    let angle = geometry::degrees(arrow.heading);
    let place = format!("{}rotate({angle})", at(arrow.at));
    tag("g", &["class", "transform"], &["arrow", &place], vec![art(include_str!("arrow.svg"))])
}

/// The merchant from above and a little in front: robe, face, fez, and a pointer of light the way he faces.
fn asam(asam: &Asam) -> Html {
    let glide = match asam.motion {
        Motion::Turn => "glide turning",
        Motion::Step => "glide stepping",
        Motion::Track => "glide tracking",
    };
    let part = |svg, angle| {
        let place = turned(asam.pose.at, angle);
        tag("g", &["class", "transform"], &[glide, &place], vec![art(svg)])
    };
    let parts = vec![part(include_str!("pointer.svg"), asam.pose.angle), part(include_str!("asam.svg"), 0)];
    tag("g", &["class"], &[&format!("look-{}", asam.look)], parts)
}

/// The transformation that turns something by twelfths of a circle, in degrees, and moves it to its place. As a matrix,
/// because transitions between matrices turn the short way.
fn turned((x, y): (i32, i32), degrees: i32) -> String {
    let sine = |degrees: i32| {
        [0, 500, 866, 1000, 866, 500, 0, -500, -866, -1000, -866, -500][degrees.rem_euclid(360) as usize / 30]
    };
    let (sin, cos) = (sine(degrees), sine(degrees + 90));
    format!("matrix({cos}e-3 {sin}e-3 {}e-3 {cos}e-3 {x} {y})", -sin)
}

fn die(die: &Die) -> Html {
    let pips = match die.face {
        1 => "M0 0h0",
        2 => "M-6-6h0M6 6h0",
        3 => "M-6-6h0M0 0h0M6 6h0",
        _ => "M-6-6h0M6-6h0M-6 6h0M6 6h0",
    };
    let class = if die.rolling { "die rolling" } else { "die" };
    let drawn = format!(
        "<g class=\"{class}\"><rect class=\"shadow\" x=\"-15\" y=\"-12\" width=\"32\" height=\"32\" rx=\"7\"/><rect class=\"body\" x=\"-16\" y=\"-16\" width=\"32\" height=\"32\" rx=\"7\"/><path class=\"pips\" d=\"{pips}\"/></g>"
    );
    tag("g", &["transform"], &[&at(die.at)], vec![Html::from_html_unchecked(drawn.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::marrakech::{Heading, Square, step};
    use crate::scene::marrakech::geometry::{Arc, RADIUS};

    /// Every track once, as the rules have them: each joins two squares, or a corner with itself, from both ends.
    fn tracks() -> String {
        let mut drawn: Vec<Arc> = Vec::new();
        for (square, heading) in Square::all().flat_map(|square| Heading::ALL.map(|heading| (square, heading))) {
            let Some(arc) = Arc::of(&step(square, heading)) else {
                continue;
            };
            if !drawn.iter().any(|track| track.start == arc.end && track.end == arc.start) {
                drawn.push(arc);
            }
        }
        let path = |arc: &Arc| {
            let (start, end) = (arc.start, arc.end);
            let large = u8::from(arc.twelfths.abs() > 6);
            let clockwise = u8::from(arc.twelfths > 0);
            format!("M{} {}A{RADIUS} {RADIUS} 0 {large} {clockwise} {} {}", start.0, start.1, end.0, end.1)
        };
        drawn.iter().map(path).collect()
    }

    #[test]
    fn m5_the_tracks_of_the_rules_are_drawn() {
        let drawn = format!("<path id=\"tracks\" d=\"{}\"/>", tracks());
        assert!(include_str!("ground.svg").contains(&drawn), "{drawn}");
    }

    #[test]
    fn files_and_ranks_bear_their_names() {
        for square in Square::all() {
            let (x, y) = geometry::corner(square);
            let name = square.to_string();
            let (file, rank) = name.split_at(1);
            let label = |name: &str, x: i32, y: i32| {
                include_str!("labels.svg").contains(&format!("<text x=\"{x}\" y=\"{y}\">{name}</text>"))
            };
            assert!(square.rank() > 0 || label(file, x + 22, y + 41), "{name}");
            assert!(square.file() > 0 || label(rank, x + 6, y + 12), "{name}");
        }
    }

    #[test]
    fn a_quarter_turn_to_the_right_leads_from_north_to_east() {
        assert_eq!(turned((3, 4), 0), "matrix(1000e-3 0e-3 0e-3 1000e-3 3 4)");
        assert_eq!(turned((3, 4), 450), "matrix(0e-3 1000e-3 -1000e-3 0e-3 3 4)");
    }
}
