// Damath at the table, where a phone differs from a wide screen: the moves are in a sheet, and sums are typed by keys on the sheet.
import { look, sitAt } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { kept, preset, seated } from "./match.mjs";

test("D9 the sum of each landing is shown before it is confirmed, then on the board and in the move list; sums are typed with the keys on the sheet, and the final score tells how many were right, after a reload too", async ({ page, hand, isMobile }) => {
  await sitAt(page, "1: 9@30 | 2: 10@41 4@43 1@07");
  await hand.touch("(3,0)");
  const picked = await look(page);
  expect(picked.hint).toBe("9 + 10 = 19, then 9 − 4 = 5: +24");
  expect(picked.main).toBe("Take: +24");
  expect(await kept(page, "damath"), "nothing is played yet").toContain("\nactions\ntouch 30\nend ");
  await hand.touch("(3,4)");
  const taken = await look(page);
  expect(taken.stands).toMatchObject({ "(4,1)": "empty", "(4,3)": "empty", "(3,4)": "Ada’s 9" });
  expect(taken.players[0].captures).toBe("24");
  expect(taken.drawn.join(" ")).toContain("+24");
  expect(taken.said).toBe("Ada took 10 and 4: 9 + 10 = 19, then 9 − 4 = 5: +24");
  expect(await kept(page, "damath")).toContain("\nactions\ntouch 30\n30x52x34\nend ");
  if (isMobile) await hand.press(page.getByRole("button", { name: "Moves" }));
  await expect(page.locator(".note:visible").first()).toHaveText("9 + 10 = 19, 9 − 4 = 5: +24");

  await preset(page, "work-it-out", "on");
  await sitAt(page, "1: 5@30 | 2: 9@41 12@63 1@74");
  const answer = async (square, keys) => {
    for (const name of square) await hand.touch(name);
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    await expect(sheet.getByRole("textbox")).toBeFocused();
    for (const key of keys) {
      if (isMobile || !/\d/.test(key)) await hand.press(sheet.getByRole("button", { name: key, exact: true }));
      else await page.keyboard.press(key);
    }
    await expect(sheet.getByRole("textbox")).toHaveValue(keys.join(""));
    await hand.press(sheet.getByRole("button", { name: "Check" }));
    await expect(sheet.getByRole("status")).toHaveText("Right!");
    await hand.press(sheet.getByRole("button", { name: "Continue" }));
  };
  await answer(["(3,0)", "(5,2)"], ["1", "4"]);
  // The history entry of the sheet is being removed, which would abort the navigation.
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
  await page.reload();
  await seated(page);
  await answer(["(6,3)", "(4,1)"], ["1", "7"]);
  const ending = page.getByRole("dialog");
  await expect(ending).toContainText("Ada: 1 of 1 sum right at the first try: + 1 of 1");
  await expect(ending).toContainText("Ben: 1 of 1 sum right at the first try");
});
