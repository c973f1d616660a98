//! Matches by link whose devices are connected: two sittings that follow each other at once.

use caravanserai::play::{Clocks, Input, Machine, PageVisibility, Stored};
use caravanserai::record::{Match, Next, link};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::{Action, Damath};
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, SeatSet, Turn};
use caravanserai::scene::Form;

use super::by_link::{fresh, late, secret, sit};
use super::clocks::left;
use super::desk::{Desk, Tried};

/// Two connected devices; the first player of the match sits at the first one.
struct Connected<G: Tried> {
    desks: [Desk<G>; 2],
}

impl<G: Tried> Connected<G> {
    /// The first two seats join, each on a device of its own, and the devices are connected.
    fn of(mut played: Match<G>) -> Self {
        let [host, guest] = [Seat(0), Seat(1)];
        played.join(host, &secret(host)).expect("it is free");
        let invitation = played.clone();
        played.join(guest, &secret(guest)).expect("it is free");
        let mut devices = Self { desks: [Desk::at(sit(invitation, host), 1), Desk::at(sit(played, guest), 2)] };
        for desk in &mut devices.desks {
            desk.put(Input::Connected(true));
        }
        devices.exchange();
        devices
    }

    fn played(&self, device: usize) -> Match<G> {
        (*self.desks[device].sitting.view().played).clone()
    }

    /// Each device follows the other one until both have the same match, as they do while they are connected.
    fn exchange(&mut self) {
        for from in [0, 1, 0, 1].into_iter().cycle() {
            let [sent, known] = [from, 1 - from].map(|device| self.played(device));
            if sent.to_string() == known.to_string() {
                return;
            }
            if known.goes_on_in(&sent) {
                let clocks = self.desks[from].sitting.view().clocks.to_string();
                follow(&mut self.desks[1 - from], sent, Clocks::read(&clocks));
            }
        }
    }

    /// The device that is to act.
    fn to_act(&self) -> Option<usize> {
        (0..2).find(|device| self.desks[*device].sitting.view().is_for_person())
    }

    fn here(&self) -> [SeatSet; 2] {
        [0, 1].map(|device| self.desks[device].sitting.view().here)
    }
}

/// Lets a desk follow a match that was sent with the time used on its clocks, up to what a person does on the board.
fn follow<G: Tried>(desk: &mut Desk<G>, played: Match<G>, clocks: Clocks) {
    receive(desk, played, clocks);
    desk.run();
}

/// Gives a desk a match that was sent with the time used on its clocks.
fn receive<G: Tried>(desk: &mut Desk<G>, played: Match<G>, clocks: Clocks) {
    desk.store.record = played.to_string();
    desk.known.clone_from(&desk.store.record);
    let saved = played.body().len();
    desk.put(Input::Follow(Box::new(Stored { played, clocks, saved })));
}

#[test]
fn b10_two_who_are_connected_stay_in_the_bag_from_turn_to_turn_unless_they_leave_it() {
    let options = "players 2 start dealt duel apart".parse().expect("options");
    let mut devices = Connected::of(fresh::<Dschamal>(options));
    let press = |desk: &mut Desk<Dschamal>| {
        assert_eq!(desk.sitting.view().simultaneous, None, "the board comes first");
        let touch = desk.sitting.view().controls[0].press;
        desk.put(Input::Touch(touch));
        desk.run();
    };
    while devices.played(0).state().turns() != Some(1) {
        let actor = devices.to_act().expect("it goes on");
        press(&mut devices.desks[actor]);
        devices.exchange();
    }
    let other = devices.to_act().expect("it goes on");
    press(&mut devices.desks[other]);
    let sent = devices.played(other);
    let desk = &mut devices.desks[1 - other];
    receive(desk, sent, Clocks::default());
    desk.pass(10_000.0);
    let ticket = desk.sitting.view().simultaneous.expect("the bag is open");
    desk.put(Input::Answer(ticket, Vec::new()));
    press(desk);
    devices.exchange();
    let played = devices.played(0);
    assert!(
        played.state().turns().unwrap_or_default() == 0 || matches!(played.state().turn(), Turn::Chance(_)),
        "{played}"
    );
}

fn seats(of: &[u8]) -> SeatSet {
    of.iter().map(|number| Seat(*number)).collect()
}

