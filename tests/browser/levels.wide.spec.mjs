// The four levels at one table: a complete match of their engines in the browser, in every game with LONG=1.
import { casesOf } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { kept, record, sitDown } from "./match.mjs";

const bots = (levels) => levels.map((level, seat) => `bot level-${level} ${["Ada", "Ben", "Cleo", "Dan"][seat]}`);
const untimed = "set=counting operators=own touch=off damas=once move=off game=off";
const tables = [
  { game: "dschamal", levels: [3, 1, 4, 2], options: "players 4 start chosen duel live" },
  { game: "dschamal", levels: [2, 4, 3, 1], options: "players 4 start chosen duel calm" },
  { game: "marrakech", levels: [1, 2, 3, 4], options: "players 4 deck plain" },
  { game: "damath", levels: [1, 4], options: untimed },
  { game: "damath", levels: [3, 2], options: untimed },
  { game: "chaupar", levels: [4, 3, 2, 1], options: "players=4" },
  { game: "pachisi", levels: [2, 4, 1, 3], options: "throw=die pieces=2" },
];

for (const { game, levels, options } of tables.slice(0, casesOf(tables.length))) {
  test(`a whole match of ${game} between the levels ${levels.join(", ")}, ${options}`, async ({ page }) => {
    test.setTimeout(240_000);
    await sitDown(page, record({ game, players: bots(levels), options }));
    await expect(page.locator(".sheet .score li")).toHaveCount(levels.length, { timeout: 220_000 });
    const text = await kept(page, game);
    expect(text.split("\n").filter((line) => /^player \d bot level-/.test(line))).toHaveLength(levels.length);
    expect(text.length, "it was played, not given up").toBeGreaterThan(400);
  });
}
