// The first step of each course is heard: what is to be done, and the reason against something else.
import { visit } from "../fixtures.mjs";
import { preset } from "../match.mjs";
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { Transcript } from "./transcript.mjs";

for (const [game, { lesson }] of Object.entries(games)) {
  test(`the first step of the course of ${game} is heard`, part(game, "lesson"), async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await preset(page, "pace", "instant");
    await visit(page, `${game}/#/learn`);
    await reader.hears();
    const opened = await transcript.of("the first step", async () => {
      await reader.hand.press(page.getByRole("link", { name: "Start" }));
      await page.locator("main.lesson").waitFor();
      await reader.hearsPrompt();
    });
    for (const text of await page.locator(".ask strong, .ask small").allTextContents()) expect(opened.split("\n")).toContain(text);
    const wrong = await transcript.of("something else than what is to be done", () => lesson.wrong(reader));
    const reason = await page.locator(".ask .refused").evaluate((line) => line.firstChild.textContent, null, { timeout: 5_000 });
    expect(wrong.split("\n")).toContain(reason);
    const done = await transcript.of("what is to be done", () => lesson.right(reader));
    const why = await page.locator(".ask .said").evaluate((line) => line.firstChild.textContent, null, { timeout: 5_000 });
    expect(done.split("\n")).toContain(why);
    transcript.write(`${game}-lesson`);
  });
}
