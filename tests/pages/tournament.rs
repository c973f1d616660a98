//! The page of the tournaments.

use caravanserai::pages::tournament::{
    Beginning, Change, Effect, Part, Question, Refusal, Saved, Search, TournamentMachine, TournamentState, cross_table,
    entered, name_in_list, pairings, place_button, read_result, round_heading, round_notes, sentence, standings,
    standings_heading, texts_of_question,
};
use caravanserai::play::Machine;
use caravanserai::record::{Day, Kind, Match, Player, link};
use caravanserai::rules::Game;
use caravanserai::rules::damath::Damath;
use caravanserai::tournament::{About, Outcome, Shelf, System, Tournament, TournamentError};

use super::golden::{self, Lines};

/// Two rounds of four players; in the second one a result is missing.
const TEXT: &str =
    "tournament 1\nswiss 3\nhere A\nhere B\nhere C\nhere D\nround\n1 3 1-0\n4 2 1-0\nround\n4 1 ?\n2 3 0-1\nend\n";

/// A round of a class without results.
const CLASS: &str = "tournament 1\nswiss 2\ntitle Class 7\nhere Ana Reyes\nhere Ben Cruz\nhere Carla\nhere Dino\nround\n1 2 ?\n3 4 ?\nend\n";

/// A round of a club with the same players and others.
const CLUB: &str =
    "tournament 1\nswiss 2\ntitle Club\nhere Ben Cruz\nhere Ana Reyes\nhere Emil\nhere Fay\nround\n3 4 ?\n1 2 ?\nend\n";

/// The page on a device that keeps what it is told to.
struct Device {
    page: TournamentMachine,
    kept: [Option<String>; 3],
}

impl Device {
    fn new(open: Option<&str>, others: &[&str]) -> Self {
        let others = others.iter().copied().map(str::to_owned).collect();
        let saved = Saved { shelf: Shelf { open: open.map(str::to_owned), others }, undo_stack: Vec::new() };
        Self { kept: saved.texts(), page: TournamentMachine::new(saved) }
    }

    fn see(&self) -> &TournamentState {
        self.page.view()
    }

    fn shelf(&self) -> Shelf {
        self.see().saved().shelf
    }

    /// Makes a change. What the device keeps is then what the page has.
    #[track_caller]
    fn put(&mut self, change: Change) -> &mut Self {
        let effects = self.page.on(change, 0.0);
        let order: Vec<_> = effects.iter().map(|Effect::Keep(kept, _)| *kept as usize).collect();
        assert!(order.is_sorted(), "a tournament that moves is there twice rather than lost");
        for Effect::Keep(kept, text) in effects {
            self.kept[kept as usize] = text;
        }
        assert_eq!(self.kept, self.see().saved().texts());
        self
    }

    fn reload(&mut self) -> &mut Self {
        self.page = TournamentMachine::new(Saved::read(self.kept.clone()));
        self
    }

    /// The reason of the refusal in a sentence; empty if nothing was refused.
    fn refusal(&self) -> String {
        self.see().refusal.as_ref().map(|refusal| sentence(refusal, day)).unwrap_or_default()
    }

    /// The buttons that enter a result in a tournament.
    fn places(&self) -> Vec<(String, Change)> {
        let Some(Refusal::Places(places)) = &self.see().refusal else { return Vec::new() };
        let button = |place: &_| Some((place_button(place, day)?, Change::EnterAt(place.clone())));
        places.places.iter().filter_map(button).collect()
    }

    fn entered(&self) -> Option<String> {
        entered(self.see(), day)
    }
}

fn day(day: Day) -> String {
    day.to_string()
}

/// The link of a match between these players after these actions.
fn link_of(names: [&str; 2], actions: &[&str]) -> String {
    let person = |(look, name)| Player::new(name, look, Kind::Person).expect("a player");
    let players = (0..).zip(names).map(person).collect();
    let mut played = Match::<Damath>::new(<Damath as Game>::Options::default(), players).expect("a match");
    for action in actions {
        played.apply(action.parse().expect("an action")).expect("a legal action");
    }
    link::write(&played, None).expect("a short match")
}

