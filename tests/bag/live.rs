//! B9, B10: the bag of a live duel.

use caravanserai::play::bag::{Heap, Keys, Live, Point, RADIUS, Size, Touching, View};
use caravanserai::rules::Seat;
use caravanserai::rules::dschamal::{Outline, Piece, PieceSet, Verdict};
use fastrand::Rng;

const THREE: f64 = 10_000.0;

fn shaken(seed: u64) -> Heap {
    let mut rng = Rng::with_seed(seed);
    Heap::shaken(PieceSet::ALL, Size::of(0.62), &mut || rng.u64(..))
}

fn duel(seed: u64) -> Live {
    Live::new(shaken(seed), THREE)
}

/// The points of a grid over the bag, from the rim on.
fn places(live: &Live) -> impl Iterator<Item = Point> + use<> {
    let size = live.size();
    let steps = |length: f64| (0..).map(|step| f64::from(step) * 12.0).take_while(move |at| *at <= length);
    steps(size.depth).flat_map(move |y| steps(size.width).map(move |x| Point { x, y }))
}

/// Returns a point where the touch of the hand meets this condition.
fn found(live: &Live, hand: usize, is: impl Fn(Touching) -> bool) -> Point {
    let feels = |at: &Point| {
        let mut trial = live.clone();
        trial.move_hand(hand, *at, THREE);
        is(trial.touches(hand))
    };
    places(live).find(feels).expect("a place")
}

fn is_one(touching: Touching) -> bool {
    matches!(touching, Touching::One(_))
}

/// Presses at a point for long enough to grip.
fn grip(live: &mut Live, hand: usize, at: Point, time: f64) {
    live.move_hand(hand, at, time);
    live.press(hand, time);
    live.advance(time + 400.0);
}

/// Moves the hand out of the bag over its own rim.
fn pull(live: &mut Live, hand: usize, time: f64) {
    live.move_hand(hand, Point { x: 300.0, y: 40.0 }, time - 5.0);
    live.move_hand(hand, Point { x: 300.0, y: -10.0 }, time);
}

#[test]
fn b9_the_same_lots_give_the_same_heap_and_others_another() {
    assert_eq!(shaken(1), shaken(1));
    assert_ne!(shaken(1), shaken(2));
}

#[test]
fn b9_where_a_piece_lies_has_nothing_to_do_with_what_it_is() {
    // The random numbers for the positions come after those for the order of the pieces: over many bags, the camel is
    // as often near the middle as any other piece.
    let mut sum = [0.0; 60];
    for seed in 0..200 {
        let live = duel(seed);
        let middle = Point { x: live.size().width / 2.0, y: live.size().depth / 2.0 };
        let mut wide = live.clone();
        wide.move_hand(0, middle, THREE);
        for edge in wide.edges(0, THREE) {
            if let Some(piece) = Piece::all().find(|piece| piece.outline() == edge.outline) {
                sum[piece.index()] += 1.0;
            }
        }
    }
    let camel: f64 = sum[Piece::CAMEL.index()];
    let black: f64 = sum[48..59].iter().sum::<f64>() / 11.0;
    assert!((camel - black).abs() < 0.6 * black, "{camel} and {black}");
}

#[test]
fn b9_only_what_is_near_the_hand_can_be_felt() {
    let mut live = duel(3);
    assert_eq!(live.edges(0, THREE), [], "the hand is not in the bag");
    let at = Point { x: 400.0, y: 300.0 };
    live.move_hand(0, at, THREE);
    let edges = live.edges(0, THREE);
    assert!(!edges.is_empty() && edges.len() < 12, "{}", edges.len());
    assert!(edges.iter().all(|edge| edge.at.distance(at) <= Live::PATCH + RADIUS));
    assert_eq!(live.edges(1, THREE), [], "and only by that hand");
}

