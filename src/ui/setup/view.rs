//! How the set-up page looks.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{FocusEvent, Html, InputEvent, TargetCast, html};

use super::given::given;
use super::{MOST_BY_LINK, Msg, SetUp};
use crate::bots::Level;
use crate::record::Player;
use crate::rules::Seat;
use crate::scene::{Field, Seating};
use crate::ui::boards::Shown;
use crate::ui::components::{LevelBadge, PersonBadge, Swatch, Weaves};
use crate::ui::looks;
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, bar, button, choices, element, link_to, press, tag, text, words};
use crate::ui::route::{self, Page};
use crate::ui::switches::Switch;
use crate::words::{Who, house, sums};

/// How many looks there are to choose from, where fewer would do.
const LEAST_LOOKS: usize = 4;

impl<G: Shown> SetUp<G> {
    pub(super) fn render(&self, link: &Link) -> Html {
        let editor = route::hash(G::NAME, Page::Position);
        let back = if self.position().is_some() { &editor } else { "#/" };
        let rules = link_to("quiet", &route::rules(G::NAME), house::rules(), None);
        let mut page = vec![html! { <Weaves /> }, bar(back, G::TITLE, vec![rules])];
        let seats = self.order().map(|seat| self.seat(link, seat.index())).collect();
        page.push(element("section", "sitting", vec![self.beginning(link), element("ol", "seats", seats)]));
        let fields = self.fields(link);
        if !fields.is_empty() {
            page.push(element("section", "options", fields));
        }
        page.push(folded("from-text", house::from_text(), given(link)));
        page.push(self.footer(link));
        element("main", "page set-up", page)
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
            let numbers = numbers.filter(|seats| !self.by_link || *seats <= MOST_BY_LINK);
            return choices(house::players(), numbers.map(|seats| self.seats(link, seats)).collect());
        };
        let players = || 0..usize::from(self.drafts.playing);
        let only = self.drafts.only_person();
        let viewer = only.and_then(|seat| Seat::all(self.drafts.playing).nth(seat));
        let seating = Seating {
            names: players().map(|seat| self.drafts.shown_name(seat).to_owned()).collect(),
            looks: players().map(|seat| self.drafts.all[seat].look).collect(),
            you: viewer.filter(|seat| self.drafts.who(seat.index()) == Who(None)),
            viewer,
            ..Seating::default()
        };
        let (width, height) = G::SIZE;
        let size = format!("0 0 {width} {height}");
        let drawing = G::drawing(Rc::new(state.board(&seating, None, None)));
        let change = link_to("button", &route::hash(G::NAME, Page::Position), house::change_position(), None);
        let title = parts::text("p", "", &state.prompt(&seating, None).title);
        let says = vec![text("b", "", house::from_position()), title, change];
        let board = tag("svg", &["viewBox", "aria-hidden"], &[&size, "true"], vec![drawing]);
        element("section", "from", vec![board, element("div", "", says)])
    }

    /// The options, which a position has already, and how the table shall be. What few change is folded away.
    fn fields(&self, link: &Link) -> Vec<Html> {
        let all = if self.position().is_some() { Vec::new() } else { G::fields(&self.agreed()) };
        let mut parts: Vec<_> = all.iter().map(|usual| field(link, usual)).collect();
        if G::TASKS {
            let ways = [(sums::sums_table(), sums::sums_table_note()), (sums::sums_player(), sums::sums_player_note())];
            parts.push(either(link, "sums", sums::sums(), ways, Switch::WorkOut.is_on(), |is| {
                Msg::Switch(Switch::WorkOut, is)
            }));
        }
        let switch = |switch: &Switch| {
            let switch = *switch;
            switch.render(|is| press(link, page::Msg::own(Msg::Switch(switch, is))))
        };
        parts.extend(Switch::of::<G>().iter().filter(|switch| **switch != Switch::WorkOut).map(switch));
        parts.push(folded("more", house::more_options(), self.more(link)));
        if G::FROM_POSITIONS && self.position().is_none() {
            parts.push(link_to("quiet", &route::hash(G::NAME, Page::Position), house::set_up_position(), None));
        }
        parts
    }

    /// What few change.
    fn more(&self, link: &Link) -> Vec<Html> {
        let rare = if self.position().is_some() { Vec::new() } else { G::rare_fields(&self.agreed()) };
        let mut more: Vec<_> = rare.iter().map(|rare| field(link, rare)).collect();
        if !self.by_link {
            let far = if G::CLOCKS { house::take_back_note_clocks() } else { house::take_back_note() };
            let ways = [(house::take_back_allowed(), far), (house::take_back_never(), house::take_back_never_note())];
            let never = self.without_take_back;
            more.push(either(link, "take-back", house::taking_back(), ways, never, Msg::WithoutTakeBack));
        }
        more.push(self.devices(link));
        more
    }

    /// Whether all play here, or each on a device of their own.
    fn devices(&self, link: &Link) -> Html {
        let each = house::devices_several_note().to_owned() + " " + G::otherwise_by_link();
        let ways = [(house::devices_one(), house::devices_one_note()), (house::devices_several(), each.trim_end())];
        either(link, "devices", house::devices(), ways, self.by_link, Msg::ByLink)
    }

    fn footer(&self, link: &Link) -> Html {
        let problem = self.problem.as_ref();
        let mut parts: Vec<_> =
            problem.into_iter().map(|problem| tag("p", &["role"], &["alert"], vec![words(&problem.says())])).collect();
        parts.push(button("button main", house::start(), None, press(link, page::Msg::own(Msg::Start))));
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
        let worn = house::look_of_player(number, looks::name(draft.look));
        let dress = press(link, page::Msg::own(Msg::Dress(seat)));
        let name = link.batch_callback(move |event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::own(Msg::Name(seat, input.value())))
        });
        // Whoever writes another name need not take the old one away first.
        let begin = |event: FocusEvent| event.target_unchecked_into::<HtmlInputElement>().select();
        let bots = Level::ALL.into_iter().filter(|_| !self.by_link);
        let kinds = [None].into_iter().chain(bots.map(Some)).map(|bot| self.kind(link, seat, bot));
        let mut parts = vec![
            html! {
                <button class="dress" aria-label={worn.clone()} title={worn} aria-expanded={open.to_string()} onclick={dress}><Swatch look={draft.look} /></button>
            },
            html! {
                <input class="name" aria-label={house::name_of_player(number)} value={self.drafts.shown_name(seat).to_owned()} maxlength={Player::LONGEST_NAME.to_string()} autocomplete="off" oninput={name} onfocus={begin} />
            },
        ];
        let partner = u8::try_from(seat).ok().and_then(|seat| G::partner(Seat(seat)));
        parts.extend(partner.map(|other| text("small", "partner", &house::plays_with(self.drafts.who(other.index())))));
        if open {
            let count = self.drafts.all.len().max(LEAST_LOOKS);
            let looks = (0..Player::LOOKS).take(count).map(|look| self.look(link, seat, look));
            parts.push(element("div", "looks", looks.collect()));
        }
        parts.push(element("div", "choices", kinds.collect()));
        element("li", &format!("seat look-{}", draft.look), parts)
    }

    fn kind(&self, link: &Link, seat: usize, bot: Option<Level>) -> Html {
        let chosen = self.drafts.all[seat].bot == bot;
        let choice = Choice { group: format!("sits-{seat}"), class: "choice", name: None, chosen };
        let shows = match bot {
            Some(level) => html! { <LevelBadge {level} /> },
            None => html! { <PersonBadge /> },
        };
        parts::choice(choice, press(link, page::Msg::own(Msg::Sits(seat, bot))), shows)
    }

    fn look(&self, link: &Link, seat: usize, look: u8) -> Html {
        let chosen = self.drafts.all[seat].look == look;
        let choice = Choice { group: format!("look-{seat}"), class: "look", name: Some(looks::name(look)), chosen };
        parts::choice(choice, press(link, page::Msg::own(Msg::Look(seat, look))), html! { <Swatch look={look} /> })
    }
}

/// An option of the game.
fn field(link: &Link, field: &Field) -> Html {
    let id = field.id;
    parts::field(field, &|number| press(link, page::Msg::own(Msg::Choose(id, number))))
}

/// A choice between two ways, each with what it means. `chosen` and `msg` say whether it is the second one.
fn either(
    link: &Link,
    group: &'static str,
    name: &'static str,
    ways: [(&'static str, &str); 2],
    chosen: bool,
    msg: fn(bool) -> Msg,
) -> Html {
    let way = |(is, (label, note))| {
        let choice = Choice { group: group.into(), class: "choice", name: None, chosen: chosen == is };
        let shows = element("span", "", vec![words(label), text("small", "", note)]);
        parts::choice(choice, press(link, page::Msg::own(msg(is))), shows)
    };
    choices(name, [false, true].into_iter().zip(ways).map(way).collect())
}

/// What few need, folded away.
fn folded(class: &'static str, name: &'static str, inner: Vec<Html>) -> Html {
    html! { <details {class}>{ text("summary", "", name) }{ inner }</details> }
}
