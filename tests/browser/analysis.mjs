// The panel of the analysis, and matches to open it on.
import { readFileSync } from "node:fs";
import { expect } from "./fixtures.mjs";
import { withSum } from "./match.mjs";
import { quiet } from "./quiet.mjs";

export const panel = (page) => page.getByRole("region", { name: "Analysis" });

/** A whole match of a game. */
export const played = (game) => readFileSync(new URL(`../data/record/${game}.txt`, import.meta.url), "utf8");

/** Its beginning, after which all players stop: the analysis of that takes less time. */
export function stopped(game, count) {
  const [header, actions] = played(game).replace(/^seal .*\n/m, "").split(/(?<=\nactions\n)/);
  return withSum([header.trimEnd(), ...actions.split("\n").slice(0, count), "stop", ""].join("\n"));
}

/** Opens the analysis from the final score, and waits until it is complete: its chart has this number of lines. */
export async function analyse(page, hand, lines) {
  const ending = page.getByRole("dialog");
  await ending.getByRole("button", { name: "Analysis" }).waitFor({ timeout: 120_000 });
  await hand.press(ending.getByRole("button", { name: "Analysis" }));
  await expect(panel(page).locator(".curve polyline")).toHaveCount(lines, { timeout: 30_000 });
  await expect(panel(page).locator(".analysing")).toHaveCount(0, { timeout: 30_000 });
}

/** Returns what the panel says of the step shown: the number of its move, its figure, the better one and the reasons. */
export async function shown(page) {
  await quiet(page);
  const step = panel(page).locator(".step-shown");
  const text = async (selector) => {
    const [first] = await step.locator(selector).allTextContents();
    return first ?? "";
  };
  const [, move] = (await text("small")).match(/^Move (\d+) of/) ?? [];
  return { move: Number(move), says: await text("strong"), better: await text(".better"), why: await text(".why") };
}

/** Walks through all mistakes by `next`, until the first comes again. */
export async function mistakes(page, next) {
  const all = [];
  for (let count = 0; count < 100; count++) {
    await next();
    const step = await shown(page);
    const [first] = all;
    if (first && step.move === first.move && step.says === first.says) return all;
    all.push(step);
  }
  throw new Error("the mistakes do not end");
}