#[test]
fn b10_both_see_the_same_heap_mirrored() {
    let mut live = duel(4);
    let at = Point { x: 300.0, y: 200.0 };
    live.move_hand(0, at, THREE);
    live.move_hand(1, live.size().mirrored(at), THREE);
    let mirrored: Vec<_> =
        live.edges(1, THREE).iter().map(|edge| (edge.outline, live.size().mirrored(edge.at))).collect();
    let own: Vec<_> = live.edges(0, THREE).iter().map(|edge| (edge.outline, edge.at)).collect();
    for ((outline, at), (other, there)) in own.iter().zip(&mirrored) {
        assert_eq!(outline, other);
        assert!(at.distance(*there) < 1e-9, "as deep, and on the other side");
    }
    assert_eq!(live.touches(0), live.touches(1));
}

#[test]
fn b10_a_rest_of_two_fifths_of_a_second_grips_and_a_pull_over_the_own_rim_draws() {
    let mut live = duel(5);
    let at = found(&live, 0, is_one);
    live.move_hand(0, at, THREE);
    let Touching::One(outline) = live.touches(0) else { panic!("one piece") };
    live.press(0, THREE);
    live.advance(THREE + 399.0);
    assert!(!live.is_closed(0));
    live.advance(THREE + 400.0);
    assert!(live.is_closed(0));
    pull(&mut live, 0, THREE + 405.0);
    assert_eq!(live.verdict(THREE + 425.0), Verdict::Open, "the other may still come out with it");
    assert_eq!(live.verdict(THREE + 436.0), Verdict::First(0));
    let draw = live.drawn(0, Seat(2));
    assert_eq!((draw.drawer, draw.single().map(Piece::outline), draw.shout), (Seat(2), Some(outline), false));
}

#[test]
fn b10_a_hand_that_goes_on_feels_and_does_not_grip() {
    let mut live = duel(6);
    let at = found(&live, 0, is_one);
    live.move_hand(0, at, THREE);
    live.press(0, THREE);
    for (step, way) in [(1.0, 40.0), (2.0, 0.0), (3.0, 40.0), (4.0, 0.0)] {
        live.move_hand(0, Point { x: at.x + way, y: at.y }, THREE + 200.0 * step);
        live.advance(THREE + 200.0 * step + 150.0);
        assert!(!live.is_closed(0));
    }
    live.move_hand(0, Point { x: at.x, y: -10.0 }, THREE + 950.0);
    assert!(!live.is_out(0), "an empty hand goes back in");
}

#[test]
fn b10_who_lets_go_draws_nothing() {
    let mut live = duel(7);
    let at = found(&live, 0, is_one);
    grip(&mut live, 0, at, THREE);
    assert!(live.is_closed(0));
    live.raise_hand(0, THREE + 300.0);
    live.move_hand(0, Point { x: 300.0, y: -10.0 }, THREE + 400.0);
    assert!(!live.is_closed(0) && !live.is_out(0));
}

#[test]
fn b4f_a_grip_where_outlines_touch_brings_out_all_of_them() {
    let mut live = duel(8);
    let at = found(&live, 1, |touching| touching == Touching::Several);
    grip(&mut live, 1, at, THREE);
    pull(&mut live, 1, THREE + 500.0);
    assert!(live.drawn(1, Seat(1)).pieces.len() > 1);
    assert_eq!(live.verdict(THREE + 600.0), Verdict::First(1));
}

#[test]
fn b10_a_hand_that_starts_early_is_held_back_for_half_a_second() {
    let mut live = duel(9);
    let at = found(&live, 0, is_one);
    live.move_hand(0, at, THREE - 100.0);
    live.press(0, THREE - 90.0);
    assert!(live.is_held_back(0, THREE - 50.0) && live.is_held_back(0, THREE + 499.0));
    assert_eq!(live.edges(0, THREE + 400.0), [], "it feels nothing meanwhile");
    live.advance(THREE + 890.0);
    assert!(!live.is_closed(0));
    live.advance(THREE + 900.0);
    assert!(live.is_closed(0), "its press counts from when it is let in");
    assert!(!live.is_held_back(1, THREE));
}

