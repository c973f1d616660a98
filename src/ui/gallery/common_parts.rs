//! Components that all games share.

use yew::{Callback, Html, html};

use super::exhibit;
use crate::bots::Level;
use crate::record::Player;
use crate::scene::{Dice, Face, Run};
use crate::ui::components::{
    Choice, Choices, DiceTable, QrCode, bulb, garland, language_choice, level_badge, person_badge, swatch, text_file,
};
use crate::ui::set_up::{SeatRow, look_picker};

/// Renders each of them in its states.
pub fn common_parts() -> Html {
    let looks = || 0..Player::LOOKS;
    let choice = |at: u8| {
        html! {
            <Choice key={at} group="gallery" chosen={at == 1} on_choose={Callback::noop()}>{ format!("Choice {at}") }</Choice>
        }
    };
    let seat = |(seat, bot): (usize, Option<Level>)| {
        html! {
            <SeatRow
                key={seat}
                {seat}
                number={seat + 1}
                name="Ada"
                look=2
                looks={(seat == 1).then_some(Player::LOOKS)}
                is_open={seat == 1}
                {bot}
                kinds={vec![None, Some(Level::Casual), Some(Level::Advanced)]}
                opposite={None}
                on_change={Callback::noop()}
            />
        }
    };
    html! {
        <>
            { exhibit("Swatches", html! { <p>{ for looks().map(swatch) }</p> }) }
            { exhibit("Badges", html! { <p>{ for Level::ALL.map(level_badge) }{ person_badge() }</p> }) }
            { exhibit("Choices", html! { <Choices name="Choices">{ for (0..3).map(choice) }</Choices> }) }
            { exhibit("Colours", look_picker(0, 2, Player::LOOKS, &Callback::noop())) }
            { exhibit("Seats", html! { <ol class="seats">{ for [(0, None), (1, Some(Level::Advanced))].into_iter().map(seat) }</ol> }) }
            { exhibit("Languages", language_choice()) }
            { exhibit("Dice", html! { <DiceTable dice={dice()} /> }) }
            { exhibit("QR code", html! { <QrCode address="https://example.org/#/marrakech" /> }) }
            { exhibit("File", text_file("match.txt".to_owned(), "the text of a match")) }
            { exhibit("Bulb", bulb()) }
            { exhibit("Feast", garland(&[0, 3])) }
        </>
    }
}

/// Statistics of a die after sixty throws.
fn dice() -> Dice {
    let face = |shows: u32| Face { shows: shows.to_string(), weight: 1, fell: 7 + shows };
    Dice { faces: (1..=6).map(face).collect(), throws: vec![60], run: Run { shows: "6".to_owned(), times: 4 } }
}