/// The result of a match that the second of these players lost.
fn won_by(names: [&str; 2]) -> Change {
    Change::Enter(read_result(&link_of(names, &["first A", "surrender B"])))
}

#[test]
fn an_old_round_taking_back_and_deleting_are_asked_once() {
    let mut device = Device::new(Some(TEXT), &[]);
    let before = device.shelf();
    for (change, question) in [
        (Change::SetOutcome(0, 1, None), Question::OldRound(0)),
        (Change::Unpair, Question::Unpair(1, 1)),
        (Change::Remove, Question::Remove),
    ] {
        assert_eq!(device.put(change.clone()).see().question(), Some(question));
        assert_eq!(device.shelf(), before, "it is asked first");
        assert_eq!(device.put(Change::Answer(false)).see().question(), None);
        assert_eq!(device.shelf(), before);
        device.put(change).put(Change::Answer(true));
        assert_ne!(device.shelf(), before);
        device.put(Change::Undo);
        assert_eq!(device.shelf(), before);
    }
    device.put(Change::SetOutcome(1, 1, None));
    assert_eq!(device.see().question(), None, "the last round is open");
    device.put(Change::Unpair);
    assert_eq!(device.see().question(), None, "no result is lost");
}

#[test]
fn an_old_round_is_asked_about_until_another_one_is_shown() {
    let mut device = Device::new(Some(TEXT), &[]);
    device.put(Change::SetOutcome(0, 1, None)).put(Change::Answer(true)).put(Change::SetOutcome(0, 0, None));
    assert_eq!(device.see().question(), None, "it was asked");
    device.put(Change::ShowRound(1)).put(Change::SetOutcome(0, 0, Some(Outcome::Draw)));
    assert_eq!(device.see().question(), Some(Question::OldRound(0)));
    assert_eq!(device.put(Change::Show(Part::Players)).see().question(), None, "something else was pressed");
    device.put(Change::Answer(true));
    assert_eq!(device.see().tournament.as_ref().expect("it is open").rounds()[0].pairings[0].outcome, None);
}

#[test]
fn each_change_is_undone_after_a_reload_too() {
    for change in [
        Change::SetOutcome(1, 0, Some(Outcome::Draw)),
        Change::Unpair,
        Change::Remove,
        Change::PutAway,
        Change::Open(0),
        Change::Add("E".into()),
        Change::Rename(0, "Ana".into()),
        Change::SetPresent(1, false),
        Change::Describe(About { title: "Cup".into(), ..About::default() }),
    ] {
        let mut device = Device::new(Some(TEXT), &["damaged"]);
        let before = device.shelf();
        device.put(change.clone());
        if device.see().question().is_some() {
            device.put(Change::Answer(true));
        }
        assert_ne!(device.reload().shelf(), before, "{change:?}");
        device.put(Change::Undo).reload();
        assert_eq!(device.shelf(), before, "{change:?}");
        assert!(!device.see().can_undo());
    }
}

#[test]
fn a_damaged_tournament_is_kept_beside_the_others() {
    let mut device = Device::new(Some(TEXT), &["damaged"]);
    device.put(Change::Open(0));
    assert!(device.see().damaged.is_some() && device.see().tournament.is_none());
    device.put(Change::PutAway).put(Change::Open(1));
    assert_eq!(device.shelf(), Shelf { open: Some(TEXT.into()), others: vec!["damaged".into()] });
}

#[test]
fn a_damaged_tournament_goes_on_with_its_whole_rounds() {
    let cut = TEXT.split("2 3 0-1").next().expect("the beginning");
    let mut device = Device::new(Some(cut), &[]);
    assert!(device.see().damaged.as_ref().is_some_and(|damaged| damaged.1.kept.is_some()));
    device.put(Change::KeepWhole);
    assert_eq!(device.see().tournament.as_ref().map(|tournament| tournament.rounds().len()), Some(1));
    device.put(Change::Undo);
    assert_eq!(device.shelf().open.as_deref(), Some(cut));
}

