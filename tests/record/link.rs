//! The link of a match: reading inverts writing, and nothing else can be read.

use super::games::{fresh, some_place, wander};
use super::*;
use caravanserai::record::link::{self, LONGEST, LinkError};
use caravanserai::record::{NodeId, Secret};
use caravanserai::rules::marrakech::{self, Marrakech};
use caravanserai::rules::pachisi::{self, Pachisi};
use data_encoding::BASE64URL_NOPAD;

fn write<G: Game>(table: &Match<G>) -> String {
    link::write(table, None).expect("a link")
}

fn refused(data: &str) -> LinkError {
    link::read::<Toy>(data).expect_err("an error")
}

fn bytes(data: &str) -> Vec<u8> {
    BASE64URL_NOPAD.decode(data.as_bytes()).expect("base64url")
}

/// A link of these bytes after the checksum, with the correct checksum.
fn summed(rest: &[u8]) -> String {
    let sum = rest.iter().fold(0x811c_9dc5_u32, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    BASE64URL_NOPAD.encode(&[&sum.to_le_bytes(), rest].concat())
}

#[test]
fn a_link_is_read_back() {
    for table in [start(), start().without_take_back(), played(), continued()] {
        let data = write(&table);
        assert_eq!(link::read(&data), Ok((table, None)), "{data}");
    }
}

#[test]
fn a_link_tells_of_a_place() {
    let table = played();
    for number in 0..table.places() {
        let at = table.place(number);
        let data = link::write(&table, at).expect("a link");
        assert_eq!(link::read(&data), Ok((table.clone(), at)));
    }
}

struct ReadsBack;

impl Visitor for ReadsBack {
    fn visit<G: Game + 'static>(&mut self) {
        for (seed, options) in G::variants().into_iter().enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            let mut table = fresh::<G>(options);
            if seed % 3 == 0 {
                table = table.without_take_back();
            }
            let secret = Secret::new([rng.u8(..); 32]);
            if seed % 2 == 0 {
                table = table.sealed(secret.clone());
            }
            for round in 0..4 {
                wander(&mut table, 50, &mut rng);
                if round == 2 {
                    table.reveal();
                }
                let at = rng.bool().then(|| some_place(&table, &mut rng));
                let data = link::write(&table, at).expect("a link");
                let (mut again, place) =
                    link::read::<G>(&data).unwrap_or_else(|error| panic!("{error:?}: {data}\n{table}"));
                assert_eq!((again.to_string(), place), (table.to_string(), at));
                // A secret that the record does not reveal is not in the link.
                let is_hidden = table.secret().is_some() && !table.is_revealed();
                assert_eq!(again.secret().is_none() && again.unlock(secret.clone()), is_hidden);
                assert!(again == table, "{table}");
            }
        }
    }
}

#[test]
fn what_was_played_taken_back_and_tried_out_is_read_back_from_a_link() {
    visit_all(&mut ReadsBack);
}

/// A finished sealed match of Marrakech, in which the throw with this number, from 1, is forged. Its record does not
/// reveal the secret.
fn sealed(forged: Option<usize>) -> Match<Marrakech> {
    let mut rng = Rng::with_seed(5);
    let mut table = fresh::<Marrakech>(marrakech::Options::default()).sealed(Secret::new([0xa5; 32]));
    let mut number = 0;
    while let Some(any) = common::selection(table.state(), &mut Vec::new(), &mut rng) {
        let sealed = table.sealed_throw(table.now());
        number += usize::from(sealed.is_some());
        let mut outcomes = table.state().chance().into_iter().map(|(outcome, _)| outcome);
        let action = match sealed {
            Some(sealed) if forged == Some(number) => outcomes.find(|other| *other != sealed).expect("another"),
            sealed => sealed.unwrap_or(any),
        };
        table.apply(action).expect("a legal action");
    }
    table
}

#[test]
fn throws_that_follow_from_a_shown_secret_are_not_written() {
    let shown = |forged| {
        let mut table = sealed(forged);
        assert!(table.reveal());
        write(&table)
    };
    let data = shown(None);
    assert!(data.len() < write(&sealed(None)).len(), "although as much is told in place of the fingerprint");
    assert!(data.len() < shown(Some(4)).len());
}

#[test]
fn a_forged_throw_is_told_by_the_link_and_found_out() {
    let mut table = sealed(Some(4));
    table.reveal();
    let (again, _) = link::read::<Marrakech>(&write(&table)).expect("a match");
    assert_eq!(again, table);
    let wrong = again.check().and_then(|checked| checked.wrong).expect("a wrong throw");
    assert_eq!(wrong.number, 4);
}

#[test]
fn a_secret_that_the_record_does_not_show_is_in_no_link() {
    let table = sealed(None);
    let (again, _) = link::read::<Marrakech>(&write(&table)).expect("a match");
    assert_eq!((again.secret(), again.fingerprint()), (None, table.fingerprint()));
    assert_eq!(again.to_string(), table.to_string());
}

fn float(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("a small number"))
}

struct VariationsCostLittle;

