//! B9, B10: a live duel on the screen: the call, the countdown, and hands guided by pointers and keys.

use caravanserai::play::bag::{
    DuelStatus, Duellists, FrameResult, LiveDuel, PointerAction, PointerInput, PointerType, RestartReason, Touching,
    call_buttons,
};
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::scene::Sound;
use fastrand::Rng;

use super::calm_sitting::table;

const BAG: (f64, f64) = (700.0, 600.0);
const BEGIN: f64 = 5_000.0;

/// A live duel: Ada is the bag master with an egg and challenges Ben, who has a star.
fn due() -> Dschamal {
    let text = "players 2 start chosen duel live; camps blue-egg blue-star; master A; challenged B; now duel";
    text.parse().expect("a duel")
}

/// Drives a live duel as a page does, with its clock and the sounds that were played.
struct Desk {
    duel: LiveDuel,
    duellists: Duellists,
    rng: Rng,
    now: f64,
    status: DuelStatus,
    heard: Vec<Sound>,
}

impl Desk {
    fn new(players: &[&str]) -> Self {
        Self::shaken(players, 3)
    }

    /// Returns a desk with another heap for each seed.
    fn shaken(players: &[&str], seed: u64) -> Self {
        let at = table(due(), players);
        let duellists = Duellists::as_seated(&at).expect("a duel is due");
        let mut rng = Rng::with_seed(seed);
        let bags = [0, 1].map(|hand| duellists.skill(hand).is_none().then_some(BAG));
        let duel = LiveDuel::shaken(&at.state, &duellists, bags, LiveDuel::three(BEGIN), &mut || rng.u64(..));
        Self { duel, duellists, rng, now: BEGIN, status: DuelStatus::default(), heard: Vec::new() }
    }

    /// Advances frame by frame until this many ms after the “3” of the countdown.
    fn pass_to(&mut self, after: f64) -> Option<FrameResult> {
        while self.now < LiveDuel::three(BEGIN) + after {
            self.now += 10.0;
            match self.duel.advance(&self.duellists, self.now, &mut || self.rng.u64(..)) {
                FrameResult::Open(status, sounds) => {
                    self.status = status;
                    self.heard.extend(sounds);
                }
                ended => return Some(ended),
            }
        }
        None
    }

    /// Returns the status this many ms after the “3” of the countdown.
    fn status_after(&mut self, after: f64) -> DuelStatus {
        assert_eq!(self.pass_to(after), None);
        self.status
    }

    fn pointer(&mut self, hand: usize, pointer_type: PointerType, action: PointerAction, at: (f64, f64)) -> bool {
        self.duel.point(hand, &PointerInput { id: 7, pointer_type, action, at, time: self.now })
    }

    fn key(&mut self, key: &str, down: bool) {
        self.duel.key(key, (down, false, self.now));
    }

    /// Returns a point on the screen at which a hand guided by a mouse touches exactly one piece.
    fn piece(&mut self) -> (f64, f64) {
        self.piece_from(40)
    }

    /// Returns such a point at least this far above the rim.
    fn piece_from(&mut self, least: i32) -> (f64, f64) {
        for x in (40..660).step_by(7) {
            for above in (least..560).step_by(7) {
                let at = (f64::from(x), f64::from(above));
                self.pointer(0, PointerType::Mouse, PointerAction::Move, at);
                if matches!(self.duel.live().touches(0), Touching::One(_)) {
                    return at;
                }
            }
        }
        panic!("there is a piece");
    }
}

#[test]
fn the_two_who_duel_are_called_by_name_and_the_others_watch() {
    let mut at = table(due(), &["person", "person"]);
    let called = |at: &_, again| Duellists::as_seated(at).expect("a duel").call_prompt(again);
    assert_eq!(called(&at, None).title, "Ada and Ben, to the bag!");
    assert_eq!(called(&at, None).hint, None);
    let paused = "Paused. The bag is shaken and the duel starts again.";
    assert_eq!(called(&at, Some(RestartReason::Paused)).hint.as_deref(), Some(paused));
    assert_ne!(called(&at, Some(RestartReason::AtOnce)).hint.as_deref(), Some(paused));
    let text = "players 3 start chosen duel live; camps blue-egg blue-star blue-ring; master A; challenged B; now duel";
    at = table(text.parse().expect("a duel"), &["person", "feeling-1", "person"]);
    let prompt = called(&at, None);
    assert_eq!((prompt.title.as_str(), prompt.hint.as_deref()), ("Ada, to the bag!", Some("Cleo watches.")));
    let keys: String = call_buttons().into_iter().map(|control| control.key).collect();
    assert_eq!(keys, "cb");
}

