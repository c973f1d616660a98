// What is heard of a match of each game, as a transcript.
import { preset, sitDown } from "../match.mjs";
import { expect, test } from "./fixtures.mjs";
import { matchOf, recorded } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

/** For each game: a match that Ada begins, her move, and something that is refused, with the reason. */
const games = {
  damath: {
    begun: ["first A"],
    own: async (reader) => {
      await reader.toBoard();
      await reader.press("Enter", "Enter");
    },
    refused: (reader) => reader.hand.touch("(0,1)"),
    reason: /can’t move/,
  },
};

for (const [game, { begun, own, refused, reason }] of Object.entries(games)) {
  test(`${game} is heard`, async ({ page, reader }) => {
    await preset(page, "pace", "Instant");
    const transcript = new Transcript(reader);
    await transcript.of("set-up", () => sitDown(page, matchOf(game, begun)));
    const move = await transcript.of("own move, and the other’s", () => own(reader));
    expect(move).toMatch(/^Ada/m);
    expect(move).toMatch(/^Ben/m);
    expect(await transcript.of("refused", () => refused(reader))).toMatch(reason);
    expect(await transcript.of("take-back", () => reader.press("z"))).not.toBe("");
    expect(await transcript.of("review", () => reader.press(","))).toMatch(/^Reviewing/m);
    await transcript.of("back to now", () => reader.press("Escape"));
    expect(await transcript.of("hint", () => reader.press("h"))).toMatch(/\./);
    transcript.check(game);
  });
}
