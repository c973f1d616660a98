//! The page of what can be printed without a match.

use yew::{Html, component, html, use_state_eq};

use super::board_pages::BoardPages;
use super::chip_page::ChipPage;
use super::score_sheet::ScoreSheetPage;
use crate::rules::Game;
use crate::rules::damath::{ChipSet, Damath, Options};
use crate::scene::damath::set_field;
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
