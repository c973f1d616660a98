//! The picture of the device's camera, in which a code is looked for.

use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{AbortController, HtmlVideoElement};
use yew::{Callback, Html, Properties, component, html, use_node_ref};

use super::code::code_in;
use super::problem::Problem;
use crate::ui::context::use_language;
use crate::ui::hooks::use_effect_on;
use crate::ui::host;
use crate::words::live;

/// Properties of [`Camera`].
#[derive(Clone, PartialEq, Properties)]
pub struct CameraProps {
    /// Receives the text of the first QR code that holds a code of another device, or the reason why there is no picture.
    pub on_end: Callback<Result<String, Problem>>,
}

/// Shows the picture of the camera until a code is found.
#[component]
pub fn Camera(CameraProps { on_end }: &CameraProps) -> Html {
    use_language();
    let video = use_node_ref();
    use_effect_on((), {
        let (video, on_end) = (video.clone(), on_end.clone());
        move |()| {
            let abort = AbortController::new().ok();
            if let (Some(video), Some(abort)) = (video.cast::<HtmlVideoElement>(), abort.clone()) {
                spawn_local(async move {
                    let accepts = Closure::<dyn Fn(String) -> bool>::new(|text: String| code_in(&text).is_some());
                    let found = match host::open_live().await {
                        Ok(live) => live.scan(&video, &accepts, &abort.signal()).await,
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
    html! { <video ref={video} class="camera" aria-label={live::camera()} muted=true playsinline=true /> }
}