#[test]
fn b10_a_hand_over_the_rim_is_not_early() {
    let mut live = duel(9);
    live.move_hand(0, Point { x: 200.0, y: -20.0 }, THREE - 100.0);
    live.press(0, THREE - 90.0);
    assert!(!live.is_held_back(0, THREE));
}

#[test]
fn b10_two_hands_out_within_30_ms_duel_again() {
    for (apart, verdict) in [(0.0, Verdict::Again), (30.0, Verdict::Again), (31.0, Verdict::First(0))] {
        let mut live = duel(10);
        let places = [0, 1].map(|hand| found(&live, hand, is_one));
        for hand in [0, 1] {
            grip(&mut live, hand, places[hand], THREE);
        }
        // Hands are compared by the time at which they came out, not the time at which the page handles it.
        pull(&mut live, 1, THREE + 500.0 + apart);
        pull(&mut live, 0, THREE + 500.0);
        assert_eq!(live.verdict(THREE + 600.0), verdict, "{apart} ms");
    }
}

#[test]
fn b10_the_shout_counts_while_the_hand_comes_out() {
    let drawn = |shouts: [Option<f64>; 3]| {
        let mut live = duel(11);
        let at = found(&live, 0, is_one);
        let shout = |live: &mut Live, time: Option<f64>| time.into_iter().for_each(|time| live.shout(0, time));
        live.move_hand(0, at, THREE);
        shout(&mut live, shouts[0]);
        grip(&mut live, 0, at, THREE);
        shout(&mut live, shouts[1]);
        pull(&mut live, 0, THREE + 500.0);
        shout(&mut live, shouts[2]);
        live.drawn(0, Seat(0)).shout
    };
    assert!(!drawn([Some(THREE), None, None]), "before the grip");
    assert!(drawn([None, Some(THREE + 300.0), None]));
    assert!(
        drawn([None, None, Some(THREE + 499.0)]),
        "it was before the hand was out, though the page got to it later"
    );
    assert!(!drawn([None, None, Some(THREE + 501.0)]), "too late");
}

#[test]
fn b10_what_one_hand_holds_the_other_does_not_feel() {
    let mut live = duel(12);
    let at = found(&live, 0, is_one);
    live.move_hand(1, live.size().mirrored(at), THREE);
    let Touching::One(outline) = live.touches(1) else { panic!("the same piece") };
    grip(&mut live, 0, at, THREE);
    assert_ne!(live.touches(1), Touching::One(outline));
}

#[test]
fn the_heap_shifts_a_little_where_a_hand_goes_and_stays_in_the_bag() {
    let mut live = duel(13);
    let before = live.clone();
    let size = live.size();
    let mut rng = Rng::with_seed(1);
    for step in 0..4_000 {
        let to = Point { x: rng.f64() * size.width, y: rng.f64() * size.depth };
        live.move_hand(step % 2, to, THREE + 1.0);
    }
    assert_ne!(live, before);
    let mut met = 0;
    for at in places(&live) {
        let mut trial = live.clone();
        trial.move_hand(0, at, THREE + 2.0);
        for edge in trial.edges(0, THREE + 2.0) {
            assert!((0.0..=size.width).contains(&edge.at.x) && (0.0..=size.depth).contains(&edge.at.y));
            met += usize::from(edge.outline == Outline::Camel);
        }
    }
    assert!(met > 0, "the camel is still there");
}

/// Sizes of the area of a hand, in CSS pixels: half a small phone, half a phone in landscape, a whole phone, half a
/// computer's screen.
const SCREENS: [(f64, f64); 4] = [(360.0, 196.0), (320.0, 164.0), (360.0, 500.0), (661.0, 700.0)];

#[test]
fn b10_no_piece_is_drawn_under_44_pixels_across() {
    for (width, height) in SCREENS {
        let View { size, scale, .. } = View::of(width, height);
        // The outlines are drawn within a circle of radius 11.5; the smallest, a cone without its tip, is 18 wide.
        assert!(18.0 / 23.0 * 2.0 * RADIUS * scale >= 44.0, "{width} × {height}");
        assert!((size.width * scale - width).abs() < 1e-6 && size.depth * scale > height - 1e-6);
        assert!(size.width * size.depth > 619_000.0, "all pieces have room");
    }
}

