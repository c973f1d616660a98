//! The page of the sums that were worked out on this device.

use yew::{Html, component, html, use_state_eq};

use crate::play::progress::{OPERATIONS, SumCount, SumStatistics};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::Form;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, PrintButton, bar};
use crate::ui::context::use_language;
use crate::ui::hooks::use_window_event;
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::{decimal, paper};

/// A table of names and operations, which can be printed and erased.
#[component]
pub fn SumsPage() -> Html {
    use_language();
    let saved = use_state_eq(shortened);
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
            { bar(&GamePage::Paper.of(Damath::NAME), Damath::TITLE, Html::default()) }
            <section class="choosing">
                <p>{ paper::sums_about() }</p>
                <p class="row">
                    <PrintButton class="button main" />
                    if saved.is_some() {
                        <button class="button" onclick={on_erase}>{ paper::erase() }</button>
                    }
                </p>
            </section>
            <section class="a4 sums">
                <h2>{ paper::sums() }</h2>
                { contents((*saved).as_deref()) }
            </section>
            if *asks {
                <Confirm
                    question={paper::erase_question()}
                    meaning={paper::erase_meaning()}
                    yes={paper::erase()}
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
fn contents(saved: Option<&str>) -> Html {
    let Some(text) = saved else { return html! { <p>{ paper::no_sums() }</p> } };
    let Some(statistics) = SumStatistics::read(text) else {
        return html! { <p role="alert">{ paper::sums_unread() }</p> };
    };
    let row = |(name, counts): (&str, &[SumCount; OPERATIONS.len()])| {
        html! {
            <tr key={name.to_owned()}>
                <th scope="row">{ name.to_owned() }</th>
                { for counts.iter().map(cell) }
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ paper::pupil() }</th>
                    { for OPERATIONS.map(|sign| html! { <th key={sign} scope="col">{ sign }</th> }) }
                </tr>
            </thead>
            <tbody>{ for statistics.names().map(row) }</tbody>
        </table>
    }
}

/// Renders how many sums are right and wrong, and how long one takes.
fn cell(count: &SumCount) -> Html {
    let Some(tenths) = count.mean_tenths() else { return html! { <td /> } };
    html! {
        <td>
            <b>{ format!("{}\u{a0}✓", count.right) }</b>
            <span>{ format!("{}\u{a0}✗", count.wrong) }</span>
            <small>{ paper::seconds(&decimal(tenths)) }</small>
        </td>
    }
}
