//! The wood of a chip.

use yew::{Html, Properties, component, html};

use crate::rules::damath::Side;

#[derive(Clone, PartialEq, Properties)]
pub struct DiscProps {
    /// The chip's side.
    pub side: Side,
    /// `true` if it has room for a long number.
    pub wide: bool,
    /// `true` if it is a dama, which has a crown.
    pub dama: bool,
}

/// The wood of a chip, centred at the origin: the first player's chips are round, the second's have corners.
#[component]
pub fn Disc(DiscProps { side, wide, dama }: &DiscProps) -> Html {
    let wood = match (side, wide) {
        (Side::First, false) => html! { <>{ round() }{ lathe() }</> },
        (Side::Second, false) => html! { <>{ eight() }{ lathe() }</> },
        (Side::First, true) => wide_round(),
        (Side::Second, true) => wide_eight(),
    };
    html! {
        <>
            { wood }
            if *dama {
                { if *wide { wide_crown() } else { crown() } }
            }
        </>
    }
}

/// A round rim.
fn round() -> Html {
    html! {
        <>
            <circle class="shadow" cx="1.5" cy="4" r="16.5" />
            <circle class="fill-deep" r="16.8" />
            <circle class="weave" r="16" />
        </>
    }
}

/// A rim with eight corners.
fn eight() -> Html {
    html! {
        <>
            <path class="shadow" d="M8.8-13.7 19-3.6V10.7L8.8 20.9H-5.6L-15.7 10.7V-3.6L-5.6-13.7z" />
            <path class="fill-deep" d="M7.2-17.4 17.4-7.2V7.2L7.2 17.4H-7.2L-17.4 7.2V-7.2L-7.2-17.4z" />
            <path class="weave" d="M6.8-16.5 16.5-6.8V6.8L6.8 16.5H-6.8L-16.5 6.8V-6.8L-6.8-16.5z" />
        </>
    }
}

/// The turned face within the rim.
fn lathe() -> Html {
    html! {
        <>
            <circle class="fill-light" r="13.6" />
            <path class="lathe" d="M-7 0a7 7 0 0 0 14 0 7 7 0 0 0-14 0M-10.6 0a10.6 10.6 0 0 0 21.2 0 10.6 10.6 0 0 0-21.2 0" />
            <circle fill="url(#turned)" r="16.8" />
            <circle class="groove" r="13.6" />
        </>
    }
}

/// A long chip with round ends.
fn wide_round() -> Html {
    html! {
        <>
            <path class="shadow" transform="translate(1.4 3.4)" d="M-9-13.6H9a13.6 13.6 0 0 1 0 27.2H-9a13.6 13.6 0 0 1 0-27.2z" />
            <path class="fill-deep" d="M-9-14H9a14 14 0 0 1 0 28H-9a14 14 0 0 1 0-28z" />
            <path class="weave" d="M-9-13.2H9a13.2 13.2 0 0 1 0 26.4H-9a13.2 13.2 0 0 1 0-26.4z" />
            <path class="fill-light" d="M-9.6-10.6H9.6a10.6 10.6 0 0 1 0 21.2H-9.6a10.6 10.6 0 0 1 0-21.2z" />
            <path class="lathe" d="M-17-6.4H17M-17 6.4H17M-18.6 0H18.6" />
            <path fill="url(#turned)" d="M-8.8-13.6H8.8a13.6 13.6 0 0 1 0 27.2H-8.8a13.6 13.6 0 0 1 0-27.2z" />
            <path class="groove" d="M-9.6-10.6H9.6a10.6 10.6 0 0 1 0 21.2H-9.6a10.6 10.6 0 0 1 0-21.2z" />
        </>
    }
}

/// A long chip with corners.
fn wide_eight() -> Html {
    html! {
        <>
            <path class="shadow" transform="translate(1.4 3.4)" d="M-14.6-13.6H14.6L22.6-5.6V5.6L14.6 13.6H-14.6L-22.6 5.6V-5.6z" />
            <path class="fill-deep" d="M-15-14H15L23-6V6L15 14H-15L-23 6V-6z" />
            <path class="weave" d="M-14.2-13.2H14.2L22.2-5.2V5.2L14.2 13.2H-14.2L-22.2 5.2V-5.2z" />
            <path class="fill-light" d="M-14-10.6H14L20-4.6V4.6L14 10.6H-14L-20 4.6V-4.6z" />
            <path class="lathe" d="M-17-6.4H17M-17 6.4H17M-18.6 0H18.6" />
            <path fill="url(#turned)" d="M-14.4-13.6H14.4L22.4-5.6V5.6L14.4 13.6H-14.4L-22.4 5.6V-5.6z" />
            <path class="groove" d="M-14-10.6H14L20-4.6V4.6L14 10.6H-14L-20 4.6V-4.6z" />
        </>
    }
}

/// The crown of a dama.
fn crown() -> Html {
    html! {
        <>
            <circle class="gold-ring" r="15.2" />
            <path class="crown" d="M-9.5-11.5-11.5-20.5-5.5-16.5 0-23 5.5-16.5 11.5-20.5 9.5-11.5Q0-14.5-9.5-11.5z" />
        </>
    }
}

/// The crown of a dama on a long chip.
fn wide_crown() -> Html {
    html! {
        <>
            <path class="crown" d="M-8.5-9.5-10.5-18 -5-14.4 0-20.4 5-14.4 10.5-18 8.5-9.5Q0-12-8.5-9.5z" />
        </>
    }
}
