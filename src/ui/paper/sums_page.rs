//! The page of the sums that were worked out on this device.

use yew::{Html, UseStateHandle, component, html, use_state_eq};

use crate::play::progress::{OPERATIONS, SumCount, SumOrder, SumRow, SumStatistics};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::Form;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, PrintButton, bar};
use crate::ui::hooks::use_window_event;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::{decimal, paper};

/// A table of names and operations, which can be sorted, printed and erased.
#[component]
pub fn SumsPage() -> Html {
    let saved = use_state_eq(shortened);
    let order = use_state_eq(SumOrder::default);
    let asks = use_state_eq(|| false);
    // Another tab may record sums meanwhile.
    use_window_event("storage", {
        let saved = saved.setter();
        move |_| saved.set(shortened())
    });
    let on_erase = callback(asks.setter(), |_, asks| asks.set(true));
    let on_answer = callback((asks.setter(), saved.setter()), |yes: bool, (asks, saved)| {
        asks.set(false);
        if yes {
            GameSetting::SumStatistics.remove(Damath::NAME);
            saved.set(None);
        }
    });
    html! {
        <main class="page paper">
            { bar(&GamePage::Paper.of(Damath::NAME), Damath::title(), Html::default()) }
            <section class="choosing">
                <p>{ paper::sums_about() }</p>
                <p class="row">
                    <PrintButton class="button main" />
                    if saved.is_some() {
                        <button class="button" onclick={on_erase}>{ paper::delete() }</button>
                    }
                </p>
            </section>
            <section class="a4 sums">
                <h2>{ paper::sums() }</h2>
                { contents((*saved).as_deref(), &order) }
            </section>
            if *asks {
                <Confirm
                    question={paper::delete_question()}
                    meaning={paper::delete_meaning()}
                    yes={paper::delete()}
                    {on_answer}
                />
            }
        </main>
    }
}

/// The saved text. Tables append a line for each sum; the page shortens them to one for each name and operation.
fn shortened() -> Option<String> {
    let saved = GameSetting::SumStatistics.get(Damath::NAME)?;
    let text = SumStatistics::read(&saved).map_or_else(|| saved.clone(), |statistics| statistics.to_string());
    if text != saved {
        GameSetting::SumStatistics.set(Damath::NAME, &text);
    }
    Some(text)
}

/// Renders the table, or why there is none.
fn contents(saved: Option<&str>, order: &UseStateHandle<SumOrder>) -> Html {
    let Some(text) = saved else { return html! { <p>{ paper::no_sums() }</p> } };
    let Some(statistics) = SumStatistics::read(text) else {
        return html! { <p role="alert">{ paper::sums_unread() }</p> };
    };
    let row = |(name, counts): (&str, SumRow)| {
        html! {
            <tr key={name.to_owned()}>
                <th scope="row">{ name.to_owned() }</th>
                { for counts.iter().map(cell) }
            </tr>
        }
    };
    let signs = OPERATIONS.into_iter().chain([paper::all_sums()]).enumerate();
    html! {
        <table>
            <thead>
                <tr>
                    { heading(paper::pupil(), SumOrder::Name, order) }
                    { for signs.map(|(column, sign)| heading(sign, SumOrder::Share(column), order)) }
                </tr>
            </thead>
            <tbody>{ for statistics.rows(**order).into_iter().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ paper::all_sums() }</th>
                    { for statistics.total().iter().map(cell) }
                </tr>
            </tfoot>
        </table>
    }
}

/// Renders the heading of a column, by which the rows can be sorted.
fn heading(name: &'static str, by: SumOrder, order: &UseStateHandle<SumOrder>) -> Html {
    let onclick = callback(order.setter(), move |_, order| order.set(by));
    html! {
        <th key={name} scope="col" aria-sort={(**order == by).then_some("ascending")}>
            <button {onclick}>{ name }</button>
        </th>
    }
}

/// Renders how many sums are right at the first and the second try and wrong, and how long one takes.
fn cell(count: &SumCount) -> Html {
    let Some(tenths) = count.mean_tenths() else { return html! { <td /> } };
    html! {
        <td>
            <b>{ format!("{}\u{a0}✓", count.right) }</b>
            <span>{ format!("{}\u{a0}↻", count.second) }</span>
            <span>{ format!("{}\u{a0}✗", count.wrong) }</span>
            <small>{ paper::seconds(&decimal(tenths)) }</small>
        </td>
    }
}
