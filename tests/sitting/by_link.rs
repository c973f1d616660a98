//! Matches by link: two to four sittings, each on its own device, which send one another texts.

use std::fs;

use caravanserai::play::{ActionRequest, Effect, Input, Machine, Opening, ReviewInput, Sitting};
use caravanserai::record::{CopyRelation, Match, Next, NodeId, Secret, link};
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::{Action, Dschamal};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, SeatSet, Turn};
use caravanserai::scene::Form;

use super::desk::{Desk, Tried, players};
use super::with_every_game;

/// The secret of the device of a seat.
pub fn secret(seat: Seat) -> Secret {
    Secret::new([seat.0 + 1; 32])
}

/// A match by link that nobody has joined yet.
pub fn fresh<G: Tried>(options: G::Options) -> Match<G> {
    let seats = G::new(&options).expect("a start").seats();
    let persons: Vec<_> = (0..seats).collect();
    Match::new(options, players::<G>(seats, &persons)).expect("a match").by_link()
}

/// The sitting on the device of a seat.
pub fn sit<G: Tried>(played: Match<G>, seat: Seat) -> Sitting<G> {
    Sitting::new(Opening { secret: Some(secret(seat)), ..Opening::of(played) })
}

/// The devices, one per seat, and the text that is passed on.
struct Devices<G: Tried> {
    desks: Vec<Desk<G>>,
    text: String,
}

impl<G: Tried> Devices<G> {
    /// Lets every seat join, each on the device that receives the text. The `seed` is that of the players' choices.
    fn join(options: G::Options, seed: u64) -> Self {
        let mut played = fresh::<G>(options);
        for seat in Seat::all(played.state().seats()) {
            played.join(seat, &secret(seat)).expect("it is free");
            played = played.to_string().parse().expect("it can be read");
        }
        let device = |seat: Seat| Desk::at(sit(played.clone(), seat), u64::from(seat.0) + seed);
        Self { desks: Seat::all(played.state().seats()).map(device).collect(), text: played.to_string() }
    }

    fn of_usual() -> Self {
        Self::join(G::by_link(&G::initial_options()), 50)
    }

    fn played(&self) -> Match<G> {
        self.text.parse().expect("it can be read")
    }

    /// Passes the text to the awaited seat, which plays until another is awaited. Returns `true` if the match
    /// continues.
    fn pass(&mut self) -> bool {
        let played = self.played();
        let Some(seat) = played.awaits() else { return false };
        let desk = &mut self.desks[seat.index()];
        desk.follow(played);
        desk.play_on(|_| {});
        self.text.clone_from(&desk.kept);
        true
    }
}

