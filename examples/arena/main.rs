//! Matches between two players: `cargo run --release --example arena -- GAME PLAYER_A PLAYER_B N [OPENING]` plays `N`
//! matches with the game's default options, or with those after its name (`"pachisi throw=die pieces=2"`). It prints
//! the wins of each player, its share of the points (a tie is half a point) with the 95 % confidence interval, and
//! its time per move: the mean, the 99th percentile and the maximum.
//!
//! The players alternate around the table, each on every second seat. The first actions of each match, six or
//! `OPENING`, are random, because two deterministic bots would repeat the same match. If a player is random itself,
//! `0` starts from the rulebook's position, and no match is decided before the players act. Matches come in pairs
//! with the same seed and the players swapped: both have the same opening, and the k-th throw is the same. The same
//! arguments play the same matches, unless a player has a time limit. Duels of Dschamal are played as at a table.
//!
//! A player is one of the bots `level-1` to `level-4`, a simple reference bot, `search@100ms` or `mcts@100ms` (see
//! `bots::search`), or `engine:PATH@100ms`, a program that speaks the engine's protocol. A number of positions can
//! take the place of the time: `search@20000`.

use std::collections::VecDeque;
use std::fmt;
use std::process::exit;
use std::time::{Duration, Instant};

use caravanserai::bots::Evaluate;
use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::rules::Seat;
use fastrand::Rng;

#[path = "../../tests/players/alpha_beta.rs"]
mod alpha_beta;
mod duel;
#[path = "../../tests/players/one_ahead.rs"]
mod one_ahead;
mod player;
mod process;
#[path = "../../tests/players/random.rs"]
mod random;
mod statistics;
#[path = "../../tests/table.rs"]
mod table;

use player::Player;
use statistics::{interval, mean, percentile};

/// The seed of the first pair; each further pair has the next.
const SEED: u64 = 1;

/// The default number of random actions at the start of a match, without those of chance.
const OPENING: u32 = 6;

const USAGE: &str = "usage: arena GAME PLAYER_A PLAYER_B N [OPENING]";

/// The result of a contest.
struct Tally {
    names: [String; 2],
    /// The matches that each player won alone.
    wins: [u32; 2],
    /// The matches that both won.
    ties: u32,
    /// The time of each move, by player.
    times: [Vec<Duration>; 2],
}

fn contest<G: Evaluate>(options: &G::Options, arena: &Arena) -> Tally {
    let Arena { players, matches, .. } = arena;
    let mut tally = Tally { names: arena.names.clone(), wins: [0; 2], ties: 0, times: [const { Vec::new() }; 2] };
    for (seed, first) in (SEED..).flat_map(|seed| [(seed, 0), (seed, 1)]).take(*matches) {
        let side = |seat: Seat| (first + seat.index()) % 2;
        let mut opening = 0..arena.opening;
        // Random choices of the bots do not take numbers from the throws.
        let mut bot_rng = Rng::with_seed(seed);
        let mut fought = VecDeque::new();
        let end = table::play(options, &mut Rng::with_seed(seed), |state: &G, seat, rng| {
            if fought.is_empty() {
                fought.extend(duel::actions(state, |seat| players[side(seat)].skill(), &mut || bot_rng.u64(..)));
            }
            if let Some(action) = fought.pop_front() {
                return action;
            }
            if opening.next().is_some() {
                return random::choose(state, seat, rng).expect("an action");
            }
            let side = side(seat);
            let begun = Instant::now();
            let action = players[side].choose(state, seat, &mut bot_rng);
            tally.times[side].push(begun.elapsed());
            action
        });
        let outcome = end.outcome().expect("the match is over");
        let mut won = [false; 2];
        outcome.winners().for_each(|seat| won[side(seat)] = true);
        match won {
            [true, false] => tally.wins[0] += 1,
            [false, true] => tally.wins[1] += 1,
            _ => tally.ties += 1,
        }
    }
    tally
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let matches = self.wins.iter().sum::<u32>() + self.ties;
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        for side in 0..2 {
            let (name, wins, times) = (&self.names[side], self.wins[side], &self.times[side]);
            let longest = percentile(times, 100).as_micros();
            writeln!(
                f,
                "{name}: {wins} wins, {:.1} µs a move, {longest} µs at the most",
                1e3 * milliseconds(mean(times))
            )?;
            let points = f64::from(wins) + f64::from(self.ties) / 2.0;
            let [least, most] = interval(points, matches).map(|share| 100.0 * share);
            let share = 100.0 * points / f64::from(matches.max(1));
            let [mean, late] = [mean(times), percentile(times, 99)].map(milliseconds);
            writeln!(
                f,
                "  {share:.1} % of the points ({least:.1} to {most:.1} at 95 %), {mean:.3} ms a move, 99 % within {late:.3} ms"
            )?;
        }
        write!(f, "ties: {}", self.ties)
    }
}

/// Holds the contest in the game with this name, and collects the names of all games.
struct Arena {
    game: String,
    /// The options as text; empty for the game's default.
    options: String,
    names: [String; 2],
    players: [Player; 2],
    matches: usize,
    opening: u32,
    games: Vec<&'static str>,
}

impl Visitor for Arena {
    fn visit<G: Evaluate + 'static>(&mut self) {
        self.games.push(G::NAME);
        if self.game == G::NAME {
            let options = match self.options.as_str() {
                "" => G::Options::default(),
                text => {
                    text.parse().unwrap_or_else(|_| refuse(&format!("These are no options of {}: {text}", G::NAME)))
                }
            };
            println!("{}", contest::<G>(&options, self));
        }
    }
}

fn refuse(sentence: &str) -> ! {
    eprintln!("{sentence}");
    exit(2);
}

fn player(name: &str, game: &str) -> Player {
    Player::by_name(name, game).unwrap_or_else(|| {
        refuse(&format!(
            "There is no player “{name}”, only level-1 to level-4, random, one-ahead, alpha-beta-4 for any depth, and search, mcts and engine:PATH \
             with what they may spend on a move, as in search@100ms or mcts@20000 (positions)."
        ))
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, matches, opening @ ..] = &arguments[..] else { refuse(USAGE) };
    let opening = match opening {
        [] => Ok(OPENING),
        [opening] => opening.parse(),
        _ => refuse(USAGE),
    };
    let matches = matches.parse();
    let (game, options) = game.split_once(' ').unwrap_or((game, ""));
    let mut arena = Arena {
        game: game.to_owned(),
        options: options.to_owned(),
        names: [one.clone(), other.clone()],
        players: [player(one, game), player(other, game)],
        matches: matches.unwrap_or_else(|_| refuse("N is the number of matches.")),
        opening: opening.unwrap_or_else(|_| refuse("OPENING is how many actions are made at random first.")),
        games: Vec::new(),
    };
    visit_all(&mut arena);
    if !arena.games.contains(&arena.game.as_str()) {
        let games = arena.games.join(", ");
        refuse(&format!("There is no game “{game}”, only {games}."));
    }
}
