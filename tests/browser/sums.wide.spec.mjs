// The table of the sums that were worked out on the device.
import { sitAt, untimed } from "./damath.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { confirm, control, preset } from "./match.mjs";

const kept = (page) => page.evaluate(() => localStorage.getItem("caravanserai.sum-statistics.damath"));

test("sums are counted, and statistics of another version stay", async ({ fresh }) => {
  test.slow();
  await fresh("sums are counted by pupil and operation, through matches, and erased when that is confirmed", async ({ page, hand }) => {
    await preset(page, "work-it-out", "on");
    await visit(page, "damath/class/#/paper/sums");
    await expect(page.locator(".a4.sums")).toContainText("Nobody has worked out a sum here yet.");
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    for (const answers of [["1", "-1", "13", "12"], ["5", "5", "13", "12"]]) {
      await sitAt(page, "turn 1 | 1: 9@12 | 2: 10@23 4@45 5@07", { options: `touch=off ${untimed}`, players: ["person Ana Reyes", "person Ben"] });
      for (const square of ["(1,2)", "(5,6)"]) await hand.touch(square);
      if (!(await sheet.isVisible())) await hand.press(control(page, /^Take(?! back)/));
      for (const answer of answers) {
        await sheet.getByRole("textbox").fill(answer);
        await hand.press(sheet.getByRole("button", { name: "Check" }));
      }
      await expect(sheet).toContainText("sums right");
    }
    expect((await kept(page)).match(/^[+−] [01](?:\+1)? [01] \d+ Ana Reyes$/gm)).toHaveLength(6);
    await visit(page, "damath/class/#/paper");
    await hand.press(page.getByRole("link", { name: "Sums by pupil" }));
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Ana Reyes" }) });
    await expect(row.getByRole("cell")).toHaveText([
      /^4\s✓0\s↻0\s✗[\d.]+\ss$/,
      /^0\s✓1\s↻1\s✗[\d.]+\ss$/,
      "",
      "",
      /^4\s✓1\s↻1\s✗[\d.]+\ss$/,
    ]);
    expect(await kept(page), "a line for each operation").toMatch(/^sums 1\n\+ 4 0 \d+ Ana Reyes\n− 0\+1 1 \d+ Ana Reyes\n$/);
    await hand.press(page.getByRole("button", { name: "Delete" }));
    await hand.press(page.getByRole("alertdialog").getByRole("button", { name: "Go back" }));
    await expect(row).toBeVisible();
    await hand.press(page.getByRole("button", { name: "Delete" }));
    await confirm(page, hand, "Delete");
    await expect(page.locator(".a4.sums")).toContainText("Nobody has worked out a sum here yet.");
    expect(await kept(page)).toBeNull();
  });

  await fresh("statistics of another version stay as they are", async ({ page, hand }) => {
    const text = "sums 2\nsomething else\n";
    await preset(page, "work-it-out", "on");
    await preset(page, "sum-statistics.damath", text);
    await visit(page, "damath/class/#/paper/sums");
    await expect(page.getByRole("alert")).toHaveText("These results are from another version and can’t be read. They stay as they are.");
    await sitAt(page, "turn 1 | 1: 9@12 | 2: 10@23 5@07", { options: `touch=off ${untimed}` });
    for (const square of ["(1,2)", "(3,4)"]) await hand.touch(square);
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    if (!(await sheet.isVisible())) await hand.press(control(page, /^Take(?! back)/));
    await sheet.getByRole("textbox").fill("-1");
    await hand.press(sheet.getByRole("button", { name: "Check" }));
    await expect(sheet).toContainText("Right!");
    expect(await kept(page)).toBe(text);
  });
});
