//! Draws the pictures of boards that are files: those of the home page and the README, and those by which the rulebook
//! pages tell how to play. Each is what the game's own board draws. `GOLDEN=write cargo test` draws them anew.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::{env, fs};

use yew::{Html, LocalServerRenderer, Properties, component};

use super::Shown;
use crate::rules::Seat;
use crate::rules::catalogue::visit_games;
use crate::rules::chaupar::Chaupar;
use crate::rules::cross::{Step, spot};
use crate::rules::damath::{self, Damath};
use crate::rules::dschamal::Dschamal;
use crate::rules::marrakech::{self, Heading, Marrakech};
use crate::rules::pachisi::Pachisi;
use crate::scene::marrakech::Button;
use crate::scene::{Answer, Seating, Touch};
use crate::ui::components::weaves;

const LOOKS: &str = include_str!("../../../static/looks.css");

/// A game of which pictures are drawn.
trait Pictured: Shown {
    /// The style sheet of its board.
    const STYLE: &'static str;
    /// A state in the middle of a match, for its picture.
    const MIDDLE: &'static str;

    /// The pictures by which its rulebook page tells how to play, in their order.
    fn how() -> [(&'static str, Of<Self>); 5];
}

/// What is drawn of a state.
enum Of<G: Shown> {
    /// The board as it lies.
    Board,
    /// The board as its player sees it after these touches.
    Picked(Vec<Touch<G::Button>>),
    /// A picture of what happens by this action: the one with this number, or the last.
    Happening(&'static str, usize),
}

#[derive(Clone, PartialEq, Properties)]
struct Props {
    drawing: Html,
}

#[component]
fn Drawing(props: &Props) -> Html {
    props.drawing.clone()
}

fn read<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// What the board shows of a state.
fn board<G: Shown>(state: &G, of: Of<G>) -> G::Board {
    let looks = (0..state.seats()).collect::<Vec<_>>();
    let seating = Seating { names: vec![String::new(); looks.len()], looks, ..Seating::default() };
    match of {
        Of::Board => state.board(&seating, None, None),
        Of::Picked(touches) => {
            let selection = touches.into_iter().fold(G::Selection::default(), |selection, touch| {
                match state.touch(&selection, touch) {
                    Answer::Select(selection) => selection,
                    // It would go at once: the board is shown before it.
                    Answer::Act(_) => selection,
                    _ => panic!("{touch:?} means nothing in {state}"),
                }
            });
            state.board(&seating, Some(&selection), None)
        }
        Of::Happening(action, number) => {
            let mut after = state.clone();
            let event = after.apply(&read(action)).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            let mut frames = state.frames(&after, &event, &seating);
            frames.truncate(number.saturating_add(1));
            frames.pop().map_or_else(|| panic!("{action} shows nothing"), |frame| frame.board)
        }
    }
}

/// Components as markup, elements without content in their short form.
fn markup(drawing: Html) -> String {
    let renderer = LocalServerRenderer::<Drawing>::with_props(Props { drawing }).hydratable(false);
    let markup = futures::executor::block_on(renderer.render());
    ["circle", "ellipse", "path", "polyline", "rect", "stop", "use"]
        .iter()
        .fold(markup, |markup, empty| markup.replace(&format!("></{empty}>"), "/>"))
}

/// Draws a board as a file of its own: with the weaves and rules of style that it uses.
fn picture<G: Shown>(board: &G::Board, style: &str) -> String {
    let drawing = markup(G::drawing(Rc::new(board.clone())));
    let (width, height) = G::SIZE;
    let is_used = |look: &str| drawing.contains(&format!("look-{look}"));
    let of_use = |part: &&str| part.split_once("id=\"weave-").is_none_or(|(_, rest)| is_used(&rest[..1]));
    let weaves = markup(weaves()).split_inclusive("</pattern>").filter(of_use).collect::<String>();
    let style = [LOOKS, style].map(|style| used(style, &(weaves.clone() + &drawing))).concat();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n<style>\n{style}* {{ animation: none !important; transition: none !important; }}\n</style>\n{weaves}{drawing}</svg>\n"
    )
}

/// Those rules of a style sheet whose classes all occur in a drawing. Nothing moves in a picture, so keyframes stay away.
fn used(style: &str, drawing: &str) -> String {
    let mut kept = String::new();
    let mut rest = style;
    while let Some((before, after)) = rest.split_once('{') {
        let selector = before.rsplit_once("*/").map_or(before, |(_, selector)| selector).trim();
        let end = closing(after);
        let (inner, next) = (after[..end].trim(), &after[end + 1..]);
        rest = next;
        let rule = if selector.starts_with("@media") {
            used(inner, drawing).trim_end().to_owned()
        } else if selector.split(',').any(|one| applies(one, drawing)) {
            inner.split_whitespace().collect::<Vec<_>>().join(" ")
        } else {
            String::new()
        };
        if !rule.is_empty() {
            kept += &format!("{selector} {{ {rule} }}\n");
        }
    }
    kept
}

/// Where the block ends whose opening brace stands before `text`.
fn closing(text: &str) -> usize {
    let mut depth = 1;
    let ends = |letter| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        depth == 0
    };
    text.find(ends).expect("a block that ends")
}

fn applies(selector: &str, drawing: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric() || letter == '-';
    let is_class = |name: &str| {
        let mut lists = drawing.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        lists.any(|list| list.split(' ').any(|class| class == name))
    };
    let ids = selector.contains('#') || selector.starts_with('@');
    !ids && selector
        .split('.')
        .skip(1)
        .all(|class| is_class(class.split(|end| !letter(end)).next().unwrap_or_default()))
}

/// A picture is what the board draws.
fn check<G: Pictured>(file: &str, state: &str, of: Of<G>, write: bool) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("static").join(PathBuf::from(file)).with_extension("svg");
    let drawn = picture::<G>(&board(&read::<G>(state), of), G::STYLE);
    if write {
        fs::write(&file, &drawn).unwrap();
    }
    assert!(fs::read_to_string(&file).is_ok_and(|found| found == drawn), "{} is out of date", file.display());
    assert!(drawn.len() < 26_000, "{} weighs {} bytes", file.display(), drawn.len());
}

