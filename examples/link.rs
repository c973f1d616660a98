//! Measures the length of match links: `cargo run --release --example link -- GAME N` plays `N` matches of the lower
//! levels and prints the median, the 95th percentile and the maximum number of letters after the page's address. It
//! checks that each link reads back to the same record, and exits with 1 otherwise.
//!
//! The matches cycle through the set-ups of the game, with random levels on the seats. The same arguments play the
//! same matches: the seed is always 1.

use std::process::exit;

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::record::{Kind, Match, Player, Secret, link, throw};
use caravanserai::rules::{Seat, Turn};
use fastrand::Rng;

const SEED: u64 = 1;

/// The default names of the app.
const NAMES: [&str; 8] = ["Amina", "Youssef", "Lina", "Idris", "Salma", "Tariq", "Nadia", "Karim"];

fn secret(rng: &mut Rng) -> Secret {
    Secret::new(std::array::from_fn(|_| rng.u8(..)))
}

/// The levels without a long search.
const LEVELS: [Level; 3] = [Level::Beginner, Level::Casual, Level::Advanced];

/// Plays a whole match of bots of random levels. Its throws are sealed, and its record reveals the secret at the end.
fn play<G: Evaluate>(options: G::Options, rng: &mut Rng) -> Match<G> {
    let seats = G::new(&options).expect("options that can be played").seats();
    let bots: Vec<Level> = (0..seats).map(|_| LEVELS[rng.usize(..LEVELS.len())]).collect();
    let players = Seat::all(seats)
        .zip(&bots)
        .map(|(seat, bot)| Player::new(NAMES[seat.index()], seat.0, Kind::Bot(bot.name().into())).expect("a player"));
    let mut table = Match::<G>::new(options, players.collect()).expect("a match").sealed(secret(rng));
    loop {
        let state = table.state();
        let seat = match state.turn() {
            Turn::Over => {
                table.reveal();
                return table;
            }
            Turn::Seat(seat) => Some(seat),
            Turn::Seats(seats) => rng.choice(seats.iter().collect::<Vec<_>>()),
            Turn::Chance(_) => None,
        };
        let action = match seat {
            Some(seat) => Thinking::begin(bots[seat.index()], state, seat, rng.u64(..)).map(Thinking::finish),
            None => table.sealed_throw(table.now()).or_else(|| throw(&state.chance(), &mut || rng.u64(..)).cloned()),
        };
        table.apply(action.expect("an action")).expect("a legal action");
    }
}

/// Measures the links of the game with this name, and collects the names of all games.
struct Links {
    game: String,
    matches: usize,
    names: Vec<&'static str>,
}

impl Visitor for Links {
    fn visit<G: Evaluate + 'static>(&mut self) {
        self.names.push(G::NAME);
        if self.game == G::NAME {
            measure::<G>(self.matches);
        }
    }
}

fn measure<G: Evaluate>(matches: usize) {
    let mut rng = Rng::with_seed(SEED);
    let mut lengths = Vec::new();
    for options in G::variants().into_iter().cycle().take(matches) {
        let table = play::<G>(options, &mut rng);
        let data = link::write(&table, None);
        let again = data.as_ref().and_then(|data| link::read::<G>(data).ok());
        if again.is_none_or(|(again, at)| again.to_string() != table.to_string() || at.is_some()) {
            eprintln!("This match does not read back from {data:?}:\n{table}");
            exit(1);
        }
        lengths.push(format!("#/{}/link/", G::NAME).len() + data.unwrap_or_default().len());
    }
    lengths.sort_unstable();
    let at = |percent: usize| lengths[(lengths.len() * percent).div_ceil(100) - 1];
    println!(
        "{}: {matches} links, median {} letters, 95th percentile {}, maximum {}",
        G::NAME,
        at(50),
        at(95),
        at(100)
    );
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut links = match &arguments[..] {
        [game, matches] => Links { game: game.clone(), matches: matches.parse().unwrap_or(0), names: Vec::new() },
        _ => Links { game: String::new(), matches: 0, names: Vec::new() },
    };
    if links.matches > 0 {
        visit_all(&mut links);
    }
    if !links.names.contains(&links.game.as_str()) {
        eprintln!("usage: link GAME N, with at least one match");
        exit(2);
    }
}
