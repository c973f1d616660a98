//! The tree of moves: played, taken back, redone and tried out, and its text.

use super::*;
use caravanserai::record::{CopyRelation, NodeId};

/// A match at a position in which any seat can grab the rope, with persons on the first two seats and bots on the
/// others.
fn grabbing() -> Match<Toy> {
    Match::begin(Start::Position("0 1,-2,0,2 grab A 0 seconds 20".parse().expect("a position")), four())
        .expect("a match")
}

fn actions(text: &str) -> Vec<Action> {
    text.split(", ").map(|action| action.parse().expect("an action")).collect()
}

/// Executes a line: `play ACTION, …`, `stand NUMBER` or `try NUMBER ACTION, …`.
fn carry_out(table: &mut Match<Toy>, line: &str) {
    let (word, rest) = line.split_once(' ').expect("two words");
    let place = |table: &Match<Toy>, number: &str| table.place(number.parse().expect("a number")).expect("a place");
    match word {
        "play" => {
            let led = table.play(actions(rest));
            assert_eq!(led, Ok(table.now()), "{line}");
        }
        "stand" => assert!(table.stand_at(place(table, rest)), "{line}"),
        _ => {
            let ((from, rest), now) = (rest.split_once(' ').expect("an action"), table.now());
            table.try_out(place(table, from), actions(rest)).expect("legal actions");
            assert_eq!(table.now(), now, "{line}: the match stands where it stood");
        }
    }
}

fn after(lines: &str) -> Match<Toy> {
    let mut table = grabbing();
    lines.split("; ").for_each(|line| carry_out(&mut table, line));
    table
}

/// The lines between “actions” and “end …”.
fn written(table: &Match<Toy>) -> String {
    let text = table.to_string();
    let (_, lines) = text.split_once("actions\n").expect("actions");
    lines.rsplit_once("end ").expect("an end").0.lines().collect::<Vec<_>>().join(", ")
}

#[test]
fn what_happens_is_written_line_by_line() {
    for (what, done, lines) in [
        ("played", "play grab A; play throw 2, on; play back", "grab A, throw 2, on, back"),
        ("taken back", "play grab A, throw 2, on; stand 2; play back", "grab A, throw 2, on, @play 2, back"),
        ("taken back to the start", "play grab A; stand 0; play grab B", "grab A, @play 0, grab B"),
        ("only taken back", "play grab A, throw 1; stand 1", "grab A, throw 1, @play 1"),
        ("taken up again", "play grab A, throw 1; stand 0; stand 2; play on", "grab A, throw 1, @play 0, @play 2, on"),
        ("taken back and played again", "play grab A; stand 0; play grab A", "grab A, @play 0, @play 1"),
        ("not taken back", "play grab A; stand 1; play throw 1", "grab A, throw 1"),
        ("tried before it began", "try 0 grab B, throw 1; play grab A", "@try 0, grab B, throw 1, @play 0, grab A"),
        (
            "tried",
            "play grab A; try 0 grab B, throw 1; play throw 2",
            "grab A, @try 0, grab B, throw 1, @play 1, throw 2",
        ),
        ("tried in steps", "try 0 grab B; try 1 throw 1; try 2 back", "@try 0, grab B, throw 1, back"),
        ("tried from two places", "try 0 grab B, throw 1; try 1 throw 2", "@try 0, grab B, throw 1, @try 1, throw 2"),
        ("tried from where it stands", "play grab A; try 1 throw 1", "grab A, @try 1, throw 1"),
        (
            "tried along what was played",
            "play grab A, throw 2; try 0 grab A, throw 1",
            "grab A, throw 2, @try 1, throw 1",
        ),
        ("tried as it was played", "play grab A, throw 2; try 0 grab A, throw 2", "grab A, throw 2"),
        ("tried twice", "try 0 grab B, throw 1; try 0 grab B, throw 1", "@try 0, grab B, throw 1"),
        (
            "played as it was tried",
            "try 0 grab B, throw 1; play grab B, throw 1, on",
            "@try 0, grab B, throw 1, @play 1, @play 2, on",
        ),
    ] {
        let table = after(done);
        assert_eq!(written(&table), lines, "{what}");
        let text = table.to_string();
        let again = read(&text);
        assert_eq!(again.as_ref(), Ok(&table), "{what}");
        assert_eq!(again.map(|again| again.to_string()), Ok(text), "{what}");
    }
}

