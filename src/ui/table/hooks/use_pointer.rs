//! Pointer input on a board: touching cells, and dragging pieces.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement, window};
use yew::{Callback, NodeRef, PointerEvent, UseStateSetter, hook, use_mut_ref, use_state_eq};

use super::contact::Contact;
use super::use_sitting::{TableHandle, TableMachine};
use crate::play::{Input, PressMeaning, TableView};
use crate::rules::Spot;
use crate::scene::{Finger, Lens, Part, Scene, Touch};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::grid;
use crate::ui::hooks::{Driver, use_effect_on};

/// Minimum distance that a pointer moves to drag, in CSS pixels.
const FAR: i32 = 6;

/// The time for which a finger is held before the lens opens: longer than a tap.
const HOLD_MILLIS: u32 = 250;

/// A pointer that is down on the board.
struct Press<G: Scene> {
    /// The pointer. No other one moves or ends its drag.
    contact: Contact,
    /// The cell under the pointer when it went down.
    from: Spot,
    /// Position of the pointer when it went down, in CSS pixels of the viewport.
    at: (i32, i32),
    /// `true` once it has moved far enough to drag.
    drags: bool,
    /// The cell under the pointer.
    over: Spot,
    /// The view that was seen when it went down.
    seen: Rc<TableView<G>>,
    /// Where it is, if it is a finger.
    finger: Option<Finger>,
    /// The lens in which it aims, once it has been held.
    lens: Option<Lens>,
}

/// The pointer on a board, and the pieces that were dropped last, which are drawn at their place without a transition.
struct Pointer<G: GameUi> {
    board: NodeRef,
    driver: Rc<Driver<TableMachine<G>>>,
    /// The view that was rendered last.
    painted: Rc<TableView<G>>,
    pressed: Option<Press<G>>,
    dropped: Vec<SvgElement>,
    /// Opens the lens, unless it is dropped before.
    hold: Option<Timeout>,
    /// Shows a lens, or none.
    show_lens: UseStateSetter<Option<Lens>>,
    /// The cell at which a mouse points, of those that are open.
    pointed: Option<Spot>,
}

/// Returns a handler of pointer events on `board`, and the lens that is open. A press moves the keyboard focus by `focus`.
#[hook]
pub fn use_pointer<G: GameUi>(
    board: &NodeRef,
    playing: &TableHandle<G>,
    focus: &Callback<Spot>,
) -> (Callback<PointerEvent>, Option<Lens>) {
    let lens = use_state_eq(|| None);
    let pointer = use_mut_ref(|| Pointer {
        board: board.clone(),
        driver: playing.driver(),
        painted: Rc::clone(&playing.view),
        pressed: None,
        dropped: Vec::new(),
        hold: None,
        show_lens: lens.setter(),
        pointed: None,
    });
    use_effect_on(playing.clone(), {
        let pointer = Rc::clone(&pointer);
        move |playing| pointer.borrow_mut().painted = Rc::clone(&playing.view)
    });
    // Dropped pieces get their transition back once the animation that follows is over.
    use_effect_on(playing.view.is_showing(), {
        let pointer = Rc::clone(&pointer);
        move |is_showing| {
            if !is_showing {
                pointer.borrow_mut().glide_again();
            }
        }
    });
    let on_pointer = callback(focus.clone(), move |event: PointerEvent, focus| {
        let mut on = pointer.borrow_mut();
        // A mouse also moves while no button is pressed.
        let is_free = event.buttons() == 0 && event.type_() == "pointermove";
        if is_free || event.type_() == "pointerleave" {
            return on.point(&event, is_free);
        }
        on.on(&event, focus, &pointer);
    });
    (on_pointer, *lens)
}

impl<G: GameUi> Pointer<G> {
    fn view(&self) -> Rc<TableView<G>> {
        self.driver.view()
    }

