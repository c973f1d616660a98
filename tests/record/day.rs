//! Matches of the day: the local date, the throws of a day, and forged matches, of which none is called checked.

use super::games::every_place;
use super::seal::{play_on, throws};
use super::verify::verify;
use super::*;
use crate::effort;
use caravanserai::bots::Level;
use caravanserai::play::{day_line, day_result, day_verification};
use caravanserai::record::{Day, NodeId, Secret, SecretError, Wrong, link};
use caravanserai::rules::catalogue::visit_games;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::{self, Pachisi};
use caravanserai::scene::Scene;
use caravanserai::words::{Language, speak};
use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
/// 24 November 2026 at 00:00 in UTC.
const MIDNIGHT: i64 = 1_795_478_400_000;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

/// The date at a time in UTC, where clocks are this many hours ahead.
fn date(millis: i64, ahead: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "an offset is a whole number of minutes")]
    Day::at(millis, (-ahead * 60.0) as i32).expect("a day").to_string()
}

#[test]
fn the_date_is_that_of_the_place() {
    assert_eq!(date(MIDNIGHT - 1, 0.0), "2026-11-23");
    assert_eq!(date(MIDNIGHT, 0.0), "2026-11-24");
    assert_eq!(date(MIDNIGHT + 24 * HOUR - 1, 0.0), "2026-11-24");
    // Both sides of the date line, and places whose clocks are half or quarter hours apart.
    let noon = MIDNIGHT + 12 * HOUR;
    for (ahead, expected) in [
        (14.0, "2026-11-25"),
        (12.75, "2026-11-25"),
        (11.75, "2026-11-24"),
        (-11.0, "2026-11-24"),
        (-12.0, "2026-11-24"),
    ] {
        assert_eq!(date(noon, ahead), expected, "{ahead}");
    }
    assert_eq!(date(MIDNIGHT + 11 * HOUR, -12.0), "2026-11-23");
    assert_eq!(date(MIDNIGHT - 330 * MINUTE, 5.5), "2026-11-24");
}

#[test]
fn a_change_to_or_from_summer_time_moves_no_midnight() {
    // Paris: at 01:00 in UTC clocks go from 2:00 to 3:00 on 29 March, and back on 25 October 2026.
    let (march, october) = (MIDNIGHT - 240 * 24 * HOUR, MIDNIGHT - 30 * 24 * HOUR);
    assert_eq!((date(march, 0.0), date(october, 0.0)), ("2026-03-29".into(), "2026-10-25".into()));
    for (midnight, before, after) in [(march, 1.0, 2.0), (october, 2.0, 1.0)] {
        let ahead = |time: i64| if time < midnight + HOUR { before } else { after };
        let local = |time: i64| date(time, ahead(time));
        #[expect(clippy::cast_possible_truncation, reason = "whole hours")]
        let begins = midnight - before as i64 * HOUR;
        #[expect(clippy::cast_possible_truncation, reason = "whole hours")]
        let ends = midnight + (24 - after as i64) * HOUR;
        let text = date(midnight, 0.0);
        assert!((begins..ends).step_by(60_000).all(|time| local(time) == text), "{text}");
        assert!(local(begins - 1) != text && local(ends) != text, "{text}");
    }
}

