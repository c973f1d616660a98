//! Sealed matches: their throws follow from the secret, and anybody can recompute them.

use super::games::{every_place, fresh};
use super::verify::verify;
use super::*;
use caravanserai::record::{Checked, NodeId, Secret, SecretError, Wrong, link};
use caravanserai::rules::marrakech::Marrakech;
use std::process::Command;

/// A random secret.
pub fn secret(rng: &mut Rng) -> Secret {
    let mut bytes = [0; 32];
    rng.fill(&mut bytes);
    Secret::new(bytes)
}

fn sealed() -> Match<Toy> {
    start().sealed(Secret::new([7; 32]))
}

/// Plays random actions and the sealed throws, until this many actions are made or the match is over.
pub fn play_on<G: Game>(table: &mut Match<G>, actions: usize, rng: &mut Rng) {
    for _ in 0..actions {
        let sealed = table.sealed_throw(table.now());
        let Some(action) = sealed.or_else(|| common::selection(table.state(), &mut Vec::new(), rng)) else { break };
        table.apply(action).expect("a legal action");
    }
}

/// A match with a revealed secret, after this many actions or at its end.
fn shown<G: Game>(options: G::Options, actions: usize, rng: &mut Rng) -> Match<G> {
    let mut table = fresh::<G>(options).sealed(secret(rng));
    play_on(&mut table, actions, rng);
    assert!(table.reveal());
    table
}

/// Plays as [`play_on`] does, tries some actions out from a random place, and takes some played actions back.
fn vary<G: Game>(table: &mut Match<G>, rng: &mut Rng) {
    play_on(table, 30, rng);
    let (mut tried, now) = (table.place(rng.usize(..table.places())).expect("a place"), table.now());
    for _ in 0..5 {
        let action = common::selection(table.state_at(tried), &mut Vec::new(), rng);
        tried = table.try_out(tried, action).expect("a legal action");
    }
    let back = table.back_from(now).nth(rng.usize(..6)).unwrap_or_default();
    assert!(table.stand_at(back));
}

/// A finished match with take-backs and variations, sealed if the game has throws.
pub fn whole<G: Game>(options: G::Options, rng: &mut Rng) -> Match<G> {
    let mut table = fresh::<G>(options).sealed(secret(rng));
    for _ in 0..3 {
        vary(&mut table, rng);
    }
    play_on(&mut table, usize::MAX, rng);
    table.reveal();
    table
}

pub fn throws<G: Game>(table: &Match<G>) -> Vec<NodeId> {
    let is_throw = |place: &NodeId| table.step_at(*place).is_some_and(|step| step.actor == Actor::Chance);
    every_place(table).filter(is_throw).collect()
}

/// The result of a check in which this many throws are right and nothing else is found.
fn right<A>(right: usize) -> Checked<A> {
    Checked { right, wrong: None, open: 0, late: 0, earlier: 0, tried: 0 }
}

#[test]
fn the_seal_and_the_secret_stand_in_the_text() {
    let mut table = sealed();
    let mut rng = Rng::with_seed(1);
    play_on(&mut table, usize::MAX, &mut rng);
    let unsealed = start().to_string();
    let (header, _) = unsealed.split_once("actions\n").expect("a header");
    let fingerprint = table.fingerprint().expect("a fingerprint").clone();
    let begun = format!("{header}seal {fingerprint}\nactions\n");
    let before = table.to_string();
    assert!(before.starts_with(&begun) && !before.contains("@secret"), "{before}");
    assert_eq!(peek(&before).map(|header| header.seal), Ok(Some(fingerprint)));
    assert_eq!(peek(WHOLE).map(|header| header.seal), Ok(None));

    assert!(!table.is_revealed() && table.reveal() && table.is_revealed() && !table.reveal());
    let (lines, _) = before.rsplit_once("end ").expect("an end");
    let shown = format!("{lines}@secret {}\n", "07".repeat(32));
    assert_eq!(table.to_string(), ended(&shown));
    assert_eq!(read(&table.to_string()), Ok(table));
}

