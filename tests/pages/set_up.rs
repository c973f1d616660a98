//! The set-up page of every game.

use caravanserai::bots::Level;
use caravanserai::pages::given::Given;
use caravanserai::pages::set_up::{
    Change, Devices, Effect, KeptTexts, LinkPlayers, Preset, Problem, SeatChange, SetUpMachine, SetUpState,
};
use caravanserai::play::Machine;
use caravanserai::record::{Kind, Match, Player, Start};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::dschamal::Dschamal;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::{Game, Seat};
use caravanserai::scene::{Form, Scene, YOU};
use caravanserai::visit_games;

use super::golden::{self, Lines};

/// The page on a device that keeps what it is told to.
struct Device<G: Game> {
    page: SetUpMachine<G>,
    kept: KeptTexts,
    /// What the page asked for last, beside what is kept.
    done: Vec<Effect<G>>,
}

impl<G: Scene> Device<G> {
    fn new(kept: KeptTexts) -> Self {
        Self { page: SetUpMachine::new(&kept, false), kept, done: Vec::new() }
    }

    /// Opens the page anew.
    fn again(&self) -> Self {
        Self::new(self.kept.clone())
    }

    fn see(&self) -> &SetUpState<G> {
        self.page.view()
    }

    fn put(&mut self, change: Change) -> &mut Self {
        self.done.clear();
        for effect in self.page.on(change, 0.0) {
            match effect {
                Effect::KeepOwner(name) => self.kept.owner = Some(name),
                Effect::KeepLast(text) => self.kept.last = Some(text),
                other => self.done.push(other),
            }
        }
        self
    }

    fn name(&mut self, seat: usize, name: &str) -> &mut Self {
        self.put(Change::Seat(seat, SeatChange::Name(name.into())))
    }

    /// Starts the match, and returns it.
    #[track_caller]
    fn begin(&mut self) -> Match<G> {
        self.put(Change::Begin);
        match &self.done[..] {
            [Effect::Start(fresh) | Effect::Join(fresh) | Effect::JoinLive(fresh)] => fresh.clone(),
            _ => panic!("{}: {}", G::NAME, self.problem()),
        }
    }

    /// The reason why nothing is started; empty without one.
    fn problem(&self) -> String {
        self.see().problem.as_ref().map(Problem::sentence).unwrap_or_default()
    }
}

fn kinds<G: Game>(played: &Match<G>) -> Vec<Option<Level>> {
    played.players().iter().map(|player| caravanserai::pages::levels::of(&player.kind)).collect()
}

fn names<G: Game>(played: &Match<G>) -> Vec<&str> {
    played.players().iter().map(|player| player.name.as_str()).collect()
}

/// Runs a test for every game.
macro_rules! in_every_game {
    ($test:ident) => {{
        struct Every;

        impl Every {
            fn visit<G: Scene>(&mut self) {
                $test::<G>();
            }
        }

        let mut every = Every;
        visit_games!(every);
    }};
}

#[test]
fn every_ready_table_starts_at_one_press_and_is_then_picked() {
    fn check<G: Scene>() {
        let presets: Vec<_> = Device::<G>::new(KeptTexts::default()).see().presets().collect();
        assert!(presets.contains(&Preset::Alone) && presets.contains(&Preset::Two));
        for preset in presets {
            let mut device = Device::<G>::new(KeptTexts::default());
            device.put(Change::On(Devices::ByLink)).put(Change::Sit(preset));
            assert!(device.see().sits_as(preset), "{}: {preset:?}", G::NAME);
            let fresh = device.begin();
            assert!(!fresh.is_by_link() && matches!(device.done[..], [Effect::Start(_)]));
            let persons = kinds(&fresh).iter().filter(|level| level.is_none()).count();
            match preset {
                Preset::Alone | Preset::Quick => assert_eq!(persons, 1),
                Preset::Two => assert_eq!(persons, 2),
                Preset::Family => assert_eq!(persons, fresh.players().len()),
            }
        }
    }
    in_every_game!(check);
}

#[test]
fn a_family_grows_by_persons() {
    fn check<G: Scene>() {
        let mut device = Device::<G>::new(KeptTexts::default());
        if device.see().presets().any(|preset| preset == Preset::Family) {
            device.put(Change::Sit(Preset::Family)).put(Change::Seats(*G::seat_range().end()));
            assert!(kinds(&device.begin()).iter().all(Option::is_none), "{}", G::NAME);
        }
    }
    in_every_game!(check);
}

