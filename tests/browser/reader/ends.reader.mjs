// The last move of a match is heard, its end, and what the analysis says of its moves.
import { keep } from "../match.mjs";
import { part } from "./accessibility.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { nearlyOver } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

/** The sheet at the end of a match, as it is called. */
const isOver = (says) => /^\S+ wins?\b|^You win\b|\bdraw\b/i.test(says);

for (const [game, { finish }] of Object.entries(games)) {
  test(`the end of ${game} is heard, and its analysis`, part(game, "review"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await visit(page);
    await reader.hears(); // Orca has taken in the home page
    await keep(page, nearlyOver(game, 1, false), game);
    await visit(page, `#/${game}/table`);
    await reader.hears();
    const end = await transcript.of("the last move", () => finish(reader));
    expect(end.split("\n").some(isOver), end).toBe(true);
    await transcript.of("analysis", async () => {
      await reader.hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
      await page.locator(".step-shown:not(:has(.analysing))").waitFor({ timeout: 60_000 });
    });
    // There may be no mistake.
    const button = (name) => page.getByRole("region", { name: "Analysis" }).getByRole("button", { name });
    const way = (await button("Next mistake").isEnabled()) ? "Next mistake" : "Step back";
    const step = await transcript.of(way, () => reader.hand.press(button(way)));
    expect(step).toMatch(/Reviewing: move \d+ of \d+/);
    transcript.write(`${game}-end`);
  });
}
