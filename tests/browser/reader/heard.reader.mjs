// What is heard of a match of each game, as a transcript.
import { sitDown } from "../match.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

for (const [game, { begun, move, refuse }] of Object.entries(games)) {
  test(`${game} is heard`, async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await sitDown(page, matchOf(game, begun));
    await reader.hears();
    const moves = await transcript.of("own move, and the others’", () => move(reader));
    expect(moves).toMatch(/^(Ada|You) /m);
    if (game !== "dschamal") expect(moves, "in a duel they only follow").toMatch(/^(Ben|Cleo|Dan) /m);
    await transcript.of("refused", () => refuse(reader));
    expect(await transcript.of("review", () => reader.press(","))).toMatch(/^Reviewing: move \d+ of \d+/m);
    await transcript.of("back to now", () => reader.press("Escape"));
    expect(await transcript.of("take-back", () => reader.press("z"))).toMatch(/^Your /m);
    expect(await transcript.of("hint", () => reader.press("h"))).toMatch(/\.$/m);
    transcript.write(game);
  });
}
