//! Matches that begin at one table and go on by link.

use super::by_link::{join, play_on};
use super::games::{fresh, wander};
use super::seal::secret;
use super::*;
use caravanserai::engine::{Answer, Ask, Engine, Message, Question};
use caravanserai::record::{NodeId, link};
use caravanserai::rules::dschamal::{Dschamal, DuelKind, Phase};
use caravanserai::rules::marrakech::Marrakech;

/// A match between persons after `turns` random actions, undos and variations.
fn begun<G: Game>(options: G::Options, turns: usize, rng: &mut Rng) -> Match<G> {
    let mut table = fresh::<G>(options);
    wander(&mut table, turns, rng);
    table
}

struct GoOn;

impl Visitor for GoOn {
    fn visit<G: Game + 'static>(&mut self) {
        for (seed, options) in G::variants().into_iter().enumerate() {
            let mut rng = Rng::with_seed(seed as u64);
            let begun = begun::<G>(options, 40, &mut rng);
            let Some(continuation) = begun.continued_by_link() else {
                assert!(begun.next() == Next::Over || begun.state().for_link().is_none(), "{}", G::NAME);
                continue;
            };
            let actions = |table: &Match<G>| table.steps().map(|step| step.action.clone()).collect::<Vec<_>>();
            let before = actions(&begun);
            assert_eq!(
                (actions(&continuation), continuation.players()),
                (before.clone(), begun.players()),
                "{}",
                G::NAME
            );
            assert_eq!(continuation.begin_by_link(), Some(before.len()));
            assert_eq!(Some(continuation.state().clone()), begun.state().for_link());
            let thrown = continuation.steps().filter(|step| step.actor == Actor::Chance).count();

            let mut devices = join(continuation, &mut rng);
            play_on(&mut devices, 12, &mut rng);
            let table = &devices[0].table;
            assert!(actions(table).starts_with(&before), "{}", G::NAME);
            let checked = table.check().expect("it is bound");
            assert_eq!((checked.earlier, checked.open, checked.wrong), (thrown, 0, None), "{}", G::NAME);
            let data = link::write(table, None).expect("a link");
            assert!(link::read(&data) == Ok((table.clone(), None)), "{}", G::NAME);
        }
    }
}

#[test]
fn a_match_at_one_table_goes_on_by_link_from_any_place() {
    visit_all(&mut GoOn);
}

/// The text of a match of Marrakech that is played on by link, and the number of actions before that.
fn marrakech() -> (String, usize) {
    let mut rng = Rng::with_seed(4);
    let mut table = fresh::<Marrakech>("players 2 deck plain".parse().expect("options"));
    let before = 10;
    while table.places() <= before {
        let action = common::selection(table.state(), &mut Vec::new(), &mut rng).expect("an action");
        table.apply(action).expect("a legal action");
    }
    let mut devices = join(table.continued_by_link().expect("it can go on"), &mut rng);
    play_on(&mut devices, 8, &mut rng);
    (devices[0].table.to_string(), before)
}

/// Parses a text with a correct last line.
fn parse(text: &str) -> Result<Match<Marrakech>, RecordError> {
    let (lines, _) = text.split_once("end ").expect("a last line");
    ended(lines).parse()
}

#[test]
fn the_actions_before_stand_in_front_of_the_first_tokens() {
    let (text, before) = marrakech();
    let lines: Vec<&str> = text.lines().skip_while(|line| *line != "actions").skip(1).collect();
    assert!(text.contains(&format!("\nby-link {before}\nactions\n")), "{text}");
    assert!(lines[before].starts_with("@bind A ") && lines[before + 1].starts_with("@bind B "), "{text}");
    assert!(lines[..before].iter().all(|line| !line.starts_with('@')), "{text}");
    assert!(parse(&text).is_ok_and(|table| table.to_string() == text));
}

/// Only the throws for who begins are rewritten, so all later actions stay legal.
#[test]
fn a_rewritten_beginning_is_found_out_by_the_throws_after_it() {
    let (text, _) = marrakech();
    let (header, actions) = text.split_once("actions\n").expect("actions");
    let (_, rest) = actions.split_once('\n').expect("a first throw");
    let rewritten = ["1", "2", "3", "4"].map(|throw| parse(&format!("{header}actions\n{throw}\n{rest}")));
    let readable: Vec<_> = rewritten.into_iter().flatten().collect();
    let right = readable.iter().filter(|table| table.check().is_some_and(|checked| checked.wrong.is_none()));
    assert_eq!((readable.len() > 1, right.count()), (true, 1));
}

