//! The interface between the program and the document's JavaScript: `static/host.js` has the same functions. It also declares
//! the parts of the browser for which `web-sys` has only unstable bindings.

use js_sys::{Function, JsString, Object, Promise, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AbortController, AbortSignal, HtmlVideoElement};

#[wasm_bindgen(raw_module = "./host.js")]
extern "C" {
    /// Returns the messages of the program in the language of the document; `None` if none are loaded.
    pub fn messages() -> Option<String>;

    /// Returns the title of the game with this name; `None` if there is no such game.
    #[wasm_bindgen(js_name = titleOf)]
    pub fn title_of(game: &str) -> Option<String>;

    /// Has the page abort this controller if the program crashes, which releases the program's lock.
    #[wasm_bindgen(js_name = onDeath)]
    pub fn on_death(lock: &AbortController);

    /// Shows a notice that the engine of the program could not be loaded. `again` is called to retry.
    #[wasm_bindgen(js_name = missEngine)]
    pub fn miss_engine(again: &Function);

    /// Tells the page that an unfinished match is open, or no longer. Meanwhile a new version of the site waits.
    #[wasm_bindgen(js_name = setUnderWay)]
    pub fn set_under_way(is_under_way: bool);

    /// Plays a named sound ([`crate::scene::Sound::name`]) at a volume from 0 (muted) to 3, and vibrates if
    /// `may_shake`. Silent until the first user gesture on the page.
    pub fn play(sound: &str, volume: usize, may_shake: bool);

    /// Shows the page on the whole screen, or no longer. A browser that cannot do so, or is not allowed to, does
    /// nothing.
    #[wasm_bindgen(js_name = fillScreen)]
    pub fn fill_screen(fills: bool);

    /// Adds what receives the first bytes of a file or text that is dropped on the page, but not on a field. Returns a
    /// function that ends this.
    #[wasm_bindgen(js_name = onDrop)]
    pub fn on_drop(receive: &Closure<dyn Fn(Uint8Array)>) -> Function;

    /// Loads the connection of live play.
    ///
    /// # Errors
    /// If the script cannot be loaded.
    #[wasm_bindgen(js_name = openLive, catch)]
    pub async fn open_live() -> Result<LiveConnection, JsValue>;

    /// Returns the connection of live play; `None` before a page has asked for it.
    pub fn live() -> Option<LiveConnection>;

    /// The address of the script that runs an engine in a worker (`static/engine.js`).
    #[wasm_bindgen(thread_local_v2, js_name = engineScript)]
    pub static ENGINE_SCRIPT: JsString;

    /// Opens the engine of a game on the page. `hear` is called with each line of the engine; the promise resolves to the
    /// function that takes lines.
    #[wasm_bindgen(js_name = openEngine)]
    pub fn open_engine(game: &str, hear: &Closure<dyn Fn(String)>) -> Promise;
}

