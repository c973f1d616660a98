import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { lots } from "./lots.mjs";
import { checkScore } from "./score.mjs";
import { control, kept, look, playOn, settled } from "./table.mjs";

test("a whole game by keyboard alone: a person and a bot", async ({ page }) => {
  const hand = keyboardHand(page);
  await visit(page);
  await hand.press(page.getByRole("link", { name: "Play" }));
  const second = page.locator(".seat").nth(1);
  await hand.choose(second.locator(".choices"), second.getByRole("radio", { name: "Random bot" }));
  await hand.press(page.getByRole("button", { name: "Start" }));
  await hand.press(page.getByRole("button", { name: "Menu" }));
  const menu = page.getByRole("dialog");
  await hand.choose(menu.getByRole("group", { name: "Pace" }), menu.getByRole("radio", { name: "Instant" }));
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();

  await playOn(page, hand, lots(5));
  await checkScore(page, (await look(page)).players.map(({ name }) => name));
});
