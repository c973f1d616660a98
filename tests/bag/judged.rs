//! The analysis of matches with calm duels, by what was felt in them (B9, B10).

use caravanserai::bots::Judge;
use caravanserai::bots::dschamal::{Skill, calm_step, judge_calm};
use caravanserai::play::bag::{Course, KeptDuel};
use caravanserai::play::{AnalysedStep, AnalysedSteps, HiddenChoice};
use caravanserai::record::{Match, NodeId};
use caravanserai::rules::dschamal::{Action, CalmDuel, Dschamal, DuelKind, Event, Options, Phase, Start, Step};
use caravanserai::rules::{Actor, Game, Seat, Turn};
use fastrand::Rng;

/// A match: the states, each with the action that followed, and the lines that were kept of its duels.
struct Played {
    steps: Vec<(Dschamal, Action)>,
    kept: String,
}

/// A match of two bots with calm duels.
fn played(seed: u64, skills: [Skill; 2]) -> Played {
    let options = Options { players: 2, start: Start::Dealt, duel: DuelKind::Calm };
    let mut state = Dschamal::new(&options).expect("options");
    let mut rng = Rng::with_seed(seed);
    let mut played = Played { steps: Vec::new(), kept: String::new() };
    while state.turn() != Turn::Over {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let action = if state.phase() == Phase::Duel {
            let happened = played.steps.len();
            let steps = fought(&state, skills, &mut rng);
            let action = drawn(&state, &steps);
            played.kept += &format!("{}\n", KeptDuel { happened, course: Course::Calm(steps) });
            action
        } else {
            rng.choice(actions).expect("an action")
        };
        played.steps.push((state, action));
        state.apply(&action).expect("a legal action");
    }
    played
}

/// The steps of the calm duel that is due.
fn fought(state: &Dschamal, skills: [Skill; 2], rng: &mut Rng) -> Vec<Step> {
    let mut duel = CalmDuel::new(state).expect("a duel is due");
    let mut steps = Vec::new();
    while duel.drawn().is_none() {
        let step = match duel.turn() {
            Turn::Seat(seat) => calm_step(skills[seat.index()], state, &duel.seen_by(seat), seat, &mut || rng.u64(..))
                .expect("its turn"),
            _ => rng.choice(duel.steps()).expect("a step of chance"),
        };
        duel.apply(&step).expect("a legal step");
        steps.push(step);
    }
    steps
}

/// The action that ends a duel of these steps.
fn drawn(state: &Dschamal, steps: &[Step]) -> Action {
    let mut duel = CalmDuel::new(state).expect("a duel is due");
    for step in steps {
        duel.apply(step).expect("a legal step");
    }
    duel.drawn().expect("a whole duel").actions()[0]
}

/// The analysis of a match, with what the device has kept of its duels.
fn analysed(steps: &[(Dschamal, Action)], kept: &str) -> AnalysedSteps<Action> {
    let mut judge = Judge::default();
    let mut analysed = AnalysedSteps::new();
    for (happened, (state, action)) in steps.iter().enumerate().rev() {
        let judged = judge.step(state, state, action);
        let is_simultaneous = Dschamal::ends_phase(action);
        let duel = KeptDuel::find(kept, state, happened, action).filter(|_| is_simultaneous);
        analysed.add(AnalysedStep {
            actor: state.actor(action),
            outlook: judged.outlook[..2].to_vec(),
            luck: judged.luck[..2].to_vec(),
            cost: judged.cost,
            better: judged.better,
            after_better: Vec::new(),
            after_chosen: Vec::new(),
            is_choice: matches!(state.turn(), Turn::Seat(_)),
            is_simultaneous,
            hidden: duel.and_then(|duel| duel.judge(state)),
        });
    }
    analysed
}

/// The lead of the first seat in points at the end.
fn lead(steps: &[(Dschamal, Action)]) -> i64 {
    let (mut state, action) = *steps.last().expect("a match");
    assert!(matches!(state.apply(&action), Ok(Event::Drawn { .. } | Event::Taken { .. })));
    i64::from(state.points(Seat(0))) - i64::from(state.points(Seat(1)))
}

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

