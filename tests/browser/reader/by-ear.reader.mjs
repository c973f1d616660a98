// A match of each game is played to its end by a player who knows nothing but what is said.
import { seedEntropy } from "../lots.mjs";
import { sitDown } from "../match.mjs";
import { quiet } from "../quiet.mjs";
import { gamesByEar, isOver, keysFor } from "./by-ear.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf } from "./matches.mjs";
import { Reader } from "./reader.mjs";

/** More keys than any of these matches takes. */
const MOST = 3000;

/** Plays a match by what is seen, and returns the number of keys. */
async function playBySight(page, game) {
  let keys = 0;
  const title = page.locator(".ask strong");
  for (; keys < MOST; ) {
    await quiet(page);
    if (await page.getByRole("dialog").isVisible()) return keys;
    for (const key of keysFor(game, await title.textContent())) {
      await page.keyboard.press(key);
      keys++;
    }
  }
  throw new Error("the match does not end");
}

for (const game of gamesByEar) {
  test(`a match of ${game} is played to its end by ear`, { annotation: { type: game, description: "play" } }, async ({ page, reader, browser, session, baseURL, seed }) => {
    test.setTimeout(1_800_000);
    await sitDown(page, matchOf(game, games[game].begun));
    const listen = async () => (await reader.hears()).map(({ text }) => text);
    const heard = [];
    const before = reader.keys;
    let [prompt, silent, isAtBoard] = ["", 0, false];
    for (;;) {
      const says = await listen();
      heard.push(...says);
      silent = says.length > 0 ? 0 : silent + 1;
      expect(silent, `keys in a row of which nothing is heard, after\n${heard.slice(-30).join("\n")}`).toBeLessThan(5);
      if (says.some(isOver)) break;
      // What was expected last still is, until something else is.
      prompt = says.findLast((text) => /^(Your (move|turn)|\S+’s turn)/.test(text)) ?? prompt;
      // The first announcement waits until the page is read.
      if (!prompt) continue;
      if (!isAtBoard) await reader.toBoard();
      isAtBoard = true;
      const keys = keysFor(game, prompt);
      expect(keys, `an answer to “${prompt}”, after\n${says.join("\n")}`).not.toEqual([]);
      reader.press(...keys);
      expect(reader.keys).toBeLessThan(MOST);
    }
    const byEar = reader.keys - before;

    // The same match once more: the page has the same random numbers.
    await page.close();
    const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
    await context.addInitScript(seedEntropy, seed);
    const seen = await context.newPage();
    await sitDown(seen, matchOf(game, games[game].begun));
    await new Reader(seen, session).toBoard();
    const bySight = await playBySight(seen, game);
    await context.close();
    console.log(`${game}: ${byEar} keys by ear, ${bySight} by sight`);
    expect(byEar).toBeLessThanOrEqual(2 * bySight);
  });
}
