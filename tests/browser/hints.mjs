// Matches with a hint.
import { record as duel } from "./bag.mjs";
import { late } from "./late.mjs";
import { record } from "./match.mjs";

const people = ["person Ada", "person Ben", "person Cleo", "person Dan"];
const untimed = "set=counting operators=own touch=off damas=once move=off game=off";

/** For each game, a match in which a person is to act, and the beginning of the best move's notation. */
export const matches = {
  marrakech: [record({ players: people, actions: ["4", "3", "2", "1", "north", "1", "e5-e6"] }), /^Turn Asam \w+: nothing to pay/],
  "marrakech, with a rug": [record({ players: people, actions: ["4", "3", "2", "1", "north", "1"] }), /^Lay the rug on \w\d-\w\d, .*\. Stopping there will cost \d+, and/],
  damath: [
    record({ game: "damath", players: people.slice(0, 2), position: `${untimed} | turn 1 | 1: 9@12 3@50 | 2: 4@23 5@07` }),
    /^The 9 on \(1,2\) takes 4 for \+5\. After that Ben (can’t take anything|must take)/,
  ],
  chaupar: [record({ game: "chaupar", players: people, options: "players=4", actions: late.slice(0, 121) }), /^(Move the|Bring a) (piece|pair) .*block \d+\./],
  pachisi: [record({ game: "pachisi", players: people, options: "throw=die pieces=4", actions: ["6", "5", "4", "3", "6", "0+6", "5"] }), /^Move the piece from block \d+ to block \d+\. |^Bring a piece in, to block 5\. |^Skip/],
  dschamal: [duel({ players: people.slice(0, 2), played: ["master A"] }), /^Take the blue \w+: that makes 1 of the 4 yours, with 3 left in the bag\.$/],
};

export const bulb = (page, name = "Hint") => page.getByRole("button", { name, exact: true });
export const line = (page) => page.locator(".ask .said");