#[test]
fn two_phones_play_a_match_by_link_for_two_devices_and_are_connected_at_once() {
    fn check<G: Scene>() {
        let mut device = Device::<G>::new(KeptTexts::default());
        device.put(Change::Seats(*G::seat_range().end())).put(Change::LinkPlayers(LinkPlayers::Persons));
        let fresh = device.put(Change::On(Devices::TwoPhones)).begin();
        assert!(matches!(device.done[..], [Effect::JoinLive(_)]), "{}", G::NAME);
        assert!(fresh.is_by_link() && fresh.persons().count() == 2, "{}", G::NAME);
        assert_eq!(device.see().seat_counts().count(), 1);
        assert!(device.see().presets().all(|preset| !device.see().sits_as(preset)));
        device.put(Change::On(Devices::ByLink)).put(Change::Begin);
        assert!(matches!(device.done[..], [Effect::Join(_)]), "{}", G::NAME);
    }
    in_every_game!(check);
}

#[test]
fn who_has_sat_down_to_a_short_match_can_still_sit_down_to_a_whole_one() {
    fn check<G: Scene>() {
        let mut device = Device::<G>::new(KeptTexts::default());
        let whole = device.put(Change::Sit(Preset::Alone)).see().agreed();
        if device.see().presets().all(|preset| preset != Preset::Quick) {
            return;
        }
        let is_whole = |device: &Device<G>| device.see().agreed() == whole;
        assert!(!is_whole(device.put(Change::Sit(Preset::Quick))), "{}", G::NAME);
        assert!(is_whole(device.put(Change::Sit(Preset::Alone))), "{}", G::NAME);
    }
    in_every_game!(check);
}

#[test]
fn everybody_sits_as_before_at_the_next_visit() {
    fn check<G: Scene>() {
        let mut device = Device::<G>::new(KeptTexts::default());
        let most = *G::seat_range().end();
        device.put(Change::Seats(most)).name(0, " Zoë ");
        device.put(Change::Seat(1, SeatChange::SetBot(Some(Level::Master)))).put(Change::WithoutTakeBack(true));
        device.put(Change::Seat(1, SeatChange::Look(0)));
        let fresh = device.begin();
        assert_eq!(names(&fresh)[0], "Zoë");
        let again = device.again();
        let seats = |state: &SetUpState<G>| {
            let all = state.drafts.all.iter().map(|draft| (draft.look, draft.bot));
            (state.drafts.playing, state.without_take_back, all.collect::<Vec<_>>())
        };
        assert_eq!(seats(again.see()), seats(device.see()), "{}", G::NAME);
        assert_eq!(again.see().drafts.name(0), "Zoë");
        assert_eq!(again.see().agreed(), device.see().agreed());
        assert_eq!(again.kept.owner.as_deref(), Some("Zoë"), "for all games");
        assert!(!fresh.takes_back());
    }
    in_every_game!(check);
}

#[test]
fn what_the_device_keeps_is_not_trusted() {
    fn check<G: Scene>() {
        let usual = Device::<G>::new(KeptTexts::default());
        let wrong = |text: &str| KeptTexts {
            last: Some(text.into()),
            owner: Some("  ".into()),
            lessons: Some(text.into()),
            position: Some(text.into()),
        };
        for text in ["", "caravanserai 1\ngame carom\n", "\0", "{}"] {
            let device = Device::<G>::new(wrong(text));
            assert!(device.see().drafts == usual.see().drafts, "{}: {text:?}", G::NAME);
            assert!(device.see().agreed() == usual.see().agreed());
            assert!(SetUpState::<G>::from_position(&wrong(text)).is_none());
        }
        let you = KeptTexts { owner: Some(YOU.into()), ..KeptTexts::default() };
        assert!(Device::<G>::new(you).see().drafts == usual.see().drafts, "nobody is called so");
    }
    in_every_game!(check);
}