#[test]
fn a_record_with_fewer_actions_than_its_header_says_is_cut() {
    let (text, before) = marrakech();
    let header = |number: &str| {
        let lines = text.lines().take_while(|line| !line.starts_with("@bind"));
        let lines: Vec<_> = lines.map(|line| line.replace(&format!("by-link {before}"), number)).collect();
        format!("{}\nend 0", lines.join("\n"))
    };
    assert!(parse(&header("by-link 10")).is_ok_and(|table| table.binds() == Some(Seat(0))));
    assert_eq!(parse(&header("by-link 11")), Err(RecordError::Cut));
    for wrong in ["by-link 0", "by-link 010", "by-link -1", "by-link ten", "by-link "] {
        assert_eq!(parse(&header(wrong)), Err(unread(6, "player-line", wrong)), "{wrong}");
    }
    // After fewer actions a token is due, as it is in the text of a match that began by link.
    assert_eq!(parse(&header("by-link 9")), Err(RecordError::Unbound(17)));
}

#[test]
fn a_match_with_a_bot_or_by_link_or_at_its_end_does_not_go_on_by_link() {
    assert!(start().continued_by_link().is_none(), "two are bots");
    let table = fresh::<Marrakech>("players 2 deck plain".parse().expect("options"));
    assert!(table.continued_by_link().is_some_and(|table| table.to_string().contains("\nby-link\n")));
    assert!(table.by_link().continued_by_link().is_none());
    let mut rng = Rng::with_seed(1);
    let mut table = fresh::<Marrakech>("players 2 deck plain".parse().expect("options")).sealed(secret(&mut rng));
    assert!(table.continued_by_link().is_some_and(|table| table.fingerprint().is_none()));
    while let Some(action) = common::selection(table.state(), &mut Vec::new(), &mut rng) {
        table.apply(action).expect("a legal action");
    }
    assert!(table.next() == Next::Over && table.continued_by_link().is_none());
}

/// Returns a match with live duels, played at random until its state is as wanted.
fn dschamal(wanted: impl Fn(Phase) -> bool) -> Match<Dschamal> {
    let mut rng = Rng::with_seed(2);
    let mut table = fresh::<Dschamal>("players 2 start chosen duel live".parse().expect("options"));
    while !wanted(table.state().phase()) {
        let action = common::selection(table.state(), &mut Vec::new(), &mut rng).expect("an action");
        table.apply(action).expect("a legal action");
    }
    table
}

#[test]
fn b10_duels_go_on_by_link_once_the_match_does() {
    let table = dschamal(|phase| matches!(phase, Phase::Take { .. }));
    let continuation = table.continued_by_link().expect("it can go on");
    let [state, before] = [&continuation, &table].map(Match::state);
    assert_eq!((state.phase(), state.camp(Seat(0))), (before.phase(), before.camp(Seat(0))));
    assert_eq!(state.options().duel, DuelKind::ByLink);
    assert_eq!(continuation.state_at(NodeId::START).options().duel, DuelKind::Live);
    let duel = dschamal(|phase| phase == Phase::Duel).continued_by_link().expect("a duel begins anew");
    assert_eq!(duel.state().phase(), Phase::Turns(0));
}

#[test]
fn b4f_a_match_does_not_go_by_link_while_pieces_that_came_out_are_named() {
    let table = dschamal(|phase| matches!(phase, Phase::Grip { .. }));
    assert!(table.continued_by_link().is_none() && !table.can_continue_by_link());
}

/// The engine's copy has the same states as the match, in which duels go by link from some node on.
#[test]
fn the_engine_judges_a_match_that_went_by_link() {
    let mut rng = Rng::with_seed(5);
    let mut devices = join(dschamal(|phase| phase == Phase::Duel).continued_by_link().expect("it can go on"), &mut rng);
    play_on(&mut devices, 12, &mut rng);
    let table = &devices[0].table;
    let answers = |by_link| {
        let mut engine = Engine::<Dschamal>::default();
        let start = Some(Start::Options("players 2 start chosen duel live".into()));
        let actions = table.steps().map(|step| step.action.to_string()).collect();
        let question = Question::Judge { last: table.steps().len() };
        let ask = Ask { number: 1, seed: 0, question, start, by_link, from: 0, actions };
        let first = engine.handle(&Message::Ask(ask)).map(|reply| reply.answer);
        let judged = std::iter::from_fn(|| engine.advance());
        (first, judged.filter(|reply| matches!(reply.answer, Answer::Judged(_))).count())
    };
    assert_eq!(answers(table.begin_by_link()), (Some(Answer::Thinks), table.steps().len()));
    assert_eq!(answers(None), (Some(Answer::Lost), 0), "it is out of step");
}
