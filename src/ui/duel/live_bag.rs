//! A live duel.

use std::rc::Rc;

use yew::{Callback, Html, Properties, classes, component, html};

use super::bag_half::bag_half;
use super::duel_introduction::duel_introduction;
use super::duel_runner::{DuelInput, Stage};
use super::pause_button::pause_button;
use super::use_duel_runner::use_duel_runner;
use super::use_exit_hint::use_exit_hint;
use super::use_simultaneous_view::use_simultaneous_view;
use crate::play::bag::{CallButton, Duellists, call_buttons};
use crate::rules::dschamal::Dschamal;
use crate::ui::focus::focus;
use crate::ui::hooks::{use_back_button, use_effect_on, use_event_callback};
use crate::ui::simultaneous::SimultaneousProps;

/// Properties of a live duel.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The simultaneous phase of the table.
    pub simultaneous: SimultaneousProps<Dschamal>,
    /// The two duellists.
    pub duellists: Rc<Duellists>,
    /// Called to play the duel calmly instead.
    pub on_calmly: Callback<()>,
}

/// Two hands in one bag at the same time: the introduction, then the halves of the screen.
#[component]
pub fn LiveBag(props: &Props) -> Html {
    let Props { simultaneous, duellists, on_calmly } = props;
    let SimultaneousProps { table, on_view, on_leave, on_over, on_keep, .. } = simultaneous;
    let (screen, bags, send) = use_duel_runner(table, duellists, on_over, on_keep);
    let again = if let Stage::Called(again) = screen.stage { Some(again) } else { None };
    let press =
        use_event_callback((send.clone(), on_calmly.clone(), on_leave.clone()), |button, (send, calmly, leave)| {
            match button {
                CallButton::Count => send.emit(DuelInput::Count),
                CallButton::Calmly => calmly.emit(()),
                CallButton::Leave => leave.emit(()),
            }
        });
    let escape =
        use_event_callback((again.is_some(), send.clone(), on_leave.clone()), |(), (is_called, send, leave)| {
            if *is_called {
                leave.emit(());
            } else {
                send.emit(DuelInput::Pause);
            }
        });
    let prompt = duellists.call_prompt(again.flatten());
    let controls = if again.is_some() { call_buttons() } else { Vec::new() };
    use_simultaneous_view(prompt, controls, press, escape, on_view.clone());
    // The gesture that goes back may be a stroke that began at the edge of the screen.
    use_back_button(matches!(screen.stage, Stage::Running(_)), send.reform(|()| DuelInput::Pause));
    let keyboard = duellists.keyboard_hand();
    use_effect_on((again.is_some(), bags.clone()), move |(is_called, bags)| {
        // While hands are in the bag, keys are theirs: a focused button would take them.
        if !is_called {
            focus(&bags[keyboard]);
        }
    });
    let shows_exit = use_exit_hint(&screen.status);
    if again.is_some() {
        return duel_introduction(duellists, &table.state);
    }
    let half = |hand: usize| {
        bag_half(
            hand,
            duellists,
            &duellists.camps_for(hand, &table.state),
            (&screen.status, shows_exit[hand]),
            &bags[hand],
            &send,
        )
    };
    html! {
        <section class={classes!("contest", "live", (duellists.persons().count() == 2).then_some("two"))}>
            { for duellists.persons().map(half) }
            <div class="seam">{ pause_button(screen.status.pause_asked, &send) }</div>
        </section>
    }
}