#[test]
fn dates_are_read_as_they_are_written_and_nothing_else_is() {
    for text in ["0000-01-01", "1970-01-01", "2024-02-29", "2026-11-24", "9999-12-31"] {
        assert_eq!(day(text).to_string(), text);
    }
    let none = ["", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-11-24"];
    let more = ["2026-11-24 ", "+2026-11-24", "10000-01-01", "-001-01-01", "2026-11-24-1", "२०२६-११-२४"];
    for text in none.into_iter().chain(more) {
        assert_eq!(text.parse::<Day>(), Err(ParseError::new(Expected("date"), text)));
    }
    assert_eq!(Day::at(i64::MAX, i32::MIN), None);
    assert_eq!(Day::at(i64::MIN, i32::MAX), None);
    assert_eq!(Day::at(400_000_000 * 24 * HOUR, 0), None, "the year 1,097,137");
}

#[test]
fn today_and_sixty_days_before_are_open() {
    let today = day("2028-03-01");
    let open: Vec<_> = Day::open(today).collect();
    assert_eq!((open.len(), open[0], open[1], open[60]), (61, today, day("2028-02-29"), day("2028-01-01")));
    // A day that has not come, or has come already where the clock was put back, is not open.
    assert!(open.is_sorted_by(|one, other| one > other));
    assert_eq!(Day::open(day("0000-01-10")).count(), 10);
}

fn seated<G: Game>() -> Vec<Player> {
    let seats = G::new(&G::day_options()).expect("options that can be played").seats();
    let bot = || Kind::Bot(Level::Advanced.name().to_owned());
    Seat::all(seats).map(|seat| player("Ada", seat.0, if seat.0 == 0 { Kind::Person } else { bot() })).collect()
}

fn unplayed<G: Game>(day: Day) -> Match<G> {
    Match::new(G::day_options(), seated::<G>()).expect("a match").of_day(day).expect("a daily match")
}

/// A daily match to its end, with random moves.
pub fn whole<G: Game>(date: &str, rng: &mut Rng) -> Match<G> {
    let mut table = unplayed(day(date));
    play_on(&mut table, usize::MAX, rng);
    assert_eq!(table.next(), Next::Over);
    table
}

/// The throws of the played line, in order.
fn thrown<G: Game>(table: &Match<G>) -> Vec<G::Action> {
    throws(table).iter().filter_map(|place| Some(table.step_at(*place)?.action.clone())).collect()
}

#[test]
fn the_secret_of_a_day_is_the_hash_of_a_name_the_game_and_the_date() {
    // printf 'caravanserai day\nmarrakech\n2026-11-24\n' | sha256sum
    let expected = "482e759b9b864db84ad1185eb32c9445e643856a7400fba4cbcca67a780d7ebf";
    assert_eq!(day("2026-11-24").secret("marrakech").to_string(), expected);
}

#[test]
fn everybody_has_the_same_throws_whatever_they_are_called() {
    let today = day("2026-11-24");
    let others =
        seated::<Marrakech>().into_iter().map(|seat| Player { name: "Zoë".into(), look: 7 - seat.look, ..seat });
    let other = Match::<Marrakech>::new(Marrakech::day_options(), others.collect()).expect("a match");
    let [mut one, mut other] = [unplayed(today), other.of_day(today).expect("a daily match")];
    play_on(&mut one, usize::MAX, &mut Rng::with_seed(1));
    play_on(&mut other, usize::MAX, &mut Rng::with_seed(2));
    assert!(one.state() != other.state(), "different moves");
    let (one, other) = (thrown(&one), thrown(&other));
    let both = one.len().min(other.len());
    assert!(both > 20 && one[..both] == other[..both], "{one:?} {other:?}");
    assert!(thrown(&whole::<Marrakech>("2026-11-25", &mut Rng::with_seed(1)))[..both] != one[..both]);
}

struct Kept;

impl Visitor for Kept {
    fn visit<G: Game + 'static>(&mut self) {
        if !G::THROWS {
            return;
        }
        let today = day("2026-11-24");
        let mut table = unplayed::<G>(today);
        let text = table.to_string();
        assert!(text.contains("\nday 2026-11-24\nactions\n") && !table.takes_back(), "{text}");
        assert_eq!(peek(&text).map(|header| header.day), Ok(Some(today)));
        play_on(&mut table, 20, &mut Rng::with_seed(3));
        let tried = common::selection(table.state(), &mut Vec::new(), &mut Rng::with_seed(3));
        table.try_out(table.now(), tried).expect("a legal action");
        play_on(&mut table, usize::MAX, &mut Rng::with_seed(4));
        let place = table.place(5);
        assert_eq!(table.to_string().parse(), Ok(table.clone()));
        let data = link::write(&table, place).expect("a link");
        assert_eq!(link::read(&data), Ok((table.clone(), place)));
        let sealed = Match::<G>::new(G::day_options(), seated::<G>()).expect("a match").sealed(Secret::new([9; 32]));
        let header = |table: &Match<G>| link::write(table, None).map(|link| link.len());
        assert!(header(&unplayed::<G>(today)) < header(&sealed), "a date is shorter than a secret");

        assert!(table.secret().is_none() && !table.is_revealed() && table.fingerprint().is_none());
        let all = every_place(&table).filter(|place| table.is_played(*place));
        let right = all.filter(|place| table.step_at(*place).is_some_and(|step| step.actor == Actor::Chance)).count();
        let checked = table.check().expect("a result");
        assert_eq!((checked.right, checked.wrong, checked.open, checked.late), (right, None, 0, 0));
        assert!(verify(&table.to_string()).expect("a match").right);
    }
}

#[test]
fn matches_of_the_day_are_kept_as_texts_and_links() {
    visit_all(&mut Kept);
}

