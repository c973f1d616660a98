//! The page of the daily matches.

use caravanserai::pages::days::{
    Calendar, DayGame, PuzzleDays, SavedDay, SavedDays, day_games, match_of_day, of_day, saved_days,
};
use caravanserai::pages::levels;
use caravanserai::play::progress::PuzzleProgress;
use caravanserai::record::Day;
use caravanserai::scene::{Scene, YOU};
use caravanserai::store::Id;
use caravanserai::visit_games;

use super::golden::{self, Lines};

fn today() -> Day {
    "2026-11-24".parse().expect("a day")
}

/// The match of the day so many days ago, with this place of the player.
fn played(game: DayGame, ago: usize, place: Option<u8>) -> SavedDay {
    let day = Day::back_from(today()).nth(ago).expect("a day");
    let places = place.map(|place| (0..4).map(|seat| if seat == 0 { place } else { seat + 1 }).collect());
    SavedDay {
        id: Id::of_day(game.name, day).to_string(),
        stands: vec!["46".into(), "24".into()],
        places: places.unwrap_or_default(),
        deleted: String::new(),
    }
}

fn calendar(game: DayGame, saved: &SavedDays) -> Calendar {
    Calendar::of(game, today(), "24 November 2026", saved)
}

#[test]
fn every_game_with_dice_has_a_match_a_day_against_bots() {
    struct Every(usize);

    impl Every {
        fn visit<G: Scene>(&mut self) {
            let fresh = match_of_day::<G>(today(), Some("Zoë"));
            assert!(!G::DICE || fresh.is_some(), "{}", G::NAME);
            let is_listed = day_games().iter().any(|game| game.name == G::NAME);
            assert_eq!(is_listed, G::DICE);
            let Some(fresh) = fresh.filter(|_| G::DICE) else { return };
            self.0 += 1;
            assert_eq!(fresh.day(), Some(today()));
            let kinds: Vec<_> = fresh.players().iter().map(|player| levels::of(&player.kind).is_none()).collect();
            assert!(kinds[0] && kinds[1..].iter().all(|is_person| !is_person), "{kinds:?}");
            assert_eq!(fresh.players()[0].name, "Zoë");
            let unnamed = match_of_day::<G>(today(), None).expect("the same match");
            assert_eq!(unnamed.players()[0].name, YOU);
        }
    }

    let mut every = Every(0);
    visit_games!(every);
    assert!(every.0 > 1);
}

#[test]
fn days_in_a_row_are_counted_and_what_was_deleted_is_not() {
    let game = day_games()[0];
    let deleted = SavedDay { deleted: "2026-11-24T10:00".into(), ..played(game, 3, Some(1)) };
    let rows = [played(game, 0, Some(1)), played(game, 1, Some(2)), played(game, 2, None), deleted];
    let saved = saved_days(rows.into_iter());
    assert_eq!(saved.len(), 3);
    let Calendar { streaks, line, weeks } = calendar(game, &saved);
    assert_eq!((streaks.current, streaks.longest), (2, 2));
    assert!(line.is_some_and(|line| line.contains(game.title)));
    let days: Vec<_> = weeks.iter().flatten().flatten().copied().collect();
    assert!(days.contains(&today()), "today can be played");
    let marks: Vec<_> = (0..4)
        .map(|ago| Day::back_from(today()).nth(ago).expect("a day"))
        .map(|day| of_day(&saved, game, day).map(SavedDay::mark).unwrap_or_default())
        .collect();
    assert_eq!(marks, ["1/4", "2/4", "…", ""]);
    let other = day_games()[1];
    assert_eq!(of_day(&saved, other, today()), None, "each game has its own days");
}

/// The puzzles of days, of which that of today was solved at once, and that of yesterday at the second try.
fn puzzle_days() -> PuzzleDays {
    let yesterday = Day::back_from(today()).nth(1).expect("a day");
    let mut progress = PuzzleProgress::default();
    progress.try_day(yesterday, 3, false);
    progress.try_day(yesterday, 3, true);
    progress.try_day(today(), 4, true);
    PuzzleDays::of("Damath", today(), "24 November 2026", progress)
}

#[test]
fn the_puzzles_of_sixty_days_can_be_tried_and_show_their_results() {
    let page = puzzle_days();
    let days: Vec<_> = page.weeks.iter().flatten().flatten().copied().collect();
    assert_eq!(days.len(), 61);
    let marks: Vec<_> = Day::back_from(today()).take(3).map(|day| page.mark(day)).collect();
    assert_eq!(marks, ["🟩", "🟥", ""]);
    assert!(page.line.is_some_and(|line| line.ends_with("🟩")));
    let untried = PuzzleDays::of("Damath", today(), "24 November 2026", PuzzleProgress::default());
    assert_eq!((untried.line, untried.weeks), (None, page.weeks));
}

#[test]
fn results_read_as_recorded_in_every_language() {
    golden::check("days", || {
        let mut lines = Lines::default();
        for game in day_games() {
            lines.title(game.title);
            for (ago, place) in [(0, Some(1)), (1, Some(3)), (2, None)] {
                lines.add("day", &played(game, ago, place).label(game, "24 November 2026"));
            }
            let saved = saved_days([played(game, 0, Some(1)), played(game, 1, Some(3))].into_iter());
            lines.add("to share", &calendar(game, &saved).line.unwrap_or_default());
        }
        let page = puzzle_days();
        lines.title("Damath, puzzles");
        for day in Day::back_from(today()).take(3) {
            lines.add("day", &page.label(day, "24 November 2026"));
        }
        lines.add("to share", &page.line.unwrap_or_default());
        lines
    });
}
