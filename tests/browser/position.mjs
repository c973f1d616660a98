// Damath's position editor: its contents, and how to use it.
import { expect } from "./fixtures.mjs";
import { quiet } from "./quiet.mjs";

/** A square, named by column and row as in `23`, found by its accessible name. */
export const square = (page, [column, row]) => page.getByRole("gridcell", { name: `(${column},${row}),` });

/** Returns the contents of a square, from its accessible name. */
export const stands = async (page, place) => (await square(page, place).getAttribute("aria-label")).split(", ").at(-1);

export const box = (page) => page.getByLabel("Position as text");
export const verdict = (page) => page.locator(".verdict");
export const playOn = (page) => page.getByRole("button", { name: "Play from here" });
export const tray = (page, name) => page.getByRole("group", { name, exact: true });

/** A choice of a group by its label; part of the label is enough for fields whose choices have notes. */
export const choice = (group, name) => group.getByRole("radio", { name, exact: true });

/** Selects tools of the palette by their labels, such as `{ Player: "First", Value: "9" }`. */
export async function take(page, hand, tools) {
  for (const [name, tool] of Object.entries(tools)) {
    const group = tray(page, name);
    await hand.press(group.locator("label").filter({ has: choice(page, tool) }));
    await expect(choice(group, tool)).toBeChecked();
  }
}

/** Puts a piece on a square. */
export async function put(page, hand, tools, place) {
  await take(page, hand, tools);
  await hand.press(square(page, place));
  await quiet(page);
}

/** Sets up a position of two pieces in which the first player's 9 must take the second player's 10, and wins. */
export async function lay(page, hand) {
  await hand.press(page.getByRole("button", { name: "Empty board" }));
  await put(page, hand, { Player: "First", Piece: "Chip", Value: "9" }, "23");
  await put(page, hand, { Player: "Second", Value: "10" }, "34");
}

/** The initial options of the page. */
export const OPTIONS = "set=counting operators=own touch=off damas=once move=off game=off";
export const LAID = `${OPTIONS} | first A | turn 1 | 1: 9@23 | 2: 10@34 | scores 0 0`;