struct Pictures {
    write: bool,
}

impl Pictures {
    fn visit<G: Pictured>(&self) {
        check::<G>(G::NAME, G::MIDDLE, Of::Board, self.write);
        for (number, (state, of)) in (1..).zip(G::how()) {
            check::<G>(&format!("rules/{}-{number}", G::NAME), state, of, self.write);
        }
    }
}

#[test]
fn the_pictures_of_every_game_are_what_its_board_draws() {
    let write = env::var("GOLDEN").is_ok_and(|golden| golden == "write");
    visit_games!(Pictures { write });
}

/// A game in the middle, as its picture shows it.
const MARRAKECH: &str = "deck plain; order C > A > D > B; asam d4 north; dirhams 28 33 31 28; laid C:c4-d4 A:d5-e5 D:f4-f5 B:b4-b5 \
    C:e2-f2 A:b3-c3 D:e5-e6 B:c4-c5 C:f6-g6 A:g3-g4 D:b6-c6 B:d2-d3 C:a5-b5 A:f3-g3; now D turn";

/// Damas, and a capture on the way.
const DAMATH: &str = "turn 1 | 1: 12@10 9@30 6@50 1@01 4@21 8@61 10@23 2@52 5@63 D7@47 | \
    2: 5@05 2@25 10@65 8@16 4@56 1@76 3@07 6@27 D9@12 12@67 7@34 | scores 17 -4 | move 20";

const CHAUPAR: &str = "A 3 17 44 44 earned, pair 44 moved; B 0 17 53 53 earned; C 12 12 29 75 open; \
    D 17 30 30 81 earned; now D move 3 4";

const PACHISI: &str = "throw=cowries pieces=4; A 0 0 28 66; B 5 18 49 81; C 0 21 54 54; D 12 30 30 75; now D move 6";
const DSCHAMAL: &str = "players 4 start chosen duel live; camps \
    blue-egg+white-egg+yellow-star+brown-disc blue-cone+yellow-egg+white-arch \
    blue-ring+white-ring+brown-egg+yellow-cylinder+white-cube blue-cross+brown-pyramid+yellow-box; \
    master B; challenged C; sits out A; now duel";

/// No touch, but somebody's turn.
fn open<G: Shown>() -> Of<G> {
    Of::Picked(Vec::new())
}

/// Early in a game of three: Asam on the centre, and the first rugs.
macro_rules! market {
    ($faces:literal, $now:literal) => {
        concat!(
            "deck plain; order A > B > C; asam d4 ",
            $faces,
            "; dirhams 29 31 30; laid A:d5-e5 B:b4-c4 C:e3-f3 A:c6-d6 B:b5-c5; now C ",
            $now
        )
    };
}

impl Pictured for Marrakech {
    const STYLE: &'static str = include_str!("../../../static/marrakech.css");
    const MIDDLE: &'static str = MARRAKECH;

    fn how() -> [(&'static str, Of<Self>); 5] {
        let square = |name: &str| Touch::Spot(read::<marrakech::Square>(name).into());
        let west = Touch::Button(Button::Face(Heading::West));
        let laying = market!("south", "lay");
        [
            (market!("north", "turn"), open()),
            (market!("north", "turn"), Of::Picked(vec![west])),
            (market!("west", "roll"), Of::Happening("1", usize::MAX)),
            (laying, Of::Picked(vec![square("d3"), square("d2")])),
            (MARRAKECH, Of::Board),
        ]
    }
}

/// The chips of the default set as they stand at the start.
macro_rules! chips {
    ($rest:literal) => {
        concat!("set=counting operators=own touch=off damas=once move=off game=off | first A | turn 1 | ", $rest)
    };
}

impl Pictured for Damath {
    const STYLE: &'static str = include_str!("../../../static/damath.css");
    const MIDDLE: &'static str = DAMATH;