/// A class plays, as in the page's journey by touch.
#[test]
fn a_class_plays_from_names_to_standings_with_a_latecomer_and_one_who_leaves() {
    let mut device = Device::new(None, &[]);
    let form = Beginning { names: "Ana\nBen\nana".into(), ..Beginning::new(String::new()) };
    assert_eq!(device.put(form.begin(None)).refusal(), "This name appears twice: ana");
    let form = Beginning { names: "Ana\nBen\nCarla\nDino\nEmil".into(), ..form };
    device.put(form.begin(None));
    assert_eq!((device.refusal(), device.see().round), (String::new(), 0));
    let round = |device: &Device, round: usize| round_notes(device.see().tournament.as_ref().expect("it runs"), round);
    assert_eq!(device.put(Change::Pair).refusal(), "");
    assert_eq!(round(&device, 0), ["Bye, one point: Emil"]);
    assert_eq!(device.put(Change::Pair).refusal(), "2 results are missing.");
    device.put(Change::SetOutcome(0, 0, Some(Outcome::FirstWins))).put(Change::SetOutcome(0, 1, Some(Outcome::Draw)));
    assert_eq!(device.put(Change::Add("BEN".into())).refusal(), "This name appears twice: BEN");
    device.put(Change::Add("Hugo".into())).put(Change::SetPresent(1, false)).put(Change::Pair);
    assert_eq!((device.refusal(), device.see().round), (String::new(), 1));
    assert_eq!(round(&device, 1).last().map(String::as_str), Some("Not playing: Ben"));
    device.put(Change::Unpair);
    assert_eq!((device.see().question(), device.see().round), (None, 0), "it has no results");
    device.put(Change::Undo);
    assert_eq!(device.see().round, 1, "the last round is shown");
    let tournament = device.reload().see().tournament.clone().expect("it is kept");
    assert_eq!(tournament.players().len(), 6);
    assert_eq!(standings_heading(&tournament), "Standings in round 2");
}

#[test]
fn a_result_by_link_is_entered_once_and_what_does_not_count_changes_nothing() {
    let mut device = Device::new(Some(CLASS), &[]);
    let enter = |text: &str| Change::Enter(read_result(text));
    let names = ["ben cruz", "Ana Reyes"];
    for (text, reason) in [
        (link_of(names, &["first A"]), "This match is not finished."),
        (
            link_of(["Ana Reyes", "Dino"], &["first A", "surrender B"]),
            "Ana Reyes and Dino are not paired in this tournament.",
        ),
        ("Ben has won".to_owned(), "This is not a link to a Damath match. "),
    ] {
        assert!(device.put(enter(&text)).refusal().starts_with(reason), "{}", device.refusal());
        assert_eq!(device.shelf().open.as_deref(), Some(CLASS), "{reason}");
    }
    let wins = link_of(names, &["first A", "surrender B"]);
    device.put(Change::Show(Part::Players)).put(enter(&wins));
    assert_eq!(device.entered().as_deref(), Some("Entered: Ana Reyes 0 : 1 Ben Cruz, round 1, table 1"));
    assert_eq!((device.see().part, device.see().round), (Part::Round, 0));
    let entered = CLASS.replace("1 2 ?", "1 2 0-1");
    assert_eq!(device.shelf().open, Some(entered.clone()));
    assert_eq!(device.put(enter(&wins)).refusal(), "This result is already entered, in round 1.");
    let loses = link_of(names, &["first A", "surrender A"]);
    assert_eq!(device.put(enter(&loses)).refusal(), "Round 1 has another result of this match. Nothing is changed.");
    assert_eq!(device.shelf().open, Some(entered));
    assert_eq!(device.put(Change::Undo).shelf().open.as_deref(), Some(CLASS));
    assert_eq!(device.entered(), None);
}

