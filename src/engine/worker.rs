//! The entry point of the engine's program, which `static/engine.js` runs in a web worker, or on the page where there
//! are none.

use js_sys::{Array, Reflect};
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::{Answer, Engine, Message, Question, Start};
use crate::bots::Evaluate;

#[wasm_bindgen(raw_module = "./engine.js")]
extern "C" {
    /// Reports that the engine is ready: `turn` handles a message, or works for one slice if called with `undefined`,
    /// and returns a [`Turn`].
    fn opened(turn: JsValue);
}

/// The return value of each call to the engine. `static/engine.js` and `src/ui/host.rs` read it.
#[derive(Serialize)]
struct Turn {
    /// The response, if there is one.
    answer: Option<Answer>,
    /// `true` if there is work left: then `static/engine.js` calls again without a message.
    searching: bool,
}

/// Opens an engine for the game `G`. Values that are not messages are ignored.
pub fn open<G: Evaluate>() {
    let mut engine = Engine::<G>::default();
    let turn = Closure::<dyn FnMut(JsValue) -> JsValue>::new(move |message: JsValue| {
        let answer = if message.is_undefined() {
            engine.advance()
        } else {
            read(&message).and_then(|message| engine.handle(&message))
        };
        serde_wasm_bindgen::to_value(&Turn { answer, searching: engine.is_busy() }).unwrap_or_default()
    });
    opened(turn.into_js_value());
}

/// Reads a message; `None` if the value is not one. Deserialising it with serde would make the download larger by a
/// fifth, because of its error messages.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "numbers that are no message's are cut")]
fn read(message: &JsValue) -> Option<Message> {
    let part = |value: &JsValue, name: &str| Reflect::get(value, &name.into()).unwrap_or_default();
    let count = |name| part(message, name).as_f64().map(|number| number as u32);
    let asked = part(message, "question");
    let choose = part(&asked, "Choose");
    let question = match asked.as_string().as_deref() {
        Some("Judge") => Question::Judge,
        Some("Now") => Question::Now,
        Some("Stop") => Question::Stop,
        _ => Question::Choose {
            bot: part(&choose, "bot").as_string()?,
            seat: part(&choose, "seat").as_f64()? as u8,
            besides: part(&choose, "besides").is_truthy(),
            seed: part(&choose, "seed").as_string()?,
        },
    };
    let actions: Array = part(message, "actions").dyn_into().ok()?;
    let start = part(message, "start");
    let numbers = |position: Array| position.iter().map(|number| number.as_f64().unwrap_or(-1.0) as i64).collect();
    let position = || Some(Start::Position(numbers(part(&start, "Position").dyn_into().ok()?)));
    Some(Message {
        number: count("number")?,
        start: part(&start, "Options").as_string().map(Start::Options).or_else(position),
        by_link: count("by_link"),
        from: count("from")?,
        actions: actions.iter().map(|action| action.as_string()).collect::<Option<_>>()?,
        question,
    })
}
