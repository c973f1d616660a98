//! The page of what can be printed without a match.

use yew::{Html, Properties, component, html, use_state_eq};

use super::score_sheet::ScoreSheetPage;
use crate::rules::Game;
use crate::rules::damath::{Chip, ChipSet, Damath, OperatorBoard, Options, Square};
use crate::scene::damath::{inscription, set_field};
use crate::scene::{Field, Form};
use crate::ui::callback::callback;
use crate::ui::components::{FieldChoices, PrintButton, bar};
use crate::ui::hooks::use_event_callback;
use crate::ui::routes::GamePage;
use crate::words::{paper, table};

/// The things that can be printed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Printout {
    ScoreSheet,
    Board,
    Chips,
}

impl Printout {
    const ALL: [Self; 3] = [Self::ScoreSheet, Self::Board, Self::Chips];

    fn name(self) -> &'static str {
        match self {
            Self::ScoreSheet => paper::score_sheet(),
            Self::Board => paper::board(),
            Self::Chips => paper::chips(),
        }
    }

    fn about(self) -> &'static str {
        match self {
            Self::ScoreSheet => paper::score_sheet_about(),
            Self::Board => paper::board_about(),
            Self::Chips => paper::chips_about(),
        }
    }
}

/// A choice of printout and set of chips, with the pages as they will be printed.
#[component]
pub fn PaperPage() -> Html {
    let printout = use_state_eq(|| Printout::ScoreSheet);
    let set = use_state_eq(|| ChipSet::Counting);
    let on_set = use_event_callback(set.setter(), |(_, number): (&'static str, usize), set| {
        set.set(ChipSet::ALL[number]);
    });
    let on_printout = callback(printout.setter(), |(_, choice): (&'static str, usize), printout| {
        printout.set(Printout::ALL[choice]);
    });
    let chosen = Printout::ALL.iter().position(|one| *one == *printout).unwrap_or_default();
    let printouts = Field::plain("printout", table::on_paper(), Printout::ALL.map(Printout::name), chosen);
    html! {
        <main class="page paper">
            { bar(&GamePage::SetUp.of(Damath::NAME), Damath::title(), Html::default()) }
            <section class="choosing">
                <FieldChoices field={printouts} on_choose={on_printout} />
                <FieldChoices field={set_field(&Options { set: *set, ..Options::default() })} on_choose={on_set} />
                <p>{ printout.about() }</p>
                <p class="row"><PrintButton class="button main" /></p>
                <p class="row">
                    <a class="quiet" href={GamePage::Tournament.of(Damath::NAME).href()}>{ table::tournament() }</a>
                    <a class="quiet" href={GamePage::Sums.of(Damath::NAME).href()}>{ paper::sums() }</a>
                </p>
            </section>
            {
                match *printout {
                    Printout::ScoreSheet => html! { <ScoreSheetPage set={*set} /> },
                    Printout::Board => html! { <BoardPages operators={set.operators()} /> },
                    Printout::Chips => html! { <ChipPage set={*set} /> },
                }
            }
        </main>
    }
}

/// The side of a square, in mm.
const SIDE: u8 = 40;
/// Columns and rows on a page.
const QUARTER: u8 = 4;
/// The edge around the quarter with the numbers of its columns and rows, in mm.
const EDGE: u8 = 8;

#[derive(Clone, PartialEq, Properties)]
struct BoardPagesProps {
    /// The operators on the squares.
    operators: OperatorBoard,
}

/// The quarters of the board, from the top left one.
#[component]
fn BoardPages(BoardPagesProps { operators }: &BoardPagesProps) -> Html {
    let corners = [(0, QUARTER), (QUARTER, QUARTER), (0, 0), (QUARTER, 0)];
    corners.into_iter().enumerate().map(|(at, corner)| quarter(at + 1, corner, *operators)).collect()
}

/// Renders the quarter whose bottom left square is in this column and row.
fn quarter(number: usize, (column, row): (u8, u8), operators: OperatorBoard) -> Html {
    let length = SIDE * QUARTER + 2 * EDGE;
    let numbers = (0..QUARTER).map(|at| {
        let middle = EDGE + at * SIDE + SIDE / 2;
        let (beside, below) = (
            if column == 0 { EDGE / 2 } else { length - EDGE / 2 },
            if row == 0 { length - EDGE / 2 } else { EDGE / 2 },
        );
        html! {
            <g key={at} class="edge">
                <text x={middle.to_string()} y={below.to_string()}>{ column + at }</text>
                <text x={beside.to_string()} y={middle.to_string()}>{ row + QUARTER - 1 - at }</text>
            </g>
        }
    });
    let squares = (0..QUARTER).flat_map(|across| (0..QUARTER).map(move |down| (across, down))).map(|(across, down)| {
        let square = Square::new(column + across, row + QUARTER - 1 - down);
        let place = format!("translate({} {})", EDGE + across * SIDE, EDGE + down * SIDE);
        html! {
            <g key={usize::from(across * QUARTER + down)} transform={place}>
                <rect class={if square.is_some() { "" } else { "unused" }} width={SIDE.to_string()} height={SIDE.to_string()} />
                if let Some(square) = square {
                    <text x={(SIDE / 2).to_string()} y={(SIDE / 2).to_string()}>{ operators.at(square).sign() }</text>
                }
            </g>
        }
    });
    html! {
        <section key={number} class="a4" aria-label={paper::board_quarter(number)}>
            <svg class="quarter" viewBox={format!("0 0 {length} {length}")}>{ for numbers }{ for squares }</svg>
            <p>{ paper::board_quarter(number) }</p>
        </section>
    }
}

/// The diameter of a chip, in mm: it lies within a square of the printed board.
const DIAMETER: usize = 34;
/// Chips in a row.
const ACROSS: usize = 5;
/// The greatest height of an inscription, in mm.
const TALLEST: usize = 12;
/// The height of an inscription as wide as its chip allows, times the number of its characters, in mm: a character is about
/// 0.6 times as wide as it is high, and 27 mm are free.
const HEIGHT_OF_ONE: usize = 44;

#[derive(Clone, PartialEq, Properties)]
struct ChipPageProps {
    /// The set of chips.
    set: ChipSet,
}

/// Twelve chips of each player; those of the second have a thick edge. A line below each number tells 6 from 9.
#[component]
fn ChipPage(ChipPageProps { set }: &ChipPageProps) -> Html {
    let chips = ["first", "second"].into_iter().flat_map(|class| Chip::all().map(move |chip| (class, chip)));
    let chip = |(at, (class, chip)): (usize, (&'static str, Chip))| {
        let middle = |place: usize| place * (DIAMETER + 2) + DIAMETER / 2 + 1;
        let place = format!("translate({} {})", middle(at % ACROSS), middle(at / ACROSS));
        let text = inscription(*set, chip);
        let size = TALLEST.min(HEIGHT_OF_ONE / text.chars().count());
        html! {
            <g key={at} {class} transform={place}>
                <circle r={(DIAMETER / 2).to_string()} />
                <text font-size={size.to_string()}>{ text }</text>
                <path d="M-4 9H4" />
            </g>
        }
    };
    let (width, height) = (ACROSS * (DIAMETER + 2), (2 * Chip::COUNT).div_ceil(ACROSS) * (DIAMETER + 2));
    html! {
        <section class="a4" aria-label={paper::chips()}>
            <svg class="chips" viewBox={format!("0 0 {width} {height}")}>{ for chips.enumerate().map(chip) }</svg>
        </section>
    }
}
