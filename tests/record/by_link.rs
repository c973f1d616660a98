//! Matches by link: devices with a secret each, which send one another the text of the match.

use super::games::fresh;
use super::seal::{secret, throws};
use super::*;
use crate::effort;
use caravanserai::record::{Checked, NodeId, Secret, SecretError, Wrong, link};
use caravanserai::rules::pachisi::Pachisi;

/// A device: its seat, its secret, and its copy of the match.
pub struct Device<G: Game> {
    pub seat: Seat,
    pub secret: Secret,
    pub table: Match<G>,
}

/// The devices of a new match, after every seat has committed to its secret.
pub fn devices<G: Game>(options: G::Options, rng: &mut Rng) -> Vec<Device<G>> {
    join(fresh::<G>(options).by_link(), rng)
}

/// The devices of a match by link that nobody has joined yet, after every seat has committed to its secret.
pub fn join<G: Game>(mut table: Match<G>, rng: &mut Rng) -> Vec<Device<G>> {
    let mut devices: Vec<Device<G>> = Vec::new();
    for seat in Seat::all(table.state().seats()) {
        let secret = secret(rng);
        assert_eq!((table.binds(), table.holder(), table.bound(seat)), (Some(seat), None, None));
        table.join(seat, &secret).expect("its turn to be bound");
        table = table.to_string().parse().expect("a match");
        devices.push(Device { seat, secret, table: table.clone() });
    }
    devices
}

impl<G: Game> Device<G> {
    /// Receives a text from another device. Returns `true` if it continues the known match and all its throws are
    /// right.
    pub fn receive(&mut self, text: &str) -> bool {
        let table: Match<G> = text.parse().expect("a match");
        let goes_on = self.table.goes_on_in(&table) && table.check().is_some_and(|checked| checked.wrong.is_none());
        if goes_on {
            self.table = table;
        }
        goes_on
    }

    /// Plays random actions while this device holds the match, and passes it on.
    pub fn play(&mut self, rng: &mut Rng) {
        while self.table.binds().is_none() {
            let thrown = self.table.held_throw(&self.secret);
            assert_eq!(thrown.is_none(), self.table.state().chance().is_empty());
            let action = thrown.or_else(|| common::selection(self.table.state(), &mut Vec::new(), rng));
            let action = action.expect("an action");
            let revealed = self.table.state().reveals(&self.table.found(&self.secret), &action);
            self.table.apply(revealed.unwrap_or(action)).expect("a legal action");
        }
        self.table.pass(&self.secret).expect("it is held here");
    }
}

/// Lets the devices play until the match has been passed on this many times or is over, and returns the number of
/// passes.
pub fn play_on<G: Game>(devices: &mut [Device<G>], passes: usize, rng: &mut Rng) -> usize {
    let mut text = devices.last().expect("a device").table.to_string();
    let mut made = 0;
    loop {
        for device in devices.iter_mut() {
            assert!(device.receive(&text), "{text}");
            assert!(device.receive(&text), "twice the same does no harm");
        }
        let Some(holder) = devices[0].table.holder().filter(|_| made < passes) else { return made };
        let device = &mut devices[holder.index()];
        device.play(rng);
        text = device.table.to_string();
        made += 1;
    }
}

/// The devices of a match after this many passes.
fn midway(passes: usize) -> (Vec<Device<Pachisi>>, Rng) {
    let mut rng = Rng::with_seed(2);
    let mut devices = devices::<Pachisi>(<Pachisi as Game>::Options::default(), &mut rng);
    assert_eq!(play_on(&mut devices, passes, &mut rng), passes);
    (devices, rng)
}

/// Counts the reveals of hidden finds by seats.
fn reveals<G: Game>(table: &Match<G>) -> usize {
    let mut state = table.state_at(NodeId::START).clone();
    let reveals = table.steps().filter(|step| {
        let reveals = state.reveals(&[], &step.action).is_some();
        state.apply(&step.action).expect("a legal action");
        reveals
    });
    reveals.count()
}

struct PlayByTexts;

