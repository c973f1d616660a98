// Whole games of Damath by mouse and by keyboard alone.
import { begin, checkScore, look, playOn, sitAt, untimed } from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { keyboardHand } from "./hands.mjs";
import { lots } from "./lots.mjs";
import { entry } from "./match.mjs";

test("a whole game of Damath by mouse: a person and a bot", async ({ page, hand }) => {
  test.slow();
  await begin(page, hand, { sitters: ["Person", isLong ? "Master bot" : "Beginner bot"], chips: "Integer" });
  await playOn(page, hand, lots(11));
  await checkScore(page);
});

test("a whole game of Damath by keyboard alone: a person and a bot; without LONG=1 its first moves, and an end", async ({ page }) => {
  test.slow();
  const hand = keyboardHand(page);
  await visit(page);
  await hand.press(entry(page, "Damath").getByRole("link", { name: "Play" }));
  // The rulebook's options, but without clocks: touch-move and the rarer options are reached by keys too.
  const styles = page.getByRole("group", { name: "Style of play" });
  await hand.choose(styles, styles.getByRole("radio", { name: /^By the book/ }));
  await hand.press(page.locator("summary", { hasText: "More options" }));
  for (const name of ["Time for a move", "Time for the match"]) {
    const group = page.getByRole("group", { name });
    await hand.choose(group, group.getByRole("radio", { name: /^Off/ }));
  }
  await hand.press(page.getByRole("button", { name: "Start" }));
  await hand.press(page.getByRole("button", { name: "Menu" }));
  const menu = page.getByRole("dialog");
  await hand.choose(menu.getByRole("group", { name: "Speed" }), menu.getByRole("radio", { name: "Instant" }));
  await page.keyboard.press("Escape");
  await playOn(page, hand, lots(5), undefined, isLong ? undefined : 6);
  if (!isLong) {
    await sitAt(page, "turn 1 | 1: 9@30 4@50 | 2: 5@07 10@41", { options: untimed, players: ["person Ada", "bot level-1 Ben"] });
    await playOn(page, hand, lots(5));
  }
  await checkScore(page);
  expect((await look(page)).players).toHaveLength(2);
});
