//! The picture of the device's camera, in which a code is looked for.

use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{AbortController, HtmlVideoElement};
use yew::{Callback, Html, Properties, component, html, use_node_ref, use_state, use_state_eq};

use crate::pages::handshake::Problem;
use crate::pages::live_code::code_in;
use crate::ui::callback::callback;
use crate::ui::hooks::use_effect_on;
use crate::ui::host;
use crate::words::live;

#[derive(Clone, PartialEq, Properties)]
pub struct CameraProps {
    /// Receives the text of the first QR code that holds a code of another device, or the reason why there is no picture.
    pub on_end: Callback<Result<String, Problem>>,
}

/// The time after which a player who scans in vain is told what helps, in milliseconds.
const PATIENCE_MILLIS: u32 = 10_000;

/// Shows the picture of the camera until a code is found, with a button that changes to the next camera, if there are
/// several.
#[component]
pub fn Camera(CameraProps { on_end }: &CameraProps) -> Html {
    let video = use_node_ref();
    let number = use_state(|| 0_u32);
    let count = use_state_eq(|| 1_u32);
    let is_long = use_state_eq(|| false);
    use_effect_on((), {
        let is_long = is_long.setter();
        move |()| {
            let timer = Timeout::new(PATIENCE_MILLIS, move || is_long.set(true));
            move || drop(timer)
        }
    });
    let on_next = callback(number.clone(), {
        let count = *count;
        move |_, number| number.set((**number + 1) % count)
    });
    // The browser names its cameras once one has been on.
    let onplaying = callback(count.setter(), |_, count| {
        let count = count.clone();
        spawn_local(async move {
            let Some(live) = host::live() else { return };
            let counted = live.count_cameras().await.ok().and_then(|counted| counted.as_f64());
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it counts devices")]
            count.set(counted.map_or(1, |counted| counted.max(1.0) as u32));
        });
    });
    use_effect_on(*number, {
        let (video, on_end) = (video.clone(), on_end.clone());
        move |number| {
            let number = *number;
            let abort = AbortController::new().ok();
            if let (Some(video), Some(abort)) = (video.cast::<HtmlVideoElement>(), abort.clone()) {
                spawn_local(async move {
                    let accepts = Closure::<dyn Fn(String) -> bool>::new(|text: String| code_in(&text).is_some());
                    let found = match host::open_live().await {
                        Ok(live) => live.scan(&video, &accepts, &abort.signal(), number).await,
                        Err(error) => Err(error),
                    };
                    // Nobody waits for the result of what was aborted.
                    if !abort.signal().aborted() {
                        on_end.emit(found.map(String::from).map_err(|reason| Problem::of_camera(&reason)));
                    }
                });
            }
            move || {
                if let Some(abort) = abort {
                    abort.abort();
                }
            }
        }
    });
    html! {
        <>
            <video ref={video} class="camera" aria-label={live::camera()} muted=true playsinline=true {onplaying} />
            <p role="status">{ is_long.then(live::scan_help) }</p>
            if *count > 1 {
                <button class="button" onclick={on_next}>{ live::other_camera() }</button>
            }
        </>
    }
}
