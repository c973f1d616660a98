//! A calendar as a table of weeks.

use yew::{Html, html};

use crate::record::Day;
use crate::ui::date;

/// Renders weeks under a `caption` element, with a `cell` for each day of them.
pub fn week_table(caption: Html, weeks: &[[Option<Day>; 7]], cell: impl Fn(Day) -> Html) -> Html {
    let whole = weeks.iter().find_map(|week| week.iter().copied().collect::<Option<Vec<_>>>()).unwrap_or_default();
    let weekday = |day: &Day| {
        let name = |style| date::part(*day, "weekday", style);
        html! { <th key={day.weekday()} scope="col" abbr={name("long")}>{ name("short") }</th> }
    };
    let cells = |(number, day): (usize, &Option<Day>)| html! { <td key={number}>{ for day.map(&cell) }</td> };
    let week =
        |(key, week): (usize, &[Option<Day>; 7])| html! { <tr {key}>{ for week.iter().enumerate().map(cells) }</tr> };
    html! {
        <table class="days">
            { caption }
            <thead><tr>{ for whole.iter().map(weekday) }</tr></thead>
            <tbody>{ for weeks.iter().enumerate().map(week) }</tbody>
        </table>
    }
}

/// Returns the number of a day in its month, with the month on its first day.
pub fn day_number(day: Day) -> Html {
    let number = day.of_month();
    html! { <span>{ number }if number == 1 { { " " }<i>{ date::part(day, "month", "short") }</i> }</span> }
}
