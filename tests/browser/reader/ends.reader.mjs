// The last move of a match is heard, its end, and what the analysis says of its moves.
import { keep } from "../match.mjs";
import { part } from "./accessibility.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { matchOf, recorded } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

/** The sheet at the end of a match, as it is called. */
const isOver = (says) => /^\S+ wins?\b|^You win\b|\bdraw\b/i.test(says);

for (const game of ["marrakech", "damath"]) {
  test(`the end of ${game} is heard, and its analysis`, part(game, "review"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    const { options, actions } = recorded(game);
    await visit(page);
    await keep(page, matchOf(game, actions.slice(0, -1), { bots: false, options }), game);
    await visit(page, `#/${game}/table`);
    await reader.hears();
    await reader.toBoard();
    const end = await transcript.of("the last move", async () => {
      const dialog = page.getByRole("dialog");
      for (let count = 0; count < 6 && !(await dialog.isVisible()); count++) {
        reader.press("Enter");
        await reader.hearsOut();
      }
    });
    expect(end.split("\n").some(isOver), end).toBe(true);
    await transcript.of("analysis", async () => {
      await reader.hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
      await page.locator(".step-shown:not(:has(.analysing))").waitFor({ timeout: 60_000 });
    });
    const step = await transcript.of("the next mistake", () => reader.hand.press(page.getByRole("button", { name: "Next mistake" })));
    expect(step).toMatch(/Reviewing: move \d+ of \d+/);
    transcript.write(`${game}-end`);
  });
}