#[wasm_bindgen]
extern "C" {
    /// The connection of live play (`static/peer.js`). An event `live` of the window says that it has changed.
    pub type LiveConnection;

    /// Returns its state: `off`, `joining`, `open`, `seeking` or `lost`.
    #[wasm_bindgen(method, js_name = stateOf)]
    pub fn state(this: &LiveConnection) -> String;

    /// Returns the host name of the STUN server that the devices ask for their addresses, or `undefined` if there is none.
    #[wasm_bindgen(method, js_name = serverOf)]
    pub async fn server(this: &LiveConnection) -> JsValue;

    /// Offers a connection: returns the code to show to the other device.
    ///
    /// # Errors
    /// If the browser cannot connect to other devices.
    #[wasm_bindgen(method, catch)]
    pub async fn offer(this: &LiveConnection) -> Result<JsValue, JsValue>;

    /// Takes the code of the other device: returns the code to show in return, or `undefined` if it was an answer.
    ///
    /// # Errors
    /// An `Error` with the message `damaged` if it is no code, and `unexpected` if it answers another offer; others if
    /// the browser cannot connect to other devices.
    #[wasm_bindgen(method, catch)]
    pub async fn accept(this: &LiveConnection, code: &str) -> Result<JsValue, JsValue>;

    /// Tells that the saved match with this id is played with the other device, so that it can be found again.
    #[wasm_bindgen(method)]
    pub fn remember(this: &LiveConnection, id: &str);

    /// Seeks the other device with which the saved match with this id was played. Does nothing if there was none, or a
    /// connection was begun already.
    #[wasm_bindgen(method)]
    pub async fn rejoin(this: &LiveConnection, id: &str);

    /// Sends the text of a match with the time used on its clocks, unless the other device has it. Does nothing while
    /// none is connected.
    #[wasm_bindgen(method)]
    pub fn send(this: &LiveConnection, text: &str, clocks: &str);

    /// Returns the time used on the clocks of the match that arrived last.
    #[wasm_bindgen(method, js_name = clocksOf)]
    pub fn clocks(this: &LiveConnection) -> String;

    /// Tells the other device that this one has saved what arrived last, if the text of the saved match contains it.
    #[wasm_bindgen(method)]
    pub fn confirm(this: &LiveConnection, saved: &str);

    /// Says a phrase to the other device, by its number. Does nothing while none is connected, and for three seconds
    /// after another phrase.
    #[wasm_bindgen(method)]
    pub fn say(this: &LiveConnection, number: u8);

    /// Returns what the other device has said, while it is to be shown. A cancelable event `phrase` of the window
    /// precedes it: a page that prevents its default is not to hear the phrase.
    #[wasm_bindgen(method, js_name = heardPhrase)]
    pub fn heard_phrase(this: &LiveConnection) -> Option<u8>;

    /// Returns what was said here, for as long as nothing else can be said.
    #[wasm_bindgen(method, js_name = saidPhrase)]
    pub fn said_phrase(this: &LiveConnection) -> Option<u8>;

    /// `true` if the other device has saved the match that was sent last.
    #[wasm_bindgen(method, js_name = isConfirmed)]
    pub fn is_confirmed(this: &LiveConnection) -> bool;

    /// Shows the picture of the camera with a number below [`count_cameras`](Self::count_cameras) in `video`, and resolves with the text of the first QR code that is accepted.
    ///
    /// # Errors
    /// The text `no-camera`, `refused` or `failed`.
    #[wasm_bindgen(method, catch)]
    pub async fn scan(
        this: &LiveConnection,
        video: &HtmlVideoElement,
        accepts: &Closure<dyn Fn(String) -> bool>,
        signal: &AbortSignal,
        camera: u32,
    ) -> Result<JsString, JsValue>;

    /// Returns how many cameras there are to choose from, once one has been on.
    ///
    /// # Errors
    /// If the browser does not tell.
    #[wasm_bindgen(method, catch, js_name = countCameras)]
    pub async fn count_cameras(this: &LiveConnection) -> Result<JsValue, JsValue>;

    /// Returns the text of a match that has arrived; `None` if there is no new one.
    #[wasm_bindgen(method, js_name = peekMatch)]
    pub fn peek_match(this: &LiveConnection) -> Option<String>;

    /// The same, which then is no longer new.
    #[wasm_bindgen(method, js_name = takeMatch)]
    pub fn take_match(this: &LiveConnection) -> Option<String>;

    /// The browser's locks, which its tabs share.
    #[derive(Clone)]
    pub type LockManager;

    /// Missing in old browsers, and on pages without HTTPS.
    #[wasm_bindgen(thread_local_v2, js_namespace = navigator, js_name = locks)]
    pub static LOCKS: Option<LockManager>;

    /// Requests a lock, which is held until the promise that `granted` returns is settled.
    ///
    /// # Errors
    /// `AbortError` if the lock is stolen or the signal aborted; another error if the browser gives the page no locks.
    #[wasm_bindgen(method, catch)]
    pub async fn request(
        this: &LockManager,
        name: &str,
        options: &LockOptions,
        granted: &Closure<dyn Fn(Option<Lock>) -> JsValue>,
    ) -> Result<JsValue, JsValue>;

    /// A held lock.
    pub type Lock;

    /// Options of a lock request.
    #[wasm_bindgen(extends = Object)]
    pub type LockOptions;

    #[wasm_bindgen(method, setter, js_name = ifAvailable)]
    fn set_if_available(this: &LockOptions, value: bool);

    #[wasm_bindgen(method, setter)]
    fn set_steal(this: &LockOptions, value: bool);

    #[wasm_bindgen(method, setter)]
    fn set_signal(this: &LockOptions, value: &AbortSignal);
}

impl LockOptions {
    fn new() -> Self {
        Object::new().unchecked_into()
    }

    /// The lock is granted at once, or not at all.
    pub fn if_available() -> Self {
        let options = Self::new();
        options.set_if_available(true);
        options
    }

    /// The lock is granted at once; a tab that holds it loses it.
    pub fn steal() -> Self {
        let options = Self::new();
        options.set_steal(true);
        options
    }

    /// The lock is granted after all earlier requests have ended, unless `signal` is aborted before.
    pub fn wait(signal: &AbortSignal) -> Self {
        let options = Self::new();
        options.set_signal(signal);
        options
    }
}
