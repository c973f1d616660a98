// The film of a match, at phone size by touch.
import { expect, test } from "./fixtures.mjs";
import { move, openMoves, sit, stands, step, title } from "./review.mjs";

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
