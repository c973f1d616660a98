//! Draws the pictures of boards that are files: those of the home page and the README, and those of the rulebook pages
//! that explain how to play. Each is rendered by the game's own board. `GOLDEN=write cargo test` draws them again.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::{env, fs};

use yew::{Html, LocalServerRenderer, Properties, component};

use super::GameUi;
use crate::rules::catalogue::visit_games;
use crate::ui::components::weaves;

const STATIC: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/static");
const LOOKS: &str = include_str!("../../../static/looks.css");

#[derive(Clone, PartialEq, Properties)]
struct Props {
    drawing: Html,
}

#[component]
fn Drawing(props: &Props) -> Html {
    props.drawing.clone()
}

/// Renders components as markup; elements without content become self-closing.
fn markup(drawing: Html) -> String {
    let renderer = LocalServerRenderer::<Drawing>::with_props(Props { drawing }).hydratable(false);
    let markup = futures::executor::block_on(renderer.render());
    ["circle", "ellipse", "path", "polyline", "rect", "stop", "use"]
        .iter()
        .fold(markup, |markup, empty| markup.replace(&format!("></{empty}>"), "/>"))
}

/// Draws a board as an SVG file, with the weaves and style rules that it uses.
fn picture<G: GameUi>(board: &G::Board, style: &str) -> String {
    let drawing = markup(G::render_board(Rc::new(board.clone())));
    let (width, height) = G::SIZE;
    let is_used = |look: &str| drawing.contains(&format!("look-{look}"));
    let of_use = |part: &&str| part.split_once("id=\"weave-").is_none_or(|(_, rest)| is_used(&rest[..1]));
    let weaves = markup(weaves()).split_inclusive("</pattern>").filter(of_use).collect::<String>();
    let style = [LOOKS, style].map(|style| used(style, &(weaves.clone() + &drawing))).concat();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">\n<style>\n{style}* {{ animation: none !important; transition: none !important; }}\n</style>\n{weaves}{drawing}</svg>\n"
    )
}

/// Returns the rules of a style sheet whose classes all occur in a drawing. Pictures are static, so keyframes are
/// dropped.
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

/// Returns the index of the brace that closes the block, whose opening brace is just before `text`.
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

/// Checks that a picture file is what the board draws.
fn check<G: GameUi>(file: &str, board: &G::Board, style: &str, write: bool) {
    let file = Path::new(STATIC).join(PathBuf::from(file)).with_extension("svg");
    let drawn = picture::<G>(board, style);
    if write {
        fs::write(&file, &drawn).unwrap();
    }
    assert!(fs::read_to_string(&file).is_ok_and(|found| found == drawn), "{} is out of date", file.display());
    assert!(drawn.len() < 27_000, "{} weighs {} bytes", file.display(), drawn.len());
}

struct Pictures {
    write: bool,
}

impl Pictures {
    fn visit<G: GameUi>(&self) {
        let sheet = ["cross.css".to_owned(), format!("{}.css", G::NAME)].map(|name| Path::new(STATIC).join(name));
        let style = fs::read_to_string(&sheet[1]).or_else(|_| fs::read_to_string(&sheet[0])).unwrap();
        for (number, example) in G::examples().iter().enumerate() {
            let file = if number == 0 { G::NAME.to_owned() } else { format!("rules/{}-{number}", G::NAME) };
            check::<G>(&file, &example.board(), &style, self.write);
        }
    }
}

#[test]
fn the_pictures_of_every_game_are_what_its_board_draws() {
    let write = env::var("GOLDEN").is_ok_and(|golden| golden == "write");
    visit_games!(Pictures { write });
}
