//! Monte-Carlo tree search with the UCB1 formula (UCT: L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, 2006),
//! random playouts to the end, and chance nodes, whose outcomes fall by their weights. It knows nothing of a game but its
//! rules.

use super::{Limits, Thought, Watch};
use crate::bots::bot::lot;
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

/// That one of `actions` which was tried most often, for `seat`, whose turn it is. A step doubles the playouts. `None` if
/// there are no actions.
pub fn best<G: Game>(
    state: &G,
    seat: Seat,
    actions: Vec<G::Action>,
    limits: &mut Limits<G::Action>,
    random: &mut impl FnMut() -> u64,
) -> Option<G::Action> {
    let mut search = Search {
        nodes: Vec::new(),
        path: Vec::new(),
        actions: Vec::new(),
        watch: Watch::new(limits.positions, limits.stop),
        random,
    };
    let root = search.put(actions.into_iter());
    let (mut playouts, mut depth) = (0_u64, 0);
    while depth < limits.depth.clamp(1, 63) {
        if search.playout(state, seat, root).is_none() {
            break;
        }
        playouts += 1;
        search.watch.may_stop = true;
        if playouts.is_power_of_two() {
            depth += 1;
            if let Some(best) = search.most_tried(root) {
                let share = 1000.0 * best.points / f64::from(best.visits.max(1));
                let worth = rounded(share);
                let action = best.action.clone();
                (limits.report)(&Thought { depth, positions: search.watch.positions, worth, action });
            }
        }
    }
    search.most_tried(root).map(|best| best.action.clone())
}

/// A share in thousandths.
#[allow(clippy::cast_possible_truncation, reason = "it is at most a thousand")]
fn rounded(thousandths: f64) -> i64 {
    thousandths.round() as i64
}

/// A search that goes on.
struct Search<'a, A, R> {
    nodes: Vec<Node<A>>,
    /// The nodes on the way of a playout, each with the seat that chose it.
    path: Vec<(usize, Option<Seat>)>,
    /// Room for the actions of a position.
    actions: Vec<A>,
    watch: Watch<'a>,
    random: &'a mut R,
}

impl<A: Clone, R: FnMut() -> u64> Search<'_, A, R> {
    /// Adds children of a node.
    fn put(&mut self, actions: impl Iterator<Item = A>) -> (usize, usize) {
        let from = self.nodes.len();
        self.nodes.extend(actions.map(|action| Node { action, visits: 0, points: 0.0, children: (0, 0) }));
        (from, self.nodes.len() - from)
    }

    fn most_tried(&self, (from, count): (usize, usize)) -> Option<&Node<A>> {
        // Of several it is the first.
        self.nodes[from..from + count].iter().rev().max_by_key(|node| node.visits)
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

    /// One more playout: down the tree by what is promising, one node more, from there to the end by lot, and what it brought
    /// is added up along the way. `None` if it has to stop, or there is nothing to choose.
    fn playout<G: Game<Action = A>>(&mut self, start: &G, seat: Seat, root: (usize, usize)) -> Option<()> {
        let mut state = start.clone();
        self.path.clear();
        let (mut children, mut visits) = (root, self.visits(root));
        while children.1 > 0 {
            let (place, chooser) = match state.turn() {
                _ if self.path.is_empty() => (self.promising(children, visits), Some(seat)),
                Turn::Seat(seat) => (self.promising(children, visits), Some(seat)),
                _ => (children.0 + self.fallen(&state, children.1), None),
            };
            self.path.push((place, chooser));
            self.watch.count()?;
            state.happen(&self.nodes[place].action);
            (children, visits) = (self.nodes[place].children, self.nodes[place].visits);
            if children.1 == 0 && visits > 0 {
                let mut actions = std::mem::take(&mut self.actions);
                state.actions(&mut actions);
                children = self.put(actions.drain(..));
                self.actions = actions;
                self.nodes[place].children = children;
            } else if visits == 0 {
                break;
            }
        }
        let points = self.play_on(state)?;
        for &(place, chooser) in &self.path {
            let node = &mut self.nodes[place];
            node.visits += 1;
            node.points += chooser.map_or(0.0, |seat| points[seat.index()]);
        }
        Some(())
    }

    fn visits(&self, (from, count): (usize, usize)) -> u32 {
        self.nodes[from..from + count].iter().map(|node| node.visits).sum()
    }

    /// Plays on by lot, and tells what that brings.
    fn play_on<G: Game<Action = A>>(&mut self, mut state: G) -> Option<Points> {
        let mut actions = std::mem::take(&mut self.actions);
        loop {
            state.actions(&mut actions);
            if actions.is_empty() {
                break;
            }
            self.watch.count()?;
            let place = match state.turn() {
                Turn::Chance(_) => self.fallen(&state, actions.len()),
                _ => lot(actions.len(), (self.random)()),
            };
            state.happen(&actions[place]);
        }
        self.actions = actions;
        let places = state.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let others = f64::from(state.seats().max(2) - 1);
        let mut points = Points::default();
        for (points, own) in points.iter_mut().zip(&places) {
            let behind: i32 = places.iter().map(|place| place.cmp(own) as i32).sum();
            *points = 0.5 + 0.5 * f64::from(behind) / others;
        }
        Some(points)
    }

    /// The place of the action that falls, by the weights of chance; where several seats may act at once, each is as likely.
    fn fallen<G: Game>(&mut self, state: &G, count: usize) -> usize {
        let chance = state.chance();
        let total: u32 = chance.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return lot(count, (self.random)());
        }
        let mut left = lot(total as usize, (self.random)());
        for (place, (_, weight)) in chance.iter().enumerate() {
            match left.checked_sub(*weight as usize) {
                Some(rest) => left = rest,
                None => return place,
            }
        }
        0
    }
}
