//! B9, B10: the sitting of a calm duel: inputs in, effects out, and its screen.

use caravanserai::play::bag::{Calm, CalmButton, CalmEffect, CalmInput, CalmScreen, CalmSitting, Course, KeptDuel};
use caravanserai::play::{Pace, SimultaneousTable, Ticket};
use caravanserai::record::{Kind, Player};
use caravanserai::rules::Game;
use caravanserai::rules::dschamal::{Action, Dschamal, DuelKind, Options, Step};
use caravanserai::scene::{Seating, Sound};
use fastrand::Rng;

use super::due;

const FEEL: CalmInput = CalmInput::Press(CalmButton::Feel);
const HOLD: CalmInput = CalmInput::Press(CalmButton::Hold);
const DRAW: CalmInput = CalmInput::Press(CalmButton::Draw { shout: false });
const SHOUT: CalmInput = CalmInput::Press(CalmButton::Draw { shout: true });
const NAMES: [&str; 8] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"];

/// A table of two with these players: `person`, or the name of a bot.
pub fn table(state: Dschamal, players: &[&str]) -> SimultaneousTable<Dschamal> {
    let kind = |name: &str| if name == "person" { Kind::Person } else { Kind::Bot(name.into()) };
    let player = |(seat, name): (usize, &&str)| {
        Player::new(NAMES[seat], u8::try_from(seat).expect("a look"), kind(name)).expect("a player")
    };
    SimultaneousTable {
        state,
        happened: 3,
        found: Vec::new(),
        players: players.iter().enumerate().map(player).collect(),
        seating: Seating {
            names: NAMES[..players.len()].iter().map(ToString::to_string).collect(),
            looks: (0..).take(players.len()).collect(),
            ..Seating::default()
        },
        pace: Pace::Steady,
        saved: None,
    }
}

/// A calm duel: Ada is the bag master with an egg and challenges Ben, who has a star.
fn calm(players: &[&str]) -> SimultaneousTable<Dschamal> {
    let text = "players 2 start chosen duel calm; camps blue-egg blue-star; master A; challenged B; now duel";
    table(text.parse().expect("a duel"), players)
}

/// Drives the sitting of a duel as a page does.
struct Desk {
    sitting: CalmSitting,
    /// The saved text of the duel.
    saved: Option<String>,
    waits: Option<(Ticket, u32)>,
    /// The line that is kept of the duel.
    kept: Option<String>,
    over: Option<Vec<Action>>,
    heard: Vec<Sound>,
    left: bool,
}

impl Desk {
    fn new(at: &SimultaneousTable<Dschamal>, seed: u64) -> Self {
        let sitting = CalmSitting::new(at, seed).expect("a duel is due");
        let saved = at.saved.clone();
        let mut desk = Self { sitting, saved, waits: None, kept: None, over: None, heard: Vec::new(), left: false };
        desk.on(CalmInput::Begin);
        desk
    }

    fn on(&mut self, input: CalmInput) {
        for effect in self.sitting.on(input, 0.0) {
            match effect {
                CalmEffect::Wait(ticket, millis) => self.waits = Some((ticket, millis)),
                CalmEffect::Save(text) => self.saved = Some(text),
                CalmEffect::Forget => self.saved = None,
                CalmEffect::Keep(line) => self.kept = Some(line),
                CalmEffect::PlaySound(sound) => self.heard.push(sound),
                CalmEffect::Leave => self.left = true,
                CalmEffect::Over(actions) => self.over = Some(actions),
            }
        }
    }

    fn do_all(&mut self, inputs: &[CalmInput]) {
        for input in inputs {
            self.on(*input);
        }
    }

    /// Ends the wait for the hand of a bot.
    fn bot(&mut self) {
        let (ticket, _) = self.waits.take().expect("a bot's turn");
        self.on(CalmInput::Elapsed(ticket));
    }

    fn felt(&self) -> [String; 2] {
        self.sitting.view().felt.map(|felt| felt.text)
    }

    fn title(&self) -> String {
        self.sitting.view().prompt.title
    }

