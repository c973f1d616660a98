//! The links of pairs in Chaupar.

use yew::{Html, Properties, component, html};

use crate::scene::cross::{self, Free};
use crate::ui::boards::transform::translate;
use crate::words::chaupar;

/// Properties of [`PairLink`].
#[derive(Clone, PartialEq, Properties)]
pub struct PairLinkProps {
    /// The link as the scene places it.
    pub pair_link: cross::PairLink,
}

/// The link of a pair: full if it may move as a pair, with an arch over it if it must leap first, a mere thread before
/// its player has earned pairs. A sign says whether the pair is true or false.
#[component]
pub fn PairLink(PairLinkProps { pair_link }: &PairLinkProps) -> Html {
    let class = match pair_link.link.free {
        Free::Yes => "pair-link free",
        Free::AfterLeap => "pair-link",
        Free::NotYet => "pair-link thread",
    };
    let sign = pair_link
        .link
        .is_true
        .map(|is_true| if is_true { ("true", chaupar::true_sign()) } else { ("false", chaupar::false_sign()) });
    html! {
        <g {class} transform={translate(pair_link.at)}>
            <rect x="-14.5" y="-3" width="29" height="14" rx="7" />
            if pair_link.link.free == Free::AfterLeap {
                <path class="arch" d="M-9-12Q-7-21 0-21 6-21 8-14m-3 0 3 1 1-3" />
            }
            if let Some((class, letter)) = sign {
                <g {class}><circle cy="12" r="5.2" /><text y="15">{ letter }</text></g>
            }
        </g>
    }
}
