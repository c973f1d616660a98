//! The outlook in a variation.

use super::match_analysis::viewer;
use crate::play::{Amount, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::{analysis, table};

/// Returns the outlook at the place of a variation that is shown, in words: that of the viewer alone with two players, since
/// the other has what it lacks, and of all with more. `None` if `outlook` has no amount.
pub fn tried_figure<G: GameUi>(view: &TableView<G>, outlook: &[Amount]) -> Option<String> {
    let is_listed = |seat: &Seat| outlook.len() > 2 || *seat == viewer(view);
    let seats = Seat::all(view.played.state().seats()).zip(outlook).filter(|(seat, _)| is_listed(seat));
    let each = seats.map(|(seat, amount)| format!("{} {}", view.seating.name(seat), amount.outlook()));
    let all = each.reduce(|all, one| table::list_more(&all, &one))?;
    let is_chance = outlook.first()?.is_chance;
    Some(if is_chance { analysis::tried_chance(&all) } else { analysis::tried_lead(&all) })
}
