//! Sharing a match: as a link, its QR code, a file, or text.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html, use_node_ref};

use super::Sheet;
use crate::pages::match_link::SentBy;
use crate::play::{TableView, day_line};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{CopyButton, QrCode, text_file};
use crate::ui::date;
use crate::ui::routes::{GamePage, Route};
use crate::ui::table::match_link;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct ShareProps<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// Called when the link was passed on.
    pub on_sent: Callback<SentBy>,
    /// Called to open another sheet.
    pub on_open: Callback<Sheet>,
}

/// The match as a link, to be copied, sent or scanned.
#[component]
pub fn Share<G: GameUi>(ShareProps { view, on_sent, on_open }: &ShareProps<G>) -> Html {
    let area = use_node_ref();
    let address = match_link::address(view);
    let line = day_line(&view.played, date::day);
    let on_copy = on_sent.reform(SentBy::Copied);
    let on_send = callback((line.clone(), address.clone(), on_sent.clone()), |_, (line, address, on_sent)| {
        if address.as_ref().is_some_and(|address| match_link::share(G::title(), line.as_deref(), address)) {
            on_sent.emit(SentBy::Shared);
        }
    });
    let on_text = on_open.reform(|_| Sheet::Text);
    html! {
        <>
            if let Some((address, text)) = address.map(|address| (address.clone(), lines(line, address))) {
                <p>{ table::share_meaning() }</p>
                if match_link::reviewed_place(view).is_some() {
                    <p>{ table::share_place() }</p>
                }
                <textarea ref={&area} readonly=true rows="3" aria-label={table::share_link()} value={text} />
                <p class="row">
                    <CopyButton {area} {on_copy} />
                    if match_link::sharer().is_some() {
                        <button class="button" onclick={on_send}>{ table::share_send() }</button>
                    }
                </p>
                <QrCode {address} />
            } else {
                <p>{ table::share_too_long() }</p>
            }
            <p class="row">
                { text_file(format!("{}.txt", G::NAME), &view.played.to_string()) }
                <button class="button" onclick={on_text}>{ table::as_text() }</button>
                // A match that is not saved has no address.
                if let (true, Some(GamePage::Table(id))) = (G::PAPER, Route::now().page_of(G::NAME)) {
                    <a class="button" href={GamePage::ScoreSheet(id).of(G::NAME).href()}>{ table::on_paper() }</a>
                }
            </p>
        </>
    }
}

/// Returns the text to share: the line about the result, if there is one, and the link.
fn lines(line: Option<String>, address: String) -> String {
    line.into_iter().chain([address]).collect::<Vec<_>>().join("\n")
}
