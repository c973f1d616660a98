//! The set-up page: who plays, in which colours, by which options.

use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{Html, InputEvent, html};

use super::boards::Shown;
use super::confirm::{Confirm, answered, take_focus};
use super::copy::typed;
use super::levels::Level;
use super::page::{self, Link};
use super::parts::{self, Choice, bar, button, choices, element, link_to, press, tag, text, words};
use super::route::{self, Page};
use super::{looks, shelf, storage};
use crate::bots::Bot;
use crate::record::{Kind, Match, Player, PlayerError, Start, StartError, peek};
use crate::rules::Turn;
use crate::scene::{Field, Seating, list, shown_names};

/// The names that seats bear until somebody writes another.
const NAMES: [&str; 8] = ["Amina", "Youssef", "Lina", "Idris", "Salma", "Tariq", "Nadia", "Karim"];

/// The id of the box for a match's text.
const TEXT_ID: &str = "match-text";

/// How many looks there are to choose from, where fewer would do.
const LEAST_LOOKS: usize = 4;

/// A seat as it is being set up.
struct Draft {
    name: String,
    look: u8,
    bot: Option<Bot>,
}

/// The set-up page of a game.
pub struct SetUp<G: Shown> {
    options: G::Options,
    /// The match begins from this position, which has its seats and options already.
    position: Option<G>,
    /// As many as the game has seats at the most; the first ones play.
    drafts: Vec<Draft>,
    playing: u8,
    /// Why the match cannot start.
    problem: Option<String>,
    /// An unfinished match is there, whose place another would take.
    replaces: bool,
    /// The match that would, until it is confirmed.
    asking: Option<Confirm<Match<G>>>,
}

/// What was done on the page.
#[derive(Clone)]
pub enum Msg {
    Seats(u8),
    Name(usize, String),
    Look(usize, u8),
    Sits(usize, Option<Bot>),
    Choose(&'static str, usize),
    Start,
    /// The match whose text was given is to be opened.
    Open,
    /// The match before is to be gone on with.
    BringBack,
}

impl<G: Shown> page::Page for SetUp<G> {
    fn update(&mut self, link: &Link, msg: page::Msg) -> bool {
        let msg = match msg {
            page::Msg::SetUp(msg) => msg,
            page::Msg::Confirm(msg) => {
                if let Some(fresh) = answered(&mut self.asking, msg) {
                    self.begin(&fresh);
                }
                return true;
            }
            _ => return false,
        };
        self.problem = None;
        match msg {
            Msg::Seats(seats) => {
                self.playing = seats;
                self.options = G::with_seats(&self.options, seats);
            }
            Msg::Name(seat, name) => self.drafts[seat].name = name,
            Msg::Look(seat, look) => self.wear(seat, look),
            Msg::Sits(seat, bot) => self.drafts[seat].bot = bot,
            Msg::Choose(field, choice) => G::choose(&mut self.options, field, choice),
            Msg::Start => self.offer(link, self.fresh()),
            Msg::Open => self.offer(link, shelf::read(&typed(TEXT_ID))),
            Msg::BringBack => {
                shelf::bring_back(G::NAME);
                route::go(&route::hash(G::NAME, Page::Table));
            }
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        let editor = route::hash(G::NAME, Page::Position);
        let back = if self.position().is_some() { &editor } else { "#/" };
        let rules = link_to("quiet", &route::rules(G::NAME), "Rules", None);
        let mut page = vec![looks::weaves(), bar(back, G::TITLE, vec![rules])];
        if self.replaces {
            let table = link_to("button", &route::hash(G::NAME, Page::Table), "Go on with it", None);
            page.push(element("p", "notice row", vec![words("A match is still going on."), table]));
        }
        page.extend(before::<G>(link));
        page.push(self.beginning(link));
        page.push(element("ol", "seats", (0..usize::from(self.playing)).map(|seat| self.seat(link, seat)).collect()));
        page.extend(self.fields(link));
        page.push(self.footer(link));
        page.push(from_text(link));
        let question = "Start another match?";
        let meaning = "The one that is still going on is set aside. You can bring it back from here, until yet another takes its place.";
        let asking = self.asking.as_ref().map(|asking| asking.view(link, question, meaning, "Start it"));
        [element("main", "page", page)].into_iter().chain(asking).collect()
    }

    fn rendered(&self) {
        take_focus(self.asking.as_ref());
    }
}

impl<G: Shown> SetUp<G> {
    /// The page as it is before anything was chosen.
    pub fn new() -> Self {
        let draft = |(seat, name): (u8, &&str)| Draft {
            name: (*name).into(),
            look: seat,
            // The weakest is left for those who look for it.
            bot: G::BOTS.get(1).copied().filter(|_| seat > 0),
        };
        let options = G::Options::default();
        Self {
            playing: *G::seat_range().start(),
            drafts: (0..*G::seat_range().end()).zip(&NAMES).map(draft).collect(),
            options,
            position: None,
            problem: None,
            replaces: shelf::is_going_on::<G>(),
            asking: None,
        }
    }