impl Visitor for PlayByTexts {
    fn visit<G: Game + 'static>(&mut self) {
        for (seed, options) in G::variants().into_iter().enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            let mut devices = devices::<G>(options, &mut rng);
            // Matches of the default options are played to the end if that is not too long.
            let most = if seed == 0 { effort::tries(60) } else { 6 };
            let passes = play_on(&mut devices, most, &mut rng);
            let table = &devices[0].table;
            let checked = table.check().expect("it is bound");
            let thrown = throws(table).len() + reveals(table);
            assert_eq!(
                checked,
                Checked { right: thrown, wrong: None, open: 0, late: 0, earlier: 0, tried: 0 },
                "{}",
                G::NAME
            );
            if passes < most {
                assert_eq!((table.next(), table.holder(), table.binds()), (Next::Over, None, None), "{}", G::NAME);
            }
            let data = link::write(table, None).expect("a link");
            assert!(link::read(&data) == Ok((table.clone(), None)));
        }
    }
}

#[test]
fn devices_play_by_texts_and_check_each() {
    visit_all(&mut PlayByTexts);
}

/// The throws of the holder are unknown to all others until it passes the match on.
#[test]
fn only_the_holder_knows_its_throws() {
    let (devices, _) = midway(9);
    let table = &devices[0].table;
    let holder = table.holder().expect("a holder");
    assert!(!table.state().chance().is_empty());
    for device in &devices {
        assert_eq!(device.table.held_throw(&device.secret).is_some(), device.seat == holder);
        assert_eq!(device.table.clone().pass(&device.secret), Err(SecretError::NotNow), "the holder has not acted");
    }
}

#[test]
fn the_throws_before_the_first_decision_fall_with_the_seat_that_bound_itself_first() {
    let mut rng = Rng::with_seed(3);
    let mut devices = devices::<Pachisi>(<Pachisi as Game>::Options::default(), &mut rng);
    let first = devices.remove(0);
    let mut table = devices.pop().expect("a device").table;
    assert_eq!((table.holder(), table.binds()), (Some(Seat(0)), None));
    let mut fallen = 0;
    while let Some(throw) = table.held_throw(&first.secret) {
        table.apply(throw).expect("a legal throw");
        fallen += 1;
    }
    assert!(fallen >= 4);
    let checked = table.check().expect("it is bound");
    assert_eq!((checked.open, checked.right), (fallen, 0));
}

#[test]
fn a_rewritten_throw_is_found_out_when_it_is_passed_on() {
    let (mut devices, mut rng) = midway(5);
    let text = devices[0].table.to_string();
    let holder = devices[0].table.holder().expect("a holder").index();
    let forger = &mut devices[holder];
    let should = forger.table.held_throw(&forger.secret).expect("a throw");
    let others = forger.table.state().chance().into_iter().map(|(other, _)| other).filter(|other| *other != should);
    let place = forger.table.play(rng.choice(others.collect::<Vec<_>>())).expect("a legal throw");
    let number = throws(&forger.table).len();
    assert_eq!(forger.table.check().map(|checked| (checked.wrong, checked.open)), Some((None, 1)));
    forger.play(&mut rng);
    assert_eq!(forger.table.check().and_then(|checked| checked.wrong), Some(Wrong { place, number, should }));
    let rewritten = forger.table.to_string();
    for device in devices.iter_mut().filter(|device| device.seat.index() != holder) {
        assert!(!device.receive(&rewritten));
        assert_eq!(device.table.to_string(), text, "what was known stays");
    }
}

/// The rewritten text is valid in itself, but its past differs.
#[test]
fn a_rewritten_past_does_not_go_on_with_what_is_known() {
    let (mut devices, mut rng) = midway(6);
    let before = devices[0].table.to_string();
    let forger = devices[0].table.holder().expect("a holder").index();
    play_on(&mut devices, 1, &mut rng);
    let played = devices[forger].table.to_string();
    let mut rewritten = played.clone();
    while rewritten == played {
        devices[forger].table = before.parse().expect("a match");
        devices[forger].play(&mut rng);
        rewritten = devices[forger].table.to_string();
    }
    assert!(rewritten.parse::<Match<Pachisi>>().is_ok_and(|table| table.check().is_some_and(|it| it.wrong.is_none())));
    let receiver = (forger + 1) % devices.len();
    assert!(!devices[receiver].receive(&rewritten));
    // Nor does an old text, the beginning of the known match, continue it.
    assert!(!devices[receiver].receive(&before));
    assert!(devices[receiver].receive(&played));
}

