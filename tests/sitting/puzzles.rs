//! Attempts at puzzles, as tables of inputs and effects: the first choice of each step of the courses is a puzzle here.

use std::collections::VecDeque;
use std::rc::Rc;

use caravanserai::engine::{Answer, Question};
use caravanserai::play::{
    ActionRequest, Attempt, AttemptStage, Costs, Effect, HintView, Input, Inquiry, Machine, ReviewInput, SumInput,
    Ticket,
};
use caravanserai::puzzles::{Band, Puzzle, PuzzleGame, PuzzleList, Sum, Task, Term, throw_use};
use caravanserai::record::{NodeId, Start};
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::damath::Damath;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Turn};
use caravanserai::scene::{Scene, Step};
use caravanserai::words::{self, Unclear};

use super::desk::{Tried, players};

/// The choice at the beginning of a step, as a puzzle; `None` if it is no choice.
fn puzzle<G: Tried + PuzzleGame>(step: &Step) -> Option<Puzzle<G>> {
    let state: G = step.start.parse().expect("a state");
    // A script also has what is accepted after a part of a throw.
    let accepted = step.script[0].iter().filter_map(|text| text.parse().ok());
    let solutions: Vec<G::Action> = accepted.filter(|action| state.check(action).is_ok()).collect();
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let is_choice = matches!(state.turn(), Turn::Seat(_)) && !solutions.is_empty() && actions.len() > solutions.len();
    is_choice.then_some(Puzzle { state, task: Task::Choose, solutions, line: Vec::new(), band: Band::Easy })
}

fn puzzles<G: Tried + PuzzleGame>() -> Vec<Puzzle<G>> {
    let all: Vec<_> = G::COURSE.iter().filter_map(puzzle).collect();
    assert!(all.len() >= 2, "{} has steps with a choice", G::NAME);
    all
}

/// An attempt whose timers elapse at once, and whose questions to the engine are answered before.
struct Solver<G: Scene + PuzzleGame> {
    attempt: Attempt<G>,
    waits: Vec<Ticket>,
    /// The open question to the engine.
    asked: Option<(Ticket, Inquiry)>,
}

impl<G: Tried + PuzzleGame> Solver<G> {
    fn new(puzzle: &Puzzle<G>) -> Self {
        let attempt = Attempt::new(Rc::new(puzzle.clone()), false, |seats, solver| players::<G>(seats, &[solver.0]));
        let mut solver = Self { attempt, waits: Vec::new(), asked: None };
        solver.put(Input::Begin);
        solver
    }

    /// Passes an input to the attempt, and collects its timers and questions.
    fn pass(&mut self, input: Input<G>) {
        for effect in self.attempt.on(input, 0.0) {
            match effect {
                Effect::Wait(ticket, _) => self.waits.push(ticket),
                Effect::Ask(ticket, ActionRequest::Engine(inquiry)) => self.asked = Some((ticket, inquiry)),
                Effect::Ask(..) | Effect::Save(_) | Effect::Load(_) => panic!("an attempt answers itself: {effect:?}"),
                Effect::Cancel => panic!("the answer of the engine is awaited whatever happens"),
                _ => {}
            }
        }
        self.waits.retain(|ticket| self.attempt.awaits(*ticket));
    }