    fn hint(&self) -> String {
        self.sitting.view().prompt.hint.unwrap_or_default()
    }
}

/// Returns the keys of the enabled buttons.
fn keys(screen: &CalmScreen) -> String {
    screen.controls.iter().filter(|control| control.enabled).map(|control| control.key).collect()
}

#[test]
fn b9_the_buttons_are_all_that_the_hand_can_do() {
    for seed in 0..50 {
        let at = calm(&["person", "person"]);
        let (mut desk, mut rng) = (Desk::new(&at, seed), Rng::with_seed(seed));
        while desk.over.is_none() {
            let saved = desk.saved.as_deref().and_then(|text| Calm::read(text, &at.state, at.happened));
            let calm = saved.or_else(|| Calm::new(&at.state, at.happened)).expect("a duel");
            let steps = calm.duel().steps().into_iter().map(|step| match step {
                Step::Feel(_) => CalmButton::Feel,
                Step::Hold(_) => CalmButton::Hold,
                Step::Draw { shout, .. } => CalmButton::Draw { shout },
                Step::Find(_) | Step::Toss(_) => panic!("{step} is up to chance"),
            });
            let steps: Vec<_> = steps.collect();
            let controls = desk.sitting.view().controls.into_iter().filter(|control| control.enabled);
            let buttons: Vec<_> =
                controls.map(|control| control.press).filter(|button| *button != CalmButton::Leave).collect();
            assert!(steps.iter().all(|step| buttons.contains(step)) && buttons.len() == steps.len(), "{buttons:?}");
            desk.on(CalmInput::Press(rng.choice(buttons).expect("a button")));
        }
    }
}

#[test]
fn b10_the_two_take_turns_and_the_screen_says_whose_it_is() {
    let mut desk = Desk::new(&calm(&["person"; 2]), 1);
    let table: [(CalmInput, &str, &str, &str); 8] = [
        (CalmInput::Begin, "Ada", "The bag is shaken.", "f"),
        (FEEL, "Ben", "Ada feels a piece.", "f"),
        (FEEL, "Ada", "Ben feels a piece.", "dcf"),
        (FEEL, "Ben", "Ada lets go and feels another piece.", "dcf"),
        (FEEL, "Ada", "Ben lets go and feels another piece.", "dcf"),
        (FEEL, "Ben", "Ada lets go and feels another piece.", "dcf"),
        (FEEL, "Ada", "Ben lets go and feels another piece.", "dch"),
        (HOLD, "Ben", "Ada keeps holding.", "dch"),
    ];
    for (input, mover, hint, controls) in table {
        desk.on(input);
        let screen = desk.sitting.view();
        assert!(screen.prompt.title.contains(mover), "{input:?}: {}", screen.prompt.title);
        assert_eq!((desk.hint().as_str(), keys(&screen).as_str()), (hint, controls), "{input:?}");
    }
    assert_eq!(desk.felt(), ["Ada: 3 of 3 felt", "Ben: 3 of 3 felt"]);
    desk.on(HOLD);
    assert!(desk.hint().contains("toss"), "both hold: {}", desk.hint());
    assert_eq!(keys(&desk.sitting.view()), "cd", "who must draws, by the main button");
    desk.on(SHOUT);
    let over = desk.over.expect("it is over");
    assert!(over[0].to_string().ends_with(" cry"), "{over:?}");
    assert_eq!(desk.saved, None, "nothing is saved of what is over");
    let kept: KeptDuel = desk.kept.expect("it is kept for the analysis").parse().expect("a duel");
    assert!(
        matches!(kept.course, Course::Calm(steps) if steps.len() == 16),
        "six pieces felt, two hands that hold, the toss and the draw"
    );
}

#[test]
fn what_is_not_legal_or_not_ones_turn_does_nothing() {
    let mut desk = Desk::new(&calm(&["person"; 2]), 1);
    let before = desk.sitting.clone();
    for input in [HOLD, DRAW, SHOUT, CalmInput::Stroke(0)] {
        assert_eq!(desk.sitting.on(input, 0.0), [], "{input:?}");
        assert_eq!(desk.sitting, before, "{input:?}");
    }
    desk.do_all(&[FEEL, FEEL, DRAW]);
    assert!(desk.over.is_some());
    for input in [FEEL, DRAW, CalmInput::Stroke(0), CalmInput::Begin, CalmInput::Press(CalmButton::Leave)] {
        assert_eq!(desk.sitting.on(input, 0.0), [], "it is over, and told once: {input:?}");
    }
}