/// Parses the text after a change of its lines, with a correct checksum.
fn changed(text: &str, change: impl FnOnce(&mut Vec<String>)) -> Result<Match<Pachisi>, RecordError> {
    let (lines, _) = text.rsplit_once("end ").expect("an end");
    let mut lines: Vec<String> = lines.lines().map(str::to_owned).collect();
    change(&mut lines);
    ended(&(lines.join("\n") + "\n")).parse()
}

#[test]
fn what_binds_nobody_is_refused() {
    let (devices, _) = midway(4);
    let text = devices[0].table.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let binds: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].starts_with("@bind ")).collect();
    let seats = devices.len();
    assert_eq!(binds.len(), seats + 4);
    assert!(changed(&text, |_| {}).is_ok());
    let (first, pass) = (binds[0], binds[seats]);
    let error = |change: &dyn Fn(&mut Vec<String>)| changed(&text, change).expect_err("an error");
    let bind = |line: usize, error| RecordError::Secret(line + 1, error);
    // A token of another seat, or one that is not in the chain.
    let foreign = |lines: &mut Vec<String>| lines[pass] = [&lines[pass][..8], &lines[first][8..]].concat();
    assert_eq!(error(&foreign), bind(pass, SecretError::NotNext));
    let none = |lines: &mut Vec<String>| lines[pass].replace_range(8.., &"07".repeat(32));
    assert_eq!(error(&none), bind(pass, SecretError::NotNext));
    // A commitment twice, too early, too late, or out of turn.
    let twice = |lines: &mut Vec<String>| lines.insert(pass, lines[pass].clone());
    assert_eq!(error(&twice), bind(pass + 1, SecretError::NotNow));
    let early = |lines: &mut Vec<String>| lines.swap(pass, pass - 1);
    assert_eq!(error(&early), bind(pass - 1, SecretError::NotNow));
    let late = |lines: &mut Vec<String>| lines.swap(pass, pass + 1);
    assert_eq!(error(&late), RecordError::Unbound(pass + 1));
    let swapped = |lines: &mut Vec<String>| lines.swap(first, first + 1);
    assert_eq!(error(&swapped), bind(first, SecretError::NotNow));
    let missing = |lines: &mut Vec<String>| drop(lines.remove(first + 1));
    assert_eq!(error(&missing), bind(first + 1, SecretError::NotNow));
    let without = |lines: &mut Vec<String>| drop(lines.drain(first..first + seats));
    assert_eq!(error(&without), RecordError::Unbound(first + 1));
    let all = |lines: &mut Vec<String>| drop(lines.remove(pass));
    assert_eq!(error(&all), RecordError::Unbound(pass + 1));
    // Digits and seats are parsed strictly.
    for (line, expected, found) in [
        ("@bind A 07", "hex-digits", "07"),
        ("@bind A", "hex-digits", ""),
        ("@bind Ä 07", "seat", "Ä"),
        ("@bind", "play-or-try", "@bind"),
    ] {
        let told = error(&|lines| lines[pass] = line.to_owned());
        assert_eq!(told, unread(pass + 1, expected, found), "{line}");
    }
    // These lines are errors in a match of another kind.
    let unlinked = |lines: &mut Vec<String>| lines.retain(|line| line != "by-link");
    assert_eq!(error(&unlinked), bind(first - 1, SecretError::NotByLink));
    let secret = |lines: &mut Vec<String>| lines.push(format!("@secret {}", "07".repeat(32)));
    assert_eq!(error(&secret), RecordError::Secret(lines.len(), SecretError::NotSealed));
    let bot = |lines: &mut Vec<String>| {
        for line in &mut lines[3..6] {
            *line = line.replacen("person", "bot random", 1);
        }
    };
    assert_eq!(error(&bot), RecordError::BotByLink);
    let back = |lines: &mut Vec<String>| lines.push("@play 0".into());
    assert_eq!(error(&back), unread(lines.len(), "place-to-stand", "@play 0"));
}