    /// The page for a match from the position that was set up. It is kept under its own name, so that the way there and a
    /// reload need nothing but the address. None if there is none that can be played on.
    pub fn from_position() -> Option<Self> {
        let state: G = storage::position(G::NAME)?.parse().ok()?;
        let page = Self { playing: state.seats(), position: Some(state), ..Self::new() };
        page.position.as_ref().is_some_and(|state| state.turn() != Turn::Over).then_some(page)
    }

    /// The position that the match begins from. Where no match can, the compiler knows it, and leaves out what is for it.
    fn position(&self) -> Option<&G> {
        self.position.as_ref().filter(|_| G::FROM_POSITIONS)
    }

    /// What the match begins from: a number of seats, or a position.
    fn beginning(&self, link: &Link) -> Html {
        let Some(state) = self.position() else {
            let numbers = G::seat_range();
            // What cannot be chosen is not asked.
            if numbers.start() == numbers.end() {
                return Html::default();
            }
            return choices("Seats", numbers.map(|seats| self.seats(link, seats)).collect());
        };
        let players = || self.drafts.iter().take(self.playing.into());
        let seating = Seating {
            names: players().map(|draft| draft.name.clone()).collect(),
            looks: players().map(|draft| draft.look).collect(),
            ..Seating::default()
        };
        let (width, height) = G::SIZE;
        let size = format!("0 0 {width} {height}");
        let drawing = G::draw(&state.board(&seating, None, None));
        let change = link_to("button", &route::hash(G::NAME, Page::Position), "Change it", None);
        let says =
            vec![text("b", "", "From the position that was set up"), words(&state.ask(&seating, None).title), change];
        let board = tag("svg", &["viewBox", "aria-hidden"], &[&size, "true"], vec![drawing]);
        element("section", "from", vec![board, element("div", "", says)])
    }

    /// The options, which a position has already.
    fn fields(&self, link: &Link) -> Vec<Html> {
        if self.position().is_some() {
            return Vec::new();
        }
        let field = |field: &Field| {
            let id = field.id;
            parts::field(field, &|number| press(link, page::Msg::SetUp(Msg::Choose(id, number))))
        };
        let mut fields: Vec<_> = G::fields(&self.options).iter().map(field).collect();
        let position = route::hash(G::NAME, Page::Position);
        let editor = link_to("quiet", &position, "Set up a position by hand", None);
        fields.extend(Some(editor).filter(|_| G::FROM_POSITIONS));
        fields
    }

    /// The seat takes the look; who wore it takes the seat's.
    fn wear(&mut self, seat: usize, look: u8) {
        let before = self.drafts[seat].look;
        if let Some(other) = self.drafts.iter_mut().find(|draft| draft.look == look) {
            other.look = before;
        }
        self.drafts[seat].look = look;
    }

