//! How the games' boards are drawn.

pub mod contest;
mod cross;
mod damath;
mod dschamal;
mod marrakech;

pub use dschamal::outlines;

use yew::{AttrValue, Html};

use crate::bots::Evaluate;
use crate::scene::{Draft, Edited, Scene};

/// A game whose board can be drawn, and whose bots can be asked.
pub trait Shown: Scene + Evaluate + 'static {
    /// What several seats fight out at once, if the game has that.
    type Contest: contest::Contest<Self>;

    /// Draws the board.
    fn draw(board: &Self::Board) -> Html;
}

/// A game whose positions can be set up by hand, on a page that is a program of its own.
pub trait Laid: Shown + Edited {
    /// Draws a piece as wide as its place.
    fn draw_piece(piece: &<Self::Draft as Draft>::Piece) -> Html;
}

/// A piece of SVG that never changes. It takes far less of the download than the same elements built one by one.
fn art(svg: &'static str) -> Html {
    Html::from_html_unchecked(AttrValue::Static(svg))
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    use yew::{LocalServerRenderer, Properties, component};

    use super::*;
    use crate::rules::chaupar::Chaupar;
    use crate::rules::damath::Damath;
    use crate::rules::dschamal::Dschamal;
    use crate::rules::marrakech::Marrakech;
    use crate::rules::pachisi::Pachisi;
    use crate::scene::Seating;
    use crate::ui::looks;

    /// A game in the middle, as its picture shows it.
    const MARRAKECH: &str = "deck plain; order C > A > D > B; asam d4 north; dirhams 28 33 31 28; laid C:c4-d4 A:d5-e5 D:f4-f5 B:b4-b5 \
        C:e2-f2 A:b3-c3 D:e5-e6 B:c4-c5 C:f6-g6 A:g3-g4 D:b6-c6 B:d2-d3 C:a5-b5 A:f3-g3; now D turn";

    /// Damas, and a capture on the way.
    const DAMATH: &str = "turn 1 | 1: 12@10 9@30 6@50 1@01 4@21 8@61 10@23 2@52 5@63 D7@47 | \
        2: 5@05 2@25 10@65 8@16 4@56 1@76 3@07 6@27 D9@12 12@67 7@34 | scores 17 -4 | move 20";

    const CHAUPAR: &str = "A 3 17 44 44 earned, pair 44 moved; B 0 17 53 53 earned; C 12 12 29 75 open; \
        D 17 30 30 81 earned; now D move 3 4";

    const PACHISI: &str =
        "throw=cowries pieces=4; A 0 0 28 66; B 5 18 49 81; C 0 21 54 54; D 12 30 30 75; now D move 6";
    const DSCHAMAL: &str = "players 4 start chosen duel live; camps \
        blue-egg+white-egg+yellow-star+brown-disc blue-cone+yellow-egg+white-arch \
        blue-ring+white-ring+brown-egg+yellow-cylinder+white-cube blue-cross+brown-pyramid+yellow-box; \
        master B; challenged C; sits out A; now duel";

    #[derive(Clone, PartialEq, Properties)]
    struct Props {
        drawing: Html,
    }

    #[component]
    fn Drawing(props: &Props) -> Html {
        props.drawing.clone()
    }

    /// The sheet that the boards of Chaupar and Pachisi share.
    const CROSS: &str = include_str!("../../../static/cross.css");

    /// Draws a state as a file of its own: with the weaves and the style sheets that boards have on a page.
    fn picture<G: Shown>(state: &str, style: &str) -> String {
        let state: G = state.parse().unwrap_or_else(|error| panic!("{error}"));
        let looks = (0..state.seats()).collect::<Vec<_>>();
        let seating = Seating { names: vec![String::new(); looks.len()], looks, ..Seating::default() };
        let drawing = G::draw(&state.board(&seating, None, None));
        let renderer = LocalServerRenderer::<Drawing>::with_props(Props { drawing }).hydratable(false);
        let drawing = futures::executor::block_on(renderer.render());
        let (width, height) = G::SIZE;
        let looks = include_str!("../../../static/looks.css");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n<style>\n{looks}\n{style}</style>\n{}{drawing}</svg>\n",
            looks::WEAVES
        )
    }

    /// The picture on the home page and in the README is what the board draws. `GOLDEN=write cargo test` draws it anew.
    fn check<G: Shown>(state: &str, style: &str) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(G::NAME).with_extension("svg");
        let drawn = picture::<G>(state, style);
        if env::var("GOLDEN").is_ok_and(|golden| golden == "write") {
            fs::write(&file, &drawn).unwrap();
        }
        assert!(fs::read_to_string(&file).unwrap() == drawn, "{} is out of date", file.display());
    }

    #[test]
    fn the_picture_of_marrakech_is_what_its_board_draws() {
        check::<Marrakech>(MARRAKECH, include_str!("../../../static/marrakech.css"));
    }

    #[test]
    fn the_picture_of_chaupar_is_what_its_board_draws() {
        check::<Chaupar>(CHAUPAR, CROSS);
    }

    #[test]
    fn the_picture_of_pachisi_is_what_its_board_draws() {
        check::<Pachisi>(PACHISI, CROSS);
    }

    #[test]
    fn the_picture_of_damath_is_what_its_board_draws() {
        check::<Damath>(DAMATH, include_str!("../../../static/damath.css"));
    }

    #[test]
    fn the_picture_of_dschamal_is_what_its_board_draws() {
        check::<Dschamal>(DSCHAMAL, include_str!("../../../static/dschamal.css"));
    }
}
