//! What is opened or pasted: texts and links of matches, copies that are here already, and the match after a match.

use std::collections::BTreeSet;

use caravanserai::bots::Level;
use caravanserai::pages::arrival::Arrival;
use caravanserai::pages::match_link::{Copied, LiveState, MatchLink, SentBy};
use caravanserai::pages::read_error::ReadError;
use caravanserai::pages::reading::{Damaged, open, read, read_arrived, read_link};
use caravanserai::pages::rematch::{other_level, rematch};
use caravanserai::pages::saved_copy::SavedCopy;
use caravanserai::record::link::LinkError;
use caravanserai::record::{Kind, Match, Player, RecordError, Secret, Start, link};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::{Game, Seat};
use caravanserai::store::{Id, Note, Notes, Saved};

use super::golden::{self, Lines};

fn players(kinds: &[Kind]) -> Vec<Player> {
    let names = ["Ada", "Ben", "Cem", "Dan"];
    let player =
        |(look, kind): (u8, &Kind)| Player::new(names[usize::from(look)], look, kind.clone()).expect("a player");
    (0..).zip(kinds).map(player).collect()
}

fn fresh<G: Game>(count: usize) -> Match<G> {
    Match::new(G::Options::default(), players(&vec![Kind::Person; count])).expect("a match")
}

fn played(actions: &[&str]) -> Match<Damath> {
    let mut played = fresh(2);
    for action in actions {
        played.apply(action.parse().expect("an action")).expect("a legal action");
    }
    played
}

fn secret(seat: u8) -> Secret {
    Secret::new([seat + 1; 32])
}

/// A match by link that so many have joined.
fn by_link(joined: u8) -> Match<Damath> {
    let mut played = fresh::<Damath>(2).by_link();
    for seat in 0..joined {
        played.join(Seat(seat), &secret(seat)).expect("it is free");
    }
    played
}

fn saved(id: &str, text: &str) -> Saved {
    Saved {
        id: Id::read(&format!("{id:0>16}")).expect("an id"),
        text: text.to_owned(),
        notes: Notes::default(),
        is_held: false,
    }
}

#[test]
fn a_match_is_read_from_its_text_and_from_its_link_anywhere_in_a_text() {
    let played = played(&["first A"]);
    let text = played.to_string();
    assert_eq!(read(&text), Ok(played.clone()));
    assert_eq!(read_arrived(&format!("> {}", text.replace('\n', "\r\n> "))), Ok(played.clone()));
    let data = link::write(&played, None).expect("a short match");
    for text in [data.clone(), format!("Look: https://example.org/damath/#/link/{data} – your turn")] {
        assert_eq!(read_link(&text), Ok((played.clone(), None)), "{text}");
    }
    let cut = &data[..data.len() - 5];
    assert!(matches!(read_link::<Damath>(cut), Err(ReadError::Link(_))));
    assert!(matches!(read_link::<Damath>("hello"), Err(ReadError::Link(LinkError::Damaged))));
    assert!(matches!(read::<Chaupar>(&text), Err(ReadError::Record(RecordError::Game(_)))));
}

#[test]
fn a_match_with_an_unknown_bot_cannot_be_played_here() {
    let cook =
        Match::<Damath>::new(<Damath as Game>::Options::default(), players(&[Kind::Person, Kind::Bot("cook".into())]));
    let cook = cook.expect("a match");
    assert_eq!(read::<Damath>(&cook.to_string()), Err(ReadError::Bot("cook".into())));
    let link = link::write(&cook, None).expect("a short match");
    assert_eq!(read_link::<Damath>(&link).map(|_| ()), Err(ReadError::Bot("cook".into())));
}

#[test]
fn a_saved_match_is_opened_with_its_secret_or_says_why_it_is_damaged() {
    let sealed = fresh::<Chaupar>(4).sealed(secret(0));
    let mut kept = saved("1", &sealed.to_string());
    assert_eq!(open::<Chaupar>(&kept).map(|opened| opened.secret().is_some()), Ok(false), "its secret is lost");
    kept.notes = Notes::default().with(Note::Secret, secret(0).to_string());
    assert_eq!(open::<Chaupar>(&kept).map(|opened| opened.secret().is_some()), Ok(true));
    let cut = saved("1", "caravanserai 1\ngame");
    let damaged = open::<Damath>(&cut).expect_err("it is cut");
    assert_eq!(damaged, Damaged { text: cut.text, reason: ReadError::Record(RecordError::Cut) });
}

