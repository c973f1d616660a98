//! How the set-up page looks.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{FocusEvent, Html, InputEvent, TargetCast, html};

use super::{Msg, SetUp, TEXT_ID};
use crate::bots::Bot;
use crate::record::{Player, peek};
use crate::rules::Seat;
use crate::scene::{Field, Seating, list, shown_names, to_you};
use crate::ui::boards::Shown;
use crate::ui::later;
use crate::ui::levels::{self, Level};
use crate::ui::looks;
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, bar, button, choices, element, link_to, press, tag, text, words};
use crate::ui::route::{self, Page};
use crate::ui::shelf;
use crate::ui::switches::Switch;

/// How many looks there are to choose from, where fewer would do.
const LEAST_LOOKS: usize = 4;

impl<G: Shown> SetUp<G> {
    pub(super) fn draw(&self, link: &Link) -> Html {
        let editor = route::hash(G::NAME, Page::Position);
        let back = if self.position().is_some() { &editor } else { "#/" };
        let rules = link_to("quiet", &route::rules(G::NAME), "Rules", None);
        let mut page = vec![looks::weaves(), bar(back, G::TITLE, vec![rules])];
        if self.replaces {
            let table = link_to("button", &route::hash(G::NAME, Page::Table), "Continue it", None);
            page.push(element("p", "notice row", vec![text("span", "", "A match is waiting for you."), table]));
        }
        page.extend(later::if_here(|| before::<G>(link)).flatten());
        let seats = self.order().map(|seat| self.seat(link, seat.index())).collect();
        page.push(element("section", "sitting", vec![self.beginning(link), element("ol", "seats", seats)]));
        let fields = self.fields(link);
        if !fields.is_empty() {
            page.push(element("section", "options", fields));
        }
        page.push(from_text(link));
        page.push(self.footer(link));
        let question = "Start another match?";
        let meaning = "The one that is still going on is set aside. You can bring it back from here, until yet another takes its place.";
        let asking = self.asking.as_ref().map(|asking| asking.view(link, question, meaning, "Start it"));
        [element("main", "page set-up", page)].into_iter().chain(asking).collect()
    }

    /// The seats that play, in the order of turns.
    fn order(&self) -> impl Iterator<Item = Seat> {
        G::seat_order(self.drafts.playing)
    }

    /// Which player sits on a seat, as they are counted on the page.
    pub(super) fn number(&self, seat: usize) -> usize {
        self.order().take_while(|other| other.index() != seat).count() + 1
    }

    /// What the match begins from: a number of seats, or a position.
    fn beginning(&self, link: &Link) -> Html {
        let Some(state) = self.position() else {
            let numbers = G::seat_range();
            // What cannot be chosen is not asked.
            if numbers.start() == numbers.end() {
                return Html::default();
            }
            return choices("Players", numbers.map(|seats| self.seats(link, seats)).collect());
        };
        let players = || 0..usize::from(self.drafts.playing);
        let seating = Seating {
            names: players().map(|seat| self.drafts.name(seat).to_owned()).collect(),
            looks: players().map(|seat| self.drafts.all[seat].look).collect(),
            viewer: self.drafts.only_person().and_then(|seat| Seat::all(self.drafts.playing).nth(seat)),
            ..Seating::default()
        };
        let (width, height) = G::SIZE;
        let size = format!("0 0 {width} {height}");
        let drawing = G::draw(&state.board(&seating, None, None));
        let change = link_to("button", &route::hash(G::NAME, Page::Position), "Change it", None);
        let title = parts::text("p", "", &seating.say(state.prompt(&seating, None).title));
        let says = vec![text("b", "", "From the position that was set up"), title, change];
        let board = tag("svg", &["viewBox", "aria-hidden"], &[&size, "true"], vec![drawing]);
        element("section", "from", vec![board, element("div", "", says)])
    }

    /// The options, which a position has already, and how the table shall be. What few change is folded away.
    fn fields(&self, link: &Link) -> Vec<Html> {
        let field = |field: &Field| {
            let id = field.id;
            parts::field(field, &|number| press(link, page::Msg::own(Msg::Choose(id, number))))
        };
        let all = if self.position().is_some() { Vec::new() } else { G::fields(&self.options) };
        let (rare, usual): (Vec<_>, Vec<_>) = all.iter().partition(|field| G::RARE.contains(&field.id));
        let mut parts: Vec<_> = usual.into_iter().map(field).collect();
        if G::TASKS {
            let ways = [
                ("The table counts", "Every sum is shown."),
                ("Work it out", "You find what a capture scores, then it counts."),
            ];
            parts.push(either(link, "Sums", ways, Switch::WorkOut.is_on(), |is| Msg::Switch(Switch::WorkOut, is)));
        }
        let switch = |switch: &Switch| {
            let switch = *switch;
            switch.draw(|is| press(link, page::Msg::own(Msg::Switch(switch, is))))
        };
        parts.extend(Switch::of::<G>().iter().filter(|switch| **switch != Switch::WorkOut).map(switch));
        let mut more = vec![text("summary", "", "More options")];
        more.extend(rare.into_iter().map(field));
        let far =
            if G::CLOCKS { "As far as you like, unless two play against the clock." } else { "As far as you like." };
        let ways = [("Allowed", far), ("Not in this match", "What is played stays played.")];
        more.push(either(link, "Take back", ways, self.without_take_back, Msg::WithoutTakeBack));
        parts.push(element("details", "more", more));
        if G::FROM_POSITIONS && self.position().is_none() {
            parts.push(link_to("quiet", &route::hash(G::NAME, Page::Position), "Set up a position by hand", None));
        }
        parts
    }

