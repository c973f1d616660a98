//! Sheets that are laid over the table: menu, move list, a clause, the final score.

use yew::{Html, MouseEvent, PointerEvent, html};

use super::{Table, review, series};
use crate::play::{Input, Pace, SideAction};
use crate::record::Match;
use crate::rules::Clause;
use crate::ui::boards::Shown;
use crate::ui::confirm::Confirm;
use crate::ui::copy::copy;
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, button, choices, element, link_to, press, tag, text, words};
use crate::ui::route::{self, Page};
use crate::ui::switches::{self, Switch};
use crate::ui::{language, pace, shelf};
use crate::words::{analysis, house, sums, throws};

/// A sheet that lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Pace, rules, a new match.
    Menu,
    /// The move list.
    Moves,
    /// The keys.
    Keys,
    /// A clause of the rulebook.
    Clause(Clause),
    /// A sum to be worked out.
    Task,
    /// The final score.
    Ending,
    /// The analysis of the match.
    Analysis,
    /// The match as a link, with what stands on the button that copies it.
    Share(&'static str),
    /// What fell in the match, and what was promised of it.
    Throws,
    /// The match as text, with what stands on the button that copies it.
    Text(&'static str),
}

/// The id of the box with the match as text.
pub const TEXT_ID: &str = "match-text";

/// A message of a sheet, or with a match that somebody sent.
#[derive(Clone)]
pub enum Msg {
    /// Another pace was chosen.
    Pace(Pace),
    /// The device does something for its players from now on, or no longer.
    Switch(Switch, bool),
    /// One of the menu's side actions was pressed: the action as text.
    SideAction(String),
    /// The match's text was to be copied.
    Copy,
    /// So was its link.
    CopyLink,
    /// Its link is to be given to the system's way to share.
    Send,
    /// A match that somebody sent is to be kept.
    TakeIn,
    /// The link of a match by link goes to whoever is next.
    Pass,
    /// Somebody joins the match by link that is looked at.
    Join,
    /// A result was typed.
    Type(String),
    /// The result is handed in.
    HandIn,
    /// The same seats play again.
    Again,
    /// The curve of the analysis was pressed.
    Curve(MouseEvent),
}

impl<G: Shown> Table<G> {
    /// Something was done on a sheet.
    pub(super) fn on_sheet(&mut self, link: &Link, msg: Msg) {
        match msg {
            Msg::Pace(pace) => pace::keep(pace),
            Msg::Switch(switch, is) => switch.set(is),
            Msg::SideAction(aside) => return self.side_action(link, &aside),
            Msg::Copy => return self.sheet = Some(Sheet::Text(copy(TEXT_ID))),
            Msg::CopyLink => return self.copy_link(),
            Msg::Send => return self.send_link(),
            Msg::TakeIn => return self.take_in(),
            Msg::Pass => return self.pass(),
            Msg::Join => return self.join(),
            Msg::Type(typed) => return self.type_result(link, typed),
            Msg::HandIn => return self.hand_in(link),
            Msg::Again => return self.again(),
            Msg::Curve(event) => return self.press_curve(link, &event),
        }
        self.input(link, Input::Preferences(switches::preferences()));
    }

    /// The same players from the same start; the one that is over counts in their series.
    fn again(&self) {
        let begin = |next: Match<G>| if next.is_by_link() { shelf::join(next) } else { Some(shelf::begin(next)) };
        if let Some(id) = self.next_match().and_then(begin) {
            series::keep(&id, series::with(series::wins(self.keeper.id()), self.winners().into_iter()));
        }
    }

    pub(super) fn sheet(&self, link: &Link, sheet: Sheet) -> Html {
        let (title, body) = match sheet {
            Sheet::Menu => (house::menu().to_owned(), self.menu(link)),
            Sheet::Keys => (house::keys().to_owned(), self.keys()),
            Sheet::Moves => (house::moves().to_owned(), vec![self.steps(link), self.list(link, 1)]),
            Sheet::Clause(clause) => (house::rule(clause.0), vec![rule(G::NAME, clause)]),
            Sheet::Task => (sums::work_it_out().to_owned(), self.task(link)),
            Sheet::Ending => self.ending(link),
            Sheet::Analysis => (analysis::analysis().to_owned(), self.analysed(link)),
            Sheet::Share(copy) => (house::share_title().to_owned(), self.sharing(link, copy)),
            Sheet::Throws => (throws::throws().to_owned(), self.throws(link)),
            Sheet::Text(copy) => (house::match_as_text().to_owned(), self.text(link, copy)),
        };
        let close = press(link, page::Msg::own(super::Msg::Sheet(None)));
        let head = vec![text("h2", "", &title.clone()), button("icon", "×", Some(house::close()), close.clone())];
        html! {
            <div class="veil" onpointerdown={link.callback(|_| page::Msg::own(super::Msg::Sheet(None)))}>
                <section class="sheet" key={&*title} role="dialog" aria-modal="true" aria-label={title.clone()} onpointerdown={|event: PointerEvent| event.stop_propagation()}>
                    { element("header", "", head) }
                    { body }
                </section>
            </div>
        }
    }

    fn menu(&self, link: &Link) -> Vec<Html> {
        let pace = |pace: Pace| {
            let choice = Choice {
                group: "pace".into(),
                class: "choice",
                name: None,
                chosen: self.sitting.habits().pace == pace,
            };
            parts::choice(choice, press(link, page::Msg::own(Msg::Pace(pace))), words(pace::name(pace)))
        };
        let review = |msg| press(link, page::Msg::own(msg));
        let before = self.sitting.progress().0.saturating_sub(1);
        let take_back = button("button", house::take_back(), None, review(review::Msg::TakeBack));
        let hint = button("button", house::hint(), None, review(review::Msg::Hint));
        let mut links: Vec<_> = self.sitting.can_take_back().then_some(take_back).into_iter().collect();
        links.extend(self.sitting.can_hint().then_some(hint));
        links.extend([
            button("button", house::look_back(), None, review(review::Msg::GoTo(before))),
            link_to("button", &route::rules(G::NAME), house::rules(), None),
            link_to("button", &route::hash(G::NAME, Page::SetUp), house::new_match(), None),
            link_to("button", "#/", house::home(), None),
            button("button", house::keys(), None, press(link, page::Msg::own(super::Msg::Sheet(Some(Sheet::Keys))))),
            Self::share_button(link),
        ]);
        if G::THROWS {
            links.push(Self::throws_button(link));
        }
        if self.can_analyse() {
            links.push(Self::analysis_button(link));
        }
        let mut parts = vec![self.where_kept()];
        parts.push(choices(house::pace(), Pace::ALL.map(pace).to_vec()));
        let switch = |switch: &Switch| {
            let switch = *switch;
            switch.render(|is| press(link, page::Msg::own(Msg::Switch(switch, is))))
        };
        parts.extend(Switch::of::<G>().iter().map(switch));
        parts.extend(Self::volume_and_vibration(link));
        parts.push(language::choice());
        let aside = |SideAction { action, words }: &SideAction<G>| {
            let pressed = press(link, page::Msg::own(Msg::SideAction(action.to_string())));
            html! { <button class="button" onclick={pressed}>{ words.clone() }</button> }
        };
        let side_actions: Vec<_> = self.sitting.view().side_actions.iter().map(aside).collect();
        if !side_actions.is_empty() {
            parts.push(element("p", "row", side_actions));
        }
        parts.push(element("p", "row", links));
        parts
    }

    /// The way to the sheet on which the match is shared.
    pub(super) fn share_button(link: &Link) -> Html {
        let share = press(link, page::Msg::own(super::Msg::Sheet(Some(Sheet::Share(house::copy())))));
        button("button", house::share(), None, share)
    }

    /// The match as it is kept: whoever gets the text can open it on the set-up page.
    fn text(&self, link: &Link, copy: &'static str) -> Vec<Html> {
        let value = self.sitting.played().to_string();
        vec![
            text("p", "", house::as_text_meaning()),
            html! { <textarea id={TEXT_ID} readonly=true rows="8" aria-label={house::match_as_text()} {value} /> },
            button("button main", copy, None, press(link, page::Msg::own(Msg::Copy))),
        ]
    }

    /// The question whether something happens that a player wants to do besides.
    pub(super) fn question(&self, link: &Link, asking: &Confirm<()>) -> Option<Html> {
        let aside = self.sitting.side_action()?;
        let seating = self.sitting.seating();
        let words = self.sitting.state().side_action(aside, seating).unwrap_or_default();
        Some(asking.view(link, &house::question(&words), G::meaning(aside), &words))
    }
}

/// A clause of the rulebook, which is a page of its own.
fn rule(game: &str, clause: Clause) -> Html {
    let page = format!("{}#{clause}", route::rules(game));
    tag("iframe", &["class", "title", "src"], &["rule", house::the_rule(), &page], Vec::new())
}