#[test]
fn b10_it_is_counted_to_three_and_heard() {
    let mut desk = Desk::new(&["person", "person"]);
    for (after, count, heard) in [(-1990.0, 0, 0), (-1490.0, 1, 1), (-740.0, 2, 2), (10.0, 3, 3), (710.0, 0, 3)] {
        assert_eq!(desk.pass_to(after), None);
        assert_eq!((desk.status.count, desk.heard.len()), (count, heard), "{after}");
    }
    assert_eq!(desk.heard, [Sound::Count, Sound::Count, Sound::Go]);
}

#[test]
fn b10_a_mouse_draws_with_a_shout_of_the_key_d() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    let at = desk.piece();
    assert!(desk.pointer(0, PointerType::Mouse, PointerAction::Down, at), "the pointer is the hand");
    desk.pass_to(300.0);
    assert!(desk.duel.live().is_closed(0) && desk.heard.ends_with(&[Sound::Knock]));
    desk.key("d", true);
    desk.pointer(0, PointerType::Mouse, PointerAction::Move, (at.0, -20.0));
    let Some(FrameResult::Over(actions)) = desk.pass_to(1000.0) else { panic!("it is over") };
    assert!(actions[0].to_string().starts_with('A') && actions[0].to_string().ends_with(" cry"), "{actions:?}");
}

#[test]
fn b10_the_only_mouse_is_of_the_lower_hand_where_two_are_persons() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    assert!(!desk.pointer(1, PointerType::Mouse, PointerAction::Down, (200.0, 200.0)));
    assert!(desk.pointer(1, PointerType::Touch, PointerAction::Down, (200.0, 200.0)), "a finger is anybody's");
    let mut alone = Desk::new(&["feeling-1", "person"]);
    alone.pass_to(10.0);
    assert!(alone.pointer(1, PointerType::Mouse, PointerAction::Down, (200.0, 200.0)));
}

#[test]
fn a_hand_is_ahead_of_the_finger_that_hides_it_and_follows_one_pointer() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    desk.pointer(0, PointerType::Other, PointerAction::Down, (300.0, 200.0));
    let under = desk.duel.live().hand(0);
    desk.pointer(0, PointerType::Other, PointerAction::Up, (300.0, 200.0));
    assert!(desk.pointer(0, PointerType::Touch, PointerAction::Down, (300.0, 200.0)));
    assert!(desk.duel.live().hand(0).y > under.y + 5.0);
    assert!(desk.duel.seen(0).is_some_and(|(_, is_finger)| is_finger));
    let second = PointerInput {
        id: 8,
        pointer_type: PointerType::Touch,
        action: PointerAction::Down,
        at: (50.0, 50.0),
        time: desk.now,
    };
    assert!(!desk.duel.point(0, &second));
}

#[test]
fn no_touch_begins_at_the_sides_where_devices_go_back_but_one_may_move_there() {
    for (x, begins) in [(4.0, false), (15.0, false), (17.0, true), (683.0, true), (690.0, false)] {
        let mut desk = Desk::new(&["person", "person"]);
        desk.pass_to(10.0);
        assert_eq!(desk.pointer(0, PointerType::Touch, PointerAction::Down, (x, 200.0)), begins, "{x}");
        desk.pointer(0, PointerType::Touch, PointerAction::Move, (3.0, 200.0));
        assert_eq!(desk.status_after(50.0).moved[0], begins, "{x}");
        let mut by_mouse = Desk::new(&["person", "person"]);
        by_mouse.pass_to(10.0);
        assert!(by_mouse.pointer(0, PointerType::Mouse, PointerAction::Down, (x, 200.0)), "a mouse has no gestures");
    }
}

#[test]
fn b10_keys_lead_the_upper_hand_and_draw() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    let drawn = (0..20_u8).find_map(|tries| {
        let (begin, aside) = (10.0 + 3_000.0 * f64::from(tries), 60.0 * f64::from(tries));
        let keys = [
            ("ArrowUp", true, 400.0),
            ("ArrowUp", false, 410.0),
            ("ArrowRight", true, 420.0 + aside.min(560.0)),
            ("ArrowRight", false, 1_000.0),
            (" ", true, 1_350.0),
            ("Enter", true, 1_360.0),
            ("ArrowDown", true, 2_600.0),
            ("ArrowDown", false, 2_700.0),
            (" ", false, 2_800.0),
        ];
        keys.into_iter().find_map(|(key, down, until)| {
            desk.key(key, down);
            desk.pass_to(begin + until)
        })
    });
    let Some(FrameResult::Over(actions)) = drawn else { panic!("a piece is found: {drawn:?}") };
    assert!(actions[0].to_string().starts_with("B draws ") && actions[0].to_string().ends_with(" cry"), "{actions:?}");
}