#[test]
fn a_result_by_link_is_looked_for_in_all_tournaments_and_the_reader_says_where_it_belongs() {
    let elsewhere = "Emil and Fay are paired in another tournament. Choose it to enter the result there.";
    for open in [Some(CLASS), Some("damaged"), None] {
        let mut device = Device::new(open, &["damaged", CLUB]);
        let before = device.shelf();
        device.put(won_by(["Fay", "Emil"]));
        assert_eq!(device.refusal(), elsewhere.replace("Emil and Fay", "Fay and Emil"));
        assert_eq!(device.shelf(), before, "nothing is entered unasked");
        let places = device.places();
        let [(says, enter)] = &places[..] else { panic!("{places:?}") };
        assert_eq!(says, "Club: Emil 0 : 1 Fay, round 1");
        device.put(enter.clone());
        assert_eq!(device.entered().as_deref(), Some("Club: Entered: Emil 0 : 1 Fay, round 1, table 1"));
        assert_eq!(device.shelf().open, Some(CLUB.replace("3 4 ?", "3 4 0-1")));
        let put_away: Vec<_> = open.into_iter().chain(["damaged"]).map(str::to_owned).collect();
        assert_eq!(device.shelf().others, put_away);
        assert_eq!(device.put(Change::Undo).shelf(), before, "one press undoes it all");
    }
}

#[test]
fn a_result_that_fits_several_tournaments_is_entered_in_the_chosen_one() {
    for (chosen, says, open) in [
        (0, "Class 7: Ana Reyes 1 : 0 Ben Cruz, round 1", CLASS.replace("1 2 ?", "1 2 1-0")),
        (1, "Club: Ben Cruz 0 : 1 Ana Reyes, round 1", CLUB.replace("1 2 ?", "1 2 0-1")),
    ] {
        let mut device = Device::new(Some(CLASS), &[CLUB]);
        device.put(won_by(["Ana Reyes", "Ben Cruz"]));
        let asked =
            "Ana Reyes and Ben Cruz are paired in several tournaments. Choose the one this match was played in.";
        assert_eq!(device.refusal(), asked);
        let (button, enter) = device.places().swap_remove(chosen);
        assert_eq!(button, says);
        assert_eq!(device.put(enter).shelf().open, Some(open));
        assert_eq!(device.see().has_opened, chosen == 1);
    }
}

#[test]
fn a_result_that_is_entered_elsewhere_is_told_and_not_offered_there() {
    let entered = CLUB.replace("1 2 ?", "1 2 0-1");
    let otherwise = CLUB.replace("1 2 ?", "1 2 1/2");
    let several = "Ana Reyes and Ben Cruz are paired in several tournaments. Choose the one this match was played in.";
    for (open, other, says, buttons) in [
        (None, &entered, "Club: This result is already entered, in round 1.".to_owned(), 0),
        (None, &otherwise, "Club: Round 1 has another result of this match. Nothing is changed.".to_owned(), 0),
        (Some(CLASS), &entered, format!("Club: This result is already entered, in round 1. {several}"), 1),
    ] {
        let mut device = Device::new(open, &[other]);
        let before = device.shelf();
        assert_eq!(device.put(won_by(["Ana Reyes", "Ben Cruz"])).refusal(), says);
        assert_eq!(device.places().len(), buttons);
        assert_eq!(device.shelf(), before);
        let Some(Refusal::Places(places)) = device.see().refusal.clone() else { panic!("{says}") };
        for taken in places.places.into_iter().filter(|place| place.game.entered.is_some()) {
            assert!(!device.put(Change::EnterAt(taken)).refusal().is_empty());
            assert_eq!(device.shelf(), before, "what is entered stays");
        }
    }
}

#[test]
fn several_pairs_of_another_tournament_are_each_offered() {
    let reyes = CLUB.replace("here Emil", "here Ana Reyes Lim").replace("here Fay", "here Ben Cruz Lim");
    let mut device = Device::new(Some(TEXT), &[&reyes]);
    device.put(won_by(["A. Reyes", "B. Cruz"]));
    let places: Vec<_> = device.places().into_iter().map(|(says, _)| says).collect();
    assert_eq!(places, ["Club: Ana Reyes Lim 1 : 0 Ben Cruz Lim, round 1", "Club: Ben Cruz 0 : 1 Ana Reyes, round 1"]);
}