#[test]
fn what_happens_only_ever_adds_lines() {
    let mut table = grabbing();
    let mut before = String::new();
    for line in [
        "play grab A",
        "try 0 grab B",
        "play throw 2, on",
        "stand 1",
        "stand 3",
        "try 4 back",
        "stand 0",
        "play grab B",
    ] {
        carry_out(&mut table, line);
        let text = table.to_string();
        let (lines, _) = text.rsplit_once("end ").expect("an end");
        assert!(lines.starts_with(&before), "{line}: {text}");
        before = lines.to_owned();
    }
}

#[test]
fn places_tell_how_they_lie() {
    // 1 A ─ 2 throws 2 ─ 3 on ─ 4 on
    //   │            └── 7 back
    //   └─ 8 throws 1 (tried)
    // 5 B ─ 6 throws 1 (tried)
    let table = after("play grab A, throw 2, on, on; try 0 grab B, throw 1; stand 2; play back; try 1 throw 1");
    let numbers = |places: &[NodeId]| places.iter().map(|place| place.number()).collect::<Vec<_>>();
    let place = |number| table.place(number).expect("a place");
    assert_eq!((table.place(8), table.place(9)), (Some(place(8)), None));
    for (number, before, after, depth, back, end, played) in [
        (0, None, vec![1, 5], 0, vec![], 7, true),
        (1, Some(0), vec![2, 8], 1, vec![1], 7, true),
        (2, Some(1), vec![7, 3], 2, vec![2, 1], 7, true),
        (3, Some(2), vec![4], 3, vec![3, 2, 1], 4, true),
        (4, Some(3), vec![], 4, vec![4, 3, 2, 1], 4, true),
        (5, Some(0), vec![6], 1, vec![5], 6, false),
        (6, Some(5), vec![], 2, vec![6, 5], 6, false),
        (7, Some(2), vec![], 3, vec![7, 2, 1], 7, true),
        (8, Some(1), vec![], 2, vec![8, 1], 8, false),
    ] {
        let at = place(number);
        assert_eq!(table.before(at).map(NodeId::number), before, "before {number}");
        assert_eq!(numbers(table.after(at)), after, "after {number}");
        assert_eq!(table.depth(at), depth, "depth of {number}");
        assert_eq!(numbers(&table.back_from(at).collect::<Vec<_>>()), back, "back from {number}");
        assert_eq!(table.end_of(at).number(), end, "end of {number}");
        assert_eq!(table.is_played(at), played, "{number} is played");
        assert_eq!(table.step_at(at).is_none(), number == 0, "the step to {number}");
    }
    assert_eq!((table.now(), table.state()), (place(7), table.state_at(place(7))));
    assert!(table.steps().map(|step| step.action).eq([Action::Grab(Seat(0)), Action::Throw(2), Action::Back]));
    assert_eq!(table.steps().len(), 3);
    assert_eq!(table.next_at(place(4)), Next::Over);
    assert_ne!(table.next(), Next::Over);
}

