//! The view of the board for a projector.

use yew::{Callback, hook, use_state_eq};

use crate::play::TableView;
use crate::record::NodeId;
use crate::ui::boards::GameUi;
use crate::ui::hooks::{use_back_button, use_effect_on, use_event_callback, use_full_screen};

/// The view for a projector: the board alone, as large as it fits.
#[derive(Clone, PartialEq)]
pub struct Projector {
    /// `true` if it is open.
    pub is_open: bool,
    /// `true` if the players, their clocks and the controls are shown beside the board.
    pub shows_players: bool,
    /// `true` if the results of captures are shown; `None` if the players work out no sums, so that they always are.
    pub shows_results: Option<bool>,
    /// Changes the view.
    pub change: Callback<ProjectorChange>,
}

/// A change of the view for a projector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProjectorChange {
    /// Opens or closes it.
    Toggle,
    /// Closes it.
    Close,
    /// Shows or hides the players, their clocks and the controls.
    TogglePlayers,
    /// Shows or hides the results of captures.
    ToggleResults,
    /// Hides them, because another place of the match is shown.
    HideResults,
}

/// The parts that are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Shown {
    is_open: bool,
    players: bool,
    /// The place whose results are shown, so that those of the next place are never seen, not even for one frame.
    results_at: Option<NodeId>,
}

impl Shown {
    /// The parts that are shown after a change at a place of the match.
    fn changed(self, change: ProjectorChange, at: NodeId) -> Self {
        match change {
            ProjectorChange::Toggle => Self { is_open: !self.is_open, ..Self::default() },
            ProjectorChange::Close => Self::default(),
            ProjectorChange::TogglePlayers => Self { players: !self.players, ..self },
            ProjectorChange::ToggleResults => {
                Self { results_at: Some(at).filter(|at| self.results_at != Some(*at)), ..self }
            }
            ProjectorChange::HideResults => Self { results_at: None, ..self },
        }
    }
}

impl Projector {
    /// `true` if the board is shown alone, without anything that names a player.
    pub fn is_alone(&self) -> bool {
        self.is_open && !self.shows_players
    }
}

/// Returns the view for a projector, which fills the screen where the browser can. The back button closes it. While a
/// simultaneous phase `is_running` in the place of the board, it is closed.
#[hook]
pub fn use_projector<G: GameUi>(view: &TableView<G>, is_running: bool) -> Projector {
    let shown = use_state_eq(Shown::default);
    let change = use_event_callback((*shown, view.shown, shown.setter()), |change, (shown, at, setter)| {
        setter.set(shown.changed(change, *at));
    });
    use_effect_on((view.shown, change.clone()), |(_, change)| change.emit(ProjectorChange::HideResults));
    let is_open = shown.is_open && !is_running;
    let close = change.reform(|()| ProjectorChange::Close);
    use_back_button(is_open, close.clone());
    use_full_screen(is_open, close);
    Projector {
        is_open,
        shows_players: shown.players,
        shows_results: (G::TASKS && view.seating.works_out).then_some(shown.results_at == Some(view.shown)),
        change,
    }
}