    /// Passes an input, and lets time pass until nothing more happens.
    fn put(&mut self, input: Input<G>) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            self.pass(input);
            inputs.extend(self.answer());
            if self.attempt.view().is_busy() || self.attempt.stage() == AttemptStage::Answered {
                inputs.extend(self.waits.pop().map(Input::Elapsed));
            }
        }
    }

    /// Answers the open question, as an engine does.
    fn answer(&mut self) -> Option<Input<G>> {
        let (ticket, Inquiry { question, course }) = self.asked.take()?;
        let Question::Refute { solution } = question else { panic!("{question:?}") };
        let Start::Position(start) = &course.start else { panic!("{course:?}") };
        let action = |text: &String| text.parse::<G::Action>().expect("an action");
        let mut state = G::unpacked(start).expect("a position");
        let (wrong, before) = course.actions.split_last().expect("a wrong answer");
        for text in before {
            state.apply(&action(text)).expect("a legal action");
        }
        let (wrong, solution) = (action(wrong), action(&solution));
        let replies = state.refutation(&wrong, &solution).iter().map(ToString::to_string).collect();
        let answer = Answer::Refuted { loss: PuzzleGame::loss(&state, &wrong, &solution), replies };
        Some(Input::Heard(ticket, answer))
    }

    /// Makes a choice as if it had been put together on the board.
    fn choose(&mut self, action: &G::Action) {
        self.put(Input::SideAction(action.clone()));
        self.put(Input::Confirm(true));
    }

    /// Makes a right choice, with the best use of the rest of the throw.
    fn solve(&mut self, puzzle: &Puzzle<G>, solution: &G::Action) {
        for action in throw_use(&puzzle.state, solution) {
            if self.attempt.stage() == AttemptStage::Choosing {
                self.choose(&action);
            }
        }
    }
}

fn wrong<G: Tried + PuzzleGame>(puzzle: &Puzzle<G>) -> Vec<G::Action> {
    let mut actions = Vec::new();
    puzzle.state.actions(&mut actions);
    actions.retain(|action| !puzzle.accepts(action));
    actions
}

/// `true` if a wrong choice and the best one can be compared by sums over the faces of the die.
fn has_sums<G: PuzzleGame>(state: &G, wrong: &G::Action, best: &G::Action) -> bool {
    let costs = state.costs();
    let is_summed = |action| state.payment(action).is_some() || costs.iter().any(|(way, _)| way == action);
    is_summed(wrong) && is_summed(best)
}

fn a_wrong_choice_is_refuted_and_tried_again<G: Tried + PuzzleGame>() {
    for puzzle in puzzles::<G>() {
        let mut solver = Solver::new(&puzzle);
        for (count, wrong) in wrong(&puzzle).iter().take(3).enumerate() {
            solver.choose(wrong);
            assert_eq!(solver.attempt.stage(), AttemptStage::Refuted, "{wrong}");
            assert_eq!(solver.attempt.is_right_at_once(), Some(false));
            let view = Rc::clone(solver.attempt.view());
            let played = view.played.back_from(view.at).count();
            let refutation = puzzle.state.refutation(wrong, &puzzle.solutions[0]);
            let has_sums = has_sums(&puzzle.state, wrong, &puzzle.solutions[0]);
            assert!(has_sums || played > refutation.len(), "the board shows the refutation of {wrong}");
            assert!(view.controls.is_empty() && !view.is_for_person() && !view.can.hint && view.can.take_back);
            let [chosen, best] = [wrong, &puzzle.solutions[0]].map(|action| throw_use(&puzzle.state, action));
            let has_chances = has_sums || puzzle.state.compare(&chosen, &best).is_some();
            let title = match (has_chances, G::THROWS) {
                (true, _) => words::puzzles::not_best_chances(),
                (_, true) => words::puzzles::not_best_throw(),
                (_, false) => words::puzzles::not_best(),
            };
            assert_eq!(view.prompt.title, title, "{wrong}");
            let reason = view.recap.as_ref().expect("the reason");
            assert!(reason.text.contains(&solver.attempt.name(wrong)), "it says at once what is lost: {}", reason.text);

            solver.put(Input::Review(ReviewInput::TakeBack));
            let view = Rc::clone(solver.attempt.view());
            assert_eq!((solver.attempt.stage(), view.state()), (AttemptStage::Choosing, &puzzle.state), "{count}");
            assert!(view.is_for_person() && view.can.hint && !view.can.take_back);
            let reason = view.recap.as_ref().expect("the reason");
            assert!(reason.text.contains(&solver.attempt.name(wrong)), "{}", reason.text);
        }
        solver.solve(&puzzle, &puzzle.solutions[0]);
        assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Solved, Some(false)));
    }
}

