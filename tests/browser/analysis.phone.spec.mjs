// The analysis of a match that is over, and playing on from it.
import { expect, test } from "./fixtures.mjs";
import { late } from "./late.mjs";
import { kept, record, sitDown } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const sheet = (page) => page.getByRole("dialog", { name: "Analysis" });

/** Opens the analysis from the final score, and waits until it is complete. */
async function analyse(page, hand, seats) {
  const ending = page.getByRole("dialog");
  await ending.getByRole("button", { name: "Analysis" }).waitFor({ timeout: 120_000 });
  await hand.press(ending.getByRole("button", { name: "Analysis" }));
  await expect(sheet(page).locator(".curve polyline")).toHaveCount(seats, { timeout: 30_000 });
  await expect(sheet(page).locator(".analysing")).toHaveCount(0, { timeout: 30_000 });
}

/** Returns the numbers in an element's text. */
const numbers = async (locator) => [...(await locator.textContent()).matchAll(/([+−]?)(\d+(?:\.\d)?)(?=%|\)|,|$)/g)].map(([, sign, number]) => (sign === "−" ? -number : +number));

test("what could have been better is said, and played on from", async ({ page, hand }) => {
  await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
  await analyse(page, hand, 2);
  // With two players, one has the luck that the other lacks; and nobody plays better than the best move.
  const [[luckA, playA], [luckB, playB]] = await Promise.all([0, 1].map(async (seat) => numbers(sheet(page).locator(".score li").nth(seat))));
  expect(luckA).toBeCloseTo(-luckB, 0);
  expect(Math.max(playA, playB)).toBeLessThanOrEqual(0);
  await expect(sheet(page)).toContainText("Luck is what the dice gave or took.");
  // Each costly move names the better one, and the difference.
  const costly = await sheet(page).locator(".steps-of").last().locator("li").all();
  expect(costly.length).toBeGreaterThan(3);
  const costs = [];
  for (const row of costly) {
    const [cost] = await numbers(row.locator("strong"));
    const [gain] = await numbers(row.locator(".button"));
    expect(gain).toBe(-cost);
    costs.push(cost);
  }
  expect(costs, "the worst first").toEqual(costs.toSorted((one, other) => one - other));
  expect(costs.reduce((sum, cost) => sum + cost)).toBeGreaterThan(playA + playB - 0.1 * costs.length - 1);

  const better = costly[0].locator(".button");
  const [, action] = (await better.textContent()).match(/^Better: (.+) \(\+[\d.]+\)$/);
  await hand.press(better);
  await quiet(page);
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator(".ask strong")).toContainText("Trying out");
  // The match is only shown, not continued.
  const lines = (await kept(page)).split("\n");
  expect(lines.slice(lines.findLastIndex((line) => line.startsWith("@try")) + 1)).toEqual([action, expect.stringMatching(/^end /), ""]);
  await hand.press(page.getByRole("button", { name: "Back to match" }));
  await expect(page.locator(".ask strong")).not.toContainText("Trying out");
});

test("moves that cost something are marked in the list of moves, in signs and aloud", async ({ page, hand }) => {
  await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
  await analyse(page, hand, 2);
  const costly = await sheet(page).locator(".steps-of").last().locator("strong").allTextContents();
  await hand.press(sheet(page).getByRole("button", { name: "Close" }));
  const moves = page.getByRole("button", { name: "Moves", exact: true });
  if (await moves.isVisible()) await hand.press(moves);
  const names = { "?!": "Inaccuracy", "?": "Mistake", "??": "Blunder" };
  const marks = page.locator(".move-list:visible .fault");
  await expect.poll(() => marks.count()).toBeGreaterThan(3);
  for (const mark of await marks.all()) {
    const [sign, cost] = (await mark.textContent()).split(" ");
    // The sheet lists the costliest moves; the move list marks all.
    if (-cost.slice(1) < -costly.at(-1).slice(1)) expect(costly).toContain(cost);
    await expect(mark).toHaveAttribute("aria-label", `${names[sign]}, ${cost}`);
  }
  const count = await marks.count();
  await page.reload();
  const ending = page.getByRole("dialog");
  await hand.press(ending.getByRole("button", { name: "View board" }));
  if (await moves.isVisible()) await hand.press(moves);
  await expect(marks, "they are there after a reload").toHaveCount(count, { timeout: 30_000 });
});

test("a press on the curve, and on a line, leads to that place of the match", async ({ page, hand }) => {
  await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
  await analyse(page, hand, 2);
  // The centre of the plot area, which is as wide as the line through it.
  const { x, width, y } = await sheet(page).locator(".curve .even").boundingBox();
  await page.mouse.click(x + width / 2, y);
  const title = page.locator(".ask strong");
  await expect(title).toContainText(/^Reviewing: step \d+ of \d+$/);
  const [step, steps] = (await title.textContent()).match(/\d+/g).map(Number);
  expect(Math.abs(step - steps / 2)).toBeLessThan(steps / 20);
  // The analysis is still there, without another computation, and one of its lines leads to its place, too.
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("dialog").getByRole("button", { name: "Analysis" }));
  await hand.press(sheet(page).locator(".step-of").first());
  await expect(title).toContainText(/^Reviewing: step \d+ of/);
});

const bots = (count) => Array.from({ length: count }, (_, seat) => `bot level-1 ${["Ada", "Ben", "Cleo", "Dan"][seat]}`);

for (const [game, seats, text] of [
  ["damath", 2, record({ game: "damath", players: bots(2), position: "move=off game=off | 1: 9@30 4@50 1@10 | 2: 5@07 3@27 | scores 10 3" })],
  ["pachisi", 4, record({ game: "pachisi", players: bots(4), options: "throw=die pieces=2" })],
  ["chaupar", 4, record({ game: "chaupar", players: bots(4), options: "players=4", actions: late })],
  ["dschamal", 2, record({ game: "dschamal", players: bots(2), options: "players 2 start chosen duel calm" })],
]) {
  test(`a match of ${game} is analysed`, async ({ page, hand }) => {
    test.slow();
    await sitDown(page, text);
    await analyse(page, hand, seats);
    await expect(sheet(page).locator(".score li")).toHaveCount(seats);
    await expect(sheet(page)).toContainText("Costly moves");
  });
}
