//! Monte-Carlo tree search with the UCB1 formula (UCT: L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, 2006),
//! random playouts to the end, and chance nodes, whose outcomes fall by their weights. It knows nothing of a game but its
//! rules.

use super::{Deepening, Limits, Progress, Thought, go_on};
use crate::bots::Search;
use crate::bots::lots::Lots;
use crate::rules::{Game, Seat, Turn};

/// How much is risked to try what has been tried less: √2 for results between 0 and 1.
const EXPLORE: f64 = std::f64::consts::SQRT_2;

/// What each seat has made, by seat: for each match the share of the others that are behind, those beside it as halves.
type Points = [f64; Seat::MOST as usize];

/// An action in a position, and what has come of it.
struct Node<A> {
    action: A,
    /// How many playouts went through it.
    visits: u32,
    /// What they brought whoever chose the action; nothing counts where chance did.
    points: f64,
    /// Where its children begin among the nodes, and how many they are; none before its second visit.
    children: (usize, usize),
}

/// A search for the action that is tried most often by a seat whose turn it is. A step doubles the playouts.
pub struct Mcts<G: Game> {
    state: G,
    seat: Seat,
    progress: Progress,
    thought: Option<Thought<G::Action>>,
    lots: Lots,
    nodes: Vec<Node<G::Action>>,
    /// Where the children of the first position are among the nodes.
    root: (usize, usize),
    playouts: u64,
    /// The playout that goes on, if one does.
    playout: Option<Box<Playout<G>>>,
    /// Room for the actions of a position.
    actions: Vec<G::Action>,
}

/// A playout.
struct Playout<G> {
    state: G,
    /// The nodes on its way, each with the seat that chose it.
    path: Vec<(usize, Option<Seat>)>,
    /// The children of the last of them, of which one is next; none beyond the tree, where it goes on by lot.
    children: (usize, usize),
    /// How many playouts went through the last.
    visits: u32,
}

impl<G: Game> Mcts<G> {
    /// Before the first playout. `seed` decides all that falls by lot.
    pub fn new(state: &G, seat: Seat, actions: Vec<G::Action>, limits: Limits, seed: u64) -> Self {
        let root = (0, actions.len());
        let nodes = actions.into_iter().map(Node::new).collect();
        Self {
            state: state.clone(),
            seat,
            // More playouts than 2⁶³ nobody makes.
            progress: Progress::new(Limits { depth: limits.depth.min(63), ..limits }),
            thought: None,
            lots: Lots(seed),
            nodes,
            root,
            playouts: 0,
            playout: None,
            actions: Vec::new(),
        }
    }

    /// Of the children the one with the highest upper confidence bound; one that has not been tried before all others.
    fn promising(&self, (from, count): (usize, usize), visits: u32) -> usize {
        let log = f64::from(visits.max(1)).ln();
        let bound = |place: &usize| {
            let node = &self.nodes[*place];
            match f64::from(node.visits) {
                0.0 => f64::INFINITY,
                visits => node.points / visits + EXPLORE * (log / visits).sqrt(),
            }
        };
        (from..from + count).rev().max_by(|one, other| bound(one).total_cmp(&bound(other))).unwrap_or(from)
    }

    /// One position further down the tree, by what is promising.
    fn descend(&mut self, playout: &mut Playout<G>) {
        let Playout { state, path, children, visits } = playout;
        let (place, chooser) = match state.turn() {
            _ if path.is_empty() => (self.promising(*children, *visits), Some(self.seat)),
            Turn::Seat(seat) => (self.promising(*children, *visits), Some(seat)),
            _ => (children.0 + self.fallen(state, children.1), None),
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

    /// One position further, by lot. Tells whether the match goes on.
    fn stray(&mut self, state: &mut G) -> bool {
        state.actions(&mut self.actions);
        let place = match state.turn() {
            Turn::Chance(_) => self.fallen(state, self.actions.len()),
            _ => self.lots.below(self.actions.len()),
        };
        let Some(action) = self.actions.get(place) else { return false };
        state.happen(action);
        true
    }

    /// The place of the action that falls, by the weights of chance; where several seats may act at once, each is as likely.
    fn fallen(&mut self, state: &G, count: usize) -> usize {
        let chance = state.chance();
        let total: u32 = chance.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return self.lots.below(count);
        }
        let mut left = self.lots.below(total as usize);
        for (place, (_, weight)) in chance.iter().enumerate() {
            match left.checked_sub(*weight as usize) {
                Some(rest) => left = rest,
                None => return place,
            }
        }
        0
    }

    /// Adds up along its way what a playout has brought that has come to the end.
    fn add(&mut self, playout: &Playout<G>) {
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
        // Of several that were tried as often it is the first.
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

/// A share in thousandths.
#[allow(clippy::cast_possible_truncation, reason = "it is at most a thousand")]
fn rounded(thousandths: f64) -> i64 {
    thousandths.round() as i64
}

impl<G: Game> Deepening for Mcts<G> {
    fn progress(&mut self) -> &mut Progress {
        &mut self.progress
    }

    fn is_at_work(&self) -> bool {
        self.playout.is_some() || self.progress.depth > 0 && self.playouts < 1 << (self.progress.depth - 1)
    }

    fn deepen(&mut self) {}

    fn look(&mut self) {
        let mut playout = self.playout.take().unwrap_or_else(|| {
            let visits = u32::try_from(self.playouts).unwrap_or(u32::MAX);
            Box::new(Playout { state: self.state.clone(), path: Vec::new(), children: self.root, visits })
        });
        let goes_on = if playout.children.1 > 0 {
            self.descend(&mut playout);
            true
        } else {
            self.stray(&mut playout.state)
        };
        if goes_on {
            self.playout = Some(playout);
        } else {
            self.add(&playout);
        }
    }
}

impl<G: Game> Search<G::Action> for Mcts<G> {
    fn go_on(&mut self, positions: u64) -> bool {
        go_on(self, positions)
    }

    fn thought(&self) -> Option<&Thought<G::Action>> {
        self.thought.as_ref()
    }
}