    /// A match is to begin, or there is a reason why it cannot. It has to be confirmed where it takes another's place.
    fn offer(&mut self, link: &Link, fresh: Result<Match<G>, String>) {
        match fresh {
            Ok(fresh) if self.replaces => self.asking = Some(Confirm::ask(link, fresh)),
            Ok(fresh) => self.begin(&fresh),
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// The match comes to the table.
    fn begin(&mut self, fresh: &Match<G>) {
        match shelf::begin(fresh) {
            Ok(()) => route::go(&route::hash(G::NAME, Page::Table)),
            Err(problem) => self.problem = Some(problem.to_owned()),
        }
    }

    /// The match that was set up, or in a sentence why there is none.
    fn fresh(&self) -> Result<Match<G>, String> {
        let drafts = self.drafts.iter().take(self.playing.into());
        let player = |(number, draft): (usize, &Draft)| {
            let kind = draft.bot.map_or(Kind::Person, |bot| Kind::Bot(bot.name()));
            Player::new(&draft.name, draft.look, kind).map_err(|error| problem(number, error))
        };
        let players = drafts.enumerate().map(player).collect::<Result<Vec<_>, _>>()?;
        let start = match self.position() {
            Some(state) => Start::Position(state.clone()),
            None => Start::Options(self.options.clone()),
        };
        Match::begin(start, players).map_err(|error| match error {
            StartError::Options(refusal) => G::sentence(&refusal, &Seating::default()),
            _ => "These seats do not fit the game.".to_owned(),
        })
    }

    fn footer(&self, link: &Link) -> Html {
        let mut parts = vec![button("button main", "Start", None, press(link, page::Msg::SetUp(Msg::Start)))];
        parts.extend(self.problem.as_ref().map(|problem| tag("p", &["role"], &["alert"], vec![words(problem)])));
        element("footer", "start", parts)
    }

    fn seats(&self, link: &Link, seats: u8) -> Html {
        let choice = Choice { group: "seats".into(), class: "choice", name: None, chosen: self.playing == seats };
        parts::choice(choice, press(link, page::Msg::SetUp(Msg::Seats(seats))), words(&seats.to_string()))
    }

    fn seat(&self, link: &Link, seat: usize) -> Html {
        let draft = &self.drafts[seat];
        let number = seat + 1;
        let name = link.batch_callback(move |event: InputEvent| {
            let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
            Some(page::Msg::SetUp(Msg::Name(seat, input.value())))
        });
        let kinds = [None].into_iter().chain(G::BOTS.iter().copied().map(Some)).map(|bot| self.kind(link, seat, bot));
        let looks = (0..).zip(looks::NAMES).take(self.drafts.len().max(LEAST_LOOKS));
        let looks = looks.map(|(look, name)| self.look(link, seat, look, name));
        let input = html! {
            <input class="name" aria-label={format!("Name of player {number}")} value={draft.name.clone()} maxlength={Player::LONGEST_NAME.to_string()} oninput={name} />
        };
        let parts = vec![input, element("div", "looks", looks.collect()), element("div", "choices", kinds.collect())];
        element("li", &format!("seat look-{}", draft.look), parts)
    }

    fn kind(&self, link: &Link, seat: usize, bot: Option<Bot>) -> Html {
        let choice =
            Choice { group: format!("sits-{seat}"), class: "choice", name: None, chosen: self.drafts[seat].bot == bot };
        let shows = bot.map(Level::of::<G>).map_or_else(|| words("Person"), Level::badge);
        parts::choice(choice, press(link, page::Msg::SetUp(Msg::Sits(seat, bot))), shows)
    }

    fn look(&self, link: &Link, seat: usize, look: u8, name: &'static str) -> Html {
        let chosen = self.drafts[seat].look == look;
        let choice = Choice { group: format!("look-{seat}"), class: "look", name: Some(name), chosen };
        parts::choice(choice, press(link, page::Msg::SetUp(Msg::Look(seat, look))), looks::swatch(look))
    }
}

/// The match before the one that is kept, which can be brought back.
fn before<G: Shown>(link: &Link) -> Option<Html> {
    let header = peek(&shelf::before(G::NAME)?).ok();
    let names = header.iter().flat_map(|header| &header.players).map(|player| player.name.as_str());
    let words = format!("The match before: {}.", list(shown_names(names)));
    let back = button("button", "Bring it back", None, press(link, page::Msg::SetUp(Msg::BringBack)));
    Some(element("p", "notice row", vec![text("span", "", &words), back]))
}

/// Where a match is opened from its text.
fn from_text(link: &Link) -> Html {
    let open = button("button", "Open it", None, press(link, page::Msg::SetUp(Msg::Open)));
    let names = &["id", "rows", "aria-label"];
    let name = "Open a match from its text";
    let parts =
        vec![text("summary", "", name), tag("textarea", names, &[TEXT_ID, "6", "The text of a match"], vec![]), open];
    element("details", "from-text", parts)
}

fn problem(seat: usize, error: PlayerError) -> String {
    let number = seat + 1;
    match error {
        PlayerError::Name => format!("Player {number} needs a name of 1 to {} characters.", Player::LONGEST_NAME),
        PlayerError::Look | PlayerError::Bot => format!("Player {number} cannot sit there."),
    }
}
