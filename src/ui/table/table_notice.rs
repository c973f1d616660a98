//! The notice of a table, which replaces its prompt.

use super::hand::cannot_act;
use super::hooks::TableState;
use super::prompt_line::Notice;
use super::received_notice::received_notice;
use super::table_props::TableProps;
use crate::pages::match_link::LiveState;
use crate::play::HintView;
use crate::ui::boards::GameUi;
use crate::words::table;

/// Returns the notice about a match in which a person can only watch, or send the link; or that the other device is
/// gone, or whose move was taken back, while there is nothing more important to say to the person who is to act.
pub fn table_notice<G: GameUi>(props: &TableProps<G>, table: &TableState<G>) -> Option<Notice> {
    let view = &table.playing.view;
    if let Some(received) = &props.received {
        return Some(received_notice(received, view));
    }
    let link = &table.link_sender.link;
    let text = if cannot_act(view) {
        if view.permissions.play { link.says() } else { table::elsewhere().to_owned() }
    } else if !view.is_over() && view.refusal.is_none() && view.hint == HintView::None {
        match link.live {
            LiveState::Seeking => table::live_seeking_here().to_owned(),
            LiveState::Lost => table::live_lost_here().to_owned(),
            LiveState::Off | LiveState::Joining | LiveState::Open => {
                table::taken_back(view.seating.name(view.taken_back()?))
            }
        }
    } else {
        return None;
    };
    Some(Notice { text, is_refusal: false })
}
