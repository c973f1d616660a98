//! The store of matches.

use yew::{ContextProvider, Html, Properties, component, hook, html, use_context, use_memo};

use crate::store::Store;
use crate::store::browser::Browser;

/// Properties of [`StoreProvider`].
#[derive(Clone, PartialEq, Properties)]
pub struct StoreProviderProps {
    /// The page.
    pub children: Html,
}

/// Provides the store of this browser.
#[component]
pub fn StoreProvider(StoreProviderProps { children }: &StoreProviderProps) -> Html {
    let store = use_memo((), |()| Store::new(Browser));
    html! { <ContextProvider<Store> context={(*store).clone()}>{ children.clone() }</ContextProvider<Store>> }
}

/// Gives the store of the page.
#[hook]
pub fn use_store() -> Store {
    use_context().unwrap_or_else(|| Store::new(Browser))
}
