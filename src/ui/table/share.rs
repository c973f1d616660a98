//! Sharing the match: as a link, as the QR code of that, as a file and as text.

use js_sys::Reflect;
use web_sys::{Navigator, ShareData, window};
use yew::{Html, html};

use super::Table;
use super::passed::Passed;
use super::sheet::{Msg, Sheet};
use crate::record::{Place, link};
use crate::ui::boards::Shown;
use crate::ui::copy::copy;
use crate::ui::page::{self, Link};
use crate::ui::parts::{button, element, press, tag, text, text_file};
use crate::ui::{qr, route};
use crate::words::house;

/// The id of the box with the link.
const LINK_ID: &str = "match-link";

impl<G: Shown> Table<G> {
    /// What stands on the sheet; on the button that copies stands `copy`.
    pub(super) fn sharing(&self, link: &Link, copy: &'static str) -> Vec<Html> {
        let send = |msg| press(link, page::Msg::own(msg));
        let mut parts = match self.address() {
            Some(address) => {
                let mut ways = vec![button("button main", copy, None, send(Msg::CopyLink))];
                ways.extend(sharer().map(|_| button("button", house::share_send(), None, send(Msg::Send))));
                let place = self.shown_apart().map(|_| text("p", "", house::share_place()));
                let others = [
                    html! { <textarea id={LINK_ID} readonly=true rows="3" aria-label={house::share_link()} value={address.clone()} /> },
                    element("p", "row", ways),
                    qr_code(&address),
                ];
                [text("p", "", house::share_meaning())].into_iter().chain(place).chain(others).collect()
            }
            None => vec![text("p", "", house::share_too_long())],
        };
        let as_text = press(link, page::Msg::own(super::Msg::Sheet(Some(Sheet::Text(house::copy())))));
        let file = text_file(&format!("{}.txt", G::NAME), &self.sitting.played().to_string());
        parts.push(element("p", "row", vec![file, button("button", house::as_text(), None, as_text)]));
        parts
    }

    /// The address that shows this match, at the place that is shown where that is not where it stands.
    pub(super) fn address(&self) -> Option<String> {
        let data = link::write(self.sitting.played(), self.shown_apart())?;
        Some(route::whole(&route::link(G::NAME, &data)))
    }

    /// The place that is shown, where that is not where the match stands.
    pub(super) fn shown_apart(&self) -> Option<Place> {
        Some(self.sitting.shown()).filter(|shown| *shown != self.sitting.played().now())
    }

    /// The address was to be copied from its box.
    pub(super) fn copy_link(&mut self) {
        let words = copy(LINK_ID);
        self.note_passed(Passed::by_copying(words));
        self.sheet = Some(Sheet::Share(words));
    }

    /// Gives the address to the system's own way to share. Whether somebody then does is not known here.
    pub(super) fn send_link(&mut self) {
        if let (Some(navigator), Some(address)) = (sharer(), self.address()) {
            let data = ShareData::new();
            data.set_title(G::TITLE);
            data.set_url(&address);
            drop(navigator.share_with_data(&data));
            self.note_passed(Passed::Shared);
        }
    }
}

/// Who passes on what is shared, where the system has a way to.
pub(super) fn sharer() -> Option<Navigator> {
    let navigator = window()?.navigator();
    Reflect::has(&navigator, &"share".into()).is_ok_and(|has| has).then_some(navigator)
}

/// The code of an address, dark on light also where the room is dark: many cameras read no other. Nothing where it would
/// be too fine.
fn qr_code(address: &str) -> Html {
    let Some(qr::Code { size, path }) = qr::encode(address) else { return Html::default() };
    let drawn = vec![
        tag("path", &["d", "fill"], &[&format!("M0 0h{size}v{size}H0z"), "#fff"], Vec::new()),
        tag("path", &["d", "fill"], &[&path, "#000"], Vec::new()),
    ];
    let box_ = format!("0 0 {size} {size}");
    let names = &["class", "viewBox", "role", "aria-label", "shape-rendering"];
    tag("svg", names, &["qr", &box_, "img", house::share_code(), "crispEdges"], drawn)
}
