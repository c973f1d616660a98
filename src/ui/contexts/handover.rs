//! The match that one page hands to the next, where an address is too short for it.

use std::cell::RefCell;
use std::rc::Rc;

use yew::{ContextProvider, Html, Properties, component, hook, html, use_context, use_memo};

/// The text of a match by link that the next page is to take: the page of links one that was typed, its table one that has come.
#[derive(Clone, Default)]
pub struct Handover(Rc<RefCell<Option<String>>>);

impl PartialEq for Handover {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Handover {
    /// Hands a match over.
    pub fn give(&self, text: String) {
        self.0.replace(Some(text));
    }

    /// Takes what was handed over, once.
    pub fn take(&self) -> Option<String> {
        self.0.take()
    }
}

/// Properties of [`HandoverProvider`].
#[derive(Clone, PartialEq, Properties)]
pub struct HandoverProviderProps {
    /// The page.
    pub children: Html,
}

/// Provides the handover of the program.
#[component]
pub fn HandoverProvider(HandoverProviderProps { children }: &HandoverProviderProps) -> Html {
    let handover = use_memo((), |()| Handover::default());
    html! { <ContextProvider<Handover> context={(*handover).clone()}>{ children.clone() }</ContextProvider<Handover>> }
}

/// Gives the handover of the program.
#[hook]
pub fn use_handover() -> Handover {
    use_context().unwrap_or_default()
}