#[test]
fn one_touch_by_mistake_pauses_nothing() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    let now = desk.now;
    for (time, means_it) in
        [(0.0, false), (100.0, false), (600.0, true), (4_000.0, false), (7_500.0, false), (8_000.0, true)]
    {
        assert_eq!(desk.duel.pause(now + time), means_it, "{time}");
    }
    desk.duel.pause(desk.now);
    desk.pass_to(50.0);
    assert!(desk.status.pause_asked);
    desk.pass_to(3_100.0);
    assert!(!desk.status.pause_asked);
}

#[test]
fn b10_who_starts_early_is_held_back_and_the_page_says_so() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(-200.0);
    desk.pointer(0, PointerType::Mouse, PointerAction::Move, (300.0, 200.0));
    desk.pass_to(100.0);
    assert_eq!(desk.status.held_back, [true, false]);
    desk.pass_to(600.0);
    assert_eq!(desk.status.held_back, [false, false]);
}

#[test]
fn a_bot_comes_out_in_a_while_where_its_person_does_nothing() {
    let mut desk = Desk::new(&["person", "feeling-3"]);
    let Some(FrameResult::Over(actions)) = desk.pass_to(600_000.0) else { panic!("the bot draws") };
    assert!(actions[0].to_string().starts_with('B'), "{actions:?}");
}

#[test]
fn b9_of_a_bot_its_person_sees_where_it_reaches_in_and_that_it_holds_a_piece() {
    let mut desk = Desk::new(&["person", "level-4"]);
    assert_eq!(desk.duel.rival(0, desk.now), None, "before the count");
    let (mut places, mut gripped) = (Vec::new(), false);
    for after in 0..60_000 {
        let ended = desk.pass_to(f64::from(after) * 10.0).is_some();
        places.extend(desk.duel.rival(0, desk.now));
        gripped |= desk.status.grips[1];
        assert!(!desk.status.grips[0], "that of a person is its own affair");
        if ended {
            break;
        }
    }
    assert!(gripped && places.iter().any(|place| (place - places[0]).abs() > 5.0), "{places:?}");
    assert!(places.iter().all(|place| (0.0..=BAG.0).contains(place)), "{places:?}");
    assert!(desk.heard.contains(&Sound::Rustle));
    let mut two = Desk::new(&["person", "person"]);
    two.pass_to(1_000.0);
    assert_eq!((two.duel.rival(0, two.now), two.status.grips), (None, [false; 2]));
}

#[test]
fn b10_a_hand_that_has_done_nothing_for_ten_seconds_is_idle() {
    let mut desk = Desk::new(&["person", "person"]);
    let status = |desk: &mut Desk, after| {
        assert_eq!(desk.pass_to(after), None);
        (desk.status.moved, desk.status.idle)
    };
    assert_eq!(status(&mut desk, 9_990.0), ([false; 2], [false; 2]));
    assert_eq!(status(&mut desk, 10_010.0), ([false; 2], [true; 2]));
    desk.pointer(1, PointerType::Touch, PointerAction::Down, (350.0, 500.0));
    assert_eq!(status(&mut desk, 10_050.0), ([false, true], [true, false]));
    desk.pointer(1, PointerType::Touch, PointerAction::Move, (360.0, 500.0));
    assert_eq!(status(&mut desk, 20_030.0), ([false, true], [true, false]));
    assert_eq!(status(&mut desk, 20_100.0), ([false, true], [true; 2]));
}

/// A finger on a bag. It trembles, and reports itself every 16 ms.
struct Finger {
    desk: Desk,
    rng: Rng,
    at: (f64, f64),
    gripped: bool,
    drew: bool,
}

impl Finger {
    /// Puts a finger down so that the hand is on a piece.
    fn on_piece(seed: u64) -> Self {
        let mut desk = Desk::shaken(&["person", "person"], seed);
        desk.pass_to(10.0);
        let at = desk.piece_from(80);
        // The hand is ahead of the finger.
        let at = (at.0, at.1 - 26.0);
        desk.pointer(0, PointerType::Mouse, PointerAction::Move, (at.0, -20.0));
        let mut finger = Self { desk, rng: Rng::with_seed(seed), at, gripped: false, drew: false };
        finger.report(PointerAction::Down);
        finger
    }

