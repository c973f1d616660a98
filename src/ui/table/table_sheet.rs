//! The sheet that lies over a table.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, NodeRef, Properties, component, html};

use super::analysis::{Analysed, AnalysisSheet};
use super::passing::Passed;
use super::sheets::{Ending, MatchText, Menu, Share, Sheet, Sum, Throws, ending, key_list, rule};
use crate::play::{Input, TableView};
use crate::scene::Control;
use crate::ui::boards::Shown;
use crate::ui::callback::callback;
use crate::ui::components;
use crate::ui::contexts::use_language;
use crate::ui::id::Id;

/// Properties of [`TableSheet`].
#[derive(Clone, PartialEq, Properties)]
pub struct TableSheetProps<G: Shown> {
    /// The match.
    pub id: Id,
    /// The sheet.
    pub sheet: Sheet,
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The controls that can be used now.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// The number of places in which the match is saved.
    pub places: usize,
    /// The analysis, as far as it has come.
    pub made: Option<Rc<Analysed<G::Action>>>,
    /// The move list with the bar that steps through the match.
    pub moves: Html,
    /// What sends the link of a match by link, with what is said of that, and whether it has yet to be sent.
    pub pass: Option<(String, Html)>,
    /// Whether the link has yet to be sent.
    pub has_to_pass: bool,
    /// The text area from which the link is copied.
    pub area: NodeRef,
    /// Another sheet is to be opened, or none.
    pub on_open: Callback<Option<Sheet>>,
    /// The same players want another match.
    pub on_rematch: Callback<MouseEvent>,
    /// The analysis is wanted.
    pub on_analyse: Callback<MouseEvent>,
    /// The link was given away.
    pub on_passed: Callback<Passed>,
    /// Takes an input in.
    pub send: Callback<Input<G>>,
}

/// The sheet that lies over a table, with its title.
#[component]
pub fn TableSheet<G: Shown>(props: &TableSheetProps<G>) -> Html {
    use_language();
    let TableSheetProps { id, sheet, view, on_open, on_analyse, send, .. } = props;
    let on_close = callback(on_open.clone(), |(), on_open| on_open.emit(None));
    let on_other = callback(on_open.clone(), |sheet, on_open: &Callback<_>| on_open.emit(Some(sheet)));
    // Whoever looks at the board looks at no sheet.
    let on_leave = callback((on_open.clone(), send.clone()), |input, (on_open, send)| {
        on_open.emit(None);
        send.emit(input);
    });
    let ended = if *sheet == Sheet::Ending { ending(view) } else { None };
    let title = ended.as_ref().map_or_else(|| sheet.title(), |ended| ended.title.clone());
    let body = match sheet {
        Sheet::Menu => html! {
            <Menu<G> {view} places={props.places} on_open={on_other} {on_analyse} {on_leave} />
        },
        Sheet::Moves => props.moves.clone(),
        Sheet::Keys => key_list(&props.controls),
        Sheet::Clause(clause) => rule(G::NAME, *clause),
        Sheet::Sum => view.sum.clone().filter(|_| G::TASKS).map_or_else(Html::default, |sum| {
            html! { <Sum<G> {view} {sum} on_close={on_close.reform(|_| ())} {send} /> }
        }),
        Sheet::Ending => ended.map_or_else(Html::default, |ending| {
            html! {
                <Ending<G>
                    id={id.clone()}
                    {view}
                    {ending}
                    area={&props.area}
                    pass={props.pass.clone()}
                    has_to_pass={props.has_to_pass}
                    {on_open}
                    on_rematch={&props.on_rematch}
                    {on_analyse}
                />
            }
        }),
        Sheet::Analysis => props.made.as_ref().map_or_else(Html::default, |made| {
            html! { <AnalysisSheet<G> {view} {made} send={on_leave} /> }
        }),
        Sheet::Share => html! { <Share<G> {view} on_passed={&props.on_passed} on_open={on_other} /> },
        Sheet::Throws if !G::THROWS => Html::default(),
        Sheet::Throws => {
            html! { <Throws<G> played={&view.played} on_score={on_other.reform(|_| Sheet::Ending)} /> }
        }
        Sheet::Text => html! { <MatchText text={view.played.to_string()} /> },
    };
    html! { <components::Sheet {title} {on_close}>{ body }</components::Sheet> }
}
