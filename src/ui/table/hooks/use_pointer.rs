//! The pointer on a board: it touches a cell, or drags what lies there to another one.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::{Callback, NodeRef, PointerEvent, hook, use_mut_ref};

use super::use_sitting::Playing;
use crate::play::{Input, TableView};
use crate::rules::Spot;
use crate::scene::Touch;
use crate::ui::boards::Shown;
use crate::ui::callback::callback;
use crate::ui::grid;
use crate::ui::hooks::Driver;
use crate::ui::hooks::use_effect_on;

/// How far a pointer has to move to drag, in CSS pixels.
const FAR: i32 = 6;

/// A pointer that is down on the board.
struct Press {
    /// The cell that it went down on.
    from: Spot,
    /// Where that was on the page.
    at: (i32, i32),
    /// Whether it has moved far enough to drag what lies there.
    drags: bool,
    /// The cell that it is over.
    over: Spot,
}

/// The pointer on a board, and what was dropped last, which is drawn where it lies now without gliding there.
struct Pointer<G: Shown> {
    board: NodeRef,
    driver: Rc<Driver<crate::play::Sitting<G>>>,
    pressed: Option<Press>,
    dropped: Vec<SvgElement>,
}

/// Gives what takes in the pointer's events on `board`. A press moves the focus of the keyboard by `focus`.
#[hook]
pub fn use_pointer<G: Shown>(board: &NodeRef, playing: &Playing<G>, focus: &Callback<Spot>) -> Callback<PointerEvent> {
    let pointer =
        use_mut_ref(|| Pointer { board: board.clone(), driver: playing.driver(), pressed: None, dropped: Vec::new() });
    // What was dropped glides again once what followed on it has been shown.
    use_effect_on(playing.view.is_showing(), {
        let pointer = Rc::clone(&pointer);
        move |is_showing| {
            if !is_showing {
                pointer.borrow_mut().glide_again();
            }
        }
    });
    callback(focus.clone(), move |event: PointerEvent, focus| {
        // A mouse also moves while none of its buttons is down.
        if event.buttons() == 0 && event.type_() == "pointermove" {
            return;
        }
        pointer.borrow_mut().on(&event, focus);
    })
}

impl<G: Shown> Pointer<G> {
    fn view(&self) -> Rc<TableView<G>> {
        self.driver.view()
    }

    fn on(&mut self, event: &PointerEvent, focus: &Callback<Spot>) {
        let view = self.view();
        let hit = grid::hit(&self.board, G::SIZE, &view.cells, event, G::REACH);
        match event.type_().as_str() {
            "pointerdown" => {
                // A tap that ends a show touches nothing.
                let from = hit.filter(|_| event.button() == 0 && event.is_primary() && !view.is_busy());
                let at = (event.client_x(), event.client_y());
                self.pressed = from.map(|from| Press { from, at, drags: false, over: from });
                if let Some(from) = from {
                    focus.emit(from);
                }
            }
            "pointermove" => self.drag(event, hit),
            kind => {
                if let Some(press) = self.pressed.take() {
                    self.drop(&press, hit.filter(|_| kind == "pointerup"));
                }
            }
        }
    }

    /// The pointer moves while it is down: what it went down on is lifted and follows; what dragging to where it is now
    /// would pick is picked.
    fn drag(&mut self, event: &PointerEvent, hit: Option<Spot>) {
        let Some(mut press) = self.pressed.take() else { return };
        let by = (event.client_x() - press.at.0, event.client_y() - press.at.1);
        let begins = !press.drags && by.0.abs().max(by.1.abs()) >= FAR;
        if begins {
            press.drags = true;
            self.driver.send(Input::Lift(press.from));
            if self.view().stage.drags
                && let Some(board) = self.board.cast::<Element>()
            {
                // Without it, what leaves the board is not followed.
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        let over = hit.unwrap_or(press.from);
        let drags = self.view().stage.drags;
        if (begins || press.over != over) && drags {
            self.driver.send(Input::Over(press.from, over));
        }
        press.over = over;
        // What is just being lifted has yet to be drawn so.
        if !begins && drags {
            self.follow(by);
        }
        self.pressed = Some(press);
    }

    /// The pointer lets go over this cell.
    fn drop(&mut self, press: &Press, to: Option<Spot>) {
        let drags = self.view().stage.drags;
        if drags {
            self.dropped = self.follow((0, 0));
            self.glide("none");
        }
        let touch = match to {
            Some(to) if to != press.from => Some(Touch::Drag(press.from, to)),
            // What is dropped where it was stays picked.
            Some(to) if !drags => Some(Touch::Spot(to)),
            _ => None,
        };
        self.driver.send(Input::Drop(touch));
        if !self.view().is_showing() {
            self.glide_again();
        }
    }

    /// What is lifted follows the pointer so many CSS pixels away: a piece, or two that are a pair.
    fn follow(&self, (x, y): (i32, i32)) -> Vec<SvgElement> {
        let Some(board) = self.board.cast::<Element>() else { return Vec::new() };
        let scale = grid::scale(&board.get_bounding_client_rect(), G::SIZE);
        // Whole units of the board are fine enough.
        #[expect(clippy::cast_possible_truncation, reason = "a pointer stays on the screen")]
        let units = |pixels: i32| (f64::from(pixels) / scale) as i32;
        let by = format!("{}px {}px", units(x), units(y));
        let lifted = [".lifted", ".lifted ~ .lifted"].into_iter().filter_map(|kind| board.query_selector(kind).ok()?);
        let lifted: Vec<SvgElement> = lifted.map(JsCast::unchecked_into).collect();
        for piece in &lifted {
            // What cannot be moved stays where it is.
            let _ = piece.style().set_property("translate", &by);
        }
        lifted
    }

    /// How what was dropped last glides to where it is drawn.
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