#[test]
fn only_a_match_as_all_of_its_day_is_one() {
    let today = day("2026-11-24");
    let with = |players: Vec<Player>, options: &str| {
        Match::<Marrakech>::new(options.parse().expect("options"), players).expect("a match")
    };
    let plain = "players 2 deck plain";
    assert!(with(seated::<Marrakech>(), plain).of_day(today).is_some());
    assert!(with(seated::<Marrakech>(), "players 2 deck boxed").of_day(today).is_none());
    let changed = |seat: usize, kind: Kind| {
        let mut players = seated::<Marrakech>();
        players[seat].kind = kind;
        with(players, plain)
    };
    for level in [Level::Beginner, Level::Casual, Level::Master] {
        assert!(changed(1, Kind::Bot(level.name().into())).of_day(today).is_none(), "{level:?}");
    }
    assert!(changed(1, Kind::Person).of_day(today).is_none());
    assert!(changed(0, Kind::Bot(Level::Advanced.name().into())).of_day(today).is_none());
    assert!(with(seated::<Marrakech>(), plain).sealed(Secret::new([1; 32])).of_day(today).is_none());
    assert!(unplayed::<Marrakech>(today).of_day(today).is_none());
    let mut begun = with(seated::<Marrakech>(), plain);
    begun.play(common::selection(begun.state(), &mut Vec::new(), &mut Rng::with_seed(1))).expect("a legal action");
    assert!(begun.of_day(today).is_none());
    let of_day = unplayed::<Marrakech>(today);
    assert_eq!(of_day.clone().sealed(Secret::new([1; 32])), of_day);
    assert!(Match::<Damath>::new(Damath::day_options(), seated::<Damath>()).expect("a match").of_day(today).is_none());
}

#[test]
fn a_match_of_a_day_when_pachisi_had_four_pieces_is_still_one() {
    let today = day("2026-11-24");
    let with = |options: pachisi::Options| Match::<Pachisi>::new(options, seated::<Pachisi>()).expect("a match");
    let mut long = with(pachisi::Options::default()).of_day(today).expect("a daily match");
    assert!(long.to_string().contains("pieces=4"));
    play_on(&mut long, usize::MAX, &mut Rng::with_seed(1));
    assert_eq!(long.to_string().parse(), Ok(long.clone()));
    assert_eq!(long.check().expect("a result").wrong, None);
    assert!(with("throw=die pieces=4".parse().expect("options")).of_day(today).is_none());
}

/// A text with a part replaced and the right last line.
fn rewritten(text: &str, from: &str, to: &str) -> String {
    let (lines, _) = text.rsplit_once("end ").expect("a last line");
    ended(&lines.replacen(from, to, 1))
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let text = whole::<Marrakech>("2026-11-24", &mut Rng::with_seed(5)).to_string();
    let read = |from: &str, to: &str| rewritten(&text, from, to).parse::<Match<Marrakech>>();
    assert_eq!(read("deck plain", "deck boxed"), Err(RecordError::NotOfDay));
    assert_eq!(read("bot level-3", "bot level-2"), Err(RecordError::NotOfDay));
    let date = "2026-11-31";
    assert_eq!(read("2026-11-24", date), Err(RecordError::Line(6, ParseError::new(Expected("date"), date))));
    let after = |more: &str| RecordError::Line(7, ParseError::new(Expected("actions-line"), more));
    for more in ["by-link", "day 2026-11-24", "no-take-back"] {
        assert_eq!(read("2026-11-24", &format!("2026-11-24\n{more}")), Err(after(more)));
    }
    let secret = format!("actions\n@secret {}", "07".repeat(32));
    assert_eq!(read("actions", &secret), Err(RecordError::Secret(8, SecretError::NotSealed)));
}

/// A match whose first throw is another one than that of its day, and that throw.
fn with_wrong_throw() -> (Match<Marrakech>, <Marrakech as Game>::Action) {
    let mut table = unplayed::<Marrakech>(day("2026-11-24"));
    let should = table.sealed_throw(NodeId::START).expect("a throw");
    let other = table.state().chance().into_iter().map(|(throw, _)| throw).find(|throw| *throw != should);
    table.apply(other.expect("another throw")).expect("a legal action");
    (table, should)
}

