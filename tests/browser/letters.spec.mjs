// With the browser's font size doubled, every page adapts, and no text is cut off.
import { record as duel } from "./bag.mjs";
import { launchOptions } from "./browser.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { expectNoSideways, expectWordsWhole } from "./fit.mjs";
import { games } from "./games.mjs";
import { late } from "./late.mjs";
import { record, sitDown } from "./match.mjs";

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"] } });

const persons = (seats) => ["Amina", "Youssef", "Lina", "Idris", "Salma", "Tariq", "Nadia", "Karim"].slice(0, seats).map((name) => `person ${name}`);
const blue = ["egg", "star", "ring", "cone", "cube", "disc", "arch", "cross"].map((shape) => `take blue-${shape}`);

async function expectReadable(page) {
  await expectNoSideways(page);
  await expectWordsWhole(page);
}

test("the home page, set-up, the position editor, the pages of all matches, of the days and of puzzles", async ({ page }) => {
  await visit(page);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("30px");
  await expectReadable(page);
  for (const game of games) {
    await visit(page, `#/${game}`);
    await page.locator(".start").waitFor();
    await expectReadable(page);
  }
  await visit(page, "#/damath/position");
  await page.locator("svg.board").waitFor();
  await expectReadable(page);
  await visit(page, "#/matches");
  await page.locator("main.matches").waitFor();
  await expectReadable(page);
  await visit(page, "#/days");
  await page.locator("ol.days").waitFor();
  await expectReadable(page);
  await visit(page, "#/damath/puzzles");
  await page.locator(".bands").waitFor();
  await expectReadable(page);
});

for (const text of [
  record({ players: persons(4), options: "players 4 deck plain", actions: ["4", "3", "2", "1"] }),
  record({ game: "damath", players: persons(2), options: "set=polynomial operators=own touch=on damas=once move=20s game=20min", actions: ["first A"] }),
  record({ game: "chaupar", players: persons(4), options: "players=4", actions: late.slice(0, 121) }),
  record({ game: "pachisi", players: persons(4), options: "throw=cowries pieces=4" }),
  duel({ players: persons(8), played: ["master A", ...blue] }),
]) {
  test(`the table and the menu of ${text.match(/^game (.*)$/m)[1]}`, async ({ page, hand }) => {
    await sitDown(page, text);
    await expectReadable(page);
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await page.getByRole("dialog").waitFor();
    await expectReadable(page);
  });
}
