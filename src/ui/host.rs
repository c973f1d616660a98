//! All that passes between a program and the page's JavaScript: `static/host.js` has the same functions. Besides, the parts of
//! the browser that `web-sys` has only behind unstable interfaces.

use js_sys::{Function, JsString, Object, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AbortController, AbortSignal};

#[wasm_bindgen(raw_module = "./host.js")]
extern "C" {
    /// The messages of the program `program` in the language of the page; `None` if none have come.
    pub fn messages(program: &str) -> Option<String>;

    /// From now on the program is called with its messages in another language when one is chosen.
    #[wasm_bindgen(js_name = onMessages)]
    pub fn on_messages(program: &str, load: &Closure<dyn Fn(String)>);

    /// The page aborts this if the program dies, and with it the program's hold of a lock.
    #[wasm_bindgen(js_name = onDeath)]
    pub fn on_death(program: &str, lock: &AbortController);

    /// Tells the player that the engine of the program `program` has not come. `again` is called if it is to be tried again.
    #[wasm_bindgen(js_name = missEngine)]
    pub fn miss_engine(program: &str, again: &Function);

    /// Plays the sound of a name ([`crate::scene::Sound::name`]) at a volume from 0, muted, to 3, and shakes the device with it
    /// if it may. Nothing sounds before the page is touched first.
    pub fn play(sound: &str, volume: usize, may_shake: bool);

    /// The address of the script that runs an engine in a worker (`static/engine.js`).
    #[wasm_bindgen(thread_local_v2, js_name = engineScript)]
    pub static ENGINE_SCRIPT: JsString;

    /// Opens the engine of a game on the page. `answered` is called with each [`Turn`]; the promised function takes messages.
    #[wasm_bindgen(js_name = openEngine)]
    pub fn open_engine(game: &str, answered: &Closure<dyn Fn(Turn)>) -> Promise;
}

#[wasm_bindgen]
extern "C" {
    /// A message of an engine after each slice of its search (`engine::worker`).
    pub type Turn;

    /// Its answer, an `engine::Answer`; `undefined` if there is none.
    #[wasm_bindgen(method, getter)]
    pub fn answer(this: &Turn) -> JsValue;

    /// `true` if the search goes on.
    #[wasm_bindgen(method, getter)]
    pub fn thinks(this: &Turn) -> bool;

    /// The browser's locks, which its tabs share.
    #[derive(Clone)]
    pub type LockManager;

    /// An old browser, or a page without HTTPS, has none.
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

    /// A lock that is held.
    pub type Lock;

    /// The options of a request for a lock.
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

    /// Granted at once, or not at all.
    pub fn if_available() -> Self {
        let options = Self::new();
        options.set_if_available(true);
        options
    }

    /// Granted at once; a tab that holds the lock loses it.
    pub fn steal() -> Self {
        let options = Self::new();
        options.set_steal(true);
        options
    }

    /// Granted after all earlier requests have ended, unless `signal` is aborted before.
    pub fn wait(signal: &AbortSignal) -> Self {
        let options = Self::new();
        options.set_signal(signal);
        options
    }
}
