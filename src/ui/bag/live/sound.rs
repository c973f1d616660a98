//! What a live duel sounds like: a soft knock where a hand meets a piece, and one for each number of the count. All
//! pieces sound alike, so that an ear learns no more than a finger (B9).

use wasm_bindgen::JsValue;
use web_sys::AudioContext;

use crate::ui::storage;

const SETTING: &str = "sound";

/// How high a piece knocks, the numbers before the last, and the last, in hertz.
pub const PIECE: f32 = 150.0;
pub const NUMBER: f32 = 440.0;
pub const LAST: f32 = 660.0;

/// How loud a knock begins, of 1, and how long it takes to fade, in seconds.
const LOUDNESS: f32 = 0.15;
const SILENCE: f32 = 0.001;
const LENGTH: f64 = 0.09;

/// Whether duels are to be heard on this device.
pub fn is_on() -> bool {
    storage::setting(SETTING).is_none_or(|value| value == "on")
}

/// From now on, duels are to be heard on this device, or no longer.
pub fn set_on(is: bool) {
    storage::set_setting(SETTING, if is { "on" } else { "off" });
}

/// A loudspeaker. Browsers give one only after a press.
#[derive(Default)]
pub struct Sound(Option<AudioContext>);

impl Sound {
    /// The device's, if it has one and it is to be used.
    pub fn new() -> Self {
        Self(if is_on() { AudioContext::new().ok() } else { None })
    }

    /// A knock this high, in hertz.
    pub fn knock(&self, pitch: f32) {
        if let Some(audio) = &self.0 {
            // A device that cannot stays silent.
            let _ = knock(audio, pitch);
        }
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // The device has few of them, and takes this one back.
        let _ = self.0.as_ref().map(AudioContext::close);
    }
}

fn knock(audio: &AudioContext, pitch: f32) -> Result<(), JsValue> {
    let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    let (begin, end) = (audio.current_time(), audio.current_time() + LENGTH);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(LOUDNESS, begin)?;
    volume.gain().exponential_ramp_to_value_at_time(SILENCE, end)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    tone.start()?;
    tone.stop_with_when(end)
}
