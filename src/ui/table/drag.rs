//! What a pointer does on the board: it touches a cell, or drags from one to another.

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::PointerEvent;

use super::Table;
use crate::play::Input;
use crate::rules::Spot;
use crate::scene::Touch;
use crate::ui::boards::Shown;
use crate::ui::grid;
use crate::ui::page::Link;

/// How far a pointer has to move to drag, in CSS pixels.
const FAR: i32 = 6;

/// A pointer that is down on the board.
pub struct Press {
    /// The cell that it went down on.
    from: Spot,
    /// Where that was on the page.
    at: (i32, i32),
    /// Whether it has moved far enough to drag what lies there.
    drags: bool,
    /// The cell that it is over.
    over: Spot,
}

impl<G: Shown> Table<G> {
    /// The pointer does something on the board. Tells whether the page looks different now.
    pub(super) fn point(&mut self, link: &Link, event: &PointerEvent) -> bool {
        let hit = grid::hit(&self.board, G::SIZE, &self.cells, event, G::REACH);
        match event.type_().as_str() {
            "pointerdown" => {
                // A tap that ends a show touches nothing.
                let from = hit.filter(|_| event.button() == 0 && event.is_primary() && !self.sitting.is_busy());
                let at = (event.client_x(), event.client_y());
                self.pressed = from.map(|from| Press { from, at, drags: false, over: from });
                self.focus = from.or(self.focus);
                false
            }
            "pointermove" => self.drag(link, event, hit),
            kind => {
                let Some(press) = self.pressed.take() else { return false };
                self.drop(link, &press, hit.filter(|_| kind == "pointerup"));
                true
            }
        }
    }

    /// The pointer moves while it is down: what it went down on is lifted, and follows; what dragging to where it is now
    /// would pick is picked.
    fn drag(&mut self, link: &Link, event: &PointerEvent, hit: Option<Spot>) -> bool {
        let Some(mut press) = self.pressed.take() else { return false };
        let by = (event.client_x() - press.at.0, event.client_y() - press.at.1);
        let begins = !press.drags && by.0.abs().max(by.1.abs()) >= FAR;
        if begins {
            press.drags = true;
            self.input(link, Input::Lift(press.from));
            if self.sitting.drags()
                && let Some(board) = self.board.cast::<Element>()
            {
                // Without it, what leaves the board is not followed.
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        let over = hit.unwrap_or(press.from);
        let moves = begins || press.over != over;
        press.over = over;
        if moves && self.sitting.drags() {
            self.input(link, Input::Over(press.from, over));
        }
        // What is just being lifted has yet to be drawn so.
        if !begins && self.sitting.drags() {
            self.follow_pointer(by);
        }
        self.pressed = Some(press);
        moves
    }

    /// The pointer lets go over this cell.
    fn drop(&mut self, link: &Link, press: &Press, to: Option<Spot>) {
        let drags = self.sitting.drags();
        if drags {
            self.dropped = self.follow_pointer((0, 0));
        }
        let touch = match to {
            Some(to) if to != press.from => Some(Touch::Drag(press.from, to)),
            // What is dropped where it was stays picked.
            Some(to) if !drags => Some(Touch::Spot(to)),
            _ => None,
        };
        self.input(link, Input::Drop(touch));
        if !self.sitting.is_showing() {
            self.dropped.clear();
        }
        self.glide("none");
    }

    /// What is lifted on the board follows the pointer so many CSS pixels away: a piece, or two that are a pair.
    fn follow_pointer(&self, (x, y): (i32, i32)) -> Vec<SvgElement> {
        let Some(board) = self.board.cast::<Element>() else { return Vec::new() };
        let scale = grid::scale(&board.get_bounding_client_rect(), G::SIZE);
        // Whole units of the board are fine enough, and far less to write down than fractions.
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
    pub(super) fn glide(&self, transition: &str) {
        for dropped in &self.dropped {
            let _ = dropped.style().set_property("transition", transition);
        }
    }
}