impl Visitor for VariationsCostLittle {
    fn visit<G: Game + 'static>(&mut self) {
        let mut rng = Rng::with_seed(3);
        let mut table = fresh::<G>(G::Options::default());
        // The number of tried moves in variations of a match, and their cost if they were played, in bits.
        let (mut moves, mut bits) = (0, 0.0);
        let mut without = table.clone();
        for _ in 0..60 {
            let (mut state, mut tried, mut listed) = (table.state().clone(), Vec::new(), Vec::new());
            while tried.len() < 6
                && let Some(action) = common::selection(&state, &mut listed, &mut rng)
            {
                bits += float(listed.len()).log2();
                state.apply(&action).expect("a legal action");
                tried.push(action);
            }
            let (places, from) = (table.places(), table.now());
            table.try_out(from, tried).expect("legal actions");
            moves += table.places() - places;
            for _ in 0..3 {
                if let Some(action) = common::selection(table.state(), &mut listed, &mut rng) {
                    table.apply(action.clone()).expect("a legal action");
                    without.apply(action).expect("a legal action");
                }
            }
        }
        let more = float(bytes(&write(&table)).len() - bytes(&write(&without)).len()) - bits / 8.0;
        let each = more / float(moves);
        assert!(moves > 50 && each <= 0.5, "{}: {each} bytes more for each of {moves} moves", G::NAME);
    }
}

#[test]
fn a_move_of_a_variation_costs_at_most_half_a_byte_more() {
    visit_all(&mut VariationsCostLittle);
}

/// A match of Pachisi in which no seat passes unless it must; and the entropy of the choices, in bits, without and with
/// the option to pass.
fn without_passes() -> (Match<Pachisi>, f64, f64) {
    let mut rng = Rng::with_seed(1);
    let mut table = fresh::<Pachisi>(pachisi::Options::default()).sealed(Secret::new([1; 32]));
    let (mut moves, mut all) = (0.0, 0.0);
    while table.places() < 1_000 && table.state().turn() != Turn::Over {
        let mut listed = Vec::new();
        table.state().actions(&mut listed);
        let thrown = table.sealed_throw(table.now());
        if thrown.is_none() {
            all += float(listed.len()).log2();
            let is_forced = listed.len() == 1;
            listed.retain(|action| is_forced || !Pachisi::is_pass(action));
            moves += float(listed.len()).log2();
        }
        let action = thrown.unwrap_or_else(|| *rng.choice(&listed).expect("an action"));
        table.apply(action).expect("legal");
    }
    table.reveal();
    (table, moves, all)
}

#[test]
fn who_never_passes_pays_next_to_nothing_for_it() {
    let (table, moves, all) = without_passes();
    let bare = link::write(&fresh::<Pachisi>(pachisi::Options::default()).sealed(Secret::new([1; 32])), None);
    let paid = float(bytes(&write(&table)).len() - bytes(&bare.expect("a link")).len()) * 8.0;
    assert!(paid > moves && paid < moves + 80.0 && moves + 160.0 < all, "{paid} bits for {moves} of {all}");
}

#[test]
fn what_is_wrong_with_a_link_is_told() {
    let data = write(&played());
    let whole = &bytes(&data)[4..];
    for cut in 0..data.len() {
        assert_eq!(refused(&data[..cut]), LinkError::Damaged, "{cut}");
    }
    assert_eq!(refused(&format!("{data}A")), LinkError::Damaged);
    assert_eq!(refused(&format!("{data}=")), LinkError::Damaged);
    assert_eq!(refused(&data.replacen('A', "é", 1)), LinkError::Damaged);
    assert_eq!(refused(&"A".repeat(1 << 20)), LinkError::TooLong);
    assert_eq!(refused(&summed(&[2, 0, 0])), LinkError::Version(2));
    assert_eq!(refused(&summed(&[])), LinkError::Damaged);
    assert_eq!(refused(&summed(&[whole, &[0]].concat())), LinkError::Unusual, "zeros after its end");
    let of_another = link::read::<Toy>(&write(&fresh::<Marrakech>(marrakech::Options::default())));
    assert_eq!(of_another, Err(LinkError::Header(RecordError::Game("marrakech".into()))));
}

#[test]
fn a_link_with_one_letter_changed_is_not_read() {
    let data = write(&played());
    for at in 0..data.len() {
        for letter in b'!'..=b'~' {
            let mut changed = data.clone().into_bytes();
            changed[at] = letter;
            let changed = String::from_utf8(changed).expect("ASCII");
            assert!(changed == data || link::read::<Toy>(&changed).is_err(), "{letter} at {at}");
        }
    }
}

#[test]
fn a_match_that_is_too_long_has_no_link() {
    let mut table = fresh::<Marrakech>(marrakech::Options::default());
    let mut rng = Rng::with_seed(1);
    while link::write(&table, None).is_some() {
        assert!(table.places() < 20_000, "a link of any length");
        wander(&mut table, 500, &mut rng);
    }
    assert!(table.places() > 1_000, "{}", table.places());
    assert!(table.to_string().len() > LONGEST);
}

proptest! {
    #[test]
    fn any_text_and_any_bytes_are_answered(text in any::<String>(), rest in prop::collection::vec(any::<u8>(), 0..80)) {
        let _ = link::read::<Toy>(&text);
        let versioned = [&[1], &rest[..]].concat();
        for data in [summed(&rest), summed(&versioned)] {
            if let Ok((table, at)) = link::read::<Toy>(&data) {
                prop_assert_eq!(link::write(&table, at), Some(data));
            }
        }
    }

    #[test]
    fn any_name_is_read_back_from_a_link(name in ".{1,24}", bot in any::<bool>()) {
        let kind = if bot { Kind::Bot("random".into()) } else { Kind::Person };
        if let Ok(player) = Player::new(&name, 3, kind) {
            let mut players = four();
            players[0] = player;
            let table = Match::<Toy>::new(Options::default(), players).expect("a match");
            prop_assert_eq!(link::read(&write(&table)), Ok((table, None::<NodeId>)));
        }
    }
}
