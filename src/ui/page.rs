//! What a page is: a plain value, with messages and a view. The front door holds the open page, so that what belongs to a
//! game is compiled once for it and not once for each component. Nothing here knows what pages there are.

use std::any::Any;
use std::rc::Rc;

use web_sys::Event;
use yew::{Callback, Html};

/// Where pages send their messages.
#[derive(Clone)]
pub struct Link(Callback<Msg>);

impl Link {
    /// A link to whoever passes messages on to the open page.
    pub fn new(send: Callback<Msg>) -> Self {
        Self(send)
    }

    /// Sends a message.
    pub fn send_message(&self, msg: Msg) {
        self.0.emit(msg);
    }

    /// Makes a message of each event.
    pub fn callback<E: 'static>(&self, msg: impl Fn(E) -> Msg + 'static) -> Callback<E> {
        self.batch_callback(move |event| Some(msg(event)))
    }

    /// Makes a message of some events.
    pub fn batch_callback<E: 'static>(&self, msg: impl Fn(E) -> Option<Msg> + 'static) -> Callback<E> {
        let link = self.clone();
        Callback::from(move |event| {
            if let Some(msg) = msg(event) {
                link.send_message(msg);
            }
        })
    }
}

/// A message: something that happened to the whole site, or something of a page's own.
#[derive(Clone)]
pub enum Msg {
    /// The address has changed.
    Moved,
    /// Another tab has changed what is kept.
    Stored(Event),
    /// The database in which matches are kept has answered.
    Answered(Event),
    /// The match at the table is played in this tab, or in another one.
    Held(bool),
    /// Another language is spoken.
    Spoken,
    /// The page is seen again, or no longer, or in another size.
    Seen,
    /// Something that only the page knows which it is for.
    Own(Rc<dyn Any>),
}

impl Msg {
    /// A message of a page's own.
    pub fn own<M: 'static>(msg: M) -> Self {
        Self::Own(Rc::new(msg))
    }

    /// The message of a page's own kind, if it is one.
    pub fn of<M: Clone + 'static>(&self) -> Option<M> {
        if let Self::Own(msg) = self { msg.downcast_ref().cloned() } else { None }
    }
}

/// A page of the site.
pub trait Page {
    /// Takes in a message and tells whether the page looks different now. A message for another kind of page is for
    /// one that has been left, and changes nothing.
    fn update(&mut self, link: &Link, msg: Msg) -> bool;

    /// Renders the page.
    fn view(&self, link: &Link) -> Html;

    /// The page has been rendered.
    fn rendered(&self) {}

    /// Whether something has happened on it that must not be seen yet.
    fn waits(&self) -> bool {
        false
    }
}

/// A page that is a component and keeps its state itself.
pub struct Rendered(pub Html);

impl Page for Rendered {
    fn update(&mut self, _link: &Link, _msg: Msg) -> bool {
        false
    }

    fn view(&self, _link: &Link) -> Html {
        self.0.clone()
    }
}
