//! Lists of names as people paste them (`tests/data/inputs/lists.txt`), and names as people see them.

use caravanserai::tournament::{MatchResult, NameList, Outcome, System, Tournament, TournamentError, check_names};
use fastrand::Rng;

use crate::fuzz::damaged;
use crate::record::arrived::unescaped;

const LISTS: &str = include_str!("../data/inputs/lists.txt");

/// The cases: what each is, the list, and the names in it.
fn cases() -> impl Iterator<Item = (&'static str, String, Vec<&'static str>)> {
    LISTS.split("\n## ").skip(1).map(|case| {
        let (title, rest) = case.split_once('\n').expect("a title");
        let (list, names) = rest.split_once("\n=>\n").expect("names");
        (title, unescaped(list), names.trim_end().lines().collect())
    })
}

#[test]
fn a_list_comes_in_as_its_reader_sees_it() {
    assert!(cases().count() >= 40);
    for (title, list, names) in cases() {
        let read = NameList::read(&list).names(0);
        assert_eq!(read, names, "{title}");
        assert_eq!(check_names(&read), Ok(()), "{title}");
    }
}

#[test]
fn damaged_lists_are_read_to_names_with_letters_or_numbers() {
    let lists: Vec<Vec<char>> = cases().map(|(_, list, _)| list.chars().collect()).collect();
    let mut rng = Rng::with_seed(7);
    for (number, list) in lists.iter().enumerate() {
        for _ in 0..100 {
            let other = &lists[rng.usize(..lists.len())];
            let text: String = damaged(list, other, &mut rng).into_iter().collect();
            let read = NameList::read(&text);
            for names in (0..read.choices().len()).map(|choice| read.names(choice)) {
                assert!(names.iter().all(|name| name.contains(char::is_alphanumeric)), "{number}: {text:?}: {names:?}");
                if let Err(TournamentError::NameTwice(name)) = check_names(&names) {
                    assert!(names.len() > 1, "{number}: {text:?}: {name}");
                }
            }
        }
    }
}

#[test]
fn the_columns_of_the_names_can_be_chosen() {
    let list = NameList::read("Reyes\tAna\t7\nCruz\tBen\t7\nLim\tCarla\t8\n");
    assert_eq!(list.choices(), ["Reyes Ana", "Ana Reyes", "Reyes", "Ana"]);
    assert_eq!(list.names(1), ["Ana Reyes", "Ben Cruz", "Carla Lim"]);
    assert_eq!(list.names(9), [""; 0]);
    assert_eq!(NameList::read("1. Ana\n2. Ben").choices(), ["Ana"]);
    assert_eq!(NameList::read("").choices(), [""; 0]);
}

#[test]
fn names_that_look_the_same_are_there_twice() {
    for [one, other] in [
        ["José Peña", "Jose\u{301} Pen\u{303}a"],
        ["Kavya", "\u{feff}Kavya"],
        ["Kavya", "Kavya\u{200b}"],
        ["Ñiño Añonuevo", "N\u{303}in\u{303}o An\u{303}onuevo"],
        ["\u{91c}\u{93c}ोया", "\u{95b}ोया"],
        ["ふじ Ana", "ふじ　Ａｎａ"],
        ["Weiß", "WEISS"],
        ["O’Brien", "O'Brien"],
        ["Dela Cruz-Uy", "dela  cruz‑uy"],
        ["ANA REYES", "ana reyes"],
        ["Ωμέγας", "ΩΜΈΓΑΣ"],
        ["Işıl", "IŞIL"],
        ["Groß", "GROẞ"],
        ["O′Brien", "O'Brien"],
        ["Ana—Maria", "Ana-Maria"],
        ["کریم علی", "كريم علي"],
        ["علی\u{200c}رضا", "علیرضا"],
        ["Kavya\u{3164}", "Ka\u{34f}vya\u{2800}"],
        ["ｶﾞｸ", "ガク"],
        ["Nguyễn", "Nguye\u{302}\u{303}n"],
        ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
        ["\u{9dc}", "\u{9a1}\u{9bc}"],
    ] {
        let names = [one, other].map(str::to_owned);
        assert!(matches!(check_names(&names), Err(TournamentError::NameTwice(_))), "{one} {other}");
    }
    for [one, other] in [["Peña", "Pena"], ["काव्या", "कव्या"], ["Ana", "Anna"], ["İpek", "Ipek"]]
    {
        assert_eq!(check_names(&[one, other].map(str::to_owned)), Ok(()), "{one} {other}");
    }
}

#[test]
fn a_result_finds_its_game_whatever_is_left_out_of_the_names() {
    let names = ["Althea Cruz", "José Peña", "Ben Cruz", "علي بن كريم"].map(str::to_owned);
    let mut four = Tournament::new(System::RoundRobin, 3, &names).expect("a tournament");
    four.pair().expect("a round");
    let pairings = four.rounds()[0].pairings.clone();
    let table_of = |player: usize| pairings.iter().position(|game| game.first == player || game.second == player);
    let opponent = |player: usize| {
        let game = &pairings[table_of(player).expect("a game")];
        names[if game.first == player { game.second } else { game.first }].clone()
    };
    for (player, written) in [
        (0, "althea"),
        (0, "Cruz, Althea"),
        (0, "Cruz Althea"),
        (0, "Althea C."),
        (0, "Althea Maria Cruz"),
        (1, "jose pena"),
        (1, "PEÑA"),
        (1, "Jose\u{301} Pen\u{303}a"),
        (3, "عَلي بن كريم"),
    ] {
        for names in [[written.to_owned(), opponent(player)], [opponent(player), written.to_owned()]] {
            let table = table_of(player).map(|table| (0, table));
            assert_eq!(four.game_of(&names), table, "{names:?}");
            let is_first = pairings[table.expect("a game").1].first == player;
            let wins = if names[0] == written { Outcome::FirstWins } else { Outcome::SecondWins };
            let mut after = four.clone();
            after.enter(&MatchResult { names, outcome: wins }).expect("a result");
            let outcome = after.rounds()[0].pairings[table.expect("a game").1].outcome;
            assert_eq!(outcome, Some(if is_first { Outcome::FirstWins } else { Outcome::SecondWins }));
        }
    }
    for wrong in [["Cruz", "Cruz"], ["Althea", "Althea"], ["Dino", "Ben"]] {
        assert_eq!(four.game_of(&wrong.map(str::to_owned)), None, "{wrong:?}");
    }
}
