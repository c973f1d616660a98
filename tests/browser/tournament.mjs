// The page of a tournament: how to begin one, pair a round, and enter its results.
import { expect, visit } from "./fixtures.mjs";

const names = ["Ana Reyes", "Ben Cruz", "Carla Santos", "Dino Bautista", "Élodie Martin", "अना शर्मा", "Gina Ramos"];

/** Begins a tournament with these names, and with a title if one is given. */
export async function begin(page, hand, list = names, title = "") {
  await visit(page, "damath/class/#/tournament");
  if (title) {
    await hand.press(page.locator("form summary"));
    await page.locator("input[name=title]").fill(title);
  }
  await page.locator("textarea").fill(list.map((name, at) => `${at + 1}. ${name}`).join("\n"));
  await hand.press(page.locator("form button.main"));
  await expect(page.locator(".ways .main")).toBeVisible();
}

/** Pairs the next round. */
export const pair = (page, hand) => hand.press(page.locator(".ways .main"));

/** Lets the player on the left win every game. */
export async function enter(page, hand) {
  for (const row of await page.locator(".game-row").all()) {
    await hand.press(row.locator(".button").first());
    await expect(row.locator(".button").first()).toHaveAttribute("aria-pressed", "true");
  }
}
