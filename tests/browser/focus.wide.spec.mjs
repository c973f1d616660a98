// The focus of the keyboard: whatever keys are pressed, it stays on something that has a name.
import { record as duel } from "./bag.mjs";
import { casesOf } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { lots } from "./lots.mjs";
import { record, sitDown } from "./match.mjs";

const players = ["person Ada", "bot level-1 Ben"];
const four = [...players, "bot level-1 Cleo", "bot level-1 Dan"];
const untimed = "set=counting operators=own touch=off damas=once move=off game=off";

/** For each game, a match against a bot. */
const matches = {
  marrakech: record({ players, actions: ["1", "2", "north", "1", "e5-e6"] }),
  damath: record({ game: "damath", players, position: `${untimed} | turn 1 | 1: 9@12 3@50 | 2: 4@23 5@07` }),
  chaupar: record({ game: "chaupar", players: four, options: "players=4" }),
  pachisi: record({ game: "pachisi", players: four, options: "throw=die pieces=4" }),
  dschamal: duel({ players, duel: "calm", played: ["master A"] }),
};

const often = ["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Enter", "Space", "Escape"];
const keys = [...often, ..."?1234567890abcdefghijklmnopqrstuvwxyz", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Delete"];

/** Describes the element that has the focus: its markup if it has no name, and whether it leads to another page. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element.ariaLabel || element.title || element.labels?.[0]?.textContent || element.textContent;
    const nameless = name?.trim() ? "" : element.outerHTML;
    return { isLost: element === document.body, nameless, leads: element.matches("a[href], iframe, input[type=file]") };
  });

/** Presses random keys at a table. */
async function pressKeys(page, match) {
  const lot = lots(1);
  await sitDown(page, match);
  const table = page.url();
  const log = [];
  await page.keyboard.press("Tab");
  let at = await focused(page);
  for (let count = 0; count < casesOf(500); count++) {
    const { isLost: isOutside, leads } = at;
    // A link would lead away from the table.
    const key = leads ? "Tab" : lot(keys);
    log.push(key);
    await page.keyboard.press(key);
    const after = `after ${log.slice(-12).join(" ")}`;
    at = await focused(page);
    expect(at.nameless, after).toBe("");
    // Tab leads from the last element to the browser's own bar.
    if (isOutside || key.endsWith("Tab")) continue;
    // The focus may be lost until the next render.
    const held = { isLost: false, nameless: "" };
    await expect.poll(async () => (at = await focused(page)), { message: after, intervals: [20, 50, 100] }).toMatchObject(held);
    if (page.url() === table) continue;
    const { pathname, hash } = new URL(table);
    await visit(page, pathname.slice(1) + hash);
    await page.keyboard.press("Tab");
    at = await focused(page);
  }
}

test(`${casesOf(500)} random keys lose no focus, and find nothing without a name, in every game`, { tag: "@firefox" }, async ({ page }) => {
  test.slow();
  for (const game of games) {
    await test.step(game, async () => {
      await pressKeys(page, matches[game]);
      await page.evaluate(() => localStorage.clear());
    });
  }
});