    /// Previews the cell at which a mouse points, if it `is_there`.
    fn point(&mut self, event: &PointerEvent, is_there: bool) {
        if !G::PREVIEWS || event.pointer_type() != "mouse" {
            return;
        }
        let view = self.view();
        let hit = grid::hit(&self.board, G::SIZE, &view.cells, event, G::REACH).filter(|_| is_there);
        let pointed = hit.filter(|hit| view.cells.iter().any(|cell| cell.spot == *hit && cell.open));
        if self.pointed != pointed {
            self.pointed = pointed;
            self.driver.send(Input::PointAt(pointed));
        }
    }

    /// Handles an event. `this` is the pointer itself.
    fn on(&mut self, event: &PointerEvent, focus: &Callback<Spot>, this: &Rc<RefCell<Self>>) {
        let view = self.view();
        let contact = Contact { id: event.pointer_id(), device: event.pointer_type(), is_primary: event.is_primary() };
        let held = self.pressed.as_ref().map(|press| &press.contact);
        let is_other = if event.type_() == "pointerdown" {
            !contact.may_press(held, view.stage.drags)
        } else {
            held.is_none_or(|held| held.id != contact.id)
        };
        if is_other {
            return;
        }
        let hit = grid::hit(&self.board, G::SIZE, &view.cells, event, G::REACH);
        let finger = grid::finger(&self.board, G::SIZE, event).filter(|_| grid::is_finger(event));
        self.aim(finger);
        match event.type_().as_str() {
            "pointerdown" => {
                if let Some(given_up) = self.pressed.take() {
                    self.end(&given_up, None);
                }
                let chooses = view.press_seen_on(&self.painted) == PressMeaning::Choice;
                let from = hit.filter(|_| event.button() == 0 && chooses);
                let at = (event.client_x(), event.client_y());
                let seen = &self.painted;
                self.pressed = from.map(|from| {
                    let seen = Rc::clone(seen);
                    Press { contact, from, at, drags: false, over: from, seen, finger, lens: None }
                });
                self.wait_for_lens(this);
                if let Some(from) = from {
                    focus.emit(from);
                }
            }
            "pointermove" => self.drag(event, hit),
            kind => {
                if let Some(press) = self.pressed.take() {
                    let is_same = view.shows_choices_of(&press.seen);
                    self.end(&press, hit.filter(|_| kind == "pointerup" && is_same));
                }
            }
        }
    }

    /// Opens the lens as soon as the finger that is down has been held for long enough, if the board has one.
    fn wait_for_lens(&mut self, this: &Rc<RefCell<Self>>) {
        let this = Rc::downgrade(this);
        let open = move || {
            if let Some(pointer) = this.upgrade() {
                pointer.borrow_mut().open_lens();
            }
        };
        self.hold = self.part().map(|_| Timeout::new(HOLD_MILLIS, open));
    }

    /// The part of the board around the finger that is down, which a lens shows; `None` if there is none, or if it drags.
    fn part(&self) -> Option<Part> {
        let press = self.pressed.as_ref().filter(|press| !press.drags)?;
        G::part_at(press.finger?.point)
    }

    /// Opens the lens, if the finger has to choose between neighbours.
    fn open_lens(&mut self) {
        let view = self.view();
        if let (Some(part), Some(press)) = (self.part(), &mut self.pressed)
            && view.shows_choices_of(&press.seen)
        {
            let finger = press.finger;
            press.lens = finger.and_then(|finger| Lens::over(part, &view.cells, finger, G::REACH, screen()?));
            self.show_lens.set(press.lens);
        }
    }

    /// Notes where the finger that is down is. In the lens that is open it aims at what is under it; beyond its part the
    /// lens closes, and the finger drags.
    fn aim(&mut self, finger: Option<Finger>) {
        let view = self.view();
        let Some(press) = &mut self.pressed else { return };
        press.finger = finger;
        if let (Some(lens), Some(finger)) = (press.lens, finger) {
            press.lens = lens.aim(&view.cells, finger.point, G::REACH);
            self.show_lens.set(press.lens);
        }
    }