#[test]
fn a_match_by_link_invites_continues_or_is_known() {
    let own = |played: &Match<Damath>| Some((played.clone(), Id::by_link(played).expect("an id")));
    assert_eq!(Arrival::of(&by_link(1), None), Arrival::Invites(Seat(1)));
    assert_eq!(Arrival::of(&by_link(0), None), Arrival::WatchOnly, "nobody has begun it");
    assert_eq!(Arrival::of(&by_link(2), None), Arrival::WatchOnly, "no seat is free");
    let here = own(&by_link(1));
    let id = here.clone().expect("it is here").1;
    assert_eq!(Arrival::of(&by_link(1), here.as_ref()), Arrival::Known(id.clone()));
    assert_eq!(Arrival::of(&by_link(2), here.as_ref()), Arrival::Continues);
    assert_eq!(
        Arrival::of(&by_link(1), own(&by_link(2)).as_ref()),
        Arrival::Known(id.clone()),
        "what is older is known"
    );
    let mut other = fresh::<Damath>(2).by_link();
    other.join(Seat(0), &secret(7)).expect("it is free");
    let refused = Arrival::of(&other, here.as_ref());
    assert!(
        matches!(refused, Arrival::Refused(ref says, Some(ref known)) if !says.is_empty() && *known == id),
        "{refused:?}"
    );
}

#[test]
fn a_copy_is_found_unless_any_match_would_continue_it() {
    let [start, begun, longer, other] = [&[][..], &["first A"], &["first A", "offer"], &["first B"]].map(played);
    let find = |other: &Match<Damath>, saved: &[Saved]| {
        SavedCopy::of(other, saved.to_vec())
            .map(|copy| (copy.saved.id.as_str().trim_start_matches('0').to_owned(), copy.continues))
    };
    let all = [saved("da", "x"), saved("a", &start.to_string()), saved("be", &begun.to_string())];
    assert_eq!(find(&begun, &all), Some(("be".into(), false)));
    assert_eq!(find(&longer, &all), Some(("be".into(), true)));
    assert_eq!(find(&other, &all), None, "it went another way");
    assert_eq!(find(&start, &all), Some(("a".into(), false)));
    assert_eq!(find(&longer, &all[..2]), None, "any match continues one without moves");
}

#[test]
fn the_next_match_has_the_same_players_start_and_ways() {
    let names = |played: &Match<Damath>| played.players().iter().map(|player| player.name.clone()).collect::<Vec<_>>();
    let over = played(&["first A", "surrender B"]);
    let next = rematch(&over, None, None).expect("a match");
    assert_eq!((names(&next), next.places(), next.takes_back()), (names(&over), 1, true), "a toss decides who begins");
    let strict = Match::begin(over.start().clone(), over.players().to_vec()).expect("a match").without_take_back();
    assert!(!rematch(&strict, None, None).expect("a match").takes_back());
    let begun = played(&["first A"]);
    let position = Start::Position(*begun.state());
    let from_position = Match::begin(position, over.players().to_vec()).expect("a match");
    assert_eq!(
        names(&rematch(&from_position, None, None).expect("a match")),
        ["Ben", "Ada"],
        "who began does not again"
    );
    let next = rematch(&by_link(2), Some(Seat(1)), None).expect("a match");
    assert!(next.is_by_link());
    assert_eq!(names(&next), ["Ben", "Ada"], "who starts it has the first seat");
}