#[test]
fn luck_and_choices_add_up_to_the_result_to_the_tenth() {
    let mut choices = [0, 0];
    for seed in 0..30 {
        let played = played(seed, [Skill::Highest, Skill::Lowest]);
        let analysed = analysed(&played.steps, &played.kept);
        assert!(analysed.has_hidden_choices());
        for (seat, lead) in SEATS.into_iter().zip([1, -1].map(|sign| sign * lead(&played.steps))) {
            let [own, other] = [seat, SEATS[1 - seat.index()]].map(|seat| analysed.luck_and_play(seat));
            assert_eq!(
                own.0 + own.1 - other.1,
                100 * lead,
                "seed {seed}, {seat}: luck, own choices, the other's choices"
            );
            let shares = analysed.shares(seat);
            assert_eq!(shares.result, 10 * lead, "seed {seed}, {seat}");
            assert_eq!(shares.luck + shares.own + shares.others, shares.result, "seed {seed}, {seat}");
            assert!((shares.luck - own.0 / 10).abs() <= 2, "seed {seed}, {seat}: rounding leaves little over");
            assert!(shares.own <= 0 && shares.others >= 0, "seed {seed}, {seat}: {shares:?}");
            choices[seat.index()] += own.1;
        }
    }
    assert!(choices[1] < choices[0], "who feels worse loses more by choice: {choices:?}");
}

#[test]
fn a_match_in_a_record_is_told_as_it_ended_and_began() {
    let text = include_str!("../data/record/dschamal.txt");
    let played: Match<Dschamal> = text.parse().expect("a match");
    let mut steps = Vec::new();
    let way = played.way(NodeId::START, played.now());
    for place in way {
        let before = played.before(place).expect("not the start");
        steps.push((*played.state_at(before), played.step_at(place).expect("a step").action));
    }
    let analysed = analysed(&steps, "");
    assert_eq!(analysed.shares(Seat(0)).result, 10 * lead(&steps));
    let first = analysed.outlook(Seat(0)).next().expect("a step");
    assert!(first.abs() < 100, "nobody knew at the beginning how it would end: {first}");
    assert!(!analysed.has_hidden_choices(), "a record tells nothing of what was felt");
}

#[test]
fn what_is_kept_of_a_duel_is_read_again_and_belongs_to_no_other() {
    let Played { steps, kept } = played(5, [Skill::Middle; 2]);
    let again: Vec<KeptDuel> = kept.lines().map(|line| line.parse().expect("a duel")).collect();
    assert_eq!(again.iter().map(ToString::to_string).collect::<Vec<_>>(), kept.lines().collect::<Vec<_>>());
    for (happened, (state, action)) in steps.iter().enumerate().filter(|(_, (_, action))| Dschamal::ends_phase(action))
    {
        let found = KeptDuel::find(&kept, state, happened, action).expect("it was kept");
        let Course::Calm(calm) = &found.course else { panic!("it was calm") };
        let expected = judge_calm(state, calm).expect("a whole duel").len();
        assert_eq!(found.judge(state).map(|choices: Vec<HiddenChoice>| choices.len()), Some(expected));
        let Action::Draw { seat, piece, shout } = *action else { panic!("a draw") };
        assert_eq!(KeptDuel::find(&kept, state, happened, &Action::Draw { seat, piece, shout: !shout }), None);
        assert_eq!(KeptDuel::find(&kept, state, happened + 1, action), None);
        assert!(matches!(state.actor(action), Actor::Seat(_)));
    }
    let live: KeptDuel = "12 live 5230".parse().expect("a duel");
    assert_eq!((live.to_string().as_str(), live.tenths(), live.judge(&steps[0].0)), ("12 live 5230", Some(53), None));
    for text in ["", "12", "12 live", "12 live x", "x live 3", "12 calm", "12 calm A flies", "12 slow 3"] {
        assert!(text.parse::<KeptDuel>().is_err(), "{text:?}");
    }
}
