// Damath's table: its contents, and how to play there.
import { expect, visit } from "./fixtures.mjs";
import { choosePace, control, entry, record, seat, settled, sitDown, unfold } from "./match.mjs";
import { quiet } from "./quiet.mjs";

/** Options without clocks. */
export const untimed = "move=off game=off";

/** Builds the text of a match from a position, by default of Ada, the first player, and Ben. */
export const matchFrom = (position, { options = untimed, players, actions } = {}) =>
  record({ game: "damath", players, position: [options, position].filter(Boolean).join(" | "), actions });

/** Opens the table of a match from a position. */
export const sitAt = (page, position, { pace, ...more } = {}) => sitDown(page, matchFrom(position, more), pace);

/** Opens the table of a new friendly match from the home page, and chooses the pace. */
export async function begin(page, hand, { sitters, chips = "Counting", pace = "Instant" }) {
  await visit(page);
  await hand.press(entry(page, "Damath").getByRole("link", { name: "Play" }));
  const choose = (group, name) => hand.press(group.locator("label", { hasText: name }));
  for (const [index, sitter] of sitters.entries()) await seat(page, hand, index, sitter);
  await unfold(page, hand);
  await hand.press(page.locator("summary", { hasText: "Chips" }));
  await choose(page.getByRole("group", { name: "Chips" }), chips);
  await hand.press(page.getByRole("button", { name: /^Start/ }));
  await choosePace(page, hand, pace);
}

/** Returns the contents of the table, as people see or hear them. */
export async function look(page) {
  await quiet(page);
  return page.evaluate(() => {
    const all = (selector, within = document) => [...within.querySelectorAll(selector)];
    const text = (selector, within = document) => within.querySelector(selector)?.textContent.trim() ?? "";
    const figure = (player, name) => all(`.${name}`, player)[0]?.childNodes[1].textContent;
    const name = (cell) => cell.ariaLabel.match(/^\([^)]*\)/)[0];
    const cells = all(".board [role=gridcell]");
    const ending = (words) => cells.filter((cell) => cell.ariaLabel.endsWith(words)).map(name);
    const main = document.querySelector(".hand .button.main");
    return {
      sheet: document.querySelector("[role=dialog]")?.ariaLabel ?? null,
      title: text(".ask strong"),
      hint: text(".ask small:not(.refused, .said)"),
      said: text(".ask .said"),
      refused: text(".ask .refused"),
      main: main?.textContent.trim() ?? "",
      enabled: main !== null && !main.disabled,
      choices: all(".hand .choice-row button").map((button) => button.textContent.trim()),
      movable: ending(", can move"),
      reachable: ending(", can be reached"),
      picked: cells.filter((cell) => cell.ariaSelected === "true").map(name),
      causes: all(".cell.cause").map(name),
      stands: Object.fromEntries(cells.map((cell) => [name(cell), cell.ariaLabel.split(", ")[2]])),
      drawn: all(".board > [aria-hidden] text").map((words) => words.textContent),
      clocks: all(".clock").map((clock) => clock.textContent),
      players: all(".player").map((player) => ({
        name: text("b", player),
        captures: figure(player, "captures"),
        pieces: figure(player, "pieces"),
        turn: player.matches(".turn"),
      })),
      moves: all(".moves.wide li").reverse().map((line) => [text("b", line), text(".notation", line), text(".note", line)]),
    };
  });
}

/** Plays a random move for the person to act, at a table that looks so, and waits for the next turn. */
export async function act(page, hand, lot, view) {
  view ??= await look(page);
  if (view.enabled) await hand.press(control(page, view.main));
  else await hand.touch(lot(view.reachable.length > 0 ? view.reachable : view.movable));
  await settled(page);
  return view;
}

/** Plays until the final score is shown, or for some actions. `each` gets the table before every action. */
export async function playOn(page, hand, lot, each = () => {}, most = 800) {
  await settled(page);
  for (let count = 0; count < most; count++) {
    const view = await look(page);
    if (view.sheet) return;
    await each(await act(page, hand, lot, view), count);
  }
  if (most === 800) throw new Error("the match does not end");
}

/** Checks the sheet of the final score: each score is the sum of its parts, and the winner has the higher one. */
export async function checkScore(page) {
  const sheet = page.getByRole("dialog");
  const number = (text) => Number(text.replaceAll("−", "-").replaceAll("\u202f", "").match(/-?[\d.]+(?=\D*$)/)?.[0]);
  await sheet.locator(".score li").first().waitFor();
  const rows = await sheet.locator(".score li").evaluateAll((rows) =>
    rows.map((row) => ["b", "strong", "small"].map((part) => row.querySelector(part).textContent)),
  ).then((rows) => rows.map(([name, score, told]) => ({ name, score: number(score), captures: number(told.split(" from captures")[0]) })));
  expect(rows.length).toBe(2);
  const [first, second] = rows.map(({ score }) => score);
  const title = await sheet.getByRole("heading").textContent();
  expect(title).toMatch(first === second ? /draw/i : new RegExp(`^${rows[0].name} wins?`));
  expect(first).toBeGreaterThanOrEqual(second);
  return rows;
}