#[test]
fn a_place_that_another_tab_has_changed_takes_no_result() {
    let mut device = Device::new(Some(CLASS), &[CLUB]);
    device.put(won_by(["Emil", "Fay"]));
    let (_, enter) = device.places().swap_remove(0);
    let changed = CLUB.replace("3 4 ?", "3 4 1/2");
    device.kept = Device::new(Some(CLASS), &[&changed]).kept;
    device.put(Change::Reload(Saved::read(device.kept.clone())));
    assert_eq!(device.places().len(), 0, "what was offered is gone");
    assert_eq!(device.put(enter).refusal(), "This match is no longer in the tournament.");
    assert_eq!(device.shelf(), Shelf { open: Some(CLASS.into()), others: vec![changed] });
}

#[test]
fn what_another_tab_has_saved_is_shown_and_not_saved_again() {
    let mut device = Device::new(Some(CLASS), &[]);
    device.put(Change::Show(Part::Standings));
    let other = Device::new(Some(CLUB), &[CLASS]);
    assert_eq!(device.page.on(Change::Reload(Saved::read(other.kept.clone())), 0.0), []);
    assert_eq!(device.shelf(), other.shelf());
    assert_eq!(device.see().part, Part::Standings);
}

#[test]
fn the_form_counts_rounds_and_says_which_names_it_reads() {
    let form = |names: &str, system, typed: Option<&str>| Beginning {
        names: names.into(),
        system,
        typed_rounds: typed.map(str::to_owned),
        ..Beginning::new(String::new())
    };
    let six = "A\nB\nC\nD\nE\nF";
    for (names, system, typed, shown, rounds) in [
        ("", System::Swiss, None, "3", 3),
        (six, System::Swiss, None, "4", 4),
        (six, System::RoundRobin, None, "5", 5),
        (six, System::Swiss, Some(""), "", 4),
        (six, System::Swiss, Some("2"), "2", 2),
        (six, System::Swiss, Some("two"), "two", 0),
        (six, System::Swiss, Some("-1"), "-1", 0),
    ] {
        let form = form(names, system, typed);
        assert_eq!((form.shown_rounds().as_str(), form.rounds()), (shown, rounds), "{names:?} {typed:?}");
    }
    assert_eq!(form("", System::Swiss, None).told(), "");
    assert_eq!(form("A\nB", System::Swiss, None).told(), "2 players: A, B.");
    let twice = "3 players: A, B, a. This name appears twice: a";
    assert_eq!(form("A\nB\na", System::Swiss, None).told(), twice);
    let columns = "1;Reyes;Ana\n2;Cruz;Ben\n3;Lim;Carla";
    let chosen = Beginning { column: 9, ..form(columns, System::Swiss, None) };
    assert_eq!(chosen.chosen_column(), 0, "a column that is gone");
    assert!(chosen.columns().len() > 1, "{:?}", chosen.columns());
}

#[test]
fn a_tournament_is_dated_by_the_day_on_which_it_begins_unless_another_is_chosen() {
    let [today, tomorrow, other] = ["2026-11-29", "2026-11-30", "2026-12-24"].map(|day| day.parse::<Day>().ok());
    let form = Beginning::new(String::new());
    let titled = form.described(About { title: "Cup".into(), date: today, ..About::default() }, today);
    assert_eq!(titled.about_on(tomorrow).date, tomorrow, "also after midnight");
    let dated = titled.described(About { date: other, ..titled.about_on(tomorrow) }, tomorrow);
    assert_eq!(dated.about_on(tomorrow), About { title: "Cup".into(), date: other, ..About::default() });
    let undated = dated.described(About { date: None, ..dated.about_on(tomorrow) }, tomorrow);
    assert_eq!(undated.about_on(tomorrow).date, None);
}