    /// Handles the end of a press over a cell. With the lens it chooses what is aimed at.
    fn end(&mut self, press: &Press<G>, to: Option<Spot>) {
        self.hold = None;
        let Some(lens) = press.lens else { return self.drop(press, to) };
        self.show_lens.set(None);
        let chosen = lens.aimed.filter(|_| to.is_some());
        self.driver.send(Input::Drop(chosen.map(Touch::Spot)));
    }

    /// Handles a move of the pressed pointer: lifts the piece under it, moves the piece along, and selects what a drop
    /// here would select. While the lens is open, nothing is dragged.
    fn drag(&mut self, event: &PointerEvent, hit: Option<Spot>) {
        let Some(mut press) = self.pressed.take_if(|press| press.lens.is_none()) else { return };
        let by = (event.client_x() - press.at.0, event.client_y() - press.at.1);
        let begins = !press.drags && by.0.abs().max(by.1.abs()) >= FAR;
        if begins {
            press.drags = true;
            let is_same = self.view().shows_choices_of(&press.seen);
            self.driver.send(Input::StartDrag(press.from));
            // By touch-move, to lift a piece is an action already.
            if is_same {
                press.seen = self.view();
            }
            if self.view().stage.drags
                && let Some(board) = self.board.cast::<Element>()
            {
                // Without it, a piece is not dragged beyond the board.
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        let over = hit.unwrap_or(press.from);
        let drags = self.view().stage.drags;
        if (begins || press.over != over) && drags {
            self.driver.send(Input::DragOver(press.from, over));
        }
        press.over = over;
        // A piece that has just been lifted is not rendered as lifted yet.
        if !begins && drags {
            self.follow(by);
        }
        self.pressed = Some(press);
    }

    /// Handles the release of the pointer over a cell.
    fn drop(&mut self, press: &Press<G>, to: Option<Spot>) {
        let drags = self.view().stage.drags;
        if drags {
            self.dropped = self.follow((0, 0));
            self.glide("none");
        }
        let touch = match to {
            Some(to) if to != press.from => Some(Touch::Drag(press.from, to)),
            // A piece that is dropped where it was stays selected.
            Some(to) if !drags => Some(Touch::Spot(to)),
            _ => None,
        };
        self.driver.send(Input::Drop(touch));
        if !self.view().is_showing() {
            self.glide_again();
        }
    }

    /// Moves the lifted piece, or the two of a pair, by this many CSS pixels. Returns their elements.
    fn follow(&self, (x, y): (i32, i32)) -> Vec<SvgElement> {
        let Some(board) = self.board.cast::<Element>() else { return Vec::new() };
        let scale = grid::scale(&board.get_bounding_client_rect(), G::SIZE);
        // Whole board units are precise enough.
        #[expect(clippy::cast_possible_truncation, reason = "a pointer stays on the screen")]
        let units = |pixels: i32| (f64::from(pixels) / scale) as i32;
        let by = format!("{}px {}px", units(x), units(y));
        let lifted = [".lifted", ".lifted ~ .lifted"].into_iter().filter_map(|kind| board.query_selector(kind).ok()?);
        let lifted: Vec<SvgElement> = lifted.map(JsCast::unchecked_into).collect();
        for piece in &lifted {
            // An element that cannot be moved stays where it is.
            let _ = piece.style().set_property("translate", &by);
        }
        lifted
    }

    /// Sets the CSS transition of the dropped pieces.
    fn glide(&self, transition: &str) {
        for dropped in &self.dropped {
            let _ = dropped.style().set_property("transition", transition);
        }
    }

    fn glide_again(&mut self) {
        self.glide("");
        self.dropped.clear();
    }
}

/// The width and height of the screen, in CSS pixels.
fn screen() -> Option<(f64, f64)> {
    let window = window()?;
    Some((window.inner_width().ok()?.as_f64()?, window.inner_height().ok()?.as_f64()?))
}
