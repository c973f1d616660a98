// The matches that are heard: of each game one that has begun, and one in which the next decision is the last.
import { readFileSync } from "node:fs";
import { withSum } from "../match.mjs";

const people = ["Ada", "Ben", "Cleo", "Dan"];

/** The options of a match of each game, and its number of players. */
const settings = {
  damath: { options: "set=counting operators=own touch=off damas=once move=off game=off", seats: 2 },
  chaupar: { options: "players=4", seats: 4 },
  pachisi: { options: "throw=cowries pieces=4", seats: 4 },
  marrakech: { options: "players 2 deck plain", seats: 2 },
  dschamal: { options: "players 2 start chosen duel calm", seats: 2 },
};

/** Returns the text of a match of Ada, who plays here, against bots, or of persons alone. */
export function matchOf(game, actions, { bots = true, options = settings[game].options } = {}) {
  const players = people.slice(0, settings[game].seats).map((name, seat) => `player ${seat} ${bots && seat > 0 ? "bot random" : "person"} ${name}`);
  return withSum(["caravanserai 1", `game ${game}`, `options ${options}`, ...players, "actions", ...actions, ""].join("\n"));
}

/** Returns the text of a whole match of a game, in `tests/data/screen_reader/`, as it was so many actions before its end. */
export function nearlyOver(game, left, bots) {
  const text = readFileSync(new URL(`../../data/screen_reader/${game}.txt`, import.meta.url), "utf8");
  const [, options] = text.match(/^options (.*)$/m);
  const actions = text.split("\nactions\n")[1].trimEnd().split("\n").slice(0, -1 - left);
  return matchOf(game, actions, { bots, options });
}
