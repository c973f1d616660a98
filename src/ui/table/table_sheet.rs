//! The sheet over a table.

use yew::{Html, html};

use super::hooks::{ProjectorChange, TableState};
use super::sheets::{Ending, MatchText, Menu, Share, Sheet, Sum, ending, key_list, phrase_list, rule, throws_sheet};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components;

/// Renders the open sheet with its title; `moves` is the move list with the steps through the match, and `received` what is
/// said of a match that somebody sent.
pub fn table_sheet<G: GameUi>(table: &TableState<G>, moves: Html, received: Option<String>) -> Html {
    let TableState { playing, sheets, projector, link_sender, phrases, notebook, controls, .. } = table;
    let TableState { on_analyse, on_rematch, on_open, on_leave, .. } = table;
    let Some(sheet) = sheets.sheet else { return Html::default() };
    let (view, send) = (&playing.view, &playing.send);
    let on_close = sheets.set.reform(|()| None);
    let on_project = callback((sheets.set.clone(), projector.change.clone()), |_, (set_sheet, change)| {
        set_sheet.emit(None);
        change.emit(ProjectorChange::Toggle);
    });
    let ended = if sheet == Sheet::Ending { ending(view) } else { None };
    let title = ended.as_ref().map_or_else(|| sheet.title(), |ended| ended.title.clone());
    let body = match sheet {
        Sheet::Menu => html! {
            <Menu<G> {view} {received} {on_open} {on_analyse} {on_project} {on_leave} />
        },
        Sheet::Moves => moves,
        Sheet::Keys => key_list(controls),
        Sheet::Clause(clause) => rule(G::NAME, G::title(), clause, on_close.clone()),
        Sheet::Sum if G::TASKS => html! { <Sum<G> {view} on_close={on_close.reform(|_| ())} {send} /> },
        Sheet::Ending => ended.map_or_else(Html::default, |ending| {
            let link_sender = link_sender.link.button().map(|_| link_sender.clone());
            html! {
                <Ending<G>
                    notes={&notebook.notes}
                    {view}
                    {ending}
                    {link_sender}
                    on_open={&sheets.set}
                    {on_rematch}
                    {on_analyse}
                />
            }
        }),
        Sheet::Share => html! { <Share<G> {view} on_sent={&link_sender.on_sent} {on_open} /> },
        Sheet::Throws if G::DICE => throws_sheet(&view.played, on_open.reform(|_| Sheet::Ending)),
        Sheet::Sum | Sheet::Throws => Html::default(),
        Sheet::Text => html! { <MatchText text={view.played.to_string()} /> },
        Sheet::Phrases => phrase_list(phrases, &on_close),
    };
    html! { <components::Sheet key={sheet.key()} {title} {on_close}>{ body }</components::Sheet> }
}