#[test]
fn after_a_one_sided_match_the_next_one_can_have_the_level_beside() {
    let with = |kinds: [&str; 2], moves: &[&str]| {
        let mut over = played(&[]);
        let mut players = over.players().to_vec();
        for (player, kind) in players.iter_mut().zip(kinds) {
            player.kind = if kind == "person" { Kind::Person } else { Kind::Bot(kind.into()) };
        }
        over = Match::begin(over.start().clone(), players).expect("a match");
        for action in moves {
            over.apply(action.parse().expect("an action")).expect("legal");
        }
        over
    };
    let (won, lost) = (["first A", "surrender B"], ["first A", "surrender A"]);
    assert_eq!(other_level(&with(["person", "level-2"], &won)), Some(Level::Advanced));
    assert_eq!(other_level(&with(["person", "level-2"], &lost)), Some(Level::Beginner));
    assert_eq!(other_level(&with(["person", "level-4"], &won)), None, "there is none above");
    assert_eq!(other_level(&with(["person", "person"], &won)), None);
    let next = rematch(&with(["person", "level-2"], &won), None, Some(Level::Advanced)).expect("a match");
    assert_eq!(next.players()[1].kind, Kind::Bot("level-3".into()));
}

#[test]
fn in_a_game_of_four_for_two_each_keeps_the_own_seats() {
    let names = |here: u8| {
        let next = rematch(&fresh::<Chaupar>(4).by_link_for_two(), Some(Seat(here)), None).expect("a match");
        assert!(next.is_for_two_devices());
        next.players().iter().map(|player| player.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(0), ["Ada", "Ben", "Cem", "Dan"]);
    assert_eq!(names(1), ["Ben", "Ada", "Dan", "Cem"]);
}

fn match_link(receivers: &[&str]) -> MatchLink {
    MatchLink {
        receivers: receivers.iter().copied().map(str::to_owned).collect(),
        sent_by: None,
        is_sent: false,
        live: LiveState::Off,
        is_joining: false,
        is_over: false,
    }
}

#[test]
fn a_link_is_sent_unless_nobody_gets_it_or_the_other_device_is_there() {
    assert_eq!(match_link(&[]).button(), None);
    assert_eq!(match_link(&["Ben"]).button().as_deref(), Some("Send Ben the link"));
    assert_eq!(MatchLink { live: LiveState::Open, ..match_link(&["Ben"]) }.button(), None);
    assert!(MatchLink { live: LiveState::Seeking, ..match_link(&["Ben"]) }.button().is_some());
    assert!(match_link(&["Ben", "Cem"]).button().is_some());
    let names = ["joining", "open", "seeking", "lost", "", "else"].map(LiveState::named);
    let [off, lost] = [LiveState::Off, LiveState::Lost];
    assert_eq!(names, [LiveState::Joining, LiveState::Open, LiveState::Seeking, lost, off, off]);
}

#[test]
fn what_is_said_of_a_link_reads_as_recorded_in_every_language() {
    let connections = [LiveState::Off, LiveState::Joining, LiveState::Open, LiveState::Seeking, LiveState::Lost];
    let sent = [
        None,
        Some(SentBy::Shared),
        Some(SentBy::Copied(Copied::Yes)),
        Some(SentBy::Copied(Copied::Selected)),
        Some(SentBy::Live),
    ];
    golden::check("match-link", || {
        let mut lines = Lines::default();
        for receivers in [&[][..], &["Ben"], &["Ben", "Cem"]] {
            lines.title(&format!("{} receivers", receivers.len()));
            lines.add("button", &match_link(receivers).button().unwrap_or_default());
            let mut said = BTreeSet::new();
            let states = connections.iter().flat_map(|live| sent.iter().map(move |sent| (*live, *sent)));
            for (live, sent_by) in states {
                for (is_sent, is_joining, is_over) in
                    [(false, false, false), (true, false, false), (false, true, false), (false, false, true)]
                {
                    let link = MatchLink { sent_by, live, is_sent, is_joining, is_over, ..match_link(receivers) };
                    if said.insert(link.says()) {
                        let states = [(is_sent, "sent"), (is_joining, "joining"), (is_over, "over")];
                        let states: Vec<_> = states.into_iter().filter(|(is, _)| *is).map(|(_, name)| name).collect();
                        lines.add(&format!("first at {live:?}, {sent_by:?}, {states:?}"), &link.says());
                    }
                }
            }
        }
        lines
    });
}
