//! The parts of a table, without a sitting: they render a view, and their callbacks do nothing.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::exhibit;
use crate::pages::levels;
use crate::play::{Input, TableView};
use crate::scene::{Control, Touch};
use crate::ui::boards::GameUi;
use crate::ui::table::parts::{
    Controls, Ending, MatchText, Menu, MoveList, PromptLine, Share, Steps, ending, key_list, players, table_bar,
    throws_sheet,
};

#[derive(Clone, PartialEq, Properties)]
pub struct TablePartsProps<G: GameUi> {
    /// The view of the table.
    pub view: Rc<TableView<G>>,
}

/// Every part of a table, and its sheets.
#[component]
pub fn TableParts<G: GameUi>(TablePartsProps { view }: &TablePartsProps<G>) -> Html {
    let nobody = Callback::<()>::noop();
    let controls: Vec<Control<Callback<()>>> =
        view.controls.iter().map(|control| control.clone().map(|_: Touch<G::Button>| nobody.clone())).collect();
    let controls = Rc::new(controls);
    let levels: Vec<_> = view.played.players().iter().map(|player| levels::of(&player.kind)).collect();
    let send = Callback::<Input<G>>::noop();
    let list = html! {
        <MoveList
            rows={&view.rows}
            seating={&view.seating}
            current={view.current_row}
            marks={Rc::default()}
            on_press={Callback::noop()}
            on_point={Callback::noop()}
        />
    };
    let prompt = html! {
        <PromptLine<G> {view} simultaneous={None} notice={None} shows_skip_tip=false on_open={Callback::noop()} send={&send} />
    };
    let hand = html! {
        <Controls<G> {view} controls={&controls} is_simultaneous=false on_open={Callback::noop()} send={&send} />
    };
    let menu = html! {
        <Menu<G> {view} received={None::<String>} on_open={Callback::noop()} on_analyse={Callback::noop()} on_project={Callback::noop()} on_leave={&send} />
    };
    html! {
        <>
            { exhibit("Bar", table_bar(view, &Callback::noop(), &Callback::noop())) }
            { exhibit("Players", players(&view.panels, &view.seating, &levels)) }
            { exhibit("Prompt", prompt) }
            { exhibit("Controls", hand) }
            { exhibit("Move list", list) }
            { exhibit("Steps", html! { <Steps progress={view.progress} label={view.step_label()} replaying=false on_review={Callback::noop()} /> }) }
            { exhibit("Menu", menu) }
            { exhibit("Keys", key_list::<G>(&controls)) }
            { exhibit("Share", html! { <Share<G> {view} on_sent={Callback::noop()} on_open={Callback::noop()} /> }) }
            { exhibit("Text", html! { <MatchText text={view.played.to_string()} /> }) }
            if G::DICE {
                { exhibit("Throws", throws_sheet(&view.played, Callback::noop())) }
            }
            { final_score(view) }
        </>
    }
}

/// Renders the final score of a match that is over; empty during a match.
fn final_score<G: GameUi>(view: &Rc<TableView<G>>) -> Html {
    let Some(ending) = ending(view) else { return Html::default() };
    let sheet = html! {
        <Ending<G>
            notes={Rc::default()}
            {view}
            {ending}
            link_sender={None}
            on_open={Callback::noop()}
            on_rematch={Callback::noop()}
            on_analyse={Callback::noop()}
        />
    };
    exhibit("Ending", sheet)
}