fn each_solution_is_right_at_once<G: Tried + PuzzleGame>() {
    for puzzle in puzzles::<G>() {
        for solution in &puzzle.solutions {
            let mut solver = Solver::new(&puzzle);
            assert_eq!(solver.attempt.is_right_at_once(), None);
            solver.put(Input::Review(ReviewInput::Hint));
            assert_eq!(solver.attempt.view().hint, HintView::None, "there is no hint before the first choice");
            solver.solve(&puzzle, solution);
            assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Solved, Some(true)));
            assert!(!solver.attempt.view().is_busy() && !solver.attempt.view().is_for_person());
            solver.put(Input::Review(ReviewInput::TakeBack));
            assert_eq!(solver.attempt.stage(), AttemptStage::Solved, "nothing more happens");
        }
    }
}

fn the_solution_is_shown_to_those_who_have_failed<G: Tried + PuzzleGame>() {
    for puzzle in puzzles::<G>() {
        let mut solver = Solver::new(&puzzle);
        solver.choose(&wrong(&puzzle)[0]);
        solver.put(Input::Review(ReviewInput::TakeBack));
        while solver.attempt.stage() == AttemptStage::Choosing {
            solver.put(Input::Review(ReviewInput::Hint));
            assert!(matches!(solver.attempt.view().hint, HintView::Shown(_)));
            solver.put(Input::Review(ReviewInput::PlayHint));
        }
        assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Solved, Some(false)));
    }
}

fn the_verdict_does_not_wait_for_the_refutation<G: Tried + PuzzleGame>() {
    for puzzle in puzzles::<G>() {
        let mut solver = Solver::new(&puzzle);
        let wrong = wrong(&puzzle)[0].clone();
        solver.put(Input::SideAction(wrong.clone()));
        solver.pass(Input::Confirm(true));
        assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Refuted, Some(false)));
        let view = Rc::clone(solver.attempt.view());
        let first = view.played.after(NodeId::START)[0];
        assert_eq!(view.played.step_at(first).map(|step| &step.action), Some(&wrong), "the board shows the choice");
        let (ticket, _) = solver.asked.clone().expect("a question");
        assert!(solver.attempt.awaits(ticket) && view.can.take_back);

        // An answer that comes late says why, but does not change the board.
        let answer = solver.answer().expect("an answer");
        solver.put(Input::Review(ReviewInput::TakeBack));
        assert!(solver.attempt.awaits(ticket));
        solver.put(answer.clone());
        let view = Rc::clone(solver.attempt.view());
        assert_eq!((solver.attempt.stage(), view.state()), (AttemptStage::Choosing, &puzzle.state));
        let reason = view.recap.as_ref().expect("the reason");
        assert!(reason.text.contains(&solver.attempt.name(&wrong)), "{}", reason.text);
        assert!(!solver.attempt.awaits(ticket));
        solver.put(answer);
        assert_eq!(*solver.attempt.view().played, *view.played, "an answer counts once");
    }
}

fn without_a_refutation_all_else_goes_on<G: Tried + PuzzleGame>() {
    for puzzle in puzzles::<G>() {
        for answer in [Answer::Lost, Answer::Refuted { loss: 100, replies: vec!["nonsense".into()] }] {
            let mut solver = Solver::new(&puzzle);
            solver.put(Input::SideAction(wrong(&puzzle)[0].clone()));
            solver.pass(Input::Confirm(true));
            let (ticket, _) = solver.asked.take().expect("a question");
            solver.put(Input::Heard(ticket, answer));
            assert_eq!(solver.attempt.stage(), AttemptStage::Refuted);
            solver.put(Input::Review(ReviewInput::TakeBack));
            solver.solve(&puzzle, &puzzle.solutions[0]);
            assert_eq!(solver.attempt.stage(), AttemptStage::Solved);
        }
    }
}

fn all<G: Tried + PuzzleGame>() {
    a_wrong_choice_is_refuted_and_tried_again::<G>();
    each_solution_is_right_at_once::<G>();
    the_solution_is_shown_to_those_who_have_failed::<G>();
    the_verdict_does_not_wait_for_the_refutation::<G>();
    without_a_refutation_all_else_goes_on::<G>();
}

