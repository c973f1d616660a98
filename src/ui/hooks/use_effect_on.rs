//! Effects after a render.

use yew::{TearDown, hook, use_effect_with};

/// Runs `effect` after the first render and after every render in which `parts` have changed; the tear-down that it
/// returns runs before the next effect and when the component is unmounted. Equivalent to Yew's `use_effect_with`, but
/// compiled once for each type of parts.
#[hook]
pub fn use_effect_on<P: PartialEq + 'static, E: TearDown>(parts: P, effect: impl FnOnce(&P) -> E + 'static) {
    use_boxed_effect(
        parts,
        Box::new(move |parts| {
            let end = effect(parts);
            Box::new(move || end.tear_down())
        }),
    );
}

type Effect<P> = Box<dyn FnOnce(&P) -> Box<dyn FnOnce()>>;

#[hook]
fn use_boxed_effect<P: PartialEq + 'static>(parts: P, effect: Effect<P>) {
    use_effect_with(parts, effect);
}