#[test]
fn who_has_not_played_is_offered_lessons_and_who_has_learnt_a_short_game_against_the_weakest() {
    fn check<G: Scene>() {
        let has_lessons = !G::COURSE.is_empty();
        let device = Device::<G>::new(KeptTexts::default());
        assert_eq!(device.see().is_first, has_lessons, "{}", G::NAME);
        let begun = KeptTexts { lessons: Some(String::new()), ..KeptTexts::default() };
        assert!(!Device::<G>::new(begun).see().is_first);
        let keys: Vec<_> = G::COURSE.iter().map(|step| step.key).collect();
        let learnt = KeptTexts { lessons: Some(keys.join(" ")), ..KeptTexts::default() };
        let short = G::shortened(&G::initial_options(), true);
        let mut learnt = Device::<G>::new(learnt);
        if let Some(short) = short.filter(|_| has_lessons) {
            assert!(learnt.see().agreed() == short, "{}", G::NAME);
        }
        let weakest = Some(Level::Beginner).filter(|_| has_lessons);
        assert!(kinds(&learnt.begin())[1..].iter().all(|kind| *kind == weakest), "{}", G::NAME);
        let mut played = Device::<G>::new(KeptTexts::default());
        played.begin();
        assert!(!played.again().see().is_first);
    }
    in_every_game!(check);
}

#[test]
fn a_name_that_is_none_is_named_until_something_changes() {
    let mut device = Device::<Marrakech>::new(KeptTexts::default());
    device.name(1, "  ").put(Change::Begin);
    assert_eq!(device.problem(), "Player 2 needs a name of 1 to 24 characters.");
    assert!(device.done.is_empty() && device.kept == KeptTexts::default(), "nothing is kept");
    device.name(1, "Ben");
    assert_eq!(device.problem(), "");
    assert_eq!(names(&device.begin())[1], "Ben");
}

#[test]
fn by_link_bots_sit_only_beside_two_persons_and_come_back_at_one_device() {
    let mut device = Device::<Chaupar>::new(KeptTexts::default());
    device.put(Change::Seat(1, SeatChange::SetBot(Some(Level::Master))));
    let at_one_device = kinds(&device.begin());
    device.put(Change::On(Devices::ByLink));
    let fresh = device.begin();
    assert_eq!(kinds(&fresh), [None, Some(Level::Master), at_one_device[2], None], "partners are persons");
    assert_eq!(device.see().kinds(None), [None], "a person stays one");
    assert!(!device.see().kinds(Some(Level::Casual)).contains(&None), "and a bot one of some level");
    for (players, is_for_two) in [(LinkPlayers::Pairs, true), (LinkPlayers::Persons, false)] {
        let fresh = device.put(Change::LinkPlayers(players)).begin();
        assert_eq!(kinds(&fresh), [None; 4]);
        assert_eq!(fresh.is_for_two_devices(), is_for_two);
    }
    assert_eq!(device.kept.last.as_ref().map(|text| text.contains("link")), Some(false), "it is not kept");
    device.put(Change::On(Devices::One));
    assert_eq!(kinds(&device.begin()), at_one_device);
}

#[test]
fn by_link_as_many_sit_down_as_were_chosen() {
    let mut device = Device::<Marrakech>::new(KeptTexts::default());
    device.put(Change::Seats(3)).put(Change::On(Devices::ByLink));
    assert_eq!(device.begin().players().len(), 3);
}

#[test]
fn by_link_at_most_four_sit_down() {
    let mut device = Device::<Dschamal>::new(KeptTexts::default());
    let most = *<Dschamal as Form>::seat_range().end();
    device.put(Change::Seats(most)).put(Change::On(Devices::ByLink));
    assert!(device.see().drafts.playing <= 4);
    assert_eq!(device.see().seat_counts().max(), Some(most.min(4)));
    assert!(device.see().take_back_field().is_none());
}

#[test]
fn a_look_that_is_chosen_is_given_up_by_whoever_has_it() {
    let mut device = Device::<Marrakech>::new(KeptTexts::default());
    device.put(Change::Seat(0, SeatChange::ToggleLooks));
    assert_eq!(device.see().choosing_look, Some(0));
    device.put(Change::Seat(0, SeatChange::Look(1)));
    let looks: Vec<_> = device.see().drafts.all.iter().map(|draft| draft.look).collect();
    assert_eq!(looks[..2], [1, 0]);
    device.put(Change::Seat(0, SeatChange::ToggleLooks)).put(Change::Seat(1, SeatChange::TogglePlayers));
    assert_eq!((device.see().choosing_look, device.see().choosing_player), (None, Some(1)));
    device.put(Change::Seat(1, SeatChange::TogglePlayers));
    assert_eq!(device.see().choosing_player, None);
}