#[test]
fn a_match_is_played_by_link_or_sealed_and_only_between_persons() {
    let table = fresh::<Pachisi>(<Pachisi as Game>::Options::default());
    assert!(!table.is_by_link() && table.clone().by_link().is_by_link() && !table.clone().by_link().takes_back());
    assert!(!start().by_link().is_by_link(), "two are bots");
    let mut rng = Rng::with_seed(1);
    let sealed = table.clone().sealed(secret(&mut rng));
    assert!(sealed.clone().by_link() == sealed);
    let careful = table.clone().without_take_back().by_link();
    assert!(careful.to_string().parse::<Match<Pachisi>>() == Ok(careful));
    let linked = table.clone().by_link();
    assert!(linked.clone().sealed(secret(&mut rng)) == linked && linked.clone().without_take_back() == linked);
    let text = linked.to_string();
    assert!(text.contains("\nby-link\nactions\n"), "{text}");
    assert!(text.parse::<Match<Pachisi>>() == Ok(linked.clone()));
    assert_eq!(peek(&text).map(|header| header.by_link), Ok(Some(0)));
    let (mut table, key) = (table, secret(&mut rng));
    assert_eq!(table.join(Seat(0), &key), Err(SecretError::NotByLink));
    assert_eq!(table.pass(&key), Err(SecretError::NotByLink));
    let mut linked = linked;
    assert_eq!(linked.join(Seat(1), &key), Err(SecretError::NotNow));
    assert_eq!(linked.pass(&key), Err(SecretError::NotNow));
    linked.join(Seat(0), &key).expect("its turn to be bound");
    assert_eq!(linked.join(Seat(0), &key), Err(SecretError::NotNow));
}

/// Trying moves out is nobody's turn, and reveals no throws to come.
#[test]
fn trying_out_needs_no_holder() {
    let (devices, mut rng) = midway(4);
    let device = devices.into_iter().find(|device| device.table.holder() != Some(device.seat)).expect("another");
    let mut table = device.table;
    for _ in 0..6 {
        let from = table.place(table.places() - 1).expect("a place");
        let action = common::selection(table.state_at(from), &mut Vec::new(), &mut rng).expect("an action");
        table.try_out(from, [action]).expect("a legal action");
    }
    assert!(table.check().is_some_and(|checked| checked.tried > 0 && checked.wrong.is_none()));
    let text = table.to_string();
    assert!(text.parse::<Match<Pachisi>>() == Ok(table), "{text}");
}

#[test]
fn a_guest_joins_under_a_name_of_their_own_which_every_form_of_the_match_keeps() {
    let mut rng = Rng::with_seed(1);
    let mut table = fresh::<Pachisi>(<Pachisi as Game>::Options::default()).by_link();
    let before = table.players().to_vec();
    for (seat, name) in
        Seat::all(table.state().seats()).zip(["", "  Salma bint Idris ", "\u{200b}", before[3].name.as_str()])
    {
        table.join_as(seat, &secret(&mut rng), name).expect("its turn to be bound");
        let read: Match<Pachisi> = table.to_string().parse().expect("a match");
        assert_eq!((read.to_string(), read.players()), (table.to_string(), table.players()));
        let (linked, _) = link::read::<Pachisi>(&link::write(&table, None).expect("a link")).expect("a match");
        assert_eq!((linked.to_string(), linked.players()), (table.to_string(), table.players()));
    }
    let names: Vec<_> = table.players().iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, [before[0].name.as_str(), "Salma bint Idris", before[2].name.as_str(), before[3].name.as_str()]);
    assert_eq!(table.to_string().matches(" Salma bint Idris\n").count(), 1);

    let text = table.to_string();
    let (_, body) = text.split_once("actions\n").expect("a header");
    for (wrong, what) in [(" Salma bint Idris ", "white space"), (" ", "no name"), ("  Salma", "white space")] {
        let changed = body.replace(" Salma bint Idris", wrong);
        let line = changed.lines().nth(1).expect("the second seat").to_owned();
        let mut other = fresh::<Pachisi>(<Pachisi as Game>::Options::default()).by_link();
        other.join(Seat(0), &secret(&mut Rng::with_seed(1))).expect("its turn to be bound");
        let unfinished = other.to_string();
        let (head, _) = unfinished.rsplit_once("end ").expect("a last line");
        assert!(ended(&format!("{head}{line}\n")).parse::<Match<Pachisi>>().is_err(), "{what}");
    }
}
