//! The move list on the page, the latest move on top. It is built when it is seen, and grows by a line: its lines are
//! written into its element, because Yew would compare all of them with every picture of what happens.

use std::cmp::Ordering;

use web_sys::Element;
use yew::{Html, NodeRef, PointerEvent, html};

use super::{Msg, Table};
use crate::scene::{Happening, MoveLine};
use crate::ui::boards::Shown;
use crate::ui::grid::within;
use crate::ui::page::{self, Link};
use crate::ui::{later, looks};

impl<G: Shown> Table<G> {
    /// All moves so far, which only the second file of the program can tell.
    pub(super) fn all_moves(&self) -> Vec<MoveLine> {
        let all = || G::moves(&self.happened().rev().collect::<Vec<_>>(), &self.seating);
        later::if_here(all).unwrap_or_default()
    }

    /// Writes what happened last into the list. Its last line may have changed.
    pub(super) fn write_down(&mut self) {
        let mut moves = std::mem::take(&mut self.moves);
        for list in self.lists() {
            if moves.len() == length(&list) {
                let lines = list.last_element_child();
                lines.iter().filter_map(Element::last_element_child).for_each(|line| line.remove());
                lines.iter().filter(|lines| lines.child_element_count() == 0).for_each(Element::remove);
            }
        }
        later::if_here(|| G::write_down(&mut moves, self.happened(), &self.seating));
        self.moves = moves;
    }

    /// The moves are other ones.
    pub(super) fn write_anew(&mut self) {
        self.moves = self.all_moves();
        self.lists().for_each(|list| list.set_inner_html(""));
    }

    /// What has happened, the last first.
    fn happened(&self) -> impl DoubleEndedIterator<Item = Happening<'_, G>> {
        self.played.steps().rev().map(|step| Happening { actor: step.actor, action: &step.action, event: &step.event })
    }

    /// The place of the list beside the board, or in its sheet. The board shows the move whose line is pointed at.
    pub(super) fn list(&self, link: &Link, place: usize) -> Html {
        let told = |line| page::Msg::Table(Msg::Line(line));
        html! {
            <div
                class="move-list"
                ref={self.lists[place].clone()}
                onpointerover={link.callback(move |event: PointerEvent| told(line_at(&event)))}
                onpointerout={link.callback(move |_: PointerEvent| told(None))}
            />
        }
    }

    /// What happened in a line, the first first.
    pub(super) fn told(&self, line: usize) -> Vec<&G::Event> {
        let happened: Vec<_> = self.happened().rev().collect();
        let (mut lines, mut told) = (Vec::new(), Vec::new());
        for count in 1..=happened.len() {
            G::write_down(&mut lines, happened[..count].iter().rev().copied(), &self.seating);
            match lines.len().cmp(&line) {
                Ordering::Less => {}
                Ordering::Equal => told.push(happened[count - 1].event),
                Ordering::Greater => break,
            }
        }
        told
    }

    fn lists(&self) -> impl Iterator<Item = Element> {
        self.lists.iter().filter_map(NodeRef::cast::<Element>)
    }

    /// Adds the lines that a list lacks which can be seen.
    pub(super) fn grow_lists(&self) {
        for list in self.lists() {
            let mut written = length(&list);
            // The browser lays the page out to tell how wide something is.
            if written == self.moves.len() || list.client_width() == 0 {
                continue;
            }
            while written < self.moves.len() {
                let end = self.moves.len().min((written / PAGE + 1) * PAGE);
                let lines = (written..end).map(|place| self.line(place + 1, &self.moves[place]));
                let lines: String = lines.collect();
                // It fails only where there is no list. The latest move is the last child, which the style sheet puts on
                // top: a new first one would have the browser go through all that follow.
                if written.is_multiple_of(PAGE) {
                    let _ = list.insert_adjacent_html("beforeend", &("<ol>".to_owned() + &lines + "</ol>"));
                } else if let Some(last) = list.last_element_child() {
                    let _ = last.insert_adjacent_html("beforeend", &lines);
                }
                written = end;
            }
        }
    }

    fn line(&self, number: usize, MoveLine { seat, notation, note }: &MoveLine) -> String {
        let mover = seat.map_or_else(String::new, |seat| {
            looks::swatch_svg(self.seating.look(seat)) + "<b>" + &escaped(self.seating.name(seat)) + "</b>"
        });
        let (notation, note) = (escaped(notation), escaped(&self.seating.say(note.clone())));
        format!(
            "<li><span class=\"number\">{number}</span>{mover}<span class=\"notation\">{notation}</span><span class=\"note\">{note}</span></li>"
        )
    }
}

/// The number of the line that is pointed at.
fn line_at(event: &PointerEvent) -> Option<usize> {
    within(event, "li")?.first_element_child()?.text_content()?.parse().ok()
}

/// How many lines stand together: of a long list the browser then looks only at those that are seen.
const PAGE: usize = 50;

/// How many lines of a list there are.
fn length(list: &Element) -> usize {
    let begun = list.last_element_child().map_or(0, |page| page.child_element_count());
    let full = list.child_element_count().saturating_sub(1);
    full as usize * PAGE + begun as usize
}

/// Words as they stand in markup.
fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;")
}