#[test]
fn a_match_from_a_position_has_its_seats_and_is_not_kept() {
    let options = "set=counting operators=own touch=off damas=once move=off game=off";
    let start = format!("{options} | first A | turn 1 | 1: 9@23 | 2: 10@34 | scores 0 0");
    let kept = KeptTexts { position: Some(start.clone()), ..KeptTexts::default() };
    let mut device = Device::<Damath> { page: SetUpMachine::new(&kept, true), kept, done: Vec::new() };
    assert!(device.see().position.is_some());
    assert!(device.see().option_fields().iter().all(Vec::is_empty), "it has its options");
    let fresh = device.begin();
    assert!(matches!(fresh.start(), Start::Position(position) if start.parse() == Ok(*position)));
    assert_eq!(device.kept.last, None);
    assert!(device.again().see().position.is_none(), "any other match begins as ever");
}

#[test]
fn a_text_is_opened_where_it_belongs() {
    let player = |look| Player::new(["Ada", "Ben"][usize::from(look)], look, Kind::Person).expect("a player");
    let damath =
        Match::<Damath>::new(<Damath as Game>::Options::default(), vec![player(0), player(1)]).expect("a match");
    let mut device = Device::<Damath>::new(KeptTexts::default());
    device.put(Change::Open(damath.to_string()));
    assert!(matches!(&device.done[..], [Effect::Open(given)] if *given == damath));
    device.put(Change::Open("turn 1 | 1: 9@30 | 2: 1@21 2@23".into()));
    assert!(matches!(device.done[..], [Effect::OpenElsewhere(Given::Position(_))]));
    let cut = damath.to_string().lines().take(3).collect::<Vec<_>>().join("\n");
    device.put(Change::Open(cut));
    assert!(device.done.is_empty() && !device.problem().is_empty(), "a part is missing");
    device.put(Change::Open("hello".into()));
    assert_eq!(device.problem(), "This text is not a saved match.");
    let mut other = Device::<Marrakech>::new(KeptTexts::default());
    other.put(Change::Open(damath.to_string()));
    assert!(
        matches!(&other.done[..], [Effect::OpenElsewhere(Given::Match(company, _))] if company.game.name == "damath")
    );
}

/// The text of the page in the current language.
fn read<G: Scene>(lines: &mut Lines, state: &SetUpState<G>) {
    for preset in state.presets() {
        lines.add(if state.sits_as(preset) { "button, picked" } else { "button" }, &state.says(preset));
    }
    let seated = state.seated();
    for place in state.order() {
        let seat = place.index();
        let sits = seated.all[seat].bot.map_or("–", caravanserai::pages::levels::bot_name);
        let parts = [Some(seated.shown_name(seat).to_owned()), Some(sits.to_owned()), state.opposite(place)];
        lines
            .add(&format!("seat {}", state.number(seat)), &parts.into_iter().flatten().collect::<Vec<_>>().join(" | "));
    }
    let fields = state.option_fields().into_iter().flatten().chain(state.take_back_field());
    for field in fields.chain([state.devices_field()]).chain(state.link_players_field()) {
        lines.add_field(&field);
    }
    lines.add("problem", &state.problem.as_ref().map(Problem::sentence).unwrap_or_default());
}

#[test]
fn the_page_reads_as_recorded_in_every_language() {
    fn check<G: Scene>() {
        golden::check(&format!("set-up-{}", G::NAME), || {
            let mut lines = Lines::default();
            let mut device = Device::<G>::new(KeptTexts::default());
            lines.title(&format!("{}, at the first visit", G::NAME));
            lines.add("goal", G::goal());
            read(&mut lines, device.see());
            device.put(Change::On(Devices::ByLink)).name(0, " ").put(Change::Begin);
            lines.title(&format!("{}, by link, without a name", G::NAME));
            read(&mut lines, device.see());
            if G::second_seat(Seat(0)).is_some() {
                device.put(Change::LinkPlayers(LinkPlayers::Pairs));
                lines.title(&format!("{}, by link for two on four seats", G::NAME));
                read(&mut lines, device.see());
            }
            lines
        });
    }
    in_every_game!(check);
}
