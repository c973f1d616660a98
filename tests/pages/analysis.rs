//! The analysis of a match that is over, with invented judgements: what it takes from an engine, where it leads, and what it
//! says.

use std::fmt::Write;

use caravanserai::bots::Scale;
use caravanserai::engine::Judged;
use caravanserai::play::{
    Comparison, Input, KeptPhases, Machine, MatchAnalysis, Opening, ReviewInput, Sitting, TableView, viewer,
};
use caravanserai::record::{Match, NodeId};
use caravanserai::rules::{Game, Seat, Turn};
use caravanserai::scene::Scene;
use caravanserai::visit_games;

use super::golden::{self, Lines};

/// The number of steps whose analysis is recorded.
const STEPS: usize = 12;

/// A table at which the recorded match of the game, whose players are persons of this device, is reviewed.
fn reviewed<G: Scene>() -> Sitting<G> {
    let path = format!("{}/tests/data/screen_reader/{}.txt", env!("CARGO_MANIFEST_DIR"), G::NAME);
    let text = std::fs::read_to_string(&path).expect("a recorded match");
    let mut sitting = Sitting::new(Opening::of(text.parse::<Match<G>>().expect("a match")));
    sitting.on(Input::Begin, 0.0);
    let end = sitting.view().progress.end;
    sitting.on(Input::Review(ReviewInput::GoToStep(end)), 0.0);
    sitting
}

/// The actions that could be chosen before a step of the match.
fn choices<G: Scene>(played: &Match<G>, place: NodeId) -> Vec<G::Action> {
    let state = played.state_at(played.chosen_at(place).expect("a step"));
    let mut actions = Vec::new();
    if matches!(state.turn(), Turn::Seat(_)) {
        state.actions(&mut actions);
    }
    actions
}

/// An invented judgement of a step: in every third choice another action would have been better, by more each time.
fn judged<G: Scene>(played: &Match<G>, way: &[NodeId], step: usize, scale: Scale) -> Judged {
    let action = |step: usize| &played.step_at(way[step]).expect("a step").action;
    let other = choices(played, way[step]).into_iter().find(|choice| choice != action(step) && step.is_multiple_of(3));
    let replies = (step + 1..way.len().min(step + 4)).map(|step| action(step).to_string()).collect();
    let seats = played.state().seats();
    let at = i64::try_from(step).expect("a step");
    Judged {
        step,
        scale,
        outlook: Seat::all(seats).map(|seat| [1000, 2500, 4000, 6000, 3000][(step + seat.index()) % 5]).collect(),
        luck: vec![250 - at; seats.into()],
        cost: if other.is_some() { -190 * (1 + at % 7) } else { 0 },
        better: other.map(|better| better.to_string()),
        after_better: vec!["no action".to_owned()],
        after_chosen: replies,
    }
}

/// The analysis of a reviewed match up to its end; of its simultaneous phases, the device has kept the times.
fn analysed<G: KeptPhases>(view: &TableView<G>, scale: Scale) -> MatchAnalysis<G> {
    let played = &view.played;
    let end = played.end_of(NodeId::START);
    let kept = (0..view.progress.end).fold(String::new(), |mut kept, happened| {
        writeln!(kept, "{happened} live 5300").expect("a string takes all");
        kept
    });
    let mut analysis = MatchAnalysis::new(played, end, &kept);
    while let Some(step) = analysis.left().checked_sub(1) {
        let judged = judged(played, &analysis.way, step, scale);
        assert!(analysis.add(played, judged), "step {step}");
    }
    assert!(analysis.is_whole_to(end));
    analysis
}

/// The scale in which the engine judges a game.
fn scale<G: Game>() -> Scale {
    if ["chaupar", "pachisi"].contains(&G::NAME) { Scale::Chance } else { Scale::Lead }
}

