// Undo, review, and variations: at phone size by touch, on a wide screen by mouse and by keys.
import { look, sitAt } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { control, kept, record, seated, settled, sitDown } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const position = "1: 9@30 4@50 12@41 | 2: 5@07 6@47 11@36";
const sit = (page, players = ["person Ada", "bot random Ben"]) => sitAt(page, position, { options: "touch=off move=off game=off", players });

/** Moves the first movable piece to the first square it can reach, or the last piece to the last square. */
async function move(page, hand, which = 0) {
  await hand.touch((await look(page)).movable.at(which));
  await hand.touch((await look(page)).reachable.at(which));
  // The selection is confirmed.
  const { main, enabled } = await look(page);
  if (enabled) await hand.press(control(page, main));
  await settled(page);
}

const stands = async (page) => (await look(page)).stands;
const actions = async (page) => (await kept(page, "damath")).split("\nactions\n")[1].split("\n").slice(0, -2);
const title = (page) => page.locator(".ask strong");
const slider = (page) => page.getByRole("slider", { name: "Step" }).filter({ visible: true });
const step = (page, name) => page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** Opens the move list, unless it is open. */
async function openMoves(page, hand) {
  const moves = page.getByRole("button", { name: "Moves" });
  if (await moves.isVisible()) await hand.press(moves);
  return page.locator(".move-list").filter({ visible: true });
}

test("a bot's answer is taken back with the move that it answered, played again, and kept so", async ({ page, hand }) => {
  await sit(page);
  const before = await stands(page);
  await expect(control(page, "Take back")).toHaveCount(0);
  await move(page, hand);
  const after = await stands(page);
  expect(after).not.toEqual(before);
  expect(await actions(page)).toHaveLength(2);
  await hand.press(control(page, "Take back"));
  expect(await stands(page)).toEqual(before);
  await expect(title(page)).toHaveText(/^Your (move|turn)/);
  await page.reload();
  await seated(page);
  expect(await stands(page)).toEqual(before);
  await hand.press(control(page, "Redo"));
  expect(await stands(page)).toEqual(after);
  await expect(control(page, "Redo")).toHaveCount(0);
});

test("one steps through a match by buttons, the slider and the move list, and one press leads back", { tag: "@quick" }, async ({ page, hand }) => {
  await sit(page, ["person Ada", "person Ben"]);
  const seen = [await stands(page)];
  for (let count = 0; count < 4; count++) {
    await move(page, hand);
    seen.push(await stands(page));
  }
  let list = await openMoves(page, hand);
  await expect(list.locator("li")).toHaveCount(4);
  await hand.press(list.locator("li").filter({ has: page.locator(".number", { hasText: /^2$/ }) }));
  await expect(title(page)).toHaveText("Reviewing: move 2 of 4");
  expect(await stands(page)).toEqual(seen[2]);
  expect((await look(page)).movable).toEqual([]);
  await hand.press(step(page, "Step back"));
  expect(await stands(page)).toEqual(seen[1]);
  await hand.press(step(page, "Step forward"));
  await hand.press(step(page, "Step forward"));
  expect(await stands(page)).toEqual(seen[3]);
  await slider(page).fill("1");
  await expect(title(page)).toHaveText("Reviewing: move 1 of 4");
  expect(await stands(page)).toEqual(seen[1]);
  list = await openMoves(page, hand);
  await expect(list.locator("[aria-current]")).toContainText(/^1/);
  if (await page.getByRole("dialog").count()) await hand.press(page.getByRole("button", { name: "Close" }));
  await hand.press(step(page, "Go to start"));
  expect(await stands(page)).toEqual(seen[0]);
  await hand.press(step(page, "Back to now"));
  expect(await stands(page)).toEqual(seen[4]);
  expect((await look(page)).movable).not.toEqual([]);
  expect(await actions(page)).toHaveLength(4);
});

test("the move list follows where one looks, and the page stays where it is", async ({ page, isMobile }) => {
  test.skip(isMobile, "the list stands beside the board on a wide screen");
  await sitDown(page, record({ actions: [...nearlyOver, "a4-b4"] }));
  await page.getByRole("button", { name: "View board" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const row = page.locator(".moves.wide [aria-current]");
  const inSight = async () => {
    const [seen, one] = await Promise.all([page.locator(".moves.wide"), row].map((part) => part.boundingBox()));
    return one.y >= seen.y && one.y + one.height <= seen.y + seen.height;
  };
  for (const key of ["Home", ".", ".", "."]) {
    await page.keyboard.press(key);
    await quiet(page);
  }
  await expect.poll(inSight).toBe(true);
  await slider(page).fill("45");
  await expect.poll(inSight).toBe(true);
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(row).toHaveCount(1);
  await expect.poll(inSight).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the match is shown as a film, which a tap ends", async ({ page, hand }) => {
  await sit(page, ["person Ada", "person Ben"]);
  const start = await stands(page);
  for (let count = 0; count < 3; count++) await move(page, hand);
  await openMoves(page, hand);
  await hand.press(step(page, "Go to start"));
  await hand.press(step(page, "Watch replay"));
  await expect(step(page, "Stop replay")).toHaveCount(1);
  await expect.poll(() => stands(page)).not.toEqual(start);
  await hand.press(page.locator("svg.board"));
  await expect(step(page, "Stop replay")).toHaveCount(0);
  await expect(title(page)).not.toHaveText("");
});

test("it is played on otherwise, the match stays, and both are there after a reload", async ({ page, hand }) => {
  await sit(page);
  await move(page, hand);
  await move(page, hand);
  const [now, played] = [await stands(page), await actions(page)];
  await openMoves(page, hand);
  await hand.press(step(page, "Go to start"));
  await hand.press(control(page, "Play all sides"));
  await expect(title(page)).toHaveText(/^Trying out: /);
  await move(page, hand, -1);
  await expect(title(page)).toHaveText(/^Trying out: Ben/);
  await hand.press(page.getByRole("button", { name: "Back to match" }));
  expect(await stands(page)).toEqual(now);
  const all = await actions(page);
  expect(all.slice(0, played.length)).toEqual(played);
  expect(all.slice(played.length)).toEqual(["@try 0", expect.stringMatching(/^\d\d/)]);
  await page.reload();
  await seated(page);
  expect(await stands(page)).toEqual(now);
  const list = await openMoves(page, hand);
  await expect(list.locator(".depth-1")).toHaveCount(1);
  await hand.press(list.locator(".depth-1"));
  await expect(title(page)).toHaveText("Reviewing: move 1 of 1");
  expect(await stands(page)).not.toEqual(now);
});

test("keys alone: step by step, to the start and back, take back and play again", async ({ page, hand, isMobile }) => {
  test.skip(isMobile, "keys belong to a keyboard");
  await sit(page);
  await move(page, hand);
  const after = await stands(page);
  const press = async (key, says) => {
    await page.keyboard.press(key);
    await quiet(page);
    await expect(title(page)).toHaveText(says);
  };
  await press(",", "Reviewing: move 1 of 2");
  await press(",", "Reviewing: move 0 of 2");
  await press(".", "Reviewing: move 1 of 2");
  await press("Escape", /^Your/);
  await press(",", "Reviewing: move 1 of 2");
  await slider(page).focus();
  await press("ArrowLeft", "Reviewing: move 0 of 2");
  await press("End", /^Your/);
  expect(await stands(page)).toEqual(after);
  await press("z", /^Your/);
  expect(await stands(page)).not.toEqual(after);
  await press("y", /^Your/);
  expect(await stands(page)).toEqual(after);
});
