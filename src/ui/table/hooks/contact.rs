//! Which of several pointers presses a board: fingers, a palm, a pen, a mouse.

/// A pointer that touches a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact {
    /// Its number.
    pub id: i32,
    /// The kind of device: `mouse`, `pen` or `touch`.
    pub device: String,
    /// `true` if it came when no other pointer of its device was down.
    pub is_primary: bool,
}

impl Contact {
    /// `true` if this pointer, which goes down now, may press the board that `held` presses. The pointer that drags a
    /// piece keeps it, unless its end was never reported. One that only rests, as a palm does, must not keep others off.
    pub fn may_press(&self, held: Option<&Self>, drags: bool) -> bool {
        let is_lost = |held: &Self| self.id == held.id || (self.is_primary && self.device == held.device);
        held.is_none_or(|held| !drags || is_lost(held))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contact(id: i32, device: &str, is_primary: bool) -> Contact {
        Contact { id, device: device.to_owned(), is_primary }
    }

    #[test]
    fn a_second_pointer_takes_no_piece_from_the_one_that_drags_it() {
        let finger = contact(1, "touch", true);
        for second in [contact(2, "touch", false), contact(3, "pen", true), contact(4, "mouse", true)] {
            assert!(!second.may_press(Some(&finger), true), "{second:?}");
            assert!(second.may_press(Some(&finger), false), "{second:?}: the first only rests");
            assert!(second.may_press(None, false), "{second:?}: the board is free, whatever is beside it");
        }
        let pen = contact(3, "pen", true);
        assert!(!finger.may_press(Some(&pen), true));
    }

    #[test]
    fn a_drag_whose_end_was_never_reported_gives_way() {
        for (held, next) in [
            (contact(1, "touch", true), contact(2, "touch", true)),
            (contact(9, "mouse", true), contact(9, "mouse", true)),
        ] {
            assert!(next.may_press(Some(&held), true), "{next:?}");
        }
    }
}