#[test]
fn b10_a_bag_larger_than_its_screen_moves_with_the_hand() {
    let mut view = View::of(360.0, 196.0);
    let deepest = |view: &View| view.point(0.0, 196.0).y;
    assert!(deepest(&view) < view.size.depth / 2.0);
    assert!(!view.follow(view.point(180.0, 98.0), 1000.0), "in the middle it stays");
    for _ in 0..200 {
        let hand = view.point(180.0, 190.0);
        view.follow(hand, 16.0);
        assert!((view.pixel(hand).1 - 190.0).abs() < 16.0, "a hand stays on the screen");
    }
    assert!((deepest(&view) - view.size.depth).abs() < 1.0, "its end comes within reach");
    assert!(view.point(180.0, -4.0).y < 0.0, "the rim is always where it is");
    for _ in 0..200 {
        let hand = view.point(180.0, 6.0);
        view.follow(hand, 16.0);
    }
    assert_eq!(view.point(0.0, 10.0), View::of(360.0, 196.0).point(0.0, 10.0), "and it goes back");
}

/// Counts the grips, of this many, that draw the piece aimed at and no other, if the hand is 2.5 mm off; a phone has
/// 360 CSS pixels on 65 mm.
fn hits(screen: (f64, f64), grips: u64) -> usize {
    let view = View::of(screen.0, screen.1);
    let aims = |seed: &u64| {
        let mut rng = Rng::with_seed(*seed);
        let mut live = Live::new(Heap::shaken(PieceSet::ALL, view.size, &mut || rng.u64(..)), THREE);
        // The hand feels at a random point, and then moves to a piece that it feels there.
        let feels = view.point(rng.f64() * screen.0, (0.1 + 0.8 * rng.f64()) * screen.1);
        live.move_hand(0, feels, THREE);
        let near = live
            .edges(0, THREE)
            .into_iter()
            .min_by(|one, other| one.at.distance(feels).total_cmp(&other.at.distance(feels)));
        let Some(aim) = near else { return false };
        let (off, angle) = (2.5 * 360.0 / 65.0 / view.scale, rng.f64() * std::f64::consts::TAU);
        let at = view.size.reach(Point { x: aim.at.x + off * angle.cos(), y: (aim.at.y + off * angle.sin()).max(0.0) });
        grip(&mut live, 0, at, THREE + 10.0);
        let drawn = live.drawn(0, Seat(0));
        drawn.single().map(Piece::outline) == Some(aim.outline)
    };
    (0..grips).filter(aims).count()
}

#[test]
fn b10_a_hand_draws_what_it_aims_at() {
    for (screen, least) in SCREENS.into_iter().zip([12, 12, 13, 13]) {
        let hits = hits(screen, 1400);
        assert!(hits >= least * 100, "{hits} of 1400 at {screen:?}");
    }
}

/// The search of a simulated player: it moves to a few pieces in turn, dwells on each, and draws the last one.
struct Search {
    dwell: Vec<f64>,
    rng: Rng,
}

impl Search {
    /// One piece in four is worth drawing.
    fn new(mut rng: Rng) -> Self {
        let pieces = (1..12).find(|_| rng.u8(..4) == 0).unwrap_or(12);
        let dwell = (0..pieces).map(|_| 450.0 + 500.0 * rng.f64()).collect();
        Self { dwell, rng }
    }

    /// Returns the next point to feel: a piece near the hand.
    fn next(&mut self, live: &Live, hand: usize, at: Point, now: f64) -> Point {
        let near: Vec<_> = live.edges(hand, now).into_iter().filter(|edge| edge.at.distance(at) > 60.0).collect();
        match self.rng.choice(near) {
            Some(edge) => edge.at,
            None => Point { x: live.size().width * self.rng.f64(), y: 80.0 + 250.0 * self.rng.f64() },
        }
    }

    fn even(&mut self, reach: f64) -> f64 {
        reach * (2.0 * self.rng.f64() - 1.0)
    }
}