#[test]
fn attempts_of_marrakech() {
    all::<Marrakech>();
}

#[test]
fn attempts_of_damath() {
    all::<Damath>();
}

#[test]
fn attempts_of_chaupar() {
    all::<Chaupar>();
}

#[test]
fn attempts_of_pachisi() {
    all::<Pachisi>();
}

/// A right answer tells the chances after it and after the choice that tempts most.
fn a_right_answer_tells_the_chances<G: Tried + PuzzleGame>(list: &str) {
    let all: Vec<Puzzle<G>> = PuzzleList::parse(list).expect("a list").puzzles;
    for puzzle in all.iter().step_by(20) {
        let mut solver = Solver::new(puzzle);
        solver.solve(puzzle, &puzzle.solutions[0]);
        assert_eq!(solver.attempt.stage(), AttemptStage::Solved);
        let said = solver.attempt.view().recap.as_ref().expect("the reasons").text.clone();
        let tempts = puzzle.state.temptation(&puzzle.solutions).expect("a wrong choice");
        let (_, chances) = said.split_once(&format!("Tempting, but worse: {}.", G::step_name(&tempts))).expect(&said);
        assert!(chances.contains("best choice"), "{said}");
    }
}

#[test]
fn a_right_answer_in_a_game_of_chances_tells_those_of_both_choices() {
    a_right_answer_tells_the_chances::<Chaupar>(include_str!("../../static/puzzles/chaupar.txt"));
    a_right_answer_tells_the_chances::<Pachisi>(include_str!("../../static/puzzles/pachisi.txt"));
}

/// The answer is the whole throw, in any order.
#[test]
fn the_second_pasa_is_judged_too() {
    let text = include_str!("../../static/puzzles/chaupar.txt");
    let puzzles: Vec<Puzzle<Chaupar>> = PuzzleList::parse(text).expect("a list").puzzles;
    let (mut judged, mut turned) = (0, 0);
    for puzzle in &puzzles {
        for solution in &puzzle.solutions {
            if let [first, second] = throw_use(&puzzle.state, solution)[..]
                && puzzle.state.check(&second).is_ok()
                && ends(puzzle, [&second, &first]) == ends(puzzle, [&first, &second])
            {
                assert!(puzzle.accepts(&second), "{puzzle}: {second} first");
                turned += 1;
            }
            let Some(rest) = puzzle.rest_of_throw(solution) else { continue };
            let wrong = wrong(&rest);
            let mut solver = Solver::new(puzzle);
            solver.choose(solution);
            assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Choosing, None));
            assert_eq!(solver.attempt.view().prompt.title, words::puzzles::find_best(), "nothing is judged yet");
            solver.choose(&wrong[0]);
            assert_eq!(solver.attempt.is_right_at_once(), Some(false), "{puzzle}: {solution}, {}", wrong[0]);
            assert_eq!(solver.attempt.stage(), AttemptStage::Refuted);
            solver.put(Input::Review(ReviewInput::TakeBack));
            assert_eq!(solver.attempt.view().state(), &rest.state, "it is tried again where it was wrong");
            solver.choose(&rest.solutions[0]);
            assert_eq!(solver.attempt.stage(), AttemptStage::Solved);
            judged += 1;
        }
    }
    assert!(judged > 5 && turned > 5, "{judged} {turned}");
}

/// The position after these actions; `None` if one is not legal.
fn ends<G: PuzzleGame>(puzzle: &Puzzle<G>, actions: [&G::Action; 2]) -> Option<G> {
    let mut state = puzzle.state.clone();
    actions.into_iter().all(|action| state.apply(action).is_ok()).then_some(state)
}

/// Some puzzles of the list of Damath in which more than one choice is asked.
fn with_lines() -> Vec<Puzzle<Damath>> {
    let text = include_str!("../../static/puzzles/damath.txt");
    let puzzles = PuzzleList::parse(text).expect("a list").puzzles;
    let lines: Vec<_> = puzzles.into_iter().filter(|puzzle: &Puzzle<_>| !puzzle.line.is_empty()).step_by(10).collect();
    assert!(lines.len() >= 5);
    lines
}