#[test]
fn two_devices_play_whole_matches_of_four_with_opposite_seats() {
    fn whole<G: Tried>() {
        let mut devices = Connected::of(fresh::<G>(G::by_link(&G::initial_options())));
        assert_eq!(devices.here(), [seats(&[0, 3]), seats(&[1, 2])], "{}", G::NAME);
        let mut texts = Vec::new();
        for desk in &mut devices.desks {
            desk.run();
        }
        devices.exchange();
        while let Some(device) = devices.to_act() {
            devices.desks[device].play_on(|_| {});
            devices.exchange();
            texts.push(devices.played(device).to_string());
        }
        let played = devices.played(0);
        assert_eq!(played.next(), Next::Over, "{}", G::NAME);
        let checked = played.check().expect("it is bound");
        assert_eq!((checked.wrong, checked.open), (None, 0), "{}", G::NAME);
        assert_eq!(devices.desks.each_ref().map(|desk| desk.overs), [1, 1], "{}", G::NAME);
        let data = link::write(&played, None).expect("it fits a link");
        assert!(link::read(&data) == Ok((played, None)), "{}", G::NAME);
        late::<G>(&format!("{}-pairs", G::NAME), &texts);
    }
    whole::<Chaupar>();
    whole::<Pachisi>();
}

#[test]
fn nobody_joins_on_a_second_seat_while_the_devices_are_not_connected() {
    let mut played = fresh::<Chaupar>(Chaupar::initial_options());
    for seat in [Seat(0), Seat(1)] {
        played.join(seat, &secret(seat)).expect("it is free");
    }
    let mut desk = Desk::at(sit(played, Seat(1)), 1);
    desk.run();
    let view = desk.sitting.view();
    assert_eq!((view.here, view.played.joins()), (seats(&[1]), Some(Seat(2))));
    assert!(view.by_link.as_ref().is_some_and(|by_link| by_link.for_two_devices));
}

#[test]
fn a_match_with_a_device_for_each_of_more_than_two_is_not_for_two() {
    let mut played = fresh::<Chaupar>(Chaupar::initial_options());
    for seat in Seat::all(4) {
        played.join(seat, &secret(seat)).expect("it is free");
    }
    let for_two = |desk: &Desk<Chaupar>| desk.sitting.view().by_link.as_ref().map(|by_link| by_link.for_two_devices);
    assert_eq!(for_two(&Desk::at(sit(played, Seat(0)), 1)), Some(false));
    // Three players have three devices.
    let three = fresh::<Marrakech>("players 3 deck plain".parse().expect("options"));
    let desk = Desk::at(sit(three, Seat(0)), 1);
    assert_eq!(desk.sitting.view().by_link.as_ref().map(|by_link| by_link.for_two_devices), Some(false));
}

/// Two devices at a match with clocks, one of which is to act.
fn timed() -> Connected<Damath> {
    let mut devices = Connected::of(fresh::<Damath>("set=counting".parse().expect("with clocks")));
    for desk in &mut devices.desks {
        desk.run();
    }
    devices.exchange();
    devices
}

#[test]
fn d14_the_time_is_sent_along_and_each_device_measures_its_own_turns() {
    let mut devices = timed();
    let actor = devices.to_act().expect("it goes on");
    devices.desks[actor].pass(5000.0);
    // The clock of the other device runs too, and is put right by what is sent.
    devices.desks[1 - actor].pass(9000.0);
    assert_eq!(left(&devices.desks[1 - actor]), ["0:11", "19:51"]);
    devices.desks[actor].act();
    devices.exchange();
    assert_eq!(left(&devices.desks[1 - actor])[1], "19:55");
}

#[test]
fn d13_time_that_is_up_is_recorded_on_the_device_of_its_player() {
    let mut devices = timed();
    let actor = devices.to_act().expect("it goes on");
    let places = devices.played(0).places();
    let [own, other] = [actor, 1 - actor];
    devices.desks[other].pass(30_000.0);
    assert_eq!(devices.played(other).places(), places, "it is not the clock of this device");
    assert_eq!(left(&devices.desks[other])[0], "0:00");
    devices.desks[own].pass(20_000.0);
    let step = devices.played(own).steps().next_back().map(|step| step.action);
    assert_eq!(step, Some(Action::MoveTimeUp));
    devices.exchange();
    assert_eq!(devices.to_act(), Some(other), "the opponent makes the move");
    devices.desks[other].act();
    devices.exchange();
    assert_eq!(devices.played(0).to_string(), devices.played(1).to_string());
}

#[test]
fn d13_a_hidden_page_stops_no_clock_and_a_lost_connection_does() {
    let mut devices = timed();
    let desk = devices.to_act().map(|actor| &mut devices.desks[actor]).expect("it goes on");
    desk.put(Input::Visibility(PageVisibility { hidden: true, covered: true }));
    desk.pass(3000.0);
    assert_eq!(left(desk)[0], "0:17");
    desk.put(Input::Connected(false));
    desk.pass(60_000.0);
    assert_eq!(left(desk)[0], "0:17");
    desk.put(Input::Connected(true));
    desk.pass(2000.0);
    assert_eq!(left(desk)[0], "0:15");
}
