// Damath at the table of a phone: dragging, resigning, and captures with the longest sums.
import { look, sitAt, untimed } from "./damath.mjs";
import { expect, test } from "./fixtures.mjs";
import { confirm, kept, preset } from "./match.mjs";
import { quiet } from "./quiet.mjs";

const actions = async (page) => {
  const lines = (await kept(page, "damath")).split("\n");
  return lines.slice(lines.indexOf("actions") + 1, -2);
};

test("Damath by touch: a dama, a surrender, and the sums of captures", async ({ fresh }) => {
  test.slow();
  await fresh("D5 a chip that comes to the far row becomes a dama, and looks it", async ({ page, hand }) => {
    await sitAt(page, "1: 9@16 4@50 | 2: 5@47");
    const crowns = () => page.locator(".board .crown, .board .dama").count();
    expect(await crowns()).toBe(0);
    await hand.drag("(1,6)", "(0,7)");
    expect((await look(page)).stands["(0,7)"]).toBe("Ada’s dama 9");
    expect(await crowns()).toBeGreaterThan(0);
  });

  await fresh("D11 who resigns loses whatever the score, and is asked twice", async ({ page, hand }) => {
    await sitAt(page, "1: 9@30 4@50 | 2: 5@07 | scores 100 3");
    await hand.press(page.getByRole("button", { name: "Menu" }));
    await hand.press(page.getByRole("button", { name: "Ada: resign" }));
    expect(await actions(page)).toEqual([]);
    await confirm(page, hand, "Ada: resign");
    await expect(page.getByRole("dialog", { name: "Ben wins" })).toContainText("Ada resigned and loses, whatever the score.");
  });

  await fresh("D9 the longest working of a double capture is not cut off", async ({ page, hand }) => {
    const players = ["person Maximiliane-Alexandrin-W", "person Jacqueline-Elodie-Lefe"];
    const position = "turn 1 | 1: D78xy²@12 | 2: -21xy²@23 D-55x@45 36x²y@07";
    await sitAt(page, position, { options: `set=polynomial touch=off ${untimed}`, players });
    for (const square of ["(1,2)", "(5,6)"]) await hand.touch(square);
    await expect(page.locator(".ask")).toContainText("(14\u202f040 + (−275)) × 4");
    for (const [width, height] of [[320, 568], [360, 639], [412, 731], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const over = () => page.locator(".ask").evaluate((ask) => ask.scrollHeight - ask.clientHeight);
      // Fractions of a pixel are rounded up.
      await expect.poll(over, `at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  await fresh("D9 a touch that brings the sum up does not press what comes to lie under the finger", async ({ page, hand }) => {
    await preset(page, "work-it-out", "on");
    const players = ["bot one-ahead Ben", "person Ada"];
    await sitAt(page, "turn 2 | 1: -3@14 8@70 | 2: 10@25 4@05", { options: `set=integer touch=off ${untimed}`, players });
    await hand.touch("(2,5)");
    await hand.touch("(0,3)");
    const sheet = page.getByRole("dialog", { name: "Work it out" });
    await expect(sheet).toBeVisible();
    await quiet(page);
    await expect(sheet).toBeVisible();
  });
});
