// The table of Chaupar and Pachisi: its contents, and how to play there.
import { expect, visit } from "./fixtures.mjs";
import { choosePace, control, entry, record, seat, settled, sitDown, unfold } from "./match.mjs";
import { quiet } from "./quiet.mjs";

export const people = ["person Ada", "person Ben", "person Cleo", "person Dan"];

/** Builds the text of a match of a game after these actions. */
export const matchOf = (game, actions, { players = people, options = game === "chaupar" ? "players=4" : "throw=cowries pieces=4" } = {}) =>
  record({ game, players, options, actions });

/** Opens the table of a match of a game after these actions. */
export const sitAt = (page, game, actions, { pace, ...more } = {}) => sitDown(page, matchOf(game, actions, more), pace);

/** Opens the table of a new match from the home page, and chooses the pace. */
export async function begin(page, hand, { title, sitters, choices = {} }) {
  await visit(page);
  await hand.press(entry(page, title).getByRole("link", { name: "Play" }));
  const choose = (group, name) => hand.press(group.locator("label", { hasText: name }));
  for (const [index, sitter] of sitters.entries()) await seat(page, hand, index, sitter);
  if (Object.keys(choices).length > 0) await unfold(page, hand);
  for (const [group, name] of Object.entries(choices)) await choose(page.getByRole("group", { name: group, exact: true }), name);
  await hand.press(page.getByRole("button", { name: /^Start/ }));
  await choosePace(page, hand, "Instant");
}

/** Returns the contents of the table, as people see or hear them. */
export async function look(page) {
  await quiet(page);
  return page.evaluate(() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (selector, within = document) => within.querySelector(selector)?.textContent.trim() ?? "";
    const main = document.querySelector(".hand .button.main");
    const cells = all(".board [role=gridcell]");
    return {
      sheet: document.querySelector("[role=dialog]")?.ariaLabel ?? null,
      title: text(".ask strong"),
      hint: text(".ask small:not(.refused)"),
      refused: text(".ask .refused"),
      main: main?.textContent.trim() ?? "",
      enabled: main !== null && !main.disabled,
      choices: all(".hand .choice-row button").map((button) => button.textContent.trim().replace(/\s+/g, " ")),
      open: cells.filter((cell) => cell.ariaDisabled === "false" && cell.ariaSelected !== "true").map(({ id }) => id),
      picked: cells.filter((cell) => cell.ariaSelected === "true").map((cell) => cell.ariaLabel),
      drawn: all(".board .throw-result > *").length > 0,
      moves: all(".moves.wide li").reverse().map((line) => [text("b", line), text(".notation", line), text(".note", line)]),
      players: all(".player").map((player) => [text("b", player), text("em", player)]),
    };
  });
}

/** Touches the centre of a cell, or a point at an offset in CSS pixels. */
export async function touch(page, id, [right, down] = [0, 0]) {
  const { x, y, width, height } = await page.locator(`#${id}`).boundingBox();
  const [atX, atY] = [x + width / 2 + right, y + height / 2 + down];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(atX, atY);
  else await page.mouse.click(atX, atY);
  await quiet(page);
}

/** Holds a finger on one cell, and slides it to the centre of another, or by an offset from there; `held` is called at both places. */
export async function hold(page, from, to, held, [right, down] = [0, 0]) {
  const centre = async (id) => {
    const { x, y, width, height } = await page.locator(`#${id}`).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, last] = await Promise.all([from, to].map(centre));
  const session = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", first);
  await held(from);
  for (const part of [0.3, 0.6, 1]) await send("touchMove", { x: first.x + (last.x + right - first.x) * part, y: first.y + (last.y + down - first.y) * part });
  await held(to);
  await send("touchEnd");
  await session.detach();
  await quiet(page);
}

/** Throws, or makes a random move: on the board by touches, and by the main control once a move is selected. */
export async function act(page, hand, lot) {
  let view;
  await expect.poll(async () => ((view = await look(page)), view.enabled || view.open.length > 0)).toBe(true);
  if (view.enabled) await hand.press(control(page, view.main));
  else await touch(page, lot(view.open));
  await settled(page);
  return view;
}

/** Plays until the final score is shown, or for some actions. `each` gets the number of actions before every one. */
export async function playOn(page, hand, lot, each = () => {}, most = 2000) {
  await settled(page);
  for (let count = 0; count < most; count++) {
    if ((await look(page)).sheet) return;
    await each(count);
    await act(page, hand, lot);
  }
  if (most === 2000) throw new Error("the match does not end");
}

/** Checks the sheet of the final score: four places, and the first one wins. */
export async function checkPlaces(page, places) {
  const sheet = page.getByRole("dialog");
  await sheet.locator(".score li").first().waitFor();
  const rows = await sheet.locator(".score li").evaluateAll((rows) =>
    rows.map((row) => ["b", "strong"].map((part) => row.querySelector(part).textContent)),
  );
  expect(rows.map(([, place]) => place)).toEqual(places ?? ["Winner", "Second", "Third", "Fourth"]);
  await expect(sheet.getByRole("heading")).toHaveText(rows[0][0] === "You" ? "You win" : `${rows[0][0]} wins`);
}