    fn how() -> [(&'static str, Of<Self>); 5] {
        let square = |name: &str| Touch::Spot(read::<damath::Square>(name).into());
        let start = chips!(
            "1: 12@10 9@30 6@50 3@70 1@01 4@21 11@41 8@61 10@12 7@32 2@52 5@72 | \
             2: 5@05 2@25 7@45 10@65 8@16 11@36 4@56 1@76 3@07 6@27 9@47 12@67 | scores 0 0 | move 0"
        );
        let facing = chips!(
            "1: 12@10 9@30 6@50 1@01 4@21 11@41 8@61 10@23 2@52 | \
             2: 2@14 10@54 8@16 4@56 1@76 3@07 6@27 12@67 | scores 9 12 | move 20"
        );
        let crowned = chips!("1: 12@10 6@50 D9@34 8@61 | 2: 5@05 2@16 10@56 12@67 | scores 40 36 | move 40");
        [
            (start, Of::Board),
            (start, Of::Picked(vec![square("32")])),
            (facing, open()),
            (facing, Of::Happening("23x05", 0)),
            (crowned, Of::Picked(vec![square("34")])),
        ]
    }
}

/// Where the piece of the player below stands.
fn on<B>(step: u8) -> Touch<B> {
    Touch::Spot(spot(Seat(3), Step(step)))
}

impl Pictured for Chaupar {
    const STYLE: &'static str = include_str!("../../../static/cross.css");
    const MIDDLE: &'static str = CHAUPAR;

    fn how() -> [(&'static str, Of<Self>); 5] {
        [
            ("A 6 7 12 12 open; B 6 7 12 12 open; C 6 7 12 12 open; D 6 7 12 12 open; now D throw", Of::Board),
            (
                "A 6 12 12 21 open; B 6 7 12 12 open; C 7 12 12 16 open; D 6 7 12 12 open; now D move 3 4",
                Of::Picked(vec![on(7)]),
            ),
            (
                "A 6 12 25 29 open; B 7 12 12 16 open; C 7 12 30 36 open; D 12 16 17 40 open; now D move 1 4",
                Of::Picked(vec![on(40)]),
            ),
            (
                "A 6 9 25 29 open; B 7 12 12 16 open; C 7 12 30 36 open; D 17 17 40 44 earned; now D move 3 3",
                Of::Picked(vec![on(17)]),
            ),
            (
                "A 40 81 81 81 earned; B 70 75 81 81 earned; C 50 60 81 81 failed; D 76 78 81 81 earned; now D move 3 4",
                Of::Picked(vec![on(78)]),
            ),
        ]
    }
}

impl Pictured for Pachisi {
    const STYLE: &'static str = include_str!("../../../static/cross.css");
    const MIDDLE: &'static str = PACHISI;

    fn how() -> [(&'static str, Of<Self>); 5] {
        [
            ("throw=cowries pieces=4; A 0 0 0 0; B 0 0 0 0; C 0 0 0 0; D 0 0 0 0; now D throw", Of::Board),
            (
                "throw=cowries pieces=4; A 0 0 0 9; B 0 0 0 4; C 0 0 3 14; D 0 0 0 10; now D move 6",
                Of::Picked(vec![on(0)]),
            ),
            (
                "throw=cowries pieces=4; A 0 0 14 30; B 0 0 18 40; C 0 3 14 33; D 0 0 10 42; now D move 4",
                Of::Picked(vec![on(42)]),
            ),
            (
                "throw=cowries pieces=4; A 0 4 14 30; B 0 0 18 40; C 0 3 14 33; D 0 27 27 44; now D move 4",
                Of::Picked(vec![on(27)]),
            ),
            (
                "throw=cowries pieces=4; A 36 81 81 81; B 60 66 81 81; C 51 62 70 81; D 72 81 81 81; now D move 4",
                Of::Picked(vec![on(72)]),
            ),
        ]
    }
}

impl Pictured for Dschamal {
    const STYLE: &'static str = include_str!("../../../static/dschamal.css");
    const MIDDLE: &'static str = DSCHAMAL;

    fn how() -> [(&'static str, Of<Self>); 5] {
        [
            (
                "players 4 start chosen duel live; camps - blue-cone blue-ring -; master B; challenged C; now start",
                Of::Board,
            ),
            (DSCHAMAL, Of::Board),
            (DSCHAMAL, Of::Happening("B draws white-cone", 0)),
            (DSCHAMAL, Of::Happening("B draws camel cry", 0)),
            (DSCHAMAL, Of::Happening("C draws yellow-ring", usize::MAX)),
        ]
    }
}