#[test]
fn b10_strokes_uncover_two_sides_a_turn_and_are_heard_and_saved() {
    let mut desk = Desk::new(&calm(&["person", "feeling-2"]), 3);
    desk.on(FEEL);
    desk.bot();
    let hand_text = |desk: &Desk| desk.sitting.view().hand_text;
    assert_eq!(hand_text(&desk), "Ada holds something: stroke it. 2 strokes left.");
    assert_eq!(
        desk.sitting.view().outcomes,
        Some(vec!["It could be any of 24 things: stroke it to find out.".to_owned()])
    );
    let saved = desk.saved.clone();
    desk.on(CalmInput::Stroke(2));
    assert!(hand_text(&desk).starts_with("Ada feels ") && hand_text(&desk).ends_with(" below. 1 stroke left."));
    assert!(desk.heard == [Sound::Knock] && desk.saved != saved);
    desk.do_all(&[CalmInput::Stroke(2), CalmInput::Stroke(1), CalmInput::Stroke(0), CalmInput::Stroke(3)]);
    assert_eq!(desk.heard.len(), 2, "a side is uncovered once, and there are two strokes");
    assert!(hand_text(&desk).contains(" on the right and ") && hand_text(&desk).ends_with(" below."));
}

#[test]
fn b9_between_two_on_one_screen_what_is_felt_is_seen_only_while_the_cover_is_held() {
    for (players, is_covered) in [
        (&["person", "person"][..], true),
        (&["person", "feeling-1"], false),
        (&["person", "feeling-1", "person"], true),
    ] {
        let mut at = calm(players);
        if players.len() == 3 {
            let text = "players 3 start chosen duel calm; camps blue-egg blue-star blue-ring; master A; challenged B; now duel";
            at.state = text.parse().expect("a duel");
        }
        let mut desk = Desk::new(&at, 5);
        assert_eq!(desk.sitting.view().cover, None, "nothing is felt yet");
        desk.on(FEEL);
        if desk.waits.is_some() {
            desk.bot();
        } else {
            desk.on(FEEL);
        }
        if !is_covered {
            assert!(desk.sitting.view().piece.is_some());
            desk.do_all(&[CalmInput::Uncover(true), CalmInput::Uncover(false)]);
            assert!(desk.sitting.view().piece.is_some() && desk.sitting.view().cover.is_none(), "there is no cover");
            continue;
        }
        let covered = desk.sitting.view();
        assert_eq!((covered.piece, covered.outcomes), (None, None));
        assert_eq!(covered.hand_text, "Covered: only Ada may look.");
        assert_eq!(covered.cover.map(|cover| (cover.label, cover.held)), Some(("Ada: hold to uncover".into(), false)));
        desk.on(CalmInput::Stroke(0));
        assert_eq!(desk.heard, [], "what is covered cannot be stroked");
        desk.do_all(&[CalmInput::Uncover(true), CalmInput::Stroke(0)]);
        let open = desk.sitting.view();
        assert!(open.piece.is_some_and(|piece| piece.left == 1) && open.outcomes.is_none());
        assert!(open.cover.is_some_and(|cover| cover.held));
        desk.on(CalmInput::Uncover(false));
        assert_eq!(desk.sitting.view().piece, None);
        desk.do_all(&[CalmInput::Uncover(true), FEEL]);
        assert_eq!(desk.sitting.view().piece, None, "the cover falls when the turn goes on");
    }
}