    fn footer(&self, link: &Link) -> Html {
        let problem = self.problem.as_ref();
        let mut parts: Vec<_> =
            problem.into_iter().map(|problem| tag("p", &["role"], &["alert"], vec![words(&problem.says())])).collect();
        parts.push(button("button main", "Start", None, press(link, page::Msg::own(Msg::Start))));
        element("footer", "start", parts)
    }

    fn seats(&self, link: &Link, seats: u8) -> Html {
        let chosen = self.drafts.playing == seats;
        let choice = Choice { group: "seats".into(), class: "choice", name: None, chosen };
        parts::choice(choice, press(link, page::Msg::own(Msg::Seats(seats))), words(&seats.to_string()))
    }

    /// A seat: its colour, its name, who sits there, and with whom.
    fn seat(&self, link: &Link, seat: usize) -> Html {
        let draft = &self.drafts.all[seat];
        let number = self.number(seat);
        let open = self.dressing == Some(seat);
        let worn = format!("Colour of player {number}: {}", looks::name(draft.look));
        let dress = press(link, page::Msg::own(Msg::Dress(seat)));
        let name = link.batch_callback(move |event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::own(Msg::Name(seat, input.value())))
        });
        // Whoever writes another name need not take the old one away first.
        let begin = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
        let kinds = [None].into_iter().chain(G::BOTS.iter().copied().map(Some)).map(|bot| self.kind(link, seat, bot));
        let mut parts = vec![
            html! {
                <button class="dress" aria-label={worn.clone()} title={worn} aria-expanded={open.to_string()} onclick={dress}>{ looks::swatch(draft.look) }</button>
            },
            html! {
                <input class="name" aria-label={format!("Name of player {number}")} value={self.drafts.name(seat).to_owned()} maxlength={Player::LONGEST_NAME.to_string()} autocomplete="off" oninput={name} onfocus={begin} />
            },
        ];
        let partner = u8::try_from(seat).ok().and_then(|seat| G::partner(Seat(seat)));
        parts.extend(partner.map(|other| {
            text("small", "partner", &to_you(&format!("Plays with {}", self.drafts.name(other.index()))))
        }));
        if open {
            let count = self.drafts.all.len().max(LEAST_LOOKS);
            let looks = (0..Player::LOOKS).take(count).map(|look| self.look(link, seat, look));
            parts.push(element("div", "looks", looks.collect()));
        }
        parts.push(element("div", "choices", kinds.collect()));
        element("li", &format!("seat look-{}", draft.look), parts)
    }

    fn kind(&self, link: &Link, seat: usize, bot: Option<Bot>) -> Html {
        let chosen = self.drafts.all[seat].bot == bot;
        let choice = Choice { group: format!("sits-{seat}"), class: "choice", name: None, chosen };
        let shows = bot.map(Level::of::<G>).map_or_else(levels::person, Level::badge);
        parts::choice(choice, press(link, page::Msg::own(Msg::Sits(seat, bot))), shows)
    }

    fn look(&self, link: &Link, seat: usize, look: u8) -> Html {
        let chosen = self.drafts.all[seat].look == look;
        let choice = Choice { group: format!("look-{seat}"), class: "look", name: Some(looks::name(look)), chosen };
        parts::choice(choice, press(link, page::Msg::own(Msg::Look(seat, look))), looks::swatch(look))
    }
}

/// A choice between two ways, each with what it means. `chosen` and `msg` say whether it is the second one.
fn either(
    link: &Link,
    name: &'static str,
    ways: [(&'static str, &'static str); 2],
    chosen: bool,
    msg: fn(bool) -> Msg,
) -> Html {
    let way = |(is, (label, note))| {
        let choice = Choice { group: name.into(), class: "choice", name: None, chosen: chosen == is };
        let shows = element("span", "", vec![words(label), text("small", "", note)]);
        parts::choice(choice, press(link, page::Msg::own(msg(is))), shows)
    };
    choices(name, [false, true].into_iter().zip(ways).map(way).collect())
}

/// The match before the one that is kept, which can be brought back.
fn before<G: Shown>(link: &Link) -> Option<Html> {
    let header = peek(&shelf::before(G::NAME)?).ok();
    let names = header.iter().flat_map(|header| &header.players).map(|player| player.name.as_str());
    let words = format!("The match before: {}.", list(shown_names(names)));
    let back = button("button", "Bring it back", None, press(link, page::Msg::own(Msg::BringBack)));
    Some(element("p", "notice row", vec![text("span", "", &words), back]))
}

/// Where a match is opened from its text.
fn from_text(link: &Link) -> Html {
    let open = button("button", "Open it", None, press(link, page::Msg::own(Msg::Open)));
    let names = &["id", "rows", "aria-label"];
    let name = "Open a match from its text";
    let parts =
        vec![text("summary", "", name), tag("textarea", names, &[TEXT_ID, "6", "The text of a match"], vec![]), open];
    element("details", "from-text", parts)
}