#[test]
fn a_wrong_throw_is_named() {
    let (mut table, should) = with_wrong_throw();
    play_on(&mut table, usize::MAX, &mut Rng::with_seed(9));
    let place = table.place(1).expect("a place");
    assert_eq!(table.check().and_then(|checked| checked.wrong), Some(Wrong { place, number: 1, should }));
    let data = link::write(&table, None).expect("a link");
    assert_eq!(link::read(&data), Ok((table, None)));
}

/// The sentence about the throws of a text; `None` if it is no daily match.
fn sentence<G: Scene>(text: &str) -> Option<String> {
    day_verification(&text.parse::<Match<G>>().ok()?, |day| day.to_string())
}

/// A text of a finished daily match with one forgery.
fn forged<G: Scene>(table: &Match<G>, day: Day, rng: &mut Rng) -> String {
    let text = table.to_string();
    let (lines, _) = text.rsplit_once("end ").expect("a last line");
    let (header, actions) = lines.split_once("actions\n").expect("actions");
    let mut header: Vec<_> = header.lines().map(str::to_owned).collect();
    let mut actions: Vec<_> = actions.lines().map(str::to_owned).collect();
    let chance = throws(table);
    let throw = chance[rng.usize(..chance.len())].number() - 1;
    match rng.u8(..9) {
        0 => {
            let before = table.place(throw).expect("the place before the throw");
            let others = table.state_at(before).chance().into_iter().map(|(action, _)| action.to_string());
            let others: Vec<_> = others.filter(|other| *other != actions[throw]).collect();
            actions[throw].clone_from(&others[rng.usize(..others.len())]);
        }
        1 => drop(actions.remove(throw)),
        2 => actions.insert(throw, actions[throw].clone()),
        // The result: the end is cut off, or something comes after it.
        3 => actions.truncate(rng.usize(..actions.len())),
        4 => actions.push(actions[rng.usize(..actions.len())].clone()),
        5 => {
            let other = Day::at(MIDNIGHT + i64::from(rng.i32(-9999..9999)) * 24 * HOUR, 0).expect("a day");
            let same = thrown(&unplayed_as(table, other)) == thrown(table);
            let date = if same { "2026-02-30".to_owned() } else { other.to_string() };
            *header.last_mut().expect("the line of the day") = format!("day {date}");
        }
        6 => {
            let usual = [G::day_options(), G::Options::default()];
            let options: Vec<_> = G::variants().into_iter().filter(|options| !usual.contains(options)).collect();
            let options = options.get(rng.usize(..=options.len())).map_or("players 9".into(), ToString::to_string);
            header[2] = format!("options {options}");
        }
        7 => {
            let seat = rng.usize(3..header.len() - 1);
            let kinds = ["person", "bot level-1", "bot level-2", "bot level-4", "bot random"];
            let kinds = &kinds[usize::from(seat == 3)..];
            header[seat] = format!("player {} {} Ada", seat - 3, kinds[rng.usize(..kinds.len())]);
        }
        _ => {
            let others = ["by-link".to_owned(), format!("seal {}", day.secret(G::NAME)), "no-take-back".to_owned()];
            header.last_mut().expect("the line of the day").clone_from(&others[rng.usize(..others.len())]);
        }
    }
    header.push("actions".to_owned());
    ended(&header.into_iter().chain(actions).map(|line| line + "\n").collect::<String>())
}

/// The same decisions on another day, as far as they are legal.
fn unplayed_as<G: Game>(table: &Match<G>, day: Day) -> Match<G> {
    let mut other = unplayed::<G>(day);
    for step in table.steps() {
        let action = other.sealed_throw(other.now()).unwrap_or_else(|| step.action.clone());
        if other.apply(action).is_err() {
            break;
        }
    }
    other
}

/// The maximum number of forged matches over all games.
const FORGED: usize = 10_000;
/// The number of games with a daily match, and of matches of each that are forged.
const GAMES: usize = 4;
const WHOLE_MATCHES: usize = 8;

struct Forgeries(usize);

impl Forgeries {
    fn visit<G: Scene + 'static>(&mut self) {
        if !G::THROWS {
            return;
        }
        let mut rng = Rng::with_seed(6);
        let days = Day::open(day("2026-11-24")).take(WHOLE_MATCHES);
        let whole: Vec<_> = days.map(|day| (day, whole::<G>(&day.to_string(), &mut rng))).collect();
        for (day, table) in &whole {
            let honest = sentence::<G>(&table.to_string()).expect("a daily match");
            assert!(honest.starts_with(&format!("Throws of {day} checked: ")), "{honest}");
        }
        for number in 0..effort::tries(FORGED / GAMES) {
            let (day, table) = &whole[number % whole.len()];
            let text = forged(table, *day, &mut rng);
            let said = sentence::<G>(&text);
            assert!(!said.as_ref().is_some_and(|said| said.contains("checked")), "{said:?}\n{text}");
            self.0 += 1;
        }
    }
}

