// Firefox enlarges the letters alone to twice their size, and no page cuts them off. A window does that, and no headless browser.
import { games as ids } from "../games.mjs";
import { expectUncut } from "../letters.mjs";
import { follow, sitNext } from "../match.mjs";
import { test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { matchOf, nearlyOver } from "./matches.mjs";
import { until } from "./session.mjs";

/** Routes of pages, each with an element that is there once the page is drawn. */
const pages = {
  "#/": "main",
  "matches/": "main.matches",
  "matches/#/days": "table.days",
  "damath/#/live": ".live form",
  "damath/#/position": "svg.board",
  "damath/class/#/tournament": ".beginning",
  ...Object.fromEntries(ids.flatMap((game) => [[`${game}/`, ".start"], [`${game}/#/learn`, ".course li"]])),
};

/** The size of the letters of a page, in pixels. */
const sizeOfLetters = (page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

test("letters of twice their size are cut off by no page", async ({ page, session }) => {
  test.setTimeout(600_000);
  await visit(page);
  const usual = await sizeOfLetters(page);
  for (let size = usual; size < 2 * usual; size = await sizeOfLetters(page)) {
    session.press("ctrl+plus");
    await until("letters grow", async () => (await sizeOfLetters(page)) > size);
  }
  for (const [route, element] of Object.entries(pages)) {
    await follow(page, route);
    await page.locator(element).first().waitFor();
    await test.step(route, () => expectUncut(page));
  }
  for (const [game, { begun }] of Object.entries(games)) {
    for (const text of [matchOf(game, begun), nearlyOver(game, 0, false)]) {
      await sitNext(page, text);
      await test.step(`a table of ${game}`, () => expectUncut(page));
    }
  }
  for (const name of [...ids, "fair"]) {
    await page.goto(`./rules/en/${name}.html`);
    await test.step(`the rules, ${name}`, () => expectUncut(page));
  }
});
