// Review at phone size by touch, and on a wide screen by mouse.
import { look } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { actions, move, openMoves, sit, slider, stands, step, title } from "./review.mjs";

test("one steps through a match by buttons, the slider and the move list, and one press leads back", { tag: ["@quick", "@firefox"] }, async ({ page, hand }) => {
  await sit(page, ["person Ada", "person Ben"]);
  const seen = [await stands(page)];
  for (let count = 0; count < 4; count++) {
    await move(page, hand);
    seen.push(await stands(page));
  }
  let list = await openMoves(page, hand);
  await expect(list.locator("li")).toHaveCount(4);
  await hand.press(list.locator("li").filter({ has: page.locator(".number", { hasText: /^2$/ }) }));
  await expect(title(page)).toHaveText("Reviewing: move 2 of 4");
  expect(await stands(page)).toEqual(seen[2]);
  expect((await look(page)).movable).toEqual([]);
  await hand.press(step(page, "Step back"));
  expect(await stands(page)).toEqual(seen[1]);
  await hand.press(step(page, "Step forward"));
  await hand.press(step(page, "Step forward"));
  expect(await stands(page)).toEqual(seen[3]);
  await slider(page).fill("1");
  await expect(title(page)).toHaveText("Reviewing: move 1 of 4");
  expect(await stands(page)).toEqual(seen[1]);
  list = await openMoves(page, hand);
  await expect(list.locator("[aria-current]")).toContainText(/^1/);
  if (await page.getByRole("dialog").count()) await hand.press(page.getByRole("button", { name: "Close" }));
  await hand.press(step(page, "Go to start"));
  expect(await stands(page)).toEqual(seen[0]);
  await hand.press(step(page, "Back to now"));
  expect(await stands(page)).toEqual(seen[4]);
  expect((await look(page)).movable).not.toEqual([]);
  expect(await actions(page)).toHaveLength(4);
});