#[test]
fn no_forged_match_is_called_checked() {
    let mut forgeries = Forgeries(0);
    visit_games!(forgeries);
    assert_eq!(forgeries.0, effort::tries(FORGED / GAMES) * GAMES);
}

#[test]
fn a_match_that_is_not_over_and_a_wrong_throw_are_told_apart() {
    let mut table = unplayed::<Marrakech>(day("2026-11-24"));
    play_on(&mut table, 10, &mut Rng::with_seed(7));
    let said = |table: &Match<Marrakech>| day_verification(table, |_| "24 November 2026".into());
    assert_eq!(said(&table).as_deref(), Some("The throws so far are those of 24 November 2026."));
    assert_eq!(day_line(&table, |_| String::new()), None);
    assert_eq!(said(&with_wrong_throw().0).as_deref(), Some("Throw 1 does not match 24 November 2026."));
    let other = Match::new(Marrakech::day_options(), seated::<Marrakech>()).expect("a match");
    assert_eq!(said(&other.sealed(Secret::new([1; 32]))), None);
}

/// A date at its longest in each language.
fn longest_date(language: Language) -> &'static str {
    match language {
        Language::English => "30 September 2026",
        Language::French => "30 septembre 2026",
        Language::Hindi => "30 सितंबर 2026",
        Language::Filipino => "Setyembre 30, 2026",
    }
}

/// The number of games whose lines were checked.
struct Lines(usize);

impl Lines {
    fn visit<G: Scene>(&mut self) {
        if !G::THROWS {
            return;
        }
        self.0 += 1;
        let table = whole::<G>("2026-09-30", &mut Rng::with_seed(8));
        for language in Language::ALL {
            speak(language);
            let line = day_line(&table, |_| longest_date(language).into()).expect("a finished match");
            assert!(line.chars().count() <= 120 && !line.contains('\n'), "{line}");
            assert!(line.contains(G::title()) && line.contains("2026"), "{line}");
            let most = day_result(Some("-12345"), 8, 8).chars().count();
            let own = day_result(G::POINTS.then_some("7"), 1, 4).chars().count();
            assert!(line.chars().count() + most <= 120 + own, "{line}");
        }
    }
}

#[test]
fn the_result_is_one_short_line() {
    let mut lines = Lines(0);
    visit_games!(lines);
    assert_eq!(lines.0, GAMES);
}

/// The number of throws of a day that are recorded.
const FIRST: usize = 10;

/// The first throws of each day of 2028 in a match in which every seat takes its first legal action.
fn calendar<G: Game>() -> String {
    let mut text = String::new();
    let days = (0..).map_while(|days| Day::at(1_830_297_600_000 + days * 24 * HOUR, 0));
    for day in days.take_while(|day| day.to_string().starts_with("2028")) {
        let mut table = unplayed::<G>(day);
        let mut thrown = Vec::new();
        while thrown.len() < FIRST && table.next() != Next::Over {
            let sealed = table.sealed_throw(table.now());
            thrown.extend(sealed.iter().map(ToString::to_string));
            let mut listed = Vec::new();
            table.state().actions(&mut listed);
            table.apply(sealed.unwrap_or_else(|| listed.swap_remove(0))).expect("a legal action");
        }
        writeln!(text, "{day}: {}", thrown.join(", ")).expect("a string takes all");
    }
    text
}

struct Calendars;

impl Visitor for Calendars {
    fn visit<G: Game + 'static>(&mut self) {
        if !G::THROWS {
            return;
        }
        let path = PathBuf::from(format!("{}/tests/golden/days/{}.txt", env!("CARGO_MANIFEST_DIR"), G::NAME));
        let calendar = calendar::<G>();
        if env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder to write");
            fs::write(&path, &calendar).expect("a file to write");
        }
        let golden = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} has no recorded days", G::NAME));
        for (made, golden) in calendar.lines().zip(golden.lines()) {
            assert_eq!(made, golden, "{}", G::NAME);
        }
        assert_eq!((calendar.lines().count(), golden.lines().count()), (366, 366), "{}", G::NAME);
    }
}

#[test]
fn the_throws_of_every_day_stay_as_recorded() {
    visit_all(&mut Calendars);
}