/// The reaction time of a person, in ms.
const REACTS: f64 = 220.0;

/// Returns the time at which a hand guided by a pointer comes out, by Fitts's law.
fn by_pointer(live: &mut Live, hand: usize, mut search: Search) -> f64 {
    let mut now = THREE + REACTS;
    let mut at = Point { x: live.size().width / 2.0, y: 10.0 };
    live.move_hand(hand, at, now);
    let takes = |distance: f64, width: f64| 100.0 + 150.0 * (distance / width + 1.0).log2();
    for dwell in search.dwell.clone() {
        let goal = search.next(live, hand, at, now);
        now += takes(at.distance(goal), 80.0);
        at = live.size().reach(Point { x: goal.x + search.even(24.0), y: (goal.y + search.even(24.0)).max(5.0) });
        live.move_hand(hand, at, now);
        now += dwell + REACTS;
    }
    now + 250.0 + takes(at.y, 200.0)
}

/// Returns the time at which a hand guided by keys comes out; each key is released a little too early or too late.
fn by_keys(live: &mut Live, hand: usize, mut search: Search) -> f64 {
    const TICK: f64 = 8.0;
    let mut keys = Keys::new(live.size());
    let mut now = THREE;
    keys.advance(live, hand, now);
    now += REACTS;
    let mut at = Point { x: live.size().width / 2.0, y: -40.0 };
    for dwell in search.dwell.clone() {
        let goal = search.next(live, hand, at, now);
        for correction in 0..6 {
            let ways = [at.x - goal.x, goal.x - at.x, goal.y - at.y, at.y - goal.y];
            let mut down: Vec<_> = (0..4).filter(|&arrow| ways[arrow] > 32.0).collect();
            if down.is_empty() {
                break;
            }
            if correction > 0 {
                // The player sees that the hand is not there yet.
                now += 120.0;
                keys.advance(live, hand, now);
            }
            let arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
            for &arrow in &down {
                keys.press(live, hand, arrows[arrow], (true, false, now));
            }
            let late = search.even(45.0);
            while !down.is_empty() {
                let before = at;
                now += TICK;
                keys.advance(live, hand, now);
                at = live.place(hand, now).unwrap_or(at);
                let speed = [at.x - before.x, at.y - before.y].map(|way| way.abs() / TICK);
                let left = [at.x - goal.x, goal.x - at.x, goal.y - at.y, at.y - goal.y];
                let stuck = speed[0] + speed[1] < 1e-9 && before.y >= 0.0;
                let done = |arrow: &usize| stuck || left[*arrow] + late * speed[*arrow / 2] <= 0.0;
                for &arrow in down.iter().filter(|arrow| done(arrow)) {
                    keys.press(live, hand, arrows[arrow], (false, false, now));
                }
                down.retain(|arrow| !done(arrow));
            }
        }
        now += dwell + REACTS;
        keys.advance(live, hand, now);
    }
    keys.press(live, hand, " ", (true, false, now));
    now += 250.0;
    live.advance(now);
    if !live.is_closed(hand) {
        return f64::MAX;
    }
    keys.press(live, hand, "ArrowDown", (true, false, now));
    while !live.is_out(hand) {
        now += TICK;
        keys.advance(live, hand, now);
    }
    now
}

#[test]
fn b10_a_pointer_and_keys_are_as_good_as_each_other() {
    for pointer in [0, 1] {
        let wins = (0..1000).filter(|&seed| {
            let mut rng = Rng::with_seed(seed);
            let view = View::of(SCREENS[3].0, SCREENS[3].1);
            let live = Live::new(Heap::shaken(PieceSet::ALL, view.size, &mut || rng.u64(..)), THREE);
            let searches = [Search::new(rng.fork()), Search::new(rng.fork())];
            let [one, other] = searches;
            by_pointer(&mut live.clone(), pointer, one) < by_keys(&mut live.clone(), 1 - pointer, other)
        });
        let wins = wins.count();
        assert!((450..=550).contains(&wins), "the pointer wins {wins} of 1000");
    }
}
