//! Pointer input on a board: touching cells, and dragging pieces.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::{Callback, NodeRef, PointerEvent, hook, use_mut_ref};

use super::contact::Contact;
use super::use_sitting::{TableHandle, TableMachine};
use crate::play::{Input, PressMeaning, TableView};
use crate::rules::Spot;
use crate::scene::{Scene, Touch};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::grid;
use crate::ui::hooks::{Driver, use_effect_on};

/// Minimum distance that a pointer moves to drag, in CSS pixels.
const FAR: i32 = 6;

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
}

/// The pointer on a board, and the pieces that were dropped last, which are drawn at their place without a transition.
struct Pointer<G: GameUi> {
    board: NodeRef,
    driver: Rc<Driver<TableMachine<G>>>,
    /// The view that was rendered last.
    painted: Rc<TableView<G>>,
    pressed: Option<Press<G>>,
    dropped: Vec<SvgElement>,
}

/// Returns a handler of pointer events on `board`. A press moves the keyboard focus by `focus`.
#[hook]
pub fn use_pointer<G: GameUi>(
    board: &NodeRef,
    playing: &TableHandle<G>,
    focus: &Callback<Spot>,
) -> Callback<PointerEvent> {
    let pointer = use_mut_ref(|| Pointer {
        board: board.clone(),
        driver: playing.driver(),
        painted: Rc::clone(&playing.view),
        pressed: None,
        dropped: Vec::new(),
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
    callback(focus.clone(), move |event: PointerEvent, focus| {
        // A mouse also moves while no button is pressed.
        if event.buttons() == 0 && event.type_() == "pointermove" {
            return;
        }
        pointer.borrow_mut().on(&event, focus);
    })
}

impl<G: GameUi> Pointer<G> {
    fn view(&self) -> Rc<TableView<G>> {
        self.driver.view()
    }

    fn on(&mut self, event: &PointerEvent, focus: &Callback<Spot>) {
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
        match event.type_().as_str() {
            "pointerdown" => {
                if let Some(given_up) = self.pressed.take() {
                    self.drop(&given_up, None);
                }
                let chooses = view.press_seen_on(&self.painted) == PressMeaning::Choice;
                let from = hit.filter(|_| event.button() == 0 && chooses);
                let at = (event.client_x(), event.client_y());
                let seen = &self.painted;
                self.pressed =
                    from.map(|from| Press { contact, from, at, drags: false, over: from, seen: Rc::clone(seen) });
                if let Some(from) = from {
                    focus.emit(from);
                }
            }
            "pointermove" => self.drag(event, hit),
            kind => {
                if let Some(press) = self.pressed.take() {
                    let is_same = view.shows_choices_of(&press.seen);
                    self.drop(&press, hit.filter(|_| kind == "pointerup" && is_same));
                }
            }
        }
    }

    /// Handles a move of the pressed pointer: lifts the piece under it, moves the piece along, and selects what a drop
    /// here would select.
    fn drag(&mut self, event: &PointerEvent, hit: Option<Spot>) {
        let Some(mut press) = self.pressed.take() else { return };
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