#[test]
fn what_is_not_sealed_promises_nothing() {
    let mut table = played();
    assert_eq!((table.fingerprint(), table.secret(), table.check()), (None, None, None));
    assert_eq!(table.sealed_throw(NodeId::START), None);
    assert!(!table.unlock(Secret::new([7; 32])) && !table.reveal() && !table.is_revealed());
    assert_eq!(table, played());
}

#[test]
fn a_match_is_sealed_once_and_before_it_begins() {
    assert_eq!(sealed().sealed(Secret::new([8; 32])), sealed());
    assert_eq!(sealed().without_take_back(), sealed(), "all else is agreed before");
    assert_eq!(played().sealed(Secret::new([7; 32])), played());
    let careful = start().without_take_back().sealed(Secret::new([7; 32]));
    assert!(!careful.takes_back());
    assert_ne!(careful.fingerprint(), sealed().fingerprint(), "it binds to what was agreed");
    let text = careful.to_string();
    assert!(text.contains("Zoë\nno-take-back\nseal "), "{text}");
    let mut again = read(&text).expect("a match");
    assert!(again.unlock(Secret::new([7; 32])));
    assert_eq!(again, careful);
}

#[test]
fn only_its_own_secret_unlocks_a_match() {
    let mut table = read(&sealed().to_string()).expect("a match");
    assert_eq!((table.secret(), table.sealed_throw(NodeId::START)), (None, None));
    assert!(!table.unlock(Secret::new([8; 32])) && !table.reveal());
    assert_eq!(table.secret(), None);
    assert!(table.unlock(Secret::new([7; 32])));
    assert_eq!(table, sealed());
    assert!(table.sealed_throw(NodeId::START).is_some());
}

/// The expected values were computed by Python's `hmac` and `hashlib`.
#[test]
fn fingerprint_and_throws_are_as_documented() {
    let mut table = fresh::<Marrakech>(<Marrakech as Game>::Options::default()).sealed(Secret::new([1; 32]));
    let fingerprint = "1af7a3b020f2592cf231f0891b2e520d9000ebc371acb3e31d4110917e95cc58";
    assert_eq!(table.fingerprint().map(ToString::to_string).as_deref(), Some(fingerprint));
    let mut fallen = Vec::new();
    while fallen.len() < 6 {
        fallen.extend(table.sealed_throw(table.now()).map(|action| action.to_string()));
        play_on(&mut table, 1, &mut Rng::with_seed(3));
    }
    assert_eq!(fallen.join(", "), "3, 4, 3, 2, 4, 2");
}

#[test]
fn the_same_throw_falls_wherever_play_comes_to_it() {
    let mut table = start().sealed(Secret::new([9; 32]));
    let mut rng = Rng::with_seed(5);
    play_on(&mut table, 4, &mut rng);
    for grab in [Seat(1), Seat(2)] {
        let place = table.play([Action::Grab(grab)]).expect("a legal action");
        let throw = table.sealed_throw(place).expect("a throw");
        assert!(table.stand_at(table.before(place).expect("a place")));
        let beside = table.try_out(table.now(), [Action::Grab(Seat(0))]).expect("a legal action");
        assert_eq!(table.sealed_throw(beside), Some(throw), "also where it has not fallen yet");
    }
}