    fn report(&mut self, action: PointerAction) {
        let mut tremble = || 5.0 * self.rng.f64() - 2.5;
        let at = (self.at.0 + tremble(), self.at.1 + tremble());
        self.desk.pointer(0, PointerType::Touch, action, at);
    }

    /// Lets 16 ms pass.
    fn tick(&mut self) {
        self.desk.now += 16.0;
        let result = self.desk.duel.advance(&self.desk.duellists, self.desk.now, &mut || self.desk.rng.u64(..));
        self.drew |= matches!(result, FrameResult::Over(_));
        self.gripped |= self.desk.duel.live().is_closed(0);
    }

    fn rest(&mut self, millis: f64) {
        let end = self.desk.now + millis;
        while self.desk.now < end {
            self.report(PointerAction::Move);
            self.tick();
        }
    }

    /// Moves to a point at this speed, in pixels per second.
    fn go(&mut self, to: (f64, f64), speed: f64) {
        let from = self.at;
        let length = (to.0 - from.0).hypot(to.1 - from.1);
        let steps = (length / speed / 0.016).ceil().max(1.0);
        let mut step = 0.0;
        while step < steps {
            step += 1.0;
            self.at = (from.0 + (to.0 - from.0) * step / steps, from.1 + (to.1 - from.1) * step / steps);
            self.report(PointerAction::Move);
            self.tick();
        }
    }

    /// Returns a point of the bag.
    fn anywhere(&mut self) -> (f64, f64) {
        (60.0 + 580.0 * self.rng.f64(), 60.0 + 460.0 * self.rng.f64())
    }

    /// Pulls the hand over the rim.
    fn pull(&mut self) -> bool {
        self.go((self.at.0, -60.0), 700.0);
        for _ in 0..10 {
            self.tick();
        }
        self.drew
    }
}

#[test]
fn b10_who_stops_on_a_piece_or_presses_on_it_again_draws_it() {
    let stops_and_pulls = |seed: &u64| {
        let mut finger = Finger::on_piece(*seed);
        let piece = finger.at;
        let (away, speed) = (finger.anywhere(), 150.0 + 200.0 * finger.rng.f64());
        finger.go(away, speed);
        finger.go(piece, speed);
        let rest = 450.0 + 250.0 * finger.rng.f64();
        finger.rest(rest);
        finger.pull()
    };
    let presses_again = |seed: &u64| {
        let mut finger = Finger::on_piece(*seed);
        finger.rest(80.0);
        finger.report(PointerAction::Up);
        finger.desk.pass_to(finger.desk.now - LiveDuel::three(BEGIN) + 150.0);
        finger.report(PointerAction::Down);
        finger.pull()
    };
    let drawn = (0..50).filter(stops_and_pulls).count() + (50..100).filter(presses_again).count();
    assert!(drawn >= 95, "{drawn} of 100");
}

#[test]
fn b10_who_strokes_slowly_or_starts_on_a_piece_grips_nothing() {
    let grips = |seed: &u64| {
        let mut finger = Finger::on_piece(*seed);
        // A slow start: 16 pixels in the first quarter of a second.
        let (x, above) = finger.at;
        finger.go((x + 16.0, above), 64.0);
        for _ in 0..4 {
            let (to, speed) = (finger.anywhere(), 60.0 + 140.0 * finger.rng.f64());
            finger.go(to, speed);
            let pause = 200.0 * finger.rng.f64();
            finger.rest(pause);
        }
        finger.report(PointerAction::Up);
        finger.gripped
    };
    let gripped = (0..100).filter(grips).count();
    assert!(gripped <= 2, "{gripped} of 100");
}

#[test]
fn b10_an_empty_hand_and_a_shout_without_a_piece_are_answered() {
    let mut desk = Desk::new(&["person", "person"]);
    desk.pass_to(10.0);
    desk.pointer(0, PointerType::Mouse, PointerAction::Move, (200.0, 200.0));
    assert!(!desk.status_after(50.0).empty[0]);
    desk.heard.clear();
    desk.pointer(0, PointerType::Mouse, PointerAction::Move, (200.0, -20.0));
    assert!(desk.status_after(100.0).empty[0] && desk.heard == [Sound::Knock]);
    assert!(!desk.status_after(1500.0).empty[0]);
    desk.key("d", true);
    assert!(desk.status_after(1600.0).empty[0]);
}
