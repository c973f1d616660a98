// The last move of a match is heard, its end, and what the analysis says of its moves.
import { keep } from "../match.mjs";
import { part } from "./accessibility.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { nearlyOver } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

for (const [game, { finish, last }] of Object.entries(games)) {
  test(`the end of ${game} is heard, and its analysis`, part(game, "review"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await visit(page);
    await reader.hears(); // Orca has taken in the home page
    await keep(page, nearlyOver(game, 1, false), game);
    await visit(page, `${game}/#/table`);
    await reader.hears();
    const end = await transcript.of("the last move", () => finish(reader));
    expect(end, "the final score").toMatch(/ wins\b.* dialog$/m);
    const opened = await transcript.of("analysis", async () => {
      await reader.hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
      await page.locator(".step-shown:not(:has(.analysing))").waitFor({ timeout: 60_000 });
    });
    expect(`${end}\n${opened}`, "the last move").toMatch(last);
    expect(opened.split("\n"), "the summary").toContain(await page.locator(".step-shown .summary").textContent());
    // There may be no mistake.
    const button = (name) => page.getByRole("region", { name: "Analysis" }).getByRole("button", { name });
    const way = (await button("Next mistake").isEnabled()) ? "Next mistake" : "Step back";
    const step = await transcript.of(way, () => reader.hand.press(button(way)));
    expect(step).toMatch(/Reviewing: move \d+ of \d+/);
    for (const text of await page.locator(".step-shown").locator("small, strong, .better, .why").allTextContents()) expect(step).toContain(text);
    transcript.write(`${game}-end`);
  });
}