#[test]
fn what_cannot_be_a_seal_or_a_secret_is_refused() {
    let mut table = sealed();
    play_on(&mut table, usize::MAX, &mut Rng::with_seed(2));
    table.reveal();
    let text = table.to_string();
    let (lines, _) = text.rsplit_once("end ").expect("an end");
    let fingerprint = table.fingerprint().expect("a fingerprint").to_string();
    let digits = "07".repeat(32);
    let last = lines.lines().count();
    let altered = |from: &str, to: &str| read(&ended(&lines.replacen(from, to, 1)));
    assert!(altered("", "").is_ok());
    let secret = |error| Err(RecordError::Secret(last, error));
    assert_eq!(altered(&digits, &"08".repeat(32)), secret(SecretError::Another));
    assert_eq!(
        altered(&format!("seal {fingerprint}\n"), ""),
        Err(RecordError::Secret(last - 1, SecretError::NotSealed))
    );
    assert_eq!(altered("person Ada", "person Ida"), secret(SecretError::Another), "a player was changed");
    assert_eq!(altered("seconds 20", "seconds 21"), secret(SecretError::Another), "what was agreed was changed");
    let again = read(&ended(&format!("{lines}@secret {digits}\n")));
    assert_eq!(again, Err(RecordError::Secret(last + 1, SecretError::Again)));
    for wrong in ["", "07", &"07".repeat(33), &"0x".repeat(32), &"+7".repeat(32), &"0A".repeat(32), &"é7".repeat(22)] {
        assert_eq!(altered(&digits, wrong), Err(unread(last, "hex-digits", wrong)), "{wrong}");
        assert_eq!(altered(&fingerprint, wrong), Err(unread(8, "hex-digits", wrong)), "{wrong}");
    }
    let twice = altered("actions", &format!("seal {fingerprint}\nactions"));
    assert_eq!(twice, Err(unread(9, "actions-line", &format!("seal {fingerprint}"))));
    let unsealed = format!("{}@secret {digits}\n", WHOLE.split_once("end ").expect("an end").0);
    assert_eq!(read(&ended(&unsealed)), Err(RecordError::Secret(18, SecretError::NotSealed)));
}

#[test]
fn what_comes_after_the_secret_and_what_is_tried_out_is_not_promised() {
    let mut table = sealed();
    let mut rng = Rng::with_seed(4);
    play_on(&mut table, 5, &mut rng);
    assert_eq!(table.check(), Some(Checked { open: 4, ..right(0) }));
    let grabbed = table.now();
    let sealed = table.sealed_throw(grabbed).expect("a throw");
    let other = if sealed == Action::Throw(1) { Action::Throw(2) } else { Action::Throw(1) };
    table.try_out(grabbed, [other]).expect("a legal action");
    assert_eq!(table.check(), Some(Checked { open: 4, tried: 1, ..right(0) }));
    play_on(&mut table, usize::MAX, &mut rng);
    table.reveal();
    assert_eq!(table.check(), Some(Checked { tried: 1, ..right(5) }));
    // After the reveal, a player who continues from here could know the next throw.
    assert!(table.stand_at(grabbed));
    assert_eq!(table.sealed_throw(grabbed), None);
    table.play([other]).expect("a legal action");
    assert_eq!(table.check(), Some(Checked { late: 1, ..right(5) }));
    let text = table.to_string();
    assert_eq!(read(&text).map(|again| again.check()), Ok(table.check()));
}

struct AreAsSealed;

impl Visitor for AreAsSealed {
    fn visit<G: Game + 'static>(&mut self) {
        for (seed, options) in G::variants().into_iter().enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            if !G::THROWS {
                let table = fresh::<G>(options.clone());
                assert!(table.clone().sealed(secret(&mut rng)) == table);
                let text = table.to_string();
                let (lines, _) = text.split_once("actions").expect("a header");
                let sealed = ended(&format!("{lines}seal {}\nactions\n", "07".repeat(32)));
                assert_eq!(sealed.parse::<Match<G>>().err(), Some(RecordError::NoThrows));
                continue;
            }
            let table = shown::<G>(options.clone(), 300, &mut rng);
            assert_eq!(table.check(), Some(right(throws(&table).len())), "{}", G::NAME);
            let text = table.to_string();
            assert!(text.parse::<Match<G>>() == Ok(table), "{text}");
            // Variations and take-backs do no harm.
            let mut table = fresh::<G>(options).sealed(secret(&mut rng));
            let key = table.secret().expect("a secret").clone();
            for _ in 0..3 {
                vary(&mut table, &mut rng);
                let mut again: Match<G> = table.to_string().parse().expect("a match");
                assert!(again.unlock(key.clone()) && again == table);
            }
            assert!(table.reveal());
            if let Some(action) = common::selection(table.state(), &mut Vec::new(), &mut rng) {
                table.try_out(table.now(), [action]).expect("a legal action");
            }
            let data = link::write(&table, None).expect("a link");
            assert!(link::read(&data) == Ok((table.clone(), None)), "{table}");
            let checked = table.check().expect("it is sealed");
            assert_eq!((checked.wrong, checked.open, checked.late), (None, 0, 0), "{}", G::NAME);
            assert_eq!(checked.right + checked.tried, throws(&table).len());
        }
    }
}