/// Checks the stored match that the browser tests finish: the last of these `texts` in which the first player is to
/// act and six passes are left, or more. It is nearly over, because whole matches of some games would take them too
/// long.
pub fn late<G: Tried>(name: &str, texts: &[String]) {
    let is_first = |text: &&String| text.parse::<Match<G>>().is_ok_and(|played| played.awaits() == Some(Seat(0)));
    let text = texts.iter().rev().skip(5).find(is_first).expect("the first player acts");
    let path = format!("{}/tests/data/by-link/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var("GOLDEN").is_ok_and(|golden| golden == "write") {
        fs::write(&path, text).expect("it can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == *text, "{path} is another one: GOLDEN=write makes it anew");
}

#[test]
fn who_has_joined_waits_for_the_others_and_anybody_else_sees_a_free_seat() {
    let mut played = fresh::<Damath>(Damath::by_link(&Damath::initial_options()));
    let title = |sitting: Sitting<Damath>| sitting.view().prompt.title.clone();
    let [first, second] = [0, 1].map(|seat| played.players()[seat].name.clone());
    assert_eq!(title(Sitting::new(Opening::of(played.clone()))), format!("{first}’s seat is free"));
    played.join(Seat(0), &secret(Seat(0))).expect("it is free");
    assert_eq!(title(sit(played.clone(), Seat(0))), format!("{second} hasn’t joined yet"));
    assert_eq!(title(sit(played, Seat(1))), format!("{second}’s seat is free"));
}

#[test]
fn whole_matches_go_from_device_to_device_and_every_throw_is_as_it_was_bound() {
    fn whole<G: Tried>() {
        let mut devices = Devices::<G>::join(G::by_link(&G::initial_options()), 51);
        let mut texts = Vec::new();
        while devices.pass() {
            texts.push(devices.text.clone());
        }
        let played = devices.played();
        assert!(played.next() == Next::Over, "{}", G::NAME);
        late::<G>(G::NAME, &texts);
        let data = link::write(&played, None).unwrap_or_else(|| panic!("{}: it fits a link", G::NAME));
        assert!(link::read(&data) == Ok((played.clone(), None)), "{}", G::NAME);
        let checked = played.check().expect("it is bound");
        assert_eq!((checked.wrong, checked.open), (None, 0), "{}", G::NAME);
        for desk in &mut devices.desks {
            desk.follow(played.clone());
            desk.run();
            assert_eq!((desk.sitting.view().state(), desk.overs), (played.state(), 1), "{}", G::NAME);
        }
    }
    with_every_game!(whole);
}

#[test]
fn who_waits_for_the_link_asks_nobody_and_can_do_nothing_but_look_back() {
    fn waits<G: Tried>() {
        let mut devices = Devices::<G>::of_usual();
        for _ in 0..12 {
            devices.pass();
            let played = devices.played();
            let awaited = played.awaits();
            for (seat, desk) in Seat::all(played.state().seats()).zip(&mut devices.desks) {
                if Some(seat) == awaited || awaited.is_none() {
                    continue;
                }
                let effects = desk.follow(played.clone());
                let of_its_own = |effect: &Effect| matches!(effect, Effect::Ask(..) | Effect::Save(..));
                assert!(!effects.iter().any(of_its_own), "{}: {effects:?}", G::NAME);
                desk.run();
                let sitting = &desk.sitting;
                assert_eq!(
                    sitting.view().by_link.as_ref().and_then(|by_link| by_link.waits_for),
                    awaited,
                    "{}",
                    G::NAME
                );
                assert!(
                    !sitting.view().is_for_person() && !sitting.view().is_busy() && !sitting.view().stage.watched,
                    "{}",
                    G::NAME
                );
                assert!(sitting.view().controls.is_empty() && sitting.view().side_actions.is_empty(), "{}", G::NAME);
                desk.look(ReviewInput::GoTo(NodeId::START));
                assert_eq!(desk.sitting.view().shown, NodeId::START);
                desk.look(ReviewInput::Return);
            }
        }
    }
    with_every_game!(waits);
}

#[test]
fn each_sees_the_board_from_the_own_seat() {
    fn sees<G: Tried>() {
        let devices = Devices::<G>::of_usual();
        for (seat, desk) in Seat::all(Seat::MOST).zip(&devices.desks) {
            assert_eq!(desk.sitting.view().seating.viewer, Some(seat), "{}", G::NAME);
        }
    }
    with_every_game!(sees);
}

#[test]
fn nothing_is_taken_back_or_tried_out() {
    fn stays<G: Tried>() {
        let mut devices = Devices::<G>::of_usual();
        let mut acted = 0;
        while acted < 6 && devices.pass() {
            acted += 1;
        }
        let played = devices.played();
        let seat = played.awaits().expect("it goes on");
        let desk = &mut devices.desks[seat.index()];
        desk.follow(played.clone());
        desk.run();
        let before = desk.sitting.view().played.to_string();
        assert!(!desk.sitting.view().can.take_back && !desk.sitting.view().can.start_variation, "{}", G::NAME);
        for look in [
            ReviewInput::TakeBack,
            ReviewInput::Redo,
            ReviewInput::StartVariation { for_all: false },
            ReviewInput::StartVariation { for_all: true },
        ] {
            desk.look(look);
        }
        assert_eq!(desk.sitting.view().played.to_string(), before, "{}", G::NAME);
    }
    with_every_game!(stays);
}

#[test]
fn no_clock_runs_while_a_link_is_passed_on() {
    let mut devices = Devices::<Damath>::join("set=counting".parse().expect("with clocks"), 50);
    devices.pass();
    let played = devices.played();
    let seat = played.awaits().expect("it goes on");
    let desk = &mut devices.desks[seat.index()];
    desk.follow(played);
    desk.run();
    assert!(!desk.sitting.view().state().clocks().is_empty() && desk.sitting.view().is_for_person());
    assert!(desk.waits.is_empty() && desk.clocks.as_ref().is_some_and(|clocks| !clocks.have_run()), "no clock has run");
}

#[test]
fn links_that_come_twice_or_late_tell_nothing_and_what_goes_on_is_known_by_that() {
    fn comes<G: Tried>() {
        let mut devices = Devices::<G>::of_usual();
        let mut texts = vec![devices.text.clone()];
        while texts.len() < 8 && devices.pass() {
            texts.push(devices.text.clone());
        }
        let matches: Vec<Match<G>> = texts.iter().map(|text| text.parse().expect("it can be read")).collect();
        for (known, is) in matches.iter().enumerate() {
            for (came, other) in matches.iter().enumerate() {
                let expected = if came <= known { CopyRelation::Known } else { CopyRelation::More };
                assert_eq!(is.compare_copy(other), expected, "{}: {known} {came}", G::NAME);
            }
        }
    }
    with_every_game!(comes);
}

#[test]
fn a_match_that_rewrites_what_is_known_is_told_by_the_first_step_that_differs() {
    fn rewrites<G: Tried>() {
        let mut devices = Devices::<G>::of_usual();
        while devices.played().awaits() != Some(Seat(1)) {
            devices.pass();
        }
        let before = devices.played();
        devices.pass();
        let known = devices.played();
        // The same person plays the same turn again, differently.
        let otherwise = (0..50).find_map(|seed| {
            let mut desk = Desk::at(sit(before.clone(), Seat(1)), seed);
            desk.play_on(|_| {});
            let came: Match<G> = desk.kept.parse().expect("it can be read");
            match known.compare_copy(&came) {
                CopyRelation::Otherwise(Some(place)) => Some((came, place)),
                _ => None,
            }
        });
        let (came, place) = otherwise.unwrap_or_else(|| panic!("{}: there is but one way to play", G::NAME));
        let action = |of: &Match<G>| of.step_at(place).map(|step| step.action.clone());
        assert!(place.number() >= before.places() && action(&known) != action(&came), "{}", G::NAME);
        let same = |number: usize| {
            let action =
                |of: &Match<G>| of.place(number).and_then(|place| of.step_at(place)).map(|step| step.action.clone());
            action(&known) == action(&came)
        };
        assert!((0..place.number()).all(same), "{}", G::NAME);
    }
    with_every_game!(rewrites);
}

/// The forged link draws another piece than the hand was led to; everything else in it is right. The browser tests open
/// it on the device of the other hand, which knows the match up to there.
#[test]
fn a_forged_draw_is_named() {
    let path = format!("{}/tests/data/by-link/dschamal", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(format!("{path}.txt")).expect("a match");
    let mut played: Match<Dschamal> = text.parse().expect("it can be read");
    played.apply("A feels".parse().expect("an action")).expect("its turn");
    played.pass(&secret(Seat(0))).expect("it holds the match");
    let found = played.found(&secret(Seat(1)));
    let mut listed = Vec::new();
    played.state().actions(&mut listed);
    let is_other = |action: &&Action| played.state().reveals(&found, action).is_some_and(|should| should != **action);
    let forged = *listed.iter().find(is_other).expect("another piece");
    let place = played.play([forged]).expect("nobody else knows better yet");
    played.pass(&secret(Seat(1))).expect("it holds the match");
    let wrong = played.check().and_then(|checked| checked.wrong).map(|wrong| wrong.place);
    assert_eq!(wrong, Some(place));
    let data = link::write(&played, None).expect("a link") + "\n";
    let path = path + "-forged.txt";
    if std::env::var("GOLDEN").is_ok_and(|golden| golden == "write") {
        fs::write(&path, &data).expect("it can be written");
    }
    assert!(
        fs::read_to_string(&path).is_ok_and(|kept| kept == data),
        "{path} is another one: GOLDEN=write makes it anew"
    );
}

fn first_action<G: Game>(state: &G) -> G::Action {
    let mut listed = Vec::new();
    state.actions(&mut listed);
    listed.swap_remove(0)
}

/// A match of Dschamal by link in which a live duel is due; a hand can draw several pieces at once in it.
fn duel() -> Match<Dschamal> {
    let mut played = fresh::<Dschamal>("players 2 start chosen duel live".parse().expect("options"));
    for seat in Seat::all(2) {
        played.join(seat, &secret(seat)).expect("it is free");
    }
    while !matches!(played.state().turn(), Turn::Seats(_)) {
        if let Some(holder) = played.binds() {
            played.pass(&secret(holder)).expect("another goes on");
        }
        let thrown = played.holder().and_then(|holder| played.held_throw(&secret(holder)));
        let action = thrown.unwrap_or_else(|| first_action(played.state()));
        played.apply(action).expect("a legal action");
    }
    played
}

#[test]
fn an_answer_of_several_actions_passes_the_match_on_where_the_turn_changes_its_seat() {
    let played = duel();
    let holder = played.holder().expect("it goes on");
    let other = Seat(1 - holder.0);
    let parse = |text: String| text.parse().expect("an action");
    let drawn: Vec<Action> =
        ["grips black-egg", "draws black-arch"].map(|text| parse(format!("{other} {text}"))).into();
    let mut after = *played.state();
    for action in &drawn {
        after.apply(action).expect("a legal action");
    }
    assert_eq!(after.turn(), Turn::Seat(holder), "who draws several loses");
    let mut desk = Desk::at(sit(played.clone(), holder), 1);
    let mut answer = |actions: &[Action]| {
        let touch = desk.sitting.view().controls[0].press;
        desk.put(Input::Touch(touch));
        let (ticket, asked) = desk.asked.take().expect("it is fought out");
        assert_eq!(asked, ActionRequest::SimultaneousPhase);
        desk.put(Input::Answer(ticket, actions.to_vec()));
        (
            (*desk.sitting.view().played).clone(),
            desk.sitting.view().by_link.as_ref().and_then(|by_link| by_link.waits_for),
        )
    };
    // The winner's choice comes after the other device has passed the match on.
    let (still, _) = answer(&[&drawn[..], &[first_action(&after)]].concat());
    assert_eq!(still, played, "an input happens whole or not at all");
    let (told, waits) = answer(&drawn);
    assert_eq!((told.to_string().parse(), waits), (Ok(told.clone()), Some(other)));
    assert_eq!(told.places(), played.places() + 2);

    let mut back = Desk::at(sit(played, other), 2);
    back.follow(told.clone());
    let passed = &back.sitting.view().played;
    assert_eq!(
        (passed.passes(), back.sitting.view().by_link.as_ref().and_then(|by_link| by_link.waits_for)),
        (told.passes() + 1, Some(holder))
    );
    desk.follow((**passed).clone());
    assert!(desk.sitting.view().is_for_person());
}

/// Plays a match by link on two devices, which pass it on so often: the one joins as the first person, the other as the next.
/// Returns the match, and the seats of each device.
fn on_two_devices<G: Tried>(mut fresh: Match<G>, seed: u64) -> (Match<G>, [SeatSet; 2]) {
    let mut desks = Vec::new();
    let mut known = SeatSet::default();
    let mut text = String::new();
    for device in [Seat(0), Seat(1)] {
        let seat = fresh.joins().expect("a free seat");
        known.insert(seat);
        fresh.join(seat, &secret(device)).expect("it is free");
        let mut desk = Desk::at(sit(fresh.clone(), device), seed + u64::from(device.0));
        text = desk.sitting.view().played.to_string();
        fresh = text.parse().expect("it can be read");
        desk.follow(fresh.clone());
        desks.push(desk);
    }
    for turn in 0..PASSES {
        let desk = &mut desks[turn % 2];
        desk.follow(text.parse().expect("it can be read"));
        desk.play_on(|_| {});
        let recipients = desk.sitting.view().by_link.as_ref().expect("by link").recipients;
        assert!(recipients.iter().all(|seat| known.contains(seat)), "{}: a name nobody knows", G::NAME);
        text = desk.sitting.view().played.to_string();
    }
    let here = |desk: &Desk<G>| desk.sitting.view().by_link.as_ref().expect("by link").here;
    (text.parse().expect("it can be read"), [here(&desks[0]), here(&desks[1])])
}

/// How often two devices pass a match on.
const PASSES: usize = 24;

#[test]
fn two_people_play_a_game_of_four_by_link_with_two_seats_each_or_with_bots() {
    fn between_two<G: Tried>() {
        let [Some(second), Some(other)] = [G::second_seat(Seat(0)), G::second_seat(Seat(1))] else { return };
        let options = G::by_link(&G::initial_options());
        let start = |persons: &[u8]| Match::<G>::new(options.clone(), players::<G>(4, persons)).expect("a match");
        let pairs = start(&[0, 1, 2, 3]).by_link_for_two();
        let with_bots = start(&[0, second.0]).by_link();
        let seats = [
            [[Seat(0), second].into_iter().collect(), [Seat(1), other].into_iter().collect()],
            [SeatSet::from_iter([Seat(0)]), SeatSet::from_iter([second])],
        ];
        for ((fresh, seats), seed) in [pairs, with_bots].into_iter().zip(seats).zip(60..) {
            let (played, here) = on_two_devices(fresh, seed);
            assert_eq!(here, seats, "{}", G::NAME);
            assert!(played.holder().is_some() && played.passes() >= PASSES, "{}: {}", G::NAME, played.passes());
            assert_eq!(played.check().and_then(|checked| checked.wrong), None, "{}", G::NAME);
            let data = link::write(&played, None).unwrap_or_else(|| panic!("{}: it fits a link", G::NAME));
            assert!(link::read(&data) == Ok((played.clone(), None)), "{}", G::NAME);
            assert!(played.to_string().parse() == Ok(played), "{}", G::NAME);
        }
    }
    with_every_game!(between_two);
}

#[test]
fn four_devices_join_where_nobody_has_two_seats() {
    let mut played = fresh::<Pachisi>(Pachisi::by_link(&Pachisi::initial_options()));
    for seat in Seat::all(3) {
        played.join(seat, &secret(seat)).expect("it is free");
    }
    let desk = Desk::at(sit(played, Seat(0)), 1);
    assert_eq!(desk.sitting.view().by_link.as_ref().and_then(|by_link| by_link.joins), Some(Seat(3)));
}
