// The display of Chaupar and Pachisi apart from the turn itself: throws, the last move, and automatic actions.
import { look, people, sitAt } from "./cross.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { record, settled, sitDown } from "./match.mjs";

/** Returns the drawing of a die's pips and their background, as soon as it is there: it may disappear soon. */
async function pips(page, die, body) {
  const seen = await page.waitForFunction(([die, body]) => {
    const lies = document.querySelector(`.board ${die}`);
    if (!lies) return false;
    const { stroke, strokeWidth, visibility, opacity } = getComputedStyle(lies.querySelector(".pips"));
    return { stroke, strokeWidth: parseFloat(strokeWidth), visibility, opacity, body: getComputedStyle(lies.querySelector(body)).fill };
  }, [die, body]);
  return seen.jsonValue();
}

const expectSeen = ({ stroke, strokeWidth, visibility, opacity, body }) => {
  expect(stroke).toMatch(/^rgb\(/);
  expect(stroke).not.toBe(body);
  expect(strokeWidth).toBeGreaterThan(3);
  expect([visibility, opacity]).toEqual(["visible", "1"]);
};

test("what is seen of a throw and of a way on the board, and what goes by itself", async ({ fresh }) => {
  test.slow();
  await fresh("the pips of a die are seen in both games that have one, and Pachisi's number stands beside it", async ({ page }) => {
    await sitAt(page, "pachisi", ["3", "2", "6", "3", "5"], { options: "throw=die pieces=4" });
    expectSeen(await pips(page, ".cube", ".bone"));
    await expect(page.locator(".board .throw-result .worth")).toHaveText("5");
    await expect(page.locator(".board .throw-result .worth")).toBeVisible();
    // Marrakech's die is there while Asam moves.
    await sitDown(page, record({ actions: ["3", "2", "north"] }), "calm");
    await page.locator(".hand .main").click();
    expectSeen(await pips(page, ".die:not(.rolling)", ".body"));
  });

  await fresh("a line of the move list that is pointed at shows its ways on the board", async ({ page }) => {
    await sitAt(page, "chaupar", ["1 3", "1 3", "6 6", "3 4", "3 4", "6+3", "7+4", "1 1", "6+2"]);
    const ways = () => page.locator(".board .trail").evaluateAll((ways) => ways.map((way) => way.getAttribute("points")));
    const last = await ways();
    const line = page.locator(".moves.wide li", { hasText: "6 to 9, 7 to 11" });
    await line.hover();
    await expect.poll(async () => (await ways()).length).toBe(2);
    expect(await ways()).not.toContain(last[0]);
    await page.locator(".ask").hover();
    await expect.poll(ways).toEqual(last);
  });

  await fresh("what goes by itself is switched on at set-up, and off in the menu", async ({ page, hand }) => {
    const move = "Play forced moves for me";
    const throws = "Automatic dice";
    const toggle = (name) => page.getByRole("switch", { name });
    await visit(page, "pachisi/");
    for (const name of [move, throws]) {
      await expect(toggle(name)).not.toBeChecked();
      await hand.press(toggle(name));
      await expect(toggle(name)).toBeChecked();
    }
    // Nobody has pressed anything: the throws for the start and the first throw are automatic, and so is the only legal move.
    await sitDown(page, record({ game: "pachisi", players: people, options: "throw=cowries pieces=4" }));
    await settled(page);
    await expect.poll(async () => (await look(page)).moves.length).toBeGreaterThan(1);
    await hand.press(page.getByRole("button", { name: "Menu" }));
    for (const name of [move, throws]) await hand.press(toggle(name));
    await hand.press(page.getByRole("button", { name: "Close" }));
    await sitAt(page, "pachisi", ["3", "2", "25", "3"]);
    await expect(page.locator(".hand .main")).toHaveText(/^Throw/);
    await expect.poll(async () => (await look(page)).moves.length).toBe(1);
  });
});