/// What the analysis says of a match: of the whole of it, and of its first steps.
fn read<G: KeptPhases>() -> Lines {
    let mut sitting = reviewed::<G>();
    let analysis = analysed(sitting.view(), scale::<G>());
    let mut lines = Lines::default();
    lines.title("The end");
    let end = sitting.view();
    for seat in Seat::all(end.played.state().seats()) {
        let (says, accuracy) = analysis.summary(seat, &end.seating);
        lines.add(&format!("seat {seat}"), &format!("{says} {}", accuracy.unwrap_or_default()));
    }
    for (step, change) in analysis.judgement.simultaneous_phases(viewer(end)) {
        let clause = analysis.clause(end, step).map_or("", |clause| clause.0);
        let says = analysis.simultaneous_in_words(end, step, change).unwrap_or_default();
        lines.add("simultaneous phase", &format!("{says} {clause}"));
    }
    for step in 0..analysis.way.len().min(STEPS) {
        let place = analysis.place_of(sitting.view(), step);
        sitting.on(Input::Review(ReviewInput::GoTo(place)), 0.0);
        let view = sitting.view();
        let Some(figure) = analysis.step_in_words(view, step, viewer(view)) else { continue };
        lines.title(&analysis.mover_and_number(view, step));
        let comparison = Comparison::of(view, &analysis);
        lines.add("step", &figure);
        lines.add("said", &analysis.spoken(view, comparison.as_ref()).unwrap_or_default());
        if let Some(fault) = analysis.fault(step) {
            lines.add("mark", &format!("{} {}", fault.sign, fault.says));
        }
        for play in analysis.plays(view, step).into_iter().flatten() {
            let names: Vec<_> = play.actions.iter().map(G::step_name).collect();
            lines.add("best play", &format!("{} ({} chosen): {}", names.join(", "), play.chosen, play.outlook));
        }
    }
    lines
}

/// A test of every game.
trait Visit {
    fn visit<G: KeptPhases>(&self);
}

#[test]
fn an_analysis_reads_as_recorded() {
    struct Every;

    impl Visit for Every {
        fn visit<G: KeptPhases>(&self) {
            golden::check(&format!("analysis-{}", G::NAME), read::<G>);
        }
    }

    visit_games!(Every);
}

#[test]
fn judgements_out_of_order_and_better_choices_that_are_not_legal_are_refused() {
    struct Every;

    impl Visit for Every {
        fn visit<G: KeptPhases>(&self) {
            let sitting = reviewed::<G>();
            let played = &sitting.view().played;
            let mut analysis = MatchAnalysis::new(played, played.end_of(NodeId::START), "");
            let last = analysis.left() - 1;
            let judged = |step: usize| judged(played, &analysis.way, step, Scale::Lead);
            let (early, mut late) = (judged(last - 1), judged(last));
            assert!(!analysis.add(played, early), "{}: the last step comes first", G::NAME);
            late.better = Some("no action".to_owned());
            let again = late.clone();
            assert!(analysis.add(played, late));
            assert_eq!(analysis.left(), last);
            assert!(!analysis.add(played, again), "{}: a step is judged once", G::NAME);
            let kept = analysis.judged(last).expect("the last step");
            assert!(kept.better.is_none() && kept.after_better.is_empty(), "{}", G::NAME);
        }
    }

    visit_games!(Every);
}

#[test]
fn the_mistakes_beside_a_place_are_the_nearest_ones_and_begin_again_at_the_ends() {
    struct Every(usize);

    impl Every {
        fn visit<G: KeptPhases>(&mut self) {
            let mut sitting = reviewed::<G>();
            let analysis = analysed(sitting.view(), scale::<G>());
            let costly: Vec<_> =
                (0..analysis.way.len()).filter(|step| analysis.is_costly(sitting.view(), *step)).collect();
            let places: Vec<_> = costly.iter().map(|step| analysis.place_of(sitting.view(), *step)).collect();
            let Some((first, last)) = places.first().zip(places.last()) else { return };
            self.0 += 1;
            for shown in places.iter().take(STEPS) {
                sitting.on(Input::Review(ReviewInput::GoTo(*shown)), 0.0);
                let view = sitting.view();
                let at = places.iter().position(|place| place == shown).expect("a mistake");
                let next = places[at..].iter().find(|place| *place != shown).unwrap_or(first);
                let previous = places[..at].last().unwrap_or(last);
                assert_eq!(analysis.mistakes_beside(view), [Some(*previous), Some(*next)], "{}", G::NAME);
                let step = analysis.mistake_at(view, *shown).expect("a mistake");
                assert_eq!(analysis.step_shown(view), Some(step));
                let better = analysis.better(step).expect("a better choice");
                assert_eq!(better.from, *shown);
                assert!(choices(&view.played, analysis.way[step]).contains(&better.action));
            }
            // A row of the move list has the mark of its costliest choice.
            let view = sitting.view();
            for row in view.rows.rows() {
                let steps = view.played.depth(row.span.0)..view.played.depth(row.span.1);
                let cost = |step: usize| analysis.judged(step).map_or(0, |judged| judged.cost);
                let costliest = steps.filter(|step| costly.contains(step)).min_by_key(|step| cost(*step));
                let mark = analysis.mark(view, row);
                assert_eq!(mark, costliest.and_then(|step| analysis.fault(step)), "{}", G::NAME);
            }
        }
    }

    let mut every = Every(0);
    visit_games!(every);
    assert!(every.0 >= 4, "{} games have choices at once", every.0);
}
