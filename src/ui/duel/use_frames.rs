//! Animation frames.

use std::cell::RefCell;
use std::rc::Rc;

use crate::ui::hooks::use_effect_on;
use gloo_render::{AnimationFrame, request_animation_frame};
use yew::{Callback, hook};

/// The requested animation frame, which is cancelled when this is emptied.
type Next = Rc<RefCell<Option<AnimationFrame>>>;

/// Calls `paint` at each animation frame while `moves` is `true`.
#[hook]
pub fn use_frames(moves: bool, paint: Callback<()>) {
    use_effect_on((moves, paint), |(moves, paint)| {
        let next = Next::default();
        if *moves {
            ask(&next, paint.clone());
        }
        move || drop(next.take())
    });
}

fn ask(next: &Next, paint: Callback<()>) {
    let after = next.clone();
    let frame = request_animation_frame(move |_| {
        ask(&after, paint.clone());
        paint.emit(());
    });
    next.replace(Some(frame));
}
