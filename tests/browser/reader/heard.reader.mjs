// What is heard of a match of each game, as a transcript.
import { sitDown } from "../match.mjs";
import { test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

for (const [game, { begun, move, refuse }] of Object.entries(games)) {
  test(`${game} is heard`, async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await transcript.of("the table", () => sitDown(page, matchOf(game, begun)));
    await transcript.of("own move, and the others’", () => move(reader));
    await transcript.of("refused", () => refuse(reader));
    await transcript.of("review", () => reader.press(","));
    await transcript.of("back to now", () => reader.press("Escape"));
    await transcript.of("take-back", () => reader.press("z"));
    await transcript.of("hint", () => reader.press("h"));
    transcript.check(game);
  });
}