/// The last action at the table.
fn last<G: Scene + PuzzleGame>(solver: &Solver<G>) -> Option<G::Action> {
    let view = solver.attempt.view();
    Some(view.played.step_at(view.at)?.action.clone())
}

#[test]
fn the_other_side_replies_until_the_line_ends() {
    for puzzle in with_lines() {
        let mut solver = Solver::new(&puzzle);
        solver.choose(&puzzle.solutions[0]);
        for (reply, answer) in &puzzle.line {
            assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Choosing, None));
            assert_eq!(last(&solver), Some(*reply), "{puzzle}");
            assert!(solver.attempt.view().is_for_person() && !solver.attempt.view().can.take_back);
            solver.choose(answer);
        }
        assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Solved, Some(true)));
    }
}

#[test]
fn a_wrong_choice_in_a_line_is_tried_again_where_it_was_made() {
    let mut tried = 0;
    for puzzle in with_lines() {
        let (_, rest) = puzzle.next(&puzzle.solutions[0]).expect("a line");
        let Some(wrong) = wrong(&rest).first().copied() else { continue };
        let mut solver = Solver::new(&puzzle);
        solver.choose(&puzzle.solutions[0]);
        solver.choose(&wrong);
        assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Refuted, Some(false)));
        solver.put(Input::Review(ReviewInput::TakeBack));
        assert_eq!(solver.attempt.stage(), AttemptStage::Choosing);
        assert_eq!(solver.attempt.view().state().board(), rest.state.board(), "{puzzle}");
        solver.choose(&rest.solutions[0]);
        assert_ne!(solver.attempt.stage(), AttemptStage::Refuted);
        tried += 1;
    }
    assert!(tried > 0, "a line with a choice");
}

#[test]
fn of_a_single_answer_nothing_is_asked() {
    let puzzle = puzzles::<Damath>().remove(0);
    let mut solver = Solver::new(&puzzle);
    solver.attempt = solver.attempt.once();
    for input in [Input::SideAction(wrong(&puzzle)[0]), Input::Confirm(true)] {
        solver.pass(input);
    }
    assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Refuted, Some(false)));
    assert_eq!(solver.asked, None);
}

#[test]
fn what_a_rug_brings_is_told_after_the_answer() {
    let text = "1 payment\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid A:b4-c4 A:e4-e5 A:f4-f5; now A lay\td5-d6\n";
    let puzzle = PuzzleList::<Marrakech>::parse(text).expect("a list").puzzles.remove(0);
    let mut solver = Solver::new(&puzzle);
    assert_eq!(solver.attempt.view().prompt.title, words::puzzles::where_pays_most());
    assert_eq!(solver.attempt.view().prompt.hint.as_deref(), Some(words::puzzles::payment_task()));
    let recap = |solver: &Solver<Marrakech>| solver.attempt.view().recap.as_ref().map(|says| says.text.clone());
    solver.choose(&"c3-d3".parse().expect("a rug"));
    assert_eq!(solver.attempt.view().prompt.title, words::puzzles::not_best_chances());
    let at = solver.attempt.view().at;
    assert_eq!(solver.attempt.view().played.depth(at), 1, "no throw is shown, as it would be luck");
    solver.put(Input::Review(ReviewInput::TakeBack));
    let sums = "The six faces bring you 0 + 0 + 0 + 0 = 0; after the best choice 6.";
    assert_eq!(recap(&solver).as_deref(), Some(sums));
    solver.choose(&puzzle.solutions[0]);
    assert_eq!(recap(&solver).as_deref(), Some("Rug d5-d6: 2 + 2\u{a0}×\u{a0}2 + 0 + 0 = 6"));
}

