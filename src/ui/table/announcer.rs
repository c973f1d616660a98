//! The announcements of a table to screen readers.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::{Html, NodeRef, hook, html, use_mut_ref};

use crate::play::{Narrator, TableView};
use crate::scene::Prompt;
use crate::ui::boards::GameUi;
use crate::ui::hooks::{now, use_effect_on};

/// Time before the first announcement, in milliseconds: meanwhile a screen reader takes in the page.
const OPENING_MILLIS: f64 = 1000.0;

/// Time for which news wait after the last change of the table, in milliseconds. While a screen reader has many changes
/// to read, it drops announcements.
const SETTLING_MILLIS: f64 = 250.0;

/// The longest time for which news wait, in milliseconds: the others may go on moving.
const LONGEST_MILLIS: f64 = 600.0;

/// Time from one sentence to the next, in milliseconds: of what changes at once, the order is not kept.
const NEXT_MILLIS: f64 = 100.0;

/// The number of live regions, which take turns: of several changes of one, a screen reader may announce only the last.
const REGIONS: usize = 12;

/// Announces each move and what is expected. `simultaneous` is the prompt of a running simultaneous phase,
/// `notice` one about a match that is played elsewhere, and `spoken` what another player or the analysis says. After a
/// render that changes them the narrator is asked for news, which a timer writes later. What the hook returns is
/// invisible, and stands outside of the table, all of which a sheet covers.
#[hook]
pub fn use_announcer<G: GameUi>(
    view: &Rc<TableView<G>>,
    simultaneous: Option<&Prompt>,
    notice: Option<&str>,
    spoken: Option<String>,
) -> Html {
    let voice = use_mut_ref(|| Voice {
        narrator: Narrator::new(view),
        heard: None,
        regions: <[NodeRef; REGIONS]>::default(),
        said: 0,
        waiting: Vec::new(),
        waiting_since: 0.0,
        last_said: 0.0,
        timer: None,
    });
    use_effect_on((Rc::clone(view), simultaneous.cloned(), notice.map(str::to_owned), spoken), {
        let voice = Rc::clone(&voice);
        move |(view, simultaneous, notice, spoken)| {
            let mut news = voice.borrow_mut().narrator.tell(view, simultaneous.as_ref(), notice.as_deref());
            news.extend(voice.borrow_mut().hear(spoken.as_ref()));
            let delay = voice.borrow_mut().enqueue(news, now());
            if let Some(millis) = delay {
                say_after(millis, &voice);
            }
        }
    });
    let regions = &voice.borrow().regions;
    html! { <div class="unseen">{ for regions.iter().map(|region| html! { <div ref={region} aria-live="polite" /> }) }</div> }
}

/// Says sentences one after the other. They are not rendered, because each is said once.
struct Voice {
    narrator: Narrator,
    /// The last words of another player or of the analysis.
    heard: Option<String>,
    regions: [NodeRef; REGIONS],
    said: usize,
    waiting: Vec<String>,
    /// The time at which the first of them came, in milliseconds.
    waiting_since: f64,
    /// The time of the last announcement, in milliseconds.
    last_said: f64,
    timer: Option<Timeout>,
}

/// Says what waits, after a time in milliseconds, unless the table is closed before.
fn say_after(millis: f64, voice: &Rc<RefCell<Voice>>) {
    let speaker = Rc::downgrade(voice);
    let say = move || {
        if let Some(voice) = speaker.upgrade()
            && voice.borrow_mut().say_next()
        {
            say_after(NEXT_MILLIS, &voice);
        }
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the times above")]
    let millis = millis.max(0.0) as u32;
    voice.borrow_mut().timer = Some(Timeout::new(millis, say));
}

impl Voice {
    /// Takes what another player or the analysis says, and returns it if it is new.
    fn hear(&mut self, spoken: Option<&String>) -> Option<String> {
        let before = mem::replace(&mut self.heard, spoken.cloned());
        spoken.filter(|_| before.as_ref() != spoken).cloned()
    }

    /// Adds news, of which there may be none, at a change of the table. Returns the time in milliseconds after which to
    /// say the next sentence, unless the table changes before; `None` if nothing waits.
    fn enqueue(&mut self, news: Vec<String>, now: f64) -> Option<f64> {
        if self.waiting.is_empty() {
            self.waiting_since = now;
        }
        self.waiting.extend(news);
        let at = if self.said == 0 {
            self.waiting_since + OPENING_MILLIS
        } else {
            (now + SETTLING_MILLIS).min(self.waiting_since + LONGEST_MILLIS).max(self.last_said + NEXT_MILLIS)
        };
        (!self.waiting.is_empty()).then_some(at - now)
    }

    /// Says the sentence that has waited longest. Returns `true` if more wait.
    fn say_next(&mut self) -> bool {
        let sentence = self.waiting.remove(0);
        self.write(self.said, Some(&sentence));
        self.said += 1;
        self.last_said = now();
        // Of a text that changes, Firefox announces only the changed letters, so the next region is empty before.
        self.write(self.said, None);
        !self.waiting.is_empty()
    }

    fn write(&self, nth: usize, text: Option<&str>) {
        if let Some(region) = self.regions[nth % REGIONS].cast::<Element>() {
            region.set_text_content(text);
        }
    }
}
