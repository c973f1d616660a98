//! The score sheet as a page of A4 or Letter.

use yew::{AttrValue, Html, Properties, component, html};

use crate::rules::damath::{ChipSet, Damath, Options};
use crate::scene::Form;
use crate::scene::damath::{Entry, ScoreSheet, Sum, set_field};
use crate::words::{paper, table};

/// The number of lines of an empty sheet; a match with fewer is followed by empty ones.
const LEAST_LINES: usize = 30;
/// The greatest numbers of lines in high and in low rows of large type. In small type, 60 moves of each player fit on a page.
const MOST_HIGH_LINES: usize = 32;
const MOST_LARGE_LINES: usize = 42;

#[derive(Clone, PartialEq, Properties)]
pub struct ScoreSheetPageProps {
    /// The match; without one the sheet is empty.
    #[prop_or_default]
    pub sheet: Option<ScoreSheet>,
    /// The set of chips.
    pub set: ChipSet,
    /// The date of the match, in words.
    #[prop_or_default]
    pub date: Option<AttrValue>,
}

/// A table with the moves of both players, the final sums, and lines for the signatures.
#[component]
pub fn ScoreSheetPage(ScoreSheetPageProps { sheet, set, date }: &ScoreSheetPageProps) -> Html {
    let lines = sheet.as_ref().map(|sheet| sheet.lines.as_slice()).unwrap_or_default();
    let blank = [None, None];
    let all = (0..lines.len().max(LEAST_LINES)).map(|at| lines.get(at).unwrap_or(&blank));
    let class = match lines.len() {
        0..=MOST_HIGH_LINES => "a4 scores",
        count if count <= MOST_LARGE_LINES => "a4 scores low",
        _ => "a4 scores small",
    };
    let name = |side: usize| sheet.as_ref().map(|sheet| sheet.names[side].clone()).unwrap_or_default();
    let field = set_field(&Options { set: *set, ..Options::default() });
    html! {
        <section {class} aria-label={paper::score_sheet()}>
            <header>
                <h2>{ table::labelled(Damath::title(), paper::score_sheet()) }</h2>
                <p>{ table::labelled(field.label, field.choices[field.chosen].label) }</p>
                <p class="blank">{ paper::round() }</p>
                <p class="blank">{ paper::table_number() }</p>
                if let Some(date) = date {
                    <p>{ table::labelled(paper::date(), date) }</p>
                } else {
                    <p class="blank">{ paper::date() }</p>
                }
            </header>
            <table>
                <colgroup><col class="number" />{ for (0..2).map(|_| columns()) }</colgroup>
                <thead>
                    <tr>
                        <th rowspan="2" class="number">{ paper::number() }</th>
                        <th colspan="3" scope="colgroup">{ paper::first_player() }{ " " }<b>{ name(0) }</b></th>
                        <th colspan="3" scope="colgroup">{ paper::second_player() }{ " " }<b>{ name(1) }</b></th>
                    </tr>
                    <tr>{ for (0..2).map(|_| headings()) }</tr>
                </thead>
                <tbody>{ for all.enumerate().map(line) }</tbody>
                if let Some(sums) = sheet.as_ref().and_then(|sheet| sheet.sums.as_ref()) {
                    <tfoot><tr><th class="number">{ "=" }</th>{ for sums.iter().map(sum) }</tr></tfoot>
                }
            </table>
            { for sheet.iter().flat_map(|sheet| &sheet.result).map(|sentence| html! { <p class="result">{ sentence }</p> }) }
            <footer>
                { for [paper::first_player(), paper::second_player(), paper::arbiter()].map(|who| html! { <p>{ who }</p> }) }
            </footer>
        </section>
    }
}

/// The columns of a player, which differ in their widths.
fn columns() -> Html {
    html! { <><col class="move" /><col /><col class="total" /></> }
}

fn headings() -> Html {
    html! {
        <>
            <th scope="col">{ paper::moved() }</th>
            <th scope="col">{ paper::score() }</th>
            <th scope="col" class="total">{ paper::total() }</th>
        </>
    }
}

fn line((at, entries): (usize, &[Option<Entry>; 2])) -> Html {
    let [first, second] = entries.each_ref().map(|entry| cells(entry.as_ref()));
    html! { <tr key={at}><td class="number">{ at + 1 }</td>{ first }{ second }</tr> }
}

fn cells(entry: Option<&Entry>) -> Html {
    let text = |part: fn(&Entry) -> &String| entry.map(|entry| part(entry).clone()).unwrap_or_default();
    html! {
        <>
            <td>{ text(|entry| &entry.moved) }</td>
            <td>{ text(|entry| &entry.score) }</td>
            <td class="total">{ text(|entry| &entry.total) }</td>
        </>
    }
}

fn sum(sum: &Sum) -> Html {
    html! { <><td colspan="2">{ &sum.working }</td><td class="total"><b>{ &sum.total }</b></td></> }
}