#[test]
fn a_sealed_match_of_random_play_is_as_it_was_sealed() {
    visit_all(&mut AreAsSealed);
}

/// Changes one throw at a time in the text of a match, if the rest can still be played, and checks that it is detected.
/// Returns the number of changes.
fn forge<G: Game>(table: &Match<G>, rng: &mut Rng) -> usize {
    let text = table.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let actions = lines.iter().position(|line| *line == "actions").expect("actions");
    let mut forged = 0;
    for (index, place) in throws(table).into_iter().enumerate() {
        let should = table.step_at(place).expect("a throw").action.clone();
        let mut others = table.state_at(table.before(place).expect("a place")).chance();
        others.retain(|(other, _)| *other != should);
        let Some((other, _)) = rng.choice(others) else { continue };
        let (at, other) = (actions + place.number(), other.to_string());
        let mut changed = lines.clone();
        changed.pop();
        assert_eq!(std::mem::replace(&mut changed[at], &other), should.to_string());
        let text = ended(&(changed.join("\n") + "\n"));
        let Ok(changed) = text.parse::<Match<G>>() else { continue };
        let (number, line) = (index + 1, at + 1);
        let verdict = verify(&text).expect("a record");
        let says = format!("throw {number} is wrong: line {line} says “{other}”, and it should have been “{should}”");
        assert_eq!((verdict.says, verdict.right), (format!("{}: {says}", G::NAME), false));
        assert_eq!(changed.check().and_then(|checked| checked.wrong), Some(Wrong { place, number, should }));
        forged += 1;
    }
    forged
}

struct IsFoundOut;

impl Visitor for IsFoundOut {
    fn visit<G: Game + 'static>(&mut self) {
        if !G::THROWS {
            return;
        }
        let mut rng = Rng::with_seed(6);
        let mut forged = 0;
        for options in G::variants() {
            for actions in [5, 30, 100] {
                let table = shown::<G>(options.clone(), actions, &mut rng);
                assert!(verify(&table.to_string()).is_ok_and(|verdict| verdict.right));
                forged += forge(&table, &mut rng);
            }
        }
        assert!(forged > 10, "{}: {forged}", G::NAME);
    }
}

#[test]
fn one_changed_throw_is_found_out() {
    visit_all(&mut IsFoundOut);
}

/// A throw that differs from the sealed one, followed by legal play, is detected as well.
struct PlaysOtherwise;

