//! Finds of one seat in a match by link: only its device knows them until they are revealed and checked.

use super::by_link::{Device, devices};
use super::games::fresh;
use super::seal::throws;
use super::*;
use caravanserai::record::{Secret, Wrong, link};
use caravanserai::rules::dschamal::{Action, Dschamal, Phase};

const OPTIONS: &str = "players 3 start chosen duel apart";

/// The holder plays the first listed action until it must pass the match on, and passes it. So hands feel and hold for
/// as long as the rules allow.
fn pass(devices: &mut [Device<Dschamal>]) {
    let holder = holder(devices);
    let Device { secret, table, .. } = &mut devices[holder];
    while table.binds().is_none() {
        let thrown = table.held_throw(secret);
        let mut listed = Vec::new();
        table.state().actions(&mut listed);
        let action = thrown.unwrap_or(listed[0]);
        let revealed = table.state().reveals(&table.found(secret), &action);
        table.apply(revealed.unwrap_or(action)).expect("a legal action");
    }
    table.pass(secret).expect("it holds the match");
    let text = table.to_string();
    send(devices, &text);
}

fn send(devices: &mut [Device<Dschamal>], text: &str) {
    assert!(devices.iter_mut().all(|device| device.receive(text)), "{text}");
}

fn holder(devices: &[Device<Dschamal>]) -> usize {
    devices[0].table.holder().expect("a holder").index()
}

/// The devices of a match in its first duel, after this many turns.
fn duel(turns: u8) -> (Vec<Device<Dschamal>>, Rng) {
    duel_of(turns, 1)
}

fn duel_of(turns: u8, seed: u64) -> (Vec<Device<Dschamal>>, Rng) {
    let mut rng = Rng::with_seed(seed);
    let mut devices = devices::<Dschamal>(OPTIONS.parse().expect("options"), &mut rng);
    let text = devices[2].table.to_string();
    send(&mut devices, &text);
    while devices[0].table.state().phase() != Phase::Turns(turns) {
        pass(&mut devices);
    }
    (devices, rng)
}

#[test]
fn only_the_device_of_a_hand_knows_what_it_has_found() {
    for turns in 0..=7 {
        let (devices, _) = duel(turns);
        let holder = holder(&devices);
        let most = usize::from(turns / 2).min(3);
        for device in &devices {
            let found = device.table.found(&device.secret).len();
            assert_eq!(found, if device.seat.index() == holder { most } else { 0 }, "{turns}");
        }
    }
}

/// With the same turns and the same secret here, but another secret on the other device, the finds differ.
#[test]
fn what_a_hand_finds_follows_from_the_tokens_of_both_devices() {
    let found = |others: u8| {
        let secrets = [[1; 32], [others; 32]].map(Secret::new);
        let mut table = fresh::<Dschamal>("players 2 start chosen duel apart".parse().expect("options")).by_link();
        for (seat, secret) in Seat::all(2).zip(&secrets) {
            table.join(seat, secret).expect("its turn to be bound");
        }
        while table.state().phase() != Phase::Turns(2) {
            if let Some(seat) = table.binds() {
                table.pass(&secrets[seat.index()]).expect("it holds the match");
                continue;
            }
            let thrown = table.holder().and_then(|holder| table.held_throw(&secrets[holder.index()]));
            let mut listed = Vec::new();
            table.state().actions(&mut listed);
            table.apply(thrown.unwrap_or(listed[0])).expect("a legal action");
        }
        let holder = table.binds().expect("the challenged has felt");
        table.pass(&secrets[holder.index()]).expect("it holds the match");
        let master = table.holder().expect("a holder");
        (master, table.found(&secrets[master.index()]))
    };
    assert_eq!(found(2), found(2));
    let mut all: Vec<_> = (2..42).map(found).filter(|(master, _)| *master == Seat(0)).collect();
    let count = all.len();
    all.sort_by_key(|(_, found)| found[0].to_string());
    all.dedup();
    assert!(count > 10 && all.len() > count / 2, "{count}: {all:?}");
}

