// Damath's clocks (D13, D14). The page's clock is stopped here, and advances only as the test says.
import { look, sitAt } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { preset, seated } from "./match.mjs";
import { quiet, stopClock } from "./quiet.mjs";

const people = ["person Ada", "person Ben"];
const bot = ["person Ada", "bot random Ben"];
const position = "1: 9@30 4@50 | 2: 5@07 6@47";

const sit = (page, players, options = "") => sitAt(page, position, { players, options });

/** Advances the page's clock as in an open page. */
async function pass(page, seconds) {
  await page.clock.runFor(seconds * 1000);
  await quiet(page);
}

/** Hides the page or shows it again, as the browser does. */
const hide = (page, hidden) =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden ? "hidden" : "visible");

test("D13 D14 the clocks of Damath run, stand still and end turns", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("D13 D14 both clocks are seen, run, and are announced near their ends; then the opponent makes the move for that player; a reload keeps the time that was left", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await sit(page, people);
    expect((await look(page)).clocks).toEqual(["Move0:20", "Match20:00"]);
    await pass(page, 9);
    expect((await look(page)).clocks.map((words) => words.match(/\d.*/)[0])).toEqual(["0:11", "19:51"]);
    await expect(page.locator(".clock.near")).toHaveCount(0);
    await pass(page, 1.1);
    const announced = page.locator(".bar [aria-live=assertive]");
    await expect(announced).toHaveText("Move: 10 seconds left");
    await pass(page, 5);
    await expect(announced).toHaveText("Move: 5 seconds left");
    await expect(page.locator(".clock.near")).toHaveCount(1);
    await pass(page, 6);
    expect((await look(page)).title).toBe("Ben, move for Ada");
    await hand.touch("(3,0)");
    await hand.touch("(4,1)");
    expect((await look(page)).stands["(4,1)"]).toBe("Ada’s 9");
    expect((await look(page)).title).toBe("Ben’s move");

    await sit(page, people);
    await pass(page, 8);
    await page.reload();
    await seated(page);
    const [move, game] = (await look(page)).clocks;
    expect(move).toMatch(/^Move0:1[123]$/);
    expect(game).toMatch(/^Match19:5[123]$/);
  });

  await fresh("D13 when the time is up while a sum is worked out, the sheet goes and the opponent makes the move", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    await preset(page, "work-it-out", "on");
    await sitAt(page, "1: 9@30 | 2: 10@41 1@07", { players: people, options: "" });
    for (const square of ["(3,0)", "(5,2)"]) await hand.touch(square);
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    await expect(sheet).toBeVisible();
    await pass(page, 15);
    await expect(sheet).toBeVisible();
    await pass(page, 6);
    await expect(sheet).toBeHidden();
    expect((await look(page)).title).toBe("Ben, move for Ada");
  });

  await fresh("D13 while a sheet is open, clocks stand still only where all the others are bots", async ({ page, hand }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    const left = async () => (await look(page)).clocks[0];
    for (const [players, stands] of [[bot, true], [people, false]]) {
      await sit(page, players);
      await hand.press(page.getByRole("button", { name: "Menu" }));
      const before = await left();
      await pass(page, 5);
      expect((await left()) === before, players.join()).toBe(stands);
      await page.keyboard.press("Escape");
      const closed = await left();
      await pass(page, 5);
      expect(await left(), "they run again").not.toBe(closed);
    }
  });

  await fresh("D14 while the page is hidden, clocks stand still only where all the others are bots", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await stopClock(page);
    for (const [players, shows] of [[bot, "Match19:5"], [people, "Match18:5"]]) {
      await sit(page, players, "move=off");
      await pass(page, 5);
      await hide(page, true);
      await pass(page, 60);
      await hide(page, false);
      await quiet(page);
      expect((await look(page)).clocks[0], players.join()).toContain(shows);
    }
  });
});