impl Visitor for PlaysOtherwise {
    fn visit<G: Game + 'static>(&mut self) {
        if !G::THROWS {
            return;
        }
        for seed in 0..5 {
            let mut rng = Rng::with_seed(seed);
            let table = shown::<G>(G::Options::default(), 300, &mut rng);
            let before = |place: &NodeId| table.before(*place).expect("a place");
            let mut choices = throws(&table);
            choices.retain(|place| table.state_at(before(place)).chance().len() > 1);
            let place = rng.choice(choices).expect("a throw");
            let should = table.step_at(place).expect("a throw").action.clone();
            let others = table.state_at(before(&place)).chance().into_iter().filter(|(other, _)| *other != should);
            let (other, _) = rng.choice(others.collect::<Vec<_>>()).expect("another throw");

            let key = table.secret().expect("a secret").clone();
            let mut forged = fresh::<G>(G::Options::default()).sealed(key);
            let steps = table.steps().take(table.depth(place) - 1).map(|step| step.action.clone());
            forged.play(steps.chain([other])).expect("legal actions");
            play_on(&mut forged, 50, &mut rng);
            forged.reveal();
            let number = throws(&table).iter().take_while(|earlier| **earlier <= place).count();
            assert_eq!(forged.check().expect("it is sealed").wrong, Some(Wrong { place, number, should }));
        }
    }
}

#[test]
fn whoever_throws_otherwise_is_found_out() {
    visit_all(&mut PlaysOtherwise);
}

/// Over many secrets, the frequency of each outcome matches its weight within five standard deviations.
struct AreFair;

impl Visitor for AreFair {
    fn visit<G: Game + 'static>(&mut self) {
        const SECRETS: u32 = 20_000;
        if !G::THROWS {
            return;
        }
        let mut rng = Rng::with_seed(8);
        let outcomes = fresh::<G>(G::Options::default()).state().chance();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut counts = vec![0_u32; outcomes.len()];
        for _ in 0..SECRETS {
            let table = fresh::<G>(G::Options::default()).sealed(secret(&mut rng));
            let throw = table.sealed_throw(NodeId::START).expect("a throw");
            counts[outcomes.iter().position(|(outcome, _)| *outcome == throw).expect("an outcome")] += 1;
        }
        for ((outcome, weight), count) in outcomes.iter().zip(counts) {
            let share = f64::from(*weight) / f64::from(total);
            let (expected, spread) = (f64::from(SECRETS) * share, (f64::from(SECRETS) * share * (1.0 - share)).sqrt());
            assert!((f64::from(count) - expected).abs() <= 5.0 * spread, "{}: {outcome} {count} times", G::NAME);
        }
    }
}

#[test]
fn throws_from_secrets_are_fair() {
    visit_all(&mut AreFair);
}

/// Runs the program itself.
#[test]
fn verify_says_what_it_finds_and_ends_with_a_code() {
    let mut rng = Rng::with_seed(7);
    let mut table = fresh::<Marrakech>(<Marrakech as Game>::Options::default()).sealed(secret(&mut rng));
    play_on(&mut table, 9, &mut rng);
    let open = table.to_string();
    let should = table.sealed_throw(table.now());
    let mut forged = table.clone();
    let (other, _) =
        forged.state().chance().into_iter().find(|(other, _)| Some(other) != should.as_ref()).expect("a throw");
    forged.play([other]).expect("a legal throw");
    forged.reveal();
    play_on(&mut table, usize::MAX, &mut rng);
    table.reveal();
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text, says, code) in [
        (
            "right",
            table.to_string(),
            "marrakech: throws as they were sealed: 32; after the secret: 0; tried out: 0\n",
            0,
        ),
        (
            "wrong",
            forged.to_string(),
            "marrakech: throw 5 is wrong: line 17 says “1”, and it should have been “2”\n",
            1,
        ),
        ("open", open, "marrakech: the secret is not shown: 4 throws cannot be checked yet\n", 0),
        (
            "unsealed",
            fresh::<Marrakech>(<Marrakech as Game>::Options::default()).to_string(),
            "marrakech: it is not sealed: of its throws nothing is promised\n",
            0,
        ),
        ("none", "nothing".into(), "", 2),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        let mut program = Command::new(env!("CARGO"));
        program.args(["run", "--quiet", "--locked", "--example", "verify", "--"]).arg(&file);
        let told = program.output().expect("a program that runs");
        assert_eq!((String::from_utf8_lossy(&told.stdout).as_ref(), told.status.code()), (says, Some(code)), "{name}");
    }
}