#[test]
fn what_was_only_tried_is_no_place_to_stand_at() {
    let mut table = after("play grab A; try 0 grab B, throw 1");
    let before = table.clone();
    for number in [2, 3] {
        let place = table.place(number).expect("a place");
        assert!(!table.stand_at(place), "{number}");
    }
    assert_eq!(table, before);
    carry_out(&mut table, "stand 0");
    carry_out(&mut table, "play grab B");
    assert_eq!(table.now().number(), 2);
    let tried = table.place(3).expect("a place");
    assert!(!table.stand_at(tried));
    assert_eq!(table.after(NodeId::START).iter().map(|place| place.number()).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn where_it_was_agreed_nothing_is_taken_back() {
    let mut table = grabbing().without_take_back();
    assert!(!table.takes_back() && grabbing().takes_back());
    table.play(actions("grab A, throw 2")).expect("legal actions");
    let before = table.clone();
    for number in [0, 1] {
        let place = table.place(number).expect("a place");
        assert!(!table.stand_at(place));
    }
    assert_eq!(table, before);
    assert!(table.stand_at(table.now()));
    table.try_out(NodeId::START, actions("grab B")).expect("a legal action");
    table.try_out(table.now(), actions("on")).expect("a legal action");
    table.play(actions("on, back")).expect("legal actions");
    let text = table.to_string();
    assert!(
        text.contains("Zoë\nno-take-back\nactions\ngrab A\nthrow 2\n@try 0\ngrab B\n@try 2\non\n@play 4\nback\nend"),
        "{text}"
    );
    assert_eq!(read(&text), Ok(table.clone()));
    assert_eq!(peek(&text).map(|header| header.takes_back), Ok(false));
    assert_eq!(peek(WHOLE).map(|header| header.takes_back), Ok(true));
    let taken_back = text.split_once("end ").expect("an end").0.replacen("@try 0", "@play 0", 1);
    let error = read(&ended(&taken_back)).expect_err("an error");
    assert_eq!(error, unread(12, "place-to-stand", "@play 0"));
    let late = after("play grab A");
    assert_eq!(late.clone().without_take_back(), late, "that is agreed before");
}

#[test]
fn lines_with_at_are_read_strictly() {
    let lead = "place-before";
    let stand = "place-to-stand";
    let word = "play-or-try";
    for (line, expected) in [
        ("@play 14", lead),
        ("@try 14", lead),
        ("@try 99999999999999999999", lead),
        ("@play -1", lead),
        ("@play  1", lead),
        ("@play one", lead),
        ("@play", lead),
        ("@try", lead),
        ("@try 13 on", lead),
        ("@", word),
        ("@stay 1", word),
        ("@Play 1", word),
        ("@play 12", stand),
        ("@play 13", stand),
    ] {
        // The places 10 to 13 are tried out.
        let tried = format!("@try 4\ngrab A\nthrow 2\n@try 4\ngrab D\n@try 10\nthrow 1\n{line}\n");
        let (lines, _) = WHOLE.split_once("end ").expect("a last line");
        let error = read(&ended(&format!("{lines}{tried}"))).expect_err(line);
        assert_eq!(error, unread(25, expected, line));
    }
    for line in ["@play 9", "@try 0", "@play 0"] {
        let (lines, _) = WHOLE.split_once("end ").expect("a last line");
        assert!(read(&ended(&format!("{lines}{line}\n"))).is_ok(), "{line}");
    }
    let (head, rest) = WHOLE.split_once("actions").expect("actions");
    let (rest, _) = rest.split_once("end ").expect("a last line");
    for (lines, line) in [
        (format!("{head}no-take-back\nno-take-back\nactions{rest}"), 9),
        (format!("{head}no-take-back\nplayer 3 person Eve\nactions{rest}"), 9),
        (format!("{head}take-back\nactions{rest}"), 8),
    ] {
        let error = read(&ended(&lines)).expect_err("an error");
        assert!(matches!(error, RecordError::Line(at, _) if at == line), "{lines}: {error:?}");
    }
    assert!(read(&ended(&format!("{head}no-take-back\nactions{rest}"))).is_ok());
}

/// A text that the program never writes is parsed to a match that it could have written, in time linear in its length.
#[test]
fn a_hostile_text_is_read_in_time() {
    const MANY: usize = 100_000;
    let (head, _) = WHOLE.split_once("on\nback\n").expect("two steps");
    let deep = format!("{head}{}", "late\n".repeat(MANY));
    let end = 7 + MANY;
    for (lines, written) in [
        (format!("{head}{}", "@play 0\n".repeat(MANY)), 1),
        (format!("{head}{}", "@play 0\n@play 1\n".repeat(MANY)), 2 * MANY),
        (format!("{head}{}", "@try 0\ndeal 1\n".repeat(MANY)), 0),
        (format!("{head}{}", "@try 0\n@try 7\nlate\n".repeat(MANY)), 2),
        (format!("{deep}{}", format!("@play 0\n@play {end}\n").repeat(MANY)), MANY + 2 * MANY),
        (format!("{deep}{}", format!("@try {end}\nlate\n@try 0\ndeal 2\n").repeat(MANY)), MANY + 4),
    ] {
        let table = read(&ended(&lines)).expect("a match");
        let text = table.to_string();
        assert_eq!(text.lines().count() - 1, head.lines().count() + written, "{}", &lines[head.len()..][..40]);
        assert_eq!(read(&text).map(|again| again == table), Ok(true));
    }
}

#[test]
fn copies_that_went_different_ways_differ_from_the_first_step_that_is_another() {
    for (one, other, number) in [
        ("play grab A", "play grab B", 1),
        ("play grab A, throw 1", "play grab A, throw 2", 2),
        ("play grab A; stand 0; play grab B", "play grab A, throw 2", 2),
    ] {
        let [one, other] = [one, other].map(after);
        assert_eq!(one.compare_copy(&other), CopyRelation::Otherwise(one.place(number)));
        assert_eq!(one.compare_copy(&one), CopyRelation::Known);
    }
}
