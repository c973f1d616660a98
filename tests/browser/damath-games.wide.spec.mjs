// Whole games of Damath by mouse and by keyboard alone.
import { begin, checkScore, look, playOn } from "./damath.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { lots } from "./lots.mjs";
import { entry } from "./match.mjs";

test("a whole game of Damath by mouse: a person and a bot", async ({ page, hand }) => {
  test.slow();
  await begin(page, hand, { sitters: ["Person", "Sharp bot"], chips: "Integer" });
  await playOn(page, hand, lots(11));
  await checkScore(page);
});

test("a whole game of Damath by keyboard alone: a person and a bot", async ({ page }) => {
  test.slow();
  const hand = keyboardHand(page);
  await visit(page);
  await hand.press(entry(page, "Damath").getByRole("link", { name: "Play" }));
  const off = (group) => page.getByRole("group", { name: group }).getByRole("radio", { name: /^Off/ });
  await hand.choose(page.getByRole("group", { name: "Time for a move" }), off("Time for a move"));
  await hand.choose(page.getByRole("group", { name: "Time for the game" }), off("Time for the game"));
  await hand.press(page.getByRole("button", { name: "Start" }));
  await hand.press(page.getByRole("button", { name: "Menu" }));
  const menu = page.getByRole("dialog");
  await hand.choose(menu.getByRole("group", { name: "Pace" }), menu.getByRole("radio", { name: "Instant" }));
  await page.keyboard.press("Escape");
  await playOn(page, hand, lots(5));
  await checkScore(page);
  expect((await look(page)).players).toHaveLength(2);
});