#[test]
fn sums_that_do_not_tell_why_say_so() {
    let text = "1 payment\tdeck plain; order A > B; asam d4 north; dirhams 30 30; laid A:b4-c4 A:e4-e5 A:f4-f5; now A lay\tc3-d3\n";
    let puzzle = PuzzleList::<Marrakech>::parse(text).expect("a list").puzzles.remove(0);
    let mut solver = Solver::new(&puzzle);
    solver.choose(&"d5-d6".parse().expect("a rug"));
    solver.put(Input::Review(ReviewInput::TakeBack));
    let recap = solver.attempt.view().recap.as_ref().map(|says| says.text.clone());
    let sums = "The six faces bring you 2 + 2\u{a0}×\u{a0}2 + 0 + 0 = 6; after the best choice 0.";
    assert_eq!(recap, Some(format!("{sums} Squares and later turns make the difference.")));
}

#[test]
fn sums_come_before_the_choice() {
    let puzzle = puzzles::<Marrakech>().into_iter().find(|puzzle| !puzzle.state.costs().is_empty());
    let puzzle = Puzzle { task: Task::Costs, ..puzzle.expect("a turn of Asam") };
    let mut solver = Solver::new(&puzzle);
    assert_eq!(solver.attempt.stage(), AttemptStage::Sums);
    solver.choose(&puzzle.solutions[0]);
    assert!(!solver.attempt.view().is_for_person(), "the board is only looked at");
    for (way, _) in puzzle.costs() {
        assert!(solver.attempt.name(&way).chars().any(char::is_alphabetic), "{way}");
    }
    let mut solver = Solver::new(&puzzle);
    solver.put(Input::Sum(SumInput::PutAway));
    assert_eq!(solver.attempt.stage(), AttemptStage::Choosing);
    assert!(solver.attempt.view().is_for_person());
    solver.choose(&puzzle.solutions[0]);
    assert_eq!((solver.attempt.stage(), solver.attempt.is_right_at_once()), (AttemptStage::Solved, Some(true)));
}

#[test]
fn sums_are_judged_together_and_right_ones_stay() {
    let term = |roll, faces, dirhams| Term { roll, faces, dirhams };
    let sum = |costs: [u32; 4]| Sum {
        terms: [(1, 1), (2, 2), (3, 2), (4, 1)].into_iter().zip(costs).map(|((r, f), d)| term(r, f, d)).collect(),
    };
    let mut costs = Costs::new(vec![("L", sum([0, 0, 0, 0])), ("S", sum([4, 3, 0, 1])), ("R", sum([0, 2, 2, 0]))]);
    assert_eq!(costs.ways[1].working(), "4 + 2\u{a0}×\u{a0}3 + 0 + 1");
    costs.set(0, "0".into());
    costs.set(1, "8".into());
    costs.hand_in();
    assert_eq!((costs.failures, costs.ways[0].verdict), (0, None), "one is missing");
    for (text, verdict, failures) in [
        ("x", Err(Unclear::NoNumber), 1),
        ("1 2", Err(Unclear::NoNumber), 2),
        ("-8", Ok(false), 3),
        ("९", Ok(false), 4),
    ] {
        costs.set(2, text.into());
        costs.hand_in();
        assert_eq!((costs.ways[2].verdict, costs.failures), (Some(verdict), failures), "{text}");
    }
    assert_eq!((costs.failures, costs.wrong().map(|way| way.action)), (4, Some("S")));
    costs.set(0, "5".into());
    assert_eq!(costs.ways[0].typed, "0", "a right result stays");
    costs.set(1, " ११ ".into());
    costs.set(2, "eight".into());
    costs.hand_in();
    assert_eq!(costs.unclear().map(|(way, why)| (way.action, why)), Some(("R", Unclear::NoNumber)));
    assert!(costs.wrong().is_none() && !costs.is_done());
    assert_eq!(costs.failures, 4, "what cannot be read costs no try");
    costs.set(2, "8.0".into());
    costs.hand_in();
    assert!(costs.is_done() && costs.wrong().is_none());
    assert_eq!(costs.failures, 4);
    costs.set(99, "1".into());
}
