// Helpers that play a match, look back at it and compare it, for tests of undo, review and variations.
import { look, sitAt } from "./damath.mjs";
import { control, kept, settled } from "./match.mjs";

const position = "1: 9@30 4@50 12@41 | 2: 5@07 6@47 11@36";

/** Opens the table of a match, by default against a bot. */
export const sit = (page, players = ["person Ada", "bot random Ben"]) => sitAt(page, position, { options: "touch=off move=off game=off", players });

/** Moves the first movable piece to the first square it can reach, or the last piece to the last square. */
export async function move(page, hand, which = 0) {
  await hand.touch((await look(page)).movable.at(which));
  await hand.touch((await look(page)).reachable.at(which));
  // The selection is confirmed.
  const { main, enabled } = await look(page);
  if (enabled) await hand.press(control(page, main));
  await settled(page);
}

export const stands = async (page) => (await look(page)).stands;
export const actions = async (page) => (await kept(page, "damath")).split("\nactions\n")[1].split("\n").slice(0, -2);
export const title = (page) => page.locator(".ask strong");
export const slider = (page) => page.getByRole("slider", { name: "Step" }).filter({ visible: true });
export const step = (page, name) => page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** Opens the move list, unless it is open. */
export async function openMoves(page, hand) {
  const moves = page.getByRole("button", { name: "Moves" });
  if (await moves.isVisible()) await hand.press(moves);
  return page.locator(".move-list").filter({ visible: true });
}