#[test]
fn a_bot_takes_its_time_and_a_ticket_counts_once() {
    for (pace, millis) in [(Pace::Calm, 1760), (Pace::Steady, 1100), (Pace::Instant, 0)] {
        let mut desk = Desk::new(&SimultaneousTable { pace, ..calm(&["feeling-1", "person"]) }, 7);
        let (ticket, waits) = desk.waits.expect("the bot begins");
        assert_eq!(waits, millis);
        assert_eq!(desk.title(), "Ada feels around in the bag");
        assert_eq!(keys(&desk.sitting.view()), "", "a person can only leave");
        assert_eq!(desk.sitting.on(FEEL, 0.0), []);
        desk.bot();
        assert_eq!(desk.felt(), ["Ada: 1 of 3 felt", "Ben: 0 of 3 felt"]);
        let before = desk.sitting.clone();
        assert_eq!(desk.sitting.on(CalmInput::Elapsed(ticket), 0.0), []);
        assert_eq!(desk.sitting, before);
    }
}

#[test]
fn b10_against_every_bot_a_duel_comes_to_a_legal_draw_and_the_same_seed_to_the_same() {
    for level in ["feeling-1", "feeling-4", "feeling-2", "feeling-3"] {
        let at = calm(&["person", level]);
        let fought = |seed| {
            let mut desk = Desk::new(&at, seed);
            while desk.over.is_none() {
                match desk.waits {
                    Some(_) => desk.bot(),
                    None if keys(&desk.sitting.view()).contains('f') => desk.on(FEEL),
                    None if keys(&desk.sitting.view()).contains('h') => desk.on(HOLD),
                    None => desk.on(DRAW),
                }
            }
            desk.over.expect("over")
        };
        for seed in 0..30 {
            let mut state = at.state;
            for action in fought(seed) {
                state.apply(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            }
            assert_eq!(fought(seed), fought(seed));
        }
    }
}

#[test]
fn b10_a_duel_that_was_left_goes_on_as_it_was() {
    let mut at = calm(&["person", "feeling-2"]);
    let mut desk = Desk::new(&at, 11);
    desk.on(FEEL);
    desk.bot();
    desk.do_all(&[CalmInput::Stroke(3), CalmInput::Press(CalmButton::Leave)]);
    assert!(desk.left && desk.over.is_none());
    at.saved.clone_from(&desk.saved);
    let again = Desk::new(&at, 12);
    let (left, screen) = (desk.sitting.view(), again.sitting.view());
    assert_eq!((&screen.felt, &screen.hand_text, screen.piece), (&left.felt, &left.hand_text, left.piece));
    assert_eq!(again.hint(), "The duel goes on as it was.");
    // A saved text that is invalid or belongs to another duel is ignored: a new duel begins.
    for line in ["finds camel", "nonsense", "A holds", "C feels"] {
        let saved = desk.saved.as_ref().map(|text| format!("{text}\n{line}"));
        let fresh = Desk::new(&SimultaneousTable { saved, ..at.clone() }, 12);
        assert_eq!(fresh.felt(), ["Ada: 0 of 3 felt", "Ben: 0 of 3 felt"], "{line}");
    }
    assert_eq!(Desk::new(&SimultaneousTable { happened: 4, ..at }, 12).hint(), "The bag is shaken.");
}

#[test]
fn b10_a_duel_that_was_left_at_a_bots_turn_goes_on_with_the_bot() {
    let mut at = calm(&["person", "feeling-2"]);
    let mut desk = Desk::new(&at, 11);
    desk.on(FEEL);
    at.saved = desk.saved;
    let mut again = Desk::new(&at, 12);
    again.bot();
    assert_eq!(again.felt(), ["Ada: 1 of 3 felt", "Ben: 1 of 3 felt"]);
}

#[test]
fn b9_who_follows_in_another_tab_sees_whose_turn_it_is_and_nothing_that_is_felt() {
    let mut at = calm(&["person", "person"]);
    assert_eq!(CalmSitting::followed(&at), None, "nothing is saved yet");
    let mut desk = Desk::new(&at, 13);
    for (felt, feels) in
        [(["Ada: 1 of 3 felt", "Ben: 0 of 3 felt"], "Ben"), (["Ada: 1 of 3 felt", "Ben: 1 of 3 felt"], "Ada")]
    {
        desk.on(FEEL);
        at.saved.clone_from(&desk.saved);
        let mut followed = CalmSitting::followed(&at).expect("it is saved");
        let screen = followed.view();
        assert_eq!(screen.felt.clone().map(|felt| felt.text), felt);
        assert_eq!(screen.prompt.title, format!("{feels} feels around in the bag"));
        assert_eq!((screen.piece, &screen.cover, &screen.outcomes), (None, &None, &None));
        assert_eq!(screen.controls, []);
        for input in [CalmInput::Begin, FEEL, DRAW, CalmInput::Uncover(true), CalmInput::Stroke(0)] {
            assert_eq!(followed.on(input, 0.0), [], "{input:?}");
        }
        assert_eq!(followed.view(), screen);
    }
    assert_eq!(desk.sitting.view().hand_text, "Covered: only Ada may look.");
}

#[test]
fn b10_a_live_duel_can_be_fought_calmly() {
    let desk = Desk::new(&table(due(DuelKind::Live), &["person"; 2]), 1);
    assert_eq!((desk.hint().as_str(), keys(&desk.sitting.view()).as_str()), ("The bag is shaken.", "f"));
}

#[test]
fn where_no_duel_is_due_there_is_none() {
    let state = Dschamal::new(&Options { duel: DuelKind::Calm, players: 2, ..Options::default() }).expect("options");
    assert_eq!(CalmSitting::new(&table(state, &["person"; 2]), 1), None);
}

/// The table of a duel by link on Ada's device; her hand has found these pieces.
fn by_link(now: &str, found: &[&str]) -> SimultaneousTable<Dschamal> {
    let text =
        format!("players 2 start chosen duel apart; camps blue-egg blue-star; master A; challenged B; now {now}");
    let found = found.iter().map(|piece| format!("A draws {piece}").parse().expect("an action")).collect();
    SimultaneousTable { found, ..table(text.parse().expect("a duel"), &["person"; 2]) }
}

#[test]
fn b10_by_link_a_duel_is_one_turn_that_lies_open_on_the_own_device() {
    let pieces = ["camel", "white-egg", "black-box"];
    let table: [(&str, usize, CalmInput, &str, &str); 5] = [
        ("turns 2", 1, FEEL, "A feels", "Ben feels a piece."),
        ("turns 4", 2, SHOUT, "A draws white-egg cry", "Ben lets go and feels another piece."),
        ("turns 6", 3, HOLD, "A holds", "Ben lets go and feels another piece."),
        ("turns 6", 3, DRAW, "A draws black-box", "Ben lets go and feels another piece."),
        ("must A", 3, DRAW, "A draws black-box", "Both kept holding. The toss says Ada draws."),
    ];
    for (now, felt, input, action, hint) in table {
        let mut desk = Desk::new(&by_link(now, &pieces[..felt]), 17);
        let screen = desk.sitting.view();
        assert!(screen.piece.is_some() && screen.cover.is_none(), "nobody else looks");
        assert_eq!(screen.hand_text, "Ada holds something: stroke it. 2 strokes left.", "{now}");
        assert_eq!(desk.hint(), hint, "{now}");
        desk.on(CalmInput::Stroke(1));
        let saved = desk.saved.clone().expect("what is uncovered stays with the piece");
        desk.on(input);
        let over: Vec<_> = desk.over.iter().flatten().map(Action::to_string).collect();
        assert_eq!((over.join(" "), desk.saved), (action.to_owned(), Some(saved)), "{now}");
    }
}

#[test]
fn b10_by_link_what_was_uncovered_is_there_again_after_a_reload() {
    let mut at = by_link("turns 2", &["camel"]);
    let mut desk = Desk::new(&at, 17);
    desk.on(CalmInput::Stroke(0));
    at.saved = desk.saved.take();
    assert_eq!(Desk::new(&at, 99).sitting.view().hand_text, desk.sitting.view().hand_text);
    assert_eq!(CalmSitting::new(&by_link("turns 2", &[]), 1), None, "the hand holds nothing");
    assert_eq!(CalmSitting::new(&by_link("turns 8", &["camel", "white-egg", "black-box"]), 1), None, "the toss is due");
}
