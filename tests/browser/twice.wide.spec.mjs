// Double presses: an irreversible action never happens by a double press.
import { sitAt } from "./damath.mjs";
import { aside, expect, test, visit } from "./fixtures.mjs";
import { ids, control, keep, kept, record, sitDown } from "./match.mjs";
import { begun } from "./matches.mjs";
import { quiet, stopClock } from "./quiet.mjs";

const question = (page) => page.getByRole("alertdialog");

/** Opens the page of an unreadable match. */
async function openDamaged(page) {
  await aside(page);
  await keep(page, "garbage");
  await visit(page, "marrakech/#/table");
  await page.getByRole("alert").waitFor();
}

test("what cannot be undone does not happen by a double press", { tag: "@firefox" }, async ({ fresh }) => {
  test.slow();
  await fresh("a double press on Start, and Enter pressed twice, begin one match, and leave the one before alone", async ({ page }) => {
    const text = record({ actions: begun });
    await sitDown(page, text);
    const start = page.getByRole("button", { name: "Start", exact: true });
    for (const press of [() => start.dblclick(), () => start.press("Enter").then(() => page.keyboard.press("Enter"))]) {
      const before = await ids(page);
      await page.goto("./marrakech/");
      await press();
      await expect(page).toHaveURL(/\/table\//);
      await page.locator("svg.board").waitFor();
      await quiet(page);
      const after = await ids(page);
      expect(after.length).toBe(before.length + 1);
      expect(after).toEqual(expect.arrayContaining(before));
    }
  });

  await fresh("a double press on “Ada: resign” resigns nothing", async ({ page }) => {
    await sitAt(page, "1: 9@30 4@50 | 2: 5@07 | scores 100 3");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Ada: resign" }).dblclick();
    await expect(question(page)).toBeVisible();
    expect((await kept(page, "damath")).split("actions\n")[1]).toMatch(/^end/);
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveCount(0);
  });

  await fresh("a double press on Delete deletes nothing: the button that confirms is elsewhere, and deaf for its first half second", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openDamaged(page);
    const discard = page.getByRole("button", { name: "Delete", exact: true });
    await discard.dblclick();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole("alert").getByRole("textbox")).toHaveValue("garbage");
    await question(page).getByRole("button", { name: "Go back" }).click();
    await expect(question(page)).toHaveCount(0);
    const before = await discard.boundingBox();
    await stopClock(page);
    await discard.click();
    await quiet(page);
    const yes = question(page).getByRole("button", { name: "Delete it" });
    const there = await yes.boundingBox();
    const isApart = there.y + there.height < before.y || before.y + before.height < there.y || there.x + there.width < before.x || before.x + before.width < there.x;
    expect(isApart, "elsewhere").toBe(true);
    await page.clock.runFor(450);
    await expect(yes).toBeDisabled();
    await page.clock.runFor(100);
    await expect(yes).toBeEnabled();
  });

  await fresh("what is asked in the menu is forgotten when the match moves on, and is never something else", async ({ page, hand }) => {
    await page.clock.install();
    await sitAt(page, "1: 9@30 4@50 | 2: 5@07 | scores 100 3", { options: "move=20s game=off" });
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("button", { name: "Ada: offer to end" }));
    await expect(question(page)).toBeVisible();
    await page.clock.runFor(21_000);
    await expect(question(page)).toHaveCount(0);
    expect(await kept(page, "damath")).not.toContain("surrender");
    expect(await kept(page, "damath")).not.toContain("offer");
  });

  await fresh("a double press on “To the bag” does not start the count", async ({ page }) => {
    await page.clock.install({ time: 0 });
    const played = ["master A", "take blue-egg", "take blue-star"];
    const options = "players 2 start chosen duel live";
    await sitDown(page, record({ game: "dschamal", options, actions: played }));
    await stopClock(page);
    await control(page, "To the bag").dblclick();
    await quiet(page);
    // A disabled main button is not there yet.
    await expect(control(page, "1, 2, 3")).toHaveCount(0);
    await expect(page.locator("canvas")).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(control(page, "1, 2, 3")).toBeEnabled();
  });
});
