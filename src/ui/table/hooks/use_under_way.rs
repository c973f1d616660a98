//! New versions of the site wait for the end of a match.

use yew::hook;

use crate::ui::hooks::use_effect_on;
use crate::ui::host;

/// Tells the page while the table of an unfinished match is open.
#[hook]
pub fn use_under_way(is_over: bool) {
    use_effect_on(is_over, |is_over| {
        host::set_under_way(!is_over);
        || host::set_under_way(false)
    });
}
