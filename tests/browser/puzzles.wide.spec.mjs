// Puzzles on a wide screen: a run of Damath by mouse and by keyboard alone, and reloads in it.
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { control, preset } from "./match.mjs";
import { useLists } from "./puzzles.mjs";
import { quiet } from "./quiet.mjs";

const ask = (page) => page.locator(".ask");
const labels = (page) => page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));

/** Makes the move from one square to another. */
const move = async (hand, from, to) => {
  await hand.touch(from);
  await hand.touch(to);
};

test("a run of Damath by mouse, and by keyboard alone", async ({ fresh }) => {
  test.slow();
  for (const way of ["mouse", "keyboard alone"]) {
    await fresh(`a run of Damath by ${way}: a wrong answer, why, the right one, and those that failed in one go`, async ({ page, hand: mouse }) => {
      await preset(page, "pace", "instant");
      await useLists(page);
      const hand = way === "mouse" ? mouse : keyboardHand(page);
      await visit(page, "damath/");
      await hand.press(page.getByRole("link", { name: "Puzzles" }));
      await expect(page.getByRole("heading", { name: "Puzzles" })).toBeVisible();
      await expect(page.locator(".rating")).toContainText("Your rating: about 1500");
      await expect(page.getByText("0 of 2 puzzles tried.")).toBeVisible();
      await hand.press(page.getByRole("link", { name: "Start", exact: true }));

      await expect(ask(page)).toContainText("Find the best move");
      await quiet(page);
      const before = await labels(page);
      await move(hand, "(5,2)", "(6,3)");
      await expect(ask(page)).toContainText("Not the best");
      expect(await labels(page), "the board shows the move and the reply").not.toEqual(before);
      await hand.press(control(page, "Try again"));
      await expect(ask(page).locator("strong")).toHaveText("Try again");
      await expect(ask(page).locator(".said"), "why").toContainText(/ is (about .*|a little )worse than the best choice\./);
      expect(await labels(page), "the board is as it was").toEqual(before);

      await page.reload();
      await expect(page.locator(".step-number"), "the first answer stays wrong").toHaveText("0 of 1");
      await move(hand, "(3,2)", "(4,3)");
      await expect(ask(page)).toContainText("Right!");
      await hand.press(control(page, "Next"));
      await expect(ask(page)).toContainText("Find the best move");
      await page.reload();
      await expect(ask(page)).toContainText("Find the best move");
      await move(hand, "(3,2)", "(2,3)");
      await expect(ask(page), "a move of equal worth").toContainText("Right!");
      await expect(page.locator(".step-number")).toHaveText(/^No\. [12] · (Easy|Medium) · \d+ \(\+\d+\)$/);
      await hand.press(control(page, "Next"));
      await expect(page.getByText("1 of 2 right at the first try.")).toBeVisible();
      await hand.press(page.getByRole("link", { name: "Done" }));

      await expect(page.getByText("2 of 2 puzzles tried.")).toBeVisible();
      await expect(page.getByText("You have tried all puzzles.")).toBeVisible();
      const rating = await page.locator(".rating strong").textContent();
      await expect(page.locator(".rating polyline"), "its curve").toBeVisible();
      await hand.press(page.getByRole("link", { name: "Retry failed: 1" }));
      await move(hand, "(3,2)", "(4,3)");
      await expect(ask(page)).toContainText("Right!");
      await hand.press(control(page, "Next"));
      await expect(page.getByText("1 of 1 right at the first try.")).toBeVisible();
      await hand.press(page.getByRole("link", { name: "Done" }));
      await expect(page.getByRole("link", { name: /^Retry failed/ })).toBeHidden();
      await expect(page.locator(".rating strong"), "only first answers are rated").toHaveText(rating);
      await visit(page, "matches/#/numbers");
      await expect(page.locator(".rating"), "the statistics have it, too").toContainText(rating);
    });
  }
});

test("verdicts come at once, and lists that do not come are asked for again", async ({ fresh }) => {
  test.slow();
  await fresh("the verdict comes within 300 ms, and the solution is shown after it", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await visit(page, "damath/#/puzzles/new");
    await expect(ask(page)).toContainText("Find the best move");
    await quiet(page);
    await expect(page.locator(".hand .hint"), "there is no hint before the first answer").toHaveCount(0);
    await page.evaluate(() => {
      let pressed = 0;
      for (const event of ["pointerup", "click"]) addEventListener(event, () => (pressed = performance.now()), { capture: true });
      new MutationObserver(() => {
        if (document.querySelector(".ask")?.textContent.includes("Not the best")) globalThis.waited ??= performance.now() - pressed;
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await move(hand, "(5,2)", "(6,3)");
    await expect(ask(page)).toContainText("Not the best");
    expect(await page.evaluate(() => globalThis.waited)).toBeLessThanOrEqual(300);
    await hand.press(control(page, "Try again"));
    await hand.press(page.getByRole("button", { name: "Hint" }));
    await hand.press(ask(page).getByRole("button", { name: "Play it" }));
    await expect(ask(page)).toContainText("Right!");
  });

  await fresh("a game without puzzles has none, and a list that does not come can be asked for again", async ({ page, hand }) => {
    await preset(page, "pace", "instant");
    await useLists(page);
    await visit(page, "dschamal/");
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Puzzles" })).toHaveCount(0);
    let isCut = true;
    await page.route(/\/pachisi\.txt/, (route) => (isCut ? route.fulfill({ contentType: "text/plain", body: "1\tcut" }) : route.fallback()));
    await visit(page, "pachisi/#/puzzles");
    await expect(page.getByRole("alert")).toContainText("can’t be loaded");
    isCut = false;
    await hand.press(page.getByRole("button", { name: "Try again" }));
    await expect(page.getByText("0 of 2 puzzles tried.")).toBeVisible();
  });
});
