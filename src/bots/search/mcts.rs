//! Monte-Carlo tree search with the UCB1 formula (UCT: L. Kocsis and C. Szepesvári, *Bandit based Monte-Carlo
//! planning*, 2006), random playouts to the end, and chance nodes, which are sampled by their weights. It uses
//! nothing of a game but its rules.

use super::{Deepening, Limits, Progress, Search, Thought, advance};
use crate::bots::rng::SplitMix64;
use crate::rules::{Game, Seat, Turn};

/// The exploration constant of UCB1 for results between 0 and 1.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;

/// The result of a playout by seat, from 0 to 1: the share of the other seats that are behind, where ties count half.
type Points = [f64; Seat::MOST as usize];

/// An action in a position, with its statistics.
struct Node<A> {
    action: A,
    /// The number of playouts through it.
    visits: u32,
    /// The sum of their results for the seat that chose the action; unused at chance nodes.
    points: f64,
    /// The index of its first child among the nodes, and the number of children; empty before its second visit.
    children: (usize, usize),
}

/// A search for the action of a seat that is visited most. An iteration doubles the number of playouts.
pub struct Mcts<G: Game> {
    state: G,
    seat: Seat,
    progress: Progress,
    thought: Option<Thought<G::Action>>,
    rng: SplitMix64,
    nodes: Vec<Node<G::Action>>,
    /// The index and number of the children of the root.
    root: (usize, usize),
    playouts: u64,
    /// The playout in progress, if there is one.
    playout: Option<Box<Playout<G>>>,
    /// A buffer for the actions of a position.
    actions: Vec<G::Action>,
}

/// A playout in progress.
struct Playout<G> {
    state: G,
    /// The nodes on its path, each with the seat that chose it.
    path: Vec<(usize, Option<Seat>)>,
    /// The index and number of the children to select from; empty beyond the tree, where the playout is random.
    children: (usize, usize),
    /// The number of visits of their parent.
    visits: u32,
}

impl<G: Game> Mcts<G> {
    /// A search that has not started a playout. `seed` decides all random choices.
    pub fn new(state: &G, seat: Seat, actions: Vec<G::Action>, limits: Limits, seed: u64) -> Self {
        let root = (0, actions.len());
        let nodes = actions.into_iter().map(Node::new).collect();
        Self {
            state: state.clone(),
            seat,
            // The number of playouts is below 2⁶³.
            progress: Progress::new(Limits { depth: limits.depth.min(63), ..limits }),
            thought: None,
            rng: SplitMix64(seed),
            nodes,
            root,
            playouts: 0,
            playout: None,
            actions: Vec::new(),
        }
    }

    /// Selects the child with the greatest upper confidence bound; unvisited children come first.
    fn select(&self, (from, count): (usize, usize), visits: u32) -> usize {
        let log = f64::from(visits.max(1)).ln();
        let bound = |place: &usize| {
            let node = &self.nodes[*place];
            match f64::from(node.visits) {
                0.0 => f64::INFINITY,
                visits => node.points / visits + EXPLORATION * (log / visits).sqrt(),
            }
        };
        (from..from + count).rev().max_by(|one, other| bound(one).total_cmp(&bound(other))).unwrap_or(from)
    }

    /// Moves one position down the tree and expands the node on its second visit.
    fn descend(&mut self, playout: &mut Playout<G>) {
        let Playout { state, path, children, visits } = playout;
        let (place, chooser) = match state.turn() {
            _ if path.is_empty() => (self.select(*children, *visits), Some(self.seat)),
            Turn::Seat(seat) => (self.select(*children, *visits), Some(seat)),
            _ => (children.0 + self.sample_chance(state, children.1), None),
        };
        path.push((place, chooser));
        state.happen(&self.nodes[place].action);
        (*children, *visits) = (self.nodes[place].children, self.nodes[place].visits);
        if children.1 == 0 && *visits > 0 {
            state.actions(&mut self.actions);
            *children = (self.nodes.len(), self.actions.len());
            self.nodes.extend(self.actions.drain(..).map(Node::new));
            self.nodes[place].children = *children;
        }
    }

    /// Makes one random move beyond the tree. Returns `false` if the match is over.
    fn step_playout(&mut self, state: &mut G) -> bool {
        state.actions(&mut self.actions);
        let place = match state.turn() {
            Turn::Chance(_) => self.sample_chance(state, self.actions.len()),
            _ => self.rng.below(self.actions.len()),
        };
        let Some(action) = self.actions.get(place) else { return false };
        state.happen(action);
        true
    }

    /// The index of a sampled action: by the weights of chance, or uniform where several seats may act at once.
    fn sample_chance(&mut self, state: &G, count: usize) -> usize {
        let chance = state.chance();
        let total: u32 = chance.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return self.rng.below(count);
        }
        let mut left = self.rng.below(total as usize);
        for (place, (_, weight)) in chance.iter().enumerate() {
            match left.checked_sub(*weight as usize) {
                Some(rest) => left = rest,
                None => return place,
            }
        }
        0
    }

    /// Back-propagates the result of a finished playout along its path.
    fn back_propagate(&mut self, playout: &Playout<G>) {
        let places = playout.state.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let others = f64::from(playout.state.seats().max(2) - 1);
        let mut points = Points::default();
        for (points, own) in points.iter_mut().zip(&places) {
            let behind: i32 = places.iter().map(|place| place.cmp(own) as i32).sum();
            *points = 0.5 + 0.5 * f64::from(behind) / others;
        }
        for &(place, chooser) in &playout.path {
            let node = &mut self.nodes[place];
            node.visits += 1;
            node.points += chooser.map_or(0.0, |seat| points[seat.index()]);
        }
        self.playouts += 1;
        // Of equally visited actions the first is best.
        let children = &self.nodes[self.root.0..self.root.0 + self.root.1];
        if let Some(most) = children.iter().rev().max_by_key(|node| node.visits) {
            let worth = rounded(1000.0 * most.points / f64::from(most.visits.max(1)));
            let Progress { depth, positions, .. } = self.progress;
            self.thought = Some(Thought { depth, positions, worth, action: most.action.clone() });
        }
    }
}

impl<A> Node<A> {
    fn new(action: A) -> Self {
        Self { action, visits: 0, points: 0.0, children: (0, 0) }
    }
}

/// Rounds a share in thousandths.
#[allow(clippy::cast_possible_truncation, reason = "it is at most a thousand")]
fn rounded(thousandths: f64) -> i64 {
    thousandths.round() as i64
}

impl<G: Game> Deepening for Mcts<G> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_iterating(&self) -> bool {
        self.playout.is_some() || self.progress.depth > 0 && self.playouts < 1 << (self.progress.depth - 1)
    }

    fn begin_iteration(&mut self) {}

    fn visit(&mut self) {
        let mut playout = self.playout.take().unwrap_or_else(|| {
            let visits = u32::try_from(self.playouts).unwrap_or(u32::MAX);
            Box::new(Playout { state: self.state.clone(), path: Vec::new(), children: self.root, visits })
        });
        let goes_on = if playout.children.1 > 0 {
            self.descend(&mut playout);
            true
        } else {
            self.step_playout(&mut playout.state)
        };
        if goes_on {
            self.playout = Some(playout);
        } else {
            self.back_propagate(&playout);
        }
    }
}

impl<G: Game> Search<G::Action> for Mcts<G> {
    fn advance(&mut self, positions: u64) -> bool {
        advance(self, positions)
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}
