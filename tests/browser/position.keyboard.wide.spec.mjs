import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { LAID, box, choice, playOn, square, tray } from "./position.mjs";
import { quiet } from "./quiet.mjs";

const focused = (page) => page.evaluate(() => document.activeElement.closest("[role=gridcell]")?.ariaLabel.match(/\d/g).slice(0, 2).map(Number));

/** Moves the focus to the board by Tab, to the square by arrow keys, and touches it. */
async function touch(page, [column, row]) {
  const press = async (key) => {
    await page.keyboard.press(key);
    await quiet(page);
  };
  for (let count = 0; count < 60 && !(await focused(page)); count++) await press("Tab");
  const go = async (axis, wanted, [less, more]) => {
    for (let count = 0; count < 8 && (await focused(page))[axis] !== wanted; count++) {
      await press((await focused(page))[axis] < wanted ? more : less);
    }
  };
  await go(1, Number(row), ["ArrowDown", "ArrowUp"]);
  await go(0, Number(column), ["ArrowLeft", "ArrowRight"]);
  expect(await focused(page)).toEqual([Number(column), Number(row)]);
  await press("Enter");
}

test("a position is set up and played on from by keyboard alone", async ({ page }) => {
  const hand = keyboardHand(page);
  await visit(page, "damath/");
  await hand.press(page.getByRole("link", { name: "Position editor" }));
  await hand.press(page.getByRole("button", { name: "Empty board" }));
  const take = async (name, tool) => hand.choose(tray(page, name), choice(tray(page, name), tool));
  await take("Value", "9");
  await touch(page, "23");
  await take("Player", "Second");
  await take("Value", "10");
  await touch(page, "34");
  await expect(box(page)).toHaveValue(LAID);

  await hand.press(playOn(page));
  const second = page.locator(".seat").nth(1);
  await hand.choose(second.locator(".choices"), choice(second, "Person"));
  await hand.press(page.getByRole("button", { name: "Start" }));
  await page.locator(".table").waitFor();
  await page.keyboard.press("Tab");
  await expect(square(page, "34")).toHaveAccessibleName(/Youssef’s 10/);
  await touch(page, "23");
  await touch(page, "45");
  await page.keyboard.press("Enter"); // a capture is confirmed
  await expect(page.getByRole("dialog")).toContainText("Amina");
});