/// The text of the page in the current language.
fn read(device: &Device) -> Lines {
    let mut lines = Lines::default();
    let state = device.see();
    if let Some(damaged) = &state.damaged {
        lines.add("damaged line", &damaged.1.line.to_string());
    }
    if let Some(tournament) = &state.tournament {
        lines.add("round", &round_heading(tournament, state.round));
        for note in round_notes(tournament, state.round) {
            lines.add("note", &note);
        }
        lines.add("standings", &standings_heading(tournament));
        for row in cross_table(tournament) {
            lines.add("row", &row.join(" | "));
        }
        for row in pairings(tournament, day).iter().chain(&standings(tournament, day)) {
            lines.add("file", &row.join(" | "));
        }
    }
    lines.add("refusal", &device.refusal());
    for (says, _) in device.places() {
        lines.add("button", &says);
    }
    lines.add("entered", &device.entered().unwrap_or_default());
    if let Some(question) = state.question() {
        let [question, meaning, yes] = texts_of_question(question);
        lines.add("question", &question);
        lines.add("    meaning", &meaning);
        lines.add("    yes", &yes);
    }
    for other in &*state.others {
        lines.add("other", &name_in_list(other, day));
    }
    lines
}

#[test]
fn the_page_reads_as_recorded_in_every_language() {
    let refusals = [
        TournamentError::TooFewPlayers,
        TournamentError::TooManyPlayers,
        TournamentError::NoName,
        TournamentError::NameTooLong("Ana".into()),
        TournamentError::NameTwice("Ana".into()),
        TournamentError::WrongRounds(5),
        TournamentError::RoundRobinHasBegun,
        TournamentError::ResultsMissing(1),
        TournamentError::ResultsMissing(2),
        TournamentError::AllRoundsPaired,
        TournamentError::NobodyPresent,
        TournamentError::EverybodyHadBye,
        TournamentError::NoPairing,
        TournamentError::NotPaired(["Ana", "Ben"].map(str::to_owned)),
        TournamentError::SeveralPairs(Vec::new()),
        TournamentError::EnteredBefore(1),
        TournamentError::EnteredOtherwise(1),
        TournamentError::NotThere,
    ];
    let steps: [(&str, &[Change]); 7] = [
        ("as it was kept", &[]),
        ("a round is taken back", &[Change::Unpair]),
        ("a result of an old round", &[Change::SetOutcome(0, 0, None)]),
        ("it is deleted", &[Change::Remove]),
        ("a result for another tournament", &[won_by(["Emil", "Fay"])]),
        ("a result for no tournament", &[won_by(["Ana", "Xenia"])]),
        (
            "the next round",
            &[Change::SetPresent(0, false), Change::SetOutcome(1, 0, Some(Outcome::FirstByForfeit)), Change::Pair],
        ),
    ];
    golden::check("tournament", || {
        let mut all = Lines::default();
        for (title, changes) in &steps {
            let mut device = Device::new(Some(TEXT), &[CLASS, CLUB, TEXT, "damaged"]);
            for change in *changes {
                device.put(change.clone());
            }
            all.title(title);
            all.0 += &read(&device).0;
        }
        let mut device = Device::new(Some(TEXT), &[CLUB]);
        device.put(won_by(["Emil", "Fay"]));
        let (_, enter) = device.places().swap_remove(0);
        all.title("a result is entered in another tournament");
        device.put(enter);
        all.0 += &read(&device).0;
        all.title("refusals");
        for error in refusals.clone() {
            all.add("refusal", &sentence(&Refusal::Tournament(error), day));
        }
        all
    });
}

#[test]
fn lists_are_searched_and_sorted() {
    let shown: Tournament = CLASS.parse().expect("a tournament");
    let search = Search { text: "AN".into(), by_name: true };
    assert_eq!(search.of(&shown, vec![2, 1, 0]), [0]);
    assert!(search.finds(&shown, 0) && !search.finds(&shown, 1));
}