#[test]
fn a_hand_keeps_what_it_has_found_and_finds_nothing_twice() {
    let (mut devices, _) = duel(2);
    let master = holder(&devices);
    let mut before: Vec<Action> = Vec::new();
    while let Phase::Turns(turns @ 0..=6) = devices[0].table.state().phase() {
        if turns % 2 == 0 {
            let found = devices[master].table.found(&devices[master].secret);
            assert!(found.starts_with(&before) && found.len() == before.len() + 1, "{before:?}, {found:?}");
            assert!(found[..before.len()].iter().all(|other| found.last() != Some(other)));
            before = found;
        }
        pass(&mut devices);
    }
    assert_eq!(before.len(), 3);
}

/// The forger draws a piece that its hand was not led to.
#[test]
fn a_draw_of_another_piece_is_found_out_when_it_is_passed_on_and_named() {
    let (mut devices, mut rng) = duel(2);
    let text = devices[0].table.to_string();
    let holder = holder(&devices);
    let forger = &mut devices[holder];
    let Some(Action::Draw { seat, piece: found, .. }) = forger.table.found(&forger.secret).pop() else { panic!() };
    let piece = forger.table.state().bag().iter().find(|piece| *piece != found).expect("another piece");
    let place = forger.table.play([Action::Draw { seat, piece, shout: true }]).expect("nobody else knows better yet");
    assert_eq!(forger.table.check().map(|checked| (checked.wrong, checked.open)), Some((None, 1)));
    forger.play(&mut rng);
    let wrong = forger.table.check().and_then(|checked| checked.wrong);
    let should = Action::Draw { seat, piece: found, shout: true };
    assert_eq!(wrong, Some(Wrong { place, number: throws(&forger.table).len(), should }));
    let rewritten = forger.table.to_string();
    for device in devices.iter_mut().filter(|device| device.seat.index() != holder) {
        assert!(!device.receive(&rewritten));
        assert_eq!(device.table.to_string(), text, "what was known stays");
    }
}

/// The toss is checked whichever seat makes it and whichever seat it falls on: that seat draws before the match is
/// passed on.
#[test]
fn a_lot_is_as_it_was_bound_and_a_forged_one_is_found_out_and_named() {
    let mut fallen = Vec::new();
    for seed in 0..20 {
        let (devices, mut rng) = duel_of(8, seed);
        let holder = &devices[holder(&devices)];
        let should = holder.table.held_throw(&holder.secret).expect("a toss");
        fallen.push(should == Action::Toss(holder.seat));
        for (lot, _) in holder.table.state().chance() {
            let mut forger = Device { seat: holder.seat, secret: holder.secret.clone(), table: holder.table.clone() };
            let place = forger.table.play([lot]).expect("a legal toss");
            forger.play(&mut rng);
            let wrong = forger.table.check().expect("it is bound").wrong;
            let told = wrong.map(|wrong| (wrong.place, wrong.should));
            assert_eq!(told, Some((place, should)).filter(|_| lot != should), "{seed}");
        }
    }
    assert!(fallen.contains(&true) && fallen.contains(&false), "{fallen:?}");
}

/// A find follows from the first token of the next round of its chain; no token shown before it comes after it in the
/// chain.
#[test]
fn no_seat_passes_a_match_on_so_often_in_a_round_that_it_would_show_what_its_hand_finds() {
    let (mut devices, _) = duel(0);
    for _ in 0..60 {
        pass(&mut devices);
    }
    let text = devices[0].table.to_string();
    let rounds: Vec<_> = text.split(" draws ").collect();
    assert!(rounds.len() > 4 && text.contains("lot "), "{text}");
    let passes =
        |round: &&str| [0, 1, 2].map(|seat| round.matches(&format!("@bind {} ", Seat(seat))).count()).into_iter().max();
    assert!(rounds.iter().filter_map(passes).all(|passes| passes < 9), "{text}");
    let data = link::write(&devices[0].table, None).expect("a link");
    assert!(link::read(&data) == Ok((devices[0].table.clone(), None)), "{text}");
}
